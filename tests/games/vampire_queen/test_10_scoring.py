"""Chapter 10: penalty points."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from tests.games.vampire_queen.playouts import rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import VALUES, cards, given, points

COST = [*((value, int(value)) for value in VALUES), ("Q", 14), ("S15", 15), ("S20", 20)]


@pytest.mark.clause("VQ-103")
@pytest.mark.parametrize(("card", "cost"), COST)
def test_every_card_left_in_hand_costs_its_points(card: str, cost: int) -> None:
    others = " ".join(slayer for slayer in ("S15", "S20") if slayer != card)
    table = given(["6", card, f"2 {others}"])

    table.round("6", "pass", "pass")

    assert table.scores[1] == cost


@pytest.mark.clause("VQ-103")
def test_lukas_receives_27_points() -> None:
    """The leaflet's example: 3, 10 and a queen."""
    table = given(["6", "3 10 Q", "S15 S20"])

    table.round("6", "pass", "pass")

    assert table.scores == [0, 27, 35]
    assert table.told_of("fact-scores")[0] == {
        "player": 1,
        "cards": "3 10 Q",
        "points": 27,
        "total": 27,
    }


@pytest.mark.clause("VQ-103", "VQ-105")
@settings(max_examples=25)
@holds_for(seat_counts, seeds)
def test_everybody_scores_exactly_the_cards_shown_at_the_end_of_each_phase(
    seats: int, seed: int
) -> None:
    table = start(seats, seed, phases=3)
    totals = [0] * seats

    for told in rounds(table, seed):
        if told.ends_phase:
            shown = table.told_of("fact-scores") + table.told_of("fact-scores-nothing")
            for args in shown:
                seat = args["player"]
                assert isinstance(seat, int)
                totals[seat] += points(cards(str(args["cards"])))
                assert args["total"] == totals[seat]
            assert len(shown) == seats
        assert table.scores == totals


@pytest.mark.clause("VQ-104")
def test_a_queen_that_counted_1_in_the_slayer_round_costs_14() -> None:
    table = given(["S20", "1 9", "Q 9 S15"])

    table.round("S20", "1", "Q")

    assert table.scores == [0, 9, 1 + 9 + 14 + 15 + 20]


@pytest.mark.clause("VQ-104")
def test_a_slayer_that_counted_0_costs_what_is_printed_on_it() -> None:
    table = given(["S15", "3 9", "2 9 S20"])

    table.round("S15", "3", "2")

    assert table.scores == [0, 2 + 3 + 9 + 15, 9 + 20]


@pytest.mark.clause("VQ-105")
def test_points_are_added_to_the_total() -> None:
    table = given(["6", "3 10 Q", "S15 S20"], scores=[7, 100, 0])

    table.round("6", "pass", "pass")

    assert table.scores == [7, 127, 35]


@pytest.mark.clause("VQ-105")
def test_totals_never_sink() -> None:
    """They are non-negative integers, and the lowest is best."""
    table = start(6, seed=4, phases=4)
    before = table.scores

    for _ in rounds(table, 4):
        assert all(old <= new for old, new in zip(before, table.scores, strict=True))
        before = table.scores

    outcome = table.position.outcome()
    assert outcome.scores == table.scores
    assert {table.scores[seat] for seat in outcome.winners} == {min(table.scores)}


@pytest.mark.clause("VQ-106")
def test_slayers_are_scored_in_every_phase_although_they_are_kept() -> None:
    table = given(["6", "3 S15 S20", "2"])

    table.round("6", "pass", "pass")

    assert table.scores[1] == 3 + 35
    assert table.holder("S15") == table.holder("S20") == 1
    for told in rounds(table, 5):
        if told.ends_phase:
            break
    assert table.phase == 3
    costs = {
        args["player"]: args["points"]
        for args in table.told_of("fact-scores")
        if "S20" in str(args["cards"])
    }
    ((holder, cost),) = costs.items()
    assert holder == table.holder("S20")
    assert isinstance(cost, int)
    assert cost >= 20
