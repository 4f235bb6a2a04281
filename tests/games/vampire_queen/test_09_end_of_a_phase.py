"""Chapter 9: when a phase ends."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from tests.games.vampire_queen.playouts import rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import given


@pytest.mark.clause("VQ-96")
def test_a_phase_ends_when_somebody_holds_no_card_at_the_end_of_a_round() -> None:
    table = given(["6", "8 2 S20", "9 S15"])

    table.round("6", "pass", "pass")

    assert table.phase == 2


@pytest.mark.clause("VQ-96")
def test_a_phase_goes_on_as_long_as_everybody_holds_a_card() -> None:
    table = given(["6 1", "8 2 S20", "9 S15"])

    table.round("6", "8", "9")

    assert table.phase == 1
    assert table.hands == ["1", "2 S20", "S15"]


@pytest.mark.clause("VQ-96")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_the_phase_ends_if_and_only_if_a_hand_is_empty_after_the_cards_were_moved(
    seats: int, seed: int
) -> None:
    for told in rounds(start(seats, seed, phases=2), seed):
        left = {
            seat: len(told.hands[seat].split()) - (len(move.split()) if move != "pass" else 0)
            for seat, move in told.moves
        }
        if told.taker is not None:
            left[told.taker] += len(told.cards_played)

        assert told.ends_phase == (0 in left.values())


@pytest.mark.clause("VQ-97")
@pytest.mark.parametrize("emptied", [0, 1, 2])
def test_emptying_ones_hand_in_the_middle_of_a_round_does_not_end_the_phase(emptied: int) -> None:
    hands = ["6 1", "8 1", "9 1", "10 S15 S20"]
    hands[emptied] = hands[emptied].split()[0]
    table = given(hands)

    for move in ("6", "8", "9"):
        table.plays(table.turn, move)

    assert table.hand(emptied) == "-"
    assert table.phase == 1
    assert table.scores == [0, 0, 0, 0]
    table.plays(3, "pass")
    assert table.phase == 2


@pytest.mark.clause("VQ-98")
def test_several_seats_may_be_empty_at_the_end_of_the_same_round_and_all_score_0() -> None:
    table = given(["6", "8", "9", "10 S15 S20"])

    table.round("6", "8", "9", "pass")

    assert table.scores == [0, 0, 0, 45]
    assert [told["player"] for told in table.told_of("fact-scores-nothing")] == [0, 1, 2]


@pytest.mark.clause("VQ-99")
def test_a_taker_who_played_their_last_vampire_is_not_empty() -> None:
    table = given(["6 S20", "13", "9 2 S15"])

    table.round("S20", "13", "9")

    assert table.phase == 1
    assert table.hand(1) == "9 13 S20"
    assert table.leader == 1


@pytest.mark.clause("VQ-99")
def test_the_phase_ends_all_the_same_if_another_seat_is_empty() -> None:
    table = given(["6 S20", "13", "9", "2 S15"])

    table.round("S20", "13", "9", "2")

    assert table.phase == 2
    assert table.scores == [6, 2 + 9 + 13 + 20, 0, 15]


@pytest.mark.clause("VQ-100")
@settings(max_examples=60)
@holds_for(seat_counts, seeds)
def test_a_leader_whose_last_card_is_a_slayer_ends_the_phase_with_that_round(
    seats: int, seed: int
) -> None:
    for told in rounds(start(seats, seed), seed):
        if told.is_slayer_round and told.hands[told.leader] == told.lead:
            assert told.ends_phase


@pytest.mark.clause("VQ-100")
@pytest.mark.parametrize("other", ["8 S15", "S15"])
def test_a_lone_slayer_led_ends_the_phase_with_or_without_a_forced_pass(other: str) -> None:
    table = given(["S20", other, "2 9"])

    table.round("S20", "8" if other != "S15" else "pass", "2")

    assert table.phase == 2
    assert table.scores[0] == 0


@pytest.mark.clause("VQ-101")
def test_a_seat_that_holds_only_a_slayer_is_not_empty() -> None:
    table = given(["6 S20", "8 S15", "2 9"])

    table.round("6", "8", "9")

    assert table.hands == ["S20", "S15", "2"]
    assert table.phase == 1
    assert table.turn == 2


@pytest.mark.clause("VQ-102")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_a_taker_is_never_empty_and_never_all_seats_score_0(seats: int, seed: int) -> None:
    table = start(seats, seed, phases=2)

    for told in rounds(table, seed):
        if told.ends_phase:
            scored = {args["player"]: args for args in table.told_of("fact-scores")}
            hands = " ".join(str(args["cards"]) for args in scored.values()).split()

            assert {"S15", "S20"} <= set(hands)
            assert told.taker is None or told.taker in scored
