"""The open window as everybody sees it: its kind, what opened it, who is still to be asked."""

from gruft.games.vampire_connection.layout import (
    ACTIVE,
    ASKED,
    DECISION,
    MOVE_WINDOW,
    RESPONSE,
    TOMB_WINDOW,
)
from gruft.games.vampire_connection.state import State
from gruft.games.vampire_connection.triggers import (
    attack_trigger,
    movement_trigger,
    tomb_trigger,
)
from gruft.kernel.position import Window


def open_window(state: State) -> Window | None:
    """VC-138, VC-145, VC-125: nothing in it depends on anybody's hand."""
    decision = int(state.words[DECISION])
    if decision == TOMB_WINDOW:
        return Window("tomb", tomb_trigger(state), _still_asked(state), True)
    if decision == MOVE_WINDOW:
        return Window("movement", movement_trigger(state), _still_asked(state), False)
    if decision == RESPONSE:
        return Window("response", attack_trigger(state), [int(state.words[ASKED])], False)
    return None


def _still_asked(state: State) -> list[int]:
    """VC-141: clockwise, as far as AP."""
    seats: list[int] = []
    seat = int(state.words[ASKED])
    while seat != state.words[ACTIVE]:
        seats.append(seat)
        seat = int(state.left_of(seat))
    return seats
