"""Chapter 4, the Connection: offers, counter-offers and the trade.

An offer is composed card by card (give, then want) and seen only when it is whole. Types are named
in rising order, so that every offer has one writing (VC-248).
"""

from mypy_extensions import i64

from gruft.games.vampire_connection import facts
from gruft.games.vampire_connection.cards import (
    ACCEPT,
    CONFIRM,
    COUNTER,
    END_CONNECTION,
    OFFER_TO,
    REJECT,
    TYPE,
    TYPES,
)
from gruft.games.vampire_connection.knowledge import learn_offered, learn_trade, lose_track
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    AFTER_TRADE,
    ASK,
    ASKED,
    CONNECTION,
    COUNTER_ANSWER,
    COUNTER_GIVE,
    COUNTER_WANT,
    COUNTERING_GIVE,
    DECISION,
    GIVE,
    HAND_SIZE,
    HANDS,
    NEXT,
    OFFER_ANSWER,
    OFFER_GIVE,
    OFFER_WANT,
    OFFERS,
    PARTNER,
    PLAY_GOES_ON,
    POINT,
    TOMB_WINDOW_OPENS,
    WANT,
)
from gruft.games.vampire_connection.state import State

MOST_OFFERS = 3  # VC-42


def begin(state: State) -> None:
    """VC-30: before AP's first card of the turn."""
    state.words[DECISION] = CONNECTION
    state.words[ASKED] = state.words[ACTIVE]
    state.words[NEXT] = ASK


def openings(state: State) -> list[int]:
    """VC-32, VC-42: any other seat with cards, if AP has cards too; or end the Connection."""
    found = [END_CONNECTION]
    active: i64 = state.words[ACTIVE]
    partner: i64 = 0
    while partner < state.seats:
        if partner != active and _could_offer(state, active, partner):
            found.append(OFFER_TO + partner)
        partner += 1
    return found


def open_offer(state: State, move: i64) -> None:
    """AP ends the Connection, or begins an offer."""
    if move == END_CONNECTION:
        state.words[NEXT] = PLAY_GOES_ON
        return
    state.words[OFFERS] += 1
    state.words[PARTNER] = move - OFFER_TO
    state.words[DECISION] = OFFER_GIVE


def _forget_offer(state: State) -> None:
    """VC-44: the contents are nobody else's business, now or later."""
    place: i64 = GIVE
    while place < COUNTER_GIVE + 4:
        state.words[place] = 0
        place += 1


# --- composing -----------------------------------------------------------------------------------


def proposer(state: State) -> i64:
    """Who composes the offer at hand."""
    decision: i64 = state.words[DECISION]
    if decision in (OFFER_GIVE, OFFER_WANT):
        return state.words[ACTIVE]
    return state.words[PARTNER]


def _other_side(state: State) -> i64:
    decision: i64 = state.words[DECISION]
    if decision in (OFFER_GIVE, OFFER_WANT):
        return state.words[PARTNER]
    return state.words[ACTIVE]


def _give_of(state: State) -> i64:
    decision: i64 = state.words[DECISION]
    return GIVE if decision in (OFFER_GIVE, OFFER_WANT) else COUNTER_GIVE


def gives(state: State) -> list[int]:
    """VC-39, VC-248, VC-249: types held, rising, after which a legal offer can still be made."""
    give: i64 = _give_of(state)
    seat, other = proposer(state), _other_side(state)
    first: i64 = state.words[give] - 1
    found: list[int] = []
    if first >= 0 and _some_want(state, first, other):
        found.append(CONFIRM)
    card: i64 = first if first > 0 else 0
    while card < TYPES:
        held: i64 = state.held(seat, card) - (1 if card == first else 0)
        if held > 0 and _give_can_go_on(state, seat, first, card, other):
            found.append(TYPE + card)
        card += 1
    return found


def _give_can_go_on(state: State, seat: i64, first: i64, card: i64, other: i64) -> bool:
    # Two cards go with a wish for one of them, so only a single card may lead nowhere.
    return first >= 0 or state.held(seat, card) > 1 or _some_want(state, card, other)


def _some_want(state: State, given: i64, other: i64) -> bool:
    """Tell whether some wish goes with this single card."""
    wanted: i64 = 0
    while wanted < TYPES:
        if _want_can_go_on(state, given, -1, -1, wanted, other):
            return True
        wanted += 1
    return False


def _could_offer(state: State, seat: i64, other: i64) -> bool:
    """VC-32, VC-249: both have cards, and some legal offer exists."""
    if state.hand_size(seat) == 0 or state.hand_size(other) == 0:
        return False
    card: i64 = 0
    while card < TYPES:
        if state.held(seat, card) > 0 and _give_can_go_on(state, seat, -1, card, other):
            return True
        card += 1
    return False


def wants(state: State) -> list[int]:
    """VC-39, VC-249: existing cards, rising, never the same multiset as what is given."""
    give: i64 = _give_of(state)
    first_given: i64 = state.words[give] - 1
    second_given: i64 = state.words[give + 1] - 1
    first: i64 = state.words[give + 2] - 1
    found: list[int] = []
    if first >= 0 and not (second_given < 0 and first == first_given):
        found.append(CONFIRM)
    card: i64 = first if first > 0 else 0
    while card < TYPES:
        if _want_can_go_on(state, first_given, second_given, first, card, _other_side(state)):
            found.append(TYPE + card)
        card += 1
    return found


def _want_can_go_on(
    state: State, first_given: i64, second_given: i64, first: i64, card: i64, other: i64
) -> bool:
    """Tell whether wishing for this card leads to a legal offer, now or with one more card."""
    copies: i64 = state.printed.copies[card]
    if first >= 0:
        enough: bool = copies >= (2 if card == first else 1)
        return enough and not (first == first_given and card == second_given)
    if copies == 0:
        return False
    if not (second_given < 0 and card == first_given):
        return True
    if state.hand_size(other) < 2:
        return False
    second: i64 = card
    while second < TYPES:
        if state.printed.copies[second] >= (2 if second == card else 1):
            return True
        second += 1
    return False


def compose(state: State, move: i64) -> None:
    """Name one more card, or close this side; a side closes by itself when nothing can follow."""
    words = state.words
    decision: i64 = words[DECISION]
    giving: bool = decision in (OFFER_GIVE, COUNTERING_GIVE)
    side: i64 = _give_of(state) + (0 if giving else 2)
    if move != CONFIRM:
        place: i64 = side if words[side] == 0 else side + 1
        words[place] = move - TYPE + 1
    named: i64 = 2 if words[side + 1] > 0 else 1
    hand: i64 = state.hand_size(proposer(state) if giving else _other_side(state))
    if move == CONFIRM or named == 2 or named == hand:
        _close_side(state, giving)


def _close_side(state: State, giving: bool) -> None:
    words = state.words
    if giving:
        words[DECISION] += 1  # from give to want
    elif words[DECISION] == OFFER_WANT:
        learn_offered(words, words[PARTNER], words[ACTIVE], GIVE)
        if state.journal is not None:
            facts.offered(state, words[ACTIVE], words[PARTNER], GIVE)
        words[DECISION] = OFFER_ANSWER
        words[ASKED] = words[PARTNER]
    else:
        learn_offered(words, words[ACTIVE], words[PARTNER], COUNTER_GIVE)
        if state.journal is not None:
            facts.countered(state, words[PARTNER], words[ACTIVE], COUNTER_GIVE)
        words[DECISION] = COUNTER_ANSWER
        words[ASKED] = words[ACTIVE]


# --- answering -----------------------------------------------------------------------------------


def answers(state: State, seat: i64) -> list[int]:
    """VC-40, VC-41: accept what one holds, reject, and to a first offer a counter."""
    words = state.words
    countered: bool = words[DECISION] == COUNTER_ANSWER
    found: list[int] = []
    if _holds(state, seat, COUNTER_WANT if countered else WANT):
        found.append(ACCEPT)
    found.append(REJECT)
    if not countered and _could_offer(state, seat, words[ACTIVE]):
        found.append(COUNTER)
    return found


def _holds(state: State, seat: i64, side: i64) -> bool:
    first: i64 = state.words[side] - 1
    second: i64 = state.words[side + 1] - 1
    if second < 0:
        return state.held(seat, first) >= 1
    if first == second:
        return state.held(seat, first) >= 2
    return state.held(seat, first) >= 1 and state.held(seat, second) >= 1


def answer(state: State, move: i64) -> None:
    """VC-40 to VC-43: trade, try something else, or let it be."""
    words = state.words
    countered: bool = words[DECISION] == COUNTER_ANSWER
    if move == COUNTER:
        words[DECISION] = COUNTERING_GIVE
    elif move == ACCEPT:
        if countered:
            trade(state, words[PARTNER], words[ACTIVE], COUNTER_GIVE)
        else:
            trade(state, words[ACTIVE], words[PARTNER], GIVE)
        words[POINT] = AFTER_TRADE
        words[NEXT] = TOMB_WINDOW_OPENS
    else:
        fail(state)


def fail(state: State) -> None:
    """VC-42, VC-43: offer and counter count as one; the third failure ends the Connection."""
    words = state.words
    if state.journal is not None:
        facts.offer_failed(state)
    _forget_offer(state)
    if words[OFFERS] == MOST_OFFERS:
        words[NEXT] = PLAY_GOES_ON
    else:
        begin(state)


def trade(state: State, giver: i64, taker: i64, give: i64) -> None:
    """VC-36, VC-238, VC-240: the named types change hands; others lose track of as many cards."""
    words = state.words
    if state.journal is not None:
        facts.traded(state, giver, taker, give)
    given: i64 = _hand_over(state, giver, taker, give)
    received: i64 = _hand_over(state, taker, giver, give + 2)
    learn_trade(words, giver, taker, give, give + 2)
    learn_trade(words, taker, giver, give + 2, give)
    lose_track(words, state.seats, giver, taker, given)
    lose_track(words, state.seats, taker, giver, received)
    _forget_offer(state)


def _hand_over(state: State, giver: i64, taker: i64, side: i64) -> i64:
    words = state.words
    count: i64 = 0
    while count < 2 and words[side + count] > 0:
        card: i64 = words[side + count] - 1
        words[HANDS + giver * TYPES + card] -= 1
        words[HANDS + taker * TYPES + card] += 1
        count += 1
    words[HAND_SIZE + giver] -= count
    words[HAND_SIZE + taker] += count
    return count
