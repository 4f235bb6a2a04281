"""Chapter 8.2: the cards of one attack or defence, composed one by one and shown together."""

from mypy_extensions import i64

from gruft.games.vampire_empire import combat_facts
from gruft.games.vampire_empire.cards import (
    ATTACK,
    CLAWS,
    CRUCIFIX,
    DEFENCE,
    DONE,
    KINDS,
    PLAY,
    other,
)
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    ASKED,
    ATTACK_SUM,
    ATTACKER,
    COMMIT,
    COMPOSING,
    DECISION,
    DEFENCE_SUM,
    FIGHTING,
    FOR_GROUP,
    GROUP,
    GROUP_COST,
    GROUP_SIZE,
    HANDS,
    LAST,
    PAID,
    ROUND,
    TARGET,
)
from gruft.games.vampire_empire.rules import support
from gruft.games.vampire_empire.state import State


def begin_group(state: State, side: i64) -> None:
    """VE-98, VE-103, VE-106, VE-108: nothing is chosen yet."""
    words = state.words
    state.clear_group()
    words[FIGHTING] = side
    words[GROUP_SIZE] = 0
    words[GROUP_COST] = 0
    words[PAID] = 0
    words[LAST] = PLAY
    words[DECISION] = COMMIT
    words[ASKED] = fighter(state)


def fighter(state: State) -> i64:
    """VE-90: the active player attacks, the other defends."""
    mover: i64 = state.words[ACTIVE]
    return mover if state.words[FIGHTING] == ATTACK else other(mover)


def supported(state: State) -> i64:
    """VE-90: the character that the group supports."""
    return state.words[ATTACKER if state.words[FIGHTING] == ATTACK else TARGET] - 1


def opposed(state: State) -> i64:
    """The character that the group is used against."""
    return state.words[TARGET if state.words[FIGHTING] == ATTACK else ATTACKER] - 1


def cards(state: State, seat: i64) -> list[int]:
    """VE-240, VE-241, VE-247, VE-248: what may join the group, and whether it may be shown."""
    words = state.words
    found: list[int] = []
    kind: i64 = words[LAST] - PLAY
    while kind < KINDS:
        if state.held(seat, kind) > 0 and fits(state, seat, kind):
            found.append(PLAY + kind)
        kind += 1
    if may_be_shown(state):
        found.append(DONE)
    return found


def fits(state: State, seat: i64, kind: i64) -> bool:
    """Eligible, affordable with the rest of the group (VE-134), and VE-99 can still be met."""
    if not state.is_eligible(kind, supported(state), opposed(state)):
        return False
    room: i64 = room_left(state, seat) - 1 - group_cost_of(state, kind)
    if room < 0:
        return False
    if not must_exceed(state):
        return True
    need: i64 = needed(state, state.words[ATTACKER] - 1, state.words[TARGET] - 1)
    need -= group_value(state) + state.printed.value[kind]
    return need <= 0 or need <= _best_value(state, seat, kind, 1, room, supported(state))


def room_left(state: State, seat: i64) -> i64:
    """VE-134: cards in hand that are not needed to pay for the group so far."""
    return state.hand_size(seat) - state.words[GROUP_COST]


def group_cost_of(state: State, kind: i64) -> i64:
    """VE-117: Crucifix and Claws cost something; no cost is printed on other cards of a group."""
    return state.cost(kind)


def must_exceed(state: State) -> bool:
    """VE-99, VE-109: only the first attack has to be greater than the defence markers."""
    return state.words[FIGHTING] == ATTACK and state.words[ROUND] == 1


def needed(state: State, attacker: i64, target: i64) -> i64:
    """VE-99 to VE-101: the least value of the cards of the first attack; at least a card's."""
    least: i64 = state.markers(target, DEFENCE) - state.markers(attacker, ATTACK) + 1
    return least if least > 1 else 1


def group_value(state: State) -> i64:
    """The values of the group so far."""
    words = state.words
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        total += words[GROUP + kind] * state.printed.value[kind]
        kind += 1
    return total


def may_be_shown(state: State) -> bool:
    """VE-98, VE-99, VE-103, VE-106: the first attack must be worth something; others need not."""
    if not must_exceed(state):
        return True
    need: i64 = needed(state, state.words[ATTACKER] - 1, state.words[TARGET] - 1)
    return group_value(state) >= need


def add(state: State, seat: i64, move: i64) -> None:
    """Put one card into the group, or show it when it is paid for."""
    words = state.words
    if move == DONE:
        support.ask_for_payment(state, words[GROUP_COST], FOR_GROUP)
        return
    kind: i64 = move - PLAY
    state.play_from_hand(seat, kind)
    words[GROUP + kind] += 1
    words[GROUP_SIZE] += 1
    words[GROUP_COST] += group_cost_of(state, kind)
    words[LAST] = move
    words[COMPOSING] = 1


def lay_down(state: State) -> None:
    """VE-28, VE-104: the group is shown, and its values count."""
    seat: i64 = fighter(state)
    state.onto_field(seat)
    state.words[sum_of(state)] += group_value(state)
    if state.journal is not None:
        combat_facts.group_shown(state, seat)


def sum_of(state: State) -> i64:
    """Where the values of the fighting side are added up."""
    return ATTACK_SUM if state.words[FIGHTING] == ATTACK else DEFENCE_SUM


# --- whether an attack is possible at all --------------------------------------------------------


def can_attack(state: State, seat: i64, attacker: i64, target: i64, given: i64) -> bool:
    """VE-99, VE-100: an affordable group of the hand is enough, beside a value that is given."""
    need: i64 = needed(state, attacker, target) - given
    if need <= 0:
        return True
    room: i64 = state.hand_size(seat)
    kind: i64 = 0
    while kind < KINDS:
        enough = state.held(seat, kind) > 0 and state.printed.value[kind] >= need
        payable = enough and group_cost_of(state, kind) < room
        if payable and state.is_eligible(kind, attacker, target):
            return True
        kind += 1
    return need > 1 and need <= _best_attack(state, seat, 0, 0, room, attacker, target)


def _best_value(state: State, seat: i64, lowest: i64, used: i64, room: i64, attacker: i64) -> i64:
    return _best_attack(state, seat, lowest, used, room, attacker, state.words[TARGET] - 1)


def _best_attack(
    state: State, seat: i64, lowest: i64, used: i64, room: i64, attacker: i64, target: i64
) -> i64:
    """The most that cards from a kind upwards can add, if so many cards may leave the hand.

    `used` copies of the lowest kind are in the group already.
    """
    plain: list[int] = []
    kind: i64 = lowest
    while kind < KINDS:
        if kind not in (CRUCIFIX, CLAWS) and state.is_eligible(kind, attacker, target):
            left: i64 = state.words[HANDS + seat * KINDS + kind]
            if kind == lowest:
                left -= used
            while left > 0:
                plain.append(state.printed.value[kind])
                left -= 1
        kind += 1
    plain.sort(reverse=True)
    return _best_mixture(state, seat, lowest, used, room, plain)


def _best_mixture(
    state: State, seat: i64, lowest: i64, used: i64, room: i64, plain: list[int]
) -> i64:
    """Try every number of Crucifixes and Claws beside the best of the others."""
    crosses: i64 = _copies_left(state, seat, CRUCIFIX, lowest, used)
    claws: i64 = _copies_left(state, seat, CLAWS, lowest, used)
    best: i64 = 0
    cross: i64 = 0
    while cross <= crosses:
        claw: i64 = 0
        while claw <= claws:
            left: i64 = room - cross * (1 + state.cost(CRUCIFIX)) - claw * (1 + state.cost(CLAWS))
            if left >= 0:
                value: i64 = cross * state.printed.value[CRUCIFIX]
                value += claw * state.printed.value[CLAWS] + sum(plain[:left])
                if value > best:
                    best = value
            claw += 1
        cross += 1
    return best


def _copies_left(state: State, seat: i64, kind: i64, lowest: i64, used: i64) -> i64:
    if kind < lowest:
        return 0
    return state.held(seat, kind) - (used if kind == lowest else 0)
