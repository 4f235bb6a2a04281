"""Where a throw can lead: every destination at once, and the way to one of them (sections 6 and 7).

Who may walk where is decided step by step from the flat arrays of the villa; nothing is remembered
between two questions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.cards import FIGURES, PSEUDO_VAMPIRE, VAMPIRE
from gruft.games.grottenstein.layout import (
    BAT_SLOT,
    CLOSED,
    DESTROYED,
    DOORS,
    GONE,
    STATUS,
    THROWN,
    WALL,
    WHERE,
    ZOMBIES,
)
from gruft.games.grottenstein.reading import Reading
from gruft.games.grottenstein.villa import BY_LADDER, BY_PASSAGE, FREE, SQUARES

BARRED: Final = -1


def destinations(state: Reading) -> list[int]:
    """GR-50 to GR-59: where the moving figure may stop, its own square included, sorted."""
    figure: i64 = state.actor()
    steps = walk(state, figure, state.words[THROWN], uses_passage(state, figure))
    bar_stops(state, figure, steps)
    found: list[int] = []
    square: i64 = 0
    while square < SQUARES:
        if steps[square] > 0:
            found.append(square)
        square += 1
    return found


def uses_passage(state: Reading, figure: i64) -> bool:
    """GR-73: the vampire, or who holds pseudo-vampire and may use powers (GR-182)."""
    if figure == VAMPIRE:
        return True
    return state.is_living(figure) and state.carries(figure, PSEUDO_VAMPIRE)


def walk(state: Reading, figure: i64, steps: i64, passage: bool) -> vec[i64]:
    """The number of steps to every square, plus one; 0 or -1 where the throw does not lead."""
    villa = state.villa
    words = state.words
    step_from, step_to, step_over = villa.step_from, villa.step_to, villa.step_over
    found = villa.blank[:]
    queue = villa.blank[:]
    _bar_squares(state, figure, found, passage)
    ladder: bool = state.ladder_is_laid()
    start: i64 = words[WHERE + figure]
    queue[0] = start
    found[start] = 1
    first: i64 = 0
    last: i64 = 1
    while first < last:
        here: i64 = queue[first]
        first += 1
        count: i64 = found[here]
        if count > steps:
            break
        step: i64 = step_from[here]
        end: i64 = step_from[here + 1]
        while step < end:
            there: i64 = step_to[step]
            if found[there] == 0:
                over: i64 = step_over[step]
                if over == FREE or _lets_through(words, over, figure, ladder):
                    found[there] = count + 1
                    queue[last] = there
                    last += 1
            step += 1
    return found


def _lets_through(words: vec[i64], over: i64, figure: i64, ladder: bool) -> bool:
    """GR-52, GR-60, GR-61, GR-63, GR-72, GR-139, ED-14: doors and links.

    Figures that may not use the passage are kept from its squares.
    """
    if over == BY_LADDER:
        return ladder
    if over == BY_PASSAGE or figure == VAMPIRE:
        return True
    state: i64 = words[DOORS + (over >> 1)] & 3
    if state == DESTROYED:
        return True
    return state != CLOSED and over & 1 == 0


def _bar_squares(state: Reading, figure: i64, found: vec[i64], passage: bool) -> None:
    """GR-53, GR-54, GR-58, GR-59, GR-70, GR-73: squares that cannot even be passed."""
    villa = state.villa
    words = state.words
    if words[WALL] == 1:
        found[villa.walled] = BARRED
    if not passage:
        found[villa.passage[0]] = BARRED
        found[villa.passage[1]] = BARRED
    if figure != VAMPIRE:
        found[villa.coffin[0]] = BARRED
        found[villa.coffin[1]] = BARRED
    if figure != VAMPIRE or words[BAT_SLOT] == 0:
        bar_stops(state, figure, found)


def bar_stops(state: Reading, figure: i64, found: vec[i64]) -> None:
    """GR-53, GR-149: nobody stops where somebody else is; only the bat passes over them."""
    words = state.words
    other: i64 = 0
    while other < FIGURES:
        if other != figure and words[STATUS + other] != GONE:
            found[words[WHERE + other]] = BARRED
        other += 1
    other = 0
    while other < 2:
        if words[ZOMBIES + other] >= 0:
            found[words[ZOMBIES + other]] = BARRED
        other += 1


def needs_passage(state: Reading, figure: i64, destination: i64) -> bool:
    """Section 26: pseudo-vampire is used when the square cannot be reached without it."""
    if figure == VAMPIRE or not uses_passage(state, figure):
        return False
    return walk(state, figure, state.words[THROWN], False)[destination] <= 0


def path(state: Reading, figure: i64, destination: i64) -> list[int]:
    """One shortest way to a destination of the throw, both ends included."""
    return ways(state, figure, [destination])[0]


def ways(state: Reading, figure: i64, destinations: list[int]) -> list[list[int]]:
    """One shortest way to each destination; pseudo-vampire is used only where it is needed."""
    steps: i64 = state.words[THROWN]
    passage: bool = uses_passage(state, figure)
    found = walk(state, figure, steps, passage)
    before = _squares_before(state, figure, found)
    plainly_found, plainly_before = found, before
    if passage and figure != VAMPIRE:
        plainly_found = walk(state, figure, steps, False)
        plainly_before = _squares_before(state, figure, plainly_found)
    told: list[list[int]] = []
    for goal in destinations:
        if plainly_found[goal] > 0:
            told.append(_way(plainly_found, plainly_before, goal))
        else:
            told.append(_way(found, before, goal))
    return told


def _way(found: vec[i64], before: vec[i64], destination: i64) -> list[int]:
    way: list[int] = [destination]
    here: i64 = destination
    while found[here] > 1:
        here = before[here]
        way.append(here)
    way.reverse()
    return way


def _squares_before(state: Reading, figure: i64, found: vec[i64]) -> vec[i64]:
    """For every square that was reached one that is a step nearer to the start, the first of all.

    Nobody comes from the start square or from one that was not reached, so 0 stands there.
    """
    villa = state.villa
    words = state.words
    step_from, step_to, step_over = villa.step_from, villa.step_to, villa.step_over
    ladder: bool = state.ladder_is_laid()
    before = villa.blank[:]
    square: i64 = SQUARES - 1
    while square >= 0:
        step: i64 = step_from[square]
        while found[square] > 0 and step < step_from[square + 1]:
            there: i64 = step_to[step]
            if found[there] == found[square] + 1:
                over: i64 = step_over[step]
                if over == FREE or _lets_through(words, over, figure, ladder):
                    before[there] = square
            step += 1
        square -= 1
    return before
