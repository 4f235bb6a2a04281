"""A disk that is full for a while: who asked is told, nothing is lost, and the match goes on."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from gruft.server import errands
from gruft.store.contract import Append, Conflict, Key, KeyAdded, KeysDropped, KeysSwapped, Listing
from gruft.store.sqlite import SqliteStore
from tests.server.guests import Person, Refused, begun, chooser
from tests.server.houses import OpenedHouse


@pytest.fixture
def fail(house: OpenedHouse, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], list[int]]:
    """Let the next appends of the house fail; the list counts how many have."""
    monkeypatch.setattr(errands, "TRY_AGAIN_AFTER", 0.01)

    def plan(times: int) -> list[int]:
        failed: list[int] = []
        append = house.running.store.append

        async def full(*given: object) -> None:
            if len(failed) < times:
                failed.append(1)
                raise sqlite3.OperationalError("database or disk is full")
            await append(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(house.running.store, "append", full)
        return failed

    return plan


def test_who_asked_is_told_and_asks_again(
    house: OpenedHouse, fail: Callable[[int], list[int]]
) -> None:
    with begun(house.address) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        question = seat.view(table, 0)["question"]
        line = seat.line_for(table, 0, chooser(1))
        answer = {"table": table, "seat": 0, "question": question, "line": line}

        fail(1)
        with pytest.raises(Refused) as refusal:
            seat.ask("answer", id="once", **answer)

        assert refusal.value.key == "http-500"
        assert seat.view(table, 0)["question"] == question
        assert seat.ask("answer", id="once", **answer)["type"] == "done"


def test_bots_alone_try_until_the_disk_has_room(
    house: OpenedHouse, fail: Callable[[int], list[int]]
) -> None:
    with Person(house.address) as person, person.come() as host:
        table = person.set_table("vampire_queen", 3)
        host.enter(table)
        host.fill_with_bots(table, [0, 1, 2])
        host.ask("begin", table=table)
        failed = fail(3)

        while host.view(table, -1)["phase"] != "over":
            host.listen()

        assert len(failed) == 3


def test_a_clock_runs_out_though_the_disk_was_full_when_it_did(
    house: OpenedHouse, fail: Callable[[int], list[int]]
) -> None:
    with begun(house.address, clock={"kind": "move", "time": 5_000}) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        question = seat.view(table, 0)["question"]
        failed = fail(2)

        while seat.view(table, 0)["question"] == question:
            seat.listen()

        assert len(failed) == 2


# --- keys and acts are one -----------------------------------------------------------------------


LISTING = Listing("a-b-c", "watchmen", "setting", "ann", 3, 3, [], False, "link", 1)


def key(digest: str, seat: int) -> Key:
    return Key(digest, "a-b-c", seat, "seat", "ann")


def test_what_acts_do_to_keys_is_done_with_them_or_not_at_all(tmp_path: Path) -> None:
    async def story() -> list[list[str]]:
        store = SqliteStore(tmp_path / "house")
        seen = []

        async def look() -> None:
            found = [[one.digest for one in await store.keys_of("a-b-c", seat)] for seat in (0, 1)]
            seen.append([",".join(sorted(one)) for one in found])

        try:
            await store.append(
                Append(LISTING, 0, [b"1"], [KeyAdded(key("x", 0)), KeyAdded(key("y", 1))])
            )
            await look()
            await store.append(Append(LISTING, 1, [b"2"], [KeysSwapped(0, 1)]))
            await look()
            with pytest.raises(Conflict):
                await store.append(Append(LISTING, 1, [b"3"], [KeysDropped(0)]))
            await look()
            await store.append(Append(LISTING, 2, [b"3"], [KeysDropped(0), KeyAdded(key("z", 0))]))
            await look()
        finally:
            await store.close()
        return seen

    assert asyncio.run(story()) == [["x", "y"], ["y", "x"], ["y", "x"], ["z", "x"]]
