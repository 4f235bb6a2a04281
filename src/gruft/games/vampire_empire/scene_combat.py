"""A combat of Vampire Empire as a running sum: what each side has now, and what a card would add.

Both sums are public once a group is shown; the seat that composes one sees its own cards counted.
"""

from gruft.games.vampire_empire.cards import ATTACK, DEFENCE
from gruft.games.vampire_empire.layout import (
    ATTACK_SUM,
    ATTACKER,
    DEFENCE_SUM,
    FIGHTING,
    ROUND,
    TARGET,
)
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.games.vampire_empire.rules import groups
from gruft.games.vampire_empire.scene_zones import is_composing_group, sees_the_line


def is_fighting(position: VampireEmpire, seat: int) -> bool:
    """VE-82, VE-234: a combat is under way, as far as the seat is told."""
    return bool(position.words[ROUND] > 0) and sees_the_line(position, seat)


def markers_now(position: VampireEmpire) -> tuple[int, int]:
    """VE-104, VE-105, VE-110: the attacker's and the target's markers that count in this round."""
    words = position.words
    if words[ROUND] != 1:
        return 0, 0
    attack = position.markers(words[ATTACKER] - 1, ATTACK)
    return int(attack), int(position.markers(words[TARGET] - 1, DEFENCE))


def sums_now(position: VampireEmpire, more: int = 0) -> tuple[int, int]:
    """VE-104, VE-110: attack and defence as they stand, with so much more for the fighting side."""
    words = position.words
    if position.composing() >= 0 and is_composing_group(position):
        more += int(groups.group_value(position))
    added = [0, 0]
    added[int(words[FIGHTING])] = more
    for_attack, for_defence = markers_now(position)
    attack = int(words[ATTACK_SUM]) + for_attack + added[ATTACK]
    return attack, int(words[DEFENCE_SUM]) + for_defence + added[DEFENCE]
