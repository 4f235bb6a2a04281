"""Keys to seats: 256 bits that the house knows by their digest only.

A key used from another browser is exchanged for a new one, and the old one opens nothing any more.
A key dies with the act that ends what it was for, in the same commit. The holder of a seat is known
by cookie and gets a key if theirs is lost, unless somebody has taken the seat to another browser.
The seat of somebody who was sent away is opened by nothing and for nobody.
"""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from gruft.store.contract import Guest, Key, KeyChange, KeysDropped, KeysSwapped, Store
from gruft.table.live.acts import AnyAct, BotSeated, Kept, Kicked, SatDown, StoodUp, Swapped
from gruft.table.live.chairs import seats_of
from gruft.table.live.sitting import Sitting

#: Nobody needs so many at one table.
MOST_KEYS = 16


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest_of(secret: str) -> str:
    """What the house remembers of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_key(secret: str, table: str, seat: int, guest: str) -> Key:
    """A key to a seat, for the guest who sits there."""
    return Key(digest_of(secret), table, seat, "seat", guest)


def invitation(secret: str, table: str, seat: int, host: str) -> Key:
    """What lets somebody sit down once in a seat that is kept."""
    return Key(digest_of(secret), table, seat, "invitation", host)


async def invites(store: Store, secret: str, table: str, seat: int) -> bool:
    """Tell whether this is the invitation to that seat."""
    key = await store.key(digest_of(secret)) if secret else None
    return key is not None and (key.table, key.seat, key.kind) == (table, seat, "invitation")


def key_changes(acts: Iterable[AnyAct], before: Sitting) -> list[KeyChange]:
    """What acts do to the keys of their table."""
    changes: list[KeyChange] = []
    for act in acts:
        if isinstance(act, SatDown | BotSeated | StoodUp | Kept):
            changes.append(KeysDropped(act.seat))
        elif isinstance(act, Swapped):
            changes.append(KeysSwapped(act.one, act.other))
        elif isinstance(act, Kicked):
            changes += [KeysDropped(seat) for seat in seats_of(before.chairs, act.guest)]
    return changes


# --- opening -------------------------------------------------------------------------------------


@dataclass(slots=True)
class Opened:
    """The seats that somebody may look through, and keys of theirs that are others now.

    `by_key` are the seats that their keys open, -1 for a key that opens none; `renewed` are new
    keys in the place of old ones, `given` new ones by seat.
    """

    seats: set[int] = field(default_factory=set)
    by_key: list[int] = field(default_factory=list)
    renewed: dict[str, str] = field(default_factory=dict)
    given: dict[int, str] = field(default_factory=dict)


async def open_seats(
    store: Store, table: str, sitting: Sitting, keys: Sequence[str], guest: Guest
) -> Opened:
    """Open what can be opened with these keys and by being this guest.

    Nothing else may change the table meanwhile.
    """
    opened, lost = Opened(), lost_seats(sitting)
    for secret in keys[:MOST_KEYS]:
        key = await store.key(digest_of(secret))
        if key is None or key.table != table or key.kind != "seat" or key.seat in lost:
            opened.by_key.append(-1)
        else:
            opened.by_key.append(await _open(store, secret, key, guest, opened))
    opened.seats.update(seat for seat in opened.by_key if seat >= 0)
    for seat in await seats_held(store, table, sitting, guest):
        if seat not in opened.seats:
            await _open_own(store, seat, table, guest, opened)
    return opened


async def seats_held(store: Store, table: str, sitting: Sitting, guest: Guest) -> list[int]:
    """The seats that somebody holds by their cookie: what was taken to another browser is held
    there and no longer where its guest once sat down."""
    held: list[int] = []
    own, lost = seats_of(sitting.chairs, guest.id), lost_seats(sitting)
    for seat in sorted(set(range(len(sitting.chairs))) - lost):
        holders = {key.guest for key in await store.keys_of(table, seat) if key.kind == "seat"}
        if guest.id in holders or (seat in own and not holders):
            held.append(seat)
    return held


def lost_seats(sitting: Sitting) -> set[int]:
    """The seats whose guests were sent away; bots mind them, and nobody comes back."""
    return {seat for guest in sitting.talk.kicked for seat in seats_of(sitting.chairs, guest)}


async def _open(store: Store, secret: str, key: Key, guest: Guest, opened: Opened) -> int:
    if key.guest != guest.id:
        renewed = new_secret()
        if not await store.replace_key(
            key.digest, seat_key(renewed, key.table, key.seat, guest.id)
        ):
            return -1
        opened.renewed[secret] = renewed
    return key.seat


async def _open_own(store: Store, seat: int, table: str, guest: Guest, opened: Opened) -> None:
    keys = [key for key in await store.keys_of(table, seat) if key.kind == "seat"]
    secret = new_secret()
    fresh = seat_key(secret, table, seat, guest.id)
    if not (keys and await store.replace_key(keys[0].digest, fresh)):
        await store.add_key(fresh)
    opened.seats.add(seat)
    opened.given[seat] = secret
