"""The pace of a table: how long its windows stay open, the same for every window and every seat.

Times are whole milliseconds of whatever clock the house reads; nothing here reads one. A live table
closes a window at any moment once its least length is over. A slow table closes windows only at
fixed times of a period (say, at 8 and at 20 o'clock of every day), so that the moment of closing
does not show when the last seat answered.
"""

from dataclasses import dataclass

from gruft.kernel.fields import Fields, Kind, many
from gruft.kernel.refusal import Refused

#: Later than any clock will show in this millennium.
END_OF_TIME = 10**15


@dataclass(frozen=True, slots=True)
class Pace:
    """Least and longest length of a window; for a slow table also when windows may close."""

    least: int
    longest: int
    period: int = 0
    times: tuple[int, ...] = ()

    def earliest(self, opened: int) -> int:
        """The first moment at which a window opened then may close."""
        return self.moment_from(opened + self.least)

    def latest(self, opened: int) -> int:
        """The moment at which a window opened then closes, whoever has not answered."""
        return self.moment_from(opened + self.longest)

    def moment_from(self, time: int) -> int:
        """The first moment, from this time on, at which windows may close."""
        if self.period == 0:
            return time
        begin = time - time % self.period
        moments = [begin + one for one in (*self.times, self.period + self.times[0])]
        return next(moment for moment in moments if moment >= time)

    def moment_until(self, time: int) -> int:
        """The last moment, up to this time, at which windows may close."""
        if self.period == 0:
            return time
        begin = time - time % self.period
        moments = [begin + one for one in (self.times[-1] - self.period, *self.times)]
        return next(moment for moment in reversed(moments) if moment <= time)


#: People who hand one keyboard round: nothing can be seen of how long anybody thinks.
AT_ONE_SCREEN = Pace(least=0, longest=END_OF_TIME)
LIVE = Pace(least=3_000, longest=30_000)


def check_pace(pace: Pace) -> None:
    """Refuse a pace by which windows could not close, or not alike."""
    if pace.least > pace.longest:
        raise Refused("pace-too-short", least=pace.least, longest=pace.longest)
    if bool(pace.period) != bool(pace.times):
        raise Refused("pace-no-checkpoint")
    rising = list(pace.times) == sorted(set(pace.times))
    if pace.times and (not rising or pace.times[-1] >= pace.period):
        raise Refused("pace-bad-checkpoints", period=pace.period)


def is_time(value: object) -> bool:
    """Tell whether this is a time or a length of time."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= END_OF_TIME


TIME = Kind("kind-time", is_time)
PACE_FIELDS: Fields = {
    "least": TIME,
    "longest": TIME,
    "period": TIME,
    "times": Kind("kind-times", many(is_time)),
}
