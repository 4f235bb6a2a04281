"""Chapters 4 to 7: leading, raising or passing, and answering a slayer; every question once.

Each question finds its moves itself: hundreds come into question, and they are asked for all the
time. Public reasons come first. Of the hands only the seat's own is looked at, so that an objection
is the same in every world of the seat.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import (
    count_of,
    numbers_in,
    queens_in,
    set_move,
    value_in_slayer_round,
    value_of,
)
from gruft.games.vampire_queen.state.state import State
from gruft.kernel.question import Question, Reason

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


# --- leading -------------------------------------------------------------------------------------

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
            for numbers in range(rest & 15):
                for with_queens in range(queens + 1):
                    found.append(MOVE_NUMBERS[first + c.PER_COUNT * numbers + with_queens])
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


# --- raising or passing --------------------------------------------------------------------------

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


# --- answering a slayer with one vampire ---------------------------------------------------------

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


#: In the order of the situations in `state/state.py`.
QUESTIONS: Final[list[Question[State]]] = [
    Lead("decision-lead", ("VQ-24", "VQ-25", "VQ-31", "VQ-58", "VQ-82")),
    Raise("decision-raise", ("VQ-37", "VQ-38", "VQ-40", "VQ-42", "VQ-47")),
    AnswerSlayer("decision-slayer-round", ("VQ-61", "VQ-72", "VQ-73", "VQ-63", "VQ-67")),
]
