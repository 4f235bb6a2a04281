"""What happens between two decisions: steps that follow one another until somebody is asked."""

from mypy_extensions import i64

from gruft.games.grottenstein.layout import (
    ASK,
    CORPSE_RISES,
    NEXT,
    SLOT_BEGINS,
    SLOT_PLAYS,
    STOPS,
)
from gruft.games.grottenstein.rules import moving, slots
from gruft.games.grottenstein.state import State


def take_steps(state: State) -> None:
    """Take the steps that need nobody's decision."""
    while state.words[NEXT] != ASK:
        step: i64 = state.words[NEXT]
        if step == STOPS:
            moving.stop(state)
        elif step == SLOT_BEGINS:
            slots.begin_slot(state)
        elif step == SLOT_PLAYS:
            slots.play_slot(state)
        elif step == CORPSE_RISES:
            slots.raise_corpse(state)
        else:
            slots.end_slot(state)
