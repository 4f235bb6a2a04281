"""Records of a table: the whole match when it is over, and what may be handed out before.

While a match runs, its secret and its draws stay with the house, and a player is handed their own
view only. Sealed answers and orders are in no record; they are in the entries a player may take
home, and there only their own before the end.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from gruft.kernel.record import FRESH, HIDDEN, Header, LinePlayed, Record, Result, Step
from gruft.table.entries import Entry
from gruft.table.rounds import round_of
from gruft.table.table import Table
from gruft.table.window_entries import PrivateStep

Seen = TypeVar("Seen", bound=Entry)

#: Stands for a line that is not for this reader's eyes.
UNSEEN = "?"


def record_of(table: Table) -> Record:
    """The record of a match: with secret, result and draws when it is over, else lines only."""
    play = tuple(table.steps)
    if not table.is_over:
        return Record(replace(table.header, secret=""), play)
    return Record(table.header, play, result_of(table), tuple(table.draws))


def record_for(table: Table, seat: int) -> Record:
    """What this seat (-1: a spectator) may take home: its view, or after the end everything."""
    record = record_of(table)
    if table.is_over:
        return record
    play = tuple(_as_seen(step, seat, table) for step in _told(record.play, seat, table))
    return Record(_header_as_seen(table), play)


def _told(play: Sequence[Step], seat: int, table: Table) -> Sequence[Step]:
    """Play without what others have chosen in a round that is not over: nobody knows who has."""
    choosing = round_of(table.state)
    if choosing is None:
        return play
    began = len(play) - (len(table.lines) - choosing.lines)
    return [*play[:began], *(one for one in play[began:] if one.seat == seat)]


def entries_for(table: Table, seat: int) -> list[Entry]:
    """The table's life as this seat (-1: a spectator) may read it: of private steps its own."""
    if table.is_over:
        return list(table.entries)
    shown = [one for one in _told_entries(table, seat) if _is_for(one, seat)]
    return [_header_as_seen(table), *(_as_seen(entry, seat, table) for entry in shown)]


def _told_entries(table: Table, seat: int) -> list[Entry]:
    kept = {id(one) for one in _told(table.steps, seat, table)}
    play = {id(one) for one in table.steps} - kept
    return [one for one in table.entries[1:] if id(one) not in play]


def result_of(table: Table) -> Result | None:
    """How the game ended by its rules, if it did."""
    if not table.position.is_over():
        return None
    outcome = table.position.outcome()
    return Result(tuple(outcome.scores), tuple(outcome.winners), outcome.cause, outcome.clause)


def _header_as_seen(table: Table) -> Header:
    start = FRESH if table.header.start == FRESH else HIDDEN
    return replace(table.header, secret="", start=start)


def _is_for(entry: Entry, seat: int) -> bool:
    return not isinstance(entry, PrivateStep) or entry.seat == seat


def _as_seen(entry: Seen, seat: int, table: Table) -> Seen | LinePlayed:
    if not isinstance(entry, LinePlayed) or entry.seat == seat or table.game.public_lines:
        return entry
    return LinePlayed(entry.seat, UNSEEN)
