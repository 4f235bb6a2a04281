# What only the table of The Vampire Connection says.
vc-in-castle = au château
vc-in-tomb = au tombeau
vc-on-the-way = en route : { $form }
vc-yield = points quand tu bois
vc-dead =
    { $count ->
        [one] { $count } mort
       *[other] { $count } morts
    }
vc-captives =
    { $count ->
        [one] { $count } captif
       *[other] { $count } captifs
    }
vc-holds = victimes : { $victims }, événements : { $events }, défenses : { $defences }
vc-left = Cartes village restantes : { $count }
vc-end = fin
vc-gives = { $player } donne
vc-for = contre
vc-trade = Échange
vc-offer-a-trade = Échanger
vc-trade-hint = Cartes par côté : { $count } au plus. Touche ta main et les sortes dans n’importe quel ordre.
vc-with-whom = Avec qui
vc-you-give = Tu donnes
vc-you-get = Tu reçois
vc-you-want = Tu veux
vc-from-hand = de ta main
vc-from-kinds = choisis une sorte
vc-take-back = Reprendre : { $card }
vc-no-trade = Annuler
vc-offer = Proposer { $given } contre { $wanted }
vc-offer-said = Proposer à { $player } : { $given } contre { $wanted }
vc-counter-said = Proposer plutôt : { $given } contre { $wanted }
vc-picking = Choisis une victime
vc-round = Manche { $round }
vc-round-drops = { $player }
ability-biggulp = +1 par femme marquée vidée
ability-ficklecrash = chauve-souris en loup, carrosse seul
ability-shortway = quitte son tombeau sans carte
ability-garlictooth = passe devant l’ail
ability-stoneheart = il faut un pieu de plus
ability-miststone = passe les fenêtres clouées
