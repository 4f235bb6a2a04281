"""What AP's plays and the answers in windows are worth to a seat of The Vampire Connection.

Everything is compared with ending PLAY, which is worth 0, and counted in hundredths of a drop.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.vampire_connection.advice import weights as idea
from gruft.games.vampire_connection.advice.odds import (
    PATIENCE,
    SURE,
    Look,
    hastening,
    holds,
    hunted,
    visiting,
)
from gruft.games.vampire_connection.advice.worth import drawing, losing, spending
from gruft.games.vampire_connection.rules.hunters import LYING, form_of_target, stakes_needed
from gruft.games.vampire_connection.rules.journeys import form_of, goal_of, goal_seat_of
from gruft.games.vampire_connection.rules.play import against_target, card_of
from gruft.games.vampire_connection.rules.victims import (
    can_be_covered,
    can_be_stolen,
    covers_of,
)
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at

#: More than all plays together can be worth.
EVERYTHING: Final = 1000000
#: What is done last, before PLAY ends.
LAST: Final = 5
REST: Final = 3
#: A Double Success brings nearly as much again, in percent: only one can be consumed.
AGAIN: Final = 85


def play_worth(look: Look, move: i64) -> i64:
    """What a play brings."""
    if move == c.END_PLAY:
        return 0
    if c.is_journey(move):
        return journey_worth(look, move)
    if move == c.LEAVE_TOMB:
        return being_home(look)
    if move == c.REVIVE:
        return EVERYTHING // 10
    if move < c.PLAY_OPPORTUNITY:
        return 0 - EVERYTHING  # a vampire in its tomb is best staked when its turn begins
    if move <= c.PLAY_PARTY:
        return playing_card(look, move)
    return protecting(look, (move - c.PROTECT) // 6, (move - c.PROTECT) % 6)


# --- journeys ------------------------------------------------------------------------------------


def journey_worth(look: Look, move: i64) -> i64:
    """What a journey brings, less its cards and its danger."""
    form: i64 = form_of(move)
    goal: i64 = goal_of(move)
    cost: i64 = journey_cost(look, move, form)
    danger: i64 = 0 if look.is_immune() else hunted(look, form)
    gain: i64 = 0
    if goal == c.TO_CASTLE:
        gain = being_home(look)
    elif goal == c.TO_TOMB:
        gain = resting(look) - onward(look)
    elif goal == c.TO_ROB:
        gain = robbing(look, goal_seat_of(move))
    else:
        gain = visiting(look, form)
        if goal == c.TO_VILLAGE_TWICE:
            gain += gain * AGAIN // 100 - spending(look, c.DOUBLE_SUCCESS)
        turned: i64 = 2 if goal == c.TO_VILLAGE_TWICE else 1
        gain += ending(look, turned, gain) + turned * hastening(look)
    return (gain * (SURE - danger) - being_staked(look) * danger) // SURE - cost


def journey_cost(look: Look, move: i64, form: i64) -> i64:
    """The cards, and for a bat the drop."""
    if form == c.FORM_WOLF and move >= c.MOVE_BAT_AS_WOLF:
        return spending(look, c.BAT)
    cost: i64 = spending(look, form)
    if form == c.FORM_BAT:
        cost += 100
    elif form == c.FORM_CARRIAGE and not look.position.has_ability(look.seat, c.FICKLECRASH):
        cost += spending(look, c.HUNCHBACK)
    return cost


def being_staked(look: Look) -> i64:
    """What it costs to be staked now."""
    cost: i64 = 100 * look.income(look.seat) + look.feast + look.counts(idea.STAKED)
    if look.position.held(look.seat, c.HUNCHBACK) == 0:
        cost += look.counts(idea.WITHOUT_HELP)
    return cost


def drinking(look: Look) -> i64:
    """What drinking at the end of this turn brings."""
    return 100 * look.income(look.seat) + look.feast


def resting(look: Look) -> i64:
    """What ending the turn in the tomb brings more than ending it in the castle."""
    cards: i64 = REST * drawing(look) - look.counts(idea.TOMB)
    way_out: i64 = look.counts(idea.WAY_OUT)
    if look.position.has_ability(look.seat, c.SHORTWAY):
        way_out = 0
    danger: i64 = hunted(look, LYING)
    lost: i64 = being_staked(look) * danger // SURE
    return cards - lost - drinking(look) - way_out * look.horizon // 100


def being_home(look: Look) -> i64:
    """What leaving the tomb brings: blood at the end of the turn, journeys, and safety."""
    return onward(look) - resting(look)


def onward(look: Look) -> i64:
    """What the journeys that start from the castle will bring in this turn, as mist or wolf."""
    total: i64 = 0
    if look.position.words[at.VILLAGE_DECK_SIZE] > 0:
        for form in range(i64(c.FORM_MIST), i64(c.FORM_WOLF + 1)):
            if look.position.held(look.seat, form) > 0:
                danger: i64 = 0 if look.is_immune() else hunted(look, form)
                gain: i64 = visiting(look, form) * (SURE - danger) - being_staked(look) * danger
                total += max(0, gain // SURE - spending(look, form))
    return total


def ending(look: Look, turned: i64, gain: i64) -> i64:
    """Whether to turn the last card of the village is a question of who leads then."""
    position = look.position
    if position.words[at.VILLAGE_DECK_SIZE] > turned or position.round() > PATIENCE:
        return 0
    mine: i64 = 100 * position.drops(look.seat) + drinking(look) + max(0, gain)
    most: i64 = 0
    for seat in range(position.seats):
        if seat != look.seat:
            most = max(most, 100 * position.drops(seat))
    worth: i64 = look.counts(idea.SURE_LEAD) * 10
    return worth if mine > most else 0 - worth


# --- robbing -------------------------------------------------------------------------------------


def robbing(look: Look, lord: i64) -> i64:
    """What the best captive of a castle brings, if its lord cannot ward the robber off."""
    best: i64 = 0 - EVERYTHING
    for victim in range(i64(c.VICTIMS)):
        if look.position.is_captive_of(victim, lord) and can_be_stolen(look.position, victim):
            best = max(best, stealing(look, lord, victim))
    if not look.position.has_priest(lord, False):
        return best
    warded: i64 = max(holds(look, lord, c.CRUCIFIX, 1), holds(look, lord, c.HOLY_WATER, 1))
    return best * (SURE - warded) // SURE


def stealing(look: Look, lord: i64, victim: i64) -> i64:
    """What one captive brings, and its lord loses."""
    covered: bool = look.position.words[at.COVER + victim] > 0
    mine: i64 = look.keeping(victim) if covered else look.catching(victim)
    return mine + look.harm(lord, look.keeping(victim))


# --- Good Opportunity, Escape, Party -------------------------------------------------------------


def playing_card(look: Look, play: i64) -> i64:
    """What the card brings on its best target, less the card."""
    worth: i64 = target_worth(look, play, best_target(look, play)) - spending(look, card_of(play))
    return min(LAST, worth) if play == c.PLAY_PARTY else worth


def best_target(look: Look, play: i64) -> i64:
    """The victim on which the card brings most; of equals the first."""
    best: i64 = -1
    for victim in range(i64(c.VICTIMS)):
        if against_target(look.position, look.seat, play, victim) is None and (
            best < 0 or target_worth(look, play, victim) > target_worth(look, play, best)
        ):
            best = victim
    return best


def target_worth(look: Look, play: i64, victim: i64) -> i64:
    """What the card brings on this victim."""
    lord: i64 = look.position.lord_of(victim)
    kept: i64 = look.keeping(victim)
    if play == c.PLAY_PARTY:
        if look.position.in_tomb(look.seat):
            return 0 - EVERYTHING
        income: i64 = look.income(look.seat) - look.position.printed.left[victim]
        return 100 * income - kept
    lost: i64 = 0 - kept if lord == look.seat else look.harm(lord, kept)
    return lost if play == c.PLAY_ESCAPE else lost + look.consuming(victim)


# --- protections ---------------------------------------------------------------------------------


def protecting(look: Look, kind: i64, castle: i64) -> i64:
    """What a protection keeps its lord from drinking."""
    most: i64 = covers_of(kind)
    first: i64 = 0
    second: i64 = 0
    total: i64 = 0
    for victim in range(i64(c.VICTIMS)):
        if can_be_covered(look.position, castle, victim):
            gain: i64 = covering(look, castle, victim)
            total += max(0, gain)
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    if most == 1:
        total = first
    elif most == 2:
        total = first + second
    worth: i64 = total - spending(look, c.CRUCIFIX + kind)
    return min(LAST + 1, worth) if castle == look.seat else worth


def covering(look: Look, castle: i64, victim: i64) -> i64:
    """A guest who costs blood is silenced at home, one who gives it abroad."""
    left: i64 = 100 * look.position.printed.left[victim]
    if castle != look.seat:
        return look.harm(castle, left)
    if look.position.in_tomb(look.seat):
        return 0
    if look.position.is_fresh(victim) and look.consuming(victim) > look.keeping(victim):
        return 0
    return 0 - left * (1 + look.position.words[at.PARTY_FLAG])


def cover_worth(look: Look, castle: i64, kind: i64, victim: i64) -> i64:
    """What naming this victim is worth: only the best are covered, and only if it helps."""
    gain: i64 = covering(look, castle, victim)
    words = look.position.words
    better: i64 = 0
    for other in range(i64(c.VICTIMS)):
        under: bool = words[at.COVER + other] == words[at.SLOT] + 1
        if other != victim and (under or can_be_covered(look.position, castle, other)):
            rival: i64 = covering(look, castle, other)
            if rival > gain or (rival == gain and other < victim):
                better += 1
    if gain <= 0 or better >= covers_of(kind):
        return gain - EVERYTHING
    return c.VICTIMS - victim


# --- hunters -------------------------------------------------------------------------------------


def staking(look: Look, move: i64) -> i64:
    """What it brings to stake a rival in a window; passing is worth 0."""
    if move == c.PASS:
        return 0
    position = look.position
    words = position.words
    hunter: i64 = c.BEATQUICK + (move - c.STAKE_WITH) // 6
    target: i64 = (move - c.STAKE_WITH) % 6
    form: i64 = form_of_target(position)
    needed: i64 = stakes_needed(position, hunter, target, form)
    cost: i64 = losing(look, hunter) + needed * losing(look, c.STAKE)
    loss: i64 = 100 * look.income(target) + look.counts(idea.STAKED)
    if form == LYING:
        if words[at.ACTIVE] != target or words[at.POINT] > at.AFTER_TRADE:
            return 0 - EVERYTHING  # it cannot flee before its own turn, and then loses that turn
    elif words[at.GOAL] == c.TO_ROB:  # what AP loses if the journey fails: a prey may be one's own
        loss += EVERYTHING // 10 if words[at.GOAL_SEAT] == look.seat else 300
    else:
        loss += 100 if words[at.GOAL] <= c.TO_TOMB else 250
    spent: i64 = cost * look.horizon // 100
    return look.harm(target, loss) * look.counts(idea.STAKING) // 100 - spent
