"""The log of a house: one JSON object per line.

A log is read by people who must not know what lies in a hand, and it is kept for longer than any
secret should be. So it says only what is granted here, field by field: of our own events the fields
in `FIELDS`, of a failure its kind and its place in the code but not its words, of other libraries
the sentence without what was put into it. Tables are called by a mark, since their three words open
them; the mark hangs on a secret of the house, or one could try all names until one fits. People are
not called at all.
"""

import hmac
import json
import logging
import secrets
import sys
import time
import traceback
from collections.abc import Mapping
from typing import TextIO

from gruft.kernel.refusal import Refused

OURS = "gruft"
#: What an event may say besides its name.
FIELDS = frozenset({"table", "game", "seats", "running", "key"})
LONGEST_SENTENCE = 200
_EVENT, _SAID = "event", "gruft_fields"
log = logging.getLogger(OURS)


def event(name: str, /, level: int = logging.INFO, **fields: object) -> None:
    """Write down that something has happened."""
    if unknown := sorted(fields.keys() - FIELDS):
        raise ValueError(f"not for the log: {', '.join(unknown)}")
    log.log(level, name, extra={_SAID: fields})


def failure(name: str, problem: BaseException) -> None:
    """Write down a mistake of the house: what kind, and where, but not what it says."""
    kind = (type(problem), problem, problem.__traceback__)
    log.error(name, exc_info=kind, extra={_SAID: {}})


class Marks:
    """What tables are called in the log of this process, under the secret of its house."""

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(32)

    def hang_on(self, secret: bytes) -> None:
        """From now on, call tables as this house has always called them."""
        self._secret = secret

    def of(self, table: str) -> str:
        """The mark of a table."""
        return hmac.digest(self._secret, table.encode(), "sha256").hex()[:10]


MARKS = Marks()


def mark_of(table: str) -> str:
    """What a table is called in the log: always the same in a house, and not the way to it."""
    return MARKS.of(table)


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON, without anything that was not granted."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": _time(record.created),
            "level": record.levelname.lower(),
            "by": record.name,
            _EVENT: _sentence(record),
        }
        said = getattr(record, _SAID, None)
        if isinstance(said, Mapping):
            line |= {name: value for name, value in said.items() if name in FIELDS}
        if record.exc_info and record.exc_info[1] is not None:
            line |= _failure(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def _time(seconds: float) -> str:
    whole = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{whole}.{int(seconds % 1 * 1000):03d}Z"


def _sentence(record: logging.LogRecord) -> str:
    """The sentence as it stands in the code: what is put into it may be anything.

    Some libraries put the objects into the sentence itself, in later lines or between `<` and `>`.
    """
    if not isinstance(record.msg, str):
        return type(record.msg).__name__
    first = record.msg.strip().partition("\n")[0]
    return first.partition("<")[0].strip()[:LONGEST_SENTENCE]


def _failure(problem: BaseException) -> dict[str, object]:
    told: dict[str, object] = {"failure": type(problem).__name__, "where": _where(problem)}
    if isinstance(problem, Refused):
        told["key"] = problem.key
    if isinstance(problem, BaseExceptionGroup):
        told["inside"] = [_failure(one) for one in problem.exceptions[:4]]
    if problem.__cause__ is not None:
        told["cause_of_it"] = _failure(problem.__cause__)
    return told


def _where(problem: BaseException) -> list[str]:
    frames = traceback.extract_tb(problem.__traceback__)
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]


def write_logs(level: str = "info", stream: TextIO | None = None) -> logging.Handler:
    """From now on, write the log of everything in this process as lines of JSON."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Other libraries are heard when something is wrong; below that they quote what they carry.
    root.setLevel(logging.WARNING)
    log.setLevel(level.upper())
    return handler
