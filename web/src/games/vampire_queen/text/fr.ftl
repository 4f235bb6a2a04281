# Le cortège de Vampire Queen.
vq-task = { $size ->
    [1] Une carte valant plus de { $value }
   *[other] { $size } cartes valant plus de { $value }
}
vq-slayer-round = Tour de chasse : un vampire chacun, le plus haut prend tout
vq-slayer-values = Chasseur 0, reine 1. À égalité, la carte posée plus tard l’emporte.
vq-slayer-passed = { $player } a dû passer et prend tout.
vq-you-lead = À toi d’entamer
vq-leads = { $player } entame
vq-free-choice = Autant de cartes égales que tu veux, ou un chasseur.
vq-over = La partie est finie
vq-ahead = { $player } est en tête.
vq-ahead-you = Tu es en tête.
vq-after = Encore à jouer : { $players }.
vq-led = entame
vq-raised = surenchère
vq-played = joué
vq-passed = passe
vq-must-pass = a dû passer
vq-acts = joue
vq-next = ensuite
vq-later = puis
vq-last = en dernier
vq-highest = le plus haut : { $value }
vq-takes = le plus haut, prend tout
vq-is-highest = le plus haut
vq-passed-takes = prend tout
vq-is-slayer = 0, le chasseur
vq-queen-counts = Q compte 1
vq-cards = { $count ->
    [one] carte
   *[other] cartes
}
vq-known = Ce que { $player } a pris devant tous
vq-points = points de pénalité
vq-crypt = dans la crypte
vq-undealt = non distribuées
vq-seat = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $deed }
