"""Writes the tables of the notation pages that follow from the code: decisions and refusals.

Every game whose rules are questions (`rules/questions.py`) has such tables, between two remarks
that readers of the page do not see. `make notation` writes them anew; a test fails if they are old.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from gruft.kernel.game import Game
from gruft.kernel.position import Position
from gruft.kernel.question import Question, Reason
from gruft.shelf import SHELF
from gruft.testing.clauses import in_order

PAGES = Path(__file__).resolve().parents[1] / "docs/notation"
BEGIN, END = "<!-- made by make notation: {} -->", "<!-- end of what is made -->"


class NoPlace(Exception):
    """A page has no place for a table that it must have."""


def games_of_questions() -> list[Game]:
    """The games whose rules are questions."""
    return [
        game for game in SHELF.values() if (files(game.package) / "rules/questions.py").is_file()
    ]


def page_of(game: Game) -> Path:
    """The notation page of a game."""
    return PAGES / f"{game.slug}.md"


def fresh(game: Game, page: str) -> str:
    """The page with its tables as they follow from the code now."""
    for name, table in (("decisions", decisions(game)), ("refusals", refusals(game))):
        begin = BEGIN.format(name)
        parts = re.split(f"({re.escape(begin)}\n).*?({re.escape(END)})", page, flags=re.DOTALL)
        if len(parts) != 4:
            raise NoPlace(f"{page_of(game).name} needs one “{begin}”, and “{END}” after it")
        page = f"{parts[0]}{parts[1]}\n{table}\n{parts[2]}{parts[3]}"
    return page


# --- decisions -----------------------------------------------------------------------------------


def decisions(game: Game) -> str:
    """Every question with the message that asks it, and the clauses behind it."""
    questions = import_module(f"{game.package}.rules.questions").QUESTIONS
    return _table(("decision", "message", "clauses"), (_decision(one) for one in questions))


def _decision(question: Question[Position]) -> tuple[str, ...]:
    key = question.key
    return f"`{key.removeprefix('decision-')}`", f"`{key}`", ", ".join(question.clauses)


# --- refusals ------------------------------------------------------------------------------------


def refusals(game: Game) -> str:
    """Every reason by the chapter that states it: message, clauses, what the message needs."""
    told: set[int] = set()
    tables: list[str] = []
    for chapter in _chapters(game):
        reasons = [one for one in _reasons(vars(chapter).values()) if id(one) not in told]
        told |= {id(one) for one in reasons}
        if reasons:
            heading = (chapter.__doc__ or "").partition("\n")[0].rstrip(".")
            table = _table(("message", "clause", "arguments"), _refusals(reasons))
            tables.append(f"{heading}:\n\n{table}")
    return "\n".join(tables)


def _chapters(game: Game) -> Iterator[ModuleType]:
    """What many chapters share comes first, because they also have it in hand."""
    rules = import_module(f"{game.package}.rules")
    names = sorted(
        (one.name for one in iter_modules(rules.__path__)), key=lambda one: one != "common"
    )
    for name in names:
        yield import_module(f"{rules.__name__}.{name}")


def _reasons(things: Iterable[object]) -> Iterator[Reason]:
    """The reasons among these things, in their lists, and in what is made of several."""
    for thing in things:
        if isinstance(thing, Reason):
            yield thing
        elif isinstance(thing, list | tuple):
            yield from _reasons(thing)
        elif isinstance(thing, Mapping):
            yield from _reasons(thing.values())
        elif not isinstance(thing, type | ModuleType) and ".rules." in type(thing).__module__:
            yield from _reasons(vars(thing).values())


def _refusals(reasons: Iterable[Reason]) -> Iterator[tuple[str, ...]]:
    clauses: dict[str, set[str]] = {}
    needs: dict[str, tuple[str, ...]] = {}
    for reason in reasons:
        clauses.setdefault(reason.key, set()).add(reason.clause)
        needs[reason.key] = tuple(need.partition("=")[0] for need in reason.needs)
    for key in sorted(clauses):
        arguments = ", ".join(f"`{need}`" for need in needs[key])
        yield f"`{key}`", ", ".join(in_order(filter(None, clauses[key]))), arguments


def _table(heading: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heading, ("---",) * len(heading), *rows]
    written = ("| " + " | ".join(cells) + " |\n" for cells in lines)
    return "".join(line.replace("|  |", "| |") for line in written)


def main() -> int:
    """Write every page anew that is not as the code says."""
    for game in games_of_questions():
        page = page_of(game)
        before = page.read_text(encoding="utf-8")
        try:
            page.write_text(fresh(game, before), encoding="utf-8")
        except NoPlace as problem:
            print(problem, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
