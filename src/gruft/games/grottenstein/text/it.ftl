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
card-zombie-formula = Formula degli zombi
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
option-vampire_seat = Posto che gioca il vampiro, contando da 0
option-hunter_order = Ordine di turno dei cacciatori (printed: come nell’edizione)
option-preset = Valori dell’edizione (printed: invariati; dagger_minus_2: il pugnale fa un dado -2)
option-vampire_zero = Che cosa succede quando il vampiro non ha più punti vita (printed: come nell’edizione; dies: vincono i cacciatori; coffin: viene deposto nella sua bara)
option-max_rounds = Dopo quanti giri vince la squadra del vampiro (0: come nell’edizione)
option-no-such-seat = L’opzione «{ $option }» indica un posto da 0 a { $high }.

## Decisions
decision-over = La partita è finita.
decision-wait = Ora non tocca a te.
decision-placing = Quale carta metti sul prossimo spazio della cantina?
decision-locking-crypt = Quale serratura dai alla cripta?
decision-locking-armour = Quale serratura dai alla porta blindata?
decision-rising = Chi gioca il nuovo servo?
decision-first = Come cominci questo turno?
decision-vampire-first = Come cominci questo turno da vampiro?
decision-destination = Dove vai?
decision-action = Che cosa fai adesso?
decision-revealed = Prendi la carta scoperta o la lasci?
decision-vampire-action = Che cosa fai adesso da vampiro?
decision-ending = Non si può fare altro: termini il turno?
decision-weapon = Quale arma usi?
decision-target = Chi o che cosa attacchi?
decision-taking = Quale carta prendi?
decision-taking-more = Quale altra carta prendi, o è tutto?
decision-putting = Quale carta deponi?
decision-closing = Quale porta chiudi?
decision-using = Quale oggetto usi?
decision-patient = Chi aiuti?
decision-looking = Quale carta coperta guardi?
decision-key-card = Quale chiave provi?
decision-key-door = Su quale porta la provi?
decision-casting = Dove sta il primo zombie?
decision-casting-again = Dove sta il secondo zombie?
decision-lighting = Che cosa fai saltare?
decision-biting = Chi mordi?

## Moves

## Facts
fact-plays = { $player } gioca: { $figure }.
fact-wardrobe = Il tuo appunto segreto: { $piece }, numero { $field }.
fact-arranged = Hai disposto le carte cantina, da C1 in poi: { $cards }. Le tue serrature: cripta { $crypt }, porta blindata { $armour }.
fact-arranged-hidden = Il vampiro ha disposto le carte cantina e scelto due serrature.
fact-slot = Giro { $round }. Di turno: { $figure } ({ $player }).
fact-slot-shackled = Giro { $round }. { $figure } ({ $player }) è in ceppi e perde questo turno.
fact-rises = { $figure } ({ $player }) risorge dai morti come servo. Punti vita: { $life }. Carte: { $cards }.
fact-end-staked = Il vampiro si riduce in polvere nella sua stessa bara.
fact-end-vampire-dead = Il vampiro non ha più punti vita: il conte Grottenstein non c’è più.
fact-end-no-hunter = Nella villa non c’è più nessun cacciatore vivo.
fact-end-rounds-over = L’ultimo giro è finito, e il vampiro si aggira ancora.
fact-wins = { $player } vince.
fact-flies = { $figure } diventa pipistrello e tira i dadi: { $thrown }. Carte pipistrello rimaste: { $left }.
fact-throws = { $figure } tira i dadi: { $thrown }.
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
fact-puts = { $figure } depone: { $card }.
fact-ladder = { $figure } appoggia la scala a pioli su { $square }: ora si passa per la botola.
fact-heals =
    { $gained ->
        [0] { $figure } usa: { $card }. Paziente: { $patient }. Non c’è nulla da curare. Usi rimasti: { $left }.
       *[other] { $figure } usa: { $card }. Paziente: { $patient }. Punti vita: +{ $gained }. Usi rimasti: { $left }.
    }
fact-cures = { $figure } usa: { $card }. Paziente: { $patient }. La cura fa effetto.
fact-looks = { $figure } usa la mappa e guarda la carta di { $field }: { $card }.
fact-looks-hidden = { $figure } usa la mappa e guarda la carta di { $field }.
fact-zombies = { $figure } pronuncia la formula degli zombi. Gli zombie stanno su { $squares }.
fact-zombies-vanish = Chi ha pronunciato la formula è morto: i due zombie svaniscono.
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
refusal-unreadable = «{ $given }» non è una mossa di questo gioco. Scrivi per esempio «throw», «Gh5», «hit V sword» oppure «end».
refusal-no-such-card = «{ $given }» non è una carta di questo gioco.
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
position-nothing-to-answer = Il posto { $seat } è interrogato, ma non potrebbe rispondere nulla.
position-not-ready = «{ $figure }» sarebbe pronto a piantare il paletto, ma non è un cacciatore vivo con martello e paletto.
position-kit-used-up = Una cassetta di pronto soccorso esaurita è fuori dal gioco.
position-without-draft = La decisione «{ $decision }» è aperta soltanto a metà di una riga: scrivi sotto «after» dove la riga è cominciata e sotto «draft» le sue mosse finora.
position-wrong-draft = «{ $given }» non è una mossa lecita di una riga ancora incompiuta.
position-over-without-cause = Una partita finita ha una «cause», e soltanto quella.

## Scene

## Editions

## Advice

## Orders
