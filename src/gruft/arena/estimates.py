"""Means with the room for error that they have: 95 % intervals."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

#: So many standard errors to either side hold the truth in 95 of 100 cases.
WIDTH = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and the interval in which the true one lies with 95 % confidence."""

    mean: float
    low: float
    high: float


def of_mean(numbers: Sequence[float]) -> Estimate:
    """The mean of independent numbers; one number alone could be anything."""
    mean = statistics.fmean(numbers)
    if len(numbers) < 2:
        return Estimate(mean, -math.inf, math.inf)
    margin = WIDTH * statistics.stdev(numbers) / math.sqrt(len(numbers))
    return Estimate(mean, mean - margin, mean + margin)


def of_share(won: float, games: int) -> Estimate:
    """The share of games won (Wilson's interval, which stays sound near none and all)."""
    share = won / games
    spread = WIDTH**2 / games
    middle = (share + spread / 2) / (1 + spread)
    margin = math.sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return Estimate(share, max(0.0, middle - margin), min(1.0, middle + margin))
