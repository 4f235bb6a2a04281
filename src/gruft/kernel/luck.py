"""Luck that leaves nothing out: every way in which throws, picks and shuffles can fall."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from math import factorial, prod
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.journal import Journal
from gruft.kernel.position import Position

T = TypeVar("T")


class EnumeratingChance(Chance):
    """Takes the scripted choices, then always the first, and notes how many there were each time.

    A shuffle is one choice among the different orders of its pieces. Forked generators are all
    alike: nothing that is compared may depend on them.
    """

    def __init__(self, script: list[int]) -> None:
        self._script = script
        self.taken: list[tuple[int, int]] = []

    def word(self) -> i64:
        raise TypeError(
            "rules draw by below, pick, die or shuffle; bare words cannot be enumerated"
        )

    def clone(self) -> "EnumeratingChance":
        twin = EnumeratingChance(self._script)
        twin.taken = list(self.taken)
        return twin

    def fork(self) -> FastChance:
        return FastChance(0)

    def below(self, bound: i64) -> i64:
        place = len(self.taken)
        choice = self._script[place] if place < len(self._script) else 0
        self.taken.append((choice, int(bound)))
        return choice

    def shuffle(self, pieces: vec[i64], deck: str) -> None:
        left = Counter(int(piece) for piece in pieces)
        which = int(self.below(orders_of(left)))
        for place in range(len(pieces)):
            for piece in sorted(+left):
                left[piece] -= 1
                here = orders_of(left)
                if which < here:
                    pieces[place] = piece
                    break
                which -= here
                left[piece] += 1


def orders_of(pieces: Counter[int]) -> int:
    """In how many different orders the pieces can lie."""
    return factorial(pieces.total()) // prod(factorial(count) for count in pieces.values())


def all_luck(draw: Callable[[Chance], T]) -> Iterator[T]:
    """What comes of it, for every way in which luck can fall."""
    script: list[int] = []
    while True:
        chance = EnumeratingChance(script)
        yield draw(chance)
        taken = chance.taken
        while taken and taken[-1][0] + 1 == taken[-1][1]:
            taken.pop()
        if not taken:
            return
        script = [choice for choice, _ in taken[:-1]] + [taken[-1][0] + 1]


def all_lines(
    position: Position, seat: int, begun: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], Position]]:
    """Every line that the seat may play, with every way in which luck can fall, and where it leads.

    Each position comes with a journal of what its line told.
    """
    for move in position.moves(seat):
        for after in all_luck(partial(_stepped, position, seat, move)):
            if after.composing() == seat:
                yield from all_lines(after, seat, (*begun, move))
            else:
                yield (*begun, move), after


def _stepped(position: Position, seat: int, move: int, chance: Chance) -> Position:
    after = position.clone()
    after.chance = chance
    after.journal = Journal()
    if position.journal is not None and position.composing() == seat:
        after.journal.facts += position.journal.facts
    after.apply(seat, move)
    return after
