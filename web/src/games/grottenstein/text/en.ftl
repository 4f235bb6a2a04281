# The villa of Count Grottenstein.
gr-reach = { $count ->
    [one] 1 square
   *[other] { $count } squares
} within { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
gr-at-turn = acting now
gr-life = { $points } of { $most } life points
gr-your-sheet = Your sheet
gr-sheet = { $figure }’s sheet
gr-your-figures = Your figures
gr-free = free
gr-powers = Powers
gr-lying-here = On this square
gr-others-carry = What the others carry
gr-only-you = only you see this
gr-notes = Notes
gr-not-lock = not { $lock }
gr-floors = Floors
gr-floor-C = Cellar
gr-floor-G = Ground
gr-floor-U = Upper
gr-near = Larger squares
gr-cards = Sheets and notes
gr-panel-round = Round { $round } of { $last }
