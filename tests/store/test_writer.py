"""The one who writes: in order, all or nothing for each, and nobody waits in vain."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gruft.store.writer import Writer, WriterGone

#: How long is waited for an answer that must come.
PATIENCE = 60.0


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "numbers.sqlite"


@pytest.fixture
def writer(file: Path) -> Iterator[Writer]:
    def connect() -> sqlite3.Connection:
        database = sqlite3.connect(file, isolation_level=None)
        database.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
        return database

    opened = Writer(connect)
    yield opened
    opened.close()


async def add(writer: Writer, number: int) -> int:
    def write(database: sqlite3.Connection) -> int:
        database.execute("INSERT INTO numbers VALUES (?)", (number,))
        return number

    return await writer.write(write)


def written(file: Path) -> list[int]:
    database = sqlite3.connect(file)
    rows = database.execute("SELECT number FROM numbers ORDER BY number").fetchall()
    database.close()
    return [number for (number,) in rows]


def test_many_at_once_are_all_written(writer: Writer, file: Path) -> None:
    async def many() -> list[int]:
        return await asyncio.gather(*(add(writer, number) for number in range(200)))

    assert asyncio.run(many()) == list(range(200))
    assert written(file) == list(range(200))


def test_one_that_fails_is_undone_without_its_neighbours(writer: Writer, file: Path) -> None:
    async def some() -> list[int | BaseException]:
        adding = [add(writer, number) for number in (1, 2, 2, 3)]
        return await asyncio.gather(*adding, return_exceptions=True)

    outcomes = asyncio.run(some())

    assert [type(one) for one in outcomes] == [int, int, sqlite3.IntegrityError, int]
    assert written(file) == [1, 2, 3]


def test_nobody_waits_for_a_writer_who_is_gone(writer: Writer, file: Path) -> None:
    writer.close()

    with pytest.raises(WriterGone):
        asyncio.run(add(writer, 1))

    assert written(file) == []


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_nobody_waits_for_a_writer_who_never_came() -> None:
    def connect() -> sqlite3.Connection:
        raise OSError

    writer = Writer(connect)

    with pytest.raises(WriterGone):
        asyncio.run(add(writer, 1))

    writer.close()


class Failing(sqlite3.Connection):
    """A database on a disk that cannot do some things for a while."""

    cannot: tuple[str, ...] = ()

    def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
        """Do it, if the disk can."""
        if sql in self.cannot:
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *given)


@pytest.mark.parametrize("cannot", [("COMMIT",), ("COMMIT", "ROLLBACK")])
def test_nobody_waits_for_what_can_neither_be_written_nor_undone(
    file: Path, cannot: tuple[str, ...]
) -> None:
    sqlite3.connect(file).execute("CREATE TABLE numbers (number INTEGER)").connection.close()
    opened: list[Failing] = []

    def connect() -> sqlite3.Connection:
        opened.append(sqlite3.connect(file, isolation_level=None, factory=Failing))
        return opened[0]

    unlucky = Writer(connect)

    async def some(*numbers: int) -> list[int | BaseException]:
        adding = [add(unlucky, number) for number in numbers]
        async with asyncio.timeout(PATIENCE):
            return await asyncio.gather(*adding, return_exceptions=True)

    assert asyncio.run(some(1)) == [1]

    opened[0].cannot = cannot
    failed = [*asyncio.run(some(2, 3)), *asyncio.run(some(4))]
    opened[0].cannot = ()

    assert [type(one) for one in failed] == [sqlite3.OperationalError] * 3
    assert asyncio.run(some(5)) == [5]
    unlucky.close()
    assert written(file) == [1, 5]


def test_who_has_gone_away_does_not_stop_the_others(writer: Writer, file: Path) -> None:
    async def leave() -> None:
        asyncio.ensure_future(add(writer, 1)).cancel()
        waiting = asyncio.ensure_future(add(writer, 2))
        await asyncio.sleep(0)
        waiting.cancel()

    asyncio.run(leave())

    assert asyncio.run(add(writer, 3)) == 3
    assert written(file) == [2, 3]
