"""What a decent player of Vampire Empire does, and why: for hints, playouts and bots.

Nothing is looked at but what the seat may know (`odds.py`), so the advice is the same in all worlds
of the seat. The vampires bluff by the number of the turn, never by lot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_empire import experience as idea
from gruft.games.vampire_empire import fighting, plays, responding, supporting
from gruft.games.vampire_empire.cards import CHAR, DONE, MOAT, TYPE, YES
from gruft.games.vampire_empire.layout import (
    ACT,
    CANCEL_PICK,
    CHOOSE_ATTACKER,
    CHOOSE_TARGET,
    COMMIT,
    DEATH,
    DECISION,
    EFFECT_CHAR,
    EFFECT_PICK,
    EFFECT_SIDE,
    EFFECT_TYPE,
    HIDE_CHAR,
    IMMEDIATE,
    LAST,
    PAY,
    REPLACE,
    RESPOND,
    REVEAL,
    STEP1,
    TO_PAY,
    USE_WATER,
    WATER_CHAR,
    WATER_RESPONSE,
    WINDOW,
)
from gruft.games.vampire_empire.motives import reason
from gruft.games.vampire_empire.odds import Look
from gruft.games.vampire_empire.position import VampireEmpire
from gruft.games.vampire_empire.worth import cheapest
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling
from gruft.kernel.vectors import vector

HABITS: Final = vector(idea.EXPERIENCE)


# --- the choice ----------------------------------------------------------------------------------


def wanted(look: Look, moves: list[int]) -> i64:
    """The answer to the open decision that is worth most."""
    decision: i64 = look.words[DECISION]
    if decision <= ACT:
        return _in_the_turn(look, decision, moves)
    if decision <= COMMIT:
        return _in_an_action(look, decision, moves)
    if decision <= USE_WATER:
        return _as_an_answer(look, decision, moves)
    return _for_an_effect(look, decision, moves)


def _in_the_turn(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == WINDOW:
        return supporting.support(look, moves)
    if decision == STEP1:
        return plays.discard(look)
    if decision == PAY:
        return MOAT + cheapest(look, look.words[TO_PAY], look.words[LAST] - MOAT)
    return plays.reveal(look) if decision == REVEAL else plays.act(look)


def _in_an_action(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == COMMIT:
        return fighting.commit(look)
    if decision == CHOOSE_ATTACKER:
        return plays.attacker(look)
    if decision == CHOOSE_TARGET:
        return plays.target(look)
    if decision == HIDE_CHAR:
        return CHAR + plays.best_hidden(look)
    if decision == WATER_CHAR:
        return CHAR + plays.best_question(look)
    return plays.named_card(look, moves)


def _as_an_answer(look: Look, decision: i64, moves: list[int]) -> i64:
    """A character who can be saved from death is saved: the card is the first choice."""
    if decision == RESPOND:
        return responding.respond(look, moves)
    if decision == CANCEL_PICK:
        return responding.cancelled(look, moves)
    if decision == REPLACE:
        return responding.replace(look, moves)
    if decision == WATER_RESPONSE:
        return plays.deny(look)
    if decision == DEATH:
        return moves[0]
    return plays.at_once(look) if decision == IMMEDIATE else YES


def _for_an_effect(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == EFFECT_CHAR:
        return supporting.effect_character(look, moves)
    if decision == EFFECT_SIDE:
        return supporting.marked_side(look)
    if decision == EFFECT_TYPE:
        return TYPE + supporting.best_type(look)
    if decision == EFFECT_PICK:
        return supporting.picked(look, moves)
    return supporting.returning(look, moves)


def choose(position: VampireEmpire, seat: i64, habits: vec[i64]) -> i64:
    """The move of somebody with these habits."""
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    move: i64 = wanted(Look(position, seat, habits), moves)
    if move in moves:
        return move
    return DONE if DONE in moves else moves[0]


def policy(position: VampireEmpire, seat: i64) -> i64:
    """The move a decent player makes: the quick answer, for playouts."""
    return choose(position, seat, HABITS)


# --- in words ------------------------------------------------------------------------------------


def advise(position: VampireEmpire, seat: i64) -> Advised:
    """What a decent player would do here, and why."""
    move: i64 = policy(position, seat)
    choices: i64 = len(position.moves(seat))
    return Advised(move, Telling(reason(Look(position, seat, HABITS), move, choices), {}))
