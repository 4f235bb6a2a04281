"""What is counted in a running house, for Prometheus.

Readers of these numbers could count the sealed answers of others: they are told on the machine of
the house only.
"""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from ipaddress import ip_address

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

#: Seconds; a commit takes one sync of the disk.
APPENDING = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
THINKING = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)
#: What a proxy in between says about whom it speaks for.
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


class Metrics:
    """The counters of one house; each house has a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("tables", "Live tables in this process")
        self.clients = self._gauge("clients", "Clients at their sockets")
        self.bots = self._gauge("bots_thinking", "Questions that bots are thinking about")
        self._moves = Counter(
            "gruft_moves", "Commands that changed a table", ["game"], registry=self.registry
        )
        self._refusals = Counter(
            "gruft_refusals", "What was refused, by reason", ["key"], registry=self.registry
        )
        self._failures = Counter(
            "gruft_failures", "Mistakes of the house itself", registry=self.registry
        )
        self._dropped = Counter(
            "gruft_clients_dropped", "Clients let go by the house", ["why"], registry=self.registry
        )
        self._append = self._seconds("append_seconds", "Until a command was on the disk", APPENDING)
        self._think = self._seconds("bot_seconds", "Until a bot had thought", THINKING)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"gruft_{name}", about, registry=self.registry)

    def _seconds(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"gruft_{name}", about, buckets=buckets, registry=self.registry)

    def watch(self, gauges: Mapping[str, Callable[[], int]]) -> None:
        """Tell where the present numbers are found; they are read when somebody asks."""
        for name, count in gauges.items():
            getattr(self, name).set_function(count)

    def moved(self, game: str) -> None:
        """A command has changed a table."""
        self._moves.labels(game).inc()

    def refused(self, key: str) -> None:
        """Something was refused."""
        self._refusals.labels(key).inc()

    def failed(self) -> None:
        """The house made a mistake."""
        self._failures.inc()

    def dropped(self, why: str) -> None:
        """A client was let go."""
        self._dropped.labels(why).inc()

    @contextmanager
    def appending(self) -> Iterator[None]:
        """Measure how long the store takes."""
        with _measured(self._append):
            yield

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Measure how long a bot thinks."""
        with _measured(self._think):
            yield

    def page(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


@contextmanager
def _measured(histogram: Histogram) -> Iterator[None]:
    began = time.perf_counter()
    yield
    histogram.observe(time.perf_counter() - began)


def is_from_this_machine(client: str, headers: Mapping[str, str]) -> bool:
    """Tell whether a request comes from the machine of the house, past no proxy.

    A proxy passes on under which name it was reached, or else no page of ours would work behind it.
    """
    host = headers.get("host", "").rsplit(":", 1)[0].strip("[]")
    named = host == "localhost" or _is_loopback(host)
    return named and _is_loopback(client) and not any(name in headers for name in FORWARDED)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
