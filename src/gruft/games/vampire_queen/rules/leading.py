"""Chapter 4: leading a slayer or a set."""

from typing import Final, cast, final

from mypy_extensions import i64

from gruft.games.vampire_queen.rules.common import MOVE_NUMBERS, not_held
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import count_of, numbers_in, queens_in, value_of
from gruft.games.vampire_queen.state.state import State
from gruft.kernel.question import Question, Reason

LEADER_PASSES: Final = Reason("refusal-leader-passes", "VQ-23")
SLAYER_JUST_TAKEN: Final = Reason("refusal-slayer-just-taken", "VQ-82", "card")


@final
class Lead(Question[State]):
    """VQ-24, VQ-25, VQ-28, VQ-30: one slayer that is not banned, or any set of one value."""

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.PASS:
            return LEADER_PASSES
        if move == state.words[at.BAN]:
            return SLAYER_JUST_TAKEN
        return not_held(state, seat, move)

    def moves(self, state: State, seat: i64) -> list[int]:
        words = state.words
        hand: i64 = words[at.SEATS_FROM + at.HANDS * state.seats + seat]
        ban: i64 = words[at.BAN]
        found: list[object] = []
        if hand & c.S15_BIT != 0 and ban != c.S15:
            found.append(MOVE_NUMBERS[c.S15])
        if hand & c.S20_BIT != 0 and ban != c.S20:
            found.append(MOVE_NUMBERS[c.S20])
        queens: i64 = count_of(hand, c.QUEEN)
        for alone in range(1, queens + 1):
            found.append(MOVE_NUMBERS[c.QUEENS_ALONE + alone])
        rest: i64 = hand & c.NUMBER_BITS
        first: i64 = c.NUMBERS_FROM
        while rest != 0:
            _add_sets_of_one_value(found, first, rest & 15, queens)
            rest >>= 4
            first += c.PER_VALUE
        return cast("list[int]", found)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VQ-31, VQ-59, VQ-60: the lead fixes the size of the sets, or makes it a slayer round."""
        words = state.words
        words[at.LEAD] = move
        words[at.AHEAD] = seat
        if move > c.S20:
            words[at.SET_SIZE] = numbers_in(move) + queens_in(move)
            words[at.TO_BEAT] = value_of(move)


def _add_sets_of_one_value(found: list[object], first: i64, held: i64, queens: i64) -> None:
    """Every number of cards of a value, each with every number of queens."""
    for numbers in range(held):
        for with_queens in range(queens + 1):
            found.append(MOVE_NUMBERS[first + c.PER_COUNT * numbers + with_queens])
