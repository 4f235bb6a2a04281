"""One client at its socket: what it may do, for which seats, and what it is sent.

A client is a guest. It acts for the seats that it holds, and for no other.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.server import logs, seating, wire, wondering
from gruft.server.acting import command_for, must_hold
from gruft.server.encoding import encoded
from gruft.server.hall import Asked, Hall, now
from gruft.server.hosted import Hosted
from gruft.server.keys import Opened, open_seats
from gruft.server.limits import Buckets
from gruft.server.onlookers import onlookers
from gruft.server.places import Place, acts_for
from gruft.server.rematches import rematch
from gruft.store.contract import Guest
from gruft.table.live import commands
from gruft.table.live.clocks import MOST_LAG
from gruft.table.live.work import Work

#: A client that is so many messages, or bytes, behind is too slow for the house.
MOST_UNSENT = 256
MOST_UNSENT_BYTES = 1024 * 1024

Find = Callable[[str], Awaitable[Hosted]]


class Client:
    """A guest at a socket."""

    def __init__(
        self, hall: Hall, guest: Guest, talk: Buckets | None = None, find: Find | None = None
    ) -> None:
        self.hall = hall
        self.guest = guest
        self.unsent: asyncio.Queue[bytes] = asyncio.Queue()
        #: Sends a message if that can be done without waiting, and tells whether it could.
        self.at_once: Callable[[bytes], bool] | None = None
        self.too_slow = asyncio.Event()
        self.lag = 0
        self.is_gone = False
        self._behind = 0
        self._talk = talk
        self._find = find or hall.table
        self._tables: dict[str, Hosted] = {}

    def send(self, message: bytes) -> None:
        """Send soon; whoever does not keep up is let go."""
        if self._behind == 0 and self.at_once is not None and self.at_once(message):
            return
        if self.unsent.qsize() >= MOST_UNSENT or self._behind > MOST_UNSENT_BYTES:
            self.too_slow.set()
        else:
            self._behind += len(message)
            self.unsent.put_nowait(message)

    async def send_unsent(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what comes next. Until it is sent nothing else can be sent at once, before it."""
        message = await self.unsent.get()
        await send(message)
        self._behind -= len(message)

    def say(self, message: wire.House) -> None:
        """Send one message of the house."""
        self.send(encoded(message))

    def numbers(self) -> dict[str, int]:
        """The last number of every stream that this client is sent."""
        return {
            f"{name} {seat}": hosted.streams[seat].number
            for name, hosted in self._tables.items()
            for seat in hosted.places.get(self) or {SPECTATOR}
        }

    # --- messages --------------------------------------------------------------------------------

    async def hear(self, message: wire.Client) -> None:
        """Do what the client asks for, or say why not; a mistake of the house is told as such."""
        try:
            done = encoded(await self._obey(message))
        except Refused as refusal:
            done = encoded(self._refusal(message, refusal))
        except Exception as mistake:  # say, a full disk: whoever asked may ask again
            self.hall.metrics.failed()
            logs.failure("house-made-mistake", mistake)
            done = encoded(wire.Refusal(message.id, "http-500"))
        self.send(done)

    def _refusal(self, message: wire.Client, refusal: Refused) -> wire.Refusal:
        self.hall.metrics.refused(refusal.key)
        return wire.Refusal(message.id, refusal.key, refusal.clause, dict(refusal.details))

    async def _obey(self, message: wire.Client) -> wire.House:
        match message:
            case wire.Hello():
                _must_speak_our_version(message)
                return wire.Welcome(wire.VERSION, self.guest.name, now())
            case wire.Beat():
                # A question comes late and its answer too, so the whole way there and back counts.
                self.lag = min(max(0, now() - message.heard), MOST_LAG)
                return wire.HouseBeat(now(), self.numbers())
            case wire.Leave():
                self.leave(message.table)
                return wire.Done(message.id)
            case _:
                return await self._at_table(message, await self._table(message.table))

    async def _table(self, name: str) -> Hosted:
        """A table by its name; one that a client looks at already it has found before."""
        find = self.hall.table if name in self._tables else self._find
        return await find(name)

    async def _at_table(self, message: wire.AtTable, hosted: Hosted) -> wire.House:
        match message:
            case wire.Enter():
                return await self._enter(message, hosted)
            case wire.Sit():
                return await seating.sit(self.hall, hosted, message, self, self._move(message))
            case wire.Invite():
                return await seating.invite(self.hall, hosted, message, self)
            case wire.Rematch():
                return wire.Done(message.id, table=await rematch(self.hall, hosted, self))
            case wire.ReadLog():
                return wondering.log_page(message, hosted, hosted.places.get(self))
            case wire.LookAround():
                return onlookers(message, hosted, self.guest, hosted.places.get(self))
            case wire.Draft() | wire.WhyNot() | wire.Hint():
                must_hold(hosted.places.get(self), message.seat)
                return await self._wonder(message, hosted)
            case _:
                command = partial(self._act, message, hosted)
                await self.hall.do(hosted, command, Asked(self, self._move(message), self.lag))
                return wire.Done(message.id)

    def _must_not_babble(self, message: wire.AtTable) -> None:
        """Words are kept for as long as the table, so nobody says more than can be read."""
        is_talk = isinstance(message, wire.Say | wire.MakePromise)
        if is_talk and self._talk is not None and not self._talk.take(self.guest.id):
            raise Refused("talk-too-fast")

    def _act(self, message: wire.AtTable, hosted: Hosted, work: Work) -> None:
        """Which seats are held is looked up when nothing else changes the table any more.

        Words that are said again because their answer was lost never come here, so they do not
        count as said too fast.
        """
        self._must_not_babble(message)
        command_for(message, hosted, self.guest, hosted.places.get(self))(work)

    async def _wonder(
        self, message: wire.Draft | wire.WhyNot | wire.Hint, hosted: Hosted
    ) -> wire.House:
        if isinstance(message, wire.Draft):
            return wondering.drafted(message, hosted)
        if isinstance(message, wire.WhyNot):
            return wondering.why_not(message, hosted)
        return await wondering.hinted(message, hosted, self.hall.thinkers)

    def _move(self, message: wire.Client) -> str:
        return f"{self.guest.id} {message.id}"

    # --- where one looks from --------------------------------------------------------------------

    async def _enter(self, message: wire.Enter, hosted: Hosted) -> wire.Entered:
        # What a key opens must not change before one looks through it.
        async with hosted.lock:
            commands.must_not_be_kicked(hosted.sitting, self.guest.id)
            store, sitting = self.hall.store, hosted.sitting
            opened = await open_seats(store, hosted.name, sitting, message.keys, self.guest)
            if not opened.seats and not hosted.lets_watch(self.guest.id):
                raise Refused("table-not-for-watching")
            self._tables[hosted.name] = hosted
            hosted.come(self, frozenset(opened.seats), now())
        self.hall.set_timer(hosted)
        return self._entered(message.id, hosted, frozenset(opened.seats), opened)

    def _entered(
        self, named: str, hosted: Hosted, place: Place, opened: Opened | None = None
    ) -> wire.Entered:
        kept = [seat for seat, one in hosted.sitting.kept.items() if one.guest == self.guest.id]
        return wire.Entered(
            named,
            hosted.name,
            sorted(place) or [SPECTATOR],
            opened.renewed if opened else {},
            hosted.sitting.host == acts_for(hosted.sitting, self.guest.id, place),
            {str(seat): key for seat, key in opened.given.items()} if opened else {},
            opened.by_key if opened else (),
            kept,
        )

    def placed(self, table: Hosted, place: Place | None) -> None:
        """Learn that one looks at a table from elsewhere now, or (None) not at all."""
        if place is None:
            self._tables.pop(table.name, None)
            self.say(wire.Entered("", table.name, []))
        else:
            self._tables[table.name] = table
            self.say(self._entered("", table, place))

    def leave(self, name: str) -> None:
        """Look away from a table."""
        hosted = self._tables.pop(name, None)
        if hosted is not None:
            hosted.go(self, now())
            self.hall.set_timer(hosted)

    def leave_all(self) -> None:
        """The socket is closed, for good: what was asked for before may still be carried out."""
        self.is_gone = True
        for name in tuple(self._tables):
            self.leave(name)


def _must_speak_our_version(hello: wire.Hello) -> None:
    if hello.version != wire.VERSION:
        raise Refused("message-other-version", given=hello.version, wanted=wire.VERSION)
