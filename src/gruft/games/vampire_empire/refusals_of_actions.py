"""Chapter 7: why an action cannot be chosen, and who and what does not fit Hide and Holy Water."""

from gruft.games.vampire_empire.cards import (
    ASK_WATER,
    CHAR,
    CHARACTERS,
    COMBAT,
    DONE,
    HIDE,
    HIDE_CARDS,
    HUMANS,
    PLAY,
    RED,
    VAMPIRES,
    WATER,
    WATER_CARDS,
    goes_into_windows,
)
from gruft.games.vampire_empire.layout import DEAD, GROUP_SIZE, LAST, PLACE
from gruft.games.vampire_empire.names import character_word, kind_word
from gruft.games.vampire_empire.reasons import (
    falling_order,
    is_play,
    misplaced,
    never_held,
    not_held,
    not_in_castle,
    other_question,
    too_few_follow,
)
from gruft.games.vampire_empire.state import State
from gruft.kernel.refusal import Refused

# --- which action --------------------------------------------------------------------------------


def choosing(state: State, seat: int, move: int) -> Refused:
    """VE-38, VE-53: the actions of the seat, as far as they can be carried out."""
    if move == HIDE:
        return _choosing_hide(state, seat)
    if move == ASK_WATER:
        return _choosing_water(state, seat)
    if move == COMBAT:
        return _choosing_combat(state, seat)
    if move == DONE:
        return Refused("refusal-action-left-out", "VE-38")
    if is_play(move):
        return _card_before_action(state, seat, move - PLAY)
    return misplaced(state, seat, move)


def _choosing_hide(state: State, seat: int) -> Refused:
    if seat == HUMANS:
        return Refused("refusal-humans-do-not-hide", "VE-204")
    held = int(state.count_of_type(seat, RED, 0))
    return Refused("refusal-too-few-red-cards", "VE-55", held=held)


def _choosing_water(state: State, seat: int) -> Refused:
    if seat == VAMPIRES:
        return Refused("refusal-vampires-do-not-ask", "VE-53")
    held = int(state.count_of_type(seat, WATER, 0))
    return Refused("refusal-too-few-water-cards", "VE-62", held=held)


def _choosing_combat(state: State, seat: int) -> Refused:
    """VE-87, VE-100: there is always somebody who may attack, so it is the cards that lack."""
    if seat == VAMPIRES and state.revealed_in_castle() > 0:
        return Refused("refusal-no-cards-for-revealed", "VE-87")
    return Refused("refusal-no-cards-for-combat", "VE-100")


def _card_before_action(state: State, seat: int, kind: int) -> Refused:
    """VE-38, VE-129: windows come before and after; other cards are part of an action."""
    missing = never_held(state, seat, kind)
    if missing is not None:
        return missing
    card = kind_word(state.printed, kind)
    if goes_into_windows(kind):
        return Refused("refusal-window-is-closed", "VE-120", card=card)
    return Refused("refusal-action-first", "VE-38", card=card)


# --- Hide ----------------------------------------------------------------------------------------


def naming_the_hidden(state: State, seat: int, move: int) -> Refused:
    """VE-56: somebody in the castle."""
    if CHAR <= move < CHAR + CHARACTERS:
        elsewhere = not_in_castle(state, move - CHAR, "VE-56")
        return elsewhere or other_question(state, seat)
    return _name_first(state, seat, move, "VE-245")


def _name_first(state: State, seat: int, move: int, clause: str) -> Refused:
    if is_play(move):
        return Refused("refusal-character-first", clause)
    return misplaced(state, seat, move)


def hiding(state: State, seat: int, move: int) -> Refused:
    """VE-55, VE-245: three red cards."""
    missing = HIDE_CARDS - int(state.words[GROUP_SIZE])
    if move == DONE:
        return Refused("refusal-hide-not-complete", "VE-55", missing=missing)
    if not is_play(move):
        return misplaced(state, seat, move)
    if state.printed.types[move - PLAY] & RED == 0:
        return _wrong_type(state, seat, move - PLAY, "refusal-hide-needs-red", "VE-55")
    return _showing(state, seat, move - PLAY, missing)


def _wrong_type(state: State, seat: int, kind: int, key: str, clause: str) -> Refused:
    missing = never_held(state, seat, kind)
    return missing or Refused(key, clause, card=kind_word(state.printed, kind))


def _showing(state: State, seat: int, kind: int, missing: int) -> Refused:
    """VE-240, VE-241: held, in rising order, and enough of them left."""
    lacking = never_held(state, seat, kind) or not_held(state, seat, kind)
    if lacking is not None:
        return lacking
    last = int(state.words[LAST]) - PLAY
    if kind < last:
        return falling_order(state, kind, last)
    return too_few_follow(state, kind, missing, state.moves(seat))


# --- Holy Water ----------------------------------------------------------------------------------


def naming_the_asked(state: State, seat: int, move: int) -> Refused:
    """VE-63: somebody in castle or city who is not a revealed vampire."""
    if CHAR <= move < CHAR + CHARACTERS:
        return _not_to_be_asked_about(state, move - CHAR)
    return _name_first(state, seat, move, "VE-246")


def _not_to_be_asked_about(state: State, character: int) -> Refused:
    name = character_word(character)
    if state.words[PLACE + character] == DEAD:
        return Refused("refusal-asks-about-the-dead", "VE-63", character=name)
    if state.is_revealed(character):
        return Refused("refusal-asks-about-revealed", "VE-63", character=name)
    return Refused("refusal-asks-about-traveller", "VE-157", character=name)


def asking(state: State, seat: int, move: int) -> Refused:
    """VE-62, VE-246: two water cards."""
    missing = WATER_CARDS - int(state.words[GROUP_SIZE])
    if move == DONE:
        return Refused("refusal-water-not-complete", "VE-62", missing=missing)
    if not is_play(move):
        return misplaced(state, seat, move)
    if state.printed.types[move - PLAY] & WATER == 0:
        return _wrong_type(state, seat, move - PLAY, "refusal-needs-water", "VE-62")
    return _showing(state, seat, move - PLAY, missing)
