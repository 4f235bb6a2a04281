# Die Villa des Grafen Grottenstein.
gr-reach = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} mit { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
} erreichbar
gr-at-turn = am Zug
gr-life = { $points } von { $most } Lebenspunkten
gr-your-sheet = Deine Tafel
gr-sheet = Tafel: { $figure }
gr-your-figures = Deine Figuren
gr-free = frei
gr-powers = Mächte
gr-lying-here = Hier liegt
gr-others-carry = Was die anderen tragen
gr-only-you = nur du siehst das
gr-notes = Notizen
gr-not-lock = nicht { $lock }
gr-floors = Stockwerke
gr-floor-C = Keller
gr-floor-G = Erdgeschoss
gr-floor-U = Oben
gr-near = Größere Felder
gr-cards = Tafeln und Notizen
gr-panel-round = Runde { $round } von { $last }
