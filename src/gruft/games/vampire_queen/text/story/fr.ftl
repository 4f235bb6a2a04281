# Ce par quoi la page de fin raconte une partie.

story-title = Points de pénalité après chaque manche
story-unit = Points de pénalité
story-score =
    { $score ->
        [one] { $score } point de pénalité
       *[other] { $score } points de pénalité
    }
story-counts-wins-round = Tours gagnés
story-counts-takes = Tours de chasse ramassés
story-counts-scores-nothing = Mains vidées
