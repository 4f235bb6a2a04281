"""Our side: a house as `gruft serve` runs it, and guests who play Vampire Queen at its tables."""

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.load import PATIENCE, Player
from benchmarks.server.processes import running
from gruft.server.wire import VERSION

GAME = "vampire_queen"
SALT = "ab" * 16
#: Nobody is minded by a bot when everybody leaves, and no match ends before it is left.
SETTING = {"game": GAME, "grace": 0, "options": {"phases": 12}}


class Message(msgspec.Struct):
    """What a client needs of a message of the house."""

    type: str
    id: str = ""
    table: str = ""
    parts: dict[str, msgspec.Raw] = {}


class GruftPlayer(Player):
    """A guest of the house."""

    def __init__(self, socket: ClientConnection, http: httpx.AsyncClient, seat: int) -> None:
        self.http, self.seat = http, seat
        self.table, self._asked = "", 0
        self._parts: dict[str, msgspec.Raw] = {}
        self._answers: dict[str, asyncio.Future[Message]] = {}
        super().__init__(socket)

    async def take_in(self, frame: bytes) -> None:
        """Lay the parts over the view; an answer is given to whoever waits for it."""
        message = msgspec.json.decode(frame, type=Message)
        if message.type in ("shown", "changed"):
            self._parts |= message.parts
            self.shown += message.type == "changed"
        elif message.id in self._answers:
            self._answers.pop(message.id).set_result(message)
        if message.type == "refused":
            raise RuntimeError(frame.decode())

    async def greet(self) -> None:
        """The first message, whose answer names no id."""
        await self.socket.send(f'{{"type": "hello", "id": "hello", "version": {VERSION}}}')
        await self.until(lambda: bool(self.frames))

    async def say(self, type: str, **fields: object) -> "asyncio.Future[Message]":
        """Send a message; gives what its answer will be."""
        self._asked += 1
        named = str(self._asked)
        self._answers[named] = asyncio.get_running_loop().create_future()
        sent = msgspec.json.encode({"type": type, "id": named, "table": self.table, **fields})
        await self.socket.send(sent.decode())
        return self._answers[named]

    async def ask(self, type: str, **fields: object) -> Message:
        """Send a message and wait for its answer."""
        return await (await self.say(type, **fields))

    @property
    def is_asked(self) -> bool:
        return bytes(self._parts["scene.decision"]) != b"null"

    @property
    def is_settled(self) -> bool:
        return not self._answers

    async def move(self, luck: random.Random) -> None:
        decision = msgspec.json.decode(self._parts["scene.decision"])
        question = msgspec.json.decode(self._parts["question"])
        line = luck.choice(decision["moves"])
        await self.say("answer", seat=self.seat, question=question, line=line)

    async def sit_at(self, table: str) -> None:
        """Leave the last table, and take a seat at this one."""
        if self.table:
            await self.ask("leave")
        self.table, self._parts = table, {}
        await self.ask("enter")
        await self.ask("sit", seat=self.seat, name=f"Guest {self.seat}", salt=SALT)

    async def be_dealt(self) -> None:
        """Wait until there are cards; the moves are counted from here."""
        await self.until(lambda: "scene.decision" in self._parts)
        self.shown = 0


class GruftSide:
    """The house, and all its guests."""

    name = "Gruft, SQLite synced at every commit"

    def __init__(self, pid: int, matches: Sequence[Sequence[GruftPlayer]]) -> None:
        self.pid, self._matches = pid, matches

    async def new_matches(self) -> Sequence[Sequence[Player]]:
        """Everybody sits down at a new table, and the cards are dealt."""
        await asyncio.gather(*map(self._new_match, self._matches))
        return self._matches

    async def _new_match(self, players: Sequence[GruftPlayer]) -> None:
        host = players[0]
        setting = {**SETTING, "seats": len(players)}
        made = await host.http.post("/api/tables", json={"setting": setting})
        table = made.raise_for_status().json()["table"]
        for player in players:
            await player.sit_at(table)
        await host.ask("begin")
        for player in players:
            await player.be_dealt()

    async def moves_made(self) -> int:
        """How many moves the house itself has counted."""
        page = (await self._matches[0][0].http.get("/metrics")).raise_for_status().text
        counted = f'gruft_moves_total{{game="{GAME}"}} '
        return next(
            int(float(line.removeprefix(counted)))
            for line in page.splitlines()
            if line.startswith(counted)
        )


@asynccontextmanager
async def gruft_side(matches: int, seats: int, folder: Path) -> AsyncIterator[GruftSide]:
    """Open a house and let its guests come."""
    command = [sys.executable, "-m", "gruft.terminal", "serve", "--host", "127.0.0.1"]
    command += ["--port", "0", "--data", str(folder), "--no-browser"]
    async with AsyncExitStack() as kept:
        pid, address = await kept.enter_async_context(running(command, Path.cwd(), {}))
        players = [
            [await _come(kept, address, match, seat) for seat in range(seats)]
            for match in range(matches)
        ]
        yield GruftSide(pid, players)


async def _come(kept: AsyncExitStack, address: str, match: int, seat: int) -> GruftPlayer:
    # So many guests from one address would be turned away at the door: each match has its own.
    here = f"127.0.1.{match + 1}"
    # A connection that nobody uses is closed by the house: none is kept.
    no_waiting = httpx.Limits(max_keepalive_connections=0)
    way = httpx.AsyncHTTPTransport(local_address=here, limits=no_waiting)
    client = httpx.AsyncClient(base_url=f"http://{address}", transport=way, timeout=PATIENCE)
    http = await kept.enter_async_context(client)
    (await http.post("/api/guest", json={"name": f"Guest {seat}"})).raise_for_status()
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    socket = await connect(
        f"ws://{address}/ws",
        additional_headers={"Cookie": cookie},
        local_addr=(here, 0),
        compression="deflate",
        ping_interval=None,
    )
    player = GruftPlayer(socket, http, seat)
    kept.push_async_callback(player.close)
    await player.greet()
    return player
