"""The question with which a line of Vampire Empire begins: who is asked, and what counts then."""

from gruft.games.vampire_empire.notation.card_lists import cards_at
from gruft.games.vampire_empire.rules.groups import fighter, group_cost_of
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.support import combat_cards_in_moat
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at

EFFECTS = (at.EFFECT_CHAR, at.EFFECT_SIDE, at.EFFECT_TYPE, at.EFFECT_PICK, at.EFFECT_RETURN)
FOR_H = (at.FOR_SACRIFICE, at.FOR_PASSAGE, at.FOR_HERBALIST)


# --- before the cards are dealt ------------------------------------------------------------------


def who_is_asked(position: VampireEmpire) -> int:
    """Section 14: the seat to which a decision belongs; in a window the active one comes first."""
    words = position.words
    decision = int(words[at.DECISION])
    if decision in (at.RESPOND, at.CANCEL_PICK):
        return c.HUMANS
    if decision in (at.REVEAL, at.REPLACE, at.WATER_RESPONSE):
        return c.VAMPIRES
    if decision == at.COMMIT:
        return int(fighter(position))
    if decision == at.DEATH:
        return (
            c.VAMPIRES if words[at.NAMED] and position.is_vampire(words[at.NAMED] - 1) else c.HUMANS
        )
    if decision in EFFECTS:
        return int(words[at.PLAYER])
    if decision == at.PAY:
        return _who_pays(position)
    if decision == at.WINDOW and words[at.DECLINED]:
        return int(words[at.ASKED])
    return int(words[at.ACTIVE])


def _who_pays(position: VampireEmpire) -> int:
    purpose = int(position.words[at.PURPOSE])
    if purpose == at.FOR_PASS:
        return int(position.words[at.ACTIVE])
    if purpose == at.FOR_CARD:
        return int(position.words[at.PLAYER])
    if purpose == at.FOR_GROUP:
        return int(fighter(position))
    return c.HUMANS if purpose in FOR_H else c.VAMPIRES


# --- when all cards lie --------------------------------------------------------------------------


def settle(position: VampireEmpire) -> None:
    """Work out what the rules have counted when they ask this: sums, costs, what is to be taken."""
    words = position.words
    words[at.GROUP_SIZE] = len(cards_at(position, at.GROUP))
    if words[at.NAMED] and position.is_vampire(words[at.NAMED] - 1):
        words[at.REVEALED_BEFORE] = 1
    if words[at.ROUND]:
        _add_up(position)
    if words[at.DECISION] == at.EFFECT_RETURN:
        words[at.TO_PICK] = position.castle_count() - c.CASTLE_SIZE
    elif _is_chapel(position):
        there = int(combat_cards_in_moat(position, words[at.PLAYER], 0))
        words[at.TO_PICK] = min(c.CHAPEL_CARDS, there)
    words[at.LAST] = _lowest_move(position)
    words[at.COMPOSING] = int(_goes_on(position))


def _is_chapel(position: VampireEmpire) -> bool:
    words = position.words
    return bool(words[at.DECISION] == at.EFFECT_PICK and words[at.CARD] - 1 == c.CHAPEL)


def _add_up(position: VampireEmpire) -> None:
    words = position.words
    active = int(words[at.ACTIVE])
    words[at.ATTACK_SUM] = _sum_of(position, active)
    words[at.DEFENCE_SUM] = _sum_of(position, 1 - active)
    words[at.GROUP_COST] = sum(
        int(group_cost_of(position, kind)) for kind in cards_at(position, at.GROUP)
    )


def _sum_of(position: VampireEmpire, seat: int) -> int:
    """VE-104, VE-112: what lies on the table, without cancelled cards."""
    value = position.printed.value
    total = sum(int(value[kind]) for kind in cards_at(position, at.FIELD + seat * c.KINDS))
    if seat == c.HUMANS:
        return total
    return total - sum(int(value[kind]) for kind in cards_at(position, at.CANCELLED))


def _lowest_move(position: VampireEmpire) -> int:
    """VE-240: the groups of these questions begin with any of their moves."""
    lowest = {at.COMMIT: c.PLAY, at.EFFECT_PICK: c.PICK}
    return lowest.get(int(position.words[at.DECISION]), 0)


def _goes_on(position: VampireEmpire) -> bool:
    """VE-244: nobody is asked between H's card, or V's if H has no cards, and its effect."""
    words, decision = position.words, int(position.words[at.DECISION])
    straight_on = bool(words[at.PLAYER] == c.HUMANS or position.hand_size(c.HUMANS) == 0)
    if decision == at.EFFECT_CHAR and words[at.CARD] - 1 == c.MIST_FORM:
        return straight_on or bool(words[at.COMPOSING])
    asks_at_once = decision in (at.EFFECT_CHAR, at.EFFECT_TYPE) or _is_chapel(position)
    return straight_on and asks_at_once
