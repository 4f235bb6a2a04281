# Was das Terminal sagt. Worte über ein Spiel stehen in dessen eigenen Dateien, Ablehnungen des Hauses in words/text.

## Hilfeseiten
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Angaben
help-options = Optionen
help-gruft-usage = gruft BEFEHL [Angaben]
help-play-usage = gruft play [SPIEL] [Optionen]
help-games-usage = gruft games
help-rules-usage = gruft rules SPIEL [ABSATZ oder WORT] [Optionen]
help-editions-usage = gruft editions SPIEL [DATEI]
help-replay-usage = gruft replay AUFZEICHNUNG [Optionen]
help-verify-usage = gruft verify AUFZEICHNUNG...
help-scenario-usage = gruft scenario DATEI... [Optionen]
help-simulate-usage = gruft simulate SPIEL [Optionen]
help-serve-usage = gruft serve [Optionen]
help-backup-usage = gruft backup DATEI [Optionen]
help-restore-usage = gruft restore DATEI [Optionen]
help-doctor-usage = gruft doctor [Optionen]
help-play-short = an diesem Bildschirm spielen, allein oder mit anderen
help-games-short = die Spiele auflisten
help-rules-short = ein Regelwerk oder einen Absatz lesen, nach einem Wort suchen
help-editions-short = was auf dem Material steht und was deine Datei daran ändert
help-replay-short = eine beendete Partie noch einmal ansehen
help-verify-short = prüfen, ob eine beendete Partie mit rechten Dingen zuging
help-scenario-short = Szenariodateien ausführen und sagen, was abweicht
help-simulate-short = Bots viele Partien spielen lassen und zählen
help-serve-short = Gruft im Browser öffnen, für dich und deine Freunde
help-backup-short = alle Daten des Servers in eine Datei schreiben
help-restore-short = aus einer solchen Datei die Daten wiederherstellen
help-doctor-short = nachsehen, ob dem Server etwas fehlt
help-gruft =
    Gruft, ein Haus für Vampirspiele. Ohne Befehl siehst du diese Seite.
    Jeder Befehl hat seine eigene Seite: gruft play --help
    Überall: --lang en|de|fr|it|ru (oder GRUFT_LANG), --no-color (oder NO_COLOR).
    Ein Spiel aus einem anderen Paket: --game modul:NAME (oder GRUFT_GAMES).
help-gruft-examples =
    Beispiele
      gruft serve                         Gruft im Browser öffnen
      gruft play                          hinsetzen und gefragt werden
      gruft play vampire_queen            du gegen drei Bots
      gruft play --resume                 die unterbrochene Partie fortsetzen
      gruft rules vampire_queen VQ-38     ein Absatz des Regelwerks
      gruft play --game liars_dice.game:GAME   ein Spiel aus einem anderen Paket
help-play = An diesem Bildschirm spielen: allein gegen Bots, oder mehrere Menschen, die sich die Tastatur weitergeben. Jeder Zug ist gespeichert, bevor er gezeigt wird. Ohne Spiel wirst du gefragt, was du spielen willst.
help-play-game = das Spiel, wie „gruft games“ es nennt
help-play-seats = wie viele mitspielen
help-play-seats-value = N
help-play-names = die Menschen, vom ersten freien Platz an
help-play-names-value = ANN,BEN
help-play-bots = die Bots auf den letzten freien Plätzen: raven (stark), naive, moth (zufällig)
help-play-bots-value = raven,moth
help-play-seat = wer auf einem Platz sitzt: ein Bot oder der Name eines Menschen; auch mehrmals
help-play-seat-value = 2=raven
help-play-option = eine Option des Spiels; auch mehrmals
help-play-option-value = NAME=WERT
help-play-edition = deine eigene Ausgabe des Spiels (siehe „gruft editions“)
help-play-edition-value = DATEI
help-play-seed = jedes Mal derselbe Zufall, für Versuche; sonst ist er echt
help-play-seed-value = N
help-play-save = wo die Partie gespeichert wird; sonst in deinem eigenen Ordner
help-play-save-value = PFAD
help-play-resume = die letzte unfertige Partie fortsetzen, oder diese
help-play-resume-value = [PFAD]
help-play-fast = Bots antworten ohne Pause
help-play-examples =
    Beispiele
      gruft play vampire_queen --names Ann,Ben        zwei Menschen, zwei Raben
      gruft play vampire_queen --bots raven,raven,moth
      gruft play vampire_queen --seats 6 --seat 3=Zoe --option phases=3
      gruft play --resume
    Plätze ohne Angabe: Menschen, wenn nur Bots genannt sind, sonst Raben.
help-games = Die Spiele auflisten: von wem sie sind, für wie viele, und worum es geht.
help-games-examples =
    Beispiele
      gruft games
      gruft games --lang en
help-rules = Das Regelwerk eines Spiels in unseren eigenen Worten lesen: ganz, ein Kapitel, einen Absatz oder alle Absätze mit einem Wort.
help-rules-game = das Spiel, wie „gruft games“ es nennt
help-rules-topic = ein Absatz (VQ-38) oder ein gesuchtes Wort
help-rules-chapter = nur ein Kapitel
help-rules-chapter-value = N
help-rules-examples =
    Beispiele
      gruft rules vampire_queen
      gruft rules vampire_queen VQ-38
      gruft rules vampire_queen Queen
      gruft rules vampire_queen --chapter 7
help-editions = Alles zeigen, was auf dem Material eines Spiels steht, mit der Quelle jedes Werts; mit einer eigenen Datei, was sie daran ändert.
help-editions-game = das Spiel, wie „gruft games“ es nennt
help-editions-file = deine eigene Ausgabe: eine TOML-Datei mit den Werten, die du ändern willst
help-editions-examples =
    Beispiele
      gruft editions vampire_queen
      gruft editions vampire_queen meine-ausgabe.toml
help-replay = Eine beendete Partie noch einmal ansehen: Schritt für Schritt oder auf einmal.
help-replay-record = die Aufzeichnung einer beendeten Partie
help-replay-seat = aus der Sicht dieses Platzes, ab 1 gezählt; sonst aus der des Publikums
help-replay-seat-value = N
help-replay-open = mit allen Karten offen
help-replay-all = alles auf einmal, ohne zu warten
help-replay-examples =
    Beispiele
      gruft replay meine-partie.record
      gruft replay meine-partie.record --seat 2
      gruft replay meine-partie.record --all
help-verify = Beendete Partien prüfen: sie aus dem zugesagten Zufall noch einmal spielen und die erste Abweichung nennen. Rückgabewert 0: alles stimmt; 1: eine Aufzeichnung ist falsch; 2: eine Aufzeichnung ist nicht lesbar.
help-verify-record = die Aufzeichnungen beendeter Partien
help-verify-examples =
    Beispiele
      gruft verify meine-partie.record
      gruft verify records/*.record
help-scenario = Szenariodateien ausführen: einen Tisch aufbauen, eine Geschichte erzählen und vergleichen. Rückgabewert 0: alles stimmt; 1: etwas weicht ab; 2: eine Datei ist unbrauchbar.
help-scenario-file = Szenariodateien (YAML)
help-scenario-junit = die Ergebnisse auch als JUnit-XML schreiben
help-scenario-junit-value = ZIEL.xml
help-scenario-examples =
    Beispiele
      gruft scenario meine-geschichte.yaml
      gruft scenario geschichten/*.yaml --junit ergebnisse.xml
help-simulate = Bots viele Partien spielen lassen und zählen: Siege je Platz mit 95-%-Intervallen, Längen, Tempo.
help-simulate-game = das Spiel, wie „gruft games“ es nennt
help-simulate-games = wie viele Partien (Standard: 100)
help-simulate-games-value = N
help-simulate-seats = wie viele mitspielen
help-simulate-seats-value = N
help-simulate-bots = die Bots der Reihe nach: raven, naive, moth; eine kürzere Liste beginnt von vorn
help-simulate-bots-value = raven,moth
help-simulate-seed = jedes Mal dieselben Partien
help-simulate-seed-value = N
help-simulate-option = eine Option des Spiels; auch mehrmals
help-simulate-option-value = NAME=WERT
help-simulate-edition = deine eigene Ausgabe des Spiels
help-simulate-edition-value = DATEI
help-simulate-count = welche Ereignisse gezählt werden, nach Schlüsseln; mit :ARGUMENT getrennt nach ihrem Inhalt
help-simulate-count-value = SCHLÜSSEL
help-simulate-examples =
    Beispiele
      gruft simulate vampire_queen --games 200 --seats 4 --bots raven,moth --seed 1
      gruft simulate vampire_queen --bots raven --option phases=1
help-serve = Einen Server im Netz starten: Tische im Browser, mit Freunden und Bots. Alles ist gespeichert, bevor es gezeigt wird; nach einem Neustart geht jede Partie weiter.
help-serve-host = wer kommen darf: 0.0.0.0 alle in deinem Netz (Standard), 127.0.0.1 nur du
help-serve-host-value = ADRESSE
help-serve-port = der Port (Standard: 8666; 0: irgendein freier)
help-serve-port-value = N
help-serve-data = der Ordner des Servers; sonst „house“ in deinem eigenen Ordner
help-serve-data-value = ORDNER
help-serve-no-browser = die Seite nicht im Browser öffnen
help-serve-examples =
    Beispiele
      gruft serve
      gruft serve --host 127.0.0.1 --port 8700
      gruft serve --data mein-haus --no-browser
help-backup = Alle Daten des Servers in eine neue Datei schreiben: Tische, Gäste, Schlüssel. Der Server darf dabei laufen.
help-backup-file = die neue Datei
help-backup-data = der Ordner des Servers; sonst „house“ in deinem eigenen Ordner
help-backup-data-value = ORDNER
help-backup-examples =
    Beispiele
      gruft backup montag.sqlite
      gruft backup montag.sqlite --data mein-haus
help-restore = Die Daten eines Servers aus einer Sicherung wiederherstellen; sie wird zuerst gelesen und geprüft. Der Server darf dabei nicht laufen.
help-restore-file = eine Datei, die „gruft backup“ geschrieben hat
help-restore-data = der Ordner des Servers; sonst „house“ in deinem eigenen Ordner
help-restore-data-value = ORDNER
help-restore-force = auch wenn im Ordner schon Daten liegen; die alten werden beiseitegelegt, nicht gelöscht
help-restore-examples =
    Beispiele
      gruft restore montag.sqlite
      gruft restore montag.sqlite --data mein-haus --force
help-doctor = Alles ansehen, was ein Server braucht: Python, die Regeln, die Webseite, den Ordner, die Datenbank, den Port. Rückgabewert 0: alles in Ordnung; 1: etwas stimmt nicht.
help-doctor-data = der Ordner des Servers; sonst „house“ in deinem eigenen Ordner
help-doctor-data-value = ORDNER
help-doctor-port = der Port, der frei sein soll (Standard: 8666)
help-doctor-port-value = N
help-doctor-examples =
    Beispiele
      gruft doctor
      gruft doctor --data mein-haus --port 8700

## Die Befehlszeile
version = Gruft { $number }, Regeln { $how }
compiled = übersetzt
compiled-but-for = übersetzt außer für { $games }
interpreted = interpretiert
interrupted = Abgebrochen.
farewell = Bis zum nächsten Mal.
command-unknown = Den Befehl „{ $given }“ gibt es nicht. Die Befehle sind: { $known }.
flag-unknown = Die Option „{ $given }“ gibt es hier nicht. Mit --help siehst du, was es gibt.
argument-surplus = „{ $given }“ ist hier zu viel. Mit --help siehst du, was es gibt.
argument-missing = Es fehlt etwas: { $argument }. Mit --help siehst du, was es gibt.
argument-twice = { $argument } ist zweimal angegeben.
argument-unusable = „{ $given }“ ist für { $argument } unbrauchbar.
argument-conflict = { $one } und { $other } gehen nicht zusammen.
argument-out-of-range =
    { $argument ->
        [menu] Tipp eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }, nicht „{ $given }“.
       *[other] { $argument } ist eine ganze Zahl von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }, nicht „{ $given }“.
    }
command-line-unclear = „{ $given }“ ergibt hier keinen Sinn. Mit --help siehst du, was es gibt.
option-unclear = „{ $given }“ ist keine Option des Spiels: Schreib NAME=WERT, zum Beispiel phases=3.
seat-unclear = „{ $given }“ sagt nicht, wer wo sitzt: Schreib zum Beispiel 2=raven oder 2=Ann.
seat-missing = Den Platz { $given } gibt es nicht: Die Plätze sind 1 bis { $high }.
seat-twice = Platz { $given } ist an zwei Spieler vergeben.
party-too-large = So viele Spieler passen nicht auf { $seats } Plätze.
answer-too-long = Das waren mehr als { $limit } Zeichen.
answer-not-utf8 = Das war kein lesbarer Text (erwartet wird UTF-8).

## Dateien
file-missing = { $file }: Diese Datei gibt es nicht.
file-exists = { $file }: Diese Datei gibt es schon, und sie wird nicht überschrieben.
file-is-folder = { $file }: Das ist ein Ordner, keine Datei.
file-not-folder = { $file }: Das ist kein Ordner.
file-forbidden = { $file }: Das darfst du nicht öffnen.
file-failed = Mit { $file } ist etwas schiefgegangen: { $problem }.
file-not-utf8 = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein UTF-8-Text.
home-unknown = Es gibt keinen eigenen Ordner, in dem Partien gespeichert werden könnten; nenn einen in GRUFT_HOME.
save-not-a-save = { $file }: Das ist keine gespeicherte Partie von Gruft.
save-empty = { $file }: In dieser Datei steht keine Partie.
save-in-use = { $file }: Diese Partie ist in einem anderen Fenster offen.
save-torn = Die letzte Zeile der gespeicherten Partie war nur halb geschrieben, und niemand hatte sie gesehen; sie wurde verworfen.

## Listen
games-author = von { $author }
games-seats =
    { $low ->
        [one] { $high ->
            [one] 1 Spieler
           *[other] 1 bis { $high } Spieler
        }
       *[other] { $low } bis { $high } Spieler
    }
games-seats-exactly = { $count } Spieler
editions-key = Wert
editions-value = Gedruckt
editions-source = Quelle
editions-printed = Gedruckt
editions-own = Deine
editions-below = siehe unten
editions-line = Zeile
editions-no-difference = { $file }: Diese Ausgabe ist dieselbe wie die gedruckte.
editions-difference =
    { $count ->
        [one] { $file } ändert einen Wert:
       *[other] { $file } ändert { $count } Werte:
    }
pager-keys = Leertaste blättert weiter, q führt zurück
rules-own-words = Ein Spiel von { $author }. Dieses Regelwerk steht in unseren eigenen Worten.
rules-nothing-found = Kein Absatz des Regelwerks enthält „{ $given }“.
clause-unknown = Den Absatz { $given } gibt es nicht; der erste ist { $first }.
chapter-unknown = Das Kapitel „{ $given }“ gibt es nicht. Die Kapitel sind: { $known }.

## Das Haus öffnet
menu-title = Gruft
menu-welcome = Willkommen in der Gruft. Enter nimmt die Antwort in Klammern.
menu-unfinished = Unterbrochene Partie:
menu-new-game = eine neue Partie
menu-games = Die Spiele:
menu-choose = Was? [1]
menu-seats = Wie viele Spieler, { $low } bis { $high }? [{ $usual }]
menu-people = Wie viele davon sitzen an diesem Bildschirm? [{ $usual }]
menu-name = Wie heißt Person { $number }? [{ $usual }]
menu-bots =
    { $count ->
        [one] Wer nimmt den anderen Platz?
       *[other] Wer nimmt die anderen { $count } Plätze?
    }
menu-options = Die Optionen des Spiels:
menu-option = Eine ändern (name=wert), oder Enter zum Anfangen:
bot-raven = Rabe
bot-raven-about = spielt gut
bot-naive = Einfalt
bot-naive-about = nimmt das Erstbeste
bot-moth = Motte
bot-moth-about = flattert zufällig umher
opponents = Du spielst gegen { $names }.
opponent = { $name } ({ $bot })

## Am Tisch
prompt = { $player }>
team = Team
titled = { $title }:
pieces-hidden = { $count } verdeckt
look-phase = Durchgang { $phase } von { $phases }
look-seen = Auf der Hand bekannt
look-round = Runde { $round }
look-victims = { $count } Opfer
look-safe =
    { $count ->
        [one] Die oberste Karte ist kein markiertes Ereignis.
       *[other] Die obersten { $count } Karten: kein markiertes Ereignis.
    }
look-captives = Gefangene
look-fresh = frisch
look-dead = tot
look-known = bekannt
look-in-hands = sicher auf anderen Händen
look-of = { $count } von { $most }
look-at-home = Schloss
look-in-tomb = Gruft
look-staked = gepfählt
look-immune = immun
look-sunrise = Sonnenaufgang
look-party = Party
look-revealed = Vampir
look-must-be = Vampir, gefolgert
look-secret = heimlicher Vampir
look-proven = erwiesener Mensch
look-innocent = Mensch, dein Plättchen
look-cannot-be = Mensch, gefolgert
look-human = Mensch
look-doubtful = ?
look-top = ganz oben
look-bottom = ganz unten
look-top-pair = unter den obersten zwei
look-place = Platz { $place } von oben
look-proven-revealed = Enttarnte Vampire
look-proven-proven = Erwiesene Menschen
look-your-tokens = Deine Plättchen
look-your-vampires = Deine Vampire
look-trios = Mögliche Vampirtrios: { $trios }. In je { $count } davon:
look-trios-public = Nach allem, was alle wissen, sind { $trios } Vampirtrios möglich. In je { $count } davon:
look-all-nine = alle neun
look-seen-of = Du kennst von { $player }
look-marker = Marker { $value }
look-support = Unterstützung (Kosten Tag/Nacht)
look-noble = Adel
look-clergy = Klerus
look-servant = Gesinde
look-red = rot
look-holy-water = Wasser
look-door-open = offene Tür
look-door-closed = verschlossene Tür
look-door-one-way = Einwegtür
look-door-destroyed = zerstörte Tür
look-reachable = wählbares Feld
look-way = Weg der letzten Bewegung
look-remains = Karten auf dem Boden
look-ladder = Leiter an der Luke
look-lit = brennende Ladung
look-floors = „{ $table }“ zeichnet alle Stockwerke
look-face-up = Offen
look-face-down = Verdeckt, dir bekannt
look-searched = Ohne Karte
look-damaged = Beschädigte Türen
look-notes = Deine Notizen
look-crypt-lock = Schloss der Gruft
look-armour-lock = Schloss der Panzertür
look-not-lock = nicht { $lock }
look-places = { $count } von { $most } Tragplätzen
look-hidden-event-card =
    { $count ->
        [one] { $count } verborgene Ereigniskarte
       *[other] { $count } verborgene Ereigniskarten
    }
look-hidden-cellar-card =
    { $count ->
        [one] { $count } verborgene Kellerkarte
       *[other] { $count } verborgene Kellerkarten
    }
look-more-squares = Oder tipp den Namen eines anderen Feldes:
look-all-squares = Tipp den Namen eines Feldes:
first-tip = Tipp die Zahl vor einem Zug oder schreib den Zug selbst; { $help } zeigt alles andere.
nothing-typed = Tipp eine Zahl oder einen Zug; { $help } zeigt alles andere.
number-unknown = Eine Nummer { $given } gibt es hier nicht. Tipp eine Nummer aus der Liste oben oder schreib den Zug.
skip-nothing = Hier ist kein Fenster, in dem du passen könntest.
only-choice = Es gibt nur eine Möglichkeit: Enter nimmt sie ({ $move }).
refused-more = { $why } zeigt den Absatz { $clause }.
hint = Tipp: { $move }. { $reason }
hint-line = Tipp: { $move }, dann: { $later }. { $reason }
why-nothing = Sag, welchen Zug du meinst: { $why } ZUG.
why-allowed = „{ $move }“ ist erlaubt.
undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
undo-agree = { $player }, darf { $asker } den letzten Zug zurücknehmen? (j/n)
undo-refused = { $player } ist nicht einverstanden; alles bleibt, wie es ist.
undo-bots-agree = Die Bots sind einverstanden.
hand-over-title = Tastatur weitergeben
hand-over = Gib die Tastatur an { $player } weiter. { $player }, drück Enter.
hand-over-undo = ({ $player } kann den letzten Zug noch zurücknehmen: zurück)
abort-sure = Diese Partie für alle und endgültig beenden? (j/n)
yes-words = j, ja
saved-always = Jeder Zug ist gespeichert, bevor er gezeigt wird, und zwar hier: { $file }
left-saved = Die Partie ist gespeichert: { $file }
left-resume = Weiter geht es mit: gruft play --resume
left-resume-file = Weiter geht es mit: gruft play --resume { $file }
resumed = Die Partie geht weiter ({ $file }).
resume-nothing = Es gibt keine unfertige Partie.
resume-alone = --resume setzt eine gespeicherte Partie fort, wie sie ist: Spiel, Spieler und Optionen lassen sich dazu nicht angeben.
resume-several =
    { $count ->
        [one] Eine Partie ist unfertig:
       *[other] { $count } Partien sind unfertig, die letzte zuerst:
    }
resume-line =
    { $game }: { $names } ({ $when }, { $steps ->
        [one] ein Zug
       *[other] { $steps } Züge
    })
resume-which = Welche? [1]
fair-commitment = Ehrlicher Zufall, vor der ersten Karte festgelegt. Fingerabdruck des Geheimnisses: { $commitment }
fair-promise = Alle Spieler geben einen Zufallsbeitrag dazu; nach dem Ende wird das Geheimnis gezeigt, und alles lässt sich nachprüfen.
fair-salts = Die Zufallsbeiträge der Spieler:
fair-revealed = Das Geheimnis hinter dem Zufall war { $secret }
recorded = Die Partie ist aufgezeichnet: { $file }
recorded-check = Prüf sie mit: { $command }
recorded-watch = Sieh sie dir noch einmal an mit: { $command }
end-score = Punkte
end-winner = Sieg
replay-title =
    { $names }: { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
replay-prompt = Schritt { $step } von { $steps } (Enter: weiter, -: zurück, eine Zahl: dorthin, { $quit }: aufhören)

## Was man tippen kann
help-moves = Tipp die Zahl eines Zugs ({ $number }) oder schreib ihn ({ $move }). Außerdem kannst du tippen:
command-help = hilfe
command-help-help = diese Liste
command-hint = tipp, rat
command-hint-help = ein guter Zug, und warum
command-why = warum
command-why-help = mit einem Zug dahinter: warum er nicht erlaubt ist
command-skip = weiter
command-skip-help = hier und in allen Fenstern passen, bis du etwas anderes gefragt wirst (außer es geht um dich)
command-undo = zurück, zurueck
command-undo-help = deinen letzten Zug zurücknehmen (wurde seither etwas gesehen, werden die anderen gefragt)
command-log = verlauf
command-log-help = alles, was dir gesagt wurde
command-table = tisch
command-table-help = den Tisch noch einmal zeichnen
command-rules = regeln
command-rules-help = das Regelwerk; mit einem Absatz oder Wort dahinter: dieser Teil
command-fair = ehrlich
command-fair-help = woran der Zufall dieser Partie gebunden ist
command-save = speichern
command-save-help = wo die Partie gespeichert ist
command-quit = ende
command-quit-help = gehen; die Partie ist gespeichert
command-abort = abbrechen
command-abort-help = die Partie endgültig beenden

## Simulationen
simulate-progress = Partien
simulate-title =
    { $game }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } mit { $seats } Spielern, Regeln { $how }
simulate-seat = Platz
simulate-player = Bot
simulate-wins = Siege
simulate-interval = 95-%-Intervall
simulate-score = Punkte im Mittel
simulate-length = Züge je Partie: im Mittel { $mean }, von { $low } bis { $high }
simulate-rounds = Runden je Partie: im Mittel { $mean }, von { $low } bis { $high }
simulate-turns = Zugwechsel je Partie: im Mittel { $mean }, von { $low } bis { $high }
simulate-cause = Ende, weil
simulate-share = Anteil
simulate-shared = Geteilte Siege: { $count }
simulate-role = Gespielt als
simulate-games = Partien
simulate-fact = Ereignis
simulate-times = Mal je Partie
simulate-no-such-fact = Mit dem Schlüssel „{ $given }“ erzählt dieses Spiel nichts. Seine Schlüssel stehen in seiner .ftl-Datei unter Facts.
simulate-speed = { $rate } Züge pro Sekunde
simulate-again = Dieselben Partien noch einmal: --seed { $seed }
percent = { $number } %

## Das Haus im Netz
house-open = Das Haus ist offen: { $address }
house-open-lan = Für andere in deinem Netz: { $address }
house-data = Alles liegt in { $folder }
house-stop = Strg-C schließt es. Partien gehen weiter, wenn es wieder öffnet.
house-compiling = Die Regeln werden übersetzt: Bots nutzen sie, sobald es geht, der Server ab dem nächsten Start.
house-closed = Das Haus ist geschlossen. Alles ist gespeichert.
house-not-opened = Der Server konnte nicht starten; das Protokoll sagt, woran es lag. Vielleicht weiß „gruft doctor“ mehr.
house-in-use = { $folder }: In diesem Ordner läuft schon ein Server. Beende ihn zuerst, oder wähl mit --data einen anderen Ordner.
house-no-page = Die Webseite ist nicht gebaut, ein Browser hat also nichts zu zeigen; „make web“ baut sie.
port-taken = Der Port { NUMBER($port, useGrouping: 0) } ist nicht frei: Etwas anderes benutzt ihn, oder du darfst es nicht. Vielleicht läuft schon ein Server; sonst wähl mit --port einen anderen.
host-unknown = Dieser Rechner hat die Adresse „{ $host }“ nicht.
database-newer = { $file }: Das hat ein neueres Gruft geschrieben. Nimm diese neuere Version; es wurde nichts verändert.
database-damaged = { $file }: Das ist keine unversehrte Datenbank von Gruft ({ $problem }).
backup-nothing = { $folder }: In diesem Ordner liegen noch keine Daten.
backup-done =
    { $tables ->
        [one] { $file }: Alles ist darin, ein Tisch, { $size } kB.
       *[other] { $file }: Alles ist darin, { $tables } Tische, { $size } kB.
    }
backup-secret = Auch die Geheimnisse laufender Partien sind darin: Zeig die Datei niemandem.
restore-over = { $folder }: Hier liegen schon Daten. Mit --force nimmt die Sicherung ihren Platz ein, und die alten werden beiseitegelegt.
restore-done =
    { $tables ->
        [one] { $folder }: Die Daten sind wieder da, mit einem Tisch.
       *[other] { $folder }: Die Daten sind wieder da, mit { $tables } Tischen.
    }
restore-aside = Die Daten, die vorher da waren, liegen in { $file }
doctor-python = Python { $python }, SQLite { $sqlite }
doctor-compiled = Die Regeln sind übersetzt.
doctor-compiled-but-for = Die Regeln sind übersetzt außer für { $games }: Alles geht, nur dort langsamer.
doctor-interpreted = Die Regeln sind interpretiert: Alles geht, nur langsamer.
doctor-page = Die Webseite ist gebaut.
doctor-folder = In den Ordner lässt sich schreiben: { $folder }
doctor-space = Platz dort: noch { $free } MB
doctor-no-house = Darin liegen noch keine Daten; „gruft serve“ legt sie an.
doctor-database = Die Datenbank ist unversehrt (Version { $version }).
doctor-log = Das Protokoll des Servers: { $file }
doctor-no-log = Hier wird das Protokoll stehen: { $file }
doctor-open = In diesem Ordner läuft ein Server.
doctor-port = Der Port { NUMBER($port, useGrouping: 0) } ist frei.
doctor-well = Alles in Ordnung.
doctor-ill = Etwas stimmt nicht: siehe die Zeilen mit „!“.
