# Womit die Seite am Ende eine Partie erzählt.

story-title = Blutstropfen, Runde für Runde
story-unit = Tropfen
story-score =
    { $score ->
        [one] { $score } Tropfen
       *[other] { $score } Tropfen
    }
story-counts-catches = Opfer gefangen
story-counts-steals = Gefangene geraubt
story-counts-consumes = Opfer ausgesaugt
story-counts-stakes = Vampire gepfählt
story-counts-turns-repulsed = Abgewehrte Besuche
