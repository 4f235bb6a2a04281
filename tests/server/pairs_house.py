"""A whole house inside a test: hall, tables, clients and REST as they are, but no socket or disk.

It lives on a loop of its own whose clock jumps (`pairs_time.py`), keeps its acts in memory, writes
its log into a list, and its bots play what the test tells them. Two such houses can be led through
the same evening side by side, and what somebody gets in both can be compared byte for byte.
"""

import asyncio
import io
import json
import logging
import re
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import msgspec
from litestar import Litestar

from gruft.kernel.scene import SPECTATOR
from gruft.server import logs
from gruft.server.app import make_app
from gruft.server.client import Client
from gruft.server.encoding import decoded
from gruft.server.guests import Guests
from gruft.server.hall import Hall
from gruft.server.health import Health
from gruft.server.hosted import Hosted
from gruft.server.house import Config, House
from gruft.server.metrics import Metrics
from gruft.server.playing import BOT_PAUSE
from gruft.server.thinking import HintFound, Question, Thinkers, find_hint
from gruft.store.contract import Guest
from gruft.table.live.acts import TableSet
from gruft.table.live.chairs import played_by_bots
from gruft.table.live.setting import Setting
from gruft.table.live.sitting import Sitting
from gruft.table.state import State
from tests.server.pairs_store import MemoryStore
from tests.server.pairs_time import HurriedLoop

Result = TypeVar("Result")
Message = dict[str, Any]

TABLE = "bat-rain-spoon"
SECRET = "5a" * 32
SIGNING = bytes(32)
SALT = "ab" * 16
HOST = 0


class Script(Thinkers):
    """Bots that play what they are told to; hints are thought through as always."""

    def __init__(self) -> None:
        self._waiting: dict[int, list[asyncio.Future[str]]] = {}

    async def line(self, question: Question) -> str:
        told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(question.seat, []).append(told)
        return await told

    def tell(self, seat: int, line: str) -> None:
        """A line was found for this seat."""
        waiting = [one for one in self._waiting.pop(seat, []) if not one.done()]
        assert waiting, f"no bot thinks for seat {seat}"
        for one in waiting:
            one.set_result(line)

    def forget(self) -> None:
        """Nobody thinks about anything any more."""
        for one in [told for waiting in self._waiting.values() for told in waiting]:
            one.cancel()
        self._waiting.clear()

    async def hint(self, question: Question) -> HintFound:
        return msgspec.json.decode(find_hint(msgspec.json.encode(question)), type=HintFound)

    def close(self) -> None:
        self._waiting.clear()


class QuietHouse:
    """A house with one table, and everybody who comes to it."""

    def __init__(self, setting: Setting, bots: Sequence[int] = ()) -> None:
        self.loop = HurriedLoop()
        self.store = MemoryStore()
        self.bots = Script()
        self.luck = Random(0)
        self._written = io.StringIO()
        metrics = Metrics()
        self.hall = Hall(self.store, self.bots, BOT_PAUSE, metrics)
        guests = Guests(self.store, SIGNING)
        self.house = House(self.store, guests, self.hall, metrics, Health(self.store))
        self.visitors: dict[int, Visitor] = {}
        self._open_table(setting, bots)

    # --- the table -------------------------------------------------------------------------------

    def _open_table(self, setting: Setting, bots: Sequence[int]) -> None:
        first = TableSet(setting, _guest(HOST).id, SECRET)
        self.run(self.hall.open_table([first]))
        people = [seat for seat in range(setting.seats) if seat not in bots]
        for place in (*people, SPECTATOR):
            self.visitors[place] = Visitor(self, _guest(place))
            self.visitors[place].ask("enter")
        for seat in people:
            who = self.visitors[seat]
            who.ask("sit", seat=seat, name=who.guest.name, salt=SALT)
        for seat in bots:
            self.visitors[HOST].ask("seat bot", seat=seat, bot="moth")

    def begin(self) -> None:
        """The host deals the cards."""
        self.luck = Random(1)
        self.visitors[HOST].ask("begin")

    def open_again(self, now: int) -> None:
        """Shut the table and open it again: the bots begin to think anew, and all timers too."""
        before = self.hosted
        if before.timer is not None:
            before.timer.cancel()
        self.bots.forget()
        self.hall._hosted[TABLE] = Hosted(TABLE, before.table, now)
        self.look_ahead()

    def look_ahead(self) -> None:
        """The bots look at the table, and the house at what is due."""

        async def look() -> None:
            self.hall._look_ahead(self.hall._hosted[TABLE])

        self.run(look())

    @property
    def hosted(self) -> Hosted:
        return self.run(self.hall.table(TABLE))

    @property
    def sitting(self) -> Sitting:
        return self.hosted.sitting

    @property
    def state(self) -> State:
        state = self.sitting.match
        assert state is not None
        return state

    def answer(self, seat: int, line: str) -> None:
        """A seat plays a line, or seals it: a person by their client, a bot by itself."""
        if seat in played_by_bots(self.sitting.chairs):
            self.bots.tell(seat, line)
        else:
            question = self.sitting.questions[seat]
            told = self.visitors[seat].ask("answer", seat=seat, question=question, line=line)
            assert told["type"] == "done", told

    # --- running ---------------------------------------------------------------------------------

    def run(self, coming: Coroutine[Any, Any, Result]) -> Result:
        """Let something happen in this house."""
        with self._alive():
            return self.loop.run(coming)

    def wait_until(self, moment: int) -> None:
        """Let the time pass."""
        with self._alive():
            self.loop.wait_until(moment)

    @contextmanager
    def _alive(self) -> Iterator[None]:
        _Now.house = self
        with self._logging():
            yield

    @contextmanager
    def _logging(self) -> Iterator[None]:
        log, handler = logs.log, logging.StreamHandler(self._written)
        handler.setFormatter(logs.JsonLines())
        log.addHandler(handler)
        try:
            yield
        finally:
            log.removeHandler(handler)

    def written(self) -> list[str]:
        """What was logged since one last looked, without the time at which the test ran."""
        lines = self._written.getvalue().splitlines()
        self._written.seek(0)
        self._written.truncate()
        return [re.sub(r'"at": "[^"]*"', "", one) for one in lines]

    def close(self) -> None:
        self.run(self.house.close())
        self.loop.end()

    # --- REST ------------------------------------------------------------------------------------

    def get(self, path: str, guest: Guest | None) -> httpx.Response:
        """What somebody is answered over HTTP."""
        return self.run(self._get(path, guest))

    async def _get(self, path: str, guest: Guest | None) -> httpx.Response:
        app = _app()
        app.state.house = self.house
        token = {self.house.cookie: self.house.guests.token(guest)} if guest else {}
        asked: Any = app
        carrier = httpx.ASGITransport(asked)
        async with httpx.AsyncClient(
            transport=carrier, base_url="http://house", cookies=token
        ) as http:
            return await http.get(path)


class Visitor:
    """A guest at this house: every frame that they were sent, and the keys that they were given."""

    def __init__(self, house: QuietHouse, guest: Guest) -> None:
        self.house = house
        self.guest = guest
        self.frames: list[bytes] = []
        self.keys: list[str] = []
        self._asked, self._read = 0, 0
        house.run(house.store.add_guest(guest))
        self.client = Client(house.hall, guest)

    def ask(self, type: str, **fields: object) -> Message:
        """Say something, and return the answer."""
        self._asked += 1
        named = f"{self._asked}"
        about = {} if type in ("hello", "beat") else {"table": TABLE}
        message = json.dumps({"type": type, "id": named, **about, **fields})
        self.house.run(self.client.hear(decoded(message)))
        frame = self.take()[-1]
        answer: Message = json.loads(frame)
        self.keys += [answer["key"]] if answer["type"] == "done" and "key" in answer else []
        return answer

    def take(self) -> list[bytes]:
        """What was sent since one last looked."""
        came: list[bytes] = []
        while not self.client.unsent.empty():
            came.append(self.client.unsent.get_nowait())
        self.frames += came
        return came

    def unread(self) -> list[bytes]:
        """The frames that nobody has looked at yet."""
        self.take()
        read, self._read = self._read, len(self.frames)
        return self.frames[read:]

    def go(self) -> None:
        """The connection breaks."""
        self.take()

        async def break_off() -> None:
            self.client.leave_all()

        self.house.run(break_off())

    def come(self) -> Message:
        """Come again, over another connection."""
        self.client = Client(self.house.hall, self.guest)
        return self.ask("enter", keys=self.keys[-1:])

    def get(self, path: str) -> httpx.Response:
        return self.house.get(path, self.guest)


def _guest(place: int) -> Guest:
    return Guest(f"guest {place}", f"Guest {place + 1}")


@cache
def _app() -> Litestar:
    # It never opens a house of its own: nobody starts it, it is only asked.
    return make_app(Config(Path("nowhere")))


# --- what must not come from outside -------------------------------------------------------------


class _Now:
    """The house that lives at this moment."""

    house: QuietHouse


def _clock() -> int:
    return _Now.house.loop.now * 1_000_000


def _luck(size: int) -> bytes:
    return _Now.house.luck.randbytes(size)


@contextmanager
def quiet_time() -> Iterator[None]:
    """While houses live: their clocks are their own, their luck and their names are known, and
    everything is logged, however much whoever ran before wanted to read."""
    with ExitStack() as kept:
        kept.callback(logs.log.setLevel, logs.log.level)
        logs.log.setLevel(logging.DEBUG)
        for place, lent in _LENT.items():
            kept.enter_context(patch(f"gruft.server.{place}", lent))
        yield


_LENT: Mapping[str, object] = {
    "hall.time": SimpleNamespace(time_ns=_clock),
    "thinking.os": SimpleNamespace(urandom=_luck),
    "hall.three_words": lambda: TABLE,
}
