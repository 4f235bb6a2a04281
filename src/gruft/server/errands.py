"""What the house does by itself in the background: what fails is written down and tried again."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from gruft.server import logs
from gruft.server.metrics import Metrics

#: What the house could not do it tries again, with longer and longer pauses.
TRY_AGAIN_AFTER = 1.0
LONGEST_PAUSE = 30.0

Errand = Callable[[], Awaitable[object]]


class Errands:
    """Everything that is under way."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def send(self, errand: Coroutine[Any, Any, None]) -> None:
        """Begin something that nobody waits for; nothing is begun in a house that closes."""
        if self._is_closed:
            errand.close()
            return
        task = asyncio.create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failure := task.exception()) is not None:
            self._metrics.failed()
            logs.failure("house-could-not", failure)

    async def persist(self, errand: Errand) -> None:
        """Try until it is done: a disk that is full now may not be full for ever."""
        pause = TRY_AGAIN_AFTER
        while True:
            try:
                await errand()
                return
            except Exception as failure:
                self._metrics.failed()
                logs.failure("house-tries-again", failure)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def close(self) -> None:
        """Let everything be."""
        self._is_closed = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
