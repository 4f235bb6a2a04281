"""What a decent player of Vampir does, and why: for hints, playouts and bots.

Nothing is looked at but what the seat may know (`odds.py`), so with the same luck the advice is the
same in all worlds of the seat. Luck is used for the secret arrangement of the cellar alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein import experience as idea
from gruft.games.grottenstein import fighting, haunting, helping, hiding, hunting, serving
from gruft.games.grottenstein.cards import END, SERVANT_MINE, VAMPIRE
from gruft.games.grottenstein.layout import (
    ACTION,
    BITING,
    DECISION,
    DESTINATION,
    FIRST,
    KEY_CARD,
    LOCKING_ARMOUR,
    LOOKING,
    PATIENT,
    PLACING,
    PUTTING,
    REVEALED,
    RISING,
    TAKING,
    TAKING_MORE,
    TARGET,
    USING,
    VAMPIRE_FIRST,
    WEAPON,
)
from gruft.games.grottenstein.motives import reason
from gruft.games.grottenstein.odds import Look
from gruft.games.grottenstein.position import Grottenstein
from gruft.kernel.chance import Chance
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling
from gruft.kernel.vectors import vector

HABITS: Final = vector(idea.EXPERIENCE)


def wanted(look: Look, moves: list[int], chance: Chance) -> i64:
    """The answer to the open decision that is worth most."""
    decision: i64 = look.words[DECISION]
    if decision == PLACING:
        return hiding.card(look, moves, chance)
    if decision <= LOCKING_ARMOUR:
        return hiding.lock(moves, chance)
    if decision == RISING:
        return SERVANT_MINE
    if look.figure == VAMPIRE:
        return _as_vampire(look, decision, moves)
    if not look.is_living(look.figure):
        return _as_servant(look, decision, moves)
    if decision <= ACTION or decision == REVEALED:
        return _as_hunter(look, decision, moves)
    return _in_detail(look, decision, moves)


def _as_vampire(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == VAMPIRE_FIRST:
        return haunting.first(look, moves)
    if decision == DESTINATION:
        return haunting.destination(look, moves)
    return haunting.bitten(look, moves) if decision == BITING else haunting.action(look, moves)


def _as_servant(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == FIRST:
        return serving.first(look, moves)
    if decision == DESTINATION:
        return serving.destination(look, moves)
    if decision == WEAPON:
        return fighting.weapon(look, moves)
    return fighting.target(look, moves) if decision == TARGET else END


def _as_hunter(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == FIRST:
        return hunting.first(look, moves)
    if decision == DESTINATION:
        return hunting.destination(look, moves)
    return helping.keeps(look) if decision == REVEALED else hunting.action(look, moves)


def _in_detail(look: Look, decision: i64, moves: list[int]) -> i64:
    if decision == WEAPON:
        return fighting.weapon(look, moves)
    if decision == TARGET:
        return fighting.target(look, moves)
    if decision == TAKING:
        return helping.taken(look, moves)
    if decision == TAKING_MORE:
        return helping.taken_too(look, moves)
    if decision == PUTTING:
        return hunting.put(look)
    if decision == USING:
        return helping.used(look)
    if decision == PATIENT:
        return helping.patient(look)
    if decision == LOOKING:
        return helping.looked_at(look)
    return helping.key(look) if decision == KEY_CARD else moves[len(moves) - 1]


def choose(position: Grottenstein, seat: i64, habits: vec[i64], chance: Chance) -> i64:
    """The move of somebody with these habits."""
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    move: i64 = wanted(Look(position, seat, habits), moves, chance)
    if move in moves:
        return move
    return END if END in moves else moves[0]


def policy(position: Grottenstein, seat: i64, chance: Chance) -> i64:
    """The move a decent player makes: the quick answer, for playouts."""
    return choose(position, seat, HABITS, chance)


# --- in words ------------------------------------------------------------------------------------


def advise(position: Grottenstein, seat: i64, chance: Chance) -> Advised:
    """What a decent player would do here, and why."""
    move: i64 = policy(position, seat, chance)
    choices: i64 = len(position.moves(seat))
    return Advised(move, Telling(reason(Look(position, seat, HABITS), move, choices), {}))
