"""Lively random games: rare cards abound, trades come off, nobody goes home at once.

Plain random play hardly ever concludes a trade, lays a protection or goes to a ball. Here the kind
of a move is drawn first, so that a rare kind is as likely as a common one. A game is named by its
seats and a seed, so that a failure can be repeated.
"""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.edition import Edition
from tests.games.vampire_connection.offers import TYPES
from tests.games.vampire_connection.table import VAMPIRES, Table, begun, given

seat_counts = st.integers(3, 6)
seeds = st.integers(0, 2**30)

#: Few cards of the common kinds, many of the rare ones, in the order of D-1.
LIVELY = (4, 5, 5, 4, 9, 2, 2, 2, 2, 8, 6, 3, 2, 2, 3, 3, 2)
#: Out of a hundred, how often a seat does this if it may do something else.
RELUCTANTLY = {"end": 15, "pass": 35, "reject": 25, "done": 60, "offer": 40, "counter": 40}


def lively_edition() -> Edition:
    """An edition with many rare cards and many events."""
    counts = zip(TYPES, LIVELY, strict=True)
    cards: dict[str, object] = {f"vampire_cards.{name}": count for name, count in counts}
    return GAME.edition_with({**cards, "events.masked_ball": 5, "events.sunrise": 3}, "lively")


def lively_game(seats: int, seed: int, abilities: bool = True) -> Table:
    """A game from the first deal; of two seeds one is played with the cards of the box."""
    edition = lively_edition() if seed % 2 else None
    return begun(seats, seed=seed, edition=edition, abilities=abilities)


def lively_moves(table: Table, seed: int, steps: int) -> Iterator[tuple[int, str]]:
    """Choose so many moves; each is to be made before the next is asked."""
    luck = Random(seed)
    for _ in range(steps):
        if table.position.is_over():
            return
        seat = luck.choice(table.position.to_act())
        yield seat, _choose(table, luck, table.legal(seat))


def _choose(table: Table, luck: Random, legal: list[str]) -> str:
    kinds = sorted({_kind(written) for written in legal})
    for kind in kinds:
        if len(kinds) > 1 and luck.randrange(100) >= RELUCTANTLY.get(kind, 100):
            kinds = [other for other in kinds if other != kind]
    kind = luck.choice(kinds)
    some = [written for written in legal if _kind(written) == kind]
    return luck.choice(_to_be_had(table, some) if luck.random() < 0.7 else some)


def _kind(written: str) -> str:
    return "robbery" if " > castle of " in written else written.split()[0]


def _to_be_had(table: Table, legal: list[str]) -> list[str]:
    """Wishes that can come true, if these are wishes."""
    if not legal[0].startswith("want "):
        return legal
    pending = table.truth["pending"]
    assert isinstance(pending, dict)
    offers = pending["decision"] == "offer-want"
    hand = table.hand(int(pending["partner"]) if offers else table.active)
    return [written for written in legal if hand[written.removeprefix("want ")]] or legal


def crowded_game(seats: int, seed: int, abilities: bool = True) -> Table:
    """A game in full swing: hands and castles are full, and vampires lie in their tombs."""
    luck = Random(seed)
    victims = [f"V{number:02d}" for number in range(1, 29)]
    luck.shuffle(victims)
    captives = [[victims.pop() for _ in range(luck.randrange(4))] for _ in range(seats)]
    others = [f"?*{luck.randrange(5, 11)}" for _ in range(1, seats)]
    return given(
        ["hunchback, Double Success, ?*9", *others],
        seed=seed,
        edition=lively_edition(),
        abilities=abilities,
        vampires=luck.sample(VAMPIRES, seats),
        village=luck.choice(["*", "Sunrise, Masked Ball, *"]),
        captives=[", ".join(some) or "-" for some in captives],
        places=[luck.choice(["castle", "tomb"]) for _ in range(seats)],
        drops=[luck.randrange(3) for _ in range(seats)],
        pending=luck.choice([None, "play"]),
    )
