"""Reads the three drawn plans of a villa: squares, edges and doors, by name.

A plan that cannot be read is refused with the place where it breaks. Whether a villa can be played
in is for `map_check.py` to say.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from gruft.games.grottenstein.state import villa as v
from gruft.kernel.edition import Edition
from gruft.kernel.refusal import Refused, word

PLANS = "CGU"
COLUMN_NAMES = "abcdefghijklmno"
NUMBER_SIGNS = "123456789xyz"
LABEL = 3  # every row begins with its number
HEIGHT, WIDTH = 2 * v.ROWS + 1, 2 * v.COLUMNS + 1

#: A stair square: the floor it belongs to, and the plans on which it is drawn (GR-2, GR-3).
STAIRS = {
    "A": ("G", "CG"),
    "a": ("C", "CG"),
    "W": ("G", "CG"),
    "w": ("C", "CG"),
    "M": ("U", "GU"),
    "m": ("G", "GU"),
    "N": ("U", "GU"),
    "n": ("G", "GU"),
}
SQUARE_SIGNS = ".SCVPH" + NUMBER_SIGNS + "".join(STAIRS)
WALLS = "|-"
OPEN = " "
BOUNDARY = ":"
DOORS = "DXZ><^v"
ARROWS = {">": (1, 0), "<": (-1, 0), "^": (0, -1), "v": (0, 1)}
UPRIGHT_EDGES = " |:DXZ><"
LYING_EDGES = " -:DXZ^v"
DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class DrawnDoor:
    """A door as drawn: its sign and the two squares that touch it, the left or upper one first."""

    name: str
    sign: str
    plan: str
    one: str
    other: str


@dataclass
class Drawing:
    """What is drawn: the sign of every cell and edge, and the squares and doors they make."""

    rows: dict[str, list[str]]
    squares: list[str] = field(default_factory=list)
    drawn: dict[str, dict[str, tuple[int, int]]] = field(default_factory=dict)
    doors: list[DrawnDoor] = field(default_factory=list)
    signs: dict[str, str] = field(default_factory=dict)

    def sign(self, plan: str, column: int, row: int) -> str:
        """The sign in a cell."""
        return self.rows[plan][2 * row + 1][2 * column + 1]

    def edge(self, plan: str, one: tuple[int, int], other: tuple[int, int]) -> str:
        """The sign between two neighbouring cells."""
        return self.rows[plan][one[1] + other[1] + 1][one[0] + other[0] + 1]

    def name(self, plan: str, column: int, row: int) -> str:
        """ED-1: the one name of a square; a stair square is called by the floor it belongs to."""
        sign = self.sign(plan, column, row)
        floor = STAIRS[sign][0] if sign in STAIRS else plan
        return floor + place_name(column, row)

    def sign_of(self, square: str) -> str:
        """The sign of a square."""
        return self.signs[square]

    def all_with(self, signs: str) -> list[str]:
        """The squares that carry one of these signs, in their order."""
        return [square for square in self.squares if self.sign_of(square) in signs]

    def beside(self, square: str) -> Iterator[tuple[str, str, str, tuple[int, int]]]:
        """Plan, edge sign, square and direction of everything drawn next to a square."""
        for plan, (column, row) in self.drawn[square].items():
            for across, down in DIRECTIONS:
                there = (column + across, row + down)
                if 0 <= there[0] < v.COLUMNS and 0 <= there[1] < v.ROWS:
                    sign = self.edge(plan, (column, row), there)
                    yield plan, sign, self.name(plan, *there), (across, down)

    def near(self, square: str) -> list[str]:
        """GR-4: the adjacent squares; doors of any kind do not matter."""
        found = [other for _, sign, other, _ in self.beside(square) if sign not in WALLS]
        return list(dict.fromkeys(found))


def place_name(column: int, row: int) -> str:
    """A column letter and a row number."""
    return f"{COLUMN_NAMES[column]}{row + 1}"


def door_name(plan: str, one: tuple[int, int], other: tuple[int, int]) -> str:
    """A door is called by the two places that it parts."""
    return f"{plan}{place_name(*one)}/{place_name(*other)}"


def move_signs(plan: str, moves: dict[str, str]) -> str:
    """A drawn plan in which the signs of some squares changed places."""
    rows = [list(row) for row in plan.strip("\n").split("\n")]
    for one, other in moves.items():
        (first, left), (second, right) = _spot(one), _spot(other)
        rows[first][left], rows[second][right] = rows[second][right], rows[first][left]
    return "\n".join("".join(row) for row in rows)


def _spot(place: str) -> tuple[int, int]:
    """Line and column of a square in the text of a plan."""
    return 2 * int(place[1:]), LABEL + 2 * COLUMN_NAMES.index(place[0]) + 1


def read_plans(edition: Edition, file: str) -> Drawing:
    """Read all three plans, or refuse the first place that cannot be read."""
    drawing = Drawing({plan: _read_rows(edition, file, plan) for plan in PLANS})
    for plan in PLANS:
        _check_signs(drawing, file, plan)
    _find_squares(drawing)
    _find_doors(drawing)
    return drawing


def _read_rows(edition: Edition, file: str, plan: str) -> list[str]:
    """A line of column letters, then 23 rows of 31 signs behind the row's number."""
    lines = str(edition.value(f"board.{plan}")).strip("\n").split("\n")[1:]
    if len(lines) != HEIGHT:
        raise Refused(
            "edition-plan-rows",
            "ED-1",
            file=file,
            setting=f"board.{plan}",
            given=len(lines),
            wanted=HEIGHT,
        )
    for number, line in enumerate(lines):
        if len(line) != LABEL + WIDTH:
            raise Refused(
                "edition-plan-width",
                "ED-1",
                file=file,
                setting=f"board.{plan}",
                line=number + 2,
                given=len(line),
                wanted=LABEL + WIDTH,
            )
    return [line[LABEL:] for line in lines]


def _check_signs(drawing: Drawing, file: str, plan: str) -> None:
    """What may stand at a place of the drawing; outside there is nothing but wall."""
    for row, line in enumerate(drawing.rows[plan]):
        for column, sign in enumerate(line):
            what, known = "plan-edge", LYING_EDGES if column % 2 else UPRIGHT_EDGES
            if column % 2 == row % 2:
                what, known = ("plan-square", SQUARE_SIGNS) if row % 2 else ("plan-corner", "+")
            elif column in (0, WIDTH - 1):
                what, known = "plan-outer-wall", "|"
            elif row in (0, HEIGHT - 1):
                what, known = "plan-outer-wall", "-"
            if sign not in known:
                raise Refused(
                    "edition-plan-sign",
                    "ED-1",
                    file=file,
                    setting=f"board.{plan}",
                    line=row + 2,
                    column=column + LABEL + 1,
                    given=sign if sign.isprintable() else repr(sign)[1:-1],
                    what=word(what),
                )


def _find_squares(drawing: Drawing) -> None:
    """Section 26: plan by plan, column by column; a stair square where it appears first."""
    for plan, column, row in product(PLANS, range(v.COLUMNS), range(v.ROWS)):
        square = drawing.name(plan, column, row)
        if square not in drawing.drawn:
            drawing.squares.append(square)
            drawing.drawn[square] = {}
            drawing.signs[square] = drawing.sign(plan, column, row)
        drawing.drawn[square][plan] = (column, row)


def _find_doors(drawing: Drawing) -> None:
    """Section 26: plan by plan, row by row; a square's east edge before its south edge."""
    for plan, row, column in product(PLANS, range(v.ROWS), range(v.COLUMNS)):
        here = (column, row)
        for there in ((column + 1, row), (column, row + 1)):
            inside = there[0] < v.COLUMNS and there[1] < v.ROWS
            sign = drawing.edge(plan, here, there) if inside else OPEN
            if sign in DOORS:
                sides = (drawing.name(plan, *here), drawing.name(plan, *there))
                drawing.doors.append(DrawnDoor(door_name(plan, here, there), sign, plan, *sides))
