"""The villa as the rules walk through it: squares, steps, doors, rooms and lines of sight.

Everything is a flat run of numbers, made once for an edition in `edition/villa.py`. A
range of entries that belongs to a square lies between two neighbouring words of a `_from` vector.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.kernel.vectors import zeros

FLOORS: Final = 3
COLUMNS: Final = 15
ROWS: Final = 11
CELLS: Final = COLUMNS * ROWS  # of one plan
SQUARES: Final = 487  # three plans of 165, and eight stair squares drawn on two of them
NUMBERS: Final = 12
FIELDS: Final = 36
CELLAR_FLOOR: Final = 0
STARTS: Final = 4

# --- kinds of squares ---
PLAIN: Final = 0
COFFIN: Final = 1
PASSAGE: Final = 2
STAIR: Final = 3
WALLED: Final = 4  # the stair square under the wall chip

# --- kinds of doors ---
ORDINARY: Final = 0
ONE_WAY: Final = 1
CRYPT_DOOR: Final = 2
ARMOURED: Final = 3

# --- conditions of a step, where it is not over a door ---
FREE: Final = -1
BY_PASSAGE: Final = -2
BY_LADDER: Final = -3
#: The condition of a line that crosses the square of the wall chip.
PAST_WALL: Final = -2
NOWHERE: Final = -1


@final
class Villa:
    """Squares are numbered as the moves are; doors in the order of the plans.

    A step or line over door d has the condition 2 d, or 2 d + 1 where it goes against an arrow.
    """

    def __init__(self) -> None:
        none = zeros(0)
        self.names: list[str] = []
        self.door_names: list[str] = []
        self.room_anchors: list[str] = []
        self.room_names: list[str] = []  # an owner's names; empty where ours are used
        # squares
        self.kind = zeros(SQUARES)
        self.floor = zeros(SQUARES)
        self.room = zeros(SQUARES)
        self.field = zeros(SQUARES)  # the card field of the square, else -1
        self.near_coffin = zeros(SQUARES)
        self.near_wall = zeros(SQUARES)
        self.opening = zeros(SQUARES)  # the passage square that opens here, else -1
        # steps and neighbours
        self.step_from: vec[i64] = none
        self.step_to: vec[i64] = none
        self.step_over: vec[i64] = none
        self.near_from: vec[i64] = none
        self.near: vec[i64] = none
        # doors
        self.doors: i64 = 0
        self.door_kind: vec[i64] = none
        self.door_one: vec[i64] = none  # the two squares that touch it
        self.door_other: vec[i64] = none
        self.touch_from: vec[i64] = none
        self.touches: vec[i64] = none
        self.armoured_inside: i64 = 0
        # lines of sight, and the metric of ranges
        self.square_range = False
        self.sight_from: vec[i64] = none
        self.sight_to: vec[i64] = none
        self.sight_distance: vec[i64] = none
        self.sight_past_from: vec[i64] = none
        self.sight_past: vec[i64] = none
        # plans: the square at floor * 165 + row * 15 + column; where squares are drawn
        self.plan = zeros(FLOORS * CELLS)
        self.cell = zeros(SQUARES)  # row * 15 + column, the same on both plans of a stair
        # as drawn: what is to the right of each of these places, and below it
        self.right: list[str] = []
        self.below: list[str] = []
        self.blank = zeros(SQUARES)  # to be copied
        self.field_square = zeros(FIELDS)
        self.starts = zeros(STARTS)
        self.coffin = zeros(2)
        self.vampire_start: i64 = 0
        self.walled: i64 = 0
        self.passage = zeros(2)
        self.hatch = zeros(2)
        self.crypt: i64 = 0

    def floor_of_field(self, field: i64) -> i64:
        """Twelve fields for each floor."""
        return field // NUMBERS

    def is_near(self, one: i64, other: i64) -> bool:
        """GR-4: adjacent squares; doors of any state do not matter."""
        place: i64 = self.near_from[one]
        while place < self.near_from[one + 1]:
            if self.near[place] == other:
                return True
            place += 1
        return False

    def shows(self, floor: i64, square: i64) -> bool:
        """Tell whether a square is drawn on the plan of a floor."""
        return self.plan[floor * CELLS + self.cell[square]] == square

    def columns_apart(self, one: i64, other: i64) -> i64:
        """How many columns lie between two places of a plan."""
        apart: i64 = one % COLUMNS - other % COLUMNS
        return max(apart, -apart)

    def rows_apart(self, one: i64, other: i64) -> i64:
        """How many rows lie between two places of a plan."""
        apart: i64 = one // COLUMNS - other // COLUMNS
        return max(apart, -apart)

    def range_apart(self, across: i64, down: i64) -> i64:
        """GR-110: how far off so many columns and rows are, as the table counts ranges."""
        return max(across, down) if self.square_range else across + down

    def touches_door(self, square: i64, door: i64) -> bool:
        """The door lies on one of the square's edges."""
        return self.door_one[door] == square or self.door_other[door] == square
