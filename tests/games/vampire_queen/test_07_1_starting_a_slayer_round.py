"""Chapter 7.1: leading a slayer."""

import pytest

from gruft.games.vampire_queen.notation.moves import read_move
from gruft.games.vampire_queen.state.cards import value_in_slayer_round
from tests.games.tables import SPECTATOR
from tests.games.vampire_queen.table import given


@pytest.mark.clause("VQ-58")
def test_a_slayer_is_played_only_by_the_leader_as_the_lead_of_a_round() -> None:
    table = given(["6 S20", "8 S15", "7 3"])
    assert "S20" in table.legal(0)

    table.refuses(1, "S15", "VQ-19", "refusal-not-your-turn")
    table.plays(0, "6")

    table.refuses(1, "S15", "VQ-43", "refusal-slayer-does-not-raise")


@pytest.mark.clause("VQ-58")
def test_in_a_slayer_round_too_nobody_but_the_leader_plays_a_slayer() -> None:
    table = given(["6 S20", "8 S15", "7 3"])

    table.plays(0, "S20")

    table.refuses(1, "S15", "VQ-65", "refusal-second-slayer")


@pytest.mark.clause("VQ-59")
@pytest.mark.parametrize("slayer", ["S15", "S20"])
def test_leading_a_slayer_makes_the_round_a_slayer_round(slayer: str) -> None:
    table = given(["6 S15 S20", "8 8", "7 3"])

    table.plays(0, slayer)

    assert table.decision().question.key == "decision-slayer-round"
    (notice,) = table.scene(SPECTATOR).notices
    assert (notice.key, notice.args) == ("notice-slayer-round", {"card": slayer[1:]})
    led = {"player": 0, "cards": slayer, "card": slayer[1:]}
    assert table.told()[-1] == ("fact-leads-slayer", led)


@pytest.mark.clause("VQ-59")
def test_a_round_led_with_vampires_is_not_a_slayer_round() -> None:
    table = given(["6 S15 S20", "8 8", "7 3"])

    table.plays(0, "6")

    assert table.decision().question.key == "decision-raise"


@pytest.mark.clause("VQ-60")
@pytest.mark.parametrize("slayer", ["S15", "S20"])
@pytest.mark.parametrize("lowest", ["1", "Q"])
def test_the_slayer_counts_0_whatever_is_printed_on_it(slayer: str, lowest: str) -> None:
    """Even a single 1 or a queen is higher, so its player takes the cards."""
    other = "S20" if slayer == "S15" else "S15"
    table = given([f"6 {slayer}", other, f"{lowest} 3", "1 3"])
    table.plays(0, slayer)
    table.plays(1, "pass")
    assert table.leader == 0

    table = given([f"6 {slayer} {other}", f"{lowest} 3", "1 3"])
    table.round(slayer, lowest, "1")

    assert table.leader == 2
    assert slayer in table.hand(2).split()


@pytest.mark.clause("VQ-60")
def test_in_a_slayer_round_slayers_count_0_queens_1_and_numbers_what_they_are() -> None:
    counted = {"S15": 0, "S20": 0, "Q": 1, "1": 1, "13": 13}

    assert {card: value_in_slayer_round(read_move(card)) for card in counted} == counted


@pytest.mark.clause("VQ-60")
def test_a_slayer_round_has_no_set_size_and_no_value_to_beat() -> None:
    table = given(["6 S20", "8 S15", "7 3"])

    table.plays(0, "S20")

    assert not {"set-size", "to-beat"} & set(table.scene(1).counters)
