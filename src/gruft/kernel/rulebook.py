"""Rulebooks: numbered clauses in our own words, read from Markdown.

A clause is a paragraph that begins with its id in bold: `**VQ-38** ...`. What follows up to the
next clause or heading (a ruling, a table) belongs to it.
"""

import re
from dataclasses import dataclass

_HEADING = re.compile(r"^(#{2,3}) +([\d.]* *)(.*)$")
_CLAUSE = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\* *(.*)$")


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered statement and the chapter it stands in."""

    id: str
    chapter: str
    text: str


def clauses_of(prefix: str, *numbers: int | tuple[int, int]) -> frozenset[str]:
    """The ids of single clauses and of whole ranges: `clauses_of("VQ", 125, (129, 131))`."""
    spans = [one if isinstance(one, tuple) else (one, one) for one in numbers]
    return frozenset(f"{prefix}-{n}" for low, high in spans for n in range(low, high + 1))


def read_rulebook(markdown: str) -> dict[str, Clause]:
    """Return the clauses by id, in the order of the book."""
    clauses: dict[str, Clause] = {}
    chapter = part = ""
    open_id = ""
    for line in markdown.splitlines():
        if heading := _HEADING.match(line):
            level, number, title = heading.groups()
            # A section is read alone: "9.2 Cost" says little without the title of its chapter.
            part = title if level == "##" else part
            chapter = number + (title if level == "##" else f"{part} · {title}")
            open_id = ""
        elif start := _CLAUSE.match(line):
            open_id = start.group(1)
            if open_id in clauses:
                raise ValueError(f"clause {open_id} stands twice in the rulebook")
            clauses[open_id] = Clause(open_id, chapter, start.group(2))
        elif open_id:
            so_far = clauses[open_id]
            clauses[open_id] = Clause(open_id, chapter, f"{so_far.text}\n{line}")
    return {id: Clause(id, one.chapter, one.text.strip()) for id, one in clauses.items()}
