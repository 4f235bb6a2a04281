"""Reading a position: what is true of it, wherever the cards are."""

import pytest

from gruft.games.grottenstein.cards import CARDS
from gruft.games.grottenstein.layout import LAID, PLACE
from gruft.games.grottenstein.reading import floor_place
from gruft.games.grottenstein.villa import SQUARES
from tests.games.grottenstein.table import begun, given


@pytest.mark.clause("ED-14")
@pytest.mark.parametrize("kind", range(LAID + 1))
@pytest.mark.parametrize("square", [0, SQUARES - 1])
@pytest.mark.parametrize("card", [0, CARDS - 1])
def test_of_all_that_lies_on_the_floor_only_a_laid_ladder_opens_the_hatch(
    card: int, square: int, kind: int
) -> None:
    position = begun().position

    position.words[PLACE + card] = floor_place(kind, square)

    assert position.ladder_is_laid() == (kind == LAID)


def test_whoever_is_not_asked_waits() -> None:
    position = given(slot="red").position

    (asked,) = position.to_act()

    waiting = [position.decision(seat) for seat in range(position.seats) if seat != asked]
    assert waiting == ["decision-wait"] * 4
    assert position.decision(asked) != "decision-wait"


def test_when_all_is_over_everybody_waits() -> None:
    table = given(red="Gh3", vampire={"at": "Gh4", "life": 1}, dice=[4])
    table.does("hit V dagger")

    asked = [table.position.decision(seat) for seat in range(table.position.seats)]

    assert asked == ["decision-wait"] * 5
