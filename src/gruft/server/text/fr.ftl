# Ce que dit la page web en dehors de la table. Les refus sont dans words/text, chaque jeu a ses propres fichiers.

## The rooms
room-vampire_queen = Vampire Queen
room-vampire_queen-short = Queen
room-vampire_queen-by = Wolfgang Kramer
room-vampire_queen-line = Débarrasse-toi de tes cartes avant l’aube.
room-vampire_connection = The Vampire Connection
room-vampire_connection-short = Connection
room-vampire_connection-by = Henning Poehl
room-vampire_connection-line = Pille le village, et tes voisins.
room-vampire_empire = Vampire Empire
room-vampire_empire-short = Empire
room-vampire_empire-by = Filip Miłuński
room-vampire_empire-line = Trois vampires sur neuf. Lesquels ?
room-grottenstein = Vampir
room-grottenstein-short = Vampir
room-grottenstein-by = Martin Kircher, Ingmar Hahnemann
room-grottenstein-line = La villa du comte Grottenstein : trois niveaux, un cercueil, quatre chasseurs.
room-seats = de { $low } à { $high }
room-seats-exact = { $low }
room-open =
    { $tables ->
        [0] aucune table ouverte
        [one] une table ouverte
       *[other] { $tables } tables ouvertes
    }
bot-moth = Phalène
bot-raven = Corbeau
bot-owl = Hibou
bot-moth-about = joue au hasard : parfait pour essayer
bot-raven-about = suit de bons conseils : un vrai adversaire
bot-owl-about = prévoit plusieurs coups

## The house
web-title = Gruft
web-home = Gruft, accueil
web-skip = Aller au contenu principal
web-about = Quatre jeux de vampires sous un même toit. Joue avec tes amis, avec des inconnus ou contre le corbeau.
web-nav = Gruft
web-nav-home = Accueil
web-nav-watch = Regarder
web-nav-learn = Apprendre
web-nav-rules = Règles
web-nav-records = Archives
web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-next-theme = Couleurs : { $theme }. Passer à { $next }.
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-link-here = Ce lien ne marche que sur cette machine : personne d’autre ne peut joindre ce serveur.
web-try-again = Réessayer
web-to-the-house = Accueil
web-clause = Article { $clause } des règles
web-not-done = Ce n’était pas possible
web-page-title = { $page }, Gruft
web-page-turn = ● À toi · { $page }
web-loading = Chargement…

## Somebody comes in
web-name = Ton nom
web-name-ask = Comment t’appeler ?
web-name-why = Un nom suffit. Ni compte, ni e-mail, ni mot de passe.
web-name-table = Invitation à la table « { $table } ».
web-name-host = { $host } t’invite à { $game }
web-name-game = Invitation à { $game }
web-name-playing = { $game } : une partie est en cours
web-name-over = { $game } : cette partie est terminée
web-name-give = Entrer
web-name-change = Changer de nom
web-guest-none = Entrer
web-full = { $count } caractères au plus.

## Lists
web-mine = Tes parties
web-open = Tables ouvertes
web-your-turn = À toi
web-mine-playing = les autres réfléchissent
web-mine-asked = attend { $names }
web-mine-bot = un bot joue pour toi
web-mine-setting =
    { $free ->
        [0] on peut distribuer
        [one] une place libre
       *[other] { $free } places libres
    }
web-mine-over = terminée
web-mine-finished =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
web-mine-none = Pas encore de partie
web-mine-none-text = Choisis un jeu et distribue les cartes. Contre des bots, ça commence tout de suite.
web-open-none = Aucune table ouverte
web-open-none-text = Crée une table visible de tous, ou envoie le lien de la tienne à des amis.
web-open-show = Table publique
web-watch-none = Personne ne joue en public pour l’instant
web-watch-none-text = Une partie apparaît ici si tout le monde peut la regarder.
web-watch-title = Parties à regarder
web-records-title = Tes parties terminées
web-records-none = Pas encore de partie terminée
web-records-none-text = Finis une partie : son histoire, ses scores et son enregistrement restent ici.
web-learn-title = Apprendre un jeu
web-learn-how = Comment jouer
web-learn-rules = Livret de règles
web-shelf-play = Jouer
web-open-at = { $seated } sur { $seats }
web-sit-down = S’asseoir
web-watch = Regarder
web-alone = encore personne d’autre
web-unseen = Impossible de charger les tables

## Setting a table
web-set = Nouvelle table
web-set-game = Jeu
web-set-seats = Places
web-set-seat = Place { $seat }
web-set-you = toi, hôte
web-set-free-seat = Libre
web-set-me = Toi
web-set-waits = attend quelqu’un
web-set-for = Qui joue à la place { $seat }
web-set-person = Invité
web-set-here = Ici
web-set-person-hint = Invité : cette place attend quelqu’un qui a le lien.
web-set-here-hint = Ici : quelqu’un joue aussi sur cet écran. Vous vous le passez entre les coups.
web-set-bot-hint = { $bot } : un bot qui { $about }.
web-set-about = { $what } : { $about }
web-set-name-ask = Nom de la personne à la place { $seat }
web-set-name-missing = Donne un nom à chaque personne qui joue sur cet écran.
web-set-first = Première fois ? Des bots prennent les autres places, et ça commence tout de suite.
web-set-side = Tu joues
web-side-vampire_empire-vampires = les vampires
web-side-vampire_empire-vampires-hint = Tu sais qui sont les trois vampires ; l’autre camp doit les trouver.
web-side-vampire_empire-humans = les humains
web-side-vampire_empire-humans-hint = Tu ne sais pas qui sont les trois vampires : trouve-les et tue-les.
web-side-grottenstein-hunters = les chasseurs
web-side-grottenstein-hunters-hint = Plante le pieu dans le cœur du comte, couché dans son cercueil. Il te faut aussi le marteau.
web-side-grottenstein-vampire = le vampire
web-side-grottenstein-vampire-hint = Tu es le comte : tue les quatre chasseurs ou tiens jusqu’à la dernière manche.
web-set-gentle = Première partie : { $options }.
web-set-seat-of = Place { $seat } ({ $who })
web-set-tempo = En direct ou à loisir
web-tempo-live = En direct
web-tempo-live-hint = Tout le monde reste à table jusqu’à la fin de la partie.
web-tempo-slow = À loisir
web-tempo-slow-hint = Une partie sur plusieurs jours : passe quand tu veux et joue quand c’est ton tour.
web-set-options = Règles et rythme
web-set-summary = { $clock } · public : { $watching } · attendre les absents : { $grace }
web-set-range = Entre { $low } et { $high }.
web-set-rules = Règles du jeu
web-set-time = Rythme
web-set-people = Participants
web-set-clock = Temps de réflexion
web-clock-none = sans limite de temps
web-clock-kind-none = sans pendule
web-clock-kind-move = temps par coup
web-clock-kind-bank = temps pour toute la partie
web-clock-kind-days = des jours pour chaque coup
web-clock-none-hint = Sans limite : chacun prend son temps.
web-clock-move-hint = La pendule repart à chaque question.
web-clock-bank-hint = Chacun a la même réserve de temps, et chaque coup la remplit un peu.
web-clock-days-hint = Pour les parties qu’on joue à côté du reste.
web-clock-seconds = Secondes par coup
web-clock-minutes = Minutes pour la partie
web-clock-increment = Secondes en plus par coup
web-clock-day-count = Jours par coup
web-clock-move =
    { $seconds ->
        [one] { $seconds } seconde par coup
       *[other] { $seconds } secondes par coup
    }
web-clock-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-clock-bank = { $minutes } min + { $seconds } s
web-set-zero = Quand le temps est écoulé
web-zero-move = un coup anodin est joué
web-zero-move-hint = Le joueur reprend à la décision suivante.
web-zero-bot = la partie est perdue
web-zero-bot-hint = Un bot finit la partie ; le joueur est classé dernier. À deux, la partie s’arrête.
web-set-pace = Temps pour réagir
web-pace-usual = jusqu’à 30 secondes
web-pace-usual-hint = Quand les autres agissent et que tu peux réagir. La durée est la même pour tous, pour ne rien trahir.
web-pace-quick = jusqu’à 10 secondes
web-pace-quick-hint = Pour celles et ceux qui connaissent le jeu. La durée est la même pour tous.
web-pace-calm = jusqu’à 90 secondes
web-pace-calm-hint = Pour une première partie : le temps de lire les cartes. La durée est la même pour tous.
web-pace-screen = jusqu’à la dernière réponse
web-pace-screen-hint = Sur un seul écran, rien ne presse : vous vous le passez.
web-pace-twice = ferme à 8 h et à 20 h
web-pace-twice-hint = À ton heure locale. Toutes les réponses s’ouvrent ensemble à heure fixe, pour qu’on ne voie pas qui a répondu quand.
web-pace-daily = ferme à 20 h
web-pace-daily-hint = À ton heure locale, une fois par jour : toutes les réponses s’ouvrent ensemble.
web-pace-hourly = ferme à chaque heure pile
web-pace-hourly-hint = Toutes les réponses s’ouvrent ensemble, au plus tard après quatre heures.
web-set-grace = Attendre les absents
web-set-grace-hint = Ensuite un bot joue à leur place. Un clic leur suffit pour reprendre.
web-set-grace-never-hint = Même en cas de longue absence, aucun bot ne joue à la place de quelqu’un.
web-set-stand-in = Qui joue pour les absents
web-set-stand-in-hint = Le bot ne sait que ce que sait ce joueur.
web-set-bot-pace = Vitesse de jeu des bots
web-set-bot-pace-hint = Le temps qu’un bot attend avant chaque coup, quelles que soient ses cartes ; la vitesse des animations sur ton écran se choisit dans tes réglages.
web-bot-pace-slow = lente
web-bot-pace-normal = normale
web-bot-pace-fast = rapide
web-bot-pace-at-once = tout de suite
web-for-ever = sans limite
web-at-once = tout de suite
web-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-set-watching = Qui peut regarder
web-set-watching-hint = Les spectateurs ne voient ni les mains ni les secrets.
web-set-watching-alone = Les spectateurs ne voient aucune main. Tu joues seulement contre des bots : sans public, inutile de cacher le temps des réactions, et le jeu va plus vite.
web-set-watching-listed = Tant que vous jouez, la table figure sous « Regarder ».
web-watching-nobody = personne
web-watching-link = avec le lien
web-watching-everybody = tout le monde
web-set-delay = Le public voit tout
web-set-delay-hint = Avec un retard, personne ne peut souffler.
web-later = { $time } plus tard
web-set-listed = La montrer parmi les tables ouvertes
web-set-listed-hint = Des inconnus pourront la trouver et s’y asseoir jusqu’à la donne.
web-set-hints = Conseils
web-set-hints-hint = À ton tour, tu peux demander quel serait un bon coup.
web-set-undo-note = On peut annuler un coup tant que personne n’en a rien appris ; plus loin, si tous sont d’accord.
web-option-on = oui
web-option-off = non
web-by-lot = tirage au sort
web-as-printed = comme imprimé
web-edition = Ta propre édition
web-edition-hint = Joue avec d’autres valeurs que celles imprimées. Chacun voit la différence avant de s’asseoir.
web-edition-name = Valeur imprimée
web-edition-value = À cette table
web-edition-printed = Imprimé : { $value }
web-edition-kind = Il faut une valeur du même genre que celle imprimée.
web-edition-change = Changer cette valeur
web-edition-undo = Revenir à l’imprimé
web-edition-changed =
    { $count ->
        [one] { $count } valeur diffère de l’imprimé.
       *[other] { $count } valeurs diffèrent de l’imprimé.
    }
web-option-vampire_queen-s15_seat = Qui a les plus longues canines
web-option-vampire_queen-s15_seat-hint = Cette personne reçoit le chasseur 15 ; à sa gauche, on reçoit le chasseur 20 et on ouvre.
web-option-vampire_queen-phases-hint = Chaque manche est une donne ; on additionne les points à la fin.
web-option-vampire_queen-memory = La mémoire compte
web-option-vampire_queen-memory-hint = La crypte reste fermée, et les cartes ramassées ne sont plus montrées.
web-option-vampire_connection-vampire = Vampire de la place { $seat }
web-option-vampire_connection-vampire-hint = Chaque vampire a sa capacité ; deux joueurs n’ont jamais le même.
web-option-vampire_connection-start = Qui commence
web-option-vampire_connection-start-hint = Cette personne joue en premier.
web-option-vampire_connection-abilities = Vampires à capacités
web-option-vampire_connection-abilities-hint = Chaque vampire déroge à une règle. À éviter pour une première partie.
web-option-vampire_connection-max_rounds-hint = Pour que la partie finisse même si personne ne le veut.
web-option-vampire_connection-memory = La mémoire compte
web-option-vampire_connection-memory-hint = Les deux défausses et le reste du village restent fermés, et les cartes déjà vues ne sont plus montrées.
web-option-vampire_empire-chapel_holy_water = La Chapelle reprend l’eau bénite
web-option-vampire_empire-chapel_holy_water-hint = Oui : la Chapelle prend aussi les cartes qui ne sont que de l’eau bénite. Non : elles restent dans les douves.
web-option-vampire_empire-markers_both_rounds = Les marqueurs comptent au second assaut
web-option-vampire_empire-markers_both_rounds-hint = Oui : les marqueurs d’attaque et de défense comptent aux deux assauts. Non : au premier seulement.
web-option-vampire_empire-memory = La mémoire compte
web-option-vampire_empire-memory-hint = Oui : caves et douves restent fermées, les tiennes aussi, et les cartes déjà vues ne sont plus montrées. Non : tu peux regarder les tiennes.
web-option-vampire_empire-protect_after_attack = Le soutien protège la cible d’une attaque
web-option-vampire_empire-protect_after_attack-hint = Oui : une fois l’attaque montrée, l’autre camp peut jouer des cartes de soutien pour la cible. Non : elles attendent la fin du combat.
web-option-vampire_empire-regeneration_always = La Régénération sauve tout vampire
web-option-vampire_empire-regeneration_always-hint = Oui : même un vampire que seule sa mort a démasqué. Non : seulement un vampire démasqué avant.
web-option-grottenstein-vampire_seat = Qui joue le vampire
web-option-grottenstein-vampire_seat-hint = Tous les autres chassent. À deux, une personne mène tous les chasseurs.
web-option-grottenstein-vampire_seat-open = la dernière place (un bot, s’il y en a un)
web-option-grottenstein-hunter_order = Ordre des chasseurs
web-option-grottenstein-hunter_order-hint = Dans quel ordre les chasseurs jouent.
web-option-grottenstein-preset = Valeurs du jeu
web-option-grottenstein-preset-hint = Avec un poignard plus faible que l’imprimé, la chasse devient plus dure.
web-option-grottenstein-preset-dagger_minus_2 = poignard plus faible (un dé −2)
web-option-grottenstein-vampire_zero = Quand le vampire n’a plus de points de vie
web-option-grottenstein-vampire_zero-hint = Décide si les blessures seules peuvent finir la chasse.
web-option-grottenstein-vampire_zero-dies = les chasseurs gagnent
web-option-grottenstein-vampire_zero-coffin = on le couche dans son cercueil
web-option-grottenstein-range_metric = Comment se comptent les portées
web-option-grottenstein-range_metric-hint = Décide si une arme atteint aussi les cases en diagonale. L’image de la notice d’origine est perdue.
web-option-grottenstein-range_metric-manhattan = sans diagonales
web-option-grottenstein-range_metric-chebyshev = un pas en diagonale compte pour une case
web-option-grottenstein-finds = Ce que les chasseurs trouvent et portent
web-option-grottenstein-finds-hint = Décide si le camp du vampire voit les cartes des chasseurs avant qu’elles servent.
web-option-grottenstein-finds-hidden = les chasseurs seuls le voient
web-option-grottenstein-finds-public = tout le monde le voit
web-option-grottenstein-cellar_cards = Les cartes cave du vampire
web-option-grottenstein-cellar_cards-hint = Décide si le bloc-notes du vampire montre ce qu’il a posé dans la cave, ou si sa mémoire compte.
web-option-grottenstein-cellar_cards-noted = elles figurent sur son bloc-notes
web-option-grottenstein-cellar_cards-remembered = il doit les retenir
web-option-grottenstein-max_rounds = Dernière manche
web-option-grottenstein-max_rounds-hint = Ensuite le camp du vampire gagne. 0 : comme imprimé.
web-colour-red = rouge
web-colour-blue = bleu
web-colour-green = vert
web-colour-yellow = jaune
web-fewer = moins
web-more = plus
web-deal = Distribuer les cartes
web-set-invite = Créer et inviter
web-fair-note = Le hasard est fixé avant la première carte : son empreinte est montrée d’abord, son secret à la fin.

## The waiting room
web-wait-title = La table est prête
web-wait-host = Envoie le lien à tes amis, ou confie les places libres à des bots.
web-wait-guest = Prends une place libre. { $host } distribue les cartes.
web-wait-guest-nohost = Prends une place libre. L’hôte distribue les cartes.
web-wait-seated = Tu as la place { $seat }. { $host } distribue quand toutes les places sont prises.
web-wait-seated-nohost = Tu as la place { $seat }. L’hôte distribue quand toutes les places sont prises.
web-wait-full = Toutes les places sont prises.
web-wait-invited = Une place t’est réservée.
web-wait-taken = Toutes les places sont prises, et cette table n’a pas de public.
web-wait-taken-watch = Toutes les places sont prises. Reste pour regarder quand ça commencera.
web-wait-linked =
    { $kept ->
        [one] La place libre est réservée à une personne qui a son lien, et cette table n’a pas de public.
       *[other] Les places libres sont réservées aux personnes qui ont leur lien, et cette table n’a pas de public.
    }
web-wait-linked-watch =
    { $kept ->
        [one] La place libre est réservée à une personne qui a son lien. Reste pour regarder quand ça commencera.
       *[other] Les places libres sont réservées aux personnes qui ont leur lien. Reste pour regarder quand ça commencera.
    }
web-wait-seats = Places
web-wait-link = Lien d’invitation
web-wait-link-short = Lien
web-wait-link-hint = Trois mots qu’on peut dire à voix haute.
web-wait-share = Partager
web-wait-qr = Code QR
web-wait-qr-hint = Scanne-le avec un téléphone pour venir à cette table.
web-share-text = Joue à { $game } avec moi !
web-wait-watching = Dans le public
web-wait-facts = Comment on joue
web-wait-host-is = hôte
web-wait-you = toi
web-wait-seated-short = à table
web-wait-kept = Réservée
web-wait-kept-for = Réservée à { $name }
web-wait-kept-you = pour toi
web-wait-kept-comes = pas encore là
web-wait-kept-link = pour la personne qui a son lien
web-wait-take = Prendre ta place
web-wait-new-link = Nouveau lien
web-wait-silent = en sourdine
web-wait-menu = Place { $seat } : échanger et plus
web-wait-swap = Échanger sa place avec
web-wait-mute = Mettre en sourdine
web-wait-unmute = Rétablir le tchat
web-wait-away = pas là
web-wait-bot = bot, { $bot }
web-wait-sit = S’asseoir ici
web-wait-sit-too = S’asseoir ici aussi
web-wait-sit-name = Nom
web-wait-stand = Se lever
web-wait-remove = Libérer la place
web-wait-kick = Exclure
web-wait-kick-hint = Pas de retour possible à cette table.
web-wait-move = Venir ici
web-wait-seat-bot = Donner la place { $seat } à un bot
web-wait-fill = Remplir les places avec
web-wait-seat-link = Lien vers la place { $seat }
web-wait-seat-link-label = Lien vers cette place seulement
web-wait-seat-link-hint = Désormais cette place est réservée à la personne qui a ce lien ; le lien de la table ne l’ouvre pas. Il sert une seule fois.
web-wait-missing =
    { $free ->
        [one] { $free } place est encore libre.
       *[other] { $free } places sont encore libres.
    }
web-wait-missing-kept =
    { $kept ->
        [one] { $kept } place réservée attend encore.
       *[other] { $kept } places réservées attendent encore.
    }
web-wait-missing-away =
    { $away ->
        [one] { $away } personne n’est pas là en ce moment.
       *[other] { $away } personnes ne sont pas là en ce moment.
    }
web-wait-fingerprint = Empreinte du hasard
web-wait-hot = Plusieurs devant cet écran ? Assieds-toi une fois pour chacun ; vous vous le passez entre les coups.
web-talk = Tchat
web-talk-none = Personne n’a encore rien écrit.
web-talk-say = Écrire quelque chose
web-talk-send = Envoyer

## At the table
web-hand-over = Passe l’écran à { $name }
web-hand-over-text = C’est à { $name } de jouer. Aucune carte n’est montrée avant que l’écran change de mains.
web-hand-over-take = Je suis { $name }
web-moved = { $count ->
    [one] { $names } joue maintenant dans un autre navigateur
   *[other] { $names } jouent maintenant dans un autre navigateur
}
web-moved-text = La place y a été ouverte avec son lien. La clé gardée ici ne sert plus.
web-moved-go-on = Rester ici
web-link-spent = Ce lien ne sert plus
web-link-spent-text = Le lien d’une place sert une fois. Tu peux en créer un nouveau dans le navigateur où l’on joue maintenant.
web-away-line = Le serveur ne répond pas. La table reste telle que tu la vois.
web-away-house = Le serveur ne répond pas. Nouvel essai en cours.
web-line-not-taken = Le serveur n’accepte plus de connexion d’ici. Trop de pages sont peut-être ouvertes ; fermes-en quelques-unes.
web-try-now = Essayer maintenant
web-gallery-later = Le public le voit plus tard
web-gallery-later-text = L’hôte montre tout au public avec un peu de retard. Reste ; la table apparaîtra ici.
web-outdated = Il y a une version plus récente de cette page.
web-reload = Recharger

## The end
web-end-over = Partie terminée
web-end-wins = { $name } gagne
web-end-wins-with = { $name } gagne avec { $score }
web-end-you-win = Tu gagnes
web-end-you-win-with = Tu gagnes avec { $score }
web-end-share = { $names } gagnent
web-end-nobody = Personne ne gagne
web-end-aborted = La partie a été interrompue
web-end-aborted-text = Tout le monde était d’accord. Personne n’a perdu.
web-end-resigned = { $name } a abandonné.
web-end-out-of-time = { $name } n’avait plus de temps.
web-end-sheet = Feuille de score
web-end-places = Résultat
web-end-rank = Rang
web-end-seat = Joueur
web-end-score = Points
web-end-last = abandon, dernier rang
web-end-winner = gagne
web-end-team = même équipe : { $names }
web-end-chart = Le fil de la partie
web-end-chart-label = À la fin : { $list }
web-end-again = Revanche
web-end-again-go = Vers la revanche
web-end-again-set = La revanche est prête.
web-end-story = Tournants
web-end-story-none = Aucun tournant : la partie a suivi son cours tranquille.
web-end-tallies = En chiffres
web-end-look = Regarder la table
web-end-back = Retour au résultat
web-end-record = Enregistrer la partie
web-fair = Donne honnête
web-fair-checking = Cette page vérifie chaque tirage…
web-fair-unread = L’enregistrement est illisible, rien n’a donc pu être vérifié.
web-fair-checked = Donne honnête, vérifiée
web-fair-broken = Le secret ne correspond pas
web-fair-checked-text = Cette page vient de tout recalculer sans interroger le serveur : le hasard était fixé avant la première carte, et personne ne pouvait le choisir.
web-fair-broken-text = Quelque chose ne colle pas ; la ligne rouge ci-dessous dit quoi. Ne te fie pas à cette donne et garde l’enregistrement.
web-fair-figures = Voir les chiffres
web-fair-file-fits = L’enregistrement est entier : chaque ligne correspond à sa somme de contrôle.
web-fair-file-broken = L’enregistrement a été modifié : une ligne ne correspond pas à sa somme de contrôle.
web-fair-fingerprint-fits = Le secret donne l’empreinte montrée avant la première carte.
web-fair-fingerprint-broken = Le secret ne donne pas l’empreinte montrée.
web-fair-seen-fits = Ce navigateur a vu la même empreinte avant la partie.
web-fair-seen-broken = Ce navigateur a vu une autre empreinte avant la partie.
web-fair-seen-open = Ce navigateur n’était pas à la table avant la partie et n’a donc pas vu d’empreinte.
web-fair-grain-fits = Le nombre aléatoire donné par ce navigateur y est.
web-fair-grain-broken = Le nombre aléatoire donné par ce navigateur manque.
web-fair-grain-open = Ce navigateur n’a pas donné de nombre aléatoire.
web-fair-seed-fits =
    { $count ->
        [one] Le secret et { $count } nombre aléatoire font la graine.
       *[other] Le secret et { $count } nombres aléatoires font la graine.
    }
web-fair-seed-broken = Il manque un nombre aléatoire dans l’enregistrement.
web-fair-draws-fits =
    { $count ->
        [one] Le seul tirage vient de cette graine.
       *[other] Les { $count } tirages viennent tous de cette graine : chaque mélange, chaque dé.
    }
web-fair-draws-broken = Un tirage ne vient pas de cette graine.
web-fair-before = Le hasard est fixé d’avance : cette empreinte est montrée avant la première carte, le secret qu’elle cache après la dernière.
web-fair-fingerprint = Empreinte
web-fair-secret = Secret
web-fair-salts = Nombres aléatoires, place par place
web-fair-seed = Graine
web-fair-draw = Premier tirage qui ne colle pas
web-fair-yourself = Vérifie toi-même chaque tirage : enregistre la partie et lance

## Settings
web-settings-text = Gardés dans ce navigateur seulement.
web-settings-table = La partie continue pendant ce temps.
web-settings-back = Retour à la table
web-people = Participants à cette table
web-people-hint = Un bot joue pour les personnes exclues ; elles ne peuvent plus revenir à cette table.
web-people-watching = regarde
web-language-hint = La page change aussitôt ; les autres gardent leur langue.
web-language-failed = Cette langue ne peut pas être chargée pour l’instant. La page garde l’ancienne.
web-theme-hint = Sombre, clair ou très contrasté.
web-theme-night = Nuit
web-theme-dawn = Aube
web-theme-contrast = Contraste élevé
web-motion = Mouvement
web-motion-hint = Si les cartes volent et si les figurines marchent. Sans mouvement, le journal raconte tout.
web-motion-system = comme le système
web-motion-full = complet
web-motion-none = aucun
web-speed = Vitesse des animations
web-speed-hint = Tu peux toujours répondre tout de suite ; la table rattrape. J passe au présent.
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-skip = directement à ma question
web-sound = Son
web-sound-switch = Jouer les sons
web-sound-hint = Cartes, dés, un coup à la porte quand c’est ton tour. M les coupe à la table. Les téléphones restent muets tant que tu ne les actives pas.
web-volume = Volume
web-volume-hint = Seulement pour cet appareil ; les autres n’en entendent rien.
web-orders = Consignes
web-orders-text = Elles valent dès le début de chaque partie, quand d’autres agissent et que tu peux réagir. À la table, tu peux en changer à tout moment.
web-order-none = Toujours me demander
web-order-none-hint = par défaut
web-order-concerns = Seulement si cela me concerne
web-order-concerns-hint = mon château, mon tombeau, mes personnages
web-order-pass = Passer pour moi
web-order-pass-hint = jusqu’à nouvel ordre
web-first-hints = Conseils à la première partie
web-first-hints-hint = La première fois que tu joues à un jeu ici, la table te donne d’elle-même un conseil à chaque coup.
web-keys = Clavier
web-keys-letters = Lettres seules comme raccourcis
web-keys-letters-hint = P passe, U annule, R ouvre les règles…

## Rules
web-rules = Règles
web-rules-of = Règles de { $game }
web-rules-find = Chercher un mot ou un article
web-rules-none = Aucun article ne dit cela
web-rules-none-text = Essaie un autre mot, ou le numéro d’un article.

## What goes wrong
web-nowhere = Il n’y a rien ici
web-nowhere-text = Cette adresse ne mène nulle part.
web-unreached = Le serveur ne répond pas. Vérifie qu’il tourne encore et que ta connexion marche.
web-failed = Serveur injoignable
web-failed-text = Tes parties sont en sécurité ; chaque coup a été enregistré avant d’être montré.
web-table-failed = Impossible de venir à cette table
web-not-in-table-unknown = Cette table n’existe pas
web-not-in-table-kicked = L’hôte t’exclut de cette table
web-not-in-table-not-for-watching = Cette partie n’a pas de public
web-broken = Un problème est survenu
web-broken-text = Tes coups sont en sécurité ; ils ont été enregistrés avant d’être montrés. Recharge la page.
