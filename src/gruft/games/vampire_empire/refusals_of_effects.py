"""Chapter 10: why a choice for the effect of a support card is refused."""

from gruft.games.vampire_empire.cards import (
    CHAPEL,
    CHAR,
    CHARACTERS,
    COMBAT_TYPES,
    CRYPT_OPENING,
    DONE,
    KINDS,
    MIST_FORM,
    PICK,
    marker_class,
)
from gruft.games.vampire_empire.layout import (
    CARD,
    LAST,
    MOATS,
    PICKED,
    TO_PICK,
)
from gruft.games.vampire_empire.names import character_word, kind_word
from gruft.games.vampire_empire.reasons import (
    card_words,
    clause_of,
    falling_order,
    misplaced,
    not_in_castle,
    not_in_edition,
    other_question,
    too_few_follow,
    type_words,
)
from gruft.games.vampire_empire.state import State
from gruft.kernel.refusal import Refused


def _card(state: State) -> int:
    """The support card that takes effect."""
    return int(state.words[CARD]) - 1


def _must_be_chosen(state: State, clause: str) -> Refused:
    """VE-137: the card is played; its choices belong to it."""
    card = kind_word(state.printed, _card(state))
    return Refused("refusal-effect-must-be-chosen", clause, card=card)


# --- a character ---------------------------------------------------------------------------------


def choosing_character(state: State, seat: int, move: int) -> Refused:
    """VE-155, VE-156, VE-176, VE-185: somebody in the castle who fits the card."""
    clause = "VE-185" if _card(state) == MIST_FORM else clause_of(_card(state))
    if move == DONE:
        return _must_be_chosen(state, clause)
    if not CHAR <= move < CHAR + CHARACTERS:
        return misplaced(state, seat, move)
    return not_in_castle(state, move - CHAR, clause) or _does_not_suit(state, move - CHAR, clause)


def _does_not_suit(state: State, character: int, clause: str) -> Refused:
    """Mist Form needs a revealed vampire, a marker its class; Secret Journey suits everybody."""
    name, card = character_word(character), kind_word(state.printed, _card(state))
    if _card(state) == MIST_FORM:
        return Refused("refusal-mist-needs-revealed", clause, character=name)
    classes = type_words(marker_class(_card(state)))
    return Refused(
        "refusal-marks-another-class", clause, character=name, card=card, classes=classes
    )


def choosing_side(state: State, seat: int, move: int) -> Refused:
    """VE-155, VE-176: attack or defence."""
    if move == DONE:
        return _must_be_chosen(state, clause_of(_card(state)))
    return misplaced(state, seat, move)


# --- a type --------------------------------------------------------------------------------------


def naming_type(state: State, seat: int, move: int) -> Refused:
    """VE-177: one of the six types."""
    if move == DONE:
        return _must_be_chosen(state, "VE-177")
    return misplaced(state, seat, move)


# --- a card of a pile ----------------------------------------------------------------------------


def picking(state: State, seat: int, move: int) -> Refused:
    """VE-164, VE-169, VE-183: from one's own moat, or from the cellar that is looked at."""
    if move == DONE:
        return _must_be_chosen(state, clause_of(_card(state)))
    if not PICK <= move < PICK + KINDS:
        return misplaced(state, seat, move)
    missing = not_in_edition(state, move - PICK)
    if missing is not None:
        return missing
    if _card(state) == CHAPEL:
        return _picking_for_chapel(state, seat, move - PICK)
    return _picking_from_cellar(state, seat, move - PICK)


def _picking_for_chapel(state: State, seat: int, kind: int) -> Refused:
    """VE-164, VE-167, VE-240: combat cards of one's own moat in rising order."""
    card, last = kind_word(state.printed, kind), int(state.words[LAST]) - PICK
    if state.printed.types[kind] & COMBAT_TYPES == 0:
        return Refused("refusal-no-combat-card", "VE-167", card=card)
    if state.words[MOATS + seat * KINDS + kind] == 0:
        return Refused("refusal-not-in-your-moat", "VE-164", card=card)
    if kind < last:
        return falling_order(state, kind, last)
    return too_few_follow(state, kind, int(state.words[TO_PICK]), state.moves(seat))


def _picking_from_cellar(state: State, seat: int, kind: int) -> Refused:
    """VE-139: the whole cellar lies before the seat."""
    clause = "VE-169" if _card(state) == CRYPT_OPENING else "VE-183"
    there = card_words(state, [pick - PICK for pick in state.moves(seat)])
    card = kind_word(state.printed, kind)
    return Refused("refusal-not-in-the-cellar", clause, card=card, cards=there)


# --- Hypnosis ------------------------------------------------------------------------------------


def returning(state: State, seat: int, move: int) -> Refused:
    """VE-187, VE-251: of those who are in the castle now, each once."""
    if move == DONE:
        return _must_be_chosen(state, "VE-187")
    if not CHAR <= move < CHAR + CHARACTERS:
        return misplaced(state, seat, move)
    character = move - CHAR
    if character + 1 == state.words[PICKED]:
        name = character_word(character)
        return Refused("refusal-returns-already", "VE-251", character=name)
    return not_in_castle(state, character, "VE-187") or other_question(state, seat)
