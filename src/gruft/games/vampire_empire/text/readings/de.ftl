# Vampire Empire: wo man das Heft auf zwei Arten lesen kann und der Tisch entscheidet.

## Optionen
option-chapel_holy_water = Die Kapelle holt auch Karten zurück, die nur Weihwasser sind (aus: Sie bleiben im Graben)
option-markers_both_rounds = Marker zählen auch in Runde 2 eines Kampfes (aus: nur in Runde 1)
option-memory = Das Gedächtnis zählt: Decks, Keller und Gräben bleiben zu, und gesehene Karten werden nicht noch einmal gezeigt (aus: Deinen Keller und deinen Graben darfst du durchsehen)
option-protect_after_attack = Ist ein Angriff gezeigt, darf die andere Seite sein Ziel mit Unterstützungskarten schützen (aus: Sie warten bis nach dem Kampf)
option-regeneration_always = Die Regeneration rettet auch einen Vampir, den erst sein Tod enttarnt hat (aus: nur einen, der vorher enttarnt war)

## Fragen und Fenster
decision-protect = Mit einer Unterstützungskarte schützen: { $target }?
decision-attack-again-both-rounds = { $target } in Runde 2 weiter angreifen?
decision-defend-again-both-rounds = { $target } auch in Runde 2 verteidigen?
decision-marker-both-rounds = Wähl, wer den Marker für beide Runden bekommt.
decision-effect-side-both-rounds = Angriff oder Verteidigung, in beiden Runden?
window-after-attack = Angriff auf { $character }: Gibt es Schutz?
window-death-always = Gerade gestorben: { $character }. Gibt es einen Weg zurück?
why-decision-protect = Ein Verteidigungsmarker stärkt { $target }. Geheime Reise, Hypnose und Nebelgestalt können das Ziel aus dem Schloss holen, und der Kampf ist vorbei.
why-decision-attack-again-both-rounds = Die Karten beider Runden zählen zusammen, die Marker auch. Hörst du auf, überlebt { $target }.
why-decision-defend-again-both-rounds = Die Karten beider Runden zählen zusammen, die Marker auch. Bei Gleichstand überlebt { $target }.
why-decision-marker-both-rounds = Ein Marker zählt in beiden Runden jedes Kampfes, für beide Seiten, solange die Figur im Schloss bleibt.
why-decision-effect-side-both-rounds = Ein Marker zählt in beiden Runden jedes Kampfes, für beide Seiten, solange die Figur im Schloss bleibt.
why-window-after-attack = Vor der Verteidigung darf die verteidigende Seite Unterstützungskarten für das Ziel spielen.
why-window-death-always = Die Kräuterfrau rettet einen Menschen, die Regeneration jeden Vampir.

## Was geschehen ist
fact-reading-chapel = An diesem Tisch holt die Kapelle auch Weihwasser zurück.
fact-reading-markers = An diesem Tisch zählen Marker in beiden Runden eines Kampfes.
fact-reading-memory = An diesem Tisch zählt das Gedächtnis: Stapel bleiben zu.
fact-reading-protect = An diesem Tisch dürfen Unterstützungskarten das Ziel eines gezeigten Angriffs schützen.
fact-reading-regeneration = An diesem Tisch rettet die Regeneration jeden Vampir.
fact-round-2-markers = Beide Runden zusammen, mit Markern: Angriff { $attack }, Verteidigung { $defence }.
fact-combat-left = { $target } hat das Schloss verlassen, der Kampf ist vorbei.

## Ablehnungen
refusal-does-not-protect = Diese Karte schützt { $character } nicht vor dem Angriff: { $card }.
refusal-helps-another = Diese Karte wird zum Schutz gespielt: { $card }. Wähl also das Ziel des Angriffs: { $character }.
refusal-attack-does-not-help = Diese Karte wird zum Schutz gespielt ({ $character }), ihr Marker gilt der Verteidigung: { $card }.
refusal-no-support-card = Die Kapelle holt nur Kampfkarten zurück, keine Unterstützungskarten: { $card }.

## Rat
advice-protect = Schütz das Ziel jetzt: Das kostet dich weniger als die Verteidigung oder sein Tod.
