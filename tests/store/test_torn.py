"""A power cut in the middle of writing: what was acknowledged is there, and nothing in halves.

Everything after an acknowledged commit may be missing, cut anywhere or be rubbish. SQLite's log is
cut at many places to see it; cut too early, acknowledged acts are missing, and the check says so.
"""

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gruft.store.contract import Append, Listing
from gruft.store.folder import FILE, check_database
from gruft.store.sqlite import SqliteStore

ACTS = 24
LISTING = Listing("a-b-c", "vampire_queen", "playing", "h", 3, 0, [], False, "link", 1)


@pytest.fixture(scope="module")
def life(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes, list[int]]:
    """A database, its log, and how long the log was when each act was acknowledged."""
    folder = tmp_path_factory.mktemp("torn") / "house"
    log = folder / f"{FILE}-wal"

    async def live() -> tuple[bytes, bytes, list[int]]:
        store, lengths = SqliteStore(folder), []
        for number in range(ACTS):
            body = f"act {number} ".encode() + os.urandom(random.Random(number).randrange(900))
            await store.append(Append(LISTING, number, [body]))
            lengths.append(log.stat().st_size)
        left = (folder / FILE).read_bytes(), log.read_bytes(), lengths
        await store.close()
        return left

    return asyncio.run(live())


def acts_after_a_cut(folder: Path, database: bytes, log: bytes) -> list[bytes]:
    """What a house finds that opens on such files."""
    folder.mkdir()
    (folder / FILE).write_bytes(database)
    (folder / f"{FILE}-wal").write_bytes(log)
    with closing(sqlite3.connect(folder / FILE)) as opened:
        rows = opened.execute("SELECT number, body FROM acts ORDER BY number").fetchall()
    assert check_database(folder / FILE) > 0
    assert [number for number, _ in rows] == list(range(len(rows)))
    return [body for _, body in rows]


def test_the_log_may_be_cut_anywhere_after_what_was_acknowledged(
    tmp_path: Path, life: tuple[bytes, bytes, list[int]]
) -> None:
    database, log, lengths = life
    luck = random.Random(5)

    for number in range(0, ACTS - 1, 2):
        for torn in (b"", os.urandom(luck.randrange(1, 5_000))):
            cut = luck.randrange(lengths[number], lengths[number + 1])
            found = acts_after_a_cut(tmp_path / f"{number}-{len(torn)}", database, log[:cut] + torn)

            assert len(found) == number + 1
            assert all(act.startswith(f"act {place} ".encode()) for place, act in enumerate(found))


def test_a_cut_into_what_was_acknowledged_would_be_seen(
    tmp_path: Path, life: tuple[bytes, bytes, list[int]]
) -> None:
    database, log, lengths = life

    found = acts_after_a_cut(tmp_path / "early", database, log[: lengths[9] - 1])

    assert len(found) == 9
