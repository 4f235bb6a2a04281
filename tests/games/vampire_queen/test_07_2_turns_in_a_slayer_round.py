"""Chapter 7.2: what the other seats do in a slayer round."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from tests.games.tables import SPECTATOR
from tests.games.vampire_queen.playouts import rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import given


@pytest.mark.clause("VQ-61")
def test_each_other_seat_plays_exactly_one_vampire() -> None:
    table = given(["6 S20", "8 8 Q S15", "7 7 3"])

    table.plays(0, "S20")

    assert table.legal(1) == ["Q", "8"]
    for several in ("8 8", "8 Q", "8 8 Q"):
        table.refuses(1, several, "VQ-61", "refusal-one-vampire-only")
    table.plays(1, "8")
    table.refuses(2, "7 7", "VQ-61", "refusal-one-vampire-only")
    assert table.legal(2) == ["3", "7"]


@pytest.mark.clause("VQ-61")
def test_the_vampire_must_come_from_the_hand() -> None:
    table = given(["6 S20", "8 8 S15", "7 7 3"])
    table.plays(0, "S20")

    table.refuses(1, "9", "VQ-46", "refusal-not-held")
    table.refuses(1, "Q", "VQ-46", "refusal-not-held")


@pytest.mark.clause("VQ-61")
def test_the_vampire_lies_face_up_and_is_seen_by_those_who_follow() -> None:
    table = given(["6 S20", "8 8 S15", "7 7 3"])
    table.plays(0, "S20")

    table.plays(1, "8")

    assert table.sees(2, "laid", 1) == ["8"]
    assert table.told(2)[-1] == ("fact-plays", {"player": 1, "cards": "8"})


@pytest.mark.clause("VQ-62")
def test_the_vampire_may_be_higher_equal_or_lower_than_any_card_played() -> None:
    table = given(["6 S20", "8 2", "1 5 8 9 13 Q S15"])
    table.plays(0, "S20")
    table.plays(1, "8")

    assert table.legal(2) == ["Q", "1", "5", "8", "9", "13"]


@pytest.mark.clause("VQ-62")
@pytest.mark.parametrize("card", ["1", "8", "9", "Q"])
def test_there_is_no_duty_to_raise(card: str) -> None:
    table = given(["6 S20", "8 2", "1 8 9 Q S15", "4 4"])
    table.plays(0, "S20")
    table.plays(1, "8")

    table.plays(2, card)

    assert table.on_the_table[2] == card


@pytest.mark.clause("VQ-63")
def test_a_queen_counts_1_and_not_14() -> None:
    """The 2 is higher than the queen, whoever plays later."""
    table = given(["6 S20", "2 9", "Q 9 S15"])

    table.round("S20", "2", "Q")

    assert table.leader == 1


@pytest.mark.clause("VQ-63")
def test_a_queen_counts_1_and_not_0() -> None:
    """Nobody but the queens' players has a vampire above the slayer, and the later takes."""
    table = given(["6 S20", "Q 9", "Q 9 S15"])

    table.round("S20", "Q", "Q")

    assert table.leader == 2


@pytest.mark.clause("VQ-64")
@pytest.mark.parametrize("hand", ["8", "Q", "1 2 3", "8 S15"])
def test_a_seat_with_a_vampire_may_not_pass(hand: str) -> None:
    table = given(["6 S20", hand, "7 3" if "S15" in hand else "7 S15"])
    table.plays(0, "S20")

    table.refuses(1, "pass", "VQ-64", "refusal-must-play-a-vampire")

    assert "pass" not in table.legal(1)


@pytest.mark.clause("VQ-65")
@pytest.mark.parametrize(("led", "second"), [("S20", "S15"), ("S15", "S20")])
def test_the_second_slayer_can_never_be_played(led: str, second: str) -> None:
    table = given([f"6 {led}", f"8 {second}", "7 3"])

    table.plays(0, led)

    table.refuses(1, second, "VQ-65", "refusal-second-slayer")
    table.refuses(1, led, "VQ-65", "refusal-second-slayer")
    assert table.legal(1) == ["8"]


@pytest.mark.clause("VQ-66")
@pytest.mark.parametrize("hand", ["8 S15", "8 9 Q S15"])
def test_holding_the_other_slayer_neither_excuses_nor_forces_to_pass(hand: str) -> None:
    """A vampire must be played, even if it is the only one."""
    table = given(["6 S20", hand, "7 3"])
    table.plays(0, "S20")
    table.refuses(1, "pass", "VQ-64", "refusal-must-play-a-vampire")

    table.plays(1, "8")
    table.plays(2, "3")

    assert table.leader == 1, "the 8 was the highest card"


@pytest.mark.clause("VQ-67")
@pytest.mark.parametrize(("led", "other"), [("S20", "S15"), ("S15", "S20")])
def test_a_seat_whose_whole_hand_is_the_other_slayer_must_pass(led: str, other: str) -> None:
    table = given([f"6 {led}", other, "7 3"])
    table.plays(0, led)

    assert table.legal(1) == ["pass"]
    for move in (other, led, "7", "Q"):
        table.refuses(1, move, "VQ-67", "refusal-must-pass")

    table.plays(1, "pass")
    assert table.hand(1) == other
    assert table.told(SPECTATOR)[-1] == ("fact-passes", {"player": 1})


@pytest.mark.clause("VQ-67", "VQ-68", "VQ-78")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_at_most_one_seat_passes_in_a_slayer_round_and_n_minus_2_vampires_are_played(
    seats: int, seed: int
) -> None:
    for told in rounds(start(seats, seed, phases=2), seed):
        if told.is_slayer_round:
            vampires = [move for _, move in told.moves[1:] if move != "pass"]

            assert len(told.passes) <= 1
            assert len(vampires) >= seats - 2 >= 1
            for passer in told.passes:
                assert told.hands[passer] == ("S15" if told.lead == "S20" else "S20")


@pytest.mark.clause("VQ-78")
def test_the_random_games_do_contain_forced_passes() -> None:
    """Else the property above would say nothing about them."""
    forced = [
        told
        for seed in range(1, 100, 2)
        for told in rounds(start(3 + seed % 10, seed), seed)
        if told.is_slayer_round and told.passes
    ]

    assert len(forced) >= 10
    assert len([told for told in forced if not told.ends_phase]) >= 3
