# What the page at the end tells a match by.

story-title = Who lives, turn by turn
story-unit = Points
story-score =
    { $score ->
        [one] { $score } point for survivors
       *[other] { $score } points for survivors
    }
story-humans = humans
story-vampires = vampires
story-unmasked = unmasked
story-counts-attacks = Attacks
story-counts-hides = Attempts to hide
story-counts-asks = Holy water tests
story-counts-plays-card = Support cards
story-counts-sacrifice = Sacrifices
