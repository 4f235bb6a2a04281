"""Why a move of Vampire Empire is advised: the message that says it."""

from mypy_extensions import i64

from gruft.games.vampire_empire.cards import (
    ASK_WATER,
    BAT_FORM,
    CHAPEL,
    COFFIN,
    COMBAT,
    CRYPT_OPENING,
    DEFENCE,
    DONE,
    HIDE,
    HYPNOSIS,
    MOAT,
    PLAY,
    SECRET_JOURNEY,
    SECRET_PASSAGE,
    VAMPIRES,
    marker_class,
)
from gruft.games.vampire_empire.layout import (
    ACT,
    CANCEL_PICK,
    CARD,
    CHOOSE_ATTACKER,
    CHOOSE_TARGET,
    COMMIT,
    DEATH,
    DECISION,
    FIGHTING,
    GROUP_SIZE,
    HIDE_CHAR,
    IMMEDIATE,
    NAMED,
    PAY,
    REPLACE,
    RESPOND,
    REVEAL,
    ROUND,
    STEP1,
    TARGET,
    USE_WATER,
    VAMPIRE,
    WATER_CHAR,
    WATER_RESPONSE,
    WINDOW,
)
from gruft.games.vampire_empire.odds import Look
from gruft.games.vampire_empire.plays import vampires_in_castle
from gruft.games.vampire_empire.worth import death_worth


def reason(look: Look, move: i64, choices: i64) -> str:
    """The message that says why; with a single choice there is no other reason."""
    decision: i64 = look.words[DECISION]
    if choices == 1:
        return "advice-must"
    if decision <= ACT:
        return _in_the_turn(look, decision, move)
    if decision <= COMMIT:
        return _in_an_action(look, decision, move)
    if decision <= USE_WATER:
        return _as_an_answer(look, decision, move)
    return reason_of_card(look.words[CARD] - 1)


def _in_the_turn(look: Look, decision: i64, move: i64) -> str:
    if decision == WINDOW:
        return "advice-save-support" if move == DONE else reason_of_card(move - PLAY)
    if decision == STEP1:
        return reason_to_discard(move)
    if decision == PAY:
        return "advice-pay"
    return reason_to_reveal(look, move) if decision == REVEAL else reason_to_act(look, move)


def reason_to_discard(move: i64) -> str:
    """Why this card goes, or why none does."""
    if move == DONE:
        return "advice-draw"
    return "advice-cellar" if move < MOAT else "advice-overfull"


def reason_to_reveal(look: Look, move: i64) -> str:
    """Why a vampire shows itself, or stays secret."""
    if move == DONE:
        return "advice-stay-secret"
    return "advice-takeover" if vampires_in_castle(look) == 3 else "advice-reveal"


def reason_to_act(look: Look, move: i64) -> str:
    """Why this action."""
    if move == HIDE:
        return "advice-hide"
    if move == ASK_WATER:
        return "advice-question"
    if move == COMBAT:
        return "advice-attack" if look.seat == VAMPIRES else "advice-hunt"
    return "advice-pass"


def reason_of_card(kind: i64) -> str:
    """Why a support card is played, and used like this."""
    if marker_class(kind) != 0:
        return "advice-marker"
    if kind == SECRET_JOURNEY:
        return "advice-journey"
    if kind == CHAPEL:
        return "advice-chapel"
    if kind == CRYPT_OPENING:
        return "advice-crypt"
    if kind == BAT_FORM:
        return "advice-bat"
    if kind == HYPNOSIS:
        return "advice-hypnosis"
    return "advice-coffin" if kind == COFFIN else "advice-mist"


# --- actions -------------------------------------------------------------------------------------


def _in_an_action(look: Look, decision: i64, move: i64) -> str:
    if decision == COMMIT:
        return reason_to_show(look, move)
    if decision == HIDE_CHAR:
        return "advice-hide"
    if decision == WATER_CHAR:
        return "advice-question"
    if decision == CHOOSE_ATTACKER:
        return "advice-leader"
    if decision == CHOOSE_TARGET:
        return "advice-attack" if look.seat == VAMPIRES else "advice-hunt"
    return "advice-pay"


def reason_to_show(look: Look, move: i64) -> str:
    """Why this card joins the group, or why the group is shown as it is."""
    words = look.words
    if words[FIGHTING] == DEFENCE:
        return reason_to_defend(look, move)
    if words[ROUND] == 1:
        return "advice-enough" if move == DONE else "advice-open"
    if move == DONE:
        return "advice-stop" if words[GROUP_SIZE] == 0 else "advice-enough"
    return "advice-press-on"


def reason_to_defend(look: Look, move: i64) -> str:
    """Why the attacked one is defended, or not."""
    if move == DONE:
        return "advice-let-die" if look.words[GROUP_SIZE] == 0 else "advice-enough"
    return "advice-bluff" if death_worth(look, look.words[TARGET] - 1) > 0 else "advice-defend"


# --- answers -------------------------------------------------------------------------------------


def _as_an_answer(look: Look, decision: i64, move: i64) -> str:
    if decision in (RESPOND, CANCEL_PICK):
        return reason_to_respond(move)
    if decision == REPLACE:
        return "advice-no-replacement" if move == DONE else "advice-replace"
    if decision == WATER_RESPONSE:
        return reason_to_deny(look, move)
    if decision == DEATH:
        return "advice-rescue"
    return "advice-strike" if decision == IMMEDIATE else "advice-use-water"


def reason_to_respond(move: i64) -> str:
    """Why V's cards are answered, or let be."""
    if move == DONE:
        return "advice-no-response"
    return "advice-passage" if move == PLAY + SECRET_PASSAGE else "advice-sacrifice"


def reason_to_deny(look: Look, move: i64) -> str:
    """Why the question is denied, or answered."""
    if move == DONE:
        return "advice-tell"
    vampire = look.words[VAMPIRE + look.words[NAMED] - 1] == 1
    return "advice-deny" if vampire else "advice-deny-for-show"
