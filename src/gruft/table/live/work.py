"""A piece of work at a live table: acts worked out one after the other, none of them true yet.

The table's runner stores all of them and then takes them over; if storing fails, or an act in
the middle is refused, nothing has happened.
"""

from gruft.table.entries import Entry
from gruft.table.live.acts import AnyAct, Stamped, stepped
from gruft.table.live.sitting import Sitting, Turn, after_act


class Work:
    """Acts that begin at a sitting, all at one time."""

    def __init__(self, sitting: Sitting, now: int, move: str = "", lag: int = 0) -> None:
        self.sitting = sitting
        self.now = now
        self.move = move
        self.lag = lag
        self.acts: list[Stamped] = []
        self.turns: list[Turn] = []

    def do(self, act: AnyAct) -> None:
        """Work out one more act, or refuse it."""
        stamped = Stamped(self.now, act, self.lag, self.move)
        turn = after_act(self.sitting, stamped)
        self.acts.append(stamped)
        self.turns.append(turn)
        self.sitting = turn.sitting
        self.move, self.lag = "", 0  # the first act alone is the client's own

    def step(self, entry: Entry) -> None:
        """Work out one more step of the match."""
        self.do(stepped(entry))
