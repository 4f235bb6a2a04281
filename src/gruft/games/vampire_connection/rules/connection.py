"""Chapter 4, the Connection: offers, counter-offers and the trade.

An offer is composed card by card (give, then want) and seen only when it is whole. Types are named
in rising order, so that every offer has one writing (VC-248). The proposer's own cards and the
printed counts are looked at, never the partner's hand.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.knowledge.worlds import learn_offered, learn_trade, lose_track
from gruft.games.vampire_connection.rules.common import (
    NO_SUCH_SEAT_NAMED,
    OTHER_QUESTION,
    TRADING,
    Decision,
    is_clean,
)
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.journal import Telling
from gruft.kernel.question import Reason

MOST_OFFERS: Final = 3  # VC-42
SIDE: Final = 2  # VC-33: a side has one card or two
NOTHING: Final = -1

WITH_ONESELF: Final = Reason("refusal-trade-with-oneself", "VC-32")
NOTHING_TO_TRADE: Final = Reason("refusal-nothing-to-trade", "VC-32")
PARTNER_HAS_NONE: Final = Reason("refusal-partner-without-cards", "VC-32", "player=player_named")
NO_OFFER: Final = Reason("refusal-no-offer-possible", "VC-249", "player=player_named")
THREE_OFFERS: Final = Reason("refusal-three-offers", "VC-42")
CONNECTION_FIRST: Final = Reason("refusal-connection-first", "VC-30")
REVIVE_LATER: Final = Reason("refusal-connection-first", "VC-31")

NAME_A_CARD: Final = Reason("refusal-name-a-card-first", "VC-33")
ONLY_HAND_CARDS: Final = Reason("refusal-only-hand-cards", "VC-34")
FALLING_ORDER: Final = Reason("refusal-falling-order", "VC-248", "card", "first")
NOT_HELD: Final = Reason("refusal-not-held", "VC-39", "card")
NOT_HELD_TWICE: Final = Reason("refusal-not-held-twice", "VC-39", "card")
NOT_IN_EDITION: Final = Reason("refusal-not-in-this-edition", "VC-39", "card")
SINGLE_COPY: Final = Reason("refusal-single-copy", "VC-39", "card")
SAME_CARDS: Final = Reason("refusal-same-cards", "VC-39")
CANNOT_BE_COMPLETED: Final = Reason("refusal-offer-cannot-be-completed", "VC-249")

OFFER_LACKED: Final = Reason("refusal-wanted-not-held", "VC-40", "cards=wanted")
COUNTER_LACKED: Final = Reason("refusal-wanted-not-held", "VC-41", "cards=wanted")
COUNTER_TO_COUNTER: Final = Reason("refusal-counter-to-counter", "VC-41")

ANSWERS: Final[list[int]] = [c.ACCEPT, c.REJECT, c.COUNTER]


class Offer(Decision):
    """A question about the offer that stands at `give`: one more card of it, or the answer."""

    def __init__(
        self,
        name: str,
        clauses: str,
        entries: str,
        verb: str = "name",
        give: i64 = at.GIVE,
        by_partner: bool = False,
    ) -> None:
        super().__init__(name, clauses, f"asked offers {entries}", verb, TRADING)
        if give == at.COUNTER_GIVE and by_partner:
            self.key = f"decision-offer-{verb}"  # a counter-offer is composed in the same words
        #: What is given stands there, then what is wanted.
        self.give: i64 = give
        self.is_counter: bool = give == at.COUNTER_GIVE
        self._by_partner: bool = by_partner

    @final
    def other_side(self, state: State, seat: i64) -> i64:
        """The other one of the two who trade."""
        active: i64 = state.words[at.ACTIVE]
        return state.words[at.PARTNER] if seat == active else active

    def flaw(self, state: State) -> str:
        """VC-22, VC-40: AP is asked, or the partner; the turn has only begun."""
        if state.words[at.ASKED] != state.words[at.PARTNER if self._by_partner else at.ACTIVE]:
            return "VC-40" if self._by_partner else "VC-22"
        return "" if is_clean(state) else "VC-186"

    def offer_seen(self, state: State, viewer: i64) -> i64:
        """VC-44: a half-made offer is nobody's business but its composer's."""
        if not self.is_composed(state) or viewer == state.words[at.ASKED]:
            return self.give
        return at.GIVE if self.is_counter else 0

    def notices(self, state: State, viewer: i64) -> list[Telling]:
        return facts.offers_on_the_table(state, viewer, self.give, self.is_composed(state))


@final
class Connect(Decision):
    """VC-32, VC-42: AP makes an offer to a seat with cards, or ends the Connection."""

    def moves(self, state: State, seat: i64) -> list[int]:
        # Asked often, and most tables have fewer seats than the moves can name.
        found: list[int] = [c.END_CONNECTION]
        for other in range(state.seats):
            if self.objection(state, seat, c.OFFER_TO + other) is None:
                found.append(c.OFFER_TO + other)
        return found

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.END_CONNECTION:
            return None
        if not c.is_offer(move):
            if move == c.REVIVE:
                return REVIVE_LATER
            return CONNECTION_FIRST if c.is_play(move) or move == c.END_PLAY else OTHER_QUESTION
        partner: i64 = move - c.OFFER_TO
        if partner >= state.seats:
            return NO_SUCH_SEAT_NAMED
        if partner == seat:
            return WITH_ONESELF
        if state.hand_size(seat) == 0:
            return NOTHING_TO_TRADE
        if state.hand_size(partner) == 0:
            return PARTNER_HAS_NONE
        return None if _could_offer(state, seat, partner) else NO_OFFER

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.END_CONNECTION:
            state.words[at.NEXT] = at.PLAY_GOES_ON
            return
        state.words[at.OFFERS] += 1
        state.words[at.PARTNER] = move - c.OFFER_TO
        state.words[at.DECISION] = at.OFFER_GIVE

    def flaw(self, state: State) -> str:
        if state.words[at.ASKED] == state.words[at.ACTIVE]:
            if state.words[at.OFFERS] >= MOST_OFFERS:
                return "VC-42"
            return "" if is_clean(state) else "VC-186"
        return "VC-22"

    def is_plain_to_all(self, state: State, seat: i64) -> bool:
        """Nobody can offer anything, with an empty hand or to empty hands only."""
        for other in range(state.seats):
            if other != seat and state.hand_size(other) > 0:
                return state.hand_size(seat) == 0
        return True


def begin(state: State) -> None:
    """VC-30: before AP's first card of the turn."""
    state.ask(at.CONNECTION, state.words[at.ACTIVE])


def _could_offer(state: State, seat: i64, other: i64) -> bool:
    """VC-32, VC-249: both have cards, and some legal offer exists."""
    if state.hand_size(seat) == 0 or state.hand_size(other) == 0:
        return False
    for card in range(i64(c.TYPES)):
        if state.held(seat, card) > 0 and _give_can_go_on(state, seat, card, other):
            return True
    return False


def _give_can_go_on(state: State, seat: i64, card: i64, other: i64) -> bool:
    # Two cards go with a wish for one of them, so only a single card may lead nowhere.
    return state.held(seat, card) > 1 or _some_want(state, card, other)


def _some_want(state: State, given: i64, other: i64) -> bool:
    """Tell whether some wish goes with this single card."""
    for wanted in range(i64(c.TYPES)):
        if _against_want(state, given, NOTHING, NOTHING, wanted, other) is None:
            return True
    return False


def forget_offer(state: State) -> None:
    """VC-44: the contents are nobody else's business, now or later."""
    for place in range(i64(at.GIVE), i64(at.COUNTER_GIVE + 4)):
        state.words[place] = 0


# --- composing -----------------------------------------------------------------------------------


class Side(Offer):
    """One side of an offer, card by card; it closes by itself when nothing can follow."""

    def is_composed(self, state: State) -> bool:
        return True

    def side(self) -> i64:
        """Where the cards of this side stand."""
        return self.give

    @final
    def name_one_more(self, state: State, move: i64, hand: i64) -> bool:
        """Name one more card; tell whether the side is closed, since nothing can follow."""
        words = state.words
        side: i64 = self.side()
        if move != c.CONFIRM:
            words[side if words[side] == 0 else side + 1] = move - c.TYPE + 1
        return move == c.CONFIRM or words[side + 1] > 0 or hand == 1


def _no_hand_card(move: i64) -> Reason:
    """VC-34: what is not in a hand cannot be traded."""
    return ONLY_HAND_CARDS if c.is_victim(move) else OTHER_QUESTION


@final
class Give(Side):
    """VC-39, VC-248, VC-249: types held, rising, after which a legal offer can still be made."""

    def moves(self, state: State, seat: i64) -> list[int]:
        # Asked as often as no other question, hence without a list of candidates.
        found: list[int] = []
        if state.words[self.give] > 0 and self.objection(state, seat, c.CONFIRM) is None:
            found.append(c.CONFIRM)
        for card in range(i64(c.TYPES)):
            if state.held(seat, card) > 0 and self.objection(state, seat, c.TYPE + card) is None:
                found.append(c.TYPE + card)
        return found

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        first: i64 = state.words[self.give] - 1
        other: i64 = self.other_side(state, seat)
        if move == c.CONFIRM:
            if first == NOTHING:
                return NAME_A_CARD
            return None if _some_want(state, first, other) else CANNOT_BE_COMPLETED
        if not c.is_type(move):
            return _no_hand_card(move)
        card: i64 = move - c.TYPE
        if card < first:
            return FALLING_ORDER
        if state.held(seat, card) == 0:
            return NOT_HELD
        if card == first and state.held(seat, card) == 1:
            return NOT_HELD_TWICE
        if first == NOTHING and not _give_can_go_on(state, seat, card, other):
            return CANNOT_BE_COMPLETED
        return None

    def take(self, state: State, seat: i64, move: i64) -> None:
        if self.name_one_more(state, move, state.hand_size(seat)):
            state.words[at.DECISION] += 1  # from give to want


@final
class Want(Side):
    """VC-39, VC-249: existing cards, rising, never the same multiset as what is given."""

    def side(self) -> i64:
        return self.give + SIDE

    def moves(self, state: State, seat: i64) -> list[int]:
        # Asked as often as no other question, hence without a list of candidates.
        words = state.words
        first: i64 = words[self.give + 2] - 1
        other: i64 = self.other_side(state, seat)
        found: list[int] = []
        if self.objection(state, seat, c.CONFIRM) is None:
            found.append(c.CONFIRM)
        first_given: i64 = words[self.give] - 1
        second_given: i64 = words[self.give + 1] - 1
        for card in range(first if first > 0 else 0, i64(c.TYPES)):
            if _against_want(state, first_given, second_given, first, card, other) is None:
                found.append(c.TYPE + card)
        return found

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        words = state.words
        first_given: i64 = words[self.give] - 1
        second_given: i64 = words[self.give + 1] - 1
        first: i64 = words[self.give + 2] - 1
        if move == c.CONFIRM:
            if first == NOTHING:
                return NAME_A_CARD
            return SAME_CARDS if second_given == NOTHING and first == first_given else None
        if not c.is_type(move):
            return _no_hand_card(move)
        if move - c.TYPE < first:
            return FALLING_ORDER
        other: i64 = self.other_side(state, seat)
        return _against_want(state, first_given, second_given, first, move - c.TYPE, other)

    def take(self, state: State, seat: i64, move: i64) -> None:
        other: i64 = self.other_side(state, seat)
        if not self.name_one_more(state, move, state.hand_size(other)):
            return
        learn_offered(state.words, other, seat, self.give)
        if state.journal is not None:
            message = "fact-counters" if self.is_counter else "fact-offers"
            facts.between_two(state, message, seat, other, self.give)
        state.ask(state.words[at.DECISION] + 1, other)  # from want to the answer


def _against_want(
    state: State, first_given: i64, second_given: i64, first: i64, card: i64, other: i64
) -> Reason | None:
    """Why wishing for this card leads to no legal offer, neither now nor with one more card."""
    copies: i64 = state.printed.copies[card]
    if copies == 0:
        return NOT_IN_EDITION
    if card == first and copies == 1:
        return SINGLE_COPY
    if first != NOTHING:
        return SAME_CARDS if first == first_given and card == second_given else None
    if second_given != NOTHING or card != first_given:
        return None
    if state.hand_size(other) < 2:
        return SAME_CARDS
    for second in range(card, i64(c.TYPES)):
        if state.printed.copies[second] >= (2 if second == card else 1):
            return None
    return CANNOT_BE_COMPLETED


# --- answering -----------------------------------------------------------------------------------


@final
class Answer(Offer):
    """VC-40, VC-41: accept what one holds, reject, and to a first offer a counter."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return ANSWERS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.ACCEPT:
            first: i64 = state.words[self.give + 2] - 1
            second: i64 = state.words[self.give + 3] - 1
            has: bool = state.held(seat, first) >= (2 if first == second else 1)
            if has and (second == NOTHING or state.held(seat, second) >= 1):
                return None
            return COUNTER_LACKED if self.is_counter else OFFER_LACKED
        if move == c.REJECT:
            return None
        if move == c.COUNTER:
            if self.is_counter:
                return COUNTER_TO_COUNTER
            if _could_offer(state, seat, state.words[at.ACTIVE]):
                return None
        return OTHER_QUESTION

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VC-42, VC-43: offer and counter count as one; the third failure ends the Connection."""
        words = state.words
        if move == c.COUNTER:
            words[at.DECISION] = at.COUNTERING_GIVE
        elif move == c.ACCEPT:
            _trade(state, self.other_side(state, seat), seat, self.give)
            words[at.POINT] = at.AFTER_TRADE
            words[at.NEXT] = at.TOMB_WINDOW_OPENS
        else:
            if state.journal is not None:
                active: i64 = words[at.ACTIVE]
                partner: i64 = words[at.PARTNER]
                facts.tell(state, "fact-no-trade", player=active, partner=partner)
            forget_offer(state)
            if words[at.OFFERS] == MOST_OFFERS:
                words[at.NEXT] = at.PLAY_GOES_ON
            else:
                begin(state)

    def asks(self, state: State) -> Telling:
        asking: i64 = state.words[at.PARTNER] if self.is_counter else state.words[at.ACTIVE]
        message = "decision-counter-from" if self.is_counter else "decision-offer-from"
        contents = facts.offer_contents(state, self.give)
        return facts.telling(state, message, player=asking, **contents)


def _trade(state: State, giver: i64, taker: i64, give: i64) -> None:
    """VC-36, VC-238, VC-240: the named types change hands; others lose track of as many cards."""
    words = state.words
    if state.journal is not None:
        facts.between_two(state, "fact-trades", giver, taker, give)
    given: i64 = _hand_over(state, giver, taker, give)
    received: i64 = _hand_over(state, taker, giver, give + 2)
    learn_trade(words, giver, taker, give, give + 2)
    learn_trade(words, taker, giver, give + 2, give)
    lose_track(words, giver, taker, given)
    lose_track(words, taker, giver, received)
    forget_offer(state)


def _hand_over(state: State, giver: i64, taker: i64, side: i64) -> i64:
    words = state.words
    count: i64 = 0
    while count < 2 and words[side + count] > 0:
        card: i64 = words[side + count] - 1
        words[at.HANDS + giver * c.TYPES + card] -= 1
        words[at.HANDS + taker * c.TYPES + card] += 1
        count += 1
    words[at.HAND_SIZE + giver] -= count
    words[at.HAND_SIZE + taker] += count
    return count
