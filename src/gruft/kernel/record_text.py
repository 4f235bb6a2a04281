"""Records as text: versioned, sealed line by line, readable, and fit to be compared with a diff.

The page docs/fairness.md describes the format for those who read a record without us. `read_record`
of `write_record` is the same record.
"""

import re
from dataclasses import fields
from typing import Any

from gruft.kernel.fields import Fields, check_fields, read_value
from gruft.kernel.record import (
    EARLY_ENDS,
    HEADER_FIELDS,
    RESULT_FIELDS,
    Drawn,
    Ended,
    Header,
    LinePlayed,
    Record,
    Result,
    Step,
    Undone,
)
from gruft.kernel.refusal import Refused
from gruft.kernel.seal import Place, seal, unseal
from gruft.kernel.witness import DRAW_KINDS, SHUFFLE, Draw

VERSION = 1
TITLE = "gruft record "
PLAY, OUTCOME, DRAWS = "play", "outcome", "draws"
LONGEST_RECORD = 5_000_000

_DIGITS = r"(?:0|[1-9][0-9]{0,11})"
_NUMBER = f"({_DIGITS})"
_LINE = re.compile(rf"{_NUMBER}: (.+)")
_UNDO = re.compile(rf"undo by {_NUMBER} to {_NUMBER} branch {_NUMBER}(?: agreed((?: {_DIGITS})+))?")
_END = re.compile(rf"({'|'.join(EARLY_ENDS)}) by {_NUMBER}")
_BRANCH = re.compile(rf"branch {_NUMBER}")
_DRAW = re.compile(rf"({'|'.join(DRAW_KINDS)}) (?:(.+) )?{_NUMBER}:((?: {_DIGITS})*)")

Line = tuple[Place, str]


# --- writing -------------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """Write a record in its canonical form."""
    lines = [*_write_fields(record.header, HEADER_FIELDS), PLAY]
    lines += [write_step(step) for step in record.play]
    if record.result is not None:
        lines += [OUTCOME, *_write_fields(record.result, RESULT_FIELDS)]
    if record.is_finished:
        lines += [DRAWS, *_write_draws(record.draws)]
    return seal(f"{TITLE}{VERSION}", lines)


def write_step(step: Step) -> str:
    """Write one step of play."""
    if isinstance(step, LinePlayed):
        return f"{step.seat}: {step.line}"
    if isinstance(step, Ended):
        return f"{step.cause} by {step.seat}"
    agreed = f" agreed {' '.join(map(str, step.agreed))}" if step.agreed else ""
    return f"undo by {step.seat} to {step.keep} branch {step.branch}{agreed}"


def write_draw(draw: Draw) -> str:
    """Write one draw: kind, name, bound, and after the colon what came."""
    name = f" {draw.what}" if draw.what else ""
    return f"{draw.kind}{name} {draw.bound}:" + "".join(f" {number}" for number in draw.result)


def write_drawn(drawn: Drawn) -> str:
    """Write one draw with its branch, for messages."""
    return f"branch {drawn.branch}: {write_draw(drawn.draw)}"


def write_result(result: Result | None) -> str:
    """Write an outcome on one line, for messages."""
    return "-" if result is None else ", ".join(_write_fields(result, RESULT_FIELDS))


def _write_fields(values: Header | Result, kinds: Fields) -> list[str]:
    written = {one.name: getattr(values, one.name) for one in fields(values)}
    return [
        f"{name}: {kind.write(written[name])}"
        for name, kind in kinds.items()
        if not (kind.optional and written[name] == "")
    ]


def _write_draws(draws: tuple[Drawn, ...]) -> list[str]:
    lines: list[str] = []
    branch = -1
    for drawn in draws:
        if drawn.branch != branch:
            branch = drawn.branch
            lines.append(f"branch {branch}")
        lines.append(write_draw(drawn.draw))
    return lines


# --- where things stand --------------------------------------------------------------------------


def line_of_header(record: Record, name: str) -> int:
    """The line of the written record on which a value of the header stands."""
    names = [line.partition(":")[0] for line in _write_fields(record.header, HEADER_FIELDS)]
    return 2 + names.index(name)


def line_of_step(record: Record, step: int) -> int:
    """The line of the written record on which a step of play stands, counted from 0."""
    return 3 + len(_write_fields(record.header, HEADER_FIELDS)) + step


def line_of_result(record: Record) -> int:
    """The line of the written record on which the outcome begins."""
    return line_of_step(record, len(record.play))


def line_of_draw(record: Record, draw: int) -> int:
    """The line of the written record on which a draw stands, counted from 0."""
    before = line_of_step(record, len(record.play))
    before += 0 if record.result is None else 1 + len(RESULT_FIELDS)
    return before + len(_write_draws(record.draws[: draw + 1]))


# --- reading -------------------------------------------------------------------------------------


def read_record(text: str, file: str) -> Record:
    """Read a record, or refuse it with the file, the line and the problem."""
    _must_be_a_record(text, file)
    parts = _parts(unseal(text, file), file)
    header = _read_header(parts[""], Place(file, 1 + len(parts[""])))
    play = tuple(_read_step(place, line) for place, line in parts[PLAY][1:])
    result = _read_result(parts[OUTCOME]) if OUTCOME in parts else None
    draws = tuple(_read_draws(parts[DRAWS][1:])) if DRAWS in parts else ()
    record = Record(header, play, result, draws)
    _must_be_whole(record, parts, file)
    return record


def _must_be_a_record(text: str, file: str) -> None:
    if len(text) > LONGEST_RECORD:
        raise Refused("file-too-large", file=file, limit=LONGEST_RECORD)
    title = text.partition("\n")[0].removesuffix("\r")
    if not title.startswith(TITLE):
        raise Refused("record-not-a-record", file=file)
    version = title.removeprefix(TITLE)
    if version != str(VERSION):
        raise Refused("record-unknown-version", file=file, given=version[:60], known=VERSION)
    try:
        text.encode()
    except UnicodeEncodeError as problem:
        line = 1 + text[: problem.start].count("\n")
        raise Place(file, line).refuse("record-line-edited") from None


def _parts(lines: list[Line], file: str) -> dict[str, list[Line]]:
    """Cut the record into header, play, outcome and draws, which come in this order."""
    parts: dict[str, list[Line]] = {"": []}
    coming = [PLAY, OUTCOME, DRAWS]
    open_part = ""
    for place, line in lines:
        if line in coming:
            open_part = line
            del coming[: coming.index(line) + 1]
            parts[open_part] = []
        parts[open_part].append((place, line))
    if PLAY not in parts:
        raise Place(file, 2 + len(lines)).refuse("record-missing-key", setting=PLAY)
    return parts


def _read_header(lines: list[Line], end: Place) -> Header:
    return Header(**_read_fields(lines, HEADER_FIELDS, end))


def _read_result(lines: list[Line]) -> Result:
    return Result(**_read_fields(lines[1:], RESULT_FIELDS, lines[-1][0]))


def _read_fields(lines: list[Line], kinds: Fields, end: Place) -> dict[str, Any]:
    values: dict[str, object] = {}
    for place, line in lines:
        name, _, written = line.partition(": ")
        if name not in kinds:
            raise place.refuse("record-unknown-key", setting=name[:60])
        if name in values:
            raise place.refuse("record-double-key", setting=name)
        value = read_value(name, written, kinds[name], place)
        values |= check_fields({name: value}, {name: kinds[name]}, place)
    return check_fields(values, kinds, end)


def _read_step(place: Place, line: str) -> Step:
    if not line.isprintable():
        raise place.refuse("record-unknown-line", given=line[:60])
    if found := _LINE.fullmatch(line):
        return LinePlayed(int(found[1]), found[2])
    if found := _UNDO.fullmatch(line):
        agreed = tuple(int(seat) for seat in (found[4] or "").split())
        return Undone(int(found[1]), int(found[2]), int(found[3]), agreed)
    if found := _END.fullmatch(line):
        return Ended(int(found[2]), found[1])
    raise place.refuse("record-unknown-line", given=line[:60])


def _read_draws(lines: list[Line]) -> list[Drawn]:
    draws: list[Drawn] = []
    branch = -1
    for place, line in lines:
        if found := _BRANCH.fullmatch(line):
            branch = int(found[1])
        elif branch < 0:
            raise place.refuse("record-unknown-line", given=line[:60])
        else:
            draws.append(Drawn(branch, _read_draw(place, line)))
    return draws


def _read_draw(place: Place, line: str) -> Draw:
    found = _DRAW.fullmatch(line)
    if found is None:
        raise place.refuse("record-unknown-line", given=line[:60])
    result = tuple(int(number) for number in found[4].split())
    if found[1] != SHUFFLE and len(result) != 1:
        raise place.refuse("record-unknown-line", given=line[:60])
    return Draw(found[1], found[2] or "", int(found[3]), result)


def _must_be_whole(record: Record, parts: dict[str, list[Line]], file: str) -> None:
    """A finished record has an end and its draws; a running one has neither."""
    stopped = bool(record.play) and isinstance(record.play[-1], Ended)
    if record.is_finished:
        if DRAWS not in parts or not (stopped or record.result):
            raise Refused("record-without-end", file=file)
    elif DRAWS in parts or stopped or record.result:
        raise Refused("record-without-secret", file=file)
