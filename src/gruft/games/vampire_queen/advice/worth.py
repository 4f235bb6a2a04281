"""What a candidate move of Vampire Queen is worth to a seat, in thousandths of a point saved.

Every move is weighed by a few ideas: which group it gets rid of, how likely it wins the round and
what the lead is then good for, whether the card takes the pile. How much each idea counts is for
`weights.py` to say; the chances come from `odds.py`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_queen.advice import weights as idea
from gruft.games.vampire_queen.advice.odds import SURE, Look, takes, unbeaten
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import (
    count_of,
    numbers_in,
    queens_in,
    slayers_in,
    value_in_slayer_round,
    value_of,
    vampires_in,
)
from gruft.games.vampire_queen.state.state import FOLLOWING_A_SLAYER, LEADING, RAISING
from gruft.kernel.vectors import zeros

#: Six degrees, from nobody near the end to somebody who holds their last card.
DEGREES: Final = idea.MOST_HURRY + 1
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 12

#: A slayer is led as soon as it may be, the dearer one first: nothing that was tried did better.
HUNTING: Final = 1000000000
#: From here on, numbers are as good as each other to throw into a slayer round.
HIGH: Final = 9
#: What a card still to come into the pile costs on the average.
USUAL_POINTS: Final = 7


# --- what was practised --------------------------------------------------------------------------


def practised(experience: list[tuple[int, int, int]]) -> vec[i64]:
    """How much each idea counts at every number of seats and in every degree of hurry."""
    habits = zeros((MOST_SEATS + 1) * DEGREES * idea.IDEAS)
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        for pressed in range(DEGREES):
            row = (seats * DEGREES + pressed) * idea.IDEAS
            for place, (usually, in_hurry, in_crowd) in enumerate(experience):
                # One division at the end: compiled and interpreted, it rounds alike.
                sum_of_three = 40 * usually + 8 * pressed * in_hurry + 5 * (seats - 4) * in_crowd
                habits[row + place] = sum_of_three // 40
    return habits


HABITS: Final = practised(idea.EXPERIENCE)


def hurry(fewest: i64) -> i64:
    """How much it presses when the smallest of the other hands has so many cards."""
    if fewest <= 1:
        return 5
    if fewest <= 3:
        return 6 - fewest
    if fewest <= 5:
        return 2
    return 1 if fewest <= 8 else 0


def groups_in(cards: i64) -> i64:
    """How many different numbers are among the cards."""
    groups: i64 = 0
    for kind in range(i64(c.NUMBERS)):
        if count_of(cards, kind) > 0:
            groups += 1
    return groups


@final
class Thought:
    """A seat that thinks: what it sees, and how much each idea counts for it now."""

    def __init__(self, position: VampireQueen, seat: i64, habits: vec[i64]) -> None:
        look = Look(position, seat)
        self.look = look
        self.habits = habits
        self.pressed: i64 = hurry(look.fewest())
        self.row: i64 = (position.seats * DEGREES + self.pressed) * idea.IDEAS
        self.groups: i64 = groups_in(look.hand)
        self.last_cards: i64 = look.last_cards()

    def counts(self, which: i64) -> i64:
        """How much this idea counts."""
        return self.habits[self.row + which]


# --- what a move is worth ------------------------------------------------------------------------


def worth(thought: Thought, move: i64) -> i64:
    """What a candidate saves in thousandths of a point, against other moves of the same turn."""
    if thought.look.situation == LEADING:
        if move <= c.S20:
            return move * HUNTING
        return worth_of_set(thought, move, idea.LEADING)
    if thought.look.situation == RAISING:
        return 0 if move == c.PASS else worth_of_set(thought, move, idea.RAISING)
    return worth_of_answer(thought, move)


def worth_of_set(thought: Thought, move: i64, chapter: i64) -> i64:
    """Getting rid of the cards, and the lead if nobody beats the set."""
    left: i64 = thought.look.hand - c.CARDS_OF[move]
    size: i64 = numbers_in(move) + queens_in(move)
    groups: i64 = groups_in(left)
    wins: i64 = unbeaten(thought.look, size, value_of(move))
    total: i64 = worth_of_shedding(thought, move, chapter) + size * thought.counts(
        chapter + idea.CARD
    )
    if size == 1:
        total += thought.counts(chapter + idea.SINGLE)
        total += thought.last_cards * thought.counts(chapter + idea.LETS_OUT)
    if groups < thought.groups:
        total += thought.counts(chapter + idea.GROUP + value_of(move) - 1)
        if groups <= 1:
            total += thought.counts(chapter + idea.NEARLY_OUT)
    stops: i64 = stops_to_go(left, groups)
    if stops == 1:
        total += (SURE - wins) * thought.counts(chapter + idea.BEATEN_AT_THE_LAST) >> 10
    return total + (wins * worth_of_lead(thought, left, stops, chapter) >> 10)


def worth_of_shedding(thought: Thought, move: i64, chapter: i64) -> i64:
    """The points that leave the hand, the queens that are spent, and doing anything at all."""
    points: i64 = thought.look.position.pack.points_of(c.CARDS_OF[move])
    total: i64 = thought.counts(chapter + idea.ANY_SET) + points * thought.counts(
        chapter + idea.POINT
    )
    total += queens_in(move) * thought.counts(chapter + idea.QUEEN_SPENT)
    if move < c.NUMBERS_FROM:
        total += thought.counts(chapter + idea.QUEENS_ALONE)
    return total


def stops_to_go(left: i64, groups: i64) -> i64:
    """How many leads it takes to be rid of these cards; queens go along with a number."""
    if groups == 0 and count_of(left, c.QUEEN) > 0:
        groups = 1
    return groups + slayers_in(left)


def worth_of_lead(thought: Thought, left: i64, stops: i64, chapter: i64) -> i64:
    """What the lead is good for with these cards: slayers to hand on, and an end in sight."""
    total: i64 = thought.counts(chapter + idea.WIN)
    total += slayers_in(left) * thought.counts(chapter + idea.WIN_WITH_SLAYER)
    total += vampires_in(left) * thought.counts(chapter + idea.WIN_WITH_CARD)
    if stops == 1:
        total += thought.counts(chapter + idea.WIN_THE_LAST)
    elif stops == 2:
        total += thought.counts(chapter + idea.WIN_THE_LAST_BUT_ONE)
    return total


def worth_of_answer(thought: Thought, move: i64) -> i64:
    """Under a slayer: getting rid of the card, unless it takes the pile and comes back with it."""
    if move == c.PASS:
        return 0
    value: i64 = value_in_slayer_round(move)
    place: i64 = min(value, HIGH) - 1
    take: i64 = takes(thought.look, value)
    if take == 0:
        points: i64 = thought.look.position.pack.points_of(c.CARDS_OF[move])
        gone: i64 = idea.SHED_QUEEN if move < c.NUMBERS_FROM else idea.SHED + place
        return thought.counts(gone) + points * thought.counts(idea.SHED_POINT)
    risked: i64 = idea.RISK_QUEEN if move < c.NUMBERS_FROM else idea.RISK + place
    cost: i64 = worth_of_pile(thought) + value * thought.counts(idea.TAKE_HIGH)
    return ((SURE - take) * thought.counts(risked) + take * cost) >> 10


def worth_of_pile(thought: Thought) -> i64:
    """Taking the pile: its cards and those still to come, and then the lead."""
    look = thought.look
    pile: i64 = look.position.words[at.TABLE]
    new_groups: i64 = groups_in(look.hand + (pile & c.VAMPIRE_BITS)) - thought.groups
    total: i64 = thought.counts(idea.TAKE) + new_groups * thought.counts(idea.TAKE_GROUP)
    total += look.position.pack.points_of(pile) * thought.counts(idea.TAKE_POINT)
    total += look.later * thought.counts(idea.TAKE_LATER)
    total += slayers_in(look.hand) * thought.counts(idea.TAKE_WITH_SLAYER)
    total += vampires_in(look.hand) * thought.counts(idea.TAKE_WITH_CARD)
    return total


def points_saved(look: Look, move: i64) -> i64:
    """What a move saves in 1024ths of a point when the phase ends with this round."""
    points: i64 = look.position.pack.points_of(c.CARDS_OF[move])
    if look.situation != FOLLOWING_A_SLAYER:
        return points * SURE
    take: i64 = takes(look, value_in_slayer_round(move))
    pile: i64 = look.position.pack.points_of(look.position.words[at.TABLE])
    return (SURE - take) * points - take * (pile + look.later * USUAL_POINTS)


def cost_of_hand(thought: Thought) -> i64:
    """What the hand may be expected to cost by the end of the phase, in thousandths of a point."""
    hand: i64 = thought.look.hand
    cost: i64 = thought.counts(idea.HOLD) + count_of(hand, c.QUEEN) * thought.counts(
        idea.HOLD_QUEEN
    )
    if hand & c.S15_BIT != 0:
        cost += thought.counts(idea.HOLD_S15)
    if hand & c.S20_BIT != 0:
        cost += thought.counts(idea.HOLD_S20)
    if thought.look.leads():
        cost += thought.counts(idea.HOLD_LEAD)
    for kind in range(i64(c.NUMBERS)):
        held: i64 = count_of(hand, kind)
        if held > 0:
            cost += thought.counts(idea.HOLD_GROUP + kind)
            cost += held * thought.counts(idea.HOLD_CARD)
            cost += held * (kind + 1) * thought.counts(idea.HOLD_POINT)
    return cost
