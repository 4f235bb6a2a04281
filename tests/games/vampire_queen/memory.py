"""What a player with perfect memory knows, worked out from what everybody heard.

An independent bookkeeper of VQ-125 and VQ-130: it reads the facts that a spectator is told, and the
public part of a position, and never asks the rules what is known.
"""

from collections import Counter
from dataclasses import dataclass
from itertools import permutations

from tests.games.tables import Told
from tests.games.vampire_queen.table import SLAYERS, VALUES, Table, cards

#: A world told apart from others: the vampires of every hand, then the undealt ones.
World = tuple[str, ...]


class Memory:
    """VQ-125: the cards that each seat is publicly known to hold."""

    def __init__(self, seats: int) -> None:
        self.known: list[Counter[str]] = [Counter() for _ in range(seats)]

    def hears(self, told: list[Told]) -> None:
        """Take note of what happened, in order."""
        for key, args in told:
            if key == "fact-phase-begins":
                self.known = [Counter() for _ in self.known]
            elif key in ("fact-leads", "fact-plays"):
                self.known[_seat(args)] -= cards(str(args["cards"]))
            elif key == "fact-takes":
                self.known[_seat(args)] += vampires(cards(str(args["cards"])))


def vampires(held: Counter[str]) -> Counter[str]:
    return Counter({card: times for card, times in held.items() if card not in SLAYERS})


def _seat(args: dict[str, object]) -> int:
    seat = args["player"]
    assert isinstance(seat, int)
    return seat


@dataclass(frozen=True)
class Unseen:
    """VQ-130: the pool of an observer, how many of it each hand gets, how many stay undealt."""

    pool: Counter[str]
    needs: dict[int, int]
    undealt: int


def unseen_by(observer: int, table: Table, whole_pack: Counter[str] | None = None) -> Unseen:
    """Work out from the public facts and one hand what the observer does not know."""
    pool = whole_pack or Counter(dict.fromkeys(VALUES, 8) | {"Q": 4})
    pool = Counter(pool)
    pool.subtract(vampires(cards(table.hand(observer))))
    pool.subtract(table.crypt)
    for move in table.on_the_table.values():
        pool.subtract(vampires(cards(move.replace("pass", "-"))))
    needs: dict[int, int] = {}
    for seat in set(range(table.seats)) - {observer}:
        known = cards(table.known(seat))
        pool.subtract(known)
        needs[seat] = vampires(cards(table.hand(seat))).total() - known.total()
    return Unseen(pool, needs, table.undealt.total())


def worlds_consistent_with(observer: int, table: Table, unseen: Unseen) -> Counter[World]:
    """Every way to deal the unseen cards one by one, and how many ways lead to the same world."""
    known = [cards(table.known(seat)) for seat in range(table.seats)]
    known[observer] = vampires(cards(table.hand(observer)))
    found: Counter[World] = Counter()
    for order in permutations(unseen.pool.elements()):
        place, world = 0, []
        for seat in range(table.seats):
            until = place + unseen.needs.get(seat, 0)
            world.append(written(known[seat] + Counter(order[place:until])))
            place = until
        found[(*world, written(Counter(order[place:])))] += 1
    return found


def world_of(table: Table) -> World:
    """The world that is true at a table."""
    hands = [written(vampires(cards(hand))) for hand in table.hands]
    return (*hands, written(table.undealt))


def written(held: Counter[str]) -> str:
    return " ".join(sorted(held.elements()))
