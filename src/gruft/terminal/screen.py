"""What is written to: a console that fits the reader's terminal, its width, colours and letters.

Boxes and punctuation become plain ASCII where the encoding has nothing better; a letter that cannot
be written becomes a question mark, never an error.
"""

import codecs
import os
import re
from typing import IO, TextIO, cast

from rich.cells import cell_len
from rich.console import Console, ConsoleDimensions, RenderableType
from rich.table import Table
from rich.text import Text

from gruft.terminal.signs import PLAIN_SIGNS

NARROWEST, WIDEST = 40, 100
WIPE_SCREEN_AND_SCROLLBACK = "\x1b[H\x1b[2J\x1b[3J"
#: Rich breaks lines at every blank. This sign stands for one that must not be broken until it is
#: written; it is of the kind that no language uses.
NO_BREAK, GLUE = "\N{NO-BREAK SPACE}", "\ue000"
_FILLING = re.compile(r" +(?=\n)")


def plain_signs(problem: UnicodeError) -> tuple[str, int]:
    """Write a sign that the encoding lacks as the nearest one it has."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    missing = problem.object[problem.start : problem.end]
    return "".join(PLAIN_SIGNS.get(sign, "?") for sign in missing), problem.end


codecs.register_error("gruft-plain-signs", plain_signs)


class Trimmed:
    """Passes on what is written, without the blanks that fill lines up at their ends."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write the text without blanks before line ends."""
        return self._stream.write(_FILLING.sub("", text).replace(GLUE, NO_BREAK))

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)


class HouseConsole(Console):
    """A console of a readable width, also after the window was made larger or smaller.

    It leaves it to us how a program ends whose reader has gone.
    """

    @property
    def size(self) -> ConsoleDimensions:
        found = super().size
        return ConsoleDimensions(max(NARROWEST, min(found.width, WIDEST)), found.height)

    @size.setter
    def size(self, wanted: tuple[int, int]) -> None:
        self.width, self.height = wanted

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """One stream that a person looks at."""

    def __init__(self, stream: TextIO, colours: bool) -> None:
        _never_fail_on_letters(stream)
        self.stream = stream
        self.console = HouseConsole(
            file=cast(IO[str], Trimmed(stream)),
            color_system="auto" if colours else None,
            highlight=False,
            markup=False,
            emoji=False,
            legacy_windows=False,
        )

    @property
    def is_live(self) -> bool:
        """Tell whether a person looks at it now, rather than a file or another program."""
        return bool(self.stream.isatty())

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many rows there are."""
        return self.console.height

    def show(self, *things: RenderableType) -> None:
        """Show a text or anything else that can be drawn; text is wrapped at the width."""
        for thing in things:
            if isinstance(thing, Text):
                thing.plain = thing.plain.replace(NO_BREAK, GLUE)
            self.console.print(thing)
        self.stream.flush()

    def say(self, sentence: str, style: str = "") -> None:
        """Show a sentence, wrapped between words: the name of a file is never broken."""
        for line in _visible(sentence).split("\n"):
            wrapped = Text("\n".join(wrap(line, self.width)), style=style)
            self.console.print(wrapped, soft_wrap=True)
        self.stream.flush()

    def report(self, sentence: str, style: str = "") -> None:
        """Show a line of a report: wrapped for a person, whole for a program that reads it."""
        if self.is_live:
            self.say(sentence, style)
        else:
            self.whole(sentence, style)

    def whole(self, sentence: str, style: str = "") -> None:
        """Show a line that is to be copied or read by a program: never wrapped."""
        self.console.print(Text(_visible(sentence), style=style), soft_wrap=True)
        self.stream.flush()

    def item(self, number: int, text: str) -> None:
        """Show one of several things to choose from."""
        row = Table.grid(padding=(0, 1))
        row.add_row(Text(f"  {number})", style="cyan bold"), Text(_visible(text)))
        self.show(row)

    def gap(self) -> None:
        """Show an empty line."""
        self.console.print()

    def rule(self, title: str = "") -> None:
        """Show a line across the screen."""
        sign = "-" if self.console.options.ascii_only else "─"
        self.console.rule(Text(title, style="bold"), characters=sign, style="dim", align="left")

    def wipe(self) -> None:
        """Take everything off the screen, also what was scrolled away, so that nobody reads it."""
        if not self.is_live:
            return
        if os.environ.get("TERM", "") in ("", "dumb"):
            self.stream.write("\n" * 60)
        else:
            self.stream.write(WIPE_SCREEN_AND_SCROLLBACK)
        self.stream.flush()


def wrap(line: str, width: int) -> list[str]:
    """The line in rows of so many columns; a longer word gets a row of its own."""
    first, *words = line.split(" ")
    rows = [first]
    for word in words:
        if cell_len(rows[-1]) + 1 + cell_len(word) <= width:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows


def _visible(sentence: str) -> str:
    """What somebody typed or named a file must not move the cursor or ring a bell."""
    return "".join(sign if sign.isprintable() or sign in "\n\xa0" else "?" for sign in sentence)


def _never_fail_on_letters(stream: TextIO) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="gruft-plain-signs")
