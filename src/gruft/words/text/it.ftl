# Che cosa dice la casa stessa: i rifiuti che non appartengono a un solo gioco e le parole utili ovunque.

seat-name = Giocatore { $number }

## Preparazione
seats-out-of-range = Questo gioco è da { $low } a { $high } giocatori, non da { $given }.
option-unknown = L’opzione «{ $option }» non esiste. Opzioni note: { $known }.
option-not-a-switch = L’opzione «{ $option }» è «on» oppure «off», non «{ $given }».
option-unknown-word = L’opzione «{ $option }» è una di queste parole: { $known }, non «{ $given }».
option-out-of-range = L’opzione «{ $option }» è un numero intero da { $low } a { $high }, non «{ $given }».
language-unknown = La lingua «{ $given }» qui non c’è. Lingue note: { $known }.

## File
file-too-large = { $file }: il file ha più di { $limit } caratteri; dev’esserci un errore.
file-too-deep = { $file }: i valori sono annidati su più di { $limit } livelli; dev’esserci un errore.
edition-not-toml = { $file } non è un file TOML: { $problem }.
edition-key-twice = { $file }, riga { NUMBER($line, useGrouping: 0) }: ciò che questa riga apre o fissa si trova già nel file; ogni nome e ogni valore può starci una volta sola.
edition-no-source = { $file }: il valore «{ $setting }» non indica la sua fonte.
edition-unknown-key = { $file }: nell’edizione di questo gioco non c’è un valore «{ $setting }».
edition-wrong-kind =
    { $wanted ->
        [number] { $file }: il valore «{ $setting }» deve essere un numero intero, non «{ $given }».
        [text] { $file }: il valore «{ $setting }» deve essere un testo, non «{ $given }».
        [switch] { $file }: il valore «{ $setting }» deve essere «true» oppure «false», non «{ $given }».
       *[other] { $file }: il valore «{ $setting }» deve essere un elenco dello stesso tipo che nell’edizione propria del gioco, non «{ $given }».
    }
edition-out-of-range = { $file }: il valore «{ $setting }» deve essere compreso tra { $low } e { $high }; { $given } non va bene.

## Mosse su una riga
line-unfinished = La riga «{ $line }» non è finita: deve seguire un’altra scelta.
line-goes-on = La riga «{ $line }» è troppo lunga: «{ $surplus }» viene dopo la sua fine.
line-too-long = Una riga ha al massimo { $limit } caratteri.

## Sorte scritta in anticipo
script-throw-out-of-range = Il numero prestabilito { $given } per «{ $what }» deve essere compreso tra { $low } e { $high }.
script-piece-missing = «{ $piece }» è prestabilito, ma nel mazzo «{ $deck }» non c’è più.

## Giochi e posizioni
game-unknown = Sullo scaffale non c’è un gioco «{ $given }». I giochi sono: { $known }.
game-target-unreadable = «{ $given }» non indica un gioco: scrivi «modulo:NOME», per esempio «liars_dice.game:GAME».
game-no-module = Per il gioco «{ $given }» non c’è un modulo «{ $module }»: né in questa cartella né tra i pacchetti installati.
game-module-broken = Non si può caricare il modulo «{ $module }»: { $problem }
game-not-in-module = Nel modulo «{ $module }» non c’è «{ $name }». Se lì il gioco ha un altro nome, scrivilo dopo i due punti.
game-not-a-game = «{ $given }» non è un gioco, ma un valore di tipo «{ $kind }».
game-without-slug = Al gioco «{ $given }» manca il nome breve (slug).
game-slug-taken = Il gioco «{ $given }» si chiama «{ $slug }», come già un altro sullo scaffale.
position-unknown-key = Una posizione di questo gioco non ha «{ $setting }». Le sue chiavi: { $known }.
position-bad-number = «{ $setting }» deve essere un numero intero da { $low } a { $high }, non «{ $given }».
position-bad-seat = «{ $setting }» deve indicare un posto da 0 a { $high }, non «{ $given }».
position-not-a-text = «{ $setting }» deve essere un testo, non «{ $given }».
position-not-a-switch = «{ $setting }» deve essere true o false, non «{ $given }».
position-unknown-word = «{ $setting }» non può essere «{ $given }». Sono possibili: { $known }.
position-not-a-list = «{ $setting }» deve essere un elenco, non «{ $given }».
position-not-an-object = «{ $setting }» deve avere voci con un nome, non «{ $given }».
position-not-per-seat = «{ $setting }» richiede una voce per ciascuno dei { $wanted } posti, non { $given }.
position-disagrees = «{ $setting }» dice { $given }, ma dal resto della posizione risulta { $found }.
position-no-line-form = Le posizioni di { $game } non si possono scrivere su una riga; scrivi invece le loro chiavi.
position-too-many-copies =
    { $most ->
        [0] In questo mazzo non c’è nessuna carta «{ $card }».
        [1] In questo mazzo c’è una sola carta «{ $card }».
       *[other] In questo mazzo ci sono solo { $most } carte «{ $card }».
    }
position-too-few-cards = Carte non nominate: ne servono { $count } e ne restano soltanto { $left }.

## Registrazioni e tavoli
record-not-a-record = { $file }: questa non è una registrazione di Gruft; non comincia con «gruft record».
record-unknown-version = { $file }: questa registrazione ha il formato { $given }; questo programma legge il formato { $known }.
record-line-ends = { $file }, riga { NUMBER($line, useGrouping: 0) }: i fine riga sono stati cambiati; una registrazione ha semplici avanzamenti di riga.
record-line-edited = { $file }, riga { NUMBER($line, useGrouping: 0) }: questa riga è stata cambiata, oppure prima ne è stata aggiunta o tolta una.
record-truncated = { $file }, riga { NUMBER($line, useGrouping: 0) }: il file si interrompe qui; manca la fine.
record-surplus = { $file }, riga { NUMBER($line, useGrouping: 0) }: dopo la fine della registrazione c’è ancora qualcosa.
record-unknown-key = { $file }, riga { NUMBER($line, useGrouping: 0) }: qui non c’è un valore «{ $setting }».
record-double-key = { $file }, riga { NUMBER($line, useGrouping: 0) }: il valore «{ $setting }» compare una seconda volta.
record-missing-key = { $file }, riga { NUMBER($line, useGrouping: 0) }: manca il valore «{ $setting }».
record-not-json = { $file }, riga { NUMBER($line, useGrouping: 0) }: il valore «{ $setting }» non è JSON leggibile: «{ $given }».
record-wrong-kind = { $file }, riga { NUMBER($line, useGrouping: 0) }: il valore «{ $setting }» deve essere { $wanted }, non «{ $given }».
record-unknown-line = { $file }, riga { NUMBER($line, useGrouping: 0) }: «{ $given }» qui non c’entra.
record-without-end = { $file }: il segreto è svelato, ma manca la fine della partita.
record-without-secret = { $file }: la partita è finita, ma manca il suo segreto.
record-sealed = La partita di questa registrazione è ancora in corso: senza il suo segreto non la si può né rigiocare né verificare.
record-other-game = Questa è una partita di «{ $given }», non di «{ $wanted }».
record-other-revision = Questa partita è stata giocata con la revisione { $given } delle regole; questo programma ha la revisione { $known }, con cui potrebbe andare diversamente.
record-other-edition = L’edizione dichiara l’impronta { $given }, ma i suoi valori danno { $found }.
record-other-secret = Il segreto non mantiene la promessa: era promesso { $given }, ma il segreto dà { $found }.
kind-number = un numero intero non negativo
kind-numbers = una lista di numeri interi
kind-line = un testo di una riga
kind-text = un testo di una riga, non vuoto
kind-texts = una lista di testi non vuoti
kind-digest = un testo di 64 cifre esadecimali
kind-hexes = una lista di testi in cifre esadecimali
kind-object = un oggetto con voci che hanno un nome
kind-start = «fresh», «hidden» o una posizione
kind-cause = «aborted», «resigned» o «out-of-time»
entry-not-json = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è JSON: «{ $given }».
entry-not-an-object = { $file }, riga { NUMBER($line, useGrouping: 0) }: una voce ha valori con un nome.
entry-unknown-version = { $file }, riga { NUMBER($line, useGrouping: 0) }: questa voce ha il formato { $given }; questo programma legge il formato { $known }.
entry-unknown-kind = { $file }, riga { NUMBER($line, useGrouping: 0) }: non ci sono voci del tipo «{ $given }». Tipi conosciuti: { $known }.
entry-refused = La voce { NUMBER($number, useGrouping: 0) } di questa partita viola le regole; la partita salvata è stata cambiata.
entries-empty = { $file }: in questo file non c’è nessuna partita.
entries-not-opened = La prima voce non apre una partita.
entries-opened-twice = La voce { NUMBER($number, useGrouping: 0) } apre la partita una seconda volta.
names-not-per-seat = Ciascuno dei { $wanted } posti richiede un nome; nomi indicati: { $given }.
salts-not-per-seat = Ciascuno dei { $wanted } posti richiede un numero casuale; numeri indicati: { $given }.
name-unusable = «{ $given }» non può essere un nome: un nome ha da 1 a { $limit } caratteri visibili, senza spazi ai margini.
salt-unusable = «{ $given }» non va bene: un numero casuale ha { $limit } cifre esadecimali.
options-misspelled = Ogni opzione va scritta come la scrive il gioco.
table-no-seat = Non c’è un posto { $given }; i posti vanno da 0 a { $high }.
table-over = La partita è finita.
line-not-canonical = La riga «{ $given }» si scrive correttamente «{ $wanted }».
undo-out-of-range = Mosse giocate finora: { $lines }; non si può tornare a { $given }.
undo-needs-consent = Per tornare così indietro serve il consenso di tutti; { $player } non l’ha dato.
undo-wrong-branch = Dopo questo annullamento la sorte continua nel ramo { $wanted }, non { $given }.
log-undone =
    { $lines ->
        [one] { $player } annulla una mossa.
       *[other] { $player } annulla { $lines } mosse.
    }
log-new-branch = Da qui in poi si pesca e si tirano i dadi di nuovo.
log-aborted = { $player } interrompe la partita.
log-resigned = { $player } si arrende.
log-out-of-time = { $player } non ha più tempo.
verify-fair =
    Tutto è come promesso: l’impronta, { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }, { $draws ->
        [one] un’estrazione
       *[other] { $draws } estrazioni
    } e il risultato.
verify-header = Riga { NUMBER($line, useGrouping: 0) } della registrazione: nessuna partita può cominciare così.
verify-step = Riga { NUMBER($line, useGrouping: 0) } della registrazione: «{ $step }» non era possibile per { $player }.
verify-draw = Riga { NUMBER($line, useGrouping: 0) } della registrazione: riporta l’estrazione «{ $given }», ma la sorte promessa dà «{ $found }».
verify-draw-missing = Riga { NUMBER($line, useGrouping: 0) } della registrazione: manca l’estrazione «{ $found }».
verify-draw-surplus = Riga { NUMBER($line, useGrouping: 0) } della registrazione: l’estrazione «{ $given }» non c’è mai stata.
verify-not-over = Riga { NUMBER($line, useGrouping: 0) } della registrazione: le mosse finiscono qui, ma la partita non è finita.
verify-outcome = Riga { NUMBER($line, useGrouping: 0) } della registrazione: dichiara il risultato «{ $given }», ma le mosse portano a «{ $found }».

## Finestre e disposizioni
window-closed = Questa finestra è già chiusa; la tua risposta è arrivata troppo tardi e non cambia nulla.
window-unknown = A questo tavolo non c’è ancora stata una finestra { NUMBER($given, useGrouping: 0) }.
window-not-asked = In questa finestra non ti viene chiesto nulla.
window-nothing-sealed = Non hai una risposta sigillata da ritirare.
window-closing = La finestra si sta chiudendo; riprova tra un attimo.
window-answers-are-sealed = C’è una finestra aperta: le risposte vengono sigillate, e finché non si chiude non si può giocare altro.
window-other-answer = La finestra è chiusa, e «{ $given }» non è la risposta a cui tocca.
window-cannot-open = La finestra { NUMBER($given, useGrouping: 0) } non può essere aperta adesso.
window-not-due = La finestra { NUMBER($given, useGrouping: 0) } non può essere chiusa adesso.
pace-too-short = La durata massima di una finestra ({ NUMBER($longest, useGrouping: 0) } ms) non può essere inferiore alla minima ({ NUMBER($least, useGrouping: 0) } ms).
pace-no-checkpoint = Gli orari fissi di chiusura richiedono un periodo, e un periodo richiede orari di chiusura.
pace-bad-checkpoints = Gli orari di chiusura devono essere crescenti e minori del periodo di { NUMBER($period, useGrouping: 0) } ms.
pace-window-open = Il ritmo del tavolo non si può cambiare mentre una finestra è aperta.
order-unknown = Qui non esiste la disposizione «{ $given }». Disposizioni note: { $known }.
order-unknown-until = Una disposizione vale fino a uno di questi momenti: { $known }; non fino a «{ $given }».
order-needs-seats = La disposizione «{ $given }» deve indicare almeno un posto.
order-without-seats = La disposizione «{ $given }» non si dà per posti determinati.
order-not-given = Non hai dato la disposizione «{ $given }».
order-ask = Chiedimi sempre
order-concerns = Chiedimi solo se mi riguarda
order-pass = Passa per me
until-window = fino alla fine di questa finestra
until-turn = fino alla fine di questo turno
until-own = fino al mio turno
until-recalled = finché non dico altro
kind-time = un tempo in millisecondi interi
kind-times = un elenco di tempi in millisecondi interi
kind-until = «window», «turn», «own» o «recalled»

## File di scenario
scenario-no-such-file = Questo file non esiste.
scenario-cannot-open = Impossibile aprire il file: { $problem }.
scenario-too-large = Il file ha più di { $limit } byte; non può essere giusto.
scenario-not-utf8 = Questo non è testo UTF-8: il byte { NUMBER($byte, useGrouping: 0) } non si può leggere.
scenario-not-yaml = Questo non è YAML: { $problem }.
scenario-alias = I file di scenario non hanno ancore né rimandi (& e *): scrivi il valore per esteso.
scenario-too-deep = È annidato su più di { $limit } livelli; non può essere giusto.
scenario-foreign-tag = I file di scenario non hanno valori del tipo «{ $given }»: hanno testi, numeri interi, true, false, null, elenchi e voci con un nome.
scenario-not-a-text = Questo testo contiene mezzo carattere (un surrogato isolato), che non si può scrivere.
scenario-bad-key = Una chiave è un testo o un numero intero, non «{ $given }».
scenario-key-twice = La chiave «{ $setting }» compare qui una seconda volta.
scenario-unknown-key = Qui non c’è una chiave «{ $setting }». Chiavi conosciute: { $known }.
scenario-missing-key = Manca la chiave «{ $setting }».
scenario-wrong-kind = Qui è possibile: { $wanted }. Qui sta scritto: { $given }.
scenario-kind-int = un numero intero
scenario-kind-str = un testo
scenario-kind-bool = true o false
scenario-kind-null = niente
scenario-kind-array = un elenco
scenario-kind-object = voci con un nome
scenario-out-of-range = Questo numero deve essere { $bound }.
scenario-kind-of-step = Un passo è di un solo tipo, e la sua chiave dice quale: { $known }.
scenario-says-nothing = Questo passo richiede esattamente uno di questi elementi: { $known }.
scenario-unknown-clause = Il regolamento di questo gioco non ha un articolo «{ $given }».
scenario-no-such-seat = Non c’è un posto { $given }; i posti vanno da 0 a { $high }.
script-piece-unreadable = «{ $piece }» è prestabilito, ma non fa parte del mazzo «{ $deck }».
scenario-seat = posto { $seat }
scenario-file-holds =
    { $steps ->
        [one] { $file }: l’unico passo è giusto.
       *[other] { $file }: tutti i { $steps } passi sono giusti.
    }
scenario-file-differs =
    { $failed ->
        [one] { $file }: un passo su { $steps } non è giusto.
       *[other] { $file }: { $failed } passi su { $steps } non sono giusti.
    }
scenario-step = Passo { $number } ({ $kind }):
scenario-differs = { $path }: atteso { $expected }, trovato { $found }.
scenario-lacks = { $path }: atteso { $expected }, ma non c’è niente.
scenario-other-length = { $path }: un elenco di altra lunghezza; atteso { $expected }, trovato { $found }.
scenario-no-list = { $path }: era prevista una lista ({ $expected }), c’è { $found }.
scenario-not-included = { $path }: { $expected } dovrebbe esserci, ma non c’è: { $found }.
scenario-included = { $path }: { $expected } non dovrebbe esserci, ma c’è: { $found }.
scenario-surplus = { $path }: c’è anche questo, ma non è in elenco: { $found }.
scenario-other-count = { $path }: voci previste: { $expected }, trovate: { $found }.
scenario-no-such-path = { $path }: questo percorso non esiste in ciò che si vede da un posto, quindi lì non può esserci nulla di nascosto.
scenario-in-no-world = Non è così in nessuno dei mondi estratti per { $player }.
scenario-set-up-not-refused = Questa preparazione dovrebbe essere rifiutata, ma è accettata.
scenario-play-refused = «{ $line }» ({ $player }) viene rifiutato.
scenario-not-refused = «{ $line }» ({ $player }) doveva essere rifiutato, ma viene accettato.
scenario-other-ground = «{ $line }» viene rifiutato per { $found }, non per { $expected }.
scenario-refused-but-changed = «{ $line }» ({ $player }) viene rifiutato, eppure la posizione è cambiata.
scenario-not-legal = «{ $moves }» doveva essere permesso ({ $player }), ma non lo è.
scenario-is-legal = «{ $moves }» non doveva essere permesso ({ $player }), ma lo è.
scenario-also-legal = Permesso ({ $player }), ma non elencato: { $moves }.
scenario-shows = { $path }: «{ $hidden }» doveva restare nascosto, ma si vede.
scenario-script-left = Nota: risultati prestabiliti mai estratti: { $count }.

## Live tables

answer-too-late = Nel frattempo la domanda è cambiata. Non hai perso nulla.
answer-out-of-time = Il tuo tempo per questa risposta era già scaduto.
bot-unknown = Non c’è un bot chiamato «{ $given }»; ci sono: { $known }.
guest-no-name = Indica un nome con almeno un carattere visibile.
hint-off = A questo tavolo i suggerimenti sono disattivati.
kick-oneself = Non puoi escluderti. Puoi alzarti dal tavolo.
log-agreed = { $player } è d’accordo.
log-declined = { $player } non è d’accordo.
log-proposed-undo = { $player } vorrebbe annullare una mossa.
log-proposed-abort = { $player } vorrebbe interrompere la partita.
log-returned = { $player } è di nuovo al tavolo.
log-stood-in-away = { $player } è assente; al suo posto gioca un bot.
log-stood-in-time = { $player } non ha più tempo e finisce all’ultimo posto; continua un bot.
log-stood-in-resigned = { $player } si arrende e finisce all’ultimo posto; continua un bot.
log-time-up = Il tempo di { $player } è scaduto; si fa una mossa innocua.
log-unasked = Niente da decidere per { $player }: { $move }.
log-window-over = Il tempo per rispondere è scaduto: non hai reagito.
message-unknown = Questo messaggio qui non si può usare.
message-unreadable = Il messaggio è illeggibile. Ricarica la pagina; forse il server è più nuovo.
message-other-version = Questa pagina parla la versione { $given }, il server la versione { $wanted }. Ricarica la pagina.
name-twice = A questo tavolo qualcuno si chiama già «{ $given }». Scegli un altro nome.
onlooker-gone = Questa persona non guarda più.
promise-to-oneself = Una promessa ha bisogno di qualcun altro.
promise-not-here = In questo gioco nessuno annota le promesse.
promise-unknown = Nessuno ti ha fatto una promessa simile.
salt-wrong = Il numero casuale deve avere { $digits } cifre esadecimali. Ricarica la pagina.
seat-free = Il posto { $seat } è ancora libero.
seat-is-bot = Al posto { $seat } siede un bot. Basta liberare il posto.
seat-is-played-by-bot = Per { $player } gioca già un bot.
seat-kept = Il posto { $seat } è riservato. Siediti con l’invito, o chiedi a chi organizza il tavolo.
seat-not-minded = Nessun bot gioca per { $player }, quindi non c’è nulla da restituire.
seat-not-yours = Questo posto non è tuo. Vieni al tavolo con la sua chiave.
seat-taken = Il posto { $seat } è occupato.
setting-out-of-range = { $setting } non può essere { $given }; deve stare fra { $low } e { $high }.
socket-too-fast = Troppi messaggi in una volta. Ricarica la pagina.
socket-nonsense = Troppi messaggi illeggibili. Ricarica la pagina; forse il server è più nuovo.
socket-too-slow = La tua connessione è troppo lenta per quello che succede qui. La pagina si ricollega da sola.
table-begun = La partita è cominciata; i posti sono fissati.
table-host-only = Può farlo solo chi organizza il tavolo.
table-kicked = Chi organizza ti ha escluso da questo tavolo.
table-not-begun = La partita non è ancora cominciata.
table-not-entered = Prima vieni al tavolo.
table-not-for-watching = A questo tavolo nessuno può guardare.
table-not-over = La partita non è ancora finita.
table-set-twice = Questo tavolo è stato creato due volte; i dati sono danneggiati.
table-damaged = I dati di questo tavolo sono danneggiati, perciò la partita non può continuare. Il server li ha conservati così come sono.
table-game-gone = Questo server non ha più il gioco «{ $given }», perciò la partita non può continuare.
table-newer = Questo tavolo è stato scritto da un Gruft più recente. Quando il server sarà aggiornato, la partita continuerà.
table-rules-changed = Questa partita è cominciata con regole più vecchie ed è finita senza risultato, perché le regole sono cambiate. Crea un nuovo tavolo per giocare ancora.
table-unknown = Non c’è un tavolo chiamato «{ $given }». Controlla le tre parole.
table-guessed-too-often = Da qui sono stati provati troppi nomi di tavoli che non esistono. Aspetta un po’, poi riprova.
talk-empty = Scrivi qualcosa.
talk-gallery = Gli spettatori scrivono solo tra loro.
talk-no-channel = In questo gioco non puoi scrivere in privato a questi giocatori.
talk-silent = Chi organizza ha disattivato la tua chat.
talk-too-fast = Scrivi più di quanto si riesca a leggere. Aspetta un po’.
talk-unsayable = Scrivilo in una riga di al massimo { $limit } caratteri visibili.
undo-none-yours = { $player } non ha giocato nulla che si possa annullare.
undo-all-choose = Finché tutti scelgono nello stesso momento, non si può annullare nulla.
undo-no-time = Non ti resterebbe tempo per giocare altro, quindi questa mossa non si può annullare.
vote-none = Al momento non c’è nessuna proposta.
vote-open = C’è già un’altra proposta. Rispondi prima a quella.
window-none = Nessuna finestra è aperta.
http-400 = La richiesta è illeggibile.
http-401 = Indica prima un nome.
http-403 = Questa richiesta viene da un altro sito; non è stato fatto nulla.
http-404 = Qui non c’è nulla.
http-405 = Qui non si può fare.
http-413 = È troppo in una volta.
http-415 = Il server legge solo JSON.
http-421 = Il server non è conosciuto con questo nome. Chi lo gestisce può aggiungerlo con GRUFT_NAMES.
http-429 = Troppe richieste. Aspetta un po’.
http-500 = Il server ha fatto un errore. Le tue mosse sono al sicuro: sono state salvate prima di essere mostrate.

## I nomi dei bot; nessuna carta si chiama così
bot-called-fluff = Piumino
bot-called-flicker = Guizzo
bot-called-dusty = Polvere
bot-called-selene = Selene
bot-called-plush = Velluto
bot-called-wick = Stoppino
bot-called-lampion = Lampioncino
bot-called-powder = Cipria
bot-called-crumb = Briciola
bot-called-taffeta = Taffetà
bot-called-speckle = Puntino
bot-called-nibbles = Rosicchia
bot-called-corvina = Corvina
bot-called-lenore = Lenora
bot-called-grip = Gracchio
bot-called-huginn = Hugin
bot-called-muninn = Munin
bot-called-sable = Zibellina
bot-called-edgar = Edgardo
bot-called-morrigan = Morrigan
bot-called-inkwell = Calamaio
bot-called-odile = Odile
bot-called-nevermore = Maipiù
bot-called-cassandra = Cassandra
