# Con che cosa la pagina finale racconta una partita.

story-title = Punti di penalità dopo ogni tornata
story-unit = Punti di penalità
story-score =
    { $score ->
        [one] { $score } punto di penalità
       *[other] { $score } punti di penalità
    }
story-counts-wins-round = Giri vinti
story-counts-takes = Giri di caccia presi
story-counts-scores-nothing = Mani svuotate
