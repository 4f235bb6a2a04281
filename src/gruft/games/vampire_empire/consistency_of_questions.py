"""Whether the open decision of Vampire Empire can be asked in this position.

The rules never ask such a question in vain; a written position might. Combat and the
effects of support cards have their own rooms.
"""

from gruft.games.vampire_empire.card_lists import all_of_type, cards_at
from gruft.games.vampire_empire.cards import (
    CELLAR,
    CHARACTERS,
    HIDE_CARDS,
    HUMANS,
    KINDS,
    MOAT,
    RED,
    SACRIFICE,
    VAMPIRES,
    WATER,
    WATER_CARDS,
    fights_for_all,
)
from gruft.games.vampire_empire.consistency_of_combat import COMBAT_CONDITIONS
from gruft.games.vampire_empire.consistency_of_effects import EFFECT_CONDITIONS
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    ASKED,
    CANCEL_PICK,
    CANCELLED,
    CARD,
    CELLARS,
    CONTEXT,
    DEAD,
    DEATH,
    DECISION,
    DECK_SIZE,
    DISCARDED,
    FIELD,
    FOR_HERBALIST,
    FOR_REPLACEMENT,
    FOR_SACRIFICE,
    GROUP,
    HIDE_CARD,
    HIDE_CHAR,
    IMMEDIATE,
    LOW_WATER,
    MOATS,
    NAMED,
    ON_COMBAT,
    ON_HIDE,
    PAY,
    PICKED,
    PLACE,
    REPLACE,
    RESPOND,
    REVEAL,
    SHOWN,
    STEP1,
    TO_PAY,
    USE_WATER,
    WATER_CARD,
    WATER_CHAR,
    WATER_RESPONSE,
    WINDOW,
)
from gruft.games.vampire_empire.moments import (
    Condition,
    decision_is,
    has_entry,
    paying_for,
    responding,
)
from gruft.games.vampire_empire.pending_deriving import who_is_asked
from gruft.games.vampire_empire.pending_json import DECISIONS, open_entries
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.games.vampire_empire.rules.actions import can_ask, can_be_asked_about
from gruft.games.vampire_empire.rules.combat import may_attack
from gruft.kernel.refusal import Refused


def check_question(position: VampireEmpire) -> None:
    """Refuse a question that the rules would not ask here, naming the clause that forbids it."""
    for applies, clause, holds in (*_CONDITIONS, *EFFECT_CONDITIONS, *COMBAT_CONDITIONS):
        if applies(position) and not holds(position):
            name = DECISIONS[position.words[DECISION]]
            raise Refused("position-question-impossible", clause, decision=name)


def _water_unanswered(position: VampireEmpire) -> bool:
    answered = position.words[DECISION] in (IMMEDIATE, USE_WATER)
    entries = open_entries(position)
    return "water" in entries and "combat" not in entries and not answered


# --- seats and hands -----------------------------------------------------------------------------


def _the_right_one_is_asked(position: VampireEmpire) -> bool:
    window = position.words[DECISION] == WINDOW
    return bool(window or position.words[ASKED] == who_is_asked(position))


def _has_cards(position: VampireEmpire) -> bool:
    return bool(position.hand_size(position.words[ASKED]) > 0)


def _had_cards(position: VampireEmpire) -> bool:
    """VE-228: without hand and deck there is no turn; what this step discards was there."""
    words = position.words
    seat = int(words[ACTIVE])
    thrown = cards_at(position, DISCARDED + CELLAR) or cards_at(position, DISCARDED + MOAT)
    return bool(position.hand_size(seat) or words[DECK_SIZE + seat] or thrown)


def _discards_lie_hidden(position: VampireEmpire) -> bool:
    words = position.words
    for kind in range(KINDS):
        at = int(words[ASKED]) * KINDS + kind
        hidden = words[MOATS + at] - words[SHOWN + at]
        if words[DISCARDED + CELLAR + kind] > words[CELLARS + at]:
            return False
        if words[DISCARDED + MOAT + kind] > hidden:
            return False
    return True


def _night(position: VampireEmpire) -> bool:
    return bool(position.is_night())


def _day(position: VampireEmpire) -> bool:
    return not position.is_night()


def _somebody_to_reveal(position: VampireEmpire) -> bool:
    return bool(position.vampires_unrevealed())


# --- actions -------------------------------------------------------------------------------------


def _has_three_red_cards(position: VampireEmpire) -> bool:
    return bool(position.count_of_type(VAMPIRES, RED, 0) >= HIDE_CARDS)


def _can_use_water(position: VampireEmpire) -> bool:
    return bool(can_ask(position, HUMANS))


def _hides_a_castle_character(position: VampireEmpire) -> bool:
    return bool(position.in_castle(position.words[NAMED] - 1))


def _hides_with_red_cards(position: VampireEmpire) -> bool:
    """VE-55, VE-144: three, and one more at most for each that was cancelled."""
    field = cards_at(position, FIELD + VAMPIRES * KINDS)
    cards = [*field, *cards_at(position, GROUP)]
    if not all_of_type(position, cards, RED):
        return False
    if position.words[DECISION] == HIDE_CARD:
        return len(cards_at(position, GROUP)) < HIDE_CARDS
    cancelled = len(cards_at(position, CANCELLED))
    most = HIDE_CARDS + cancelled - (1 if _is_replacing(position) else 0)
    return HIDE_CARDS <= len(field) <= most


def _is_replacing(position: VampireEmpire) -> bool:
    words = position.words
    return bool(words[DECISION] == REPLACE) or paying_for(FOR_REPLACEMENT)(position)


def _asks_about_somebody(position: VampireEmpire) -> bool:
    return bool(can_be_asked_about(position, position.words[NAMED] - 1))


def _asks_with_water(position: VampireEmpire) -> bool:
    group = cards_at(position, GROUP)
    composing = position.words[DECISION] == WATER_CARD
    enough = len(group) < WATER_CARDS if composing else len(group) == WATER_CARDS
    return enough and all_of_type(position, group, WATER)


def _found_a_vampire(position: VampireEmpire) -> bool:
    """VE-70, VE-73: in the castle, with somebody who may attack it."""
    words = position.words
    target = int(words[NAMED]) - 1
    if not (position.is_revealed(target) and position.in_castle(target)):
        return False
    return any(may_attack(position, HUMANS, character) for character in range(CHARACTERS))


def _keeps_a_water_card(position: VampireEmpire) -> bool:
    low = int(position.words[LOW_WATER]) - 1
    return low >= 0 and bool(position.printed.types[low] & WATER)


# --- responses -----------------------------------------------------------------------------------


def _cancelled_lies_there(position: VampireEmpire) -> bool:
    words = position.words
    start = FIELD + VAMPIRES * KINDS
    return all(words[CANCELLED + kind] <= words[start + kind] for kind in range(KINDS))


def _something_is_cancelled(position: VampireEmpire) -> bool:
    return bool(cards_at(position, CANCELLED)) and position.words[CONTEXT] in (ON_HIDE, ON_COMBAT)


def _several_to_cancel(position: VampireEmpire) -> bool:
    group = position.words[CONTEXT] in (ON_HIDE, ON_COMBAT)
    return group and len(set(cards_at(position, GROUP))) > 1


def _can_pay_for_sacrifice(position: VampireEmpire) -> bool:
    return bool(position.hand_size(HUMANS) >= position.cost(SACRIFICE))


def _cancels_what_lies_there(position: VampireEmpire) -> bool:
    words = position.words
    kind = int(words[PICKED]) - 1
    if words[CONTEXT] in (ON_HIDE, ON_COMBAT):
        return bool(words[GROUP + kind])
    return bool(kind == words[CARD] - 1)


def _replaces_properly(position: VampireEmpire) -> bool:
    """VE-144: only Crucifix and Claws cost anything, and they fit into every combat."""
    return bool(position.words[CONTEXT] == ON_COMBAT and fights_for_all(position.words[PICKED] - 1))


# --- deaths --------------------------------------------------------------------------------------


def _has_died(position: VampireEmpire) -> bool:
    return bool(position.words[PLACE + position.words[NAMED] - 1] == DEAD)


def _can_be_saved(position: VampireEmpire) -> bool:
    """VE-209: H saves humans, V vampires."""
    words = position.words
    vampire = bool(position.is_vampire(words[NAMED] - 1))
    if words[DECISION] == DEATH:
        return True
    return vampire != paying_for(FOR_HERBALIST)(position)


#: When it must hold, the clause that asks for it, and what must hold.
_CONDITIONS: list[Condition] = [
    (lambda position: True, "VE-253", _the_right_one_is_asked),
    (decision_is(WINDOW, RESPOND, REPLACE, WATER_RESPONSE, DEATH), "VE-126", _has_cards),
    (decision_is(STEP1), "VE-228", _had_cards),
    (decision_is(STEP1, PAY), "VE-27", _discards_lie_hidden),
    (decision_is(REVEAL, HIDE_CHAR), "VE-53", _night),
    (has_entry("hide"), "VE-53", _night),
    (decision_is(WATER_CHAR), "VE-53", _day),
    (_water_unanswered, "VE-53", _day),
    (decision_is(IMMEDIATE, USE_WATER), "VE-53", _day),
    (decision_is(REVEAL), "VE-47", _somebody_to_reveal),
    (decision_is(HIDE_CHAR), "VE-55", _has_three_red_cards),
    (decision_is(WATER_CHAR), "VE-62", _can_use_water),
    (has_entry("hide"), "VE-56", _hides_a_castle_character),
    (has_entry("hide"), "VE-55", _hides_with_red_cards),
    (_water_unanswered, "VE-63", _asks_about_somebody),
    (_water_unanswered, "VE-62", _asks_with_water),
    (decision_is(IMMEDIATE, USE_WATER), "VE-73", _found_a_vampire),
    (decision_is(IMMEDIATE, USE_WATER), "VE-74", _keeps_a_water_card),
    (responding, "VE-172", _cancelled_lies_there),
    (decision_is(REPLACE), "VE-144", _something_is_cancelled),
    (paying_for(FOR_REPLACEMENT), "VE-144", _something_is_cancelled),
    (paying_for(FOR_REPLACEMENT), "VE-144", _replaces_properly),
    (decision_is(CANCEL_PICK), "VE-249", _several_to_cancel),
    (decision_is(CANCEL_PICK), "VE-131", _can_pay_for_sacrifice),
    (paying_for(FOR_SACRIFICE), "VE-174", _cancels_what_lies_there),
    (decision_is(PAY), "VE-130", lambda position: bool(position.words[TO_PAY] > 0)),
    (has_entry("dead"), "VE-209", _has_died),
    (has_entry("dead"), "VE-209", _can_be_saved),
]
