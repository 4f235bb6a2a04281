"""Sections 9 and 10: why a blow, a bite or help from one square does not reach another.

Where everybody stands and how the doors are is there for all to see.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

#: The distance of squares that no plan shows together.
NO_COMMON_PLAN: Final = v.COLUMNS + v.ROWS
#: A wall stands in every line.
NO_LINE: Final = -3

OTHER_PLAN: Final = "refusal-other-plan"
OUT_OF_RANGE: Final = "refusal-out-of-range"


def about_each(key: str, clause: str, *needs: str) -> list[Reason]:
    """A reason for each figure that it may be about."""
    return [
        Reason(
            key, clause, f"target=figure {figure}", *(f"{need}={need} {figure}" for need in needs)
        )
        for figure in range(c.FIGURES)
    ]


@final
class Reach:
    """GR-110 to GR-113: too far, on another plan, or something in the line."""

    def __init__(self, far: str, plan: str, wall: str, chip: str, door: str, arrow: str) -> None:
        self.other_plan = about_each(OTHER_PLAN, plan)
        self.out_of_range = about_each(OUT_OF_RANGE, far, "distance", "range")
        self.wall = about_each("refusal-line-wall", wall)
        self.wall_chip = about_each("refusal-line-wall-chip", chip)
        self.closed_door = about_each("refusal-line-closed-door", door, "door")
        self.one_way = about_each("refusal-line-one-way", arrow, "door")

    def objection(self, state: State, figure: i64, target: i64, distance: i64) -> Reason | None:
        """Why the target is not within this distance of the figure; None if it is."""
        one: i64 = state.where(figure)
        other: i64 = state.where(target)
        if state.reaches(one, other, distance):
            return None
        apart: i64 = squares_apart(state, one, other)
        if apart == NO_COMMON_PLAN:
            return self.other_plan[target]
        if apart > distance:
            return self.out_of_range[target]
        bar: i64 = bar_in_line(state, one, other, distance)
        if bar == NO_LINE:
            return self.wall[target]
        if bar == v.PAST_WALL:
            return self.wall_chip[target]
        closed: bool = state.door_state(bar >> 1) == at.CLOSED
        return self.closed_door[target] if closed else self.one_way[target]


def is_apart(reason: Reason) -> bool:
    """Tell whether the distance is the reason, and not something in the line."""
    return reason.key in (OUT_OF_RANGE, OTHER_PLAN)


def squares_apart(state: State, one: i64, other: i64) -> i64:
    """GR-110, GR-111: the distance on a plan that shows both squares, whatever is between.

    Stair squares stand at the same place of both their plans, so any common plan will do.
    """
    villa = state.villa
    across: i64 = villa.columns_apart(villa.cell[one], villa.cell[other])
    down: i64 = villa.rows_apart(villa.cell[one], villa.cell[other])
    for floor in range(i64(v.FLOORS)):
        if villa.shows(floor, one) and villa.shows(floor, other):
            return villa.range_apart(across, down)
    return NO_COMMON_PLAN


def bar_in_line(state: State, one: i64, other: i64, distance: i64) -> i64:
    """GR-62, GR-70, GR-112: what bars the first line that no wall stands in, as lines write it.

    The wall chip comes first, then a closed door, then an arrow against the line.
    """
    villa = state.villa
    for line in range(villa.sight_from[one], villa.sight_from[one + 1]):
        if villa.sight_to[line] == other and villa.sight_distance[line] <= distance:
            closed: i64 = NO_LINE
            against: i64 = NO_LINE
            for place in range(villa.sight_past_from[line], villa.sight_past_from[line + 1]):
                past: i64 = villa.sight_past[place]
                if past == v.PAST_WALL:
                    if state.words[at.WALL] == 1:
                        return past
                elif closed < 0 and state.door_state(past >> 1) == at.CLOSED:
                    closed = past
                elif against < 0 and past & 1 == 1 and state.door_state(past >> 1) == at.OPEN:
                    against = past
            return closed if closed >= 0 else against
    return NO_LINE
