"""Chapters 9 to 11: why an answer is refused: Sacrifice, replacements, denials and rescues."""

from gruft.games.vampire_empire.cards import (
    HERBALIST,
    HUMANS,
    KINDS,
    NOT_A_VAMPIRE,
    PICK,
    PLAY,
    RED,
    REGENERATION,
    SACRIFICE,
    SECRET_PASSAGE,
    VAMPIRES,
    YES,
)
from gruft.games.vampire_empire.layout import CANCELLED, CONTEXT, FIELD, NAMED, ON_COMBAT, ON_HIDE
from gruft.games.vampire_empire.names import character_word, kind_word
from gruft.games.vampire_empire.reasons import (
    cannot_be_played,
    card_words,
    is_play,
    misplaced,
    never_held,
    not_held,
    not_in_edition,
)
from gruft.games.vampire_empire.refusals_in_combat import not_eligible
from gruft.games.vampire_empire.rules.groups import group_cost_of
from gruft.games.vampire_empire.rules.responses import cancellable, something_to_cancel
from gruft.games.vampire_empire.state import State
from gruft.kernel.refusal import Refused

# --- H responds ----------------------------------------------------------------------------------


def responding(state: State, seat: int, move: int) -> Refused:
    """VE-119, VE-173: Sacrifice, in a combat also Secret Passage, or nothing."""
    if PICK <= move < PICK + KINDS:
        return Refused("refusal-sacrifice-first", "VE-249")
    if not is_play(move):
        return misplaced(state, seat, move)
    kind = move - PLAY
    return (
        never_held(state, seat, kind)
        or _no_response(state, kind)
        or cannot_be_played(state, seat, kind)
    )


def _no_response(state: State, kind: int) -> Refused | None:
    card = kind_word(state.printed, kind)
    fighting = state.words[CONTEXT] == ON_COMBAT
    if kind == SECRET_PASSAGE:
        return None if fighting else Refused("refusal-passage-outside-combat", "VE-118")
    if kind == SACRIFICE:
        return None if something_to_cancel(state) else Refused("refusal-all-cancelled", "VE-119")
    if fighting:
        return Refused("refusal-only-sacrifice-or-passage", "VE-119", card=card)
    return Refused("refusal-only-sacrifice", "VE-173", card=card)


def cancelling(state: State, seat: int, move: int) -> Refused:
    """VE-174, VE-175, VE-249: a card of the group just shown that is not cancelled yet."""
    if not PICK <= move < PICK + KINDS:
        return misplaced(state, seat, move)
    kind = move - PICK
    missing = not_in_edition(state, kind)
    if missing is not None:
        return missing
    key, clause = _why_not_cancelled(state, kind)
    group = card_words(state, [pick - PICK for pick in cancellable(state)])
    return Refused(key, clause, card=kind_word(state.printed, kind), cards=group)


def _why_not_cancelled(state: State, kind: int) -> tuple[str, str]:
    if state.words[CANCELLED + kind] > 0:
        return "refusal-cancelled-already", "VE-119"
    if state.words[FIELD + VAMPIRES * KINDS + kind] > 0:
        return "refusal-shown-earlier", "VE-175"
    return "refusal-not-in-the-group", "VE-174"


# --- V replaces a cancelled card -----------------------------------------------------------------


def replacing(state: State, seat: int, move: int) -> Refused:
    """VE-144: one more card that could have been in the group."""
    if not is_play(move):
        return misplaced(state, seat, move)
    kind = move - PLAY
    return (
        never_held(state, seat, kind)
        or _no_replacement(state, seat, kind)
        or not_held(state, seat, kind)
        or _replacement_too_costly(state, seat, kind)
    )


def _no_replacement(state: State, seat: int, kind: int) -> Refused | None:
    if state.words[CONTEXT] != ON_HIDE:
        return not_eligible(state, seat, kind)
    if state.printed.types[kind] & RED != 0:
        return None
    card = kind_word(state.printed, kind)
    return Refused("refusal-replacement-not-red", "VE-144", card=card)


def _replacement_too_costly(state: State, seat: int, kind: int) -> Refused:
    card, cost = kind_word(state.printed, kind), int(group_cost_of(state, kind))
    others = int(state.hand_size(seat)) - 1
    return Refused("refusal-cannot-pay", "VE-131", card=card, cost=cost, others=others)


# --- V answers holy water ------------------------------------------------------------------------


def denying(state: State, seat: int, move: int) -> Refused:
    """VE-65, VE-66: one card can answer; the truth is told without V."""
    if move == YES:
        name = character_word(int(state.words[NAMED]) - 1)
        return Refused("refusal-truth-is-told", "VE-66", character=name)
    return _only(state, seat, move, NOT_A_VAMPIRE, ("refusal-only-denial", "VE-65"))


# --- somebody has died ---------------------------------------------------------------------------


def saving(state: State, seat: int, move: int) -> Refused:
    """VE-168, VE-192, VE-209: Herbalist for a human, Regeneration for a revealed vampire."""
    if seat == HUMANS:
        return _only(state, seat, move, HERBALIST, ("refusal-only-herbalist", "VE-209"))
    return _only(state, seat, move, REGENERATION, ("refusal-only-regeneration", "VE-209"))


def _only(state: State, seat: int, move: int, wanted: int, else_: tuple[str, str]) -> Refused:
    """One card and no other can be played here."""
    if not is_play(move):
        return misplaced(state, seat, move)
    kind = move - PLAY
    missing = never_held(state, seat, kind)
    if missing is not None:
        return missing
    if kind != wanted:
        return Refused(*else_, card=kind_word(state.printed, kind))
    return cannot_be_played(state, seat, kind)
