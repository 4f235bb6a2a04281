"""Chapter 7: answering a slayer with one vampire."""

from typing import Final, cast, final

from mypy_extensions import i64

from gruft.games.vampire_queen.rules.common import MOVE_NUMBERS, not_held
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import (
    count_of,
    numbers_in,
    queens_in,
    value_in_slayer_round,
)
from gruft.games.vampire_queen.state.state import State
from gruft.kernel.question import Question, Reason

MUST_PASS: Final = Reason("refusal-must-pass", "VQ-67")
MUST_PLAY_A_VAMPIRE: Final = Reason("refusal-must-play-a-vampire", "VQ-64")
SECOND_SLAYER: Final = Reason("refusal-second-slayer", "VQ-65", "card")
ONE_VAMPIRE_ONLY: Final = Reason("refusal-one-vampire-only", "VQ-61")


@final
class AnswerSlayer(Question[State]):
    """VQ-61, VQ-62, VQ-67: any one vampire; a hand without vampires passes."""

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if state.hand(seat) & c.VAMPIRE_BITS == 0:  # VQ-120, VQ-121: which everybody sees
            return None if move == c.PASS else MUST_PASS
        if move == c.PASS:
            return MUST_PLAY_A_VAMPIRE
        if move <= c.S20:
            return SECOND_SLAYER
        if numbers_in(move) + queens_in(move) != 1:
            return ONE_VAMPIRE_ONLY
        return not_held(state, seat, move)

    def moves(self, state: State, seat: i64) -> list[int]:
        hand: i64 = state.hand(seat)
        found: list[object] = []
        if hand & c.VAMPIRE_BITS == 0:
            found.append(MOVE_NUMBERS[c.PASS])
        if count_of(hand, c.QUEEN) > 0:
            found.append(MOVE_NUMBERS[c.QUEENS_ALONE + 1])
        rest: i64 = hand & c.NUMBER_BITS
        single: i64 = c.NUMBERS_FROM
        while rest != 0:
            if rest & 15 != 0:
                found.append(MOVE_NUMBERS[single])
            rest >>= 4
            single += c.PER_VALUE
        return cast("list[int]", found)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VQ-67, VQ-72, VQ-73: note the forced pass, or the last of the highest vampires."""
        if move == c.PASS:
            state.words[at.FORCED] = seat
        elif value_in_slayer_round(move) >= state.words[at.TO_BEAT]:
            state.words[at.TO_BEAT] = value_in_slayer_round(move)
            state.words[at.AHEAD] = seat
