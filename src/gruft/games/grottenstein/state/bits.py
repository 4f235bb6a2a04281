"""Sets of small numbers in one machine word.

A shift to the left by a machine integer is compiled to 32 bits; hence the long way round.
"""

from typing import Final

from mypy_extensions import i64

TOP_UNIT: Final = 0x1000000000000000


def bit(number: i64) -> i64:
    """The set of this number alone (0 .. 60)."""
    return TOP_UNIT >> (60 - number)


def has(numbers: i64, number: i64) -> bool:
    """Tell whether the number is in the set."""
    return (numbers >> number) & 1 == 1
