"""Random walks through games, for tests of written moves and positions: reached by play alone."""

from collections.abc import Iterator

from hypothesis import strategies as st

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from tests.games.vampire_connection.table import Table

seeds = st.integers(0, 2**30)
seat_counts = st.integers(3, 6)


def laid_over(seats: int, data: dict[str, object], seed: int = 1) -> Table:
    """Written keys laid over a fresh start, and nothing else."""
    fresh = set_up(GAME, seats, {}, GAME.shipped_edition(), FastChance(seed))
    position = GAME.from_json(fresh, data, FastChance(seed))
    assert isinstance(position, VampireConnection)
    return Table(position)


def walk(seats: int, seed: int, steps: int = 150) -> Iterator[tuple[Table, int]]:
    """A game after each of so many random moves, with a seat that is asked."""
    luck = FastChance(seed)
    position = set_up(GAME, seats, {}, GAME.shipped_edition(), luck)
    assert isinstance(position, VampireConnection)
    for _ in range(steps):
        if position.is_over():
            return
        asked = position.to_act()
        seat = asked[luck.below(len(asked))]
        yield Table(position), seat
        moves = position.moves(seat)
        position.apply(seat, moves[luck.below(len(moves))])
