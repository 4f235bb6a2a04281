# Ce que dit le terminal. Les mots d’un jeu sont dans ses propres fichiers, les refus de la maison dans words/text.

## Pages d’aide
help-usage = Usage :
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-gruft-usage = gruft COMMANDE [arguments]
help-play-usage = gruft play [JEU] [options]
help-games-usage = gruft games
help-rules-usage = gruft rules JEU [ARTICLE ou MOT] [options]
help-editions-usage = gruft editions JEU [FICHIER]
help-replay-usage = gruft replay ENREGISTREMENT [options]
help-verify-usage = gruft verify ENREGISTREMENT...
help-scenario-usage = gruft scenario FICHIER... [options]
help-simulate-usage = gruft simulate JEU [options]
help-serve-usage = gruft serve [options]
help-backup-usage = gruft backup FICHIER [options]
help-restore-usage = gruft restore FICHIER [options]
help-doctor-usage = gruft doctor [options]
help-play-short = jouer sur cet écran, en solo ou à plusieurs
help-games-short = la liste des jeux
help-rules-short = lire un livret de règles, un article, ou chercher un mot
help-editions-short = ce qui est imprimé sur le matériel, et ce que change ton fichier
help-replay-short = revoir une partie terminée
help-verify-short = vérifier qu’une partie terminée était honnête
help-scenario-short = exécuter des scénarios et dire ce qui diffère
help-simulate-short = faire jouer beaucoup de parties aux bots, et compter
help-serve-short = ouvrir Gruft dans le navigateur, pour toi et tes amis
help-backup-short = écrire toutes les données du serveur dans un seul fichier
help-restore-short = refaire un serveur à partir d’un tel fichier
help-doctor-short = voir s’il ne manque rien au serveur
help-gruft =
    Gruft, une maison de jeux de vampires. Sans commande, tu vois cette page.
    Chaque commande a sa propre page : gruft play --help
    Partout : --lang en|de|fr|it|ru (ou GRUFT_LANG), --no-color (ou NO_COLOR).
    Un jeu d’un autre paquet : --game module:NOM (ou GRUFT_GAMES).
help-gruft-examples =
    Exemples
      gruft serve                         ouvrir Gruft dans le navigateur
      gruft play                          s’asseoir et répondre aux questions
      gruft play vampire_queen            toi contre trois bots
      gruft play --resume                 reprendre la partie interrompue
      gruft rules vampire_queen VQ-38     un article des règles
      gruft play --game liars_dice.game:GAME   un jeu d’un autre paquet
help-play = Jouer sur cet écran : en solo contre des bots, ou à plusieurs en se passant le clavier. Chaque coup est enregistré avant d’être montré. Sans nom de jeu, on te demande à quoi tu veux jouer.
help-play-game = le jeu, tel que « gruft games » l’appelle
help-play-seats = le nombre de joueurs
help-play-seats-value = N
help-play-names = les personnes, à partir de la première place libre
help-play-names-value = ANNE,BEN
help-play-bots = les bots, aux dernières places libres : raven (fort), naive, moth (au hasard)
help-play-bots-value = raven,moth
help-play-seat = qui occupe une place : un bot ou le nom d’une personne ; plusieurs fois si l’on veut
help-play-seat-value = 2=raven
help-play-option = une option du jeu ; plusieurs fois si l’on veut
help-play-option-value = NOM=VALEUR
help-play-edition = ta propre édition du jeu (voir « gruft editions »)
help-play-edition-value = FICHIER
help-play-seed = le même hasard à chaque fois, pour des essais ; sinon il est réel
help-play-seed-value = N
help-play-save = où la partie est sauvegardée ; sinon dans ton propre dossier
help-play-save-value = CHEMIN
help-play-resume = reprendre la dernière partie inachevée, ou celle-ci
help-play-resume-value = [CHEMIN]
help-play-fast = les bots répondent sans pause
help-play-examples =
    Exemples
      gruft play vampire_queen --names Anne,Ben       deux personnes, deux corbeaux
      gruft play vampire_queen --bots raven,raven,moth
      gruft play vampire_queen --seats 6 --seat 3=Zoé --option phases=3
      gruft play --resume
    Places sans indication : des personnes si seuls des bots sont nommés, sinon
    des corbeaux.
help-games = La liste des jeux : leurs auteurs, le nombre de joueurs, et de quoi il s’agit.
help-games-examples =
    Exemples
      gruft games
      gruft games --lang en
help-rules = Lire les règles d’un jeu avec nos propres mots : en entier, un chapitre, un article, ou tous les articles qui contiennent un mot.
help-rules-game = le jeu, tel que « gruft games » l’appelle
help-rules-topic = un article (VQ-38) ou un mot à chercher
help-rules-chapter = un seul chapitre
help-rules-chapter-value = N
help-rules-examples =
    Exemples
      gruft rules vampire_queen
      gruft rules vampire_queen VQ-38
      gruft rules vampire_queen reine
      gruft rules vampire_queen --chapter 7
help-editions = Montrer tout ce qui est imprimé sur le matériel d’un jeu, avec la source de chaque valeur ; avec ton fichier, ce qu’il change.
help-editions-game = le jeu, tel que « gruft games » l’appelle
help-editions-file = ta propre édition : un fichier TOML avec les valeurs à changer
help-editions-examples =
    Exemples
      gruft editions vampire_queen
      gruft editions vampire_queen mon-edition.toml
help-replay = Revoir une partie terminée : pas à pas, ou d’un seul coup.
help-replay-record = l’enregistrement d’une partie terminée
help-replay-seat = vu de cette place, comptée à partir de 1 ; sinon vu du public
help-replay-seat-value = N
help-replay-open = avec toutes les cartes visibles
help-replay-all = tout d’un coup, sans attendre
help-replay-examples =
    Exemples
      gruft replay ma-partie.record
      gruft replay ma-partie.record --seat 2
      gruft replay ma-partie.record --all
help-verify = Vérifier des parties terminées : les rejouer à partir du hasard promis et nommer la première différence. Code de retour 0 : tout est juste ; 1 : un enregistrement est faux ; 2 : un enregistrement est illisible.
help-verify-record = les enregistrements de parties terminées
help-verify-examples =
    Exemples
      gruft verify ma-partie.record
      gruft verify records/*.record
help-scenario = Exécuter des scénarios : préparer une table, raconter une histoire, et comparer. Code de retour 0 : tout est juste ; 1 : quelque chose diffère ; 2 : un fichier est inutilisable.
help-scenario-file = des fichiers de scénario (YAML)
help-scenario-junit = écrire aussi les résultats en XML JUnit
help-scenario-junit-value = SORTIE.xml
help-scenario-examples =
    Exemples
      gruft scenario mon-histoire.yaml
      gruft scenario histoires/*.yaml --junit resultats.xml
help-simulate = Faire jouer beaucoup de parties aux bots, et compter : victoires par place avec intervalles à 95 %, longueurs, vitesse.
help-simulate-game = le jeu, tel que « gruft games » l’appelle
help-simulate-games = combien de parties (par défaut : 100)
help-simulate-games-value = N
help-simulate-seats = le nombre de joueurs
help-simulate-seats-value = N
help-simulate-bots = les bots dans l’ordre des places : raven, naive, moth ; une liste plus courte recommence
help-simulate-bots-value = raven,moth
help-simulate-seed = les mêmes parties à chaque fois
help-simulate-seed-value = N
help-simulate-option = une option du jeu ; plusieurs fois si l’on veut
help-simulate-option-value = NOM=VALEUR
help-simulate-edition = ta propre édition du jeu
help-simulate-edition-value = FICHIER
help-simulate-count = les faits à compter, par leurs clés ; avec :ARGUMENT, séparés selon ce qu’ils disent
help-simulate-count-value = CLÉ
help-simulate-examples =
    Exemples
      gruft simulate vampire_queen --games 200 --seats 4 --bots raven,moth --seed 1
      gruft simulate vampire_queen --bots raven --option phases=1
help-serve = Ouvrir un serveur sur le réseau : des tables dans le navigateur, avec des amis et des bots. Tout est enregistré avant d’être montré ; après un redémarrage, chaque partie continue.
help-serve-host = qui peut venir : 0.0.0.0 tout ton réseau (par défaut), 127.0.0.1 cette machine seulement
help-serve-host-value = ADRESSE
help-serve-port = le port (par défaut : 8666 ; 0 : n’importe quel port libre)
help-serve-port-value = N
help-serve-data = le dossier du serveur ; sinon « house » dans ton propre dossier
help-serve-data-value = DOSSIER
help-serve-no-browser = ne pas ouvrir la page dans un navigateur
help-serve-examples =
    Exemples
      gruft serve
      gruft serve --host 127.0.0.1 --port 8700
      gruft serve --data mon-serveur --no-browser
help-backup = Écrire dans un nouveau fichier tout ce que garde un serveur : tables, invités, clés. Il peut rester ouvert.
help-backup-file = le nouveau fichier
help-backup-data = le dossier du serveur ; sinon « house » dans ton propre dossier
help-backup-data-value = DOSSIER
help-backup-examples =
    Exemples
      gruft backup lundi.sqlite
      gruft backup lundi.sqlite --data mon-serveur
help-restore = Refaire un serveur à partir d’une sauvegarde, lue et vérifiée d’abord. Le serveur doit être fermé.
help-restore-file = un fichier écrit par « gruft backup »
help-restore-data = le dossier du serveur ; sinon « house » dans ton propre dossier
help-restore-data-value = DOSSIER
help-restore-force = même si le dossier a déjà des données ; les anciennes sont mises de côté, pas effacées
help-restore-examples =
    Exemples
      gruft restore lundi.sqlite
      gruft restore lundi.sqlite --data mon-serveur --force
help-doctor = Examiner tout ce qu’il faut à un serveur : Python, les règles, la page web, le dossier, la base de données, le port. Code de retour 0 : tout va bien ; 1 : quelque chose ne va pas.
help-doctor-data = le dossier du serveur ; sinon « house » dans ton propre dossier
help-doctor-data-value = DOSSIER
help-doctor-port = le port qui doit être libre (par défaut : 8666)
help-doctor-port-value = N
help-doctor-examples =
    Exemples
      gruft doctor
      gruft doctor --data mon-serveur --port 8700

## La ligne de commande
version = Gruft { $number }, règles { $how }
compiled = compilées
compiled-but-for = compilées sauf pour { $games }
interpreted = interprétées
interrupted = Interrompu.
farewell = À la prochaine.
command-unknown = Il n’y a pas de commande « { $given } ». Les commandes sont : { $known }.
flag-unknown = Il n’y a pas d’option « { $given } » ici. Ajoute --help pour voir ce qu’il y a.
argument-surplus = « { $given } » est de trop ici. Ajoute --help pour voir ce qu’il y a.
argument-missing = Il manque quelque chose : { $argument }. Ajoute --help pour voir ce qu’il y a.
argument-twice = { $argument } est donné deux fois.
argument-unusable = « { $given } » ne convient pas pour { $argument }.
argument-conflict = { $one } et { $other } ne vont pas ensemble.
argument-out-of-range =
    { $argument ->
        [menu] Tape un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, et non « { $given } ».
       *[other] { $argument } est un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, et non « { $given } ».
    }
command-line-unclear = « { $given } » n’a pas de sens ici. Ajoute --help pour voir ce qu’il y a.
option-unclear = « { $given } » n’est pas une option du jeu : écris NOM=VALEUR, par exemple phases=3.
seat-unclear = « { $given } » ne dit pas qui occupe quelle place : écris par exemple 2=raven ou 2=Anne.
seat-missing = Il n’y a pas de place { $given } : les places vont de 1 à { $high }.
seat-twice = La place { $given } est donnée à deux joueurs.
party-too-large = Il y a trop de joueurs pour { $seats } places.
answer-too-long = C’était plus long que { $limit } caractères.
answer-not-utf8 = Ce n’était pas un texte lisible (de l’UTF-8 est attendu).

## Fichiers
file-missing = { $file } : ce fichier n’existe pas.
file-exists = { $file } : ce fichier existe déjà, et il ne sera pas écrasé.
file-is-folder = { $file } : c’est un dossier, pas un fichier.
file-not-folder = { $file } : ce n’est pas un dossier.
file-forbidden = { $file } : tu n’as pas le droit de l’ouvrir.
file-failed = Un problème est survenu avec { $file } : { $problem }.
file-not-utf8 = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du texte UTF-8.
home-unknown = Il n’y a pas de dossier personnel où sauvegarder les parties ; indiques-en un dans GRUFT_HOME.
save-not-a-save = { $file } : ce n’est pas une partie sauvegardée de Gruft.
save-empty = { $file } : il n’y a pas de partie dans ce fichier.
save-in-use = { $file } : cette partie est ouverte dans une autre fenêtre.
save-torn = La dernière ligne de la sauvegarde n’était écrite qu’à moitié et personne ne l’avait vue ; elle a été écartée.

## Listes
games-author = de { $author }
games-seats =
    { $low ->
        [one] { $high ->
            [one] 1 joueur
           *[other] 1 à { $high } joueurs
        }
       *[other] { $low } à { $high } joueurs
    }
games-seats-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
editions-key = Valeur
editions-value = Imprimé
editions-source = Source
editions-printed = Imprimé
editions-own = Chez toi
editions-below = voir plus bas
editions-line = Ligne
editions-no-difference = { $file } : cette édition est la même que l’imprimée.
editions-difference =
    { $count ->
        [one] { $file } change une valeur :
       *[other] { $file } change { $count } valeurs :
    }
pager-keys = espace pour continuer, q pour revenir
rules-own-words = Un jeu de { $author }. Ce livret de règles est rédigé avec nos propres mots.
rules-nothing-found = Aucun article des règles ne contient « { $given } ».
clause-unknown = Il n’y a pas d’article { $given } ; le premier est { $first }.
chapter-unknown = Il n’y a pas de chapitre « { $given } ». Les chapitres sont : { $known }.

## La maison ouvre
menu-title = Gruft
menu-welcome = Bienvenue dans la crypte. Entrée prend la réponse entre crochets.
menu-unfinished = Partie interrompue :
menu-new-game = une nouvelle partie
menu-games = Les jeux :
menu-choose = Lequel ? [1]
menu-seats = Combien de joueurs, de { $low } à { $high } ? [{ $usual }]
menu-people = Combien de ces joueurs sont devant cet écran ? [{ $usual }]
menu-name = Nom de la personne { $number } ? [{ $usual }]
menu-bots =
    { $count ->
        [one] Qui prend l’autre place ?
       *[other] Qui prend les { $count } autres places ?
    }
menu-options = Les options du jeu :
menu-option = En changer une (nom=valeur), ou Entrée pour commencer :
bot-raven = Corbeau
bot-raven-about = joue bien
bot-naive = Naïf
bot-naive-about = joue la première idée venue
bot-moth = Phalène
bot-moth-about = volette au hasard
opponents = Tu joues contre { $names }.
opponent = { $name } ({ $bot })

## À la table
prompt = { $player }>
team = Équipe
titled = { $title } :
pieces-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
look-phase = Manche { $phase } sur { $phases }
look-seen = Connu en main
look-round = Manche { $round }
look-victims =
    { $count ->
        [one] { $count } victime
       *[other] { $count } victimes
    }
look-safe =
    { $count ->
        [one] Pas d’événement marqué sur le dessus.
       *[other] Pas d’événement marqué parmi les { $count } premières.
    }
look-captives = captifs
look-fresh = fraîches
look-dead = mortes
look-known = connues
look-in-hands = sûrement dans d’autres mains
look-of = { $count } sur { $most }
look-at-home = château
look-in-tomb = tombeau
look-staked = empalé
look-immune = immunisé
look-sunrise = lever du soleil
look-party = Fête
look-revealed = vampire
look-must-be = vampire par déduction
look-secret = vampire secret
look-proven = humain avéré
look-innocent = humain, ton jeton
look-cannot-be = humain par déduction
look-human = humain
look-doubtful = ?
look-top = au-dessus
look-bottom = tout en dessous
look-top-pair = parmi les deux du dessus
look-place = n° { $place } à partir du dessus
look-proven-revealed = Vampires démasqués
look-proven-proven = Humains avérés
look-your-tokens = Tes jetons
look-your-vampires = Tes vampires
look-trios = Trios de vampires possibles : { $trios }. Chacun de ces personnages figure dans { $count } d’entre eux :
look-trios-public = Trios de vampires possibles d’après ce que tous savent : { $trios }. Chacun de ces personnages figure dans { $count } d’entre eux :
look-all-nine = tous les neuf
look-seen-of = Tu connais chez { $player }
look-marker = marqueur { $value }
look-support = Soutien (coût jour/nuit)
look-noble = noblesse
look-clergy = clergé
look-servant = domesticité
look-red = rouge
look-holy-water = eau
look-door-open = porte ouverte
look-door-closed = porte fermée
look-door-one-way = porte à sens unique
look-door-destroyed = porte détruite
look-reachable = case que tu peux choisir
look-way = chemin du dernier déplacement
look-remains = cartes par terre
look-ladder = échelle à la trappe
look-lit = charge allumée
look-floors = « { $table } » dessine tous les niveaux
look-face-up = Face visible
look-face-down = Face cachée, connues de toi
look-searched = Sans carte
look-damaged = Portes abîmées
look-notes = Tes notes
look-crypt-lock = Serrure du caveau
look-armour-lock = Serrure de la porte blindée
look-not-lock = pas { $lock }
look-places =
    { $count ->
        [one] { $count } emplacement sur { $most }
       *[other] { $count } emplacements sur { $most }
    }
look-hidden-event-card =
    { $count ->
        [one] { $count } carte événement cachée
       *[other] { $count } cartes événement cachées
    }
look-hidden-cellar-card =
    { $count ->
        [one] { $count } carte cave cachée
       *[other] { $count } cartes cave cachées
    }
look-more-squares = Ou tape le nom d’une autre case :
look-all-squares = Tape le nom d’une case :
first-tip = Tape le numéro devant un coup ou écris le coup lui-même ; { $help } montre tout le reste.
nothing-typed = Tape un numéro ou un coup ; { $help } montre tout le reste.
number-unknown = Il n’y a pas de numéro { $given } ici. Tape un numéro de la liste ci-dessus, ou écris le coup.
skip-nothing = Il n’y a pas ici de fenêtre à sauter.
only-choice = Il n’y a qu’un choix : Entrée le prend ({ $move }).
refused-more = { $why } montre l’article { $clause }.
hint = Conseil : { $move }. { $reason }
hint-line = Conseil : { $move }, puis : { $later }. { $reason }
why-nothing = Dis de quel coup il s’agit : { $why } COUP.
why-allowed = « { $move } » est permis.
undo-nothing = Tu n’as encore rien décidé qui puisse être annulé.
undo-agree = { $player } : laisser { $asker } annuler son dernier coup ? (o/n)
undo-refused = { $player } n’est pas d’accord ; tout reste comme avant.
undo-bots-agree = Les bots sont d’accord.
hand-over-title = Passe le clavier
hand-over = Passe le clavier à { $player }. { $player }, appuie sur Entrée.
hand-over-undo = ({ $player } peut encore revenir sur son dernier coup : annuler)
abort-sure = Terminer cette partie pour de bon, pour tout le monde ? (o/n)
yes-words = o, oui
saved-always = Chaque coup est sauvegardé avant d’être montré, ici : { $file }
left-saved = La partie est sauvegardée : { $file }
left-resume = Pour continuer : gruft play --resume
left-resume-file = Pour continuer : gruft play --resume { $file }
resumed = La partie continue ({ $file }).
resume-nothing = Il n’y a pas de partie inachevée.
resume-alone = --resume reprend une partie sauvegardée telle qu’elle est : on ne peut y ajouter ni jeu, ni joueurs, ni options.
resume-several =
    { $count ->
        [one] Une partie est inachevée :
       *[other] { $count } parties sont inachevées, la dernière d’abord :
    }
resume-line =
    { $game } : { $names } ({ $when }, { $steps ->
        [one] { $steps } coup
       *[other] { $steps } coups
    })
resume-which = Laquelle ? [1]
fair-commitment = Hasard honnête : avant la première carte, le serveur s’engage sur son secret par { $commitment }
fair-promise = Le nombre aléatoire de chaque joueur y est mêlé ; après la fin, le secret est montré et tout peut être vérifié.
fair-salts = Les nombres aléatoires des joueurs :
fair-revealed = Le secret derrière le hasard était { $secret }
recorded = La partie est enregistrée : { $file }
recorded-check = Vérifie-la avec : { $command }
recorded-watch = Revois-la avec : { $command }
end-score = Points
end-winner = Victoire
replay-title =
    { $names } : { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
replay-prompt = Étape { $step } sur { $steps } (Entrée : suite, - : retour, un nombre : y aller, { $quit } : arrêter)

## Ce qu’on peut taper
help-moves = Tape le numéro d’un coup ({ $number }) ou écris-le ({ $move }). Tu peux aussi taper :
command-help = aide
command-help-help = cette liste
command-hint = conseil
command-hint-help = un bon coup, et pourquoi
command-why = pourquoi
command-why-help = suivi d’un coup : pourquoi il n’est pas permis
command-skip = sauter
command-skip-help = passer ici et dans toutes les fenêtres, jusqu’à ce qu’on te demande autre chose (sauf si cela te concerne)
command-undo = annuler, retour
command-undo-help = annuler ton dernier coup (si quelque chose a été vu depuis, on demande aux autres)
command-log = journal
command-log-help = tout ce qu’on t’a dit
command-table = table
command-table-help = redessiner la table
command-rules = règles, regles
command-rules-help = les règles ; suivi d’un article ou d’un mot : cette partie
command-fair = honnête, honnete
command-fair-help = ce qui fixe le hasard de cette partie
command-save = sauvegarder
command-save-help = où la partie est sauvegardée
command-quit = quitter
command-quit-help = partir ; la partie est sauvegardée
command-abort = interrompre
command-abort-help = terminer la partie pour de bon

## Simulations
simulate-progress = Parties
simulate-title =
    { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $seats } joueurs, règles { $how }
simulate-seat = Place
simulate-player = Bot
simulate-wins = Victoires
simulate-interval = Intervalle à 95 %
simulate-score = Points en moyenne
simulate-length = Coups par partie : { $mean } en moyenne, de { $low } à { $high }
simulate-rounds = Manches par partie : { $mean } en moyenne, de { $low } à { $high }
simulate-turns = Tours par partie : { $mean } en moyenne, de { $low } à { $high }
simulate-cause = Fin
simulate-share = Part
simulate-shared = Victoires partagées : { $count }
simulate-role = Joué comme
simulate-games = Parties
simulate-fact = Fait
simulate-times = Fois par partie
simulate-no-such-fact = Ce jeu ne raconte rien avec la clé « { $given } ». Ses clés se trouvent dans son fichier .ftl, sous Facts.
simulate-speed = { $rate } coups par seconde
simulate-again = Les mêmes parties encore une fois : --seed { $seed }
percent = { $number } %

## La maison sur le réseau
house-open = La maison est ouverte : { $address }
house-open-lan = Pour les autres sur ton réseau : { $address }
house-data = Tout est gardé dans { $folder }
house-stop = Ctrl-C la ferme. Les parties continuent quand elle rouvre.
house-compiling = Compilation des règles : les bots s’en servent dès qu’elles sont prêtes, le serveur au prochain démarrage.
house-closed = La maison est fermée. Tout est enregistré.
house-not-opened = Le serveur n’a pas pu démarrer ; le journal dit où cela a échoué. « gruft doctor » en sait peut-être plus.
house-in-use = { $folder } : un serveur utilise ce dossier. Ferme-le d’abord, ou choisis un autre dossier avec --data.
house-no-page = La page web n’a pas été construite, un navigateur n’a donc rien à montrer ; « make web » la construit.
port-taken = Le port { NUMBER($port, useGrouping: 0) } n’est pas libre : autre chose l’utilise, ou tu n’en as pas le droit. Un serveur tourne peut-être déjà ; sinon, choisis un autre port avec --port.
host-unknown = Cette machine n’a pas l’adresse « { $host } ».
database-newer = { $file } : un Gruft plus récent a écrit ceci. Utilise cette version ; rien n’a été changé.
database-damaged = { $file } : ce n’est pas la base de données intacte d’un serveur ({ $problem }).
backup-nothing = { $folder } : ce dossier n’a pas encore de données.
backup-done =
    { $tables ->
        [one] { $file } : tout y est, { $tables } table, { $size } ko.
       *[other] { $file } : tout y est, { $tables } tables, { $size } ko.
    }
backup-secret = Il contient aussi les secrets des parties en cours : ne le montre à personne.
restore-over = { $folder } : ce dossier a déjà des données. Avec --force, la sauvegarde prend leur place, et les anciennes sont mises de côté.
restore-done =
    { $tables ->
        [one] { $folder } : les données sont de retour, avec { $tables } table.
       *[other] { $folder } : les données sont de retour, avec { $tables } tables.
    }
restore-aside = Les données qui étaient là avant sont dans { $file }
doctor-python = Python { $python }, SQLite { $sqlite }
doctor-compiled = Les règles sont compilées.
doctor-compiled-but-for = Les règles sont compilées sauf pour { $games } : tout marche, mais plus lentement pour ceux-là.
doctor-interpreted = Les règles sont interprétées : tout marche, mais plus lentement.
doctor-page = La page web est construite.
doctor-folder = On peut écrire dans le dossier : { $folder }
doctor-space = Place restante : { $free } Mo
doctor-no-house = Il n’y a pas encore de données dedans ; « gruft serve » les crée.
doctor-database = La base de données est intacte (version { $version }).
doctor-log = Le journal du serveur : { $file }
doctor-no-log = Le journal sera écrit ici : { $file }
doctor-open = Un serveur utilise ce dossier.
doctor-port = Le port { NUMBER($port, useGrouping: 0) } est libre.
doctor-well = Tout va bien.
doctor-ill = Quelque chose ne va pas : regarde les lignes avec « ! ».
