"""Bots think in processes of their own, which are given one world of their seat as JSON.

The truth never leaves the process that holds the table. A process that dies is replaced and its
question asked again.
"""

import asyncio
import logging
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import msgspec

from gruft.bots.players import BOTS
from gruft.kernel.advising import advise_line
from gruft.kernel.chance import FastChance
from gruft.kernel.game import Game, set_up
from gruft.kernel.lines import as_if_asked, write_line
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.server import logs
from gruft.server.processes import Processes
from gruft.server.spoken import Told
from gruft.shelf import SHELF, find, is_compiled
from gruft.table.state import State

Found = TypeVar("Found")

#: The bots that a host may seat; the naive one is there to be measured against.
SEATED = tuple(name for name in BOTS if name != "naive")


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: a world of its seat, and luck of its own."""

    game: str
    seats: int
    options: Mapping[str, object]
    overrides: Mapping[str, object]
    world: Mapping[str, object]
    seat: int
    bot: str
    seed: int


def must_be_bot(given: str) -> None:
    """Refuse a kind of bot that nobody can seat."""
    if given not in SEATED:
        raise Refused("bot-unknown", given=given[:40], known=", ".join(SEATED))


def question_for(state: State, seat: int, bot: str) -> Question:
    """The question of a seat, in a world that it may believe in."""
    header = state.header
    seed = int.from_bytes(os.urandom(7))
    world = state.position.world(seat, FastChance(int.from_bytes(os.urandom(7))))
    return Question(
        header.game,
        header.seats,
        header.options,
        header.overrides,
        state.game.to_json(world),
        seat,
        bot,
        seed,
    )


def think(asked: bytes) -> str:
    """The line that a bot plays; runs in a process of its own."""
    game, position, question, luck = _believed(asked)
    moves = BOTS[question.bot].choose(game, position, question.seat, luck)
    return write_line(game, position, moves, question.seat)


class HintFound(msgspec.Struct, frozen=True):
    """A line that the game advises, its moves as messages, and the reason for the first of them."""

    line: str
    steps: Sequence[Told]
    reason: Told


def find_hint(asked: bytes) -> bytes:
    """What the game advises; runs in a process of its own."""
    game, position, question, luck = _believed(asked)
    advised = advise_line(game, position, question.seat, luck)
    line = write_line(game, position, advised.moves, question.seat)
    steps = [Told(step.key, step.args) for step in advised.steps]
    return msgspec.json.encode(
        HintFound(line, steps, Told(advised.reason.key, advised.reason.args))
    )


def _believed(asked: bytes) -> tuple[Game, Position, Question, FastChance]:
    """The world of a question, in which its seat is asked."""
    question = msgspec.json.decode(asked, type=Question)
    game, fresh = _fresh(
        question.game,
        question.seats,
        msgspec.json.encode(question.options, order="sorted"),
        msgspec.json.encode(question.overrides, order="sorted"),
    )
    luck = FastChance(question.seed)
    world = game.from_json(fresh.clone(), question.world, luck.fork())
    return game, as_if_asked(game, world, question.seat), question, luck


@lru_cache(maxsize=32)
def _fresh(slug: str, seats: int, options: bytes, overrides: bytes) -> tuple[Game, Position]:
    game = find(slug)
    edition = game.edition_with(msgspec.json.decode(overrides), "overrides")
    fresh = set_up(game, seats, msgspec.json.decode(options), edition, FastChance(1))
    return game, fresh


def games_compiled() -> list[str]:
    """The games whose rules are compiled; runs in a process of its own."""
    return [slug for slug, game in SHELF.items() if is_compiled(game)]


class Thinkers:
    """A few processes that think for all bots of the house; 0: a thread of this one, for tests.

    `compiled` is a note that says in which folder the compiled rules are. It may appear while the
    house is open: from then on bots think with them.
    """

    def __init__(self, processes: int, compiled: Path | None = None) -> None:
        self._processes = processes
        self._awaited = compiled if processes else None
        self._folder: Path | None = None
        self._pool = self._new_pool()
        self._taking_up: asyncio.Task[None] | None = None

    def _new_pool(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, "gruft-bots")
        return Processes(self._processes, self._folder)

    async def line(self, question: Question) -> str:
        """The line that a bot plays."""
        return await self._think(think, question)

    async def hint(self, question: Question) -> HintFound:
        """What the game advises."""
        return msgspec.json.decode(await self._think(find_hint, question), type=HintFound)

    async def _think(self, thought: Callable[[bytes], Found], question: Question) -> Found:
        """Have somebody think; asked twice if a process dies over it."""
        self._look_for_compiled_rules()
        asked = msgspec.json.encode(question)
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, thought, asked)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, thought, asked)

    def _look_for_compiled_rules(self) -> None:
        if self._awaited is not None and self._awaited.exists():
            folder = Path(self._awaited.read_text().strip())
            self._awaited = None
            self._taking_up = asyncio.create_task(self._take_up(folder))

    async def _take_up(self, folder: Path) -> None:
        """Begin processes with the rules of this folder; until they are awake, the old ones think.

        A question that the old ones are busy with is answered by them.
        """
        pool = Processes(self._processes, folder)
        try:
            games = await asyncio.get_running_loop().run_in_executor(pool, games_compiled)
        except BrokenProcessPool:
            logs.event("bots-cannot-use-compiled-rules", logging.WARNING)
        except asyncio.CancelledError:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        else:
            old, self._pool, self._folder = self._pool, pool, folder
            old.shutdown(wait=False)
            logs.event("bots-use-compiled-rules", games=games)

    def close(self) -> None:
        """Stop thinking."""
        if self._taking_up is not None:
            self._taking_up.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
