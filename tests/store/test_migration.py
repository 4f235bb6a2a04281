"""An older database becomes a newer one, and its lists say what they should."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from gruft.store import schema
from gruft.store.contract import Append, Key, KeyAdded, Listing
from gruft.store.folder import FILE
from gruft.store.sqlite import SqliteStore


def listing(table: str, phase: str, listed: bool, watching: str) -> Listing:
    return Listing(table, "vampire_queen", phase, "ann", 3, 2, ["Ann"], listed, watching, at=1)


LISTINGS = [
    listing("offered", "setting", True, "nobody"),
    listing("for-friends", "setting", False, "everybody"),
    listing("watched", "playing", False, "everybody"),
    listing("private", "playing", True, "nobody"),
    listing("by-link", "playing", True, "link"),
    listing("done", "over", True, "everybody"),
]


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """The folder of a house of version 2, in whose tables Bo once sat, and Ann does."""
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        for script in schema.MIGRATIONS[:2]:
            database.executescript(script)
        for one in LISTINGS:
            row = one.table, one.phase, one.listed, one.at, msgspec.json.encode(one)
            database.execute("INSERT INTO listings VALUES (?, ?, ?, ?, ?)", row)
            for guest in ("ann", "bo"):
                database.execute("INSERT INTO sitters VALUES (?, ?)", (guest, one.table))
            key = f"key to {one.table}", one.table, 0, "seat", "ann"
            database.execute("INSERT INTO keys VALUES (?, ?, ?, ?, ?)", key)
        database.execute("PRAGMA user_version = 2")
        database.commit()
    return tmp_path


def found(folder: Path, *appends: Append) -> list[set[str]]:
    """What everybody finds, and what Ann and Bo find of their own."""

    async def read() -> list[list[Listing]]:
        store = SqliteStore(folder)
        try:
            await store.append(*appends)
            mine = [await store.tables_of(guest, 50) for guest in ("ann", "bo")]
            return [await store.open_tables(50), *mine]
        finally:
            await store.close()

    return [{one.table for one in tables} for tables in asyncio.run(read())]


def test_the_lists_of_an_older_house_are_put_right(older: Path) -> None:
    everybodys, anns, bos = found(older)

    assert everybodys == {"offered", "watched"}
    assert anns == {one.table for one in LISTINGS}
    assert bos == set()


def test_a_house_that_was_never_older_finds_the_same(tmp_path: Path, older: Path) -> None:
    fresh = found(tmp_path / "fresh", *map(appended, LISTINGS))

    assert fresh == found(older)


def appended(listing: Listing) -> Append:
    """A table that is set, and at which Ann sits down."""
    key = Key(f"key to {listing.table}", listing.table, 0, "seat", "ann")
    return Append(listing, 0, [b"{}"], [KeyAdded(key)])
