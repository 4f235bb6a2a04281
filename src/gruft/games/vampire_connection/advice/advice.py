"""What a decent player of The Vampire Connection does, and why: for hints, playouts and bots.

Nothing is looked at but what the seat may know (`odds.py`), so the advice is the same in all worlds
of the seat. Cards are weighed in `worth.py`, plays in `play.py`, trades in `connection.py`.
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
    best_target,
    cover_worth,
    play_worth,
    staking,
    stealing,
    target_worth,
)
from gruft.games.vampire_connection.advice.worth import drawing, hand_worth, losing
from gruft.games.vampire_connection.rules.journeys import form_of, goal_of
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.rules.turns import BREATH
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling
from gruft.kernel.vectors import vector

HABITS: Final = vector(idea.EXPERIENCE)

#: Why a move is made, by the move; by the name of the question, to hold back or to act.
MOVED: Final = {
    c.END_CONNECTION: "advice-no-trade",
    c.ACCEPT: "advice-accept",
    c.REJECT: "advice-reject",
    c.COUNTER: "advice-counter",
    c.LEAVE_TOMB: "advice-go-home",
    c.REVIVE: "advice-revive",
    c.PLAY_OPPORTUNITY: "advice-opportunity",
    c.PLAY_PARTY: "advice-party",
}
ASKED: Final = {
    "tomb-window": ("advice-save-hunter", "advice-stake"),
    "move-window": ("advice-save-hunter", "advice-stake"),
    "play": ("", "advice-stake"),
    "rob": ("", "advice-best-prey"),
    "response": ("advice-let-go", "advice-ward-off"),
    "order": ("", "advice-order"),
    "ball": ("", "advice-worst-captive"),
    "consume": ("advice-keep", "advice-consume"),
    "buy": ("advice-drops", "advice-buy"),
    "discard": ("", "advice-discard"),
}


# --- what a move is worth ------------------------------------------------------------------------


def worth(look: Look, move: i64) -> i64:
    """What a move is worth against the others of the same decision."""
    words = look.position.words
    decision: i64 = words[at.DECISION]
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
    if decision == at.BUYING:
        return buying(look, move - c.BUY)
    if decision == at.DISCARD:
        return 0 - losing(look, move - c.TYPE)
    if decision == at.ORDER:
        # The later event says where the vampire lies, and the castle is safer.
        sunrise: bool = c.event_kind(words[at.FIRST_EVENT]) == c.SUNRISE
        return 1 if move == (c.FIRST if sunrise else c.FIRST + 1) else 0
    if move in (c.PASS, c.CONFIRM):
        return 0
    if decision == at.RESPONSE:
        return warding_off(look, move)
    victim: i64 = move - c.VICTIM
    if decision == at.TARGET:
        return target_worth(look, words[at.CARD], victim)
    if decision == at.COVERING:
        return cover_worth(look, words[at.CASTLE], words[at.CARD], victim)
    if decision == at.ROB:
        return stealing(look, words[at.GOAL_SEAT], victim)
    if decision == at.GIVING:
        return 0 - look.keeping(victim) - look.position.printed.right[victim]
    return look.consuming(victim) - look.keeping(victim)


def warding_off(look: Look, move: i64) -> i64:
    """What it saves to answer an attack; the weakest card first."""
    victim: i64 = look.position.words[at.NAMED]
    saved: i64 = look.keeping(victim)
    saved += look.harm(look.position.words[at.ACTIVE], max(saved, look.consuming(victim)))
    return saved - losing(look, c.CRUCIFIX + move - c.RESPOND) * look.horizon // 100


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
    for place in range(1, len(moves)):
        value: i64 = worth(look, moves[place])
        if value > most:
            most = value
            best = moves[place]
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


def reason(look: Look, move: i64) -> str:
    """The message that says why."""
    position, words = look.position, look.position.words
    question = QUESTIONS[words[at.DECISION]]
    if len(position.moves(look.seat)) == 1:
        return "advice-must"
    if c.is_journey(move):
        return reason_to_travel(look, move)
    if move == c.END_PLAY:
        if position.is_staked(look.seat):
            return "advice-stay-staked"
        return "advice-rest" if position.in_tomb(look.seat) else "advice-end-play"
    if c.PROTECT <= move < c.VICTIM or question.name == "cover":
        castle: i64 = (move - c.PROTECT) % c.MOST_SEATS
        if question.name == "cover":
            castle = words[at.CASTLE]
        return "advice-silence-guest" if castle == look.seat else "advice-deny-blood"
    play: i64 = words[at.CARD] if question.name == "target" else move
    if play == c.PLAY_ESCAPE:
        victim: i64 = best_target(look, play) if move == play else move - c.VICTIM
        own: bool = position.lord_of(victim) == look.seat
        return "advice-escape-own" if own else "advice-escape-rival"
    if play in MOVED:
        return MOVED[play]
    holding_back, acting = ASKED.get(question.name, ("", "advice-trade"))
    return holding_back if move in (c.PASS, c.BUY) else acting


def reason_to_travel(look: Look, move: i64) -> str:
    """Why this journey."""
    goal: i64 = goal_of(move)
    form: i64 = form_of(move)
    if goal == c.TO_CASTLE:
        return "advice-go-home"
    if goal == c.TO_TOMB:
        return "advice-go-to-rest"
    if goal == c.TO_ROB:
        return "advice-rob"
    if look.position.words[at.VILLAGE_DECK_SIZE] == 1:
        return "advice-last-card"
    if form == c.FORM_HUNCHBACK:
        return "advice-send-hunchback"
    return "advice-mist" if form == c.FORM_MIST else "advice-village"
