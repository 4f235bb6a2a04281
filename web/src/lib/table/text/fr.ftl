# Le cadre de toutes les tables.
table-skip = Aller à la question
table-home = Gruft, accueil
table-table = Table
table-log = Journal
table-log-earlier = Montrer ce qui précède
table-chat = Tchat
table-rules = Règles
table-settings = Réglages
table-more = Plus
table-close = Fermer
table-of = { $value } sur { $of }
table-you = toi
table-face-down = carte face cachée
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-playable = jouable
table-chosen = choisie
table-empty = rien ici
table-hand = Ta main
table-team = Équipe { $number }
table-contents = Ce qui se trouve ici, pour autant que tu le saches
table-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}

## Places
table-your-turn = à toi de jouer
table-thinking = réfléchit
table-is-asked = peut répondre
table-you-asked = à toi de répondre
table-bot = bot, { $level }
table-minded = un bot garde la place
table-lost = abandon, un bot continue
table-gone = hors ligne
table-free = libre
table-has-orders = consignes en vigueur
table-time-left = temps restant
table-hurry = vite
table-lag = connexion lente : { $seconds } s

## Le plateau
table-waiting = On attend { $players }
table-waiting-nobody = Un instant
table-watching = Tu regardes la partie.
table-all-moves = Tous les coups ({ $count })
table-fewer = Moins
table-step-back = Un pas en arrière
table-confirm = Jouer ainsi : { $line }
table-composed = Jusqu’ici : { $line }
table-touch-a-piece = Touche une pièce, ou choisis ci-dessous.
table-only-choice = Rien d’autre n’est possible.
table-forced = Il ne reste rien d’autre à faire.
table-over = La partie est terminée.
table-won = Victoire : { $players }.
table-drawn = Personne n’a gagné.
table-minds-you = Un bot garde ta place.
table-minds-you-hint = Il joue pour toi jusqu’à ce que tu reprennes ta place.
table-come-back = Reprendre ma place
table-plays-for-you = Tu as abandonné : un bot finit la partie pour toi, et ton rang est le dernier.
table-reconnecting = La connexion est coupée. La table reste telle quelle ; rien n’est perdu.

## Fenêtres
table-asked = Peuvent répondre : { $players }
table-window-closed-to-you = On ne te demande rien.
table-sealed-hint = Tous disposent du même temps. Les réponses restent scellées jusqu’à la fermeture de la fenêtre.
table-sealed = Ta réponse est scellée. Elle sera ouverte avec toutes les autres, dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} au plus tard.
table-sealed-open = Ta réponse est scellée. Elle sera ouverte avec toutes les autres.
table-change = Changer ma réponse
table-withdraw = La retirer
table-nothing-fits = Rien d’autre ne convient
table-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}

## Refus
table-not-possible = Ce n’est pas possible
table-not-meant = Ce n’est pas ce qu’on te demande.

## Annuler, voter, partir
table-undo = Annuler le coup
table-undo-ask = Demander à annuler (quelqu’un a vu du nouveau)
table-vote-undo = { $lines ->
    [one] { $player } voudrait annuler { $lines } coup.
   *[other] { $player } voudrait annuler { $lines } coups.
}
table-vote-abort = { $player } voudrait interrompre la partie.
table-vote-missing = Réponses attendues : { $players }
table-agree = Accepter
table-decline = Refuser
table-vote-withdraw = Retirer la proposition
table-hint = Demander conseil
table-hint-line = Conseil de la maison : { $line }.
table-hint-first = Ta première partie : à chaque coup, la maison te donne un conseil.
table-hint-show = Montrer
table-hint-stop = Plus de conseils
table-hint-play = Jouer ainsi
table-resign = Abandonner
table-resign-sure = Vraiment abandonner ? C’est définitif.
table-abort = Proposer d’interrompre
table-keep-playing = Continuer à jouer
table-elsewhere = Continuer dans un autre navigateur
table-elsewhere-link = Lien vers cette place
table-elsewhere-hint = Ouvre-le sur l’autre appareil. Toute personne qui a ce lien joue à ta place : ne le montre à personne. Il ne sert qu’une fois ; ensuite, on joue là-bas et plus ici.
table-leave = Quitter la table ; la place reste à toi

## Consignes
table-orders = Consignes
table-orders-private = Privées. On ne les lit qu’à la fermeture d’une fenêtre, jamais avant.
table-orders-none = On te demande toujours.
table-orders-in-force = En vigueur
table-orders-give = Donner une consigne
table-orders-about = Pour ces joueurs
table-orders-choose-players = Choisis au moins une personne.
table-orders-until = Jusqu’à quand
table-orders-order = Donner cette consigne
table-orders-recall = Révoquer
table-order-pass = Passer jusqu’à mon tour
table-order-concerns = Si ça me concerne
table-order-ask = Toujours demander

## Tchat
table-say = Écrire quelque chose
table-say-to = À qui
table-say-everybody = tout le monde
table-say-gallery = les spectateurs
table-say-send = Envoyer
table-said-to = à { $players }
table-to-you = toi
table-chat-empty = Personne n’a encore rien écrit.
table-promises = Promesses
table-promises-about = Elles n’engagent personne. La personne qui a reçu la promesse dit si elle a été tenue.
table-promise-to = { $player } à { $to } : { $text }
table-promise-make = Promettre
table-promise-what = Que promettre ?
table-promise-kept = tenue
table-promise-broken = rompue
table-promise-mark-kept = Elle a été tenue
table-promise-mark-broken = Elle a été rompue

## Règles
table-moment = En ce moment
table-rules-here = Choisi à cette table
table-search = Chercher dans les règles
table-no-clause = Aucun article ne contient ces mots.
table-rules-loading = Chargement du livret de règles…

## Plans
table-square = { $square }, { $room }
table-reachable = accessible
table-floor-other = Montrer : { $floor }

## Pendant une absence
table-away = Pendant ton absence
table-away-more = { $count ->
    [one] encore { $count } événement dans le journal
   *[other] encore { $count } événements dans le journal
}

## Touches
table-goal = But du jeu
table-help = Touches et gestes
table-help-about = Tout peut se faire sans souris.
table-help-letters-off = Les lettres seules sont désactivées dans les réglages.
table-help-touch = Garde le doigt sur une carte pour la voir en grand. Sur un plan, le premier appui montre le chemin, le second le suit. Touche ce qui ne convient pas : les règles disent pourquoi.
table-help-arrows = aller de carte en carte, de pièce en pièce, de case en case
table-help-space = prendre une carte ou la lâcher
table-help-enter = faire ce que dit le bouton clair
table-help-offers = appuyer sur l’un des neuf premiers boutons
table-help-pass = passer, ne pas répondre
table-help-clear = laisser ce qui est commencé, fermer
table-help-undo = annuler son coup, ou le demander
table-help-why = pourquoi pas ? (sur une pièce) ; ailleurs, cette liste
table-help-large = voir la pièce en grand
table-help-places = aller à la main, à la table, aux places
table-help-panels = ouvrir le journal, le tchat, les règles
table-help-orders = consignes
table-help-floor = un autre niveau, s’il y en a
table-help-skip = passer ce qui est en train d’être montré
table-help-mute = son activé ou coupé
table-key-arrows = flèches
table-key-space = Espace
table-key-enter = Entrée
table-key-esc = Échap
