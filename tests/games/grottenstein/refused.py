"""What the tests of refusals share: tables in the middle of a line, and what a seat is told.

Ada plays the vampire, Bela red, and so on.
"""

from collections.abc import Callable

from gruft.games.grottenstein.game import GAME
from gruft.kernel.refusal import Refused
from tests.games import refusals
from tests.games.grottenstein.table import Table, given

#: A table, the moves that whoever is asked tries there, and each time the refusal as `told` writes
#: it.
Row = tuple[Callable[[], Table], str, str]

GONE = {"state": "gone"}


def at(*moves: str, **keys: object) -> Callable[[], Table]:
    """A table with these keys, after some moves of whoever is asked."""

    def table() -> Table:
        laid = given(**keys)  # type: ignore[arg-type]
        laid.begins(*moves)
        return laid

    return table


def servant(square: str, seat: int = 0) -> dict[str, object]:
    """A servant on a square."""
    return {"state": "servant", "at": square, "player": seat}


def refusal_of(table: Table, written: str) -> Refused:
    """What whoever is asked is told when they try the move; nothing has changed."""
    return refusals.refusal_of(table, table.turn, GAME.parse(table.position, table.turn, written))
