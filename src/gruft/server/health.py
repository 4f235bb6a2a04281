"""Whether the house can still write, asked of the disk itself but not more often than needed."""

import asyncio
import time

from gruft.server import logs
from gruft.store.contract import Store

#: Those who ask more often are told what was found out last.
ASKED_EVERY = 1.0
PATIENCE = 5.0


class Health:
    """Knows how the store is."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None
        self._at = 0.0

    async def is_well(self) -> bool:
        """Tell whether the house can write; many who ask at once share one answer."""
        stale = time.monotonic() - self._at >= ASKED_EVERY
        if self._asking is None or (self._asking.done() and stale):
            self._at = time.monotonic()
            self._asking = asyncio.ensure_future(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> bool:
        try:
            await asyncio.wait_for(self._store.check(), PATIENCE)
        except Exception as problem:  # whatever it is, the house does not write
            logs.failure("house-cannot-write", problem)
            return False
        return True
