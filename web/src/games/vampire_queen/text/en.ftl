# The procession of Vampire Queen.
vq-task = { $size ->
    [1] One card, worth more than { $value }
   *[other] { $size } cards, worth more than { $value }
}
vq-unbeatable = Queens alone can’t be beaten
vq-slayer-round = Slayer round: one vampire each; the highest takes all
vq-slayer-values = Slayer 0, queen 1. On a tie, the later card counts higher.
vq-slayer-passed = { $player } had to pass and takes everything.
vq-you-lead = You lead
vq-leads = { $player } leads
vq-free-choice = Any set of equal cards, or a slayer.
vq-over = The match is over
vq-ahead = { $player } has the highest set.
vq-ahead-you = You have the highest set.
vq-after = Still to come: { $players }.
vq-led = led
vq-raised = raised
vq-played = played
vq-passed = passed
vq-must-pass = had to pass
vq-acts = to play
vq-next = next
vq-later = then
vq-last = last
vq-done = finished
vq-highest = highest: { $value }
vq-takes = highest, takes
vq-is-highest = highest
vq-passed-takes = takes everything
vq-is-slayer = 0, the slayer
vq-queen-counts = Q counts 1
vq-cards = { $count ->
    [one] card
   *[other] cards
}
vq-known = What everyone saw { $player } take
vq-known-short = known
vq-points = penalty points
vq-fewest = fewest points: ahead
vq-turn-first = leads this round
vq-turn = turn { $turn } of this round
vq-crypt = in the crypt, out of play
vq-crypt-short = in the crypt
vq-undealt = not dealt
vq-last-scores = Last scores
vq-seat = { $player }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $deed }
vq-panel-scores = The phase is over. Fewer points are better.
vq-panel-hand = { $points ->
    [one] { $player }: 1 point for { $cards }
   *[other] { $player }: { $points } points for { $cards }
}
vq-panel-no-hand = { $player }: no cards left, no points
vq-panel-wins = { $player } wins the round with { $cards }
vq-panel-takes = { $forced ->
    [1] { $player } had to pass and takes everything
   *[other] { $player } takes everything
}
vq-panel-leads = { $player } leads next.
vq-panel-leads-not = { $player } leads next, but not with slayer { $card }.
vq-panel-out = { $player } has no cards left: the phase ends.
