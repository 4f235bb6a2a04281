"""The open decision: which answers are legal, and which chapter carries an answer out."""

from mypy_extensions import i64

from gruft.games.vampire_connection.cards import FIRST, VICTIM
from gruft.games.vampire_connection.layout import (
    BUYING,
    CONNECTION,
    CONSUME,
    COUNTER_ANSWER,
    COUNTERING_GIVE,
    COUNTERING_WANT,
    COVERING,
    DECISION,
    GIVING,
    MOVE_WINDOW,
    OFFER_ANSWER,
    OFFER_GIVE,
    OFFER_WANT,
    ORDER,
    PLAYING,
    RESPONSE,
    ROB,
    TARGET,
    TOMB_WINDOW,
)
from gruft.games.vampire_connection.rules import (
    connection,
    hunters,
    journeys,
    play,
    protections,
    turns,
    village,
)
from gruft.games.vampire_connection.state import State


def answers(state: State, seat: i64) -> list[int]:
    """Section 19: every legal answer of this seat to the open decision, sorted."""
    decision: i64 = state.words[DECISION]
    if decision <= CONNECTION:
        if decision == TOMB_WINDOW:
            return hunters.answers_in_tomb_window(state, seat)
        return connection.openings(state)
    if decision <= COUNTER_ANSWER:
        return _to_offers(state, decision, seat)
    if decision <= RESPONSE:
        return _in_play(state, decision, seat)
    return _late(state, decision, seat)


def _to_offers(state: State, decision: i64, seat: i64) -> list[int]:
    if decision in (OFFER_GIVE, COUNTERING_GIVE):
        return connection.gives(state)
    if decision in (OFFER_WANT, COUNTERING_WANT):
        return connection.wants(state)
    return connection.answers(state, seat)


def _in_play(state: State, decision: i64, seat: i64) -> list[int]:
    if decision == PLAYING:
        return play.plays(state)
    if decision == TARGET:
        return play.targets(state)
    if decision == COVERING:
        return protections.covers(state)
    if decision == MOVE_WINDOW:
        return hunters.answers_to_movement(state, seat)
    if decision == ROB:
        return journeys.prey(state)
    return journeys.responses(state, seat)


def _late(state: State, decision: i64, seat: i64) -> list[int]:
    if decision == ORDER:
        return [FIRST, FIRST + 1]
    if decision == GIVING:
        return village.gifts(state, seat)
    if decision == CONSUME:
        return turns.consumable(state)
    if decision == BUYING:
        return turns.purchases(state)
    return turns.surplus(state)


# --- carrying out --------------------------------------------------------------------------------


def carry_out(state: State, seat: i64, move: i64) -> None:
    """Take the answer to the open decision."""
    decision: i64 = state.words[DECISION]
    if decision == PLAYING:
        if journeys.is_journey(move):
            journeys.announce(state, seat, move)
        else:
            play.play_without_journey(state, seat, move)
    elif decision <= COUNTER_ANSWER:
        _carry_out_early(state, decision, seat, move)
    elif decision <= RESPONSE:
        _carry_out_in_play(state, decision, seat, move)
    else:
        _carry_out_late(state, decision, seat, move)


def _carry_out_early(state: State, decision: i64, seat: i64, move: i64) -> None:
    if decision == TOMB_WINDOW:
        hunters.answer_in_tomb_window(state, seat, move)
    elif decision == CONNECTION:
        connection.open_offer(state, move)
    elif decision in (OFFER_ANSWER, COUNTER_ANSWER):
        connection.answer(state, move)
    else:
        connection.compose(state, move)


def _carry_out_in_play(state: State, decision: i64, seat: i64, move: i64) -> None:
    if decision == TARGET:
        play.name_target(state, seat, move)
    elif decision == COVERING:
        protections.cover(state, seat, move)
    elif decision == MOVE_WINDOW:
        hunters.answer_to_movement(state, seat, move)
    elif decision == ROB:
        journeys.name_prey(state, move)
    else:
        journeys.respond(state, seat, move)


def _carry_out_late(state: State, decision: i64, seat: i64, move: i64) -> None:
    if decision == ORDER:
        village.choose_order(state, move == FIRST + 1)
    elif decision == GIVING:
        village.choose_gift(state, seat, move - VICTIM)
    elif decision == CONSUME:
        turns.consume(state, seat, move)
    elif decision == BUYING:
        turns.buy(state, seat, move)
    else:
        turns.discard_surplus(state, seat, move)
