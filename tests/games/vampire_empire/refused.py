"""What the tests of refusals share: moves by their words, and the sentence a seat hears."""

from collections.abc import Callable

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words
from tests.games.vampire_empire.table import Table

#: Ada plays the vampires, Bela the humans.
NAMES = ["Ada", "Bela"]

#: The table, who does what there, and what that seat hears.
Case = tuple[Callable[[], Table], int, int, str]


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


def said(refusal: Refused, language: str = "en") -> str:
    """The sentence with its clause, as a reader of this language hears it."""
    return Words.at(GAME, language, NAMES).refuse(refusal)


def refusal_of(table: Table, seat: int, move: int) -> str:
    """The sentence this seat hears when it tries the move; nothing has changed."""
    before = list(table.position.words)

    with pytest.raises(Refused) as refused:
        table.position.play(seat, move)

    assert list(table.position.words) == before
    return said(refused.value)


def begun_with(table: Table, seat: int, *moves: str) -> Table:
    """The table in the middle of a line."""
    table.begins(seat, *moves)
    return table


def after(table: Table, *lines: tuple[int, str]) -> Table:
    """The table after some lines, each with the seat that plays it."""
    for seat, line in lines:
        table.plays(seat, line)
    return table
