# Ciò che dice la pagina web fuori dal tavolo. I rifiuti stanno in words/text, ogni gioco ha i suoi file.

## The rooms
room-vampire_queen = Vampire Queen
room-vampire_queen-short = Queen
room-vampire_queen-by = Wolfgang Kramer
room-vampire_queen-line = Liberati delle carte prima che la luna sia piena.
room-vampire_connection = The Vampire Connection
room-vampire_connection-short = Connection
room-vampire_connection-by = Henning Poehl
room-vampire_connection-line = Deruba il villaggio, e i tuoi vicini.
room-vampire_empire = Vampire Empire
room-vampire_empire-short = Empire
room-vampire_empire-by = Filip Miłuński
room-vampire_empire-line = Tre su nove sono vampiri. Quali?
room-grottenstein = Conte Grottenstein
room-grottenstein-short = Grottenstein
room-grottenstein-by = Martin Kircher, Ingmar Hahnemann
room-grottenstein-line = Tre piani, una bara, quattro cacciatori.
room-seats = da { $low } a { $high }
room-seats-exact = { $low }
room-open =
    { $tables ->
        [0] nessun tavolo aperto
        [one] un tavolo aperto
       *[other] { $tables } tavoli aperti
    }
bot-moth = Falena
bot-raven = Corvo
bot-owl = Gufo
bot-moth-about = gioca a caso
bot-raven-about = segue buoni consigli
bot-owl-about = guarda qualche mossa avanti

## The house
web-title = Gruft
web-home = Gruft, pagina iniziale
web-skip = Vai al contenuto principale
web-about = Una casa con quattro giochi di vampiri. Gioca con gli amici, con sconosciuti o contro il corvo.
web-nav = La casa
web-nav-home = Casa
web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-next-theme = Colori: { $theme }. Passa a { $next }.
web-close = Chiudi
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-link-here = Questo link funziona solo su questo computer: nessun altro può raggiungere la casa.
web-try-again = Riprova
web-to-the-house = Alla pagina iniziale
web-clause = Articolo { $clause } del regolamento
web-not-done = Non è stato possibile
web-page-title = { $page }, Gruft
web-page-turn = ● Tocca a te · { $page }
web-loading = Chiedo alla casa…

## Somebody comes in
web-name = Il tuo nome
web-name-ask = Come ti chiamiamo?
web-name-why = Alla casa basta un nome. Nessun account, nessun indirizzo, nessuna password.
web-name-table = Hai un invito al tavolo «{ $table }».
web-name-give = Entra
web-name-change = Cambia nome
web-guest-none = Entra
web-full = Qui entrano al massimo { $count } caratteri.

## Lists
web-mine = Le tue partite
web-open = Tavoli aperti
web-your-turn = Tocca a te
web-mine-playing = gli altri pensano
web-mine-asked = in attesa di { $names }
web-mine-bot = un bot gioca per te
web-mine-setting =
    { $free ->
        [0] si possono dare le carte
        [one] un posto libero
       *[other] { $free } posti liberi
    }
web-mine-over = finita
web-mine-finished =
    { $count ->
        [one] Una partita finita
       *[other] { $count } partite finite
    }
web-mine-none = Ancora nessuna partita
web-mine-none-text = Scegli una porta e dai le carte: contro i corvi si comincia subito.
web-open-none = Nessun tavolo è aperto
web-open-none-text = Apparecchiane uno che tutti vedano, o manda il link del tuo agli amici.
web-open-at = { $seated } su { $seats }
web-sit-down = Siediti
web-watch = Guarda
web-alone = ancora nessun altro
web-unseen = I tavoli non si vedono

## Setting a table
web-set = Apparecchia un tavolo
web-set-game = Gioco
web-set-seats = Posti
web-set-seat = Posto { $seat }
web-set-you = ospiti tu
web-set-free-seat = Libero
web-set-me = Tu
web-set-waits = aspetta un ospite
web-set-for = Chi gioca al posto { $seat }
web-set-person = Ospite
web-set-here = Qui
web-set-person-hint = Ospite: il posto aspetta qualcuno con il link.
web-set-here-hint = Qui: qualcun altro gioca a questo schermo, che ci si passa tra un turno e l’altro.
web-set-player = Giocatore { $seat }
web-set-tempo = In tempo reale o lenta
web-tempo-live = In tempo reale
web-tempo-live-hint = Tutti restano al tavolo fino alla fine della partita.
web-tempo-slow = Lenta
web-tempo-slow-hint = Una partita che dura giorni: dai un’occhiata quando vuoi e muovi quando tocca a te.
web-set-options = Regole e ritmo
web-set-summary = { $clock } · pubblico: { $watching } · attesa degli assenti: { $grace }
web-set-range = Tra { $low } e { $high }.
web-set-rules = Regole del gioco
web-set-time = Ritmo
web-set-people = Persone
web-set-clock = Tempo per pensare
web-clock-none = quanto vuoi
web-clock-kind-none = senza orologio
web-clock-kind-move = tempo per ogni mossa
web-clock-kind-bank = tempo per tutta la partita
web-clock-kind-days = giorni per ogni mossa
web-clock-none-hint = Ognuno pensa quanto vuole.
web-clock-move-hint = L’orologio riparte a ogni domanda.
web-clock-bank-hint = Tutti hanno la stessa riserva di tempo, e ogni mossa ne aggiunge un po’.
web-clock-days-hint = Per le partite che si giocano tra una cosa e l’altra.
web-clock-seconds = Secondi per mossa
web-clock-minutes = Minuti per la partita
web-clock-increment = Secondi in più per mossa
web-clock-day-count = Giorni per mossa
web-clock-move =
    { $seconds ->
        [one] un secondo a mossa
       *[other] { $seconds } secondi a mossa
    }
web-clock-days =
    { $days ->
        [one] un giorno a mossa
       *[other] { $days } giorni a mossa
    }
web-clock-bank = { $minutes } min + { $seconds } s
web-set-zero = Quando il tempo finisce
web-zero-move = si fa una mossa innocua
web-zero-move-hint = Il posto continua con la domanda successiva.
web-zero-bot = il posto è perso
web-zero-bot-hint = Un bot gioca fino alla fine e il posto arriva ultimo. In due la partita è finita.
web-set-pace = Tempo per rispondere
web-pace-usual = fino a 30 secondi
web-pace-usual-hint = Quando gli altri agiscono e tu puoi rispondere. La durata è uguale per tutti, così non rivela nulla.
web-pace-quick = fino a 10 secondi
web-pace-quick-hint = Per chi conosce il gioco. La durata è uguale per tutti.
web-pace-calm = fino a 90 secondi
web-pace-calm-hint = Per una prima partita: tempo per leggere le carte. La durata è uguale per tutti.
web-pace-screen = finché non è stato chiesto a tutti
web-pace-screen-hint = A uno schermo solo nessuno ha fretta: lo si passa di mano in mano.
web-pace-twice = si chiude alle 8 e alle 20
web-pace-twice-hint = Secondo il tuo orologio. Tutte le risposte si aprono insieme a un’ora fissa, così non si vede chi ha risposto e quando.
web-pace-daily = si chiude alle 20
web-pace-daily-hint = Secondo il tuo orologio, una volta al giorno: tutte le risposte si aprono insieme.
web-pace-hourly = si chiude allo scoccare di ogni ora
web-pace-hourly-hint = Tutte le risposte si aprono insieme, al più tardi dopo quattro ore.
web-set-grace = Aspettare chi è assente
web-set-grace-hint = Poi un bot tiene il posto. Chi torna lo riprende con un clic.
web-set-grace-never-hint = Per quanto duri l’assenza, nessun bot gioca al posto di chi manca.
web-set-stand-in = Chi tiene il posto
web-set-stand-in-hint = Sa solo ciò che sa quel posto.
web-for-ever = per sempre
web-at-once = subito
web-seconds =
    { $count ->
        [one] un secondo
       *[other] { $count } secondi
    }
web-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
web-set-watching = Chi può guardare
web-set-watching-hint = Chi guarda non vede nessuna mano e niente di segreto.
web-set-watching-alone = Chi guarda non vede nessuna mano. Oltre a te ci sono solo bot: se nessuno può guardare, non serve far durare le risposte per gli altri, e si gioca più in fretta.
web-set-watching-listed = Finché giocate, il tavolo sta tra quelli aperti e tutti possono guardare.
web-watching-nobody = nessuno
web-watching-link = chi ha il link
web-watching-everybody = tutti
web-set-delay = Il pubblico vede tutto
web-set-delay-hint = Con un ritardo nessuno può suggerire.
web-later = { $time } dopo
web-set-listed = Mostralo tra i tavoli aperti
web-set-listed-hint = Ci resta finché non si danno le carte, e possono sedersi anche sconosciuti.
web-set-hints = Suggerimenti
web-set-hints-hint = Chi è di turno può chiedere alla casa che cosa farebbe un buon giocatore.
web-set-undo-note = Le mosse si possono ritirare finché nessuno ne ha appreso qualcosa; più indietro, solo se tutti sono d’accordo.
web-option-on = sì
web-option-off = no
web-by-lot = a sorte
web-as-printed = come stampato
web-edition = La tua edizione
web-edition-hint = Gioca con valori diversi da quelli stampati. Tutti vedono la differenza prima di sedersi.
web-edition-name = Valore stampato
web-edition-value = Qui
web-edition-printed = Stampato: { $value }
web-edition-kind = Deve essere dello stesso tipo del valore stampato.
web-edition-change = Cambia questo valore
web-edition-undo = Di nuovo come stampato
web-edition-changed =
    { $count ->
        [one] Un valore non è quello stampato.
       *[other] { $count } valori non sono quelli stampati.
    }
web-option-vampire_queen-s15_seat = Chi riceve il cacciatore S15
web-option-vampire_queen-s15_seat-hint = Il posto alla sua sinistra riceve S20 e apre per primo.
web-option-vampire_queen-phases-hint = Ogni tornata è una distribuzione; alla fine si sommano i punti.
web-option-vampire_connection-vampire = Vampiro del posto { $seat }
web-option-vampire_connection-vampire-hint = Ogni vampiro ha una sua capacità; ogni posto ne ha uno diverso.
web-option-vampire_connection-start = Chi comincia
web-option-vampire_connection-start-hint = Il posto che gioca per primo.
web-option-vampire_connection-abilities = I vampiri hanno le loro capacità
web-option-vampire_connection-abilities-hint = Senza, per una prima partita.
web-option-vampire_connection-max_rounds-hint = Perché la partita finisca anche se nessuno lo vuole.
web-option-grottenstein-vampire_seat = Chi gioca il vampiro
web-option-grottenstein-vampire_seat-hint = Tutti gli altri cacciano; in due, uno guida tutti i cacciatori.
web-option-grottenstein-hunter_order = Ordine dei cacciatori
web-option-grottenstein-hunter_order-hint = In quale ordine giocano i cacciatori.
web-option-grottenstein-preset = Valori del gioco
web-option-grottenstein-preset-hint = I valori stampati favoriscono una squadra; gli altri riequilibrano.
web-option-grottenstein-preset-dagger_minus_2 = pugnale più debole (un dado −2)
web-option-grottenstein-preset-tuned = equilibrato: vince solo il paletto
web-option-grottenstein-vampire_zero = Quando il vampiro non ha più punti vita
web-option-grottenstein-vampire_zero-hint = Se le sole ferite possono porre fine alla caccia.
web-option-grottenstein-vampire_zero-dies = vincono i cacciatori
web-option-grottenstein-vampire_zero-coffin = viene deposto nella sua bara
web-option-grottenstein-max_rounds = Ultimo giro
web-option-grottenstein-max_rounds-hint = Poi vince la squadra del vampiro. 0: come stampato.
web-colour-red = rosso
web-colour-blue = blu
web-colour-green = verde
web-colour-yellow = giallo
web-fewer = meno
web-more = più
web-deal = Dai le carte
web-set-invite = Apparecchia e invita
web-fair-note = L’impronta della sorte si mostra prima della prima carta, il segreto dopo l’ultima.

## The waiting room
web-wait-title = Il tavolo è pronto
web-wait-host = Manda il link a chi deve giocare, o lascia ai bot i posti liberi.
web-wait-guest = Prendi un posto libero. Le carte le dà { $host }.
web-wait-guest-nohost = Prendi un posto libero. Le carte le dà chi ospita.
web-wait-seated = Sei al posto { $seat }. { $host } dà le carte quando tutti i posti sono occupati.
web-wait-seated-nohost = Sei al posto { $seat }. Chi ospita dà le carte quando tutti i posti sono occupati.
web-wait-full = Tutti i posti sono occupati.
web-wait-invited = Un posto è riservato a te. Prendilo.
web-wait-taken = Tutti i posti sono presi, e a questo tavolo nessuno può guardare.
web-wait-taken-watch = Tutti i posti sono presi. Resta, e guarderai quando comincia.
web-wait-linked =
    { $kept ->
        [one] Il posto libero è riservato a chi ne ha il link, e a questo tavolo nessuno può guardare.
       *[other] I posti liberi sono riservati a chi ne ha il link, e a questo tavolo nessuno può guardare.
    }
web-wait-linked-watch =
    { $kept ->
        [one] Il posto libero è riservato a chi ne ha il link. Resta, e guarderai quando comincia.
       *[other] I posti liberi sono riservati a chi ne ha il link. Resta, e guarderai quando comincia.
    }
web-wait-seats = Posti
web-wait-link = Link d’invito
web-wait-link-short = Link
web-wait-link-hint = Tre parole che si possono dire a voce.
web-wait-facts = Come si gioca
web-wait-host-is = ospita
web-wait-you = tu
web-wait-seated-short = al tavolo
web-wait-kept = Riservato
web-wait-kept-for = Riservato a { $name }
web-wait-kept-you = per te
web-wait-kept-comes = non è ancora qui
web-wait-kept-link = per chi ne ha il link
web-wait-take = Prendi il tuo posto
web-wait-new-link = Nuovo link
web-wait-silent = senza parola
web-wait-menu = Posto { $seat }: scambia e altro
web-wait-swap = Scambia il posto con
web-wait-mute = Togli la parola
web-wait-unmute = Ridai la parola
web-wait-away = non c’è
web-wait-bot = bot, { $bot }
web-wait-sit = Siediti qui
web-wait-sit-too = Siediti anche qui
web-wait-sit-name = Nome a questo posto
web-wait-stand = Alzati
web-wait-remove = Libera il posto
web-wait-kick = Manda via
web-wait-kick-hint = Chi viene mandato via non può tornare a questo tavolo.
web-wait-move = Spostati qui
web-wait-seat-bot = Dai il posto { $seat } a un bot
web-wait-fill = Tutti i posti liberi a
web-wait-seat-link = Link al posto { $seat }
web-wait-seat-link-label = Link solo a questo posto
web-wait-seat-link-hint = Da ora il posto è riservato a chi ha questo link; il link del tavolo non lo apre. Vale una volta sola.
web-wait-missing =
    { $free ->
        [one] Un posto è ancora libero.
       *[other] { $free } posti sono ancora liberi.
    }
web-wait-missing-kept =
    { $kept ->
        [one] Un posto riservato aspetta ancora.
       *[other] { $kept } posti riservati aspettano ancora.
    }
web-wait-missing-away =
    { $away ->
        [one] Una persona adesso non è qui.
       *[other] { $away } persone adesso non sono qui.
    }
web-wait-fingerprint = Impronta della sorte
web-wait-hot = In più persone a questo schermo? Siediti una volta per ciascuna; tra un turno e l’altro ve lo passate.
web-talk = Conversazione
web-talk-none = Nessuno ha ancora detto niente.
web-talk-say = Di’ qualcosa
web-talk-send = Dillo

## At the table
web-hand-over = Passa lo schermo a { $name }
web-hand-over-text = Tocca a { $name }. Nessuna carta si vede finché { $name } non prende lo schermo.
web-hand-over-take = Sono { $name }
web-moved = { $count ->
    [one] { $names } ora gioca in un altro browser
   *[other] { $names } ora giocano in un altro browser
}
web-moved-text = Il posto è stato portato là con il suo link. La chiave che stava qui non apre più niente.
web-moved-go-on = Continua qui
web-link-spent = Questo link non apre più niente
web-link-spent-text = Il link a un posto vale una volta. Dove ora si gioca quel posto puoi farne uno nuovo.
web-away-line = La casa non risponde. Il tavolo resta come lo vedi.
web-away-house = La casa non risponde. Si riprova di continuo.
web-line-not-taken = La casa c’è, ma da qui non accetta altre connessioni. Forse sono aperte troppe sue pagine: chiudine qualcuna.
web-try-now = Prova adesso
web-gallery-later = Il pubblico vede tutto più tardi
web-gallery-later-text = Chi ospita fa vedere tutto al pubblico un po’ più tardi. Resta; il tavolo apparirà qui.
web-outdated = La casa è più nuova di questa pagina.
web-reload = Ricaricala

## The end
web-end-over = Partita finita
web-end-wins = Vince { $name }
web-end-wins-with = Vince { $name } con { $score }
web-end-you-win = Hai vinto
web-end-you-win-with = Hai vinto con { $score }
web-end-share = Vincono { $names }
web-end-nobody = Non vince nessuno
web-end-aborted = La partita è stata interrotta
web-end-aborted-text = Erano tutti d’accordo. Nessuno ha perso.
web-end-resigned = { $name } si arrende.
web-end-out-of-time = { $name } ha finito il tempo.
web-end-sheet = Punteggio
web-end-rank = Posizione
web-end-seat = Posto
web-end-score = Punti
web-end-last = resa, ultimo posto
web-end-winner = vince
web-end-team = stessa squadra: { $names }
web-end-chart = I punti nel corso della partita
web-end-chart-label = Punti alla fine: { $list }
web-end-again = Ancora allo stesso tavolo
web-end-again-go = Al nuovo tavolo
web-end-again-set = Un nuovo tavolo è pronto.
web-end-look = Guarda il tavolo
web-end-back = Torna al risultato
web-end-record = Salva la registrazione
web-fair = Distribuzione onesta
web-fair-checking = Questa pagina controlla ogni estrazione…
web-fair-unread = La registrazione non si può leggere, quindi non si è potuto controllare nulla.
web-fair-checked = Distribuzione onesta, verificata
web-fair-broken = Il segreto non corrisponde
web-fair-checked-text = Questa pagina l’ha appena ricalcolato senza chiedere alla casa: la sorte era fissata prima della prima carta, e nessuno poteva sceglierla.
web-fair-broken-text = Qualcosa non torna; la riga rossa qui sotto dice che cosa. Non fidarti di questa distribuzione e conserva la registrazione.
web-fair-figures = Mostra le cifre
web-fair-file-fits = La registrazione è intera: ogni riga corrisponde alla sua somma di controllo.
web-fair-file-broken = La registrazione è stata cambiata: una riga non corrisponde alla sua somma di controllo.
web-fair-fingerprint-fits = Il segreto dà l’impronta mostrata prima della prima carta.
web-fair-fingerprint-broken = Il segreto non dà l’impronta mostrata.
web-fair-seen-fits = Questo browser ha visto la stessa impronta prima della partita.
web-fair-seen-broken = Questo browser ha visto un’altra impronta prima della partita.
web-fair-seen-open = Questo browser non era al tavolo prima della partita e non ha visto impronte.
web-fair-grain-fits = Il granello di sorte dato da questo browser c’è.
web-fair-grain-broken = Il granello di sorte dato da questo browser manca.
web-fair-grain-open = Questo browser non ha dato un granello di sorte.
web-fair-seed-fits =
    { $count ->
        [one] Il segreto e un granello fanno il seme.
       *[other] Il segreto e { $count } granelli fanno il seme.
    }
web-fair-seed-broken = Nella registrazione manca un granello di sorte.
web-fair-draws-fits =
    { $count ->
        [one] L’unica estrazione viene da questo seme.
       *[other] Tutte le { $count } estrazioni vengono da questo seme: ogni mescolata, ogni dado.
    }
web-fair-draws-broken = Un’estrazione non viene da questo seme.
web-fair-before = La casa è legata alla sua sorte: questa impronta si mostra prima della prima carta, il segreto che nasconde dopo l’ultima.
web-fair-fingerprint = Impronta
web-fair-secret = Segreto
web-fair-salts = Granelli, posto per posto
web-fair-seed = Seme
web-fair-draw = Prima estrazione che non torna
web-fair-yourself = Verifica da te ogni estrazione: salva la registrazione e avvia

## Settings
web-settings-text = Restano in questo browser.
web-settings-table = Intanto la partita continua.
web-settings-back = Torna al tavolo
web-people = Le persone a questo tavolo
web-people-hint = Per chi viene mandato via gioca un bot; non potrà tornare a questo tavolo.
web-people-watching = guarda
web-language-failed = Ora non si possono caricare le parole di questa lingua. La pagina resta in quella di prima.
web-theme-night = Notte
web-theme-dawn = Alba
web-theme-contrast = Contrasto elevato
web-motion = Movimento
web-motion-system = come nel sistema
web-motion-full = completo
web-motion-none = nessuno
web-orders = Disposizioni permanenti
web-orders-text = Valgono dall’inizio di ogni partita, quando altri agiscono e tu puoi rispondere. Al tavolo puoi cambiarle in ogni momento.
web-order-none = Chiedimi sempre
web-order-none-hint = predefinito
web-order-concerns = Chiedimi solo se mi riguarda
web-order-concerns-hint = il mio castello, la mia tomba, i miei personaggi
web-order-pass = Passa per me
web-order-pass-hint = finché non dico altro
web-keys = Tastiera
web-keys-letters = Lettere singole come scorciatoie
web-keys-letters-hint = P passa, U annulla, R apre le regole…

## Rules
web-rules = Regole
web-rules-of = Regole di { $game }
web-rules-find = Cerca una parola o un articolo
web-rules-none = Nessun articolo lo dice
web-rules-none-text = Prova un’altra parola, o il numero di un articolo.

## What goes wrong
web-nowhere = Questa stanza non c’è
web-nowhere-text = L’indirizzo non porta da nessuna parte in questa casa.
web-unreached = La casa non risponde. È ancora aperta, e la tua connessione funziona?
web-failed = Non si può entrare nella casa
web-failed-text = Le tue partite sono al sicuro; ogni mossa è stata salvata prima di essere mostrata.
web-table-failed = Non si può entrare a questo tavolo
web-not-in-table-unknown = Questo tavolo non c’è
web-not-in-table-kicked = Ti hanno mandato via
web-not-in-table-not-for-watching = Qui si gioca a porte chiuse
web-broken = La pagina è inciampata
web-broken-text = Le tue mosse sono al sicuro; sono state salvate prima di essere mostrate. Ricarica la pagina.
