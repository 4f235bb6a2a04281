"""Chapters 5 and 6: raising with a higher set of the same size, or passing."""

from typing import Final, cast, final

from mypy_extensions import i64

from gruft.games.vampire_queen.rules.common import MOVE_NUMBERS, not_held
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import (
    count_of,
    numbers_in,
    queens_in,
    set_move,
    value_of,
)
from gruft.games.vampire_queen.state.state import State
from gruft.kernel.question import Question, Reason

SLAYER_DOES_NOT_RAISE: Final = Reason("refusal-slayer-does-not-raise", "VQ-43", "card")
WRONG_SIZE: Final = Reason("refusal-wrong-size", "VQ-37", "given=size", "wanted")
NOT_HIGHER: Final = Reason("refusal-not-higher", "VQ-38", "given=value", "beat")


@final
class Raise(Question[State]):
    """VQ-37, VQ-38, VQ-40: exactly as many cards as the lead, of a higher value; or pass."""

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.PASS:
            return None
        if move <= c.S20:
            return SLAYER_DOES_NOT_RAISE
        if numbers_in(move) + queens_in(move) != state.set_size():
            return WRONG_SIZE
        if value_of(move) <= state.words[at.TO_BEAT]:
            return NOT_HIGHER
        return not_held(state, seat, move)

    def moves(self, state: State, seat: i64) -> list[int]:
        words = state.words
        hand: i64 = words[at.SEATS_FROM + at.HANDS * state.seats + seat]
        size: i64 = words[at.SET_SIZE]
        to_beat: i64 = words[at.TO_BEAT]
        found = [MOVE_NUMBERS[c.PASS]]
        if to_beat == c.LONE_QUEEN_VALUE:
            return cast("list[int]", found)  # VQ-53
        queens: i64 = count_of(hand, c.QUEEN)
        if size <= queens:
            found.append(MOVE_NUMBERS[c.QUEENS_ALONE + size])
        rest: i64 = (hand & c.NUMBER_BITS) >> (4 * to_beat)
        value: i64 = to_beat + 1
        while rest != 0:
            held: i64 = rest & 15
            if held > 0 and held + queens >= size:
                fewest: i64 = size - queens if size > queens else 1
                most: i64 = held if held < size else size
                for numbers in range(fewest, most + 1):
                    found.append(MOVE_NUMBERS[set_move(value, numbers, size - numbers)])
            rest >>= 4
            value += 1
        return cast("list[int]", found)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VQ-39: passes leave the value to beat as it is."""
        if move != c.PASS:
            state.words[at.TO_BEAT] = value_of(move)
            state.words[at.AHEAD] = seat
