"""Whether a support card of Vampire Empire can ask what it asks (chapter 10)."""

from gruft.games.vampire_empire.notation.moments import (
    Condition,
    decision_is,
    either,
    responding_to,
)
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.support import has_effect
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import goes_into_windows, marker_class

_effect_open = decision_is(
    at.EFFECT_CHAR, at.EFFECT_SIDE, at.EFFECT_TYPE, at.EFFECT_PICK, at.EFFECT_RETURN
)
_shown_to_h = responding_to(at.ON_CARD)


# --- what must hold ------------------------------------------------------------------------------


def _belongs_into_windows(position: VampireEmpire) -> bool:
    return bool(goes_into_windows(position.words[at.CARD] - 1))


def _can_do_something(position: VampireEmpire) -> bool:
    words = position.words
    return bool(has_effect(position, words[at.PLAYER], words[at.CARD] - 1))


def _is_of_the_vampires(position: VampireEmpire) -> bool:
    return bool(position.words[at.PLAYER] == c.VAMPIRES)


def _card_asks_this(position: VampireEmpire) -> bool:
    """Chapter 10: each card has its own choices."""
    kind, decision = int(position.words[at.CARD]) - 1, int(position.words[at.DECISION])
    if decision == at.EFFECT_CHAR:
        several = kind == c.MIST_FORM and position.revealed_in_castle() > 1
        return bool(marker_class(kind) or kind == c.SECRET_JOURNEY or several)
    if decision == at.EFFECT_TYPE:
        return kind == c.BAT_FORM
    if decision == at.EFFECT_RETURN:
        return kind == c.HYPNOSIS
    return kind in (c.CHAPEL, c.CRYPT_OPENING, c.MIST_FORM)


def _chapel_finds_cards(position: VampireEmpire) -> bool:
    return bool(position.words[at.CARD] - 1 != c.CHAPEL or position.words[at.TO_PICK] > 0)


def _mist_rises(position: VampireEmpire) -> bool:
    return position.words[at.CARD] - 1 != c.MIST_FORM or bool(position.revealed_in_castle())


def _hypnotised_are_there(position: VampireEmpire) -> bool:
    """VE-186, VE-188: two have entered, or the only one of the city."""
    entered = int(position.words[at.TO_PICK])
    return entered > 0 and bool(entered == c.HYPNOTISED or position.words[at.CITY_SIZE] == 0)


EFFECT_CONDITIONS: list[Condition] = [
    (either(_effect_open, _shown_to_h), "VE-121", _belongs_into_windows),
    (_shown_to_h, "VE-206", _is_of_the_vampires),
    (_shown_to_h, "VE-136", _can_do_something),
    (_effect_open, "VE-137", _card_asks_this),
    (decision_is(at.EFFECT_TYPE), "VE-181", _can_do_something),
    (decision_is(at.EFFECT_PICK), "VE-167", _chapel_finds_cards),
    (decision_is(at.EFFECT_PICK), "VE-182", _mist_rises),
    (decision_is(at.EFFECT_RETURN), "VE-187", _hypnotised_are_there),
]
