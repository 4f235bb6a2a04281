"""Worlds for tests: some by lot, or all that can come of it."""

from collections.abc import Iterator
from functools import partial

from gruft.kernel.chance import FastChance
from gruft.kernel.luck import all_luck
from tests.games.vampire_connection.table import Table


def worlds_of(table: Table, observer: int, draws: int) -> Iterator[Table]:
    for seed in range(draws):
        yield Table(table.position.world(observer, FastChance(seed)))


def every_world(table: Table, observer: int) -> list[Table]:
    """All that can come of it, however luck falls."""
    return [Table(world) for world in all_luck(partial(table.position.world, observer))]


def limit(cases: int) -> float:
    """What chi-square exceeds about once in ten thousand times."""
    degrees = cases - 1
    return float(degrees + 4 * (2 * degrees) ** 0.5 + 6)
