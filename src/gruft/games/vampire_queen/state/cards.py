"""The cards of Vampire Queen: kinds, packed hands, and what each of the 527 moves puts down.

A hand is one 64-bit word: four bits for each of the 14 kinds of vampire (1 .. 13, then the queen),
one bit for each slayer. This room knows what cards are and what a set is worth. It does not know
whose turn it is.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.kernel.vectors import zeros

NUMBERS: Final = 13
QUEEN: Final = 13  # the kind after the 13 numbers; number v is kind v - 1
KINDS: Final = 14
S15: Final = 1  # slayers are named by the move that leads them
S20: Final = 2
NO_SLAYER: Final = 0

MOST_COPIES: Final = 8
MOST_QUEENS: Final = 4

VAMPIRE_BITS: Final = 0xFFFFFFFFFFFFFF
NUMBER_BITS: Final = 0xFFFFFFFFFFFFF
S15_BIT: Final = 0x100000000000000
S20_BIT: Final = 0x200000000000000
SLAYER_BITS: Final = 0x300000000000000
#: The largest power of two that is used; smaller ones are made by shifting it down, because mypyc
#: compiles `1 << k` to a 32-bit shift.
TOP_UNIT: Final = 0x1000000000000000
PAIR_NIBBLES: Final = 0x0F0F0F0F0F0F0F

PASS: Final = 0
MOVES: Final = 527
QUEENS_ALONE: Final = 2  # move 2 + q puts down q queens and nothing else
NUMBERS_FROM: Final = 7  # move 7 + 40 (v - 1) + 5 (a - 1) + q: a numbers of value v and q queens
PER_VALUE: Final = 40
PER_COUNT: Final = 5

LONE_QUEEN_VALUE: Final = 14


def unit(kind: i64) -> i64:
    """One vampire of this kind, packed."""
    return TOP_UNIT >> (60 - 4 * kind)


def count_of(cards: i64, kind: i64) -> i64:
    """How many vampires of this kind are among the cards."""
    return (cards >> (4 * kind)) & 15


def vampires_in(cards: i64) -> i64:
    """How many vampires are among the cards."""
    pairs: i64 = cards & VAMPIRE_BITS
    pairs = (pairs & PAIR_NIBBLES) + ((pairs >> 4) & PAIR_NIBBLES)
    pairs += pairs >> 8
    pairs += pairs >> 16
    pairs += pairs >> 32
    return pairs & 255


def slayers_in(cards: i64) -> i64:
    """How many slayers are among the cards."""
    return ((cards >> 56) & 1) + ((cards >> 57) & 1)


def slayer_bit(slayer: i64) -> i64:
    """A slayer, packed; no slayer is not a card."""
    if slayer == S15:
        return S15_BIT
    if slayer == S20:
        return S20_BIT
    return 0


def set_move(value: i64, numbers: i64, queens: i64) -> i64:
    """The move that puts down so many numbers of one value and so many queens."""
    if numbers == 0:
        return QUEENS_ALONE + queens
    return NUMBERS_FROM + PER_VALUE * (value - 1) + PER_COUNT * (numbers - 1) + queens


def value_of(move: i64) -> i64:
    """VQ-47 to VQ-51: a set is worth its numbers' value; queens alone are worth 14."""
    if move >= NUMBERS_FROM:
        return (move - NUMBERS_FROM) // PER_VALUE + 1
    return LONE_QUEEN_VALUE


def numbers_in(move: i64) -> i64:
    """How many number cards a set has."""
    if move < NUMBERS_FROM:
        return 0
    return (move - NUMBERS_FROM) % PER_VALUE // PER_COUNT + 1


def queens_in(move: i64) -> i64:
    """How many queens a set has."""
    if move >= NUMBERS_FROM:
        return (move - NUMBERS_FROM) % PER_COUNT
    if move > QUEENS_ALONE:
        return move - QUEENS_ALONE
    return 0


def value_in_slayer_round(move: i64) -> i64:
    """VQ-60, VQ-63: in a slayer round a queen counts 1 and the slayer 0."""
    if move >= NUMBERS_FROM:
        return value_of(move)
    return 1 if move > QUEENS_ALONE else 0


def _pack_move(move: i64) -> i64:
    if move <= S20:
        return slayer_bit(move)
    cards: i64 = queens_in(move) * unit(QUEEN)
    if move >= NUMBERS_FROM:
        cards += numbers_in(move) * unit(value_of(move) - 1)
    return cards


def _for_all_moves_packed() -> vec[i64]:
    packed = vec[i64](capacity=MOVES)
    for move in range(MOVES):
        packed = append(packed, _pack_move(move))
    return packed


#: The cards that each move puts down, packed.
CARDS_OF: Final = _for_all_moves_packed()


def are_among(move: i64, cards: i64) -> bool:
    """Tell whether the cards of a move are among these."""
    if move <= S20:
        return cards & slayer_bit(move) != 0
    if queens_in(move) > count_of(cards, QUEEN):
        return False
    numbers: i64 = numbers_in(move)
    return numbers == 0 or numbers <= count_of(cards, value_of(move) - 1)


@final
class Pack:
    """An edition's cards, ready to be counted and dealt, for one number of players."""

    def __init__(
        self, copies: list[int], slayers: list[int], queen_points: i64, dealt: i64
    ) -> None:
        self.all_vampires: i64 = 0
        self.vampires = vec[i64]()
        self.points = zeros(KINDS)
        self.s15_points: i64 = slayers[0]
        self.s20_points: i64 = slayers[1]
        self.dealt: i64 = dealt
        self.memory_counts = False  # VQ-123: the table's choice
        for kind in range(KINDS):
            self.points[kind] = queen_points if kind == QUEEN else kind + 1
            self.all_vampires += copies[kind] * unit(kind)
            for _ in range(copies[kind]):
                self.vampires = append(self.vampires, kind)

    def undealt(self, seats: i64) -> i64:
        """VQ-13: how many cards are left over when everybody has theirs."""
        return len(self.vampires) - seats * self.dealt

    def points_of(self, cards: i64) -> i64:
        """VQ-103, VQ-104: what the cards cost in the hand, whatever they counted in a round."""
        total: i64 = 0
        for kind in range(i64(KINDS)):
            total += count_of(cards, kind) * self.points[kind]
        if cards & S15_BIT:
            total += self.s15_points
        if cards & S20_BIT:
            total += self.s20_points
        return total
