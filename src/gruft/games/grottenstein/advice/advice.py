"""What a decent player of Vampir does, and why: for hints, playouts and bots. And what a beginner
plays without a thought: the measure of the advice, not advice.

Nothing is looked at but what the seat may know (`odds.py`), so with the same luck the advice is the
same in all worlds of the seat. Luck is used for the secret arrangement of the cellar alone.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.advice import hunter, vampire
from gruft.games.grottenstein.advice.distances import HANDING_OVER
from gruft.games.grottenstein.advice.goals import errand_of
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.rules.common import is_wear
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.rules.vampire import square_of_piece
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.kernel.chance import Chance
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling

Answers = dict[int, Callable[[Look, list[int]], int]]

#: Who answers which question; a hunter makes the last move otherwise.
AS_HUNTER: Final[Answers] = {
    at.FIRST: hunter.first,
    at.DESTINATION: hunter.destination,
    at.ACTION: hunter.action,
    at.REVEALED: hunter.keeps,
    at.WEAPON: hunter.weapon,
    at.TARGET: hunter.target,
    at.TAKING: hunter.taken,
    at.TAKING_MORE: hunter.taken_too,
    at.PUTTING: hunter.put,
    at.USING: hunter.used,
    at.PATIENT: hunter.patient,
    at.LOOKING: hunter.looked_at,
    at.KEY_CARD: hunter.key,
}
#: Nothing else: cards are for hunters.
AS_SERVANT: Final[Answers] = {
    at.FIRST: hunter.servants_first,
    at.DESTINATION: hunter.servants_destination,
    at.WEAPON: hunter.weapon,
    at.TARGET: hunter.target,
}
AS_VAMPIRE: Final[Answers] = {
    at.VAMPIRE_FIRST: vampire.first,
    at.DESTINATION: vampire.destination,
    at.VAMPIRE_ACTION: vampire.action,
    at.BITING: vampire.bitten,
}


def wanted(look: Look, moves: list[int], chance: Chance) -> i64:
    """The answer to the open decision that is worth most."""
    decision: int = look.words[at.DECISION]
    if decision == at.PLACING:
        return vampire.laid(look, moves, chance)
    if look.position.is_setting_up():
        # The same colours every time would be found out.
        return moves[chance.below(len(moves))]
    if decision == at.RISING:
        return c.SERVANT_MINE
    if look.figure == c.VAMPIRE:
        return AS_VAMPIRE[decision](look, moves)
    if not look.is_living(look.figure):
        return AS_SERVANT[decision](look, moves) if decision in AS_SERVANT else c.END
    return AS_HUNTER[decision](look, moves) if decision in AS_HUNTER else moves[len(moves) - 1]


def policy(position: Grottenstein, seat: i64, chance: Chance) -> i64:
    """The move a decent player makes: the quick answer, for playouts."""
    moves = position.moves(seat)
    if len(moves) == 1:
        return moves[0]
    move: i64 = wanted(Look(position, seat), moves, chance)
    if move in moves:
        return move
    return c.END if c.END in moves else moves[0]


def advise(position: Grottenstein, seat: i64, chance: Chance) -> Advised:
    """What a decent player would do here, and why."""
    move: i64 = policy(position, seat, chance)
    if len(position.moves(seat)) == 1:
        return Advised(move, Telling("advice-must", {}))
    return Advised(move, Telling(reason(Look(position, seat), move), {}))


# --- in words ------------------------------------------------------------------------------------

#: By the kinds of errands.
ERRANDS: Final = [
    *("advice-wait", "advice-stand-by-coffin", "advice-fetch", "advice-hand-over", "advice-meet"),
    *("advice-ladder", "advice-blast", "advice-unlock", "advice-let-in", "advice-break"),
    *("advice-search", "advice-occupy", "advice-cure", "advice-hunt-servant", "advice-chase"),
]
#: By what the vampire is after.
GOALS: Final = ["advice-home", "advice-dress", "advice-prey", "advice-keep-away"]


def reason(look: Look, move: i64) -> str:
    """The message that says why."""
    decision: i64 = look.words[at.DECISION]
    if decision == at.RISING:
        return "advice-own-servant"
    if look.position.is_setting_up():
        return "advice-arrange" if decision == at.PLACING else "advice-lock"
    if look.figure == c.VAMPIRE:
        return _of_vampire(look, move)
    if look.is_living(look.figure):
        return _of_hunter(look, move)
    if hunter.runs(look):
        return "advice-servant-runs"
    strikes: bool = decision == at.FIRST and hunter.victim(look, True) >= 0
    blow: bool = strikes or look.position.is_choosing()
    return "advice-servant-strikes" if blow else "advice-servant-follows"


def _of_vampire(look: Look, move: i64) -> str:
    decision: i64 = look.words[at.DECISION]
    if is_wear(move):
        return "advice-wear"
    if decision == at.BITING or move == c.BITE:
        in_cellar: bool = look.villa.floor[look.where(c.VAMPIRE)] == v.CELLAR_FLOOR
        return "advice-drain" if in_cellar else "advice-bite"
    if decision == at.VAMPIRE_ACTION:
        return "advice-end"
    if move == c.BAT:
        return "advice-fly"
    if decision == at.VAMPIRE_FIRST and vampire.stays(look):
        return "advice-lie-still"
    return GOALS[vampire.mark_goals(look, look.villa.blank[:])]


def _of_hunter(look: Look, move: i64) -> str:
    decision: i64 = look.words[at.DECISION]
    if move == c.STAKE_HIM:
        return "advice-stake"
    if decision in (at.FIRST, at.DESTINATION):
        if move == c.FIGHT:
            return _of_blow(look, True)
        return ERRANDS[errand_of(look, look.figure).kind]
    if decision == at.REVEALED:
        return "advice-take" if move == c.TAKE else "advice-leave"
    if decision == at.ACTION:
        return _of_verb(look, move, False) if move != c.END else "advice-end"
    return _of_verb(look, QUESTIONS[decision].verb, look.position.is_in_place())


def _of_blow(look: Look, in_place: bool) -> str:
    target: i64 = hunter.victim(look, in_place)
    if target < 0:
        return "advice-break"
    return "advice-strike" if target == c.VAMPIRE else "advice-strike-servant"


def _of_verb(look: Look, verb: i64, in_place: bool) -> str:
    """Why they choose this action, or go on with it."""
    if verb == c.TAKE:
        return "advice-take"
    if verb == c.LIGHT:
        return "advice-blast"
    if verb == c.KEY:
        inside: bool = look.where(look.figure) == look.villa.armoured_inside
        return "advice-let-in" if inside else "advice-unlock"
    if verb == c.PUT:
        kind: i64 = errand_of(look, look.figure).kind
        return "advice-hand-over" if kind == HANDING_OVER else "advice-make-room"
    if verb != c.USE:
        return _of_blow(look, in_place)
    picked = QUESTIONS[look.words[at.DECISION]].picked(look.position)
    card: i64 = (picked[0] if len(picked) > 0 else hunter.used(look, picked)) - c.M_CARD
    effect: i64 = look.printed.effect[card] if card >= 0 else NONE
    if effect == c.PLAN:
        return "advice-plan"
    return "advice-ladder" if effect == c.LADDER else "advice-cure"


# --- a beginner ----------------------------------------------------------------------------------


def is_asked_for_a_way(position: Grottenstein) -> bool:
    """A destination is asked for."""
    return position.words[at.DECISION] == at.DESTINATION


def naive_destination(position: Grottenstein, moves: list[int]) -> int:
    """The first square where something lies or somebody stands, else the last one."""
    villa, words = position.villa, position.words
    if position.actor() != c.VAMPIRE:
        for square in moves:
            field: i64 = villa.field[square]
            if field >= 0 and words[at.DOWN + field] > 0:
                return square
        return moves[len(moves) - 1]
    goals: list[int] = []
    for piece in range(i64(c.PIECES)):
        if not position.wears(piece):
            goals.append(square_of_piece(position, piece))
    if len(goals) == 0:
        for figure in range(i64(c.HUNTERS)):
            goals.append(position.where(figure))
    for square in moves:
        for goal in goals:
            if goal >= 0 and (square == goal or villa.is_near(square, goal)):
                return square
    return moves[len(moves) - 1]
