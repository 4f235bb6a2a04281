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
import os
import secrets
import sys
import time
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TextIO

from gruft.kernel.refusal import Refused

OURS = "gruft"
#: What an event may say besides its name.
FIELDS = frozenset({"table", "game", "seats", "running", "key", "games"})
LONGEST_SENTENCE = 200
#: The file in the folder of a house; when it is full, it is laid aside, and the oldest goes.
LOG_FILE = "house.log"
FULL_FILE, FILES_KEPT = 5 * 1024 * 1024, 3
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


class LogFile(RotatingFileHandler):
    """The log beside the database: readable by its owner alone, and never larger than it may be."""

    def __init__(self, file: Path) -> None:
        super().__init__(file, maxBytes=FULL_FILE, backupCount=FILES_KEPT, encoding="utf-8")

    def _open(self) -> TextIOWrapper:
        private = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        return TextIOWrapper(os.fdopen(private, "ab"), encoding="utf-8", write_through=True)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the library's name)
        """A disk that takes no log takes no move either, and /healthz says so; matches go on."""


@contextmanager
def logs_kept(level: str, file: Path, aloud: bool) -> Iterator[None]:
    """Meanwhile, write the log of everything in this process into a file, and aloud if asked."""
    kept = LogFile(file)
    spoken: list[logging.Handler] = [logging.StreamHandler(sys.stderr)] if aloud else []
    _write_to([kept, *spoken], level)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(kept)
        kept.close()


def write_logs(level: str = "info", stream: TextIO | None = None) -> logging.Handler:
    """From now on, write the log of everything in this process as lines of JSON."""
    handler = logging.StreamHandler(stream or sys.stderr)
    _write_to([handler], level)
    return handler


def _write_to(handlers: list[logging.Handler], level: str) -> None:
    for handler in handlers:
        handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = handlers
    # Other libraries are heard when something is wrong; below that they quote what they carry.
    root.setLevel(logging.WARNING)
    log.setLevel(level.upper())
