"""A house that closes in the middle of a move: what was begun is stored first."""

import asyncio
import threading
from pathlib import Path

import pytest

from tests.server.guests import PATIENCE, Person
from tests.server.houses import open_house

#: Longer than everything else that a house does when it closes.
A_WHILE = 0.5


def test_a_bots_move_that_is_being_stored_is_stored_before_the_house_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    storing = threading.Event()
    with open_house(tmp_path) as house, Person(house.address) as person, person.come() as host:
        table = person.set_table("vampire_queen", 3)
        host.enter(table)
        host.fill_with_bots(table, [0, 1, 2])
        store = house.running.store
        append, close = store.append, store.close

        async def append_slowly(*given: object) -> None:
            storing.set()
            while not house.server.should_exit:
                await asyncio.sleep(0.01)
            await asyncio.sleep(A_WHILE)
            await append(*given)  # type: ignore[arg-type]
            happened.append("stored")

        async def close_too() -> None:
            happened.append("closed")
            await close()

        host.ask("begin", table=table)
        monkeypatch.setattr(store, "append", append_slowly)
        monkeypatch.setattr(store, "close", close_too)
        assert storing.wait(PATIENCE)

    assert happened == ["stored", "closed"]
