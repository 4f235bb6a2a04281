"""Chapter 6: queens as wild cards in normal rounds."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from tests.games.vampire_queen.playouts import rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import VALUES, Table, given


def after(lead: str, answers: str) -> Table:
    """Seat 0 has led these cards; seat 1 is asked, with this hand."""
    table = given([f"{lead} 1 S20", answers, "4 S15"])
    table.plays(0, lead)
    return table


def value_of(lead: str) -> int:
    """The value that the table says is to be beaten after this lead."""
    return after(lead, "12 12").scene(1).counters["to-beat"]


@pytest.mark.clause("VQ-47", "VQ-48")
@pytest.mark.parametrize("queens", [1, 2, 3, 4])
@pytest.mark.parametrize("value", VALUES)
def test_queens_take_the_value_of_the_number_cards_they_are_played_with(
    value: str, queens: int
) -> None:
    assert value_of(" ".join([value, *["Q"] * queens])) == int(value)


@pytest.mark.clause("VQ-47")
def test_the_player_has_no_choice_of_the_value() -> None:
    """`11 11 Q` is worth 11, so it falls to 12 12 12 and beats 10 10 10 but not 11 11 11."""
    assert after("11 11 Q", "12 12 12").legal(1) == ["pass", "12 12 12"]
    assert "11 11 Q" in after("10 10 10", "11 11 Q").legal(1)

    table = after("11 11 11", "11 11 Q Q")
    table.refuses(1, "11 11 Q", "VQ-38", "refusal-not-higher")
    table.refuses(1, "11 Q Q", "VQ-38", "refusal-not-higher")


@pytest.mark.clause("VQ-48")
def test_a_set_of_11s_is_worth_11_however_many_queens_it_contains() -> None:
    assert value_of("11 11 11") == value_of("11 11 Q") == value_of("11 Q Q") == 11


@pytest.mark.clause("VQ-49")
def test_a_lone_queen_has_the_value_14() -> None:
    assert value_of("Q") == 14
    assert after("13", "Q").legal(1) == ["pass", "Q"]
    assert after("Q", "13").legal(1) == ["pass"]


@pytest.mark.clause("VQ-50")
@pytest.mark.parametrize("queens", [2, 3, 4])
def test_several_queens_alone_have_the_value_14(queens: int) -> None:
    lead, thirteens = " ".join(["Q"] * queens), " ".join(["13"] * queens)

    assert value_of(lead) == 14
    assert after(thirteens, lead).legal(1) == ["pass", lead]
    assert after(lead, thirteens).legal(1) == ["pass"]


@pytest.mark.clause("VQ-51")
def test_queens_alone_cannot_be_declared_lower() -> None:
    """There is one action for two queens, and it is worth 14: nothing follows it."""
    table = given(["Q Q S20", "13 13 S15", "4 4"])
    assert table.legal(0) == ["S20", "Q", "Q Q"]

    table.plays(0, "Q Q")

    assert table.legal(1) == ["pass"]
    table.refuses(1, "13 13", "VQ-38", "refusal-not-higher")


@pytest.mark.clause("VQ-52")
@settings(max_examples=60)
@holds_for(
    st.lists(st.sampled_from([*VALUES, "Q"]), min_size=2, max_size=10).filter(
        lambda hand: hand.count("Q") <= 3 and all(hand.count(card) <= 5 for card in VALUES)
    )
)
def test_the_pair_13_q_is_beaten_only_by_two_queens(hand: list[str]) -> None:
    table = after("13 Q", " ".join(hand))

    assert value_of("13 Q") == 13
    assert table.legal(1) == ["pass", *(["Q Q"] if hand.count("Q") >= 2 else [])]


@pytest.mark.clause("VQ-52")
def test_the_pair_13_q_does_not_beat_13_13_but_two_queens_do() -> None:
    table = after("13 13", "13 Q Q")

    table.refuses(1, "13 Q", "VQ-38", "refusal-not-higher")

    assert table.legal(1) == ["pass", "Q Q"]


@pytest.mark.clause("VQ-53")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_after_queens_alone_every_remaining_seat_passes(seats: int, seed: int) -> None:
    for told in rounds(start(seats, seed), seed):
        queens_alone = [
            turn
            for turn, (_, move) in enumerate(told.moves)
            if set(move.split()) == {"Q"} and not told.is_slayer_round
        ]
        for turn in queens_alone:
            assert {move for _, move in told.moves[turn + 1 :]} <= {"pass"}


@pytest.mark.clause("VQ-53")
@pytest.mark.parametrize(("lead", "others"), [("Q", "Q Q Q"), ("Q Q", "Q Q")])
def test_equally_many_other_queens_do_not_beat_queens(lead: str, others: str) -> None:
    table = after(lead, f"13*6 {others}")

    assert table.legal(1) == ["pass"]
    table.refuses(1, lead, "VQ-38", "refusal-not-higher")


@pytest.mark.clause("VQ-54")
@pytest.mark.parametrize("queens", [1, 2, 3, 4])
def test_the_leader_may_lead_queens_alone_of_any_size(queens: int) -> None:
    table = given(["Q Q Q Q 5", "13 S15", "4 S20"])
    lead = " ".join(["Q"] * queens)

    table.plays(0, lead)

    assert table.on_the_table == {0: lead}


@pytest.mark.clause("VQ-55")
def test_a_queen_never_stands_for_a_slayer() -> None:
    """Led alone it opens a normal round of value 14; S15 and S20 themselves must be held."""
    table = given(["Q 5", "13 S15", "4 S20"])
    table.refuses(0, "S15", "VQ-46", "refusal-not-held")
    table.refuses(0, "S20", "VQ-46", "refusal-not-held")

    table.plays(0, "Q")

    assert table.decision().question.key == "decision-raise"
    assert table.scene(1).notices[0].key == "notice-unbeatable"


@pytest.mark.clause("VQ-55")
@pytest.mark.parametrize("cards", ["0", "14", "15", "20", "0 Q", "15 Q", "20 20"])
def test_there_is_no_set_of_value_0_15_or_20(cards: str) -> None:
    table = given(["Q Q Q 5", "13 S15", "4 S20"])

    table.refuses(0, cards, "VQ-46", "refusal-unreadable")


@pytest.mark.clause("VQ-56")
def test_queens_may_outnumber_the_number_cards() -> None:
    table = given(["3 Q Q Q S20", "4 4 4 4 2 2 2 2", "5 S15"])

    table.plays(0, "3 Q Q Q")

    assert table.scene(1).counters["set-size"] == 4
    assert table.scene(1).counters["to-beat"] == 3
    assert table.legal(1) == ["pass", "4 4 4 4"]


@pytest.mark.clause("VQ-57")
def test_9_9_and_9_q_are_different_actions_and_both_legal() -> None:
    table = given(["8 8 S20", "9 9 Q", "5 S15"])
    table.plays(0, "8 8")
    assert table.legal(1) == ["pass", "9 Q", "9 9"]

    table.plays(1, "9 Q")

    assert table.on_the_table[1] == "9 Q"
    assert table.hand(1) == "9"


@pytest.mark.clause("VQ-57")
def test_a_leader_too_chooses_how_many_queens_go_into_a_set() -> None:
    table = given(["9 9 Q 2", "8 S20", "5 S15"])
    assert {"9 9", "9 Q"} < set(table.legal(0))

    table.plays(0, "9 9")

    assert table.hand(0) == "2 Q"
