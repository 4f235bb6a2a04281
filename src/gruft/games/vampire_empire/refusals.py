"""Why a move of Vampire Empire is not accepted: the message and the clause behind it.

Here are the seats that are not asked, and the way to the chapters. Public reasons come before the
seat's own cards, and nothing else is looked at, so the answer is the same in every world of the
seat.
"""

from collections.abc import Callable

from gruft.games.vampire_empire import refusals_in_combat as in_combat
from gruft.games.vampire_empire import refusals_of_actions as of_actions
from gruft.games.vampire_empire import refusals_of_answers as of_answers
from gruft.games.vampire_empire import refusals_of_effects as of_effects
from gruft.games.vampire_empire import refusals_of_turns as of_turns
from gruft.games.vampire_empire.cards import HUMANS, MOVES, VAMPIRES
from gruft.games.vampire_empire.layout import (
    ACT,
    ACTIVE,
    ASKED,
    CANCEL_PICK,
    CHOOSE_ATTACKER,
    CHOOSE_TARGET,
    COMMIT,
    DEATH,
    DECISION,
    EFFECT_CHAR,
    EFFECT_PICK,
    EFFECT_RETURN,
    EFFECT_SIDE,
    EFFECT_TYPE,
    HIDE_CARD,
    HIDE_CHAR,
    IMMEDIATE,
    PAY,
    REPLACE,
    RESPOND,
    REVEAL,
    STEP1,
    USE_WATER,
    WATER_CARD,
    WATER_CHAR,
    WATER_RESPONSE,
    WINDOW,
)
from gruft.games.vampire_empire.rules.turns import outcome_cause
from gruft.games.vampire_empire.state import State
from gruft.kernel.refusal import Refused, seat_of


def why_not(state: State, seat: int, move: int) -> Refused:
    """The reason why this seat may not make this move now, or not yet."""
    answers = state.moves(seat)
    if not answers:
        return not_your_turn(state, seat)
    if not 0 <= move < MOVES:
        return Refused("refusal-no-such-move", "VE-239", given=str(move))
    if move in answers:
        return not_your_turn(state, seat)
    return _REASONS[int(state.words[DECISION])](state, seat, move)


# --- who is asked --------------------------------------------------------------------------------


def not_your_turn(state: State, seat: int) -> Refused:
    """The game is over, the seat's word is to come or has been, or the other player decides."""
    if state.is_over():
        return Refused("refusal-game-over", outcome_cause(state)[1])
    if not VAMPIRES <= seat <= HUMANS:
        return Refused("refusal-no-such-seat", "VE-17", given=seat + 1)
    asked = seat_of(state.words[ASKED])
    if state.words[DECISION] == WINDOW:
        return _not_in_the_window(state, seat, asked)
    if seat == state.words[ACTIVE]:
        return Refused("refusal-other-answers-first", "VE-127", player=asked)
    return Refused("refusal-not-your-turn", "VE-33", player=asked)


def _not_in_the_window(state: State, seat: int, asked: dict[str, object]) -> Refused:
    """VE-123 to VE-126: one after the other, and who has no cards not at all."""
    if state.hand_size(seat) == 0:
        return Refused("refusal-empty-hand", "VE-126", player=asked)
    if state.moves(seat):
        return Refused("refusal-not-asked-yet", "VE-124", player=asked)
    return Refused("refusal-had-your-word", "VE-125", player=asked)


_REASONS: dict[int, Callable[[State, int, int], Refused]] = {
    STEP1: of_turns.discarding,
    REVEAL: of_turns.revealing,
    WINDOW: of_turns.in_window,
    PAY: of_turns.paying,
    ACT: of_actions.choosing,
    HIDE_CHAR: of_actions.naming_the_hidden,
    HIDE_CARD: of_actions.hiding,
    WATER_CHAR: of_actions.naming_the_asked,
    WATER_CARD: of_actions.asking,
    CHOOSE_ATTACKER: in_combat.choosing_attacker,
    CHOOSE_TARGET: in_combat.choosing_target,
    COMMIT: in_combat.composing,
    RESPOND: of_answers.responding,
    CANCEL_PICK: of_answers.cancelling,
    REPLACE: of_answers.replacing,
    WATER_RESPONSE: of_answers.denying,
    DEATH: of_answers.saving,
    IMMEDIATE: in_combat.attacking_at_once,
    USE_WATER: in_combat.using_water,
    EFFECT_CHAR: of_effects.choosing_character,
    EFFECT_SIDE: of_effects.choosing_side,
    EFFECT_TYPE: of_effects.naming_type,
    EFFECT_PICK: of_effects.picking,
    EFFECT_RETURN: of_effects.returning,
}
