"""The bots of the house at their tables: they think, pause like people, and hold no match up.

What a bot does wrong is tried again a few times; then the harmless line of its seat is played, as
for somebody who does not answer. A store that fails is no fault of the bot: it is tried for ever.
"""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial

from gruft.kernel.chance import FastChance
from gruft.kernel.lines import unanswered_line
from gruft.kernel.refusal import Refused
from gruft.server import logs
from gruft.server.errands import Errands
from gruft.server.hosted import Command, Hosted
from gruft.server.metrics import Metrics
from gruft.server.thinking import Question, Thinkers, question_for
from gruft.table.live import commands, house
from gruft.table.live.setting import BotPace
from gruft.table.state import State

#: A bot seems to think for so many seconds, whatever it holds.
BOT_PAUSE = 0.8
#: How much longer or shorter a host may make it. The shortest is just long enough that nobody can
#: see how much a bot had to think about; in windows, which take their own time, it is the usual.
SHORTEST = 1 / 8
PACES: Mapping[BotPace, float] = {
    "slow": 2.0,
    "normal": 1.0,
    "fast": 3 / 8,
    "at once": SHORTEST,
}
#: So often may a bot fail at one question.
TRIES = 3

Do = Callable[[Hosted, Command], Awaitable[object]]


@dataclass(slots=True)
class Turn:
    """What a bot is asked, and how often it has failed at it."""

    seat: int
    question: int
    bot: str
    failures: int = 0


class BotPlayers:
    """Everybody in this house who is not a person."""

    def __init__(
        self, do: Do, thinkers: Thinkers, errands: Errands, metrics: Metrics, pause: float
    ) -> None:
        self._do = do
        self._thinkers = thinkers
        self._errands = errands
        self._metrics = metrics
        self._pause = pause

    def look_at(self, hosted: Hosted) -> None:
        """Those who are asked and do not think yet begin to think."""
        for seat, bot in house.thinking_bots(hosted.sitting).items():
            question = hosted.sitting.questions[seat]
            if (seat, question) not in hosted.thinking:
                hosted.thinking.add((seat, question))
                self._errands.send(self._play(hosted, Turn(seat, question, bot)))

    async def _play(self, hosted: Hosted, turn: Turn) -> None:
        try:
            await self._errands.persist(partial(self._answer, hosted, turn))
        finally:
            hosted.thinking.discard((turn.seat, turn.question))

    async def _answer(self, hosted: Hosted, turn: Turn) -> None:
        state = hosted.sitting.match
        if state is None or hosted.sitting.questions[turn.seat] != turn.question:
            return
        line = await self._line(hosted, state, turn)
        answer = partial(commands.bot_answers, seat=turn.seat, question=turn.question, line=line)
        try:
            await self._do(hosted, answer)
        except Refused:  # what it has found is not a line
            turn.failures += 1
            raise

    async def _line(self, hosted: Hosted, state: State, turn: Turn) -> str:
        """What the bot plays, or what is harmless once it has failed too often."""
        if turn.failures >= TRIES:
            mark = logs.mark_of(hosted.name)
            logs.event("bot-let-be", logging.WARNING, table=mark, game=state.game.slug)
            luck = FastChance(int.from_bytes(os.urandom(7)))
            return unanswered_line(state.game, state.position, turn.seat, luck)
        try:
            thought = self._thought(question_for(state, turn.seat, turn.bot))
            line, _ = await asyncio.gather(thought, asyncio.sleep(self._pause_at(hosted, state)))
        except Exception:
            turn.failures += 1
            raise
        return line

    def _pause_at(self, hosted: Hosted, state: State) -> float:
        """Hangs on what everybody knows, the host's wish and whether a window is open."""
        in_window = state.windows.opening is not None
        return self._pause * (SHORTEST if in_window else PACES[hosted.sitting.setting.bot_pace])

    async def _thought(self, question: Question) -> str:
        with self._metrics.thinking():
            return await self._thinkers.line(question)
