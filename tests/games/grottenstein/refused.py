"""What the tests of refusals share: tables in the middle of a line, and what a seat hears."""

from collections.abc import Callable

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words
from tests.games.grottenstein.table import Table, given

#: The players of seats 0 to 4; Ada plays the vampire, Bela red, and so on.
NAMES = ["Ada", "Bela", "Cleo", "Dora", "Emil"]

#: The table, the moves that whoever is asked tries there, and what they hear each time.
Case = tuple[Callable[[], Table], str, str]

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


def said(refusal: Refused, language: str = "en") -> str:
    """The sentence with its clause, as a reader of this language hears it."""
    return Words.at(GAME, language, NAMES).refuse(refusal)


def refusal_of(table: Table, written: str) -> str:
    """The sentence whoever is asked hears when they try the move; nothing has changed."""
    position, seat = table.position, table.turn
    before, told = list(position.words), len(table.journal.facts)

    with pytest.raises(Refused) as refused:
        position.play(seat, GAME.parse(position, seat, written))

    assert list(position.words) == before
    assert len(table.journal.facts) == told
    return said(refused.value)


def refusals_of(case: Case) -> list[Refused]:
    """What is heard in a case."""
    table, written, _ = case
    position = table().position
    seat = position.to_act()[0]
    moves = [GAME.parse(position, seat, move) for move in written.split(", ")]
    return [position.refusal(seat, move) for move in moves]
