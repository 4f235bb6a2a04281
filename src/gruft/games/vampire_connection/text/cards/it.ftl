# What each card of The Vampire Connection does, in a sentence or three.
about-back = Una carta vampiro coperta. La conosce solo chi l’ha in mano.
about-vampire = Un vampiro: nel castello beve dai prigionieri, nella tomba riposa. Nel castello i cacciatori non lo raggiungono.
about-victims = Una vittima: il numero di sinistra conta ogni volta che il suo castellano beve, quello di destra una volta sola, quando viene prosciugata.
about-defences = Una difesa del villaggio: respinge alcune forme, le altre passano oltre.
about-events = Un evento del villaggio: avviene subito e chiude la fase di gioco.
about-traveller = Il vampiro in viaggio, nella forma scelta. Prima dell’arrivo i cacciatori possono colpire; la nebbia e il gobbo non li temono.
about-mist = Scivola come nebbia tra castello e tomba o al villaggio. Nessun cacciatore ti ferma. Al villaggio ti respingono: { $turned }.
about-wolf =
    { $stakes ->
        [one] Corri come lupo tra castello e tomba o al villaggio. A un cacciatore serve { $stakes } paletto per fermarti. Al villaggio ti respingono: { $turned }.
       *[other] Corri come lupo tra castello e tomba o al villaggio. A un cacciatore servono { $stakes } paletti per fermarti. Al villaggio ti respingono: { $turned }.
    }
about-bat =
    { $stakes ->
        [one] Paga 1 goccia e vola tra castello e tomba, al villaggio, o a un castello altrui per rubare un prigioniero. A un cacciatore serve { $stakes } paletto per fermarti. Al villaggio ti respingono: { $turned }.
       *[other] Paga 1 goccia e vola tra castello e tomba, al villaggio, o a un castello altrui per rubare un prigioniero. A un cacciatore servono { $stakes } paletti per fermarti. Al villaggio ti respingono: { $turned }.
    }
about-carriage =
    { $stakes ->
        [one] Giocala con un gobbo come cocchiere: vai tra castello e tomba, al villaggio, o a un castello altrui per rubare un prigioniero. A un cacciatore serve { $stakes } paletto per fermarti. Al villaggio ti respingono: { $turned }.
       *[other] Giocala con un gobbo come cocchiere: vai tra castello e tomba, al villaggio, o a un castello altrui per rubare un prigioniero. A un cacciatore servono { $stakes } paletti per fermarti. Al villaggio ti respingono: { $turned }.
    }
about-hunchback = Tre usi: mandalo da solo al villaggio (nessun cacciatore lo tocca; lo respinge solo: { $turned }), fagli guidare una carrozza, o rianima il tuo vampiro impalettato. Tienine uno!
about-beatquick = Un cacciatore, bravo contro i pipistrelli. Giocalo con dei paletti sul vampiro di un altro: { $tomb } nella tomba, { $wolf } contro un lupo, { $bat } contro un pipistrello, { $carriage } contro una carrozza. Solo un gobbo rianima un vampiro impalettato.
about-thrashon = Un cacciatore, bravo contro i lupi. Giocalo con dei paletti sul vampiro di un altro: { $tomb } nella tomba, { $wolf } contro un lupo, { $bat } contro un pipistrello, { $carriage } contro una carrozza. Solo un gobbo rianima un vampiro impalettato.
about-rudey = Un cacciatore, bravo alle tombe. Giocalo con dei paletti sul vampiro di un altro: { $tomb } nella tomba, { $wolf } contro un lupo, { $bat } contro un pipistrello, { $carriage } contro una carrozza. Solo un gobbo rianima un vampiro impalettato.
about-assistant = Un cacciatore solo per le tombe. Giocalo con i suoi paletti ({ $tomb }) sul vampiro di un altro che giace nella tomba. Chi viaggia è troppo veloce per lui.
about-stake = Da solo non vale niente: ai cacciatori servono paletti per colpire. Quanti, dipende dal cacciatore e da come viaggia il vampiro.
about-double-success = Aggiungilo a una visita al villaggio: giri due carte invece di una, e contano tutte e due.
about-good-opportunity = Nel tuo turno prosciuga un prigioniero senza protezione di qualunque castello, anche altrui. Ricevi subito il suo numero di destra in gocce. Il suo castellano può respingerti.
about-escape = Nel tuo turno libera un prigioniero di qualunque castello, anche protetto. Torna al villaggio e nessuno può impedirlo.
about-crucifix = Posalo su quante vittime vuoi di un castello con un prete: finché il loro castellano non ha bevuto una volta, non danno sangue e non si possono rubare né prosciugare. Oppure giocalo contro un furto o una Buona occasione: con un prete tra i tuoi prigionieri salva la vittima.
about-holy-water = Posala su una o due vittime di un castello con un prete: finché il loro castellano non ha bevuto una volta, non danno sangue e non si possono rubare né prosciugare. Oppure giocala contro un furto o una Buona occasione: con un prete tra i tuoi prigionieri salva la vittima.
about-book = Posalo su una vittima di qualunque castello: finché il suo castellano non ha bevuto una volta, non dà sangue e non si può prosciugare, ma si può rubare. Oppure giocalo contro una Buona occasione su un tuo prigioniero. Non serve un prete.
about-party = Sacrifica un tuo prigioniero: se bevi in questo turno, i numeri di sinistra di tutti gli altri valgono doppio. Anche quelli negativi!
about-without-ability = Il vampiro di questo giocatore. A questo tavolo le capacità sono disattivate: per tutti i vampiri valgono le stesse regole.
about-biggulp = Il conte Gransorso riceve 1 in più per ogni vittima femminile con il suo segno che prosciuga.
about-ficklecrash = Il conte Volacasca può giocare un pipistrello come lupo, senza pagare, e guida la carrozza senza gobbo.
about-shortway = La contessa Viabreve va dalla tomba al castello senza carta, e nessun cacciatore la ferma. Per tornare nella tomba le serve una carta, come a tutti.
about-garlictooth = L’aglio non respinge mai il conte Dentedaglio, in qualunque forma viaggi.
about-stoneheart = Contro la contessa Cuordipietra ai cacciatori serve sempre un paletto in più.
about-miststone = La contessa Pietranebbia passa dalle finestre inchiodate, in qualunque forma viaggi.
about-victim = A sinistra: { $left } ogni volta che il suo castellano beve, finché la vittima è prigioniera. A destra: { $right } una volta sola, se la prosciughi nel turno in cui l’hai rapita. Poi è morta.
about-bonus = A sinistra: { $left } ogni volta che il suo castellano beve, finché è prigioniera. A destra: { $right } una volta sola, se la prosciughi nel turno in cui l’hai rapita; il conte Gransorso riceve 1 in più.
about-priest = A sinistra: { $left } ogni volta che il suo castellano beve, finché è prigioniero. A destra: { $right } una volta sola, se lo prosciughi nel turno in cui l’hai rapito. È un prete: dove c’è lui, crocifisso e acqua santa funzionano.
about-garlic = Respinge: { $forms }. Le altre forme passano oltre e girano la carta successiva. Poi si scarta.
about-windows = Respingono: { $forms }. Le altre forme passano oltre e girano la carta successiva. Poi si scartano.
about-church = Respinge: { $forms }. Le altre forme passano oltre e girano la carta successiva. Poi si scarta.
about-sunrise = Tutti i vampiri fuggono nelle tombe, alla portata dei cacciatori. Chi l’ha girata in questo turno non beve e non riposa, e pesca una sola carta.
about-masked-ball = Il vampiro in visita torna al castello. Chi ha prigionieri ne dà uno in segreto a sinistra. Poi il turno si chiude e si beve.
about-unrest = Il vampiro in visita torna al castello. Tutti i prigionieri di tutti i castelli tornano al villaggio, anche quelli protetti. Poi il turno si chiude.
about-angel = Il vampiro in visita torna al castello. Tutti i morti tornano al villaggio; il sangue già bevuto resta. Poi il turno si chiude.
