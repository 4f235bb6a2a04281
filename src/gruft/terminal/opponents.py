"""Bots at this screen."""

from gruft.kernel.chance import FastChance
from gruft.table.table import Table

BOTS = ("moth", "naive", "raven")


def bot_line(table: Table, seat: int, kind: str, seed: int) -> str:
    chance = FastChance(seed)
    moves = table.position.moves(seat)
    return table.game.write(table.position, moves[chance.below(len(moves))])
