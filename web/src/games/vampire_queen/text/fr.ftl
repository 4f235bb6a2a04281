# Le cortège de Vampire Queen.
vq-task = { $size ->
    [1] Une carte valant plus de { $value }
   *[other] { $size } cartes valant plus de { $value }
}
vq-unbeatable = Des reines seules sont imbattables
vq-slayer-round = Tour de chasse : un vampire chacun, le plus haut prend tout
vq-slayer-values = Chasseur 0, reine 1. À égalité, la dernière carte posée est la plus haute.
vq-slayer-passed = { $player } a dû passer et prend tout.
vq-you-lead = À toi d’ouvrir
vq-leads = { $player } ouvre
vq-free-choice = Autant de cartes égales que tu veux, ou un chasseur.
vq-over = La partie est finie
vq-ahead = { $player } est en tête.
vq-ahead-you = Tu es en tête.
vq-after = Encore à jouer : { $players }.
vq-led = ouverture
vq-raised = surenchère
vq-played = joué
vq-passed = passe
vq-must-pass = a dû passer
vq-acts = joue
vq-next = ensuite
vq-later = puis
vq-last = en dernier
vq-done = terminé
vq-highest = le plus haut : { $value }
vq-takes = le plus haut, prend tout
vq-is-highest = le plus haut
vq-passed-takes = prend tout
vq-is-slayer = 0, le chasseur
vq-queen-counts = Q compte pour 1
vq-cards = { $count ->
    [one] carte
   *[other] cartes
}
vq-known = Pris devant tous : { $player }
vq-known-short = connues
vq-points = points de pénalité
vq-fewest = le moins de points : en tête
vq-turn-first = ouvre ce tour
vq-turn = coup { $turn } de ce tour
vq-crypt = dans la crypte, hors jeu
vq-crypt-short = dans la crypte
vq-undealt = non distribuées
vq-last-scores = Derniers scores
vq-seat = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $deed }
vq-panel-scores = La manche est finie. Moins on a de points, mieux c’est.
vq-panel-hand = { $points ->
    [one] { $player } : { $points } point pour { $cards }
   *[other] { $player } : { $points } points pour { $cards }
}
vq-panel-no-hand = { $player } : plus de carte, aucun point
vq-panel-wins = { $player } gagne le tour avec { $cards }
vq-panel-takes = { $forced ->
    [1] { $player } a dû passer et prend tout
   *[other] { $player } prend tout
}
vq-panel-leads = { $player } ouvre ensuite.
vq-panel-leads-not = { $player } ouvre ensuite, mais pas avec le chasseur { $card }.
vq-panel-out = { $player } n’a plus de carte : la manche est finie.
