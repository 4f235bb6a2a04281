"""How far a sample is from what was to be expected."""

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import TypeVar

Case = TypeVar("Case")


def chi_square(found: Mapping[Case, int], expected: Mapping[Case, float]) -> float:
    """Pearson's statistic; what was not expected at all is infinitely far away."""
    if any(found[case] and case not in expected for case in found):
        return float("inf")
    return sum((found.get(case, 0) - want) ** 2 / want for case, want in expected.items())


def is_even(found: Counter[Hashable], expected: Mapping[Hashable, float]) -> bool:
    """Chi-square, with a bound that a fair sample passes nearly always (about p = 0.001)."""
    degrees = len(expected) - 1
    limit = degrees + 3.1 * (2 * degrees) ** 0.5 + 5
    draws, weights = found.total(), sum(expected.values())
    shares = {case: draws * weight / weights for case, weight in expected.items()}
    return bool(chi_square(found, shares) < limit)
