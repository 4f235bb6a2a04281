"""The one compact container of the hot code: a flat run of 64-bit integers.

`vec` comes from `librt`, the run-time library of mypyc, and behaves alike compiled and
interpreted. This module only adds the constructors that rules need.
"""

from librt.vecs import append, vec
from mypy_extensions import i64


def zeros(length: i64) -> vec[i64]:
    """Return a vector of `length` zeros."""
    numbers = vec[i64](capacity=length)
    place: i64 = 0
    while place < length:
        numbers = append(numbers, 0)
        place += 1
    return numbers


def vector(numbers: list[int]) -> vec[i64]:
    """Return the numbers as a vector."""
    packed = vec[i64](capacity=len(numbers))
    for number in numbers:
        packed = append(packed, number)
    return packed


def spread(counts: vec[i64]) -> vec[i64]:
    """One entry for each counted piece, in rising order."""
    pieces = vec[i64]()
    kind: i64 = 0
    while kind < len(counts):
        left: i64 = counts[kind]
        while left > 0:
            pieces = append(pieces, kind)
            left -= 1
        kind += 1
    return pieces
