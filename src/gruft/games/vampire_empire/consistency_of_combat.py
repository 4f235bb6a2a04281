"""Whether a combat of Vampire Empire can stand as it is written (chapter 8)."""

from collections.abc import Callable, Sequence

from gruft.games.vampire_empire.belongings import is_composed
from gruft.games.vampire_empire.card_lists import cards_at
from gruft.games.vampire_empire.cards import ATTACK, DEFENCE, HUMANS, KINDS, PLAY, VAMPIRES, WATER
from gruft.games.vampire_empire.first_round import first_round_lies_there
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    ASKED,
    ATTACK_SUM,
    ATTACKER,
    CANCELLED,
    CHOOSE_TARGET,
    COMMIT,
    DECISION,
    DEFENCE_SUM,
    FIELD,
    FIGHTING,
    GROUP,
    GROUP_COST,
    LAST,
    LOW_WATER,
    NAMED,
    ROUND,
    TARGET,
    USE_WATER,
)
from gruft.games.vampire_empire.pending_json import open_entries
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.games.vampire_empire.rules.combat import may_attack
from gruft.games.vampire_empire.rules.groups import fighter, needed

Holds = Callable[[VampireEmpire], bool]


# --- when a condition is asked for ---------------------------------------------------------------


def _has_attacker(position: VampireEmpire) -> bool:
    return "combat" in open_entries(position)


def _is_fought(position: VampireEmpire) -> bool:
    naming = position.words[DECISION] in (CHOOSE_TARGET, USE_WATER)
    return _has_attacker(position) and not naming


def _is_shown(position: VampireEmpire) -> bool:
    return _is_fought(position) and not is_composed(position)


def _is_chosen(position: VampireEmpire) -> bool:
    return _is_fought(position) and is_composed(position)


def _attack_was_shown(position: VampireEmpire) -> bool:
    """There has been a first attack."""
    words = position.words
    first = words[ROUND] == 1 and words[FIGHTING] == ATTACK
    return _is_fought(position) and not (first and is_composed(position))


def _follows_water(position: VampireEmpire) -> bool:
    return _is_fought(position) and bool(position.words[NAMED])


# --- the fighters --------------------------------------------------------------------------------


def _attacker_may(position: VampireEmpire) -> bool:
    return bool(may_attack(position, position.words[ACTIVE], position.words[ATTACKER] - 1))


def _target_is_another(position: VampireEmpire) -> bool:
    words = position.words
    return bool(words[TARGET] != words[ATTACKER] and position.in_castle(words[TARGET] - 1))


def _fights_the_one_found(position: VampireEmpire) -> bool:
    """VE-72: by day, against the vampire that water has revealed."""
    words = position.words
    found = words[TARGET] == words[NAMED] and position.is_revealed(words[TARGET] - 1)
    return bool(found and words[ACTIVE] == HUMANS)


# --- the cards -----------------------------------------------------------------------------------


def _fought_with(position: VampireEmpire, side: int) -> list[int]:
    """What a side has shown, without a water card that may still be used."""
    words = position.words
    seat = int(words[ACTIVE]) if side == ATTACK else 1 - int(words[ACTIVE])
    cards = cards_at(position, FIELD + seat * KINDS)
    if seat == HUMANS and words[LOW_WATER]:
        cards.remove(int(words[LOW_WATER]) - 1)
    return cards


def _all_eligible(position: VampireEmpire) -> bool:
    """VE-91 to VE-97."""
    words = position.words
    for side in (ATTACK, DEFENCE):
        own, other = (ATTACKER, TARGET) if side == ATTACK else (TARGET, ATTACKER)
        cards = _fought_with(position, side)
        if words[FIGHTING] == side:
            cards += cards_at(position, GROUP)
        if not all(position.is_eligible(k, words[own] - 1, words[other] - 1) for k in cards):
            return False
    return True


def _in_turn(position: VampireEmpire) -> bool:
    """VE-98, VE-103: in the first round the attack comes first, and each side plays once."""
    words = position.words
    if words[ROUND] == 2:
        return True
    composing = [] if not is_composed(position) else _fought_with(position, int(words[FIGHTING]))
    too_early = _fought_with(position, DEFENCE) if words[FIGHTING] == ATTACK else []
    return not composing and not too_early


def _attack_was_enough(position: VampireEmpire) -> bool:
    """VE-98, VE-99, VE-106: a card in each round, and more than the markers of the defence."""
    words = position.words
    cards = _fought_with(position, ATTACK)
    second = words[ROUND] == 2 and not (is_composed(position) and words[FIGHTING] == ATTACK)
    value = sum(int(position.printed.value[kind]) for kind in cards)
    least = int(needed(position, words[ATTACKER] - 1, words[TARGET] - 1))
    return len(cards) >= (2 if second else 1) and value >= least


def _target_held(position: VampireEmpire) -> bool:
    """VE-104: a second attack comes only if the first was not greater than the defence."""
    words = position.words
    if words[ROUND] == 1 or words[FIGHTING] == DEFENCE:
        return True
    attack = words[ATTACK_SUM] + position.markers(words[ATTACKER] - 1, ATTACK)
    return bool(attack <= words[DEFENCE_SUM] + position.markers(words[TARGET] - 1, DEFENCE))


def _fighter_has_cards(position: VampireEmpire) -> bool:
    """VE-103, VE-107, VE-134: an empty hand is not asked, and the group must be payable."""
    words = position.words
    seat = int(words[ASKED])
    held, group = int(position.hand_size(seat)), len(cards_at(position, GROUP))
    if words[DECISION] != COMMIT:
        return True
    first = words[ROUND] == 1 and words[FIGHTING] == ATTACK
    return (first or held + group > 0) and held >= words[GROUP_COST]


def _group_is_of_v(position: VampireEmpire) -> bool:
    """VE-119: H responds to V's groups."""
    return bool(fighter(position) == VAMPIRES)


def _group_lies_there(position: VampireEmpire) -> bool:
    """VE-119: V's group of this round, without what was cancelled."""
    words = position.words
    start = FIELD + VAMPIRES * KINDS
    left = [int(words[start + kind] - words[CANCELLED + kind]) for kind in range(KINDS)]
    group = [int(words[GROUP + kind]) for kind in range(KINDS)]
    if words[ROUND] == 1:
        return group == left
    return all(one <= other for one, other in zip(group, left, strict=True))


def _cancelled_lies_there(position: VampireEmpire) -> bool:
    words = position.words
    start = FIELD + VAMPIRES * KINDS
    return all(words[CANCELLED + kind] <= words[start + kind] for kind in range(KINDS))


# --- order and water -----------------------------------------------------------------------------


def _in_rising_order(position: VampireEmpire) -> bool:
    """VE-240: the last card is the highest, but for water that is used (VE-77)."""
    words = position.words
    if words[DECISION] != COMMIT:
        return True
    last, group = int(words[LAST]) - PLAY, cards_at(position, GROUP)
    first = words[ROUND] == 1 and words[FIGHTING] == ATTACK
    used = bool(first and words[NAMED] and words[LOW_WATER] == 0)
    return _is_ordered(position, group, last, used)


def _is_ordered(position: VampireEmpire, group: Sequence[int], last: int, used: bool) -> bool:
    above = [kind for kind in group if kind > last]
    if not used:
        return not above and (last in group or not group)
    water = [kind for kind in group if position.printed.types[kind] & WATER]
    if len(above) > 1 or not water:
        return False
    return last in group or len(group) == 1


def _water_is_kept_for_the_first(position: VampireEmpire) -> bool:
    """VE-74, VE-76: a water card waits only until the first attack is shown."""
    words = position.words
    if not words[LOW_WATER]:
        return True
    first = words[ROUND] == 1 and words[FIGHTING] == ATTACK and is_composed(position)
    water = position.printed.types[words[LOW_WATER] - 1] & WATER
    return bool(first and words[NAMED] and water)


#: When it must hold, the clause that asks for it, and what must hold.
COMBAT_CONDITIONS: list[tuple[Holds, str, Holds]] = [
    (_has_attacker, "VE-83", _attacker_may),
    (_is_fought, "VE-82", _target_is_another),
    (_follows_water, "VE-72", _fights_the_one_found),
    (_is_fought, "VE-74", _water_is_kept_for_the_first),
    (_is_shown, "VE-119", _group_is_of_v),
    (_is_fought, "VE-91", _all_eligible),
    (_is_fought, "VE-172", _cancelled_lies_there),
    (_is_fought, "VE-113", first_round_lies_there),
    (_is_fought, "VE-98", _in_turn),
    (_attack_was_shown, "VE-99", _attack_was_enough),
    (_is_chosen, "VE-104", _target_held),
    (_is_chosen, "VE-103", _fighter_has_cards),
    (_is_chosen, "VE-240", _in_rising_order),
    (_is_shown, "VE-119", _group_lies_there),
]
