"""Bots think in processes of their own, which are given one world of their seat as JSON.

The truth never leaves the process that holds the table. A process that dies is replaced and its
question asked again.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TypeVar

import msgspec

from gruft.bots.players import BOTS
from gruft.kernel.chance import FastChance
from gruft.kernel.game import Game
from gruft.kernel.lines import as_if_asked, write_line
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.server.spoken import Told
from gruft.shelf import find
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
    advised = game.advise(position, question.seat, luck)
    moves, after = [advised.move], position.clone()
    steps = [_told(game, after, question.seat, advised.move)]
    after.apply(question.seat, advised.move)
    while after.composing() == question.seat:
        moves.append(game.advise(after, question.seat, luck).move)
        steps.append(_told(game, after, question.seat, moves[-1]))
        after.apply(question.seat, moves[-1])
    line = write_line(game, position, moves, question.seat)
    reason = Told(advised.reason.key, advised.reason.args)
    return msgspec.json.encode(HintFound(line, steps, reason))


def _told(game: Game, position: Position, seat: int, move: int) -> Told:
    """A move in the words of the question that it answers."""
    decision, written = game.scene(position, seat).decision, game.write(position, move)
    choices = decision.choices if decision is not None else ()
    label = next(choice.label for choice in choices if choice.move == written)
    return Told(label.key, label.args)


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
    fresh = game.start(seats, msgspec.json.decode(options), edition, FastChance(1))
    return game, fresh


def _live_with_the_house() -> None:
    """In a process of its own: Ctrl-C is for the house, and without the house there is no life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_house, daemon=True).start()


def _end_with_the_house() -> None:
    """A pool does not notice that the process which began it was killed."""
    house = multiprocessing.parent_process()
    if house is not None:
        house.join()
        os._exit(0)


class Thinkers:
    """A few processes that think for all bots of the house; 0: a thread of this one, for tests."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, "gruft-bots")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, _live_with_the_house)

    async def line(self, question: Question) -> str:
        """The line that a bot plays."""
        return await self._think(think, question)

    async def hint(self, question: Question) -> HintFound:
        """What the game advises."""
        return msgspec.json.decode(await self._think(find_hint, question), type=HintFound)

    async def _think(self, thought: Callable[[bytes], Found], question: Question) -> Found:
        """Have somebody think; asked twice if a process dies over it."""
        asked = msgspec.json.encode(question)
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, thought, asked)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, thought, asked)

    def close(self) -> None:
        """Stop thinking."""
        self._pool.shutdown(wait=False, cancel_futures=True)
