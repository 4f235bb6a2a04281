"""What every game must pass, as a library: the conformance kit, scenario files, tiny test games.

Anyone who writes a game may import this room and be told what is missing, by name. It holds no test
of a particular game: those live in `tests/`.
"""
