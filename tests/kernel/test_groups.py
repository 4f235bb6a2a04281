"""A set is put together in any order: the rules' own order is found by trying."""

from collections.abc import Mapping

import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.game import Game
from gruft.kernel.groups import Laid, in_order, lay
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.shelf import find

CONNECTION, EMPIRE = find("vampire_connection"), find("vampire_empire")
OFFER = "offer Stoneheart"


def laid_out(game: Game, seats: int, data: Mapping[str, object]) -> Position:
    return game.from_json(game.fresh(seats, 1), data, FastChance(1))


@pytest.fixture
def trade() -> Position:
    return CONNECTION.fresh(4, 1)


def offering(trade: Position, *parts: str) -> Laid:
    return lay(CONNECTION, trade, 0, "; ".join((OFFER, *parts)))


def moves(laid: Laid) -> list[str]:
    assert laid.scene is not None
    assert laid.scene.decision is not None
    return [one.move for one in laid.scene.decision.choices]


@pytest.mark.clause("VC-248")
def test_a_card_that_the_list_has_earlier_is_put_before(trade: Position) -> None:
    laid = offering(trade, "give hunchback", "give wolf")

    assert laid.parts == (OFFER, "give wolf", "give hunchback")
    assert laid.held == ()


@pytest.mark.clause("VC-248")
def test_what_may_be_put_before_is_told_on_its_piece_as_it_lies_now(trade: Position) -> None:
    laid = offering(trade, "give hunchback")

    assert "give wolf" not in moves(laid)
    wolf = next(one for one in laid.later if one.move == "give wolf")
    assert laid.scene is not None
    (spot,) = wolf.on
    assert laid.scene.zones[spot.zone].pieces[spot.place].face == "wolf"
    assert "done" not in [one.move for one in laid.later]


@pytest.mark.clause("VC-248")
def test_a_whole_line_is_put_in_order_group_by_group(trade: Position) -> None:
    given = f"{OFFER}; give hunchback; give wolf; want wolf; want mist"

    wanted = f"{OFFER}; give wolf; give hunchback; want mist; want wolf"
    assert in_order(CONNECTION, trade, 0, given) == wanted
    assert in_order(CONNECTION, trade, 0, wanted) == wanted


def test_what_no_order_makes_legal_is_refused_for_the_reason_of_the_rules(trade: Position) -> None:
    with pytest.raises(Refused) as refused:
        offering(trade, "give wolf", "give carriage")

    assert refused.value.clause
    assert in_order(CONNECTION, trade, 0, f"{OFFER}; give carriage") == f"{OFFER}; give carriage"


def test_moves_of_other_questions_stay_where_they_are(trade: Position) -> None:
    laid = offering(trade, "give wolf", "done")

    assert laid.parts == (OFFER, "give wolf", "done")
    assert all(one.move.startswith("want") for one in laid.later)


@pytest.fixture
def payment() -> Position:
    """The human player may pay two cards for Secret Journey."""
    return laid_out(
        EMPIRE,
        2,
        {
            "hands": [
                "Candlestick, Holy Bible, Relic, Rapier, Rosary, Vampire 1, Regeneration",
                "Pitchfork, Musket, Secret Journey, Crucifix, Hunting Knife, Aspen Stake",
            ],
            "pending": {"decision": "window", "asked": 1, "window": "A", "declined": [0]},
        },
    )


@pytest.mark.clause("VE-240", "VE-241")
def test_a_card_that_must_come_last_is_held_until_another_is_there(payment: Position) -> None:
    begun = lay(EMPIRE, payment, 1, "play Secret Journey")
    held = lay(EMPIRE, payment, 1, "play Secret Journey; pay Crucifix")
    whole = lay(EMPIRE, payment, 1, "play Secret Journey; pay Crucifix; pay Musket")

    assert [one.move for one in begun.later] == ["pay Crucifix"]
    assert held.parts == ("play Secret Journey",)
    assert [one.move for one in held.held] == ["pay Crucifix"]
    assert whole.parts[1:3] == ("pay Musket", "pay Crucifix")
    assert whole.held == ()


@pytest.mark.clause("VE-240")
def test_a_set_that_is_whole_in_any_order_says_the_same(payment: Position) -> None:
    one = lay(EMPIRE, payment, 1, "play Secret Journey; pay Musket; pay Pitchfork")
    other = lay(EMPIRE, payment, 1, "play Secret Journey; pay Pitchfork; pay Musket")

    assert one.parts == other.parts


def test_luck_and_the_position_are_left_alone(trade: Position) -> None:
    before = CONNECTION.to_json(trade)

    offering(trade, "give hunchback", "give wolf")

    assert CONNECTION.to_json(trade) == before
