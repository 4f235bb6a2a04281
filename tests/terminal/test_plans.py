"""Plans are drawn with box characters, as many side by side as fit, and plainly where they must."""

import io
from dataclasses import replace

from rich.console import Console

from gruft.kernel.plan import Plan
from gruft.kernel.scene import BOARD, Piece, Scene, Zone
from gruft.terminal.drawing import Look
from gruft.terminal.plans import Drawn, Plans, Sign, fitting
from gruft.words.speech import Words
from tests.kernel.test_plan import PLAN

SQUARES = {"Ga1": Sign("R", "R"), "Gb1": Sign("≡", "="), "Ga2": Sign("·", ".")}
DOOR = {"Ga1/b1": Sign("╫", "#")}


def drawn(*plans: Drawn, width: int = 80, encoding: str = "utf-8") -> list[str]:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=stream, width=width, color_system=None)
    console.print(Plans(plans))
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    lines = buffer.getvalue().decode(encoding).splitlines()
    return [line.rstrip() for line in lines]


def test_walls_doors_and_squares_are_drawn() -> None:
    assert drawn(Drawn(PLAN, "Ground", SQUARES, DOOR)) == [
        "  Groun",
        "   a b",
        "  ┌─┬─┐",
        "1 │R╫≡│",
        "  │ ├─┘",
        "2 │·│",
        "  └─┘",
    ]


def test_where_an_encoding_has_no_boxes_plain_signs_are_drawn() -> None:
    assert drawn(Drawn(PLAN, "Ground", SQUARES, DOOR), encoding="latin-1") == [
        "  Groun",
        "   a b",
        "  +-+-+",
        "1 |R#=|",
        "  | +-+",
        "2 |.|",
        "  +-+",
    ]


def test_a_line_between_two_rows_is_drawn_only_where_a_wall_is() -> None:
    open_below = replace(PLAN, below=("", "", "wall", ""))

    assert drawn(Drawn(open_below, "G", SQUARES, DOOR))[2:] == [
        "  ┌─┬─┐",
        "1 │R╫≡│",
        "2 │·│",
        "  └─┘",
    ]


def test_plans_stand_side_by_side_as_long_as_there_is_room() -> None:
    one, two = Drawn(PLAN, "One", SQUARES, DOOR), Drawn(PLAN, "Two", SQUARES, DOOR)

    assert [fitting(PLAN, width) for width in (5, 13, 14, 20, 21)] == [1, 1, 2, 2, 3]
    assert drawn(one, two, width=14)[1:4] == [
        "   a b    a b",
        "  ┌─┬─┐  ┌─┬─┐",
        "1 │R╫≡│  │R╫≡│",
    ]
    assert drawn(one, two, width=13).count("1 │R╫≡│") == 2


def test_two_letters_take_the_place_of_an_open_edge_beside_their_square() -> None:
    number = Sign("12", "12", short="z")
    open_edge = replace(PLAN, right=("", "wall", "wall", ""))

    def first_row(plan: Plan, **squares: Sign) -> str:
        return drawn(Drawn(plan, "G", SQUARES | squares, DOOR))[3]

    assert first_row(open_edge, Ga1=number) == "1 │12≡│"
    assert first_row(open_edge, Gb1=number) == "1 │R12│"
    assert first_row(PLAN, Ga1=number) == "1 │z╫≡│"


def test_a_game_without_a_look_of_its_own_has_its_plans_drawn() -> None:
    pieces = (Piece("hunter", "red", node="Ga1"), Piece("door", "closed", node="Ga1/b1"))
    scene = Scene("some", 0, (), (), (Zone("board", BOARD, -1, pieces),), (), {})
    words = Words("en", ["gruft.games.grottenstein", "gruft.terminal"])
    look = Look(words, [replace(PLAN, columns=("a", "b"))])
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(*look.boards(scene))

    written = console.file
    assert isinstance(written, io.StringIO)
    assert "1 │rcs│" in written.getvalue()
