"""Names as they can be shown at a table: no control characters, and not wider than a column."""

import re
import unicodedata
from collections.abc import Sequence

from rich.cells import cell_len

from gruft.kernel.refusal import Refused
from gruft.terminal.signs import CUT

WIDEST_NAME = 20
#: Marks that stack on one letter take no width, so the letters are counted as well.
MOST_LETTERS = 40


def clean_name(given: str) -> str:
    """The name without anything that is not seen or moves the cursor, cut to 20 columns."""
    composed = unicodedata.normalize("NFC", given)
    spaced = "".join(" " if letter.isspace() else letter for letter in composed)
    visible = "".join(letter for letter in spaced if letter == " " or letter.isprintable())
    return cut(" ".join(visible.split())[: MOST_LETTERS - 1], WIDEST_NAME)


def cut(text: str, width: int) -> str:
    """The text in at most so many columns of a terminal, East Asian letters counted as two."""
    if cell_len(text) <= width:
        return text
    kept = text
    while cell_len(kept) > width - 1:
        kept = kept[:-1]
    return kept.rstrip() + CUT


def must_be_different(names: Sequence[str]) -> None:
    """Refuse two players of the same name: nobody could tell them apart in the log."""
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            raise Refused("name-twice", given=name)
        seen.add(name.casefold())


def with_seats(text: str, names: Sequence[str]) -> str:
    """The text with every name of a player written as a game reads it: `seat 2`, counted from 0."""
    longest_first = sorted(range(len(names)), key=lambda seat: -len(names[seat]))
    for seat in longest_first:
        whole = rf"(?<!\w){re.escape(names[seat])}(?!\w)"
        text = re.sub(whole, f"seat {seat}", text, flags=re.IGNORECASE)
    return text
