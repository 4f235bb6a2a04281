# Ce que dit la maison elle-même : les refus qui n’appartiennent à aucun jeu, et les mots dont tout client a besoin.

seat-name = Joueur { $number }

## Setting up
seats-out-of-range = Ce jeu se joue de { $low } à { $high } joueurs, pas à { $given }.
option-unknown = Il n’y a pas d’option « { $option } ». Options connues : { $known }.
option-not-a-switch = L’option « { $option } » est activée ou désactivée, pas « { $given } ».
option-unknown-word = L’option « { $option } » vaut { $known }, pas « { $given } ».
option-out-of-range = L’option « { $option } » est un nombre entier de { $low } à { $high }, pas « { $given } ».
language-unknown = La langue « { $given } » n’existe pas ici. Langues connues : { $known }.

## Files
file-too-large = { $file } : le fichier dépasse { $limit } caractères ; ce ne peut pas être juste.
edition-not-toml = { $file } : ce n’est pas un fichier TOML : { $problem }.
edition-no-source = { $file } : la valeur « { $setting } » ne cite pas sa source.
edition-unknown-key = { $file } : il n’y a pas de valeur « { $setting } » dans l’édition de ce jeu.
edition-wrong-kind =
    { $wanted ->
        [number] { $file } : la valeur « { $setting } » doit être un nombre entier, pas « { $given } ».
        [text] { $file } : la valeur « { $setting } » doit être un texte, pas « { $given } ».
        [switch] { $file } : la valeur « { $setting } » doit être vraie (true) ou fausse (false), pas « { $given } ».
       *[other] { $file } : la valeur « { $setting } » doit être une liste du même genre que dans l’édition du jeu, pas « { $given } ».
    }
edition-out-of-range = { $file } : la valeur « { $setting } » doit être comprise entre { $low } et { $high }, pas { $given }.

## Lines
line-unfinished = La ligne « { $line } » est inachevée : un autre choix doit suivre.
line-goes-on = La ligne « { $line } » est trop longue : « { $surplus } » vient après sa fin.
line-too-long = Une ligne a au plus { $limit } caractères.

## Scripted luck
script-throw-out-of-range = Le nombre imposé { $given } pour « { $what } » doit être compris entre { $low } et { $high }.
script-piece-missing = La pièce imposée « { $piece } » n’est plus dans la pile « { $deck } ».

## Games and positions
game-unknown = Il n’y a pas de jeu « { $given } » sur l’étagère. Les jeux sont : { $known }.
position-unknown-key = Une position de ce jeu n’a pas de « { $setting } ». Ses clés : { $known }.
position-bad-number = « { $setting } » doit être un nombre entier de { $low } à { $high }, pas « { $given } ».
position-bad-seat = « { $setting } » doit désigner une place de 0 à { $high }, pas « { $given } ».
position-not-a-text = « { $setting } » doit être un texte, pas « { $given } ».
position-not-a-list = « { $setting } » doit être une liste, pas « { $given } ».
position-not-an-object = « { $setting } » doit avoir des entrées nommées, pas « { $given } ».
position-not-per-seat = « { $setting } » demande une entrée pour chacune des { $wanted } places, pas { $given }.
position-disagrees = « { $setting } » dit { $given }, mais le reste de la position donne { $found }.
position-no-line-form = Les positions de { $game } ne s’écrivent pas sur une ligne ; écris plutôt leurs clés.

## Records and tables
record-not-a-record = { $file } : ce n’est pas un enregistrement de Gruft ; il ne commence pas par « gruft record ».
record-unknown-version = { $file } : cet enregistrement est au format { $given } ; ce programme lit le format { $known }.
record-line-ends = { $file }, ligne { NUMBER($line, useGrouping: 0) } : les fins de ligne ont été modifiées ; un enregistrement n’a que de simples sauts de ligne.
record-line-edited = { $file }, ligne { NUMBER($line, useGrouping: 0) } : cette ligne a été modifiée, ou une ligne a été ajoutée ou retirée avant elle.
record-truncated = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le fichier s’interrompt ici ; il manque la fin.
record-surplus = { $file }, ligne { NUMBER($line, useGrouping: 0) } : quelque chose suit la fin de l’enregistrement.
record-unknown-key = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il n’y a pas de valeur « { $setting } » ici.
record-double-key = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la valeur « { $setting } » est donnée une seconde fois.
record-missing-key = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il manque la valeur « { $setting } ».
record-not-json = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la valeur « { $setting } » n’est pas du JSON lisible : « { $given } ».
record-wrong-kind = { $file }, ligne { NUMBER($line, useGrouping: 0) } : la valeur « { $setting } » doit être { $wanted }, pas « { $given } ».
record-unknown-line = { $file }, ligne { NUMBER($line, useGrouping: 0) } : « { $given } » n’a rien à faire ici.
record-without-end = { $file } : le secret est révélé, mais la fin de la partie manque.
record-without-secret = { $file } : la partie est finie, mais son secret manque.
record-sealed = La partie de cet enregistrement est en cours : sans son secret, on ne peut ni la rejouer ni la vérifier.
record-other-game = C’est une partie de « { $given } », pas de « { $wanted } ».
record-other-revision = Cette partie a été jouée selon la révision { $given } des règles ; ce programme a la révision { $known }, avec laquelle elle pourrait se dérouler autrement.
record-other-edition = L’édition annonce l’empreinte { $given }, mais ses valeurs donnent { $found }.
record-other-secret = Le secret ne tient pas sa promesse : { $given } était promis, mais le secret donne { $found }.
kind-number = un nombre entier non négatif
kind-numbers = une liste de nombres entiers
kind-line = un texte d’une ligne
kind-text = un texte d’une ligne, non vide
kind-texts = une liste de textes non vides
kind-digest = un texte de 64 chiffres hexadécimaux
kind-hexes = une liste de textes en chiffres hexadécimaux
kind-object = un objet aux entrées nommées
kind-start = « fresh », « hidden » ou une position
kind-cause = « aborted » ou « resigned »
entry-not-json = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du JSON : « { $given } ».
entry-not-an-object = { $file }, ligne { NUMBER($line, useGrouping: 0) } : une entrée a des valeurs nommées.
entry-unknown-version = { $file }, ligne { NUMBER($line, useGrouping: 0) } : cette entrée est au format { $given } ; ce programme lit le format { $known }.
entry-unknown-kind = { $file }, ligne { NUMBER($line, useGrouping: 0) } : il n’y a pas d’entrée du genre « { $given } ». Genres connus : { $known }.
entry-refused = L’entrée { NUMBER($number, useGrouping: 0) } de cette partie enfreint les règles ; la partie sauvegardée a été modifiée.
entries-empty = { $file } : il n’y a pas de partie dans ce fichier.
entries-not-opened = La première entrée n’ouvre pas de partie.
entries-opened-twice = L’entrée { NUMBER($number, useGrouping: 0) } ouvre la partie une seconde fois.
names-not-per-seat = Chacune des { $wanted } places demande un nom ; { $given } sont donnés.
salts-not-per-seat = Chacune des { $wanted } places demande un sel ; { $given } sont donnés.
name-unusable = « { $given } » ne peut pas être un nom : un nom a de 1 à { $limit } caractères visibles, sans espace au début ni à la fin.
salt-unusable = « { $given } » ne peut pas être un sel : un sel a { $limit } chiffres hexadécimaux.
options-incomplete = Les options doivent être données au complet, chacune comme le jeu l’écrit.
table-no-seat = Il n’y a pas de place { $given } ; les places vont de 0 à { $high }.
table-over = La partie est finie.
line-not-canonical = La ligne « { $given } » s’écrit correctement « { $wanted } ».
undo-out-of-range = { $lines } coups ont été joués ; on ne peut pas revenir à { $given }.
undo-needs-consent = Revenir aussi loin demande l’accord de tous ; { $player } n’a pas donné le sien.
undo-wrong-branch = Après ce retour, le hasard continue sur la branche { $wanted }, pas { $given }.
log-undone =
    { $lines ->
        [one] { $player } reprend un coup.
       *[other] { $player } reprend { $lines } coups.
    }
log-new-branch = Le hasard était intervenu entre-temps ; il continue sur la branche { $branch }.
log-aborted = { $player } interrompt la partie.
log-resigned = { $player } abandonne.
verify-fair =
    Tout est conforme à la promesse : l’engagement, { $steps ->
        [one] une étape
       *[other] { $steps } étapes
    }, { $draws ->
        [one] un tirage
       *[other] { $draws } tirages
    } et le résultat.
verify-header = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : aucune partie ne peut commencer ainsi.
verify-step = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : « { $step } » n’était pas possible pour { $player }.
verify-draw = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : il indique le tirage « { $given } », mais le hasard promis donne « { $found } ».
verify-draw-missing = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : il manque le tirage « { $found } ».
verify-draw-surplus = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : le tirage « { $given } » n’a jamais eu lieu.
verify-not-over = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : les coups s’arrêtent ici, mais la partie n’est pas finie.
verify-outcome = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : il affirme le résultat « { $given } », mais les coups mènent à « { $found } ».
