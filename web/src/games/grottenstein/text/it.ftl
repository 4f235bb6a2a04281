# La villa del conte Grottenstein.
gr-reach = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
} entro { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
gr-at-turn = agisce ora
gr-life = { $points } punti vita su { $most }
gr-your-sheet = La tua scheda
gr-sheet = Scheda: { $figure }
gr-your-figures = Le tue pedine
gr-free = libero
gr-powers = Poteri
gr-lying-here = Si trova qui
gr-others-carry = Che cosa portano gli altri
gr-only-you = lo vedi solo tu
gr-notes = Appunti
gr-not-lock = non { $lock }
gr-floors = Piani
gr-floor-C = Cantina
gr-floor-G = Terra
gr-floor-U = Sopra
gr-near = Caselle più grandi
gr-cards = Schede e appunti
gr-panel-round = Giro { $round } di { $last }
