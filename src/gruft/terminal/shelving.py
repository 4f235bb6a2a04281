"""The shelf and the printed data of its games, for `gruft games` and `gruft editions`."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gruft.kernel.edition import LONGEST_FILE, Edition, Leaf, difference, leaves
from gruft.kernel.game import Game
from gruft.shelf import SHELF
from gruft.terminal.files import read_text
from gruft.terminal.signs import DOT, NOTHING
from gruft.terminal.visit import CLIENT, Visit
from gruft.words.speech import Words


def show_games(visit: Visit) -> None:
    """List every game: how it is called here, who made it, for how many."""
    for game in SHELF.values():
        words = Words.at(game, visit.words.language, client=CLIENT)
        name = Text.assemble((words.say("game-name"), "bold"), "  ", (game.slug, "cyan"))
        visit.screen.show(name)
        author = words.say("games-author", author=words.say("game-author"))
        visit.screen.say(f"  {author} {DOT} {seats_said(words, game)}", "dim")
        visit.screen.show(Padding(Text(words.say("game-about")), (0, 0, 0, 2)))


def seats_said(words: Words, game: Game) -> str:
    """For how many a game is; nobody says "2 to 2"."""
    low, high = game.seat_counts[0], game.seat_counts[-1]
    if low == high:
        return words.say("games-seats-exactly", count=low)
    return words.say("games-seats", low=low, high=high)


def show_edition(visit: Visit, game: Game, file: str | None) -> None:
    """List every printed value with its source, or what an owner's file changes."""
    shipped = game.shipped_edition()
    if file is None:
        visit.screen.show(values_table(visit.words, shipped), *drawings(shipped))
        return
    edition = game.edition_from(read_text(Path(file), LONGEST_FILE), file)
    warn_about(visit, game, edition)
    changed = difference(shipped, edition)
    if not changed:
        visit.say("editions-no-difference", file=file)
        return
    visit.say("editions-difference", file=file, count=len(changed))
    visit.screen.show(difference_table(visit.words, changed))
    for key, printed, own in changed:
        if _is_drawn(printed) and _is_drawn(own):
            lines = changed_lines(visit.words, str(printed), str(own))
            visit.screen.show(Text(), Text(key, style="cyan"), lines)


def warn_about(visit: Visit, game: Game, edition: Edition) -> None:
    """Say on the side what is unusual about an owner's edition."""
    words = Words.at(game, visit.words.language, client=CLIENT)
    for warning in game.edition_warnings(edition):
        visit.aside.say(words.tell(warning), "yellow")


def values_table(words: Words, edition: Edition) -> Table:
    """Key, value and source of everything that is printed."""
    rows = [
        (key, _shown(words, value), edition.sources[key]) for key, value in leaves(edition.data)
    ]
    return _table(words, ("editions-key", "editions-value", "editions-source"), rows)


def difference_table(
    words: Words, changed: Sequence[tuple[str, Leaf | None, Leaf | None]]
) -> Table:
    """What is printed, and what the owner has instead."""
    rows = [(key, _shown(words, printed), _shown(words, own)) for key, printed, own in changed]
    return _table(words, ("editions-key", "editions-printed", "editions-own"), rows)


def drawings(edition: Edition) -> Iterator[Text]:
    """Values of several lines, as an owner has to type them."""
    for key, value in leaves(edition.data):
        if _is_drawn(value):
            yield from (Text(), Text(key, style="cyan"), Text(str(value).strip("\n"), no_wrap=True))


def changed_lines(words: Words, printed: str, own: str) -> Table:
    """The lines in which two drawings differ, each with its number."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for head in ("editions-line", "editions-printed", "editions-own"):
        table.add_column(words.say(head), no_wrap=True)
    both = zip_longest(printed.strip("\n").split("\n"), own.strip("\n").split("\n"), fillvalue="")
    for number, (one, other) in enumerate(both, start=1):
        if one != other:
            table.add_row(str(number), Text(one), Text(other))
    return table


def _table(words: Words, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """Keys are never cut: an owner has to type them."""
    listed = list(rows)
    first, *rest = heads
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words.say(first), no_wrap=True, min_width=max(len(row[0]) for row in listed))
    for head in rest:
        table.add_column(words.say(head))
    for key, *others in listed:
        table.add_row(Text(key, style="cyan"), *map(Text, others))
    return table


def _is_drawn(value: Leaf | None) -> bool:
    return isinstance(value, str) and "\n" in value


def _shown(words: Words, value: Leaf | None) -> str:
    if value is None:
        return NOTHING
    if _is_drawn(value):
        return words.say("editions-below")
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
