"""Strangers at the door: what tests of hostile clients need that no polite client would have.

`Stranger` speaks WebSocket by hand over a bare connection, so that it can also not listen, not
answer and not follow the rules. `Bystander` plays on meanwhile and looks whether the house is well.
"""

import asyncio
import base64
import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from gruft.server.wire import VERSION
from tests.server.guests import PATIENCE, Person, Seat, begun
from tests.server.houses import OpenedHouse

TEXT, BINARY, CLOSE = 1, 2, 8
HELLO = b'{"type": "hello", "id": "1", "version": %d}' % VERSION
_hosts = count(1)


def somewhere() -> dict[str, str]:
    """The headers of somebody who comes from an address of their own, as a proxy passes it on."""
    number = next(_hosts)
    return {"x-forwarded-for": f"198.51.{number // 250}.{number % 250 + 1}"}


def frame(payload: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """A frame as a client sends it."""
    head = bytes([kind | (0x80 if last else 0)])
    if len(payload) < 126:
        size = bytes([0x80 | len(payload)])
    elif len(payload) < 1 << 16:
        size = bytes([0x80 | 126]) + struct.pack("!H", len(payload))
    else:
        size = bytes([0x80 | 127]) + struct.pack("!Q", len(payload))
    return head + size + bytes(4) + payload


class Stranger:
    """A bare connection that has become a socket."""

    def __init__(self, house: OpenedHouse, cookie: str, host: str = "") -> None:
        self.connection = knock(house)
        key = base64.b64encode(os.urandom(16)).decode()
        host = host or urlsplit(house.address).netloc
        self.connection.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.connection.recv(1)
        self.status = int(answer.split()[1])

    def send(self, payload: bytes, kind: int = TEXT, last: bool = True) -> None:
        """Send one frame."""
        self.connection.sendall(frame(payload, kind, last))

    def farewell(self) -> tuple[int, str]:
        """Listen to the end; the code and the reason with which one is let go (0: with none)."""
        while (head := self._read(2)) is not None:
            size = head[1] & 0x7F
            if size == 126:
                size = int.from_bytes(self._read(2) or b"")
            elif size == 127:
                size = int.from_bytes(self._read(8) or b"")
            payload = self._read(size) or b""
            if head[0] & 0x0F == CLOSE:
                return int.from_bytes(payload[:2]), payload[2:].decode()
        return 0, ""

    def _read(self, size: int) -> bytes | None:
        read = b""
        while len(read) < size:
            try:
                more = self.connection.recv(size - len(read))
            except ConnectionError:
                return None
            if not more:
                return None
            read += more
        return read

    def __enter__(self) -> "Stranger":
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()


def knock(house: OpenedHouse) -> socket.socket:
    """A bare connection to the house."""
    where = urlsplit(house.address)
    return socket.create_connection((where.hostname, where.port), PATIENCE)


def loop_of(house: OpenedHouse) -> asyncio.AbstractEventLoop:
    """The loop in which the house runs; somebody must be there."""
    some: Any = next(iter(house.server.server_state.connections))
    loop: asyncio.AbstractEventLoop = some.loop
    return loop


def failures(house: OpenedHouse) -> float:
    """How many mistakes the house has made."""
    return house.running.metrics.registry.get_sample_value("gruft_failures_total") or 0.0


#: Far below what a house allows.
BREATH = 0.15


class Bystander:
    """Somebody who has nothing to do with it all."""

    def __init__(self, house: OpenedHouse, seat: Seat, table: str) -> None:
        self.house = house
        self._seat = seat
        self._table = table
        self._lines = count(1)
        self._last = 0.0

    def plays_on(self) -> bool:
        """Play a line; tell whether it was played, and the house has made no mistake so far."""
        self._take_time()
        seed = next(self._lines)
        played = self._seat.play(self._table, [0], seed, most=1)
        return len(played) == 1 and failures(self.house) == 0

    def _take_time(self) -> None:
        """They have manners: tests may be over sooner than anybody may play."""
        time.sleep(max(0.0, self._last + BREATH - time.monotonic()))
        self._last = time.monotonic()


@contextmanager
def bystander(house: OpenedHouse) -> Iterator[Bystander]:
    """A match of somebody else, which is long enough for many tests."""
    with begun(house.address, options={"phases": 999}) as (seat, table):
        yield Bystander(house, seat, table)


@contextmanager
def stranger(house: OpenedHouse) -> Iterator[Stranger]:
    """A guest who has no manners."""
    with (
        Person(house.address, "Mallory", **somewhere()) as person,
        Stranger(house, person.cookie) as one,
    ):
        yield one


def refusal_of(person: Person, **headers: str) -> tuple[int, str]:
    """How a handshake is refused: the status, and the key."""
    with pytest.raises(InvalidStatus) as refused:
        person.come(**headers)
    response = refused.value.response
    return response.status_code, json.loads(response.body or b"{}")["key"]


def in_time(has_come: Callable[[], bool]) -> bool:
    """Wait until something has come, but not for ever."""
    for _ in range(int(PATIENCE * 20)):
        if has_come():
            return True
        time.sleep(0.05)
    return False
