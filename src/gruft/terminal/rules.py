"""The rulebook of a game on the screen: whole, a chapter, a clause, or all clauses with a word."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gruft.kernel.game import Game
from gruft.kernel.refusal import Refused
from gruft.kernel.rulebook import Clause
from gruft.terminal.paging import show_paged
from gruft.terminal.signs import NOTHING
from gruft.terminal.visit import Visit

_CLAUSE = re.compile(r"(?:([A-Za-z]{2})[- ]?)?(\d{1,4})")
_CHAPTER_NUMBER = re.compile(r"[\d.]*\d")
#: A ruling stands on a line of its own; Markdown would run it into the paragraph before.
_RULING = re.compile(r"\n(?=\w+\s?: )")


def show_rules(
    visit: Visit, game: Game, topic: str | None, chapter: str | None, all: bool = False
) -> None:
    """Show the rulebook, or the part of it that was asked for; to players what players need."""
    book = list(game.rulebook(visit.words.language).values())
    clauses = [one for one in book if all or one.id not in game.engine_clauses]
    if chapter is not None:
        chosen = in_chapter(clauses, chapter)
    elif topic is None:
        left_out = len(book) - len(clauses)
        note = [Text(visit.words.say("rules-left-out", count=left_out), "dim")] if left_out else []
        parts = [*_title(visit), *_contents(clauses), *chapters(clauses), *note]
        show_paged(visit, parts)
        return
    else:
        chosen = numbered(game, book, topic) or about(clauses, topic)
    show_paged(visit, chapters(chosen))


def numbered(game: Game, book: Sequence[Clause], topic: str) -> list[Clause]:
    """The clause of this number, if it is one; whoever asks for it by number wants it."""
    if matched := _CLAUSE.fullmatch(" ".join(topic.split())):
        prefix = (matched[1] or game.clause_prefixes[0]).upper()
        return [find_clause(game, book, f"{prefix}-{int(matched[2])}")]
    return []


def about(clauses: Sequence[Clause], topic: str) -> list[Clause]:
    """All clauses in which the word stands."""
    wanted = " ".join(topic.split())
    found = [one for one in clauses if wanted.casefold() in _on_one_line(one)]
    if not found:
        raise Refused("rules-nothing-found", given=topic[:60])
    return found


def _on_one_line(clause: Clause) -> str:
    """A clause as it is searched: where a line of the book breaks matters to nobody."""
    return " ".join(f"{clause.chapter} {clause.text}".split()).casefold()


def find_clause(game: Game, clauses: Iterable[Clause], id: str) -> Clause:
    """The clause of this id, or a refusal."""
    for clause in clauses:
        if clause.id == id:
            return clause
    raise Refused("clause-unknown", given=id, first=f"{game.clause_prefixes[0]}-1")


def in_chapter(clauses: Sequence[Clause], number: str) -> list[Clause]:
    """The clauses of one chapter; `7` includes 7.1, 7.2 and so on."""
    wanted = number.strip().rstrip(".")
    found = [one for one in clauses if _is_within(_number_of(one.chapter), wanted)]
    if not found:
        known = sorted({_number_of(one.chapter).split(".")[0] for one in clauses}, key=_by_number)
        raise Refused("chapter-unknown", given=number[:40], known=", ".join(known))
    return found


def chapters(clauses: Sequence[Clause]) -> list[RenderableType]:
    """The clauses under the titles of their chapters."""
    things: list[RenderableType] = []
    for title, members in groupby(clauses, key=lambda clause: clause.chapter):
        things += ["", Text(title, style="bold yellow"), ""]
        things += [drawn_clause(clause) for clause in members]
    return things


def drawn_clause(clause: Clause) -> RenderableType:
    """One clause: its id on the left, its text on the right."""
    # Imported when it is needed: a reader of Markdown would make every command start late.
    from rich.markdown import Markdown

    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan bold", min_width=6)
    table.add_column(ratio=1)
    table.add_row(clause.id, Markdown(_RULING.sub("\n\n", clause.text)))
    return Padding(table, (0, 0, 1, 1))


def _title(visit: Visit) -> list[RenderableType]:
    words = visit.words
    return [
        Text(words.say("game-name"), style="bold"),
        Text(words.say("rules-own-words", author=words.say("game-author")), style="dim"),
    ]


def _contents(clauses: Sequence[Clause]) -> list[RenderableType]:
    table = Table.grid(padding=(0, 2))
    for title, members in groupby(clauses, key=lambda clause: clause.chapter):
        ids = [member.id for member in members]
        table.add_row(Text(f"  {title}"), Text(_span(ids), style="cyan"))
    return ["", table]


def _span(ids: Sequence[str]) -> str:
    return ids[0] if len(ids) == 1 else f"{ids[0]} {NOTHING} {ids[-1]}"


def _number_of(chapter: str) -> str:
    matched = _CHAPTER_NUMBER.match(chapter)
    return matched[0] if matched else chapter


def _is_within(number: str, wanted: str) -> bool:
    return number == wanted or number.startswith(f"{wanted}.")


def _by_number(text: str) -> tuple[int, str]:
    return (int(text), "") if text.isdigit() else (10**6, text)
