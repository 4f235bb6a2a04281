# Vampire Queen: alles, was ein Spieler liest, außer dem Regelwerk.
# Karten stehen wie in der Notation: 1 .. 13, Q (eine Queen), S15 und S20 (die Jäger).

game-name = Vampire Queen
game-author = Wolfgang Kramer
game-about = Werde deine Vampire vor den anderen los und überlass ihnen die Jäger. Wer die wenigsten Punkte hat, gewinnt.

## Wahlmöglichkeiten
option-phases = Zahl der Durchgänge
option-s15_seat = Wer den Jäger 15 zuerst erhält: ein Platz, ab 0 gezählt, oder -1 für das Los
option-memory = Das Gedächtnis zählt: Die Gruft bleibt zu, und aufgenommene Karten werden nicht noch einmal gezeigt

## Karten, Orte, Zahlen
kind-vampire = Vampir
kind-slayer = Jäger
card-back = verdeckte Karte
card-number = { $value }
card-queen = Queen
card-S15 = Jäger 15
card-S20 = Jäger 20
mark-known = alle haben gesehen, wer diese Karte genommen hat
mark-banned = darf in dieser Runde nicht angespielt werden
mark-dealer = Geber
mark-leader = spielt in dieser Runde an
mark-passed = hat gepasst
mark-highest = bisher am höchsten
mark-takes = nimmt nach Stand alles
zone-hand = Hand
zone-laid = Auf dem Tisch
zone-crypt = Gruft
zone-undealt = Unverteilt
counter-points = Punkte
counter-cards = Karten
counter-phase = Durchgang
counter-phases = Durchgänge
counter-set-size = Karten je Satz
counter-to-beat = Zu überbieten
counter-highest = Bisher am höchsten

## Fragen
decision-wait = Warte, bis du am Zug bist.
decision-lead = Spiel einen Satz oder einen Jäger an.
decision-raise = Überbieten oder passen?
decision-slayer-round = Spiel einen Vampir.
decision-must-pass = Du kannst nicht überbieten: Passe.
decision-must-take = Du kannst nichts spielen: Passe.

## Warum gefragt wird
why-decision-wait = In jeder Runde spielen oder passen alle einmal, im Uhrzeigersinn ab dem Startspieler.
why-decision-lead = Beliebig viele gleiche Karten. Die anderen brauchen ebenso viele von höherem Wert; der höchste Satz gewinnt das Anspiel.
why-decision-raise = Überbiete mit ebenso vielen Karten von höherem Wert, dann bist du sie los und spielst vielleicht an. Passen kostet nichts.
why-decision-slayer-round = Der höchste Vampir nimmt alle Karten samt Jäger und spielt dann an. Bei gleichem Wert zählt der spätere höher.
why-decision-must-pass =
    { $bar ->
        [queens] Queens allein sind unschlagbar. Passen kostet nichts.
        [bare] Du hast keine Vampire mehr, und Jäger überbieten nie. Passen kostet nichts.
        [short] Zum Überbieten braucht es { $size } Vampire, und du hast weniger. Passen kostet nichts.
       *[low] { $size ->
            [1] Du hast keine Karte, die mehr wert ist als { $value }. Passen kostet nichts.
           *[other] Du hast keinen Satz aus { $size } Karten, der mehr wert ist als { $value }. Passen kostet nichts.
        }
    }
why-decision-must-take = Du hast nichts als einen Jäger: Du nimmst alle Karten dieser Runde und spielst dann an.

## Züge
move-pass = Passen
move-slayer = Jäger { $card } anspielen
move-lead = { $cards } anspielen
move-raise = Überbieten mit { $cards }
move-card = { $cards } spielen
then-sheds =
    { $points ->
        [one] { $points } Punkt los
       *[other] { $points } Punkte los
    }
then-to-beat =
    { $size ->
        [1] andere müssen { $value } überbieten
       *[other] nötig: { $size } Karten über { $value }
    }
then-unbeatable = unschlagbar
then-hunts = alle anderen spielen einen Vampir, der höchste nimmt alles
then-highest = bisher am höchsten, nimmt alles
then-lower = unter { $value }, jemand anders nimmt
then-other-takes = { $player } musste passen und nimmt die Karten
then-keeps = du behältst deine Karten
then-takes-all = du nimmst alle Karten dieser Runde

## Was liegt
notice-leads = { $player } spielt an.
notice-to-beat =
    { $size ->
        [1] { $player } liegt mit { $cards } vorn. Überbiete { $value } mit einer Karte.
       *[other] { $player } liegt mit { $cards } vorn. Überbiete { $value } mit einem Satz aus { $size } Karten.
    }
notice-slayer-round = Jägerrunde: Der Jäger { $card } geht um. Der höchste Vampir nimmt alles (bei gleichem Wert der spätere), außer jemand muss passen; eine Queen zählt 1.
notice-unbeatable = { $player } hat { $cards }: Queens allein sind unschlagbar.
notice-ban = Der Jäger { $card } darf in dieser Runde nicht angespielt werden.

## Immer auf dem Tisch
aim-fewest = Wenige Punkte gewinnen: Werde deine Karten los.
ahead-nobody = Punkte bei allen gleich: { $points }.
ahead-fewest = Wenigste Punkte: { $players }, { $points }.
ending-phase =
    { $cards ->
        [0] Durchgang { $phase } von { $phases }. Eine Hand ist leer: Er kann mit dieser Runde enden.
        [one] Durchgang { $phase } von { $phases }. Er endet, wenn eine Hand leer ist; jemand hat noch 1 Karte.
       *[other] Durchgang { $phase } von { $phases }. Er endet, wenn eine Hand leer ist; die kleinste hat { $cards } Karten.
    }
ending-last-phase =
    { $cards ->
        [0] Letzter Durchgang ({ $phase } von { $phases }). Eine Hand ist leer: Er kann mit dieser Runde enden.
        [one] Letzter Durchgang ({ $phase } von { $phases }). Er endet, wenn eine Hand leer ist; jemand hat noch 1 Karte.
       *[other] Letzter Durchgang ({ $phase } von { $phases }). Er endet, wenn eine Hand leer ist; die kleinste hat { $cards } Karten.
    }

## Was geschehen ist
fact-phase-begins = Durchgang { $phase } von { $phases } beginnt. { $player } hat den Jäger 20 und spielt an.
fact-your-hand = Deine Hand: { $cards }
fact-leads = { $player } spielt { $cards } an.
fact-leads-slayer = { $player } spielt den Jäger { $card } an!
fact-plays = { $player } spielt { $cards }.
fact-passes = { $player } passt.
fact-wins-round = { $player } gewinnt die Runde; die Karten kommen in die Gruft.
fact-takes = { $forced ->
    [1] { $player } musste passen und nimmt { $cards }.
   *[other] { $player } nimmt { $cards }.
}
fact-scores =
    { $points ->
        [one] { $player } hat noch { $cards }: { $points } Punkt, insgesamt { $total }.
       *[other] { $player } hat noch { $cards }: { $points } Punkte, insgesamt { $total }.
    }
fact-scores-nothing = { $player } hat keine Karten mehr: keine Punkte, insgesamt { $total }.
fact-wins-game = { $player } gewinnt mit { $total } { $total ->
    [one] Punkt
   *[other] Punkten
}.
end-last-phase = Der letzte Durchgang ist abgerechnet.

## Ablehnungen
refusal-game-over = Das Spiel ist zu Ende.
refusal-no-such-seat = An diesem Tisch gibt es keinen Spieler { $given }.
refusal-not-your-turn = Du bist nicht am Zug: { $player } ist an der Reihe.
refusal-had-your-turn = Du warst in dieser Runde schon am Zug; jetzt ist { $player } an der Reihe.
refusal-no-such-move = Einen Zug mit der Nummer { $given } gibt es nicht.
refusal-leader-passes = Du spielst an und musst etwas legen; passen dürfen nur die anderen.
refusal-slayer-just-taken = Der Jäger { $card } wurde gerade erst genommen und darf in dieser Runde nicht angespielt werden.
refusal-slayer-does-not-raise = Einen Jäger kannst du nur anspielen; überbieten kannst du mit dem Jäger { $card } nie.
refusal-wrong-size =
    { $wanted ->
        [1] Angespielt wurde eine einzelne Karte, also brauchst du genau eine Karte, nicht { $given }.
       *[other] Angespielt wurden { $wanted } Karten, also brauchst du genau { $wanted } Karten, nicht { $given }.
    }
refusal-not-higher = { $given } ist nicht höher als { $beat }: Überbieten heißt, den Wert des letzten Satzes zu übertreffen.
refusal-must-pass = Du hast nichts als einen Jäger: Du musst passen und wirst die Karten nehmen.
refusal-must-play-a-vampire = Wer in einer Jägerrunde einen Vampir hat, muss einen spielen; passen darfst du nicht.
refusal-second-slayer = In einer Jägerrunde bleibt der Jäger { $card } auf der Hand: Spiel einen Vampir.
refusal-one-vampire-only = In einer Jägerrunde spielst du genau einen Vampir.
refusal-not-held = Du hast { $cards } nicht auf der Hand.
refusal-unreadable = „{ $given }“ ist keine Karte. Karten sind 1 bis 13, Q, S15 und S20; schreib zum Beispiel „6 6 6“ oder „pass“, um zu passen.
refusal-nothing-named = Nenn die Karten, die du legst, zum Beispiel „11 11 Q“, oder schreib „pass“, um zu passen.
refusal-too-many-copies =
    { $most ->
        [1] Die Karte „{ $card }“ gibt es nur einmal, nicht { $given }-mal.
       *[other] Die Karte „{ $card }“ gibt es nur { $most }-mal, nicht { $given }-mal.
    }
refusal-slayer-not-alone = Der Jäger { $card } wird immer allein angespielt, ohne jede andere Karte.
refusal-two-values = Ein Satz besteht aus Karten eines einzigen Wertes; { $one } und { $other } gehören nicht zusammen.

## Aufgeschriebene Stellungen und Ausgaben
position-bad-ban = Die Sperre ist S15, S20 oder leer, nicht „{ $given }“.
position-slayer-away = Ein Jäger ist nie in „{ $zone }“: Er ist auf einer Hand oder auf dem Tisch.
position-slayer-missing = { $card } ist auf keiner Hand und nicht auf dem Tisch.
position-slayer-twice = { $card } ist an mehr als einem Ort.
position-cards-missing =
    { $count ->
        [one] { $count } Karte ist nirgends: Hände, Tisch, Gruft und unverteilte Karten müssen zusammen alle Karten ergeben.
       *[other] { $count } Karten sind nirgends: Hände, Tisch, Gruft und unverteilte Karten müssen zusammen alle Karten ergeben.
    }
position-undealt-size = Bei dieser Spielerzahl ist die Zahl der unverteilten Karten { $wanted }, nicht { $given }.
position-empty-hand = Platz { $seat } hatte zu Beginn dieser Runde keine Karte; der Durchgang wäre zu Ende.
position-impossible-ban = Die Sperre für { $card } ist unmöglich: Der Startspieler muss diesen Jäger und dazu einen Vampir haben.
position-untrue-knowledge = Es kann nicht bekannt sein, dass auf Platz { $seat } mehr Karten „{ $card }“ sind als tatsächlich.
position-round-complete = Es können nicht schon alle Plätze am Zug gewesen sein: Die Runde wäre zu Ende.
position-table-has-a-gap = Platz { $seat } kommt vor anderen, die schon am Zug waren, war aber selbst noch nicht am Zug.
position-line-of-a-finished-game = Zu einem beendeten Spiel gibt es keine Stellungszeile.
position-line-unmarked = Eine Stellungszeile beginnt mit „{ $wanted }“, nicht mit „{ $given }“.
position-line-bad-field = „{ $given }“ ist kein Feld einer Stellungszeile oder kommt in ihr zweimal vor.
position-line-lacks = Der Stellungszeile fehlt das Feld „{ $setting }“.
position-line-unreadable = Das Feld „{ $setting }“ der Stellungszeile ist nicht lesbar: „{ $given }“.
round-unreadable = „{ $given }“ ist keine Runde: Schreib zum Beispiel „lead 0: 6 6 6 | 8 8 8 | pass => 1“.
round-takes = In „{ $given }“ muss das Wort „takes“ hinter einer Jägerrunde stehen, und nur dort.
edition-bad-values = { $file }: „{ $setting }“ muss verschiedene Zahlen von 1 bis 13 in steigender Folge enthalten.
edition-deals-too-many = { $file }: Zu { $seats } bekämen alle { $given } Karten („{ $setting }“), aber die { $vampires } Vampire der Ausgabe reichen nur für je { $high }. Eine Ausgabe muss für jede Spielerzahl reichen; ändere also auch „{ $setting }“.
edition-too-few-cards =
    { $cards ->
        [one] Die Ausgabe hat nur { $cards } Vampir, zu wenig für { $seats } Spieler.
       *[other] Die Ausgabe hat nur { $cards } Vampire, zu wenige für { $seats } Spieler.
    }
option-no-such-seat = Die Option „{ $option }“ nennt einen Platz von 0 bis { $high } oder -1.

## Rat
advice-lead-slayer = Spiel den Jäger an, solange du darfst: Jemand anders wird ihn nehmen.
advice-lead-burden = Spiel an, was du später am schwersten loswirst: Niedrige Karten schützen dich vor Jägern, hohe gewinnen Runden.
advice-lead-part = Spiel einige dieser Karten an und behalt den Rest für später.
advice-unbeatable = Diesen Satz schlägt kaum jemand; dann spielst du wieder an und wirst fertig.
advice-dump = Jemand hat kaum noch Karten: Werde jetzt los, was du kannst.
advice-win-the-lead = Gewinn die Runde: Mit dem Anspiel kannst du einen Jäger weitergeben.
advice-whole-group = Überbiete mit allen deinen Karten eines Wertes und lass die anderen Sätze beisammen.
advice-raise = Diese Karten kannst du entbehren.
advice-pass = Was du hergeben müsstest, ist mehr wert als diese Runde.
advice-must = Du hast keinen anderen Zug.
advice-safe-card = Mit dieser Karte musst du nicht nehmen, und du kannst sie entbehren.
advice-likely-safe = Nach dir muss wahrscheinlich jemand höher spielen.
advice-take-the-pile = Wahrscheinlich nimmst du die Karten: Dann spielst du an, und diese Karte kommt zu dir zurück.
advice-last-cards = Spiel das, dann ist deine Hand leer.
