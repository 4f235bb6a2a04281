"""The entries of windows: opened, answered under seal, closed; and standing orders.

Sealed answers, their withdrawal and orders are private: before the match is over nobody but their
seat is shown them, nor that they exist. They are kept all the same, so that they outlive a crash.
None of them is part of a record: what they lead to is played as lines.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from gruft.kernel.fields import NUMBER, NUMBERS, TEXT, Fields, Kind
from gruft.kernel.record import Step
from gruft.table.pace import PACE_FIELDS, TIME, Pace

#: Until when an order stands: as long as this window is open, even if it opens again; until the
#: turn is over; until it is its owner's own turn; until its owner recalls it.
THIS_WINDOW, THIS_TURN, OWN_TURN, RECALLED = "window", "turn", "own", "recalled"
UNTIL = (THIS_WINDOW, THIS_TURN, OWN_TURN, RECALLED)


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """The window that the position is in was opened; every opening has a number of its own."""

    number: int
    at: int


@dataclass(frozen=True, slots=True)
class Sealed:
    """A seat's answer to a window, to be used when the window closes."""

    seat: int
    window: int
    line: str
    at: int


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A seat took its sealed answer back."""

    seat: int
    window: int
    at: int


@dataclass(frozen=True, slots=True)
class WindowClosed:
    """A window closed; the lines that follow are what was answered in it."""

    number: int
    at: int


@dataclass(frozen=True, slots=True)
class Ordered:
    """A seat gave the table a standing order, perhaps for certain seats."""

    seat: int
    order: str
    about: tuple[int, ...]
    until: str
    at: int


@dataclass(frozen=True, slots=True)
class Recalled:
    """A seat recalled a standing order."""

    seat: int
    order: str
    at: int


PrivateStep = Sealed | Withdrawn | Ordered | Recalled
WindowStep = Pace | WindowOpened | WindowClosed | PrivateStep
#: Everything that may happen at a table once it is opened.
TableStep = Step | WindowStep

WINDOW_KINDS: Mapping[str, tuple[type[WindowStep], Fields]] = {
    "pace": (Pace, PACE_FIELDS),
    "window opened": (WindowOpened, {"number": NUMBER, "at": TIME}),
    "sealed": (Sealed, {"seat": NUMBER, "window": NUMBER, "line": TEXT, "at": TIME}),
    "withdrawn": (Withdrawn, {"seat": NUMBER, "window": NUMBER, "at": TIME}),
    "window closed": (WindowClosed, {"number": NUMBER, "at": TIME}),
    "ordered": (
        Ordered,
        {
            "seat": NUMBER,
            "order": TEXT,
            "about": NUMBERS,
            "until": Kind("kind-until", lambda value: value in UNTIL, str, str),
            "at": TIME,
        },
    ),
    "recalled": (Recalled, {"seat": NUMBER, "order": TEXT, "at": TIME}),
}
