"""What a decent player of The Vampire Connection does, and why: for hints, playouts and bots.

Nothing is looked at but what the seat may know (`odds.py`), so the advice is the same in all worlds
of the seat. Cards are weighed in `worth.py`, plays in `plays.py`, trades in `trading.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_connection import experience as idea
from gruft.games.vampire_connection.cards import (
    BUY,
    CONFIRM,
    CRUCIFIX,
    FIRST,
    PASS,
    RESPOND,
    SUNRISE,
    TYPE,
    VICTIM,
    event_kind,
)
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    BUYING,
    CARD,
    CASTLE,
    CONNECTION,
    CONSUME,
    COUNTER_ANSWER,
    COVERING,
    DECISION,
    FIRST_EVENT,
    GIVING,
    GOAL_SEAT,
    MOVE_WINDOW,
    NAMED,
    OFFER_ANSWER,
    ORDER,
    PLAYING,
    RESPONSE,
    ROB,
    TARGET,
    TOMB_WINDOW,
)
from gruft.games.vampire_connection.motives import reason
from gruft.games.vampire_connection.odds import Look
from gruft.games.vampire_connection.plays import (
    cover_worth,
    play_worth,
    staking,
    stealing,
    target_worth,
)
from gruft.games.vampire_connection.position import VampireConnection
from gruft.games.vampire_connection.trading import (
    answering_worth,
    composing_worth,
    opening_worth,
)
from gruft.games.vampire_connection.worth import drawing, hand_worth, losing
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling
from gruft.kernel.vectors import vector

HABITS: Final = vector(idea.EXPERIENCE)
BREATH: Final = 1


# --- what a move is worth ------------------------------------------------------------------------


def worth(look: Look, move: i64) -> i64:
    """What a move is worth against the others of the same decision."""
    decision: i64 = look.position.words[DECISION]
    if decision == PLAYING:
        return play_worth(look, move)
    if decision in (TOMB_WINDOW, MOVE_WINDOW):
        return staking(look, move)
    if decision == CONNECTION:
        return opening_worth(look, move)
    if decision in (OFFER_ANSWER, COUNTER_ANSWER):
        return answering_worth(look, move)
    if decision < PLAYING:
        return composing_worth(look, move)
    if decision <= RESPONSE:
        return _worth_in_play(look, decision, move)
    return _worth_at_the_end(look, decision, move)


def _worth_in_play(look: Look, decision: i64, move: i64) -> i64:
    words = look.position.words
    if decision == TARGET:
        return target_worth(look, words[CARD], move - VICTIM)
    if decision == COVERING:
        if move == CONFIRM:
            return 0
        return cover_worth(look, words[CASTLE], words[CARD], move - VICTIM)
    if decision == ROB:
        return stealing(look, words[GOAL_SEAT], move - VICTIM)
    return warding_off(look, move)


def warding_off(look: Look, move: i64) -> i64:
    """VC-121, VC-122: what it saves to answer an attack; the weakest card first."""
    if move == PASS:
        return 0
    victim: i64 = look.position.words[NAMED]
    saved: i64 = look.keeping(victim)
    saved += look.harm(look.position.words[ACTIVE], max(saved, look.consuming(victim)))
    return saved - losing(look, CRUCIFIX + move - RESPOND) * look.horizon // 100


def _worth_at_the_end(look: Look, decision: i64, move: i64) -> i64:
    if decision == ORDER:
        return _order_worth(look, move)
    if decision == GIVING:
        return 0 - look.keeping(move - VICTIM) - look.position.printed.right[move - VICTIM]
    if decision == CONSUME:
        return 0 if move == PASS else look.consuming(move - VICTIM) - look.keeping(move - VICTIM)
    if decision == BUYING:
        return buying(look, move - BUY)
    return 0 - losing(look, move - TYPE)


def _order_worth(look: Look, move: i64) -> i64:
    """VC-90: the later event says where the vampire lies, and the castle is safer."""
    first: i64 = look.position.words[FIRST_EVENT]
    wanted: i64 = FIRST if event_kind(first) == SUNRISE else FIRST + 1
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
