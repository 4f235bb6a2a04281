# Vampire Empire: what every kind of piece does.

## Combat cards
about-one-class = Zählt im Kampf { $value }, im Angriff wie in der Verteidigung. Sie unterstützt Figuren ihres Standes: { $type }.
about-two-classes = Zählt im Kampf { $value }, im Angriff wie in der Verteidigung. Sie unterstützt Figuren zweier Stände: { $type } und { $other }.
about-class-and-red = Eine rote Karte, Wert { $value }. Sie unterstützt Figuren ihres Standes ({ $type }) und jeden enttarnten Vampir. Drei rote Karten verstecken eine Figur.
about-red = Eine rote Karte, Wert { $value }. Sie unterstützt nur enttarnte Vampire, keine heimlichen. Drei rote Karten verstecken eine Figur.
about-class-and-water = Wert { $value }. Sie unterstützt Figuren ihres Standes ({ $type }) und alle, die gegen einen enttarnten Vampir kämpfen. Zwei Weihwasserkarten prüfen eine Figur.
about-water = Weihwasser, Wert { $value }. Es hilft allen, die gegen einen enttarnten Vampir kämpfen. Zwei Weihwasserkarten prüfen eine Figur: Mensch oder Vampir?
about-combat-back = Eine Kampfkarte: Ihr Wert zählt im Kampf, für Figuren, zu denen sie passt.

## Support cards
about-marker = Leg einen Marker +1 auf eine Figur im Schloss, für Angriff oder Verteidigung. Stand: { $type }; bei dieser Figur +2: { $character }. { $both ->
        [0] Er zählt in Runde 1 eines Kampfes.
       *[other] Er zählt in beiden Runden eines Kampfes.
    } { $protects ->
        [0] Spielbar vor oder nach einer Aktion.
       *[other] Spielbar vor oder nach einer Aktion oder für eine Figur, die gerade angegriffen wird.
    } Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-secret-journey = Schick eine Figur aus dem Schloss fort. Niemand kann sie angreifen, prüfen oder verstecken; sie kehrt zurück, wenn die Stadt leer ist. { $protects ->
        [0] Spielbar vor oder nach einer Aktion.
       *[other] Spielbar vor oder nach einer Aktion oder für eine Figur, die gerade angegriffen wird.
    } Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-secret-passage = Beendet einen Kampf sofort: Niemand stirbt, alle Karten kommen in die Gräben. Spielbar, wenn du auf Karten der Vampire antworten darfst. Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-chapel = Hol Kampfkarten aus deinem Graben zurück und misch sie ins Deck, Anzahl: { $count }. { $water ->
        [0] Karten, die nur Weihwasser sind, kommen nicht zurück.
       *[other] Weihwasser gilt hier als Kampfkarte.
    } Spielbar vor oder nach einer Aktion. Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-herbalist = Rettet einen Menschen, der gerade gestorben ist: Er wird lebend in die Stadt gemischt. Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-crypt-opening = Sieh den Keller der Vampire durch und nimm eine Karte auf die Hand; von da an gehört sie dir. Spielbar vor oder nach einer Aktion. Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-any-fighter = Zählt im Kampf { $value }, für jede Figur. Spielbar mit den anderen Karten des Angriffs oder der Verteidigung. Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-sacrifice = Heb eine Karte auf, die die Vampirseite gerade gespielt hat: Sie bleibt ohne Wirkung. Gilt für Unterstützung, Kampf und Verstecken. Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-bat-form = Nenn einen Kartentyp. Die Gegenseite zeigt die ganze Hand und wirft alle Karten dieses Typs ab. Spielbar vor oder nach einer Aktion. Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-mist-form = Braucht einen enttarnten Vampir im Schloss. Leg eine Karte aus dem gegnerischen Keller in den Graben, dann misch den Vampir in die Stadt. { $protects ->
        [0] Spielbar vor oder nach einer Aktion.
       *[other] Spielbar vor oder nach einer Aktion oder für eine Figur, die gerade angegriffen wird.
    } Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-hypnosis = Die obersten Figuren der Stadt kommen ins Schloss (Anzahl: { $count }). Wähl, wer bleibt; die anderen kommen in deiner Reihenfolge oben auf die Stadt. { $protects ->
        [0] Spielbar vor oder nach einer Aktion.
       *[other] Spielbar vor oder nach einer Aktion oder für eine Figur, die gerade angegriffen wird.
    } Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-regeneration = { $always ->
        [0] Rettet einen Vampir, der gerade gestorben ist, wenn er schon enttarnt war: Er wird in die Stadt gemischt und bleibt enttarnt.
       *[other] Rettet einen Vampir, der gerade gestorben ist, auch wenn erst sein Tod ihn enttarnt hat: Er wird in die Stadt gemischt und bleibt enttarnt.
    } Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-coffin = Zieh Karten nach, Anzahl: { $count }; du darfst vorerst mehr als acht haben. Spielbar vor oder nach einer Aktion. Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-im-not-a-vampire = Spielbar, wenn eine Figur mit Weihwasser geprüft wird: Die Antwort bleibt aus, und das Wasser ist vertan. Auch als Bluff für einen Menschen. Kosten in Handkarten: bei Tag { $day }, bei Nacht { $night }.
about-support-back = Eine Unterstützungskarte: Sie hat eine eigene Wirkung und wird mit anderen Handkarten bezahlt.

## Characters and what is known
about-card = Eine verdeckte Karte: Nur wer sie besitzt oder gesehen hat, kennt sie.
about-character = Stand: { $type }. Beide Seiten dürfen mit Figuren im Schloss kämpfen, mit Karten ihres Standes. { $both ->
        [0] Schwert- und Schildmarker erhöhen Angriff und Verteidigung in Runde 1.
       *[other] Schwert- und Schildmarker erhöhen Angriff und Verteidigung in beiden Runden.
    } Ein enttarnter Vampir ist im Negativ gedruckt.
about-token = Ein Plättchen sagt, was eine Figur ist: Die drei der Vampirseite sind die Vampire, die zwei der Menschenseite sind Menschen. Es bleibt geheim, bis es aufgedeckt wird.
about-suspect = Was du über diese Figur weißt: Mensch, Vampir oder ungewiss. Ein volles Zeichen heißt, dass es alle wissen, ein hohles nur du.
about-trio = Drei Figuren, die nach allem, was du weißt, die Vampire sein könnten.
