"""The steward of a table's windows: takes answers and orders, opens and closes windows in time.

The clock is always an argument. The runner of a table calls `tick` before and after every other
command, and again when `due_at` has come; calling it more often changes nothing. A table without a
pace has no use for a steward: its windows are answered one by one, as lines.
"""

from collections.abc import Sequence

from gruft.kernel.record import LinePlayed
from gruft.kernel.scene import SPECTATOR
from gruft.table.log import Told
from gruft.table.pace import Pace
from gruft.table.prompts import Prompt, prompt_for
from gruft.table.sealed import (
    canonical_answer,
    due_at,
    is_due,
    next_line,
    open_for,
    wants_to_open,
)
from gruft.table.state import State, must_be_open_to
from gruft.table.table import Table
from gruft.table.window_entries import (
    RECALLED,
    Ordered,
    Recalled,
    Sealed,
    WindowClosed,
    WindowOpened,
    Withdrawn,
)


def due_step(state: State, now: int) -> LinePlayed | WindowClosed | WindowOpened | None:
    """What the windows of a table demand by now, if anything."""
    windows, ground = state.windows, state.ground
    if state.is_over:
        return None
    if wants_to_open(windows, ground):
        return WindowOpened(windows.opened + 1, now)
    if windows.opening is None:
        return None
    if windows.opening.closed:
        return next_line(windows.opening, ground)
    return WindowClosed(windows.opening.number, now) if is_due(windows, now, ground) else None


def sealed_step(state: State, seat: int, number: int, text: str, now: int) -> Sealed | None:
    """A seat's answer to a window; None if the same lies sealed there already."""
    must_be_open_to(state, seat)
    opening = open_for(state.windows, number, seat, now, state.ground)
    line = canonical_answer(state.ground, seat, text)
    return None if opening.answers.get(seat) == line else Sealed(seat, number, line, now)


class Steward:
    """Runs the windows of one table; keeps nothing of its own."""

    def __init__(self, table: Table) -> None:
        self.table = table

    # --- asking ----------------------------------------------------------------------------------

    def prompt(self, seat: int) -> Prompt | None:
        """The open window as this seat (-1: a spectator) sees it."""
        return prompt_for(self.table.state, seat)

    def due_at(self) -> int | None:
        """When the open window closes if nobody does anything more; the house alone may know."""
        return due_at(self.table.state.windows, self.table.state.ground)

    # --- commands --------------------------------------------------------------------------------

    def set_pace(self, pace: Pace) -> Told:
        """From now on windows are sealed, and last as this pace says."""
        return self.table.repeat(pace)

    def seal(self, seat: int, number: int, text: str, now: int) -> Told:
        """A seat answers a window, or changes its answer; nobody is told."""
        step = sealed_step(self.table.state, seat, number, text, now)
        return self._nothing() if step is None else self.table.repeat(step)

    def withdraw(self, seat: int, number: int, now: int) -> Told:
        """A seat takes its sealed answer back; nobody is told."""
        return self.table.repeat(Withdrawn(seat, number, now))

    def order(
        self, seat: int, order: str, now: int, about: Sequence[int] = (), until: str = RECALLED
    ) -> Told:
        """A seat gives a standing order; nobody is told."""
        return self.table.repeat(Ordered(seat, order, tuple(about), until, now))

    def recall(self, seat: int, order: str, now: int) -> Told:
        """A seat recalls a standing order; nobody is told."""
        return self.table.repeat(Recalled(seat, order, now))

    def tick(self, now: int) -> Told:
        """Do everything that is due by now: use answers, close windows, open them."""
        told = self._nothing()
        while (step := due_step(self.table.state, now)) is not None:
            for seat, tellings in self.table.repeat(step).items():
                told[seat] += tellings
        return told

    def _nothing(self) -> Told:
        return {seat: [] for seat in range(SPECTATOR, self.table.header.seats)}
