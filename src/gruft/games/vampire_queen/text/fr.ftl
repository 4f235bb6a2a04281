# Vampire Queen : tout ce que lit un joueur, à part le livret de règles.
# Les cartes s’écrivent comme dans la notation : 1 .. 13, Q (une reine), S15 et S20 (les chasseurs).

game-name = Vampire Queen
game-author = Wolfgang Kramer
game-about = Débarrasse-toi de tes vampires avant les autres et laisse-leur les chasseurs. Le moins de points gagne.

## Options
option-phases = Nombre de manches
option-s15_seat = Qui reçoit d’abord le chasseur 15 : une place comptée à partir de 0, ou -1 pour tirer au sort
option-memory = La mémoire compte : la crypte reste fermée, et les cartes ramassées ne sont plus montrées

## Cartes, lieux, nombres
kind-vampire = vampire
kind-slayer = chasseur
card-back = carte cachée
card-number = { $value }
card-queen = reine
card-S15 = chasseur 15
card-S20 = chasseur 20
mark-known = tout le monde a vu qui a pris cette carte
mark-banned = interdit en ouverture à ce tour
mark-dealer = donneur
mark-leader = ouvre ce tour
mark-passed = a passé
mark-highest = la plus haute pour l’instant
mark-takes = prendrait tout pour l’instant
zone-hand = Main
zone-laid = Sur la table
zone-crypt = Crypte
zone-undealt = Non distribuées
counter-points = Points
counter-cards = Cartes
counter-phase = Manche
counter-phases = Manches
counter-set-size = Cartes par série
counter-to-beat = À battre
counter-highest = La plus haute

## Questions
decision-wait = Attends ton tour.
decision-lead = Ouvre avec une série ou un chasseur.
decision-raise = Surenchérir ou passer ?
decision-slayer-round = Joue un vampire.
decision-must-pass = Impossible de surenchérir : passe.
decision-must-take = Impossible de jouer : passe.

## Pourquoi la question
why-decision-wait = À chaque tour, tout le monde joue ou passe une fois, dans le sens horaire.
why-decision-lead = Pose autant de cartes égales que tu veux. Les autres devront en poser autant, plus hautes ; la série la plus haute donne l’ouverture.
why-decision-raise = Pose autant de cartes d’une valeur plus haute : tu t’en débarrasses et tu ouvriras peut-être. Passer ne coûte rien.
why-decision-slayer-round = Le vampire le plus haut prend toutes les cartes, chasseur compris, puis ouvre. À égalité, le dernier posé est le plus haut.
why-decision-must-pass =
    { $bar ->
        [queens] Des reines seules sont imbattables. Passer ne coûte rien.
        [bare] Tu n’as plus de vampire, et un chasseur ne surenchérit jamais. Passer ne coûte rien.
        [short] Il faut { $size } vampires pour surenchérir, et tu en as moins. Passer ne coûte rien.
       *[low] { $size ->
            [1] Aucune de tes cartes ne vaut plus que { $value }. Passer ne coûte rien.
           *[other] Tu n’as aucune série de { $size } cartes qui vaille plus que { $value }. Passer ne coûte rien.
        }
    }
why-decision-must-take = Tu n’as qu’un chasseur : tu prends toutes les cartes de ce tour, puis tu ouvres.

## Coups
move-pass = Passer
move-slayer = Ouvrir avec le chasseur { $card }
move-lead = Ouvrir avec { $cards }
move-raise = Surenchérir : { $cards }
move-card = Jouer { $cards }
then-sheds =
    { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }
then-to-beat =
    { $size ->
        [1] à battre : { $value }
       *[other] à battre : { $value } avec { $size } cartes
    }
then-unbeatable = imbattable
then-hunts = les autres jouent un vampire chacun, le plus haut prend tout
then-highest = le plus haut, prendrait tout
then-lower = plus bas que { $value }, quelqu’un d’autre prend tout
then-other-takes = { $player } a dû passer et prendra les cartes
then-keeps = tu gardes tes cartes
then-takes-all = tu prends toutes les cartes de ce tour

## Ce qui est sur la table
notice-leads = { $player } ouvre.
notice-to-beat =
    { $size ->
        [1] { $player } mène avec { $cards }. Bats { $value } avec une carte.
       *[other] { $player } mène avec { $cards }. Bats { $value } avec une série de { $size } cartes.
    }
notice-slayer-round = Tour de chasse : le chasseur { $card } est de sortie. Le vampire le plus haut prend tout (à égalité, le dernier), sauf si quelqu’un est forcé de passer ; une reine compte pour 1.
notice-unbeatable = { $player } a { $cards } : des reines seules sont imbattables.
notice-ban = Le chasseur { $card } est interdit en ouverture à ce tour.

## Toujours sur la table
aim-fewest = Le moins de points gagne : débarrasse-toi de tes cartes.
ahead-nobody = Points à égalité : { $points }.
ahead-fewest = Le moins de points : { $players }, { $points }.
ending-phase =
    { $cards ->
        [0] Manche { $phase } sur { $phases }. Une main est vide : elle peut finir avec ce tour.
        [one] Manche { $phase } sur { $phases }. Elle finit quand une main est vide ; il reste { $cards } carte à quelqu’un.
       *[other] Manche { $phase } sur { $phases }. Elle finit quand une main est vide ; la plus petite a { $cards } cartes.
    }
ending-last-phase =
    { $cards ->
        [0] Dernière manche ({ $phase } sur { $phases }). Une main est vide : elle peut finir avec ce tour.
        [one] Dernière manche ({ $phase } sur { $phases }). Elle finit quand une main est vide ; il reste { $cards } carte à quelqu’un.
       *[other] Dernière manche ({ $phase } sur { $phases }). Elle finit quand une main est vide ; la plus petite a { $cards } cartes.
    }

## Ce qui s’est passé
fact-phase-begins = La manche { $phase } sur { $phases } commence. { $player } a le chasseur 20 et ouvre.
fact-your-hand = Ta main : { $cards }
fact-leads = { $player } ouvre avec { $cards }.
fact-leads-slayer = { $player } ouvre avec le chasseur { $card } !
fact-plays = { $player } joue { $cards }.
fact-passes = { $player } passe.
fact-wins-round = { $player } gagne le tour ; les cartes vont dans la crypte.
fact-takes = { $forced ->
    [1] { $player } a dû passer et prend { $cards }.
   *[other] { $player } prend { $cards }.
}
fact-scores =
    { $points ->
        [one] { $player } a encore { $cards } : { $points } point, { $total } en tout.
       *[other] { $player } a encore { $cards } : { $points } points, { $total } en tout.
    }
fact-scores-nothing = { $player } n’a plus de carte : aucun point, { $total } en tout.
fact-wins-game = { $player } gagne avec { $total } { $total ->
    [one] point
   *[other] points
}.
end-last-phase = Le décompte de la dernière manche est fait.

## Refus
refusal-game-over = La partie est finie.
refusal-no-such-seat = Il n’y a pas de joueur { $given } à cette table.
refusal-not-your-turn = Ce n’est pas à toi de jouer, mais à { $player }.
refusal-had-your-turn = Tu as déjà joué dans ce tour ; c’est maintenant à { $player }.
refusal-no-such-move = Il n’y a pas de coup numéro { $given }.
refusal-leader-passes = L’ouverture demande au moins une carte ; seuls les autres peuvent passer.
refusal-slayer-just-taken = Le chasseur { $card } vient d’être pris : il est interdit en ouverture à ce tour.
refusal-slayer-does-not-raise = Un chasseur ne se joue qu’en ouverture ; le chasseur { $card } ne sert jamais à surenchérir.
refusal-wrong-size =
    { $wanted ->
        [1] L’ouverture est d’une seule carte : il t’en faut exactement une, et non { $given }.
       *[other] L’ouverture est de { $wanted } cartes : il t’en faut exactement { $wanted }, et non { $given }.
    }
refusal-not-higher = { $given } n’est pas supérieur à { $beat } : une surenchère doit valoir plus que la dernière série.
refusal-must-pass = Tu n’as qu’un chasseur : tu dois passer, et tu prendras les cartes.
refusal-must-play-a-vampire = Dans un tour de chasse, il faut jouer un vampire si on en a un ; tu ne peux pas passer.
refusal-second-slayer = Dans un tour de chasse, le chasseur { $card } reste dans ta main : joue un vampire.
refusal-one-vampire-only = Dans un tour de chasse, on joue exactement un vampire.
refusal-not-held = Tu n’as pas { $cards } en main.
refusal-unreadable = « { $given } » n’est pas une carte. Les cartes sont 1 à 13, Q, S15 et S20 ; écris par exemple « 6 6 6 », ou « pass » pour passer.
refusal-nothing-named = Nomme les cartes que tu poses, par exemple « 11 11 Q », ou écris « pass » pour passer.
refusal-too-many-copies =
    { $most ->
        [1] Il n’y a qu’une carte « { $card } », et non { $given }.
       *[other] Il n’y a que { $most } cartes « { $card } », et non { $given }.
    }
refusal-slayer-not-alone = On ouvre toujours avec le chasseur { $card } seul, sans aucune autre carte.
refusal-two-values = Une série se compose de cartes d’une seule valeur ; { $one } et { $other } ne vont pas ensemble.

## Positions écrites et éditions
position-bad-ban = L’interdiction est S15, S20 ou rien, et non « { $given } ».
position-slayer-away = Un chasseur n’est jamais dans « { $zone } » : il est dans une main ou sur la table.
position-slayer-missing = { $card } n’est ni dans une main ni sur la table.
position-slayer-twice = { $card } est à plus d’un endroit.
position-cards-missing =
    { $count ->
        [one] { $count } carte n’est nulle part : mains, table, crypte et cartes non distribuées doivent former le jeu complet.
       *[other] { $count } cartes ne sont nulle part : mains, table, crypte et cartes non distribuées doivent former le jeu complet.
    }
position-undealt-size = Avec ce nombre de joueurs, le nombre de cartes non distribuées est { $wanted }, et non { $given }.
position-empty-hand = La place { $seat } n’avait pas de carte au début de ce tour ; la manche serait finie.
position-impossible-ban = L’interdiction de { $card } est impossible : le joueur de départ doit avoir ce chasseur et un vampire en plus.
position-untrue-knowledge = On ne peut pas savoir que la place { $seat } a plus de cartes « { $card } » qu’elle n’en a.
position-round-complete = Toutes les places ne peuvent pas avoir déjà joué : le tour serait fini.
position-table-has-a-gap = La place { $seat } vient avant d’autres qui ont joué, mais n’a pas joué elle-même.
position-line-of-a-finished-game = Une partie finie n’a pas de ligne de position.
position-line-unmarked = Une ligne de position commence par « { $wanted } », et non par « { $given } ».
position-line-bad-field = « { $given } » n’est pas un champ d’une ligne de position, ou y figure deux fois.
position-line-lacks = Il manque à la ligne de position le champ « { $setting } ».
position-line-unreadable = Le champ « { $setting } » de la ligne de position est illisible : « { $given } ».
round-unreadable = « { $given } » n’est pas un tour : écris par exemple « lead 0: 6 6 6 | 8 8 8 | pass => 1 ».
round-takes = Dans « { $given } », le mot « takes » doit suivre un tour de chasse, et lui seul.
edition-bad-values = { $file } : « { $setting } » doit contenir des nombres différents de 1 à 13, par ordre croissant.
edition-deals-too-many = { $file } : à { $seats } joueurs, chacun reçoit { $given } cartes (« { $setting } »), mais les { $vampires } vampires de l’édition n’en donnent que { $high } à chacun. Une édition doit suffire pour tout nombre de joueurs ; change donc aussi « { $setting } ».
edition-too-few-cards =
    { $cards ->
        [one] L’édition n’a que { $cards } vampire, trop peu pour { $seats } joueurs.
       *[other] L’édition n’a que { $cards } vampires, trop peu pour { $seats } joueurs.
    }
option-no-such-seat = L’option « { $option } » désigne une place de 0 à { $high }, ou -1.

## Conseils
advice-lead-slayer = Ouvre avec le chasseur tant que tu le peux : quelqu’un d’autre le prendra.
advice-lead-burden = Ouvre avec ce dont tu auras le plus de mal à te débarrasser : les petites cartes te protègent des chasseurs, les grandes gagnent les tours.
advice-lead-part = Ouvre avec quelques-unes de ces cartes et garde le reste pour plus tard.
advice-unbeatable = Presque personne ne peut battre cette série ; ensuite tu ouvriras de nouveau et tu finiras.
advice-dump = Quelqu’un n’a presque plus de cartes : débarrasse-toi maintenant de ce que tu peux.
advice-win-the-lead = Gagne le tour : en ouvrant, on peut passer un chasseur à quelqu’un d’autre.
advice-whole-group = Surenchéris avec toutes tes cartes d’une valeur et garde tes autres séries intactes.
advice-raise = Tu peux te passer de ces cartes.
advice-pass = Ce que tu devrais céder vaut plus que ce tour.
advice-must = Tu ne peux rien faire d’autre.
advice-safe-card = Cette carte ne te fera pas ramasser, et tu peux t’en passer.
advice-likely-safe = Après toi, quelqu’un devra probablement jouer plus haut.
advice-take-the-pile = Tu ramasseras probablement : ensuite tu ouvriras, et cette carte te reviendra.
advice-last-cards = Joue cela, et ta main sera vide.
