"""What a decent player of Vampir does, and why: for hints, playouts and bots.

Nothing is looked at but what the seat may know (`odds.py`), so with the same luck the advice is the
same in all worlds of the seat. Luck is used for the secret arrangement of the cellar alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.advice import blows as fighting
from gruft.games.grottenstein.advice import cellar as hiding
from gruft.games.grottenstein.advice import hunter as hunting
from gruft.games.grottenstein.advice import objects as helping
from gruft.games.grottenstein.advice import servant as serving
from gruft.games.grottenstein.advice import vampire as haunting
from gruft.games.grottenstein.advice import weights as idea
from gruft.games.grottenstein.advice.odds import Look
from gruft.games.grottenstein.advice.reasons import reason
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.kernel.chance import Chance
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling
from gruft.kernel.vectors import vector

HABITS: Final = vector(idea.EXPERIENCE)


def wanted(look: Look, moves: list[int], chance: Chance) -> i64:
    """The answer to the open decision that is worth most."""
    decision: i64 = look.words[at.DECISION]
    if decision == at.PLACING:
        return hiding.card(look, moves, chance)
    if decision <= at.LOCKING_ARMOUR:
        return hiding.lock(moves, chance)
    if decision == at.RISING:
        return c.SERVANT_MINE
    if look.figure == c.VAMPIRE:
        return _as_vampire(look, decision, moves)
    if not look.is_living(look.figure):
        return _as_servant(look, decision, moves)
    if decision <= at.ACTION or decision == at.REVEALED:
        return _as_hunter(look, decision, moves)
    return _in_detail(look, decision, moves)


def _as_vampire(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == at.VAMPIRE_FIRST:
        return haunting.first(look, moves)
    if decision == at.DESTINATION:
        return haunting.destination(look, moves)
    return haunting.bitten(look, moves) if decision == at.BITING else haunting.action(look, moves)


def _as_servant(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == at.FIRST:
        return serving.first(look, moves)
    if decision == at.DESTINATION:
        return serving.destination(look, moves)
    if decision == at.WEAPON:
        return fighting.weapon(look, moves)
    return fighting.target(look, moves) if decision == at.TARGET else c.END


def _as_hunter(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == at.FIRST:
        return hunting.first(look, moves)
    if decision == at.DESTINATION:
        return hunting.destination(look, moves)
    return helping.keeps(look) if decision == at.REVEALED else hunting.action(look, moves)


def _in_detail(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == at.WEAPON:
        return fighting.weapon(look, moves)
    if decision == at.TARGET:
        return fighting.target(look, moves)
    if decision == at.TAKING:
        return helping.taken(look, moves)
    if decision == at.TAKING_MORE:
        return helping.taken_too(look, moves)
    if decision == at.PUTTING:
        return hunting.put(look)
    if decision == at.USING:
        return helping.used(look)
    if decision == at.PATIENT:
        return helping.patient(look)
    if decision == at.LOOKING:
        return helping.looked_at(look)
    return helping.key(look) if decision == at.KEY_CARD else moves[len(moves) - 1]


def choose(position: Grottenstein, seat: i64, habits: vec[i64], chance: Chance) -> i64:
    """The move of somebody with these habits."""
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    move: i64 = wanted(Look(position, seat, habits), moves, chance)
    if move in moves:
        return move
    return c.END if c.END in moves else moves[0]


def policy(position: Grottenstein, seat: i64, chance: Chance) -> i64:
    """The move a decent player makes: the quick answer, for playouts."""
    return choose(position, seat, HABITS, chance)


# --- in words ------------------------------------------------------------------------------------


def advise(position: Grottenstein, seat: i64, chance: Chance) -> Advised:
    """What a decent player would do here, and why."""
    move: i64 = policy(position, seat, chance)
    choices: i64 = len(position.moves(seat))
    return Advised(move, Telling(reason(Look(position, seat, HABITS), move, choices), {}))
