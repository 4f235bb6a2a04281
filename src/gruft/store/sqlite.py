"""A store in one file of a folder: SQLite, one writer, synced at every commit."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from gruft.store.contract import (
    Append,
    Conflict,
    Guest,
    Key,
    KeyAdded,
    KeyChange,
    KeysDropped,
    Listing,
)
from gruft.store.folder import FILE, PRIVATE_FILE, copy_database, make_private
from gruft.store.schema import MIGRATIONS, migrate
from gruft.store.writer import Writer

Result = TypeVar("Result")

_LISTING = msgspec.json.Decoder(Listing)
_KEY_FIELDS = Key.__struct_fields__
_ADD_KEY = "INSERT INTO keys VALUES (?, ?, ?, ?, ?)"


class SqliteStore:
    """The store of a house on one machine."""

    def __init__(self, folder: Path) -> None:
        make_private(folder)
        self.file = folder / FILE
        self.file.touch(PRIVATE_FILE)
        self.file.chmod(PRIVATE_FILE)
        with _connected(self.file) as database:
            migrate(database)
        database.close()
        self._writer = Writer(lambda: _connected(self.file))
        self._readers = ThreadPoolExecutor(1, "gruft-reader")
        self._reading: sqlite3.Connection | None = None

    async def _read(self, read: Callable[[sqlite3.Connection], Result]) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, lambda: read(self._reader()))

    def _reader(self) -> sqlite3.Connection:
        if self._reading is None:
            self._reading = _connected(self.file)
            self._reading.execute("PRAGMA query_only = ON")
        return self._reading

    # --- tables ----------------------------------------------------------------------------------

    async def append(self, *appends: Append) -> None:
        def write(database: sqlite3.Connection) -> None:
            for one in appends:
                _append(database, one)

        await self._writer.write(write)

    async def acts(self, table: str, first: int = 0) -> list[bytes]:
        rows = 'SELECT body FROM acts WHERE "table" = ? AND number >= ? ORDER BY number'
        return [body for (body,) in await self._rows(rows, table, first)]

    async def listing(self, table: str) -> Listing | None:
        found = await self._listings('SELECT body FROM listings WHERE "table" = ?', table)
        return found[0] if found else None

    async def open_tables(self, limit: int) -> list[Listing]:
        return await self._listings(
            "SELECT body FROM listings WHERE listed = 1 ORDER BY at DESC LIMIT ?", limit
        )

    async def tables_of(self, guest: str, limit: int) -> list[Listing]:
        return await self._listings(
            'SELECT body FROM listings WHERE "table" IN '
            "(SELECT \"table\" FROM keys WHERE guest = ? AND kind = 'seat') "
            "ORDER BY at DESC LIMIT ?",
            guest,
            limit,
        )

    async def seats_of(self, guest: str) -> dict[str, set[int]]:
        query = "SELECT \"table\", seat FROM keys WHERE guest = ? AND kind = 'seat'"
        seats: dict[str, set[int]] = {}
        for table, seat in await self._rows(query, guest):
            seats.setdefault(table, set()).add(seat)
        return seats

    async def running(self) -> list[str]:
        rows = await self._rows("SELECT \"table\" FROM listings WHERE phase = 'playing'")
        return [table for (table,) in rows]

    async def _listings(self, query: str, *values: object) -> list[Listing]:
        return [_LISTING.decode(body) for (body,) in await self._rows(query, *values)]

    async def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._read(lambda database: database.execute(query, values).fetchall())

    async def note_open(self, at: int) -> None:
        await self._write("INSERT OR REPLACE INTO moments VALUES ('open', ?)", at)

    async def last_open(self) -> int:
        rows = await self._rows("SELECT at FROM moments WHERE name = 'open'")
        return int(rows[0][0]) if rows else 0

    # --- guests and keys -------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> None:
        await self._write("INSERT OR REPLACE INTO guests VALUES (?, ?)", guest.id, guest.name)

    async def guest(self, guest: str) -> Guest | None:
        rows = await self._rows("SELECT name FROM guests WHERE id = ?", guest)
        return Guest(guest, str(rows[0][0])) if rows else None

    async def add_key(self, key: Key) -> None:
        await self._write(_ADD_KEY, *msgspec.structs.astuple(key))

    async def key(self, digest: str) -> Key | None:
        rows = await self._rows("SELECT * FROM keys WHERE digest = ?", digest)
        return _key(rows[0]) if rows else None

    async def keys_of(self, table: str, seat: int) -> list[Key]:
        query = 'SELECT * FROM keys WHERE "table" = ? AND seat = ?'
        return [_key(row) for row in await self._rows(query, table, seat)]

    async def replace_key(self, old: str, new: Key) -> bool:
        def write(database: sqlite3.Connection) -> bool:
            gone = database.execute("DELETE FROM keys WHERE digest = ?", (old,)).rowcount
            if gone:
                database.execute(_ADD_KEY, msgspec.structs.astuple(new))
            return gone == 1

        return await self._writer.write(write)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        def write(database: sqlite3.Connection) -> bytes:
            database.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, fresh))
            query = "SELECT value FROM secrets WHERE name = ?"
            (value,) = database.execute(query, (name,)).fetchone()
            return bytes(value)

        return await self._writer.write(write)

    async def _write(self, statement: str, *values: object) -> None:
        def write(database: sqlite3.Connection) -> None:
            database.execute(statement, values)

        await self._writer.write(write)

    # --- the file --------------------------------------------------------------------------------

    async def check(self) -> None:
        # The same number again: it changes nothing, and still has to reach the disk.
        await self._write(f"PRAGMA user_version = {len(MIGRATIONS)}")

    async def backup(self, target: Path) -> None:
        await asyncio.to_thread(copy_database, self.file, target)

    async def close(self) -> None:
        self._writer.close()
        await self._read(lambda database: database.close())
        self._readers.shutdown()


def _connected(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, isolation_level=None, timeout=10, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    return database


def _append(database: sqlite3.Connection, one: Append) -> None:
    table = one.listing.table
    rows = [(table, number, act) for number, act in enumerate(one.acts, start=one.first)]
    try:
        database.executemany("INSERT INTO acts VALUES (?, ?, ?)", rows)
    except sqlite3.IntegrityError as taken:
        raise Conflict(table) from taken
    for change in one.keys:
        _change_keys(database, table, change)
    _list(database, one.listing)


def _list(database: sqlite3.Connection, listing: Listing) -> None:
    database.execute(
        "INSERT OR REPLACE INTO listings VALUES (?, ?, ?, ?, ?)",
        (
            listing.table,
            listing.phase,
            listing.is_for_all,
            listing.at,
            msgspec.json.encode(listing),
        ),
    )


def _key(row: tuple[Any, ...]) -> Key:
    return msgspec.convert(dict(zip(_KEY_FIELDS, row, strict=True)), Key)


def _change_keys(database: sqlite3.Connection, table: str, change: KeyChange) -> None:
    if isinstance(change, KeyAdded):
        database.execute(_ADD_KEY, msgspec.structs.astuple(change.key))
    elif isinstance(change, KeysDropped):
        database.execute('DELETE FROM keys WHERE "table" = ? AND seat = ?', (table, change.seat))
    else:
        database.execute(
            'UPDATE keys SET seat = ? - seat WHERE "table" = ? AND seat IN (?, ?)',
            (change.one + change.other, table, change.one, change.other),
        )
