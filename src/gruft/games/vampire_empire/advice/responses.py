"""How a seat of Vampire Empire answers what V has shown, and how V replaces what was cancelled."""

from mypy_extensions import i64

from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.advice.combat import (
    missing_defence,
    passage_price,
)
from gruft.games.vampire_empire.advice.odds import (
    SURE,
    Look,
    chance_below,
    rival_sums,
)
from gruft.games.vampire_empire.advice.worth import (
    IMPOSSIBLE,
    Purse,
    death_worth,
    life_worth,
    price,
    takeover_near,
)
from gruft.games.vampire_empire.rules import groups
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import marker_class

# --- answers to V's cards ------------------------------------------------------------------------


def respond(look: Look, moves: list[int]) -> i64:
    """VE-119: Secret Passage, Sacrifice, or let V's cards be."""
    best: i64 = c.DONE
    most: i64 = 0
    for move in moves:
        worth: i64 = 0
        if move == c.PLAY + c.SECRET_PASSAGE:
            worth = passage_worth(look) - passage_price(look)
        elif move == c.PLAY + c.SACRIFICE:
            worth = sacrifice_worth(look) - price(look, c.SACRIFICE)
            worth -= look.position.cost(c.SACRIFICE) * look.counts(idea.FODDER)
        if worth > most:
            most = worth
            best = move
    return best


def passage_worth(look: Look) -> i64:
    """VE-162: the attacked one stays alive; worth nothing where cards can save it for less."""
    words = look.words
    saved: i64 = life_worth(look, words[at.TARGET] - 1)
    if words[at.FIGHTING] == c.DEFENCE:
        dies: bool = lead_as_shown(look) > 0
        return saved if dies else 0
    if saved <= 0:
        return 0
    cost: i64 = price_of_holding(look)
    return saved if cost < 0 else min(saved, cost)


def price_of_holding(look: Look) -> i64:
    """What it costs to hold against the attack that is shown; -1 if it cannot be held."""
    needed: i64 = lead_as_shown(look)
    if needed <= 0:
        return 0
    target: i64 = look.words[at.TARGET] - 1
    cost: i64 = Purse(look, target, look.words[at.ATTACKER] - 1, 0).cost(needed)
    return cost if cost < IMPOSSIBLE else -1


def lead_as_shown(look: Look) -> i64:
    """By how much the attack is ahead; the group just shown is counted already."""
    return missing_defence(look) + groups.group_value(look.position)


def sacrifice_worth(look: Look) -> i64:
    """VE-172: what it is worth to cancel the best card that V has just shown."""
    context: i64 = look.words[at.CONTEXT]
    if context == at.ON_COMBAT:
        return cancel_in_combat(look)
    if context == at.ON_CARD:
        return cancel_card_worth(look)
    if context == at.ON_HIDE:
        return look.counts(idea.CANCELLED)
    named: i64 = look.words[at.NAMED] - 1
    if context == at.ON_DENIAL:
        return look.counts(idea.HIT) * look.suspicion[named] // SURE
    return death_worth(look, named)


def cancel_card_worth(look: Look) -> i64:
    """A support card of V: the more it threatens the better."""
    kind: i64 = look.words[at.CARD] - 1
    if kind == c.HYPNOSIS and takeover_near(look):
        return look.counts(idea.TAKEOVER)
    worth: i64 = look.counts(idea.CANCELLED)
    if kind == c.BAT_FORM:
        return worth * 2
    return worth if marker_class(kind) == 0 and kind != c.COFFIN else 0


def cancel_in_combat(look: Look) -> i64:
    """Worth it where one card decides: the attack cannot be held, or the defence just holds."""
    words = look.words
    target: i64 = words[at.TARGET] - 1
    value: i64 = best_of_group(look)
    if words[at.FIGHTING] == c.DEFENCE:
        over: i64 = 0 - lead_as_shown(look)
        gain: i64 = death_worth(look, target)
        return gain if 0 <= over < value and gain > 0 else 0
    saved: i64 = life_worth(look, target)
    if saved <= 0 or price_of_holding(look) >= 0:
        return 0
    words[at.ATTACK_SUM] -= value
    can: bool = price_of_holding(look) >= 0
    words[at.ATTACK_SUM] += value
    return saved * look.counts(idea.HOLDING) // 100 if can else 0


def best_of_group(look: Look) -> i64:
    """The highest value among the cards that can be cancelled."""
    best: i64 = 0
    for kind in range(i64(c.KINDS)):
        if look.words[at.GROUP + kind] > 0:
            best = max(best, look.position.printed.value[kind])
    return best


def cancelled(look: Look, moves: list[int]) -> i64:
    """VE-174: the card of the highest value."""
    best: i64 = moves[0]
    values = look.position.printed.value
    for move in moves:
        if values[move - c.PICK] > values[best - c.PICK]:
            best = move
    return best


# --- replacements --------------------------------------------------------------------------------


def replace(look: Look, moves: list[int]) -> i64:
    """VE-144: V puts another card in the place of the cancelled one, if that still helps."""
    best: i64 = c.DONE
    most: i64 = 0
    for move in moves:
        if move != c.DONE:
            worth: i64 = replacement_worth(look, move - c.PLAY) - price(look, move - c.PLAY)
            if worth > most:
                most = worth
                best = move
    return best


def replacement_worth(look: Look, kind: i64) -> i64:
    """What one more card is worth in the group."""
    words = look.words
    if words[at.CONTEXT] == at.ON_HIDE:
        return look.counts(idea.SHELTER)
    value: i64 = look.position.printed.value[kind]
    gain: i64 = death_worth(look, words[at.TARGET] - 1)
    if words[at.FIGHTING] == c.DEFENCE:
        needed: i64 = lead_as_shown(look)
        return 0 - gain if 0 < needed <= value else 0
    sums = rival_sums(look, groups.opposed(look.position), groups.supported(look.position))
    lead: i64 = words[at.ATTACK_SUM] - words[at.DEFENCE_SUM]
    return (chance_below(sums, lead + value) - chance_below(sums, lead)) * gain // SURE
