"""Sections 3, 5 and 8: why a slot does not begin, go on or end like that, and the set-up."""

from collections.abc import Callable

from gruft.games.grottenstein.cards import (
    BAT,
    BITE,
    CAPE,
    CAST,
    CLOSE,
    END,
    EVENT,
    FIGHT,
    KEY,
    LIGHT,
    M_CARD,
    M_LOCK,
    PUT,
    REVEAL,
    STAKE_HIM,
    STAY,
    TAKE,
    THROW,
    USE,
    VAMPIRE,
    WEAR,
)
from gruft.games.grottenstein.layout import DECISION, PLACING, STUCK, WARDROBE, WORN
from gruft.games.grottenstein.names import PIECE_KEYS
from gruft.games.grottenstein.reasons import (
    ACTION_VERBS,
    is_card,
    is_lock,
    is_square,
    is_wear,
    misplaced,
    not_for_hunters,
    not_for_vampire,
    question,
)
from gruft.games.grottenstein.refusals_of_cards import (
    answering_find,
    no_formula,
    nothing_to_put,
    nothing_to_reveal,
    nothing_to_take,
    nothing_to_use,
)
from gruft.games.grottenstein.refusals_of_doors import (
    no_charge_to_light,
    no_door_to_close,
    no_key_to_try,
)
from gruft.games.grottenstein.refusals_of_fights import (
    no_servant_to_fight,
    not_biting,
    not_staking,
    nothing_to_fight,
    staking_too_soon,
)
from gruft.games.grottenstein.refusals_of_reach import squares_apart
from gruft.games.grottenstein.rules.revealing import must_reveal
from gruft.games.grottenstein.rules.vampire import square_of_piece
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.telling import card_word, field_word, figure_word, lock_word
from gruft.games.grottenstein.villa import NUMBERS
from gruft.kernel.refusal import Refused, word

# --- the set-up ----------------------------------------------------------------------------------


def arranging(state: State, seat: int, move: int) -> Refused:
    """GR-19, GR-23, GR-26: the cellar cards first, then two different locks."""
    if is_card(move):
        return _laying(state, move - M_CARD)
    if is_lock(move) and state.words[DECISION] != PLACING:
        lock = lock_word(state, move - M_LOCK)
        return Refused("refusal-lock-used", "GR-26", lock=lock)
    return Refused("refusal-set-up-first", "GR-19", question=question(state, seat))


def _laying(state: State, card: int) -> Refused:
    name = card_word(state, card)
    if state.printed.deck[card] == EVENT:
        return Refused("refusal-no-cellar-card", "GR-23", card=name)
    return Refused("refusal-laid-already", "GR-23", card=name)


def raising(state: State, seat: int, move: int) -> Refused:
    """GR-37: before the slot goes on, the servant needs a player."""
    return Refused("refusal-rising-first", "GR-37", question=question(state, seat))


# --- a hunter's or servant's slot ----------------------------------------------------------------


def opening(state: State, seat: int, move: int) -> Refused:
    """GR-43, GR-102, GR-170, ED-9: throw, stay, fight in place or stake."""
    figure = int(state.actor())
    if move == THROW:
        return Refused("refusal-stuck", "ED-9", figure=figure_word(state, figure))
    if move == FIGHT:
        return nothing_to_fight(state, figure)
    if move == STAKE_HIM:
        return not_staking(state, figure)
    if move == END or move in ACTION_VERBS:
        return Refused("refusal-movement-first", "GR-43", question=question(state, seat))
    return not_for_hunters(state, move) or _before_moving(state, seat, move)


def _before_moving(state: State, seat: int, move: int) -> Refused:
    """GR-57: the throw is made before the destination is chosen."""
    if is_square(move):
        return Refused("refusal-throw-first", "GR-57")
    return misplaced(state, seat, move)


def acting(state: State, seat: int, move: int) -> Refused:
    """GR-45, GR-81 to GR-83: the duty to reveal, or an action that is not possible here."""
    figure = int(state.actor())
    if must_reveal(state, figure) and (move == END or move in ACTION_VERBS):
        field = field_word(int(state.field_here(figure)))
        return Refused("refusal-must-reveal", "GR-82" if move == END else "GR-83", field=field)
    if move in _ACTIONS:
        return _ACTIONS[move](state, figure)
    if move in (THROW, STAY) or is_square(move):
        return Refused("refusal-movement-over", "GR-43", question=question(state, seat))
    return not_for_hunters(state, move) or misplaced(state, seat, move)


_ACTIONS: dict[int, Callable[[State, int], Refused]] = {
    FIGHT: no_servant_to_fight,
    STAKE_HIM: staking_too_soon,
    REVEAL: nothing_to_reveal,
    TAKE: nothing_to_take,
    PUT: nothing_to_put,
    CLOSE: no_door_to_close,
    USE: nothing_to_use,
    KEY: no_key_to_try,
    CAST: no_formula,
    LIGHT: no_charge_to_light,
}


def answering(state: State, seat: int, move: int) -> Refused:
    """GR-86, GR-93: the revealed card is taken or left."""
    if move == TAKE:
        return answering_find(state, int(state.actor()))
    if move == PUT:
        return Refused("refusal-one-action", "GR-93")
    return Refused("refusal-take-or-leave", "GR-86", question=question(state, seat))


# --- the vampire's slot --------------------------------------------------------------------------


def opening_as_vampire(state: State, seat: int, move: int) -> Refused:
    """GR-48, GR-147, ED-9: throw, bat throw or stay."""
    if move in (THROW, BAT) and state.words[STUCK + VAMPIRE] == 1:
        return Refused("refusal-stuck", "ED-9", figure=figure_word(state, VAMPIRE))
    if move == BAT:
        return _not_flying(state)
    if move in (BITE, END) or is_wear(move):
        return Refused("refusal-movement-first", "GR-48", question=question(state, seat))
    return not_for_vampire(state, move) or _before_moving(state, seat, move)


def _not_flying(state: State) -> Refused:
    """GR-147: the cape and a bat card."""
    if state.words[WORN + CAPE] == 0:
        return Refused("refusal-bat-needs-cape", "GR-147")
    return Refused("refusal-no-bat-left", "GR-147")


def acting_as_vampire(state: State, seat: int, move: int) -> Refused:
    """GR-48, GR-142, GR-153: a piece that is out of reach, or a bite that is not possible."""
    if move == BITE:
        return not_biting(state)
    if is_wear(move):
        return _not_wearing(state, move - WEAR)
    if move in (THROW, STAY, BAT) or is_square(move):
        return Refused("refusal-movement-over", "GR-48", question=question(state, seat))
    return not_for_vampire(state, move) or misplaced(state, seat, move)


def _not_wearing(state: State, piece: int) -> Refused:
    """GR-142, GR-143: taken already, too far away, or behind a wall; his own note says where."""
    name = word(f"piece-{PIECE_KEYS[piece]}")
    if state.words[WORN + piece] == 1:
        return Refused("refusal-worn-already", "GR-142", piece=name)
    field = field_word(piece * NUMBERS + int(state.words[WARDROBE + piece]) - 1)
    square = int(square_of_piece(state, piece))
    if squares_apart(state, int(state.where(VAMPIRE)), square) == 1:
        return Refused("refusal-piece-behind-wall", "GR-143", piece=name, field=field)
    return Refused("refusal-piece-too-far", "GR-142", piece=name, field=field)


# --- nothing but the end -------------------------------------------------------------------------


def ending(state: State, seat: int, move: int) -> Refused:
    """GR-48, GR-160, ED-22: a figure that rests, has bitten or is shackled only ends its slot."""
    if state.actor() != VAMPIRE:
        return Refused("refusal-shackled", "ED-22", figure=figure_word(state, int(state.actor())))
    if state.is_lying():
        facts = {"life": int(state.life(VAMPIRE)), "most": int(state.printed.most_life)}
        return Refused("refusal-resting", "GR-160", **facts)
    return Refused("refusal-bitten-already", "GR-48")
