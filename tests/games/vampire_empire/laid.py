"""Written keys of Vampire Empire laid over a fresh start, and nothing else."""

from collections.abc import Iterator

import pytest
from hypothesis import strategies as st

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from tests.games.vampire_empire.table import Table, begun

seeds = st.integers(0, 2**30)


def laid_over(data: dict[str, object], seed: int = 1) -> Table:
    """The keys laid over the fresh start of a seed."""
    return Table(GAME.from_json(begun(seed=seed).position, data, FastChance(seed)))


def laid(**keys: object) -> Table:
    """The same with named keys."""
    return laid_over(keys)


def refusal_of(**keys: object) -> tuple[str, str]:
    """Why these keys are refused: message and clause."""
    with pytest.raises(Refused) as refusal:
        laid_over(keys)
    return refusal.value.key, refusal.value.clause


def walk(seed: int, steps: int = 400) -> Iterator[VampireEmpire]:
    """A game before each of so many random moves, and at its end."""
    luck = FastChance(seed)
    position = begun(chance=luck).position
    position.journal = None
    for _ in range(steps):
        yield position
        if position.is_over():
            return
        seat = position.to_act()[0]
        moves = position.moves(seat)
        position.apply(seat, moves[luck.below(len(moves))])
