"""What a decent player of The Vampire Connection does, and why: for hints, playouts and bots.

Nothing is looked at but what the seat may know (`odds.py`), so the advice is the same in all worlds
of the seat. Cards are weighed in `worth.py`, plays in `plays.py`, trades in `trading.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_connection.advice import weights as idea
from gruft.games.vampire_connection.advice.connection import (
    answering_worth,
    composing_worth,
    opening_worth,
)
from gruft.games.vampire_connection.advice.odds import Look
from gruft.games.vampire_connection.advice.play import (
    cover_worth,
    play_worth,
    staking,
    stealing,
    target_worth,
)
from gruft.games.vampire_connection.advice.reasons import reason
from gruft.games.vampire_connection.advice.worth import drawing, hand_worth, losing
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import event_kind
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling
from gruft.kernel.vectors import vector

HABITS: Final = vector(idea.EXPERIENCE)
BREATH: Final = 1


# --- what a move is worth ------------------------------------------------------------------------


def worth(look: Look, move: i64) -> i64:
    """What a move is worth against the others of the same decision."""
    decision: i64 = look.position.words[at.DECISION]
    if decision == at.PLAYING:
        return play_worth(look, move)
    if decision in (at.TOMB_WINDOW, at.MOVE_WINDOW):
        return staking(look, move)
    if decision == at.CONNECTION:
        return opening_worth(look, move)
    if decision in (at.OFFER_ANSWER, at.COUNTER_ANSWER):
        return answering_worth(look, move)
    if decision < at.PLAYING:
        return composing_worth(look, move)
    if decision <= at.RESPONSE:
        return _worth_in_play(look, decision, move)
    return _worth_at_the_end(look, decision, move)


def _worth_in_play(look: Look, decision: i64, move: i64) -> i64:
    words = look.position.words
    if decision == at.TARGET:
        return target_worth(look, words[at.CARD], move - c.VICTIM)
    if decision == at.COVERING:
        if move == c.CONFIRM:
            return 0
        return cover_worth(look, words[at.CASTLE], words[at.CARD], move - c.VICTIM)
    if decision == at.ROB:
        return stealing(look, words[at.GOAL_SEAT], move - c.VICTIM)
    return warding_off(look, move)


def warding_off(look: Look, move: i64) -> i64:
    """VC-121, VC-122: what it saves to answer an attack; the weakest card first."""
    if move == c.PASS:
        return 0
    victim: i64 = look.position.words[at.NAMED]
    saved: i64 = look.keeping(victim)
    saved += look.harm(look.position.words[at.ACTIVE], max(saved, look.consuming(victim)))
    return saved - losing(look, c.CRUCIFIX + move - c.RESPOND) * look.horizon // 100


def _worth_at_the_end(look: Look, decision: i64, move: i64) -> i64:
    if decision == at.ORDER:
        return _order_worth(look, move)
    if decision == at.GIVING:
        return 0 - look.keeping(move - c.VICTIM) - look.position.printed.right[move - c.VICTIM]
    if decision == at.CONSUME:
        return (
            0 if move == c.PASS else look.consuming(move - c.VICTIM) - look.keeping(move - c.VICTIM)
        )
    if decision == at.BUYING:
        return buying(look, move - c.BUY)
    return 0 - losing(look, move - c.TYPE)


def _order_worth(look: Look, move: i64) -> i64:
    """VC-90: the later event says where the vampire lies, and the castle is safer."""
    first: i64 = look.position.words[at.FIRST_EVENT]
    wanted: i64 = c.FIRST if event_kind(first) == c.SUNRISE else c.FIRST + 1
    return 1 if move == wanted else 0


def buying(look: Look, number: i64) -> i64:
    """What so many cards are worth above their price, as long as the hand has room for them."""
    position = look.position
    room: i64 = position.printed.hand_limit - position.hand_size(look.seat) - BREATH
    if number > max(0, room + look.counts(idea.ROOM)):
        return 0 - number
    return number * (drawing(look) - look.counts(idea.PRICE))


# --- the choice ----------------------------------------------------------------------------------


def choose(position: VampireConnection, seat: i64, habits: vec[i64]) -> i64:
    """The move that is worth most to somebody of these habits; of equals the lowest."""
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    look = Look(position, seat, habits)
    best: i64 = moves[0]
    most: i64 = worth(look, best)
    place: i64 = 1
    while place < len(moves):
        move: i64 = moves[place]
        value: i64 = worth(look, move)
        if value > most:
            most = value
            best = move
        place += 1
    return best


def policy(position: VampireConnection, seat: i64) -> i64:
    """The move a decent player makes: the quick answer, for playouts."""
    return choose(position, seat, HABITS)


def candidates(position: VampireConnection, seat: i64) -> list[int]:
    """The legal moves, the most promising first; the first one is the policy's."""
    look = Look(position, seat, HABITS)
    ranked: list[tuple[int, int]] = []
    for move in position.moves(seat):
        ranked.append((-worth(look, move), move))
    ranked.sort()
    return [move for _, move in ranked]


def evaluate(position: VampireConnection, seat: i64) -> i64:
    """By how many hundredths of a drop the seat may hope to end above its strongest rival."""
    look = Look(position, seat, HABITS)
    rival: i64 = look.strength(look.leader) + position.hand_size(look.leader) * drawing(look)
    return look.strength(seat) + hand_worth(look) - rival


# --- in words ------------------------------------------------------------------------------------


def advise(position: VampireConnection, seat: i64) -> Advised:
    """What a decent player would do here, and why."""
    move: i64 = policy(position, seat)
    return Advised(move, Telling(reason(Look(position, seat, HABITS), move), {}))
