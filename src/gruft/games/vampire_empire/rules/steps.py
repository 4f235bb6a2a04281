"""What happens between two decisions: steps that follow one another until somebody is asked."""

from mypy_extensions import i64

from gruft.games.vampire_empire.rules import (
    actions,
    combat,
    deaths,
    effects,
    hide,
    responses,
    support,
    turns,
    water,
)
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State


def take_steps(state: State, mover: i64) -> None:
    """Take the steps that need nobody's decision; `mover` has just made a move (-1: nobody)."""
    while state.words[at.NEXT] != at.ASK:
        step: i64 = state.words[at.NEXT]
        if step <= at.WINDOW_CLOSES or step == at.TURN_ENDS:
            _turn(state, step)
        elif step <= at.EFFECT_ENDS:
            _cards(state, step, mover)
        else:
            _action(state, step)


def _turn(state: State, step: i64) -> None:
    if step == at.TURN_BEGINS:
        turns.begin_turn(state)
    elif step == at.REVEAL_STEP:
        turns.reveal_step(state)
    elif step == at.WINDOW_OPENS:
        support.open_window(state)
    elif step == at.WINDOW_ASKS:
        support.ask_in_window(state)
    elif step == at.WINDOW_CLOSES:
        support.close_window(state)
    else:
        turns.end_turn(state)


def _cards(state: State, step: i64, mover: i64) -> None:
    if step == at.COST_PAID:
        _paid(state, state.words[at.PURPOSE])
    elif step == at.RESPONSE_ASKED:
        responses.ask(state)
    elif step == at.RESPONSE_OVER:
        _not_cancelled(state, state.words[at.CONTEXT])
    elif step == at.REPLACEMENT_ASKED:
        responses.ask_for_replacement(state)
    elif step == at.EFFECT_BEGINS:
        effects.begin(state, mover == state.words[at.PLAYER])
    else:
        support.card_finished(state)


def _action(state: State, step: i64) -> None:
    if step == at.WATER_SHOWN:
        water.ask_for_denial(state)
    elif step == at.WATER_TOLD:
        water.tell_the_truth(state)
    elif step == at.GROUP_STANDS:
        combat.go_on(state)
    elif step == at.DEATH_ASKED:
        deaths.ask_for_rescue(state)
    elif step == at.DEATH_ENDS:
        deaths.finish(state)
    else:
        actions.end_action(state)


def _paid(state: State, purpose: i64) -> None:
    """VE-130: after the cost comes what was paid for."""
    if purpose == at.FOR_PASS:
        actions.passed(state)
    elif purpose == at.FOR_CARD:
        support.card_shown(state)
    elif purpose == at.FOR_GROUP:
        combat.group_shown(state)
    elif purpose == at.FOR_REPLACEMENT:
        responses.replacement_paid(state)
    elif purpose == at.FOR_SACRIFICE:
        responses.sacrifice_paid(state)
    elif purpose == at.FOR_PASSAGE:
        responses.passage_paid(state)
    elif purpose == at.FOR_DENIAL:
        water.denial_shown(state)
    elif purpose == at.FOR_HERBALIST:
        deaths.herbalist_shown(state)
    else:
        deaths.regeneration_shown(state)


def _not_cancelled(state: State, context: i64) -> None:
    """H has nothing to say: what V has shown takes its course."""
    if context == at.ON_CARD:
        state.words[at.NEXT] = at.EFFECT_BEGINS
    elif context == at.ON_HIDE:
        hide.hide(state)
    elif context == at.ON_COMBAT:
        state.words[at.NEXT] = at.GROUP_STANDS
    elif context == at.ON_DENIAL:
        water.deny(state)
    else:
        deaths.save(state)
