# Der Zug von Vampire Queen.
vq-task = { $size ->
    [1] Eine Karte, mehr wert als { $value }
   *[other] { $size } Karten, mehr wert als { $value }
}
vq-unbeatable = Queens allein sind unschlagbar
vq-slayer-round = Jägerrunde: je ein Vampir, der höchste nimmt alles
vq-slayer-values = Jäger 0, Queen 1. Bei gleichem Wert zählt die spätere Karte höher.
vq-slayer-passed = { $player } musste passen und nimmt alles.
vq-you-lead = Du spielst an
vq-leads = { $player } spielt an
vq-free-choice = Beliebig viele gleiche Karten oder ein Jäger.
vq-over = Die Partie ist zu Ende
vq-ahead = { $player } liegt vorn.
vq-ahead-you = Du liegst vorn.
vq-after = Danach noch: { $players }.
vq-led = angespielt
vq-raised = überboten
vq-played = gespielt
vq-passed = gepasst
vq-must-pass = musste passen
vq-acts = am Zug
vq-next = danach
vq-later = später
vq-last = zuletzt
vq-done = fertig
vq-highest = höchste: { $value }
vq-takes = höchste, nimmt alles
vq-is-highest = höchste
vq-passed-takes = nimmt alles
vq-is-slayer = 0, der Jäger
vq-queen-counts = Q zählt 1
vq-cards = { $count ->
    [one] Karte
   *[other] Karten
}
vq-known = Was { $player } vor aller Augen genommen hat
vq-known-short = bekannt
vq-points = Strafpunkte
vq-fewest = wenigste Punkte: liegt vorn
vq-turn-first = spielt in dieser Runde an
vq-turn = Zug { $turn } in dieser Runde
vq-crypt = in der Gruft, aus dem Spiel
vq-crypt-short = in der Gruft
vq-undealt = unverteilt
vq-last-scores = Letzte Wertung
vq-seat = { $player }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $deed }
vq-panel-scores = Der Durchgang ist vorbei. Weniger Punkte sind besser.
vq-panel-hand = { $points ->
    [one] { $player }: { $points } Punkt für { $cards }
   *[other] { $player }: { $points } Punkte für { $cards }
}
vq-panel-no-hand = { $player }: keine Karten mehr, keine Punkte
vq-panel-wins = { $player } gewinnt die Runde mit { $cards }
vq-panel-takes = { $forced ->
    [1] { $player } musste passen und nimmt alles
   *[other] { $player } nimmt alles
}
vq-panel-leads = { $player } spielt als Nächstes an.
vq-panel-leads-not = { $player } spielt als Nächstes an, aber nicht mit dem Jäger { $card }.
vq-panel-out = { $player } hat keine Karten mehr: Der Durchgang endet.
