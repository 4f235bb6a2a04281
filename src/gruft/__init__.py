"""Gruft, a house of vampire games: one statement of the rules for every face.

The rooms, from the ground up: `kernel` (what every game is), `games` (the rules), `shelf` (the list
of games), `words` (what a person reads), `testing` (what every game must pass), `table` and `bots`
(one live match, and those who play in it), `terminal` (the `gruft` command). Imports point down
only. Nothing happens on importing this package.
"""
