"""What a hunter of Vampir can reach: the ways of all hunters, and the best errand so far.

What errands there are and what they are worth stands in `goals.py`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.advice import weights as idea
from gruft.games.grottenstein.advice.distances import OUT_OF_REACH, Walker, from_square
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.rules.paths import walk
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import villa as v

RESTING: Final = 0
STAKING: Final = 1
FETCHING: Final = 2
HANDING_OVER: Final = 3
MEETING: Final = 4
LAYING: Final = 5
BLASTING: Final = 6
UNLOCKING: Final = 7
LETTING_IN: Final = 8
BREAKING: Final = 9
SEARCHING: Final = 10
OCCUPYING: Final = 11
CURING: Final = 12
SERVANT_HUNT: Final = 13
CHASING: Final = 14

BLOCKED: Final = 10  # what a way that somebody stands in counts more


@final
class Errand:
    """The best errand so far: what for, where to, and how much more it is worth than the way."""

    def __init__(self, square: i64) -> None:
        self.kind: i64 = RESTING
        self.square: i64 = square
        self.card: i64 = NONE
        self.worth: i64 = 0

    def offer(self, kind: i64, square: i64, worth: i64, card: i64) -> None:
        """Take it if it is better."""
        if worth > self.worth:
            self.kind = kind
            self.square = square
            self.worth = worth
            self.card = card


@final
class Scout:
    """The ways of one hunter, and of their comrades."""

    def __init__(self, look: Look, figure: i64) -> None:
        self.look = look
        self.figure: i64 = figure
        self.here: i64 = look.where(figure)
        self.far = ways_of(look, figure)
        self._go_round_figures()
        self.comrade = look.villa.blank[:]  # how far the nearest comrade is from every square
        self.best = Errand(self.here)
        for square in range(i64(v.SQUARES)):
            self.comrade[square] = OUT_OF_REACH
        for hunter in range(i64(c.HUNTERS)):
            if hunter != figure and look.is_living(hunter):
                self._join(ways_of(look, hunter))

    def _go_round_figures(self) -> None:
        """Where somebody stands in the way it takes longer."""
        passage: bool = self.look.has(self.figure, c.PSEUDO_VAMPIRE)
        found = walk(self.look.position, self.figure, OUT_OF_REACH, passage)
        for square in range(i64(v.SQUARES)):
            if found[square] > 0:
                self.far[square] = found[square] - 1
            elif self.far[square] < OUT_OF_REACH:
                self.far[square] += BLOCKED

    def _join(self, far: vec[i64]) -> None:
        for square in range(i64(v.SQUARES)):
            if far[square] < self.comrade[square]:
                self.comrade[square] = far[square]

    def counts(self, which: i64) -> i64:
        """How much an idea counts."""
        return self.look.counts(which)

    def is_free(self, square: i64) -> bool:
        """They can stop there."""
        return square == self.here or not self.look.position.is_taken(square)

    def offer(self, kind: i64, square: i64, worth: i64, card: i64) -> None:
        """An errand to a square that they can reach."""
        if self.far[square] < OUT_OF_REACH and self.is_free(square):
            self.best.offer(kind, square, worth - self.far[square], card)

    def offer_alone(self, kind: i64, square: i64, worth: i64, card: i64) -> None:
        """An errand for one hunter: a nearer comrade takes it."""
        if self.comrade[square] < self.far[square]:
            worth -= self.counts(idea.NEARER_COMRADE)
        self.offer(kind, square, worth, card)

    def offer_beside(self, kind: i64, square: i64, worth: i64, card: i64) -> None:
        """An errand to any square beside this one."""
        villa = self.look.villa
        place: i64 = villa.near_from[square]
        while place < villa.near_from[square + 1]:
            self.offer(kind, villa.near[place], worth, card)
            place += 1


def ways_of(look: Look, figure: i64) -> vec[i64]:
    """How far every square is for a hunter or servant."""
    passage: bool = look.is_living(figure) and look.has(figure, c.PSEUDO_VAMPIRE)
    return from_square(Walker(look.position, False, passage), look.where(figure))
