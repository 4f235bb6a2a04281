"""How a seat of Vampire Empire weighs a combat: whom to attack, what to show, whether to hold.

An attack begins with little, for whoever has no fitting card dies of it; the second round decides.
H may answer what V has shown, and V replaces what was cancelled.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.advice.odds import SURE, Look, chance_below, rival_sums
from gruft.games.vampire_empire.advice.worth import (
    HOPELESS,
    IMPOSSIBLE,
    NOTHING,
    Answer,
    Purse,
    death_worth,
    expense,
    human_worth,
    life_worth,
    price,
    takeover_near,
    vampire_worth,
)
from gruft.games.vampire_empire.rules import combat, groups
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import marker_class

# --- whether to attack ---------------------------------------------------------------------------


@final
class Attacker(Answer):
    """Who attacks."""

    def worth(self, look: Look, move: i64) -> i64:
        return best_with(look, move - c.CHAR)


@final
class Target(Answer):
    """Whom the attacker attacks."""

    def worth(self, look: Look, move: i64) -> i64:
        return attack_worth(look, look.attacker, move - c.CHAR, 0)

    def reason(self, look: Look, move: i64) -> str:
        return "advice-attack" if look.seat == c.VAMPIRES else "advice-hunt"


@final
class AttackAtOnce(Answer):
    """Who attacks the vampire that was found; somebody does, for the water would be lost."""

    def worth(self, look: Look, move: i64) -> i64:
        low: i64 = look.position.printed.value[look.words[at.LOW_WATER] - 1]
        promised: i64 = attack_worth(look, move - c.CHAR, look.words[at.NAMED] - 1, low)
        return promised - HOPELESS + 1


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


def attack_worth(look: Look, attacker: i64, target: i64, given: i64) -> i64:
    """What a combat promises, if a value is given besides the cards of the hand."""
    purse = Purse(look, attacker, target, 0)
    sums = rival_sums(look, target, attacker)
    opening: i64 = opening_sum(look, sums, attacker, target, purse.most + given)
    cost: i64 = purse.cost(opening - given)
    if cost >= IMPOSSIBLE:
        return HOPELESS
    marked: i64 = opening + lead_of_markers(look, attacker, target)
    at_once: i64 = chance_below(sums, marked)
    whole: i64 = purse.most + given + kept_lead(look, attacker, target)
    in_all: i64 = max(at_once, chance_below(sums, whole))
    cost += (SURE - at_once) * (purse.whole - cost) * look.counts(idea.FOLLOWING) // (100 * SURE)
    cost += look.counts(idea.HESITATION)
    pressure: i64 = (SURE - at_once) * look.counts(idea.PRESSURE) // SURE
    suspicion: i64 = look.suspicion[target]
    if look.seat == c.VAMPIRES or suspicion == SURE:
        # V does not save a human.
        return in_all * death_worth(look, target) // SURE + pressure - cost
    lucky: i64 = in_all * vampire_worth(look) // SURE + pressure
    unlucky: i64 = human_worth(look)
    if look.position.can_pay(c.HUMANS, c.SECRET_PASSAGE):
        unlucky = min(unlucky, expense(look, c.SECRET_PASSAGE) + look.counts(idea.FODDER))
    return (suspicion * lucky - (SURE - suspicion) * unlucky) // SURE - cost


def lead_of_markers(look: Look, attacker: i64, target: i64) -> i64:
    """What the markers add to the first round."""
    position = look.position
    return position.markers(attacker, c.ATTACK) - position.markers(target, c.DEFENCE)


def kept_lead(look: Look, attacker: i64, target: i64) -> i64:
    """What the markers add to the second round, if they count there."""
    kept = look.position.printed.readings.markers_both_rounds
    return lead_of_markers(look, attacker, target) if kept else 0


def opening_sum(look: Look, sums: vec[i64], attacker: i64, target: i64, reach: i64) -> i64:
    """What the first attack should show: enough to kill at once with some luck, if in reach."""
    lead: i64 = lead_of_markers(look, attacker, target)
    least: i64 = groups.needed(look.position, attacker, target)
    total: i64 = least
    wanted: i64 = SURE * look.counts(idea.OPENING) // 100
    while total < 12 and chance_below(sums, total + lead) < wanted:
        total += 1
    return least if total > reach else total


# --- what to show --------------------------------------------------------------------------------


@final
class Commit(Answer):
    """The next card of the group, or the end of it."""

    def choice(self, look: Look, moves: list[int]) -> i64:
        purse = purse_of_group(look, look.words[at.LAST] - c.PLAY)
        if look.words[at.FIGHTING] == c.DEFENCE:
            needed: i64 = defence_wanted(look, purse)
        elif look.words[at.ROUND] == 1:
            shown: i64 = groups.group_value(look.position)
            sums = rival_sums(look, look.target, look.attacker)
            reach: i64 = purse.most + shown
            needed = opening_sum(look, sums, look.attacker, look.target, reach) - shown
        else:
            needed = attack_wanted(look, purse)
        if needed <= 0 or purse.cost(needed) >= IMPOSSIBLE:
            return c.DONE
        first: i64 = purse.first[purse.least(needed)]
        return c.DONE if first == NOTHING else c.PLAY + first

    def reason(self, look: Look, move: i64) -> str:
        defends = look.words[at.FIGHTING] == c.DEFENCE
        if move == c.DONE:
            if look.words[at.GROUP_SIZE] > 0 or (not defends and look.words[at.ROUND] == 1):
                return "advice-enough"
            return "advice-let-die" if defends else "advice-stop"
        if defends:
            return "advice-bluff" if death_worth(look, look.target) > 0 else "advice-defend"
        return "advice-open" if look.words[at.ROUND] == 1 else "advice-press-on"


def purse_of_group(look: Look, lowest: i64) -> Purse:
    """The cards that can still join the group, from a kind on."""
    position = look.position
    return Purse(look, groups.supported(position), groups.opposed(position), lowest)


def attack_wanted(look: Look, purse: Purse) -> i64:
    """Round 2: the further sum that promises most, or none."""
    sums = rival_sums(look, look.target, look.attacker)
    shown: i64 = groups.group_value(look.position)
    lead: i64 = look.words[at.ATTACK_SUM] - look.words[at.DEFENCE_SUM] + shown
    lead += kept_lead(look, look.attacker, look.target)
    gain: i64 = death_worth(look, look.target)
    best: i64 = 0
    most: i64 = chance_below(sums, lead) * gain // SURE if shown > 0 else 0
    for more in range(1, purse.most + 1):
        promised: i64 = chance_below(sums, lead + more) * gain // SURE - purse.best[more]
        if shown == 0:
            promised -= look.counts(idea.HESITATION)
        if promised > most:
            most = promised
            best = more
    return best


def defence_wanted(look: Look, purse: Purse) -> i64:
    """What saves the attacked character, if it can be saved and is worth that; else nothing."""
    needed: i64 = missing_defence(look)
    cost: i64 = purse.cost(needed)
    if needed <= 0 or cost >= IMPOSSIBLE:
        return 0
    saved: i64 = life_worth(look, look.target)
    if saved < 0:
        # V defends a human for show now and then, by a rule that nobody sees through easily.
        if look.seat != c.VAMPIRES or cost > look.counts(idea.BLUFF):
            return 0
        every: i64 = max(1, look.counts(idea.BLUFF_EVERY))
        return needed if (look.words[at.TURN] * 7 + look.target * 5) % every == 0 else 0
    if look.words[at.ROUND] == 1:
        saved = saved * holding(look) // SURE
    return needed if saved > cost else 0


def missing_defence(look: Look) -> i64:
    """What the group still needs to hold against the attack as it stands."""
    words = look.words
    needed: i64 = words[at.ATTACK_SUM] - words[at.DEFENCE_SUM] - groups.group_value(look.position)
    if look.position.markers_count():
        needed += lead_of_markers(look, look.attacker, look.target)
    return needed


def holding(look: Look) -> i64:
    """How likely the character will also survive a second round."""
    strength: i64 = groups.group_value(look.position) + purse_of_group(look, 0).most
    spare: i64 = look.words[at.DEFENCE_SUM] + strength - look.words[at.ATTACK_SUM]
    spare -= kept_lead(look, look.attacker, look.target)
    holds: i64 = chance_below(rival_sums(look, look.attacker, look.target), spare + 1)
    return SURE - (SURE - holds) * look.counts(idea.HOLDING) // 100


# --- answers to V's cards ------------------------------------------------------------------------


@final
class Respond(Answer):
    """Secret Passage, Sacrifice, or let V's cards be."""

    def worth(self, look: Look, move: i64) -> i64:
        passage = move == c.PLAY + c.SECRET_PASSAGE
        saved: i64 = passage_worth(look) if passage else sacrifice_worth(look)
        return saved - expense(look, move - c.PLAY)

    def reason(self, look: Look, move: i64) -> str:
        if move == c.DONE:
            return "advice-no-response"
        return "advice-passage" if move == c.PLAY + c.SECRET_PASSAGE else "advice-sacrifice"


def passage_worth(look: Look) -> i64:
    """The attacked one stays alive; worth nothing where cards can save it for less."""
    saved: i64 = life_worth(look, look.target)
    if look.words[at.FIGHTING] == c.DEFENCE:
        return saved if lead_as_shown(look) > 0 else 0
    return price_of_life(look, 0)


def price_of_life(look: Look, helped: i64) -> i64:
    """What the attacked one costs, helped by so much: its cards, or its life if none can hold."""
    saved: i64 = life_worth(look, look.target)
    if saved <= 0:
        return 0
    cost: i64 = price_of_holding(look, helped)
    return saved if cost < 0 else min(saved, cost)


def price_of_holding(look: Look, helped: i64) -> i64:
    """What it costs to hold against the attack that is shown; -1 if it cannot be held."""
    needed: i64 = lead_as_shown(look) - helped
    if needed <= 0:
        return 0
    cost: i64 = Purse(look, look.target, look.attacker, 0).cost(needed)
    return cost if cost < IMPOSSIBLE else -1


def lead_as_shown(look: Look) -> i64:
    """By how much the attack is ahead; the group just shown is counted already."""
    return missing_defence(look) + groups.group_value(look.position)


def sacrifice_worth(look: Look) -> i64:
    """What it is worth to cancel the best card that V has just shown."""
    context: i64 = look.words[at.CONTEXT]
    if context == at.ON_COMBAT:
        return cancel_in_combat(look)
    worth: i64 = look.counts(idea.CANCELLED)
    if context == at.ON_HIDE:
        return worth
    if context == at.ON_CARD:
        # The more it threatens the better.
        kind: i64 = look.words[at.CARD] - 1
        if kind == c.HYPNOSIS and takeover_near(look):
            return look.counts(idea.TAKEOVER)
        if kind == c.BAT_FORM:
            return worth * 2
        return worth if marker_class(kind) == 0 and kind != c.COFFIN else 0
    named: i64 = look.words[at.NAMED] - 1
    if context == at.ON_DENIAL:
        return look.counts(idea.HIT) * look.suspicion[named] // SURE
    return death_worth(look, named)


def cancel_in_combat(look: Look) -> i64:
    """Worth it where one card decides: the attack cannot be held, or the defence just holds."""
    words = look.words
    value: i64 = 0
    for kind in range(i64(c.KINDS)):
        if words[at.GROUP + kind] > 0:
            value = max(value, look.position.printed.value[kind])
    if words[at.FIGHTING] == c.DEFENCE:
        over: i64 = 0 - lead_as_shown(look)
        gain: i64 = death_worth(look, look.target)
        return gain if 0 <= over < value and gain > 0 else 0
    saved: i64 = life_worth(look, look.target)
    if saved <= 0 or price_of_holding(look, 0) >= 0:
        return 0
    words[at.ATTACK_SUM] -= value
    can: bool = price_of_holding(look, 0) >= 0
    words[at.ATTACK_SUM] += value
    return saved * look.counts(idea.HOLDING) // 100 if can else 0


@final
class Cancel(Answer):
    """The card of the highest value."""

    def worth(self, look: Look, move: i64) -> i64:
        return look.position.printed.value[move - c.PICK]


@final
class Replace(Answer):
    """V puts another card in the place of the cancelled one, if that still helps."""

    def worth(self, look: Look, move: i64) -> i64:
        words = look.words
        cost: i64 = price(look, move - c.PLAY)
        if words[at.CONTEXT] == at.ON_HIDE:
            return look.counts(idea.SHELTER) - cost
        value: i64 = look.position.printed.value[move - c.PLAY]
        gain: i64 = death_worth(look, look.target)
        if words[at.FIGHTING] == c.DEFENCE:
            needed: i64 = lead_as_shown(look)
            return 0 - gain - cost if 0 < needed <= value else 0 - cost
        sums = rival_sums(look, groups.opposed(look.position), groups.supported(look.position))
        lead: i64 = words[at.ATTACK_SUM] - words[at.DEFENCE_SUM]
        likelier: i64 = chance_below(sums, lead + value) - chance_below(sums, lead)
        return likelier * gain // SURE - cost
