"""Tables that nobody needs are put away, and read again when somebody asks for them."""

import asyncio
from pathlib import Path

import pytest

from gruft.server import hall as halls
from gruft.server.hall import Hall
from gruft.server.tables import PUT_AWAY_AFTER
from gruft.server.thinking import Thinkers
from gruft.store.contract import Guest
from gruft.store.sqlite import SqliteStore
from gruft.table.live import commands
from gruft.table.live.setting import Setting
from tests.table.live_tables import SALT

HOST = Guest("ann", "Ann")


@pytest.mark.parametrize(("begins", "is_kept"), [(False, False), (True, True)])
def test_a_table_is_put_away_unless_a_match_is_played_there(
    folder: Path, monkeypatch: pytest.MonkeyPatch, begins: bool, is_kept: bool
) -> None:
    clock = [10**12]
    monkeypatch.setattr(halls, "now", lambda: clock[0])

    async def evening() -> tuple[bool, int]:
        store = SqliteStore(folder)
        hall = Hall(store, Thinkers(0))
        name = await _table_with_ann(hall, begins)
        other = await hall.set_table(Setting("vampire_empire", 2), HOST)
        clock[0] += PUT_AWAY_AFTER + 1
        await hall.table(other)
        kept, again = name in hall.tables.hosted, await hall.table(name)
        taken = sum(one is not None for one in again.sitting.chairs)
        await hall.close()
        await store.close()
        return kept, taken

    assert asyncio.run(evening()) == (is_kept, 2)


async def _table_with_ann(hall: Hall, begins: bool) -> str:
    name = await hall.set_table(Setting("vampire_empire", 2), HOST)
    hosted = await hall.table(name)
    await hall.do(hosted, lambda work: commands.sit(work, "ann", "Ann", 0, SALT))
    await hall.do(hosted, lambda work: commands.sit(work, "bo", "Bo", 1, SALT))
    if begins:
        await hall.do(hosted, halls.begin_command(hosted, "ann"))
    return name
