"""The clocks of a table: how much time each seat has left, and whose clock runs.

Nothing here reads a clock; times are told by whoever calls. In a window no clock runs, because the
pace of the table already says how long it lasts, the same for everybody.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from gruft.table.live.setting import Clock

#: So much of a slow line at most is not counted.
MOST_LAG = 500


@dataclass(frozen=True, slots=True)
class Clocks:
    """The time that each seat has left, as of the moment since which its clock runs."""

    left: tuple[int, ...] = ()
    since: Mapping[int, int] = field(default_factory=dict)

    def left_at(self, seat: int, now: int) -> int:
        """The time that a seat has left by now."""
        return max(0, self.left[seat] - max(0, now - self.since.get(seat, now)))


def wound_up(clock: Clock, seats: int) -> Clocks:
    """Every clock before the first question."""
    return Clocks((clock.time,) * seats)


def asked_from(
    clocks: Clocks, clock: Clock, asked: Collection[int], now: int, lag: int = 0
) -> Clocks:
    """These seats are asked from now on: their clocks run, those of all others stand."""
    if clock.kind == "none":
        return clocks
    left = list(clocks.left)
    for seat in clocks.since:
        if seat not in asked:
            left[seat] = _after_answer(clocks, clock, seat, now - min(lag, MOST_LAG))
    since = {seat: clocks.since.get(seat, now) for seat in asked}
    return replace(clocks, left=tuple(left), since=since)


def asked_again(clocks: Clocks, clock: Clock, seat: int, now: int, lag: int = 0) -> Clocks:
    """A seat has answered and is asked the next question at once."""
    if clock.kind == "none" or seat not in clocks.since:
        return clocks
    others = {one: since for one, since in clocks.since.items() if one != seat}
    answered = asked_from(clocks, clock, others, now, lag)
    return asked_from(answered, clock, [*others, seat], now)


def asked_anew(clocks: Clocks, asked: Collection[int], now: int) -> Clocks:
    """These seats are asked from now on, and what was asked before has cost nobody any time."""
    return replace(clocks, since=dict.fromkeys(asked, now))


def put_forward(clocks: Clocks, pause: int, now: int) -> Clocks:
    """For a while, which ends now, no clock has run."""
    return replace(
        clocks, since={seat: min(now, since + pause) for seat, since in clocks.since.items()}
    )


def _after_answer(clocks: Clocks, clock: Clock, seat: int, now: int) -> int:
    if clock.kind == "move":
        return clock.time
    return clocks.left_at(seat, now) + clock.increment


def first_to_run_out(clocks: Clocks, asked: Collection[int]) -> tuple[int, int] | None:
    """The seat whose time is over next, of those who have yet to answer, and when; else None."""
    running = {seat: since for seat, since in clocks.since.items() if seat in asked}
    ends = [(since + clocks.left[seat], seat) for seat, since in running.items()]
    if not ends:
        return None
    when, seat = min(ends)
    return seat, when
