# Ciò che dice la casa stessa: i rifiuti che non appartengono a un solo gioco e le parole che servono a ogni client.

seat-name = Giocatore { $number }

## Setting up
seats-out-of-range = Questo gioco è per { $low }–{ $high } giocatori, non per { $given }.
option-unknown = Non c’è un’opzione «{ $option }». Opzioni conosciute: { $known }.
option-not-a-switch = L’opzione «{ $option }» è attiva o disattivata, non «{ $given }».
option-unknown-word = L’opzione «{ $option }» è una di { $known }, non «{ $given }».
option-out-of-range = L’opzione «{ $option }» è un numero intero da { $low } a { $high }, non «{ $given }».
language-unknown = Qui non c’è la lingua «{ $given }». Lingue conosciute: { $known }.

## Files
file-too-large = { $file }: il file supera i { $limit } caratteri; non può essere giusto.
edition-not-toml = { $file }: questo non è un file TOML: { $problem }.
edition-no-source = { $file }: il valore «{ $setting }» non indica la sua fonte.
edition-unknown-key = { $file }: nell’edizione di questo gioco non c’è un valore «{ $setting }».
edition-wrong-kind =
    { $wanted ->
        [number] { $file }: il valore «{ $setting }» deve essere un numero intero, non «{ $given }».
        [text] { $file }: il valore «{ $setting }» deve essere un testo, non «{ $given }».
        [switch] { $file }: il valore «{ $setting }» deve essere vero (true) o falso (false), non «{ $given }».
       *[other] { $file }: il valore «{ $setting }» deve essere una lista dello stesso tipo che nell’edizione del gioco, non «{ $given }».
    }
edition-out-of-range = { $file }: il valore «{ $setting }» deve stare fra { $low } e { $high }, non { $given }.

## Lines
line-unfinished = La riga «{ $line }» non è finita: deve seguire un’altra scelta.
line-goes-on = La riga «{ $line }» continua troppo: «{ $surplus }» viene dopo la sua fine.
line-too-long = Una riga ha al massimo { $limit } caratteri.

## Scripted luck
script-throw-out-of-range = Il numero prestabilito { $given } per «{ $what }» deve stare fra { $low } e { $high }.
script-piece-missing = Il pezzo prestabilito «{ $piece }» non è più nel mazzo «{ $deck }».

## Games and positions
game-unknown = Sullo scaffale non c’è un gioco «{ $given }». I giochi sono: { $known }.
position-unknown-key = Una posizione di questo gioco non ha «{ $setting }». Le sue chiavi: { $known }.
position-bad-number = «{ $setting }» deve essere un numero intero da { $low } a { $high }, non «{ $given }».
position-bad-seat = «{ $setting }» deve indicare un posto da 0 a { $high }, non «{ $given }».
position-not-a-text = «{ $setting }» deve essere un testo, non «{ $given }».
position-not-a-list = «{ $setting }» deve essere una lista, non «{ $given }».
position-not-an-object = «{ $setting }» deve avere voci con un nome, non «{ $given }».
position-not-per-seat = «{ $setting }» richiede una voce per ciascuno dei { $wanted } posti, non { $given }.
position-disagrees = «{ $setting }» dice { $given }, ma dal resto della posizione risulta { $found }.
position-no-line-form = Le posizioni di { $game } non hanno una forma su una riga; scrivi invece le loro chiavi.

## Records and tables
record-not-a-record = { $file }: questa non è una registrazione di Gruft; non comincia con «gruft record».
record-unknown-version = { $file }: questa registrazione ha il formato { $given }; questo programma legge il formato { $known }.
record-line-ends = { $file }, riga { NUMBER($line, useGrouping: 0) }: i fine riga sono stati cambiati; una registrazione ha semplici avanzamenti di riga.
record-line-edited = { $file }, riga { NUMBER($line, useGrouping: 0) }: questa riga è stata cambiata, oppure prima ne è stata aggiunta o tolta una.
record-truncated = { $file }, riga { NUMBER($line, useGrouping: 0) }: il file si interrompe qui; manca la fine.
record-surplus = { $file }, riga { NUMBER($line, useGrouping: 0) }: dopo la fine della registrazione c’è ancora qualcosa.
record-unknown-key = { $file }, riga { NUMBER($line, useGrouping: 0) }: qui non c’è un valore «{ $setting }».
record-double-key = { $file }, riga { NUMBER($line, useGrouping: 0) }: il valore «{ $setting }» è dato una seconda volta.
record-missing-key = { $file }, riga { NUMBER($line, useGrouping: 0) }: manca il valore «{ $setting }».
record-not-json = { $file }, riga { NUMBER($line, useGrouping: 0) }: il valore «{ $setting }» non è JSON leggibile: «{ $given }».
record-wrong-kind = { $file }, riga { NUMBER($line, useGrouping: 0) }: il valore «{ $setting }» deve essere { $wanted }, non «{ $given }».
record-unknown-line = { $file }, riga { NUMBER($line, useGrouping: 0) }: «{ $given }» qui non c’entra.
record-without-end = { $file }: il segreto è svelato, ma manca la fine della partita.
record-without-secret = { $file }: la partita è finita, ma manca il suo segreto.
record-sealed = La partita di questa registrazione è ancora in corso: senza il suo segreto non si può né rivedere né verificare.
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
kind-cause = «aborted» o «resigned»
entry-not-json = { $file }, riga { NUMBER($line, useGrouping: 0) }: questo non è JSON: «{ $given }».
entry-not-an-object = { $file }, riga { NUMBER($line, useGrouping: 0) }: una voce ha valori con un nome.
entry-unknown-version = { $file }, riga { NUMBER($line, useGrouping: 0) }: questa voce ha il formato { $given }; questo programma legge il formato { $known }.
entry-unknown-kind = { $file }, riga { NUMBER($line, useGrouping: 0) }: non ci sono voci del tipo «{ $given }». Tipi conosciuti: { $known }.
entry-refused = La voce { NUMBER($number, useGrouping: 0) } di questa partita viola le regole; la partita salvata è stata cambiata.
entries-empty = { $file }: in questo file non c’è nessuna partita.
entries-not-opened = La prima voce non apre una partita.
entries-opened-twice = La voce { NUMBER($number, useGrouping: 0) } apre la partita una seconda volta.
names-not-per-seat = Ciascuno dei { $wanted } posti richiede un nome; ne sono dati { $given }.
salts-not-per-seat = Ciascuno dei { $wanted } posti richiede un sale; ne sono dati { $given }.
name-unusable = «{ $given }» non può essere un nome: un nome ha da 1 a { $limit } caratteri visibili, senza spazi ai margini.
salt-unusable = «{ $given }» non può essere un sale: un sale ha { $limit } cifre esadecimali.
options-incomplete = Le opzioni vanno date tutte, ciascuna come la scrive il gioco.
table-no-seat = Non c’è un posto { $given }; i posti vanno da 0 a { $high }.
table-over = La partita è finita.
line-not-canonical = La riga «{ $given }» si scrive correttamente «{ $wanted }».
undo-out-of-range = Sono state giocate { $lines } mosse; non si può tornare a { $given }.
undo-needs-consent = Per tornare così indietro serve il consenso di tutti; { $player } non l’ha dato.
undo-wrong-branch = Dopo questo annullamento la sorte continua nel ramo { $wanted }, non { $given }.
log-undone =
    { $lines ->
        [one] { $player } ritira una mossa.
       *[other] { $player } ritira { $lines } mosse.
    }
log-new-branch = Nel frattempo la sorte era intervenuta; ora continua nel ramo { $branch }.
log-aborted = { $player } interrompe la partita.
log-resigned = { $player } si arrende.
verify-fair =
    Tutto è come promesso: l’impegno, { $steps ->
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
