# Vampire Empire: why each question is asked, and what always stands on the table.

## Why it is asked
why-decision-over = Es gibt nichts mehr zu entscheiden.
why-decision-wait = Zuerst entscheidet dein Gegner.
why-decision-step1 = Danach ziehst du auf acht Karten nach. Was in den Keller kommt, kehrt einmal als zweites Deck zurück; was in den Graben kommt, ist aus dem Spiel.
why-decision-reveal = Ein enttarnter Vampir kann deine roten Karten nutzen, aber Weihwasser wirkt gegen ihn. Drei enttarnte Vampire im Schloss gewinnen das Spiel.
why-decision-window = Unterstützungskarten spielt man vor und nach jeder Aktion, im eigenen und im gegnerischen Zug. Bezahlt wird mit anderen Handkarten.
why-decision-pay = Sie kommt verdeckt in deinen Graben und ist aus dem Spiel.
why-decision-action = Jeder Zug hat genau eine Aktion. Passt dir keine, dann pass: Das kostet zwei Karten.
why-decision-hide-character = Die Figur kommt ganz unten in die Stadt, außer Reichweite, und die oberste Figur der Stadt rückt ins Schloss nach.
why-decision-hide-card = Verstecken braucht drei rote Karten. Mit der Opferung kann dein Gegner eine davon aufheben.
why-decision-water-character = Du erfährst die Wahrheit: Mensch oder Vampir. Einen Vampir im Schloss kannst du sofort angreifen.
why-decision-water-card = Die Probe braucht zwei Weihwasserkarten. Findet sie einen Vampir im Schloss, kann die niedrigere mit angreifen.
why-decision-attacker = Deine Karten müssen zum Angreifer passen: Karten seines Standes, bei enttarnten Vampiren auch rote.
why-decision-target = Das Ziel stirbt, wenn dein Angriff höher ist als die Verteidigung. Bei Gleichstand lebt es.
why-decision-commit = Nur ein Angriff, der höher ist als die Verteidigung, tötet; Gleichstand rettet das Ziel. Es gibt höchstens zwei Runden, ihre Karten zählen zusammen.
why-decision-respond = Die Opferung hebt eine gerade gespielte Karte auf. Im Kampf beendet der Geheimgang alles, und niemand stirbt.
why-decision-cancel = Sie zählt nichts, und was sie gekostet hat, bleibt bezahlt.
why-decision-replace = Du darfst eine weitere passende Karte an ihrer Stelle spielen.
why-decision-water-response = Mit „Ich bin kein Vampir“ bleibt die Antwort aus, und das Weihwasser ist vertan. Sonst kommt die Wahrheit heraus.
why-decision-death = Wer gerettet wird, lebt weiter und wird in die Stadt gemischt. Ohne Karte bleibt es beim Tod.
why-decision-immediate = Das Weihwasser hat ihn gerade gefunden. Dieser Angriff gehört zur selben Aktion, und die niedrigere Weihwasserkarte darf mithelfen.
why-decision-use-water = Sie zählt in Runde 1. Lässt du sie weg, kommt sie trotzdem in den Graben.
why-decision-effect-character = Auf diese Figur wirkt die Karte, die du gespielt hast.
why-decision-effect-side = Ein Marker zählt in Runde 1 jedes Kampfes, für beide Seiten, solange die Figur im Schloss bleibt.
why-decision-effect-type = Dein Gegner zeigt dir die ganze Hand und wirft alle Karten dieses Typs ab.
why-decision-effect-pick = Die Kapelle nimmt Kampfkarten aus deinem Graben, Gruftöffnung und Nebelgestalt nehmen eine Karte aus dem gegnerischen Keller.
why-decision-effect-return = Drei bleiben im Schloss. Wen du zuerst zurückschickst, der liegt oben auf der Stadt und rückt als Nächstes nach.
why-decision-attack = { $target } stirbt, wenn dein Angriff höher ist als die Verteidigung; bei Gleichstand nicht. Überlebt das Ziel, kannst du in Runde 2 nachlegen.
why-decision-attack-again = Die Karten beider Runden zählen zusammen, Marker nicht mehr. Hörst du auf, überlebt { $target }.
why-decision-defend = { $target } stirbt, wenn der Angriff höher bleibt; bei Gleichstand nicht. Überlebt das Ziel, kann dein Gegner in Runde 2 nachlegen.
why-decision-defend-again = Die Karten beider Runden zählen zusammen, Marker nicht mehr. Bei Gleichstand überlebt { $target }.
why-decision-discard = Passen kostet zwei Karten. Sie gehen verdeckt in deinen Graben und sind aus dem Spiel.
why-decision-journey = Wer verreist ist, kann nicht angegriffen, geprüft oder versteckt werden. Die Rückkehr folgt, wenn die Stadt leer ist.
why-decision-marker = Ein Marker zählt in Runde 1 jedes Kampfes, für beide Seiten, solange die Figur im Schloss bleibt.
why-decision-mist = Er wird in die Stadt gemischt, und die oberste Figur der Stadt kommt ins Schloss.
why-decision-chapel = Sie wird aus deinem Graben in dein Deck gemischt, und du kannst sie wieder ziehen.
why-decision-crypt = Sie kommt auf deine Hand und gehört von da an dir.
why-decision-mist-card = Sie verlässt den Keller deines Gegners und ist aus dem Spiel.
why-window-before-action = Jetzt dürfen beide Unterstützungskarten spielen. Die Aktion folgt, sobald beide verzichtet haben.
why-window-after-action = Die letzte Gelegenheit für Unterstützungskarten in diesem Zug. Er endet, sobald beide verzichtet haben.
why-window-water = Die Vampirseite kann die Antwort mit „Ich bin kein Vampir“ verhindern, auch bei einem Menschen.
why-window-death = Die Kräuterfrau rettet einen Menschen, die Regeneration einen Vampir, der schon enttarnt war.
why-window-respond-hide = Die Opferung hebt eine der roten Karten auf. Mit weniger als drei misslingt das Verstecken.
why-window-respond-combat = Die Opferung hebt eine dieser Karten auf, der Geheimgang beendet den Kampf.
why-window-respond-combat-none = Der Geheimgang würde den Kampf sofort beenden; dann stirbt niemand.
why-window-respond-card = Die Opferung hebt die Karte auf, bevor sie wirkt.
why-window-replace-hide = Die Vampirseite darf eine andere rote Karte nachlegen. Mit weniger als drei misslingt das Verstecken.
why-window-replace-combat = Die Vampirseite darf eine andere passende Karte dafür spielen.
why-window-replace-card = Die Karte bleibt ohne Wirkung. Für eine einzeln gespielte Karte gibt es keinen Ersatz.

## What is played for
aim-vampires = Du spielst die Vampire. Bring drei enttarnte Vampire ins Schloss oder töte alle Menschen.
aim-humans = Du spielst die Menschen. Finde die drei Vampire und töte sie.
aim-both = Die Vampire wollen das Schloss oder den Tod aller Menschen, die Menschen den Tod aller Vampire.
ahead-vampires = Die Vampire führen { $vampires } zu { $humans }: 2 Punkte je lebendem Vampir, 1 je lebendem Menschen.
ahead-humans = Die Menschen führen { $humans } zu { $vampires }: 1 Punkt je lebendem Menschen, 2 je lebendem Vampir.
ahead-even = Gleichstand, { $vampires } zu { $vampires }: 2 Punkte je lebendem Vampir, 1 je lebendem Menschen.
ending-castle =
    { $count ->
        [one] { $count } von drei enttarnten Vampiren ist im Schloss. Sind es alle drei, gewinnen sie sofort.
       *[other] { $count } von drei enttarnten Vampiren sind im Schloss. Sind es alle drei, gewinnen sie sofort.
    }
ending-cards = Karten übrig: Vampire { $vampires }, Menschen { $humans }. Sind beide ohne Karten, entscheiden die Punkte.
