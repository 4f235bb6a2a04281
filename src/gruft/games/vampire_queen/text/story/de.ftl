# Womit die Seite am Ende eine Partie erzählt.

story-title = Strafpunkte nach jedem Durchgang
story-unit = Strafpunkte
story-score =
    { $score ->
        [one] { $score } Strafpunkt
       *[other] { $score } Strafpunkten
    }
story-counts-wins-round = Gewonnene Runden
story-counts-takes = Genommene Jägerrunden
story-counts-scores-nothing = Geleerte Hände
