# Der Rahmen jedes Tisches.
table-skip = Zur offenen Frage
table-home = Gruft, Startseite
table-table = Tisch
table-log = Verlauf
table-log-earlier = Frühere Zeilen zeigen
table-chat = Chat
table-rules = Regeln
table-settings = Einstellungen
table-more = Mehr
table-close = Schließen
table-of = { $value } von { $of }
table-you = du
table-face-down = verdeckte Karte
table-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
table-playable = spielbar
table-chosen = gewählt
table-empty = hier liegt nichts
table-hand = Deine Hand
table-team = Team { $number }
table-contents = Was hier liegt, soweit du es weißt
table-hidden = { $count } verdeckt

## Plätze
table-your-turn = du bist dran
table-thinking = überlegt
table-is-asked = wird gefragt
table-you-asked = du wirst gefragt
table-bot = Bot, { $level }
table-minded = ein Bot hütet den Platz
table-lost = aufgegeben, ein Bot spielt weiter
table-gone = nicht verbunden
table-free = frei
table-has-orders = Anweisungen gelten
table-time-left = Restzeit
table-hurry = es eilt
table-lag = langsame Verbindung: { $seconds } s

## Die Ablage
table-waiting = Wir warten auf { $players }
table-waiting-nobody = Einen Augenblick
table-watching = Du siehst zu.
table-all-moves = Alle Züge ({ $count })
table-fewer = Weniger
table-step-back = Einen Schritt zurück
table-confirm = So spielen: { $line }
table-composed = Bisher: { $line }
table-touch-a-piece = Tipp etwas an oder wähl unten.
table-only-choice = Du hast keinen anderen Zug.
table-forced = Mehr kannst du hier nicht tun.
table-over = Die Partie ist zu Ende.
table-won = Gewonnen: { $players }.
table-drawn = Niemand hat gewonnen.
table-minds-you = Ein Bot hütet deinen Platz.
table-minds-you-hint = Er spielt für dich, bis du deinen Platz zurücknimmst.
table-come-back = Meinen Platz zurücknehmen
table-plays-for-you = Du hast aufgegeben. Ein Bot spielt deinen Platz zu Ende; gewertet wird der letzte Rang.
table-reconnecting = Die Verbindung ist unterbrochen. Der Tisch bleibt, wie er war; von dir geht nichts verloren.

## Fenster
table-asked = Gefragt: { $players }
table-window-closed-to-you = Du wirst nicht gefragt.
table-sealed-hint = Alle haben gleich viel Zeit. Antworten bleiben versiegelt, bis das Fenster schließt.
table-sealed = Deine Antwort ist versiegelt. Sie wird mit allen anderen geöffnet, spätestens in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
table-sealed-open = Deine Antwort ist versiegelt. Sie wird mit allen anderen geöffnet.
table-change = Antwort ändern
table-withdraw = Zurückziehen
table-nothing-fits = Sonst passt nichts
table-seconds = { $seconds ->
    [one] noch 1 Sekunde
   *[other] noch { $seconds } Sekunden
}

## Ablehnungen
table-not-possible = Das geht nicht
table-not-meant = Danach wird gerade nicht gefragt.

## Zurücknehmen, Abstimmen, Gehen
table-undo = Zurücknehmen
table-undo-ask = Um Rücknahme bitten (jemand weiß schon mehr)
table-vote-undo = { $lines ->
    [one] { $player } möchte einen Zug zurücknehmen.
   *[other] { $player } möchte { $lines } Züge zurücknehmen.
}
table-vote-abort = { $player } möchte die Partie abbrechen.
table-vote-missing = Es fehlen noch: { $players }
table-agree = Zustimmen
table-decline = Nicht zustimmen
table-vote-withdraw = Vorschlag zurückziehen
table-hint = Zug vorschlagen
table-hint-line = Tipp: { $line }.
table-hint-first = Deine erste Partie: Zu jedem Zug bekommst du hier einen Tipp.
table-hint-show = Zeigen
table-hint-stop = Keine Tipps mehr
table-hint-play = So spielen
table-resign = Aufgeben
table-resign-sure = Willst du wirklich aufgeben? Das lässt sich nicht zurücknehmen.
table-abort = Abbruch vorschlagen
table-keep-playing = Weiterspielen
table-elsewhere = In einem anderen Browser weiterspielen
table-elsewhere-link = Link zu diesem Platz
table-elsewhere-hint = Öffne ihn auf dem anderen Gerät. Zeig ihn niemandem: Mit ihm kann man auf deinem Platz spielen. Er gilt einmal; danach spielst du dort und nicht mehr hier.
table-leave = Tisch verlassen (dein Platz bleibt)

## Anweisungen
table-orders = Anweisungen
table-orders-private = Nur du siehst sie. Gelesen werden sie erst, wenn ein Fenster schließt.
table-orders-none = Du wirst immer gefragt.
table-orders-in-force = In Kraft
table-orders-give = Eine Anweisung geben
table-orders-about = Für diese Spieler
table-orders-choose-players = Wähl mindestens eine Person.
table-orders-until = Wie lange
table-orders-order = Anweisung geben
table-orders-recall = Widerrufen
table-order-pass = Passen bis ich dran bin
table-order-concerns = Nur was mich betrifft
table-order-ask = Immer fragen

## Chat
table-say = Schreib etwas
table-say-to = An wen
table-say-everybody = alle
table-say-gallery = das Publikum
table-say-send = Senden
table-said-to = an { $players }
table-to-you = dich
table-chat-empty = Noch hat niemand etwas geschrieben.
table-promises = Versprechen
table-promises-about = Sie binden niemanden. Wer ein Versprechen bekommen hat, sagt, ob es gehalten wurde.
table-promise-to = { $player } an { $to }: { $text }
table-promise-make = Versprechen
table-promise-what = Was versprichst du?
table-promise-kept = gehalten
table-promise-broken = gebrochen
table-promise-mark-kept = Es wurde gehalten
table-promise-mark-broken = Es wurde gebrochen

## Regeln
table-moment = In diesem Augenblick
table-rules-here = An diesem Tisch gewählt
table-search = In den Regeln suchen
table-no-clause = Kein Absatz enthält diese Wörter.
table-rules-loading = Das Regelwerk wird geladen …

## Pläne
table-square = { $square }, { $room }
table-reachable = erreichbar
table-floor-other = { $floor } zeigen

## Während jemand weg war
table-away = Während du weg warst
table-away-more = { $count ->
    [one] 1 weiteres Ereignis im Verlauf
   *[other] { $count } weitere Ereignisse im Verlauf
}

## Tasten
table-goal = Ziel des Spiels
table-help = Tasten und Gesten
table-help-about = Alles geht auch ohne Maus.
table-help-letters-off = Einzelne Buchstaben sind in den Einstellungen abgeschaltet.
table-help-touch = Halt eine Karte gedrückt, um sie groß zu sehen. Auf einem Plan zeigt der erste Tipp den Weg, der zweite geht ihn. Tipp etwas an, das nicht passt, und die Regeln sagen, warum.
table-help-arrows = zwischen Karten, Figuren und Feldern wandern
table-help-space = eine Karte nehmen oder loslassen
table-help-enter = tun, was auf dem hellen Knopf steht
table-help-offers = den ersten bis neunten Knopf drücken
table-help-pass = passen, nicht antworten
table-help-clear = Angefangenes verwerfen, schließen
table-help-undo = zurücknehmen oder darum bitten
table-help-why = warum nicht? (auf einer Figur oder Karte); sonst diese Tasten
table-help-large = Karte oder Figur groß sehen
table-help-places = zur Hand, zum Tisch, zu den Plätzen
table-help-panels = Verlauf, Chat, Regeln öffnen
table-help-orders = Anweisungen
table-help-floor = ein anderes Stockwerk, wo es eines gibt
table-help-skip = überspringen, was gerade erzählt wird
table-help-mute = Ton an oder aus
table-key-arrows = Pfeile
table-key-space = Leertaste
table-key-enter = Eingabe
table-key-esc = Esc
