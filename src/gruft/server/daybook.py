"""The daybook: until when the house was open, so that nobody's time runs while it is closed.

It is kept only while somebody's time runs: a house in which nothing is due lets the disk sleep.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from gruft.store.contract import Store

#: After a crash, so many seconds at most are given back to those whose time was running.
NOTE_EVERY = 5.0


class Daybook:
    """Notes the time as long as it matters."""

    def __init__(self, store: Store, now: Callable[[], int], matters: Callable[[], bool]) -> None:
        self._store = store
        self._now = now
        self._matters = matters

    async def last_open(self) -> int:
        """The last time that was noted; 0 if none was."""
        return await self._store.last_open()

    async def keep(self) -> None:
        """Note the time again and again; never ends by itself."""
        while True:
            await asyncio.sleep(NOTE_EVERY)
            if self._matters():
                await self._store.note_open(self._now())

    async def close(self) -> None:
        """Note the time once more; a disk that is full shall not keep the house from closing."""
        if self._matters():
            with suppress(Exception):
                await self._store.note_open(self._now())
