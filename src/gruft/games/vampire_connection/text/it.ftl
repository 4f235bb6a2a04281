# The Vampire Connection: every word a player reads, apart from the rulebook.

## Game and options
game-name = The Vampire Connection
game-author = Henning Poehl
game-about = Baratta con gli altri vampiri, porta via vittime dal villaggio, deruba i vicini e bevi più sangue di tutti, senza che nessuno ti impaletti.
option-abilities = I vampiri usano le loro capacità (no: variante per la prima partita)
option-vampire_0 = Vampiro del posto 0 (drawn: a sorte)
option-vampire_1 = Vampiro del posto 1 (drawn: a sorte)
option-vampire_2 = Vampiro del posto 2 (drawn: a sorte)
option-vampire_3 = Vampiro del posto 3 (drawn: a sorte)
option-vampire_4 = Vampiro del posto 4 (drawn: a sorte)
option-vampire_5 = Vampiro del posto 5 (drawn: a sorte)
option-start = Posto del primo giocatore, contando da 0 (-1: a sorte)
option-max_rounds = Dopo quanti giri la partita finisce al più tardi
option-memory = La memoria conta: gli scarti e il resto del villaggio restano chiusi, e le carte già viste non si rivedono più
option-no-such-seat = L’opzione «{ $option }» indica un posto da 0 a { $high }, oppure -1.
option-vampire-twice = Ogni posto ha un vampiro diverso; «{ $vampire }» è scelto due volte.

## Names of cards, victims, vampires
name-mist = nebbia
name-wolf = lupo
name-bat = pipistrello
name-carriage = carrozza
name-hunchback = gobbo
name-beatquick = Menalesto
name-thrashon = Pestaduro
name-rudey = Zoticone
name-assistant = Assistente
name-stake = paletto
name-double-success = Doppio successo
name-good-opportunity = Buona occasione
name-escape = Fuga
name-crucifix = crocifisso
name-holy-water = acqua santa
name-book = libro
name-party = Festa
name-bat-as-wolf = pipistrello come lupo
name-nothing = …
name-biggulp = conte Gransorso
name-ficklecrash = conte Volacasca
name-shortway = contessa Viabreve
name-garlictooth = conte Dentedaglio
name-stoneheart = contessa Cuordipietra
name-miststone = contessa Pietranebbia
name-v01 = Il Monello
name-v02 = La Piccola Peste
name-v03 = L’Ubriacone
name-v04 = Nonna Hannelore
name-v05 = L’Alchimista
name-v06 = La Nonna con la carrozzina
name-v07 = Lo Spaventapasseri
name-v08 = Fritz Fisch
name-v09 = Il Bardo
name-v10 = Il Parroco del villaggio
name-v11 = Il Vecchio Cappellano
name-v12 = Il Frate errante
name-v13 = La Mugnaia
name-v14 = Il Fornaio
name-v15 = Il Fabbro
name-v16 = Il Locandiere
name-v17 = La Mungitrice
name-v18 = La Sarta
name-v19 = La Maestra
name-v20 = Il Sindaco
name-v21 = La Levatrice
name-v22 = Il Guardiano notturno
name-v23 = Il Bracciante
name-v24 = La Lavandaia
name-v25 = L’Esattore
name-v26 = La Guardiana di oche
name-v27 = L’Indovina
name-v28 = La Figlia del sindaco
name-garlic = aglio
name-windows = finestre inchiodate
name-church = chiesa
name-sunrise = Alba
name-masked-ball = Ballo in maschera
name-unrest = Tumulto
name-angel = Angelo

## Cards, places, numbers (scene)
kind-card = carta vampiro
kind-vampire = vampiro
kind-victim = vittima
kind-defence = difesa
kind-event = evento
kind-traveller = viaggiatore
mark-known = conosci questa carta
mark-in-hands = non è nel mazzo: qualcuno l’ha in mano
mark-marker = contrassegno del paletto
mark-ability = con la sua capacità
mark-priest = prete
mark-bonus = uno in più per il conte Gransorso
mark-chosen = il prigioniero che dai
mark-marked = segnato: nella metà bassa del villaggio
mark-crucifix = sotto un crocifisso
mark-holy-water = sotto l’acqua santa
mark-book = sotto un libro
mark-active = di turno
mark-in-tomb = nella tomba
mark-staked = impalettato
mark-immune = immune in questo turno
mark-sunrise = alba: non beve e non riposa
mark-party = Festa: la somma di sinistra vale doppio
zone-hand = Mano
zone-castle = Castello
zone-tomb = Tomba
zone-fresh = Vittime fresche
zone-table = Sul tavolo
zone-village = Villaggio
zone-village-discard = Scarti del villaggio
zone-deck = Mazzo dei vampiri
zone-discard = Scarti dei vampiri
zone-unseen = Carte a te ignote
zone-way = In viaggio
zone-give = Dato
zone-want = Chiesto
zone-market = Tipi di carte
counter-drops = Gocce
counter-cards = Carte
counter-yield = Quando beve
counter-round = Giro
counter-rounds = Giri
counter-limit = Limite della mano
counter-upper-half = Prima dei segnati
counter-offers-left = Offerte rimaste
counter-offer-size = Carte per parte
counter-net = Punti da spendere
goal-castle = castello
goal-tomb = tomba
goal-village = villaggio
goal-village-twice = villaggio, Doppio successo
goal-rob = castello altrui
to-castle = al castello
to-tomb = alla tomba
to-village = al villaggio
to-village-twice = al villaggio (×2)

## Questions and windows
decision-over = La partita è finita.
decision-wait = Non tocca a te.
decision-tomb-window = Impalettare un vampiro nella sua tomba?
decision-connection = Scambiare prima di giocare?
decision-offer-give = Scegli che cosa dai.
decision-offer-want = Scegli che cosa vuoi in cambio.
decision-offer-answer = Accettare lo scambio?
decision-offer-from = { $player } ti dà { $given } per { $wanted }. Accettare?
decision-offer-lacking = { $player } ti dà { $given } per { $wanted }. Non hai quanto chiede.
decision-counter-answer = Accettare la controfferta?
decision-counter-from = Controfferta di { $player }: { $given } per { $wanted }. Accettare?
decision-counter-lacking = Controfferta di { $player }: { $given } per { $wanted }. Non hai quanto chiede.
decision-play = Gioca una carta o fermati.
decision-target = Scegli la vittima.
decision-cover = Scegli chi proteggere.
decision-move-window = Impalettare il viaggiatore?
decision-rob = Quale prigioniero rubi?
decision-response = Respingere l’attacco?
decision-order = Scegli quale evento viene prima.
decision-ball = Ballo in maschera: scegli un prigioniero da dare.
decision-consume = Prosciugare una vittima fresca?
decision-drink = Bevi e chiudi il turno.
decision-buy = Comprare carte?
decision-buy-with =
    { $net ->
        [one] Bevi { $net } punto. Comprare una carta?
       *[other] Bevi { $net } punti. Comprare carte?
    }
decision-discard = Troppe carte: scartane una.
decision-discard-down =
    { $count ->
        [one] Troppe carte: scartane una.
       *[other] Troppe carte: scartane { $count }.
    }
why-decision-tomb-window = Un vampiro che giace nella tomba ora si può impalettare. Per rianimarlo servirà un gobbo.
why-decision-connection = Solo adesso, prima della tua prima carta, puoi scambiare una o due carte con una persona. Al massimo tre offerte per turno.
why-decision-offer-give = Dai una o due carte. Solo chi scambia con te vede quali.
why-decision-offer-want = Nomina uno o due tipi. L’altra parte può accettare, rifiutare o fare una controfferta.
why-decision-offer-answer = Se accetti, le carte cambiano mano subito. Un rifiuto non rivela che cosa hai.
why-decision-offer-from = Se accetti, le carte cambiano mano subito. Un rifiuto non rivela che cosa hai.
why-decision-offer-lacking = Puoi rifiutare o proporre altro. Nessuno scopre che cosa hai.
why-decision-counter-answer = Se accetti, lo scambio avviene subito. Se rifiuti, questa offerta è fallita.
why-decision-counter-from = Se accetti, lo scambio avviene subito. Se rifiuti, questa offerta è fallita.
why-decision-counter-lacking = Puoi solo rifiutare. Allora questa offerta è fallita.
why-decision-play = Gioca quante carte vuoi, una alla volta. Quando ti fermi, bevi (nel castello) o riposi (nella tomba) e poi peschi.
why-decision-target = La carta è giocata e non si può riprendere.
why-decision-cover = Finché il loro castellano non ha bevuto una volta, le vittime sotto questa carta non danno sangue e nessuno può prosciugarle.
why-decision-move-window = Un cacciatore con abbastanza paletti ferma il viaggio e impaletta il vampiro. Nessuno saprà se potevi.
why-decision-rob = Prendi un prigioniero che non è sotto un crocifisso né sotto l’acqua santa. Il suo castellano può ancora respingerti.
why-decision-response = Una protezione adatta salva il tuo prigioniero; la tua carta e quelle dell’attacco sono spese.
why-decision-order = Avvengono entrambi gli eventi. Il secondo decide dove finisce il tuo vampiro.
why-decision-ball = Chi ha prigionieri ne dà uno in segreto a sinistra. Tutti cambiano castello nello stesso momento.
why-decision-consume = Prosciugata, una vittima dà una volta il numero di destra e muore. Tenuta, dà il numero di sinistra ogni volta che bevi.
why-decision-drink = Non hai vittime fresche. I tuoi prigionieri danno il numero di sinistra, poi peschi.
why-decision-buy = Ogni punto diventa una goccia o una carta, al massimo tre carte. Un’altra carta è gratis. Sono le gocce a far vincere.
why-decision-buy-with = Ogni punto diventa una goccia o una carta, al massimo tre carte. Un’altra carta è gratis. Sono le gocce a far vincere.
why-decision-discard = Alla fine del turno la tua mano non può superare il limite.
why-decision-discard-down = Alla fine del turno il limite della mano è { $limit }. Scegli dalla tua mano.
window-tomb = Turno di { $player }: ci sono vampiri indifesi nelle tombe.
window-movement = { $player } è in viaggio: { $form } → { $goal }.
window-robber = { $player } è in viaggio: { $form } → castello di { $lord }.
window-robbery = { $player } vuole rubare dal castello di { $lord }: { $victim }.
window-opportunity = { $player } gioca Buona occasione nel castello di { $lord }: { $victim }.
why-window-tomb = Tutti, tranne chi è di turno, possono mandare un cacciatore a una tomba.
why-window-movement = Prima dell’arrivo, un cacciatore con abbastanza paletti può colpire.
why-window-robber = Prima dell’arrivo, un cacciatore con abbastanza paletti può colpire.
why-window-robbery = Può rispondere solo il castellano: crocifisso o acqua santa, con un prete tra i prigionieri.
why-window-opportunity = Può rispondere solo il castellano: un libro, oppure crocifisso o acqua santa se tra i prigionieri c’è un prete.
order-tombs = Passa alle tombe, tranne se uno di questi vampiri vi giace indifeso
order-journeys = Passa ai viaggi, tranne se uno di questi vampiri è in viaggio
order-not-by-bat = Passa ai viaggi, tranne se qualcuno vola come pipistrello

## Moves and notices
move-pass = Passa
move-end-connection = Non scambiare
move-end-play = Non giocare altro
move-done = Basta così
move-accept = Accetta
move-reject = Rifiuta
move-counter = Fai una controfferta
move-offer = Offri uno scambio a { $player }
move-give = Dai: { $card }
move-want = Chiedi: { $card }
move-discard = Scarta: { $card }
move-go-mist = Scivola { $goal } come nebbia
move-go-wolf = Corri { $goal } come lupo
move-go-bat = Vola { $goal } come pipistrello
move-go-bat-as-wolf = Corri { $goal }: pipistrello come lupo
move-go-carriage = Vai { $goal } in carrozza
move-go-hunchback = Manda il gobbo { $goal }
move-rob-bat = Vola a derubare { $lord }
move-rob-carriage = Vai in carrozza a derubare { $lord }
move-leave-tomb = Lascia la tomba senza carte
move-revive = Rianima con un gobbo
move-stake =
    { $stakes ->
        [0] Impaletta { $target }: { $hunter }
        [one] Impaletta { $target }: { $hunter } e { $stakes } paletto
       *[other] Impaletta { $target }: { $hunter } e { $stakes } paletti
    }
move-opportunity = Gioca Buona occasione
move-escape = Gioca Fuga
move-party = Gioca Festa
move-lay = Posa nel castello di { $lord }: { $card }
move-lay-own = Posa nel tuo castello: { $card }
move-drain = Prosciuga: { $victim } ({ $lord })
move-free = Libera: { $victim } ({ $lord })
move-sacrifice = Sacrifica: { $victim } ({ $lord })
move-cover = Proteggi: { $victim }
move-rob = Ruba: { $victim }
move-give-captive = Dai a { $player }: { $victim }
move-consume = Prosciuga: { $victim }
move-consume-nobody = Non prosciugare nessuno
move-drink = Bevi
move-respond = Respingi: { $card }
move-first = Comincia da: { $card }
move-buy =
    { $count ->
        [0] Non comprare carte
        [one] Compra { $count } carta
       *[other] Compra { $count } carte
    }
then-costs-drop = costa 1 goccia
then-two-cards = gira due carte
then-turned-back =
    { $count ->
        [one] { $count } carta villaggio su { $size } ti respinge
       *[other] { $count } carte villaggio su { $size } ti respingono
    }
then-can-be-staked =
    { $stakes ->
        [one] ai cacciatori serve { $stakes } paletto
       *[other] ai cacciatori servono { $stakes } paletti
    }
then-lies-open = lì possono impalettarti
then-no-blood = chi sta sotto non dà sangue
then-drains = prosciuga subito un prigioniero
then-flees = un prigioniero fugge al villaggio
then-twice = gli altri contano doppio
then-staked = solo un gobbo può rianimarlo
then-drinks =
    { $net ->
        [one] bevi { $net } punto
       *[other] bevi { $net } punti
    }
then-rests =
    { $cards ->
        [one] riposi e peschi { $cards } carta
       *[other] riposi e peschi { $cards } carte
    }
then-draws =
    { $cards ->
        [one] peschi { $cards } carta
       *[other] peschi { $cards } carte
    }
then-drops =
    { $drops ->
        [one] ricevi { $drops } goccia
       *[other] ricevi { $drops } gocce
    }
then-pays =
    { $drops ->
        [one] paghi { $drops } goccia
       *[other] paghi { $drops } gocce
    }
then-net =
    { $net ->
        [one] bevi { $net } punto
       *[other] bevi { $net } punti
    }
then-values = { $left } ogni volta, { $right } una volta sola
notice-turn-begins = { $player }: comincia il turno
notice-connection = { $player }: Baratto
notice-play = { $player }: fase di gioco
notice-end = { $player }: fine del turno
notice-ball = Ballo in maschera
notice-hunters-free = I cacciatori sono in giro.
notice-hunters-soon = I cacciatori arrivano nel giro 2.
notice-hunters-asleep = Niente cacciatori finché nessuno è stato rapito.
notice-last-turn = L’ultima carta villaggio è stata girata: la partita finisce dopo questo turno.
notice-offer = { $player } offre a { $partner }: { $given } per { $wanted }.
notice-offer-numbers = { $player } offre uno scambio a { $partner } ({ $given } per { $wanted }).
notice-counter = Controfferta di { $player } a { $partner }: { $given } per { $wanted }.
notice-counter-numbers = { $player } fa una controfferta a { $partner } ({ $given } per { $wanted }).
notice-composing = La tua offerta a { $partner }: { $given } per { $wanted }
notice-robs = { $player } è davanti al castello di { $lord }.
notice-you-give = Dai: { $victim }. Gli altri stanno ancora scegliendo.
aim-own = Scopo: più gocce di sangue di tutti quando il villaggio si svuota. Il tuo vampiro: { $vampire }.
aim-watching = Quale vampiro avrà più gocce quando il villaggio sarà vuoto?
ahead-you = Sei in testa. Gocce: { $drops }, vantaggio: { $lead }.
ahead-you-share = Sei in testa a pari merito. Gocce: { $drops }.
ahead-shared = In testa a pari merito. Gocce: { $drops }.
ahead-level = Tutti pari. Gocce: { $drops }.
ahead-watched = { $player } è in testa. Gocce: { $drops }.
ahead-other = { $player } è in testa. Gocce: { $drops }, il tuo distacco: { $behind }.
ending-village =
    { $sunrises ->
        [0] Carte villaggio rimaste: { $count }. L’ultima chiude la partita.
        [one] Carte villaggio rimaste: { $count }, tra cui { $sunrises } Alba. L’ultima chiude la partita.
       *[other] Carte villaggio rimaste: { $count }, tra cui { $sunrises } Albe. L’ultima chiude la partita.
    }
ending-rounds =
    { $rounds ->
        [one] È l’ultimo giro. Carte villaggio rimaste: { $count }.
       *[other] Ultimi { $rounds } giri. Carte villaggio rimaste: { $count }.
    }
ending-now = Il villaggio è vuoto: la partita finisce dopo questo turno.

## What happened
fact-is-vampire = { $player }: { $vampire }.
fact-your-hand = La tua mano: { $cards }.
fact-turn-begins = Giro { $round }: comincia il turno di { $player }.
fact-wins-game =
    { $drops ->
        [one] { $player } vince con { $drops } goccia.
       *[other] { $player } vince con { $drops } gocce.
    }
fact-nobody-responds = Nessuno risponde.
fact-no-hunter = Non arriva nessun cacciatore.
fact-stakes =
    { $stakes ->
        [0] { $player } impaletta { $target } con { $hunter }!
        [one] { $player } impaletta { $target } con { $hunter } e { $stakes } paletto!
       *[other] { $player } impaletta { $target } con { $hunter } e { $stakes } paletti!
    }
fact-offers = { $player } offre a { $partner }: { $given } per { $wanted }.
fact-offers-numbers = { $player } offre uno scambio a { $partner } ({ $given } per { $wanted }).
fact-counters = Controfferta di { $player } a { $partner }: { $given } per { $wanted }.
fact-counters-numbers = { $player } fa una controfferta a { $partner } ({ $given } per { $wanted }).
fact-trades = { $player } dà a { $partner }: { $given }, e riceve: { $wanted }.
fact-trades-numbers = { $player } e { $partner } fanno uno scambio ({ $given } per { $wanted }).
fact-no-trade = Nessuno scambio tra { $player } e { $partner }.
fact-travels = { $player } parte: { $form } → { $goal }.
fact-goes-robbing = { $player } va a rubare: { $form } → castello di { $lord }.
fact-turns = { $player } gira: { $card }.
fact-turns-marked = { $player } gira: { $card } (evento segnato).
fact-turns-ignored = { $player } gira: { $card }, senza effetto.
fact-turns-repulsed = { $player } gira: { $card }, visita respinta.
fact-catches = { $player } rapisce: { $card } (sangue: { $left } ogni volta se tenuta, { $right } una volta se prosciugata).
fact-village-empty = Era l’ultima carta villaggio: la partita finisce dopo questo turno.
fact-sunrise = Alba! Tutti i vampiri fuggono nelle tombe; { $player } in questo turno non beve e non riposa.
fact-ball = Ballo in maschera! { $player } torna al castello; chi ha prigionieri ne dà uno a sinistra.
fact-unrest = Tumulto! { $player } torna al castello; tutti i prigionieri tornano al villaggio.
fact-angel = Un angelo! { $player } torna al castello; tutte le vittime morte tornano al villaggio.
fact-village-shuffled = Il mazzo del villaggio viene mescolato.
fact-deck-reshuffled = Gli scarti dei vampiri vengono mescolati e diventano il nuovo mazzo.
fact-you-give = Dai: { $victim }.
fact-gives = { $player } dà a { $to }: { $victim }.
fact-leaves-tomb = { $player } lascia la tomba per il castello.
fact-revives = { $player } rianima il vampiro con un gobbo; agli scarti: { $marker }.
fact-plays-opportunity = { $player } gioca Buona occasione nel castello di { $lord }: { $victim }.
fact-plays-escape = { $player } gioca Fuga. Dal castello di { $lord } scappa al villaggio: { $victim }.
fact-plays-party = { $player } dà una Festa e sacrifica: { $victim }.
fact-consumes-at-once = { $player } prosciuga subito: { $victim } ({ $drops }), gocce ora { $total }.
fact-lays = { $player } posa { $card } nel castello di { $lord }: { $victims }.
fact-reaches-for = { $player } vuole rubare dal castello di { $lord }: { $victim }.
fact-steals = { $player } ruba: { $victim }.
fact-wards-off = { $player } respinge l’attacco ({ $card }) e tiene: { $victim }.
fact-consumes = { $player } prosciuga: { $victim }.
fact-consumes-nobody = { $player } non prosciuga nessuno.
fact-drinks =
    { $net ->
        [one] { $player } beve { $net } punto.
       *[other] { $player } beve { $net } punti.
    }
fact-drinks-in-vain = { $player } beve: { $net }, gocce ora { $total }.
fact-buys =
    { $cards ->
        [0] { $player } non compra carte; gocce +{ $drops }, ora { $total }.
        [one] { $player } compra { $cards } carta; gocce +{ $drops }, ora { $total }.
       *[other] { $player } compra { $cards } carte; gocce +{ $drops }, ora { $total }.
    }
fact-draws =
    { $cards ->
        [0] { $player } non pesca: non ci sono più carte.
        [one] { $player } pesca { $cards } carta.
       *[other] { $player } pesca { $cards } carte.
    }
fact-you-draw = Peschi: { $cards }.
fact-discards = { $player } scarta: { $card }.
end-village-empty = L’ultima carta villaggio è stata girata.
end-rounds-over = L’ultimo giro è finito.

## Refusals
refusal-unreadable = «{ $given }» non è una mossa di questo gioco. Scrivi per esempio «mist > village», «offer Biggulp» oppure «pass».
refusal-no-such-vampire = «{ $given }» non siede a questo tavolo. I vampiri sono: { $known }.
refusal-no-such-card = «{ $given }» non è una carta vampiro di questo gioco.
refusal-no-such-village-card = «{ $given }» non è una carta villaggio di questo gioco.
refusal-no-such-victim = «{ $given }» non è una vittima di questo gioco.
refusal-no-such-event = «{ $given }» non è uno degli eventi scoperti.
refusal-hunchback-village-only = Un gobbo va soltanto al villaggio.
refusal-double-success-village-only = Doppio successo si aggiunge soltanto a una visita al villaggio.
refusal-double-success-once = A una visita si può aggiungere un solo Doppio successo.
refusal-only-hand-cards = Si scambiano soltanto carte della mano, mai vittime, gocce o carte sul tavolo.
refusal-no-foreign-castle = Un vampiro va a un castello altrui soltanto come pipistrello o in carrozza.
refusal-wrong-stakes =
    { $needed ->
        [0] Qui questo cacciatore si gioca senza paletti, non con «{ $given }».
        [one] Qui questo cacciatore si gioca con esattamente un paletto, non con «{ $given }».
       *[other] Qui questo cacciatore si gioca con esattamente { $needed } paletti, non con «{ $given }».
    }
refusal-wrong-verb = Qui si scrive «{ $wanted }», non «{ $given }».
refusal-one-or-two-cards = Ogni parte nomina una o due carte, non «{ $given }».
refusal-one-card-in-hand = Da questo lato si può indicare una sola carta: { $player } non ne ha più di una in mano.
refusal-one-victim = Va nominata esattamente una vittima, non «{ $given }».
refusal-not-in-that-castle = Non nel castello di { $player }: { $victim }.
refusal-game-over = La partita è finita.
refusal-no-such-seat = A questo tavolo non c’è un giocatore { $given }.
refusal-no-such-move = Non esiste una mossa numero { $given }.
refusal-not-your-turn = Ora non tocca a te decidere: tocca a { $player }.
refusal-others-answer-first = È il tuo turno, ma prima deve rispondere { $player }.
refusal-not-asked-yet = Risponderai più tardi: ora tocca a { $player }, poi si va in senso orario.
refusal-had-your-word = In questa finestra hai già risposto; ora tocca a { $player }.
refusal-nobody-to-give = Non hai prigionieri da cedere al ballo; aspetta che gli altri abbiano scelto.
refusal-gift-chosen = Hai già scelto chi cedere al ballo, e la scelta resta quella.
refusal-other-question = Questo non risponde alla domanda di adesso: { $question }
refusal-must-choose = Qui devi scegliere; non puoi passare.
refusal-not-held = Non hai in mano questa carta: { $card }.
refusal-connection-first = Le carte si giocano solo dopo il Baratto: prima concludilo.
refusal-connection-over = Il Baratto è finito: in questo turno non si scambia più.
refusal-three-offers = In questo turno hai già fatto tre offerte; una quarta non c’è.
refusal-trade-with-oneself = Si scambia solo con un altro giocatore.
refusal-nothing-to-trade = La tua mano è vuota: non hai nulla da scambiare.
refusal-partner-without-cards = { $player } ha la mano vuota, e quindi nulla da scambiare.
refusal-no-offer-possible = Qualunque cosa tu dia e chieda, nessuna offerta a { $player } sarebbe permessa.
refusal-name-a-card-first = Indica almeno una carta.
refusal-falling-order = Indica le due carte nell’ordine della lista: prima { $card }, poi { $first }.
refusal-not-held-twice = Di questa carta ne hai una sola: { $card }.
refusal-not-in-this-edition = In questa edizione questa carta non c’è: { $card }.
refusal-single-copy = Di questa carta ce n’è una sola in tutto il gioco: { $card }.
refusal-same-cards = Chiederesti esattamente ciò che dai; uno scambio deve cambiare qualcosa.
refusal-offer-cannot-be-completed = Dopo di ciò non si potrebbe completare nessuna offerta permessa.
refusal-wanted-not-held = Non puoi accettare: non hai tutto ciò che è richiesto: { $cards }.
refusal-counter-to-counter = Una controfferta si può solo accettare o rifiutare.
refusal-pass-in-play = Nella tua fase di gioco non si passa: concludila quando non vuoi giocare altro.
refusal-no-discarding = Si scarta solo alla fine del turno, e solo fino al limite della mano.
refusal-play-is-over = La tua fase di gioco è finita; in questo turno non giochi più carte e non fai più offerte.
refusal-cannot-be-taken-back = La carta è giocata e non si può riprendere: indica la sua vittima.
refusal-staked-vampire-travels = Il tuo vampiro è impalettato: non può né muoversi né mandare il gobbo.
refusal-robs-oneself = Si ruba nei castelli altrui, non nel proprio.
refusal-already-in-castle = Il tuo vampiro è già nel suo castello.
refusal-already-in-tomb = Il tuo vampiro è già nella sua tomba.
refusal-only-to-the-castle = Dalla tomba il tuo vampiro può andare solo nel suo castello; al villaggio da lì puoi mandare solo un gobbo.
refusal-only-ficklecrash = Solo il conte Volacasca gioca un pipistrello come lupo.
refusal-abilities-off = A questo tavolo i vampiri non hanno capacità.
refusal-village-empty = Il mazzo del villaggio è vuoto: non c’è nessuna carta da girare.
refusal-nobody-to-rob = Non c’è nessun prigioniero da rubare: { $player } non ne ha.
refusal-all-held-fast = Non c’è nessun prigioniero da rubare: quelli di { $player } sono tutti sotto un crocifisso o acqua santa.
refusal-no-blood = Un pipistrello costa una goccia, e tu non ne hai.
refusal-carriage-needs-hunchback = Una carrozza ha bisogno di un gobbo come cocchiere, e tu non ne hai.
refusal-only-shortway = Solo la contessa Viabreve lascia la tomba senza una carta.
refusal-must-be-revived = Il tuo vampiro è impalettato: va rianimato prima che possa lasciare la tomba.
refusal-not-staked = Il tuo vampiro non è impalettato: non c’è nulla da rianimare.
refusal-staked-this-turn = Il tuo vampiro è stato impalettato proprio in questo turno; potrai rianimarlo nel prossimo.
refusal-only-hunters-now = Fuori dal tuo turno qui puoi giocare solo un cacciatore con i suoi paletti.
refusal-stakes-oneself = Non puoi impalettare il tuo stesso vampiro.
refusal-hunters-in-first-round = Nel primo giro non si può giocare nessun cacciatore.
refusal-nobody-kidnapped = Nessun cacciatore si può giocare prima che dal villaggio sia stata portata via la prima vittima.
refusal-only-the-traveller = Ora si può impalettare solo il vampiro in viaggio: quello di { $player }.
refusal-staked-already = Il vampiro di { $player } è già impalettato.
refusal-stakes-in-castle = Il vampiro di { $player } è nel suo castello, dove non può essere impalettato.
refusal-immune = Il vampiro di { $player } ha cominciato questo turno impalettato ed è immune fino alla fine del turno.
refusal-assistant-only-in-tomb = L’Assistente impaletta solo i vampiri che giacciono nella tomba.
refusal-too-few-stakes =
    { $needed ->
        [one] { $hunter } qui ha bisogno di un paletto; nella tua mano: { $held }.
       *[other] { $hunter } qui ha bisogno di { $needed } paletti; nella tua mano: { $held }.
    }
refusal-not-while-staked = Finché il tuo vampiro è impalettato non puoi giocare questa carta: { $card }.
refusal-no-captive-anywhere = Nessun castello ha un prigioniero.
refusal-no-unprotected-captive = Nessun castello ha un prigioniero senza carta protezione.
refusal-second-party = In un turno c’è una sola Festa, ed è già cominciata.
refusal-nobody-to-sacrifice = Una Festa chiede di sacrificare un prigioniero del tuo castello, e tu non ne hai.
refusal-all-under-protection = Una Festa chiede un prigioniero senza carta protezione, e i tuoi sono tutti protetti.
refusal-nobody-at-castle = Al castello di { $player } non c’è nessuno da proteggere.
refusal-all-covered = Al castello di { $player } tutti sono già sotto una carta protezione; ne è permessa una sola.
refusal-no-priest-there = Al castello di { $player } non c’è un prete, e senza prete questa carta non si può posare lì: { $card }.
refusal-only-protection-now = Contro questo attacco puoi giocare una carta protezione, o niente.
refusal-book-against-robbery = Contro un furto un libro non serve.
refusal-no-priest-here = Senza un prete tra i tuoi prigionieri questa carta non ti aiuta: { $card }.
wanted-captive = un prigioniero di un castello qualsiasi
wanted-own-captive = un prigioniero del tuo castello
wanted-captive-there = un prigioniero del castello in cui rubi
wanted-victim-there = una vittima del castello scelto
wanted-fresh = una vittima presa da te in questo turno
refusal-victim-not-in-game = Non presente in questa edizione: { $victim }. Serve: { $wanted }.
refusal-victim-in-village = Ancora nel villaggio: { $victim }. Serve: { $wanted }.
refusal-victim-is-fresh = Vittima fresca di questo turno, ancora in nessun castello: { $victim }. Serve: { $wanted }.
refusal-victim-is-dead = Vittima morta, in una tomba: { $victim }. Serve: { $wanted }.
refusal-victim-is-held = Nel castello di { $player }: { $victim }. Serve: { $wanted }.
refusal-victim-protected = Sotto una carta protezione ({ $card }), al sicuro da questo: { $victim }.
refusal-covered-already = Già sotto una carta protezione ({ $card }), ne è permessa una sola: { $victim }.
refusal-name-a-victim-first = Indica almeno una vittima.
refusal-victims-in-falling-order = Le vittime si indicano nell’ordine della lista: prima «{ $victim }», poi «{ $last }».
refusal-buys-too-many =
    { $net ->
        [one] Con un punto compri al massimo una carta.
       *[other] Con { $net } punti compri al massimo { $most } carte.
    }
refusal-too-few-to-buy =
    { $most ->
        [0] Non si può comprare nessuna carta: mazzo e scarti hanno solo quella gratuita.
        [one] Si può comprare una sola carta: oltre a quella gratuita, mazzo e scarti non ne hanno altre.
       *[other] Si possono comprare solo { $most } carte: oltre a quella gratuita, mazzo e scarti non ne hanno altre.
    }

## Written positions and editions
edition-cannot-deal = L’edizione ha troppo poche carte vampiro per darne { $given } a ciascuno dei { $seats } giocatori.
position-card-nowhere = Questa carta non è nominata da nessuna parte, e mazzo e scarti sono elencati per intero: { $card }.
position-victim-twice = Ogni vittima esiste una volta, e questa è nominata due volte: { $victim }.
position-covered-twice = Una vittima sta sotto una sola carta protezione: { $victim }.
position-covered-elsewhere = Sotto una carta protezione di un castello dove non si trova: { $victim }.
position-wrong-cover = Sotto una carta posata stanno da 1 a { $most } vittime, non { $given }.
position-bad-marker = Un contrassegno è «stake», «Rudey» o niente, non «{ $given }».
position-staked-outside-tomb = Il vampiro del posto { $seat } è impalettato e perciò deve stare nella sua tomba.
position-marker-in-first-round = Il vampiro del posto { $seat } non può essere impalettato nel giro 1: i cacciatori arrivano solo dal giro 2.
position-village-without-latch = Il mazzo del villaggio è vuoto, perciò «latch» deve essere vero.
position-vampire-twice = Ogni posto ha un vampiro diverso.
position-wrong-count = Di questa carta devono essercene { $wanted }, dovunque siano, non { $given }: { $card }.
position-wrong-hand-size = La mano del posto { $seat } ha un numero di carte diverso da quello dovuto.
position-marked-event-on-top = Un evento segnato non può stare fra le carte di sopra prima che il villaggio sia mescolato: { $card }.
position-untrue-knowledge = Il posto { $seat } ha in mano meno copie di questa carta di quante ne risultano note: { $card }.
position-untrue-deck = Il mazzo ha più di queste carte di quante ne permettano l’ultimo rimescolamento e le pescate successive: { $card }.
position-pending-lacks = La decisione aperta «{ $decision }» richiede una voce «{ $setting }».
position-question-impossible = La decisione «{ $decision }» non può essere aperta in questa posizione.
position-nothing-to-answer = Il posto { $seat } è interpellato, ma non ha risposte possibili.
position-nobody-asked = La partita non è finita, ma nessuno è interpellato.
position-over-without-cause = Una partita finita deve avere una «cause», una in corso non ne ha.
edition-too-few-hunchbacks = { $file }: a sei giocatori servono { $least } gobbi, uno a testa; questa edizione ne ha { $given }.
edition-too-few-cards = { $file }: a sei giocatori servono { $least } carte vampiro, cinque a testa; questa edizione ne ha { $given }.
edition-too-many-protections = { $file }: crocifissi, acque sante e libri possono essere insieme al massimo { $most } carte, non { $given }; di più non si potrebbero posare.
edition-event-missing = { $file }: il valore «{ $setting }» deve essere almeno 1, perché una carta di questo evento è segnata.
edition-event-once = { $file }: il valore «{ $setting }» deve essere 1, perché l’unica carta di questo evento è quella segnata.
edition-unknown-word = { $file }: «{ $given }» non può stare sotto «{ $setting }». Sono possibili: { $known }.
edition-too-many-victims = { $file }: «{ $given }» sarebbe una vittima di troppo. Sono { $most }, da V01 a V{ $most }: scrivi la tua al posto di una di loro.
edition-bad-name = { $file }: il nome «{ $setting }» deve avere da 1 a { $limit } caratteri visibili, senza spazi all’inizio né alla fine.
warning-vampire-cards = Nota: questa edizione ha { $given } carte vampiro; la scatola ne ha { $usual }.
warning-village-cards = Nota: questa edizione ha { $given } carte villaggio; di solito sono { $usual }.

## Advice
advice-must = Non puoi fare altro.
advice-trade = Offri ciò di cui puoi fare a meno in cambio di ciò che ti serve di più.
advice-no-trade = Probabilmente nessuno ha uno scambio che ti convenga.
advice-accept = Accetta: ciò che ricevi vale per te più di ciò che dai.
advice-reject = Rifiuta: daresti più di quanto ricevi.
advice-counter = Fai una controfferta: sai che l’altra parte ha una carta che ti serve di più.
advice-village = Vai al villaggio: una preda vale più della carta, e il rischio dei cacciatori è abbastanza piccolo.
advice-mist = Vai come nebbia: per strada nessun cacciatore può fermarti.
advice-send-hunchback = Manda un gobbo: puoi farne a meno, e i cacciatori lo lasciano in pace.
advice-last-card = Gira l’ultima carta villaggio: alla fine della partita sarai in testa.
advice-rob = Ruba in questo castello: guadagni un buon prigioniero e un rivale lo perde.
advice-best-prey = Prendi il prigioniero che ti rende di più e che mancherà di più al suo castellano.
advice-go-home = Torna a casa: nel tuo castello puoi bere e ripartire.
advice-go-to-rest = Vai nella tua tomba: tre carte in più valgono più di quanto berresti.
advice-rest = Resta nella tua tomba e riposa: le carte valgono più di quanto berresti.
advice-revive = Rianima il tuo vampiro: impalettato non può fare nulla.
advice-stay-staked = Non hai un gobbo per rianimare il tuo vampiro: aspetta una carta.
advice-end-play = Fermati qui: le carte che hai ancora in mano varranno di più in seguito.
advice-opportunity = Cogli l’occasione: nient’altro rende tanto sangue in una volta.
advice-escape-own = Lascia fuggire questo prigioniero: ti costa sangue a ogni turno.
advice-escape-rival = Lascia fuggire questo prigioniero: il suo castellano ci vivrebbe bene ancora a lungo.
advice-party = Dai una Festa: oggi i tuoi prigionieri rendono il doppio, e il sacrificio ti costa poco.
advice-silence-guest = Proteggi il prigioniero che ti costa sangue: in questo turno non dovrai berne.
advice-deny-blood = Posa la protezione nel castello di un rivale: la prossima volta non potrà bere da questi prigionieri.
advice-ward-off = Respingi l’attacco: la vittima vale più della carta.
advice-let-go = Lascia correre: la carta vale più di questa vittima.
advice-stake = Impaletta questo vampiro: il suo giocatore è un rivale forte e proprio ora perde di più.
advice-save-hunter = Passa: per il tuo cacciatore verrà un momento migliore.
advice-order = Prendi prima l’Alba, se c’è: il secondo evento riporta il tuo vampiro nel suo castello.
advice-worst-captive = Cedi il prigioniero che ti rende di meno.
advice-consume = Prosciuga questa vittima: il suo sangue subito vale più di ciò che darebbe da prigioniera.
advice-keep = Tieni tutti: da prigionieri ti renderanno di più entro la fine.
advice-buy = Compra carte: c’è ancora tempo per ricavarne sangue.
advice-drops = Prendi le gocce: da altre carte non ricaveresti quasi più nulla.
advice-discard = Scarta la carta che ti serve di meno.

