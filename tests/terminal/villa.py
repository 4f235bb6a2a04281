"""A table of Vampir as a person in one of its seats reads it at the screen."""

from io import BytesIO, TextIOWrapper

from rich.console import Console

from gruft.games.grottenstein.game import GAME
from gruft.terminal.drawing import Look
from gruft.terminal.looks import look_for
from gruft.terminal.numbering import number_choices
from gruft.words.speech import Words
from tests.games.grottenstein.table import Table

NAMES = ("Ann", "Bert", "Cleo", "Dora", "Emil")


def look(table: Table, language: str = "en", names: tuple[str, ...] = NAMES) -> Look:
    words = Words(language, [GAME.package, "gruft.terminal"], names)
    return look_for(GAME.slug, words, GAME.plans(table.position))


def drawn(
    look: Look, table: Table, seat: int, width: int = 80, whole: bool = False, encoding: str = ""
) -> list[str]:
    """The heading, the table and the choices as a person in this seat reads them."""
    scene = table.scene(seat)
    written = TextIOWrapper(BytesIO(), encoding=encoding) if encoding else None
    console = Console(
        width=width, color_system=None, highlight=False, emoji=False, markup=False, file=written
    )
    with console.capture() as captured:
        console.print(look.heading(scene))
        for thing in look.whole(scene) if whole else look.table(scene):
            console.print(thing)
        if scene.decision is not None:
            choices = look.arranged(scene.decision.choices)
            console.print(look.choices(number_choices(choices, lambda text: False), width))
    return [line.rstrip() for line in captured.get().splitlines()]


def row(lines: list[str], number: int, floor: int = 0) -> str:
    """The squares of a row of one of the floors that are drawn side by side."""
    (line,) = [one for one in lines if one.startswith(f"{number:>2} │")]
    return line[3 + floor * 33 :][:31]
