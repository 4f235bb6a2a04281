"""What each seat of a table has been sent, and to whom it goes.

All who look through the eyes of one seat share its stream; so does the gallery. A step that changes
nothing for a seat sends it nothing and does not count.
"""

from collections import deque
from collections.abc import Sequence
from typing import Protocol

from gruft.kernel.journal import Telling
from gruft.kernel.scene import SPECTATOR
from gruft.server.encoding import encoded
from gruft.server.parts import Parts, changes, raw
from gruft.server.shorthand import short_log
from gruft.server.spoken import Line, Said, Told
from gruft.server.wire import Changed, Shown
from gruft.table.live.acts import Said as SaidAct

#: So much of the log is sent to somebody who comes; the rest is read page by page.
LOG_SENT = 200
TALK_SENT = 100


class Watcher(Protocol):
    """Somebody who is sent what a seat sees."""

    def send(self, message: bytes) -> None:
        """Send soon; never waits."""


class Stream:
    """One seat's view of a table, as it was last sent."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.number = 0
        self.parts: Parts = {}
        self.log: list[Told] = []
        self.talk: list[Said] = []
        self.watchers: set[Watcher] = set()

    @property
    def is_followed(self) -> bool:
        """Tell whether its view must be written after every step; the log is always kept."""
        return bool(self.watchers)

    def shown(self, now: int) -> bytes:
        """Everything, for somebody who comes."""
        return encoded(
            Shown(
                self.table,
                self.seat,
                self.number,
                now,
                raw(self.parts),
                short_log(self.log[-LOG_SENT:]),
                len(self.log),
                self.talk[-TALK_SENT:],
            )
        )

    def page(self, first: int) -> Sequence[Line]:
        """Lines of the log from this number on, as many as are sent at once."""
        return short_log(self.log[first : first + LOG_SENT])

    def go_on(self, parts: Parts, log: Sequence[Told], talk: Sequence[Said], now: int) -> None:
        """Send what is new; if nothing is, send nothing."""
        changed = changes(self.parts, parts)
        if not changed and not log and not talk:
            return
        self.number += 1
        self.parts = parts
        self.log += log
        self.talk += talk
        if self.watchers:
            news = raw(changed), short_log(log), talk
            sent = encoded(Changed(self.table, self.seat, self.number, now, *news))
            for watcher in tuple(self.watchers):
                watcher.send(sent)


#: While people sit down there is nothing that could be seen too early.
_SETTING = b'"setting"'


class DelayedStream(Stream):
    """A gallery that sees everything some time later, but for what is said in it."""

    def __init__(self, table: str, seat: int, delay: int) -> None:
        super().__init__(table, seat)
        self.delay = delay
        self._coming: deque[tuple[int, Parts, Sequence[Told], Sequence[Said]]] = deque()

    @property
    def is_followed(self) -> bool:
        """Those who come later see what is now."""
        return True

    def go_on(self, parts: Parts, log: Sequence[Told], talk: Sequence[Said], now: int) -> None:
        """Keep what is new until its time has come; the gallery hears its own words at once."""
        own = [one for one in talk if one.seat == SPECTATOR]
        super().go_on(self.parts, (), own, now)
        others = [one for one in talk if one.seat != SPECTATOR]
        delay = 0 if parts.get("phase") == _SETTING else self.delay
        self._coming.append((now + delay, parts, log, others))
        self.catch_up(now)

    def catch_up(self, now: int) -> None:
        """Send what may be seen by now."""
        while self._coming and self._coming[0][0] <= now:
            _, parts, log, talk = self._coming.popleft()
            super().go_on(parts, log, talk, now)

    def due_at(self) -> int | None:
        """When something may be seen next."""
        return self._coming[0][0] if self._coming else None


def heard(words: Sequence[SaidAct]) -> list[Said]:
    """Words as they are sent."""
    return [Said(one.name, one.seat, one.channel, one.text) for one in words]


def told(tellings: Sequence[Telling]) -> list[Told]:
    """Messages as they are sent."""
    return [Told(one.key, one.args) for one in tellings]
