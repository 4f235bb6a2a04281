"""What the load of `make bench-server` counts is what happened: moves, frames, processor time.

It plays against a server of its own, which sends frames of known sizes.
"""

import asyncio
import os
import random
import subprocess
import sys
from functools import partial

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from benchmarks.server.boardgame_side import legal_moves
from benchmarks.server.load import Played, Player, play
from benchmarks.server.processes import processor_seconds

SHOWN, TALK = "shown" + "." * 95, "talk"
MATCHES, SEATS, MOVES = 2, 3, 4


class ToyPlayer(Player):
    """A seat whose turn comes round."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.seat = seat
        super().__init__(socket)

    async def take_in(self, frame: bytes) -> None:
        self.shown += frame == SHOWN.encode()

    @property
    def is_asked(self) -> bool:
        return self.shown % SEATS == self.seat

    async def move(self, luck: random.Random) -> None:
        await self.socket.send("move")


async def serve_one(socket: ServerConnection, tables: dict[str, list[ServerConnection]]) -> None:
    """Show every move to everybody at the table; before that, all are told something else."""
    assert socket.request is not None
    table = tables.setdefault(socket.request.path, [])
    table.append(socket)
    async for _ in socket:
        for other in table:
            await other.send(TALK)
            await other.send(SHOWN)


async def played_at_a_toy() -> Played:
    tables: dict[str, list[ServerConnection]] = {}
    async with serve(partial(serve_one, tables=tables), "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        address = f"ws://127.0.0.1:{port}"
        matches = [
            [ToyPlayer(await connect(f"{address}/{table}"), seat) for seat in range(SEATS)]
            for table in range(MATCHES)
        ]
        await play(matches, MOVES, 0.0, 1)  # what was played before does not count
        played = await play(matches, MOVES, 0.0, 2)
        for player in (one for match in matches for one in match):
            await player.close()
    return played


def test_every_move_and_every_byte_is_counted_once() -> None:
    played = asyncio.run(played_at_a_toy())

    moves = MATCHES * MOVES
    assert (played.moves, len(played.waits)) == (moves, moves)
    assert played.updates == [len(SHOWN)] * moves * SEATS
    assert sorted(played.frames) == sorted([len(TALK), len(SHOWN)] * moves * SEATS)


def test_the_processor_time_of_a_process_holds_that_of_its_children() -> None:
    before = processor_seconds(os.getpid())
    burn = "import time\nwhile time.process_time() < 0.3: pass"

    subprocess.run([sys.executable, "-c", burn], check=True)

    assert processor_seconds(os.getpid()) - before >= 0.25


def test_only_a_higher_set_of_the_same_size_is_played_upon_a_set() -> None:
    hand = [3, 3, 5, 5, 7]

    leading = legal_moves({"hand": hand, "toBeat": None})
    raising = legal_moves({"hand": hand, "toBeat": {"kind": 3, "count": 2}})

    assert leading == [("lay", 3, 1), ("lay", 3, 2), ("lay", 5, 1), ("lay", 5, 2), ("lay", 7, 1)]
    assert raising == [("pass",), ("lay", 5, 2)]
