"""The acts of a live table, as they are stored: sitting down, a step of the match, a word of chat.

Together they are the whole life of a table; `sitting.py` folds them. What exists here never changes
its meaning: a stored table is read again years later.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from gruft.kernel.seal import Place
from gruft.table.entries import Entry, entry_from_json, entry_to_json
from gruft.table.live.setting import BotPace, Setting

#: Why somebody else plays a seat: its player is away, ran out of time, or gave up.
Reason = Literal["away", "time", "resigned"]
Matter = Literal["undo", "abort"]


class Act(msgspec.Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    """One durable step of a table's life."""


# --- before the match ----------------------------------------------------------------------------


class TableSet(Act, frozen=True, tag="table set"):
    """A host created a table; the house is bound to its secret from here on."""

    setting: Setting
    host: str
    secret: str


class BotsPaced(Act, frozen=True, tag="bots paced"):
    """The host let the bots play faster or slower."""

    pace: BotPace


class SatDown(Act, frozen=True, tag="sat down"):
    """A guest took a seat and gave a salt for the luck."""

    seat: int
    guest: str
    name: str
    salt: str


class BotSeated(Act, frozen=True, tag="bot seated"):
    """A bot took a seat."""

    seat: int
    bot: str
    name: str


class StoodUp(Act, frozen=True, tag="stood up"):
    """A seat is free again."""

    seat: int


class Kept(Act, frozen=True, tag="kept"):
    """A free seat is kept: for a guest under their name, or for whoever has its invitation."""

    seat: int
    guest: str = ""
    name: str = ""


class Swapped(Act, frozen=True, tag="swapped"):
    """Two seats changed places; either may be free."""

    one: int
    other: int


# --- the match -----------------------------------------------------------------------------------


class Stepped(Act, frozen=True, tag="stepped"):
    """A step of the match, its opening included, in the form in which entries are kept."""

    step: Mapping[str, object]


class StoodIn(Act, frozen=True, tag="stood in"):
    """A bot plays for a seat from now on."""

    seat: int
    bot: str
    reason: Reason


class Returned(Act, frozen=True, tag="returned"):
    """A player who was away plays their seat again."""

    seat: int


class Proposed(Act, frozen=True, tag="proposed"):
    """A seat asks all others to agree: to lines being taken back, or to no end at all."""

    seat: int
    matter: Matter
    keep: int = 0


class Agreed(Act, frozen=True, tag="agreed"):
    """A seat agrees to what is proposed."""

    seat: int


class Declined(Act, frozen=True, tag="declined"):
    """A seat does not agree, or takes its own proposal back."""

    seat: int


class Reopened(Act, frozen=True, tag="reopened"):
    """The house opened again; for so long it was closed, and nobody's time ran."""

    closed: int


class RematchSet(Act, frozen=True, tag="rematch set"):
    """Another table was created for the same players."""

    table: str


# --- talk ----------------------------------------------------------------------------------------


class Said(Act, frozen=True, tag="said"):
    """A guest said something to the seats of a channel; seat -1 speaks from the gallery."""

    guest: str
    name: str
    seat: int
    channel: tuple[int, ...]
    text: str


class Muted(Act, frozen=True, tag="muted"):
    """The host lets a guest be silent, or speak again."""

    guest: str
    silent: bool


class Kicked(Act, frozen=True, tag="kicked"):
    """The host sent a guest away."""

    guest: str


class TimeUp(Act, frozen=True, tag="time up"):
    """A seat has not answered in time; what the house plays for it follows."""

    seat: int


class Unasked(Act, frozen=True, tag="unasked"):
    """A seat had only one answer, so the table gives it by itself; it follows."""

    seat: int
    #: The message that names it, or how it is written where that message needs more.
    answer: str
    is_written: bool = False


class Promised(Act, frozen=True, tag="promised"):
    """A seat promised another something that binds nobody."""

    seat: int
    to: int
    text: str


class PromiseMarked(Act, frozen=True, tag="promise marked"):
    """The one it was promised to says whether it was kept."""

    number: int
    kept: bool


AnyAct = (
    TableSet
    | BotsPaced
    | SatDown
    | BotSeated
    | StoodUp
    | Kept
    | Swapped
    | Stepped
    | StoodIn
    | Returned
    | Proposed
    | Agreed
    | Declined
    | Reopened
    | RematchSet
    | Said
    | Muted
    | Kicked
    | TimeUp
    | Unasked
    | Promised
    | PromiseMarked
)


class Stamped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An act with its time, the delay of the line that is not counted, and the client's own id."""

    at: int
    act: AnyAct
    lag: int = 0
    move: str = ""


def stepped(entry: Entry) -> Stepped:
    """The act that carries a step of the match."""
    return Stepped(entry_to_json(entry))


def step_in(act: Stepped) -> Entry:
    """The step that an act carries."""
    return entry_from_json(act.step, Place("act", 1))


_ENCODER = msgspec.json.Encoder(order="sorted")
_DECODER = msgspec.json.Decoder(Stamped)


def write_stamped(stamped: Stamped) -> bytes:
    """An act as it is stored."""
    return _ENCODER.encode(stamped)


def read_stamped(stored: bytes) -> Stamped:
    """An act as it was stored."""
    return _DECODER.decode(stored)
