"""In random games every seat may do exactly what a second reading of the clauses allows."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from tests.games.vampire_connection.naive import legal
from tests.games.vampire_connection.playouts import (
    crowded_game,
    lively_game,
    lively_moves,
    seat_counts,
    seeds,
)
from tests.games.vampire_connection.table import SEAT_COUNTS, Table
from tests.games.vampire_connection.walks import walk


def agree(table: Table) -> None:
    """Both rules allow every seat the same, and ask the same seats."""
    naive = legal(table.truth)
    for seat in range(table.seats):
        assert sorted(table.legal(seat)) == sorted(naive.get(seat, []))
    assert set(table.position.to_act()) <= set(naive)


def play_on(table: Table, seed: int, steps: int) -> set[str]:
    """Compare at every move; the decisions that came up."""
    met = set()
    for seat, move in lively_moves(table, seed, steps):
        agree(table)
        met.add(table.asked)
        table.begins(seat, move)
    return met


@pytest.mark.clause("VC-24", "VC-39", "VC-40", "VC-49", "VC-134", "VC-145", "VC-246", "VC-249")
@settings(max_examples=5)
@holds_for(seat_counts, seeds, st.booleans())
def test_both_readings_agree_from_the_first_deal_on(seats: int, seed: int, abilities: bool) -> None:
    play_on(lively_game(seats, seed, abilities), seed, 120)


@pytest.mark.clause("VC-69", "VC-101", "VC-112", "VC-121", "VC-122", "VC-158", "VC-164", "VC-203")
@settings(max_examples=5)
@holds_for(seat_counts, seeds, st.booleans())
def test_both_readings_agree_where_castles_are_full(seats: int, seed: int, abilities: bool) -> None:
    play_on(crowded_game(seats, seed, abilities), seed, 70)


@pytest.mark.clause("VC-247")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_both_readings_agree_in_plain_random_play(seats: int) -> None:
    for table, _ in walk(seats, seed=seats, steps=80):
        agree(table)


@pytest.mark.clause("VC-247")
def test_both_readings_agree_and_every_decision_comes_up() -> None:
    met: set[str] = set()

    for seed in range(20):
        met |= play_on(crowded_game(3 + seed % 4, seed), seed, 50)

    assert met == DECISIONS


#: Section 19, as positions name them.
DECISIONS = {
    *("tomb-window", "connection", "offer-give", "offer-want", "offer-answer"),
    *("counter-give", "counter-want", "counter-answer", "play", "target", "cover"),
    *("move-window", "rob", "response", "order", "ball", "consume", "buy", "discard"),
}
