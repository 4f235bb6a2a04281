"""The one thread that writes to a database: many small writes, one commit for all that wait.

A write is a function of the connection. It is done when its commit is on the disk; whoever asked
for it waits until then. One that fails is undone without its neighbours.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any, TypeVar

Result = TypeVar("Result")
Write = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Write, "asyncio.Future[Any]", asyncio.AbstractEventLoop]

#: So many writes share one commit at most.
MOST_TOGETHER = 64


class WriterGone(Exception):
    """Nobody writes any more: what was asked for is not on the disk."""


class Writer:
    """Writes one after the other, in a thread of its own."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._gone = False
        self._thread = threading.Thread(target=self._run, name="gruft-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Callable[[sqlite3.Connection], Result]) -> Result:
        """Have something written; returns when it is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._waiting.put((write, future, loop))
        if self._gone:
            self._refuse_the_rest()
        return await future

    def close(self) -> None:
        """Write what waits, and stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        try:
            with closing(self._connect()) as database:
                while (batch := self._next_batch()) is not None:
                    _commit(database, batch)
        finally:
            self._gone = True
            self._refuse_the_rest()

    def _refuse_the_rest(self) -> None:
        """Nobody shall wait for ever for a thread that has ended."""
        with suppress(queue.Empty):
            while True:
                if (waiting := self._waiting.get_nowait()) is not None:
                    _answer(waiting, None, WriterGone())

    def _next_batch(self) -> list[Waiting] | None:
        first = self._waiting.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_TOGETHER:
            try:
                another = self._waiting.get_nowait()
            except queue.Empty:
                break
            if another is None:
                self._waiting.put(None)
                break
            batch.append(another)
        return batch


def _commit(database: sqlite3.Connection, batch: list[Waiting]) -> None:
    outcomes: list[tuple[Waiting, object, Exception | None]] = []
    try:
        _undo(database)  # what could not be undone when it failed
        database.execute("BEGIN IMMEDIATE")
        for waiting in batch:
            outcomes.append((waiting, *_tried(database, waiting[0])))
        database.execute("COMMIT")
    except Exception as failure:  # it is told to all of them, whatever it is
        outcomes = [(waiting, None, failure) for waiting in batch]
        with suppress(sqlite3.Error):
            _undo(database)
    for waiting, result, refused in outcomes:
        _answer(waiting, result, refused)


def _undo(database: sqlite3.Connection) -> None:
    """Forget what was not committed. While this fails nothing new is begun, and so nothing that was
    refused is ever committed along with it."""
    if database.in_transaction:
        database.execute("ROLLBACK")


def _answer(waiting: Waiting, result: object, refused: Exception | None) -> None:
    _, future, loop = waiting
    # The caller may have closed their loop; the others still wait for their answers.
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(_tell, future, result, refused)


def _tried(database: sqlite3.Connection, write: Write) -> tuple[object, Exception | None]:
    database.execute("SAVEPOINT one")
    try:
        result = write(database)
    except Exception as refused:  # it is told to whoever asked for it
        database.execute("ROLLBACK TO one")
        return None, refused
    finally:
        database.execute("RELEASE one")
    return result, None


def _tell(future: "asyncio.Future[Any]", result: object, refused: Exception | None) -> None:
    if future.cancelled():
        return
    if refused is None:
        future.set_result(result)
    else:
        future.set_exception(refused)
