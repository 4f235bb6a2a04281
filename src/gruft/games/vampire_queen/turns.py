"""What a hand may put down: leads, raises, and answers to a slayer, as sorted moves.

Chapters 4 to 7 of the rulebook, as functions of a hand and of what lies on the table. This room
does not know whose hand it is.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.vampire_queen.cards import (
    LONE_QUEEN_VALUE,
    MOVES,
    NUMBER_BITS,
    NUMBERS_FROM,
    PASS,
    PER_COUNT,
    PER_VALUE,
    QUEEN,
    QUEENS_ALONE,
    S15,
    S15_BIT,
    S20,
    S20_BIT,
    VAMPIRE_BITS,
    count_of,
    numbers_in,
    queens_in,
    set_move,
    slayer_bit,
    value_of,
)

#: The move ids as objects, made once: making them anew for every list cost a tenth of random play.
MOVE_NUMBERS: Final[list[object]] = list(range(MOVES))


def holds(hand: i64, move: i64) -> bool:
    """Tell whether the hand has the cards of the move."""
    if move <= S20:
        return hand & slayer_bit(move) != 0
    if queens_in(move) > count_of(hand, QUEEN):
        return False
    numbers: i64 = numbers_in(move)
    return numbers == 0 or numbers <= count_of(hand, value_of(move) - 1)


def leads(hand: i64, ban: i64) -> list[object]:
    """VQ-24, VQ-25, VQ-28, VQ-30: one slayer that is not banned, or any set of one value."""
    found: list[object] = []
    if hand & S15_BIT != 0 and ban != S15:
        found.append(MOVE_NUMBERS[S15])
    if hand & S20_BIT != 0 and ban != S20:
        found.append(MOVE_NUMBERS[S20])
    queens: i64 = count_of(hand, QUEEN)
    alone: i64 = 1
    while alone <= queens:
        found.append(MOVE_NUMBERS[QUEENS_ALONE + alone])
        alone += 1
    rest: i64 = hand & NUMBER_BITS
    first: i64 = NUMBERS_FROM
    while rest != 0:
        _add_sets_of_one_value(found, first, rest & 15, queens)
        rest >>= 4
        first += PER_VALUE
    return found


def _add_sets_of_one_value(found: list[object], first: i64, held: i64, queens: i64) -> None:
    """Every number of cards of a value, each with every number of queens."""
    numbers: i64 = 0
    while numbers < held:
        with_queens: i64 = 0
        while with_queens <= queens:
            found.append(MOVE_NUMBERS[first + PER_COUNT * numbers + with_queens])
            with_queens += 1
        numbers += 1


def raises(hand: i64, size: i64, to_beat: i64) -> list[object]:
    """VQ-37, VQ-38, VQ-40: exactly as many cards as the lead, of a higher value; or pass."""
    found = [MOVE_NUMBERS[PASS]]
    if to_beat == LONE_QUEEN_VALUE:
        return found  # VQ-53
    queens: i64 = count_of(hand, QUEEN)
    if size <= queens:
        found.append(MOVE_NUMBERS[QUEENS_ALONE + size])
    rest: i64 = (hand & NUMBER_BITS) >> (4 * to_beat)
    value: i64 = to_beat + 1
    while rest != 0:
        held: i64 = rest & 15
        if held > 0 and held + queens >= size:
            numbers: i64 = size - queens if size > queens else 1
            most: i64 = held if held < size else size
            while numbers <= most:
                found.append(MOVE_NUMBERS[set_move(value, numbers, size - numbers)])
                numbers += 1
        rest >>= 4
        value += 1
    return found


def answers_to_a_slayer(hand: i64) -> list[object]:
    """VQ-61, VQ-62, VQ-67: any one vampire; a hand without vampires passes."""
    found: list[object] = []
    if hand & VAMPIRE_BITS == 0:
        return [MOVE_NUMBERS[PASS]]
    if count_of(hand, QUEEN) > 0:
        found.append(MOVE_NUMBERS[QUEENS_ALONE + 1])
    rest: i64 = hand & NUMBER_BITS
    single: i64 = NUMBERS_FROM
    while rest != 0:
        if rest & 15 != 0:
            found.append(MOVE_NUMBERS[single])
        rest >>= 4
        single += PER_VALUE
    return found
