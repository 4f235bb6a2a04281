"""Chapter 1: the cards, and how many play."""

from collections import Counter

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from gruft.kernel.refusal import Refused
from tests.games.tables import SPECTATOR
from tests.games.vampire_queen.playouts import random_moves, seat_counts, seeds, start
from tests.games.vampire_queen.table import (
    SEAT_COUNTS,
    SLAYERS,
    VALUES,
    Table,
    cards,
    dealt,
    given,
    points,
)


def all_cards(table: Table) -> Counter[str]:
    """Every card wherever it lies: in hands, on the table, in the crypt, undealt."""
    truth = table.truth
    hands, laid = truth["hands"], truth["table"]
    assert isinstance(hands, list)
    assert isinstance(laid, dict)
    lists = [*hands, truth["crypt"], truth["undealt"], *laid.values()]
    return cards(" ".join(lists).replace("pass", "-"))


@pytest.mark.clause("VQ-1")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_deck_has_104_number_cards_4_queens_and_2_slayers(seats: int) -> None:
    deck = all_cards(dealt(seats))

    assert deck.total() == 110
    assert sum(deck[value] for value in VALUES) == 104
    assert deck["Q"] == 4
    assert sum(deck[slayer] for slayer in SLAYERS) == 2


@pytest.mark.clause("VQ-1")
@settings(max_examples=20)
@holds_for(seat_counts, seeds)
def test_no_card_is_lost_or_added_in_any_game(seats: int, seed: int) -> None:
    table = start(seats, seed, phases=2)
    deck = all_cards(table)

    for seat, move in random_moves(table, seed):
        table.plays(seat, move)

        assert all_cards(table) == deck
        assert deck.total() == 110


@pytest.mark.clause("VQ-1")
def test_the_census_counts_the_whole_deck() -> None:
    counted = GAME.census(dealt(5).position)

    assert counted == {**dict.fromkeys(VALUES, 8), "Q": 4, "slayers": 2}


@pytest.mark.clause("VQ-2")
def test_there_are_eight_cards_of_each_value_from_1_to_13() -> None:
    deck = all_cards(dealt(3))

    assert {card: times for card, times in deck.items() if card.isdigit()} == dict.fromkeys(
        VALUES, 8
    )


@pytest.mark.clause("VQ-2")
def test_cards_of_equal_value_are_interchangeable_so_playing_either_is_one_action() -> None:
    table = given(["6 6 6 S20", "8 S15", "2"])

    assert table.legal(0) == ["S20", "6", "6 6", "6 6 6"]


@pytest.mark.clause("VQ-3")
def test_there_are_four_interchangeable_queens() -> None:
    assert all_cards(dealt(3))["Q"] == 4

    table = given(["Q Q S20", "8 S15", "2"])

    assert table.legal(0) == ["S20", "Q", "Q Q"]


@pytest.mark.clause("VQ-4")
def test_there_are_two_slayers_and_they_differ() -> None:
    deck = all_cards(dealt(3))

    assert deck["S15"] == deck["S20"] == 1

    table = given(["S15 S20", "8", "2"])

    assert table.legal(0) == ["S15", "S20"]


@pytest.mark.clause("VQ-5")
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 1, 2, 3])
def test_everybody_sees_who_holds_which_slayer(watcher: int) -> None:
    table = given(["4 4", "S15 8 9", "2 S20", "7"], leader=3)

    seen = {
        owner: [face for face in table.sees(watcher, "hand", owner) if face in SLAYERS]
        for owner in range(4)
    }

    assert seen == {0: [], 1: ["S15"], 2: ["S20"], 3: []}


@pytest.mark.clause("VQ-6")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_three_to_twelve_may_play(seats: int) -> None:
    position = set_up(GAME, seats, {}, GAME.shipped_edition(), FastChance(1))

    assert position.seats == seats


@pytest.mark.clause("VQ-6")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 13, 100])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        set_up(GAME, seats, {}, GAME.shipped_edition(), FastChance(1))

    assert (refusal.value.key, refusal.value.clause) == ("seats-out-of-range", "VQ-6")
    assert refusal.value.details == {"given": seats, "low": 3, "high": 12}


@pytest.mark.clause("VQ-7")
@settings(max_examples=20)
@holds_for(seat_counts, seeds)
def test_the_whole_deck_costs_819_points_scored_or_not(seats: int, seed: int) -> None:
    """What the seats score in a phase and what lies elsewhere add up to the deck."""
    table = start(seats, seed)

    for seat, move in random_moves(table, seed):
        table.plays(seat, move)

    assert sum(table.scores) + points(table.crypt) + points(table.undealt) == 819
    assert 8 * sum(range(1, 14)) + 4 * 14 + 15 + 20 == 819
