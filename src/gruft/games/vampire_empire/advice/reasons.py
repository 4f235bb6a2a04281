"""Why a move of Vampire Empire is advised: the message that says it."""

from mypy_extensions import i64

from gruft.games.vampire_empire.advice.actions import vampires_in_castle
from gruft.games.vampire_empire.advice.odds import Look
from gruft.games.vampire_empire.advice.worth import death_worth
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import marker_class


def reason(look: Look, move: i64, choices: i64) -> str:
    """The message that says why; with a single choice there is no other reason."""
    decision: i64 = look.words[at.DECISION]
    if choices == 1:
        return "advice-must"
    if decision <= at.ACT:
        return _in_the_turn(look, decision, move)
    if decision <= at.COMMIT:
        return _in_an_action(look, decision, move)
    if decision <= at.USE_WATER:
        return _as_an_answer(look, decision, move)
    return reason_of_card(look.words[at.CARD] - 1)


def _in_the_turn(look: Look, decision: i64, move: i64) -> str:
    if decision == at.WINDOW:
        return "advice-save-support" if move == c.DONE else reason_of_card(move - c.PLAY)
    if decision == at.STEP1:
        return reason_to_discard(move)
    if decision == at.PAY:
        return "advice-pay"
    return reason_to_reveal(look, move) if decision == at.REVEAL else reason_to_act(look, move)


def reason_to_discard(move: i64) -> str:
    """Why this card goes, or why none does."""
    if move == c.DONE:
        return "advice-draw"
    return "advice-cellar" if move < c.MOAT else "advice-overfull"


def reason_to_reveal(look: Look, move: i64) -> str:
    """Why a vampire shows itself, or stays secret."""
    if move == c.DONE:
        return "advice-stay-secret"
    return "advice-takeover" if vampires_in_castle(look) == 3 else "advice-reveal"


def reason_to_act(look: Look, move: i64) -> str:
    """Why this action."""
    if move == c.HIDE:
        return "advice-hide"
    if move == c.ASK_WATER:
        return "advice-question"
    if move == c.COMBAT:
        return "advice-attack" if look.seat == c.VAMPIRES else "advice-hunt"
    return "advice-pass"


def reason_of_card(kind: i64) -> str:
    """Why a support card is played, and used like this."""
    if marker_class(kind) != 0:
        return "advice-marker"
    if kind == c.SECRET_JOURNEY:
        return "advice-journey"
    if kind == c.CHAPEL:
        return "advice-chapel"
    if kind == c.CRYPT_OPENING:
        return "advice-crypt"
    if kind == c.BAT_FORM:
        return "advice-bat"
    if kind == c.HYPNOSIS:
        return "advice-hypnosis"
    return "advice-coffin" if kind == c.COFFIN else "advice-mist"


# --- actions -------------------------------------------------------------------------------------


def _in_an_action(look: Look, decision: i64, move: i64) -> str:
    if decision == at.COMMIT:
        return reason_to_show(look, move)
    if decision == at.HIDE_CHAR:
        return "advice-hide"
    if decision == at.WATER_CHAR:
        return "advice-question"
    if decision == at.CHOOSE_ATTACKER:
        return "advice-leader"
    if decision == at.CHOOSE_TARGET:
        return "advice-attack" if look.seat == c.VAMPIRES else "advice-hunt"
    return "advice-pay"


def reason_to_show(look: Look, move: i64) -> str:
    """Why this card joins the group, or why the group is shown as it is."""
    words = look.words
    if words[at.FIGHTING] == c.DEFENCE:
        return reason_to_defend(look, move)
    if words[at.ROUND] == 1:
        return "advice-enough" if move == c.DONE else "advice-open"
    if move == c.DONE:
        return "advice-stop" if words[at.GROUP_SIZE] == 0 else "advice-enough"
    return "advice-press-on"


def reason_to_defend(look: Look, move: i64) -> str:
    """Why the attacked one is defended, or not."""
    if move == c.DONE:
        return "advice-let-die" if look.words[at.GROUP_SIZE] == 0 else "advice-enough"
    return "advice-bluff" if death_worth(look, look.words[at.TARGET] - 1) > 0 else "advice-defend"


# --- answers -------------------------------------------------------------------------------------


def _as_an_answer(look: Look, decision: i64, move: i64) -> str:
    if decision in (at.RESPOND, at.CANCEL_PICK):
        return reason_to_respond(move)
    if decision == at.REPLACE:
        return "advice-no-replacement" if move == c.DONE else "advice-replace"
    if decision == at.WATER_RESPONSE:
        return reason_to_deny(look, move)
    if decision == at.DEATH:
        return "advice-rescue"
    return "advice-strike" if decision == at.IMMEDIATE else "advice-use-water"


def reason_to_respond(move: i64) -> str:
    """Why V's cards are answered, or let be."""
    if move == c.DONE:
        return "advice-no-response"
    return "advice-passage" if move == c.PLAY + c.SECRET_PASSAGE else "advice-sacrifice"


def reason_to_deny(look: Look, move: i64) -> str:
    """Why the question is denied, or answered."""
    if move == c.DONE:
        return "advice-tell"
    vampire = look.words[at.VAMPIRE + look.words[at.NAMED] - 1] == 1
    return "advice-deny" if vampire else "advice-deny-for-show"
