"""A combat of Vampire Empire as a running sum: what each side has now, and what a card would add.

Both sums are public once a group is shown; the seat that composes one sees its own cards counted.
"""

from gruft.games.vampire_empire.rules import groups
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.show.zones import (
    is_composing_group,
    sees_the_line,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at


def is_fighting(position: VampireEmpire, seat: int) -> bool:
    """VE-82, VE-234: a combat is under way, as far as the seat is told."""
    return bool(position.words[at.ROUND] > 0) and sees_the_line(position, seat)


def markers_now(position: VampireEmpire) -> tuple[int, int]:
    """VE-104, VE-105, VE-110: the attacker's and the target's markers that count in this round."""
    words = position.words
    if words[at.ROUND] != 1:
        return 0, 0
    attack = position.markers(words[at.ATTACKER] - 1, c.ATTACK)
    return int(attack), int(position.markers(words[at.TARGET] - 1, c.DEFENCE))


def sums_now(position: VampireEmpire, more: int = 0) -> tuple[int, int]:
    """VE-104, VE-110: attack and defence as they stand, with so much more for the fighting side."""
    words = position.words
    if position.composing() >= 0 and is_composing_group(position):
        more += int(groups.group_value(position))
    added = [0, 0]
    added[int(words[at.FIGHTING])] = more
    for_attack, for_defence = markers_now(position)
    attack = int(words[at.ATTACK_SUM]) + for_attack + added[c.ATTACK]
    return attack, int(words[at.DEFENCE_SUM]) + for_defence + added[c.DEFENCE]


def first_sums(position: VampireEmpire) -> tuple[int, int]:
    """Attack and defence as round 1 compared them, with the markers that still lie there."""
    words, active = position.words, int(position.words[at.ACTIVE])
    worth = [0, 0]
    for place in range(3 * c.KINDS):
        seat, kind = divmod(place, c.KINDS)
        value = int(words[at.EARLIER + place] * position.printed.value[kind])
        # V's cancelled cards follow those of both.
        worth[seat % 2] += -value if seat == 2 else value
    attack = worth[active] + int(position.markers(words[at.ATTACKER] - 1, c.ATTACK))
    return attack, worth[1 - active] + int(position.markers(words[at.TARGET] - 1, c.DEFENCE))
