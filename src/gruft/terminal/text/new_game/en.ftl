# gruft new-game.

help-new-game-usage = gruft new-game SLUG --prefix XY [options]
help-new-game-short = begin a game of your own, in a package of its own
help-new-game = Create a folder for a game of your own to grow in: rules, words, one scenario and one test. It can be played at once; what the tests find missing is your to-do list.
help-new-game-slug = the game’s name in lowercase letters, digits and underscores: liars_dice
help-new-game-prefix = the two capitals its clauses begin with
help-new-game-prefix-value = XY
help-new-game-seats = for how many players (default 2-4)
help-new-game-seats-value = N-M
help-new-game-into = the folder to write; default: the slug, in this folder
help-new-game-into-value = PATH
help-new-game-examples =
    Examples
      gruft new-game liars_dice --prefix LD --seats 2-6
      python -m pytest liars_dice                      what is left to do
      gruft play --game liars_dice.game:GAME           from within the folder
new-game-written = Your game has been written to { $folder }.
new-game-next = Go there and play it: gruft play --game { $slug }.game:GAME. What is left to do: python -m pytest.
new-game-bad-slug = “{ $given }” can’t be a game’s name: use 2 to 40 lowercase letters, digits and underscores, starting with a letter, and no Python keyword.
new-game-slug-taken = A game on the shelf is already called “{ $given }”.
new-game-bad-prefix = Clauses can’t begin with “{ $given }”: use two capital letters, for example LD.
new-game-prefix-taken = The clauses of “{ $game }” already begin with “{ $given }”.
new-game-bad-seats = “{ $given }” isn’t a number of players: write for example 4 or 2-6.
