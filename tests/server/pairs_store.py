"""A store in the memory of the test: what the contract promises, without a disk or a thread."""

from pathlib import Path

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


class MemoryStore:
    """Acts, guests and keys for as long as a test lasts."""

    def __init__(self) -> None:
        self.kept: dict[str, list[bytes]] = {}
        self.listings: dict[str, Listing] = {}
        self.guests: dict[str, Guest] = {}
        self.keys: dict[str, Key] = {}
        self.secrets: dict[str, bytes] = {}
        self.opened = 0

    def picture(self) -> object:
        """Everything that is kept, to see whether anything has changed."""
        acts = {table: len(acts) for table, acts in self.kept.items()}
        return acts, dict(self.listings), dict(self.guests), dict(self.keys)

    # --- tables ----------------------------------------------------------------------------------

    async def append(self, *appends: Append) -> None:
        for one in appends:
            if one.first != len(self.kept.get(one.listing.table, [])):
                raise Conflict(one.listing.table)
        for one in appends:
            self.kept.setdefault(one.listing.table, []).extend(one.acts)
            self.listings[one.listing.table] = one.listing
            for change in one.keys:
                self._change(one.listing.table, change)

    def _change(self, table: str, change: KeyChange) -> None:
        if isinstance(change, KeyAdded):
            self.keys[change.key.digest] = change.key
        elif isinstance(change, KeysDropped):
            for key in self._keys_of(table, change.seat):
                del self.keys[key.digest]
        else:
            pair = change.one, change.other
            for key in [one for seat in pair for one in self._keys_of(table, seat)]:
                self.keys[key.digest] = msgspec.structs.replace(key, seat=sum(pair) - key.seat)

    async def acts(self, table: str, first: int = 0) -> list[bytes]:
        return self.kept.get(table, [])[first:]

    async def listing(self, table: str) -> Listing | None:
        return self.listings.get(table)

    async def open_tables(self, limit: int) -> list[Listing]:
        found = [one for one in self.listings.values() if one.is_for_all]
        return sorted(found, key=lambda one: -one.at)[:limit]

    async def tables_of(self, guest: str, limit: int) -> list[Listing]:
        held = await self.seats_of(guest)
        found = [one for one in self.listings.values() if one.table in held]
        return sorted(found, key=lambda one: -one.at)[:limit]

    async def seats_of(self, guest: str) -> dict[str, set[int]]:
        seats: dict[str, set[int]] = {}
        for key in self.keys.values():
            if (key.guest, key.kind) == (guest, "seat"):
                seats.setdefault(key.table, set()).add(key.seat)
        return seats

    async def running(self) -> list[str]:
        return [one.table for one in self.listings.values() if one.phase == "playing"]

    async def note_open(self, at: int) -> None:
        self.opened = at

    async def last_open(self) -> int:
        return self.opened

    # --- guests and keys -------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> None:
        self.guests[guest.id] = guest

    async def guest(self, guest: str) -> Guest | None:
        return self.guests.get(guest)

    async def add_key(self, key: Key) -> None:
        self.keys[key.digest] = key

    def _keys_of(self, table: str, seat: int) -> list[Key]:
        return [one for one in self.keys.values() if (one.table, one.seat) == (table, seat)]

    async def keys_of(self, table: str, seat: int) -> list[Key]:
        return [one for one in self._keys_of(table, seat) if one.kind == "seat"]

    async def key(self, digest: str) -> Key | None:
        return self.keys.get(digest)

    async def replace_key(self, old: str, new: Key) -> bool:
        if self.keys.pop(old, None) is None:
            return False
        self.keys[new.digest] = new
        return True

    async def secret(self, name: str, fresh: bytes) -> bytes:
        return self.secrets.setdefault(name, fresh)

    # --- the house -------------------------------------------------------------------------------

    async def check(self) -> None:
        pass

    async def backup(self, target: Path) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        pass
