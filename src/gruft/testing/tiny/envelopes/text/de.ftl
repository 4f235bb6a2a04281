game-name = Umschläge
game-author = Die Mitwirkenden von Gruft
game-about = Alle versiegeln gleichzeitig eine Karte; die höchste bringt einen Punkt.

about-card = Steck sie in deinen Umschlag, gleichzeitig mit allen anderen. Die höchste Karte bringt einen Punkt, außer mehrere haben sie.
kind-card = Karte
zone-hand = Hand
zone-envelope = Umschlag
zone-stock = Vorrat
zone-opened = Geöffnete Karten
counter-points = Punkte
counter-cards = Karten
decision-seal = Welche Karte versiegelst du?
move-seal = { $card } versiegeln
fact-begins = Alle bekommen zwei Karten.
fact-hand = Deine Hand: { $cards }
fact-sealed = Du versiegelst { $card }.
fact-scores = In den Umschlägen liegen { $cards }: ein Punkt für { $player }.
fact-tie = In den Umschlägen liegen { $cards }: Gleichstand, kein Punkt.
end-all-opened = Alle Karten sind geöffnet.

refusal-not-held = Du hast keine { $given }.
