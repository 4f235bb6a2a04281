"""Chapter 3: phases, rounds and turns."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from tests.games.vampire_queen.playouts import fresh, rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import SEAT_COUNTS, given


@pytest.mark.clause("VQ-18", "VQ-19")
@settings(max_examples=25)
@holds_for(seat_counts, seeds)
def test_every_round_has_exactly_one_turn_for_each_seat_clockwise_from_the_leader(
    seats: int, seed: int
) -> None:
    for told in rounds(start(seats, seed, phases=2), seed):
        turns = [seat for seat, _ in told.moves]

        assert turns == [(told.leader + step) % seats for step in range(seats)]


@pytest.mark.clause("VQ-18")
@pytest.mark.parametrize("phases", [1, 2, 3])
def test_a_game_is_a_sequence_of_so_many_phases(phases: int) -> None:
    table = fresh(4, seed=3, phases=phases)

    ended = [told.ends_phase for told in rounds(table, 3)]

    assert ended.count(True) == phases
    assert ended[-1]
    assert table.position.is_over()


@pytest.mark.clause("VQ-19")
def test_the_leader_takes_the_first_turn_and_the_others_follow_clockwise() -> None:
    table = given(["4 5", "6 S15", "7 S20", "8 2"], leader=2)

    turns = []
    for move in ("7", "8", "pass", "pass"):
        turns.append(table.turn)
        table.plays(table.turn, move)

    assert turns == [2, 3, 0, 1]


@pytest.mark.clause("VQ-19")
def test_nobody_acts_before_it_is_the_seats_turn() -> None:
    table = given(["4 5", "6 S15", "7 S20", "8 2"], leader=2)

    table.refuses(3, "8", "VQ-19", "refusal-not-your-turn")
    table.refuses(1, "pass", "VQ-19", "refusal-not-your-turn")

    assert table.legal(3) == []
    assert table.decision().question.key == "decision-lead"
    assert table.position.decision(3) == "decision-wait"


@pytest.mark.clause("VQ-20")
def test_a_player_who_has_played_is_finished_for_that_round() -> None:
    table = given(["4 9 S20", "6 S15", "7 8"])
    table.plays(0, "4")
    table.plays(1, "6")

    table.refuses(0, "9", "VQ-20", "refusal-had-your-turn")
    table.refuses(1, "pass", "VQ-20", "refusal-had-your-turn")


@pytest.mark.clause("VQ-20")
def test_a_player_who_has_passed_is_finished_for_that_round_even_if_others_go_on_raising() -> None:
    table = given(["4 S20", "9 S15", "7 8", "10 1"])
    table.plays(0, "4")
    table.plays(1, "pass")
    table.plays(2, "7")

    table.refuses(1, "9", "VQ-20", "refusal-had-your-turn")

    table.plays(3, "10")
    assert table.turn == 3, "a new round has begun, led by the winner of the last"


@pytest.mark.clause("VQ-21")
def test_a_round_goes_on_when_somebody_has_emptied_the_hand() -> None:
    table = given(["4", "6 S15", "7 S20", "8 2"])

    table.plays(0, "4")

    assert table.hand(0) == "-"
    assert table.turn == 1
    table.plays(1, "6")
    table.plays(2, "7")
    assert table.turn == 3
    assert table.scores == [0, 0, 0, 0]


@pytest.mark.clause("VQ-21")
def test_a_round_goes_on_when_an_unbeatable_set_lies_on_the_table() -> None:
    table = given(["Q 5", "6 S15", "7 S20", "8 2"])
    table.plays(0, "Q")

    for seat in (1, 2, 3):
        assert table.turn == seat
        assert table.legal(seat) == ["pass"]
        table.plays(seat, "pass")

    assert table.turn == 0
    assert [told["player"] for told in table.told_of("fact-passes")] == [1, 2, 3]


@pytest.mark.clause("VQ-22")
@settings(max_examples=25)
@holds_for(seat_counts, seeds)
def test_at_the_start_of_every_round_every_seat_holds_a_card(seats: int, seed: int) -> None:
    for told in rounds(start(seats, seed, phases=2), seed):
        assert "-" not in told.hands


@pytest.mark.clause("VQ-19")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_after_the_last_seat_comes_seat_0(seats: int) -> None:
    hands = [f"{seat + 1} {seat + 1}" for seat in range(seats)]
    table = given([hands[0] + " S15 S20", *hands[1:]], leader=seats - 1)

    table.plays(seats - 1, str(seats))

    assert table.turn == 0
