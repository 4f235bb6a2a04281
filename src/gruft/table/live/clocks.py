"""The clocks of a table: how much time each seat has left, and whose clock runs.

Nothing here reads a clock; times are told by whoever calls. In a window no clock runs, because the
pace of the table already says how long it lasts, the same for everybody.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from gruft.kernel.record import Undone
from gruft.table.live.setting import SECOND, Clock

#: So much of a slow line at most is not counted.
MOST_LAG = 500
#: With less time than this nobody could play something else.
LEAST_TO_TAKE_BACK = SECOND
#: What all agreed to take back can be thought about once more.
LEAST_AFTER_AGREEMENT = 10 * SECOND


@dataclass(frozen=True, slots=True)
class Gain:
    """The time that a seat got back for a line; it goes with the line if that is taken back."""

    line: int
    seat: int
    time: int


@dataclass(frozen=True, slots=True)
class Clocks:
    """The time that each seat has left, as of the moment since which its clock runs."""

    left: tuple[int, ...] = ()
    since: Mapping[int, int] = field(default_factory=dict)
    gains: tuple[Gain, ...] = ()

    def left_at(self, seat: int, now: int) -> int:
        """The time that a seat has left by now."""
        return max(0, self.left[seat] - max(0, now - self.since.get(seat, now)))


def wound_up(clock: Clock, seats: int) -> Clocks:
    """Every clock before the first question."""
    return Clocks((clock.time,) * seats)


def asked_from(
    clocks: Clocks, clock: Clock, asked: Collection[int], now: int, goes_on: bool = False
) -> Clocks:
    """These seats are asked from now on: their clocks run, those of all others stand.

    If the question goes on, and only somebody else is to answer it, its time is not given anew.
    """
    if clock.kind == "none":
        return clocks
    left = list(clocks.left)
    for seat in clocks.since:
        if seat not in asked:
            is_gone = clock.kind == "move" and not goes_on
            left[seat] = clock.time if is_gone else clocks.left_at(seat, now)
    since = {seat: clocks.since.get(seat, now) for seat in asked}
    return replace(clocks, left=tuple(left), since=since)


def answered(clocks: Clocks, clock: Clock, seat: int, line: int, now: int, lag: int) -> Clocks:
    """A seat has played this line, so its clock stands and gets what an answer brings."""
    if seat not in clocks.since:
        # A bot has answered: for the next move whoever comes back has the whole time.
        whole = clock.time if clock.kind == "move" else clocks.left[seat]
        return replace(clocks, left=(*clocks.left[:seat], whole, *clocks.left[seat + 1 :]))
    unspent = clocks.left_at(seat, now - min(lag, MOST_LAG))
    gain = clock.time - unspent if clock.kind == "move" else clock.increment
    left = (*clocks.left[:seat], unspent + gain, *clocks.left[seat + 1 :])
    since = {one: then for one, then in clocks.since.items() if one != seat}
    return Clocks(left, since, (*clocks.gains, Gain(line, seat, gain)))


def taken_back(
    clocks: Clocks, clock: Clock, undone: Undone, asked: Collection[int], now: int
) -> Clocks:
    """Lines are taken back, and with them what they brought; the time that was thought is gone.

    If all have agreed nobody loses their seat by it: there is time to think once more. Else it is
    the time of whoever takes back: they have thought until now, and the others have lost nothing.
    """
    if clock.kind == "none":
        return clocks
    keep, agreed = undone.keep, bool(undone.agreed)
    if agreed:
        left = [clocks.left_at(seat, now) for seat in range(len(clocks.left))]
    else:
        left = [*clocks.left]
        left[undone.seat] -= now - min(clocks.since.values(), default=now)
    for gain in clocks.gains:
        if gain.line >= keep:
            left[gain.seat] = max(0, left[gain.seat] - gain.time)
    for seat, unspent in enumerate(left):
        left[seat] = max(unspent, _least_left(clock, seat in asked, agreed))
    gains = tuple(gain for gain in clocks.gains if gain.line < keep)
    return Clocks(tuple(left), dict.fromkeys(asked, now), gains)


def _least_left(clock: Clock, is_asked: bool, agreed: bool) -> int:
    if clock.kind == "move":
        # A seat that is asked later has the whole time for that move.
        return clock.time if agreed or not is_asked else 0
    return LEAST_AFTER_AGREEMENT if agreed and is_asked else 0


def asked_anew(clocks: Clocks, asked: Collection[int], now: int) -> Clocks:
    """These seats are asked from now on, and what was asked before has cost nobody any time."""
    return replace(clocks, since=dict.fromkeys(asked, now))


def put_forward(clocks: Clocks, pause: int, now: int) -> Clocks:
    """For a while, which ends now, no clock has run."""
    return replace(
        clocks, since={seat: min(now, since + pause) for seat, since in clocks.since.items()}
    )


def runs_out_at(clocks: Clocks, seat: int) -> int | None:
    """When the time of a seat is over; None if its clock stands."""
    since = clocks.since.get(seat)
    return None if since is None else since + clocks.left[seat]


def first_to_run_out(clocks: Clocks, asked: Collection[int]) -> tuple[int, int] | None:
    """The seat whose time is over next, of those who have yet to answer, and when; else None."""
    running = {seat: since for seat, since in clocks.since.items() if seat in asked}
    ends = [(since + clocks.left[seat], seat) for seat, since in running.items()]
    if not ends:
        return None
    when, seat = min(ends)
    return seat, when
