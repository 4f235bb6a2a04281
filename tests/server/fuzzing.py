"""`python -m tests.server.fuzzing [--seed N] [--messages N]`: a house under a hail of messages.

In evenings of many thousand messages each: tables of all four games, people and bots at them, and
clients that say anything. Most of it is said to clients of this process, a part over real sockets.
After every message the house must have answered in a sentence; it must never have made a mistake,
written a traceback or come to believe something else than what it has stored.
"""

import argparse
import asyncio
import gc
import json
import logging
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from websockets.exceptions import ConnectionClosed

from gruft.server import wire
from gruft.server.client import Client
from gruft.server.encoding import ENCODER
from gruft.server.hall import Hall
from gruft.server.hosted import Hosted
from gruft.server.socket import take_in
from gruft.server.thinking import Thinkers
from gruft.shelf import SHELF, find
from gruft.store.contract import Guest
from gruft.store.sqlite import SqliteStore
from gruft.table.live.acts import read_stamped
from gruft.table.live.setting import Clock, Setting
from gruft.table.live.table import LiveTable
from gruft.table.live.views import view_for
from gruft.table.pace import Pace
from gruft.words.speech import Words
from tests.server.fuzz_grammar import Grammar, Known
from tests.server.guests import PATIENCE, Person, Refused, begun
from tests.server.houses import WIDE, open_house
from tests.server.strangers import loop_of

EVENING = 4_000
#: So often it is looked whether what is true is what is stored.
LOOKED_AT_EVERY = 100
#: Kilobytes by which the house may grow after its first evening.
MOST_GROWTH = 150_000
NAMES = ("Ada", "Bela", "Cleo", "Dora")
FAILED = "http-500"


class Broken(Exception):
    """The house did something that it never may."""


class CutOff(Broken):
    """The line broke, and nobody said why."""


class Mistakes(logging.Handler):
    """Everything that the house writes down as a mistake."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Remember what went wrong."""
        problem = record.exc_info[1] if record.exc_info else None
        self.found.append(f"{record.getMessage()}: {problem!r}")


@contextmanager
def mistakes() -> Iterator[Mistakes]:
    """Listen for mistakes."""
    heard = Mistakes()
    logging.getLogger().addHandler(heard)
    try:
        yield heard
    finally:
        logging.getLogger().removeHandler(heard)


@cache
def sentences() -> Words:
    """What every refusal must be found in."""
    return Words("en", [game.package for game in SHELF.values()])


class Evening:
    """One house, from its first table to the last message."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.luck = random.Random(seed)
        self.known = Known()
        self.grammar = Grammar(self.luck, self.known)
        self.hall = Hall(SqliteStore(folder), Thinkers(0), bot_pause=0.0)
        self.clients: list[Client] = []
        self.heard: Counter[str] = Counter()

    async def run(self, messages: int, tell: Callable[[int], None] = lambda _: None) -> None:
        """Let it hail; raises `Broken` with what was said last."""
        with mistakes() as found:
            await self._open()
            for number in range(messages):
                sent = self.grammar.sent()
                try:
                    await self._hear(sent, found)
                    if number % LOOKED_AT_EVERY == 0:
                        await self._look()
                except Broken as broken:
                    raise Broken(f"message {number}: {sent[:600]!r}: {broken}") from broken
                tell(1)
            await self.hall.close()
            await self.hall.store.close()

    # --- the house -------------------------------------------------------------------------------

    async def _open(self) -> None:
        for name in NAMES:
            guest = Guest(name * 8, name)
            await self.hall.store.add_guest(guest)
            self.clients.append(Client(self.hall, guest))
        self.clients.append(Client(self.hall, self.clients[0].guest))
        for game in SHELF.values():
            self.known.orders += [order.key for order in game.standing_orders()]
            for begins in (True, False):
                await self._set_table(game.slug, min(game.seat_counts), begins)

    async def _set_table(self, slug: str, seats: int, begins: bool) -> None:
        setting = Setting(
            slug,
            seats,
            pace=Pace(self.luck.choice((0, 200)), 5_000),
            clock=self.luck.choice((Clock(), Clock("move", 5_000), Clock("bank", 30_000, 500))),
            at_zero=self.luck.choice(("move", "bot")),
            grace=0,
            watching=self.luck.choice(("nobody", "link", "everybody")),
            delay=self.luck.choice((0, 500)),
        )
        ada, bela, *_ = self.clients
        name = await self.hall.set_table(setting, ada.guest)
        for client in (ada, bela):
            await client.hear(wire.Enter("e", name))
        await ada.hear(wire.Sit("s0", name, 0, "Ada", "ab" * 16))
        await bela.hear(wire.Sit("s1", name, 1, "Bela", "cd" * 16))
        for seat in range(2, seats if begins else 2):
            await ada.hear(wire.SeatBot(f"b{seat}", name, seat, "moth"))
        if begins:
            await ada.hear(wire.Begin("g", name))
        self.known.tables[name] = await self.hall.table(name)
        assert not begins or self.known.tables[name].sitting.match is not None
        self._drain()

    def _drain(self) -> list[bytes]:
        frames: list[bytes] = []
        for client in self.clients:
            while not client.unsent.empty():
                frames.append(client.unsent.get_nowait())
            client._behind = 0
        return frames

    # --- looking ---------------------------------------------------------------------------------

    async def _hear(self, sent: str, found: Mistakes) -> None:
        client = self._speaker()
        self._drain()
        readable = await take_in(client, sent)
        frames = self._drain()
        answers = [json.loads(frame) for frame in frames]
        self._must_be_answered(readable, sent, answers)
        self.known.keys += [
            one["key"] for one in answers if one["type"] == "done" and one.get("key")
        ]
        del self.known.keys[:-50]
        if found.found:
            raise Broken(f"a mistake was written down: {found.found[0]}")
        if client.too_slow.is_set():
            raise Broken("one message was answered with more than a client can take")

    def _speaker(self) -> Client:
        """Mostly somebody who may say such a thing."""
        table, seat = self.grammar.aim
        places = self.known.tables[table].places if table in self.known.tables else {}
        holding = [one for one in self.clients if seat in places.get(one, ())]
        return self.luck.choice(holding if holding and self.luck.random() < 0.8 else self.clients)

    def _must_be_answered(
        self, readable: bool, sent: str, answers: list[dict[str, object]]
    ) -> None:
        named = json.loads(sent)["id"] if readable else ""
        told = ("entered", "drafted", "hinted", "log page", "onlookers", "welcome", "beat")
        kinds = ("done", "refused", *told)
        own = [one for one in answers if one["type"] in kinds and one.get("id", named) == named]
        if not own:
            raise Broken("nothing was answered")
        for one in answers:
            self.heard[str(one.get("key") if one["type"] == "refused" else one["type"])] += 1
            if one["type"] == "refused":
                _must_be_sayable(one)

    async def _look(self) -> None:
        """Let the bots play, and compare what is true with what is stored."""
        await asyncio.sleep(0.001)
        hosted = self.luck.choice(list(self.known.tables.values()))
        async with hosted.lock:
            if seen(hosted.table, hosted) != seen(await self._stored(hosted), hosted):
                raise Broken("what is true is not what is stored")

    async def _stored(self, hosted: Hosted) -> LiveTable:
        acts = [read_stamped(act) for act in await self.hall.store.acts(hosted.name)]
        return LiveTable.from_acts(find(hosted.sitting.setting.game), acts)


def _must_be_sayable(refusal: dict[str, object]) -> None:
    key = str(refusal["key"])
    if key == FAILED:
        raise Broken("the house made a mistake")
    if not sentences().has(key):
        raise Broken(f"nobody can say {key}")


def seen(table: LiveTable, hosted: Hosted) -> list[bytes]:
    """Everything that anybody sees of a table, and its whole log."""
    seats = range(-1, hosted.seats)
    views = [ENCODER.encode(view_for(table, seat, hosted.commitment)) for seat in seats]
    return [*views, *(ENCODER.encode(table.log.page(seat)) for seat in seats)]


# --- many evenings -------------------------------------------------------------------------------


def fuzz(seed: int, messages: int, tell: Callable[[int], None] = lambda _: None) -> Counter[str]:
    """Hold evenings until so many messages were said; what was answered how often."""
    heard: Counter[str] = Counter()
    first = 0
    for number, said in enumerate(range(0, messages, EVENING)):
        with tempfile.TemporaryDirectory() as folder:
            evening = Evening(Path(folder) / "house", seed + number)
            try:
                asyncio.run(evening.run(min(EVENING, messages - said), tell))
            except Broken as broken:
                raise Broken(f"seed {seed + number}, {broken}") from broken
            heard += evening.heard
        del evening
        gc.collect()
        first = first or grown()
        if grown() > first + MOST_GROWTH:
            raise Broken(f"seed {seed + number}: the house has grown by {grown() - first} kB")
    return heard


def grown() -> int:
    """The most memory that this process has ever had, in kilobytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


# --- over real sockets ---------------------------------------------------------------------------

#: How a house may end a conversation: broken rules, too long, no text, no frame.
GOODBYES = (1002, 1007, 1008, 1009)
#: In so many seconds a goodbye that was said is heard.
SOON = 0.1
BATCH = 24


def fuzz_sockets(seed: int, messages: int, tell: Callable[[int], None] = lambda _: None) -> int:
    """Say so many messages over sockets; how often the house has said goodbye."""
    known = Known()
    grammar = Grammar(random.Random(seed), known)
    with (
        tempfile.TemporaryDirectory() as folder,
        mistakes() as found,
        open_house(Path(folder) / "house", limits=WIDE) as house,
        begun(house.address) as (seat, table),
    ):
        known.tables[table] = asyncio.run_coroutine_threadsafe(
            house.running.hall.table(table), loop_of(house)
        ).result(PATIENCE)
        goodbyes = 0
        for number in range(0, messages, BATCH):
            batch = [grammar.sent() for _ in range(BATCH)]
            try:
                goodbyes += not _conversation(seat.person, batch, table)
            except Broken as broken:
                raise Broken(f"seed {seed}, message {number}: {batch!r}: {broken}") from broken
            if found.found:
                raise Broken(f"seed {seed}, message {number}: {batch!r}: {found.found[0]}")
            tell(BATCH)
    return goodbyes


def _conversation(person: Person, batch: list[str], table: str) -> bool:
    """Say a few messages and wait until all are answered; tell whether nobody hung up."""
    try:
        return _say_all(person, batch, table)
    except CutOff:
        # What is still on its way when the house hangs up breaks the line before its goodbye is
        # read; who waits for it reads it.
        return _say_all(person, batch, table, SOON)


def _say_all(person: Person, batch: list[str], table: str, pause: float = 0.0) -> bool:
    with person.come() as seat:
        try:
            for sent in batch:
                seat.socket.send(sent)
                time.sleep(pause)
            with suppress(Refused):
                seat.ask("leave", table=table, id="the last")
        except ConnectionClosed as closed:
            if closed.rcvd is None:
                raise CutOff("the line was cut without a goodbye") from closed
            if closed.rcvd.code not in GOODBYES:
                raise Broken(f"closed with {closed.rcvd.code}") from closed
            return False
        if any(one.get("key") == FAILED for one in seat.heard):
            raise Broken("the house made a mistake")
    return True


# --- the command ---------------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    """Say many messages, most of them nearby, and tell how it went."""
    parser = argparse.ArgumentParser(prog="make fuzz")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--messages", type=int, default=200_000)
    wished = parser.parse_args(arguments)
    far = wished.messages // 50
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with bar:
        task = bar.add_task("", total=wished.messages)
        heard = fuzz(wished.seed, wished.messages - far, partial(bar.advance, task))
        goodbyes = fuzz_sockets(wished.seed, far, partial(bar.advance, task))
    for answer, times in heard.most_common():
        bar.console.print(f"{times:9} {answer}", markup=False)
    bar.console.print(
        f"seed {wished.seed}: {wished.messages} messages, {goodbyes} goodbyes, no mistake"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
