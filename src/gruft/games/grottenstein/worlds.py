"""Worlds of Vampir: positions that fit all that one seat knows (section 21).

Cards that the seat does not know change places among themselves, deck by deck; who else knows a
place goes with the place. Locks and wardrobe are thrown anew from what was said about them. Nothing
is taken from the truth but what the seat knows.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.grottenstein.bits import has
from gruft.games.grottenstein.cards import (
    HUNTERS,
    LOCKS,
    PIECES,
)
from gruft.games.grottenstein.dealing import change_places
from gruft.games.grottenstein.layout import (
    ARMOUR_LOCK,
    CRYPT_LOCK,
    DECISION,
    DOWN,
    FAILED,
    IN_HAND,
    LOCK,
    LOCKING_ARMOUR,
    OPENED,
    ORIGIN,
    PLACE,
    PLACED,
    PLACING,
    SPECTATOR,
    STAKE_FLAG,
    VAMPIRE_SEAT,
    WARDROBE,
    WEAPON,
    WORN,
)
from gruft.games.grottenstein.rules.slots import is_ready_to_stake
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.villa import NUMBERS
from gruft.kernel.chance import Chance


def imagine(state: State, seat: i64, chance: Chance) -> None:
    """Section 21: known things where they are, the rest by lot."""
    observer: i64 = SPECTATOR if seat < 0 else seat
    if state.asked() != seat:
        _withdraw_draft(state.words)
    if change_places(state, observer, chance):
        _set_stake_flags(state)
    if seat != state.words[VAMPIRE_SEAT]:
        _imagine_locks(state.words, chance)
        _imagine_wardrobe(state.words, state.printed.sides, chance)


def _withdraw_draft(words: vec[i64]) -> None:
    """A choice that is not complete is nobody's business yet but that of who makes it.

    What was picked so far is read by nobody before it is picked anew.
    """
    decision: i64 = words[DECISION]
    if decision >= WEAPON:
        words[DECISION] = words[ORIGIN]
    elif PLACING <= decision <= LOCKING_ARMOUR:
        _take_back_arrangement(words)


def _take_back_arrangement(words: vec[i64]) -> None:
    field: i64 = 0
    while field < NUMBERS:
        if words[DOWN + field] != 0:
            words[PLACE + words[DOWN + field] - 1] = IN_HAND
            words[DOWN + field] = 0
        field += 1
    words[DECISION] = PLACING
    words[PLACED] = 0


# --- locks, wardrobe, stake ----------------------------------------------------------------------


def _imagine_locks(words: vec[i64], chance: Chance) -> None:
    """21.3: two different colours that fit every try, all pairs alike."""
    pairs = vec[i64]()
    crypt: i64 = 0
    while crypt < LOCKS:
        armour: i64 = 0
        while armour < LOCKS:
            if (
                crypt != armour
                and _may_be_lock(words, CRYPT_LOCK, crypt)
                and _may_be_lock(words, ARMOUR_LOCK, armour)
            ):
                pairs = append(pairs, crypt * LOCKS + armour)
            armour += 1
        crypt += 1
    pair: i64 = pairs[chance.pick(len(pairs), "world")]
    words[LOCK + CRYPT_LOCK] = pair // LOCKS
    words[LOCK + ARMOUR_LOCK] = pair % LOCKS


def _may_be_lock(words: vec[i64], lock: i64, colour: i64) -> bool:
    found: i64 = words[OPENED + lock]
    return colour == found - 1 if found > 0 else not has(words[FAILED + lock], colour)


def _imagine_wardrobe(words: vec[i64], sides: i64, chance: Chance) -> None:
    """21.4: two dice for every piece that he has not taken yet."""
    piece: i64 = 0
    while piece < PIECES:
        if words[WORN + piece] == 0:
            words[WARDROBE + piece] = chance.die(sides) + chance.die(sides)
        piece += 1


def _set_stake_flags(state: State) -> None:
    """GR-169: who stands ready with other cards than in truth."""
    hunter: i64 = 0
    while hunter < HUNTERS:
        state.words[STAKE_FLAG + hunter] = 1 if is_ready_to_stake(state, hunter) else 0
        hunter += 1
