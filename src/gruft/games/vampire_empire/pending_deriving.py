"""What follows from a written decision of Vampire Empire and the cards that have been laid."""

from gruft.games.vampire_empire.card_lists import cards_at, counts_at
from gruft.games.vampire_empire.cards import (
    ATTACK,
    CASTLE_SIZE,
    CELLAR,
    CHAPEL,
    CHAPEL_CARDS,
    HUMANS,
    KINDS,
    MIST_FORM,
    MOAT,
    PASS_CARDS,
    PICK,
    PLAY,
    VAMPIRES,
)
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    ANSWER,
    ASKED,
    ATTACK_SUM,
    CANCEL_PICK,
    CANCELLED,
    CARD,
    CELLARED,
    CHOOSE_ATTACKER,
    CHOOSE_TARGET,
    COMMIT,
    COMPOSING,
    DEATH,
    DECISION,
    DECLINED,
    DEFENCE_SUM,
    DISCARDED,
    EFFECT_CHAR,
    EFFECT_PICK,
    EFFECT_RETURN,
    EFFECT_SIDE,
    EFFECT_TYPE,
    FIELD,
    FIGHTING,
    FOR_CARD,
    FOR_GROUP,
    FOR_HERBALIST,
    FOR_PASS,
    FOR_PASSAGE,
    FOR_REPLACEMENT,
    FOR_SACRIFICE,
    GROUP,
    GROUP_COST,
    GROUP_SIZE,
    HIDE_CARD,
    HIDE_CHAR,
    LAST,
    LOW_WATER,
    MOATED,
    NAMED,
    PAID,
    PAY,
    PICKED,
    PLAYER,
    PURPOSE,
    REPLACE,
    RESPOND,
    REVEAL,
    REVEALED_BEFORE,
    ROUND,
    STEP1,
    TARGET,
    TO_PAY,
    TO_PICK,
    USE_WATER,
    WATER_CARD,
    WATER_CHAR,
    WATER_RESPONSE,
    WINDOW,
)
from gruft.games.vampire_empire.pending_json import open_entries
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.games.vampire_empire.rules.groups import fighter, group_cost_of
from gruft.games.vampire_empire.rules.support import combat_cards_in_moat

EFFECTS = (EFFECT_CHAR, EFFECT_SIDE, EFFECT_TYPE, EFFECT_PICK, EFFECT_RETURN)
FOR_H = (FOR_SACRIFICE, FOR_PASSAGE, FOR_HERBALIST)


# --- before the cards are dealt ------------------------------------------------------------------


def who_is_asked(position: VampireEmpire) -> int:
    """Section 14: the seat to which a decision belongs; in a window the active one comes first."""
    words = position.words
    decision = int(words[DECISION])
    if decision in (RESPOND, CANCEL_PICK):
        return HUMANS
    if decision in (REVEAL, REPLACE, WATER_RESPONSE):
        return VAMPIRES
    if decision == COMMIT:
        return int(fighter(position))
    if decision == DEATH:
        return VAMPIRES if words[NAMED] and position.is_vampire(words[NAMED] - 1) else HUMANS
    if decision in EFFECTS:
        return int(words[PLAYER])
    if decision == PAY:
        return _who_pays(position)
    if decision == WINDOW and words[DECLINED]:
        return int(words[ASKED])
    return int(words[ACTIVE])


def _who_pays(position: VampireEmpire) -> int:
    purpose = int(position.words[PURPOSE])
    if purpose == FOR_PASS:
        return int(position.words[ACTIVE])
    if purpose == FOR_CARD:
        return int(position.words[PLAYER])
    if purpose == FOR_GROUP:
        return int(fighter(position))
    return HUMANS if purpose in FOR_H else VAMPIRES


# --- when all cards lie --------------------------------------------------------------------------


def derive(position: VampireEmpire) -> None:
    """Work out what the rules count on the way: sums, costs, orders, and whether a line is open."""
    words = position.words
    words[GROUP_SIZE] = len(cards_at(position, GROUP))
    words[CELLARED] = len(cards_at(position, DISCARDED + CELLAR))
    words[MOATED] = len(cards_at(position, DISCARDED + MOAT)) if words[DECISION] == STEP1 else 0
    if words[NAMED] and position.is_vampire(words[NAMED] - 1):
        words[REVEALED_BEFORE] = 1
    if words[DECISION] == USE_WATER:
        words[TARGET] = words[NAMED]
    if "combat" in open_entries(position):
        _derive_sums(position)
    if words[DECISION] == PAY:
        _derive_payment(position)
    _derive_picks(position)
    words[LAST] = _lowest_move(position)
    words[COMPOSING] = int(_is_in_a_line(position))


def _derive_sums(position: VampireEmpire) -> None:
    words = position.words
    active = int(words[ACTIVE])
    words[ATTACK_SUM] = _sum_of(position, active)
    words[DEFENCE_SUM] = _sum_of(position, 1 - active)
    words[GROUP_COST] = sum(
        int(group_cost_of(position, kind)) for kind in cards_at(position, GROUP)
    )


def _sum_of(position: VampireEmpire, seat: int) -> int:
    """VE-104, VE-112: what lies on the table, without cancelled cards and unused water."""
    words, value = position.words, position.printed.value
    total = sum(int(value[kind]) for kind in cards_at(position, FIELD + seat * KINDS))
    if seat == VAMPIRES:
        return total - sum(int(value[kind]) for kind in cards_at(position, CANCELLED))
    return total - (int(value[words[LOW_WATER] - 1]) if words[LOW_WATER] else 0)


def _derive_payment(position: VampireEmpire) -> None:
    words = position.words
    words[PAID] = len(cards_at(position, DISCARDED + MOAT))
    words[TO_PAY] = _whole_cost(position) - words[PAID]


def _whole_cost(position: VampireEmpire) -> int:
    words, purpose = position.words, int(position.words[PURPOSE])
    if purpose == FOR_PASS:
        return int(min(PASS_CARDS, position.hand_size(words[ACTIVE]) + words[PAID]))
    if purpose == FOR_GROUP:
        return int(words[GROUP_COST])
    if purpose == FOR_REPLACEMENT:
        return int(group_cost_of(position, words[PICKED] - 1))
    word = ANSWER if purpose in (FOR_SACRIFICE, FOR_PASSAGE) else CARD
    return int(position.cost(words[word] - 1))


def _derive_picks(position: VampireEmpire) -> None:
    """VE-165, VE-187: how many cards Chapel or characters Hypnosis still asks for."""
    words = position.words
    if words[DECISION] == EFFECT_RETURN:
        words[TO_PICK] = position.castle_count() - CASTLE_SIZE - (1 if words[PICKED] else 0)
    elif words[DECISION] == EFFECT_PICK and words[CARD] - 1 == CHAPEL:
        seat = int(words[PLAYER])
        taken = len(cards_at(position, FIELD + seat * KINDS))
        there = int(combat_cards_in_moat(position, seat)) + taken
        words[TO_PICK] = min(CHAPEL_CARDS, there) - taken


def _lowest_move(position: VampireEmpire) -> int:
    """VE-240: inside a group moves are made in rising order."""
    words, decision = position.words, int(position.words[DECISION])
    if decision == STEP1:
        moated = _highest(position, DISCARDED + MOAT, MOAT)
        return moated or _highest(position, DISCARDED + CELLAR, CELLAR)
    if decision == PAY:
        return _highest(position, DISCARDED + MOAT, MOAT) or MOAT
    if decision == EFFECT_PICK:
        return _highest(position, FIELD + int(words[PLAYER]) * KINDS, PICK) or PICK
    if decision == COMMIT and (words[LAST] or _uses_water(position)):
        return int(words[LAST]) or PLAY
    return _highest(position, GROUP, PLAY) or PLAY


def _highest(position: VampireEmpire, start: int, move: int) -> int:
    return max((move + kind for kind, n in enumerate(counts_at(position, start)) if n), default=0)


def _uses_water(position: VampireEmpire) -> bool:
    """VE-77: the water card is in the group, but was not put there in the order of kinds."""
    words = position.words
    first = words[ROUND] == 1 and words[FIGHTING] == ATTACK
    return bool(first and words[NAMED] and words[LOW_WATER] == 0)


def _is_in_a_line(position: VampireEmpire) -> bool:
    """VE-234: one choice may take several moves."""
    words, decision = position.words, int(position.words[DECISION])
    if decision in (PAY, CANCEL_PICK, USE_WATER, CHOOSE_ATTACKER, CHOOSE_TARGET, EFFECT_SIDE):
        return True
    if decision in (HIDE_CHAR, HIDE_CARD, WATER_CHAR, WATER_CARD):
        return True
    if decision == STEP1:
        return bool(words[CELLARED] + words[MOATED])
    if decision == COMMIT:
        opening = words[ROUND] == 1 and words[FIGHTING] == ATTACK
        return bool(opening or words[GROUP_SIZE])
    if decision == EFFECT_RETURN:
        return bool(words[PICKED])
    return _effect_is_in_a_line(position)


def _effect_is_in_a_line(position: VampireEmpire) -> bool:
    """VE-244: nobody is asked between H's card, or V's if H has no cards, and its effect."""
    words, decision = position.words, int(position.words[DECISION])
    if decision not in EFFECTS:
        return False
    straight_on = bool(words[PLAYER] == HUMANS or position.hand_size(HUMANS) == 0)
    if decision == EFFECT_PICK:
        taken = cards_at(position, FIELD + int(words[PLAYER]) * KINDS)
        return bool(words[CARD] - 1 == CHAPEL and (straight_on or taken))
    if decision == EFFECT_CHAR and words[CARD] - 1 == MIST_FORM:
        return straight_on or bool(words[COMPOSING])
    return straight_on
