"""What a seat of Vampire Queen can reckon: will a set be beaten, does a card take the pile?

Only what the seat may know is looked at: its own hand, and of the others the size of their hands,
their slayers and the cards that everybody saw them take. Chances are counted in 1024ths.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_queen.knowledge.worlds import hand_size, unknown_cards_of, unseen_pool
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import count_of, vampires_in
from gruft.games.vampire_queen.state.state import FOLLOWING_A_SLAYER, LEADING
from gruft.kernel.vectors import zeros

SURE: Final = 1024

#: How seriously a possible set is taken, in percent: not everybody who can raise does.
OF_NUMBERS: Final = 80
WITH_A_QUEEN: Final = 32
OF_QUEENS: Final = 40
#: A set that somebody was seen to take, in 1024ths of a set.
SEEN: Final = 1500
SEEN_QUEENS: Final = 800

MOST_CARDS: Final = 16


def _ways_to_choose() -> vec[i64]:
    """Pascal's triangle: how many sets of k cards there are among n of a kind, at 16 n + k."""
    ways = zeros((c.MOST_COPIES + 1) * MOST_CARDS)
    for held in range(c.MOST_COPIES + 1):
        ways[held * MOST_CARDS] = 1
        for size in range(1, held + 1):
            above: i64 = (held - 1) * MOST_CARDS
            ways[held * MOST_CARDS + size] = ways[above + size - 1] + ways[above + size]
    return ways


WAYS: Final = _ways_to_choose()


@final
class Look:
    """What one seat sees when it is asked."""

    def __init__(self, position: VampireQueen, seat: i64) -> None:
        self.position = position
        self.seat: i64 = seat
        self.hand: i64 = position.hand(seat)
        self.situation: i64 = position.situation()
        self.later: i64 = position.seats - 1 - position.words[at.ACTED]
        self.pool: i64 = unseen_pool(position.words, position.seats, position.pack, seat)
        self.unseen: i64 = max(1, vampires_in(self.pool))

    def after(self, place: i64) -> i64:
        """The seat that acts so many turns after this one."""
        seat: i64 = self.seat + place
        return seat if seat < self.position.seats else seat - self.position.seats

    def leads(self) -> bool:
        """Whether it is this seat's turn to lead."""
        return self.situation == LEADING and self.position.words[at.TURN] == self.seat

    def fewest(self) -> i64:
        """The smallest number of cards in another hand."""
        fewest: i64 = 100
        for place in range(1, self.position.seats):
            fewest = min(fewest, hand_size(self.position.hand(self.after(place))))
        return fewest

    def ends_now(self) -> bool:
        """VQ-96, VQ-99: whether the phase is sure to end with this round.

        Somebody's hand is empty. Only in a slayer round may they have to take the cards after all:
        if their vampire is the highest so far.
        """
        may_take: i64 = at.NOBODY
        if self.situation == FOLLOWING_A_SLAYER and self.position.words[at.TO_BEAT] > 0:
            may_take = self.position.words[at.AHEAD]
        for place in range(1, self.position.seats):
            seat: i64 = self.after(place)
            if seat != may_take and self.position.hand(seat) == 0:
                return True
        return False

    def last_cards(self) -> i64:
        """How many of those still to act hold one vampire and nothing else."""
        holders: i64 = 0
        for place in range(1, self.later + 1):
            hand: i64 = self.position.hand(self.after(place))
            if hand_size(hand) == 1 and hand & c.VAMPIRE_BITS != 0:
                holders += 1
        return holders


# --- sets ----------------------------------------------------------------------------------------


def unbeaten(look: Look, size: i64, value: i64) -> i64:
    """The chance that nobody who is still to act beats this set."""
    if value == c.LONE_QUEEN_VALUE or look.later == 0:
        return SURE
    threat: i64 = reach(look, size) * sets_above(look.pool, size, value) // 100
    threat += seen_above(look, size, value)
    # A short form of exp(-threat).
    return SURE * SURE // (SURE + threat + threat * threat // (2 * SURE))


def reach(look: Look, size: i64) -> i64:
    """How likely so many given cards lie together in one of the hands still to act."""
    position = look.position
    total: i64 = 0
    for place in range(1, look.later + 1):
        seat: i64 = look.after(place)
        share: i64 = unknown_cards_of(position.words, position.seats, seat) * SURE // look.unseen
        together: i64 = SURE
        for _ in range(size):
            together = together * share >> 10
        total += together
    return total


def sets_above(pool: i64, size: i64, value: i64) -> i64:
    """How many higher sets the unseen cards hold, each weighed in percent."""
    queens: i64 = count_of(pool, c.QUEEN)
    sets: i64 = OF_QUEENS * WAYS[queens * MOST_CARDS + size]
    for kind in range(value, i64(c.NUMBERS)):
        row: i64 = count_of(pool, kind) * MOST_CARDS + size
        sets += OF_NUMBERS * WAYS[row]
        if size > 1:
            sets += WITH_A_QUEEN * queens * WAYS[row - 1]
    return sets


def seen_above(look: Look, size: i64, value: i64) -> i64:
    """The higher sets that those still to act are known to hold."""
    sets: i64 = 0
    for place in range(1, look.later + 1):
        known: i64 = look.position.known(look.after(place))
        if known != 0:
            if count_of(known, c.QUEEN) >= size:
                sets += SEEN_QUEENS
            for kind in range(value, i64(c.NUMBERS)):
                if count_of(known, kind) >= size:
                    sets += SEEN
    return sets


# --- slayer rounds -------------------------------------------------------------------------------


def takes(look: Look, value: i64) -> i64:
    """The chance that a vampire of this value takes the pile.

    It does if everybody who is still to act stays below it. Not everybody who could does so: low
    cards are dear. Squaring the chance that all can fits what happens in games.
    """
    position = look.position
    if value < position.words[at.TO_BEAT] or position.words[at.FORCED] != at.NOBODY:
        return 0
    not_lower: i64 = SURE - lower_cards(look.pool, value) * SURE // look.unseen
    chance: i64 = SURE
    for place in range(1, look.later + 1):
        seat: i64 = look.after(place)
        if position.hand(seat) & c.VAMPIRE_BITS == 0:
            return 0  # VQ-67: they will have to pass, and take
        if lower_cards(position.known(seat), value) == 0:
            hidden: i64 = unknown_cards_of(position.words, position.seats, seat)
            stuck: i64 = SURE
            while hidden > 0 and stuck > 0:
                stuck = stuck * not_lower >> 10
                hidden -= 1
            chance = chance * (SURE - stuck) >> 10
    return chance * chance >> 10


def lower_cards(cards: i64, value: i64) -> i64:
    """How many of the cards stay below this value in a slayer round; a queen counts 1."""
    if value <= 1:
        return 0
    lower: i64 = count_of(cards, c.QUEEN)
    for kind in range(value - 1):
        lower += count_of(cards, kind)
    return lower
