# Womit die Seite am Ende eine Partie erzählt.

story-title = Wer lebt, Zug für Zug
story-unit = Punkte
story-score =
    { $score ->
        [one] { $score } Punkt für Überlebende
       *[other] { $score } Punkten für Überlebende
    }
story-humans = Menschen
story-vampires = Vampire
story-unmasked = enttarnt
story-counts-attacks = Angriffe
story-counts-hides = Versteckversuche
story-counts-asks = Weihwasserproben
story-counts-plays-card = Unterstützungskarten
story-counts-sacrifice = Opferungen
