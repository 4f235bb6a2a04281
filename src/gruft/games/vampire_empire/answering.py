"""The open decision: which answers are legal, and which chapter carries an answer out."""

from mypy_extensions import i64

from gruft.games.vampire_empire.cards import SIDE
from gruft.games.vampire_empire.layout import (
    ACT,
    CANCEL_PICK,
    CHOOSE_ATTACKER,
    CHOOSE_TARGET,
    COMMIT,
    DEATH,
    DECISION,
    EFFECT_CHAR,
    EFFECT_PICK,
    EFFECT_SIDE,
    EFFECT_TYPE,
    HIDE_CHAR,
    IMMEDIATE,
    PAY,
    REPLACE,
    RESPOND,
    REVEAL,
    STEP1,
    USE_WATER,
    WATER_CHAR,
    WATER_RESPONSE,
    WINDOW,
)
from gruft.games.vampire_empire.rules import (
    actions,
    combat,
    deaths,
    effects,
    groups,
    responses,
    support,
    turns,
)
from gruft.games.vampire_empire.state import State


def answers(state: State, seat: i64) -> list[int]:
    """Section 18: every legal answer of this seat to the open decision, sorted."""
    decision: i64 = state.words[DECISION]
    if decision <= ACT:
        return _in_the_turn(state, decision, seat)
    if decision <= COMMIT:
        return _to_actions(state, decision, seat)
    if decision <= USE_WATER:
        return _to_others(state, decision, seat)
    return _to_effects(state, decision)


def _in_the_turn(state: State, decision: i64, seat: i64) -> list[int]:
    if decision == WINDOW:
        return support.window_plays(state, seat)
    if decision == STEP1:
        return turns.discards(state)
    if decision == PAY:
        return support.payments(state, seat)
    if decision == REVEAL:
        return turns.reveals(state)
    return actions.actions(state, seat)


def _to_actions(state: State, decision: i64, seat: i64) -> list[int]:
    if decision == COMMIT:
        return groups.cards(state, seat)
    if decision == CHOOSE_ATTACKER:
        return combat.attackers(state, seat)
    if decision == CHOOSE_TARGET:
        return combat.targets(state, seat)
    if decision == HIDE_CHAR:
        return actions.hideable(state)
    if decision == WATER_CHAR:
        return actions.questionable(state)
    return actions.named_cards(state, seat)


def _to_others(state: State, decision: i64, seat: i64) -> list[int]:
    if decision == RESPOND:
        return responses.responses(state)
    if decision == CANCEL_PICK:
        return responses.cancellable(state)
    if decision == REPLACE:
        return responses.replacements(state)
    if decision == WATER_RESPONSE:
        return actions.denials(state)
    if decision == DEATH:
        return deaths.rescues(state, seat)
    if decision == IMMEDIATE:
        return actions.immediate_attackers(state)
    return actions.uses_of_water(state)


def _to_effects(state: State, decision: i64) -> list[int]:
    if decision == EFFECT_CHAR:
        return effects.characters(state)
    if decision == EFFECT_SIDE:
        return [SIDE, SIDE + 1]
    if decision == EFFECT_TYPE:
        return effects.types()
    if decision == EFFECT_PICK:
        return effects.picks(state)
    return effects.returns(state)


# --- carrying out --------------------------------------------------------------------------------


def carry_out(state: State, seat: i64, move: i64) -> None:
    """Take the answer to the open decision."""
    decision: i64 = state.words[DECISION]
    if decision <= ACT:
        _carry_out_in_the_turn(state, decision, seat, move)
    elif decision <= COMMIT:
        _carry_out_action(state, decision, seat, move)
    elif decision <= USE_WATER:
        _carry_out_answer(state, decision, seat, move)
    else:
        _carry_out_effect(state, decision, move)


def _carry_out_in_the_turn(state: State, decision: i64, seat: i64, move: i64) -> None:
    if decision == WINDOW:
        support.answer_in_window(state, seat, move)
    elif decision == STEP1:
        turns.discard_or_draw(state, seat, move)
    elif decision == PAY:
        support.pay(state, seat, move)
    elif decision == REVEAL:
        turns.choose_reveal(state, move)
    else:
        actions.choose(state, seat, move)


def _carry_out_action(state: State, decision: i64, seat: i64, move: i64) -> None:
    if decision == COMMIT:
        groups.add(state, seat, move)
    elif decision == CHOOSE_ATTACKER:
        combat.choose_attacker(state, move)
    elif decision == CHOOSE_TARGET:
        combat.choose_target(state, move)
    elif decision in (HIDE_CHAR, WATER_CHAR):
        actions.name_character(state, move)
    else:
        actions.add_card(state, seat, move)


def _carry_out_answer(state: State, decision: i64, seat: i64, move: i64) -> None:
    if decision == RESPOND:
        responses.respond(state, move)
    elif decision == CANCEL_PICK:
        responses.pick_cancelled(state, move)
    elif decision == REPLACE:
        responses.replace(state, move)
    elif decision == WATER_RESPONSE:
        actions.answer_water(state, move)
    elif decision == DEATH:
        deaths.answer(state, seat, move)
    elif decision == IMMEDIATE:
        actions.attack_at_once(state, move)
    else:
        actions.use_water(state, move)


def _carry_out_effect(state: State, decision: i64, move: i64) -> None:
    if decision == EFFECT_CHAR:
        effects.choose_character(state, move)
    elif decision == EFFECT_SIDE:
        effects.choose_side(state, move)
    elif decision == EFFECT_TYPE:
        effects.choose_type(state, move)
    elif decision == EFFECT_PICK:
        effects.choose_pick(state, move)
    else:
        effects.choose_return(state, move)
