"""How often somebody may take a line back freely after others were asked because of it.

Each time their question is gone and comes again: whoever went on like that could keep the next
player from ever answering.
"""

from dataclasses import dataclass

from gruft.kernel.record import LinePlayed, Undone
from gruft.kernel.scene import SPECTATOR
from gruft.table.state import State
from gruft.table.window_entries import TableStep

#: So often it is a slip; after that all must agree.
MOST_SLIPS = 2


@dataclass(frozen=True, slots=True)
class Slips:
    """Who took a question away from others, and how often since one of them last played."""

    seat: int = SPECTATOR
    times: int = 0


def after_step(slips: Slips, before: State, step: TableStep) -> Slips:
    """Count a line that was taken back freely after others were asked; their next line ends it."""
    if isinstance(step, Undone) and not step.agreed and _asks_others(before, step.seat):
        return Slips(step.seat, slips.times + 1 if slips.seat == step.seat else 1)
    if isinstance(step, LinePlayed) and step.seat != slips.seat:
        return Slips()
    return slips


def may_slip(slips: Slips, state: State, seat: int) -> bool:
    """Tell whether a seat may take back what it may take back without asking."""
    worn_out = slips.seat == seat and slips.times >= MOST_SLIPS
    return not (worn_out and _asks_others(state, seat))


def _asks_others(state: State, seat: int) -> bool:
    return any(asked != seat for asked in state.position.to_act())
