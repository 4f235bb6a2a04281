"""Why a move of The Vampire Connection is refused: the message and the clause behind it.

Here are the seats that are not asked, and the short decisions; offers, PLAY and the naming of
victims have rooms of their own. Public reasons come before the question whether cards are held, and
nothing but the seat's own hand is looked at, so the answer is the same in every world of the seat.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gruft.games.vampire_connection import refusals_in_play as in_play
from gruft.games.vampire_connection import refusals_of_offers as offers
from gruft.games.vampire_connection import refusals_of_victims as victims
from gruft.games.vampire_connection.cards import (
    BUY,
    CRUCIFIX,
    END_PLAY,
    FIRST,
    LAID_BOOK,
    MOVES,
    PASS,
    PLAY_OPPORTUNITY,
    RESPOND,
    TYPE,
    TYPES,
    VICTIM,
    VICTIMS,
)
from gruft.games.vampire_connection.layout import (
    ASKED,
    BUYING,
    CARD,
    CAUSE,
    CONNECTION,
    CONSUME,
    COUNTER_ANSWER,
    COUNTERING_GIVE,
    COUNTERING_WANT,
    COVERING,
    DECISION,
    DISCARD,
    GIVING,
    MOVE_WINDOW,
    NET,
    OFFER_ANSWER,
    OFFER_GIVE,
    OFFER_WANT,
    ORDER,
    PLAYING,
    RESPONSE,
    ROB,
    TARGET,
    TOMB_WINDOW,
)
from gruft.games.vampire_connection.reasons import (
    card_word,
    is_play,
    must_choose,
    no_such_seat,
    not_held,
    other_question,
)
from gruft.games.vampire_connection.rules.hunters import LYING
from gruft.games.vampire_connection.rules.protections import has_priest
from gruft.games.vampire_connection.rules.turns import MOST_BOUGHT, ROUNDS_OVER, purchases
from gruft.kernel.refusal import Refused, seat_of

if TYPE_CHECKING:
    from gruft.games.vampire_connection.state import State


def why_not(position: "State", seat: int, move: int) -> Refused:
    """The reason why this seat may not make this move now, or not yet."""
    answers = position.moves(seat)
    if not answers:
        return not_your_turn(position, seat)
    if not 0 <= move < MOVES:
        return Refused("refusal-no-such-move", "VC-247", given=str(move))
    if move in answers:
        return not_your_turn(position, seat)
    return _REASONS[int(position.words[DECISION])](position, seat, move)


# --- who is asked --------------------------------------------------------------------------------


def not_your_turn(position: "State", seat: int) -> Refused:
    """The game is over, the seat's word is to come or has been, or another player decides."""
    if position.is_over():
        clause = "VC-193" if position.words[CAUSE] == ROUNDS_OVER else "VC-188"
        return Refused("refusal-game-over", clause)
    if not 0 <= seat < position.seats:
        return no_such_seat(seat)
    decision = position.words[DECISION]
    if decision == GIVING:
        return _not_at_the_ball(position, seat)
    if decision in (TOMB_WINDOW, MOVE_WINDOW):
        return _not_in_the_window(position, seat)
    asked = seat_of(position.words[ASKED])
    if seat == position.active():
        clause = "VC-123" if decision == RESPONSE else "VC-40"
        return Refused("refusal-others-answer-first", clause, player=asked)
    return Refused("refusal-not-your-turn", "VC-22", player=asked)


def _not_at_the_ball(position: "State", seat: int) -> Refused:
    """VC-91, VC-92: who has nobody to give is not asked; who has chosen has chosen."""
    if position.captives(seat) == 0:
        return Refused("refusal-nobody-to-give", "VC-91")
    return Refused("refusal-gift-chosen", "VC-92")


def _not_in_the_window(position: "State", seat: int) -> Refused:
    """VC-141, VC-145: clockwise, each in their turn, and AP not at all."""
    asked = seat_of(position.words[ASKED])
    if seat == position.active():
        clause = "VC-145" if position.words[DECISION] == TOMB_WINDOW else "VC-141"
        return Refused("refusal-others-answer-first", clause, player=asked)
    if position.moves(seat):
        return Refused("refusal-not-asked-yet", "VC-141", player=asked)
    return Refused("refusal-had-your-word", "VC-141", player=asked)


# --- windows -------------------------------------------------------------------------------------


def _in_tomb_window(position: "State", seat: int, move: int) -> Refused:
    if in_play.is_staking(move):
        return in_play.staking(position, seat, move, LYING)
    return _not_a_hunter(position, seat, move)


def _in_move_window(position: "State", seat: int, move: int) -> Refused:
    if in_play.is_staking(move):
        return in_play.staking_the_traveller(position, seat, move)
    return _not_a_hunter(position, seat, move)


def _not_a_hunter(position: "State", seat: int, move: int) -> Refused:
    """VC-26: outside one's own turn."""
    if is_play(move) or RESPOND <= move < FIRST:
        return Refused("refusal-only-hunters-now", "VC-26")
    return other_question(position, seat)


def _responding(position: "State", seat: int, move: int) -> Refused:
    """VC-121 to VC-123: one fitting protection card, or none."""
    if RESPOND <= move < FIRST:
        return _responding_with(position, seat, move - RESPOND)
    if is_play(move):
        return Refused("refusal-only-protection-now", "VC-123")
    return other_question(position, seat)


def _responding_with(position: "State", seat: int, kind: int) -> Refused:
    robbed = position.words[CARD] != PLAY_OPPORTUNITY
    if kind == LAID_BOOK:
        if robbed:
            return Refused("refusal-book-against-robbery", "VC-121")
    elif not has_priest(position, seat, False):
        card = card_word(CRUCIFIX + kind)
        return Refused("refusal-no-priest-here", "VC-122", card=card)
    return not_held(CRUCIFIX + kind)


def _ordering(position: "State", seat: int, move: int) -> Refused:
    return must_choose("VC-84") if move == PASS else other_question(position, seat)


# --- the end of a turn ---------------------------------------------------------------------------


def _consuming(position: "State", seat: int, move: int) -> Refused:
    if VICTIM <= move < VICTIM + VICTIMS:
        return victims.consuming(position, move - VICTIM)
    return _after_play(position, seat, move)


def _buying(position: "State", seat: int, move: int) -> Refused:
    """VC-173, VC-176: not more than the points, nor than can be drawn."""
    if move == PASS:
        return must_choose("VC-173")
    if move < BUY:
        return _after_play(position, seat, move)
    most, net = len(purchases(position)) - 1, int(position.words[NET])
    if most == min(net, MOST_BOUGHT):
        return Refused("refusal-buys-too-many", "VC-173", net=net, most=most)
    return Refused("refusal-too-few-to-buy", "VC-176", most=most)


def _discarding(position: "State", seat: int, move: int) -> Refused:
    """VC-184: cards one holds, until the limit holds."""
    if move == PASS:
        return must_choose("VC-184")
    if TYPE <= move < TYPE + TYPES:
        return not_held(move - TYPE, "VC-184")
    return _after_play(position, seat, move)


def _after_play(position: "State", seat: int, move: int) -> Refused:
    """VC-23: END has begun."""
    if is_play(move) or offers.is_offer(move) or move == END_PLAY:
        return Refused("refusal-play-is-over", "VC-23")
    return other_question(position, seat)


_REASONS: dict[int, Callable[["State", int, int], Refused]] = {
    TOMB_WINDOW: _in_tomb_window,
    CONNECTION: offers.opening,
    OFFER_GIVE: offers.giving,
    OFFER_WANT: offers.wanting,
    OFFER_ANSWER: offers.answering,
    COUNTERING_GIVE: offers.giving,
    COUNTERING_WANT: offers.wanting,
    COUNTER_ANSWER: offers.answering,
    PLAYING: in_play.playing,
    TARGET: victims.targeting,
    COVERING: victims.covering,
    MOVE_WINDOW: _in_move_window,
    ROB: victims.robbing,
    RESPONSE: _responding,
    ORDER: _ordering,
    GIVING: victims.giving_away,
    CONSUME: _consuming,
    BUYING: _buying,
    DISCARD: _discarding,
}
