# How a game is learned: the goal, one page on how to play, the rulebook behind it.
web-learn = How to play
web-learn-game = How to play: { $game }
web-learn-of = How to play { $game }
web-learn-play = New table
web-learn-none = There’s no such page
web-rules-whole = Whole rulebook
web-rules-contents = Contents
web-rules-everything = Show everything, even what only a program needs
web-goal-of = { $game }: the goal
web-goal-got = Got it
