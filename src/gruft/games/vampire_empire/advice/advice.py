"""What a decent player of Vampire Empire does, and why: for hints, playouts and bots.

Nothing is looked at but what the seat may know (`odds.py`), so the advice is the same in all worlds
of the seat. The vampires bluff by the number of the turn, never by lot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_empire.advice import (
    actions as plays,
)
from gruft.games.vampire_empire.advice import (
    combat as fighting,
)
from gruft.games.vampire_empire.advice import (
    responses as responding,
)
from gruft.games.vampire_empire.advice import (
    support as supporting,
)
from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.advice.odds import Look
from gruft.games.vampire_empire.advice.reasons import reason
from gruft.games.vampire_empire.advice.worth import cheapest
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling
from gruft.kernel.vectors import vector

HABITS: Final = vector(idea.EXPERIENCE)


# --- the choice ----------------------------------------------------------------------------------


def wanted(look: Look, moves: list[int]) -> i64:
    """The answer to the open decision that is worth most."""
    decision: i64 = look.words[at.DECISION]
    if decision <= at.ACT:
        return _in_the_turn(look, decision, moves)
    if decision <= at.COMMIT:
        return _in_an_action(look, decision, moves)
    if decision <= at.USE_WATER:
        return _as_an_answer(look, decision, moves)
    return _for_an_effect(look, decision, moves)


def _in_the_turn(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == at.WINDOW:
        return supporting.support(look, moves)
    if decision == at.STEP1:
        return plays.discard(look)
    if decision == at.PAY:
        return c.MOAT + cheapest(look, look.words[at.TO_PAY], look.words[at.LAST] - c.MOAT)
    return plays.reveal(look) if decision == at.REVEAL else plays.act(look)


def _in_an_action(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == at.COMMIT:
        return fighting.commit(look)
    if decision == at.CHOOSE_ATTACKER:
        return plays.attacker(look)
    if decision == at.CHOOSE_TARGET:
        return plays.target(look)
    if decision == at.HIDE_CHAR:
        return c.CHAR + plays.best_hidden(look)
    if decision == at.WATER_CHAR:
        return c.CHAR + plays.best_question(look)
    return plays.named_card(look, moves)


def _as_an_answer(look: Look, decision: i64, moves: list[int]) -> i64:
    """A character who can be saved from death is saved: the card is the first choice."""
    if decision == at.RESPOND:
        return responding.respond(look, moves)
    if decision == at.CANCEL_PICK:
        return responding.cancelled(look, moves)
    if decision == at.REPLACE:
        return responding.replace(look, moves)
    if decision == at.WATER_RESPONSE:
        return plays.deny(look)
    if decision == at.DEATH:
        return moves[0]
    return plays.at_once(look) if decision == at.IMMEDIATE else c.YES


def _for_an_effect(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == at.EFFECT_CHAR:
        return supporting.effect_character(look, moves)
    if decision == at.EFFECT_SIDE:
        return supporting.marked_side(look)
    if decision == at.EFFECT_TYPE:
        return c.TYPE + supporting.best_type(look)
    if decision == at.EFFECT_PICK:
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
    return c.DONE if c.DONE in moves else moves[0]


def policy(position: VampireEmpire, seat: i64) -> i64:
    """The move a decent player makes: the quick answer, for playouts."""
    return choose(position, seat, HABITS)


# --- in words ------------------------------------------------------------------------------------


def advise(position: VampireEmpire, seat: i64) -> Advised:
    """What a decent player would do here, and why."""
    move: i64 = policy(position, seat)
    choices: i64 = len(position.moves(seat))
    return Advised(move, Telling(reason(Look(position, seat, HABITS), move, choices), {}))
