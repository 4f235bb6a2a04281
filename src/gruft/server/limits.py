"""How much one socket, guest or address may ask of the house, and what counts it."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

#: So many addresses are remembered; whoever has asked for nothing the longest is forgotten first.
MOST_REMEMBERED = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many each second after that."""

    size: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What a house allows. People who share an address, say a flat or a school, share its limits.

    `writes` are requests that store something for good: guests and tables. `guesses` are names of
    tables that there are not, of one guest and of all at an address.
    """

    handshakes: Rate = Rate(60, 4)
    requests: Rate = Rate(300, 50)
    writes: Rate = Rate(60, 1)
    messages: Rate = Rate(60, 20)
    talk: Rate = Rate(12, 0.5)
    guesses: Rate = Rate(20, 0.2)
    guesses_of_address: Rate = Rate(60, 0.5)
    sockets_of_guest: int = 16
    sockets_of_address: int = 200
    sockets: int = 4_000


USUAL = Limits()


class Bucket:
    """Fills up slowly and is emptied by asking."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._full = rate.size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one out; tell whether there was one."""
        at = time.monotonic()
        refilled = self._full + (at - self._at) * self._rate.per_second
        self._full = min(self._rate.size, refilled)
        self._at = at
        if self._full < 1:
            return False
        self._full -= 1
        return True

    def put_back(self) -> None:
        """What was taken out was not needed."""
        self._full = min(self._rate.size, self._full + 1)


class Buckets:
    """A bucket for each address or guest."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        """Take one out of somebody's bucket; tell whether there was one."""
        bucket = self._buckets.setdefault(whose, Bucket(self._rate))
        self._buckets.move_to_end(whose)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()

    def put_back(self, whose: str) -> None:
        """What somebody took out was not needed."""
        if whose in self._buckets:
            self._buckets[whose].put_back()


class Guesses:
    """Names of tables that there are not: who tries many of them looks for a table of others."""

    def __init__(self, limits: Limits) -> None:
        self._guests = Buckets(limits.guesses)
        self._addresses = Buckets(limits.guesses_of_address)

    def take(self, guest: str, address: str) -> bool:
        """Tell whether somebody may try one more name. Those who may not take nothing away
        from others at the same address."""
        if not self._guests.take(guest):
            return False
        if self._addresses.take(address):
            return True
        self._guests.put_back(guest)
        return False

    def put_back(self, guest: str, address: str) -> None:
        """The name was right."""
        self._guests.put_back(guest)
        self._addresses.put_back(address)


class Crowd:
    """Who is at a socket now."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def has_room(self, guest: str, address: str) -> bool:
        """Tell whether one more socket of this guest, from this address, may be opened."""
        return (
            self._guests[guest] < self._limits.sockets_of_guest
            and self._addresses[address] < self._limits.sockets_of_address
            and self._guests.total() < self._limits.sockets
        )

    @contextmanager
    def with_one_more(self, guest: str, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        counted = (self._guests, guest), (self._addresses, address)
        for counter, one in counted:
            counter[one] += 1
        try:
            yield
        finally:
            for counter, one in counted:
                counter[one] -= 1
                if not counter[one]:
                    del counter[one]


class Gate:
    """All that a house counts of those who come to it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.handshakes = Buckets(limits.handshakes)
        self.requests = Buckets(limits.requests)
        self.writes = Buckets(limits.writes)
        self.talk = Buckets(limits.talk)
        self.guesses = Guesses(limits)
        self.crowd = Crowd(limits)
