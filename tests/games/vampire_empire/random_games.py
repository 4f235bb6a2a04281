"""Random games for property tests, from the first deal or from a game that is nearly over.

A game is named by a seed, so that a failure can be repeated. For odd seeds the kind of a move is
drawn first, so that a rare kind is as likely as a common one.
"""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from tests.games.vampire_empire.table import EVERYBODY, Table, begun, given

seeds = st.integers(0, 2**30)


def random_game(seed: int) -> Table:
    """A whole game, or for every third seed one with short decks and few survivors."""
    return begun(seed=seed) if seed % 3 else _late_game(seed)


def _late_game(seed: int) -> Table:
    luck = Random(seed)
    everybody = luck.sample(EVERYBODY, len(EVERYBODY))
    vampires = luck.sample(everybody, 3)
    dead = everybody[3 : 3 + luck.randrange(4)]
    if set(vampires) <= set(dead):  # VE-214: without a vampire the game would be over.
        dead.remove(vampires[0])
    living = [name for name in vampires if name not in dead]
    return given(
        "?*8",
        "?*8",
        seed=seed,
        decision="step1",
        castle=everybody[:3],
        vampires=vampires,
        innocents=[name for name in everybody if name not in vampires][:2],
        dead=dead,
        revealed=[name for name in vampires if name in dead] + living[: luck.randrange(2)],
        decks=[f"?*{1 + luck.randrange(8)}" for _ in range(2)],
        cellars=[f"?*{1 + luck.randrange(6)}" for _ in range(2)],
    )


def random_moves(table: Table, seed: int) -> Iterator[tuple[int, str]]:
    """Choose moves until the game is over; each is to be made before the next is asked."""
    luck = Random(seed)
    while not table.position.is_over():
        legal = table.legal(table.turn)
        if seed % 2:
            kinds = sorted({written.split()[0] for written in legal})
            kind = luck.choice(kinds)
            legal = [written for written in legal if written.split()[0] == kind]
        yield table.turn, luck.choice(legal)
