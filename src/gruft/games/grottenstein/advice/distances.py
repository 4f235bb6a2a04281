"""Distances in the villa for the advice of Vampir: how far every square is from a goal, and what a
hunter can reach.

Only what everybody sees is looked at: doors, the wall, the ladder, corpses and zombies. Figures
that may walk away are no obstacle, but a hunter goes round them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.advice import odds as idea
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.rules.paths import walk
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.state import State

OUT_OF_REACH: Final = 999
SHUT: Final = -1


@final
class Walker:
    """Who walks, and what is open to them."""

    def __init__(self, state: State, vampire: bool, passage: bool) -> None:
        self.state = state
        self.vampire = vampire
        self.passage = passage or vampire
        self.ladder = state.ladder_is_laid()

    def passes(self, over: i64) -> bool:
        """Doors and links."""
        if over == v.FREE:
            return True
        if over == v.BY_PASSAGE:
            return self.passage
        if over == v.BY_LADDER:
            return self.ladder
        if self.vampire:
            return True
        door: i64 = self.state.words[at.DOORS + (over >> 1)] & 3
        if door == at.DESTROYED:
            return True
        return door != at.CLOSED and over & 1 == 0

    def passes_there(self, over: i64, backwards: bool) -> bool:
        """A step in the direction that is asked for; backwards an arrow points the other way."""
        if backwards and over >= 0 and self.state.villa.door_kind[over >> 1] == v.ONE_WAY:
            return self.passes(over ^ 1)
        return self.passes(over)

    def bar(self, found: vec[i64]) -> None:
        """Squares that stay shut."""
        state = self.state
        villa, words = state.villa, state.words
        if words[at.WALL] == 1:
            found[villa.walled] = SHUT
        if not self.passage:
            found[villa.passage[0]] = SHUT
            found[villa.passage[1]] = SHUT
        if not self.vampire:
            found[villa.coffin[0]] = SHUT
            found[villa.coffin[1]] = SHUT
        for hunter in range(i64(c.HUNTERS)):
            if words[at.STATUS + hunter] == at.CORPSE:
                found[words[at.WHERE + hunter]] = SHUT
        if words[at.ZOMBIES] >= 0:
            found[words[at.ZOMBIES]] = SHUT
            found[words[at.ZOMBIES + 1]] = SHUT


def from_square(walker: Walker, start: i64) -> vec[i64]:
    """How many steps it is from a square to every other; `OUT_OF_REACH` where there is no way."""
    marks = walker.state.villa.blank[:]
    marks[start] = 1
    return _spread(walker, marks, False)


def to_goals(walker: Walker, goals: vec[i64]) -> vec[i64]:
    """How many steps it is from every square to the nearest marked one."""
    return _spread(walker, goals, True)


def _spread(walker: Walker, marks: vec[i64], backwards: bool) -> vec[i64]:
    villa = walker.state.villa
    step_from, step_to, step_over = villa.step_from, villa.step_to, villa.step_over
    found = villa.blank[:]
    queue = villa.blank[:]
    walker.bar(found)
    last: i64 = 0
    for square in range(i64(v.SQUARES)):
        if marks[square] > 0:
            found[square] = 1
            queue[last] = square
            last += 1
    first: i64 = 0
    while first < last:
        here: i64 = queue[first]
        first += 1
        count: i64 = found[here] + 1
        step: i64 = step_from[here]
        end: i64 = step_from[here + 1]
        while step < end:
            there: i64 = step_to[step]
            if found[there] == 0:
                over: i64 = step_over[step]
                if over == v.FREE or walker.passes_there(over, backwards):
                    found[there] = count
                    queue[last] = there
                    last += 1
            step += 1
    for square in range(i64(v.SQUARES)):
        found[square] = found[square] - 1 if found[square] > 0 else OUT_OF_REACH
    return found


# --- errands -------------------------------------------------------------------------------------

# --- kinds of errands ---
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
        # Where somebody stands in the way it takes longer.
        found = walk(look.position, figure, OUT_OF_REACH, look.has(figure, c.PSEUDO_VAMPIRE))
        for square in range(i64(v.SQUARES)):
            if found[square] > 0:
                self.far[square] = found[square] - 1
            elif self.far[square] < OUT_OF_REACH:
                self.far[square] += BLOCKED
        self.comrade = look.villa.blank[:]  # how far the nearest comrade is from every square
        self.best = Errand(self.here)
        for square in range(i64(v.SQUARES)):
            self.comrade[square] = OUT_OF_REACH
        for hunter in range(i64(c.HUNTERS)):
            if hunter != figure and look.is_living(hunter):
                far = ways_of(look, hunter)
                for square in range(i64(v.SQUARES)):
                    if far[square] < self.comrade[square]:
                        self.comrade[square] = far[square]

    def offer(self, kind: i64, square: i64, worth: i64, card: i64) -> None:
        """An errand to a square that they can reach, and where they can stop."""
        free: bool = square == self.here or not self.look.position.is_taken(square)
        if self.far[square] < OUT_OF_REACH and free:
            self.best.offer(kind, square, worth - self.far[square], card)

    def offer_alone(self, kind: i64, square: i64, worth: i64, card: i64) -> None:
        """An errand for one hunter: a nearer comrade takes it."""
        if self.comrade[square] < self.far[square]:
            worth -= idea.NEARER_COMRADE
        self.offer(kind, square, worth, card)

    def offer_beside(self, kind: i64, square: i64, worth: i64, card: i64) -> None:
        """An errand to any square beside this one."""
        villa = self.look.villa
        for place in range(villa.near_from[square], villa.near_from[square + 1]):
            self.offer(kind, villa.near[place], worth, card)


def ways_of(look: Look, figure: i64) -> vec[i64]:
    """How far every square is for a hunter or servant."""
    passage: bool = look.is_living(figure) and look.has(figure, c.PSEUDO_VAMPIRE)
    return from_square(Walker(look.position, False, passage), look.where(figure))
