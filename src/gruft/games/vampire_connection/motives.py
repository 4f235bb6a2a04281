"""Why a decent player of The Vampire Connection makes a move: the message that says so."""

from mypy_extensions import i64

from gruft.games.vampire_connection.cards import (
    ACCEPT,
    BUY,
    COUNTER,
    END_CONNECTION,
    END_PLAY,
    FORM_HUNCHBACK,
    FORM_MIST,
    LEAVE_TOMB,
    PASS,
    PLAY_ESCAPE,
    PLAY_OPPORTUNITY,
    PROTECT,
    REJECT,
    REVIVE,
    TO_CASTLE,
    TO_ROB,
    TO_TOMB,
    VICTIM,
)
from gruft.games.vampire_connection.layout import (
    BUYING,
    CARD,
    CASTLE,
    CONSUME,
    COVERING,
    DECISION,
    GIVING,
    MOVE_WINDOW,
    ORDER,
    PLAYING,
    RESPONSE,
    ROB,
    TARGET,
    TOMB_WINDOW,
    VILLAGE_DECK_SIZE,
)
from gruft.games.vampire_connection.odds import Look
from gruft.games.vampire_connection.plays import best_target
from gruft.games.vampire_connection.rules.journeys import form_of, goal_of, is_journey


def reason(look: Look, move: i64) -> str:
    """The message that says why."""
    decision: i64 = look.position.words[DECISION]
    if len(look.position.moves(look.seat)) == 1:
        return "advice-must"
    if decision == PLAYING:
        return reason_to_play(look, move)
    if decision in (TOMB_WINDOW, MOVE_WINDOW):
        return "advice-save-hunter" if move == PASS else "advice-stake"
    if decision < PLAYING:
        return reason_to_trade(move)
    if decision <= RESPONSE:
        return reason_in_play(look, decision, move)
    return reason_at_the_end(decision, move)


def reason_to_trade(move: i64) -> str:
    """Why offer, accept, counter, or not."""
    if move == END_CONNECTION:
        return "advice-no-trade"
    if move == ACCEPT:
        return "advice-accept"
    if move == REJECT:
        return "advice-reject"
    return "advice-counter" if move == COUNTER else "advice-trade"


def reason_to_play(look: Look, move: i64) -> str:
    """Why this play."""
    if is_journey(move):
        return reason_to_travel(look, move)
    if move == END_PLAY:
        return reason_to_stop(look)
    if move == LEAVE_TOMB:
        return "advice-go-home"
    if move == REVIVE:
        return "advice-revive"
    if move < PLAY_OPPORTUNITY:
        return "advice-stake"
    if move >= PROTECT:
        return reason_to_protect(look, (move - PROTECT) % 6)
    return reason_to_target(look, move, best_target(look, move))


def reason_to_stop(look: Look) -> str:
    """Why PLAY ends here."""
    if look.position.is_staked(look.seat):
        return "advice-stay-staked"
    return "advice-rest" if look.position.in_tomb(look.seat) else "advice-end-play"


def reason_to_travel(look: Look, move: i64) -> str:
    """Why this journey."""
    goal: i64 = goal_of(move)
    form: i64 = form_of(move)
    if goal == TO_CASTLE:
        return "advice-go-home"
    if goal == TO_TOMB:
        return "advice-go-to-rest"
    if goal == TO_ROB:
        return "advice-rob"
    if look.position.words[VILLAGE_DECK_SIZE] == 1:
        return "advice-last-card"
    if form == FORM_HUNCHBACK:
        return "advice-send-hunchback"
    return "advice-mist" if form == FORM_MIST else "advice-village"


def reason_to_protect(look: Look, castle: i64) -> str:
    """Why protect somebody here."""
    return "advice-silence-guest" if castle == look.seat else "advice-deny-blood"


def reason_to_target(look: Look, play: i64, victim: i64) -> str:
    """Why this card on this victim."""
    if play == PLAY_OPPORTUNITY:
        return "advice-opportunity"
    if play != PLAY_ESCAPE:
        return "advice-party"
    own: bool = look.position.lord_of(victim) == look.seat
    return "advice-escape-own" if own else "advice-escape-rival"


def reason_in_play(look: Look, decision: i64, move: i64) -> str:
    """Why this victim, or this answer to an attack."""
    words = look.position.words
    if decision == TARGET:
        return reason_to_target(look, words[CARD], move - VICTIM)
    if decision == COVERING:
        return reason_to_protect(look, words[CASTLE])
    if decision == ROB:
        return "advice-best-prey"
    return "advice-let-go" if move == PASS else "advice-ward-off"


def reason_at_the_end(decision: i64, move: i64) -> str:
    """Why this order, gift, meal, purchase or discard."""
    if decision == ORDER:
        return "advice-order"
    if decision == GIVING:
        return "advice-worst-captive"
    if decision == CONSUME:
        return "advice-keep" if move == PASS else "advice-consume"
    if decision == BUYING:
        return "advice-drops" if move == BUY else "advice-buy"
    return "advice-discard"
