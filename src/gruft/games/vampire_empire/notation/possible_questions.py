"""Whether the question with which a line of Vampire Empire begins can be asked in this position.

The rules never ask such a question in vain; a written position might. What was answered since then
is for the rules themselves to allow (`lines.py`). Combats and the effects of support cards have
their own rooms.
"""

from gruft.games.vampire_empire.notation.card_lists import all_of_type, cards_at
from gruft.games.vampire_empire.notation.lines import impossible, rewind
from gruft.games.vampire_empire.notation.moments import (
    Condition,
    decision_is,
    either,
    responding,
    responding_to,
)
from gruft.games.vampire_empire.notation.possible_combats import (
    COMBAT_CONDITIONS,
    cancelled_lies_there,
)
from gruft.games.vampire_empire.notation.possible_effects import EFFECT_CONDITIONS
from gruft.games.vampire_empire.notation.settled import settle, who_is_asked
from gruft.games.vampire_empire.rules.combat import may_attack
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.water import not_to_be_asked_about
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at


def check_question(position: VampireEmpire, written: int) -> None:
    """Refuse a question that the rules would not ask here, naming the clause that forbids it."""
    began = position
    if position.composing() >= 0:
        began = position.clone()
        rewind(began)
        settle(began)
    for applies, clause, holds in (*_CONDITIONS, *EFFECT_CONDITIONS, *COMBAT_CONDITIONS):
        if applies(began) and not holds(began):
            raise impossible(written, clause)


# --- moments -------------------------------------------------------------------------------------


_hiding = responding_to(at.ON_HIDE)
#: Holy water was shown, and V has the answer or is denying it.
_asking = either(decision_is(at.WATER_RESPONSE), responding_to(at.ON_DENIAL))
_immediate = decision_is(at.IMMEDIATE)
_dying = either(decision_is(at.DEATH), responding_to(at.ON_REGENERATION))


# --- seats and hands -----------------------------------------------------------------------------


def _the_right_one_is_asked(position: VampireEmpire) -> bool:
    window = position.words[at.DECISION] == at.WINDOW
    return bool(window or position.words[at.ASKED] == who_is_asked(position))


def _has_cards(position: VampireEmpire) -> bool:
    return bool(position.hand_size(position.words[at.ASKED]) > 0)


def _takes_a_turn(position: VampireEmpire) -> bool:
    return not position.out_of_cards(position.words[at.ACTIVE])


def _night(position: VampireEmpire) -> bool:
    return bool(position.is_night())


def _day(position: VampireEmpire) -> bool:
    return not position.is_night()


def _somebody_to_reveal(position: VampireEmpire) -> bool:
    return bool(position.vampires_unrevealed())


# --- actions -------------------------------------------------------------------------------------


def _hides_a_castle_character(position: VampireEmpire) -> bool:
    return bool(position.in_castle(position.words[at.NAMED] - 1))


def _hides_with_red_cards(position: VampireEmpire) -> bool:
    """VE-55, VE-144: three, and one more at most for each that was cancelled."""
    cards = cards_at(position, at.FIELD + c.VAMPIRES * c.KINDS)
    replacing = position.words[at.DECISION] == at.REPLACE
    most = c.HIDE_CARDS + len(cards_at(position, at.CANCELLED)) - int(replacing)
    return all_of_type(position, cards, c.RED) and c.HIDE_CARDS <= len(cards) <= most


def _asks_about_somebody(position: VampireEmpire) -> bool:
    return not_to_be_asked_about(position, position.words[at.NAMED] - 1) is None


def _asks_with_water(position: VampireEmpire) -> bool:
    cards = cards_at(position, at.GROUP)
    return len(cards) == c.WATER_CARDS and all_of_type(position, cards, c.WATER)


def _found_a_vampire(position: VampireEmpire) -> bool:
    """VE-70, VE-73: in the castle, with somebody who may attack it."""
    words = position.words
    target = int(words[at.NAMED]) - 1
    if not (position.is_revealed(target) and position.in_castle(target)):
        return False
    return any(may_attack(position, c.HUMANS, character) for character in range(c.CHARACTERS))


def _keeps_a_water_card(position: VampireEmpire) -> bool:
    low = int(position.words[at.LOW_WATER]) - 1
    return low >= 0 and bool(position.printed.types[low] & c.WATER)


# --- responses and deaths ------------------------------------------------------------------------


def _something_is_cancelled(position: VampireEmpire) -> bool:
    groups = (at.ON_HIDE, at.ON_COMBAT)
    return bool(cards_at(position, at.CANCELLED)) and position.words[at.CONTEXT] in groups


def _has_died(position: VampireEmpire) -> bool:
    return bool(position.words[at.PLACE + position.words[at.NAMED] - 1] == at.DEAD)


def _a_vampire_died(position: VampireEmpire) -> bool:
    return bool(position.is_vampire(position.words[at.NAMED] - 1))


_CONDITIONS: list[Condition] = [
    (lambda position: True, "VE-253", _the_right_one_is_asked),
    (
        decision_is(at.WINDOW, at.RESPOND, at.REPLACE, at.WATER_RESPONSE, at.DEATH),
        "VE-126",
        _has_cards,
    ),
    (decision_is(at.STEP1), "VE-228", _takes_a_turn),
    (decision_is(at.REVEAL), "VE-53", _night),
    (_hiding, "VE-53", _night),
    (_asking, "VE-53", _day),
    (_immediate, "VE-53", _day),
    (decision_is(at.REVEAL), "VE-47", _somebody_to_reveal),
    (_hiding, "VE-56", _hides_a_castle_character),
    (_hiding, "VE-55", _hides_with_red_cards),
    (_asking, "VE-63", _asks_about_somebody),
    (_asking, "VE-62", _asks_with_water),
    (_immediate, "VE-73", _found_a_vampire),
    (_immediate, "VE-74", _keeps_a_water_card),
    (responding, "VE-172", cancelled_lies_there),
    (decision_is(at.REPLACE), "VE-144", _something_is_cancelled),
    (_dying, "VE-209", _has_died),
    (responding_to(at.ON_REGENERATION), "VE-209", _a_vampire_died),
]
