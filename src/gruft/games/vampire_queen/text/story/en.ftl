# What the page at the end tells a match by.

story-title = Penalty points after each phase
story-unit = Penalty points
story-score =
    { $score ->
        [one] { $score } penalty point
       *[other] { $score } penalty points
    }
story-counts-wins-round = Rounds won
story-counts-takes = Slayer rounds taken
story-counts-scores-nothing = Hands emptied
