"""Why a move of Vampire Queen is refused: the message and the clause behind it.

Public reasons come before the question whether the cards are held, and nothing but the seat's own
hand is looked at, so the answer is the same in every world of the seat.
"""

from typing import TYPE_CHECKING

from gruft.games.vampire_queen.cards import (
    MOVES,
    PASS,
    S20,
    VAMPIRE_BITS,
    numbers_in,
    queens_in,
    value_of,
)
from gruft.games.vampire_queen.layout import BAN, LEAD, NOT_YET, TO_BEAT, TURN
from gruft.games.vampire_queen.notation import write_move
from gruft.kernel.refusal import Refused, seat_of

if TYPE_CHECKING:
    from gruft.games.vampire_queen.state import State


def why_not(position: "State", seat: int, move: int) -> Refused:
    """The reason why this seat may not make this move now."""
    if position.is_over() or seat != position.words[TURN]:
        return not_your_turn(position, seat)
    if not 0 <= move < MOVES:
        return Refused("refusal-no-such-move", "VQ-46", given=str(move))
    lead = position.words[LEAD]
    if lead == NOT_YET:
        return _not_as_lead(position, seat, move)
    if lead > S20:
        return _not_as_raise(position, seat, move)
    return _not_under_a_slayer(position, seat, move)


def not_your_turn(position: "State", seat: int) -> Refused:
    """VQ-19, VQ-20, VQ-113: the game is over, the seat has had its turn, or its turn is to come."""
    if position.is_over():
        return Refused("refusal-game-over", "VQ-113")
    if not 0 <= seat < position.seats:
        return Refused("refusal-no-such-seat", "VQ-6", given=seat + 1)
    turn = seat_of(position.words[TURN])
    if position.laid(seat) != NOT_YET:
        return Refused("refusal-had-your-turn", "VQ-20", player=turn)
    return Refused("refusal-not-your-turn", "VQ-19", player=turn)


def _not_as_lead(position: "State", seat: int, move: int) -> Refused:
    if move == PASS:
        return Refused("refusal-leader-passes", "VQ-23")
    if move == position.words[BAN]:
        return Refused("refusal-slayer-just-taken", "VQ-82", card=write_move(move))
    return _not_held(move)


def _not_as_raise(position: "State", seat: int, move: int) -> Refused:
    if move <= S20:
        return Refused("refusal-slayer-does-not-raise", "VQ-43", card=write_move(move))
    size = numbers_in(move) + queens_in(move)
    if size != position.set_size():
        return Refused(
            "refusal-wrong-size", "VQ-37", given=int(size), wanted=int(position.set_size())
        )
    to_beat = position.words[TO_BEAT]
    if value_of(move) <= to_beat:
        return Refused("refusal-not-higher", "VQ-38", given=int(value_of(move)), beat=int(to_beat))
    return _not_held(move)


def _not_under_a_slayer(position: "State", seat: int, move: int) -> Refused:
    if position.hand(seat) & VAMPIRE_BITS == 0:
        return Refused("refusal-must-pass", "VQ-67")
    if move == PASS:
        return Refused("refusal-must-play-a-vampire", "VQ-64")
    if move <= S20:
        return Refused("refusal-second-slayer", "VQ-65", card=write_move(move))
    if numbers_in(move) + queens_in(move) != 1:
        return Refused("refusal-one-vampire-only", "VQ-61")
    return _not_held(move)


def _not_held(move: int) -> Refused:
    return Refused("refusal-not-held", "VQ-46", cards=write_move(move))
