"""Their side: a server of boardgame.io, and clients who speak Engine.IO 4 over WebSocket."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.load import Player
from benchmarks.server.processes import running

FOLDER = Path(__file__).parent / "boardgame"
#: Engine.IO: opened, ping, pong. Socket.IO inside it: a room of the server is entered, an event.
OPENED, PING, PONG, ENTER, EVENT = b"0", b"2", "3", "40/sets,", b"42/sets,"

#: So that a promise that failed inside of it does not end the whole run.
NOT_FATAL = {"NODE_OPTIONS": "--unhandled-rejections=warn"}

State = dict[str, dict[str, object]]


class BoardgamePlayer(Player):
    """A client of boardgame.io, without its optimistic copy of the game."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.seat, self.match = seat, ""
        self._state: State = {}
        self._last: tuple[object, ...] = ()
        super().__init__(socket)

    async def take_in(self, frame: bytes) -> None:
        """Keep the state that is sent, whole as it always is."""
        if frame == PING:
            await self.socket.send(PONG)
        elif frame[:1] == OPENED:
            await self.socket.send(ENTER)
        elif frame.startswith(EVENT):
            self._hear(*msgspec.json.decode(frame[len(EVENT) :]))

    def _hear(self, event: str, match: str, *told: Any) -> None:
        if match != self.match:
            return
        if event == "sync":
            self._state = told[0]["state"]
        elif event == "update":
            self._state = told[0]
            self.shown += 1

    async def _emit(self, event: str, *fields: object) -> None:
        sent = msgspec.json.encode([event, *fields])
        await self.socket.send((EVENT + sent).decode())

    async def sit_at(self, match: str, seats: int) -> None:
        """Take a seat at this match, which begins with the first who does."""
        self.match, self._state = match, {}
        await self._emit("sync", match, str(self.seat), None, seats)
        await self.until(lambda: bool(self._state))
        self.shown = 0

    @property
    def is_asked(self) -> bool:
        return self._state["ctx"]["currentPlayer"] == str(self.seat)

    @property
    def turn(self) -> int:
        """How many turns the match has had, the present one included."""
        return int(str(self._state["ctx"]["turn"]))

    async def move(self, luck: random.Random) -> None:
        name, *args = luck.choice(legal_moves(self._state["G"]))
        payload = {"type": name, "args": args, "playerID": str(self.seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._last = action, self._state["_stateID"], self.match, str(self.seat)
        await self._emit("update", *self._last)

    async def move_again(self) -> None:
        """It was seen not to answer a move. One that was played after all is refused by its
        number."""
        await self._emit("update", *self._last)


def legal_moves(seen: dict[str, object]) -> list[tuple[str | int, ...]]:
    """What may be played on what is seen, by the rules of `boardgame/game.js`."""
    hand, to_beat = seen["hand"], seen["toBeat"]
    assert isinstance(hand, list)
    held = {kind: hand.count(kind) for kind in hand}
    if not isinstance(to_beat, dict):
        return [("lay", kind, n + 1) for kind, count in held.items() for n in range(count)]
    least, size = int(to_beat["kind"]), int(to_beat["count"])
    higher = [kind for kind, count in held.items() if kind > least and count >= size]
    return [("pass",), *(("lay", kind, size) for kind in higher)]


class BoardgameSide:
    """The server, and all its clients."""

    def __init__(self, name: str, pid: int, matches: Sequence[Sequence[BoardgamePlayer]]) -> None:
        self.name, self.pid = name, pid
        self._matches, self._rounds, self._moves = matches, 0, 0

    async def new_matches(self) -> Sequence[Sequence[Player]]:
        """Everybody sits down at a new match."""
        self._moves = await self.moves_made()
        self._rounds += 1
        await asyncio.gather(*map(self._new_match, range(len(self._matches))))
        return self._matches

    async def _new_match(self, number: int) -> None:
        players = self._matches[number]
        for player in players:
            await player.sit_at(f"match-{self._rounds}-{number}", len(players))

    async def moves_made(self) -> int:
        """How many moves the server itself has counted: every move is a turn."""
        played = sum(match[0].turn - 1 for match in self._matches) if self._rounds else 0
        return self._moves + played


@asynccontextmanager
async def boardgame_side(
    matches: int, seats: int, folder: Path | None
) -> AsyncIterator[BoardgameSide]:
    """Open a server, with its FlatFile store in this folder or else in memory, and connect all."""
    command = ["node", "server.js", *([str(folder)] if folder else [])]
    name = "boardgame.io 0.50.2, " + ("FlatFile" if folder else "in memory")
    async with AsyncExitStack() as kept:
        opening = running(command, FOLDER, {"NODE_ENV": "production", **NOT_FATAL})
        pid, address = await kept.enter_async_context(opening)
        players = [
            [await _come(kept, address, seat) for seat in range(seats)] for _ in range(matches)
        ]
        yield BoardgameSide(name, pid, players)


async def _come(kept: AsyncExitStack, address: str, seat: int) -> BoardgamePlayer:
    way = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
    socket = await connect(way, compression="deflate", ping_interval=None)
    player = BoardgamePlayer(socket, seat)
    kept.push_async_callback(player.close)
    await player.until(lambda: len(player.frames) == 2)  # it has opened, and let us in
    return player
