"""The open window as everybody sees it: its kind, what opened it, who is still to be asked."""

from gruft.games.vampire_empire.show.triggers import trigger
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import other
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.position import Window

KINDS_OF_WINDOWS = {
    at.WINDOW: "support",
    at.RESPOND: "response",
    at.REPLACE: "replacement",
    at.WATER_RESPONSE: "denial",
    at.DEATH: "rescue",
}


def open_window(state: State) -> Window | None:
    """VE-127, VE-235: nothing in it depends on anybody's hand but its size."""
    decision = int(state.words[at.DECISION])
    if decision not in KINDS_OF_WINDOWS:
        return None
    asked = int(state.words[at.ASKED])
    seats = [asked]
    if (
        decision == at.WINDOW
        and state.words[at.DECLINED] == 0
        and state.hand_size(other(asked)) > 0
    ):
        seats.append(int(other(asked)))
    return Window(KINDS_OF_WINDOWS[decision], trigger(state), seats, decision == at.WINDOW)
