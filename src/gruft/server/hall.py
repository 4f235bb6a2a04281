"""The hall: all live tables of this house, and the one way in which any of them changes.

Worked out, stored, and only then true and told. A table is changed by one command at a time. What
the house itself must do is done here when it is due.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from gruft.server import logs
from gruft.server.daybook import Daybook
from gruft.server.errands import Errands
from gruft.server.hosted import Command, Hosted
from gruft.server.keys import key_changes
from gruft.server.listings import listed_as
from gruft.server.metrics import Metrics
from gruft.server.naming import three_words
from gruft.server.places import Looker
from gruft.server.playing import BOT_PAUSE, BotPlayers
from gruft.server.reading import acts_from
from gruft.server.tables import Tables
from gruft.server.thinking import Thinkers, must_be_bot
from gruft.shelf import find
from gruft.store.contract import Append, Conflict, Guest, Key, KeyAdded, Listing, Store
from gruft.table.fair import SECRET_LENGTH, bot_salt
from gruft.table.live import commands, house
from gruft.table.live.acts import AnyAct, Stamped, TableSet, write_stamped
from gruft.table.live.setting import Setting, must_be_playable
from gruft.table.live.table import LiveTable
from gruft.table.live.work import Work


def now() -> int:
    """The time of the house."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Asked:
    """Who wants a command to be carried out, the id they have for it, and the keys it makes.

    What is `beside` it is stored with it or not at all.
    """

    by: Looker | None = None
    move: str = ""
    lag: int = 0
    keys: Sequence[Key] = ()
    beside: Sequence[Append] = ()


BY_THE_HOUSE = Asked()


class Hall:
    """The live tables of one process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bot_pause: float = BOT_PAUSE,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics or Metrics()
        self.thinkers = thinkers
        self.tables = Tables(store, now)
        self._hosted = self.tables.hosted
        self.metrics.watch({"tables": self._hosted.__len__, "bots": self._count_bots})
        self._errands = Errands(self.metrics)
        self._bots = BotPlayers(self.do, thinkers, self._errands, self.metrics, bot_pause)
        self._daybook = Daybook(store, now, self._is_any_due)
        self._under_way: set[asyncio.Task[bool]] = set()
        self.moves = 0

    def _count_bots(self) -> int:
        return sum(len(hosted.thinking) for hosted in self._hosted.values())

    def _is_any_due(self) -> bool:
        return any(house.due_at(one.sitting) is not None for one in self._hosted.values())

    # --- finding tables --------------------------------------------------------------------------

    async def set_table(self, setting: Setting, host: Guest) -> str:
        """A new table; returns its name."""
        must_be_bot(setting.stand_in)
        must_be_playable(setting, find(setting.game))
        return await self.open_table([TableSet(setting, host.id, secrets.token_hex(SECRET_LENGTH))])

    async def open_table(self, acts: Sequence[AnyAct]) -> str:
        """A table that begins with these acts; returns its name."""
        while True:
            beginning = beginning_of(acts)
            try:
                await self.store.append(beginning)
            except Conflict:
                continue  # somebody has these three words
            log_table_set(beginning.listing)
            return beginning.listing.table

    async def table(self, name: str) -> Hosted:
        """A table by its name; refused if there is none."""
        return await self.tables.find(name)

    async def reopen(self) -> int:
        """After a start: every running match goes on. Returns how many there are."""
        closed_at = await self._daybook.last_open()
        running = await self.tables.running()
        for hosted in running:
            await self._go_on(hosted, max(closed_at, hosted.table.changed))
        self._errands.send(self._errands.persist(self._daybook.keep))
        return len(running)

    async def _go_on(self, hosted: Hosted, closed_at: int) -> None:
        going = partial(house.go_on, closed_at=closed_at)
        try:
            await self.do(hosted, going)
        except Exception as failure:  # say, a full disk: the others go on
            self.metrics.failed()
            logs.failure("house-tries-again", failure)
            again = partial(self.do, hosted, going)
            self._errands.send(self._errands.persist(again))
        self._look_ahead(hosted)

    # --- changing tables -------------------------------------------------------------------------

    async def do(self, hosted: Hosted, command: Command, asked: Asked = BY_THE_HOUSE) -> bool:
        """Carry out a command to its end, even if whoever sent it has gone.

        Tells whether anything has changed.
        """
        task = asyncio.create_task(self._carry_out(hosted, command, asked))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _carry_out(self, hosted: Hosted, command: Command, asked: Asked) -> bool:
        async with hosted.lock:
            try:
                changed = await self._step(hosted, command, asked)
            except Conflict:
                await self._catch_up(hosted)
                changed = await self._step(hosted, command, asked)
        if changed:
            self._look_ahead(hosted)
        return changed

    async def _step(self, hosted: Hosted, command: Command, asked: Asked) -> bool:
        if asked.move and hosted.table.knows(asked.move) is not None:
            return False
        work = hosted.table.work(now(), asked.move, asked.lag)
        awake = int(asyncio.get_running_loop().time() * 1000)
        if slept := hosted.wakefulness.slept(work.now, awake):
            house.go_on(work, work.now - slept)
        command(work)
        if not work.acts:
            return False
        hosted.wakefulness.note(work.now, awake)
        await self._append(hosted, work, asked)
        phase = hosted.sitting.phase
        told = hosted.table.take(work)
        hosted.follow(told, [stamped.act for stamped in work.acts], work.now, asked.by)
        self.moves += 1
        self._write_down(hosted, phase)
        return True

    async def _append(self, hosted: Hosted, work: Work, asked: Asked) -> None:
        acts = [write_stamped(stamped) for stamped in work.acts]
        changes = key_changes([stamped.act for stamped in work.acts], hosted.sitting)
        # Readers of lists must not count what was done in secret.
        listing = listed_as(hosted.name, work.sitting, hosted.table.news_at_after(work))
        keys = [*changes, *map(KeyAdded, asked.keys)]
        append = Append(listing, hosted.table.length, acts, keys)
        with self.metrics.appending():
            await self.store.append(append, *asked.beside)

    async def _catch_up(self, hosted: Hosted) -> None:
        """The store has acts that this house does not know: perhaps a disk which said that it was
        full had written them all the same. They are true, so everybody is told."""
        stored = await self.store.acts(hosted.name, hosted.table.length)
        acts = acts_from(stored)
        told = hosted.table.catch_up(acts)
        hosted.follow(told, [stamped.act for stamped in acts], now(), None)
        self._look_ahead(hosted)

    def _write_down(self, hosted: Hosted, before: str) -> None:
        """Count the step, and log the beginning and the end of a match."""
        setting, phase = hosted.sitting.setting, hosted.sitting.phase
        self.metrics.moved(setting.game)
        if phase != before:
            logs.event(f"match-{phase}", table=logs.mark_of(hosted.name), game=setting.game)

    # --- what the house does by itself -----------------------------------------------------------

    def _look_ahead(self, hosted: Hosted) -> None:
        """Bots begin to think, and the house looks again when something is due."""
        self._bots.look_at(hosted)
        self.set_timer(hosted)

    def set_timer(self, hosted: Hosted) -> None:
        """Look at the table again when something is due."""
        if hosted.timer is not None:
            hosted.timer.cancel()
            hosted.timer = None
        due = hosted.due_at()
        if due is not None:
            wait = max(0.0, (due - now()) / 1000)
            loop = asyncio.get_running_loop()
            hosted.timer = loop.call_later(wait, lambda: self._errands.send(self._attend(hosted)))

    async def _attend(self, hosted: Hosted) -> None:
        if hosted.is_attended:
            return
        hosted.is_attended = True
        try:
            await self._errands.persist(partial(self._do_what_is_due, hosted))
        finally:
            hosted.is_attended = False
        self.set_timer(hosted)

    async def _do_what_is_due(self, hosted: Hosted) -> None:
        for seat in hosted.absent_too_long(now()):
            await self.do(hosted, partial(_mind, hosted, seat))
        hosted.catch_up(now())
        await self.do(hosted, house.tick)

    async def close(self) -> None:
        """Stop; everything that was told is stored."""
        for hosted in self._hosted.values():
            if hosted.timer is not None:
                hosted.timer.cancel()
        await self._errands.close()
        # Whoever sent these may be gone; the store stays open until they are done.
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._daybook.close()
        self.thinkers.close()


def _mind(hosted: Hosted, seat: int, work: Work) -> None:
    """A bot minds a seat, unless its player came back while others were at the table."""
    if seat in hosted.absent_too_long(work.now):
        commands.mind(work, seat)


def beginning_of(acts: Sequence[AnyAct]) -> Append:
    """A table that begins with these acts, under a name that perhaps nobody has yet."""
    first, at = acts[0], now()
    assert isinstance(first, TableSet)
    stamped = [Stamped(at, act) for act in acts]
    table = LiveTable.from_acts(find(first.setting.game), stamped)
    listing = listed_as(three_words(), table.sitting, at)
    return Append(listing, 0, [write_stamped(one) for one in stamped])


def log_table_set(listing: Listing) -> None:
    """Write down that a table was created."""
    mark = logs.mark_of(listing.table)
    logs.event("table-set", table=mark, game=listing.game, seats=listing.seats)


def begin_command(hosted: Hosted, guest: str) -> Callable[[Work], None]:
    """The command that lets a match begin."""
    salts = [bot_salt(hosted.commitment, seat) for seat in range(hosted.seats)]
    return lambda work: commands.begin(work, guest, hosted.table.edition, salts)
