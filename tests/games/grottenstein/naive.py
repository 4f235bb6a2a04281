"""Second opinions on the board of Vampir: where a throw leads, and which squares a blow reaches.

Written from sections 6, 7 and 10 of the rules and from the drawn plans alone, in the plainest way;
nothing of the engine is used but the edition that holds the drawing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache

from gruft.kernel.edition import Edition

PLANS = "CGU"
COLUMNS = "abcdefghijklmno"
ROWS = 11
#: GR-3: the floor to which a stair square belongs, wherever it is drawn.
OWN_FLOOR = {"A": "G", "a": "C", "W": "G", "w": "C", "M": "U", "m": "G", "N": "U", "n": "G"}
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
AROUND = (LEFT, RIGHT, UP, DOWN)
ARROWS = {"<": LEFT, ">": RIGHT, "^": UP, "v": DOWN}

Cell = tuple[str, int, int]
Direction = tuple[int, int]


@dataclass(frozen=True)
class Board:
    """What stands where; doors that are not named are open and whole."""

    doors: Mapping[str, str] = field(default_factory=dict)
    wall: bool = True
    ladder: bool = False
    occupied: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Walker:
    """Who walks: the vampire, the bat, a holder of pseudo-vampire, or anybody else."""

    vampire: bool = False
    bat: bool = False
    pseudo_vampire: bool = False


class Plans:
    """The three plans as they are drawn."""

    def __init__(self, edition: Edition) -> None:
        self._rows = {plan: _drawn(str(edition.value(f"board.{plan}"))) for plan in PLANS}
        self.cells: dict[str, list[Cell]] = {}
        for plan in PLANS:
            for column in range(len(COLUMNS)):
                for row in range(ROWS):
                    cell = (plan, column, row)
                    self.cells.setdefault(self.square(cell), []).append(cell)

    def sign(self, cell: Cell) -> str:
        plan, column, row = cell
        return self._rows[plan][2 * row + 1][2 * column + 1]

    def square(self, cell: Cell) -> str:
        plan, column, row = cell
        return OWN_FLOOR.get(self.sign(cell), plan) + COLUMNS[column] + str(row + 1)

    def sign_of(self, square: str) -> str:
        return self.sign(self.cells[square][0])

    def edge(self, cell: Cell, direction: Direction) -> str:
        plan, column, row = cell
        return self._rows[plan][2 * row + 1 + direction[1]][2 * column + 1 + direction[0]]

    def door(self, cell: Cell, direction: Direction) -> str:
        """The name of the door on an edge, whichever side is named first."""
        plan = cell[0]
        one, other = sorted([cell, beside(cell, direction)])
        return f"{plan}{_place(one)}/{_place(other)}"

    # --- walking ---------------------------------------------------------------------------------

    def destinations(self, board: Board, walker: Walker, start: str, thrown: int) -> set[str]:
        """GR-50, GR-149: wherever up to so many steps lead, but not onto others."""
        return {start} | (self.within(board, walker, start, thrown) - board.occupied)

    def within(self, board: Board, walker: Walker, start: str, steps: int) -> set[str]:
        """Every square that so many steps or fewer lead to."""
        found = {start}
        for _ in range(steps):
            found |= {other for square in found for other in self.steps(board, walker, square)}
        return found

    def steps(self, board: Board, walker: Walker, square: str) -> set[str]:
        """Where one step leads."""
        around = {
            self.square(beside(cell, direction))
            for cell in self.cells[square]
            for direction in AROUND
            if self._lets_through(board, walker.vampire, cell, direction)
        }
        links = self._linked(board, walker, square)
        return {other for other in around | links if self._may_be_entered(board, walker, other)}

    def _lets_through(self, board: Board, vampire: bool, cell: Cell, direction: Direction) -> bool:
        """GR-52, GR-60, GR-61, GR-63, GR-137, GR-139."""
        edge = self.edge(cell, direction)
        if edge in "|-":
            return False
        return edge in " :" or vampire or self._is_open(board, cell, direction)

    def _is_open(self, board: Board, cell: Cell, direction: Direction) -> bool:
        """A door, seen from one side."""
        state = board.doors.get(self.door(cell, direction), "open")
        if state == "destroyed":
            return True
        arrow = ARROWS.get(self.edge(cell, direction), direction)
        return state == "open" and arrow == direction

    def _linked(self, board: Board, walker: Walker, square: str) -> set[str]:
        """GR-72 to GR-74, ED-14: the vampire's passage and the hatch with the ladder."""
        sign = self.sign_of(square)
        passes = walker.vampire or walker.pseudo_vampire
        if (sign == "P" and passes) or (sign == "H" and board.ladder):
            return {other for other in self.cells if self.sign_of(other) == sign} - {square}
        return set()

    def _may_be_entered(self, board: Board, walker: Walker, square: str) -> bool:
        """GR-53, GR-58, GR-59, GR-70, GR-73."""
        sign = self.sign_of(square)
        if sign == "P" and not walker.vampire and not walker.pseudo_vampire:
            return False
        if sign == "C" and not walker.vampire:
            return False
        if sign == "W" and board.wall:
            return False
        return walker.bat or square not in board.occupied

    # --- striking --------------------------------------------------------------------------------

    def strikes(
        self, board: Board, square: str, target: str, reach: int, *, diagonals: bool = False
    ) -> bool:
        """GR-110 to GR-114: within range and with a free line, on some plan that shows both."""
        return any(
            self._strikes_on_plan(board, one, other, reach, diagonals)
            for one in self.cells[square]
            for other in self.cells[target]
            if one[0] == other[0] and one != other
        )

    def _strikes_on_plan(
        self, board: Board, cell: Cell, target: Cell, reach: int, diagonals: bool
    ) -> bool:
        across, down = target[1] - cell[1], target[2] - cell[2]
        both = (abs(across), abs(down))
        if (max(both) if diagonals else sum(both)) > reach:
            return False
        return any(self._is_free(board, cell, way) for way in straight_ways(across, down))

    def _is_free(self, board: Board, cell: Cell, way: list[Direction]) -> bool:
        """GR-70, GR-112: no wall, closed door, opposite arrow or walled square on the way."""
        for direction in way:
            if self._is_walled(board, cell):
                return False
            if not self._lets_through(board, False, cell, direction):
                return False
            cell = beside(cell, direction)
        return not self._is_walled(board, cell)

    def _is_walled(self, board: Board, cell: Cell) -> bool:
        return board.wall and self.sign(cell) == "W"


def _drawn(plan: str) -> list[str]:
    """The lines of a plan without column letters and row numbers."""
    return [line[3:] for line in plan.strip("\n").splitlines()[1:]]


def _place(cell: Cell) -> str:
    return COLUMNS[cell[1]] + str(cell[2] + 1)


def beside(cell: Cell, direction: Direction) -> Cell:
    return cell[0], cell[1] + direction[0], cell[2] + direction[1]


@cache
def straight_ways(across: int, down: int) -> list[list[Direction]]:
    """GR-113: the edges that the segment between two centres crosses, both ways round corners."""
    sideways, upright = (RIGHT if across > 0 else LEFT), (DOWN if down > 0 else UP)
    crossed = [
        (Fraction(2 * number + 1, 2 * abs(across)), sideways) for number in range(abs(across))
    ]
    crossed += [(Fraction(2 * number + 1, 2 * abs(down)), upright) for number in range(abs(down))]
    ways: list[list[Direction]] = [[]]
    for moment in sorted({when for when, _ in crossed}):
        there = [direction for when, direction in crossed if when == moment]
        orders = [there] if len(there) == 1 else [there, there[::-1]]
        ways = [way + order for way in ways for order in orders]
    return ways
