"""What happens between two decisions: steps that follow one another until somebody is asked."""

from mypy_extensions import i64

from gruft.games.grottenstein.rules import movement as moving
from gruft.games.grottenstein.rules import slots
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State


def take_steps(state: State) -> None:
    """Take the steps that need nobody's decision."""
    while state.words[at.NEXT] != at.ASK:
        step: i64 = state.words[at.NEXT]
        if step == at.STOPS:
            moving.stop(state)
        elif step == at.SLOT_BEGINS:
            slots.begin_slot(state)
        elif step == at.SLOT_PLAYS:
            slots.play_slot(state)
        elif step == at.CORPSE_RISES:
            slots.raise_corpse(state)
        else:
            slots.end_slot(state)
