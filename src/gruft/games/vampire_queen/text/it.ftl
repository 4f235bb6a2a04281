# Vampire Queen: tutto ciò che legge un giocatore, tranne il regolamento.
# Le carte si scrivono come nella notazione: 1 .. 13, Q (una regina), S15 e S20 (i cacciatori).

game-name = Vampire Queen
game-author = Wolfgang Kramer
game-about = Liberati dei tuoi vampiri prima degli altri e lascia a loro i cacciatori. Vince chi ha meno punti.

## Opzioni
option-phases = Numero di tornate
option-s15_seat = Chi riceve per primo il cacciatore 15: un posto contando da 0, o -1 per sorteggiare
option-memory = La memoria conta: la cripta resta chiusa e le carte prese dagli altri non si rivedono più

## Carte, luoghi, numeri
kind-vampire = vampiro
kind-slayer = cacciatore
card-back = carta coperta
card-number = { $value }
card-queen = regina
card-S15 = cacciatore 15
card-S20 = cacciatore 20
mark-known = tutti hanno visto chi ha preso questa carta
mark-banned = vietato in apertura in questo giro
mark-dealer = mazziere
mark-leader = apre questo giro
mark-passed = ha passato
mark-highest = per ora la più alta
mark-takes = per ora prende tutto
zone-hand = Mano
zone-laid = Sul tavolo
zone-crypt = Cripta
zone-undealt = Non distribuite
counter-points = Punti
counter-cards = Carte
counter-phase = Tornata
counter-phases = Tornate
counter-set-size = Carte per gruppo
counter-to-beat = Da battere
counter-highest = La più alta

## Domande
decision-wait = Aspetta il tuo turno.
decision-lead = Apri con un gruppo o un cacciatore.
decision-raise = Rialzi o passi?
decision-slayer-round = Gioca un vampiro.
decision-must-pass = Non puoi rialzare: passa.
decision-must-take = Non puoi giocare: passa.

## Perché la domanda
why-decision-wait = In ogni giro tutti giocano o passano una volta, in senso orario da chi apre.
why-decision-lead = Apri con quante carte uguali vuoi. Per rialzare ne servono altrettante di valore più alto; chi ha il gruppo più alto apre il giro dopo.
why-decision-raise = Metti altrettante carte di valore più alto: te ne liberi e forse poi apri tu. Passare non costa nulla.
why-decision-slayer-round = Il vampiro più alto prende tutte le carte, cacciatore compreso, e poi apre. A parità vale di più l’ultimo.
why-decision-must-pass =
    { $bar ->
        [queens] Le regine da sole sono imbattibili. Passare non costa nulla.
        [bare] Non hai più vampiri, e i cacciatori non rialzano mai. Passare non costa nulla.
        [short] Per rialzare servono { $size } vampiri, e ne hai di meno. Passare non costa nulla.
       *[low] { $size ->
            [1] Non hai carte che valgano più di { $value }. Passare non costa nulla.
           *[other] Non hai gruppi di { $size } carte che valgano più di { $value }. Passare non costa nulla.
        }
    }
why-decision-must-take = Hai solo un cacciatore: prendi tutte le carte di questo giro e poi apri.

## Mosse
move-pass = Passa
move-slayer = Apri con il cacciatore { $card }
move-lead = Apri con { $cards }
move-raise = Rialza con { $cards }
move-card = Gioca { $cards }
then-sheds =
    { $points ->
        [one] { $points } punto in meno
       *[other] { $points } punti in meno
    }
then-to-beat =
    { $size ->
        [1] da battere: { $value }
       *[other] da battere: { $value } con { $size } carte
    }
then-unbeatable = imbattibile
then-hunts = gli altri giocano un vampiro ciascuno, il più alto prende tutto
then-highest = per ora il più alto: prende tutto
then-lower = sotto { $value }, prende un altro
then-other-takes = { $player } ha dovuto passare e prende le carte
then-keeps = tieni le tue carte
then-takes-all = prendi tutte le carte di questo giro

## Che cosa c’è sul tavolo
notice-leads = { $player } apre.
notice-to-beat =
    { $size ->
        [1] { $player } è in testa con { $cards }. Batti { $value } con una carta.
       *[other] { $player } è in testa con { $cards }. Batti { $value } con un gruppo di { $size } carte.
    }
notice-slayer-round = Giro di caccia: è uscito il cacciatore { $card }. Il vampiro più alto prende tutto (a parità, l’ultimo), a meno che qualcuno non sia costretto a passare; una regina conta 1.
notice-unbeatable = { $player } ha { $cards }: le regine da sole sono imbattibili.
notice-ban = In questo giro non si può aprire con il cacciatore { $card }.

## Sempre sul tavolo
aim-fewest = Vince chi ha meno punti: liberati delle carte.
ahead-nobody = Punti pari per tutti: { $points }.
ahead-fewest = Meno punti di tutti: { $players }, { $points }.
ending-phase =
    { $cards ->
        [0] Tornata { $phase } di { $phases }. Una mano è vuota: può finire con questo giro.
        [one] Tornata { $phase } di { $phases }. Finisce quando una mano è vuota; a qualcuno resta 1 carta.
       *[other] Tornata { $phase } di { $phases }. Finisce quando una mano è vuota; la più piccola ha { $cards } carte.
    }
ending-last-phase =
    { $cards ->
        [0] Ultima tornata ({ $phase } di { $phases }). Una mano è vuota: può finire con questo giro.
        [one] Ultima tornata ({ $phase } di { $phases }). Finisce quando una mano è vuota; a qualcuno resta 1 carta.
       *[other] Ultima tornata ({ $phase } di { $phases }). Finisce quando una mano è vuota; la più piccola ha { $cards } carte.
    }

## Che cosa è successo
fact-phase-begins = Comincia la tornata { $phase } di { $phases }. { $player } ha il cacciatore 20 e apre.
fact-your-hand = La tua mano: { $cards }
fact-leads = { $player } apre con { $cards }.
fact-leads-slayer = { $player } apre con il cacciatore { $card }!
fact-plays = { $player } gioca { $cards }.
fact-passes = { $player } passa.
fact-wins-round = { $player } vince il giro; le carte vanno nella cripta.
fact-takes = { $forced ->
    [1] { $player } ha dovuto passare e prende { $cards }.
   *[other] { $player } prende { $cards }.
}
fact-scores =
    { $points ->
        [one] { $player } ha ancora { $cards }: { $points } punto, { $total } in tutto.
       *[other] { $player } ha ancora { $cards }: { $points } punti, { $total } in tutto.
    }
fact-scores-nothing = { $player } non ha più carte: nessun punto, { $total } in tutto.
fact-wins-game = { $player } vince con { $total } { $total ->
    [one] punto
   *[other] punti
}.
end-last-phase = Il conteggio dell’ultima tornata è fatto.

## Rifiuti
refusal-game-over = La partita è finita.
refusal-no-such-seat = A questo tavolo non c’è un giocatore { $given }.
refusal-not-your-turn = Non tocca a te: tocca a { $player }.
refusal-had-your-turn = In questo giro hai già avuto il tuo turno; ora tocca a { $player }.
refusal-no-such-move = Non esiste una mossa numero { $given }.
refusal-leader-passes = In apertura bisogna mettere giù qualcosa; solo gli altri possono passare.
refusal-slayer-just-taken = Il cacciatore { $card } è stato appena preso: in questo giro è vietato in apertura.
refusal-slayer-does-not-raise = Un cacciatore si gioca solo in apertura; con il cacciatore { $card } non si rialza mai.
refusal-wrong-size =
    { $wanted ->
        [1] L’apertura è di una sola carta: te ne serve esattamente una, non { $given }.
       *[other] L’apertura è di { $wanted } carte: te ne servono esattamente { $wanted }, non { $given }.
    }
refusal-not-higher = { $given } non è più alto di { $beat }: un rialzo deve valere più dell’ultimo gruppo.
refusal-must-pass = Hai solo un cacciatore: devi passare, e prenderai le carte.
refusal-must-play-a-vampire = In un giro di caccia devi giocare un vampiro se ne hai uno; non puoi passare.
refusal-second-slayer = In un giro di caccia il cacciatore { $card } resta in mano: gioca un vampiro.
refusal-one-vampire-only = In un giro di caccia si gioca esattamente un vampiro.
refusal-not-held = Non hai { $cards } in mano.
refusal-unreadable = «{ $given }» non è una carta. Le carte sono da 1 a 13, Q, S15 e S20; scrivi per esempio «6 6 6», oppure «pass» per passare.
refusal-nothing-named = Indica le carte che metti giù, per esempio «11 11 Q», oppure scrivi «pass» per passare.
refusal-too-many-copies =
    { $most ->
        [1] C’è una sola carta «{ $card }», non { $given }.
       *[other] Ci sono solo { $most } carte «{ $card }», non { $given }.
    }
refusal-slayer-not-alone = Il cacciatore { $card } si gioca sempre da solo, senza altre carte.
refusal-two-values = Un gruppo ha carte di un solo valore; { $one } e { $other } non vanno insieme.

## Posizioni scritte ed edizioni
position-bad-ban = Il divieto è S15, S20 o nessuno, non «{ $given }».
position-slayer-away = Un cacciatore non è mai in «{ $zone }»: è in una mano o sul tavolo.
position-slayer-missing = { $card } non è in nessuna mano né sul tavolo.
position-slayer-twice = { $card } è in più di un luogo.
position-cards-missing =
    { $count ->
        [one] { $count } carta non è da nessuna parte: mani, tavolo, cripta e carte non distribuite devono formare il mazzo intero.
       *[other] { $count } carte non sono da nessuna parte: mani, tavolo, cripta e carte non distribuite devono formare il mazzo intero.
    }
position-undealt-size = Con questo numero di giocatori il numero delle carte non distribuite è { $wanted }, non { $given }.
position-empty-hand = Il posto { $seat } non aveva carte all’inizio di questo giro; la tornata sarebbe finita.
position-impossible-ban = Il divieto su { $card } è impossibile: il giocatore di partenza deve avere quel cacciatore e anche un vampiro.
position-untrue-knowledge = Non può essere noto che il posto { $seat } ha più carte «{ $card }» di quante ne ha.
position-round-complete = Non possono aver già agito tutti i posti: il giro sarebbe finito.
position-table-has-a-gap = Il posto { $seat } viene prima di altri che hanno agito, ma non ha ancora agito.
position-line-of-a-finished-game = Una partita finita non ha una riga di posizione.
position-line-unmarked = Una riga di posizione comincia con «{ $wanted }», non con «{ $given }».
position-line-bad-field = «{ $given }» non è un campo di una riga di posizione, oppure vi compare due volte.
position-line-lacks = Alla riga di posizione manca il campo «{ $setting }».
position-line-unreadable = Il campo «{ $setting }» della riga di posizione è illeggibile: «{ $given }».
round-unreadable = «{ $given }» non è un giro: scrivi per esempio «lead 0: 6 6 6 | 8 8 8 | pass => 1».
round-takes = In «{ $given }» la parola «takes» deve stare dopo un giro di caccia, e solo lì.
edition-bad-values = { $file }: «{ $setting }» deve contenere numeri diversi tra loro, da 1 a 13, in ordine crescente.
edition-deals-too-many = { $file }: in { $seats } ciascuno riceve { $given } carte («{ $setting }»), ma i { $vampires } vampiri dell’edizione bastano solo per { $high } a testa. Un’edizione deve bastare per ogni numero di giocatori: cambia quindi anche «{ $setting }».
edition-too-few-cards =
    { $cards ->
        [one] L’edizione ha solo { $cards } vampiro, troppo poco per { $seats } giocatori.
       *[other] L’edizione ha solo { $cards } vampiri, troppo pochi per { $seats } giocatori.
    }
option-no-such-seat = L’opzione «{ $option }» indica un posto da 0 a { $high }, oppure -1.

## Consigli
advice-lead-slayer = Apri con il cacciatore finché puoi: lo prenderà qualcun altro.
advice-lead-burden = Apri con ciò di cui sarà più difficile liberarsi: le carte basse ti proteggono dai cacciatori, quelle alte vincono i giri.
advice-lead-part = Apri con alcune di queste carte e tieni il resto per dopo.
advice-unbeatable = Quasi nessuno può battere questo gruppo; poi aprirai di nuovo e finirai le carte.
advice-dump = Qualcuno ha quasi finito le carte: liberati ora di quello che puoi.
advice-win-the-lead = Vinci il giro: con l’apertura puoi passare un cacciatore a qualcun altro.
advice-whole-group = Rialza con tutte le tue carte di un valore e lascia intatti gli altri gruppi.
advice-raise = Di queste carte puoi fare a meno.
advice-pass = Ciò che dovresti cedere vale più di questo giro.
advice-must = Non puoi fare altro.
advice-safe-card = Con questa carta non dovrai raccogliere, e puoi farne a meno.
advice-likely-safe = Dopo di te qualcuno dovrà probabilmente giocare più alto.
advice-take-the-pile = Probabilmente raccoglierai: poi aprirai tu, e questa carta tornerà da te.
advice-last-cards = Gioca così e resterai senza carte.
