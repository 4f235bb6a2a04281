"""Luck that is written down: a generator that notes every draw the rules make of it.

A finished record lists these draws, so that anybody can recompute them from the documented stream
(docs/fairness.md) without knowing the rules of any game.
"""

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from gruft.kernel.chance import LOW_WORD, Chance

WORD, BELOW, PICK, DIE, SHUFFLE = "word", "below", "pick", "die", "shuffle"
DRAW_KINDS = (WORD, BELOW, PICK, DIE, SHUFFLE)


@dataclass(frozen=True, slots=True)
class Draw:
    """One draw: its kind, the name the rules gave it, its bound (or size, or sides), what came.

    The result of a shuffle is a permutation of places: the piece now at place i lay at `result[i]`.
    """

    kind: str
    what: str
    bound: int
    result: tuple[int, ...]


class WitnessedChance(Chance):
    """Passes on the luck of another generator and keeps every draw, in order, in `draws`.

    Scripted shuffles name pieces, and here only places are shuffled: a script cannot be witnessed.
    """

    def __init__(self, inner: Chance) -> None:
        self.inner = inner
        self.draws: list[Draw] = []

    def clone(self) -> "WitnessedChance":
        """Return a generator of the same luck that has witnessed nothing yet."""
        return WitnessedChance(self.inner.clone())

    def word(self) -> i64:
        return self._note(WORD, "", LOW_WORD + 1, self.inner.word())

    def below(self, bound: i64) -> i64:
        return self._note(BELOW, "", bound, self.inner.below(bound))

    def pick(self, bound: i64, what: str) -> i64:
        return self._note(PICK, what, bound, self.inner.pick(bound, what))

    def die(self, sides: i64) -> i64:
        return self._note(DIE, "", sides, self.inner.die(sides))

    def shuffle(self, pieces: vec[i64], deck: str) -> None:
        before = list(pieces)
        # Places are shuffled instead of pieces, so that what is kept says nothing about any game.
        order = self.inner.shuffled(list(range(len(before))), deck)
        for place, origin in enumerate(order):
            pieces[place] = before[origin]
        self.draws.append(Draw(SHUFFLE, deck, len(order), tuple(order)))

    def _note(self, kind: str, what: str, bound: int, result: int) -> int:
        self.draws.append(Draw(kind, what, int(bound), (int(result),)))
        return result
