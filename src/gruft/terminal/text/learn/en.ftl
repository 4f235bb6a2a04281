# What every piece does, and how a game is learned.
help-cards-usage = gruft cards GAME [NAME] [options]
help-cards-short = what every card and piece does
help-cards = List every kind of piece in a game: what it does, and the clause behind it. With a name, only that piece; small misspellings are forgiven.
help-cards-game = the game, as “gruft games” lists it
help-cards-name = a card or piece, in your language or in English
help-cards-edition = your own edition: the texts use its numbers
help-cards-edition-value = FILE
help-cards-examples =
    Examples
      gruft cards vampire_queen
      gruft cards vampire_connection garlictooth
      gruft cards vampire_empire Hypnose --lang de
cards-any = Any other, or face down:
card-unknown = No piece of this game is called “{ $given }”. “gruft cards GAME” lists them all; at the table, “card” does.
command-card = card
command-card-help = with a name after it: what that card or piece does; alone: all of them
help-rules-all = also the clauses that only a program needs
rules-left-out = { $count ->
    [one] 1 clause that only a program needs is left out; --all shows it.
   *[other] { $count } clauses that only a program needs are left out; --all shows them.
}
help-learn-usage = gruft learn GAME
help-learn-short = how to play a game, on one page
help-learn = Learn a game: the goal first, then how to play, with the clauses behind every paragraph.
help-learn-game = the game, as “gruft games” lists it
help-learn-examples =
    Examples
      gruft learn vampire_queen
      gruft learn vampire_empire --lang it
howto-none = There’s no page on how to play { $game } yet. “gruft rules” has its rulebook.
