"""What happens between two decisions: steps that follow one another until somebody is asked."""

from mypy_extensions import i64

from gruft.games.vampire_empire.layout import (
    ASK,
    CONTEXT,
    COST_PAID,
    DEATH_ASKED,
    DEATH_ENDS,
    EFFECT_BEGINS,
    EFFECT_ENDS,
    FOR_CARD,
    FOR_DENIAL,
    FOR_GROUP,
    FOR_HERBALIST,
    FOR_PASS,
    FOR_PASSAGE,
    FOR_REPLACEMENT,
    FOR_SACRIFICE,
    GROUP_STANDS,
    NEXT,
    ON_CARD,
    ON_COMBAT,
    ON_DENIAL,
    ON_HIDE,
    PLAYER,
    PURPOSE,
    REPLACEMENT_ASKED,
    RESPONSE_ASKED,
    RESPONSE_OVER,
    REVEAL_STEP,
    TURN_BEGINS,
    TURN_ENDS,
    WATER_SHOWN,
    WATER_TOLD,
    WINDOW_ASKS,
    WINDOW_CLOSES,
    WINDOW_OPENS,
)
from gruft.games.vampire_empire.rules import (
    actions,
    combat,
    deaths,
    effects,
    responses,
    support,
    turns,
)
from gruft.games.vampire_empire.state import State


def take_steps(state: State, mover: i64) -> None:
    """Take the steps that need nobody's decision; `mover` has just made a move (-1: nobody)."""
    while state.words[NEXT] != ASK:
        step: i64 = state.words[NEXT]
        if step <= WINDOW_CLOSES or step == TURN_ENDS:
            _turn(state, step)
        elif step <= EFFECT_ENDS:
            _cards(state, step, mover)
        else:
            _action(state, step)


def _turn(state: State, step: i64) -> None:
    if step == TURN_BEGINS:
        turns.begin_turn(state)
    elif step == REVEAL_STEP:
        turns.reveal_step(state)
    elif step == WINDOW_OPENS:
        support.open_window(state)
    elif step == WINDOW_ASKS:
        support.ask_in_window(state)
    elif step == WINDOW_CLOSES:
        support.close_window(state)
    else:
        turns.end_turn(state)


def _cards(state: State, step: i64, mover: i64) -> None:
    if step == COST_PAID:
        _paid(state, state.words[PURPOSE])
    elif step == RESPONSE_ASKED:
        responses.ask(state)
    elif step == RESPONSE_OVER:
        _not_cancelled(state, state.words[CONTEXT])
    elif step == REPLACEMENT_ASKED:
        responses.ask_for_replacement(state)
    elif step == EFFECT_BEGINS:
        effects.begin(state, mover == state.words[PLAYER])
    else:
        support.card_finished(state)


def _action(state: State, step: i64) -> None:
    if step == WATER_SHOWN:
        actions.ask_for_denial(state)
    elif step == WATER_TOLD:
        actions.tell_the_truth(state)
    elif step == GROUP_STANDS:
        combat.go_on(state)
    elif step == DEATH_ASKED:
        deaths.ask_for_rescue(state)
    elif step == DEATH_ENDS:
        deaths.finish(state)
    else:
        actions.end_action(state)


def _paid(state: State, purpose: i64) -> None:
    """VE-130: after the cost comes what was paid for."""
    if purpose == FOR_PASS:
        actions.passed(state)
    elif purpose == FOR_CARD:
        support.card_shown(state)
    elif purpose == FOR_GROUP:
        combat.group_shown(state)
    elif purpose == FOR_REPLACEMENT:
        responses.replacement_paid(state)
    elif purpose == FOR_SACRIFICE:
        responses.sacrifice_paid(state)
    elif purpose == FOR_PASSAGE:
        responses.passage_paid(state)
    elif purpose == FOR_DENIAL:
        actions.denial_shown(state)
    elif purpose == FOR_HERBALIST:
        deaths.herbalist_shown(state)
    else:
        deaths.regeneration_shown(state)


def _not_cancelled(state: State, context: i64) -> None:
    """H has nothing to say: what V has shown takes its course."""
    if context == ON_CARD:
        state.words[NEXT] = EFFECT_BEGINS
    elif context == ON_HIDE:
        actions.hide(state)
    elif context == ON_COMBAT:
        state.words[NEXT] = GROUP_STANDS
    elif context == ON_DENIAL:
        actions.deny(state)
    else:
        deaths.save(state)
