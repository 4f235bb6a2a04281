"""Random games agree, move for move, with rules written a second time from the procedure alone."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from tests.games.vampire_queen.naive import Naive, vampires
from tests.games.vampire_queen.playouts import fresh, random_moves, seat_counts, seeds, start
from tests.games.vampire_queen.table import SEAT_COUNTS, Table, cards


def twin_of(table: Table, phases: int) -> Naive:
    """The same game in the naive rules, told the hands and the leader."""
    twin = Naive([list(cards(hand).elements()) for hand in table.hands], phases, table.scores)
    twin.leader = table.leader
    twin.crypt = table.crypt
    return twin


def agree(table: Table, twin: Naive) -> None:
    """Hands, table, leader, ban, scores, known cards and the end are the same."""
    assert table.position.is_over() == twin.is_over
    assert [cards(hand) for hand in table.hands] == [cards(" ".join(own)) for own in twin.hands]
    assert table.scores == twin.scores
    assert table.phase == twin.phase
    if not twin.is_over:
        assert table.turn == twin.turn
        assert table.leader == twin.leader
        assert (table.ban or "") == twin.ban
        assert table.crypt == twin.crypt
        assert [cards(table.known(seat)) for seat in range(table.seats)] == [
            +known for known in twin.known
        ]
        assert set(table.legal(table.turn)) == twin.legal()
        assert len(table.legal(table.turn)) == len(twin.legal())


def play_both(table: Table, twin: Naive, seed: int) -> None:
    agree(table, twin)
    for seat, move in random_moves(table, seed):
        table.plays(seat, move)
        twin.play(move)
        if twin.waits_for_deal:
            twin.deal([vampires(hand.split()) for hand in table.hands])
        agree(table, twin)


@pytest.mark.clause("VQ-24", "VQ-36", "VQ-61", "VQ-72", "VQ-82", "VQ-91", "VQ-103", "VQ-113")
@settings(max_examples=25)
@holds_for(seat_counts, seeds, st.integers(1, 3))
def test_both_rules_agree_in_every_random_game(seats: int, seed: int, phases: int) -> None:
    table = start(seats, seed, phases)

    play_both(table, twin_of(table, phases), seed)


@pytest.mark.clause("VQ-10", "VQ-108")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_both_rules_agree_in_a_whole_game_at_every_number_of_seats(seats: int) -> None:
    table = fresh(seats, seed=seats, phases=2)
    twin = twin_of(table, 2)
    twin.begin_phase()

    play_both(table, twin, seats)
