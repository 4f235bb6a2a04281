# Ce par quoi la page de fin raconte une partie.

story-title = Gouttes de sang, manche après manche
story-unit = Gouttes
story-score =
    { $score ->
        [one] { $score } goutte
       *[other] { $score } gouttes
    }
story-counts-catches = Victimes enlevées
story-counts-steals = Captifs volés
story-counts-consumes = Victimes vidées
story-counts-stakes = Vampires empalés
story-counts-turns-repulsed = Visites repoussées
