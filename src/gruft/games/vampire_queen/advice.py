"""What a decent player of Vampire Queen does, and why: for hints, bots and playouts.

Rules of thumb, in the order in which they matter: lead a slayer as soon as you may, lead by points,
get rid of points when somebody is nearly out, keep groups whole, play a safe card under a slayer.
Nothing is looked at but the seat's own hand and what everybody sees, so the advice is the same in
all worlds of the seat.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.vampire_queen.cards import (
    CARDS_OF,
    NUMBERS,
    PASS,
    QUEEN,
    S15,
    S15_BIT,
    S20,
    S20_BIT,
    count_of,
    set_move,
    unit,
    value_in_slayer_round,
    value_of,
)
from gruft.games.vampire_queen.knowledge import hand_size
from gruft.games.vampire_queen.layout import BAN, TO_BEAT
from gruft.games.vampire_queen.position import VampireQueen
from gruft.games.vampire_queen.state import LEADING, RAISING
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling

#: Somebody with so few cards may end the phase at any moment.
NEARLY_OUT: Final = 3
#: With so few groups left, an unbeatable one is led first, because the lead then finishes the hand.
LAST_GROUPS: Final = 2


def policy(position: VampireQueen, seat: i64) -> i64:
    """The move a decent player makes."""
    situation = position.situation()
    if situation == LEADING:
        return lead(position, seat)
    if situation == RAISING:
        return raise_or_pass(position, seat)
    return answer_to_a_slayer(position, seat)


def advise(position: VampireQueen, seat: i64) -> Advised:
    """What a decent player would do here, and why."""
    move = policy(position, seat)
    return Advised(move, Telling(reason(position, seat, move), {}))


# --- leading -------------------------------------------------------------------------------------


def lead(position: VampireQueen, seat: i64) -> i64:
    """A slayer first, then an unbeatable set before the last one, else the most points."""
    hand: i64 = position.hand(seat)
    ban: i64 = position.words[BAN]
    if hand & S20_BIT != 0 and ban != S20:
        return S20
    if hand & S15_BIT != 0 and ban != S15:
        return S15
    queens: i64 = count_of(hand, QUEEN)
    if queens > 0 and groups_in(hand) < LAST_GROUPS:
        return set_move(0, 0, queens)  # VQ-53: nobody beats queens alone
    return group_with_most_points(hand, queens)


def groups_in(hand: i64) -> i64:
    """How many different numbers the hand has."""
    groups: i64 = 0
    kind: i64 = 0
    while kind < NUMBERS:
        if count_of(hand, kind) > 0:
            groups += 1
        kind += 1
    return groups


def group_with_most_points(hand: i64, queens: i64) -> i64:
    """The whole group that weighs most; queens alone only if there is nothing else."""
    best: i64 = set_move(0, 0, queens)
    most: i64 = 0
    kind: i64 = 0
    while kind < NUMBERS:
        held: i64 = count_of(hand, kind)
        if held > 0 and held * (kind + 1) >= most:
            most = held * (kind + 1)
            best = set_move(kind + 1, held, 0)
        kind += 1
    return best


# --- raising -------------------------------------------------------------------------------------


def raise_or_pass(position: VampireQueen, seat: i64) -> i64:
    """The lowest whole group, else part of one; but points when somebody is nearly out."""
    if somebody_is_nearly_out(position, seat):
        return move_with_most_points(position, seat)
    hand: i64 = position.hand(seat)
    size: i64 = position.set_size()
    split: i64 = PASS
    kind: i64 = position.words[TO_BEAT]
    while kind < NUMBERS:
        held: i64 = count_of(hand, kind)
        if held == size:
            return set_move(kind + 1, size, 0)
        if held > size and split == PASS:
            split = set_move(kind + 1, size, 0)
        kind += 1
    return split


def somebody_is_nearly_out(position: VampireQueen, seat: i64) -> bool:
    """VQ-120: everybody sees how many cards the others have."""
    other: i64 = 0
    while other < position.seats:
        if other != seat and hand_size(position.hand(other)) <= NEARLY_OUT:
            return True
        other += 1
    return False


def move_with_most_points(position: VampireQueen, seat: i64) -> i64:
    """The legal move that takes most points out of the hand."""
    best: i64 = PASS
    most: i64 = -1
    for move in position.moves(seat):
        points: i64 = position.pack.points_of(CARDS_OF[move])
        if points > most:
            most = points
            best = move
    return best


# --- under a slayer ------------------------------------------------------------------------------


def answer_to_a_slayer(position: VampireQueen, seat: i64) -> i64:
    """The dearest card that cannot take the pile; if there is none, the lowest."""
    best: i64 = -1
    most: i64 = -1
    lowest: i64 = PASS
    least: i64 = NUMBERS + 1
    for move in position.moves(seat):
        value: i64 = value_in_slayer_round(move)
        points: i64 = position.pack.points_of(CARDS_OF[move])
        if value < position.words[TO_BEAT] and points > most:
            most = points
            best = move
        if value < least:
            least = value
            lowest = move
    return best if best >= 0 else lowest


def group_of(move: i64) -> i64:
    """The bits of a hand that hold the cards of this move's number."""
    return 15 * unit(value_of(move) - 1)


# --- in words ------------------------------------------------------------------------------------


def reason(position: VampireQueen, seat: i64, move: i64) -> str:
    """The message that says why."""
    if len(position.moves(seat)) == 1:
        return "advice-must"
    situation = position.situation()
    if situation == LEADING:
        return reason_to_lead(position, seat, move)
    if situation == RAISING:
        return reason_to_raise(position, seat, move)
    safe = value_in_slayer_round(move) < position.words[TO_BEAT]
    return "advice-safe-card" if safe else "advice-low-card"


def reason_to_lead(position: VampireQueen, seat: i64, move: i64) -> str:
    """Why this lead."""
    if CARDS_OF[move] == position.hand(seat):
        return "advice-last-cards"
    if move <= S20:
        return "advice-lead-slayer"
    return "advice-lead-unbeatable" if move < set_move(1, 1, 0) else "advice-lead-points"


def reason_to_raise(position: VampireQueen, seat: i64, move: i64) -> str:
    """Why this raise, or none."""
    if move == PASS:
        return "advice-pass"
    if CARDS_OF[move] == position.hand(seat):
        return "advice-last-cards"
    if somebody_is_nearly_out(position, seat):
        return "advice-dump"
    whole = CARDS_OF[move] == position.hand(seat) & group_of(move)
    return "advice-whole-group" if whole else "advice-split"
