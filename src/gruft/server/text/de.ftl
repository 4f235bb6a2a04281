# Was die Webseite außerhalb des Tisches sagt. Ablehnungen stehen in words/text, jedes Spiel hat eigene Dateien.

## The rooms
room-vampire_queen = Vampire Queen
room-vampire_queen-short = Queen
room-vampire_queen-by = Wolfgang Kramer
room-vampire_queen-line = Werde deine Karten los, ehe der Morgen graut.
room-vampire_connection = The Vampire Connection
room-vampire_connection-short = Connection
room-vampire_connection-by = Henning Poehl
room-vampire_connection-line = Beraube das Dorf und deine Nachbarn.
room-vampire_empire = Vampire Empire
room-vampire_empire-short = Empire
room-vampire_empire-by = Filip Miłuński
room-vampire_empire-line = Drei von neun sind Vampire. Welche?
room-grottenstein = Vampir
room-grottenstein-short = Vampir
room-grottenstein-by = Martin Kircher, Ingmar Hahnemann
room-grottenstein-line = Graf Grottensteins Villa: drei Stockwerke, ein Sarg, vier Jäger.
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
bot-moth-about = spielt aufs Geratewohl: gut zum Ausprobieren
bot-raven-about = hält sich an guten Rat: ein echter Gegner
bot-owl-about = denkt mehrere Züge voraus

## The house
web-title = Gruft
web-home = Gruft, zur Startseite
web-skip = Zum Hauptteil springen
web-about = Vier Vampirspiele in einem Haus. Spiel mit Freunden, mit Fremden oder gegen den Raben.
web-nav = Gruft
web-nav-home = Start
web-nav-watch = Zusehen
web-nav-learn = Lernen
web-nav-rules = Regeln
web-nav-records = Archiv
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-next-theme = Farben: { $theme }. Wechseln zu { $next }.
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert
web-link-here = Dieser Link funktioniert nur auf diesem Rechner: Sonst erreicht niemand den Server.
web-try-again = Erneut versuchen
web-to-the-house = Zur Startseite
web-clause = Absatz { $clause } der Regeln
web-not-done = Das ging nicht
web-page-title = { $page }, Gruft
web-page-turn = ● Du bist dran · { $page }
web-loading = Wird geladen …

## Somebody comes in
web-name = Dein Name
web-name-ask = Wie sollen wir dich nennen?
web-name-why = Ein Name genügt. Kein Konto, keine E-Mail-Adresse, kein Passwort.
web-name-table = Du bist an den Tisch „{ $table }“ eingeladen.
web-name-host = { $host } lädt dich zu { $game } ein
web-name-game = Du bist zu { $game } eingeladen
web-name-playing = { $game }: Hier wird gerade gespielt
web-name-over = { $game }: Diese Partie ist beendet
web-name-give = Eintreten
web-name-change = Namen ändern
web-guest-none = Eintreten
web-full = Höchstens { $count } Zeichen.

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
web-mine-none-text = Such dir ein Spiel aus und gib die Karten. Gegen Bots geht es sofort los.
web-open-none = Keine offenen Tische
web-open-none-text = Eröffne einen öffentlichen Tisch oder schick Freunden den Link zu deinem.
web-open-show = Öffentlicher Tisch
web-watch-none = Gerade spielt niemand öffentlich
web-watch-none-text = Hier steht eine Partie, wenn alle ihr zusehen dürfen.
web-watch-title = Partien zum Zusehen
web-records-title = Deine beendeten Partien
web-records-none = Noch keine beendete Partie
web-records-none-text = Spiel eine Partie zu Ende: Verlauf, Wertung und Aufzeichnung bleiben hier.
web-learn-title = Ein Spiel lernen
web-learn-how = So geht’s
web-learn-rules = Regelwerk
web-shelf-play = Spielen
web-open-at = { $seated } von { $seats }
web-sit-down = Platz nehmen
web-watch = Zusehen
web-alone = noch niemand sonst
web-unseen = Die Tische lassen sich nicht laden

## Setting a table
web-set = Neuer Tisch
web-set-game = Spiel
web-set-seats = Plätze
web-set-seat = Platz { $seat }
web-set-you = du lädst ein
web-set-free-seat = Frei
web-set-me = Du
web-set-waits = wartet auf jemanden
web-set-for = Wer auf Platz { $seat } spielt
web-set-person = Gast
web-set-here = Hier
web-set-person-hint = Gast: Diesen Platz kann jemand mit dem Link nehmen.
web-set-here-hint = Hier: Jemand spielt an diesem Bildschirm mit. Ihr reicht ihn zwischen den Zügen weiter.
web-set-bot-hint = { $bot }: ein Bot, { $about }.
web-set-about = { $what }: { $about }
web-set-name-ask = Name der Person auf Platz { $seat }
web-set-name-missing = Gib allen, die an diesem Bildschirm spielen, einen Namen.
web-set-first = Zum ersten Mal hier? Bots nehmen die anderen Plätze, und es geht sofort los.
web-set-side = Du spielst
web-side-vampire_empire-vampires = die Vampire
web-side-vampire_empire-vampires-hint = Du weißt, wer die drei Vampire sind; die Gegenseite muss es herausfinden.
web-side-vampire_empire-humans = die Menschen
web-side-vampire_empire-humans-hint = Du weißt nicht, wer die drei Vampire sind: Finde sie und töte sie.
web-side-grottenstein-hunters = die Jäger
web-side-grottenstein-hunters-hint = Pfähle den Grafen in seinem Sarg. Du brauchst Hammer und Pflock.
web-side-grottenstein-vampire = den Vampir
web-side-grottenstein-vampire-hint = Du bist der Graf: Töte alle vier Jäger oder halt bis zur letzten Runde durch.
web-set-gentle = Erste Partie: { $options }.
web-set-seat-of = Platz { $seat } ({ $who })
web-set-tempo = Live oder langsam
web-tempo-live = Live
web-tempo-live-hint = Alle sitzen am Tisch, bis das Spiel zu Ende ist.
web-tempo-slow = Langsam
web-tempo-slow-hint = Eine Partie über mehrere Tage: Schau vorbei, wann du magst, und zieh, wenn du dran bist.
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
web-clock-days-hint = Für Partien nebenbei.
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
web-zero-move = ein harmloser Zug
web-zero-move-hint = Bei der nächsten Entscheidung spielst du selbst weiter.
web-zero-bot = die Partie ist verloren
web-zero-bot-hint = Ein Bot spielt zu Ende, gewertet wird der letzte Rang. Zu zweit ist die Partie vorbei.
web-set-pace = Zeit zum Reagieren
web-pace-usual = bis zu 30 Sekunden
web-pace-usual-hint = Wenn andere handeln und du reagieren darfst. Es dauert für alle gleich lang, damit es nichts verrät.
web-pace-quick = bis zu 10 Sekunden
web-pace-quick-hint = Für alle, die das Spiel kennen. Es dauert für alle gleich lang.
web-pace-calm = bis zu 90 Sekunden
web-pace-calm-hint = Für das erste Spiel: genug Zeit, die Karten zu lesen. Es dauert für alle gleich lang.
web-pace-screen = bis alle gefragt wurden
web-pace-screen-hint = An einem Bildschirm eilt nichts: Ihr reicht ihn herum.
web-pace-twice = schließt um 8 und um 20 Uhr
web-pace-twice-hint = Nach deiner Ortszeit. Alle Antworten werden gemeinsam zu fester Stunde geöffnet, damit niemand sieht, wer wann geantwortet hat.
web-pace-daily = schließt um 20 Uhr
web-pace-daily-hint = Nach deiner Ortszeit, einmal am Tag: Alle Antworten werden gemeinsam geöffnet.
web-pace-hourly = schließt zu jeder vollen Stunde
web-pace-hourly-hint = Alle Antworten werden gemeinsam geöffnet, spätestens nach vier Stunden.
web-set-grace = Auf Abwesende warten
web-set-grace-hint = Danach spielt ein Bot für sie. Mit einem Klick übernehmen sie wieder.
web-set-grace-never-hint = Auch wenn jemand lange weg ist: Kein Bot springt ein.
web-set-stand-in = Wer für Abwesende spielt
web-set-stand-in-hint = Der Bot weiß nur, was dieser Spieler weiß.
web-set-bot-pace = Wie schnell Bots spielen
web-set-bot-pace-hint = So lange wartet ein Bot vor jedem Zug, egal was er auf der Hand hat; wie schnell sich auf deinem Bildschirm alles bewegt, steht in deinen Einstellungen.
web-bot-pace-slow = langsam
web-bot-pace-normal = normal
web-bot-pace-fast = schnell
web-bot-pace-at-once = sofort
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
web-set-watching-hint = Das Publikum sieht keine Hand und nichts Geheimes.
web-set-watching-alone = Das Publikum sieht keine Hand. Du spielst nur gegen Bots: Ohne Publikum müssen Reaktionszeiten nicht angeglichen werden; es geht schneller.
web-set-watching-listed = Solange ihr spielt, steht der Tisch unter „Zusehen“.
web-watching-nobody = niemand
web-watching-link = alle mit dem Link
web-watching-everybody = alle
web-set-delay = Das Publikum sieht alles
web-set-delay-hint = Mit Verzögerung kann niemand vorsagen.
web-later = { $time } später
web-set-listed = Unter den offenen Tischen zeigen
web-set-listed-hint = Bis zum Geben können auch Fremde ihn finden und sich dazusetzen.
web-set-hints = Tipps
web-set-hints-hint = Wer am Zug ist, darf sich einen guten Zug vorschlagen lassen.
web-set-undo-note = Züge darf man zurücknehmen, bis jemand etwas daraus erfahren hat; weiter zurück, wenn alle zustimmen.
web-option-on = ja
web-option-off = nein
web-by-lot = ausgelost
web-as-printed = wie gedruckt
web-edition = Eigene Ausgabe
web-edition-hint = Spiel mit anderen Werten als den gedruckten. Alle sehen den Unterschied, bevor sie sich setzen.
web-edition-name = Gedruckter Wert
web-edition-value = An diesem Tisch
web-edition-printed = Gedruckt: { $value }
web-edition-kind = Nötig ist ein Wert derselben Art wie der gedruckte.
web-edition-change = Diesen Wert ändern
web-edition-undo = Wieder wie gedruckt
web-edition-changed =
    { $count ->
        [one] Ein Wert weicht vom Druck ab.
       *[other] { $count } Werte weichen vom Druck ab.
    }
web-option-vampire_queen-s15_seat = Wer die längsten Eckzähne hat
web-option-vampire_queen-s15_seat-hint = Dieser Spieler beginnt mit dem Jäger 15; der linke Nachbar bekommt den Jäger 20 und spielt zuerst an.
web-option-vampire_queen-phases-hint = In jedem Durchgang wird einmal gegeben; am Ende werden die Punkte addiert.
web-option-vampire_queen-memory = Das Gedächtnis zählt
web-option-vampire_queen-memory-hint = Die Gruft bleibt zu, und aufgenommene Karten werden nicht noch einmal gezeigt.
web-option-vampire_connection-vampire = Vampir auf Platz { $seat }
web-option-vampire_connection-vampire-hint = Jeder Vampir hat eine eigene Fähigkeit; keiner kommt zweimal vor.
web-option-vampire_connection-start = Wer beginnt
web-option-vampire_connection-start-hint = Dieser Spieler macht den ersten Zug.
web-option-vampire_connection-abilities = Vampire mit Fähigkeiten
web-option-vampire_connection-abilities-hint = Für jeden Vampir gilt eine Regel anders. Lass das in der ersten Partie aus.
web-option-vampire_connection-max_rounds-hint = Damit eine Partie endet, auch wenn es niemand will.
web-option-vampire_connection-memory = Das Gedächtnis zählt
web-option-vampire_connection-memory-hint = Beide Ablagen und der Rest des Dorfs bleiben zu, und gesehene Karten werden nicht noch einmal gezeigt.
web-option-vampire_empire-chapel_holy_water = Die Kapelle holt Weihwasser zurück
web-option-vampire_empire-chapel_holy_water-hint = Ja: Die Kapelle nimmt auch Karten, die nur Weihwasser sind. Nein: Sie bleiben im Graben.
web-option-vampire_empire-markers_both_rounds = Marker zählen in Runde 2
web-option-vampire_empire-markers_both_rounds-hint = Ja: Angriffs- und Verteidigungsmarker zählen in beiden Runden. Nein: nur in Runde 1.
web-option-vampire_empire-memory = Das Gedächtnis zählt
web-option-vampire_empire-memory-hint = Ja: Keller und Gräben bleiben zu, auch deine, und gesehene Karten werden nicht noch einmal gezeigt. Nein: Deine darfst du durchsehen.
web-option-vampire_empire-protect_after_attack = Unterstützung schützt Angegriffene
web-option-vampire_empire-protect_after_attack-hint = Ja: Ist ein Angriff gezeigt, darf die andere Seite Unterstützungskarten für sein Ziel spielen. Nein: Sie warten bis nach dem Kampf.
web-option-vampire_empire-regeneration_always = Regeneration rettet jeden Vampir
web-option-vampire_empire-regeneration_always-hint = Ja: auch einen, den erst sein Tod enttarnt hat. Nein: nur einen, der vorher enttarnt war.
web-option-grottenstein-vampire_seat = Wer den Vampir spielt
web-option-grottenstein-vampire_seat-hint = Alle anderen jagen. Zu zweit führt eine Person alle Jäger.
web-option-grottenstein-vampire_seat-open = der letzte Platz (ein Bot, wenn einer mitspielt)
web-option-grottenstein-hunter_order = Reihenfolge der Jäger
web-option-grottenstein-hunter_order-hint = In welcher Reihenfolge die Jäger an die Reihe kommen.
web-option-grottenstein-preset = Werte des Spiels
web-option-grottenstein-preset-hint = Soll der Dolch schwächer sein als gedruckt? Das macht es den Jägern schwerer.
web-option-grottenstein-preset-dagger_minus_2 = schwächerer Dolch (ein Würfel −2)
web-option-grottenstein-vampire_zero = Wenn der Vampir keine Lebenspunkte mehr hat
web-option-grottenstein-vampire_zero-hint = Ob Wunden allein die Jagd beenden können.
web-option-grottenstein-vampire_zero-dies = die Jäger gewinnen
web-option-grottenstein-vampire_zero-coffin = er wird in seinen Sarg gelegt
web-option-grottenstein-range_metric = Wie Reichweiten gezählt werden
web-option-grottenstein-range_metric-hint = Ob eine Waffe auch die Felder über Eck erreicht. Das Bild in der Originalanleitung fehlt.
web-option-grottenstein-range_metric-manhattan = ohne Schrägen
web-option-grottenstein-range_metric-chebyshev = ein schräger Schritt zählt als ein Feld
web-option-grottenstein-finds = Was Jäger finden und tragen
web-option-grottenstein-finds-hint = Ob die Partei des Vampirs die Karten der Jäger sieht, bevor sie benutzt werden.
web-option-grottenstein-finds-hidden = nur die Jäger sehen es
web-option-grottenstein-finds-public = alle sehen es
web-option-grottenstein-cellar_cards = Die Kellerkarten des Vampirs
web-option-grottenstein-cellar_cards-hint = Ob der Notizblock des Vampirs zeigt, was er im Keller ausgelegt hat, oder sein Gedächtnis zählt.
web-option-grottenstein-cellar_cards-noted = sie stehen auf seinem Notizblock
web-option-grottenstein-cellar_cards-remembered = er muss sie sich merken
web-option-grottenstein-max_rounds = Letzte Runde
web-option-grottenstein-max_rounds-hint = Danach gewinnt die Partei des Vampirs. 0: wie gedruckt.
web-colour-red = Rot
web-colour-blue = Blau
web-colour-green = Grün
web-colour-yellow = Gelb
web-fewer = weniger
web-more = mehr
web-deal = Karten geben
web-set-invite = Eröffnen und einladen
web-fair-note = Der Zufall steht vor der ersten Karte fest: Sein Fingerabdruck wird zuerst gezeigt, das Geheimnis zuletzt.

## The waiting room
web-wait-title = Der Tisch ist bereit
web-wait-host = Schick den Link deinen Freunden oder gib die freien Plätze an Bots.
web-wait-guest = Nimm einen freien Platz. { $host } gibt die Karten.
web-wait-guest-nohost = Nimm einen freien Platz. Der Gastgeber gibt die Karten.
web-wait-seated = Du sitzt auf Platz { $seat }. { $host } gibt die Karten, sobald alle Plätze besetzt sind.
web-wait-seated-nohost = Du sitzt auf Platz { $seat }. Der Gastgeber gibt die Karten, sobald alle Plätze besetzt sind.
web-wait-full = Alle Plätze sind besetzt.
web-wait-invited = Ein Platz ist für dich reserviert.
web-wait-taken = Alle Plätze sind vergeben, und dieser Tisch hat kein Publikum.
web-wait-taken-watch = Alle Plätze sind vergeben. Bleib und sieh zu, wenn es losgeht.
web-wait-linked =
    { $kept ->
        [one] Der freie Platz ist für jemanden mit seinem Link reserviert, und dieser Tisch hat kein Publikum.
       *[other] Die freien Plätze sind für Leute mit ihren Links reserviert, und dieser Tisch hat kein Publikum.
    }
web-wait-linked-watch =
    { $kept ->
        [one] Der freie Platz ist für jemanden mit seinem Link reserviert. Bleib und sieh zu, wenn es losgeht.
       *[other] Die freien Plätze sind für Leute mit ihren Links reserviert. Bleib und sieh zu, wenn es losgeht.
    }
web-wait-seats = Plätze
web-wait-link = Einladungslink
web-wait-link-short = Link
web-wait-link-hint = Drei Wörter, die man auch vorlesen kann.
web-wait-share = Teilen
web-wait-qr = QR-Code
web-wait-qr-hint = Mit dem Handy scannen, um an diesen Tisch zu kommen.
web-share-text = Spiel mit mir { $game }!
web-wait-watching = Im Publikum
web-wait-facts = So wird gespielt
web-wait-host-is = Gastgeber
web-wait-you = du
web-wait-seated-short = sitzt am Tisch
web-wait-kept = Reserviert
web-wait-kept-for = Für { $name } reserviert
web-wait-kept-you = für dich
web-wait-kept-comes = noch nicht da
web-wait-kept-link = für jemanden mit seinem Link
web-wait-take = Platz einnehmen
web-wait-new-link = Neuer Link
web-wait-silent = stummgeschaltet
web-wait-menu = Platz { $seat }: tauschen und mehr
web-wait-swap = Platz tauschen mit
web-wait-mute = Stummschalten
web-wait-unmute = Stummschaltung aufheben
web-wait-away = nicht da
web-wait-bot = Bot, { $bot }
web-wait-sit = Hier sitzen
web-wait-sit-too = Auch hier sitzen
web-wait-sit-name = Name
web-wait-stand = Aufstehen
web-wait-remove = Platz freimachen
web-wait-kick = Entfernen
web-wait-kick-hint = Eine Rückkehr an diesen Tisch ist dann nicht möglich.
web-wait-move = Hierher wechseln
web-wait-seat-bot = Platz { $seat } einem Bot geben
web-wait-fill = Freie Plätze füllen mit
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
web-wait-hot = Mehrere an diesem Bildschirm? Nimm für jede Person einen Platz; zwischen den Zügen reicht ihr ihn weiter.
web-talk = Chat
web-talk-none = Noch hat niemand etwas geschrieben.
web-talk-say = Schreib etwas
web-talk-send = Senden

## At the table
web-hand-over = Gib den Bildschirm an { $name }
web-hand-over-text = { $name } ist dran. Karten erscheinen erst, wenn { $name } übernimmt.
web-hand-over-take = Ich bin { $name }
web-moved = { $count ->
    [one] { $names } spielt jetzt in einem anderen Browser
   *[other] { $names } spielen jetzt in einem anderen Browser
}
web-moved-text = Der Platz wurde dort mit seinem Link geöffnet. Der Schlüssel in diesem Browser gilt nicht mehr.
web-moved-go-on = Hier bleiben
web-link-spent = Dieser Link gilt nicht mehr
web-link-spent-text = Ein Link zu einem Platz gilt einmal. Einen neuen bekommst du in dem Browser, in dem jetzt gespielt wird.
web-away-line = Der Server antwortet nicht. Der Tisch bleibt, wie du ihn siehst.
web-away-house = Der Server antwortet nicht. Wir versuchen es weiter.
web-line-not-taken = Der Server nimmt von hier keine weitere Verbindung an. Vielleicht sind zu viele Seiten offen; schließ ein paar.
web-try-now = Jetzt versuchen
web-gallery-later = Das Publikum sieht es später
web-gallery-later-text = Der Gastgeber zeigt dem Publikum alles mit Verzögerung. Bleib hier; der Tisch erscheint von selbst.
web-outdated = Es gibt eine neuere Fassung dieser Seite.
web-reload = Neu laden

## The end
web-end-over = Partie beendet
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
web-end-places = Ergebnis
web-end-rank = Rang
web-end-seat = Spieler
web-end-score = Punkte
web-end-last = aufgegeben, letzter Rang
web-end-winner = gewinnt
web-end-team = im selben Team: { $names }
web-end-chart = Der Verlauf
web-end-chart-label = Am Ende: { $list }
web-end-again = Revanche
web-end-again-go = Zur Revanche
web-end-again-set = Die Revanche ist bereit.
web-end-story = Wendepunkte
web-end-story-none = Keine Wende: Die Partie ging ihren ruhigen Gang.
web-end-tallies = In Zahlen
web-end-look = Tisch ansehen
web-end-back = Zurück zum Ergebnis
web-end-record = Aufzeichnung sichern
web-fair = Ehrlich gegeben
web-fair-checking = Diese Seite prüft jede Ziehung …
web-fair-unread = Die Aufzeichnung lässt sich nicht lesen, darum konnte nichts geprüft werden.
web-fair-checked = Ehrlich gegeben, geprüft
web-fair-broken = Das Geheimnis passt nicht
web-fair-checked-text = Diese Seite hat eben alles nachgerechnet, ohne den Server zu fragen: Der Zufall stand vor der ersten Karte fest, und niemand konnte ihn wählen.
web-fair-broken-text = Etwas passt nicht; die rote Zeile unten sagt, was. Trau diesen Karten nicht und heb die Aufzeichnung auf.
web-fair-figures = Zahlen zeigen
web-fair-file-fits = Die Aufzeichnung ist vollständig: Jede Zeile passt zu ihrer Prüfsumme.
web-fair-file-broken = Die Aufzeichnung wurde verändert: Eine Zeile passt nicht zu ihrer Prüfsumme.
web-fair-fingerprint-fits = Das Geheimnis ergibt den Fingerabdruck, der vor der ersten Karte gezeigt wurde.
web-fair-fingerprint-broken = Das Geheimnis ergibt nicht den gezeigten Fingerabdruck.
web-fair-seen-fits = Dieser Browser hat vor der Partie denselben Fingerabdruck gesehen.
web-fair-seen-broken = Dieser Browser hat vor der Partie einen anderen Fingerabdruck gesehen.
web-fair-seen-open = Dieser Browser war vor der Partie nicht am Tisch und hat darum keinen Fingerabdruck gesehen.
web-fair-grain-fits = Der Zufallsbeitrag dieses Browsers steckt darin.
web-fair-grain-broken = Der Zufallsbeitrag dieses Browsers fehlt.
web-fair-grain-open = Dieser Browser hat keinen Zufallsbeitrag gegeben.
web-fair-seed-fits =
    { $count ->
        [one] Geheimnis und ein Zufallsbeitrag ergeben den Startwert.
       *[other] Geheimnis und { $count } Zufallsbeiträge ergeben den Startwert.
    }
web-fair-seed-broken = In der Aufzeichnung fehlt ein Zufallsbeitrag.
web-fair-draws-fits =
    { $count ->
        [one] Die eine Ziehung kommt aus diesem Startwert.
       *[other] Alle { $count } Ziehungen kommen aus diesem Startwert: jedes Mischen, jeder Würfel.
    }
web-fair-draws-broken = Eine Ziehung kommt nicht aus diesem Startwert.
web-fair-before = Der Zufall steht vorher fest: Dieser Fingerabdruck wird vor der ersten Karte gezeigt, das Geheimnis dahinter nach der letzten.
web-fair-fingerprint = Fingerabdruck
web-fair-secret = Geheimnis
web-fair-salts = Zufallsbeiträge, Platz für Platz
web-fair-seed = Startwert
web-fair-draw = Erste Ziehung, die nicht passt
web-fair-yourself = Prüf jede Ziehung selbst: Sicher die Aufzeichnung und starte

## Settings
web-settings-text = Nur in diesem Browser gespeichert.
web-settings-table = Die Partie geht inzwischen weiter.
web-settings-back = Zurück an den Tisch
web-people = Leute an diesem Tisch
web-people-hint = Für Entfernte spielt ein Bot weiter; sie können nicht an diesen Tisch zurück.
web-people-watching = sieht zu
web-language-hint = Gilt sofort und nur für dich: Alle am Tisch lesen ihre eigene Sprache.
web-language-failed = Diese Sprache lässt sich gerade nicht laden. Die Seite bleibt bei der alten.
web-theme-hint = Dunkel, hell oder mit stärkstem Kontrast.
web-theme-night = Nacht
web-theme-dawn = Morgenrot
web-theme-contrast = Hoher Kontrast
web-motion = Bewegung
web-motion-hint = Ob Karten fliegen und Figuren laufen. Ohne Bewegung steht alles im Verlauf.
web-motion-system = wie im System
web-motion-full = voll
web-motion-none = keine
web-speed = Tempo der Animation
web-speed-hint = Du kannst immer sofort antworten, der Tisch holt auf. J springt zum aktuellen Stand.
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-skip = gleich zu meiner Frage
web-sound = Ton
web-sound-switch = Töne abspielen
web-sound-hint = Karten, Würfel, ein Klopfen, wenn du dran bist. M schaltet sie am Tisch um. Handys bleiben stumm, bis du den Ton einschaltest.
web-volume = Lautstärke
web-volume-hint = Gilt nur für dieses Gerät; die anderen hören davon nichts.
web-orders = Anweisungen
web-orders-text = Sie gelten von Beginn jeder Partie an, wenn andere handeln und du reagieren darfst. Am Tisch kannst du sie jederzeit ändern.
web-order-none = Immer fragen
web-order-none-hint = die Voreinstellung
web-order-concerns = Nur fragen, wenn es mich betrifft
web-order-concerns-hint = mein Schloss, meine Gruft, meine Figuren
web-order-pass = Für mich passen
web-order-pass-hint = bis ich etwas anderes sage
web-first-hints = Tipps in der ersten Partie
web-first-hints-hint = Wenn du ein Spiel hier zum ersten Mal spielst, zeigt der Tisch zu jedem Zug von selbst einen Tipp.
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
web-nowhere = Hier ist nichts
web-nowhere-text = Diese Adresse führt nirgendwohin.
web-unreached = Der Server antwortet nicht. Läuft er noch, und bist du online?
web-failed = Der Server ist nicht erreichbar
web-failed-text = Deine Partien sind sicher: Jeder Zug wurde gespeichert, bevor er gezeigt wurde.
web-table-failed = An diesen Tisch kommst du nicht
web-not-in-table-unknown = Diesen Tisch gibt es nicht
web-not-in-table-kicked = Der Gastgeber hat dich entfernt
web-not-in-table-not-for-watching = Diese Partie hat kein Publikum
web-broken = Etwas ist schiefgegangen
web-broken-text = Deine Züge sind sicher: Sie wurden gespeichert, bevor sie gezeigt wurden. Lad die Seite neu.
