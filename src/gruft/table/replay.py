"""Watching a match again: every step with the position it led to and what each seat was told."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gruft.kernel.game import Game
from gruft.kernel.position import Position
from gruft.kernel.record import Header, Record
from gruft.kernel.scene import SPECTATOR
from gruft.table.entries import Entry
from gruft.table.log import Told
from gruft.table.table import Table
from gruft.table.window_entries import TableStep


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of the match (None: the beginning), the position after it, what each seat was told."""

    number: int
    step: TableStep | None
    position: Position
    told: Told


def entries_of(record: Record) -> list[Entry]:
    """The entries a finished record was made from."""
    return [record.header, *record.play]


def replay(game: Game, entries: Iterable[Entry]) -> Iterator[Moment]:
    """Play a match again, step by step; entries that do not fit the rules are refused."""
    kept = list(entries)
    table = Table.from_entries(game, kept[:1])
    seats = range(SPECTATOR, table.header.seats)
    yield Moment(0, None, table.position, {seat: table.log.page(seat) for seat in seats})
    for number, entry in enumerate(kept[1:], start=1):
        told = table.repeat_entry(entry, number)
        step = None if isinstance(entry, Header) else entry
        yield Moment(number, step, table.position, told)
