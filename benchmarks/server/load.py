"""A load for any server of matches: seats at sockets that play, and what they were sent.

It knows no server; `gruft_side` and `boardgame_side` speak the languages of theirs. What it counts
is what the servers are judged by, so `tests/benchmarks` holds it against a server of its own.
"""

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

#: A move that was not shown to everybody after so many seconds never will be.
PATIENCE = 30.0
#: After so many seconds a person would press the button again.
SOON = 5.0


class Player(ABC):
    """One seat at one socket. `shown` counts the moves that it was shown at its present match."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.shown = 0
        #: The size of every frame since the last count, and of the updates among them.
        self.frames: list[int] = []
        self.updates: list[int] = []
        self.news = asyncio.Event()
        self._listening = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                frame = await self.socket.recv(decode=False)
                before = self.shown
                await self.take_in(frame)
                self.frames.append(len(frame))
                if self.shown > before:
                    self.updates.append(len(frame))
                self.news.set()

    @abstractmethod
    async def take_in(self, frame: bytes) -> None:
        """Understand a frame; one that shows a move counts up `shown`."""

    @property
    @abstractmethod
    def is_asked(self) -> bool:
        """Tell whether it is this seat's turn."""

    @property
    def is_settled(self) -> bool:
        """Tell whether nothing is owed to this seat that it has asked for."""
        return True

    @abstractmethod
    async def move(self, luck: random.Random) -> None:
        """Send any legal move."""

    async def move_again(self) -> None:  # noqa: B027  # a server need not lose moves
        """Send the last move once more, to a server that may have lost it."""

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Take in what comes until something is so."""
        while not is_so():
            self.news.clear()
            await self.news.wait()

    def count_anew(self) -> None:
        """Forget what was sent so far."""
        self.frames, self.updates = [], []

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()
        await self._listening


@dataclass
class Played:
    """What a round came to."""

    moves: int = 0
    #: Seconds from a move until the last seat was shown it.
    waits: list[float] = field(default_factory=list)
    frames: list[int] = field(default_factory=list)
    updates: list[int] = field(default_factory=list)


async def play(matches: Sequence[Sequence[Player]], moves: int, pause: float, seed: int) -> Played:
    """Play so many moves at each of these matches, all at once; a pause comes before each move."""
    played = Played()
    for player in (one for match in matches for one in match):
        player.count_anew()
    async with asyncio.TaskGroup() as group:
        for number, match in enumerate(matches):
            luck = random.Random(f"{seed} {number}")
            group.create_task(_play_one(match, moves, pause, luck, played))
    for player in (one for match in matches for one in match):
        played.frames += player.frames
        played.updates += player.updates
    return played


async def _play_one(
    match: Sequence[Player], moves: int, pause: float, luck: random.Random, played: Played
) -> None:
    # All at once would be a load that no friends ever make.
    await asyncio.sleep(luck.random() * pause)
    for _ in range(moves):
        await asyncio.sleep(pause)
        mover = next(one for one in match if one.is_asked)
        wanted, began = match[0].shown + 1, perf_counter()
        await mover.move(luck)
        async with asyncio.timeout(PATIENCE):
            while not await _all_have_seen(match, wanted):
                await mover.move_again()
        played.waits.append(perf_counter() - began)
        played.moves += 1


async def _all_have_seen(match: Sequence[Player], wanted: int) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(SOON):
            for one in match:
                await one.until(partial(_has_seen, one, wanted))
            return True
    return False


def _has_seen(player: Player, moves: int) -> bool:
    return player.shown >= moves and player.is_settled
