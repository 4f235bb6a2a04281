"""The data folder of a house: made private, held by one house at a time, copied and put back.

A copy is made by SQLite itself, so that it is whole also while a house writes. It is one file: what
the log beside a database still holds is in it.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import chain, count
from pathlib import Path

from gruft.store.durable import sync
from gruft.store.locks import lock
from gruft.store.schema import MIGRATIONS, TooNew

FILE, LOCK = "house.sqlite", "house.lock"
PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
#: What SQLite keeps beside a database while it is open.
BESIDE = ("-wal", "-shm")


class InUse(Exception):
    """Another house is open in this folder."""


class Damaged(Exception):
    """This is not a database of a house, or no longer."""


def make_private(folder: Path) -> None:
    """Make the folder if it is not there. One that somebody else has made keeps its permissions."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        folder.mkdir(mode=PRIVATE_FOLDER)
    except FileExistsError:
        if not folder.is_dir():
            raise
    else:
        folder.chmod(PRIVATE_FOLDER)


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Be the only house in this folder; the lock is gone with the process, however it ends."""
    handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    try:
        if not lock(handle):
            raise InUse(str(folder))
        yield
    finally:
        os.close(handle)


# --- looking at a database -----------------------------------------------------------------------


def check_database(file: Path) -> int:
    """Read a whole database and return its version; raises `Damaged` or `TooNew`."""
    try:
        with closing(_read_only(file)) as database:
            version = _version(database)
            (answer,) = database.execute("PRAGMA integrity_check(1)").fetchone()
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
    except sqlite3.DatabaseError as problem:
        raise Damaged(str(problem)) from problem
    if answer != "ok":
        raise Damaged(str(answer))
    if not version or "acts" not in tables:
        raise Damaged("no tables of a house")
    return version


def check_version(file: Path) -> None:
    """Refuse a database that this program cannot read; one that is not there yet is fine."""
    if not file.exists() or not file.stat().st_size:
        return
    try:
        with closing(_read_only(file)) as database:
            _version(database)
    except sqlite3.DatabaseError as problem:
        raise Damaged(str(problem)) from problem


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=10)


def _version(database: sqlite3.Connection) -> int:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise TooNew(version)
    return int(version)


def count_tables(file: Path) -> int:
    """How many tables were ever set in a house."""
    with closing(_read_only(file)) as database:
        (count,) = database.execute("SELECT count(*) FROM listings").fetchone()
    return int(count)


# --- copies --------------------------------------------------------------------------------------


def copy_database(source: Path, target: Path) -> None:
    """Copy a database to a file that does not exist yet: it is there whole, or not at all."""
    if not source.exists():
        raise FileNotFoundError
    half = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
        _copy(source, half)
        check_database(half)
        _give_name(half, target)
    finally:
        for leftover in (half, *(half.with_name(half.name + end) for end in BESIDE)):
            leftover.unlink(missing_ok=True)
    sync(target.parent)


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(_read_only(source)) as taken,
            closing(sqlite3.connect(target, isolation_level=None)) as copied,
        ):
            taken.backup(copied)
            # A copy is one file; the house turns its log on again.
            copied.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as problem:
        raise OSError(0, str(problem)) from problem
    except sqlite3.DatabaseError as problem:
        raise Damaged(str(problem)) from problem
    sync(target)


def _give_name(half: Path, target: Path) -> None:
    if target.exists():
        raise FileExistsError
    half.rename(target)


def put_back(copy: Path, folder: Path) -> Path | None:
    """Make a copy the database of this folder; returns where the one before was laid aside.

    The copy is written beside the old database first: whatever goes wrong, one of them is there.
    """
    file = folder / FILE
    fresh = folder / f"{FILE}.fresh"
    fresh.unlink(missing_ok=True)
    copy_database(copy, fresh)
    aside = _lay_aside(file) if file.exists() else None
    fresh.rename(file)
    sync(folder)
    return aside


def _lay_aside(file: Path) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    first = f"{file.stem}-before-{stamp}{file.suffix}"
    more = (f"{file.stem}-before-{stamp}-{number}{file.suffix}" for number in count(2))
    aside = next(path for path in map(file.with_name, chain([first], more)) if not path.exists())
    # With its log, so that nothing of it is lost and nothing of it gets into the new one.
    for end in (*BESIDE, ""):
        part = file.with_name(file.name + end)
        if part.exists():
            part.rename(aside.with_name(aside.name + end))
    return aside
