# La cornice di ogni tavolo.
table-skip = Vai alla domanda aperta
table-home = Gruft, pagina iniziale
table-table = Tavolo
table-log = Cronaca
table-log-earlier = Mostra le righe precedenti
table-chat = Chat
table-rules = Regole
table-settings = Impostazioni
table-more = Altro
table-close = Chiudi
table-of = { $value } su { $of }
table-you = tu
table-face-down = carta coperta
table-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
table-playable = giocabile
table-chosen = scelta
table-empty = qui non c’è niente
table-hand = La tua mano
table-team = Squadra { $number }
table-contents = Che cosa c’è qui, per quanto ne sai
table-hidden = { $count ->
    [one] 1 coperta
   *[other] { $count } coperte
}

## Posti
table-your-turn = tocca a te
table-thinking = ci pensa
table-is-asked = deve rispondere
table-you-asked = tocca a te rispondere
table-bot = bot, { $level }
table-minded = gioca un bot
table-lost = resa, un bot continua
table-gone = senza connessione
table-free = libero
table-has-orders = disposizioni in vigore
table-time-left = tempo rimasto
table-hurry = presto
table-lag = connessione lenta: { $seconds } s

## Il vassoio
table-waiting = In attesa di { $players }
table-waiting-nobody = Un momento
table-watching = Stai guardando.
table-all-moves = Tutte le mosse ({ $count })
table-fewer = Mostra meno
table-step-back = Un passo indietro
table-confirm = Gioca così: { $line }
table-composed = Finora: { $line }
table-touch-a-piece = Tocca una carta o un pezzo, oppure scegli qui sotto.
table-only-choice = Non puoi fare altro.
table-forced = Non resta altro da fare.
table-over = La partita è finita.
table-won = Vittoria: { $players }.
table-drawn = Nessuno ha vinto.
table-minds-you = Un bot gioca per te.
table-minds-you-hint = Continua finché non riprendi il tuo posto.
table-come-back = Riprendi il posto
table-plays-for-you = Hai abbandonato la partita. Un bot continua per te, e finisci all’ultimo posto.
table-reconnecting = La connessione è caduta. Il tavolo resta com’era; non hai perso niente.

## Finestre
table-asked = Si chiede a: { $players }
table-window-closed-to-you = A te non si chiede niente.
table-sealed-hint = Tutti hanno lo stesso tempo. Le risposte restano sigillate finché la finestra non si chiude.
table-sealed = La tua risposta è sigillata. Si apre con tutte le altre, al più tardi fra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}.
table-sealed-open = La tua risposta è sigillata. Si apre insieme a tutte le altre.
table-change = Cambia risposta
table-withdraw = Ritira la risposta
table-nothing-fits = Nient’altro va bene
table-seconds = { $seconds ->
    [one] ancora 1 secondo
   *[other] ancora { $seconds } secondi
}

## Rifiuti
table-not-possible = Non è possibile
table-not-meant = Non è questo che ti si chiede.

## Annullare, votare, andarsene
table-undo = Annulla
table-undo-ask = Chiedi di annullare (qualcuno sa già qualcosa)
table-vote-undo = { $lines ->
    [one] { $player } vorrebbe annullare una mossa.
   *[other] { $player } vorrebbe annullare { $lines } mosse.
}
table-vote-abort = { $player } vorrebbe interrompere la partita.
table-vote-missing = Ancora senza risposta: { $players }
table-agree = Accetta
table-decline = Rifiuta
table-vote-withdraw = Ritira la proposta
table-hint = Suggerisci una mossa
table-hint-line = La casa consiglia: { $line }.
table-hint-first = La tua prima partita: la casa ti suggerisce le mosse.
table-hint-show = Mostra
table-hint-stop = Basta suggerimenti
table-hint-play = Gioca così
table-resign = Arrenditi
table-resign-sure = Vuoi davvero arrenderti? Non si può tornare indietro.
table-abort = Proponi di interrompere
table-keep-playing = Continua a giocare
table-elsewhere = Continua in un altro browser
table-elsewhere-link = Link a questo posto
table-elsewhere-hint = Aprilo sull’altro dispositivo. Chi ce l’ha gioca al tuo posto: non mostrarlo a nessuno. Vale una volta; poi si gioca di là e non più qui.
table-leave = Lascia il tavolo; il posto resta tuo

## Disposizioni
table-orders = Disposizioni
table-orders-private = Solo per te. Si applicano quando una finestra si chiude, mai prima.
table-orders-none = Ti si chiede sempre.
table-orders-in-force = In vigore
table-orders-give = Dai una disposizione
table-orders-about = Per questi giocatori
table-orders-choose-players = Scegli almeno una persona.
table-orders-until = Fino a quando
table-orders-order = Dai questa disposizione
table-orders-recall = Revoca
table-order-pass = Passa fino al mio turno
table-order-concerns = Solo se mi riguarda
table-order-ask = Chiedi sempre

## Chat
table-say = Scrivi qualcosa
table-say-to = A chi
table-say-everybody = tutti
table-say-gallery = gli spettatori
table-say-send = Invia
table-said-to = a { $players }
table-to-you = te
table-chat-empty = Nessuno ha ancora scritto niente.
table-promises = Promesse
table-promises-about = Non vincolano nessuno. Chi le ha ricevute dice se sono state mantenute.
table-promise-to = { $player } a { $to }: { $text }
table-promise-make = Prometti
table-promise-what = Che cosa prometti?
table-promise-kept = mantenuta
table-promise-broken = infranta
table-promise-mark-kept = È stata mantenuta
table-promise-mark-broken = È stata infranta

## Regole
table-moment = In questo momento
table-rules-here = Scelto a questo tavolo
table-search = Cerca nelle regole
table-no-clause = Nessun articolo contiene queste parole.
table-rules-loading = Caricamento del regolamento…

## Piante
table-square = { $square }, { $room }
table-reachable = raggiungibile
table-floor-other = Mostra: { $floor }

## Durante un’assenza
table-away = Mentre non c’eri
table-away-more = { $count ->
    [one] ancora 1 evento nella cronaca
   *[other] ancora { $count } eventi nella cronaca
}

## Tasti
table-goal = Scopo del gioco
table-help = Tasti e gesti
table-help-about = Si può fare tutto senza mouse.
table-help-letters-off = Le lettere singole sono disattivate nelle impostazioni.
table-help-touch = Tieni premuta una carta per vederla grande. Su una pianta il primo tocco mostra il percorso, il secondo lo compie. Tocca qualcosa che non va bene e le regole dicono perché.
table-help-arrows = spostarsi tra carte, pezzi e caselle
table-help-space = prendere una carta o lasciarla
table-help-enter = fare ciò che dice il pulsante in evidenza
table-help-offers = premere uno dei primi nove pulsanti
table-help-pass = passare, non rispondere
table-help-clear = lasciar perdere ciò che hai iniziato, chiudere
table-help-undo = annullare, o chiederlo
table-help-why = perché no? (su un pezzo); altrove, questi tasti
table-help-large = vedere il pezzo grande
table-help-places = andare alla mano, al tavolo, ai posti
table-help-panels = aprire cronaca, chat, regole
table-help-orders = disposizioni
table-help-floor = un altro piano, se c’è
table-help-skip = saltare l’animazione
table-help-mute = suono acceso o spento
table-key-arrows = frecce
table-key-space = Spazio
table-key-enter = Invio
table-key-esc = Esc
