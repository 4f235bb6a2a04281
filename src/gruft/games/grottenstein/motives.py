"""Why a move of Vampir is advised: the message that says it."""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein import haunting, serving
from gruft.games.grottenstein.cards import (
    BAT,
    BITE,
    FIGHT,
    KEY,
    LADDER,
    LIGHT,
    M_CARD,
    NAILS,
    PLAN,
    PUT,
    STAKE_HIM,
    TAKE,
    USE,
    VAMPIRE,
    WEAR,
)
from gruft.games.grottenstein.errands import errand_of
from gruft.games.grottenstein.fighting import victim
from gruft.games.grottenstein.helping import used
from gruft.games.grottenstein.layout import (
    ACTION,
    BITING,
    DECISION,
    DESTINATION,
    FIRST,
    KEY_CARD,
    KEY_DOOR,
    LIGHTING,
    LOOKING,
    ORIGIN,
    PATIENT,
    PICKED_CARD,
    PLACING,
    PUTTING,
    REVEALED,
    RISING,
    TAKING,
    TAKING_MORE,
    USING,
    VAMPIRE_ACTION,
    VAMPIRE_FIRST,
    WEAPON,
)
from gruft.games.grottenstein.odds import NONE, Look
from gruft.games.grottenstein.scouting import HANDING_OVER
from gruft.games.grottenstein.villa import CELLAR_FLOOR

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
    decision: i64 = look.words[DECISION]
    if choices == 1:
        return "advice-must"
    if decision <= RISING:
        return _before_a_slot(decision)
    if look.figure == VAMPIRE:
        return _of_vampire(look, decision, move)
    if not look.is_living(look.figure):
        return _of_servant(look, decision)
    return _of_hunter(look, decision, move)


def _before_a_slot(decision: i64) -> str:
    if decision == RISING:
        return "advice-own-servant"
    return "advice-arrange" if decision == PLACING else "advice-lock"


# --- the vampire ---------------------------------------------------------------------------------


def _of_vampire(look: Look, decision: i64, move: i64) -> str:
    if WEAR <= move <= WEAR + NAILS:
        return "advice-wear"
    if decision == BITING or move == BITE:
        in_cellar: bool = look.villa.floor[look.where(VAMPIRE)] == CELLAR_FLOOR
        return "advice-drain" if in_cellar else "advice-bite"
    if decision == VAMPIRE_ACTION:
        return "advice-end"
    if decision == VAMPIRE_FIRST and move == BAT:
        return "advice-fly"
    if decision == VAMPIRE_FIRST and haunting.stays(look):
        return "advice-lie-still"
    return GOALS[haunting.mark_goals(look, look.villa.blank[:])]


# --- servants and hunters ------------------------------------------------------------------------


def _of_servant(look: Look, decision: i64) -> str:
    if serving.runs(look):
        return "advice-servant-runs"
    blow: bool = decision >= WEAPON or (decision == FIRST and victim(look, True) >= 0)
    return "advice-servant-strikes" if blow else "advice-servant-follows"


def _of_hunter(look: Look, decision: i64, move: i64) -> str:
    if move == STAKE_HIM:
        return "advice-stake"
    if decision in (FIRST, DESTINATION):
        return _of_way(look, move)
    if decision == REVEALED:
        return "advice-take" if move == TAKE else "advice-leave"
    if decision == ACTION:
        return _of_action(look, move)
    return _of_detail(look, decision)


def _of_way(look: Look, move: i64) -> str:
    """Why they go where they go, or fight instead."""
    if move == FIGHT:
        return _of_blow(look, True)
    return ERRANDS[errand_of(look, look.figure).kind]


def _of_blow(look: Look, in_place: bool) -> str:
    target: i64 = victim(look, in_place)
    if target < 0:
        return "advice-break"
    return "advice-strike" if target == VAMPIRE else "advice-strike-servant"


def _of_action(look: Look, move: i64) -> str:
    if move == FIGHT:
        return _of_blow(look, False)
    if move == KEY:
        return _of_key(look)
    if move == LIGHT:
        return "advice-blast"
    if move == USE:
        return _of_object(look, used(look) - M_CARD)
    if move == TAKE:
        return "advice-take"
    return _of_putting(look) if move == PUT else "advice-end"


def _of_detail(look: Look, decision: i64) -> str:
    if decision in (KEY_CARD, KEY_DOOR):
        return _of_key(look)
    if decision == USING:
        return _of_object(look, used(look) - M_CARD)
    if decision in (PATIENT, LOOKING):
        return _of_object(look, look.words[PICKED_CARD])
    if decision in (TAKING, TAKING_MORE):
        return "advice-take"
    if decision == PUTTING:
        return _of_putting(look)
    if decision == LIGHTING:
        return "advice-blast"
    return _of_blow(look, look.words[ORIGIN] == FIRST)


def _of_key(look: Look) -> str:
    inside: bool = look.where(look.figure) == look.villa.armoured_inside
    return "advice-let-in" if inside else "advice-unlock"


def _of_object(look: Look, card: i64) -> str:
    effect: i64 = look.printed.effect[card] if card >= 0 else NONE
    if effect == PLAN:
        return "advice-plan"
    return "advice-ladder" if effect == LADDER else "advice-cure"


def _of_putting(look: Look) -> str:
    kind: i64 = errand_of(look, look.figure).kind
    return "advice-hand-over" if kind == HANDING_OVER else "advice-make-room"
