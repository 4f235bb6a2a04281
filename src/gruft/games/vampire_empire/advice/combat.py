"""How a seat of Vampire Empire weighs a combat: whom to attack, what to show, whether to hold.

An attack begins with little, for whoever has no fitting card dies of it; the second round decides.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.advice.odds import (
    SURE,
    Look,
    chance_below,
    rival_sums,
)
from gruft.games.vampire_empire.advice.worth import (
    IMPOSSIBLE,
    NOTHING,
    Purse,
    death_worth,
    human_worth,
    life_worth,
    vampire_worth,
)
from gruft.games.vampire_empire.rules import (
    combat,
    groups,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at

HOPELESS: Final = -1000000


# --- whether to attack ---------------------------------------------------------------------------


def attack_worth(look: Look, attacker: i64, target: i64, given: i64) -> i64:
    """What a combat promises, if a value is given besides the cards of the hand."""
    purse = Purse(look, attacker, target, 0)
    sums = rival_sums(look, target, attacker)
    opening: i64 = opening_sum(look, sums, attacker, target)
    if opening - given > purse.most:
        opening = groups.needed(look.position, attacker, target)
    cost: i64 = purse.cost(opening - given)
    if cost >= IMPOSSIBLE:
        return HOPELESS
    marked: i64 = opening + lead_of_markers(look, attacker, target)
    at_once: i64 = chance_below(sums, marked)
    in_all: i64 = max(at_once, chance_below(sums, purse.most + given))
    cost += (SURE - at_once) * (purse.whole - cost) * look.counts(idea.FOLLOWING) // (100 * SURE)
    return weighed(look, target, at_once, in_all) - cost - look.counts(idea.HESITATION)


def weighed(look: Look, target: i64, at_once: i64, in_all: i64) -> i64:
    """What the chances of an attack are worth: V does not save a human, H may not know one."""
    worth: i64 = death_worth(look, target)
    pressure: i64 = (SURE - at_once) * look.counts(idea.PRESSURE) // SURE
    if look.seat == c.VAMPIRES:
        return in_all * worth // SURE + pressure
    suspicion: i64 = look.suspicion[target]
    if suspicion == SURE:
        return in_all * worth // SURE + pressure
    lucky: i64 = in_all * vampire_worth(look) // SURE + pressure
    unlucky: i64 = human_worth(look)
    if look.position.can_pay(c.HUMANS, c.SECRET_PASSAGE):
        unlucky = min(unlucky, passage_price(look) + look.counts(idea.FODDER))
    return (suspicion * lucky - (SURE - suspicion) * unlucky) // SURE


def lead_of_markers(look: Look, attacker: i64, target: i64) -> i64:
    """VE-104: what the markers add to the first round."""
    position = look.position
    return position.markers(attacker, c.ATTACK) - position.markers(target, c.DEFENCE)


def opening_sum(look: Look, sums: vec[i64], attacker: i64, target: i64) -> i64:
    """What the first attack should show: enough to kill at once with some luck."""
    lead: i64 = lead_of_markers(look, attacker, target)
    total: i64 = groups.needed(look.position, attacker, target)
    wanted: i64 = SURE * look.counts(idea.OPENING) // 100
    while total < 12 and chance_below(sums, total + lead) < wanted:
        total += 1
    return total


def best_attack(look: Look) -> i64:
    """What the best combat promises that this seat may choose."""
    best: i64 = HOPELESS
    for attacker in range(i64(c.CHARACTERS)):
        if combat.may_attack(look.position, look.seat, attacker):
            best = max(best, best_with(look, attacker))
    return best


def best_with(look: Look, attacker: i64) -> i64:
    """What the best combat with this attacker promises."""
    best: i64 = HOPELESS
    for target in range(i64(c.CHARACTERS)):
        if combat.is_target(look.position, look.seat, attacker, target):
            best = max(best, attack_worth(look, attacker, target, 0))
    return best


# --- what to show --------------------------------------------------------------------------------


def commit(look: Look) -> i64:
    """The next card of the group, or the end of it."""
    words = look.words
    if words[at.FIGHTING] == c.DEFENCE:
        return defend(look)
    return open_attack(look) if words[at.ROUND] == 1 else go_on(look)


def purse_of_group(look: Look, lowest: i64) -> Purse:
    """The cards that can still join the group, from a kind on."""
    position = look.position
    return Purse(look, groups.supported(position), groups.opposed(position), lowest)


def card_for(purse: Purse, needed: i64) -> i64:
    """The first card of the cheapest set that reaches what is needed."""
    if needed <= 0 or purse.cost(needed) >= IMPOSSIBLE:
        return c.DONE
    first: i64 = purse.first[purse.least(needed)]
    return c.DONE if first == NOTHING else c.PLAY + first


def open_attack(look: Look) -> i64:
    """Round 1: as little as may be enough."""
    words = look.words
    attacker: i64 = words[at.ATTACKER] - 1
    target: i64 = words[at.TARGET] - 1
    shown: i64 = groups.group_value(look.position)
    purse = purse_of_group(look, words[at.LAST] - c.PLAY)
    sums = rival_sums(look, target, attacker)
    opening: i64 = opening_sum(look, sums, attacker, target)
    if opening - shown > purse.most:
        opening = groups.needed(look.position, attacker, target)
    return card_for(purse, opening - shown)


def go_on(look: Look) -> i64:
    """Round 2: the sum that promises most, or stop."""
    words = look.words
    target: i64 = words[at.TARGET] - 1
    purse = purse_of_group(look, words[at.LAST] - c.PLAY)
    sums = rival_sums(look, target, words[at.ATTACKER] - 1)
    shown: i64 = groups.group_value(look.position)
    lead: i64 = words[at.ATTACK_SUM] - words[at.DEFENCE_SUM] + shown
    gain: i64 = death_worth(look, target)
    best: i64 = 0
    most: i64 = chance_below(sums, lead) * gain // SURE if shown > 0 else 0
    more: i64 = 1
    while more <= purse.most:
        promised: i64 = chance_below(sums, lead + more) * gain // SURE - purse.best[more]
        if shown == 0:
            promised -= look.counts(idea.HESITATION)
        if promised > most:
            most = promised
            best = more
        more += 1
    return card_for(purse, best)


def defend(look: Look) -> i64:
    """Save the attacked character with as little as is enough, if it is worth that."""
    words = look.words
    target: i64 = words[at.TARGET] - 1
    needed: i64 = missing_defence(look)
    purse = purse_of_group(look, words[at.LAST] - c.PLAY)
    cost: i64 = purse.cost(needed)
    if needed <= 0 or cost >= IMPOSSIBLE:
        return c.DONE
    saved: i64 = life_worth(look, target)
    if saved < 0:
        return card_for(purse, needed) if bluffs(look, target, cost) else c.DONE
    if words[at.ROUND] == 1:
        saved = saved * holding(look) // SURE
    return card_for(purse, needed) if saved > cost else c.DONE


def missing_defence(look: Look) -> i64:
    """What the group still needs to hold against the attack as it stands."""
    words = look.words
    needed: i64 = words[at.ATTACK_SUM] - words[at.DEFENCE_SUM] - groups.group_value(look.position)
    if words[at.ROUND] == 1:
        needed += lead_of_markers(look, words[at.ATTACKER] - 1, words[at.TARGET] - 1)
    return needed


def holding(look: Look) -> i64:
    """How likely the character will also survive a second round."""
    words = look.words
    attacker: i64 = words[at.ATTACKER] - 1
    target: i64 = words[at.TARGET] - 1
    strength: i64 = groups.group_value(look.position) + purse_of_group(look, 0).most
    spare: i64 = words[at.DEFENCE_SUM] + strength - words[at.ATTACK_SUM]
    holds: i64 = chance_below(rival_sums(look, attacker, target), spare + 1)
    return SURE - (SURE - holds) * look.counts(idea.HOLDING) // 100


def bluffs(look: Look, target: i64, cost: i64) -> bool:
    """V defends a human for show now and then, by a rule that nobody sees through easily."""
    if look.seat != c.VAMPIRES or cost > look.counts(idea.BLUFF):
        return False
    every: i64 = max(1, look.counts(idea.BLUFF_EVERY))
    return (look.words[at.TURN] * 7 + target * 5) % every == 0


def passage_price(look: Look) -> i64:
    """What it costs to play Secret Passage now."""
    paid: i64 = look.position.cost(c.SECRET_PASSAGE) * look.counts(idea.FODDER)
    return look.counts(idea.HELD + 1) + paid
