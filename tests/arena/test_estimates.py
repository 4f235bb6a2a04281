"""Means with 95 % intervals."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.arena.estimates import of_mean, of_share
from gruft.kernel.chance import FastChance


def test_the_interval_of_a_mean_is_two_standard_errors_wide_on_either_side() -> None:
    estimate = of_mean([1, 2, 3, 4])

    assert estimate.mean == 2.5
    assert estimate.high - estimate.mean == pytest.approx(1.96 * math.sqrt(5 / 3) / 2)
    assert estimate.mean - estimate.low == pytest.approx(estimate.high - estimate.mean)


def test_one_number_alone_says_nothing_about_others() -> None:
    estimate = of_mean([7])

    assert (estimate.mean, estimate.low, estimate.high) == (7, -math.inf, math.inf)


def test_wilsons_interval_for_ten_of_forty() -> None:
    """Recomputed by hand from Wilson's formula."""
    estimate = of_share(10, 40)

    assert estimate.mean == 0.25
    assert (round(estimate.low, 3), round(estimate.high, 3)) == (0.142, 0.402)


def test_who_won_none_of_ten_games_may_still_win_some() -> None:
    estimate = of_share(0, 10)

    assert estimate.low == 0
    assert 0.2 < estimate.high < 0.35


@given(games=st.integers(1, 500), part=st.floats(0, 1))
def test_a_share_lies_in_its_interval_and_the_interval_among_the_shares(
    games: int, part: float
) -> None:
    estimate = of_share(part * games, games)

    assert 0 <= estimate.low <= estimate.mean + 1e-9
    assert estimate.mean - 1e-9 <= estimate.high <= 1


def test_about_95_of_100_intervals_hold_the_truth() -> None:
    """A die thrown 60 times, 400 times over; the mean of a die is 3.5."""
    luck = FastChance(3)
    estimates = [of_mean([int(luck.die(6)) for _ in range(60)]) for _ in range(400)]

    held = sum(estimate.low <= 3.5 <= estimate.high for estimate in estimates)

    assert 370 <= held <= 392
