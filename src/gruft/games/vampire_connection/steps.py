"""What happens between two decisions: steps that follow one another until somebody is asked."""

from mypy_extensions import i64

from gruft.games.vampire_connection.layout import (
    ASK,
    CONNECTION_BEGINS,
    DISTRIBUTION,
    DRAWING,
    DRINKING,
    EVENTS,
    MOVEMENT_ANNOUNCED,
    NEXT,
    PLAY_ENDS,
    PLAY_GOES_ON,
    SURPLUS,
    TOMB_WINDOW_CLOSES,
    TOMB_WINDOW_OPENS,
    TRAVELLER_ARRIVES,
    TURN_STARTS,
)
from gruft.games.vampire_connection.rules import connection, hunters, journeys, play, turns, village
from gruft.games.vampire_connection.state import State


def take_steps(state: State) -> None:
    """Take the steps that need nobody's decision."""
    while state.words[NEXT] != ASK:
        step: i64 = state.words[NEXT]
        if step <= CONNECTION_BEGINS:
            _open(state, step)
        elif step <= PLAY_ENDS:
            _play(state, step)
        else:
            _close(state, step)


def _open(state: State, step: i64) -> None:
    if step == TURN_STARTS:
        turns.start_turn(state)
    elif step == TOMB_WINDOW_OPENS:
        hunters.open_tomb_window(state)
    elif step == TOMB_WINDOW_CLOSES:
        hunters.close_tomb_window(state)
    else:
        connection.begin(state)


def _play(state: State, step: i64) -> None:
    if step == PLAY_GOES_ON:
        play.go_on(state)
    elif step == MOVEMENT_ANNOUNCED:
        hunters.open_movement_window(state)
    elif step == TRAVELLER_ARRIVES:
        journeys.arrive(state)
    elif step == EVENTS:
        village.execute_events(state)
    else:
        turns.end_play(state)


def _close(state: State, step: i64) -> None:
    if step == DISTRIBUTION:
        turns.distribute(state)
    elif step == DRINKING:
        turns.drink(state)
    elif step == DRAWING:
        turns.draw_cards(state)
    elif step == SURPLUS:
        turns.check_surplus(state)
    else:
        turns.end_turn(state)
