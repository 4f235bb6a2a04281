"""The advised player: rules of thumb that a decent player follows."""

from gruft.arena.duel import Duel, fight
from gruft.arena.matches import Setting
from gruft.bots.players import BOTS
from gruft.games.vampire_queen.advice import advise, policy
from gruft.games.vampire_queen.game import GAME
from gruft.games.vampire_queen.notation import write_move
from tests.games.vampire_queen.table import given


def advised(*hands: str, table: dict[str, str] | None = None) -> tuple[str, str]:
    """The advised move of the seat to act, written, and the reason; seat 0 has led `table`."""
    position = given(hands=list(hands), leader=0, table=table or {}).position
    found = advise(position, position.to_act()[0])
    return write_move(found.move), found.reason.key


def test_a_slayer_is_led_as_soon_as_it_may() -> None:
    assert advised("5 5 9 S15", "2 3 S20", "4 4 7") == ("S15", "advice-lead-slayer")


def test_of_two_slayers_the_dearer_one_is_led() -> None:
    assert advised("5 9 S15 S20", "2 3 6", "4 4 7") == ("S20", "advice-lead-slayer")


def test_without_a_slayer_the_group_with_most_points_is_led() -> None:
    assert advised("2 6 6 6 13", "2 3 S15", "4 4 S20") == ("6 6 6", "advice-lead-points")


def test_queens_are_led_before_the_last_group_because_nobody_beats_them() -> None:
    assert advised("3 3 Q", "2 5 6 S15", "4 4 8 S20") == ("Q", "advice-lead-unbeatable")


def test_a_raise_is_the_lowest_whole_group_that_is_enough() -> None:
    table = {"0": "4"}

    move = advised("5 5 5 6", "6 6 7 12", "2 3 S15 S20", table=table)

    assert move == ("7", "advice-whole-group")


def test_without_a_whole_group_the_lowest_one_is_broken() -> None:
    table = {"0": "4"}

    move = advised("5 5 5 6", "7 7 9 9", "2 3 S15 S20", table=table)

    assert move == ("7", "advice-split")


def test_queens_are_not_spent_on_a_raise() -> None:
    table = {"0": "4 4"}

    assert advised("5 5 5 6", "7 9 12 Q", "2 3 S15 S20", table=table) == ("pass", "advice-pass")


def test_points_are_dumped_when_somebody_is_nearly_out() -> None:
    assert advised("5 5 5", "9 9 13", "2 3 S15 S20", table={"0": "4"}) == ("13", "advice-dump")


def test_under_a_slayer_the_dearest_card_that_cannot_take_the_pile_is_played() -> None:
    table = {"0": "S20", "1": "8"}

    assert advised("5 5", "9 9", "2 7 11 Q S15", table=table) == ("Q", "advice-safe-card")


def test_under_a_slayer_without_a_safe_card_the_lowest_is_played() -> None:
    assert advised("5 5", "9 12 13", "2 7 S15", table={"0": "S20"}) == ("9", "advice-low-card")


def test_the_only_move_needs_no_other_reason() -> None:
    assert advised("5 5", "2 3 4", "2 7 S15 S20", table={"0": "13"}) == ("pass", "advice-must")


def test_the_quick_answer_is_the_advised_one() -> None:
    position = given(hands=["5 5 9", "2 3 S20", "4 4 7 S15"]).position

    assert policy(position, 0) == advise(position, 0).move


def test_the_advised_player_beats_three_random_ones_by_far() -> None:
    duel = Duel(Setting(GAME, 4, {"phases": 1}), BOTS["raven"], BOTS["moth"], seed=5)

    report = fight(duel, deals=12)

    assert report.share.low > 0.4
