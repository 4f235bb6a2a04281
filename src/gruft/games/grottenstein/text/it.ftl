# Vampir: every word a player reads, apart from the rulebook.

## The game
game-name = Vampir
game-author = Martin Kircher, Ingmar Hahnemann
game-about = Nella villa del conte Grottenstein la porta si è chiusa alle spalle di quattro cacciatori. Cerca armi e chiavi su tre piani e piantagli il paletto nel cuore; oppure sii tu il conte, e chi uccidi risorgerà come tuo servo.
role-hunters = Cacciatori
role-vampire = Squadra del vampiro

## Names
figure-red = Ruprecht Hauk
figure-blue = Dott.ssa Ottilie Brand
figure-green = Fra Anselmo
figure-yellow = Jette Falk
figure-black = Il conte Grottenstein
card-kit = Cassetta di pronto soccorso
card-antidote = Antidoto
card-ladder = Scala a pioli
card-dynamite = Dinamite
card-torch = Torcia
card-plan = Mappa
card-flute = Flauto
card-shield = Scudo
card-garlic = Aglio
card-sword = Spada
card-club = Clava
card-bow = Arco
card-francisca = Francisca
card-hammer = Martello
card-stake = Paletto
card-crucifix = Crocifisso
card-holy-water = Acqua santa
card-grease = Grasso
card-pseudo-vampire = Pseudovampiro
card-zombie-formula = Formula degli zombie
card-key-1 = Chiave d’oro
card-key-2 = Chiave d’argento
card-key-3 = Chiave di rame
card-key-4 = Chiave di ferro
card-universal-key = Chiave universale
card-rats = Ratti
card-bat-swarm = Sciame di pipistrelli
card-spirit = Spirito
card-demon = Demone
card-poison = Veleno
card-trapdoor = Trabocchetto
card-shackles = Ceppi
card-blood-altar = Altare di sangue
cards-none = niente
weapon-dagger = pugnale
weapon-sword = spada
weapon-club = clava
weapon-bow = arco
weapon-francisca = francisca
weapon-hammer = martello
weapon-stake = paletto
weapon-crucifix = crocifisso
weapon-holy-water = acqua santa
weapon-grease = grasso
weapon-bite = morso
piece-cape = mantello
piece-teeth = denti
piece-nails = unghie
lock-1 = oro
lock-2 = argento
lock-3 = rame
lock-4 = ferro
wall-chip = gettone muro
floor-C = Cantina
floor-G = Pianterreno
floor-U = Piano superiore
room-Ca1 = Ossario
room-Ca5 = Passaggio del vampiro
room-Ca6 = Cantina dei vini
room-Ca9 = Cisterna
room-Ca10 = Scala blindata
room-Cb5 = Catacomba
room-Ce1 = Anticamera
room-Ce6 = Cucina dell’alchimista
room-Cf1 = Cripta
room-Cf4 = Vestibolo
room-Cf9 = Segreta
room-Ck1 = Camera delle torture
room-Ck6 = Fogna
room-Cl6 = Carbonaia
room-Cl9 = Cantina dei viveri
room-Ga1 = Biblioteca
room-Ga5 = Passaggio del vampiro
room-Ga6 = Salotto
room-Ga9 = Cappella
room-Gb5 = Galleria
room-Ge1 = Sala della musica
room-Ge8 = Spogliatoio
room-Gf6 = Atrio
room-Gj1 = Sala da pranzo
room-Gk8 = Corridoio della servitù
room-Gl6 = Cucina
room-Gl9 = Dispensa
room-Go1 = Scala murata
room-Ua1 = Camera padronale
room-Ua5 = Galleria superiore
room-Ua6 = Camera degli ospiti
room-Ua9 = Camera dei bambini
room-Ue1 = Camerino
room-Ue6 = Scala di servizio
room-Ue8 = Ripostiglio ovest
room-Uf6 = Sala da ballo
room-Uf9 = Sala dei ritratti
room-Uh1 = Sala dei trofei
room-Uk6 = Scalone
room-Uk8 = Ripostiglio est
room-Ul1 = Osservatorio
room-Ul6 = Laboratorio
room-Ul9 = Soffitta

## Options
option-vampire_seat = Posto che gioca il vampiro, contando da 0 (-1: l’ultimo)
option-hunter_order = Ordine di turno dei cacciatori (printed: come nell’edizione)
option-preset = Valori dell’edizione (printed: invariati; dagger_minus_2: il pugnale fa un dado -2)
option-vampire_zero = Che cosa succede quando il vampiro non ha più punti vita (printed: come nell’edizione; dies: vincono i cacciatori; coffin: viene adagiato nella sua bara)
option-range_metric = Come si contano le gittate (printed: come nell’edizione; manhattan: senza diagonali; chebyshev: un passo in diagonale vale una casella)
option-finds = Chi vede ciò che i cacciatori trovano e portano (hidden: solo i cacciatori; public: tutti)
option-cellar_cards = Se il vampiro vede le carte cantina che ha disposto (noted: sì, stanno sul suo taccuino; remembered: deve ricordarsele)
option-max_rounds = Dopo quanti giri vince la squadra del vampiro (0: come nell’edizione)
option-no-such-seat = L’opzione «{ $option }» indica un posto da 0 a { $high }.

## Decisions
decision-over = La partita è finita.
decision-wait = Non tocca a te.
decision-placing = Metti una carta sul prossimo spazio della cantina.
decision-locking-crypt = Scegli la serratura della cripta.
decision-locking-armour = Scegli la serratura della porta blindata.
decision-rising = Chi gioca il nuovo servo?
decision-first = Tirare e muoversi, o restare e combattere?
decision-vampire-first = Tirare, volare o restare?
decision-destination = Dove vai?
decision-action = Che cosa fai qui?
decision-revealed = Prendi la carta o la lasci?
decision-vampire-action = Mordere, vestirsi o finire il turno?
decision-ending = Finisci il turno.
decision-weapon = Scegli un’arma.
decision-target = Scegli un bersaglio.
decision-taking = Scegli una carta da prendere.
decision-taking-more = Prendi un’altra carta o basta così?
decision-putting = Scegli una carta da posare.
decision-closing = Scegli una porta da chiudere.
decision-using = Scegli un oggetto da usare.
decision-patient = Chi aiuti?
decision-looking = Quale carta guardi?
decision-key-card = Quale chiave provi?
decision-key-door = Su quale porta la provi?
decision-casting = Piazza il primo zombie.
decision-casting-again = Piazza il secondo zombie.
decision-lighting = Che cosa fai saltare?
decision-biting = Chi mordi?

## Moves
move-go = Vai in { $square } ({ $room })
move-no-step = Resta in { $square } ({ $room })
move-zombie = Metti uno zombie in { $square } ({ $room })
move-wall = Fai saltare il muro
move-arrange = Disponi il resto per me
then-arranged =
    { $cards ->
        [one] l’ultima carta
       *[other] { $cards } carte
    } e le due serrature; solo tu vedi dove
move-lay = Metti in { $field }: { $card }
move-field = Guarda { $field } ({ $room })
move-lock = Scegli la serratura: { $lock }
move-throw = Tira e muoviti
move-stay = Resta qui
move-bat = Vola da pipistrello (1 carta)
move-fight = Attacca
move-dagger = Usa il pugnale
move-bite = Mordi un cacciatore
move-stake-vampire = Pianta il paletto!
move-reveal = Scopri la carta
move-take = Prendi qualcosa
move-leave = Lasciala
move-take-find = Prendi: { $card }
move-leave-find = Lascia scoperta: { $card }
move-put = Posa una carta
move-close = Chiudi una porta
move-use = Usa un oggetto
move-key = Prova una chiave
move-cast = Pronuncia la formula degli zombie
move-light = Accendi la dinamite
move-wear = Indossa: { $piece }
move-servant-mine = Gioca tu il servo
move-servant-owner = Lascia il servo a { $player }
move-enough = Basta così
move-end = Finisci il turno

move-card-weapon = Usa: { $card }
move-card-take = Prendi: { $card }
move-card-put = Posa: { $card }
move-card-use = Usa: { $card }
move-card-key = Prova: { $card }
move-figure-attack = Attacca: { $figure }
move-figure-help = Aiuta: { $figure }
move-figure-bite = Mordi: { $figure }
move-door-attack = Colpisci la porta { $door } ({ $one } / { $other })
move-door-close = Chiudi la porta { $door } ({ $one } / { $other })
move-door-key = Prova la porta { $door } ({ $one } / { $other })
move-door-light = Fai saltare { $door } ({ $one } / { $other })
then-throw = due dadi decidono fin dove
then-stay = qui puoi ancora agire
then-fight = invece di muoverti
then-bat = dadi: { $dice }; niente morso in questo turno; carte rimaste: { $left }
then-stake = i cacciatori vincono
then-reveal = un oggetto, un potere o una trappola
then-put = resta scoperta per il prossimo cacciatore che si ferma qui
then-key = solo il colore giusto apre la porta
then-cast = finché vivi, nessuno entra nelle caselle degli zombie
then-light = esplode alla fine del tuo prossimo turno; esci in tempo dalla stanza
then-left-open = tutti la vedono; si può prendere più tardi da questa casella
then-servant-mine = una pedina in più per te
then-servant-owner = d’ora in poi vince con te

## Why it is asked
why-decision-placing = Senza il paletto i cacciatori non vincono. Mettilo dove arriveranno per ultimi, e metti trappole lungo la via.
why-decision-locking-crypt = Dietro queste porte c’è la tua bara; le apre solo la chiave di questo colore.
why-decision-locking-armour = Questa porta chiude la scala della cantina finché qualcuno non la apre dall’interno con la chiave giusta.
why-decision-rising = Un cacciatore morto risorge dalla tua parte. Se lo lasci a chi lo giocava, quella persona vince con te.
why-decision-first = Un turno è un movimento e un’azione, oppure un combattimento sul posto.
why-decision-vampire-first = Prima ti muovi, poi mordi o ti vesti. Per volare servono il mantello e una carta pipistrello.
why-decision-destination = Conta solo la casella dove ti fermi. Su quelle numerate c’è una carta per i cacciatori.
why-decision-action = Hai un’azione; una carta coperta sulla tua casella va scoperta.
why-decision-revealed = Hai solo tre posti per gli oggetti; ciò che lasci può prenderlo qualcun altro.
why-decision-vampire-action = Senza denti e unghie non puoi mordere. In cantina guadagni il sangue che bevi.
why-decision-ending = Nella bara riposi soltanto, finché non hai ripreso tutti i punti.
why-decision-weapon = Ogni attacco usa una sola arma.
why-decision-target = I dadi decidono il danno; quello di una porta si accumula finché non cede.
why-decision-taking = È la tua azione. Per un oggetto serve un posto libero.
why-decision-taking-more = Puoi prendere in una volta tutto ciò che è a terra.
why-decision-putting = Resta scoperta su questa casella, e un altro cacciatore può prenderla.
why-decision-closing = Una porta chiusa ferma cacciatori e servi, mai il vampiro.
why-decision-using = Usarlo è la tua azione di questo turno.
why-decision-patient = Agisce su di te o su una pedina accanto.
why-decision-looking = Tutti i cacciatori sapranno qual è; la carta resta dov’è.
why-decision-key-card = La chiave del colore giusto apre; una sbagliata esclude il suo colore.
why-decision-key-door = Hanno una serratura solo le porte della cripta e la porta blindata.
why-decision-casting = Nessuno entra nella casella di uno zombie finché vive chi l’ha evocato.
why-decision-casting-again = Il secondo zombie va su un’altra casella libera.
why-decision-lighting = Esplode alla fine del tuo prossimo turno: esci dalla stanza in tempo.
why-decision-biting = I dadi decidono quanto sangue togli alla vittima; in cantina guadagni ciò che bevi.

## What always stands on the table
aim-hunters = Sei a caccia: pianta il paletto nel cuore del conte mentre giace nella bara. Ti servono martello e paletto.
aim-vampire = Sei il conte: uccidi i quattro cacciatori o resisti fino all’ultimo giro.
aim-turned = Ora servi il conte: aiutalo a uccidere gli ultimi cacciatori.
aim-watch = Quattro cacciatori vogliono piantare il paletto nel cuore del conte; lui li vuole morti.
ahead-stake = Cacciatori vivi: { $alive }. Punti vita del conte: { $life }.
ahead-weak =
    A 0 punti non muori: resti nella bara per { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }.
ahead-weak-other =
    A 0 punti non è morto: resta nella bara per { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }.
ahead-lying =
    Il conte giace nella bara: ancora { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } per piantare il paletto. Cacciatori vivi: { $alive }.
ending-rounds = Giro { $round } di { $last }; dopo l’ultimo vince il conte.

## Facts
fact-plays = { $player } gioca: { $figure }.
fact-wardrobe = Il tuo appunto segreto: { $piece }, numero { $field }.
fact-arranged = Hai disposto le carte cantina, da C1 in poi: { $cards }. Le tue serrature: cripta { $crypt }, porta blindata { $armour }.
fact-arranged-hidden = Il vampiro ha disposto le carte cantina e scelto due serrature.
fact-slot = Giro { $round }. Di turno: { $figure } ({ $player }).
fact-slot-shackled = Giro { $round }. { $figure } ({ $player }) è in ceppi e perde questo turno.
fact-rises = { $figure } ({ $player }) risorge dai morti come servo. Punti vita: { $life }. Carte: { $cards }.
fact-end-staked = Il vampiro si riduce in polvere nella sua stessa bara.
fact-end-vampire-dead = Il vampiro non ha più punti vita. { $figure } non c’è più.
fact-end-no-hunter = Nella villa non c’è più nessun cacciatore vivo.
fact-end-rounds-over = L’ultimo giro è finito, e il vampiro si aggira ancora.
fact-wins = { $player } vince.
fact-flies = { $figure } diventa pipistrello e tira i dadi: { $thrown } ({ $dice }). Carte pipistrello rimaste: { $left }.
fact-throws = { $figure } tira i dadi: { $thrown } ({ $dice }).
fact-stays = { $figure } non tira i dadi e non si muove.
fact-uses-passage = { $figure } mostra Pseudovampiro e può usare il passaggio del vampiro.
fact-moves =
    { $steps ->
        [0] { $figure } non lascia { $square }.
        [one] { $figure } fa { $steps } passo, fino a { $square }.
       *[other] { $figure } fa { $steps } passi, fino a { $square }.
    }
fact-lies-down = { $figure } si sdraia nella bara ({ $square }).
fact-displaced = { $figure } si ritrova all’improvviso su { $square }.
fact-reveals = { $figure } scopre la carta di { $field }: { $card }.
fact-reveals-hidden = { $figure } scopre la carta di { $field }. Solo i cacciatori la vedono.
fact-keeps = { $figure } prende la carta di { $field }: { $card }.
fact-keeps-hidden = { $figure } prende la carta di { $field } senza mostrarla.
fact-leaves = { $figure } lascia scoperta la carta di { $field }: { $card }.
fact-takes = { $figure } prende: { $cards }.
fact-puts = { $figure } posa: { $card }.
fact-ladder = { $figure } appoggia la scala a pioli su { $square }: ora si passa per la botola.
fact-heals =
    { $gained ->
        [0] { $figure } usa: { $card }. Paziente: { $patient }. Non c’è nulla da curare. Usi rimasti: { $left }.
       *[other] { $figure } usa: { $card }. Paziente: { $patient }. Punti vita: +{ $gained }. Usi rimasti: { $left }.
    }
fact-cures =
    { $cured ->
        [0] { $figure } usa: { $card }. Paziente: { $patient }. Non c’è nulla da curare.
       *[other] { $figure } usa: { $card }. Paziente: { $patient }. La cura fa effetto.
    }
fact-looks = { $figure } usa la mappa e guarda la carta di { $field }: { $card }.
fact-looks-hidden = { $figure } usa la mappa e guarda la carta di { $field }.
fact-zombies = { $figure } pronuncia la formula degli zombie. Gli zombie stanno su { $squares }.
fact-zombies-vanish = Muore chi ha pronunciato la formula: i due zombie svaniscono.
fact-closes = { $figure } chiude la porta { $door }.
fact-key-fits = { $figure } prova una chiave sulla porta { $door }: { $card }. È quella giusta, e la porta è aperta!
fact-key-fails = { $figure } prova una chiave sulla porta { $door }: { $card }. Non è quella giusta.
fact-wears = Il vampiro prende un capo del suo guardaroba: { $piece }, numero { $field }.
fact-strikes =
    { $lost ->
        [0] { $figure } attacca ({ $weapon }). Bersaglio: { $target }. Tiro: { $die }. Nessun punto vita perso, rimasti { $left }.
       *[other] { $figure } attacca ({ $weapon }). Bersaglio: { $target }. Tiro: { $die }. Punti vita: -{ $lost }, rimasti { $left }.
    }
fact-protects = { $figure } ha una protezione: { $card }.
fact-stuck = { $figure } non può più muoversi: niente movimento nel prossimo turno.
fact-kept-off = Il vampiro indietreggia e non potrà attaccare nel suo prossimo turno.
fact-strikes-door = { $figure } colpisce la porta { $door } ({ $weapon }). Tiro: { $die }. Punti rimasti alla porta: { $left }.
fact-breaks-door = { $figure } sfonda la porta { $door } ({ $weapon }). Tiro: { $die }.
fact-stakes = { $figure } pianta il paletto nel cuore del vampiro!
fact-poisoned = { $figure } soffre per il veleno. Punti vita: -{ $lost }, rimasti { $left }.
fact-rats = { $figure } subisce i morsi dei ratti. Punti vita: -{ $lost }, rimasti { $left }.
fact-regenerates =
    { $gained ->
        [0] Il vampiro riposa nella sua bara e conserva tutti i punti vita: { $left }.
       *[other] Il vampiro riprende forze nella sua bara. Punti vita: +{ $gained }, ora { $left }.
    }
fact-crypt = Ci sono cacciatori nella sua cripta: il vampiro si indebolisce. Punti vita: -{ $lost }, rimasti { $left }.
fact-drains =
    { $gained ->
        [0] Il sangue non dà nulla al vampiro. Punti vita: sempre { $left }.
       *[other] Il sangue dà forza al vampiro. Punti vita: +{ $gained }, ora { $left }.
    }
fact-to-coffin = Il vampiro non ha più punti vita e sprofonda nella sua bara.
fact-dies = { $figure } muore. Il cadavere resta dov’è, per ora.
fact-falls = Un servo scompare per sempre: { $figure }. Spoglie su { $square }: { $cards }.
fact-trap =
    { $lost ->
        [0] { $figure } scopre una trappola su { $field }: { $card }!
       *[other]
            { $die ->
                [0] { $figure } scopre una trappola su { $field }: { $card }! Punti vita: -{ $lost }, rimasti { $left }.
               *[other] { $figure } scopre una trappola su { $field }: { $card }! Tiro: { $die }. Punti vita: -{ $lost }, rimasti { $left }.
            }
    }
fact-trap-fails = { $figure } scopre una trappola su { $field }: { $card }. Ai servi non fa nulla.
fact-lights = { $figure } accende la dinamite su { $square }. Bersaglio: { $door }.
fact-fizzles = La miccia si è consumata. Tiro: { $die }. Non succede nulla; la carica resta spenta su { $square }.
fact-explodes = La miccia si è consumata. Tiro: { $die }. La carica esplode! Bersaglio: { $door }.
fact-blast = { $figure } subisce lo scoppio. Punti vita: -{ $lost }.

## Ends
end-staked = Il vampiro ha il paletto nel cuore: vincono i cacciatori.
end-vampire-dead = Il vampiro non ha più punti vita: vincono i cacciatori.
end-no-hunter = Non c’è più nessun cacciatore vivo: vince la squadra del vampiro.
end-rounds-over = L’ultimo giro è finito: vince la squadra del vampiro.

## Refusals
refusal-nobody-to-bite = Nessun cacciatore vivo è alla portata del vampiro.
refusal-game-over = La partita è finita.
refusal-no-such-seat = A questo tavolo non c’è un giocatore { $given }.
refusal-no-such-move = Non esiste una mossa numero { $given }.
refusal-vampire-sets-up = La preparazione non è finita: ora { $player } dispone le carte cantina e le serrature.
refusal-vampire-decides = Un cadavere risorge: ora { $player } decide chi gioca il servo.
refusal-without-figure = Non hai più personaggi nella villa. Ora decide { $player }.
refusal-not-your-slot = È il turno di qualcun altro: { $figure }. Ora decide { $player }.
refusal-not-in-box = Questa edizione non ha questa carta: { $card }.
refusal-not-carried = { $figure } non porta questa carta: { $card }.
refusal-gone = { $target } ha lasciato la villa per sempre.
refusal-corpse = { $target } ora è un cadavere: non si può né attaccarlo né aiutarlo.
refusal-only-vampire-flies = Solo il vampiro diventa pipistrello.
refusal-only-vampire-bites = Solo il vampiro morde; cacciatori e servi combattono con le armi.
refusal-only-vampire-wears = Solo il vampiro prende i capi del suo guardaroba.
refusal-vampire-without-cards = Il vampiro non scopre, non prende e non usa mai carte evento o cantina.
refusal-vampire-only-bites = Il vampiro non ha armi: può soltanto mordere, dopo il suo movimento.
refusal-vampire-closes-nothing = Solo cacciatori e servi chiudono le porte.
refusal-only-hunters-stake = Solo un cacciatore vivo può piantare il paletto nel vampiro.
refusal-locks-at-set-up = Le serrature si scelgono solo durante la preparazione.
refusal-nobody-rises = In questo momento nessun cadavere risorge.
refusal-nothing-revealed = Non c’è una carta scoperta da lasciare.
refusal-verb-first = Di’ prima che cosa vuoi fare: { $question }
refusal-must-choose = Completa ciò che hai cominciato; non puoi tornare indietro: { $question }
refusal-set-up-first = Prima bisogna finire la preparazione: { $question }
refusal-no-cellar-card = In cantina si mettono solo carte cantina, e questa è una carta evento: { $card }.
refusal-laid-already = Hai già messo questa carta: { $card }.
refusal-lock-used = La cripta ha già questa serratura: { $lock }. La porta blindata ne riceve un’altra.
refusal-rising-first = Prima decidi del servo: { $question }
refusal-stuck = { $figure } non riesce a liberarsi dal grasso: in questo turno nessun movimento, si può solo restare fermi.
refusal-movement-first = Prima viene il movimento, anche se resti dove sei: { $question }
refusal-movement-over = Il tuo movimento in questo turno è finito: { $question }
refusal-throw-first = Prima tira i dadi; poi scegli dove andare.
refusal-thrown-already = Hai già tirato: { $thrown }. Ora scegli una casella; va bene anche la tua.
refusal-fight-before-throw = Hai tirato, quindi ti muovi: un combattimento da fermo si sceglie prima del tiro.
refusal-go-first = Prima scegli dove finisce il tuo movimento; va bene anche la tua casella: { $question }
refusal-must-reveal = Il tuo movimento finisce su una carta coperta: prima di tutto devi scoprirla: { $field }.
refusal-one-action = Sarebbero due azioni: prendi la carta scoperta o lasciala, ma non puoi posare nulla per farle posto.
refusal-take-or-leave = Prima c’è la carta scoperta: { $question }
refusal-bat-needs-cape = Senza il mantello non puoi diventare pipistrello.
refusal-no-bat-left = Hai esaurito tutte le carte pipistrello.
refusal-worn-already = Hai già questo capo: { $piece }.
refusal-piece-too-far = Secondo il tuo appunto questo capo è su { $field }, e il tuo movimento deve finire lì o su una casella adiacente: { $piece }.
refusal-piece-behind-wall = Secondo il tuo appunto questo capo è su { $field }, ma fra te e quella casella c’è un muro: { $piece }.
refusal-shackled = { $figure } è in ceppi e può solo finire questo turno.
refusal-resting = Il vampiro riposa nella bara finché non è tornato a { $most } punti vita; ora ne ha { $life } e può solo finire il turno.
refusal-bitten-already = Il vampiro attacca una sola volta per turno, e dopo non c’è altro: puoi solo finire il turno.
refusal-too-far = { $square } è troppo lontano: servono almeno { $steps } passi, i dadi danno { $thrown }.
refusal-way-closed-door = Non puoi arrivare a { $square }: la porta { $door } è chiusa.
refusal-way-one-way = Non puoi arrivare a { $square }: la porta a senso unico { $door } ti lascia passare solo nell’altra direzione.
refusal-way-wall-chip = Non puoi arrivare a { $square }: su { $at } c’è il gettone muro.
refusal-way-coffin = Non puoi arrivare a { $square }: solo il vampiro può entrare nella bara ({ $at }).
refusal-way-passage = Non puoi arrivare a { $square }: solo il vampiro o un cacciatore vivo con lo Pseudovampiro può entrare nel passaggio del vampiro ({ $at }).
refusal-way-link = Non puoi arrivare a { $square }: solo il vampiro o un cacciatore vivo con lo Pseudovampiro può andare a { $at } per il passaggio.
refusal-way-ladder = Non puoi arrivare a { $square }: attraverso la botola si va a { $at } solo con una scala a pioli, e non c’è.
refusal-way-figure = Non puoi arrivare a { $square }: la casella { $at } è occupata ({ $figure }).
refusal-way-corpse = Non puoi arrivare a { $square }: su { $at } c’è un cadavere ({ $figure }).
refusal-way-zombie = Non puoi arrivare a { $square }: su { $at } c’è uno zombie.
refusal-bat-lands = Da pipistrello voli sopra gli altri, ma il tuo movimento non può finire su { $square }: la casella è occupata ({ $figure }).
refusal-out-of-range = { $target } è fuori portata: distanza { $distance }, gittata { $range }.
refusal-other-plan = { $target } è fuori portata: nessuna pianta mostra entrambe le caselle.
refusal-line-wall = { $target } è fuori portata: in mezzo c’è un muro.
refusal-line-wall-chip = { $target } è fuori portata: in mezzo c’è il gettone muro.
refusal-line-closed-door = { $target } è fuori portata: in mezzo c’è la porta chiusa { $door }.
refusal-line-one-way = { $target } è fuori portata: in mezzo c’è la porta a senso unico { $door }, e la sua freccia punta verso di te.
refusal-lying = { $target } giace nella bara, dove non arrivano né colpi né aiuto.
refusal-nothing-to-attack = Da { $square } nessuna delle tue armi raggiunge un nemico, e lì nessuna porta si può sfondare.
refusal-servant-attacks-first = Un servo attacca solo invece di muoversi, mai dopo.
refusal-attack-instead-of-moving = Il vampiro e le porte si attaccano solo invece di muoversi; dopo un tiro o dopo essere restati fermi, solo i servi.
refusal-no-servant = Dopo il movimento si possono attaccare solo i servi, e nella villa non ce ne sono.
refusal-no-weapon = Questa carta non è un’arma d’attacco: { $card }.
refusal-harms-only-vampire = Quest’arma funziona solo contro il vampiro: { $weapon }.
refusal-harms-only-hunters = Quest’arma funziona solo contro i cacciatori vivi: { $weapon }.
refusal-harms-no-doors = Quest’arma non danneggia le porte: { $weapon }.
refusal-own-team = { $target } è dalla tua parte: non si può attaccare.
refusal-bite-needs-pieces = Il vampiro attacca solo con denti e unghie; non hai ancora: { $pieces }.
refusal-bat-does-not-bite = In questo turno sei un pipistrello e non puoi attaccare.
refusal-lying-does-not-bite = Finché giace nella bara, il vampiro non può attaccare.
refusal-kept-off = Il vampiro è stato respinto e in questo turno non può attaccare.
refusal-not-lying = Il paletto si pianta nel vampiro solo mentre giace nella bara.
refusal-stake-needs-both = Per piantare il paletto devi avere con te martello e paletto; non hai: { $cards }.
refusal-stake-not-prepared = Per piantare il paletto devi aver finito il turno precedente accanto alla bara, con martello e paletto.
refusal-stake-instead-of-moving = Il paletto si pianta invece di muoversi: arrivare e piantarlo nello stesso turno è impossibile.
refusal-no-door-here = La tua casella non tocca nessuna porta: { $square }.
refusal-door-not-touched = Sei su { $square }, e questa casella non tocca la porta { $door }.
refusal-wall-is-no-door = Il muro non è una porta: solo la dinamite toglie il gettone muro.
refusal-no-chip-left = Nella riserva non ci sono più gettoni lucchetto bianchi: nessuna porta si può chiudere.
refusal-armoured-stays = Nessuno può chiudere la porta blindata ({ $door }); una volta aperta, resta aperta.
refusal-armoured-resists = Contro la porta blindata la forza non serve: { $door }.
refusal-door-closed = Questa porta è già chiusa: { $door }.
refusal-door-open = Questa porta è già aperta: { $door }.
refusal-door-destroyed = Questa porta è distrutta e resta aperta per sempre: { $door }.
refusal-no-lock = Con le chiavi si aprono solo le due porte della cripta e la porta blindata, non questa: { $door }.
refusal-lock-inside = La porta blindata si apre solo dall’interno, dalla scala: { $door }.
refusal-no-key = Non hai nessuna chiave.
refusal-no-key-at-all = Questa carta non è una chiave: { $card }.
refusal-no-charge = Per far saltare qualcosa servono dinamite e torcia; non hai: { $cards }.
refusal-nothing-to-blow-up = Da { $square } non c’è nulla da far saltare: né una porta né il gettone muro.
refusal-wall-gone = Il gettone muro non c’è più: la via è libera.
refusal-wall-not-beside = La tua casella non è adiacente al gettone muro: { $square }.
refusal-not-numbered = Non è una casella numerata, quindi non ha uno spazio carta: { $square }.
refusal-nothing-face-down = Qui non c’è nessuna carta coperta: { $field }.
refusal-other-colour = Il bordo colorato dice che solo questo personaggio può portare la carta: { $figure } ({ $card }).
refusal-no-place = Sulla scheda non c’è abbastanza posto per questa carta: { $card }. Posti necessari: { $needed }, liberi: { $free }.
refusal-nothing-to-take = Qui non c’è nulla da prendere: { $square }.
refusal-not-here = Questa carta non è scoperta su { $square }: { $card }.
refusal-named-already = Hai già nominato questa carta: { $card }.
refusal-other-place = Un’azione prende carte da un solo luogo, e questa è in un altro: { $card }.
refusal-one-card-of-field = Un’azione prende una sola carta da uno spazio carta, e tu ne hai nominate più d’una: { $cards }.
refusal-no-remains = Questa carta non fa parte delle spoglie di un servo, quindi togli «remains»: { $card }.
refusal-burning = Questa carta sta bruciando e nessuno può prenderla: { $card }.
refusal-servant-leaves-it = I servi non possono prendere questa carta; è per i cacciatori vivi: { $card }.
refusal-field-covered = Qui c’è ancora una carta coperta, quindi non si può posare nulla: { $field }.
refusal-remains-here = Qui ci sono le spoglie di un servo, e non si può posare altro: { $square }.
refusal-empty-sheet = { $figure } non ha carte da posare.
refusal-dagger-stays = Il pugnale non è una carta: non si può posare.
refusal-nothing-to-use = { $figure } non porta oggetti che si usano come azione.
refusal-weapon-in-fights = Un’arma si usa in combattimento, non così: { $card }.
refusal-works-by-itself = Questa carta agisce da sola, senza azione: { $card }.
refusal-light-has-its-verb = Accendere la dinamite con la torcia è un’azione a parte: { $card }.
refusal-cast-has-its-verb = Pronunciare la formula è un’azione a parte: { $card }.
refusal-key-has-its-verb = Provare una chiave su una porta è un’azione a parte: { $card }.
refusal-servant-without-powers = I servi non possono usare né chiavi né altri poteri.
refusal-no-formula = Non hai la formula degli zombie.
refusal-plan-shows-nothing = Sul tuo piano non c’è più nessuna carta coperta che la mappa possa mostrare: { $floor }.
refusal-plan-of-other-floor = La mappa mostra solo le carte del tuo piano ({ $floor }), e { $field } è su un altro.
refusal-no-hatch-here = La scala a pioli si appoggia solo su una casella della botola, e questa non lo è: { $square }.
refusal-zombie-in-coffin = Nessuno zombie può stare nella bara: { $square }.
refusal-zombie-in-wall = Finché c’è il gettone muro, su questa casella non può stare nessuno zombie: { $square }.
refusal-zombie-needs-room = Su questa casella c’è già qualcuno: { $square }.
refusal-zombies-apart = Su questa casella sta già il primo zombie: { $square }.
refusal-unreadable = «{ $given }» non è una mossa di questo gioco. Scrivi per esempio «stay», «Gh5», «hit V sword» oppure «end».
refusal-no-such-card = «{ $given }» non indica nessuna carta di questa edizione. Scrivi una carta con il suo numero (E09) o con il suo nome inglese (sword).
refusal-which-card = Più carte si chiamano «{ $given }». Scrivi il numero di quella che intendi: { $cards }.
refusal-no-such-square = La villa non ha una casella «{ $given }». Le caselle si scrivono come «Gh11»: piano C, G o U, colonna da a a o, riga da 1 a 11.
refusal-no-such-door = La villa non ha una porta «{ $given }». Le porte si scrivono con le loro due caselle, come «Gh5/h6».
refusal-no-such-field = Non c’è uno spazio carta «{ $given }». Gli spazi sono da C1 a C12, da G1 a G12 e da U1 a U12.
refusal-no-such-figure = Non c’è una pedina «{ $given }». Le pedine sono red, blue, green, yellow e vampire, oppure R, B, G, Y e V.
refusal-not-there = Hai scritto «{ $given }», ma qui è «{ $found }».
refusal-other-slot = Hai scritto una mossa per «{ $given }», ma è il turno di «{ $found }».
refusal-result = «{ $given }» indica un risultato. Lo decidono i dadi e le regole: scrivi soltanto che cosa fai.
position-no-hunter = Nessun cacciatore è vivo: la partita sarebbe finita.
position-wrong-life = «{ $figure }» non può avere { $given } punti vita: i vivi ne hanno da 1 a { $most }, i morti 0.
position-wrong-status = «{ $figure }» deve essere living, corpse, servant o gone.
position-wrong-bats = Le carte pipistrello sono al massimo { $most }.
position-half-zombies = Entrambi gli zombie stanno su caselle e hanno un cacciatore che li ha messi, oppure nessuno dei due.
position-zombies-without-caster = Il cacciatore che ha messo gli zombie non è vivo: sarebbero spariti.
position-no-such-square = Qualcuno o qualcosa è su una casella che la villa non ha: { $given }.
position-square-taken = In due non si può stare sulla stessa casella: { $square }.
position-in-coffin = Soltanto il vampiro può stare su una casella della bara: { $square }.
position-in-wall = Finché c’è il gettone muro nessuno può stare su questa casella: { $square }.
position-gone-stands = «{ $figure }» è scomparso e non sta su nessuna casella.
position-gone-carries = «{ $figure }» è scomparso e non porta niente; questa carta deve stare altrove: { $card }.
position-too-much = «{ $figure }» porta più di quanto sta in { $most } posti.
position-wrong-border = «{ $figure }» non può portare questa carta, il suo bordo è di un altro colore: { $card }.
position-card-twice = Ogni carta sta in un solo luogo, e questa è nominata due volte: { $card }.
position-card-nowhere = Questa carta non sta da nessuna parte: { $card }.
position-card-not-in-box = Questa edizione non ha la carta { $card }.
position-card-in-hand = Il vampiro tiene carte cantina soltanto prima della fine della preparazione: { $card }.
position-wrong-deck = La carta { $card } non può stare coperta su { $field }: le carte evento stanno di sopra, le carte cantina in cantina.
position-field-covered = Dove c’è una carta coperta non può esserci altro: { $field }.
position-trap-lies-open = Una trappola è coperta o fuori dal gioco, mai scoperta né su una scheda: { $card }.
position-too-few-fields = Le carte mai nominate ({ $count }) stanno coperte, e gli spazi liberi per loro sono soltanto questi: { $left }.
position-arranged-already = Finché il vampiro prepara ancora la cantina, nessuna carta cantina è posata e nessuna serratura è scelta; ciò che ha già posato si scrive come «draft».
position-wrong-charge = Una carica accesa richiede dinamite e torcia sulla sua casella, un cacciatore o servo che l’ha accesa e, accanto, una porta o il muro da far saltare.
position-ladder-elsewhere = La scala a pioli si appoggia soltanto su una casella della botola.
position-remains-of-the-living = «{ $figure }» non è scomparso: non ci sono spoglie di quel colore.
position-on-the-floor = Questa carta non può stare così per terra: { $card }.
position-wrong-chips = I gettoni lucchetto bianchi, su porte e nella riserva, sono { $wanted }, non { $given }.
position-armoured-door-hurt = La porta blindata non può essere danneggiata né distrutta: { $door }.
position-wrong-damage = Una porta perde al massimo { $most } punti, e allora è distrutta: { $door }.
position-wrong-locks = La cripta e la porta blindata hanno due serrature diverse delle quattro.
position-wrong-wardrobe = Un capo del guardaroba sta su una casella numerata da 2 a { $most }.
position-servant-hides = Tutte le carte di un servo sono scoperte, anche questa: { $card }.
position-open-card-unknown = Questa carta è scoperta, quindi tutti la conoscono: { $card }.
position-hunters-forget = Tutti i cacciatori sanno che cosa c’è sulle loro schede, anche questa carta: { $card }.
position-vampire-forgets = Il vampiro ha posato le carte cantina e le conosce tutte, anche questa: { $card }.
position-untrue-knowledge = Ciò che si saprebbe di questa carta non è vero: { $card }.
position-not-hidden = «{ $figure }» non porta questa carta di nascosto: { $card }.
position-untrue-lock = Una chiave che ha fallito non entra nella serratura, e una che ha aperto sì.
position-vampire-elsewhere = Il vampiro è giocato dal posto che lo ha dall’inizio, e quel posto non può cambiare squadra.
position-no-such-seat = «{ $figure }» non può essere giocato dal posto { $given }: non esiste.
position-both-teams = «{ $figure }» è un cacciatore vivo e non può essere giocato da un posto della squadra del vampiro.
position-servant-elsewhere = «{ $figure }» è un servo e deve essere giocato da un posto della squadra del vampiro.
position-slot-of-nobody = Non può essere il turno di «{ $figure }», morto o scomparso.
position-wrong-question = Questa decisione non appartiene a un turno di «{ $figure }».
position-not-asked-now = La decisione «{ $decision }» non può essere aperta in questo momento del turno di «{ $figure }».
position-no-throw = «{ $figure }» deve scegliere una destinazione: «thrown» deve dire che cosa è stato tirato.
position-wrong-throw = «{ $figure }» non può aver tirato { $given }: i dadi danno al massimo { $most }.
position-hunter-flies = Solo il vampiro vola, quindi «bat_slot» non può essere vero nel turno di «{ $figure }».
position-nothing-to-answer = Il posto { $seat } è interpellato, ma non ha risposte possibili.
position-not-ready = «{ $figure }» sarebbe pronto a piantare il paletto, ma non è un cacciatore vivo accanto alla bara con martello e paletto.
position-effects-ended = «{ $figure }» non è un cacciatore vivo: veleno, ratti, ceppi e grasso di prima della morte sono finiti.
position-kit-used-up = Una cassetta di pronto soccorso esaurita è fuori dal gioco.
position-without-draft = La decisione «{ $decision }» è aperta soltanto a metà di una riga: scrivi sotto «after» dove la riga è cominciata e sotto «draft» le sue mosse finora.
position-wrong-draft = «{ $given }» non è una mossa lecita di una riga ancora incompiuta.
position-over-without-cause = Una partita finita deve avere una «cause», una in corso non ne ha.

## Scene
question = { $figure }: { $question }
room-own = { $room }
room-stair = Scala
room-passage = Passaggio del vampiro
room-coffin = Bara
square-coffin = bara
square-passage = passaggio del vampiro
square-stair = scala
square-hatch = botola
square-start = casella di partenza
kind-event-card = carta evento
kind-cellar-card = carta cantina
kind-hunter = cacciatore
kind-vampire = vampiro
kind-corpse = cadavere
kind-servant = servo
kind-gone = fuori gioco
kind-wardrobe-piece = capo del guardaroba
kind-crypt-lock = serratura della cripta
kind-armour-lock = serratura della porta blindata
kind-lock-card = carta lucchetto
kind-door = porta
kind-one-way-door = porta a senso unico
kind-crypt-door = porta della cripta
kind-armoured-door = porta blindata
kind-zombie = zombie
kind-wall-chip = gettone muro
mark-object = oggetto
mark-power = potere
mark-trap = trappola
mark-for-red = solo per il rosso
mark-for-blue = solo per il blu
mark-for-green = solo per il verde
mark-for-yellow = solo per il giallo
mark-remains-red = spoglie (rosso)
mark-remains-blue = spoglie (blu)
mark-remains-green = spoglie (verde)
mark-remains-yellow = spoglie (giallo)
mark-unlit = spenta
mark-lit = accesa
mark-laid = appoggiata alla botola
mark-secret = non tutti la conoscono
mark-face-down = coperta
mark-face-up = scoperta
mark-turned-up = appena scoperta
mark-not-shield = non può essere lo scudo
mark-not-garlic = non può essere l’aglio
mark-acting = agisce ora
mark-ready-to-stake = alla bara con martello e paletto
mark-lying = giace nella bara
mark-staked = con il paletto nel cuore
mark-bat = vola da pipistrello
mark-worn = addosso
mark-kept-off = non può attaccare nel suo prossimo turno
mark-poisoned = veleno
mark-rats = ratti
mark-shackled = in ceppi
mark-stuck = non riesce a liberarsi dal grasso
mark-not-lock-1 = non oro
mark-not-lock-2 = non argento
mark-not-lock-3 = non rame
mark-not-lock-4 = non ferro
mark-open = aperta
mark-closed = chiusa
mark-destroyed = distrutta
mark-damaged = danneggiata
mark-forward = verso destra o il basso
mark-backward = verso sinistra o l’alto
mark-active = deve rispondere
mark-plays-vampire = gioca il vampiro
mark-turned = ha cambiato squadra
zone-figures = Pedine
zone-wardrobe = Guardaroba
zone-locks = Serrature
zone-sheet-red = Scheda rossa
zone-sheet-blue = Scheda blu
zone-sheet-green = Scheda verde
zone-sheet-yellow = Scheda gialla
zone-hand = Da disporre
zone-fields = Carte sugli spazi
zone-floor = Per terra
zone-out = Fuori dal gioco
zone-unseen = Non ancora viste
zone-doors = Porte
zone-pawns = Zombie e muro
counter-round = Giro
counter-last-round = Ultimo giro
counter-chips = Gettoni bianchi
counter-bats = Carte pipistrello
counter-kit-uses = Usi della cassetta
counter-thrown = Tiro
counter-fuse = Turni della miccia
counter-figures = Pedine
notice-set-up = Preparazione ({ $player })
notice-turn = { $figure } ({ $player })
notice-thrown = Tiro: { $thrown }.
notice-bat = Tiro del pipistrello: { $thrown }.
notice-found = Scoperta su { $field }: { $card }.
notice-found-hidden = I cacciatori guardano la carta di { $field }.
notice-diagonals = Gittate anche in diagonale.
notice-public-finds = Ritrovamenti pubblici.
notice-remembered-cellar = Cantina senza appunti.
notice-crypt = Dei cacciatori sono soli nella cripta: se il vampiro non torna, perde { $points } punti vita alla fine del suo turno.
notice-fuse = Una miccia brucia su { $square } (bersaglio: { $door }). Esplode alla fine del prossimo turno di { $figure }.
notice-fuse-now = Una miccia brucia su { $square } (bersaglio: { $door }). Esplode alla fine del turno di { $figure }.
notice-taking = Prendi: { $cards }
notice-weapon = Arma: { $weapon }
notice-using = Usi: { $card }
notice-zombie = Primo zombie: { $square }
notice-laid = Disposte da C1 in poi: { $cards }
notice-crypt-lock = Serratura della cripta: { $lock }
then-steps =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
then-face-down = { $field }: carta coperta
then-known = { $field }: { $card }, coperta
then-open = { $field }: { $cards }
then-remains = per terra: { $cards }
then-lies-down = bara: +{ $points } punti vita per turno, e sotto { $most } non puoi uscire
then-beside-coffin = accanto alla bara: dal tuo prossimo turno puoi piantargli qui il paletto
then-wardrobe = a portata di mano: { $piece }
then-door-left = punti rimasti alla porta: { $points }
then-failed = già provata invano
then-kit = punti vita: +{ $points }, usi rimasti: { $left }
then-range = gittata { $range }
then-range-diagonal = gittata { $range }, anche in diagonale
then-damage =
    { $dice ->
        [one] { $dice } dado { $bonus }
       *[other] { $dice } dadi { $bonus }
    }
then-dice =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }
then-works-from = funziona da un tiro di { $number } in su
then-loses = punti vita: -{ $points }
then-blast = chi è nella stanza perde { $points } punti vita
then-keeps-off = il vampiro non può attaccare nel suo prossimo turno
then-holds = il bersaglio non può muoversi nel suo prossimo turno
then-life = punti vita: { $points }
then-poisoned = veleno
then-rats = ratti
then-chips = gettoni bianchi rimasti: { $count }

## Editions
edition-unknown-word = { $file }: «{ $given }» non può stare sotto «{ $setting }». Possibilità: { $known }.
edition-bad-name = { $file }: il nome «{ $setting }» deve avere da 1 a { $limit } caratteri visibili, senza spazi all’inizio né alla fine.
edition-hunter-order = { $file }: «{ $setting }» deve nominare ogni cacciatore esattamente una volta: { $known }.
edition-locks = { $file }: sotto «{ $setting }» devono stare { $wanted } nomi diversi.
edition-lock-place = { $file }: nelle mosse «{ $given }» indica sempre la serratura { $place }; sotto «{ $setting }» il nome può stare solo in quella posizione.
edition-no-such-room = { $file }: «{ $setting }» non indica nessuna stanza di questa villa. Una stanza prende il nome dalla sua casella più in alto e, se sono più d’una, da quella più a sinistra.
edition-deck-size = { $file }: numero di carte del mazzo «{ $deck }»: { $given }; devono essere da 1 a { $most }.
edition-card-once = { $file }: più carte hanno l’effetto «{ $effect }»; può essercene una sola.
edition-plan-rows = { $file }: sotto la riga con le lettere delle colonne «{ $setting }» deve avere { $wanted } righe, non { $given }.
edition-plan-width = { $file }: la riga { $line } di «{ $setting }» deve avere { $wanted } caratteri, non { $given }.
edition-plan-sign = { $file }: riga { $line }, carattere { $column } di «{ $setting }»: «{ $given }» non è possibile. Qui sta { $what }.
plan-square = una casella: «.», un numero (da 1 a 9, x, y, z), S, C, V, P, H o una scala (A, a, W, w, M, m, N, n)
plan-corner = un angolo: «+»
plan-outer-wall = il muro esterno: «|» o «-»
plan-edge = un lato: uno spazio, «|», «-», «:», D, X, Z o una freccia nella sua direzione («<», «>», «^», «v»)
edition-plan-count = { $file }: «{ $setting }» deve avere { $wanted ->
        [0] zero volte
        [one] una volta
       *[other] { $wanted } volte
    } il segno «{ $sign }», non { $given ->
        [one] una volta
       *[other] { $given } volte
    }.
edition-stair-shifted = { $file }: la casella scala «{ $sign }» deve stare nello stesso punto su entrambe le sue piante («{ $setting }»).
edition-stair-parted = { $file }: le due caselle di una scala, { $square } e { $other }, devono toccarsi senza muro né porta («{ $setting }»).
edition-passage-openings = { $file }: la casella del passaggio { $square } di «{ $setting }» deve avere esattamente un lato senza muro, non { $given }.
edition-start-squares = { $file }: «{ $setting }» nomina { $given }; deve nominare le caselle disegnate con S: { $known }.
edition-start-shut = { $file }: nessuno può lasciare la casella di partenza { $square } finché le altre sono occupate («{ $setting }»).
edition-starts-apart = { $file }: le caselle di partenza { $square } e { $other } devono stare nella stessa stanza («{ $setting }»).
edition-coffin-parted = { $file }: le caselle della bara { $square } e { $other } devono stare una accanto all’altra («{ $setting }»).
edition-vampire-far = { $file }: la casella di partenza del vampiro, { $square }, deve stare accanto alla bara («{ $setting }»).
edition-crypt-holds = { $file }: bara e casella di partenza del vampiro devono stare nella cripta, passaggio e botola fuori; { $square } non va bene («{ $setting }»).
edition-too-many-doors = { $file }: le tre piante hanno { $given } porte; al massimo possono essere { $most }.
edition-crypt-open = { $file }: solo una porta della cripta (X) può portare nella cripta, e al suo interno non ce ne sono; guarda fra { $square } e { $other } («{ $setting }»).
edition-armoured-elsewhere = { $file }: la porta blindata { $square } deve toccare la casella scala A («{ $setting }»).
edition-map-cut-off = { $file }: in questa villa non si può giocare a causa della casella { $square } («{ $setting }»): { $reason }.
cut-off-from-the-hall = all’inizio i cacciatori non possono arrivarci dall’atrio
cut-off-cellar-open = sta in cantina, e i cacciatori possono arrivarci fin dall’inizio
cut-off-no-way-back = i cacciatori che sono lì non possono mai più tornare nell’atrio
cut-off-by-wall = anche quando il muro è saltato i cacciatori non possono arrivarci
cut-off-by-passage = con la carta pseudovampiro un cacciatore non può arrivarci attraverso il passaggio
cut-off-after-a-fall = chi vi cade per un trabocchetto non raggiunge nessuna porta che porti fuori
cut-off-from-the-crypt = il vampiro non può arrivarci dalla sua casella di partenza
warning-event-cards = Nota: questa edizione ha { $given } carte evento; la scatola ne ha { $usual }.
warning-cellar-cards = Nota: questa edizione ha { $given } carte cantina; la scatola ne ha { $usual }.
warning-number-at-locked-door = Nota: la casella numerata { $square } tocca una porta chiusa all’inizio. Chi vuole provarci una chiave deve prima scoprire la carta.

## Advice
advice-must = Non puoi fare altro.
advice-arrange = Metti le trappole vicino agli ingressi, e ciò che serve ai cacciatori dove arrivano tardi.
advice-lock = Va bene qualsiasi colore, purché non sia ogni volta lo stesso.
advice-own-servant = Gioca tu il servo: così fa quello che vuoi.
advice-dress = Prendi prima il tuo guardaroba: senza denti e unghie non puoi mordere.
advice-wear = Indossalo: ti rende più forte e non costa nulla.
advice-fly = Diventa un pipistrello: la strada è lunga.
advice-prey = Punta un cacciatore che valga il morso: ti rende più di quanto ti costano i suoi colpi.
advice-bite = Mordi: più il cacciatore è debole, prima sarà al tuo servizio.
advice-drain = Mordi: in cantina guadagni i punti che la vittima perde.
advice-home = Torna nella tua bara: lì riprendi le forze e nessuno può colpirti.
advice-lie-still = Resta nella bara: nessuno con martello e paletto è vicino, e nessuna preda vale i colpi.
advice-keep-away = Stai alla larga: martello e paletto potrebbero arrivare alla bara prima che tu sia di nuovo in forze.
advice-servant-strikes = Colpisci: meno cacciatori vivono, meglio è per il tuo padrone.
advice-servant-follows = Avvicinati a un cacciatore: nel tuo prossimo turno potrai colpire.
advice-servant-runs = Scappa: finché porti il martello o il paletto, i cacciatori non possono usarli.
advice-stake = Pianta il paletto: così la partita è vinta.
advice-stand-by-coffin = Mettiti accanto alla bara con martello e paletto: se il vampiro vi si sdraia, è la sua fine.
advice-strike = Colpisci il vampiro finché è a portata.
advice-strike-servant = Abbatti il servo: ha pochi punti vita, e ciò che porta cade a terra.
advice-hunt-servant = Vai verso il servo: puoi colpirlo anche dopo un movimento.
advice-chase = Avvicinati al vampiro: se cominci il turno accanto a lui, puoi colpirlo.
advice-occupy = Entra nella cripta: finché il vampiro è via e lì c’è un cacciatore, perde punti.
advice-search = Va’ alla carta più vicina che nessun altro cacciatore raggiunge prima di te.
advice-fetch = Va’ a prendere ciò che è scoperto: ti serve.
advice-take = Ti è utile.
advice-leave = Non ti serve, o non hai posto.
advice-hand-over = Posala su questo spazio per il cacciatore che ha l’altra metà.
advice-make-room = Posa ciò che ti serve di meno, per poter prendere ciò che conta.
advice-meet = Avvicinati: un altro cacciatore porta ciò che va con la tua carta.
advice-ladder = Appoggia la scala a pioli alla botola: apre la cantina a tutti i cacciatori.
advice-blast = Accendi la carica: libera la strada.
advice-unlock = Prova una chiave sulla cripta: forse è quella giusta, e anche un errore dice qualcosa.
advice-let-in = Prova dall’interno una chiave sulla porta blindata: fa entrare gli altri in cantina.
advice-break = Sfonda la porta della cripta: la forza aiuta dove nessuna chiave va bene.
advice-cure = Aiuta chi ne ha più bisogno.
advice-plan = Guarda una carta coperta con la mappa: con questa azione non c’è nulla di meglio da fare.
advice-wait = Aspetta: ora non c’è nulla di utile alla tua portata.
advice-end = Qui nulla vale un’azione.

## Orders
