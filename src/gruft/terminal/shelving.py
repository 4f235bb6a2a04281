"""The shelf and the printed data of its games, for `gruft games` and `gruft editions`."""

from collections.abc import Iterable, Sequence
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
        low, high = game.seat_counts[0], game.seat_counts[-1]
        name = Text.assemble((words.say("game-name"), "bold"), "  ", (game.slug, "cyan"))
        visit.screen.show(name)
        author = words.say("games-author", author=words.say("game-author"))
        seats = words.say("games-seats", low=low, high=high)
        visit.screen.say(f"  {author} {DOT} {seats}", "dim")
        visit.screen.show(Padding(Text(words.say("game-about")), (0, 0, 0, 2)))


def show_edition(visit: Visit, game: Game, file: str | None) -> None:
    """List every printed value with its source, or what an owner's file changes."""
    if file is None:
        visit.screen.show(values_table(visit.words, game.shipped_edition()))
        return
    shipped = game.shipped_edition()
    edition = game.edition_from(read_text(Path(file), LONGEST_FILE), file)
    warn_about(visit, game, edition)
    changed = difference(shipped, edition)
    if not changed:
        visit.say("editions-no-difference", file=file)
        return
    visit.say("editions-difference", file=file, count=len(changed))
    visit.screen.show(difference_table(visit.words, changed))


def warn_about(visit: Visit, game: Game, edition: Edition) -> None:
    """Say on the side what is unusual about an owner's edition."""
    words = Words.at(game, visit.words.language, client=CLIENT)
    for warning in game.edition_warnings(edition):
        visit.aside.say(words.tell(warning), "yellow")


def values_table(words: Words, edition: Edition) -> Table:
    """Key, value and source of everything that is printed."""
    rows = [(key, _shown(value), edition.sources[key]) for key, value in leaves(edition.data)]
    return _table(words, ("editions-key", "editions-value", "editions-source"), rows)


def difference_table(
    words: Words, changed: Sequence[tuple[str, Leaf | None, Leaf | None]]
) -> Table:
    """What is printed, and what the owner has instead."""
    rows = [(key, _shown(printed), _shown(own)) for key, printed, own in changed]
    return _table(words, ("editions-key", "editions-printed", "editions-own"), rows)


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


def _shown(value: Leaf | None) -> str:
    if value is None:
        return NOTHING
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
