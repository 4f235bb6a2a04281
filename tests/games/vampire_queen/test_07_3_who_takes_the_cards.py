"""Chapter 7.3: the taker of a slayer round."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from tests.games.vampire_queen.playouts import rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import cards, given


@pytest.mark.clause("VQ-69", "VQ-70")
@pytest.mark.parametrize("highest", ["2", "13", "Q"])
def test_after_a_forced_pass_the_passer_takes_and_the_highest_card_takes_nothing(
    highest: str,
) -> None:
    table = given(["6 S20", "3 9", "S15", f"{highest} 9"])

    table.round("S20", "3", "pass", highest)

    assert cards(table.hand(2)) == cards(f"S15 S20 3 {highest}")
    assert table.hand(1) == "9"
    assert table.hand(3) == "9"
    key, said = table.told()[-1]
    assert (key, said["player"], said["forced"]) == ("fact-takes", 2, 1)


@pytest.mark.clause("VQ-69", "VQ-70", "VQ-72", "VQ-73")
@pytest.mark.parametrize(
    ("moves", "highest", "taker"),
    [
        (["S20"], [], []),
        (["S20", "3"], [1], [1]),
        (["S20", "3", "pass"], [1], [2]),
        (["S20", "3", "pass", "3"], [3], [2]),
    ],
)
def test_the_scene_says_who_is_highest_and_who_would_take(
    moves: list[str], highest: list[int], taker: list[int]
) -> None:
    table = given(["6 S20", "3 9", "S15", "3 9", "5 9"])
    for seat, move in enumerate(moves):
        table.plays(seat, move)

    views = table.scene(0).seats
    assert [view.seat for view in views if "highest" in view.marks] == highest
    assert [view.seat for view in views if "takes" in view.marks] == taker


@pytest.mark.clause("VQ-71")
@pytest.mark.parametrize("passer", [1, 2, 3])
def test_it_does_not_matter_where_the_passer_sat(passer: int) -> None:
    """They take the cards played before their turn and those played after it."""
    hands = ["6 S20", "4 9", "5 9", "7 9"]
    moves = ["S20", "4", "5", "7"]
    hands[passer], moves[passer] = "S15", "pass"
    table = given(hands)

    table.round(*moves)

    played = " ".join(move for move in moves if move != "pass")
    assert cards(table.hand(passer)) == cards(f"S15 {played}")
    assert table.leader == passer


@pytest.mark.clause("VQ-72")
@pytest.mark.parametrize(
    ("moves", "taker"),
    [
        (["S20", "13", "2", "1"], 1),
        (["S20", "2", "13", "1"], 2),
        (["S20", "2", "1", "13"], 3),
        (["S20", "Q", "2", "Q"], 2),
    ],
)
def test_without_a_forced_pass_the_highest_vampire_takes(moves: list[str], taker: int) -> None:
    table = given(["6 S20", *(f"{move} 9" for move in moves[1:3]), f"{moves[3]} 9 S15"])

    table.round(*moves)

    assert table.told_of("fact-takes")[0]["player"] == taker
    assert "S20" in table.hand(taker).split()


@pytest.mark.clause("VQ-73")
def test_of_several_highest_the_one_played_last_takes() -> None:
    """Leon, Nina, Lukas, Marie, Jonas: the leaflet's example of a slayer round."""
    table = given(["S20 7", "2 9", "1 9", "2 10", "Q 5 S15"])

    table.round("S20", "2", "1", "2", "Q")

    assert table.hands == ["7", "9", "9", "1 2 2 10 Q S20", "5 S15"]
    assert table.leader == 3
    assert table.turn == 3
    assert table.ban == "S20"


@pytest.mark.clause("VQ-73")
@pytest.mark.parametrize("leader", range(4))
def test_last_means_last_in_turn_order_which_wraps_around(leader: int) -> None:
    """All follow with an 8: the leader's right neighbour played last, whatever its number."""
    hands = ["8 9"] * 4
    hands[leader] = "6 S15 S20"
    table = given(hands, leader=leader)

    table.round("S20", "8", "8", "8")

    assert table.leader == (leader - 1) % 4


@pytest.mark.clause("VQ-74")
@pytest.mark.parametrize(("first", "second"), [("1", "Q"), ("Q", "1"), ("Q", "Q"), ("1", "1")])
def test_a_1_and_a_queen_tie_and_the_later_takes(first: str, second: str) -> None:
    table = given(["6 S20", f"{first} 9", f"{second} 9 S15"])

    table.round("S20", first, second)

    assert table.leader == 2


@pytest.mark.clause("VQ-75")
def test_the_taker_takes_every_card_the_slayer_included_and_nothing_goes_to_the_crypt() -> None:
    table = given(["6 S20", "3 9", "12 9 S15", "Q 9"])
    crypt = table.crypt

    table.round("S20", "3", "12", "Q")

    assert table.hands == ["6", "9", "3 9 12 Q S15 S20", "9"]
    assert table.crypt == crypt
    assert table.on_the_table == {}
    assert table.told()[-1] == ("fact-takes", {"player": 2, "cards": "3 12 Q S20", "forced": 0})


@pytest.mark.clause("VQ-76", "VQ-77", "VQ-88")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_the_taker_receives_n_cards_or_n_minus_1_and_never_led_the_slayer(
    seats: int, seed: int
) -> None:
    table = start(seats, seed, phases=2)

    for told in rounds(table, seed):
        if told.is_slayer_round:
            taken = cards(str(table.told_of("fact-takes")[0]["cards"]))

            assert taken == cards(" ".join(told.cards_played))
            assert taken.total() == seats - len(told.passes)
            assert taken["S15"] + taken["S20"] == 1
            assert told.taker != told.leader
            assert told.taker is not None
            assert told.passes in ([], [told.taker])


@pytest.mark.clause("VQ-77", "VQ-88")
@settings(max_examples=30)
@holds_for(seat_counts, seeds)
def test_a_slayer_that_was_led_always_changes_hands(seats: int, seed: int) -> None:
    table = start(seats, seed, phases=2)

    for told in rounds(table, seed):
        if told.is_slayer_round:
            assert table.holder(told.lead) == told.taker != told.leader
