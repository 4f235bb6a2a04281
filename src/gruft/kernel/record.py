"""What a record holds: how a match was set up, every line of play, how it ended, every draw of
luck.

Replaying the play from the header is loading the match. The steps of play are the same objects that
a table keeps as its entries. How a record is written down is the business of `record_text.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from gruft.kernel.fields import (
    DIGEST,
    HEXES,
    LINE,
    NUMBER,
    NUMBERS,
    OBJECT,
    TEXT,
    TEXTS,
    WHOLE_NUMBERS,
    Fields,
    Kind,
    read_json,
    write_json,
)
from gruft.kernel.options import Options
from gruft.kernel.witness import Draw

#: How a match may begin: as the rules say, or (a mapping) from a given position. A player who asks
#: for the record of a running match is not shown what lay hidden in that position.
FRESH, HIDDEN = "fresh", "hidden"
_POSITION = "position "

#: How a table may stop before its game is over; told as `log-aborted` and so on.
ABORTED, RESIGNED, OUT_OF_TIME = "aborted", "resigned", "out-of-time"
EARLY_ENDS = (ABORTED, RESIGNED, OUT_OF_TIME)


@dataclass(frozen=True, slots=True)
class Header:
    """How a match was set up. Bytes are in hexadecimal; `secret` is empty while it is sealed."""

    game: str
    revision: int
    edition: str
    overrides: Mapping[str, object]
    options: Options
    seats: int
    names: tuple[str, ...]
    commitment: str
    salts: tuple[str, ...]
    secret: str = field(default="", repr=False)
    start: str | Mapping[str, object] = FRESH


@dataclass(frozen=True, slots=True)
class LinePlayed:
    """One seat's line, in canonical notation."""

    seat: int
    line: str


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took lines back, so that `keep` remain; luck goes on in `branch`; who agreed to it."""

    seat: int
    keep: int
    branch: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Ended:
    """A seat ended the match before its game was over."""

    seat: int
    cause: str


Step = LinePlayed | Undone | Ended


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended, by its own rules."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    cause: str
    clause: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """A draw, and the branch of luck it was made from."""

    branch: int
    draw: Draw


@dataclass(frozen=True, slots=True)
class Record:
    """A match. Result, draws and the header's secret are there when it is over."""

    header: Header
    play: tuple[Step, ...]
    result: Result | None = None
    draws: tuple[Drawn, ...] = ()

    @property
    def is_finished(self) -> bool:
        """Tell whether the match is over and its luck lies open."""
        return self.header.secret != ""


def _is_start(value: object) -> bool:
    return value in (FRESH, HIDDEN) if isinstance(value, str) else isinstance(value, Mapping)


def _read_start(text: str) -> object:
    return read_json(text.removeprefix(_POSITION)) if text.startswith(_POSITION) else text


def _write_start(value: object) -> str:
    return value if isinstance(value, str) else _POSITION + write_json(value)


HEADER_FIELDS: Fields = {
    "game": TEXT,
    "revision": NUMBER,
    "edition": DIGEST,
    "overrides": OBJECT,
    "options": OBJECT,
    "seats": NUMBER,
    "names": TEXTS,
    "commitment": DIGEST,
    "salts": HEXES,
    "secret": Kind(DIGEST.name, DIGEST.fits, str, str, optional=True),
    "start": Kind("kind-start", _is_start, _read_start, _write_start),
}
LINE_FIELDS: Fields = {"seat": NUMBER, "line": TEXT}
UNDO_FIELDS: Fields = {"seat": NUMBER, "keep": NUMBER, "branch": NUMBER, "agreed": NUMBERS}
END_FIELDS: Fields = {
    "seat": NUMBER,
    "cause": Kind("kind-cause", lambda value: value in EARLY_ENDS, str, str),
}
RESULT_FIELDS: Fields = {
    "scores": WHOLE_NUMBERS,
    "winners": NUMBERS,
    "cause": TEXT,
    "clause": LINE,
}
