"""Sections 8, 15 and 20.10: using kit, antidote, flute, plan and ladder."""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein import facts
from gruft.games.grottenstein.cards import (
    ANTIDOTE,
    FIGURES,
    FLUTE,
    KIT,
    LADDER,
    M_CARD,
    M_FIELD,
    M_FIGURE,
    PLAN,
    VAMPIRE,
)
from gruft.games.grottenstein.knowledge import hunters_side, vampires_side
from gruft.games.grottenstein.layout import (
    BITTEN_BY_RATS,
    DOWN,
    KIT_USES,
    LAID,
    LOOKING,
    NEXT,
    PATIENT,
    PICKED_CARD,
    PLACE,
    POISONED,
    SLOT_ENDS,
)
from gruft.games.grottenstein.reading import floor_place
from gruft.games.grottenstein.rules.carrying import is_at_hatch, sheet
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.villa import NUMBERS

HELPING_RANGE: Final = 1  # GR-101


def usable(state: State, figure: i64) -> list[int]:
    """GR-81, GR-237: carried objects that can be used here and now."""
    return [move for move in sheet(state, figure) if can_use(state, figure, move - M_CARD)]


def can_use(state: State, figure: i64, card: i64) -> bool:
    """ED-10 to ED-14: helping objects always, the plan over hidden cards, the ladder at a hatch."""
    effect: i64 = state.printed.effect[card]
    if effect in (KIT, ANTIDOTE, FLUTE):
        return True
    if effect == PLAN:
        return len(fields_to_look_at(state, figure)) > 0
    return effect == LADDER and is_at_hatch(state, figure)


def use(state: State, figure: i64, move: i64) -> None:
    """GR-81: one carried object."""
    card: i64 = move - M_CARD
    effect: i64 = state.printed.effect[card]
    state.words[PICKED_CARD] = card
    if effect == LADDER:
        _lay_ladder(state, figure, card)
    else:
        state.ask(LOOKING if effect == PLAN else PATIENT)


def _lay_ladder(state: State, figure: i64, card: i64) -> None:
    """ED-14: from now on the two hatch squares are linked."""
    state.show_card(card)
    state.words[PLACE + card] = floor_place(LAID, state.where(figure))
    if state.journal is not None:
        facts.ladder_laid(state, figure)
    state.words[NEXT] = SLOT_ENDS


# --- helping -------------------------------------------------------------------------------------


def patients(state: State, figure: i64) -> list[int]:
    """GR-101, GR-235: the user, or a figure that a blow of range 1 would reach."""
    return [M_FIGURE + other for other in range(FIGURES) if can_help(state, figure, other)]


def can_help(state: State, figure: i64, patient: i64) -> bool:
    """GR-101: no corpse, no lying vampire; walls and closed doors keep help out."""
    if patient == figure:
        return True
    if not state.is_figure(patient) or (patient == VAMPIRE and state.is_lying()):
        return False
    return state.reaches(state.where(figure), state.where(patient), HELPING_RANGE)


def help_patient(state: State, figure: i64, move: i64) -> None:
    """GR-200, ED-10 to ED-12: points, or the end of poison or rats."""
    words = state.words
    patient: i64 = move - M_FIGURE
    card: i64 = words[PICKED_CARD]
    effect: i64 = state.printed.effect[card]
    state.show_card(card)
    gained: i64 = _take_effect(state, effect, patient)
    if state.journal is not None:
        facts.helped(state, figure, card, patient, gained)
    if effect == KIT and words[KIT_USES] == 0:
        state.remove_card(card)
    words[NEXT] = SLOT_ENDS


def _take_effect(state: State, effect: i64, patient: i64) -> i64:
    """ED-10: the points that were gained; GR-200, ED-12: 1 if poison or rats came to an end."""
    if effect == KIT:
        state.words[KIT_USES] -= 1
        return state.add(patient, state.printed.kit_points)
    evil: i64 = (POISONED if effect == ANTIDOTE else BITTEN_BY_RATS) + patient
    ended: i64 = state.words[evil]
    state.words[evil] = 0
    return ended


# --- the plan ------------------------------------------------------------------------------------


def fields_to_look_at(state: State, figure: i64) -> list[int]:
    """ED-13: the fields of their floor that hold a face-down card."""
    found: list[int] = []
    field: i64 = state.villa.floor[state.where(figure)] * NUMBERS
    last: i64 = field + NUMBERS
    while field < last:
        if state.words[DOWN + field] > 0:
            found.append(M_FIELD + field)
        field += 1
    return found


def look_at(state: State, figure: i64, move: i64) -> None:
    """ED-13, GR-234: the hunters see the card; a servant's look is the vampire's team's."""
    field: i64 = move - M_FIELD
    card: i64 = state.face_down(field)
    state.show_card(state.words[PICKED_CARD])
    if state.is_servant(figure):
        state.let_know(card, vampires_side(state.words))
    else:
        state.let_know(card, hunters_side(state.words, state.seats))
    if state.journal is not None:
        facts.looked(state, figure, field, card)
    state.words[NEXT] = SLOT_ENDS
