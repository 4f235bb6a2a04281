"""Where a roll can lead: every destination at once, and the way to one of them (sections 6 and 7).

Who may walk where is decided step by step from the flat arrays of the villa; nothing is remembered
between two questions.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

BARRED: Final = -1

TOO_FAR: Final = Reason("refusal-too-far", "GR-50", "square", "steps", "thrown")


def in_the_way(key: str, clause: str, *needs: str) -> Reason:
    """Something bars the square or the way to it."""
    return Reason(key, clause, "square", *needs)


CLOSED_DOOR: Final = in_the_way("refusal-way-closed-door", "GR-63", "door=door_in_way")
ONE_WAY: Final = in_the_way("refusal-way-one-way", "GR-61", "door=door_in_way")
LINK: Final = in_the_way("refusal-way-link", "GR-74", "at=square_in_way")
NO_LADDER: Final = in_the_way("refusal-way-ladder", "ED-14", "at=square_in_way")
WALL_CHIP: Final = in_the_way("refusal-way-wall-chip", "GR-70", "at=square_in_way")
COFFIN: Final = in_the_way("refusal-way-coffin", "GR-58", "at=square_in_way")
PASSAGE: Final = in_the_way("refusal-way-passage", "GR-73", "at=square_in_way")
PASSAGE_FOR_SERVANTS: Final = in_the_way("refusal-way-passage", "GR-184", "at=square_in_way")
ZOMBIE: Final = in_the_way("refusal-way-zombie", "GR-59", "at=square_in_way")
ZOMBIE_BELOW: Final = in_the_way("refusal-way-zombie", "GR-149", "at=square_in_way")
FIGURE: Final = in_the_way(
    "refusal-way-figure", "GR-53", "figure=figure_in_way", "at=square_in_way"
)
CORPSE: Final = in_the_way(
    "refusal-way-corpse", "GR-54", "figure=figure_in_way", "at=square_in_way"
)
BAT_LANDS: Final = in_the_way(
    "refusal-bat-lands", "GR-149", "figure=figure_in_way", "at=square_in_way"
)


def destinations(state: State) -> list[int]:
    """GR-50 to GR-59: where the moving figure may stop, its own square included, sorted."""
    steps = _stops(state, state.actor())
    found: list[int] = []
    for square in range(i64(v.SQUARES)):
        if steps[square] > 0:
            found.append(square)
    return found


def leads_to(state: State, figure: i64, square: i64) -> bool:
    """Tell whether the figure may stop there."""
    return _stops(state, figure)[square] > 0


def _stops(state: State, figure: i64) -> vec[i64]:
    """The number of steps to every square, plus one; 0 or -1 where the figure may not stop."""
    steps = walk(state, figure, state.words[at.THROWN], uses_passage(state, figure))
    bar_stops(state, figure, steps)
    return steps


def uses_passage(state: State, figure: i64) -> bool:
    """GR-73: the vampire, or who holds pseudo-vampire and may use powers."""
    if figure == c.VAMPIRE:
        return True
    return state.is_living(figure) and state.carries(figure, c.PSEUDO_VAMPIRE)


def walk(state: State, figure: i64, steps: i64, passage: bool) -> vec[i64]:
    """The number of steps to every square, plus one; 0 or -1 where the throw does not lead."""
    villa = state.villa
    words = state.words
    step_from, step_to, step_over = villa.step_from, villa.step_to, villa.step_over
    found = villa.blank[:]
    queue = villa.blank[:]
    _bar_squares(state, figure, found, passage)
    ladder: bool = state.ladder_is_laid()
    start: i64 = words[at.WHERE + figure]
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
                if over == v.FREE or _lets_through(words, over, figure, ladder):
                    found[there] = count + 1
                    queue[last] = there
                    last += 1
            step += 1
    return found


def _lets_through(words: vec[i64], over: i64, figure: i64, ladder: bool) -> bool:
    """GR-52, GR-60, GR-61, GR-63, GR-72, GR-139, ED-14: doors and links.

    Figures that may not use the passage are kept from its squares.
    """
    if over == v.BY_LADDER:
        return ladder
    if over == v.BY_PASSAGE or figure == c.VAMPIRE:
        return True
    state: i64 = words[at.DOORS + (over >> 1)] & 3
    if state == at.DESTROYED:
        return True
    return state != at.CLOSED and over & 1 == 0


def _bar_squares(state: State, figure: i64, found: vec[i64], passage: bool) -> None:
    """GR-53, GR-54, GR-58, GR-59, GR-70, GR-73: squares that cannot even be passed."""
    villa = state.villa
    words = state.words
    if words[at.WALL] == 1:
        found[villa.walled] = BARRED
    if not passage:
        found[villa.passage[0]] = BARRED
        found[villa.passage[1]] = BARRED
    if figure != c.VAMPIRE:
        found[villa.coffin[0]] = BARRED
        found[villa.coffin[1]] = BARRED
    if figure != c.VAMPIRE or words[at.BAT_SLOT] == 0:
        bar_stops(state, figure, found)


def bar_stops(state: State, figure: i64, found: vec[i64]) -> None:
    """GR-53, GR-149: nobody stops where somebody else is; only the bat passes over them."""
    words = state.words
    for other in range(i64(c.FIGURES)):
        if other != figure and words[at.STATUS + other] != at.GONE:
            found[words[at.WHERE + other]] = BARRED
    for other in range(i64(2)):
        if words[at.ZOMBIES + other] >= 0:
            found[words[at.ZOMBIES + other]] = BARRED


def needs_passage(state: State, figure: i64, destination: i64) -> bool:
    """Section 26: pseudo-vampire is used when the square cannot be reached without it."""
    if figure == c.VAMPIRE or not uses_passage(state, figure):
        return False
    return walk(state, figure, state.words[at.THROWN], False)[destination] <= 0


def path(state: State, figure: i64, destination: i64) -> list[int]:
    """One shortest way to a destination of the throw, both ends included."""
    return ways(state, figure, [destination])[0]


def ways(state: State, figure: i64, destinations: list[int]) -> list[list[int]]:
    """One shortest way to each destination; pseudo-vampire is used only where it is needed."""
    steps: i64 = state.words[at.THROWN]
    passage: bool = uses_passage(state, figure)
    found = walk(state, figure, steps, passage)
    before = _squares_before(state, figure, found)
    plainly_found, plainly_before = found, before
    if passage and figure != c.VAMPIRE:
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


def _squares_before(state: State, figure: i64, found: vec[i64]) -> vec[i64]:
    """For every square that was reached one that is a step nearer to the start, the first of all.

    Nobody comes from the start square or from one that was not reached, so 0 stands there.
    """
    villa = state.villa
    words = state.words
    step_from, step_to, step_over = villa.step_from, villa.step_to, villa.step_over
    ladder: bool = state.ladder_is_laid()
    before = villa.blank[:]
    square: i64 = v.SQUARES - 1
    while square >= 0:
        step: i64 = step_from[square]
        while found[square] > 0 and step < step_from[square + 1]:
            there: i64 = step_to[step]
            if found[there] == found[square] + 1:
                over: i64 = step_over[step]
                if over == v.FREE or _lets_through(words, over, figure, ladder):
                    before[there] = square
            step += 1
        square -= 1
    return before


# --- why a throw does not lead to a square -------------------------------------------------------


@final
class Obstacle:
    """What is in the way, and where: a square, with the door before it or the figure on it."""

    def __init__(self, reason: Reason, square: i64, number: i64) -> None:
        self.reason = reason
        self.square = square
        self.number = number


def obstacle(state: State, figure: i64, goal: i64) -> Obstacle:
    """A square that nobody may enter now, that is too far, or to which the way is barred.

    The shortest way is followed as if nothing were in it. If it is too long for the throw, that is
    the reason; else what stands in it first.
    """
    barred = _in_square(state, figure, goal, True)
    if barred is not None:
        return barred
    steps, way = _shortest_way(state, figure, goal)
    return Obstacle(TOO_FAR, goal, steps) if steps > state.words[at.THROWN] else way[0]


def _shortest_way(state: State, figure: i64, goal: int) -> tuple[int, list[Obstacle]]:
    """The number of steps if nothing were in the way, and what is in the best of these ways."""
    villa = state.villa
    layer: dict[int, list[Obstacle]] = {int(state.where(figure)): []}
    seen: set[int] = set()
    steps = 0
    while goal not in layer:
        seen.update(layer)
        further: dict[int, list[Obstacle]] = {}
        for square, way in layer.items():
            for step in range(int(villa.step_from[square]), int(villa.step_from[square + 1])):
                there = int(villa.step_to[step])
                if there in seen:
                    continue
                longer = way + _in_step(state, figure, there, villa.step_over[step])
                if there not in further or len(longer) < len(further[there]):
                    further[there] = longer
        layer = further
        steps += 1
    return steps, layer[goal]


def _in_step(state: State, figure: i64, there: i64, over: i64) -> list[Obstacle]:
    """GR-61, GR-63, GR-74, ED-14: doors and links, then the square behind them."""
    found: list[Obstacle] = []
    if over == v.BY_PASSAGE:
        if not uses_passage(state, figure):
            found.append(Obstacle(LINK, there, there))
    elif over == v.BY_LADDER:
        if not state.ladder_is_laid():
            found.append(Obstacle(NO_LADDER, there, there))
    elif over != v.FREE and figure != c.VAMPIRE:
        now: i64 = state.door_state(over >> 1)
        if now == at.CLOSED:
            found.append(Obstacle(CLOSED_DOOR, there, over >> 1))
        elif over & 1 == 1 and now != at.DESTROYED:
            found.append(Obstacle(ONE_WAY, there, over >> 1))
    in_square = _in_square(state, figure, there, False)
    if in_square is not None:
        found.append(in_square)
    return found


def _in_square(state: State, figure: i64, square: i64, stops: bool) -> Obstacle | None:
    """GR-53, GR-54, GR-58, GR-59, GR-70, GR-73, GR-149: who or what bars a square."""
    words = state.words
    kind: i64 = state.villa.kind[square]
    if kind == v.WALLED and words[at.WALL] == 1:
        return Obstacle(WALL_CHIP, square, square)
    if kind == v.COFFIN and figure != c.VAMPIRE:
        return Obstacle(COFFIN, square, square)
    if kind == v.PASSAGE and not uses_passage(state, figure):
        barred = PASSAGE_FOR_SERVANTS if state.is_servant(figure) else PASSAGE
        return Obstacle(barred, square, square)
    flies: bool = words[at.BAT_SLOT] == 1
    if flies and not stops:
        return None
    if square in (words[at.ZOMBIES], words[at.ZOMBIES + 1]):
        return Obstacle(ZOMBIE_BELOW if flies else ZOMBIE, square, square)
    for other in range(i64(c.FIGURES)):
        if other != figure and state.where(other) == square:
            lies: bool = words[at.STATUS + other] == at.CORPSE
            reason = BAT_LANDS if flies else (CORPSE if lies else FIGURE)
            return Obstacle(reason, square, other)
    return None
