# Quello che dice il terminale. Le parole di un gioco stanno nei suoi file, i rifiuti della casa in words/text.

## Pagine di aiuto
help-usage = Uso:
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-gruft-usage = gruft COMANDO [argomenti]
help-play-usage = gruft play [GIOCO] [opzioni]
help-games-usage = gruft games
help-rules-usage = gruft rules GIOCO [ARTICOLO o PAROLA] [opzioni]
help-editions-usage = gruft editions GIOCO [FILE]
help-replay-usage = gruft replay REGISTRAZIONE [opzioni]
help-verify-usage = gruft verify REGISTRAZIONE...
help-scenario-usage = gruft scenario FILE... [opzioni]
help-simulate-usage = gruft simulate GIOCO [opzioni]
help-serve-usage = gruft serve [opzioni]
help-backup-usage = gruft backup FILE [opzioni]
help-restore-usage = gruft restore FILE [opzioni]
help-doctor-usage = gruft doctor [opzioni]
help-play-short = gioca a questo schermo, in solitario o con altri
help-games-short = l’elenco dei giochi
help-rules-short = leggi un regolamento, un articolo, o cerca una parola
help-editions-short = che cosa è stampato sul materiale, e che cosa cambia il tuo file
help-replay-short = rivedi una partita finita
help-verify-short = controlla che una partita finita sia stata onesta
help-scenario-short = esegui file di scenario e mostra che cosa è diverso
help-simulate-short = fai giocare ai bot molte partite, e conta
help-serve-short = apri Gruft nel browser, per te e i tuoi amici
help-backup-short = scrivi in un solo file tutti i dati del server
help-restore-short = ripristina i dati da una di queste copie
help-doctor-short = guarda se al server manca qualcosa
help-gruft =
    Gruft, una casa di giochi di vampiri. Senza un comando vedi questa pagina.
    Ogni comando ha la sua pagina: gruft play --help
    Dappertutto: --lang en|de|fr|it|ru (o GRUFT_LANG), --no-color (o NO_COLOR).
    Un gioco di un altro pacchetto: --game modulo:NOME (o GRUFT_GAMES).
help-gruft-examples =
    Esempi
      gruft serve                         apri Gruft nel browser
      gruft play                          siediti e rispondi a qualche domanda
      gruft play vampire_queen            tu contro tre bot
      gruft play --resume                 riprendi la partita lasciata
      gruft rules vampire_queen VQ-38     un articolo del regolamento
      gruft play --game liars_dice.game:GAME   un gioco di un altro pacchetto
help-play = Gioca a questo schermo: in solitario contro i bot, o in più persone che si passano la tastiera. Ogni mossa è salvata prima di essere mostrata. Senza un gioco ti viene chiesto a che cosa vuoi giocare.
help-play-game = il gioco, come lo chiama «gruft games»
help-play-seats = quanti giocano
help-play-seats-value = N
help-play-names = le persone, dal primo posto libero
help-play-names-value = ANNA,BEN
help-play-bots = i bot, negli ultimi posti liberi: raven (forte), naive, moth (a caso)
help-play-bots-value = raven,moth
help-play-seat = chi siede in un posto: un bot o il nome di una persona; anche più volte
help-play-seat-value = 2=raven
help-play-option = un’opzione del gioco; anche più volte
help-play-option-value = NOME=VALORE
help-play-edition = la tua edizione del gioco (vedi «gruft editions»)
help-play-edition-value = FILE
help-play-seed = ogni volta la stessa sorte, per le prove; altrimenti è vera
help-play-seed-value = N
help-play-save = dove salvare la partita; altrimenti nella tua cartella
help-play-save-value = PERCORSO
help-play-resume = riprendi l’ultima partita non finita, o questa
help-play-resume-value = [PERCORSO]
help-play-fast = i bot rispondono senza pausa
help-play-examples =
    Esempi
      gruft play vampire_queen --names Anna,Ben       due persone e due corvi
      gruft play vampire_queen --bots raven,raven,moth
      gruft play vampire_queen --seats 6 --seat 3=Zoe --option phases=3
      gruft play --resume
    Posti senza indicazione: persone se sono nominati solo bot, altrimenti corvi.
help-games = L’elenco dei giochi: di chi sono, per quanti giocatori, e di che cosa si tratta.
help-games-examples =
    Esempi
      gruft games
      gruft games --lang en
help-rules = Leggi il regolamento di un gioco con parole nostre: intero, un capitolo, un articolo, o tutti gli articoli con una parola.
help-rules-game = il gioco, come lo chiama «gruft games»
help-rules-topic = un articolo (VQ-38) o una parola da cercare
help-rules-chapter = un solo capitolo
help-rules-chapter-value = N
help-rules-examples =
    Esempi
      gruft rules vampire_queen
      gruft rules vampire_queen VQ-38
      gruft rules vampire_queen regina
      gruft rules vampire_queen --chapter 7
help-editions = Mostra tutto ciò che è stampato sul materiale di un gioco, con la fonte di ogni valore; con un tuo file, che cosa cambia.
help-editions-game = il gioco, come lo chiama «gruft games»
help-editions-file = la tua edizione: un file TOML con i valori che vuoi cambiare
help-editions-examples =
    Esempi
      gruft editions vampire_queen
      gruft editions vampire_queen mia-edizione.toml
help-replay = Rivedi una partita finita: passo per passo, o tutta insieme.
help-replay-record = la registrazione di una partita finita
help-replay-seat = dal punto di vista di questo posto, contando da 1; altrimenti da spettatore
help-replay-seat-value = N
help-replay-open = con tutte le carte scoperte
help-replay-all = tutto insieme, senza aspettare
help-replay-examples =
    Esempi
      gruft replay mia-partita.record
      gruft replay mia-partita.record --seat 2
      gruft replay mia-partita.record --all
help-verify = Controlla partite finite: le rigioca dalla sorte promessa e indica la prima differenza. Codice d’uscita 0: tutto giusto; 1: una registrazione è sbagliata; 2: una registrazione è illeggibile.
help-verify-record = le registrazioni di partite finite
help-verify-examples =
    Esempi
      gruft verify mia-partita.record
      gruft verify records/*.record
help-scenario = Esegui file di scenario: prepara un tavolo, racconta una storia e confronta. Codice d’uscita 0: tutto giusto; 1: qualcosa è diverso; 2: un file è inutilizzabile.
help-scenario-file = file di scenario (YAML)
help-scenario-junit = scrivi i risultati anche come XML JUnit
help-scenario-junit-value = USCITA.xml
help-scenario-examples =
    Esempi
      gruft scenario mia-storia.yaml
      gruft scenario storie/*.yaml --junit risultati.xml
help-simulate = Fai giocare ai bot molte partite e conta: vittorie per posto con intervalli al 95%, lunghezze, velocità.
help-simulate-game = il gioco, come lo chiama «gruft games»
help-simulate-games = quante partite (predefinito: 100)
help-simulate-games-value = N
help-simulate-seats = quanti giocano
help-simulate-seats-value = N
help-simulate-bots = i bot nell’ordine dei posti: raven, naive, moth; un elenco più corto ricomincia
help-simulate-bots-value = raven,moth
help-simulate-seed = ogni volta le stesse partite
help-simulate-seed-value = N
help-simulate-option = un’opzione del gioco; anche più volte
help-simulate-option-value = NOME=VALORE
help-simulate-edition = la tua edizione del gioco
help-simulate-edition-value = FILE
help-simulate-count = i fatti da contare, per chiave; con :ARGOMENTO, ogni valore per sé
help-simulate-count-value = CHIAVE
help-simulate-examples =
    Esempi
      gruft simulate vampire_queen --games 200 --seats 4 --bots raven,moth --seed 1
      gruft simulate vampire_queen --bots raven --option phases=1
help-serve = Avvia un server in rete: tavoli nel browser, con amici e bot. Tutto è salvato prima di essere mostrato; dopo un riavvio ogni partita continua.
help-serve-host = chi può collegarsi: 0.0.0.0 tutta la tua rete (predefinito), 127.0.0.1 solo questo computer
help-serve-host-value = INDIRIZZO
help-serve-port = la porta (predefinita: 8666; 0: una qualsiasi libera)
help-serve-port-value = N
help-serve-data = la cartella del server; altrimenti «house» nella tua cartella
help-serve-data-value = CARTELLA
help-serve-no-browser = non aprire la pagina nel browser
help-serve-examples =
    Esempi
      gruft serve
      gruft serve --host 127.0.0.1 --port 8700
      gruft serve --data mia-casa --no-browser
help-backup = Scrivi in un nuovo file tutti i dati del server: tavoli, ospiti, chiavi. Intanto il server può restare acceso.
help-backup-file = il nuovo file
help-backup-data = la cartella del server; altrimenti «house» nella tua cartella
help-backup-data-value = CARTELLA
help-backup-examples =
    Esempi
      gruft backup lunedi.sqlite
      gruft backup lunedi.sqlite --data mia-casa
help-restore = Ripristina i dati di un server da una copia, che prima viene letta e controllata. Il server deve essere spento.
help-restore-file = un file scritto da «gruft backup»
help-restore-data = la cartella del server; altrimenti «house» nella tua cartella
help-restore-data-value = CARTELLA
help-restore-force = anche se la cartella ha già dei dati; quelli vecchi vengono messi da parte, non cancellati
help-restore-examples =
    Esempi
      gruft restore lunedi.sqlite
      gruft restore lunedi.sqlite --data mia-casa --force
help-doctor = Guarda tutto ciò che serve a un server: Python, le regole, la pagina web, la cartella, il database, la porta. Codice d’uscita 0: tutto bene; 1: qualcosa non va.
help-doctor-data = la cartella del server; altrimenti «house» nella tua cartella
help-doctor-data-value = CARTELLA
help-doctor-port = la porta che deve essere libera (predefinita: 8666)
help-doctor-port-value = N
help-doctor-examples =
    Esempi
      gruft doctor
      gruft doctor --data mia-casa --port 8700

## La riga di comando
version = Gruft { $number }, regole { $how }
compiled = compilate
compiled-but-for = compilate tranne che per { $games }
interpreted = interpretate
interrupted = Interrotto.
farewell = Alla prossima.
command-unknown = Non c’è nessun comando «{ $given }». I comandi sono: { $known }.
flag-unknown = Qui non c’è nessuna opzione «{ $given }». Aggiungi --help per vedere che cosa c’è.
argument-surplus = «{ $given }» qui è di troppo. Aggiungi --help per vedere che cosa c’è.
argument-missing = Manca qualcosa: { $argument }. Aggiungi --help per vedere che cosa c’è.
argument-twice = { $argument } è indicato due volte.
argument-unusable = «{ $given }» non va bene per { $argument }.
argument-conflict = { $one } e { $other } non stanno insieme.
argument-out-of-range =
    { $argument ->
        [menu] Scrivi un numero intero da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, non «{ $given }».
       *[other] { $argument } è un numero intero da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, non «{ $given }».
    }
command-line-unclear = «{ $given }» qui non ha senso. Aggiungi --help per vedere che cosa c’è.
option-unclear = «{ $given }» non è un’opzione del gioco: scrivi NOME=VALORE, per esempio phases=3.
seat-unclear = «{ $given }» non dice chi siede dove: scrivi per esempio 2=raven o 2=Anna.
seat-missing = Il posto { $given } non c’è: i posti vanno da 1 a { $high }.
seat-twice = Il posto { $given } è dato a due giocatori.
party-too-large = Così tanti giocatori non stanno in { $seats } posti.
answer-too-long = Erano più di { $limit } caratteri.
answer-not-utf8 = Non era un testo leggibile (ci si aspetta UTF-8).

## File
file-missing = { $file }: questo file non esiste.
file-exists = { $file }: questo file esiste già e non viene sovrascritto.
file-is-folder = { $file }: questa è una cartella, non un file.
file-not-folder = { $file }: questa non è una cartella.
file-forbidden = { $file }: non hai il permesso di aprirlo.
file-failed = Qualcosa è andato storto con { $file }: { $problem }.
file-not-utf8 = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è testo UTF-8.
home-unknown = Non c’è una cartella personale in cui salvare le partite; indicane una in GRUFT_HOME.
save-not-a-save = { $file }: questa non è una partita salvata di Gruft.
save-empty = { $file }: in questo file non c’è nessuna partita.
save-in-use = { $file }: questa partita è aperta in un’altra finestra.
save-torn = L’ultima riga della partita salvata era scritta a metà e nessuno l’aveva vista; è stata scartata.

## Elenchi
games-author = di { $author }
games-seats =
    { $low ->
        [one] { $high ->
            [one] 1 giocatore
           *[other] da 1 a { $high } giocatori
        }
       *[other] da { $low } a { $high } giocatori
    }
games-seats-exactly =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
editions-key = Valore
editions-value = Stampato
editions-source = Fonte
editions-printed = Stampato
editions-own = Il tuo
editions-below = vedi sotto
editions-line = Riga
editions-no-difference = { $file }: questa edizione è uguale a quella stampata.
editions-difference =
    { $count ->
        [one] { $file } cambia un valore:
       *[other] { $file } cambia { $count } valori:
    }
pager-keys = spazio per continuare, q per tornare
rules-own-words = Un gioco di { $author }. Questo regolamento è scritto con parole nostre.
rules-nothing-found = Nessun articolo del regolamento contiene «{ $given }».
clause-unknown = L’articolo { $given } non c’è; il primo è { $first }.
chapter-unknown = Il capitolo «{ $given }» non c’è. I capitoli sono: { $known }.

## La casa apre
menu-title = Gruft
menu-welcome = Ti diamo il benvenuto nella cripta. Invio prende la risposta tra parentesi.
menu-unfinished = Partita interrotta:
menu-new-game = una nuova partita
menu-games = I giochi:
menu-choose = Quale? [1]
menu-seats = Quanti giocatori, da { $low } a { $high }? [{ $usual }]
menu-people = Quanti di loro sono davanti a questo schermo? [{ $usual }]
menu-name = Nome della persona { $number }? [{ $usual }]
menu-bots =
    { $count ->
        [one] Chi prende l’altro posto?
       *[other] Chi prende gli altri { $count } posti?
    }
menu-options = Le opzioni del gioco:
menu-option = Cambiane una (nome=valore), o Invio per cominciare:
bot-raven = Corvo
bot-raven-about = gioca bene
bot-naive = Ingenuo
bot-naive-about = fa la prima cosa che gli viene in mente
bot-moth = Falena
bot-moth-about = svolazza a caso
opponents = Giochi contro { $names }.
opponent = { $name } ({ $bot })

## Al tavolo
prompt = { $player }>
team = Squadra
titled = { $title }:
pieces-hidden =
    { $count ->
        [one] { $count } coperta
       *[other] { $count } coperte
    }
look-phase = Tornata { $phase } di { $phases }
look-seen = Note in mano
look-round = Giro { $round }
look-victims =
    { $count ->
        [one] { $count } vittima
       *[other] { $count } vittime
    }
look-safe =
    { $count ->
        [one] La prima carta non è un evento segnato.
       *[other] Nessun evento segnato tra le prime { $count }.
    }
look-captives = prigionieri
look-fresh = fresche
look-dead = morte
look-known = note
look-in-hands = di sicuro in altre mani
look-of = { $count } su { $most }
look-at-home = castello
look-in-tomb = tomba
look-staked = impalettato
look-immune = immune
look-sunrise = alba
look-party = Festa
look-revealed = vampiro
look-must-be = vampiro, per deduzione
look-secret = vampiro segreto
look-proven = umano accertato
look-innocent = umano, tuo gettone
look-cannot-be = umano, per deduzione
look-human = umano
look-doubtful = ?
look-top = in cima
look-bottom = in fondo
look-top-pair = tra le prime due
look-place = n. { $place } dalla cima
look-proven-revealed = Vampiri smascherati
look-proven-proven = Umani accertati
look-your-tokens = I tuoi gettoni
look-your-vampires = I tuoi vampiri
look-trios = Terzetti di vampiri possibili: { $trios }. Ciascuno di questi è in { $count }:
look-trios-public = Terzetti di vampiri possibili per quel che sanno tutti: { $trios }. Ciascuno di questi è in { $count }:
look-all-nine = tutti e nove
look-seen-of = Di { $player } conosci
look-marker = segnalino { $value }
look-support = Supporto (costo giorno/notte)
look-noble = nobiltà
look-clergy = clero
look-servant = servitù
look-red = rossa
look-holy-water = acqua
look-door-open = porta aperta
look-door-closed = porta chiusa
look-door-one-way = porta a senso unico
look-door-destroyed = porta distrutta
look-reachable = casella che puoi scegliere
look-way = percorso dell’ultimo movimento
look-remains = carte per terra
look-ladder = scala a pioli alla botola
look-lit = carica accesa
look-floors = «{ $table }» disegna tutti i piani
look-face-up = Scoperte
look-face-down = Coperte, ma le conosci
look-searched = Senza carta
look-damaged = Porte danneggiate
look-notes = I tuoi appunti
look-crypt-lock = Serratura della cripta
look-armour-lock = Serratura della porta blindata
look-not-lock = non { $lock }
look-places =
    { $count ->
        [one] { $count } posto su { $most }
       *[other] { $count } posti su { $most }
    }
look-hidden-event-card =
    { $count ->
        [one] { $count } carta evento nascosta
       *[other] { $count } carte evento nascoste
    }
look-hidden-cellar-card =
    { $count ->
        [one] { $count } carta cantina nascosta
       *[other] { $count } carte cantina nascoste
    }
look-more-squares = Oppure scrivi il nome di un’altra casella:
look-all-squares = Scrivi il nome di una casella:
first-tip = Scrivi il numero davanti a una mossa o la mossa stessa; { $help } mostra tutto il resto.
nothing-typed = Scrivi un numero o una mossa; { $help } mostra tutto il resto.
number-unknown = Qui il numero { $given } non c’è. Scrivi un numero dell’elenco qui sopra, oppure la mossa.
skip-nothing = Qui non c’è nessuna finestra da saltare.
only-choice = C’è una sola scelta: Invio la prende ({ $move }).
refused-more = { $why } mostra l’articolo { $clause }.
hint = Suggerimento: { $move }. { $reason }
hint-line = Suggerimento: { $move }, poi: { $later }. { $reason }
why-nothing = Di’ quale mossa intendi: { $why } MOSSA.
why-allowed = «{ $move }» è permesso.
undo-nothing = Non hai ancora deciso nulla che si possa annullare.
undo-agree = { $player }, permetti a { $asker } di annullare l’ultima mossa? (s/n)
undo-refused = { $player } non è d’accordo; tutto resta com’è.
undo-bots-agree = I bot sono d’accordo.
hand-over-title = Passa la tastiera
hand-over = Passa la tastiera a { $player }. { $player }, premi Invio.
hand-over-undo = ({ $player } può ancora annullare l’ultima mossa: annulla)
abort-sure = Interrompere questa partita per sempre, per tutti? (s/n)
yes-words = s, sì, si
saved-always = Ogni mossa è salvata prima di essere mostrata, qui: { $file }
left-saved = La partita è salvata: { $file }
left-resume = Per continuare: gruft play --resume
left-resume-file = Per continuare: gruft play --resume { $file }
resumed = La partita continua ({ $file }).
resume-nothing = Non ci sono partite da finire.
resume-alone = --resume riprende una partita salvata così com’è: non si possono indicare gioco, giocatori o opzioni.
resume-several =
    { $count ->
        [one] Una partita è da finire:
       *[other] { $count } partite sono da finire, l’ultima per prima:
    }
resume-line =
    { $game }: { $names } ({ $when }, { $steps ->
        [one] una mossa
       *[other] { $steps } mosse
    })
resume-which = Quale? [1]
fair-commitment = Sorte onesta: prima della prima carta il server si vincola al suo segreto con { $commitment }
fair-promise = Si aggiunge un numero casuale di ogni giocatore; dopo la fine il segreto viene mostrato e tutto si può controllare.
fair-salts = I numeri casuali dei giocatori:
fair-revealed = Il segreto dietro la sorte era { $secret }
recorded = La partita è registrata: { $file }
recorded-check = Controllala con: { $command }
recorded-watch = Rivedila con: { $command }
end-score = Punti
end-winner = Vittoria
replay-title =
    { $names }: { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }
replay-prompt = Passo { $step } di { $steps } (Invio: avanti, -: indietro, un numero: vai lì, { $quit }: smetti)

## Che cosa si può scrivere
help-moves = Scrivi il numero di una mossa ({ $number }) o la mossa stessa ({ $move }). Puoi anche scrivere:
command-help = aiuto
command-help-help = questo elenco
command-hint = suggerimento, consiglio
command-hint-help = che cosa farebbe chi gioca bene, e perché
command-why = perché, perche
command-why-help = seguito da una mossa: perché non è permessa
command-skip = salta
command-skip-help = passa qui e in tutte le finestre, finché non ti si chiede altro (tranne se la cosa ti riguarda)
command-undo = annulla, indietro
command-undo-help = annulla la tua ultima mossa (se da allora si è visto qualcosa, si chiede agli altri)
command-log = cronaca
command-log-help = tutto quello che ti è stato detto
command-table = tavolo
command-table-help = ridisegna il tavolo
command-rules = regole
command-rules-help = il regolamento; seguito da un articolo o da una parola: quella parte
command-fair = onestà, onesta
command-fair-help = a che cosa è vincolata la sorte di questa partita
command-save = salva
command-save-help = dove è salvata la partita
command-quit = esci
command-quit-help = vai via; la partita è salvata
command-abort = interrompi, chiudi
command-abort-help = interrompi la partita per sempre

## Simulazioni
simulate-progress = Partite
simulate-title =
    { $game }: { $games ->
        [one] una partita
       *[other] { $games } partite
    } con { $seats } giocatori, regole { $how }
simulate-seat = Posto
simulate-player = Bot
simulate-wins = Vittorie
simulate-interval = Intervallo al 95%
simulate-score = Punti in media
simulate-length = Mosse per partita: { $mean } in media, da { $low } a { $high }
simulate-rounds = Giri per partita: { $mean } in media, da { $low } a { $high }
simulate-turns = Turni per partita: { $mean } in media, da { $low } a { $high }
simulate-cause = Finita perché
simulate-share = Quota
simulate-shared = Vittorie condivise: { $count }
simulate-role = Giocato come
simulate-games = Partite
simulate-fact = Fatto
simulate-times = Volte a partita
simulate-no-such-fact = Questo gioco non racconta nulla con la chiave «{ $given }». Le sue chiavi stanno nel suo file .ftl, sotto Facts.
simulate-speed = { $rate } mosse al secondo
simulate-again = Le stesse partite un’altra volta: --seed { $seed }
percent = { $number }%

## La casa in rete
house-open = La casa è aperta: { $address }
house-open-lan = Per gli altri nella tua rete: { $address }
house-data = Tutto è conservato in { $folder }
house-stop = Ctrl-C la chiude. Le partite continuano quando riapre.
house-compiling = Compilazione delle regole: i bot le usano appena sono pronte, il server dal prossimo avvio.
house-closed = La casa è chiusa. Tutto è salvato.
house-not-opened = Il server non è partito; il registro dice dove si è fermato. Forse «gruft doctor» ne sa di più.
house-in-use = { $folder }: un server sta usando questa cartella. Prima chiudilo, oppure scegli un’altra cartella con --data.
house-no-page = La pagina web non è stata costruita, quindi un browser non ha nulla da mostrare; «make web» la costruisce.
port-taken = La porta { NUMBER($port, useGrouping: 0) } non è libera: la usa qualcos’altro, o non ne hai il permesso. Forse c’è già un server acceso; altrimenti scegli un’altra porta con --port.
host-unknown = Questo computer non ha l’indirizzo «{ $host }».
database-newer = { $file }: è stato scritto da un Gruft più recente. Usa quella versione; non è stato cambiato nulla.
database-damaged = { $file }: questo non è un database integro di Gruft ({ $problem }).
backup-nothing = { $folder }: in questa cartella non ci sono ancora dati.
backup-done =
    { $tables ->
        [one] { $file }: c’è tutto, un tavolo, { $size } kB.
       *[other] { $file }: c’è tutto, { $tables } tavoli, { $size } kB.
    }
backup-secret = Contiene anche i segreti delle partite in corso: non mostrarlo a nessuno.
restore-over = { $folder }: qui ci sono già dei dati. Con --force la copia prende il loro posto, e quelli vecchi vengono messi da parte.
restore-done =
    { $tables ->
        [one] { $folder }: i dati sono ripristinati, con un tavolo.
       *[other] { $folder }: i dati sono ripristinati, con { $tables } tavoli.
    }
restore-aside = I dati che c’erano prima sono in { $file }
doctor-python = Python { $python }, SQLite { $sqlite }
doctor-compiled = Le regole sono compilate.
doctor-compiled-but-for = Le regole sono compilate tranne che per { $games }: funziona tutto, ma lì più lentamente.
doctor-interpreted = Le regole sono interpretate: funziona tutto, solo più lentamente.
doctor-page = La pagina web è costruita.
doctor-folder = Nella cartella si può scrivere: { $folder }
doctor-space = Spazio rimasto: { $free } MB
doctor-no-house = Non ci sono ancora dati; «gruft serve» li crea.
doctor-database = Il database è integro (versione { $version }).
doctor-log = Il registro del server: { $file }
doctor-no-log = Il registro sarà scritto qui: { $file }
doctor-open = Un server sta usando questa cartella.
doctor-port = La porta { NUMBER($port, useGrouping: 0) } è libera.
doctor-well = Va tutto bene.
doctor-ill = Qualcosa non va: guarda le righe con «!».
