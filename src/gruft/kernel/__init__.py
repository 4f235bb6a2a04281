"""What every game is: positions, moves, luck, refusals, facts, editions, records, scenes.

This room knows no game by name, opens no file of its own accord, reads no clock and speaks to no
network. Everything else in the house stands on it.
"""
