# Il corteo di Vampire Queen.
vq-task = { $size ->
    [1] Una carta che valga più di { $value }
   *[other] { $size } carte che valgano più di { $value }
}
vq-unbeatable = Le regine da sole sono imbattibili
vq-slayer-round = Giro di caccia: un vampiro a testa, il più alto prende tutto
vq-slayer-values = Cacciatore 0, regina 1. A parità vale di più la carta giocata dopo.
vq-slayer-passed = { $player } ha dovuto passare e prende tutto.
vq-you-lead = Apri tu
vq-leads = Apre { $player }
vq-free-choice = Un gruppo qualsiasi di carte uguali, oppure un cacciatore.
vq-over = La partita è finita
vq-ahead = { $player } ha il gruppo più alto.
vq-ahead-you = Il gruppo più alto è il tuo.
vq-after = Poi ancora: { $players }.
vq-led = apertura
vq-raised = rialzo
vq-played = giocato
vq-passed = passo
vq-must-pass = passo forzato
vq-acts = di turno
vq-next = subito dopo
vq-later = poi
vq-last = per ultimo
vq-done = ha finito
vq-highest = massimo: { $value }
vq-takes = massimo, prende
vq-is-highest = massimo
vq-passed-takes = prende tutto
vq-is-slayer = 0, il cacciatore
vq-queen-counts = Q vale 1
vq-cards = { $count ->
    [one] carta
   *[other] carte
}
vq-known = Ciò che { $player } ha preso sotto gli occhi di tutti
vq-known-short = note
vq-points = punti di penalità
vq-fewest = meno punti: in testa
vq-turn-first = apre questo giro
vq-turn = turno { $turn } di questo giro
vq-crypt = nella cripta, fuori gioco
vq-crypt-short = nella cripta
vq-undealt = non distribuite
vq-last-scores = Ultimi punteggi
vq-seat = { $player }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $deed }
vq-panel-scores = La tornata è finita. Meno punti hai, meglio è.
vq-panel-hand = { $points ->
    [one] { $player }: { $points } punto per { $cards }
   *[other] { $player }: { $points } punti per { $cards }
}
vq-panel-no-hand = { $player }: niente carte, niente punti
vq-panel-wins = { $player } vince il giro con { $cards }
vq-panel-takes = { $forced ->
    [1] { $player } ha dovuto passare e prende tutto
   *[other] { $player } prende tutto
}
vq-panel-leads = Poi apre { $player }.
vq-panel-leads-not = Poi apre { $player }, ma non con il cacciatore { $card }.
vq-panel-out = { $player } non ha più carte: la tornata finisce.
