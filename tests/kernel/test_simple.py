"""The simple form: a table of declared data is copied, written, read back and checked."""

from dataclasses import dataclass, field
from typing import Annotated

import pytest

from gruft.kernel.refusal import Refused
from gruft.kernel.scene import PILE
from gruft.kernel.simple import DIE, Kind, PerSeat, Seat, Table, lay
from gruft.kernel.simple.data import copied, plain_fields, read_table
from gruft.kernel.simple.pieces import counted


@dataclass
class Cups(Table):
    """One of every kind of field."""

    turn: Seat = 0
    dice: PerSeat[list[Annotated[int, range(1, 7)]]] = field(default_factory=list)
    named: dict[str, list[int]] = field(default_factory=dict)
    open: bool = False
    note: str = ""


def begun() -> Cups:
    return Cups(turn=1, dice=[[1], [2, 3]], named={"ann": [1]}, note="x")


def test_a_copy_shares_nothing_with_its_table() -> None:
    table = begun()
    twin = copied(table)

    twin.dice[0].append(6)
    twin.named["ann"].append(2)

    assert (table.dice, table.named) == ([[1], [2, 3]], {"ann": [1]})
    assert table == begun()


def test_written_fields_are_read_back_as_the_same_table() -> None:
    assert read_table(Cups(dice=[[], []]), plain_fields(begun()), 2) == begun()


def test_what_is_not_written_stays_as_it_was() -> None:
    read = read_table(begun(), {"turn": 0}, 2)

    assert (read.turn, read.dice) == (0, [[1], [2, 3]])


@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"turn": 2}, "position-bad-number"),
        ({"turn": True}, "position-bad-number"),
        ({"turn": "1"}, "position-bad-number"),
        ({"dice": [[1]]}, "position-not-per-seat"),
        ({"dice": 3}, "position-not-a-list"),
        ({"dice": [[1], [7]]}, "position-bad-number"),
        ({"dice": [1, 2]}, "position-not-a-list"),
        ({"named": []}, "position-not-an-object"),
        ({"named": {"ann": 1}}, "position-not-a-list"),
        ({"open": 1}, "position-not-a-switch"),
        ({"note": None}, "position-not-a-text"),
        ({"nothing": 1}, "position-unknown-key"),
    ],
)
def test_a_value_that_its_field_cannot_hold_is_refused_by_its_name(
    given: dict[str, object], refused: str
) -> None:
    with pytest.raises(Refused) as found:
        read_table(begun(), given, 2)

    assert found.value.key == refused
    assert found.value.details["setting"] == next(iter(given))


def test_a_zone_shows_faces_to_those_who_see_it_and_backs_to_others() -> None:
    hidden = lay("cup", PILE, 0, "die", ["3", "5"], [0])
    public = lay("bid", PILE, -1, "die", ["6"])

    assert [piece.face for piece in hidden.shown_to(0).pieces] == ["3", "5"]
    assert [piece.face for piece in hidden.shown_to(-1).pieces] == ["", ""]
    assert [piece.face for piece in public.shown_to(-1).pieces] == ["6"]


def test_a_die_is_counted_whatever_it_shows_and_a_card_by_its_face() -> None:
    kinds = {"die": Kind(("1", "2"), "XY-1", DIE), "card": Kind(("1", "2"), "XY-1")}
    pieces = [*lay("a", PILE, 0, "die", ["1", "2"]).zone.pieces]
    pieces += lay("b", PILE, 0, "card", ["1", "2"]).zone.pieces

    assert [counted(kinds, piece) for piece in pieces] == ["die", "die", "card 1", "card 2"]
