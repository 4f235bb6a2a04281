# What the page at the end tells a match by.

story-title = Drops of blood, round by round
story-unit = Drops
story-score =
    { $score ->
        [one] { $score } drop
       *[other] { $score } drops
    }
story-counts-catches = Victims caught
story-counts-steals = Captives stolen
story-counts-consumes = Victims consumed
story-counts-stakes = Vampires staked
story-counts-turns-repulsed = Times turned back
