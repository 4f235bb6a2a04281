# Ce que dit la page web en dehors de la table. Les refus sont dans words/text, chaque jeu a ses propres fichiers.

## The rooms
room-vampire_queen = Vampire Queen
room-vampire_queen-short = Queen
room-vampire_queen-by = Wolfgang Kramer
room-vampire_queen-line = Débarrasse-toi de tes cartes avant la pleine lune.
room-vampire_connection = The Vampire Connection
room-vampire_connection-short = Connection
room-vampire_connection-by = Henning Poehl
room-vampire_connection-line = Pille le village, et tes voisins.
room-vampire_empire = Vampire Empire
room-vampire_empire-short = Empire
room-vampire_empire-by = Filip Miłuński
room-vampire_empire-line = Trois vampires sur neuf. Lesquels ?
room-grottenstein = Comte Grottenstein
room-grottenstein-short = Grottenstein
room-grottenstein-by = Martin Kircher, Ingmar Hahnemann
room-grottenstein-line = Trois niveaux, un cercueil, quatre chasseurs.
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
bot-moth-about = joue au hasard
bot-raven-about = suit de bons conseils
bot-owl-about = prévoit plusieurs coups

## The house
web-title = Gruft
web-home = Gruft, accueil
web-skip = Aller au contenu principal
web-about = Une maison, quatre jeux de vampires. Joue avec tes amis, avec des inconnus ou contre le corbeau.
web-nav = La maison
web-nav-home = Maison
web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-next-theme = Couleurs : { $theme }. Passer à { $next }.
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-link-here = Ce lien ne marche que sur cette machine : personne d’autre ne peut joindre la maison.
web-try-again = Réessayer
web-to-the-house = Vers l’accueil
web-clause = Article { $clause } des règles
web-not-done = Ce n’était pas possible
web-page-title = { $page }, Gruft
web-page-turn = ● À toi · { $page }
web-loading = On demande à la maison…

## Somebody comes in
web-name = Ton nom
web-name-ask = Comment veux-tu qu’on t’appelle ?
web-name-why = Un nom suffit à la maison. Ni compte, ni adresse, ni mot de passe.
web-name-table = On t’invite à la table « { $table } ».
web-name-give = Entrer
web-name-change = Changer de nom
web-guest-none = Entrer
web-full = Pas plus de { $count } caractères ici.

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
web-mine-none-text = Choisis une porte et distribue les cartes : contre les corbeaux, on commence tout de suite.
web-open-none = Aucune table n’est ouverte
web-open-none-text = Dresse une table visible de tous, ou envoie le lien de la tienne à des amis.
web-open-at = { $seated } sur { $seats }
web-sit-down = S’asseoir
web-watch = Regarder
web-alone = encore personne d’autre
web-unseen = Impossible de voir les tables

## Setting a table
web-set = Dresser une table
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
web-set-person-hint = Invité : la place attend quelqu’un qui a le lien.
web-set-here-hint = Ici : quelqu’un joue aussi sur cet écran. On se le passe entre les coups.
web-set-player = Joueur { $seat }
web-set-tempo = En direct ou à loisir
web-tempo-live = En direct
web-tempo-live-hint = Tout le monde reste à table jusqu’à la fin de la partie.
web-tempo-slow = À loisir
web-tempo-slow-hint = Une partie sur plusieurs jours : passe quand tu veux et joue quand c’est ton tour.
web-set-options = Règles et rythme
web-set-summary = { $clock } · public : { $watching } · attendre les absents : { $grace }
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
web-clock-none-hint = Chacun réfléchit aussi longtemps qu’il veut.
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
        [one] un jour par coup
       *[other] { $days } jours par coup
    }
web-clock-bank = { $minutes } min + { $seconds } s
web-set-zero = Quand le temps est écoulé
web-zero-move = un coup anodin est joué
web-zero-move-hint = La place continue à la question suivante.
web-zero-bot = la place est perdue
web-zero-bot-hint = Un bot finit la partie et la place est classée dernière. À deux, la partie est finie.
web-set-pace = Temps pour réagir
web-pace-usual = jusqu’à 30 secondes
web-pace-usual-hint = Quand les autres agissent et que tu peux réagir. La durée est la même pour tous, pour ne rien trahir.
web-pace-quick = jusqu’à 10 secondes
web-pace-quick-hint = Pour qui connaît le jeu. La durée est la même pour tous.
web-pace-calm = jusqu’à 90 secondes
web-pace-calm-hint = Pour une première partie : le temps de lire les cartes. La durée est la même pour tous.
web-pace-screen = jusqu’à ce que tous aient été interrogés
web-pace-screen-hint = À un seul écran, rien ne presse : on se le passe de l’un à l’autre.
web-pace-twice = ferme à 8 h et à 20 h
web-pace-twice-hint = À l’heure de ta montre. Toutes les réponses s’ouvrent ensemble à heure fixe, pour qu’on ne voie pas qui a répondu quand.
web-pace-daily = ferme à 20 h
web-pace-daily-hint = À l’heure de ta montre, une fois par jour : toutes les réponses s’ouvrent ensemble.
web-pace-hourly = ferme à chaque heure pile
web-pace-hourly-hint = Toutes les réponses s’ouvrent ensemble, au plus tard après quatre heures.
web-set-grace = Attendre les absents
web-set-grace-hint = Puis un bot garde la place. Qui revient la reprend d’un clic.
web-set-grace-never-hint = Même en cas de longue absence, aucun bot ne joue à la place de quelqu’un.
web-set-stand-in = Qui garde une place
web-set-stand-in-hint = Il ne sait que ce que sait cette place.
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
web-set-watching-hint = Qui regarde ne voit aucune main, ni rien de secret.
web-set-watching-alone = Qui regarde ne voit aucune main. Contre des bots seulement, si personne ne peut regarder, il n’y a personne à qui cacher le temps d’une réaction, et le jeu va plus vite.
web-set-watching-listed = Tant que vous jouez, la table figure parmi les tables ouvertes, et tout le monde peut regarder.
web-watching-nobody = personne
web-watching-link = qui a le lien
web-watching-everybody = tout le monde
web-set-delay = Le public voit tout
web-set-delay-hint = Avec un retard, personne ne peut souffler.
web-later = { $time } plus tard
web-set-listed = La montrer parmi les tables ouvertes
web-set-listed-hint = Elle y reste jusqu’à la donne, et des inconnus pourront aussi s’y asseoir.
web-set-hints = Conseils
web-set-hints-hint = Qui doit jouer peut demander à la maison ce que ferait un bon joueur.
web-set-undo-note = On peut reprendre un coup tant que personne n’en a rien appris ; plus loin, si tous sont d’accord.
web-option-on = oui
web-option-off = non
web-by-lot = tirage au sort
web-as-printed = comme imprimé
web-edition = Ta propre édition
web-edition-hint = Joue avec d’autres valeurs que celles imprimées. Chacun voit la différence avant de s’asseoir.
web-edition-name = Valeur imprimée
web-edition-value = Ici
web-edition-printed = Imprimé : { $value }
web-edition-kind = Il faut une valeur du même genre que celle imprimée.
web-edition-change = Changer cette valeur
web-edition-undo = Revenir à l’imprimé
web-edition-changed =
    { $count ->
        [one] { $count } valeur diffère de l’imprimé.
       *[other] { $count } valeurs diffèrent de l’imprimé.
    }
web-option-vampire_queen-s15_seat = Qui reçoit le chasseur S15
web-option-vampire_queen-s15_seat-hint = La place à sa gauche reçoit S20 et entame la première.
web-option-vampire_queen-phases-hint = Chaque manche est une donne ; on additionne les points à la fin.
web-option-vampire_connection-vampire = Vampire de la place { $seat }
web-option-vampire_connection-vampire-hint = Chaque vampire a sa capacité ; deux places n’ont jamais le même.
web-option-vampire_connection-start = Qui commence
web-option-vampire_connection-start-hint = La place qui joue en premier.
web-option-vampire_connection-abilities = Les vampires ont leurs capacités
web-option-vampire_connection-abilities-hint = Sans, pour une première partie.
web-option-vampire_connection-max_rounds-hint = Pour qu’une partie finisse même si personne ne le veut.
web-option-grottenstein-vampire_seat = Qui joue le vampire
web-option-grottenstein-vampire_seat-hint = Tous les autres chassent ; à deux, l’un mène tous les chasseurs.
web-option-grottenstein-hunter_order = Ordre des chasseurs
web-option-grottenstein-hunter_order-hint = Dans quel ordre les chasseurs jouent.
web-option-grottenstein-preset = Valeurs du jeu
web-option-grottenstein-preset-hint = Les valeurs imprimées favorisent un camp ; les autres rééquilibrent.
web-option-grottenstein-preset-dagger_minus_2 = poignard plus faible (un dé −2)
web-option-grottenstein-preset-tuned = équilibré : seul le pieu gagne
web-option-grottenstein-vampire_zero = Quand le vampire n’a plus de points de vie
web-option-grottenstein-vampire_zero-hint = Les blessures seules peuvent-elles finir la chasse ?
web-option-grottenstein-vampire_zero-dies = les chasseurs gagnent
web-option-grottenstein-vampire_zero-coffin = on le couche dans son cercueil
web-option-grottenstein-max_rounds = Dernière manche
web-option-grottenstein-max_rounds-hint = Ensuite le camp du vampire gagne. 0 : comme imprimé.
web-colour-red = rouge
web-colour-blue = bleu
web-colour-green = vert
web-colour-yellow = jaune
web-fewer = moins
web-more = plus
web-deal = Distribuer les cartes
web-set-invite = Dresser la table et inviter
web-fair-note = L’empreinte du hasard est montrée avant la première carte, le secret après la dernière.

## The waiting room
web-wait-title = La table est dressée
web-wait-host = Envoie le lien à celles et ceux qui joueront, ou confie les places libres à des bots.
web-wait-guest = Prends une place libre. { $host } distribue les cartes.
web-wait-guest-nohost = Prends une place libre. L’hôte distribue les cartes.
web-wait-seated = Tu as la place { $seat }. { $host } distribue quand toutes les places sont prises.
web-wait-seated-nohost = Tu as la place { $seat }. L’hôte distribue quand toutes les places sont prises.
web-wait-full = Toutes les places sont prises.
web-wait-invited = Une place t’est réservée. Prends-la.
web-wait-taken = Toutes les places sont prises, et personne ne peut regarder à cette table.
web-wait-taken-watch = Toutes les places sont prises. Reste, et tu regarderas quand ça commencera.
web-wait-linked =
    { $kept ->
        [one] La place libre est réservée à qui en a le lien, et personne ne peut regarder à cette table.
       *[other] Les places libres sont réservées à qui en a le lien, et personne ne peut regarder à cette table.
    }
web-wait-linked-watch =
    { $kept ->
        [one] La place libre est réservée à qui en a le lien. Reste, et tu regarderas quand ça commencera.
       *[other] Les places libres sont réservées à qui en a le lien. Reste, et tu regarderas quand ça commencera.
    }
web-wait-seats = Places
web-wait-link = Lien d’invitation
web-wait-link-short = Lien
web-wait-link-hint = Trois mots qu’on peut dire à voix haute.
web-wait-facts = Comment on joue
web-wait-host-is = hôte
web-wait-you = toi
web-wait-seated-short = à table
web-wait-kept = Réservée
web-wait-kept-for = Réservée à { $name }
web-wait-kept-you = pour toi
web-wait-kept-comes = pas encore là
web-wait-kept-link = pour qui en a le lien
web-wait-take = Prendre ta place
web-wait-new-link = Nouveau lien
web-wait-silent = en sourdine
web-wait-menu = Place { $seat } : échanger et plus
web-wait-swap = Échanger sa place avec
web-wait-mute = Mettre en sourdine
web-wait-unmute = Rendre la parole
web-wait-away = pas là
web-wait-bot = bot, { $bot }
web-wait-sit = S’asseoir ici
web-wait-sit-too = S’asseoir ici aussi
web-wait-sit-name = Nom à cette place
web-wait-stand = Se lever
web-wait-remove = Libérer la place
web-wait-kick = Renvoyer
web-wait-kick-hint = Qui est renvoyé ne peut pas revenir à cette table.
web-wait-move = Venir ici
web-wait-seat-bot = Donner la place { $seat } à un bot
web-wait-fill = Toutes les places libres pour
web-wait-seat-link = Lien vers la place { $seat }
web-wait-seat-link-label = Lien vers cette place seulement
web-wait-seat-link-hint = Désormais la place est réservée à qui a ce lien ; le lien de la table ne l’ouvre pas. Il sert une seule fois.
web-wait-missing =
    { $free ->
        [one] Une place est encore libre.
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
web-wait-hot = Plusieurs devant cet écran ? Assieds-toi une fois pour chacun ; on se passe l’écran entre les coups.
web-talk = Discussion
web-talk-none = Personne n’a encore rien dit.
web-talk-say = Dire quelque chose
web-talk-send = Dire

## At the table
web-hand-over = Passe l’écran à { $name }
web-hand-over-text = C’est à { $name } de jouer. Aucune carte n’est montrée avant que { $name } prenne l’écran.
web-hand-over-take = Je suis { $name }
web-moved = { $count ->
    [one] { $names } joue maintenant dans un autre navigateur
   *[other] { $names } jouent maintenant dans un autre navigateur
}
web-moved-text = La place y a été emportée par son lien. La clé qui était ici n’ouvre plus rien.
web-moved-go-on = Continuer ici
web-link-spent = Ce lien n’ouvre plus rien
web-link-spent-text = Le lien d’une place ne sert qu’une fois. Là où elle est jouée maintenant, tu peux en faire un nouveau.
web-away-line = La maison ne répond pas. La table reste telle que tu la vois.
web-away-house = La maison ne répond pas. On réessaie sans cesse.
web-line-not-taken = La maison est là, mais n’accepte plus de connexion d’ici. Trop de ses pages sont peut-être ouvertes ; fermes-en quelques-unes.
web-try-now = Essayer maintenant
web-gallery-later = Le public le voit plus tard
web-gallery-later-text = L’hôte montre tout au public avec un peu de retard. Reste ; la table apparaîtra ici.
web-outdated = La maison est plus récente que cette page.
web-reload = La recharger

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
web-end-rank = Rang
web-end-seat = Place
web-end-score = Points
web-end-last = abandon, dernier rang
web-end-winner = gagne
web-end-team = même équipe : { $names }
web-end-chart = Les points au fil de la partie
web-end-chart-label = Points à la fin : { $list }
web-end-again = Rejouer à la même table
web-end-again-go = Vers la nouvelle table
web-end-again-set = Une nouvelle table est dressée.
web-end-look = Regarder la table
web-end-back = Retour au résultat
web-end-record = Enregistrer la partie
web-fair = Donne honnête
web-fair-checking = Cette page vérifie chaque tirage…
web-fair-unread = L’enregistrement est illisible, rien n’a donc pu être vérifié.
web-fair-checked = Donne honnête, vérifiée
web-fair-broken = Le secret ne correspond pas
web-fair-checked-text = Cette page vient de tout recalculer sans demander à la maison : le hasard était fixé avant la première carte, et personne ne pouvait le choisir.
web-fair-broken-text = Quelque chose ne colle pas ; la ligne rouge ci-dessous dit quoi. Ne te fie pas à cette donne et garde l’enregistrement.
web-fair-figures = Voir les chiffres
web-fair-file-fits = L’enregistrement est entier : chaque ligne correspond à sa somme de contrôle.
web-fair-file-broken = L’enregistrement a été modifié : une ligne ne correspond pas à sa somme de contrôle.
web-fair-fingerprint-fits = Le secret donne l’empreinte montrée avant la première carte.
web-fair-fingerprint-broken = Le secret ne donne pas l’empreinte montrée.
web-fair-seen-fits = Ce navigateur a vu la même empreinte avant la partie.
web-fair-seen-broken = Ce navigateur a vu une autre empreinte avant la partie.
web-fair-seen-open = Ce navigateur n’était pas à la table avant la partie et n’a donc pas vu d’empreinte.
web-fair-grain-fits = Le grain de hasard donné par ce navigateur y est.
web-fair-grain-broken = Le grain de hasard donné par ce navigateur manque.
web-fair-grain-open = Ce navigateur n’a pas donné de grain de hasard.
web-fair-seed-fits =
    { $count ->
        [one] Le secret et { $count } grain font la graine.
       *[other] Le secret et { $count } grains font la graine.
    }
web-fair-seed-broken = Il manque un grain de hasard dans l’enregistrement.
web-fair-draws-fits =
    { $count ->
        [one] Le seul tirage vient de cette graine.
       *[other] Les { $count } tirages viennent tous de cette graine : chaque mélange, chaque dé.
    }
web-fair-draws-broken = Un tirage ne vient pas de cette graine.
web-fair-before = La maison est liée à son hasard : cette empreinte est montrée avant la première carte, le secret qu’elle cache après la dernière.
web-fair-fingerprint = Empreinte
web-fair-secret = Secret
web-fair-salts = Grains, place par place
web-fair-seed = Graine
web-fair-draw = Premier tirage qui ne colle pas
web-fair-yourself = Vérifie toi-même chaque tirage : enregistre la partie et lance

## Settings
web-settings-text = Gardés dans ce navigateur seulement.
web-settings-table = La partie continue pendant ce temps.
web-settings-back = Retour à la table
web-people = Participants à cette table
web-people-hint = Un bot continue pour qui est renvoyé, et qui ne peut plus revenir à cette table.
web-people-watching = regarde
web-language-failed = Les mots de cette langue ne peuvent pas être chargés pour l’instant. La page garde l’ancienne langue.
web-theme-night = Nuit
web-theme-dawn = Aube
web-theme-contrast = Contraste élevé
web-motion = Mouvement
web-motion-system = comme le système
web-motion-full = complet
web-motion-none = aucun
web-orders = Consignes
web-orders-text = Elles valent dès le début de chaque partie, quand d’autres agissent et que tu peux réagir. À la table, tu peux en changer à tout moment.
web-order-none = Toujours me demander
web-order-none-hint = par défaut
web-order-concerns = Me demander seulement si cela me concerne
web-order-concerns-hint = mon château, mon tombeau, mes personnages
web-order-pass = Passer pour moi
web-order-pass-hint = jusqu’à nouvel ordre
web-keys = Clavier
web-keys-letters = Lettres seules comme raccourcis
web-keys-letters-hint = P passe, U reprend le coup, R ouvre les règles…

## Rules
web-rules = Règles
web-rules-of = Règles de { $game }
web-rules-find = Chercher un mot ou un article
web-rules-none = Aucun article ne dit cela
web-rules-none-text = Essaie un autre mot, ou le numéro d’un article.

## What goes wrong
web-nowhere = Cette pièce n’existe pas
web-nowhere-text = L’adresse ne mène nulle part dans cette maison.
web-unreached = La maison ne répond pas. Est-elle encore ouverte, et ta connexion marche-t-elle ?
web-failed = Impossible d’entrer dans la maison
web-failed-text = Tes parties sont en sécurité ; chaque coup a été enregistré avant d’être montré.
web-table-failed = Impossible de venir à cette table
web-not-in-table-unknown = Cette table n’existe pas
web-not-in-table-kicked = L’hôte t’a demandé de partir
web-not-in-table-not-for-watching = On joue à huis clos
web-broken = La page a trébuché
web-broken-text = Tes coups sont en sécurité ; ils ont été enregistrés avant d’être montrés. Recharge la page.
