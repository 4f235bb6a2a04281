"""Draws plans with box characters: walls, what stands on edges, and a sign for each square.

Any plan of any game can be drawn. Which sign stands for what is for a look to say; where an
encoding has nothing better, plain signs take the place of the others.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from gruft.kernel.plan import OPEN, WALL, Plan

#: By which of the four arms are there: up 1, right 2, down 4, left 8.
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
PLAIN_CORNERS = " |-+||++-+-+++++"
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
GAP = "  "


@dataclass(frozen=True, slots=True)
class Sign:
    """What is drawn on a square or an edge, on a fine screen and on a plain one.

    Two letters on a square take the place of an open edge beside it; where there is none, the
    single letter `short` stands for them.
    """

    fine: str
    plain: str
    style: str = ""
    short: str = "?"


NO_SIGN = Sign(" ", " ")
UPRIGHT_WALL, LYING_WALL = Sign("│", "|"), Sign("─", "-")
Signs = Mapping[str, Sign]
#: What is written, and in which style.
Letter = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A plan with a sign for every square, and for the edges that are more than a wall."""

    plan: Plan
    title: str
    squares: Signs
    edges: Signs


class Fitted:
    """Something that is arranged for the width that it is given."""

    def __init__(self, arrange: Callable[[int], RenderableType]) -> None:
        self._arrange = arrange

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._arrange(options.max_width)


class Plans:
    """Several plans, as many side by side as there is room for."""

    def __init__(self, drawn: Sequence[Drawn]) -> None:
        self.drawn = list(drawn)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.drawn:
            return
        room = fitting(self.drawn[0].plan, options.max_width)
        for first in range(0, len(self.drawn), room):
            block = _Block(self.drawn[first : first + room], options.ascii_only)
            yield Text("\n").join(block.lines())


def fitting(plan: Plan, width: int) -> int:
    """How many plans of this size stand side by side in so many columns."""
    room = width - _labels_width(plan) + len(GAP)
    return max(1, room // (_plan_width(plan) + len(GAP)))


def _labels_width(plan: Plan) -> int:
    return max(len(row) for row in plan.rows) + 1


def _plan_width(plan: Plan) -> int:
    return 2 * len(plan.columns) + 1


class _Block:
    """Plans side by side, row by row; lines between rows are drawn only where a wall is."""

    def __init__(self, drawn: Sequence[Drawn], plainly: bool) -> None:
        self.drawn = drawn
        self.plainly = plainly

    def lines(self) -> Iterator[Text]:
        plan = self.drawn[0].plan
        yield self._line("", [self._fill(Text(one.title, "bold"), one) for one in self.drawn])
        yield self._line("", [_column_names(one.plan) for one in self.drawn])
        for row, label in enumerate(plan.rows):
            if row == 0 or any(_has_walls_above(one.plan, row) for one in self.drawn):
                yield self._line("", [self._between(one, row) for one in self.drawn])
            yield self._line(label, [self._row(one, row) for one in self.drawn])
        yield self._line("", [self._between(one, len(plan.rows)) for one in self.drawn])

    def _fill(self, text: Text, one: Drawn) -> Text:
        text.truncate(_plan_width(one.plan), pad=True)
        return text

    def _line(self, label: str, parts: Sequence[Text]) -> Text:
        width = _labels_width(self.drawn[0].plan)
        line = Text.assemble((f"{label:>{width - 1}} ", "dim"), Text(GAP).join(parts))
        line.no_wrap = True
        return line

    def _sign(self, sign: Sign) -> Letter:
        return sign.plain if self.plainly else sign.fine, sign.style

    def _row(self, one: Drawn, row: int) -> Text:
        """The squares of a row, and what stands to their right."""
        plan = one.plan
        letters = [self._sign(_outer(plan, row))]
        for column in range(len(plan.columns)):
            place = row * len(plan.columns) + column
            sign = one.squares.get(plan.squares[place], NO_SIGN)
            edge = self._sign(_on_edge(one, plan.right[place], UPRIGHT_WALL))
            letters += self._spread(sign, letters, edge)
        return Text.assemble(*letters)

    def _spread(self, sign: Sign, before: list[Letter], edge: Letter) -> list[Letter]:
        """The letters of a square and its right edge; the last one before may be covered."""
        written, style = self._sign(sign)
        if len(written) == 1:
            return [(written, style), edge]
        if edge[0] == " ":
            return [(written[0], style), (written[1], style)]
        if before[-1][0] != " ":
            return [(sign.short, style), edge]
        before[-1] = (written[0], style)
        return [(written[1], style), edge]

    def _between(self, one: Drawn, row: int) -> Text:
        """What is between a row and the one above it."""
        line = Text(self._corner(one.plan, 0, row))
        for column in range(len(one.plan.columns)):
            edge = _below(one.plan, column, row - 1)
            line.append(*self._sign(_on_edge(one, edge, LYING_WALL)))
            line.append(self._corner(one.plan, column + 1, row))
        return line

    def _corner(self, plan: Plan, column: int, row: int) -> str:
        arms = {
            UP: _right(plan, column - 1, row - 1),
            RIGHT: _below(plan, column, row - 1),
            DOWN: _right(plan, column - 1, row),
            LEFT: _below(plan, column - 1, row - 1),
        }
        there = sum(arm for arm, edge in arms.items() if edge != OPEN)
        return (PLAIN_CORNERS if self.plainly else CORNERS)[there]


def _column_names(plan: Plan) -> Text:
    return Text(f" {' '.join(plan.columns)} ", "dim")


def _on_edge(one: Drawn, edge: str, wall: Sign) -> Sign:
    return NO_SIGN if edge == OPEN else one.edges.get(edge, wall)


def _outer(plan: Plan, row: int) -> Sign:
    return UPRIGHT_WALL if plan.squares[row * len(plan.columns)] else NO_SIGN


def _has_walls_above(plan: Plan, row: int) -> bool:
    return any(_below(plan, column, row - 1) != OPEN for column in range(len(plan.columns)))


def _is_square(plan: Plan, column: int, row: int) -> bool:
    inside = 0 <= column < len(plan.columns) and 0 <= row < len(plan.rows)
    return inside and bool(plan.squares[row * len(plan.columns) + column])


def _right(plan: Plan, column: int, row: int) -> str:
    """What is to the right of a place; around the squares there is wall."""
    if not 0 <= row < len(plan.rows):
        return OPEN
    if column < 0:
        return WALL if _is_square(plan, 0, row) else OPEN
    return plan.right[row * len(plan.columns) + column]


def _below(plan: Plan, column: int, row: int) -> str:
    """What is below a place; around the squares there is wall."""
    if not 0 <= column < len(plan.columns):
        return OPEN
    if row < 0:
        return WALL if _is_square(plan, column, 0) else OPEN
    return plan.below[row * len(plan.columns) + column]
