"""What offers and trades are worth to a seat of The Vampire Connection.

Cards worth less to the seat are offered for cards worth more; what the partner gains counts against
it. Few offers are made, each to another seat.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.advice import weights as idea
from gruft.games.vampire_connection.advice.odds import SURE, Look, holds
from gruft.games.vampire_connection.advice.worth import copy_worth, gaining, is_hunter
from gruft.games.vampire_connection.knowledge.worlds import known
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.vectors import zeros

NOTHING: Final = -1
HOPELESS: Final = -1000000
#: Nobody hands a rival what makes their staking complete.
STAKING_MADE: Final = 500
#: In a plan: the gift is one card alone.
ALONE: Final = 31


@final
class Bargain:
    """What every card is worth to the seat and, as far as it can tell, to a partner."""

    def __init__(self, look: Look, partner: i64) -> None:
        self.look = look
        self.partner: i64 = partner
        self.held = zeros(c.TYPES)
        self.cost = zeros(2 * c.TYPES)  # of handing over one, then of a second one
        self.gain = zeros(2 * c.TYPES)
        self.liked = zeros(c.TYPES)  # what the partner gains by one
        self.missed = zeros(c.TYPES)  # what they lose with one
        self.chance = zeros(c.TYPES)  # that they have one
        for card in range(i64(c.TYPES)):
            self._weigh(card)

    def _weigh(self, card: i64) -> None:
        look = self.look
        held: i64 = look.position.held(look.seat, card)
        self.held[card] = held
        sharp: i64 = self._sharpness(card)
        if held > 0:
            self.cost[card] = copy_worth(look, card, held) + sharp
        if held > 1:
            self.cost[c.TYPES + card] = copy_worth(look, card, held - 1) + sharp
        self.gain[card] = gaining(look, card)
        self.gain[c.TYPES + card] = copy_worth(look, card, held + 2)
        has: i64 = known(look.position.words, look.seat, self.partner, card)
        usual: i64 = look.counts(idea.NEXT_COPY + card)
        first: i64 = look.counts(idea.FIRST_COPY + card) if card == c.HUNCHBACK else usual
        self.liked[card] = first if has == 0 else usual
        self.missed[card] = usual if has > 1 else first
        self.chance[card] = holds(look, self.partner, card, 1) if look.pool[card] > 0 else 0

    def _sharpness(self, card: i64) -> i64:
        """A hunter or a stake in another hand may come back; with its counterpart it will."""
        look = self.look
        words = look.position.words
        cost: i64 = look.counts(idea.HUNTERS_GIVEN)
        if card == c.STAKE:
            for hunter in range(c.BEATQUICK, i64(c.ASSISTANT + 1)):
                cost += STAKING_MADE * known(words, look.seat, self.partner, hunter)
            return cost
        if not is_hunter(card):
            return 0
        return cost + STAKING_MADE * known(words, look.seat, self.partner, c.STAKE)

    def trade(self, give: i64, give2: i64, want: i64, want2: i64) -> i64:
        """What a concluded trade brings: one's own gain, less what the partner's gain costs."""
        mine: i64 = self.gain[want] - self.cost[give]
        if want2 != NOTHING:
            mine += self.gain[want2 + (c.TYPES if want2 == want else 0)]
        if give2 != NOTHING:
            mine -= self.cost[give2 + (c.TYPES if give2 == give else 0)]
        theirs: i64 = max(0, self.pleases(give, give2, want, want2))
        return (mine - self.look.harm(self.partner, theirs)) * self.look.horizon // 100

    def pleases(self, give: i64, give2: i64, want: i64, want2: i64) -> i64:
        """What the partner gains."""
        theirs: i64 = self.liked[give] - self.missed[want]
        if give2 != NOTHING:
            theirs += self.liked[give2]
        if want2 != NOTHING:
            theirs -= self.missed[want2]
        return theirs

    def offer(self, give: i64, give2: i64, want: i64) -> i64:
        """What an offer promises: what the trade brings, if the partner can and will."""
        look = self.look
        if self.chance[want] == 0 or want in (give, give2):
            return HOPELESS
        if self.pleases(give, give2, want, NOTHING) < look.counts(idea.PLEASED):
            return HOPELESS
        promise: i64 = self.trade(give, give2, want, NOTHING) * self.chance[want] // SURE
        return promise if promise >= look.counts(idea.MARGIN) else HOPELESS

    def best_wish(self, give: i64, give2: i64) -> i64:
        """What the best offer with these gifts promises."""
        best: i64 = HOPELESS
        for want in range(i64(c.TYPES)):
            best = max(best, self.offer(give, give2, want))
        return best

    def best_gift(self, give: i64) -> i64:
        """The best offer of this card, alone or with another: promise * 32 + the other's type."""
        alone: i64 = self.best_wish(give, NOTHING)
        best: i64 = alone * 32 + ALONE if alone > 0 else HOPELESS
        for second in range(give, i64(c.TYPES)):
            if self.held[second] > (1 if second == give else 0):
                wish: i64 = self.best_wish(give, second)
                if wish > 0:
                    best = max(best, wish * 32 + second)
        return best

    def best(self) -> i64:
        """What the best offer to this partner promises."""
        best: i64 = HOPELESS
        for give in range(i64(c.TYPES)):
            if self.held[give] > 0:
                gift: i64 = self.best_gift(give)
                if gift > 0:
                    best = max(best, gift >> 5)
        return best


# --- moves ---------------------------------------------------------------------------------------


def opening_worth(look: Look, move: i64) -> i64:
    """What beginning an offer is worth; each offer of a turn goes to another seat."""
    if move < c.OFFER_TO:
        return 0
    if look.position.words[at.OFFERS] >= look.counts(idea.MOST_OFFERS):
        return HOPELESS
    if not look.promised:
        look.promised = True
        for seat in range(look.position.seats):
            look.promises[seat] = HOPELESS
            if seat != look.seat and look.position.hand_size(seat) > 0:
                look.promises[seat] = Bargain(look, seat).best()
    # The first offer goes to the most promising partner, the next one to the next.
    partner: i64 = move - c.OFFER_TO
    promise: i64 = look.promises[partner]
    before: i64 = 0
    for rival in range(look.position.seats):
        other: i64 = look.promises[rival]
        if other > promise or (other == promise and rival < partner):
            before += 1
    return promise if before == look.position.words[at.OFFERS] else HOPELESS


def composing_worth(look: Look, move: i64) -> i64:
    """What naming this card is worth, or naming no more."""
    words = look.position.words
    decision: i64 = words[at.DECISION]
    own: bool = decision < at.COUNTERING_GIVE
    bargain = Bargain(look, words[at.PARTNER] if own else words[at.ACTIVE])
    side: i64 = at.GIVE if own else at.COUNTER_GIVE
    first: i64 = words[side] - 1
    if decision in (at.OFFER_GIVE, at.COUNTERING_GIVE):
        return _giving_worth(bargain, first, move)
    if move == c.CONFIRM:
        return 1  # one card is wished for
    if words[side + 2] > 0:
        return 0
    promise: i64 = bargain.offer(first, words[side + 1] - 1, move - c.TYPE)
    return promise if promise > 0 else HOPELESS + bargain.gain[move - c.TYPE]


def _giving_worth(bargain: Bargain, first: i64, move: i64) -> i64:
    if first == NOTHING:
        gift: i64 = bargain.best_gift(move - c.TYPE)
        return gift >> 5 if gift > 0 else HOPELESS - bargain.cost[move - c.TYPE]
    best: i64 = bargain.best_gift(first)
    planned: i64 = best & ALONE if best > 0 else ALONE
    if move == c.CONFIRM:
        return 1 if planned == ALONE else 0
    return 2 if move - c.TYPE == planned else 0 - bargain.cost[move - c.TYPE]


def answering_worth(look: Look, move: i64) -> i64:
    """What accepting, rejecting or countering an offer is worth."""
    if move == c.REJECT:
        return 0
    words = look.position.words
    countered: bool = words[at.DECISION] == at.COUNTER_ANSWER
    bargain = Bargain(look, words[at.PARTNER] if countered else words[at.ACTIVE])
    if move == c.COUNTER:
        promise: i64 = bargain.best()
        return promise if promise >= look.counts(idea.COUNTERED) else HOPELESS
    side: i64 = at.COUNTER_GIVE if countered else at.GIVE
    worth: i64 = bargain.trade(
        words[side + 2] - 1, words[side + 3] - 1, words[side] - 1, words[side + 1] - 1
    )
    return worth if worth >= look.counts(idea.ACCEPTED) and move == c.ACCEPT else HOPELESS
