# Womit die Seite am Ende eine Partie erzählt.

story-title = Lebenspunkte, Runde für Runde
story-counts-strikes = Angriffe
story-counts-trap = Ausgelöste Fallen
story-counts-heals = Heilungen
story-counts-keeps = Gefundene Karten
story-counts-flies = Fledermausflüge
