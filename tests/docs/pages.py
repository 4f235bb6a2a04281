"""A page of docs/notation as its tests read it: tables, names in backticks, words of the game."""

import re
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.tree import GAMES, ROOT


class NotationPage:
    """The notation page of one game."""

    def __init__(self, slug: str) -> None:
        self.file: Path = ROOT / f"docs/notation/{slug}.md"
        self.text = self.file.read_text()
        self.tables: list[str] = re.findall(r"(?:^\|.*\n)+", self.text, re.MULTILINE)
        self._words = GAMES / slug / "text/en.ftl"

    def rows(self, *heading: str) -> list[list[str]]:
        """The rows of all tables with these headings, as cells."""
        found: list[list[str]] = []
        for table in self.tables:
            first, _, *others = [_cells(line) for line in table.splitlines()]
            if first == list(heading):
                found += others
        assert found
        return found

    @cached_property
    def messages(self) -> set[str]:
        """The keys of the game's own messages."""
        body = FluentParser().parse(self._words.read_text()).body
        return {entry.id.name for entry in body if isinstance(entry, Message)}


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")]


def names(cell: str) -> list[str]:
    """What stands in backticks in a cell."""
    return re.findall(r"`([^`]+)`", cell)
