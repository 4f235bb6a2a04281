"""Editions for the tests of chapter 20: the shipped one, and what an owner lays over it."""

import pytest

from gruft.games.grottenstein.edition.plans import COLUMN_NAMES, LABEL, move_signs
from gruft.games.grottenstein.edition.printed import printed_for
from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.state.cards import Printed
from gruft.kernel.edition import Edition
from gruft.kernel.refusal import Refused
from gruft.words.speech import Words

MINE = "mine.toml"
SHIPPED = GAME.shipped_edition()
#: An edition of another box, as its owner types it in.
OWNERS_FILE = """
hunter_order = ["yellow", "green", "blue", "red"]
start_squares = ["Gj11", "Gi11", "Gh11", "Gg11"]
locks = ["gold", "amber", "copper", "lead"]
poison = 5

[cards.E09]
name = "Two-hander"
places = 2
border = "red"

[cards.E16]
name = "Amber key"

[weapons.sword]
bonus = 4
range = 3

[characters.red]
name = "Hildegard"

[rooms.Gf6]
name = "Atrium"

[rooms.Ga5]
name = "Secret door"
"""


def laid_over(values: dict[str, object]) -> Edition:
    """The shipped edition with these values."""
    return GAME.edition_with(values, MINE)


def from_file(written: str) -> Edition:
    """The shipped edition with an owner's file laid over it."""
    return GAME.edition_from(written, MINE)


def printed_with(values: dict[str, object]) -> Printed:
    return printed_for(laid_over(values))


def refusal_of(values: dict[str, object]) -> Refused:
    with pytest.raises(Refused) as refused:
        laid_over(values)
    return refused.value


def said(refused: Refused, language: str = "en") -> str:
    return Words.at(GAME, language).refuse(refused)


# --- an owner's plans ----------------------------------------------------------------------------


def plan(floor: str) -> str:
    """The shipped plan of a floor."""
    return str(SHIPPED.value(f"board.{floor}"))


def redrawn(floor: str, drawn: dict[str, str], board: str = "") -> str:
    """A plan in which squares (`h11`) and edges between them (`h5/h6`) have other signs."""
    rows = [list(row) for row in (board or plan(floor)).strip("\n").split("\n")]
    for place, sign in drawn.items():
        row, column = _spot(place)
        rows[row][column] = sign
    return "\n".join("".join(row) for row in rows)


def _spot(place: str) -> tuple[int, int]:
    """Where a square or an edge stands in the text of a plan: between its two squares."""
    ends = [(2 * int(one[1:]), LABEL + 2 * COLUMN_NAMES.index(one[0]) + 1) for one in
            (*place.split("/"), place.split("/")[0])[:2]]  # fmt: skip
    (row, column), (other_row, other_column) = ends
    return (row + other_row) // 2, (column + other_column) // 2


def swapped(floor: str, moves: dict[str, str]) -> str:
    """A plan in which the signs of some squares changed places."""
    return move_signs(plan(floor), moves)
