"""Written keys of Vampir laid over a fresh start, and nothing else; and random games.

A game is named by a seed, so that a failure can be repeated. Odd seeds begin late, where much
happens: hunters with cards near the crypt, and a vampire who is dressed.
"""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import strategies as st

from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.kernel.chance import FastChance
from gruft.kernel.refusal import Refused
from tests.games.grottenstein.table import Table, begun

seeds = st.integers(0, 2**30)
seat_counts = st.integers(2, 5)

HUNTERS = ("red", "blue", "green", "yellow")
NEAR_THE_COFFIN = [
    "Cf1",
    "Cg1",
    "Ch1",
    "Cf3",
    "Cg3",
    "Ch3",
    "Ci3",
    "Cj1",
    "Cj2",
    "Ci1",
    "Cj3",
    "Ce2",
    "Ci4",
    "Co3",
    "Ce3",
    "Cf2",
]
OBJECTS = [
    "E02",
    "E03",
    "E04",
    "E05",
    "E06",
    "E07",
    "E08",
    "E09",
    "E11",
    "C01",
    "C02",
    "C03",
    "C04",
    "C05",
]
POWERS = ["E13", "E14", "E15", "E16", "E17", "E18", "C07"]


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


def late_game(seed: int, seats: int) -> Table:
    """Hunters near the crypt with three or four cards each."""
    luck = Random(seed)
    squares = luck.sample(NEAR_THE_COFFIN, len(HUNTERS))
    objects, powers = luck.sample(OBJECTS, 12), luck.sample(POWERS, 4)
    figures = {
        name: {"at": square, "life": luck.randint(1, 20)}
        for name, square in zip(HUNTERS, squares, strict=True)
    }
    sheets = {
        name: ", ".join([*objects[place::4][: luck.randrange(4)], powers[place]])
        for place, name in enumerate(HUNTERS)
    }
    worn = ["cape", "teeth", "nails"] if seed % 4 == 1 else ["cape"]
    return laid_over({"round": 9, "figures": figures, "sheets": sheets, "worn": worn}, seed, seats)


def walk(seed: int, seats: int, steps: int = 400) -> Iterator[Grottenstein]:
    """A game before each of so many random moves, and at its end; doing is likelier than ending."""
    luck = FastChance(seed)
    late = seed % 2 == 1
    position = (late_game(seed, seats) if late else begun(chance=luck, seats=seats)).position
    position.chance = luck
    position.journal = None
    for _ in range(steps):
        yield position
        if position.is_over():
            return
        seat = position.to_act()[0]
        moves = position.moves(seat)
        deeds = [move for move in moves if c.FIGHT <= move < c.END]
        some = deeds if deeds and luck.below(2) else moves
        position.apply(seat, some[luck.below(len(some))])
