"""Why a move of Vampir is advised: the message that says it."""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.advice import servant as serving
from gruft.games.grottenstein.advice import vampire as haunting
from gruft.games.grottenstein.advice.best_goal import HANDING_OVER
from gruft.games.grottenstein.advice.blows import victim
from gruft.games.grottenstein.advice.goals import errand_of
from gruft.games.grottenstein.advice.objects import used
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v

#: By the kinds of errands.
ERRANDS: Final = [
    "advice-wait",
    "advice-stand-by-coffin",
    "advice-fetch",
    "advice-hand-over",
    "advice-meet",
    "advice-ladder",
    "advice-blast",
    "advice-unlock",
    "advice-let-in",
    "advice-break",
    "advice-search",
    "advice-occupy",
    "advice-cure",
    "advice-hunt-servant",
    "advice-chase",
]
#: By what the vampire is after.
GOALS: Final = ["advice-home", "advice-dress", "advice-prey", "advice-keep-away"]


def reason(look: Look, move: i64, choices: i64) -> str:
    """The message that says why; with a single choice there is no other reason."""
    decision: i64 = look.words[at.DECISION]
    if choices == 1:
        return "advice-must"
    if decision <= at.RISING:
        return _before_a_slot(decision)
    if look.figure == c.VAMPIRE:
        return _of_vampire(look, decision, move)
    if not look.is_living(look.figure):
        return _of_servant(look, decision)
    return _of_hunter(look, decision, move)


def _before_a_slot(decision: i64) -> str:
    if decision == at.RISING:
        return "advice-own-servant"
    return "advice-arrange" if decision == at.PLACING else "advice-lock"


# --- the vampire ---------------------------------------------------------------------------------


def _of_vampire(look: Look, decision: i64, move: i64) -> str:
    if c.WEAR <= move <= c.WEAR + c.NAILS:
        return "advice-wear"
    if decision == at.BITING or move == c.BITE:
        in_cellar: bool = look.villa.floor[look.where(c.VAMPIRE)] == v.CELLAR_FLOOR
        return "advice-drain" if in_cellar else "advice-bite"
    if decision == at.VAMPIRE_ACTION:
        return "advice-end"
    if decision == at.VAMPIRE_FIRST and move == c.BAT:
        return "advice-fly"
    if decision == at.VAMPIRE_FIRST and haunting.stays(look):
        return "advice-lie-still"
    return GOALS[haunting.mark_goals(look, look.villa.blank[:])]


# --- servants and hunters ------------------------------------------------------------------------


def _of_servant(look: Look, decision: i64) -> str:
    if serving.runs(look):
        return "advice-servant-runs"
    blow: bool = decision >= at.WEAPON or (decision == at.FIRST and victim(look, True) >= 0)
    return "advice-servant-strikes" if blow else "advice-servant-follows"


def _of_hunter(look: Look, decision: i64, move: i64) -> str:
    if move == c.STAKE_HIM:
        return "advice-stake"
    if decision in (at.FIRST, at.DESTINATION):
        return _of_way(look, move)
    if decision == at.REVEALED:
        return "advice-take" if move == c.TAKE else "advice-leave"
    if decision == at.ACTION:
        return _of_action(look, move)
    return _of_detail(look, decision)


def _of_way(look: Look, move: i64) -> str:
    """Why they go where they go, or fight instead."""
    if move == c.FIGHT:
        return _of_blow(look, True)
    return ERRANDS[errand_of(look, look.figure).kind]


def _of_blow(look: Look, in_place: bool) -> str:
    target: i64 = victim(look, in_place)
    if target < 0:
        return "advice-break"
    return "advice-strike" if target == c.VAMPIRE else "advice-strike-servant"


def _of_action(look: Look, move: i64) -> str:
    if move == c.FIGHT:
        return _of_blow(look, False)
    if move == c.KEY:
        return _of_key(look)
    if move == c.LIGHT:
        return "advice-blast"
    if move == c.USE:
        return _of_object(look, used(look) - c.M_CARD)
    if move == c.TAKE:
        return "advice-take"
    return _of_putting(look) if move == c.PUT else "advice-end"


def _of_detail(look: Look, decision: i64) -> str:
    if decision in (at.KEY_CARD, at.KEY_DOOR):
        return _of_key(look)
    if decision == at.USING:
        return _of_object(look, used(look) - c.M_CARD)
    if decision in (at.PATIENT, at.LOOKING):
        return _of_object(look, look.words[at.PICKED_CARD])
    if decision in (at.TAKING, at.TAKING_MORE):
        return "advice-take"
    if decision == at.PUTTING:
        return _of_putting(look)
    if decision == at.LIGHTING:
        return "advice-blast"
    return _of_blow(look, look.words[at.ORIGIN] == at.FIRST)


def _of_key(look: Look) -> str:
    inside: bool = look.where(look.figure) == look.villa.armoured_inside
    return "advice-let-in" if inside else "advice-unlock"


def _of_object(look: Look, card: i64) -> str:
    effect: i64 = look.printed.effect[card] if card >= 0 else NONE
    if effect == c.PLAN:
        return "advice-plan"
    return "advice-ladder" if effect == c.LADDER else "advice-cure"


def _of_putting(look: Look) -> str:
    kind: i64 = errand_of(look, look.figure).kind
    return "advice-hand-over" if kind == HANDING_OVER else "advice-make-room"
