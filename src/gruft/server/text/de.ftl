# Was die Webseite außerhalb des Tisches sagt. Ablehnungen stehen in words/text, jedes Spiel hat eigene Dateien.

## The rooms
room-vampire_queen = Vampire Queen
room-vampire_queen-short = Queen
room-vampire_queen-by = Wolfgang Kramer
room-vampire_queen-line = Werde deine Karten los, ehe der Mond voll ist.
room-vampire_connection = The Vampire Connection
room-vampire_connection-short = Connection
room-vampire_connection-by = Henning Poehl
room-vampire_connection-line = Beraube das Dorf und deine Nachbarn.
room-vampire_empire = Vampire Empire
room-vampire_empire-short = Empire
room-vampire_empire-by = Filip Miłuński
room-vampire_empire-line = Drei von neun sind Vampire. Welche?
room-grottenstein = Graf Grottenstein
room-grottenstein-short = Grottenstein
room-grottenstein-by = Martin Kircher, Ingmar Hahnemann
room-grottenstein-line = Drei Stockwerke, ein Sarg, vier Jäger.
room-seats = { $low } bis { $high }
room-seats-exact = { $low }
room-open =
    { $tables ->
        [0] kein Tisch offen
        [one] ein Tisch offen
       *[other] { $tables } Tische offen
    }
bot-moth = Motte
bot-raven = Rabe
bot-owl = Eule
bot-moth-about = spielt aufs Geratewohl
bot-raven-about = hält sich an guten Rat
bot-owl-about = denkt voraus

## The house
web-title = Gruft
web-home = Gruft, zur Startseite
web-skip = Zum Hauptteil springen
web-about = Ein Haus mit vier Vampirspielen. Spiel mit Freunden, mit Fremden oder gegen den Raben.
web-nav = Das Haus
web-nav-home = Haus
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-next-theme = Farben: { $theme }. Wechseln zu { $next }.
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert
web-link-here = Dieser Link funktioniert nur auf diesem Rechner: Sonst kann niemand das Haus erreichen.
web-try-again = Noch einmal versuchen
web-to-the-house = Zur Startseite
web-clause = Absatz { $clause } der Regeln
web-not-done = Das ging nicht
web-page-title = { $page }, Gruft
web-page-turn = ● Du bist dran · { $page }
web-loading = Wir fragen das Haus …

## Somebody comes in
web-name = Dein Name
web-name-ask = Wie sollen wir dich nennen?
web-name-why = Ein Name genügt dem Haus. Kein Konto, keine Adresse, kein Passwort.
web-name-table = Du bist an den Tisch „{ $table }“ eingeladen.
web-name-give = Eintreten
web-name-change = Namen ändern
web-guest-none = Eintreten
web-full = Mehr als { $count } Zeichen passen hier nicht hinein.

## Lists
web-mine = Deine Partien
web-open = Offene Tische
web-your-turn = Du bist dran
web-mine-playing = die anderen überlegen
web-mine-asked = wartet auf { $names }
web-mine-bot = ein Bot spielt für dich
web-mine-setting =
    { $free ->
        [0] bereit zum Geben
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
web-mine-over = beendet
web-mine-finished =
    { $count ->
        [one] Eine beendete Partie
       *[other] { $count } beendete Partien
    }
web-mine-none = Noch keine Partie
web-mine-none-text = Wähle eine Tür und gib die Karten: Gegen Raben geht es sofort los.
web-open-none = Kein Tisch ist offen
web-open-none-text = Deck einen, den alle sehen, oder schick Freunden den Link zu deinem.
web-open-at = { $seated } von { $seats }
web-sit-down = Platz nehmen
web-watch = Zusehen
web-alone = noch niemand sonst
web-unseen = Die Tische sind gerade nicht zu sehen

## Setting a table
web-set = Einen Tisch decken
web-set-game = Spiel
web-set-seats = Plätze
web-set-seat = Platz { $seat }
web-set-you = du, Gastgeber
web-set-free-seat = Frei
web-set-me = Du
web-set-waits = wartet auf einen Gast
web-set-for = Wer auf Platz { $seat } spielt
web-set-person = Gast
web-set-here = Hier
web-set-person-hint = Gast: Der Platz wartet auf jemanden mit dem Link.
web-set-here-hint = Hier: Jemand spielt an diesem Bildschirm mit. Er wird zwischen den Zügen weitergereicht.
web-set-player = Spieler { $seat }
web-set-tempo = Live oder langsam
web-tempo-live = Live
web-tempo-live-hint = Alle sitzen am Tisch, bis das Spiel zu Ende ist.
web-tempo-slow = Langsam
web-tempo-slow-hint = Eine Partie über mehrere Tage: Schau herein, wann du magst, und zieh, wenn du dran bist.
web-set-options = Regeln und Tempo
web-set-summary = { $clock } · zusehen: { $watching } · auf Abwesende warten: { $grace }
web-set-range = Zwischen { $low } und { $high }.
web-set-rules = Regeln des Spiels
web-set-time = Tempo
web-set-people = Leute
web-set-clock = Bedenkzeit
web-clock-none = so lange du willst
web-clock-kind-none = ohne Uhr
web-clock-kind-move = Zeit für jeden Zug
web-clock-kind-bank = Zeit für die ganze Partie
web-clock-kind-days = Tage für jeden Zug
web-clock-none-hint = Alle denken, so lange sie wollen.
web-clock-move-hint = Die Uhr beginnt mit jeder Frage von vorn.
web-clock-bank-hint = Alle haben denselben Zeitvorrat, und jeder Zug füllt ihn etwas auf.
web-clock-days-hint = Für Partien, die neben allem anderen laufen.
web-clock-seconds = Sekunden je Zug
web-clock-minutes = Minuten für die Partie
web-clock-increment = Sekunden mehr mit jedem Zug
web-clock-day-count = Tage je Zug
web-clock-move =
    { $seconds ->
        [one] eine Sekunde je Zug
       *[other] { $seconds } Sekunden je Zug
    }
web-clock-days =
    { $days ->
        [one] ein Tag je Zug
       *[other] { $days } Tage je Zug
    }
web-clock-bank = { $minutes } min + { $seconds } s
web-set-zero = Wenn die Zeit um ist
web-zero-move = ein harmloser Zug wird gemacht
web-zero-move-hint = Der Platz spielt bei der nächsten Frage weiter.
web-zero-bot = der Platz ist verloren
web-zero-bot-hint = Ein Bot spielt zu Ende, und der Platz wird Letzter. Zu zweit ist die Partie vorbei.
web-set-pace = Zeit zum Reagieren
web-pace-usual = bis zu 30 Sekunden
web-pace-usual-hint = Wenn andere handeln und du reagieren darfst. Es dauert für alle gleich lang, damit es nichts verrät.
web-pace-quick = bis zu 10 Sekunden
web-pace-quick-hint = Für alle, die das Spiel kennen. Es dauert für alle gleich lang.
web-pace-calm = bis zu 90 Sekunden
web-pace-calm-hint = Für das erste Spiel: genug Zeit, die Karten zu lesen. Es dauert für alle gleich lang.
web-pace-screen = bis alle gefragt wurden
web-pace-screen-hint = An einem Bildschirm eilt nichts: Er wird von einem zum anderen gereicht.
web-pace-twice = schließt um 8 und um 20 Uhr
web-pace-twice-hint = Nach deiner Uhr. Alle Antworten werden gemeinsam zu fester Stunde geöffnet, damit niemand sieht, wer wann geantwortet hat.
web-pace-daily = schließt um 20 Uhr
web-pace-daily-hint = Nach deiner Uhr, einmal am Tag: Alle Antworten werden gemeinsam geöffnet.
web-pace-hourly = schließt zu jeder vollen Stunde
web-pace-hourly-hint = Alle Antworten werden gemeinsam geöffnet, spätestens nach vier Stunden.
web-set-grace = Auf Abwesende warten
web-set-grace-hint = Dann hütet ein Bot den Platz. Wer zurückkommt, nimmt ihn mit einem Knopfdruck wieder.
web-set-grace-never-hint = Wie lange auch jemand weg ist: Kein Bot spielt an seiner Stelle.
web-set-stand-in = Wer einen Platz hütet
web-set-stand-in-hint = Er weiß nur, was dieser Platz weiß.
web-for-ever = unbegrenzt
web-at-once = sofort
web-seconds =
    { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
web-minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
web-set-watching = Wer zusehen darf
web-set-watching-hint = Wer zusieht, sieht keine Hand und nichts Geheimes.
web-set-watching-alone = Wer zusieht, sieht keine Hand. Du spielst allein gegen Bots: Darf niemand zusehen, braucht vor niemandem verborgen zu bleiben, wie lange eine Reaktion dauert, und es geht schneller.
web-set-watching-listed = Solange ihr spielt, steht der Tisch unter den offenen, und alle können zusehen.
web-watching-nobody = niemand
web-watching-link = wer den Link hat
web-watching-everybody = alle
web-set-delay = Das Publikum sieht alles
web-set-delay-hint = Mit Verzögerung kann niemand vorsagen.
web-later = { $time } später
web-set-listed = Unter den offenen Tischen zeigen
web-set-listed-hint = Dort steht er, bis die Karten gegeben sind, und auch Fremde können sich dazusetzen.
web-set-hints = Tipps
web-set-hints-hint = Wer dran ist, darf das Haus fragen, was jemand täte, der gut spielt.
web-set-undo-note = Züge darf man zurücknehmen, bis jemand etwas daraus erfahren hat; weiter zurück, wenn alle zustimmen.
web-option-on = ja
web-option-off = nein
web-by-lot = ausgelost
web-as-printed = wie gedruckt
web-edition = Eigene Ausgabe
web-edition-hint = Spiel mit anderen Werten als den gedruckten. Alle sehen den Unterschied, bevor sie sich setzen.
web-edition-name = Gedruckter Wert
web-edition-value = Hier
web-edition-printed = Gedruckt: { $value }
web-edition-kind = Das muss von derselben Art sein wie der gedruckte Wert.
web-edition-change = Diesen Wert ändern
web-edition-undo = Wieder wie gedruckt
web-edition-changed =
    { $count ->
        [one] Ein Wert weicht vom Druck ab.
       *[other] { $count } Werte weichen vom Druck ab.
    }
web-option-vampire_queen-s15_seat = Wer den Jäger S15 erhält
web-option-vampire_queen-s15_seat-hint = Der Platz links davon erhält S20 und spielt zuerst an.
web-option-vampire_queen-phases-hint = In jedem Durchgang wird einmal gegeben; am Ende werden die Punkte addiert.
web-option-vampire_connection-vampire = Vampir auf Platz { $seat }
web-option-vampire_connection-vampire-hint = Jeder Vampir hat eine eigene Fähigkeit; keine zwei Plätze haben denselben.
web-option-vampire_connection-start = Wer beginnt
web-option-vampire_connection-start-hint = Der Platz mit dem ersten Zug.
web-option-vampire_connection-abilities = Die Vampire haben ihre Fähigkeiten
web-option-vampire_connection-abilities-hint = Für das erste Spiel besser ohne.
web-option-vampire_connection-max_rounds-hint = Damit eine Partie endet, auch wenn es niemand will.
web-option-grottenstein-vampire_seat = Wer den Vampir spielt
web-option-grottenstein-vampire_seat-hint = Alle anderen jagen; zu zweit führt einer alle Jäger.
web-option-grottenstein-hunter_order = Reihenfolge der Jäger
web-option-grottenstein-hunter_order-hint = In welcher Reihenfolge die Jäger an die Reihe kommen.
web-option-grottenstein-preset = Werte des Spiels
web-option-grottenstein-preset-hint = Die gedruckten Werte bevorzugen eine Partei; die anderen gleichen es aus.
web-option-grottenstein-preset-dagger_minus_2 = schwächerer Dolch (ein Würfel −2)
web-option-grottenstein-preset-tuned = ausgewogen: nur der Pflock gewinnt
web-option-grottenstein-vampire_zero = Wenn der Vampir keine Lebenspunkte mehr hat
web-option-grottenstein-vampire_zero-hint = Ob Wunden allein die Jagd beenden können.
web-option-grottenstein-vampire_zero-dies = die Jäger gewinnen
web-option-grottenstein-vampire_zero-coffin = er wird in seinen Sarg gelegt
web-option-grottenstein-max_rounds = Letzte Runde
web-option-grottenstein-max_rounds-hint = Danach gewinnt die Partei des Vampirs. 0: wie gedruckt.
web-colour-red = Rot
web-colour-blue = Blau
web-colour-green = Grün
web-colour-yellow = Gelb
web-fewer = weniger
web-more = mehr
web-deal = Karten geben
web-set-invite = Decken und einladen
web-fair-note = Der Fingerabdruck des Zufalls wird vor der ersten Karte gezeigt, das Geheimnis nach der letzten.

## The waiting room
web-wait-title = Der Tisch ist gedeckt
web-wait-host = Schick den Link allen, die mitspielen sollen, oder gib die freien Plätze an Bots.
web-wait-guest = Nimm einen freien Platz. { $host } gibt die Karten.
web-wait-guest-nohost = Nimm einen freien Platz. Der Gastgeber gibt die Karten.
web-wait-seated = Du sitzt auf Platz { $seat }. { $host } gibt die Karten, sobald alle Plätze besetzt sind.
web-wait-seated-nohost = Du sitzt auf Platz { $seat }. Der Gastgeber gibt die Karten, sobald alle Plätze besetzt sind.
web-wait-full = Alle Plätze sind besetzt.
web-wait-invited = Ein Platz ist für dich reserviert. Nimm ihn.
web-wait-taken = Alle Plätze sind vergeben, und an diesem Tisch darf niemand zusehen.
web-wait-taken-watch = Alle Plätze sind vergeben. Bleib, dann siehst du zu, wenn es beginnt.
web-wait-linked =
    { $kept ->
        [one] Der freie Platz ist für jemanden mit seinem Link reserviert, und an diesem Tisch darf niemand zusehen.
       *[other] Die freien Plätze sind für Leute mit ihren Links reserviert, und an diesem Tisch darf niemand zusehen.
    }
web-wait-linked-watch =
    { $kept ->
        [one] Der freie Platz ist für jemanden mit seinem Link reserviert. Bleib, dann siehst du zu, wenn es beginnt.
       *[other] Die freien Plätze sind für Leute mit ihren Links reserviert. Bleib, dann siehst du zu, wenn es beginnt.
    }
web-wait-seats = Plätze
web-wait-link = Einladungslink
web-wait-link-short = Link
web-wait-link-hint = Drei Wörter, die man auch vorlesen kann.
web-wait-facts = So wird gespielt
web-wait-host-is = Gastgeber
web-wait-you = du
web-wait-seated-short = sitzt am Tisch
web-wait-kept = Reserviert
web-wait-kept-for = Für { $name } reserviert
web-wait-kept-you = für dich
web-wait-kept-comes = noch nicht da
web-wait-kept-link = wartet auf jemanden mit seinem Link
web-wait-take = Deinen Platz einnehmen
web-wait-new-link = Neuer Link
web-wait-silent = stumm
web-wait-menu = Platz { $seat }: tauschen und mehr
web-wait-swap = Platz tauschen mit
web-wait-mute = Im Gespräch stumm schalten
web-wait-unmute = Wieder reden lassen
web-wait-away = nicht da
web-wait-bot = Bot, { $bot }
web-wait-sit = Hier sitzen
web-wait-sit-too = Auch hier sitzen
web-wait-sit-name = Name auf diesem Platz
web-wait-stand = Aufstehen
web-wait-remove = Platz freimachen
web-wait-kick = Wegschicken
web-wait-kick-hint = Wer weggeschickt wird, kann nicht an diesen Tisch zurück.
web-wait-move = Hierher wechseln
web-wait-seat-bot = Platz { $seat } einem Bot geben
web-wait-fill = Alle freien Plätze für
web-wait-seat-link = Link zu Platz { $seat }
web-wait-seat-link-label = Link nur zu diesem Platz
web-wait-seat-link-hint = Ab jetzt ist der Platz für jemanden mit diesem Link reserviert; der Link zum Tisch öffnet ihn nicht. Er gilt ein einziges Mal.
web-wait-missing =
    { $free ->
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
web-wait-missing-kept =
    { $kept ->
        [one] Ein reservierter Platz wartet noch.
       *[other] { $kept } reservierte Plätze warten noch.
    }
web-wait-missing-away =
    { $away ->
        [one] Eine Person ist gerade nicht hier.
       *[other] { $away } Leute sind gerade nicht hier.
    }
web-wait-fingerprint = Fingerabdruck des Zufalls
web-wait-hot = Mehrere an diesem Bildschirm? Setz dich für jeden einmal hin; zwischen den Zügen wird der Bildschirm weitergereicht.
web-talk = Gespräch
web-talk-none = Noch hat niemand etwas gesagt.
web-talk-say = Etwas sagen
web-talk-send = Sagen

## At the table
web-hand-over = Gib den Bildschirm an { $name }
web-hand-over-text = { $name } ist dran. Bis { $name } übernimmt, sind keine Karten zu sehen.
web-hand-over-take = Ich bin { $name }
web-moved = { $count ->
    [one] { $names } spielt jetzt in einem anderen Browser
   *[other] { $names } spielen jetzt in einem anderen Browser
}
web-moved-text = Der Platz wurde mit seinem Link dorthin mitgenommen. Der Schlüssel, der hier lag, öffnet nichts mehr.
web-moved-go-on = Hier weitermachen
web-link-spent = Dieser Link öffnet nichts mehr
web-link-spent-text = Ein Link zu einem Platz gilt einmal. Wo jetzt auf dem Platz gespielt wird, kannst du einen neuen machen.
web-away-line = Das Haus antwortet nicht. Der Tisch bleibt, wie du ihn siehst.
web-away-house = Das Haus antwortet nicht. Wir fragen immer wieder.
web-line-not-taken = Das Haus ist da, nimmt von hier aber keine weitere Verbindung an. Vielleicht sind zu viele seiner Seiten offen; schließe ein paar.
web-try-now = Jetzt versuchen
web-gallery-later = Das Publikum sieht es später
web-gallery-later-text = Der Gastgeber zeigt dem Publikum alles mit Verzögerung. Bleib hier; der Tisch erscheint von selbst.
web-outdated = Das Haus ist neuer als diese Seite.
web-reload = Neu laden

## The end
web-end-over = Spiel zu Ende
web-end-wins = { $name } gewinnt
web-end-wins-with = { $name } gewinnt mit { $score }
web-end-you-win = Du gewinnst
web-end-you-win-with = Du gewinnst mit { $score }
web-end-share = { $names } gewinnen
web-end-nobody = Niemand gewinnt
web-end-aborted = Die Partie wurde abgebrochen
web-end-aborted-text = Alle waren einverstanden. Niemand hat verloren.
web-end-resigned = { $name } hat aufgegeben.
web-end-out-of-time = { $name } hatte keine Zeit mehr.
web-end-sheet = Wertung
web-end-rank = Rang
web-end-seat = Platz
web-end-score = Punkte
web-end-last = aufgegeben, letzter Rang
web-end-winner = gewinnt
web-end-team = im selben Team: { $names }
web-end-chart = Die Punkte im Lauf der Partie
web-end-chart-label = Punkte am Ende: { $list }
web-end-again = Noch einmal am selben Tisch
web-end-again-go = Zum neuen Tisch
web-end-again-set = Ein neuer Tisch ist gedeckt.
web-end-look = Den Tisch ansehen
web-end-back = Zurück zum Ergebnis
web-end-record = Aufzeichnung sichern
web-fair = Ehrlich gegeben
web-fair-checking = Diese Seite prüft jede Ziehung …
web-fair-unread = Die Aufzeichnung ist nicht zu lesen, darum konnte nichts geprüft werden.
web-fair-checked = Ehrlich gegeben, geprüft
web-fair-broken = Das Geheimnis passt nicht
web-fair-checked-text = Diese Seite hat es eben nachgerechnet, ohne das Haus zu fragen: Der Zufall stand vor der ersten Karte fest, und niemand konnte ihn wählen.
web-fair-broken-text = Etwas passt nicht; die rote Zeile unten sagt, was. Trau diesen Karten nicht und heb die Aufzeichnung auf.
web-fair-figures = Zahlen zeigen
web-fair-file-fits = Die Aufzeichnung ist vollständig: Jede Zeile passt zu ihrer Prüfsumme.
web-fair-file-broken = Die Aufzeichnung wurde verändert: Eine Zeile passt nicht zu ihrer Prüfsumme.
web-fair-fingerprint-fits = Das Geheimnis ergibt den Fingerabdruck, der vor der ersten Karte gezeigt wurde.
web-fair-fingerprint-broken = Das Geheimnis ergibt nicht den gezeigten Fingerabdruck.
web-fair-seen-fits = Dieser Browser hat vor der Partie denselben Fingerabdruck gesehen.
web-fair-seen-broken = Dieser Browser hat vor der Partie einen anderen Fingerabdruck gesehen.
web-fair-seen-open = Dieser Browser war vor der Partie nicht am Tisch und hat darum keinen Fingerabdruck gesehen.
web-fair-grain-fits = Das Körnchen Zufall, das dieser Browser gab, steckt darin.
web-fair-grain-broken = Das Körnchen Zufall, das dieser Browser gab, fehlt.
web-fair-grain-open = Dieser Browser hat kein eigenes Körnchen Zufall gegeben.
web-fair-seed-fits =
    { $count ->
        [one] Geheimnis und ein Körnchen ergeben die Saat.
       *[other] Geheimnis und { $count } Körnchen ergeben die Saat.
    }
web-fair-seed-broken = In der Aufzeichnung fehlt ein Körnchen Zufall.
web-fair-draws-fits =
    { $count ->
        [one] Die eine Ziehung kommt aus dieser Saat.
       *[other] Alle { $count } Ziehungen kommen aus dieser Saat: jedes Mischen, jeder Würfel.
    }
web-fair-draws-broken = Eine Ziehung kommt nicht aus dieser Saat.
web-fair-before = Das Haus ist an seinen Zufall gebunden: Dieser Fingerabdruck wird vor der ersten Karte gezeigt, das Geheimnis dahinter nach der letzten.
web-fair-fingerprint = Fingerabdruck
web-fair-secret = Geheimnis
web-fair-salts = Körnchen, Platz für Platz
web-fair-seed = Saat
web-fair-draw = Erste Ziehung, die nicht passt
web-fair-yourself = Prüf jede Ziehung selbst: Sichere die Aufzeichnung und starte

## Settings
web-settings-text = Nur in diesem Browser gespeichert.
web-settings-table = Die Partie geht inzwischen weiter.
web-settings-back = Zurück an den Tisch
web-people = Leute an diesem Tisch
web-people-hint = Für Weggeschickte spielt ein Bot weiter; sie können nicht an diesen Tisch zurück.
web-people-watching = schaut zu
web-language-failed = Die Wörter dieser Sprache sind gerade nicht zu bekommen. Die Seite bleibt bei der alten.
web-theme-night = Nacht
web-theme-dawn = Morgenrot
web-theme-contrast = Hoher Kontrast
web-motion = Bewegung
web-motion-system = wie im System
web-motion-full = voll
web-motion-none = keine
web-orders = Anweisungen
web-orders-text = Sie gelten von Beginn jeder Partie an, wenn andere handeln und du reagieren darfst. Am Tisch kannst du sie jederzeit ändern.
web-order-none = Immer fragen
web-order-none-hint = die Voreinstellung
web-order-concerns = Nur fragen, wenn es mich betrifft
web-order-concerns-hint = mein Schloss, meine Gruft, meine Figuren
web-order-pass = Für mich passen
web-order-pass-hint = bis ich etwas anderes sage
web-keys = Tastatur
web-keys-letters = Einzelne Buchstaben als Kürzel
web-keys-letters-hint = P passt, U nimmt zurück, R öffnet die Regeln …

## Rules
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-find = Nach einem Wort oder einem Absatz suchen
web-rules-none = Das steht in keinem Absatz
web-rules-none-text = Versuch ein anderes Wort oder die Nummer eines Absatzes.

## What goes wrong
web-nowhere = Diesen Raum gibt es nicht
web-nowhere-text = Die Adresse führt in diesem Haus nirgendwohin.
web-unreached = Das Haus antwortet nicht. Ist es noch offen, und bist du verbunden?
web-failed = Das Haus ist nicht zu betreten
web-failed-text = Deine Partien sind sicher; jeder Zug wurde gespeichert, bevor er gezeigt wurde.
web-table-failed = An diesen Tisch kommst du nicht
web-not-in-table-unknown = Diesen Tisch gibt es nicht
web-not-in-table-kicked = Du wurdest weggeschickt
web-not-in-table-not-for-watching = Hier wird hinter verschlossener Tür gespielt
web-broken = Die Seite ist gestolpert
web-broken-text = Deine Züge sind sicher; sie wurden gespeichert, bevor sie gezeigt wurden. Lade die Seite neu.
