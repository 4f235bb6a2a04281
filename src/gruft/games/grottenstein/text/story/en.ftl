# What the page at the end tells a match by.

story-title = Life points, round by round
story-counts-strikes = Attacks
story-counts-trap = Traps sprung
story-counts-heals = Times healed
story-counts-keeps = Cards found
story-counts-flies = Flights as a bat
