"""The rules of the games, one folder each, all folders alike; `vampire_queen` is the one to copy.

A game knows the kernel and its own printed material. It knows no other game, no screen, no clock,
no file system and no source of luck but the one it is handed. Which games there are is written in
`gruft.shelf`, not here.
"""
