"""Least squares for `tools/practise.py` in plain Python: few unknowns, many rows, mostly empty.

Every idea has three unknowns: what it counts usually, more in a hurry, and more in a crowd.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

Row = Mapping[int, float]
#: Seats, and the degree of hurry.
Circumstances = tuple[int, int]

#: Pulls the unknowns towards 0, so that what was rarely seen is not taken too seriously.
CAUTION = (1.5, 8.0, 8.0)


class Tally:
    """The sums that least squares need, for one kind of circumstances."""

    def __init__(self) -> None:
        self.products: dict[tuple[int, int], float] = defaultdict(float)
        self.targets: dict[int, float] = defaultdict(float)

    def add(self, row: Row, target: float, weight: float) -> None:
        """Take note of one row: ideas and what came of them."""
        for one, much in row.items():
            self.targets[one] += weight * much * target
            for other, more in row.items():
                self.products[one, other] += weight * much * more


Tallies = dict[Circumstances, Tally]


def add_turn(
    tallies: Tallies, now: Circumstances, rows: Sequence[Row], costs: Sequence[float]
) -> None:
    """Compare the candidates of one turn: only what differs between them counts."""
    count = len(rows)
    mean_cost = sum(costs) / count
    mean: dict[int, float] = defaultdict(float)
    for row in rows:
        for idea, much in row.items():
            mean[idea] += much / count
    tally = tallies.setdefault(now, Tally())
    for row, cost in zip(rows, costs, strict=True):
        apart = {idea: row.get(idea, 0.0) - much for idea, much in mean.items()}
        tally.add(apart, mean_cost - cost, weight=count**-0.5)


def merged(many: Iterable[tuple[float, Tallies]]) -> Tallies:
    """Put tallies together, each with its weight."""
    total: Tallies = {}
    for weight, tallies in many:
        for now, tally in tallies.items():
            into = total.setdefault(now, Tally())
            for pair, much in tally.products.items():
                into.products[pair] += weight * much
            for idea, much in tally.targets.items():
                into.targets[idea] += weight * much
    return total


def solve(tallies: Tallies, ideas: int) -> list[tuple[float, float, float]]:
    """The three numbers of every idea that fit best."""
    size = 3 * ideas
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for place in range(size):
        matrix[place][place] = CAUTION[place % 3]
    for (seats, pressed), tally in tallies.items():
        parts = (1.0, pressed / 5, (seats - 4) / 8)
        for idea, much in tally.targets.items():
            for part, share in enumerate(parts):
                right[3 * idea + part] += share * much
        for (one, other), much in tally.products.items():
            _spread(matrix, 3 * one, 3 * other, much, parts)
    found = _eliminated(matrix, right)
    return [(found[at], found[at + 1], found[at + 2]) for at in range(0, size, 3)]


def _spread(
    matrix: list[list[float]], row: int, column: int, much: float, parts: tuple[float, ...]
) -> None:
    for down, one in enumerate(parts):
        for along, other in enumerate(parts):
            matrix[row + down][column + along] += one * other * much


def _eliminated(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss; the matrix is symmetric and positive, so no row need be exchanged."""
    size = len(right)
    for pivot in range(size):
        top = matrix[pivot]
        for row in range(pivot + 1, size):
            if factor := matrix[row][pivot] / top[pivot]:
                line = matrix[row]
                line[pivot:] = [
                    a - factor * b for a, b in zip(line[pivot:], top[pivot:], strict=True)
                ]
                right[row] -= factor * right[pivot]
    for row in reversed(range(size)):
        known = sum(matrix[row][place] * right[place] for place in range(row + 1, size))
        right[row] = (right[row] - known) / matrix[row][row]
    return right
