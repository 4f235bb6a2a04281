"""Samples of worlds of Vampire Empire, and whether they are even."""

from collections import Counter
from collections.abc import Callable, Hashable

from gruft.games.vampire_empire.notation.names import KIND_NAMES
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.chance import FastChance
from tests.games.vampire_empire.table import EVERYBODY, Table


def sample(
    table: Table, observer: int, draws: int, look: Callable[[VampireEmpire], Hashable]
) -> Counter[Hashable]:
    """What is seen in so many worlds; they are too many to be written out as JSON."""
    luck = FastChance(1)
    return Counter(look(table.position.world(observer, luck)) for _ in range(draws))


def vampires(world: VampireEmpire) -> Hashable:
    return frozenset(name for one, name in enumerate(EVERYBODY) if world.is_vampire(one))


def innocents(world: VampireEmpire) -> Hashable:
    return frozenset(name for one, name in enumerate(EVERYBODY) if world.words[at.INNOCENT + one])


def city(world: VampireEmpire) -> Hashable:
    """Top first."""
    places = reversed(range(world.words[at.CITY_SIZE]))
    return tuple(EVERYBODY[world.words[at.CITY + place]] for place in places)


def deck(world: VampireEmpire, owner: int) -> tuple[str, ...]:
    """Top first."""
    start, size = at.DECKS + owner * at.DECK_ROOM, world.words[at.DECK_SIZE + owner]
    return tuple(KIND_NAMES[world.words[start + place]] for place in reversed(range(size)))


def lying(world: VampireEmpire, owner: int, zone: int) -> list[str]:
    """The cards of a hand, cellar or moat, sorted by kind."""
    start = zone + owner * c.KINDS
    return [KIND_NAMES[kind] for kind in range(c.KINDS) for _ in range(world.words[start + kind])]
