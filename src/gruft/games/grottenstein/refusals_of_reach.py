"""Sections 9 and 10: why a blow, a bite or help from one square does not reach another.

Where everybody stands and how the doors are is there for all to see.
"""

from gruft.games.grottenstein.layout import CLOSED, DESTROYED, WALL
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.telling import door_word, figure_word
from gruft.games.grottenstein.villa import COLUMNS, FLOORS, PAST_WALL, ROWS
from gruft.kernel.refusal import Refused

#: The distance of squares that no plan shows together.
NO_COMMON_PLAN = COLUMNS + ROWS
OTHER_PLAN = "refusal-other-plan"
OUT_OF_RANGE = "refusal-out-of-range"


def out_of_reach(state: State, figure: int, target: int, distance: int) -> Refused | None:
    """GR-110 to GR-113: too far, on another plan, or something in the line."""
    one, other = int(state.where(figure)), int(state.where(target))
    if state.reaches(one, other, distance):
        return None
    name = figure_word(state, target)
    apart = squares_apart(state, one, other)
    if apart == NO_COMMON_PLAN:
        return Refused(OTHER_PLAN, "GR-111", target=name)
    if apart > distance:
        facts = {"target": name, "distance": apart, "range": distance}
        return Refused(OUT_OF_RANGE, "GR-110", **facts)
    return _line_barred(state, one, other, distance, name)


def stands_apart(refusal: Refused) -> bool:
    """Tell whether the distance is the reason, and not something in the line."""
    return refusal.key in (OUT_OF_RANGE, OTHER_PLAN)


def with_clause(refusal: Refused, clause: str) -> Refused:
    """The same reason by the clause of another chapter."""
    return Refused(refusal.key, clause, **refusal.details)


# --- distance ------------------------------------------------------------------------------------


def squares_apart(state: State, one: int, other: int) -> int:
    """GR-110, GR-111: the distance on a plan that shows both squares, whatever is between.

    Stair squares stand at the same place of both their plans, so any common plan will do.
    """
    for floor in range(FLOORS):
        cells = _cells(state, floor)
        if one in cells and other in cells:
            return _cells_apart(state, cells.index(one), cells.index(other))
    return NO_COMMON_PLAN


def _cells(state: State, floor: int) -> list[int]:
    """The squares of a plan, row by row."""
    size = COLUMNS * ROWS
    return list(state.villa.plan[floor * size : (floor + 1) * size])


def _cells_apart(state: State, one: int, other: int) -> int:
    across = abs(one % COLUMNS - other % COLUMNS)
    down = abs(one // COLUMNS - other // COLUMNS)
    return max(across, down) if state.villa.square_range else across + down


# --- lines ---------------------------------------------------------------------------------------


def _line_barred(
    state: State, one: int, other: int, distance: int, name: dict[str, object]
) -> Refused:
    """GR-62, GR-70, GR-112: what bars the first line that no wall stands in, or the wall."""
    villa = state.villa
    for line in range(int(villa.sight_from[one]), int(villa.sight_from[one + 1])):
        if villa.sight_to[line] == other and villa.sight_distance[line] <= distance:
            return _barred_by(state, line, name)
    return Refused("refusal-line-wall", "GR-112", target=name)


def _barred_by(state: State, line: int, name: dict[str, object]) -> Refused:
    villa = state.villa
    past = villa.sight_past[villa.sight_past_from[line] : villa.sight_past_from[line + 1]]
    if PAST_WALL in past and state.words[WALL] == 1:
        return Refused("refusal-line-wall-chip", "GR-70", target=name)
    doors = [int(over) for over in past if over != PAST_WALL]
    closed = [over >> 1 for over in doors if state.door_state(over >> 1) == CLOSED]
    if closed:
        door = door_word(state, closed[0])
        return Refused("refusal-line-closed-door", "GR-112", target=name, door=door)
    against = [over >> 1 for over in doors if over & 1 and state.door_state(over >> 1) != DESTROYED]
    return Refused("refusal-line-one-way", "GR-62", target=name, door=door_word(state, against[0]))
