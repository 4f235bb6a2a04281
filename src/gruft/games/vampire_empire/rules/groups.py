"""Chapter 8.2: the cards of one attack or defence, composed one by one and shown together."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.rules import support
from gruft.games.vampire_empire.rules.common import (
    CANNOT_PAY,
    FALLING_ORDER,
    misplaced,
    never_held,
    not_held,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

WITHOUT_CARD: Final = Reason("refusal-attack-without-card", "VE-98")
TOO_SMALL: Final = Reason("refusal-attack-too-small", "VE-99", "value", "needed")
FALLS_SHORT: Final = Reason("refusal-attack-falls-short", "VE-99", "card", "needed")
GROUP_CANNOT_PAY: Final = Reason("refusal-group-cannot-pay", "VE-134", "card")
ANSWERS_TO_A_GROUP: Final = Reason("refusal-answers-to-a-group", "VE-119", "card")
NOT_IN_COMBAT: Final = Reason("refusal-not-in-combat", "VE-116", "card")
FITTING: Final = ("card", "classes", "character=supported")
WRONG_CLASS: Final = Reason("refusal-wrong-class", "VE-91", *FITTING)
NEITHER_CLASS_NOR_RED: Final = Reason("refusal-neither-class-nor-red", "VE-94", *FITTING)
NEITHER_CLASS_NOR_WATER: Final = Reason("refusal-neither-class-nor-water", "VE-94", *FITTING)
RED_FOR_SECRET: Final = Reason(
    "refusal-red-for-a-secret-vampire", "VE-95", "card", "character=supported"
)
RED_FOR_UNREVEALED: Final = Reason(
    "refusal-red-for-unrevealed", "VE-93", "card", "character=supported"
)
WATER_AGAINST_UNREVEALED: Final = Reason(
    "refusal-water-against-unrevealed", "VE-92", "card", "character=opposed"
)


def begin_group(state: State, side: i64) -> None:
    """VE-98, VE-103, VE-106, VE-108: nothing is chosen yet."""
    words = state.words
    state.clear_group()
    words[at.FIGHTING] = side
    words[at.GROUP_SIZE] = 0
    words[at.GROUP_COST] = 0
    words[at.PAID] = 0
    words[at.LAST] = c.PLAY
    words[at.DECISION] = at.COMMIT
    words[at.ASKED] = fighter(state)


def fighter(state: State) -> i64:
    """VE-90: the active player attacks, the other defends."""
    mover: i64 = state.words[at.ACTIVE]
    return mover if state.words[at.FIGHTING] == c.ATTACK else c.other(mover)


def supported(state: State) -> i64:
    """VE-90: the character that the group supports."""
    return state.words[at.ATTACKER if state.words[at.FIGHTING] == c.ATTACK else at.TARGET] - 1


def opposed(state: State) -> i64:
    """The character that the group is used against."""
    return state.words[at.TARGET if state.words[at.FIGHTING] == c.ATTACK else at.ATTACKER] - 1


@final
class Commit(Question[State]):
    """VE-91 to VE-99: the cards of one attack or defence, one by one in rising order."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        found: list[int] = []
        for kind in range(state.words[at.LAST] - c.PLAY, i64(c.KINDS)):
            if state.held(seat, kind) > 0:
                found.append(c.PLAY + kind)
        found.append(c.DONE)
        return found

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.DONE:
            return _shown_too_early(state)
        if move < c.PLAY or move >= c.PICK:
            return misplaced(state, seat, move)
        kind: i64 = move - c.PLAY
        return (
            never_held(state, seat, kind)
            or not_eligible(state, seat, kind)
            or not_held(state, seat, kind)
            or _does_not_fit(state, seat, kind)
        )

    def moves(self, state: State, seat: i64) -> list[int]:
        found: list[int] = []
        hand: i64 = at.HANDS + seat * c.KINDS
        one: i64 = supported(state)
        other: i64 = opposed(state)
        for kind in range(state.words[at.LAST] - c.PLAY, i64(c.KINDS)):
            fits = state.words[hand + kind] > 0 and state.is_eligible(kind, one, other)
            if fits and _does_not_fit(state, seat, kind) is None:
                found.append(c.PLAY + kind)
        if _shown_too_early(state) is None:
            found.append(c.DONE)
        return found

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        if move == c.DONE:
            support.ask_for_payment(state, words[at.GROUP_COST], at.FOR_GROUP)
            return
        kind: i64 = move - c.PLAY
        state.play_from_hand(seat, kind)
        words[at.GROUP + kind] += 1
        words[at.GROUP_SIZE] += 1
        words[at.GROUP_COST] += state.cost(kind)
        words[at.LAST] = move
        words[at.COMPOSING] = 1


def _shown_too_early(state: State) -> Reason | None:
    """VE-98, VE-99, VE-103, VE-106: the first attack must be worth something; others need not."""
    if not must_exceed(state):
        return None
    need: i64 = needed(state, state.words[at.ATTACKER] - 1, state.words[at.TARGET] - 1)
    if group_value(state) >= need:
        return None
    return WITHOUT_CARD if state.words[at.GROUP_SIZE] == 0 else TOO_SMALL


def _does_not_fit(state: State, seat: i64, kind: i64) -> Reason | None:
    """In order (VE-240), affordable with the rest (VE-134), and VE-99 can still be met."""
    if kind < state.words[at.LAST] - c.PLAY:
        return FALLING_ORDER
    # Cards in hand that are not needed to pay for the group so far.
    room: i64 = state.hand_size(seat) - state.words[at.GROUP_COST] - 1 - state.cost(kind)
    if room < 0:
        return GROUP_CANNOT_PAY if state.words[at.GROUP_COST] > 0 else CANNOT_PAY
    if not must_exceed(state):
        return None
    need: i64 = needed(state, state.words[at.ATTACKER] - 1, state.words[at.TARGET] - 1)
    need -= group_value(state) + state.printed.value[kind]
    if need <= 0:
        return None
    attacker: i64 = state.words[at.ATTACKER] - 1
    target: i64 = state.words[at.TARGET] - 1
    best: i64 = _best_attack(state, seat, kind, 1, room, attacker, target)
    return None if need <= best else FALLS_SHORT


def not_eligible(state: State, seat: i64, kind: i64) -> Reason | None:
    """VE-91 to VE-97, VE-116: the card does not support this character against that one."""
    if state.is_eligible(kind, supported(state), opposed(state)):
        return None
    if c.FIRST_SUPPORT <= kind <= c.LAST_SUPPORT:
        answers = seat == c.HUMANS and kind in (c.SECRET_PASSAGE, c.SACRIFICE)
        return ANSWERS_TO_A_GROUP if answers else NOT_IN_COMBAT
    types: i64 = state.printed.types[kind]
    has_class = types & c.CLASSES != 0
    if types & c.RED != 0:
        if has_class:
            return NEITHER_CLASS_NOR_RED
        secret = seat == c.VAMPIRES and state.is_vampire(supported(state))
        return RED_FOR_SECRET if secret else RED_FOR_UNREVEALED
    if types & c.WATER != 0:
        return NEITHER_CLASS_NOR_WATER if has_class else WATER_AGAINST_UNREVEALED
    return WRONG_CLASS


def must_exceed(state: State) -> bool:
    """VE-99, VE-109: only the first attack has to be greater than the defence markers."""
    return state.words[at.FIGHTING] == c.ATTACK and state.words[at.ROUND] == 1


def needed(state: State, attacker: i64, target: i64) -> i64:
    """VE-99 to VE-101: the least value of the cards of the first attack; at least a card's."""
    least: i64 = state.markers(target, c.DEFENCE) - state.markers(attacker, c.ATTACK) + 1
    return least if least > 1 else 1


def group_value(state: State) -> i64:
    """The values of the group so far."""
    words = state.words
    if words[at.GROUP_SIZE] == 0:
        return 0
    value = state.printed.value
    total: i64 = 0
    for kind in range(i64(c.KINDS)):
        total += words[at.GROUP + kind] * value[kind]
    return total


def lay_down(state: State) -> None:
    """VE-28, VE-104: the group is shown, and its values count."""
    seat: i64 = fighter(state)
    state.onto_field(seat)
    state.words[sum_of(state)] += group_value(state)
    if state.journal is not None:
        facts.group_shown(state, seat)


def sum_of(state: State) -> i64:
    """Where the values of the fighting side are added up."""
    return at.ATTACK_SUM if state.words[at.FIGHTING] == c.ATTACK else at.DEFENCE_SUM


# --- whether an attack is possible at all --------------------------------------------------------


def can_attack(state: State, seat: i64, attacker: i64, target: i64, given: i64) -> bool:
    """VE-99, VE-100: an affordable group of the hand is enough, beside a value that is given."""
    need: i64 = needed(state, attacker, target) - given
    if need <= 0:
        return True
    words = state.words
    value = state.printed.value
    hand: i64 = at.HANDS + seat * c.KINDS
    room: i64 = state.hand_size(seat)
    for kind in range(i64(c.KINDS)):
        enough = words[hand + kind] > 0 and value[kind] >= need
        payable = enough and state.cost(kind) < room
        if payable and state.is_eligible(kind, attacker, target):
            return True
    return need > 1 and need <= _best_attack(state, seat, 0, 0, room, attacker, target)


def _best_attack(
    state: State, seat: i64, lowest: i64, used: i64, room: i64, attacker: i64, target: i64
) -> i64:
    """The most that cards from a kind upwards can add, if so many cards may leave the hand.

    `used` copies of the lowest kind are in the group already.
    """
    plain: list[int] = []
    for kind in range(lowest, i64(c.KINDS)):
        if kind not in (c.CRUCIFIX, c.CLAWS) and state.is_eligible(kind, attacker, target):
            left: i64 = state.words[at.HANDS + seat * c.KINDS + kind]
            if kind == lowest:
                left -= used
            while left > 0:
                plain.append(state.printed.value[kind])
                left -= 1
    plain.sort(reverse=True)
    # Every number of Crucifixes and Claws beside the best of the others.
    crosses: i64 = _copies_left(state, seat, c.CRUCIFIX, lowest, used)
    claws: i64 = _copies_left(state, seat, c.CLAWS, lowest, used)
    price_of_cross: i64 = 1 + state.cost(c.CRUCIFIX)
    price_of_claw: i64 = 1 + state.cost(c.CLAWS)
    best: i64 = 0
    for cross in range(crosses + 1):
        for claw in range(claws + 1):
            rest: i64 = room - cross * price_of_cross - claw * price_of_claw
            if rest >= 0:
                value: i64 = cross * state.printed.value[c.CRUCIFIX]
                value += claw * state.printed.value[c.CLAWS] + sum(plain[:rest])
                if value > best:
                    best = value
    return best


def _copies_left(state: State, seat: i64, kind: i64, lowest: i64, used: i64) -> i64:
    if kind < lowest:
        return 0
    return state.held(seat, kind) - (used if kind == lowest else 0)
