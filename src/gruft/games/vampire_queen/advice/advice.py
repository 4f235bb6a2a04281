"""What a decent player of Vampire Queen does, and why: for hints, playouts and searching bots.

Nothing is looked at but what the seat may know (`odds.py`), so the advice is the same in all worlds
of the seat. What each candidate is worth is said in `worth.py`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gruft.games.vampire_queen.advice.odds import SURE, Look, takes, unbeaten
from gruft.games.vampire_queen.advice.worth import (
    HABITS,
    Thought,
    cost_of_hand,
    groups_in,
    points_saved,
    stops_to_go,
    worth,
)
from gruft.games.vampire_queen.rules.position import VampireQueen
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
from gruft.games.vampire_queen.state.state import FOLLOWING_A_SLAYER, LEADING, RAISING
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling
from gruft.kernel.vectors import zeros

#: More than all ideas together can be worth.
EVERYTHING: Final = 1000000000000

#: From this degree of hurry on, points are what counts.
PRESSING: Final = 4
#: A set that stands so often, in 1024ths, is as good as unbeatable.
NEARLY_SURE: Final = 973


# --- candidates ----------------------------------------------------------------------------------


def sensible_moves(look: Look) -> vec[i64]:
    """The legal moves that are worth a thought."""
    words = look.position.words
    if look.situation == LEADING:
        return sensible_leads(look.hand, words[at.BAN])
    if look.situation == RAISING:
        return sensible_raises(look.hand, look.position.set_size(), words[at.TO_BEAT])
    return single_vampires(look.hand)


def sensible_leads(hand: i64, ban: i64) -> vec[i64]:
    """Slayers, queens alone, parts of a group, and whole groups, these also with queens."""
    found = vec[i64](capacity=24)
    if hand & c.S15_BIT != 0 and ban != c.S15:
        found = append(found, c.S15)
    if hand & c.S20_BIT != 0 and ban != c.S20:
        found = append(found, c.S20)
    queens: i64 = count_of(hand, c.QUEEN)
    for move in range(c.QUEENS_ALONE + 1, c.QUEENS_ALONE + queens + 1):
        found = append(found, move)
    for kind in range(i64(c.NUMBERS)):
        held: i64 = count_of(hand, kind)
        for part in range(1, held):
            found = append(found, set_move(kind + 1, part, 0))
        if held > 0:
            for joined in range(queens + 1):
                found = append(found, set_move(kind + 1, held, joined))
    return found


def sensible_raises(hand: i64, size: i64, to_beat: i64) -> vec[i64]:
    """Passing, and every higher set with as few queens as it needs."""
    found = vec[i64](capacity=16)
    found = append(found, c.PASS)
    queens: i64 = count_of(hand, c.QUEEN)
    if size <= queens and to_beat < c.LONE_QUEEN_VALUE:
        found = append(found, c.QUEENS_ALONE + size)
    for kind in range(to_beat, i64(c.NUMBERS)):
        held: i64 = count_of(hand, kind)
        if held > 0 and held + queens >= size:
            numbers: i64 = min(held, size)
            found = append(found, set_move(kind + 1, numbers, size - numbers))
    return found


def single_vampires(hand: i64) -> vec[i64]:
    """Any one vampire; a hand without vampires passes."""
    found = vec[i64](capacity=16)
    if hand & c.VAMPIRE_BITS == 0:
        found = append(found, c.PASS)
    if count_of(hand, c.QUEEN) > 0:
        found = append(found, c.QUEENS_ALONE + 1)
    for kind in range(i64(c.NUMBERS)):
        if count_of(hand, kind) > 0:
            found = append(found, set_move(kind + 1, 1, 0))
    return found


# --- the choice ----------------------------------------------------------------------------------


def weighed(thought: Thought, moves: vec[i64]) -> vec[i64]:
    """What each of the moves is worth, in the same order."""
    look = thought.look
    ends: bool = look.ends_now()
    found = zeros(len(moves))
    for place in range(len(moves)):
        move: i64 = moves[place]
        if ends:
            found[place] = points_saved(look, move)
        else:
            found[place] = worth(thought, move) + end_in_sight(look, move)
    return found


def end_in_sight(look: Look, move: i64) -> i64:
    """What is worth more than anything else: an empty hand, or a sure lead with one set to go."""
    if look.situation == FOLLOWING_A_SLAYER or move <= c.S20:
        return 0
    left: i64 = look.hand - c.CARDS_OF[move]
    if left == 0:
        return 2 * EVERYTHING
    if stops_to_go(left, groups_in(left)) == 1 and as_good_as_unbeatable(look, move):
        return EVERYTHING
    return 0


def as_good_as_unbeatable(look: Look, move: i64) -> bool:
    """Whether hardly anybody can beat this set."""
    size: i64 = numbers_in(move) + queens_in(move)
    return unbeaten(look, size, value_of(move)) >= NEARLY_SURE


def choose(position: VampireQueen, seat: i64, habits: vec[i64]) -> i64:
    """The candidate that is worth most to somebody of these habits; of equals the lowest."""
    thought = Thought(position, seat, habits)
    moves = sensible_moves(thought.look)
    if len(moves) == 1:
        return moves[0]
    worths = weighed(thought, moves)
    best: i64 = 0
    for place in range(1, len(moves)):
        if worths[place] > worths[best]:
            best = place
    return moves[best]


def policy(position: VampireQueen, seat: i64) -> i64:
    """The move a decent player makes: the quick answer, for playouts."""
    return choose(position, seat, HABITS)


def candidates(position: VampireQueen, seat: i64) -> list[int]:
    """The moves worth a search, the most promising first; the first one is the policy's."""
    thought = Thought(position, seat, HABITS)
    moves = sensible_moves(thought.look)
    worths = weighed(thought, moves)
    ranked: list[tuple[int, int]] = []
    for place in range(len(moves)):
        ranked.append((-worths[place], moves[place]))
    ranked.sort()
    return [move for _, move in ranked]


def evaluate(position: VampireQueen, seat: i64) -> i64:
    """What the seat may hope for: minus the points, in thousandths, that this phase will cost it.

    Only its own hand, the lead and the smallest of the other hands are looked at.
    """
    return -max(0, cost_of_hand(Thought(position, seat, HABITS)))


# --- in words ------------------------------------------------------------------------------------


def advise(position: VampireQueen, seat: i64) -> Advised:
    """What a decent player would do here, and why."""
    thought = Thought(position, seat, HABITS)
    move: i64 = policy(position, seat)
    return Advised(move, Telling(reason(thought, move), {}))


def reason(thought: Thought, move: i64) -> str:
    """The message that says why."""
    look = thought.look
    if len(look.position.moves(look.seat)) == 1:
        return "advice-must"
    if look.situation == FOLLOWING_A_SLAYER:
        return reason_to_answer(look, move)
    if c.CARDS_OF[move] == look.hand:
        return "advice-last-cards"
    if move == c.PASS:
        return "advice-pass"
    if move <= c.S20:
        return "advice-lead-slayer"
    return reason_for_set(thought, move)


def reason_to_answer(look: Look, move: i64) -> str:
    """Why this vampire under a slayer."""
    take: i64 = takes(look, value_in_slayer_round(move))
    if take == 0:
        return "advice-safe-card"
    return "advice-likely-safe" if 2 * take < SURE else "advice-take-the-pile"


def reason_for_set(thought: Thought, move: i64) -> str:
    """Why this set, led or raised with."""
    look = thought.look
    left: i64 = look.hand - c.CARDS_OF[move]
    groups: i64 = groups_in(left)
    wins: bool = as_good_as_unbeatable(look, move)
    if wins and stops_to_go(left, groups) == 1:
        return "advice-unbeatable"
    if thought.pressed >= PRESSING or look.ends_now():
        return "advice-dump"
    if wins and left & c.SLAYER_BITS != 0:
        return "advice-win-the-lead"
    if look.situation == LEADING:
        return "advice-lead-burden" if groups < thought.groups else "advice-lead-part"
    return "advice-whole-group" if groups < thought.groups else "advice-raise"
