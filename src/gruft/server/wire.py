"""Every message between a client and the house, in types; `python -m gruft.server.schema` exports.

Clients and house tell each other the version of these messages first. A message of a client names a
table and, where it acts, the seat it acts for; whether it may is for the house to check.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec

from gruft.kernel.scene import Choice, Decision, Scene
from gruft.server.spoken import Line, Onlooker, Said, Told
from gruft.table.live.setting import BotPace

VERSION = 2
LARGEST_MESSAGE = 16 * 1024

#: A whole number that every browser can hold.
Number = Annotated[int, msgspec.Meta(ge=-(2**53) + 1, le=2**53 - 1)]
#: A client's own id is kept with what it did.
Id = Annotated[str, msgspec.Meta(max_length=64)]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client says. `id` is its own id of this message; the answer names it."""

    id: Id


class ToTable(FromClient, frozen=True):
    """What a client says at a table."""

    table: str


class ForSeat(ToTable, frozen=True):
    """What a client does for a seat that it holds."""

    seat: Number


# --- coming and going ----------------------------------------------------------------------------


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message."""

    version: Number


class Enter(ToTable, frozen=True, tag="enter"):
    """Look at a table: as the seats whose keys one has, else as a spectator."""

    keys: Sequence[str] = ()


class Leave(ToTable, frozen=True, tag="leave"):
    """Look away from a table; the seats stay one's own."""


class Beat(FromClient, frozen=True, tag="beat"):
    """I am still here; `heard` is the time of the house's last beat."""

    heard: Number


class ReadLog(ToTable, frozen=True, tag="read log"):
    """A page of the log of a seat that one looks through (-1: the gallery), from line `first`."""

    seat: Number
    first: Number


# --- before the match ----------------------------------------------------------------------------


class Sit(ToTable, frozen=True, tag="sit"):
    """Take a free seat, under a name for this seat, with a salt for the luck.

    A seat that is kept is taken with its invitation, or by the guest whom it is kept for.
    """

    seat: Number
    name: str
    salt: str
    invitation: str = ""


class Invite(ForSeat, frozen=True, tag="invite"):
    """The host keeps a free seat and wants a link that lets somebody sit there, once."""


class SeatBot(ForSeat, frozen=True, tag="seat bot"):
    """The host gives a seat to a bot."""

    bot: str


class StandUp(ForSeat, frozen=True, tag="stand up"):
    """Leave a seat before the match, or make somebody leave it; give free a seat that is kept."""


class Swap(ForSeat, frozen=True, tag="swap"):
    """Change places."""

    other: Number


class PaceBots(ToTable, frozen=True, tag="pace bots"):
    """The host lets the bots play faster or slower, before the match or in it."""

    pace: BotPace


class Begin(ToTable, frozen=True, tag="begin"):
    """The host deals the cards."""


class Rematch(ToTable, frozen=True, tag="rematch"):
    """Once more, with rotated seats."""


# --- playing -------------------------------------------------------------------------------------


class Answer(ForSeat, frozen=True, tag="answer"):
    """A line for the question that one is asked; in a window it is sealed."""

    question: Number
    line: str


class Draft(ForSeat, frozen=True, tag="draft"):
    """What may follow after half a line? Moves that answer one question may come in any order."""

    question: Number
    prefix: str


class WhyNot(ForSeat, frozen=True, tag="why not"):
    """Why is this not a legal line?"""

    line: str


class Withdraw(ForSeat, frozen=True, tag="withdraw"):
    """Take a sealed answer back."""


class GiveOrder(ForSeat, frozen=True, tag="order"):
    """Give a standing order."""

    order: str
    about: Sequence[Number] = ()
    until: str = "recalled"


class RecallOrder(ForSeat, frozen=True, tag="recall"):
    """Recall a standing order."""

    order: str


class Undo(ForSeat, frozen=True, tag="undo"):
    """Take one's last line back, or ask the others whether one may."""


class Abort(ForSeat, frozen=True, tag="abort"):
    """Ask the others to break the match off."""


class CastVote(ForSeat, frozen=True, tag="vote"):
    """Agree to what is proposed, or not."""

    agree: bool


class Resign(ForSeat, frozen=True, tag="resign"):
    """Give up."""


class ComeBack(ForSeat, frozen=True, tag="come back"):
    """Play one's seat again that a bot has minded."""


class Hint(ForSeat, frozen=True, tag="hint"):
    """What would a decent player do?"""


# --- talking -------------------------------------------------------------------------------------


class Say(ToTable, frozen=True, tag="say"):
    """Say something, from a seat or (-1) from the gallery."""

    seat: Number
    channel: Sequence[Number]
    text: str


class MakePromise(ForSeat, frozen=True, tag="promise"):
    """Promise somebody something."""

    to: Number
    text: str


class MarkPromise(ForSeat, frozen=True, tag="mark promise"):
    """Say whether a promise to oneself was kept."""

    number: Number
    kept: bool


class LookAround(ToTable, frozen=True, tag="look around"):
    """The host wants to know who looks on."""


class Mute(ToTable, frozen=True, tag="mute"):
    """The host lets the guest of a seat (-1: somebody who looks on) be silent, or speak again."""

    seat: Number
    silent: bool
    onlooker: str = ""


class Kick(ToTable, frozen=True, tag="kick"):
    """The host sends the guest of a seat (-1: somebody who looks on) away."""

    seat: Number
    onlooker: str = ""


#: What is said at a table.
AtTable = (
    Enter
    | ReadLog
    | Sit
    | Invite
    | SeatBot
    | StandUp
    | Swap
    | PaceBots
    | Begin
    | Rematch
    | Answer
    | Draft
    | WhyNot
    | Withdraw
    | GiveOrder
    | RecallOrder
    | Undo
    | Abort
    | CastVote
    | Resign
    | ComeBack
    | Hint
    | Say
    | MakePromise
    | MarkPromise
    | LookAround
    | Mute
    | Kick
)
Client = Hello | Leave | Beat | AtTable


# --- what the house says -------------------------------------------------------------------------


class FromHouse(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What the house says."""


class Welcome(FromHouse, frozen=True, tag="welcome"):
    """The first answer: who one is, and what time it is in the house."""

    version: int
    name: str
    now: int


class Entered(FromHouse, frozen=True, tag="entered"):
    """One looks at a table now, as these seats (-1: a spectator; none: one is not let in any more).

    Without an id it is no answer: somebody changed places, stood up or was sent away. `keys` are
    new keys by old ones, `given` new keys by seat; `opened` is the seat that each key opens which
    was shown (-1: none). `kept` are free seats that wait for this guest.
    """

    id: str
    table: str
    seats: Sequence[int]
    keys: Mapping[str, str] = {}
    is_host: bool = False
    given: Mapping[str, str] = {}
    opened: Sequence[int] = ()
    kept: Sequence[int] = ()


class Shown(FromHouse, frozen=True, tag="shown"):
    """The whole table as a seat sees it: every part of the view, the end of the log, the talk.

    `number` counts what this seat has been sent; `log_length` is how long the whole log is.
    """

    table: str
    seat: int
    number: int
    now: int
    parts: Mapping[str, msgspec.Raw]
    log: Sequence[Line]
    log_length: int
    talk: Sequence[Said]


class Changed(FromHouse, frozen=True, tag="changed"):
    """What has changed since the last number: parts of the view by path, news and talk."""

    table: str
    seat: int
    number: int
    now: int
    parts: Mapping[str, msgspec.Raw] = {}
    log: Sequence[Line] = ()
    talk: Sequence[Said] = ()


class LogPage(FromHouse, frozen=True, tag="log page"):
    """Lines of the log from `first` on; as many as fit on a page."""

    id: str
    table: str
    seat: int
    first: int
    log: Sequence[Line]


class Done(FromHouse, frozen=True, tag="done"):
    """A message was accepted; what it asked for, if anything."""

    id: str
    key: str = ""
    link: str = ""
    table: str = ""


class Onlookers(FromHouse, frozen=True, tag="onlookers"):
    """Who looks on without a seat, for the host."""

    id: str
    onlookers: Sequence[Onlooker]


class Drafted(FromHouse, frozen=True, tag="drafted"):
    """What may follow after half a line; None if the line is whole.

    The question names pieces of `scene`: the table with the first half of the line made. `line` is
    that half in the order that the rules want; `held` are moves that wait for another one before
    them, and `later` may be chosen as well, though they are not the next.
    """

    id: str
    decision: Decision | None
    scene: Scene | None = None
    line: str = ""
    held: Sequence[Choice] = ()
    later: Sequence[Choice] = ()


class Hinted(FromHouse, frozen=True, tag="hinted"):
    """What the house would do, move by move, and why."""

    id: str
    line: str
    steps: Sequence[Told]
    reason: Told


class Refusal(FromHouse, frozen=True, tag="refused"):
    """A message was not accepted, and nothing has changed."""

    id: str
    key: str
    clause: str = ""
    args: Mapping[str, object] = {}


class HouseBeat(FromHouse, frozen=True, tag="beat"):
    """The house is still here; the last number of every stream that this client is sent."""

    now: int
    numbers: Mapping[str, int] = {}


Answered = LogPage | Onlookers | Done | Drafted | Hinted | Refusal
House = Welcome | Entered | Shown | Changed | Answered | HouseBeat
