"""How far a sample is from what was to be expected."""

from collections.abc import Mapping
from typing import TypeVar

Case = TypeVar("Case")


def chi_square(found: Mapping[Case, int], expected: Mapping[Case, float]) -> float:
    """Pearson's statistic; what was not expected at all is infinitely far away."""
    if any(found[case] and case not in expected for case in found):
        return float("inf")
    return sum((found.get(case, 0) - want) ** 2 / want for case, want in expected.items())
