"""The log of a table: what each seat, and a spectator, was told, from the first deal on.

It only ever grows. What was taken back stays in it, because it was told; messages have no language
yet.
"""

from collections.abc import Sequence

from gruft.kernel.journal import Fact, Telling
from gruft.kernel.scene import SPECTATOR

#: What every seat, and the spectator, is told of one step.
Told = dict[int, list[Telling]]


class Log:
    """One growing list of messages for each seat, read page by page."""

    def __init__(self, seats: int) -> None:
        self._told: Told = {seat: [] for seat in range(SPECTATOR, seats)}

    def add(self, facts: Sequence[Fact]) -> Told:
        """Tell the facts to everybody, and return what each was told."""
        told = {seat: _of_interest(facts, seat) for seat in self._told}
        for seat, tellings in told.items():
            self._told[seat] += tellings
        return told

    def length(self, seat: int) -> int:
        """How many messages this seat has been told."""
        return len(self._told[seat])

    def page(self, seat: int, first: int = 0, count: int | None = None) -> list[Telling]:
        """Return `count` of the seat's messages from number `first` on, or all the rest."""
        end = None if count is None else first + count
        return self._told[seat][first:end]


def _of_interest(facts: Sequence[Fact], seat: int) -> list[Telling]:
    tellings = [fact.told(seat) for fact in facts]
    return [telling for telling in tellings if telling is not None]
