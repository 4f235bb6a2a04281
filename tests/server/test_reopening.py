"""A house that opens again: every match goes on, and one that cannot does not stop the others."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from gruft.games.vampire_queen.game import GAME as VAMPIRE_QUEEN
from gruft.server import errands
from gruft.store.contract import Append, Conflict, Listing
from gruft.store.folder import FILE
from gruft.store.sqlite import SqliteStore
from tests.server.guests import Person, Refused, begin, begun, chooser
from tests.server.houses import OpenedHouse, open_house

#: In nanoseconds.
AN_HOUR = 3600 * 10**9
Change = Callable[[dict[str, Any]], object]


@pytest.fixture
def left(folder: Path) -> Iterator[tuple[Person, str, str]]:
    """Two matches under way in a house that was closed: one for harm to come to, one beside it."""
    with ExitStack() as kept:
        with open_house(folder) as house:
            person = kept.enter_context(Person(house.address))
            with person.come() as seat:
                tables = [begin(seat), begin(seat)]
        yield person, tables[0], tables[1]


def rewrite(folder: Path, table: str, number: int, body: bytes) -> None:
    """Put another act in the place of one that is stored."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        statement = 'UPDATE acts SET body = ? WHERE "table" = ? AND number = ?'
        database.execute(statement, (body, table, number))
        database.commit()


def change(folder: Path, table: str, number: int, how: Change) -> None:
    """Change a stored act."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        query = 'SELECT body FROM acts WHERE "table" = ? AND number = ?'
        (body,) = database.execute(query, (table, number)).fetchone()
    act = json.loads(body)
    how(act)
    rewrite(folder, table, number, json.dumps(act).encode())


# ---- one table that cannot be read ----


def game_is_gone(folder: Path, table: str) -> None:
    change(folder, table, 0, lambda act: act["act"]["setting"].update(game="vampire_bingo"))


def act_is_newer(folder: Path, table: str) -> None:
    change(folder, table, 2, lambda act: act["act"].update(act="danced"))


def act_is_damaged(folder: Path, table: str) -> None:
    rewrite(folder, table, 2, b'{"at": 17, "act"')


def act_makes_no_sense(folder: Path, table: str) -> None:
    change(folder, table, 2, lambda act: act["act"].update(seat=0))


@pytest.mark.parametrize(
    ("harm", "key"),
    [
        (game_is_gone, "table-game-gone"),
        (act_is_newer, "table-newer"),
        (act_is_damaged, "table-damaged"),
        (act_makes_no_sense, "table-damaged"),
    ],
)
def test_a_table_that_cannot_be_read_is_shut_and_all_others_are_open(
    folder: Path, left: tuple[Person, str, str], harm: Callable[[Path, str], None], key: str
) -> None:
    person, table, other = left
    harm(folder, table)

    with open_house(folder) as house, person.moved_to(house.address).come() as seat:
        with pytest.raises(Refused) as refusal:
            seat.enter(table)

        assert refusal.value.key == key
        mine = {one["table"]: one["phase"] for one in person.http.get("/api/tables").json()["mine"]}
        assert mine == {table: "over", other: "playing"}
        assert person.http.get(f"/api/tables/{table}/record").json()["key"] == key
        seat.enter(other)
        assert seat.play(other, [0], most=1)
        assert house.running.metrics.page().count(b"gruft_failures_total 0.0") == 1


def test_a_match_by_older_rules_is_over_and_says_why(
    folder: Path, left: tuple[Person, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    person, table, other = left
    monkeypatch.setattr(VAMPIRE_QUEEN, "revision", VAMPIRE_QUEEN.revision + 1, raising=False)

    with open_house(folder) as house, person.moved_to(house.address).come() as seat:
        for one in (table, other):
            with pytest.raises(Refused) as refusal:
                seat.enter(one)
            assert refusal.value.key == "table-rules-changed"
        fresh = person.set_table("vampire_queen", 3)
        assert seat.enter(fresh)["is_host"]


def test_a_table_that_was_shut_goes_on_when_it_can_be_read_again(
    folder: Path, left: tuple[Person, str, str]
) -> None:
    person, table, _ = left
    change(folder, table, 0, lambda act: act["act"]["setting"].update(game="vampire_bingo"))
    with open_house(folder):
        pass
    change(folder, table, 0, lambda act: act["act"]["setting"].update(game="vampire_queen"))

    with open_house(folder) as house, person.moved_to(house.address).come() as seat:
        seat.enter(table)
        assert seat.play(table, [0], most=1)


# ---- a store that knows more ----


def test_acts_that_a_disk_wrote_though_it_said_that_it_did_not_are_true(
    house: OpenedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errands, "TRY_AGAIN_AFTER", 0.01)
    with begun(house.address) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        question = seat.view(table, 0)["question"]
        line = seat.line_for(table, 0, chooser(1))
        answer = {"table": table, "seat": 0, "question": question, "line": line}
        store = house.running.store
        append = store.append

        async def stored_but_not_said(*appends: Append) -> None:
            await append(*appends)
            monkeypatch.setattr(store, "append", append)
            raise sqlite3.OperationalError("disk I/O error")

        monkeypatch.setattr(store, "append", stored_but_not_said)
        with pytest.raises(Refused):
            seat.ask("answer", id="once", **answer)

        assert seat.ask("answer", id="once", **answer)["type"] == "done"
        assert seat.view(table, 0)["question"] > question
        assert len(seat.play(table, [0], most=1)) == 1


# ---- time ----


def test_nobodys_time_runs_while_the_house_is_closed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_minute = {"kind": "move", "time": 60_000, "increment": 0}
    with ExitStack() as kept:
        with open_house(folder) as house:
            person = kept.enter_context(Person(house.address))
            with person.come() as seat:
                table = begin(seat, clock=a_minute, grace=0)
                seat.wait_to_be_asked(table, 0)
                question = seat.view(table, 0)["question"]

        until = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: until() + AN_HOUR)
        with open_house(folder) as house, person.moved_to(house.address).come() as seat:
            seat.enter(table)

            assert seat.view(table, 0)["question"] == question
            since = seat.view(table, 0)["clocks"][0]["since"]
            assert since > until() // 1_000_000


# ---- rematch ----


def test_a_rematch_is_set_with_the_way_to_it_or_not_at_all(
    house: OpenedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = house.running.store
    appended: list[list[str]] = []
    append = store.append

    async def watched(*appends: Append) -> None:
        appended.append([one.listing.table for one in appends])
        await append(*appends)

    with begun(house.address) as (seat, table):
        seat.ask("abort", table=table, seat=0)
        monkeypatch.setattr(store, "append", watched)

        again = seat.ask("rematch", table=table)["table"]

    assert [table, again] in appended


def test_of_two_tables_that_are_stored_together_neither_is_there_if_one_cannot_be(
    tmp_path: Path,
) -> None:
    def listed(table: str) -> Listing:
        return Listing(table, "g", "setting", "h", 3, 3, [], False, "link", 1)

    async def story() -> list[bytes]:
        store = SqliteStore(tmp_path / "house")
        try:
            await store.append(Append(listed("a"), 0, [b"1"]))
            with pytest.raises(Conflict):
                await store.append(Append(listed("b"), 0, [b"2"]), Append(listed("a"), 0, [b"3"]))
            return [*await store.acts("a"), *await store.acts("b")]
        finally:
            await store.close()

    assert asyncio.run(story()) == [b"1"]


# ---- bots ----


def test_a_bot_whose_process_dies_thinks_again(folder: Path) -> None:
    with open_house(folder, processes=1) as house, begun(house.address) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        pool: Any = house.running.hall.thinkers
        for process in list(pool._pool._processes.values()):
            process.kill()

        assert len(seat.play(table, [0], most=2)) == 2
