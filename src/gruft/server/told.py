"""What is told about a table from outside: to whom it invites, and how its match went.

An invitation names game and host before one has a name. The course of a match is told to those
who may have its record, and only when it is over: until then some of it is secret.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from gruft.kernel.refusal import Refused
from gruft.kernel.story import Reading
from gruft.server.house import TheHouse
from gruft.server.requests import AnyRequest, finder_for, guest_of
from gruft.server.rest import FOR_GUESTS, eyes_of, must_be_guest
from gruft.table.live.sitting import Sitting
from gruft.table.state import State


class InvitationShown(msgspec.Struct, frozen=True):
    """What somebody is invited to; nothing is said of a match that one may not watch."""

    game: str
    host: str
    phase: str


class LineShown(msgspec.Struct, frozen=True):
    """A number through the whole match: at its beginning and after each part."""

    who: Mapping[str, object]
    values: Sequence[int]
    hue: str = ""


class CourseShown(msgspec.Struct, frozen=True):
    """How a match went: its parts, and each number after each of them."""

    parts: Sequence[int]
    lines: Sequence[LineShown]


class Told(Controller):
    """What is told about a table that one does not sit at."""

    path = "/api/tables/{table:str}"

    @get("/invitation")
    async def invitation(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str]
    ) -> InvitationShown:
        """Which game, and by whom one is invited."""
        guest = await guest_of(request, house)
        hosted = await finder_for(request, house, guest).table(table)
        sitting = hosted.sitting
        if sitting.phase != "setting" and not hosted.lets_watch(guest.id if guest else ""):
            return InvitationShown("", "", sitting.phase)
        return InvitationShown(sitting.setting.game, _host_of(sitting), sitting.phase)

    @get("/course", security=FOR_GUESTS)
    async def course(
        self, request: AnyRequest, house: TheHouse, table: FromPath[str]
    ) -> CourseShown:
        """How the match went, after its end."""
        guest = await must_be_guest(request, house)
        hosted = await finder_for(request, house, guest).table(table)
        await eyes_of(guest, hosted, house)
        state = hosted.sitting.match
        if state is None or not state.is_over:
            raise Refused("table-not-over")
        return course_of(state)


def _host_of(sitting: Sitting) -> str:
    names = [one.name for one in sitting.chairs if one is not None and one.guest == sitting.host]
    return names[0] if names else ""


def course_of(state: State) -> CourseShown:
    """The numbers that a game is followed by, as they stood at the end of each part."""
    first, *later = _readings(state)
    last = {reading.part: reading for reading in later}
    parts = [first, *(last[part] for part in sorted(last) if part > 0)]
    lines = [
        LineShown(gauge.who, [reading.gauges[at].value for reading in parts], gauge.hue)
        for at, gauge in enumerate(first.gauges)
    ]
    return CourseShown([reading.part for reading in parts[1:]], lines)


def _readings(state: State) -> Iterator[Reading]:
    for line in state.lines:
        yield state.game.story.reading(line.before)
    yield state.game.story.reading(state.position)
