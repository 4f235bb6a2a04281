"""The same cheap choices for every contestant, so that the driver's own luck costs little."""

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from random import Random


def picks(seed: int) -> Iterator[int]:
    """Endless numbers below 2**30, from a list that is made once and outside of all timing."""
    return cycle(_numbers(seed))


@cache
def _numbers(seed: int) -> list[int]:
    luck = Random(seed)
    return [luck.getrandbits(30) for _ in range(4096)]
