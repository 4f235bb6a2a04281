# Was das Haus selbst sagt: Ablehnungen, die zu keinem einzelnen Spiel gehören, und Wörter, die jeder Client braucht.

seat-name = Spieler { $number }

## Setting up
seats-out-of-range = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $given }.
option-unknown = Es gibt keine Option „{ $option }“. Bekannte Optionen: { $known }.
option-not-a-switch = Die Option „{ $option }“ ist an oder aus, nicht „{ $given }“.
option-unknown-word = Die Option „{ $option }“ ist eines von { $known }, nicht „{ $given }“.
option-out-of-range = Die Option „{ $option }“ ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $given }“.
language-unknown = Die Sprache „{ $given }“ gibt es hier nicht. Bekannte Sprachen: { $known }.

## Files
file-too-large = { $file }: Die Datei hat mehr als { $limit } Zeichen; das kann nicht stimmen.
edition-not-toml = { $file }: Das ist keine TOML-Datei: { $problem }.
edition-no-source = { $file }: Der Wert „{ $setting }“ nennt seine Quelle nicht.
edition-unknown-key = { $file }: In der Ausgabe dieses Spiels gibt es keinen Wert „{ $setting }“.
edition-wrong-kind =
    { $wanted ->
        [number] { $file }: Der Wert „{ $setting }“ muss eine ganze Zahl sein, nicht „{ $given }“.
        [text] { $file }: Der Wert „{ $setting }“ muss ein Text sein, nicht „{ $given }“.
        [switch] { $file }: Der Wert „{ $setting }“ muss wahr (true) oder falsch (false) sein, nicht „{ $given }“.
       *[other] { $file }: Der Wert „{ $setting }“ muss eine Liste derselben Art wie in der Ausgabe des Spiels sein, nicht „{ $given }“.
    }
edition-out-of-range = { $file }: Der Wert „{ $setting }“ muss zwischen { $low } und { $high } liegen, nicht { $given }.

## Lines
line-unfinished = Die Zeile „{ $line }“ ist nicht vollständig: Eine weitere Wahl muss folgen.
line-goes-on = Die Zeile „{ $line }“ geht zu lange weiter: „{ $surplus }“ kommt nach ihrem Ende.
line-too-long = Eine Zeile hat höchstens { $limit } Zeichen.

## Scripted luck
script-throw-out-of-range = Die vorgegebene Zahl { $given } für „{ $what }“ muss zwischen { $low } und { $high } liegen.
script-piece-missing = Das vorgegebene Stück „{ $piece }“ ist nicht mehr im Stapel „{ $deck }“.

## Games and positions
game-unknown = Im Regal steht kein Spiel „{ $given }“. Die Spiele sind: { $known }.
position-unknown-key = Eine Stellung dieses Spiels hat kein „{ $setting }“. Ihre Schlüssel: { $known }.
position-bad-number = „{ $setting }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
position-bad-seat = „{ $setting }“ muss einen Platz von 0 bis { $high } nennen, nicht „{ $given }“.
position-not-a-text = „{ $setting }“ muss ein Text sein, nicht „{ $given }“.
position-not-a-list = „{ $setting }“ muss eine Liste sein, nicht „{ $given }“.
position-not-an-object = „{ $setting }“ muss benannte Einträge haben, nicht „{ $given }“.
position-not-per-seat = „{ $setting }“ braucht für jeden der { $wanted } Plätze einen Eintrag, nicht { $given }.
position-disagrees = „{ $setting }“ sagt { $given }, aber aus dem Rest der Stellung folgt { $found }.
position-no-line-form = Stellungen von { $game } haben keine einzeilige Form; schreib stattdessen ihre Schlüssel.

## Records and tables
record-not-a-record = { $file }: Das ist keine Gruft-Aufzeichnung; sie beginnt nicht mit „gruft record“.
record-unknown-version = { $file }: Diese Aufzeichnung hat das Format { $given }; dieses Programm liest das Format { $known }.
record-line-ends = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Die Zeilenenden wurden verändert; eine Aufzeichnung hat einfache Zeilenvorschübe.
record-line-edited = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Diese Zeile wurde verändert, oder davor wurde eine Zeile eingefügt oder entfernt.
record-truncated = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Die Datei bricht hier ab; ihr Ende fehlt.
record-surplus = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Nach dem Ende der Aufzeichnung steht noch etwas.
record-unknown-key = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Einen Wert „{ $setting }“ gibt es hier nicht.
record-double-key = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Der Wert „{ $setting }“ steht hier zum zweiten Mal.
record-missing-key = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Der Wert „{ $setting }“ fehlt.
record-not-json = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Der Wert „{ $setting }“ ist kein lesbares JSON: „{ $given }“.
record-wrong-kind = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Der Wert „{ $setting }“ muss { $wanted } sein, nicht „{ $given }“.
record-unknown-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: „{ $given }“ gehört nicht hierher.
record-without-end = { $file }: Das Geheimnis liegt offen, aber das Ende der Partie fehlt.
record-without-secret = { $file }: Die Partie ist zu Ende, aber ihr Geheimnis fehlt.
record-sealed = Die Partie dieser Aufzeichnung läuft noch: Ohne ihr Geheimnis lässt sie sich weder nachspielen noch prüfen.
record-other-game = Das ist eine Partie von „{ $given }“, nicht von „{ $wanted }“.
record-other-revision = Diese Partie wurde nach Fassung { $given } der Regeln gespielt; dieses Programm hat Fassung { $known }, nach der sie anders verlaufen könnte.
record-other-edition = Die Ausgabe soll den Fingerabdruck { $given } haben, aber ihre Werte ergeben { $found }.
record-other-secret = Das Geheimnis bricht das Versprechen: Zugesagt war { $given }, aber das Geheimnis ergibt { $found }.
kind-number = eine ganze, nicht negative Zahl
kind-numbers = eine Liste ganzer Zahlen
kind-line = ein einzeiliger Text
kind-text = ein einzeiliger, nicht leerer Text
kind-texts = eine Liste nicht leerer Texte
kind-digest = ein Text aus 64 hexadezimalen Ziffern
kind-hexes = eine Liste von Texten aus hexadezimalen Ziffern
kind-object = ein Objekt mit benannten Einträgen
kind-start = „fresh“, „hidden“ oder eine Stellung
kind-cause = „aborted“ oder „resigned“
entry-not-json = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein JSON: „{ $given }“.
entry-not-an-object = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Ein Eintrag hat benannte Werte.
entry-unknown-version = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Dieser Eintrag hat das Format { $given }; dieses Programm liest das Format { $known }.
entry-unknown-kind = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Einträge der Art „{ $given }“ gibt es nicht. Bekannte Arten: { $known }.
entry-refused = Eintrag { NUMBER($number, useGrouping: 0) } dieser Partie verstößt gegen die Regeln; die gespeicherte Partie wurde verändert.
entries-empty = { $file }: In dieser Datei steht keine Partie.
entries-not-opened = Der erste Eintrag beginnt keine Partie.
entries-opened-twice = Eintrag { NUMBER($number, useGrouping: 0) } beginnt die Partie ein zweites Mal.
names-not-per-seat = Jeder der { $wanted } Plätze braucht einen Namen; angegeben sind { $given }.
salts-not-per-seat = Jeder der { $wanted } Plätze braucht ein Salz; angegeben sind { $given }.
name-unusable = „{ $given }“ kann kein Name sein: Ein Name hat 1 bis { $limit } sichtbare Zeichen und am Rand kein Leerzeichen.
salt-unusable = „{ $given }“ kann kein Salz sein: Ein Salz hat { $limit } hexadezimale Ziffern.
options-incomplete = Die Optionen müssen vollständig angegeben sein, jede so, wie das Spiel sie schreibt.
table-no-seat = Es gibt keinen Platz { $given }; die Plätze sind 0 bis { $high }.
table-over = Die Partie ist zu Ende.
line-not-canonical = Die Zeile „{ $given }“ schreibt man richtig „{ $wanted }“.
undo-out-of-range = Gespielt wurden { $lines } Züge; zurück auf { $given } geht es nicht.
undo-needs-consent = So weit zurück geht es nur, wenn alle zustimmen; { $player } hat nicht zugestimmt.
undo-wrong-branch = Nach dieser Rücknahme geht das Glück in Zweig { $wanted } weiter, nicht in { $given }.
log-undone =
    { $lines ->
        [one] { $player } nimmt einen Zug zurück.
       *[other] { $player } nimmt { $lines } Züge zurück.
    }
log-new-branch = Seitdem war Glück im Spiel; es geht nun in Zweig { $branch } weiter.
log-aborted = { $player } bricht die Partie ab.
log-resigned = { $player } gibt auf.
verify-fair =
    Alles ist wie versprochen: die Zusage, { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }, { $draws ->
        [one] eine Ziehung
       *[other] { $draws } Ziehungen
    } und das Ergebnis.
verify-header = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: So kann keine Partie beginnen.
verify-step = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: „{ $step }“ war für { $player } nicht möglich.
verify-draw = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Dort steht die Ziehung „{ $given }“, aber das zugesagte Glück ergibt „{ $found }“.
verify-draw-missing = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Die Ziehung „{ $found }“ fehlt.
verify-draw-surplus = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Die Ziehung „{ $given }“ gab es nie.
verify-not-over = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Hier enden die Züge, aber die Partie ist nicht zu Ende.
verify-outcome = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Dort steht das Ergebnis „{ $given }“, aber die Züge führen zu „{ $found }“.
