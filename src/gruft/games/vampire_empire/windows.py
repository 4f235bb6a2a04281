"""The open window as everybody sees it: its kind, what opened it, who is still to be asked."""

from gruft.games.vampire_empire.cards import other
from gruft.games.vampire_empire.layout import (
    ASKED,
    DEATH,
    DECISION,
    DECLINED,
    REPLACE,
    RESPOND,
    WATER_RESPONSE,
    WINDOW,
)
from gruft.games.vampire_empire.state import State
from gruft.games.vampire_empire.triggers import trigger
from gruft.kernel.position import Window

KINDS_OF_WINDOWS = {
    WINDOW: "support",
    RESPOND: "response",
    REPLACE: "replacement",
    WATER_RESPONSE: "denial",
    DEATH: "rescue",
}


def open_window(state: State) -> Window | None:
    """VE-127, VE-235: nothing in it depends on anybody's hand but its size."""
    decision = int(state.words[DECISION])
    if decision not in KINDS_OF_WINDOWS:
        return None
    asked = int(state.words[ASKED])
    seats = [asked]
    if decision == WINDOW and state.words[DECLINED] == 0 and state.hand_size(other(asked)) > 0:
        seats.append(int(other(asked)))
    return Window(KINDS_OF_WINDOWS[decision], trigger(state), seats, decision == WINDOW)
