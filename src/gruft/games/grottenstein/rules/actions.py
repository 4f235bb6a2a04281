"""Section 8: the actions of hunters and servants after their movement."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules.carrying import nothing_to_put, nothing_to_take
from gruft.games.grottenstein.rules.common import (
    ONLY_HUNTERS_STAKE,
    SlotQuestion,
    is_action,
    is_square,
    misplaced,
    not_for_hunters,
)
from gruft.games.grottenstein.rules.doors import no_key_to_try, nothing_to_close
from gruft.games.grottenstein.rules.dynamite import nothing_to_light
from gruft.games.grottenstein.rules.fights import can_fight, no_servant_to_fight
from gruft.games.grottenstein.rules.movement import begin
from gruft.games.grottenstein.rules.objects import nothing_to_use
from gruft.games.grottenstein.rules.revealing import must_reveal, nothing_to_reveal, reveal
from gruft.games.grottenstein.rules.stake import INSTEAD_OF_MOVING
from gruft.games.grottenstein.rules.zombies import no_formula
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

#: GR-82, GR-83: the duty comes before the end of the slot, and before any other action.
MUST_REVEAL_BEFORE_END: Final = Reason("refusal-must-reveal", "GR-82", "field=field_here")
MUST_REVEAL: Final = Reason("refusal-must-reveal", "GR-83", "field=field_here")
MOVEMENT_OVER: Final = Reason("refusal-movement-over", "GR-43", "question")

VERBS: Final[list[int]] = [
    *(c.FIGHT, c.REVEAL, c.TAKE, c.PUT, c.CLOSE),
    *(c.USE, c.KEY, c.CAST, c.LIGHT, c.END),
]


def impossible(state: State, figure: i64, verb: i64) -> Reason | None:
    """GR-81: what an action lacks here."""
    if verb == c.REVEAL:
        return nothing_to_reveal(state, figure)
    if verb == c.TAKE:
        return nothing_to_take(state, figure)
    if verb == c.PUT:
        return nothing_to_put(state, figure)
    if verb == c.CLOSE:
        return nothing_to_close(state, figure)
    if verb == c.USE:
        return nothing_to_use(state, figure)
    if verb == c.KEY:
        return no_key_to_try(state, figure)
    if verb == c.CAST:
        return no_formula(state, figure)
    if verb == c.LIGHT:
        return nothing_to_light(state, figure)
    return no_servant_to_fight(state, figure)


@final
class Action(SlotQuestion):
    """GR-45, GR-81 to GR-83, GR-118, GR-185: a duty, or one of many, or none."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return VERBS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        figure: i64 = state.actor()
        if move == c.END:
            return MUST_REVEAL_BEFORE_END if must_reveal(state, figure) else None
        if is_action(move):
            if move != c.REVEAL and must_reveal(state, figure):
                return MUST_REVEAL
            return impossible(state, figure, move)
        if move == c.STAKE_HIM:
            return ONLY_HUNTERS_STAKE if state.is_servant(figure) else INSTEAD_OF_MOVING
        if move in (c.THROW, c.STAY) or is_square(move):
            return MOVEMENT_OVER
        return not_for_hunters(move) or misplaced(move)

    def moves(self, state: State, seat: i64) -> list[int]:
        figure: i64 = state.actor()
        if must_reveal(state, figure):
            return [c.REVEAL]
        found: list[int] = []
        if state.is_living(figure) and can_fight(state, figure, False):
            found.append(c.FIGHT)
        if nothing_to_reveal(state, figure) is None:
            found.append(c.REVEAL)
        if nothing_to_take(state, figure) is None:
            found.append(c.TAKE)
        if nothing_to_put(state, figure) is None:
            found.append(c.PUT)
        if nothing_to_close(state, figure) is None:
            found.append(c.CLOSE)
        if nothing_to_use(state, figure) is None:
            found.append(c.USE)
        if no_key_to_try(state, figure) is None:
            found.append(c.KEY)
        if no_formula(state, figure) is None:
            found.append(c.CAST)
        if nothing_to_light(state, figure) is None:
            found.append(c.LIGHT)
        found.append(c.END)
        return found

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move == c.END:
            state.words[at.NEXT] = at.SLOT_ENDS
        elif move == c.REVEAL:
            reveal(state, state.actor())
        else:
            begin(state, _decision_after(move))


def _decision_after(verb: i64) -> i64:
    if verb == c.FIGHT:
        return at.WEAPON
    if verb == c.TAKE:
        return at.TAKING
    if verb == c.PUT:
        return at.PUTTING
    if verb == c.CLOSE:
        return at.CLOSING
    if verb == c.USE:
        return at.USING
    if verb == c.KEY:
        return at.KEY_CARD
    return at.CASTING if verb == c.CAST else at.LIGHTING
