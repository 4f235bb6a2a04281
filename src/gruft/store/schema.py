"""The tables of the database, and how an older one becomes a newer one."""

import sqlite3

#: One script for each version of the schema; a database that has run `n` of them is of version `n`.
MIGRATIONS = (
    """
    CREATE TABLE acts (
        "table" TEXT NOT NULL,
        number INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;
    CREATE TABLE listings (
        "table" TEXT PRIMARY KEY,
        phase TEXT NOT NULL,
        listed INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX listings_open ON listings (listed, phase, at);
    CREATE TABLE sitters (
        guest TEXT NOT NULL,
        "table" TEXT NOT NULL,
        PRIMARY KEY (guest, "table")
    ) WITHOUT ROWID;
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE keys (
        digest TEXT PRIMARY KEY,
        "table" TEXT NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        guest TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX keys_of_seat ON keys ("table", seat);
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE moments (name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
    """,
    # `listed` is from now on what everybody's list shows; whose table it is, the keys know.
    """
    UPDATE listings SET listed = CASE phase
        WHEN 'setting' THEN listed
        WHEN 'playing' THEN json_extract(CAST(body AS TEXT), '$.watching') = 'everybody'
        ELSE 0 END;
    DROP INDEX listings_open;
    CREATE INDEX listings_open ON listings (listed, at);
    DROP TABLE sitters;
    CREATE INDEX keys_of_guest ON keys (guest);
    """,
)


class TooNew(Exception):
    """The database was written by a newer Gruft."""


def migrate(database: sqlite3.Connection) -> None:
    """Bring a database up to date; one that is newer than this program is not touched."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise TooNew(version)
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        database.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
