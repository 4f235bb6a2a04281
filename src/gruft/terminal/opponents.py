"""Bots at this screen: each is given a world that fits what its seat knows, never the position."""

from gruft.bots.players import BOTS
from gruft.kernel.chance import FastChance
from gruft.kernel.lines import write_line
from gruft.kernel.refusal import Refused
from gruft.table.table import Table


def known_bot(given: str) -> str:
    """A kind of bot that exists."""
    if given.lower() not in BOTS:
        raise Refused("bot-unknown", given=given[:40], known=", ".join(BOTS))
    return given.lower()


def bot_line(table: Table, seat: int, kind: str, seed: int) -> str:
    """The line that this kind of bot plays in this seat."""
    luck = FastChance(seed)
    world = table.position.world(seat, luck.fork())
    moves = BOTS[kind].choose(table.game, world, seat, luck)
    return write_line(table.game, table.position, moves, seat)
