"""What a store promises, whatever it is built on.

`append` returns when the acts are on the disk, and not before. Two writers of the same number can
not both win: the later one gets `Conflict` and must look again. Everything else here is a
projection that only serves to find tables.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec


class Conflict(Exception):
    """Somebody else has stored acts under these numbers."""


class Guest(msgspec.Struct, frozen=True):
    """A person who gave a name, and nothing else."""

    id: str
    name: str


class Listing(msgspec.Struct, frozen=True):
    """What is told of a table in a list, and when the house must look at it again."""

    table: str
    game: str
    phase: str
    host: str
    seats: int
    free: int
    names: Sequence[str]
    listed: bool
    watching: str
    at: int
    #: The seats that have not answered yet; each is told of nobody but who holds it.
    waits_for_seats: Sequence[int] = ()
    #: The names of the seats that are to act, for those who sit there.
    asked: Sequence[str] = ()
    #: For each name the kind of bot that is called so; nothing for people.
    bots: Sequence[str] = ()
    #: The seats of people for whom a bot plays.
    played_for: Sequence[int] = ()
    due_at: int | None = None

    @property
    def is_for_all(self) -> bool:
        """Tell whether it is in everybody's list: one may sit down, or look on."""
        if self.phase == "setting":
            return self.listed
        return self.phase == "playing" and self.watching == "everybody"


class Key(msgspec.Struct, frozen=True):
    """A secret that opens a seat, known here by its digest only."""

    digest: str
    table: str
    seat: int
    kind: Literal["seat", "invitation"]
    guest: str


class KeyAdded(msgspec.Struct, frozen=True):
    """A key opens a seat from now on."""

    key: Key


class KeysDropped(msgspec.Struct, frozen=True):
    """No key and no invitation opens this seat any more."""

    seat: int


class KeysSwapped(msgspec.Struct, frozen=True):
    """What opened one of two seats opens the other."""

    one: int
    other: int


KeyChange = KeyAdded | KeysDropped | KeysSwapped


class Append(msgspec.Struct, frozen=True):
    """Acts of a table under the numbers from `first` on, and what they do to its keys."""

    listing: Listing
    first: int
    acts: Sequence[bytes]
    keys: Sequence[KeyChange] = ()


class Store(Protocol):
    """Acts of tables, the guests of the house, and the keys to their seats."""

    async def append(self, *appends: Append) -> None:
        """Keep acts of a table, or of several, all of them or none; `Conflict` if one of their
        numbers is taken."""

    async def acts(self, table: str, first: int = 0) -> list[bytes]:
        """The life of a table from an act on; nothing if there is none of this name."""

    async def listing(self, table: str) -> Listing | None:
        """What is told of one table."""

    async def open_tables(self, limit: int) -> list[Listing]:
        """Tables that anybody may join or watch, newest first."""

    async def tables_of(self, guest: str, limit: int) -> list[Listing]:
        """Tables at which a guest holds a seat, newest first."""

    async def seats_of(self, guest: str) -> dict[str, set[int]]:
        """The seats that a guest has the keys to, by table."""

    async def running(self) -> list[str]:
        """The tables whose match is being played."""

    async def note_open(self, at: int) -> None:
        """Remember that the house was open at this time."""

    async def last_open(self) -> int:
        """The last time at which the house is known to have been open; 0 if none is."""

    async def add_guest(self, guest: Guest) -> None:
        """Remember a guest, or their new name."""

    async def guest(self, guest: str) -> Guest | None:
        """A guest who was here before."""

    async def add_key(self, key: Key) -> None:
        """Remember a key."""

    async def keys_of(self, table: str, seat: int) -> list[Key]:
        """Everything that opens this seat."""

    async def key(self, digest: str) -> Key | None:
        """The key with this digest."""

    async def replace_key(self, old: str, new: Key) -> bool:
        """Exchange a key for another; false if the old one is no longer valid."""

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret of the house itself; `fresh` becomes it if there is none yet."""

    async def check(self) -> None:
        """Write something that changes nothing; raises if the store can no longer write."""

    async def backup(self, target: Path) -> None:
        """Write a complete copy beside a running house."""

    async def close(self) -> None:
        """Finish what is under way."""
