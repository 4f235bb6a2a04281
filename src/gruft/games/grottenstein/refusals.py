"""Why a move of Vampir is not accepted: the message and the clause behind it.

Here are the seats that are not asked, and the way to the chapters. Only what everybody sees and
what the asked seat knows itself is looked at, so the answer is the same in every world of the seat.
"""

from collections.abc import Callable

from gruft.games.grottenstein import refusals_of_cards as of_cards
from gruft.games.grottenstein import refusals_of_doors as of_doors
from gruft.games.grottenstein import refusals_of_fights as of_fights
from gruft.games.grottenstein import refusals_of_movement as of_movement
from gruft.games.grottenstein import refusals_of_slots as of_slots
from gruft.games.grottenstein.cards import FIGURES
from gruft.games.grottenstein.layout import (
    ACTION,
    BITING,
    CASTING,
    CASTING_AGAIN,
    CLOSING,
    DECISION,
    DESTINATION,
    ENDING,
    FIRST,
    GONE,
    KEY_CARD,
    KEY_DOOR,
    LIGHTING,
    LOCKING_ARMOUR,
    LOCKING_CRYPT,
    LOOKING,
    PATIENT,
    PLACING,
    PLAYER,
    PUTTING,
    REVEALED,
    RISING,
    STATUS,
    TAKING,
    TAKING_MORE,
    TARGET,
    USING,
    VAMPIRE_ACTION,
    VAMPIRE_FIRST,
    WEAPON,
)
from gruft.games.grottenstein.reasons import not_in_villa
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.telling import figure_word
from gruft.kernel.refusal import Refused, seat_of


def why_not(state: State, seat: int, move: int) -> Refused:
    """The reason why this seat may not make this move now."""
    if state.is_over() or seat != state.asked():
        return not_your_turn(state, seat)
    reason = not_in_villa(state, move)
    return reason or _REASONS[int(state.words[DECISION])](state, seat, move)


# --- who is asked --------------------------------------------------------------------------------


def not_your_turn(state: State, seat: int) -> Refused:
    """The game is over, there is no such seat, or somebody else has the word."""
    if state.is_over():
        return Refused("refusal-game-over", state.outcome().clause)
    if not 0 <= seat < state.seats:
        return Refused("refusal-no-such-seat", "GR-34", given=seat + 1)
    asked = seat_of(int(state.asked()))
    decision = int(state.words[DECISION])
    if decision in (PLACING, LOCKING_CRYPT, LOCKING_ARMOUR):
        return Refused("refusal-vampire-sets-up", "GR-23", player=asked)
    if decision == RISING:
        return Refused("refusal-vampire-decides", "GR-37", player=asked)
    if not _plays_somebody(state, seat):
        return Refused("refusal-without-figure", "GR-39", player=asked)
    figure = figure_word(state, int(state.actor()))
    return Refused("refusal-not-your-slot", "GR-7", player=asked, figure=figure)


def _plays_somebody(state: State, seat: int) -> bool:
    """GR-39: some seats are left without any character."""
    words = state.words
    return any(
        words[PLAYER + figure] == seat and words[STATUS + figure] != GONE
        for figure in range(FIGURES)
    )


_REASONS: dict[int, Callable[[State, int, int], Refused]] = {
    PLACING: of_slots.arranging,
    LOCKING_CRYPT: of_slots.arranging,
    LOCKING_ARMOUR: of_slots.arranging,
    RISING: of_slots.raising,
    FIRST: of_slots.opening,
    VAMPIRE_FIRST: of_slots.opening_as_vampire,
    DESTINATION: of_movement.going,
    ACTION: of_slots.acting,
    REVEALED: of_slots.answering,
    VAMPIRE_ACTION: of_slots.acting_as_vampire,
    ENDING: of_slots.ending,
    WEAPON: of_fights.choosing_weapon,
    TARGET: of_fights.choosing_target,
    TAKING: of_cards.taking,
    TAKING_MORE: of_cards.taking_more,
    PUTTING: of_cards.putting,
    CLOSING: of_doors.closing,
    USING: of_cards.using,
    PATIENT: of_cards.helping,
    LOOKING: of_cards.looking,
    KEY_CARD: of_cards.choosing_key,
    KEY_DOOR: of_doors.trying_key,
    CASTING: of_cards.casting,
    CASTING_AGAIN: of_cards.casting,
    LIGHTING: of_doors.lighting,
    BITING: of_fights.biting,
}
