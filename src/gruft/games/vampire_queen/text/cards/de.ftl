# Was jede Karte von Vampire Queen tut, in ein bis drei Sätzen.

about-number =
    { $points ->
        [one] Ein Vampir vom Wert { $value }. Spiel ihn allein oder mit weiteren Karten seines Wertes; ebenso viele Karten von höherem Wert schlagen ihn. Hast du ihn am Ende eines Durchgangs noch auf der Hand, kostet er { $points } Punkt.
       *[other] Ein Vampir vom Wert { $value }. Spiel ihn allein oder mit weiteren Karten seines Wertes; ebenso viele Karten von höherem Wert schlagen ihn. Hast du ihn am Ende eines Durchgangs noch auf der Hand, kostet er { $points } Punkte.
    }
about-queen =
    { $points ->
        [one] Ein Joker: Neben Zahlenkarten nimmt sie deren Wert an. Queens allein zählen { $value } und sind unschlagbar, in einer Jägerrunde zählt eine Queen aber nur { $low }. Hast du sie am Ende eines Durchgangs noch auf der Hand, kostet sie { $points } Punkt.
       *[other] Ein Joker: Neben Zahlenkarten nimmt sie deren Wert an. Queens allein zählen { $value } und sind unschlagbar, in einer Jägerrunde zählt eine Queen aber nur { $low }. Hast du sie am Ende eines Durchgangs noch auf der Hand, kostet sie { $points } Punkte.
    }
about-slayer =
    { $points ->
        [one] Spiel ihn allein an, dann ist Jägerrunde: Alle anderen spielen einen Vampir, und der höchste nimmt alle Karten, auch diese. In der Runde, nachdem du ihn genommen hast, darfst du ihn nicht anspielen. Am Ende jedes Durchgangs kostet er { $points } Punkt und bleibt auf der Hand.
       *[other] Spiel ihn allein an, dann ist Jägerrunde: Alle anderen spielen einen Vampir, und der höchste nimmt alle Karten, auch diese. In der Runde, nachdem du ihn genommen hast, darfst du ihn nicht anspielen. Am Ende jedes Durchgangs kostet er { $points } Punkte und bleibt auf der Hand.
    }
about-slayer-either = Einen Jäger kann man nur anspielen, und zwar allein. Alle anderen spielen dann einen Vampir, und der höchste nimmt alle Karten samt Jäger.
about-back = Ein verdeckter Vampir: eine Zahl von { $low } bis { $high } oder eine Queen.
