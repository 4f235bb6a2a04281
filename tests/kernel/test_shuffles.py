"""Shuffles: every order equally likely, and nothing lost."""

from itertools import permutations, product
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.chance import Chance, FastChance, StrongChance
from gruft.kernel.vectors import vector
from tests.kernel.luck import ToldChoices, ToldWords, unevenness

seeds = st.integers(0, 2**61)
decks = st.lists(st.integers(-(2**63), 2**63 - 1), max_size=40)


@pytest.mark.parametrize("size", range(7))
def test_every_order_of_a_deck_comes_from_exactly_one_run_of_choices(size: int) -> None:
    deck = list(range(size))
    runs = product(*(range(bound) for bound in range(size, 1, -1)))

    orders = [tuple(ToldChoices(run).shuffled(deck, "deck")) for run in runs]

    assert sorted(orders) == sorted(permutations(deck))


@pytest.mark.parametrize("size", range(1, 7))
def test_each_choice_is_made_among_the_places_that_are_left(size: int) -> None:
    luck = ToldChoices([0] * size)

    luck.shuffled(list(range(size)), "deck")

    assert luck.bounds == list(range(size, 1, -1))


@pytest.mark.parametrize(
    "chance", [FastChance(7), StrongChance(bytes(range(32)))], ids=["fast", "strong"]
)
@pytest.mark.parametrize(
    ("size", "critical"),  # chi-square with size! - 1 degrees at p = 0.001
    [(2, 10.83), (3, 20.52), (4, 49.73), (5, 173.62)],
)
def test_the_orders_come_equally_often(chance: Chance, size: int, critical: float) -> None:
    luck = chance.clone()
    orders = factorial(size)

    found = [tuple(luck.shuffled(list(range(size)), "deck")) for _ in range(50 * orders)]

    assert unevenness(found, orders) < critical


@given(seeds, decks)
def test_a_shuffle_loses_and_adds_nothing(seed: int, deck: list[int]) -> None:
    shuffled = FastChance(seed).shuffled(deck, "deck")

    assert sorted(shuffled) == sorted(deck)


@given(seeds, decks)
def test_a_vector_is_shuffled_in_place_and_a_list_is_not(seed: int, deck: list[int]) -> None:
    given_list, given_vector = list(deck), vector(deck)

    shuffled = FastChance(seed).shuffled(given_list, "deck")
    FastChance(seed).shuffle(given_vector, "deck")

    assert given_list == deck
    assert list(given_vector) == shuffled


@given(seeds, decks)
def test_the_name_of_the_deck_does_not_change_luck(seed: int, deck: list[int]) -> None:
    assert FastChance(seed).shuffled(deck, "village") == FastChance(seed).shuffled(deck, "castle")


@pytest.mark.parametrize("deck", [[], [5]])
def test_where_there_is_nothing_to_shuffle_no_luck_is_used(deck: list[int]) -> None:
    luck = ToldWords([])

    assert luck.shuffled(deck, "deck") == deck
