# La villa du comte Grottenstein.
gr-reach = { $count ->
    [one] { $count } case
   *[other] { $count } cases
} à { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} au plus
gr-at-turn = joue maintenant
gr-life = points de vie : { $points } sur { $most }
gr-your-sheet = Ta fiche
gr-sheet = Fiche : { $figure }
gr-your-figures = Tes figurines
gr-free = libre
gr-powers = Pouvoirs
gr-lying-here = Posé ici
gr-others-carry = Ce que portent les autres
gr-only-you = personne d’autre ne le voit
gr-notes = Notes
gr-not-lock = pas { $lock }
gr-floors = Niveaux
gr-floor-C = Cave
gr-floor-G = Rez-de-ch.
gr-floor-U = Étage
gr-near = Cases plus grandes
gr-cards = Fiches et notes
gr-panel-round = Manche { $round } sur { $last }
