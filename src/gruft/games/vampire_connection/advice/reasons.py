"""Why a decent player of The Vampire Connection makes a move: the message that says so."""

from mypy_extensions import i64

from gruft.games.vampire_connection.advice.odds import Look
from gruft.games.vampire_connection.advice.play import best_target
from gruft.games.vampire_connection.rules.journeys import form_of, goal_of
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at


def reason(look: Look, move: i64) -> str:
    """The message that says why."""
    decision: i64 = look.position.words[at.DECISION]
    if len(look.position.moves(look.seat)) == 1:
        return "advice-must"
    if decision == at.PLAYING:
        return reason_to_play(look, move)
    if decision in (at.TOMB_WINDOW, at.MOVE_WINDOW):
        return "advice-save-hunter" if move == c.PASS else "advice-stake"
    if decision < at.PLAYING:
        return reason_to_trade(move)
    if decision <= at.RESPONSE:
        return reason_in_play(look, decision, move)
    return reason_at_the_end(decision, move)


def reason_to_trade(move: i64) -> str:
    """Why offer, accept, counter, or not."""
    if move == c.END_CONNECTION:
        return "advice-no-trade"
    if move == c.ACCEPT:
        return "advice-accept"
    if move == c.REJECT:
        return "advice-reject"
    return "advice-counter" if move == c.COUNTER else "advice-trade"


def reason_to_play(look: Look, move: i64) -> str:
    """Why this play."""
    if c.is_journey(move):
        return reason_to_travel(look, move)
    if move == c.END_PLAY:
        return reason_to_stop(look)
    if move == c.LEAVE_TOMB:
        return "advice-go-home"
    if move == c.REVIVE:
        return "advice-revive"
    if move < c.PLAY_OPPORTUNITY:
        return "advice-stake"
    if move >= c.PROTECT:
        return reason_to_protect(look, (move - c.PROTECT) % 6)
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


def reason_to_protect(look: Look, castle: i64) -> str:
    """Why protect somebody here."""
    return "advice-silence-guest" if castle == look.seat else "advice-deny-blood"


def reason_to_target(look: Look, play: i64, victim: i64) -> str:
    """Why this card on this victim."""
    if play == c.PLAY_OPPORTUNITY:
        return "advice-opportunity"
    if play != c.PLAY_ESCAPE:
        return "advice-party"
    own: bool = look.position.lord_of(victim) == look.seat
    return "advice-escape-own" if own else "advice-escape-rival"


def reason_in_play(look: Look, decision: i64, move: i64) -> str:
    """Why this victim, or this answer to an attack."""
    words = look.position.words
    if decision == at.TARGET:
        return reason_to_target(look, words[at.CARD], move - c.VICTIM)
    if decision == at.COVERING:
        return reason_to_protect(look, words[at.CASTLE])
    if decision == at.ROB:
        return "advice-best-prey"
    return "advice-let-go" if move == c.PASS else "advice-ward-off"


def reason_at_the_end(decision: i64, move: i64) -> str:
    """Why this order, gift, meal, purchase or discard."""
    if decision == at.ORDER:
        return "advice-order"
    if decision == at.GIVING:
        return "advice-worst-captive"
    if decision == at.CONSUME:
        return "advice-keep" if move == c.PASS else "advice-consume"
    if decision == at.BUYING:
        return "advice-drops" if move == c.BUY else "advice-buy"
    return "advice-discard"
