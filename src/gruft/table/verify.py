"""Checking a finished match: is this what the rules and the promised luck make of these lines?

The whole match is played again from its header. The first difference is named with its line in the
record; whatever differs after that follows from it. Somebody who trusts neither this code nor the
rules finds in docs/fairness.md how to recompute the luck alone.
"""

from dataclasses import dataclass

from gruft.kernel.game import Game
from gruft.kernel.journal import Telling
from gruft.kernel.record import Record, Step
from gruft.kernel.record_text import (
    line_of_draw,
    line_of_header,
    line_of_result,
    line_of_step,
    write_drawn,
    write_result,
    write_step,
)
from gruft.kernel.refusal import Refused, seat_of
from gruft.table.opening import rules_of
from gruft.table.records import result_of
from gruft.table.table import Table

LONGEST_QUOTE = 60

#: Which value of the header a refusal to sit down speaks of, by the beginning of its key.
_SPEAKS_OF = {
    "seats-": "seats",
    "names-": "names",
    "name-": "names",
    "salts-": "salts",
    "salt-": "salts",
    "option": "options",
    "edition-": "overrides",
    "record-other-edition": "edition",
    "record-other-secret": "commitment",
}


@dataclass(frozen=True, slots=True)
class Difference:
    """What is wrong with a record: on which line, in which words, and the refusal behind it."""

    line: int
    message: Telling
    because: Refused | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """What was checked, and the first difference if there is one."""

    steps: int
    draws: int
    branches: int
    difference: Difference | None

    @property
    def is_fair(self) -> bool:
        """Tell whether everything is as it should be."""
        return self.difference is None


def verify(record: Record, game: Game) -> Report:
    """Play a finished record again and report the first difference; refuse unknown rules."""
    rules_of(game, record.header)
    if not record.is_finished:
        raise Refused("record-sealed")
    return Report(
        steps=len(record.play),
        draws=len(record.draws),
        branches=len({drawn.branch for drawn in record.draws}),
        difference=_first_difference(record, game),
    )


def _first_difference(record: Record, game: Game) -> Difference | None:
    try:
        table = Table.open(game, record.header)
    except Refused as refusal:
        return _wrong_header(record, refusal)
    found = _wrong_draw(record, table, 0)
    for number, step in enumerate(record.play):
        known = len(table.draws)
        found = found or _wrong_step(record, table, number, step)
        found = found or _wrong_draw(record, table, known)
        if found:
            return found
    return found or _surplus_draw(record, table) or _wrong_end(record, table)


def _wrong_header(record: Record, refusal: Refused) -> Difference:
    names = [name for start, name in _SPEAKS_OF.items() if refusal.key.startswith(start)]
    line = line_of_header(record, names[0] if names else "start")
    return Difference(line, Telling("verify-header", {"line": line}), refusal)


def _wrong_step(record: Record, table: Table, number: int, step: Step) -> Difference | None:
    try:
        table.repeat(step)
    except Refused as refusal:
        line = line_of_step(record, number)
        args = {"line": line, "player": seat_of(step.seat), "step": _quoted(write_step(step))}
        return Difference(line, Telling("verify-step", args), refusal)
    return None


def _wrong_draw(record: Record, table: Table, known: int) -> Difference | None:
    for number, wanted in enumerate(table.draws[known:], start=known):
        line = line_of_draw(record, number)
        if number >= len(record.draws):
            return _differs(line, "verify-draw-missing", found=write_drawn(wanted))
        if record.draws[number] != wanted:
            given, found = _where_they_part(write_drawn(record.draws[number]), write_drawn(wanted))
            return _differs(line, "verify-draw", given=given, found=found)
    return None


def _surplus_draw(record: Record, table: Table) -> Difference | None:
    if len(record.draws) <= len(table.draws):
        return None
    first = len(table.draws)
    given = write_drawn(record.draws[first])
    return _differs(line_of_draw(record, first), "verify-draw-surplus", given=given)


def _wrong_end(record: Record, table: Table) -> Difference | None:
    line = line_of_result(record)
    if not table.is_over:
        return _differs(line, "verify-not-over")
    if result_of(table) == record.result:
        return None
    given, found = _where_they_part(write_result(record.result), write_result(result_of(table)))
    return _differs(line, "verify-outcome", given=given, found=found)


def _differs(line: int, key: str, **quotes: str) -> Difference:
    quoted = {name: _quoted(text) for name, text in quotes.items()}
    return Difference(line, Telling(key, {"line": line, **quoted}))


def _where_they_part(one: str, two: str) -> tuple[str, str]:
    """The two texts from shortly before their first difference on; shuffles are long."""
    same = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), len(one))
    if same < LONGEST_QUOTE // 2:
        return one, two
    begin = one.rfind(" ", 0, same - LONGEST_QUOTE // 4)
    return f"…{one[begin:]}", f"…{two[begin:]}"


def _quoted(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
