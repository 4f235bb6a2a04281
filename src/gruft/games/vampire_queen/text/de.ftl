# Vampire Queen: alles, was ein Spieler liest, außer dem Regelwerk.
# Karten stehen wie in der Notation: 1 .. 13, Q (eine Queen), S15 und S20 (die Jäger).

game-name = Vampire Queen
game-author = Wolfgang Kramer
game-about = Bring deine Vampire vor den anderen in die Gruft und überlass ihnen die Jäger.

## Wahlmöglichkeiten
option-phases = Zahl der Durchgänge
option-s15_seat = Platz, der den Jäger S15 erhält, ab 0 gezählt (-1: ausgelost)

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

## Fragen
decision-wait = Du bist nicht am Zug.
decision-lead = Du spielst an. Was legst du?
decision-raise = Überbieten oder passen?
decision-slayer-round = Ein Jäger geht um. Welchen Vampir spielst du?

## Züge
move-pass = Passen
move-slayer = Den Jäger { $card } anspielen
move-set =
    { $size ->
        [1] { $cards } (Wert { $value })
       *[other] { $cards } ({ $size } Karten, Wert { $value })
    }
move-card = { $cards }
then-sheds =
    { $points ->
        [one] { $points } Punkt weniger auf der Hand
       *[other] { $points } Punkte weniger auf der Hand
    }

## Was liegt
notice-leads = { $player } spielt an.
notice-to-beat =
    { $size ->
        [1] { $player } liegt mit { $cards } vorn. Überbiete { $value } mit einer Karte.
       *[other] { $player } liegt mit { $cards } vorn. Überbiete { $value } mit einem Satz aus { $size } Karten.
    }
notice-slayer-round = Jägerrunde: { $card } geht um. Wer den höchsten Vampir spielt (bei Gleichstand den letzten), nimmt alles, falls nicht jemand gezwungen ist zu passen; eine Queen zählt 1.
notice-ban = { $card } darf in dieser Runde nicht angespielt werden.

## Was geschehen ist
fact-phase-begins = Durchgang { $phase } von { $phases } beginnt. { $player } hat S20 und spielt an.
fact-your-hand = Deine Hand: { $cards }
fact-leads = { $player } spielt { $cards } an.
fact-leads-slayer = { $player } spielt den Jäger { $cards } an!
fact-plays = { $player } spielt { $cards }.
fact-passes = { $player } passt.
fact-wins-round = { $player } gewinnt die Runde; die Karten kommen in die Gruft.
fact-takes = { $player } nimmt { $cards }.
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
refusal-leader-passes = Wer anspielt, muss etwas legen; passen dürfen nur die anderen.
refusal-slayer-just-taken = { $card } wurde gerade erst genommen und darf in dieser Runde nicht angespielt werden.
refusal-slayer-does-not-raise = Ein Jäger kann nur angespielt werden; mit { $card } kann man nie überbieten.
refusal-wrong-size =
    { $wanted ->
        [1] Angespielt wurde eine einzelne Karte, also brauchst du genau eine Karte, nicht { $given }.
       *[other] Angespielt wurden { $wanted } Karten, also brauchst du genau { $wanted } Karten, nicht { $given }.
    }
refusal-not-higher = { $given } ist nicht höher als { $beat }: Überbieten heißt, den Wert des letzten Satzes zu übertreffen.
refusal-must-pass = Du hast nichts als einen Jäger: Du musst passen und wirst die Karten nehmen.
refusal-must-play-a-vampire = In einer Jägerrunde muss jeder, der einen Vampir hat, einen spielen; du darfst nicht passen.
refusal-second-slayer = In einer Jägerrunde bleibt { $card } auf der Hand: Spiel einen Vampir.
refusal-one-vampire-only = In einer Jägerrunde spielst du genau einen Vampir.
refusal-not-held = Du hast { $cards } nicht auf der Hand.
refusal-unreadable = „{ $given }“ ist keine Karte. Karten sind 1 bis 13, Q, S15 und S20; schreib zum Beispiel „6 6 6“ oder „pass“, um zu passen.
refusal-nothing-named = Nenn die Karten, die du legst, zum Beispiel „11 11 Q“, oder schreib „pass“, um zu passen.
refusal-too-many-copies =
    { $most ->
        [1] Die Karte „{ $card }“ gibt es nur einmal, nicht { $given }-mal.
       *[other] Die Karte „{ $card }“ gibt es nur { $most }-mal, nicht { $given }-mal.
    }
refusal-slayer-not-alone = { $card } wird immer allein angespielt, ohne jede andere Karte.
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
position-untrue-knowledge = Es kann nicht bekannt sein, dass Platz { $seat } mehr Karten „{ $card }“ hat, als er hat.
position-round-complete = Es können nicht schon alle Plätze am Zug gewesen sein: Die Runde wäre zu Ende.
position-table-has-a-gap = Platz { $seat } kommt vor anderen, die schon am Zug waren, war aber selbst noch nicht am Zug.
position-line-of-a-finished-game = Zu einem beendeten Spiel gibt es keine Stellungszeile.
position-line-unmarked = Eine Stellungszeile beginnt mit „{ $wanted }“, nicht mit „{ $given }“.
position-line-bad-field = „{ $given }“ ist kein Feld einer Stellungszeile oder kommt in ihr zweimal vor.
position-line-lacks = Der Stellungszeile fehlt das Feld „{ $setting }“.
position-line-unreadable = Das Feld „{ $setting }“ der Stellungszeile ist nicht lesbar: „{ $given }“.
round-unreadable = „{ $given }“ ist keine Runde: schreibe zum Beispiel „lead 0: 6 6 6 | 8 8 8 | pass => 1“.
round-takes = In „{ $given }“ muss das Wort „takes“ hinter einer Jägerrunde stehen, und nur dort.
edition-bad-values = { $file }: „{ $setting }“ muss verschiedene Zahlen von 1 bis 13 in steigender Folge enthalten.
edition-too-few-cards =
    { $cards ->
        [one] Die Ausgabe hat nur { $cards } Vampir, zu wenig für { $seats } Spieler.
       *[other] Die Ausgabe hat nur { $cards } Vampire, zu wenige für { $seats } Spieler.
    }
option-no-such-seat = Die Option „{ $option }“ nennt einen Platz von 0 bis { $high } oder -1.

## Rat
advice-lead-slayer = Spiel den Jäger an, solange du darfst: Jemand anders wird ihn nehmen.
advice-lead-burden = Spiel an, was du später am schwersten loswirst: Niedrige Karten schützen dich vor Jägern, hohe gewinnen Runden.
advice-lead-part = Spiel einige dieser Karten an und behalte den Rest für später.
advice-unbeatable = Diesen Satz schlägt kaum jemand; dann spielst du wieder an und wirst fertig.
advice-dump = Jemand hat kaum noch Karten: Werde jetzt los, was du kannst.
advice-win-the-lead = Gewinn die Runde: Wer anspielt, kann einen Jäger weitergeben.
advice-whole-group = Überbiete mit allen deinen Karten eines Wertes und lass die anderen Sätze beisammen.
advice-raise = Überbiete: Diese Karten kannst du entbehren.
advice-pass = Passe: Was du hergeben müsstest, ist mehr wert als diese Runde.
advice-must = Etwas anderes darfst du nicht.
advice-safe-card = Mit dieser Karte musst du nicht nehmen, und du kannst sie entbehren.
advice-likely-safe = Nach dir muss wahrscheinlich jemand höher spielen.
advice-take-the-pile = Wahrscheinlich nimmst du die Karten: Dann spielst du an, und diese Karte kommt zu dir zurück.
advice-last-cards = Spiel das: Danach ist deine Hand leer.
