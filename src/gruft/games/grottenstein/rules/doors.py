"""Sections 7 and 11: closing doors, and opening them with keys."""

from mypy_extensions import i64

from gruft.games.grottenstein import facts
from gruft.games.grottenstein.bits import bit
from gruft.games.grottenstein.cards import (
    FIRST_KEY,
    M_CARD,
    UNIVERSAL_KEY,
    door_move,
    door_of_move,
)
from gruft.games.grottenstein.layout import (
    ARMOUR_LOCK,
    CHIPS,
    CLOSED,
    CRYPT_LOCK,
    FAILED,
    KEY_DOOR,
    LOCK,
    NEXT,
    OPEN,
    OPENED,
    PICKED_CARD,
    SLOT_ENDS,
)
from gruft.games.grottenstein.rules.carrying import sheet
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.villa import ARMOURED, CRYPT_DOOR

# --- closing -------------------------------------------------------------------------------------


def closable_doors(state: State, figure: i64) -> list[int]:
    """GR-76 to GR-78: open doors that the square touches, while a white chip is left."""
    villa = state.villa
    found: list[int] = []
    if state.words[CHIPS] == 0:
        return found
    square: i64 = state.where(figure)
    place: i64 = villa.touch_from[square]
    while place < villa.touch_from[square + 1]:
        if can_be_closed(state, villa.touches[place]):
            found.append(door_move(villa.touches[place]))
        place += 1
    return found


def can_be_closed(state: State, door: i64) -> bool:
    """GR-67, GR-77: open, not destroyed, and not the armoured door."""
    return state.door_state(door) == OPEN and state.villa.door_kind[door] != ARMOURED


def close_door(state: State, figure: i64, move: i64) -> None:
    """GR-76: a white chip is put on the door."""
    state.set_door(door_of_move(move), CLOSED)
    if state.journal is not None:
        facts.closed_door(state, figure, door_of_move(move))
    state.words[NEXT] = SLOT_ENDS


# --- keys ----------------------------------------------------------------------------------------


def keyholes(state: State, figure: i64) -> list[int]:
    """GR-65, GR-123, GR-124, GR-130: closed doors with a lock that the square touches."""
    villa = state.villa
    found: list[int] = []
    square: i64 = state.where(figure)
    place: i64 = villa.touch_from[square]
    while place < villa.touch_from[square + 1]:
        if has_keyhole(state, villa.touches[place], square):
            found.append(door_move(villa.touches[place]))
        place += 1
    return found


def has_keyhole(state: State, door: i64, square: i64) -> bool:
    """GR-65, GR-79, GR-123: only crypt doors, and the armoured door from inside, while closed."""
    if state.door_state(door) != CLOSED:
        return False
    kind: i64 = state.villa.door_kind[door]
    return kind == CRYPT_DOOR or (kind == ARMOURED and square == state.villa.armoured_inside)


def keys(state: State, figure: i64) -> list[int]:
    """GR-124: the keys that a figure holds."""
    return [move for move in sheet(state, figure) if state.printed.is_key(move - M_CARD)]


def can_try_key(state: State, figure: i64) -> bool:
    """GR-124, GR-182: a living hunter with a key at a keyhole."""
    if not state.is_living(figure) or len(keyholes(state, figure)) == 0:
        return False
    return len(keys(state, figure)) > 0


def choose_key(state: State, move: i64) -> None:
    """GR-127: one key per slot."""
    state.words[PICKED_CARD] = move - M_CARD
    state.ask(KEY_DOOR)


def try_key(state: State, figure: i64, move: i64) -> None:
    """GR-125, GR-126, GR-232: the key is named and shown; only success or failure is told."""
    words = state.words
    card: i64 = words[PICKED_CARD]
    door: i64 = door_of_move(move)
    crypt: bool = state.villa.door_kind[door] == CRYPT_DOOR
    lock: i64 = CRYPT_LOCK if crypt else ARMOUR_LOCK
    effect: i64 = state.printed.effect[card]
    fits: bool = effect == UNIVERSAL_KEY or effect - FIRST_KEY == words[LOCK + lock]
    state.show_card(card)
    if not fits:
        words[FAILED + lock] |= bit(effect - FIRST_KEY)
    elif effect != UNIVERSAL_KEY:
        words[OPENED + lock] = effect - FIRST_KEY + 1
    if fits:
        state.set_door(door, OPEN)
    if state.journal is not None:
        facts.tried_key(state, figure, card, door, fits)
    words[NEXT] = SLOT_ENDS
