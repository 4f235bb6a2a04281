# Che cosa fa ogni pezzo di Vampir, in una o tre frasi.

about-weapon =
    Un’arma. Invece di muoverti, colpisci un bersaglio { $range ->
        [one] su una casella vicina
       *[other] entro { $range } caselle
    }. Danni: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }{ $plus }. { $doors ->
        [0] Contro le porte non serve.
       *[other] Sfonda anche le porte.
    }
about-hammer =
    Uno dei due attrezzi per uccidere il vampiro: porta martello e paletto, termina un turno accanto alla bara e colpisci nel turno successivo. Come arma, { $range ->
        [one] su una casella vicina
       *[other] entro { $range } caselle
    }: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }{ $plus }.
about-stake =
    Con questo si vince. Portalo insieme al martello, termina un turno accanto alla bara e, se nel tuo turno successivo il vampiro vi giace, piantaglielo nel cuore. Come arma: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }{ $plus }.
about-crucifix =
    Agisce solo sul vampiro. Tira un dado: da { $from } in su il vampiro perde { $points } punti vita e nel suo prossimo turno non può attaccare. { $uses ->
        [0] La carta resta tua.
       *[other] Poi la carta è esaurita.
    }
about-holy-water =
    Agisce solo sul vampiro, { $range ->
        [one] su una casella vicina
       *[other] entro { $range } caselle
    }. Danni: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }{ $plus }. { $uses ->
        [0] La carta resta tua.
       *[other] Poi la carta è esaurita.
    }
about-grease =
    Lancialo su un nemico { $range ->
        [one] su una casella vicina
       *[other] entro { $range } caselle
    } e tira un dado: da { $from } in su il nemico non può muoversi nel suo prossimo turno. { $uses ->
        [0] La carta resta tua.
       *[other] Poi la carta è esaurita.
    }
about-kit = Cura te o una pedina accanto. Punti vita: +{ $points }, fino a { $most }. Usi: { $uses }.
about-antidote = Per te o per una pedina accanto: mette fine al veleno (punti vita: -{ $points } a turno). La carta resta tua.
about-ladder = Usata su una casella della botola, collega pianterreno e cantina per tutti, vampiro compreso. Un cacciatore sulla botola può riprenderla.
about-dynamite = Se porti anche la torcia, accendila accanto a una porta chiusa o alla scala murata. Alla fine del tuo turno successivo tira un dado: da { $from } a { $sides } la via è aperta per sempre e chi è nella stanza perde { $points } punti vita.
about-torch = Accende la dinamite, se le porti entrambe. Da sola non serve a nulla.
about-plan = Usala per guardare una carta coperta del piano in cui ti trovi. La vedono solo i cacciatori, e la mappa resta tua.
about-flute = Per te o per una pedina accanto: scaccia i ratti (punti vita: -{ $points } a turno). La carta resta tua.
about-shield = Agisce da solo: ogni attacco contro di te fa { $points } danni in meno.
about-garlic = Agisce da solo: ogni morso del vampiro ti fa { $points } danni in meno. Si somma allo scudo; i servi lo ignorano.
about-pseudo-vampire = Puoi usare il passaggio del vampiro tra pianterreno e cantina, in un passo. Non occupa posto e dura per sempre.
about-zombie-formula = Una sola volta: metti due zombie su caselle libere. Nessuno vi entra, fino alla tua morte.
about-key = Provala su una porta chiusa a chiave accanto a te: apre la serratura del suo colore. Non occupa posto e non si consuma.
about-universal-key = Apre ogni serratura: una porta della cripta, o la porta blindata dal lato della cantina. Non occupa posto e non si consuma.
about-rats = Una trappola: i ratti ti assalgono (punti vita: -{ $points } alla fine di ogni turno) finché qualcuno non suona il flauto.
about-bat-swarm =
    Una trappola. Danni per la pedina che la scopre: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }{ $plus }.
about-spirit = Una trappola: lo spirito ti riporta nell’atrio.
about-demon =
    Una trappola. Danni per la pedina che la scopre: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }{ $plus }.
about-poison = Una trappola: veleno nel sangue (punti vita: -{ $points } alla fine di ogni turno, da subito), fino all’antidoto.
about-trapdoor = Una trappola: cadi di un piano, sullo stesso numero (punti vita: -{ $bonus }). Dal pianterreno è una via per la cantina.
about-shackles = Una trappola: la pedina che la scopre perde tutto il suo prossimo turno.
about-blood-altar = Una trappola: beve il tuo sangue (punti vita: -{ $bonus }), e il vampiro guadagna ciò che perdi.
about-event-card = Una carta evento coperta. Un cacciatore che si ferma sulla sua casella la scopre: oggetto, potere o trappola.
about-cellar-card = Una delle carte che il vampiro ha disposto in cantina: armi, una chiave e il paletto, ma anche trappole. Un cacciatore che si ferma sulla sua casella la scopre.
about-hunter =
    In vita e a caccia: { $life } punti vita all’inizio, un pugnale e { $places } posti per oggetti. Le carte { $colour ->
        [red] rosse
        [blue] blu
        [green] verdi
       *[yellow] gialle
    } spettano solo a questa pedina. A 0 muore e risorge come servo del vampiro.
about-corpse = Un cadavere. All’inizio del suo prossimo turno risorge come servo del vampiro con { $life } punti vita.
about-servant = Un tempo cacciava, ora è dalla parte del vampiro: un servo, risorto con { $life } punti vita. Si muove e combatte come i cacciatori, ma senza chiavi, poteri né paletto. A 0 scompare per sempre.
about-gone = Questa pedina ha lasciato la villa per sempre.
about-vampire =
    Il conte: { $life } punti vita all’inizio. Nella bara ne recupera { $gain } a turno e niente lo ferisce. { $dies ->
        [0] A 0 punti non è morto: giace finché non li ha ripresi tutti, e lì lo uccidono solo martello e paletto.
       *[other] Lì lo uccidono martello e paletto; fuori, anche le ferite.
    }
about-cape = Con il mantello il vampiro vola da pipistrello: tira { $dice } dadi invece di due e attraversa ogni porta, ma in quel turno non morde. Carte pipistrello: { $bats }.
about-teeth =
    Il vampiro morde solo con denti e unghie. Danni per un cacciatore vicino: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }{ $plus }. In cantina guadagna ciò che beve.
about-nails =
    Il vampiro morde solo con unghie e denti. Danni per un cacciatore vicino: { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }{ $plus }. In cantina guadagna ciò che beve.
about-lock = Una serratura che il vampiro può scegliere. La apre la chiave del suo colore.
about-crypt-lock = La serratura delle due porte della cripta. La apre la chiave del suo colore, e anche quella universale. Solo il vampiro sa quale sia.
about-armour-lock = La serratura della porta blindata. La apre la chiave del suo colore, ma solo dal lato della cantina. Solo il vampiro sa quale sia.
about-door = Una porta comune. Cacciatori e servi possono chiuderla con un gettone; allora ferma loro, non il vampiro. Cede dopo { $points } punti di danno.
about-one-way-door = Si apre solo nel verso della freccia, anche per colpi e tiri. Dopo { $points } punti di danno è aperta da entrambi i lati.
about-crypt-door = Chiusa fin dall’inizio. Aprila con la chiave giusta, sfondala ({ $points } punti) o falla saltare: dietro c’è la bara del vampiro.
about-armoured-door = La apre solo la chiave giusta, e solo dal lato della cantina. Colpi e dinamite non servono. Una volta aperta, resta aperta.
about-wall-chip = La scala murata per la cantina. La libera solo la dinamite.
about-zombie = Uno zombie blocca la sua casella per tutti. Non si può attaccare e svanisce quando muore chi l’ha evocato.
