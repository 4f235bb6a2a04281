"""Chapter 4, the Connection: why an offer, a counter-offer or an answer is refused.

The proposer's own cards and the printed counts are looked at, never the partner's hand.
"""

from typing import TYPE_CHECKING

from gruft.games.vampire_connection.cards import (
    ACCEPT,
    CONFIRM,
    COUNTER,
    END_PLAY,
    OFFER_TO,
    REVIVE,
    TYPE,
    TYPES,
    VICTIM,
    VICTIMS,
)
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    COUNTER_ANSWER,
    COUNTER_GIVE,
    COUNTER_WANT,
    DECISION,
    GIVE,
    OFFER_GIVE,
    OFFER_WANT,
    PARTNER,
    WANT,
)
from gruft.games.vampire_connection.reasons import (
    card_word,
    is_play,
    no_such_seat,
    not_held,
    other_question,
)
from gruft.kernel.refusal import Refused, seat_of, words

if TYPE_CHECKING:
    from gruft.games.vampire_connection.state import State

NOTHING = -1


def is_offer(move: int) -> bool:
    """Tell whether the move addresses an offer to a seat."""
    return OFFER_TO <= move < TYPE


def _is_type(move: int) -> bool:
    return TYPE <= move < TYPE + TYPES


def opening(position: "State", seat: int, move: int) -> Refused:
    """VC-30 to VC-32: whom AP may make an offer, and what comes only after the Connection."""
    if is_offer(move):
        return _partner(position, seat, move - OFFER_TO)
    if move == REVIVE:
        return Refused("refusal-connection-first", "VC-31")
    if is_play(move) or move == END_PLAY:
        return Refused("refusal-connection-first", "VC-30")
    return other_question(position, seat)


def _partner(position: "State", seat: int, partner: int) -> Refused:
    if partner >= position.seats:
        return no_such_seat(partner)
    if partner == seat:
        return Refused("refusal-trade-with-oneself", "VC-32")
    if position.hand_size(seat) == 0:
        return Refused("refusal-nothing-to-trade", "VC-32")
    if position.hand_size(partner) == 0:
        return Refused("refusal-partner-without-cards", "VC-32", player=seat_of(partner))
    return Refused("refusal-no-offer-possible", "VC-249", player=seat_of(partner))


# --- composing -----------------------------------------------------------------------------------


def giving(position: "State", seat: int, move: int) -> Refused:
    """VC-39, VC-248, VC-249: cards one holds, in rising order."""
    first, _ = _named(position, _give_of(position))
    if move == CONFIRM:
        return _nothing_named() if first == NOTHING else _cannot_be_completed()
    if not _is_type(move):
        return _no_hand_card(position, seat, move)
    card = move - TYPE
    if card < first:
        return _falling_order(card, first)
    if position.held(seat, card) == 0:
        return not_held(card, "VC-39")
    if card == first and position.held(seat, card) == 1:
        return Refused("refusal-not-held-twice", "VC-39", card=card_word(card))
    return _cannot_be_completed()


def wanting(position: "State", seat: int, move: int) -> Refused:
    """VC-39, VC-248, VC-249: cards that exist, in rising order, and not what one gives."""
    first, _ = _named(position, _give_of(position) + 2)
    if move == CONFIRM:
        return _nothing_named() if first == NOTHING else _same_cards()
    if not _is_type(move):
        return _no_hand_card(position, seat, move)
    card = move - TYPE
    if card < first:
        return _falling_order(card, first)
    if position.printed.copies[card] == 0:
        return Refused("refusal-not-in-this-edition", "VC-39", card=card_word(card))
    if card == first and position.printed.copies[card] == 1:
        return Refused("refusal-single-copy", "VC-39", card=card_word(card))
    return _mirrors_the_gift(position, first)


def _no_hand_card(position: "State", seat: int, move: int) -> Refused:
    """VC-34: what is not in a hand cannot be traded."""
    if VICTIM <= move < VICTIM + VICTIMS:
        return Refused("refusal-only-hand-cards", "VC-34")
    return other_question(position, seat)


def _mirrors_the_gift(position: "State", first: int) -> Refused:
    """Nothing is left to be wrong but the likeness of give and want."""
    may_go_on = first == NOTHING and position.hand_size(_other_side(position)) > 1
    return _cannot_be_completed() if may_go_on else _same_cards()


def _give_of(position: "State") -> int:
    return GIVE if _is_first_offer(position) else COUNTER_GIVE


def _is_first_offer(position: "State") -> bool:
    return position.words[DECISION] in (OFFER_GIVE, OFFER_WANT)


def _other_side(position: "State") -> int:
    return int(position.words[PARTNER if _is_first_offer(position) else ACTIVE])


def _named(position: "State", side: int) -> tuple[int, int]:
    return int(position.words[side]) - 1, int(position.words[side + 1]) - 1


def _nothing_named() -> Refused:
    return Refused("refusal-name-a-card-first", "VC-33")


def _falling_order(card: int, first: int) -> Refused:
    return Refused("refusal-falling-order", "VC-248", card=card_word(card), first=card_word(first))


def _same_cards() -> Refused:
    return Refused("refusal-same-cards", "VC-39")


def _cannot_be_completed() -> Refused:
    return Refused("refusal-offer-cannot-be-completed", "VC-249")


# --- answering -----------------------------------------------------------------------------------


def answering(position: "State", seat: int, move: int) -> Refused:
    """VC-40, VC-41: accepting takes the wanted cards, and a counter-offer is not countered."""
    countered = position.words[DECISION] == COUNTER_ANSWER
    if move == ACCEPT:
        wanted = _named(position, COUNTER_WANT if countered else WANT)
        cards = words([str(card_word(card)["word"]) for card in wanted if card != NOTHING])
        clause = "VC-41" if countered else "VC-40"
        return Refused("refusal-wanted-not-held", clause, cards=cards)
    if move == COUNTER and countered:
        return Refused("refusal-counter-to-counter", "VC-41")
    return other_question(position, seat)
