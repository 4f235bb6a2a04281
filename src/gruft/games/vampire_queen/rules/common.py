"""What the questions of Vampire Queen share: cards that are not held, and seats that are not asked.

Public reasons come first. Of the hands only the seat's own is looked at, so that an objection is
the same in every world of the seat.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.state import State
from gruft.kernel.question import Reason

NOT_HELD: Final = Reason("refusal-not-held", "VQ-46", "cards")
NO_SUCH_MOVE: Final = Reason("refusal-no-such-move", "VQ-46", "given=move")

GAME_OVER: Final = Reason("refusal-game-over", "VQ-113")
NO_SUCH_SEAT: Final = Reason("refusal-no-such-seat", "VQ-6", "given=seat")
HAD_YOUR_TURN: Final = Reason("refusal-had-your-turn", "VQ-20", "player=turn")
NOT_YOUR_TURN: Final = Reason("refusal-not-your-turn", "VQ-19", "player=turn")

#: The move ids as objects, made once: making them anew for every list cost a tenth of random play.
MOVE_NUMBERS: Final[list[object]] = list(range(c.MOVES))


def not_held(state: State, seat: i64, move: i64) -> Reason | None:
    """VQ-46: one plays the cards that one holds."""
    return None if c.are_among(move, state.hand(seat)) else NOT_HELD


def not_asked(state: State, seat: i64) -> Reason:
    """VQ-19, VQ-20, VQ-113: the game is over, the seat has had its turn, or its turn is to come."""
    if state.is_over():
        return GAME_OVER
    if seat < 0 or seat >= state.seats:
        return NO_SUCH_SEAT
    return NOT_YOUR_TURN if state.laid(seat) == at.NOT_YET else HAD_YOUR_TURN
