"""Sections 6, 7 and 12: why a throw does not lead to a square.

The shortest way is followed as if nothing were in it. If it is too long for the throw, that is the
reason; else what stands in it first.
"""

from collections.abc import Iterator

from gruft.games.grottenstein.cards import (
    BAT,
    FIGHT,
    STAY,
    THROW,
    VAMPIRE,
)
from gruft.games.grottenstein.layout import (
    BAT_SLOT,
    CLOSED,
    CORPSE,
    DESTROYED,
    STATUS,
    THROWN,
    WALL,
    ZOMBIES,
)
from gruft.games.grottenstein.paths import uses_passage
from gruft.games.grottenstein.reasons import clause_of, is_square, others, question
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.telling import door_word, figure_word, square_word
from gruft.games.grottenstein.villa import BY_LADDER, BY_PASSAGE, COFFIN, FREE, PASSAGE, WALLED
from gruft.kernel.refusal import Refused

#: What is in the way: the message, its clause, and the door, figure or square.
Obstacle = tuple[str, str, int]
#: What is in a way, one after the other.
Way = list[Obstacle]

DOORS_BARRED = ("refusal-way-closed-door", "refusal-way-one-way")
FIGURES_BARRED = ("refusal-way-figure", "refusal-way-corpse", "refusal-bat-lands")


def going(state: State, seat: int, move: int) -> Refused:
    """GR-50 to GR-59: a square that the throw does not lead to, or no square at all."""
    if is_square(move):
        return _unreachable(state, int(state.actor()), move)
    if move in (THROW, STAY, BAT):
        return Refused("refusal-thrown-already", "GR-57", thrown=int(state.words[THROWN]))
    if move == FIGHT and state.actor() != VAMPIRE:
        return Refused("refusal-fight-before-throw", "GR-103")
    clause = clause_of(state, "GR-43", "GR-48")
    return Refused("refusal-go-first", clause, question=question(state, seat))


def _unreachable(state: State, figure: int, goal: int) -> Refused:
    """A square that nobody may enter now, that is too far, or to which the way is barred."""
    barred = _in_square(state, figure, goal, stops=True)
    if barred is not None:
        return _refused(state, goal, barred)
    steps, way = _shortest_way(state, figure, goal)
    thrown = int(state.words[THROWN])
    if steps > thrown:
        name = square_word(state, goal)
        return Refused("refusal-too-far", "GR-50", square=name, steps=steps, thrown=thrown)
    return _refused(state, goal, way[0])


def _refused(state: State, goal: int, obstacle: Obstacle) -> Refused:
    """The obstacle with what its message names."""
    key, clause, number = obstacle
    names: dict[str, object] = {"square": square_word(state, goal)}
    if key in DOORS_BARRED:
        return Refused(key, clause, **names, door=door_word(state, number))
    if key in FIGURES_BARRED:
        names["figure"] = figure_word(state, number)
        number = int(state.where(number))
    return Refused(key, clause, **names, at=square_word(state, number))


# --- the shortest way ----------------------------------------------------------------------------


def _shortest_way(state: State, figure: int, goal: int) -> tuple[int, Way]:
    """The number of steps if nothing were in the way, and what is in the best of these ways."""
    layer: dict[int, Way] = {int(state.where(figure)): []}
    seen: set[int] = set()
    steps = 0
    while goal not in layer:
        seen.update(layer)
        layer = _next_layer(state, figure, layer, seen)
        steps += 1
    return steps, layer[goal]


def _next_layer(state: State, figure: int, layer: dict[int, Way], seen: set[int]) -> dict[int, Way]:
    """The squares one step further, each with the way that has least in it."""
    found: dict[int, Way] = {}
    for square, way in layer.items():
        for there, over in _steps_from(state, square):
            if there not in seen:
                longer = _go_on(state, figure, way, there, over)
                if there not in found or len(longer) < len(found[there]):
                    found[there] = longer
    return found


def _steps_from(state: State, square: int) -> Iterator[tuple[int, int]]:
    villa = state.villa
    for step in range(int(villa.step_from[square]), int(villa.step_from[square + 1])):
        yield int(villa.step_to[step]), int(villa.step_over[step])


def _go_on(state: State, figure: int, way: Way, there: int, over: int) -> Way:
    in_step = _in_step(state, figure, there, over)
    in_square = _in_square(state, figure, there, stops=False)
    return [*way, *(obstacle for obstacle in (in_step, in_square) if obstacle is not None)]


# --- what is in the way --------------------------------------------------------------------------


def _in_step(state: State, figure: int, there: int, over: int) -> Obstacle | None:
    """GR-61, GR-63, GR-74, ED-14: doors and links."""
    if over == FREE:
        return None
    if over == BY_PASSAGE:
        barred = not uses_passage(state, figure)
        return ("refusal-way-link", "GR-74", there) if barred else None
    if over == BY_LADDER:
        return None if state.ladder_is_laid() else ("refusal-way-ladder", "ED-14", there)
    return None if figure == VAMPIRE else _in_doorway(state, over)


def _in_doorway(state: State, over: int) -> Obstacle | None:
    door = over >> 1
    now = state.door_state(door)
    if now == CLOSED:
        return "refusal-way-closed-door", "GR-63", door
    if over & 1 == 1 and now != DESTROYED:
        return "refusal-way-one-way", "GR-61", door
    return None


def _in_square(state: State, figure: int, square: int, *, stops: bool) -> Obstacle | None:
    """GR-53, GR-54, GR-58, GR-59, GR-70, GR-73, GR-149: who or what bars a square."""
    kind = state.villa.kind[square]
    if kind == WALLED and state.words[WALL] == 1:
        return "refusal-way-wall-chip", "GR-70", square
    if kind == COFFIN and figure != VAMPIRE:
        return "refusal-way-coffin", "GR-58", square
    if kind == PASSAGE and not uses_passage(state, figure):
        return "refusal-way-passage", "GR-184" if state.is_servant(figure) else "GR-73", square
    flies = state.words[BAT_SLOT] == 1
    if flies and not stops:
        return None
    return _standing_on(state, figure, square, flies)


def _standing_on(state: State, figure: int, square: int, flies: bool) -> Obstacle | None:
    if square in (state.words[ZOMBIES], state.words[ZOMBIES + 1]):
        return "refusal-way-zombie", "GR-149" if flies else "GR-59", square
    for other in others(figure):
        if state.where(other) == square:
            return _in_person(state, other, flies)
    return None


def _in_person(state: State, other: int, flies: bool) -> Obstacle:
    if flies:
        return "refusal-bat-lands", "GR-149", other
    if state.words[STATUS + other] == CORPSE:
        return "refusal-way-corpse", "GR-54", other
    return "refusal-way-figure", "GR-53", other
