"""What happens between two decisions: steps that follow one another until somebody is asked."""

from mypy_extensions import i64

from gruft.games.vampire_connection.rules import connection, hunters, journeys, play, turns, village
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State


def take_steps(state: State) -> None:
    """Take the steps that need nobody's decision."""
    while state.words[at.NEXT] != at.ASK:
        step: i64 = state.words[at.NEXT]
        if step <= at.CONNECTION_BEGINS:
            _open(state, step)
        elif step <= at.PLAY_ENDS:
            _play(state, step)
        else:
            _close(state, step)


def _open(state: State, step: i64) -> None:
    if step == at.TURN_STARTS:
        turns.start_turn(state)
    elif step == at.TOMB_WINDOW_OPENS:
        hunters.open_tomb_window(state)
    elif step == at.TOMB_WINDOW_CLOSES:
        hunters.close_tomb_window(state)
    else:
        connection.begin(state)


def _play(state: State, step: i64) -> None:
    if step == at.PLAY_GOES_ON:
        play.go_on(state)
    elif step == at.MOVEMENT_ANNOUNCED:
        hunters.open_movement_window(state)
    elif step == at.TRAVELLER_ARRIVES:
        journeys.arrive(state)
    elif step == at.EVENTS:
        village.execute_events(state)
    else:
        turns.end_play(state)


def _close(state: State, step: i64) -> None:
    if step == at.DISTRIBUTION:
        turns.distribute(state)
    elif step == at.DRINKING:
        turns.drink(state)
    elif step == at.DRAWING:
        turns.draw_cards(state)
    elif step == at.SURPLUS:
        turns.check_surplus(state)
    else:
        turns.end_turn(state)
