"""Worlds of Vampir: positions that fit all that one seat knows (section 21).

Cards that the seat does not know change places among themselves, deck by deck; who else knows a
place goes with the place. Locks and wardrobe are thrown anew from what was said about them. Nothing
is taken from the truth but what the seat knows.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.deal import change_places
from gruft.games.grottenstein.rules.stake import is_ready_to_stake
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.bits import has
from gruft.games.grottenstein.state.state import State
from gruft.kernel.chance import Chance


def imagine(state: State, seat: i64, chance: Chance) -> None:
    """Section 21: known things where they are, the rest by lot."""
    observer: i64 = at.SPECTATOR if seat < 0 else seat
    if state.asked() != seat:
        _withdraw_draft(state.words)
    if change_places(state, observer, chance):
        _set_stake_flags(state)
    if seat != state.words[at.VAMPIRE_SEAT]:
        _imagine_locks(state.words, chance)
        _imagine_wardrobe(state.words, state.printed.sides, chance)


def _withdraw_draft(words: vec[i64]) -> None:
    """A choice that is not complete is nobody's business yet but that of who makes it.

    What was picked so far is read by nobody before it is picked anew.
    """
    decision: i64 = words[at.DECISION]
    if decision >= at.WEAPON:
        words[at.DECISION] = words[at.ORIGIN]
    elif at.PLACING <= decision <= at.LOCKING_ARMOUR:
        _take_back_arrangement(words)


def _take_back_arrangement(words: vec[i64]) -> None:
    for field in range(i64(v.NUMBERS)):
        if words[at.DOWN + field] != 0:
            words[at.PLACE + words[at.DOWN + field] - 1] = at.IN_HAND
            words[at.DOWN + field] = 0
    words[at.DECISION] = at.PLACING
    words[at.PLACED] = 0


# --- locks, wardrobe, stake ----------------------------------------------------------------------


def _imagine_locks(words: vec[i64], chance: Chance) -> None:
    """21.3: two different colours that fit every try, all pairs alike."""
    pairs = vec[i64]()
    for crypt in range(i64(c.LOCKS)):
        for armour in range(i64(c.LOCKS)):
            if (
                crypt != armour
                and _may_be_lock(words, at.CRYPT_LOCK, crypt)
                and _may_be_lock(words, at.ARMOUR_LOCK, armour)
            ):
                pairs = append(pairs, crypt * c.LOCKS + armour)
    pair: i64 = pairs[chance.pick(len(pairs), "world")]
    words[at.LOCK + at.CRYPT_LOCK] = pair // c.LOCKS
    words[at.LOCK + at.ARMOUR_LOCK] = pair % c.LOCKS


def _may_be_lock(words: vec[i64], lock: i64, colour: i64) -> bool:
    found: i64 = words[at.OPENED + lock]
    return colour == found - 1 if found > 0 else not has(words[at.FAILED + lock], colour)


def _imagine_wardrobe(words: vec[i64], sides: i64, chance: Chance) -> None:
    """21.4: two dice for every piece that he has not taken yet."""
    for piece in range(i64(c.PIECES)):
        if words[at.WORN + piece] == 0:
            words[at.WARDROBE + piece] = chance.die(sides) + chance.die(sides)


def _set_stake_flags(state: State) -> None:
    """GR-169: who stands ready with other cards than in truth."""
    for hunter in range(i64(c.HUNTERS)):
        state.words[at.STAKE_FLAG + hunter] = 1 if is_ready_to_stake(state, hunter) else 0
