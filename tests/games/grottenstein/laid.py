"""Written keys of Vampir laid over a fresh start, and nothing else; and random games."""

from collections.abc import Iterator

import pytest
from hypothesis import strategies as st

from gruft.games.grottenstein.cards import END, FIGHT
from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.position import Grottenstein
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.table import Table, begun

seeds = st.integers(0, 2**30)
seat_counts = st.integers(2, 5)


def laid_over(data: dict[str, object], seed: int = 1, seats: int = 5) -> Table:
    """The keys laid over the fresh start of a seed."""
    fresh = begun(seed=seed, seats=seats).position
    return Table(GAME.from_json(fresh, data, FastChance(seed)))


def laid(**keys: object) -> Table:
    """The same with named keys."""
    return laid_over(keys)


def refusal_of(**keys: object) -> tuple[str, str]:
    """Why these keys are refused: message and clause."""
    with pytest.raises(Refused) as refusal:
        laid_over(keys)
    return refusal.value.key, refusal.value.clause


def walk(seed: int, seats: int, steps: int = 400) -> Iterator[Grottenstein]:
    """A game before each of so many random moves, and at its end; doing is likelier than ending."""
    luck = FastChance(seed)
    position = begun(chance=luck, seats=seats).position
    position.journal = None
    for _ in range(steps):
        yield position
        if position.is_over():
            return
        seat = position.to_act()[0]
        moves = position.moves(seat)
        deeds = [move for move in moves if FIGHT <= move < END]
        some = deeds if deeds and luck.below(2) else moves
        position.apply(seat, some[luck.below(len(some))])
