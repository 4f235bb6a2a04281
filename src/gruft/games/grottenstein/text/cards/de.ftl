# Was jede Karte und jede Figur von Vampir tut, in ein bis drei Sätzen.

about-weapon =
    Eine Waffe. Statt dich zu bewegen, greif ein Ziel an, { $range ->
        [one] auf einem Nachbarfeld
       *[other] bis zu { $range } Felder entfernt
    }. Schaden: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }{ $plus }. { $doors ->
        [0] Gegen Türen hilft sie nicht.
       *[other] Auch Türen lassen sich damit einschlagen.
    }
about-hammer =
    Eines der beiden Werkzeuge für das Ende: Trag Hammer und Pflock, beende einen Zug neben dem Sarg und schlag im nächsten zu. Als Waffe { $range ->
        [one] auf einem Nachbarfeld
       *[other] bis zu { $range } Felder entfernt
    }: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }{ $plus }.
about-stake =
    Damit gewinnt ihr. Trag ihn zusammen mit dem Hammer, beende einen Zug neben dem Sarg, und liegt der Vampir im nächsten Zug darin, triff ihn ins Herz. Als Waffe: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }{ $plus }.
about-crucifix =
    Wirkt nur auf den Vampir. Wirf einen Würfel: Ab { $from } trifft es ihn (Lebenspunkte: -{ $points }), und er darf in seinem nächsten Zug nicht angreifen. { $uses ->
        [0] Du behältst die Karte.
       *[other] Danach ist die Karte verbraucht.
    }
about-holy-water =
    Wirkt nur auf den Vampir, { $range ->
        [one] auf einem Nachbarfeld
       *[other] bis zu { $range } Felder entfernt
    }. Schaden: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }{ $plus }. { $uses ->
        [0] Du behältst die Karte.
       *[other] Danach ist die Karte verbraucht.
    }
about-grease =
    Wirf es auf einen Gegner { $range ->
        [one] auf einem Nachbarfeld
       *[other] bis zu { $range } Felder entfernt
    } und würfle: Ab { $from } darf die Figur in ihrem nächsten Zug nicht ziehen. { $uses ->
        [0] Du behältst die Karte.
       *[other] Danach ist die Karte verbraucht.
    }
about-kit = Für dich oder eine Figur neben dir: { $points } Lebenspunkte zurück, höchstens bis { $most }. Anwendungen: { $uses }.
about-antidote = Für dich oder eine Figur neben dir: beendet das Gift (Lebenspunkte: -{ $points } pro Zug). Du behältst die Karte.
about-ladder = Auf einem Lukenfeld benutzt, verbindet sie Erdgeschoss und Keller, für alle, auch für den Vampir. Ein Jäger an der Luke kann sie wieder aufnehmen.
about-dynamite = Trägst du auch die Fackel, zünde es neben einer verschlossenen Tür oder der zugemauerten Treppe. Am Ende deines nächsten Zuges wird gewürfelt: Bei { $from } bis { $sides } ist der Weg für immer frei, und die Druckwelle trifft alle im Raum (Lebenspunkte: -{ $points }).
about-torch = Zündet das Dynamit, wenn du beides trägst. Allein bewirkt sie nichts.
about-plan = Sieh dir damit eine verdeckte Karte des Stockwerks an, auf dem du stehst. Nur die Jäger sehen sie, und du behältst den Grundriss.
about-flute = Für dich oder eine Figur neben dir: vertreibt die Ratten (Lebenspunkte: -{ $points } pro Zug). Du behältst die Karte.
about-shield = Wirkt von selbst: Jeder Angriff auf dich macht { $points } weniger Schaden.
about-garlic = Wirkt von selbst: Jeder Biss des Vampirs macht dir { $points } weniger Schaden. Der Schild zählt zusätzlich; gegen Diener hilft Knoblauch nicht.
about-pseudo-vampire = Du gehst wie der Vampir durch seinen Gang zwischen Erdgeschoss und Keller, ein Schritt. Braucht keinen Tragplatz und wird nie verbraucht.
about-zombie-formula = Sprich sie einmal und stell zwei Zombies auf beliebige freie Felder. Niemand betritt diese Felder, bis du stirbst.
about-key = Probier ihn an einer verschlossenen Tür neben dir: Er öffnet das Schloss seiner Farbe. Braucht keinen Tragplatz und bleibt dir.
about-universal-key = Öffnet jedes Schloss: eine Grufttür, oder die Panzertür von der Kellerseite. Braucht keinen Tragplatz und bleibt dir.
about-rats = Eine Falle: Die Ratten beißen sich fest (Lebenspunkte: -{ $points } am Ende jedes Zuges), bis jemand die Flöte spielt.
about-bat-swarm =
    Eine Falle. Schaden für die Figur, die sie aufdeckt: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }{ $plus }.
about-spirit = Eine Falle: Der Geist trägt dich zurück in die Eingangshalle.
about-demon =
    Eine Falle. Schaden für die Figur, die sie aufdeckt: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }{ $plus }.
about-poison = Eine Falle: Gift im Blut (Lebenspunkte: -{ $points } am Ende jedes Zuges, ab jetzt), bis jemand das Gegengift anwendet.
about-trapdoor = Eine Falle: Du fällst ein Stockwerk tiefer auf dieselbe Nummer (Lebenspunkte: -{ $bonus }). Vom Erdgeschoss aus ist das ein Weg in den Keller.
about-shackles = Eine Falle: Wer sie aufdeckt, verliert den ganzen nächsten Zug.
about-blood-altar = Eine Falle: Er trinkt dein Blut (Lebenspunkte: -{ $bonus }), und der Vampir bekommt, was du verlierst.
about-event-card = Eine verdeckte Ereigniskarte. Ein Jäger, der auf ihrem Feld stehen bleibt, deckt sie auf: ein Gegenstand, eine Macht oder eine Falle.
about-cellar-card = Eine der Karten, die der Vampir im Keller ausgelegt hat: Waffen, ein Schlüssel und der Pflock, aber auch Fallen. Ein Jäger, der auf ihrem Feld stehen bleibt, deckt sie auf.
about-hunter =
    Lebt und jagt: am Anfang { $life } Lebenspunkte, ein Dolch und { $places } Tragplätze für Gegenstände. Nur diese Figur benutzt { $colour ->
        [red] rote
        [blue] blaue
        [green] grüne
       *[yellow] gelbe
    } Karten. Bei 0 stirbt sie und steht als Diener des Vampirs auf.
about-corpse = Tot. Am Anfang des nächsten Zuges steht die Leiche mit { $life } Lebenspunkten als Diener des Vampirs auf.
about-servant = Einst Jäger, jetzt auf der Seite des Vampirs, mit { $life } Lebenspunkten auferstanden. Diener ziehen und kämpfen wie Jäger, benutzen aber weder Schlüssel noch Mächte noch Pflock. Bei 0 sind sie endgültig fort.
about-gone = Diese Figur hat die Villa für immer verlassen.
about-vampire =
    Der Graf: am Anfang { $life } Lebenspunkte. Im Sarg gewinnt er { $gain } pro Zug und ist unverwundbar. { $dies ->
        [0] Bei 0 Punkten ist er nicht tot: Er liegt im Sarg, bis er alle Punkte zurückhat, und nur Hammer und Pflock töten ihn dort.
       *[other] Dort töten ihn Hammer und Pflock, außerhalb auch Wunden.
    }
about-cape = Mit dem Umhang fliegt der Vampir als Fledermaus: Er wirft { $dice } Würfel statt zwei, kommt durch jede Tür und darf in diesem Zug nicht beißen. Fledermauskarten: { $bats }.
about-teeth =
    Nur mit Gebiss und Fingernägeln beißt der Vampir. Schaden für einen Jäger neben ihm: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }{ $plus }. Im Keller gewinnt er, was er trinkt.
about-nails =
    Nur mit Fingernägeln und Gebiss beißt der Vampir. Schaden für einen Jäger neben ihm: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }{ $plus }. Im Keller gewinnt er, was er trinkt.
about-lock = Ein Schloss, das der Vampir wählen kann. Der Schlüssel seiner Farbe öffnet es.
about-crypt-lock = Das Schloss beider Grufttüren. Der Schlüssel seiner Farbe öffnet es, der Universalschlüssel auch. Welches es ist, weiß nur der Vampir.
about-armour-lock = Das Schloss der Panzertür. Der Schlüssel seiner Farbe öffnet es, aber nur von der Kellerseite. Welches es ist, weiß nur der Vampir.
about-door = Eine gewöhnliche Tür. Jäger und Diener können sie mit einem Chip verschließen; dann hält sie sie auf, den Vampir nicht. Nach { $points } Punkten Schaden ist sie eingeschlagen.
about-one-way-door = Sie lässt nur in Pfeilrichtung durch, auch Hiebe und Schüsse. Nach { $points } Punkten Schaden ist sie in beide Richtungen offen.
about-crypt-door = Von Anfang an zu. Öffne sie mit dem richtigen Schlüssel, schlag sie ein ({ $points } Punkte) oder spreng sie: Dahinter steht der Sarg des Vampirs.
about-armoured-door = Nur der richtige Schlüssel öffnet sie, und nur von der Kellerseite. Hiebe und Dynamit richten nichts aus. Einmal offen, bleibt sie offen.
about-wall-chip = Die zugemauerte Kellertreppe. Nur Dynamit macht den Weg frei.
about-zombie = Ein Zombie versperrt sein Feld für alle. Niemand kann ihn angreifen; stirbt der Jäger, der ihn gerufen hat, verschwindet er.
