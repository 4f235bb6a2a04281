"""The tables of this house: found in memory or read from the store, each of them once.

One that cannot be read is shut: whoever asks for it is told why, and all others stay open.
"""

import asyncio
import logging
from collections.abc import Callable

from gruft.kernel.refusal import Refused
from gruft.server import logs
from gruft.server.hosted import Hosted
from gruft.server.reading import acts_from, ended, reading_a_table, table_from
from gruft.store.contract import Listing, Store

#: A table that nobody plays at, looks at or asks for is put away after so long.
PUT_AWAY_AFTER = 10 * 60 * 1000
LOOKED_THROUGH_EVERY = 60 * 1000


class Tables:
    """Tables by their names. Those that are idle are put away, and read again when asked for."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self.hosted: dict[str, Hosted] = {}
        self._loading: dict[str, asyncio.Future[Hosted]] = {}
        self._asked_for: dict[str, int] = {}
        self._looked_through = 0
        #: Those that cannot be read, by the key of the sentence that says why.
        self.shut: dict[str, str] = {}

    async def find(self, name: str) -> Hosted:
        """A table by its name; refused if there is none, or if it cannot be read."""
        self._put_away_idle()
        if name in self.hosted:
            self._asked_for[name] = self._now()
            return self.hosted[name]
        if name not in self._loading:
            loading = asyncio.ensure_future(self._load(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def running(self) -> list[Hosted]:
        """The tables whose match is being played, as far as they can be read."""
        found = []
        for name in await self._store.running():
            try:
                found.append(await self.find(name))
            except Refused:
                continue  # it is shut, and the log says so
        return found

    async def _load(self, name: str) -> Hosted:
        stored = await self._store.acts(name)
        if not stored:
            raise Refused("table-unknown", given=name[:60])
        try:
            with reading_a_table():
                acts = acts_from(stored)
                hosted = Hosted(name, table_from(acts), self._now(), acts)
        except Refused as refusal:
            self._shut(name, refusal.key)
            raise
        self.hosted[name] = hosted
        self._asked_for[name] = self._now()
        return hosted

    def _put_away_idle(self) -> None:
        """Done whenever somebody asks for a table: if nobody does, there are no more of them."""
        now = self._now()
        if now - self._looked_through < LOOKED_THROUGH_EVERY:
            return
        self._looked_through = now
        for name, asked in tuple(self._asked_for.items()):
            if now - asked > PUT_AWAY_AFTER and self.hosted[name].is_idle:
                del self.hosted[name], self._asked_for[name]

    def _shut(self, name: str, key: str) -> None:
        if name not in self.shut:
            self.shut[name] = key
            mark = logs.mark_of(name)
            logs.event("table-cannot-be-read", logging.WARNING, table=mark, key=key)

    def as_listed(self, listing: Listing) -> Listing:
        """What a list tells of a table: one that is shut is over."""
        return listing if listing.table not in self.shut else ended(listing)
