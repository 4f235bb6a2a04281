# Was das Haus selbst sagt: Ablehnungen, die zu keinem einzelnen Spiel gehören, und Worte für jede Oberfläche.

seat-name = Spieler { $number }

## Aufbau
seats-out-of-range = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $given }.
option-unknown = Die Option „{ $option }“ gibt es nicht. Bekannte Optionen: { $known }.
option-not-a-switch = Die Option „{ $option }“ ist „on“ oder „off“, nicht „{ $given }“.
option-unknown-word = Die Option „{ $option }“ ist eines von { $known }, nicht „{ $given }“.
option-out-of-range = Die Option „{ $option }“ ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $given }“.
language-unknown = Die Sprache „{ $given }“ gibt es hier nicht. Bekannte Sprachen: { $known }.

## Dateien
file-too-large = { $file }: Die Datei hat mehr als { $limit } Zeichen; das kann nicht stimmen.
file-too-deep = { $file }: Die Werte sind tiefer als { $limit } Ebenen verschachtelt; das kann nicht stimmen.
edition-not-toml = { $file } ist keine TOML-Datei: { $problem }.
edition-key-twice = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Was diese Zeile beginnt oder festlegt, steht schon in der Datei; jeder Name und jeder Wert darf dort nur einmal stehen.
edition-no-source = { $file }: Der Wert „{ $setting }“ nennt seine Quelle nicht.
edition-unknown-key = { $file }: Einen Wert „{ $setting }“ gibt es in der Ausgabe dieses Spiels nicht.
edition-wrong-kind =
    { $wanted ->
        [number] { $file }: Der Wert „{ $setting }“ muss eine ganze Zahl sein, nicht „{ $given }“.
        [text] { $file }: Der Wert „{ $setting }“ muss ein Text sein, nicht „{ $given }“.
        [switch] { $file }: Der Wert „{ $setting }“ muss „true“ oder „false“ sein, nicht „{ $given }“.
       *[other] { $file }: Der Wert „{ $setting }“ muss eine Liste derselben Art wie in der eigenen Ausgabe des Spiels sein, nicht „{ $given }“.
    }
edition-out-of-range = { $file }: Der Wert „{ $setting }“ muss zwischen { $low } und { $high } liegen, nicht { $given }.

## Züge in einer Zeile
line-unfinished = Die Zeile „{ $line }“ ist nicht vollständig: Es muss noch eine Wahl folgen.
line-goes-on = Die Zeile „{ $line }“ ist zu lang: „{ $surplus }“ steht hinter ihrem Ende.
line-too-long = Eine Zeile hat höchstens { $limit } Zeichen.

## Vorgegebener Zufall
script-throw-out-of-range = Die vorgegebene Zahl { $given } für „{ $what }“ muss zwischen { $low } und { $high } liegen.
script-piece-missing = „{ $piece }“ ist vorgegeben, aber im Stapel „{ $deck }“ nicht mehr vorhanden.

## Spiele und Stellungen
game-unknown = Das Spiel „{ $given }“ gibt es hier nicht. Die Spiele sind: { $known }.
game-target-unreadable = „{ $given }“ benennt kein Spiel: Schreib „modul:NAME“, zum Beispiel „liars_dice.game:GAME“.
game-no-module = Für das Spiel „{ $given }“ gibt es kein Modul „{ $module }“: weder in diesem Ordner noch unter den installierten Paketen.
game-module-broken = Das Modul „{ $module }“ lässt sich nicht laden: { $problem }
game-not-in-module = Im Modul „{ $module }“ gibt es kein „{ $name }“. Heißt das Spiel dort anders, schreib den Namen hinter einen Doppelpunkt.
game-not-a-game = „{ $given }“ ist kein Spiel, sondern ein Wert vom Typ „{ $kind }“.
game-without-slug = Dem Spiel „{ $given }“ fehlt sein Kürzel (slug).
game-slug-taken = Das Spiel „{ $given }“ nennt sich „{ $slug }“, und so heißt schon ein anderes im Regal.
position-unknown-key = Eine Stellung dieses Spiels hat kein „{ $setting }“. Ihre Schlüssel: { $known }.
position-bad-number = „{ $setting }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $given }“.
position-bad-seat = „{ $setting }“ muss einen Platz von 0 bis { $high } nennen, nicht „{ $given }“.
position-not-a-text = „{ $setting }“ muss ein Text sein, nicht „{ $given }“.
position-not-a-switch = „{ $setting }“ muss true oder false sein, nicht „{ $given }“.
position-unknown-word = „{ $setting }“ kann nicht „{ $given }“ sein. Möglich sind: { $known }.
position-not-a-list = „{ $setting }“ muss eine Liste sein, nicht „{ $given }“.
position-not-an-object = „{ $setting }“ muss benannte Einträge haben, nicht „{ $given }“.
position-not-per-seat = „{ $setting }“ braucht für jeden der { $wanted } Plätze einen Eintrag, nicht { $given }.
position-disagrees = „{ $setting }“ sagt { $given }, aber aus dem Rest der Stellung folgt { $found }.
position-no-line-form = Stellungen von { $game } lassen sich nicht in einer Zeile schreiben; schreib stattdessen ihre Schlüssel.
position-too-many-copies =
    { $most ->
        [0] In diesem Stapel gibt es die Karte „{ $card }“ nicht.
        [1] In diesem Stapel gibt es die Karte „{ $card }“ nur einmal.
       *[other] In diesem Stapel gibt es die Karte „{ $card }“ nur { $most }-mal.
    }
position-too-few-cards = Nicht benannte Karten: { $count } sind verlangt, und nur { $left } sind übrig.

## Aufzeichnungen und Tische
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
kind-cause = „aborted“, „resigned“ oder „out-of-time“
entry-not-json = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein JSON: „{ $given }“.
entry-not-an-object = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Ein Eintrag hat benannte Werte.
entry-unknown-version = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Dieser Eintrag hat das Format { $given }; dieses Programm liest das Format { $known }.
entry-unknown-kind = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Einträge der Art „{ $given }“ gibt es nicht. Bekannte Arten: { $known }.
entry-refused = Eintrag { NUMBER($number, useGrouping: 0) } dieser Partie verstößt gegen die Regeln; die gespeicherte Partie wurde verändert.
entries-empty = { $file }: In dieser Datei steht keine Partie.
entries-not-opened = Der erste Eintrag beginnt keine Partie.
entries-opened-twice = Eintrag { NUMBER($number, useGrouping: 0) } beginnt die Partie ein zweites Mal.
names-not-per-seat = Jeder der { $wanted } Plätze braucht einen Namen; angegebene Namen: { $given }.
salts-not-per-seat = Jeder der { $wanted } Plätze braucht einen Zufallsbeitrag; angegeben: { $given }.
name-unusable = „{ $given }“ kann kein Name sein: Ein Name hat 1 bis { $limit } sichtbare Zeichen und am Rand kein Leerzeichen.
salt-unusable = „{ $given }“ kann kein Zufallsbeitrag sein: Er hat { $limit } hexadezimale Ziffern.
options-misspelled = Jede Option muss so geschrieben sein, wie das Spiel sie schreibt.
table-no-seat = Es gibt keinen Platz { $given }; die Plätze sind 0 bis { $high }.
table-over = Die Partie ist zu Ende.
line-not-canonical = Die Zeile „{ $given }“ schreibt man richtig „{ $wanted }“.
undo-out-of-range = Die Zahl der gespielten Züge ist { $lines }; auf { $given } kann man nicht zurückgehen.
undo-needs-consent = So weit zurück geht es nur, wenn alle zustimmen; { $player } hat nicht zugestimmt.
undo-wrong-branch = Nach dieser Rücknahme geht der Zufall in Zweig { $wanted } weiter, nicht in { $given }.
log-undone =
    { $lines ->
        [one] { $player } nimmt einen Zug zurück.
       *[other] { $player } nimmt { $lines } Züge zurück.
    }
log-new-branch = Ab hier wird neu gezogen und gewürfelt.
log-aborted = { $player } bricht die Partie ab.
log-resigned = { $player } gibt auf.
log-out-of-time = { $player } hat keine Zeit mehr.
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
verify-draw = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Dort steht die Ziehung „{ $given }“, aber der zugesagte Zufall ergibt „{ $found }“.
verify-draw-missing = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Die Ziehung „{ $found }“ fehlt.
verify-draw-surplus = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Die Ziehung „{ $given }“ gab es nie.
verify-not-over = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Hier enden die Züge, aber die Partie ist nicht zu Ende.
verify-outcome = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: Dort steht das Ergebnis „{ $given }“, aber die Züge führen zu „{ $found }“.

## Fenster und Anweisungen
window-closed = Dieses Fenster ist schon geschlossen; deine Antwort kam zu spät und ändert nichts.
window-unknown = Ein Fenster { NUMBER($given, useGrouping: 0) } gab es an diesem Tisch noch nicht.
window-not-asked = In diesem Fenster wirst du nicht gefragt.
window-nothing-sealed = Du hast keine versiegelte Antwort, die du zurückziehen könntest.
window-closing = Das Fenster schließt sich gerade; versuch es gleich noch einmal.
window-answers-are-sealed = Ein Fenster ist offen: Antworten darauf werden versiegelt, und bis es sich schließt, kann nichts anderes gespielt werden.
window-other-answer = Das Fenster ist geschlossen, und „{ $given }“ ist nicht die Antwort, die jetzt an der Reihe ist.
window-cannot-open = Fenster { NUMBER($given, useGrouping: 0) } kann jetzt nicht geöffnet werden.
window-not-due = Fenster { NUMBER($given, useGrouping: 0) } kann jetzt nicht geschlossen werden.
pace-too-short = Die Höchstdauer eines Fensters ({ NUMBER($longest, useGrouping: 0) } ms) darf nicht kürzer sein als die Mindestdauer ({ NUMBER($least, useGrouping: 0) } ms).
pace-no-checkpoint = Feste Schließzeiten brauchen einen Zeitraum, der sich wiederholt, und ein Zeitraum braucht Schließzeiten.
pace-bad-checkpoints = Die Schließzeiten müssen aufsteigen und kleiner sein als der Zeitraum von { NUMBER($period, useGrouping: 0) } ms.
pace-window-open = Das Tempo des Tisches lässt sich nicht ändern, solange ein Fenster offen ist.
order-unknown = Die Anweisung „{ $given }“ gibt es hier nicht. Bekannt sind: { $known }.
order-unknown-until = Eine Anweisung gilt bis zu einem dieser Zeitpunkte: { $known }; nicht bis „{ $given }“.
order-needs-seats = Die Anweisung „{ $given }“ muss mindestens einen Platz nennen.
order-without-seats = Die Anweisung „{ $given }“ wird nicht für bestimmte Plätze gegeben.
order-not-given = Die Anweisung „{ $given }“ hast du nicht gegeben.
order-ask = Frag mich immer
order-concerns = Frag mich nur, wenn es mich betrifft
order-pass = Pass für mich
until-window = bis dieses Fenster vorbei ist
until-turn = bis dieser Zug vorbei ist
until-own = bis ich am Zug bin
until-recalled = bis ich etwas anderes sage
kind-time = eine Zeit in ganzen Millisekunden
kind-times = eine Liste von Zeiten in ganzen Millisekunden
kind-until = „window“, „turn“, „own“ oder „recalled“

## Szenariodateien
scenario-no-such-file = Diese Datei gibt es nicht.
scenario-cannot-open = Die Datei lässt sich nicht öffnen: { $problem }.
scenario-too-large = Die Datei hat mehr als { $limit } Bytes; das kann nicht stimmen.
scenario-not-utf8 = Das ist kein UTF-8-Text: Byte { NUMBER($byte, useGrouping: 0) } ist nicht lesbar.
scenario-not-yaml = Das ist kein YAML: { $problem }.
scenario-alias = Szenariodateien haben keine Anker und Verweise (& und *): Schreib den Wert aus.
scenario-too-deep = Das ist tiefer als { $limit } Ebenen verschachtelt; das kann nicht stimmen.
scenario-foreign-tag = Werte der Art „{ $given }“ gibt es in Szenariodateien nicht: Es gibt Texte, ganze Zahlen, true, false, null, Listen und benannte Einträge.
scenario-not-a-text = Dieser Text enthält ein halbes Zeichen (ein einzelnes Surrogat), das sich nicht schreiben lässt.
scenario-bad-key = Ein Schlüssel ist ein Text oder eine ganze Zahl, nicht „{ $given }“.
scenario-key-twice = Der Schlüssel „{ $setting }“ steht hier zum zweiten Mal.
scenario-unknown-key = Einen Schlüssel „{ $setting }“ gibt es hier nicht. Bekannte Schlüssel: { $known }.
scenario-missing-key = Der Schlüssel „{ $setting }“ fehlt.
scenario-wrong-kind = Möglich ist hier: { $wanted }. Da steht: { $given }.
scenario-kind-int = eine ganze Zahl
scenario-kind-str = ein Text
scenario-kind-bool = true oder false
scenario-kind-null = nichts
scenario-kind-array = eine Liste
scenario-kind-object = benannte Einträge
scenario-out-of-range = Diese Zahl muss { $bound } sein.
scenario-kind-of-step = Ein Schritt ist von genau einer Art, und sein Schlüssel sagt, von welcher: { $known }.
scenario-says-nothing = Dieser Schritt braucht genau eines davon: { $known }.
scenario-unknown-clause = Das Regelwerk dieses Spiels hat keinen Absatz „{ $given }“.
scenario-no-such-seat = Es gibt keinen Platz { $given }; die Plätze sind 0 bis { $high }.
script-piece-unreadable = „{ $piece }“ ist vorgegeben, gehört aber nicht in den Stapel „{ $deck }“.
scenario-seat = Platz { $seat }
scenario-file-holds =
    { $steps ->
        [one] { $file }: Der einzige Schritt stimmt.
       *[other] { $file }: Alle { $steps } Schritte stimmen.
    }
scenario-file-differs =
    { $failed ->
        [one] { $file }: Ein Schritt von { $steps } stimmt nicht.
       *[other] { $file }: { $failed } Schritte von { $steps } stimmen nicht.
    }
scenario-step = Schritt { $number } ({ $kind }):
scenario-differs = { $path }: erwartet { $expected }, gefunden { $found }.
scenario-lacks = { $path }: erwartet { $expected }, aber da ist nichts.
scenario-other-length = { $path }: eine Liste anderer Länge; erwartet { $expected }, gefunden { $found }.
scenario-no-list = { $path }: Erwartet wurde eine Liste ({ $expected }), da steht { $found }.
scenario-not-included = { $path }: { $expected } sollte hier dabei sein, ist es aber nicht: { $found }.
scenario-included = { $path }: { $expected } sollte hier nicht dabei sein, ist es aber: { $found }.
scenario-surplus = { $path }: Steht auch da, ist aber nicht aufgeführt: { $found }.
scenario-other-count = { $path }: Erwartet wurden { $expected } Einträge, da sind { $found }.
scenario-no-such-path = { $path }: Diesen Pfad gibt es in dem, was ein Platz sieht, nicht; also kann dort nichts verborgen sein.
scenario-in-no-world = In keiner der Welten, die für { $player } gezogen wurden, ist das so.
scenario-set-up-not-refused = Dieser Aufbau sollte abgelehnt werden, wird aber angenommen.
scenario-play-refused = „{ $line }“ von { $player } wird abgelehnt.
scenario-not-refused = „{ $line }“ von { $player } sollte abgelehnt werden, wird aber angenommen.
scenario-other-ground = „{ $line }“ wird mit { $found } abgelehnt, nicht mit { $expected }.
scenario-refused-but-changed = „{ $line }“ von { $player } wird abgelehnt, und doch hat sich die Stellung geändert.
scenario-not-legal = „{ $moves }“ sollte für { $player } erlaubt sein, ist es aber nicht.
scenario-is-legal = „{ $moves }“ sollte für { $player } nicht erlaubt sein, ist es aber.
scenario-also-legal = Für { $player } erlaubt, aber nicht aufgezählt: { $moves }.
scenario-shows = { $path }: „{ $hidden }“ sollte verborgen sein, ist aber zu sehen.
scenario-script-left = Hinweis: Vorgegebene Ergebnisse, die nie gezogen wurden: { $count }.

## Live tables

answer-too-late = Die Frage ist inzwischen eine andere. Verloren hast du nichts.
answer-out-of-time = Deine Zeit für diese Antwort war schon abgelaufen.
bot-unknown = Einen Bot namens „{ $given }“ gibt es nicht; bekannt sind: { $known }.
guest-no-name = Gib einen Namen mit mindestens einem sichtbaren Zeichen an.
hint-off = An diesem Tisch sind Tipps ausgeschaltet.
kick-oneself = Du kannst dich nicht selbst entfernen. Steh einfach auf.
log-agreed = { $player } ist einverstanden.
log-declined = { $player } ist nicht einverstanden.
log-proposed-undo = { $player } möchte einen Zug zurücknehmen.
log-proposed-abort = { $player } möchte die Partie abbrechen.
log-returned = { $player } ist wieder da.
log-stood-in-away = { $player } ist weg; ein Bot hütet den Platz.
log-stood-in-time = { $player } hat keine Zeit mehr; ein Bot spielt zu Ende, gewertet wird der letzte Rang.
log-stood-in-resigned = { $player } gibt auf; ein Bot spielt zu Ende, gewertet wird der letzte Rang.
log-time-up = Die Zeit von { $player } ist um; ein harmloser Zug wird gemacht.
log-unasked = Für { $player } gab es nichts zu entscheiden: { $move }.
log-window-over = Die Zeit für die Antwort ist um; du hast nicht reagiert.
message-unknown = Diese Nachricht passt hier nicht.
message-unreadable = Die Nachricht ist nicht lesbar. Lad die Seite neu; vielleicht ist der Server neuer.
message-other-version = Diese Seite spricht Version { $given }, der Server Version { $wanted }. Lad die Seite neu.
name-twice = An diesem Tisch heißt schon jemand „{ $given }“. Wähl einen anderen Namen.
onlooker-gone = Diese Person sieht nicht mehr zu.
promise-to-oneself = Zu einem Versprechen gehört jemand anders.
promise-not-here = In diesem Spiel schreibt niemand Versprechen auf.
promise-unknown = Ein solches Versprechen hat dir niemand gegeben.
salt-wrong = Der Zufallsbeitrag muss aus { $digits } Hexadezimalziffern bestehen. Lad die Seite neu.
seat-free = Platz { $seat } ist noch frei.
seat-is-bot = Auf Platz { $seat } sitzt ein Bot. Mach stattdessen den Platz frei.
seat-is-played-by-bot = Für { $player } spielt schon ein Bot.
seat-kept = Platz { $seat } ist reserviert. Setz dich mit der Einladung dazu, oder frag den Gastgeber.
seat-not-minded = Den Platz von { $player } hütet kein Bot; er lässt sich also nicht zurücknehmen.
seat-not-yours = Dieser Platz gehört dir nicht. Komm mit seinem Schlüssel an den Tisch.
seat-taken = Platz { $seat } ist besetzt.
setting-out-of-range = { $setting } kann nicht { $given } sein, sondern muss zwischen { $low } und { $high } liegen.
socket-too-fast = Zu viele Nachrichten auf einmal. Lad die Seite neu.
socket-nonsense = Zu viele unlesbare Nachrichten. Lad die Seite neu; vielleicht ist der Server neuer.
socket-too-slow = Deine Verbindung ist zu langsam für diesen Tisch. Die Seite verbindet sich von selbst neu.
table-begun = Die Partie hat begonnen; die Plätze stehen fest.
table-host-only = Das darf nur der Gastgeber des Tisches.
table-kicked = Der Gastgeber hat dich von diesem Tisch entfernt.
table-not-begun = Die Partie hat noch nicht begonnen.
table-not-entered = Komm zuerst an den Tisch.
table-not-for-watching = Dieser Tisch hat kein Publikum.
table-not-over = Die Partie ist noch nicht zu Ende.
table-set-twice = Dieser Tisch wurde zweimal eröffnet; seine Daten sind beschädigt.
table-damaged = Die Daten dieses Tisches sind beschädigt, deshalb kann die Partie nicht weitergehen. Der Server hat sie aufgehoben, wie sie sind.
table-game-gone = Das Spiel „{ $given }“ gibt es auf diesem Server nicht mehr, deshalb kann die Partie nicht weitergehen.
table-newer = Diesen Tisch hat ein neueres Gruft geschrieben. Sobald der Server ebenso neu ist, geht die Partie weiter.
table-rules-changed = Diese Partie wurde nach älteren Regeln begonnen und ist ohne Ergebnis zu Ende, weil sich die Regeln geändert haben. Eröffne einen neuen Tisch, um wieder zu spielen.
table-unknown = Einen Tisch namens „{ $given }“ gibt es nicht. Prüf die drei Wörter.
table-guessed-too-often = Von hier aus wurden zu viele unbekannte Tischnamen versucht. Warte ein wenig und versuch es dann noch einmal.
talk-empty = Schreib etwas.
talk-gallery = Das Publikum schreibt nur unter sich.
talk-no-channel = In diesem Spiel kannst du nicht nur diesen Mitspielern schreiben.
talk-silent = Der Gastgeber hat dich stummgeschaltet.
talk-too-fast = Du schreibst mehr, als jemand lesen kann. Warte ein wenig.
talk-unsayable = Schreib es in einer Zeile mit höchstens { $limit } sichtbaren Zeichen.
undo-none-yours = { $player } hat nichts gespielt, das sich zurücknehmen ließe.
undo-all-choose = Solange alle gleichzeitig wählen, lässt sich nichts zurücknehmen.
undo-no-time = Für einen anderen Zug bliebe dir keine Zeit mehr, also lässt sich das nicht zurücknehmen.
vote-none = Im Moment steht kein Vorschlag im Raum.
vote-open = Es steht schon ein anderer Vorschlag im Raum. Beantworte zuerst diesen.
window-none = Gerade ist kein Fenster offen.
http-400 = Die Anfrage ist nicht lesbar.
http-401 = Nenn zuerst einen Namen.
http-403 = Diese Anfrage kommt von einer fremden Seite; es ist nichts geschehen.
http-404 = Hier ist nichts.
http-405 = Das geht hier nicht.
http-413 = Das ist zu viel auf einmal.
http-415 = Der Server liest nur JSON.
http-421 = Unter diesem Namen ist der Server nicht bekannt. Der Betreiber kann ihm den Namen mit GRUFT_NAMES geben.
http-429 = Zu viele Anfragen. Warte ein wenig.
http-500 = Der Server hat einen Fehler gemacht. Deine Züge sind sicher: Sie waren gespeichert, bevor sie gezeigt wurden.

## Wie Bots heißen; so heißt keine Karte
bot-called-fluff = Fussel
bot-called-flicker = Flacker
bot-called-dusty = Stäubchen
bot-called-selene = Selene
bot-called-plush = Plüsch
bot-called-wick = Docht
bot-called-lampion = Lampion
bot-called-powder = Puder
bot-called-crumb = Krümel
bot-called-taffeta = Taft
bot-called-speckle = Tupfen
bot-called-nibbles = Knabber
bot-called-corvina = Corvina
bot-called-lenore = Lenore
bot-called-grip = Krächz
bot-called-huginn = Hugin
bot-called-muninn = Munin
bot-called-sable = Zobel
bot-called-edgar = Edgar
bot-called-morrigan = Morrigan
bot-called-inkwell = Tintenfass
bot-called-odile = Odilie
bot-called-nevermore = Nimmermehr
bot-called-cassandra = Kassandra
