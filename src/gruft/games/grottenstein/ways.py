"""Distances in the villa for the advice of Vampir: how far every square is from a goal.

Only what everybody sees is looked at: doors, the wall, the ladder, corpses and zombies. Figures
that may walk away are no obstacle here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.cards import HUNTERS
from gruft.games.grottenstein.layout import (
    CLOSED,
    CORPSE,
    DESTROYED,
    DOORS,
    STATUS,
    WALL,
    WHERE,
    ZOMBIES,
)
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.villa import BY_LADDER, BY_PASSAGE, FREE, ONE_WAY, SQUARES

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
        """GR-60 to GR-63, GR-72, GR-139, ED-14: doors and links."""
        if over == FREE:
            return True
        if over == BY_PASSAGE:
            return self.passage
        if over == BY_LADDER:
            return self.ladder
        if self.vampire:
            return True
        door: i64 = self.state.words[DOORS + (over >> 1)] & 3
        if door == DESTROYED:
            return True
        return door != CLOSED and over & 1 == 0

    def passes_there(self, over: i64, backwards: bool) -> bool:
        """A step in the direction that is asked for."""
        return self.passes_back(over) if backwards else self.passes(over)

    def passes_back(self, over: i64) -> bool:
        """The step the other way round: an arrow points the other way."""
        if over >= 0 and self.state.villa.door_kind[over >> 1] == ONE_WAY:
            return self.passes(over ^ 1)
        return self.passes(over)

    def bar(self, found: vec[i64]) -> None:
        """GR-54, GR-58, GR-59, GR-70, GR-73: squares that stay shut."""
        state = self.state
        villa, words = state.villa, state.words
        if words[WALL] == 1:
            found[villa.walled] = SHUT
        if not self.passage:
            found[villa.passage[0]] = SHUT
            found[villa.passage[1]] = SHUT
        if not self.vampire:
            found[villa.coffin[0]] = SHUT
            found[villa.coffin[1]] = SHUT
        hunter: i64 = 0
        while hunter < HUNTERS:
            if words[STATUS + hunter] == CORPSE:
                found[words[WHERE + hunter]] = SHUT
            hunter += 1
        if words[ZOMBIES] >= 0:
            found[words[ZOMBIES]] = SHUT
            found[words[ZOMBIES + 1]] = SHUT


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
    square: i64 = 0
    while square < SQUARES:
        if marks[square] > 0:
            found[square] = 1
            queue[last] = square
            last += 1
        square += 1
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
                if over == FREE or walker.passes_there(over, backwards):
                    found[there] = count
                    queue[last] = there
                    last += 1
            step += 1
    square = 0
    while square < SQUARES:
        found[square] = found[square] - 1 if found[square] > 0 else OUT_OF_REACH
        square += 1
    return found
