# Con che cosa la pagina finale racconta una partita.

story-title = Gocce di sangue, giro per giro
story-unit = Gocce
story-score =
    { $score ->
        [one] { $score } goccia
       *[other] { $score } gocce
    }
story-counts-catches = Vittime rapite
story-counts-steals = Prigionieri rubati
story-counts-consumes = Vittime prosciugate
story-counts-stakes = Vampiri impalettati
story-counts-turns-repulsed = Visite respinte
