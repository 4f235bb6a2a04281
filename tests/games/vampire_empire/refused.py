"""What the tests of refusals share: tables in the middle of a line, and moves by their words.

Ada plays the vampires, Bela the humans.
"""

from collections.abc import Callable

from gruft.games.vampire_empire.notation.names import CHARACTER_NAMES, KIND_NAMES
from gruft.games.vampire_empire.state import cards as c
from tests.games.vampire_empire.table import Table

#: A table, who tries which move there, and the refusal as `told` writes it.
Row = tuple[Callable[[], Table], int, int, str]


def cellar(card: str) -> int:
    return c.CELLAR + KIND_NAMES.index(card)


def moat(card: str) -> int:
    return c.MOAT + KIND_NAMES.index(card)


def play(card: str) -> int:
    return c.PLAY + KIND_NAMES.index(card)


def pick(card: str) -> int:
    return c.PICK + KIND_NAMES.index(card)


def char(name: str) -> int:
    return c.CHAR + CHARACTER_NAMES.index(name)


def begun_with(table: Table, seat: int, *moves: str) -> Table:
    """The table in the middle of a line."""
    table.begins(seat, *moves)
    return table


def after(table: Table, *lines: tuple[int, str]) -> Table:
    """The table after some lines, each with the seat that plays it."""
    for seat, line in lines:
        table.plays(seat, line)
    return table
