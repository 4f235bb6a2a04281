# Ciò che dice la pagina web fuori dal tavolo. I rifiuti stanno in words/text, ogni gioco ha i suoi file.

## The rooms
room-vampire_queen = Vampire Queen
room-vampire_queen-short = Queen
room-vampire_queen-by = Wolfgang Kramer
room-vampire_queen-line = Liberati delle carte prima dell’alba.
room-vampire_connection = The Vampire Connection
room-vampire_connection-short = Connection
room-vampire_connection-by = Henning Poehl
room-vampire_connection-line = Deruba il villaggio, e i tuoi vicini.
room-vampire_empire = Vampire Empire
room-vampire_empire-short = Empire
room-vampire_empire-by = Filip Miłuński
room-vampire_empire-line = Tre su nove sono vampiri. Quali?
room-grottenstein = Vampir
room-grottenstein-short = Vampir
room-grottenstein-by = Martin Kircher, Ingmar Hahnemann
room-grottenstein-line = La villa del conte Grottenstein: tre piani, una bara, quattro cacciatori.
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
bot-moth-about = gioca a caso: ideale per provare
bot-raven-about = segue buoni consigli: un vero avversario
bot-owl-about = pensa qualche mossa avanti

## The house
web-title = Gruft
web-home = Gruft, pagina iniziale
web-skip = Vai al contenuto principale
web-about = Quattro giochi di vampiri in una casa. Gioca con gli amici, con sconosciuti o contro il corvo.
web-nav = Gruft
web-nav-home = Inizio
web-nav-watch = Guarda
web-nav-learn = Impara
web-nav-rules = Regole
web-nav-records = Archivio
web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-next-theme = Colori: { $theme }. Passa a { $next }.
web-close = Chiudi
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-link-here = Questo link funziona solo su questo computer: nessun altro raggiunge il server.
web-try-again = Riprova
web-to-the-house = Pagina iniziale
web-clause = Articolo { $clause } del regolamento
web-not-done = Non è stato possibile
web-page-title = { $page }, Gruft
web-page-turn = ● Tocca a te · { $page }
web-loading = Caricamento…

## Somebody comes in
web-name = Il tuo nome
web-name-ask = Come ti chiami?
web-name-why = Basta un nome. Niente account, e-mail o password.
web-name-table = Hai un invito al tavolo «{ $table }».
web-name-host = { $host } ti invita a { $game }
web-name-game = Hai un invito a { $game }
web-name-playing = { $game }: si sta giocando
web-name-over = { $game }: questa partita è finita
web-name-give = Entra
web-name-change = Cambia nome
web-guest-none = Entra
web-full = Al massimo { $count } caratteri.

## Lists
web-mine = Le tue partite
web-open = Tavoli aperti
web-your-turn = Tocca a te
web-mine-playing = si aspettano gli altri
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
web-mine-none-text = Scegli un gioco e dai le carte. Contro i bot si comincia subito.
web-open-none = Nessun tavolo aperto
web-open-none-text = Crea un tavolo che tutti vedano, o manda il link del tuo agli amici.
web-open-show = Crea tavolo aperto
web-watch-none = Ora nessuno gioca in pubblico
web-watch-none-text = Una partita compare qui se tutti possono guardarla.
web-watch-title = Partite da guardare
web-records-title = Le tue partite finite
web-records-none = Ancora nessuna partita finita
web-records-none-text = Finisci una partita: la sua storia, i punti e la registrazione restano qui.
web-learn-title = Impara un gioco
web-learn-how = Come si gioca
web-learn-rules = Regolamento
web-shelf-play = Gioca
web-open-at = { $seated } su { $seats }
web-sit-down = Siediti
web-watch = Guarda
web-alone = ancora nessun altro
web-unseen = Impossibile caricare i tavoli

## Setting a table
web-set = Nuovo tavolo
web-set-game = Gioco
web-set-seats = Posti
web-set-seat = Posto { $seat }
web-set-you = organizzi tu
web-set-free-seat = Libero
web-set-me = Tu
web-set-waits = in attesa di qualcuno
web-set-for = Chi gioca al posto { $seat }
web-set-person = Ospite
web-set-here = Qui
web-set-person-hint = Ospite: il posto è per chi ha il link.
web-set-here-hint = Qui: qualcun altro gioca a questo schermo. Ve lo passate tra un turno e l’altro.
web-set-bot-hint = { $bot }: un bot che { $about }.
web-set-about = { $what }: { $about }
web-set-name-ask = Nome di chi gioca al posto { $seat }
web-set-name-missing = Scrivi un nome per ogni persona che gioca a questo schermo.
web-set-first = È la prima volta? Gli altri posti vanno ai bot e si comincia subito.
web-set-side = Giochi
web-side-vampire_empire-vampires = i vampiri
web-side-vampire_empire-vampires-hint = Sai chi sono i tre vampiri; l’altra parte deve scoprirlo.
web-side-vampire_empire-humans = gli umani
web-side-vampire_empire-humans-hint = Non sai chi sono i tre vampiri: trovali e uccidili.
web-side-grottenstein-hunters = i cacciatori
web-side-grottenstein-hunters-hint = Pianta il paletto nel cuore del conte mentre giace nella bara. Ti servono martello e paletto.
web-side-grottenstein-vampire = il vampiro
web-side-grottenstein-vampire-hint = Sei il conte: uccidi i quattro cacciatori o resisti fino all’ultimo giro.
web-set-gentle = Prima partita: { $options }.
web-set-seat-of = Posto { $seat } ({ $who })
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
web-zero-move-hint = Si continua dalla decisione successiva.
web-zero-bot = la partita è persa
web-zero-bot-hint = Un bot gioca fino alla fine e si arriva ultimi. Se si gioca in due, la partita finisce lì.
web-set-pace = Tempo per rispondere
web-pace-usual = fino a 30 secondi
web-pace-usual-hint = Quando gli altri agiscono e tu puoi rispondere. La durata è uguale per tutti, così non rivela nulla.
web-pace-quick = fino a 10 secondi
web-pace-quick-hint = Per chi conosce il gioco. La durata è uguale per tutti.
web-pace-calm = fino a 90 secondi
web-pace-calm-hint = Per una prima partita: tempo per leggere le carte. La durata è uguale per tutti.
web-pace-screen = finché non è stato chiesto a tutti
web-pace-screen-hint = Con un solo schermo non c’è fretta: ve lo passate.
web-pace-twice = si chiude alle 8 e alle 20
web-pace-twice-hint = Nella tua ora locale. Tutte le risposte si aprono insieme a un’ora fissa, così non si vede chi ha risposto e quando.
web-pace-daily = si chiude alle 20
web-pace-daily-hint = Nella tua ora locale, una volta al giorno: tutte le risposte si aprono insieme.
web-pace-hourly = si chiude allo scoccare di ogni ora
web-pace-hourly-hint = Tutte le risposte si aprono insieme, al più tardi dopo quattro ore.
web-set-grace = Attesa degli assenti
web-set-grace-hint = Poi un bot gioca al posto di chi manca, che può riprendere a giocare con un clic.
web-set-grace-never-hint = Per quanto duri l’assenza, nessun bot gioca al posto di chi manca.
web-set-stand-in = Chi gioca per gli assenti
web-set-stand-in-hint = Il bot sa solo ciò che sa quel giocatore.
web-set-bot-pace = Velocità di gioco dei bot
web-set-bot-pace-hint = Quanto aspetta un bot prima di ogni mossa, qualunque cosa abbia in mano; la velocità delle animazioni sul tuo schermo è nelle tue impostazioni.
web-bot-pace-slow = lenta
web-bot-pace-normal = normale
web-bot-pace-fast = veloce
web-bot-pace-at-once = subito
web-for-ever = senza limite
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
web-set-watching-hint = Gli spettatori non vedono né mani né segreti.
web-set-watching-alone = Gli spettatori non vedono nessuna mano. Giochi solo contro i bot: senza pubblico non serve nascondere i tempi di risposta, e si gioca più in fretta.
web-set-watching-listed = Mentre giocate, il tavolo compare sotto «Guarda».
web-watching-nobody = nessuno
web-watching-link = chi ha il link
web-watching-everybody = tutti
web-set-delay = Il pubblico vede tutto
web-set-delay-hint = Con un ritardo nessuno può suggerire.
web-later = { $time } dopo
web-set-listed = Mostralo tra i tavoli aperti
web-set-listed-hint = Fino alla distribuzione possono trovarlo e sedersi anche sconosciuti.
web-set-hints = Suggerimenti
web-set-hints-hint = Al tuo turno puoi chiedere che cosa farebbe chi gioca bene.
web-set-undo-note = Una mossa si può annullare finché nessuno ne ha appreso qualcosa; più indietro, solo se tutti sono d’accordo.
web-option-on = sì
web-option-off = no
web-by-lot = a sorte
web-as-printed = come stampato
web-edition = La tua edizione
web-edition-hint = Gioca con valori diversi da quelli stampati. Tutti vedono la differenza prima di sedersi.
web-edition-name = Valore stampato
web-edition-value = A questo tavolo
web-edition-printed = Stampato: { $value }
web-edition-kind = Deve essere dello stesso tipo del valore stampato.
web-edition-change = Cambia questo valore
web-edition-undo = Di nuovo come stampato
web-edition-changed =
    { $count ->
        [one] Un valore non è quello stampato.
       *[other] { $count } valori non sono quelli stampati.
    }
web-option-vampire_queen-s15_seat = Chi ha i canini più lunghi
web-option-vampire_queen-s15_seat-hint = Questo giocatore comincia con il cacciatore 15; chi sta alla sua sinistra riceve il cacciatore 20 e apre per primo.
web-option-vampire_queen-phases-hint = Ogni tornata è una distribuzione; alla fine si sommano i punti.
web-option-vampire_queen-memory = La memoria conta
web-option-vampire_queen-memory-hint = La cripta resta chiusa e le carte prese dagli altri non si rivedono più.
web-option-vampire_connection-vampire = Vampiro del posto { $seat }
web-option-vampire_connection-vampire-hint = Ogni vampiro ha una sua capacità; ciascuno ne ha uno diverso.
web-option-vampire_connection-start = Chi comincia
web-option-vampire_connection-start-hint = Questo giocatore fa il primo turno.
web-option-vampire_connection-abilities = Vampiri con capacità
web-option-vampire_connection-abilities-hint = Ogni vampiro fa eccezione a una regola. Nella prima partita lasciale disattivate.
web-option-vampire_connection-max_rounds-hint = Perché la partita finisca anche se nessuno lo vuole.
web-option-vampire_connection-memory = La memoria conta
web-option-vampire_connection-memory-hint = Gli scarti e il resto del villaggio restano chiusi, e le carte già viste non si rivedono più.
web-option-vampire_empire-chapel_holy_water = La Cappella riprende l’acqua santa
web-option-vampire_empire-chapel_holy_water-hint = Sì: la Cappella prende anche le carte che sono solo acqua santa. No: restano nel fossato.
web-option-vampire_empire-markers_both_rounds = I segnalini contano nel secondo assalto
web-option-vampire_empire-markers_both_rounds-hint = Sì: i segnalini attacco e difesa contano in entrambi gli assalti. No: solo nel primo.
web-option-vampire_empire-memory = La memoria conta
web-option-vampire_empire-memory-hint = Sì: cantine e fossati restano chiusi, anche i tuoi, e le carte già viste non si rivedono più. No: puoi guardare i tuoi.
web-option-vampire_empire-protect_after_attack = Il supporto protegge il bersaglio
web-option-vampire_empire-protect_after_attack-hint = Sì: mostrato un attacco, l’altra parte può giocare carte di supporto per il bersaglio. No: aspettano la fine del combattimento.
web-option-vampire_empire-regeneration_always = La Rigenerazione salva ogni vampiro
web-option-vampire_empire-regeneration_always-hint = Sì: anche chi è smascherato solo dalla morte. No: solo chi era già smascherato.
web-option-grottenstein-vampire_seat = Chi gioca il vampiro
web-option-grottenstein-vampire_seat-hint = Tutti gli altri cacciano. In due, una persona guida tutti i cacciatori.
web-option-grottenstein-vampire_seat-open = l’ultimo posto (un bot, se c’è)
web-option-grottenstein-hunter_order = Ordine dei cacciatori
web-option-grottenstein-hunter_order-hint = In quale ordine giocano i cacciatori.
web-option-grottenstein-preset = Valori del gioco
web-option-grottenstein-preset-hint = Pugnale più debole di quello stampato? Per i cacciatori la caccia diventa più dura.
web-option-grottenstein-preset-dagger_minus_2 = pugnale più debole (un dado −2)
web-option-grottenstein-vampire_zero = Quando il vampiro non ha più punti vita
web-option-grottenstein-vampire_zero-hint = Se le sole ferite possono porre fine alla caccia.
web-option-grottenstein-vampire_zero-dies = vincono i cacciatori
web-option-grottenstein-vampire_zero-coffin = viene adagiato nella sua bara
web-option-grottenstein-range_metric = Come si contano le gittate
web-option-grottenstein-range_metric-hint = Se un’arma raggiunge anche le caselle in diagonale. La figura del regolamento originale è perduta.
web-option-grottenstein-range_metric-manhattan = senza diagonali
web-option-grottenstein-range_metric-chebyshev = un passo in diagonale vale una casella
web-option-grottenstein-finds = Ciò che i cacciatori trovano e portano
web-option-grottenstein-finds-hint = Se la squadra del vampiro vede le carte dei cacciatori prima che vengano usate.
web-option-grottenstein-finds-hidden = lo vedono solo i cacciatori
web-option-grottenstein-finds-public = lo vedono tutti
web-option-grottenstein-cellar_cards = Le carte cantina del vampiro
web-option-grottenstein-cellar_cards-hint = Se il taccuino del vampiro mostra ciò che ha disposto in cantina, o se conta la sua memoria.
web-option-grottenstein-cellar_cards-noted = stanno sul suo taccuino
web-option-grottenstein-cellar_cards-remembered = deve ricordarsele
web-option-grottenstein-max_rounds = Ultimo giro
web-option-grottenstein-max_rounds-hint = Poi vince la squadra del vampiro. 0: come stampato.
web-colour-red = rosso
web-colour-blue = blu
web-colour-green = verde
web-colour-yellow = giallo
web-fewer = meno
web-more = più
web-deal = Dai le carte
web-set-invite = Crea e invita
web-fair-note = La sorte è fissata prima della prima carta: prima se ne mostra l’impronta, alla fine il segreto.

## The waiting room
web-wait-title = Il tavolo è pronto
web-wait-host = Manda il link agli amici, o lascia ai bot i posti liberi.
web-wait-guest = Prendi un posto libero. Le carte le dà { $host }.
web-wait-guest-nohost = Prendi un posto libero. Le carte le dà chi organizza.
web-wait-seated = Sei al posto { $seat }. { $host } dà le carte quando tutti i posti sono occupati.
web-wait-seated-nohost = Sei al posto { $seat }. Chi organizza dà le carte quando tutti i posti sono occupati.
web-wait-full = Tutti i posti sono occupati.
web-wait-invited = Un posto è riservato a te.
web-wait-taken = Tutti i posti sono presi, e questo tavolo non ha pubblico.
web-wait-taken-watch = Tutti i posti sono presi. Resta a guardare quando comincia.
web-wait-linked =
    { $kept ->
        [one] Il posto libero è riservato a chi ne ha il link, e questo tavolo non ha pubblico.
       *[other] I posti liberi sono riservati a chi ne ha il link, e questo tavolo non ha pubblico.
    }
web-wait-linked-watch =
    { $kept ->
        [one] Il posto libero è riservato a chi ne ha il link. Resta a guardare quando comincia.
       *[other] I posti liberi sono riservati a chi ne ha il link. Resta a guardare quando comincia.
    }
web-wait-seats = Posti
web-wait-link = Link d’invito
web-wait-link-short = Link
web-wait-link-hint = Tre parole che si possono dire a voce.
web-wait-share = Condividi
web-wait-qr = Codice QR
web-wait-qr-hint = Inquadralo con il telefono per venire a questo tavolo.
web-share-text = Gioca a { $game } con me!
web-wait-watching = Nel pubblico
web-wait-facts = Impostazioni del tavolo
web-wait-host-is = organizza
web-wait-you = tu
web-wait-seated-short = al tavolo
web-wait-kept = Riservato
web-wait-kept-for = Riservato a { $name }
web-wait-kept-you = per te
web-wait-kept-comes = non è ancora qui
web-wait-kept-link = per chi ne ha il link
web-wait-take = Prendi il tuo posto
web-wait-new-link = Nuovo link
web-wait-silent = chat disattivata
web-wait-menu = Posto { $seat }: scambia e altro
web-wait-swap = Scambia il posto con
web-wait-mute = Silenzia
web-wait-unmute = Riattiva la chat
web-wait-away = non c’è
web-wait-bot = bot, { $bot }
web-wait-sit = Siediti qui
web-wait-sit-too = Siediti anche qui
web-wait-sit-name = Nome
web-wait-stand = Alzati
web-wait-remove = Libera il posto
web-wait-kick = Escludi
web-wait-kick-hint = Non potrà tornare a questo tavolo.
web-wait-move = Spostati qui
web-wait-seat-bot = Dai il posto { $seat } a un bot
web-wait-fill = Riempi i posti con
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
web-wait-hot = In più persone a questo schermo? Siediti una volta per ciascuna; ve lo passate tra un turno e l’altro.
web-talk = Chat
web-talk-none = Nessuno ha ancora scritto niente.
web-talk-say = Scrivi qualcosa
web-talk-send = Invia

## At the table
web-hand-over = Passa lo schermo a { $name }
web-hand-over-text = Tocca a { $name }. Nessuna carta si vede finché { $name } non prende lo schermo.
web-hand-over-take = Sono { $name }
web-moved = { $count ->
    [one] { $names } ora gioca in un altro browser
   *[other] { $names } ora giocano in un altro browser
}
web-moved-text = Il posto è stato aperto là con il suo link. La chiave in questo browser non vale più.
web-moved-go-on = Resta qui
web-link-spent = Questo link non vale più
web-link-spent-text = Il link a un posto vale una volta. Puoi crearne uno nuovo nel browser dove ora si gioca.
web-away-line = Il server non risponde. Il tavolo resta come lo vedi.
web-away-house = Il server non risponde. Continuiamo a provare.
web-line-not-taken = Il server non accetta altre connessioni da qui. Forse sono aperte troppe pagine: chiudine qualcuna.
web-try-now = Prova adesso
web-gallery-later = Il pubblico vede tutto più tardi
web-gallery-later-text = Chi organizza mostra tutto al pubblico con un ritardo. Resta; il tavolo apparirà qui.
web-outdated = C’è una versione più recente di questa pagina.
web-reload = Ricarica

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
web-end-places = Risultato
web-end-rank = Posizione
web-end-seat = Giocatore
web-end-score = Punti
web-end-last = resa, ultimo posto
web-end-winner = vince
web-end-team = stessa squadra: { $names }
web-end-chart = L’andamento
web-end-chart-label = Alla fine: { $list }
web-end-again = Rivincita
web-end-again-go = Alla rivincita
web-end-again-set = La rivincita è pronta.
web-end-story = Svolte
web-end-story-none = Nessuna svolta: la partita ha avuto un corso tranquillo.
web-end-tallies = In cifre
web-end-look = Guarda il tavolo
web-end-back = Torna al risultato
web-end-record = Salva la registrazione
web-fair = Distribuzione onesta
web-fair-checking = Questa pagina controlla ogni estrazione…
web-fair-unread = La registrazione non si può leggere, quindi non si è potuto controllare nulla.
web-fair-checked = Distribuzione onesta, verificata
web-fair-broken = Il segreto non corrisponde
web-fair-checked-text = Questa pagina ha appena ricalcolato tutto senza chiedere al server: la sorte era fissata prima della prima carta, e nessuno poteva sceglierla.
web-fair-broken-text = Qualcosa non torna; la riga rossa qui sotto dice che cosa. Non fidarti di questa distribuzione e conserva la registrazione.
web-fair-figures = Mostra le cifre
web-fair-file-fits = La registrazione è intera: ogni riga corrisponde alla sua somma di controllo.
web-fair-file-broken = La registrazione è stata cambiata: una riga non corrisponde alla sua somma di controllo.
web-fair-fingerprint-fits = Il segreto dà l’impronta mostrata prima della prima carta.
web-fair-fingerprint-broken = Il segreto non dà l’impronta mostrata.
web-fair-seen-fits = Questo browser ha visto la stessa impronta prima della partita.
web-fair-seen-broken = Questo browser ha visto un’altra impronta prima della partita.
web-fair-seen-open = Questo browser non era al tavolo prima della partita e non ha visto impronte.
web-fair-grain-fits = Il numero casuale di questo browser ne fa parte.
web-fair-grain-broken = Il numero casuale di questo browser manca.
web-fair-grain-open = Questo browser non ha dato un numero casuale.
web-fair-seed-fits =
    { $count ->
        [one] Il segreto e il numero casuale di un giocatore danno il seme.
       *[other] Il segreto e { $count } numeri casuali dei giocatori danno il seme.
    }
web-fair-seed-broken = Nella registrazione manca il numero casuale di un giocatore.
web-fair-draws-fits =
    { $count ->
        [one] L’unica estrazione viene da questo seme.
       *[other] Tutte le { $count } estrazioni vengono da questo seme: ogni mescolata, ogni dado.
    }
web-fair-draws-broken = Un’estrazione non viene da questo seme.
web-fair-before = La sorte è fissata in anticipo: questa impronta si mostra prima della prima carta, il segreto che nasconde dopo l’ultima.
web-fair-fingerprint = Impronta
web-fair-secret = Segreto
web-fair-salts = Numeri casuali, posto per posto
web-fair-seed = Seme
web-fair-draw = Prima estrazione che non torna
web-fair-yourself = Verifica da te ogni estrazione: salva la registrazione ed esegui

## Settings
web-settings-text = Restano solo in questo browser.
web-settings-table = Intanto la partita continua.
web-settings-back = Torna al tavolo
web-people = Le persone a questo tavolo
web-people-hint = Per chi viene escluso gioca un bot; non potrà tornare a questo tavolo.
web-people-watching = guarda
web-language-hint = La pagina cambia subito; gli altri tengono la propria lingua.
web-language-failed = Ora non si può caricare questa lingua. La pagina resta in quella di prima.
web-theme-hint = Scuro, chiaro o con il contrasto più forte.
web-theme-night = Notte
web-theme-dawn = Alba
web-theme-contrast = Contrasto elevato
web-motion = Movimento
web-motion-hint = Se le carte volano e le pedine camminano. Senza movimento tutto si legge nella cronaca.
web-motion-system = come nel sistema
web-motion-full = completo
web-motion-none = nessuno
web-speed = Velocità delle animazioni
web-speed-hint = Puoi sempre rispondere subito; il tavolo ti raggiunge. J salta al presente.
web-speed-slow = lenta
web-speed-normal = normale
web-speed-fast = veloce
web-speed-skip = subito alla mia domanda
web-sound = Suono
web-sound-switch = Riproduci i suoni
web-sound-hint = Carte, dadi, un colpo alla porta quando tocca a te. M li accende e li spegne al tavolo. I telefoni restano muti finché non li attivi.
web-volume = Volume
web-volume-hint = Vale solo per questo dispositivo; gli altri non sentono nulla.
web-orders = Disposizioni
web-orders-text = Valgono dall’inizio di ogni partita, quando altri agiscono e tu puoi rispondere. Al tavolo puoi cambiarle in ogni momento.
web-order-none = Chiedimi sempre
web-order-none-hint = predefinito
web-order-concerns = Chiedimi solo se mi riguarda
web-order-concerns-hint = il mio castello, la mia tomba, i miei personaggi
web-order-pass = Passa per me
web-order-pass-hint = finché non dico altro
web-first-hints = Suggerimenti alla prima partita
web-first-hints-hint = La prima volta che provi un gioco, la casa ti suggerisce le mosse senza che tu lo chieda.
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
web-nowhere = Qui non c’è niente
web-nowhere-text = Questo indirizzo non porta da nessuna parte.
web-unreached = Il server non risponde. È ancora acceso, e la tua connessione funziona?
web-failed = Il server non è raggiungibile
web-failed-text = Le tue partite sono al sicuro; ogni mossa è stata salvata prima di essere mostrata.
web-table-failed = Non si può entrare a questo tavolo
web-not-in-table-unknown = Questo tavolo non c’è
web-not-in-table-kicked = Chi organizza ti ha escluso
web-not-in-table-not-for-watching = Questa partita non ha pubblico
web-broken = Qualcosa è andato storto
web-broken-text = Le tue mosse sono al sicuro; sono state salvate prima di essere mostrate. Ricarica la pagina.
