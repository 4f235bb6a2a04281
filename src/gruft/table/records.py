"""Records of a table: the whole match when it is over, and what may be handed out before.

While a match runs, its secret and its draws stay with the house, and a player is handed his own
view only.
"""

from dataclasses import replace

from gruft.kernel.record import FRESH, HIDDEN, LinePlayed, Record, Result, Step
from gruft.table.table import Table

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
    start = FRESH if record.header.start == FRESH else HIDDEN
    play = tuple(_as_seen(step, seat, table) for step in record.play)
    return Record(replace(record.header, start=start), play)


def result_of(table: Table) -> Result | None:
    """How the game ended by its rules, if it did."""
    if not table.position.is_over():
        return None
    outcome = table.position.outcome()
    return Result(tuple(outcome.scores), tuple(outcome.winners), outcome.cause, outcome.clause)


def _as_seen(step: Step, seat: int, table: Table) -> Step:
    if not isinstance(step, LinePlayed) or step.seat == seat or table.game.public_lines:
        return step
    return LinePlayed(step.seat, UNSEEN)
