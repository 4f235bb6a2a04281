"""Reading a position: what is true of it, wherever the cards are."""

from itertools import product

import pytest

from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.state import floor_place
from tests.games.grottenstein.table import DIES, begun, given


def with_one_card(card: int, place: int) -> Grottenstein:
    """A position in which one card is at a place, and all others lie face down."""
    position = begun().position
    for other in range(c.CARDS):
        position.words[at.PLACE + other] = at.FACE_DOWN
    position.words[at.PLACE + card] = place
    return position


@pytest.mark.clause("GR-96", "GR-98")
@pytest.mark.parametrize("card", range(c.CARDS))
def test_every_card_on_a_sheet_is_found_and_counted(card: int) -> None:
    for figure in range(c.HUNTERS):
        position = with_one_card(card, at.SHEET + figure)
        printed = position.printed

        assert position.holding(figure, printed.effect[card]) == card
        assert [position.cards_of(one) for one in range(c.HUNTERS)].index(1) == figure
        assert position.places_used(figure) == printed.places[card]
        assert sum(position.cards_of(one) for one in range(c.HUNTERS)) == 1


@pytest.mark.clause("GR-191")
@pytest.mark.parametrize("card", range(c.CARDS))
def test_every_card_may_be_the_remains_of_a_servant(card: int) -> None:
    for kind, square in product(range(at.LAID + 1), (0, 7)):
        position = with_one_card(card, floor_place(kind, square))

        assert position.has_remains(square) == (at.REMAINS <= kind < at.UNLIT)
        assert not position.has_remains(8)


@pytest.mark.clause("GR-53")
@pytest.mark.parametrize("figure", range(c.FIGURES))
def test_a_square_is_taken_by_whoever_is_not_gone(figure: int) -> None:
    position = begun().position
    free = next(one for one in range(v.SQUARES) if not position.is_taken(one))

    position.words[at.WHERE + figure] = free
    assert position.is_taken(free)
    position.words[at.STATUS + figure] = at.GONE

    assert not position.is_taken(free)


@pytest.mark.clause("ED-14")
@pytest.mark.parametrize("kind", range(at.LAID + 1))
@pytest.mark.parametrize("square", [0, v.SQUARES - 1])
@pytest.mark.parametrize("card", [0, c.CARDS - 1])
def test_of_all_that_lies_on_the_floor_only_a_laid_ladder_opens_the_hatch(
    card: int, square: int, kind: int
) -> None:
    position = begun().position

    position.words[at.PLACE + card] = floor_place(kind, square)

    assert position.ladder_is_laid() == (kind == at.LAID)


def test_a_seat_that_is_not_asked_waits() -> None:
    position = given(slot="red").position

    (asked,) = position.to_act()

    waiting = [position.decision(seat) for seat in range(position.seats) if seat != asked]
    assert waiting == ["decision-wait"] * 4
    assert position.decision(asked) != "decision-wait"


def test_when_all_is_over_everybody_waits() -> None:
    table = given(options=DIES, red="Gh3", vampire={"at": "Gh4", "life": 1}, dice=[4])
    table.does("hit V dagger")

    seats = range(table.position.seats)
    assert [table.position.decision(seat) for seat in seats] == ["decision-wait"] * 5
    assert [table.position.moves(seat) for seat in seats] == [[]] * 5
    assert table.position.to_act() == []
    assert table.position.asked() == -1
