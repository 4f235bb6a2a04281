"""Whether a combat of Vampire Empire can stand as it is written (chapter 8).

The cards of an open group are not among them: they are chosen by the rules themselves.
"""

from gruft.games.vampire_empire.notation.card_lists import cards_at
from gruft.games.vampire_empire.notation.first_round import first_round_lies_there
from gruft.games.vampire_empire.notation.moments import (
    Condition,
    decision_is,
    either,
    responding_to,
)
from gruft.games.vampire_empire.rules.combat import may_attack
from gruft.games.vampire_empire.rules.groups import fighter, needed
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at

# --- when a condition is asked for ---------------------------------------------------------------

#: A group is to be chosen, after the first attack; V's group is shown; or either.
_is_chosen = decision_is(at.COMMIT)
_is_shown = responding_to(at.ON_COMBAT)
_is_fought = either(_is_chosen, _is_shown)


def _follows_water(position: VampireEmpire) -> bool:
    return _is_fought(position) and bool(position.words[at.NAMED])


# --- the fighters --------------------------------------------------------------------------------


def _attacker_may(position: VampireEmpire) -> bool:
    return bool(may_attack(position, position.words[at.ACTIVE], position.words[at.ATTACKER] - 1))


def _target_is_another(position: VampireEmpire) -> bool:
    words = position.words
    return bool(words[at.TARGET] != words[at.ATTACKER] and position.in_castle(words[at.TARGET] - 1))


def _fights_the_one_found(position: VampireEmpire) -> bool:
    """VE-72: by day, against the vampire that water has revealed."""
    words = position.words
    found = words[at.TARGET] == words[at.NAMED] and position.is_revealed(words[at.TARGET] - 1)
    return bool(found and words[at.ACTIVE] == c.HUMANS)


def _no_water_is_kept(position: VampireEmpire) -> bool:
    """VE-76: a water card waits only until the first attack is shown."""
    return bool(position.words[at.LOW_WATER] == 0)


# --- the cards -----------------------------------------------------------------------------------


def _fought_with(position: VampireEmpire, side: int) -> list[int]:
    active = int(position.words[at.ACTIVE])
    seat = active if side == c.ATTACK else 1 - active
    return cards_at(position, at.FIELD + seat * c.KINDS)


def _all_eligible(position: VampireEmpire) -> bool:
    """VE-91 to VE-97."""
    words = position.words
    attacker, target = int(words[at.ATTACKER]) - 1, int(words[at.TARGET]) - 1
    return all(
        position.is_eligible(kind, own, other)
        for side, own, other in ((c.ATTACK, attacker, target), (c.DEFENCE, target, attacker))
        for kind in _fought_with(position, side)
    )


def _in_turn(position: VampireEmpire) -> bool:
    """VE-98, VE-103: in the first round the defence comes last."""
    words = position.words
    defended = _is_shown(position) and words[at.FIGHTING] == c.DEFENCE
    return bool(words[at.ROUND] == 2 or defended) or not _fought_with(position, c.DEFENCE)


def _attack_was_enough(position: VampireEmpire) -> bool:
    """VE-98, VE-99, VE-106: a card in each round, and more than the markers of the defence."""
    words = position.words
    cards = _fought_with(position, c.ATTACK)
    again = _is_chosen(position) and words[at.FIGHTING] == c.ATTACK
    value = sum(int(position.printed.value[kind]) for kind in cards)
    least = int(needed(position, words[at.ATTACKER] - 1, words[at.TARGET] - 1))
    return len(cards) >= (2 if words[at.ROUND] == 2 and not again else 1) and value >= least


def _target_held(position: VampireEmpire) -> bool:
    """VE-104: a second attack comes only if the first was not greater than the defence."""
    words = position.words
    if words[at.ROUND] == 1 or words[at.FIGHTING] == c.DEFENCE:
        return True
    attack = words[at.ATTACK_SUM] + position.markers(words[at.ATTACKER] - 1, c.ATTACK)
    return bool(attack <= words[at.DEFENCE_SUM] + position.markers(words[at.TARGET] - 1, c.DEFENCE))


def _fighter_has_cards(position: VampireEmpire) -> bool:
    return bool(position.hand_size(position.words[at.ASKED]) > 0)


def _group_is_of_v(position: VampireEmpire) -> bool:
    """VE-119: H responds to V's groups."""
    return bool(fighter(position) == c.VAMPIRES)


def _group_lies_there(position: VampireEmpire) -> bool:
    """VE-119: V's group of this round, without what was cancelled."""
    words = position.words
    start = at.FIELD + c.VAMPIRES * c.KINDS
    left = [int(words[start + kind] - words[at.CANCELLED + kind]) for kind in range(c.KINDS)]
    group = [int(words[at.GROUP + kind]) for kind in range(c.KINDS)]
    if words[at.ROUND] == 1:
        return group == left
    return all(one <= other for one, other in zip(group, left, strict=True))


def cancelled_lies_there(position: VampireEmpire) -> bool:
    """VE-172: only what V has shown is cancelled."""
    words = position.words
    start = at.FIELD + c.VAMPIRES * c.KINDS
    return all(words[at.CANCELLED + kind] <= words[start + kind] for kind in range(c.KINDS))


COMBAT_CONDITIONS: list[Condition] = [
    (_is_fought, "VE-83", _attacker_may),
    (_is_fought, "VE-82", _target_is_another),
    (_follows_water, "VE-72", _fights_the_one_found),
    (_is_fought, "VE-74", _no_water_is_kept),
    (_is_shown, "VE-119", _group_is_of_v),
    (_is_fought, "VE-91", _all_eligible),
    (_is_fought, "VE-172", cancelled_lies_there),
    (_is_fought, "VE-113", first_round_lies_there),
    (_is_fought, "VE-98", _in_turn),
    (_is_fought, "VE-99", _attack_was_enough),
    (_is_chosen, "VE-104", _target_held),
    (_is_chosen, "VE-103", _fighter_has_cards),
    (_is_shown, "VE-119", _group_lies_there),
]
