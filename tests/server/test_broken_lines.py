"""Lines that end at a bad moment: what was asked for is done, but nobody sits there any more."""

import asyncio
from pathlib import Path
from typing import Any

from gruft.server import wire
from gruft.server.client import Client
from gruft.server.hall import Hall
from gruft.server.hosted import Hosted
from gruft.server.thinking import Thinkers
from gruft.store.contract import Guest
from gruft.store.sqlite import SqliteStore
from gruft.table.live.setting import Setting
from tests.server.guests import SALT

ANN = Guest("ann", "Ann")
LONG_AGO = 0


class SlowStore(SqliteStore):
    """A store that takes its time: it waits until it may."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.is_asked, self.may_store = asyncio.Event(), asyncio.Event()
        self.may_store.set()

    async def append(self, *appends: Any) -> None:
        """Keep acts, when it is allowed."""
        self.is_asked.set()
        await self.may_store.wait()
        await super().append(*appends)


async def _sits_down_while_the_line_breaks(hall: Hall, store: SlowStore) -> Hosted:
    name = await hall.set_table(Setting("vampire_queen", 3), ANN)
    client, hosted = Client(hall, ANN), await hall.table(name)
    await client.hear(wire.Enter("1", name))
    hosted.away_since.update(dict.fromkeys(range(hosted.seats), LONG_AGO))
    store.is_asked.clear()
    store.may_store.clear()
    hearing = asyncio.create_task(client.hear(wire.Sit("2", name, 0, "Ann", SALT)))
    await store.is_asked.wait()

    hearing.cancel()
    await asyncio.gather(hearing, return_exceptions=True)
    client.leave_all()
    store.may_store.set()

    while hosted.lock.locked():
        await asyncio.sleep(0)
    return hosted


def test_whose_line_breaks_while_they_sit_down_has_the_seat_but_is_not_there(folder: Path) -> None:
    """Otherwise they would look present for ever: no bot would mind their seat."""

    async def evening() -> Hosted:
        store = SlowStore(folder)
        hall = Hall(store, Thinkers(0))
        hosted = await _sits_down_while_the_line_breaks(hall, store)
        await hall.close()
        await store.close()
        return hosted

    hosted = asyncio.run(evening())

    assert [one is not None for one in hosted.sitting.chairs] == [True, False, False]
    assert hosted.places == {}
    assert hosted.present() == [False, False, False]
    assert not any(stream.is_followed for stream in hosted.streams.values())
    assert hosted.is_idle
    # They are waited for since they sat down, and not since the table was created.
    assert hosted.away_since[0] > hosted.away_since[1] == LONG_AGO
