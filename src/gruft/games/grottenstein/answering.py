"""The open decision: which answers are legal, and which chapter carries an answer out."""

from mypy_extensions import i64

from gruft.games.grottenstein import paths
from gruft.games.grottenstein.cards import BITE, END, WEAR
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
    KEY_CARD,
    KEY_DOOR,
    LIGHTING,
    LOOKING,
    NEXT,
    NOBODY,
    ORIGIN,
    PATIENT,
    PICKED_SQUARE,
    PLACING,
    PUTTING,
    REVEALED,
    RISING,
    SLOT_ENDS,
    TAKING,
    TAKING_MORE,
    TARGET,
    USING,
    VAMPIRE_ACTION,
    VAMPIRE_FIRST,
    WEAPON,
)
from gruft.games.grottenstein.rules import (
    arranging,
    carrying,
    charges,
    doors,
    fights,
    moving,
    objects,
    revealing,
    slots,
    vampire,
)
from gruft.games.grottenstein.state import State


def answers(state: State) -> list[int]:
    """Section 23: every legal answer to the open decision, sorted."""
    decision: i64 = state.words[DECISION]
    if decision == DESTINATION:
        return paths.destinations(state)
    if decision == ACTION:
        return moving.actions(state)
    if decision == FIRST:
        return moving.openings(state)
    if decision <= ENDING:
        return _at_the_table(state, decision)
    if decision <= PUTTING:
        return _of_cards(state, decision)
    return _of_actions(state, decision)


def _at_the_table(state: State, decision: i64) -> list[int]:
    if decision == VAMPIRE_FIRST:
        return vampire.openings(state)
    if decision == VAMPIRE_ACTION:
        return vampire.actions(state)
    if decision == REVEALED:
        return revealing.answers_to_find(state, state.actor())
    if decision == ENDING:
        return [END]
    if decision == RISING:
        return slots.controls()
    if decision == PLACING:
        return arranging.cards_to_lay(state)
    return arranging.locks(state)


def _of_cards(state: State, decision: i64) -> list[int]:
    figure: i64 = state.actor()
    if decision == WEAPON:
        return fights.weapons(state, figure, state.words[ORIGIN] == FIRST)
    if decision == TARGET:
        return fights.choices_of_target(state)
    if decision == TAKING:
        return carrying.takeable(state, figure)
    if decision == TAKING_MORE:
        return carrying.more_to_take(state, figure)
    return carrying.sheet(state, figure)


def _of_actions(state: State, decision: i64) -> list[int]:
    figure: i64 = state.actor()
    if decision == CLOSING:
        return doors.closable_doors(state, figure)
    if decision == USING:
        return objects.usable(state, figure)
    if decision == PATIENT:
        return objects.patients(state, figure)
    if decision == LOOKING:
        return objects.fields_to_look_at(state, figure)
    if decision == KEY_CARD:
        return doors.keys(state, figure)
    if decision == KEY_DOOR:
        return doors.keyholes(state, figure)
    if decision == CASTING:
        return charges.zombie_squares(state, NOBODY)
    if decision == CASTING_AGAIN:
        return charges.zombie_squares(state, state.words[PICKED_SQUARE])
    if decision == LIGHTING:
        return charges.charge_aims(state, figure)
    return vampire.victims(state)


# --- carrying out --------------------------------------------------------------------------------


def carry_out(state: State, move: i64) -> None:
    """Take the answer to the open decision."""
    decision: i64 = state.words[DECISION]
    if decision == DESTINATION:
        moving.go(state, move)
    elif decision == ACTION:
        moving.act(state, move)
    elif decision in (FIRST, VAMPIRE_FIRST):
        moving.open_slot(state, move)
    elif decision <= ENDING:
        _settle_at_the_table(state, decision, move)
    elif decision <= PUTTING:
        _handle_cards(state, decision, move)
    else:
        _complete_action(state, decision, move)


def _settle_at_the_table(state: State, decision: i64, move: i64) -> None:
    if decision == VAMPIRE_ACTION:
        if move == BITE:
            moving.begin(state, BITING)
        elif move == END:
            state.words[NEXT] = SLOT_ENDS
        else:
            vampire.wear(state, move - WEAR)
    elif decision == REVEALED:
        revealing.answer_find(state, state.actor(), move)
    elif decision == ENDING:
        state.words[NEXT] = SLOT_ENDS
    elif decision == RISING:
        slots.decide_control(state, move)
    elif decision == PLACING:
        arranging.lay_cellar_card(state, move)
    else:
        arranging.choose_lock(state, move)


def _handle_cards(state: State, decision: i64, move: i64) -> None:
    figure: i64 = state.actor()
    if decision == WEAPON:
        fights.choose_weapon(state, move)
    elif decision == TARGET:
        fights.strike(state, move)
    elif decision == TAKING:
        carrying.take(state, figure, move)
    elif decision == TAKING_MORE:
        carrying.take_more(state, figure, move)
    else:
        carrying.put_down(state, figure, move)


def _complete_action(state: State, decision: i64, move: i64) -> None:
    figure: i64 = state.actor()
    if decision == CLOSING:
        doors.close_door(state, figure, move)
    elif decision == USING:
        objects.use(state, figure, move)
    elif decision == PATIENT:
        objects.help_patient(state, figure, move)
    elif decision == LOOKING:
        objects.look_at(state, figure, move)
    elif decision == KEY_CARD:
        doors.choose_key(state, move)
    elif decision == KEY_DOOR:
        doors.try_key(state, figure, move)
    elif decision == CASTING:
        charges.cast_first(state, move)
    elif decision == CASTING_AGAIN:
        charges.cast_second(state, figure, move)
    elif decision == LIGHTING:
        charges.light(state, figure, move)
    else:
        vampire.bite(state, move)
