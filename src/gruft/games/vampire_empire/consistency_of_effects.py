"""Whether a support card of Vampire Empire can ask what it asks (chapter 10)."""

from gruft.games.vampire_empire.card_lists import all_of_type, cards_at
from gruft.games.vampire_empire.cards import (
    BAT_FORM,
    CASTLE_SIZE,
    CHAPEL,
    COMBAT_TYPES,
    CRYPT_OPENING,
    HYPNOSIS,
    KINDS,
    MIST_FORM,
    SECRET_JOURNEY,
    VAMPIRES,
    class_of,
    goes_into_windows,
    marker_class,
)
from gruft.games.vampire_empire.layout import (
    CARD,
    CITY_SIZE,
    DECISION,
    EFFECT_CHAR,
    EFFECT_PICK,
    EFFECT_RETURN,
    EFFECT_SIDE,
    EFFECT_TYPE,
    FIELD,
    PICKED,
    PLAYER,
    TO_PICK,
)
from gruft.games.vampire_empire.moments import (
    Condition,
    decision_is,
    has_entry,
    responding,
)
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.games.vampire_empire.rules.support import has_effect

CARD_TEXT = has_entry("card")
EFFECT_OPEN = decision_is(EFFECT_CHAR, EFFECT_SIDE, EFFECT_TYPE, EFFECT_PICK, EFFECT_RETURN)


def _shown_to_h(position: VampireEmpire) -> bool:
    return CARD_TEXT(position) and responding(position)


def _not_in_effect_yet(position: VampireEmpire) -> bool:
    return CARD_TEXT(position) and not EFFECT_OPEN(position)


def _belongs_into_windows(position: VampireEmpire) -> bool:
    return bool(goes_into_windows(position.words[CARD] - 1))


def _can_do_something(position: VampireEmpire) -> bool:
    words = position.words
    return bool(has_effect(position, words[PLAYER], words[CARD] - 1))


def _is_of_the_vampires(position: VampireEmpire) -> bool:
    return bool(position.words[PLAYER] == VAMPIRES)


def _card_asks_this(position: VampireEmpire) -> bool:
    """Chapter 10: each card has its own choices."""
    words = position.words
    kind, decision = int(words[CARD]) - 1, int(words[DECISION])
    if decision == EFFECT_CHAR:
        several = kind == MIST_FORM and position.revealed_in_castle() > 1
        return bool(marker_class(kind) or kind == SECRET_JOURNEY or several)
    if decision == EFFECT_SIDE:
        return bool(marker_class(kind)) and _marks_its_class(position, kind)
    if decision == EFFECT_TYPE:
        return kind == BAT_FORM
    if decision == EFFECT_RETURN:
        return kind == HYPNOSIS
    return kind in (CHAPEL, CRYPT_OPENING, MIST_FORM)


def _marks_its_class(position: VampireEmpire, kind: int) -> bool:
    character = int(position.words[PICKED]) - 1
    there = bool(position.in_castle(character))
    return there and bool(class_of(character) == marker_class(kind))


def _chapel_takes_combat_cards(position: VampireEmpire) -> bool:
    words = position.words
    taken = cards_at(position, FIELD + int(words[PLAYER]) * KINDS)
    if words[CARD] - 1 != CHAPEL:
        return not taken
    return bool(words[TO_PICK] > 0) and all_of_type(position, taken, COMBAT_TYPES)


def _mist_rises(position: VampireEmpire) -> bool:
    return position.words[CARD] - 1 != MIST_FORM or bool(position.revealed_in_castle())


def _hypnotised_are_there(position: VampireEmpire) -> bool:
    """VE-186, VE-188: two have entered, or the only one of the city."""
    words = position.words
    entered = int(position.castle_count()) - CASTLE_SIZE
    first = int(words[PICKED]) - 1
    stands = first < 0 or bool(position.in_castle(first))
    return stands and words[TO_PICK] > 0 and (entered == 2 or words[CITY_SIZE] == 0)


#: When it must hold, the clause that asks for it, and what must hold.
EFFECT_CONDITIONS: list[Condition] = [
    (CARD_TEXT, "VE-121", _belongs_into_windows),
    (_shown_to_h, "VE-206", _is_of_the_vampires),
    (_not_in_effect_yet, "VE-136", _can_do_something),
    (EFFECT_OPEN, "VE-137", _card_asks_this),
    (decision_is(EFFECT_TYPE), "VE-181", _can_do_something),
    (decision_is(EFFECT_PICK), "VE-167", _chapel_takes_combat_cards),
    (decision_is(EFFECT_PICK), "VE-182", _mist_rises),
    (decision_is(EFFECT_RETURN), "VE-187", _hypnotised_are_there),
]
