# Ce que dit la maison elle-même : les refus qui n’appartiennent pas à un seul jeu, et les mots utiles partout.

seat-name = Joueur { $number }

## Mise en place
seats-out-of-range = Ce jeu est fait pour { $low } à { $high } joueurs, et non pour { $given }.
option-unknown = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
option-not-a-switch = L’option « { $option } » vaut « on » ou « off », et non « { $given } ».
option-unknown-word = L’option « { $option } » vaut l’un de ces mots : { $known }, et non « { $given } ».
option-out-of-range = L’option « { $option } » est un nombre entier de { $low } à { $high }, et non « { $given } ».
language-unknown = La langue « { $given } » n’existe pas ici. Langues connues : { $known }.

## Fichiers
file-too-large = { $file } : le fichier a plus de { $limit } caractères ; il y a sûrement une erreur.
file-too-deep = { $file } : les valeurs sont imbriquées sur plus de { $limit } niveaux ; il y a sûrement une erreur.
edition-not-toml = { $file } n’est pas un fichier TOML : { $problem }.
edition-key-twice = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce que cette ligne commence ou fixe se trouve déjà dans le fichier ; chaque nom et chaque valeur ne peut y figurer qu’une fois.
edition-no-source = { $file } : la valeur « { $setting } » n’indique pas sa source.
edition-unknown-key = { $file } : il n’y a pas de valeur « { $setting } » dans l’édition de ce jeu.
edition-wrong-kind =
    { $wanted ->
        [number] { $file } : la valeur « { $setting } » doit être un nombre entier, et non « { $given } ».
        [text] { $file } : la valeur « { $setting } » doit être un texte, et non « { $given } ».
        [switch] { $file } : la valeur « { $setting } » doit être « true » ou « false », et non « { $given } ».
       *[other] { $file } : la valeur « { $setting } » doit être une liste du même genre que dans l’édition propre du jeu, et non « { $given } ».
    }
edition-out-of-range = { $file } : la valeur « { $setting } » doit être comprise entre { $low } et { $high } ; { $given } ne convient pas.

## Coups sur une ligne
line-unfinished = La ligne « { $line } » n’est pas terminée : un autre choix doit suivre.
line-goes-on = La ligne « { $line } » est trop longue : « { $surplus } » vient après sa fin.
line-too-long = Une ligne a au plus { $limit } caractères.

## Hasard écrit d’avance
script-throw-out-of-range = Le nombre écrit d’avance { $given } pour « { $what } » doit être compris entre { $low } et { $high }.
script-piece-missing = « { $piece } » est écrit d’avance, mais ne se trouve plus dans le paquet « { $deck } ».

## Jeux et positions
game-unknown = Il n’y a pas de jeu « { $given } » ici. Les jeux sont : { $known }.
game-target-unreadable = « { $given } » ne désigne aucun jeu : écris « module:NOM », par exemple « liars_dice.game:GAME ».
game-no-module = Le jeu « { $given } » n’a pas de module « { $module } » : ni dans ce dossier, ni parmi les paquets installés.
game-module-broken = Impossible de charger le module « { $module } » : { $problem }
game-not-in-module = Le module « { $module } » n’a pas de « { $name } ». Si le jeu y porte un autre nom, écris-le après deux-points.
game-not-a-game = « { $given } » n’est pas un jeu, mais une valeur de type « { $kind } ».
game-without-slug = Le jeu « { $given } » n’a pas de nom court (slug).
game-slug-taken = Le jeu « { $given } » s’appelle « { $slug } », comme un autre jeu de l’étagère.
position-unknown-key = Une position de ce jeu n’a pas de « { $setting } ». Ses clés : { $known }.
position-bad-number = « { $setting } » doit être un nombre entier de { $low } à { $high }, et non « { $given } ».
position-bad-seat = « { $setting } » doit désigner une place de 0 à { $high }, et non « { $given } ».
position-not-a-text = « { $setting } » doit être un texte, et non « { $given } ».
position-not-a-switch = « { $setting } » doit être true ou false, et non « { $given } ».
position-unknown-word = « { $setting } » ne peut pas être « { $given } ». Sont possibles : { $known }.
position-not-a-list = « { $setting } » doit être une liste, et non « { $given } ».
position-not-an-object = « { $setting } » doit avoir des entrées nommées, et non « { $given } ».
position-not-per-seat = « { $setting } » demande une entrée pour chacune des { $wanted } places, et non { $given }.
position-disagrees = « { $setting } » dit { $given }, mais le reste de la position donne { $found }.
position-no-line-form = Les positions de { $game } ne s’écrivent pas sur une ligne ; écris plutôt leurs clés.
position-too-many-copies =
    { $most ->
        [0] Il n’y a pas de carte « { $card } » dans cette pioche.
        [1] Il n’y a qu’une carte « { $card } » dans cette pioche.
       *[other] Il n’y a que { $most } cartes « { $card } » dans cette pioche.
    }
position-too-few-cards = Cartes non nommées : il en faut { $count }, et il n’en reste que { $left }.

## Enregistrements et tables
record-not-a-record = { $file } : ce n’est pas un enregistrement de Gruft ; il ne commence pas par « gruft record ».
record-unknown-version = { $file } : cet enregistrement est au format { $given } ; ce programme lit le format { $known }.
record-line-ends = { $file }, ligne { NUMBER($line, useGrouping: 0) } : les fins de ligne ont été modifiées ; un enregistrement n’a que de simples sauts de ligne.
record-line-edited = { $file }, ligne { NUMBER($line, useGrouping: 0) } : cette ligne a été modifiée, ou une ligne a été ajoutée ou retirée avant elle.
record-truncated = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le fichier s’interrompt ici ; il manque la fin.
record-surplus = { $file }, ligne { NUMBER($line, useGrouping: 0) } : quelque chose suit la fin de l’enregistrement.
record-unknown-key = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il n’y a pas de valeur « { $setting } » ici.
record-double-key = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la valeur « { $setting } » est donnée une seconde fois.
record-missing-key = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il manque la valeur « { $setting } ».
record-not-json = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la valeur « { $setting } » n’est pas du JSON lisible : « { $given } ».
record-wrong-kind = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la valeur « { $setting } » doit être { $wanted }, pas « { $given } ».
record-unknown-line = { $file }, ligne { NUMBER($line, useGrouping: 0) } : « { $given } » n’a rien à faire ici.
record-without-end = { $file } : le secret est révélé, mais la fin de la partie manque.
record-without-secret = { $file } : la partie est finie, mais son secret manque.
record-sealed = La partie de cet enregistrement est en cours : sans son secret, on ne peut ni la rejouer ni la vérifier.
record-other-game = C’est une partie de « { $given } », pas de « { $wanted } ».
record-other-revision = Cette partie a été jouée selon la révision { $given } des règles ; ce programme a la révision { $known }, avec laquelle elle pourrait se dérouler autrement.
record-other-edition = L’édition annonce l’empreinte { $given }, mais ses valeurs donnent { $found }.
record-other-secret = Le secret ne tient pas sa promesse : { $given } était promis, mais le secret donne { $found }.
kind-number = un nombre entier non négatif
kind-numbers = une liste de nombres entiers
kind-line = un texte d’une ligne
kind-text = un texte d’une ligne, non vide
kind-texts = une liste de textes non vides
kind-digest = un texte de 64 chiffres hexadécimaux
kind-hexes = une liste de textes en chiffres hexadécimaux
kind-object = un objet aux entrées nommées
kind-start = « fresh », « hidden » ou une position
kind-cause = « aborted », « resigned » ou « out-of-time »
entry-not-json = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du JSON : « { $given } ».
entry-not-an-object = { $file }, ligne { NUMBER($line, useGrouping: 0) } : une entrée a des valeurs nommées.
entry-unknown-version = { $file }, ligne { NUMBER($line, useGrouping: 0) } : cette entrée est au format { $given } ; ce programme lit le format { $known }.
entry-unknown-kind = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il n’y a pas d’entrée du genre « { $given } ». Genres connus : { $known }.
entry-refused = L’entrée { NUMBER($number, useGrouping: 0) } de cette partie enfreint les règles ; la partie sauvegardée a été modifiée.
entries-empty = { $file } : il n’y a pas de partie dans ce fichier.
entries-not-opened = La première entrée n’ouvre pas de partie.
entries-opened-twice = L’entrée { NUMBER($number, useGrouping: 0) } ouvre la partie une seconde fois.
names-not-per-seat = Chacune des { $wanted } places demande un nom ; noms donnés : { $given }.
salts-not-per-seat = Chacune des { $wanted } places demande un nombre aléatoire ; nombres donnés : { $given }.
name-unusable = « { $given } » ne peut pas être un nom : un nom a de 1 à { $limit } caractères visibles, sans espace au début ni à la fin.
salt-unusable = « { $given } » ne peut pas être un nombre aléatoire : il doit compter { $limit } chiffres hexadécimaux.
options-misspelled = Chaque option doit être écrite comme le jeu l’écrit.
table-no-seat = Il n’y a pas de place { $given } ; les places vont de 0 à { $high }.
table-over = La partie est finie.
line-not-canonical = La ligne « { $given } » s’écrit correctement « { $wanted } ».
undo-out-of-range = Le nombre de coups joués est { $lines } ; on ne peut pas revenir à { $given }.
undo-needs-consent = Revenir aussi loin demande l’accord de tous ; { $player } n’a pas donné le sien.
undo-wrong-branch = Après ce retour, le hasard continue sur la branche { $wanted }, pas { $given }.
log-undone =
    { $lines ->
        [one] { $player } annule { $lines } coup.
       *[other] { $player } annule { $lines } coups.
    }
log-new-branch = À partir d’ici, on pioche et on lance les dés à nouveau.
log-aborted = { $player } interrompt la partie.
log-resigned = { $player } abandonne.
log-out-of-time = { $player } n’a plus de temps.
verify-fair =
    Tout est conforme à la promesse : l’engagement, { $steps ->
        [1] une étape
        [one] { $steps } étape
       *[other] { $steps } étapes
    }, { $draws ->
        [1] un tirage
        [one] { $draws } tirage
       *[other] { $draws } tirages
    } et le résultat.
verify-header = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : aucune partie ne peut commencer ainsi.
verify-step = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : « { $step } » n’était pas possible pour { $player }.
verify-draw = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : il indique le tirage « { $given } », mais le hasard promis donne « { $found } ».
verify-draw-missing = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : il manque le tirage « { $found } ».
verify-draw-surplus = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : le tirage « { $given } » n’a jamais eu lieu.
verify-not-over = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : les coups s’arrêtent ici, mais la partie n’est pas finie.
verify-outcome = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : il affirme le résultat « { $given } », mais les coups mènent à « { $found } ».

## Fenêtres et consignes
window-closed = Cette fenêtre est fermée ; ta réponse est arrivée trop tard et ne change rien.
window-unknown = Il n’y a pas encore eu de fenêtre { NUMBER($given, useGrouping: 0) } à cette table.
window-not-asked = Cette fenêtre ne te demande rien.
window-nothing-sealed = Tu n’as pas de réponse scellée à retirer.
window-closing = La fenêtre est en train de se fermer ; réessaie dans un instant.
window-answers-are-sealed = Une fenêtre est ouverte : les réponses y sont scellées, et rien d’autre ne peut être joué avant qu’elle se ferme.
window-other-answer = La fenêtre est fermée, et « { $given } » n’est pas la réponse dont c’est le tour.
window-cannot-open = La fenêtre { NUMBER($given, useGrouping: 0) } ne peut pas être ouverte maintenant.
window-not-due = La fenêtre { NUMBER($given, useGrouping: 0) } ne peut pas être fermée maintenant.
pace-too-short = La durée maximale d’une fenêtre ({ NUMBER($longest, useGrouping: 0) } ms) ne peut pas être inférieure à sa durée minimale ({ NUMBER($least, useGrouping: 0) } ms).
pace-no-checkpoint = Des heures de fermeture fixes demandent une période, et une période demande des heures de fermeture.
pace-bad-checkpoints = Les heures de fermeture doivent être croissantes et inférieures à la période de { NUMBER($period, useGrouping: 0) } ms.
pace-window-open = Le rythme de la table ne peut pas changer tant qu’une fenêtre est ouverte.
order-unknown = Il n’y a pas de consigne « { $given } » ici. Consignes connues : { $known }.
order-unknown-until = Une consigne vaut jusqu’à l’un de ces moments : { $known } ; pas jusqu’à « { $given } ».
order-needs-seats = La consigne « { $given } » doit nommer au moins une place.
order-without-seats = La consigne « { $given } » ne se donne pas pour des places précises.
order-not-given = Tu n’as pas donné la consigne « { $given } ».
order-ask = Demande-moi toujours
order-concerns = Demande-moi seulement si cela me concerne
order-pass = Passe pour moi
until-window = jusqu’à la fin de cette fenêtre
until-turn = jusqu’à la fin de ce tour
until-own = jusqu’à mon tour
until-recalled = jusqu’à nouvel ordre
kind-time = un temps en millisecondes entières
kind-times = une liste de temps en millisecondes entières
kind-until = « window », « turn », « own » ou « recalled »

## Fichiers de scénario
scenario-no-such-file = Ce fichier n’existe pas.
scenario-cannot-open = Impossible d’ouvrir le fichier : { $problem }.
scenario-too-large = Le fichier a plus de { $limit } octets ; cela ne peut pas être juste.
scenario-not-utf8 = Ce n’est pas du texte UTF-8 : l’octet { NUMBER($byte, useGrouping: 0) } est illisible.
scenario-not-yaml = Ce n’est pas du YAML : { $problem }.
scenario-alias = Les fichiers de scénario n’ont ni ancres ni renvois (& et *) : écris la valeur en entier.
scenario-too-deep = C’est imbriqué sur plus de { $limit } niveaux ; cela ne peut pas être juste.
scenario-foreign-tag = Les fichiers de scénario n’ont pas de valeurs du genre « { $given } » : ils ont des textes, des nombres entiers, true, false, null, des listes et des entrées nommées.
scenario-not-a-text = Ce texte contient un demi-caractère (un surrogat isolé), qui ne peut pas s’écrire.
scenario-bad-key = Une clé est un texte ou un nombre entier, et non « { $given } ».
scenario-key-twice = La clé « { $setting } » figure ici une deuxième fois.
scenario-unknown-key = Il n’y a pas de clé « { $setting } » ici. Clés connues : { $known }.
scenario-missing-key = Il manque la clé « { $setting } ».
scenario-wrong-kind = Possible ici : { $wanted }. Écrit ici : { $given }.
scenario-kind-int = un nombre entier
scenario-kind-str = un texte
scenario-kind-bool = true ou false
scenario-kind-null = rien
scenario-kind-array = une liste
scenario-kind-object = des entrées nommées
scenario-out-of-range = Ce nombre doit être { $bound }.
scenario-kind-of-step = Une étape est d’un seul genre, que sa clé indique : { $known }.
scenario-says-nothing = Cette étape demande exactement un de ces éléments : { $known }.
scenario-unknown-clause = Le livret de règles de ce jeu n’a pas d’article « { $given } ».
scenario-no-such-seat = Il n’y a pas de place { $given } ; les places vont de 0 à { $high }.
script-piece-unreadable = « { $piece } » est écrit d’avance, mais n’appartient pas au paquet « { $deck } ».
scenario-seat = place { $seat }
scenario-file-holds =
    { $steps ->
        [one] { $file } : la seule étape est juste.
       *[other] { $file } : les { $steps } étapes sont justes.
    }
scenario-file-differs =
    { $failed ->
        [one] { $file } : une étape sur { $steps } n’est pas juste.
       *[other] { $file } : { $failed } étapes sur { $steps } ne sont pas justes.
    }
scenario-step = Étape { $number } ({ $kind }) :
scenario-differs = { $path } : attendu { $expected }, trouvé { $found }.
scenario-lacks = { $path } : attendu { $expected }, mais il n’y a rien.
scenario-other-length = { $path } : une liste d’une autre longueur ; attendu { $expected }, trouvé { $found }.
scenario-no-list = { $path } : une liste était attendue ({ $expected }), on trouve { $found }.
scenario-not-included = { $path } : { $expected } devrait s’y trouver, mais n’y est pas : { $found }.
scenario-included = { $path } : { $expected } ne devrait pas s’y trouver, mais y est : { $found }.
scenario-surplus = { $path } : également présent, mais pas dans la liste : { $found }.
scenario-other-count = { $path } : { $expected } entrées attendues, { $found } trouvées.
scenario-no-such-path = { $path } : ce chemin n’existe pas dans ce qu’une place voit ; rien ne peut donc y être caché.
scenario-in-no-world = Ce n’est le cas dans aucun des mondes tirés pour { $player }.
scenario-set-up-not-refused = Cette mise en place devrait être refusée, mais elle est acceptée.
scenario-play-refused = « { $line } » ({ $player }) est refusé.
scenario-not-refused = « { $line } » ({ $player }) devait être refusé, mais est accepté.
scenario-other-ground = « { $line } » est refusé par { $found }, et non par { $expected }.
scenario-refused-but-changed = « { $line } » ({ $player }) est refusé, et pourtant la position a changé.
scenario-not-legal = « { $moves } » devait être permis ({ $player }), mais ne l’est pas.
scenario-is-legal = « { $moves } » ne devait pas être permis ({ $player }), mais l’est.
scenario-also-legal = Permis ({ $player }), mais absent de la liste : { $moves }.
scenario-shows = { $path } : « { $hidden } » devait être caché, mais est visible.
scenario-script-left = Remarque : résultats écrits d’avance jamais tirés : { $count }.

## Live tables

answer-too-late = La question a changé entre-temps. Tu n’as rien perdu.
answer-out-of-time = Ton temps pour cette réponse était déjà écoulé.
bot-unknown = Il n’y a pas de bot nommé « { $given } » ; il y a : { $known }.
guest-no-name = Donne un nom avec au moins un caractère visible.
hint-off = Les conseils sont désactivés à cette table.
kick-oneself = Tu ne peux pas t’exclure toi-même. Tu peux te lever.
log-agreed = { $player } est d’accord.
log-declined = { $player } n’est pas d’accord.
log-proposed-undo = { $player } voudrait annuler un coup.
log-proposed-abort = { $player } voudrait interrompre la partie.
log-returned = { $player } est de retour.
log-stood-in-away = { $player } n’est pas là ; un bot garde la place.
log-stood-in-time = { $player } n’a plus de temps ; un bot finit la partie, au dernier rang.
log-stood-in-resigned = { $player } abandonne ; un bot finit la partie, au dernier rang.
log-time-up = { $player } n’a plus de temps ; un coup sans risque est joué.
log-unasked = Rien à décider pour { $player } : { $move }.
log-window-over = Le temps de réponse est écoulé ; tu n’as pas réagi.
message-unknown = Ce message n’a pas sa place ici.
message-unreadable = Le message est illisible. Recharge la page ; le serveur est peut-être plus récent.
message-other-version = Cette page parle la version { $given }, le serveur la version { $wanted }. Recharge la page.
name-twice = Quelqu’un à cette table s’appelle déjà « { $given } ». Choisis un autre nom.
onlooker-gone = Cette personne ne regarde plus.
promise-to-oneself = Une promesse se fait à quelqu’un d’autre.
promise-not-here = Dans ce jeu, personne ne note les promesses.
promise-unknown = Personne ne t’a fait une telle promesse.
salt-wrong = Le nombre aléatoire doit compter { $digits } chiffres hexadécimaux. Recharge la page.
seat-free = La place { $seat } est encore libre.
seat-is-bot = Un bot occupe la place { $seat }. Libère plutôt cette place.
seat-is-played-by-bot = Un bot joue déjà pour { $player }.
seat-kept = La place { $seat } est réservée. Assieds-toi avec l’invitation, ou demande à l’hôte.
seat-not-minded = Aucun bot ne remplace { $player } ; cette place ne peut donc pas être rendue.
seat-not-yours = Cette place n’est pas la tienne. Viens à la table avec sa clé.
seat-taken = La place { $seat } est prise.
setting-out-of-range = { $setting } ne peut pas être { $given } ; il faut une valeur entre { $low } et { $high }.
socket-too-fast = Trop de messages à la fois. Recharge la page.
socket-nonsense = Trop de messages illisibles. Recharge la page ; le serveur est peut-être plus récent.
socket-too-slow = Ta connexion est trop lente pour ce qui se passe ici. La page se reconnecte d’elle-même.
table-begun = La partie a commencé ; les places sont fixées.
table-host-only = Seul l’hôte de la table peut faire cela.
table-kicked = L’hôte t’exclut de cette table.
table-not-begun = La partie n’a pas encore commencé.
table-not-entered = Viens d’abord à la table.
table-not-for-watching = Personne ne peut regarder à cette table.
table-not-over = La partie n’est pas encore finie.
table-set-twice = Cette table a été créée deux fois ; ses données sont abîmées.
table-damaged = Les données de cette table sont abîmées : la partie ne peut pas continuer. Le serveur les a gardées telles quelles.
table-game-gone = Ce serveur n’a plus le jeu « { $given } » : la partie ne peut pas continuer.
table-newer = Cette table a été écrite par un Gruft plus récent. Dès que le serveur sera à jour, la partie continuera.
table-rules-changed = Les règles du jeu ont changé depuis le début de cette partie : elle s’est terminée sans résultat. Crée une nouvelle table pour rejouer.
table-unknown = Il n’y a pas de table nommée « { $given } ». Vérifie les trois mots.
table-guessed-too-often = On a essayé d’ici trop de noms de tables inconnus. Attends un peu, puis réessaie.
talk-empty = Écris quelque chose.
talk-gallery = Les spectateurs n’écrivent qu’entre eux.
talk-no-channel = Dans ce jeu, tu ne peux pas écrire à ces seuls joueurs.
talk-silent = L’hôte a coupé le tchat pour toi.
talk-too-fast = Tu écris plus qu’on ne peut lire. Attends un peu.
talk-unsayable = Écris-le en une ligne d’au plus { $limit } caractères visibles.
undo-none-yours = { $player } n’a rien joué qui puisse être annulé.
undo-all-choose = Tant que tout le monde choisit en même temps, rien ne peut être annulé.
undo-no-time = Il ne te resterait plus de temps pour jouer autre chose ; ce coup ne peut donc pas être annulé.
vote-none = Aucune proposition n’est en cours.
vote-open = Une autre proposition est en cours. Réponds-y d’abord.
window-none = Aucune fenêtre n’est ouverte.
http-400 = La requête est illisible.
http-401 = Donne d’abord un nom.
http-403 = Cette requête vient d’un autre site ; rien n’a été fait.
http-404 = Il n’y a rien ici.
http-405 = Cela ne se fait pas ici.
http-413 = C’est trop à la fois.
http-415 = Le serveur ne lit que du JSON.
http-421 = Ce serveur n’est pas connu sous ce nom. La personne qui le gère peut l’ajouter avec GRUFT_NAMES.
http-429 = Trop de requêtes. Attends un peu.
http-500 = Le serveur a fait une erreur. Tes coups sont en sécurité ; ils ont été enregistrés avant d’être montrés.

## Les noms des bots ; aucune carte ne s’appelle ainsi
bot-called-fluff = Peluche
bot-called-flicker = Lueur
bot-called-dusty = Poussière
bot-called-selene = Séléné
bot-called-plush = Velours
bot-called-wick = Mèche
bot-called-lampion = Lampion
bot-called-powder = Poudre
bot-called-crumb = Miette
bot-called-taffeta = Taffetas
bot-called-speckle = Mouchette
bot-called-nibbles = Grignote
bot-called-corvina = Corvina
bot-called-lenore = Lénore
bot-called-grip = Croa
bot-called-huginn = Hugin
bot-called-muninn = Munin
bot-called-sable = Zibeline
bot-called-edgar = Edgar
bot-called-morrigan = Morrigan
bot-called-inkwell = Encrier
bot-called-odile = Odile
bot-called-nevermore = Jamais-Plus
bot-called-cassandra = Cassandre
