"""Too many, too much, too fast, or deaf: told to wait, or let go, and nobody else notices."""

from contextlib import ExitStack, suppress
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from gruft.server.client import MOST_UNSENT, MOST_UNSENT_BYTES, Client
from gruft.server.doors import MOST_CONNECTIONS, HttpDoor, SocketDoor, Visitors
from gruft.server.limits import MOST_REMEMBERED, USUAL, Bucket, Buckets, Crowd, Limits, Rate
from gruft.store.contract import Guest
from tests.server.guests import Person
from tests.server.houses import OpenedHouse
from tests.server.strangers import (
    HELLO,
    Bystander,
    Stranger,
    in_time,
    knock,
    loop_of,
    refusal_of,
    somewhere,
    stranger,
)

pytestmark = pytest.mark.usefixtures("unnoticed")

#: As every day, but sooner reached.
LIMITS = replace(USUAL, handshakes=Rate(30, 2), requests=Rate(60, 4), writes=Rate(20, 1))


@pytest.fixture(scope="module")
def limits() -> Limits:
    """Strangers come from addresses of their own, so that they are told apart."""
    return LIMITS


# ---- too many ----


def test_a_guest_has_only_so_many_sockets(mallory: Person) -> None:
    sockets = [mallory.come(**somewhere()) for _ in range(USUAL.sockets_of_guest)]

    assert refusal_of(mallory, **somewhere()) == (429, "http-429")
    sockets.pop().close()
    assert in_time(lambda: _comes(mallory))
    for one in sockets:
        one.close()


def _comes(mallory: Person) -> bool:
    try:
        mallory.come(**somewhere()).close()
    except InvalidStatus:
        return False
    return True


def test_who_knocks_without_end_has_to_wait(mallory: Person) -> None:
    """Others who knock at the same time do not."""
    here = somewhere()

    def knocks() -> bool:
        try:
            mallory.come(**here).close()
        except InvalidStatus as refused:
            return refused.response.status_code == 429
        return False

    assert any(knocks() for _ in range(int(LIMITS.handshakes.size) * 3))
    assert _comes(mallory)


def test_who_asks_without_end_has_to_wait(besieged: OpenedHouse) -> None:
    with Person(besieged.address, **somewhere()) as greedy, Person(besieged.address) as other:
        told = [greedy.http.get("/api/guest") for _ in range(int(LIMITS.requests.size) * 2)]

        assert {one.status_code for one in told} == {200, 429}
        assert told[-1].json()["key"] == "http-429" or told[-1].status_code == 200
        assert other.http.get("/api/guest").status_code == 200


@pytest.mark.parametrize(("method", "refusal"), [("GET", 404), ("DELETE", 405)])
def test_who_asks_for_what_is_not_there_has_to_wait_as_well(
    besieged: OpenedHouse, method: str, refusal: int
) -> None:
    path = "/a/b/c" if refusal == 404 else "/api/tables"
    with Person(besieged.address, **somewhere()) as greedy:
        asked = range(int(LIMITS.requests.size) * 2)
        told = [greedy.http.request(method, path) for _ in asked]

    assert {one.status_code for one in told} == {refusal, 429}
    assert {one.json()["key"] for one in told} == {f"http-{refusal}", "http-429"}


def test_who_stores_without_end_has_to_wait(besieged: OpenedHouse) -> None:
    with Person(besieged.address, **somewhere()) as greedy:
        told = [
            greedy.http.post("/api/guest", json={"name": "Mallory"}).status_code
            for _ in range(int(LIMITS.writes.size) + 30)
        ]

    assert set(told) == {200, 429}


# ---- too much, and too slow ----


def test_who_sends_without_end_is_let_go(besieged: OpenedHouse, somebody: Bystander) -> None:
    with stranger(besieged) as one:
        for _ in range(int(USUAL.messages.size) + 30):
            one.send(HELLO)
        assert somebody.plays_on()

        assert one.farewell() == (1008, "socket-too-fast")


def mallories(besieged: OpenedHouse) -> list[Client]:
    return [one for one in tuple(besieged.running.clients) if one.guest.name == "Mallory"]


def test_who_does_not_listen_is_let_go(
    besieged: OpenedHouse, somebody: Bystander, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SocketDoor, "goodbye", 0.1)
    with stranger(besieged) as one:
        one.send(HELLO)
        assert in_time(lambda: len(mallories(besieged)) == 1)
        (slow,) = mallories(besieged)

        def shout() -> bool:
            """As a table does that has much to tell; whoever looks on is sent it."""
            loop_of(besieged).call_soon_threadsafe(slow.send, b" " * 100_000)
            return slow not in besieged.running.clients

        assert in_time(shout)
        assert somebody.plays_on()
        assert slow.unsent.qsize() <= MOST_UNSENT
        assert in_time(lambda: _is_cut_off(besieged, one))


def _is_cut_off(besieged: OpenedHouse, one: Stranger) -> bool:
    return not is_open(besieged, one.connection.getsockname()[1])


def is_open(besieged: OpenedHouse, port: int) -> bool:
    connections: Any = tuple(besieged.server.server_state.connections)
    return any(one.client is not None and one.client[1] == port for one in connections)


def test_what_a_slow_client_has_not_heard_is_bounded(besieged: OpenedHouse) -> None:
    client = Client(besieged.running.hall, Guest("1", "Mallory"))
    for _ in range(100):
        client.send(b" " * (MOST_UNSENT_BYTES // 10))
    assert client.too_slow.is_set()
    assert client.unsent.qsize() <= 12

    client = Client(besieged.running.hall, Guest("1", "Mallory"))
    for _ in range(MOST_UNSENT):
        client.send(b" ")
    assert not client.too_slow.is_set()
    client.send(b" ")
    assert client.too_slow.is_set()
    assert client.unsent.qsize() == MOST_UNSENT


def test_a_line_that_is_dead_is_noticed(
    besieged: OpenedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that was switched off does not say goodbye; its seat must not look present."""
    monkeypatch.setattr(besieged.server.config, "ws_ping_interval", 0.05)
    monkeypatch.setattr(besieged.server.config, "ws_ping_timeout", 0.05)

    with stranger(besieged) as one:
        one.send(HELLO)

        assert in_time(lambda: _is_cut_off(besieged, one))
        assert in_time(lambda: not mallories(besieged))


def test_who_never_comes_to_the_point_is_cut_off(
    besieged: OpenedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HttpDoor, "patience", 0.05)

    post = (
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 99\r\n\r\n{"
    )
    for begun in (b"", b"GET / HTTP/1.1\r\nX:", post):
        with knock(besieged) as connection, suppress(ConnectionError):
            connection.sendall(begun)
            assert connection.recv(1) == b""


def test_who_does_not_take_their_answer_is_cut_off(
    besieged: OpenedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = b"GET /schema HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.%d\r\n\r\n"
    strangers = count()

    with knock(besieged) as connection:
        connection.sendall(asked % 251)
        assert connection.recv(1) == b"H"
        port = connection.getsockname()[1]
        assert is_open(besieged, port)
        monkeypatch.setattr(HttpDoor, "patience", 0.05)

        def goes_on_asking() -> bool:
            with suppress(ConnectionError):
                connection.sendall(asked % (next(strangers) % 250) * 20)
            return not is_open(besieged, port)

        assert in_time(goes_on_asking)


def test_one_address_has_only_so_many_connections() -> None:
    visitors = Visitors()
    assert all(visitors.let_in(one, "198.51.100.1") for one in range(MOST_CONNECTIONS))

    assert not visitors.let_in("one more", "198.51.100.1")
    assert visitors.let_in("another", "198.51.100.2")
    assert all(visitors.let_in(("proxy", one), "127.0.0.1") for one in range(1_000))

    visitors.see_off("one more")
    visitors.see_off(0)
    assert visitors.let_in("again", "198.51.100.1")


def test_an_address_and_the_house_have_only_so_many_sockets() -> None:
    crowd = Crowd(replace(USUAL, sockets_of_guest=2, sockets_of_address=3, sockets=4))

    with ExitStack() as sockets:
        for guest, address in (("ada", "1"), ("ada", "1"), ("bela", "1")):
            assert crowd.has_room(guest, address)
            sockets.enter_context(crowd.with_one_more(guest, address))

        assert not crowd.has_room("ada", "2")
        assert not crowd.has_room("cleo", "1")
        assert crowd.has_room("cleo", "2")
        sockets.enter_context(crowd.with_one_more("cleo", "2"))
        assert not crowd.has_room("dora", "3")

    assert crowd.has_room("ada", "1")


# ---- buckets ----


def test_a_bucket_is_empty_until_it_fills_up(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: at[0])
    bucket = Bucket(Rate(3, 2))

    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    at[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    at[0] += 1_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_house_does_not_remember_everybody_for_ever() -> None:
    buckets = Buckets(Rate(1, 0))
    for address in range(MOST_REMEMBERED + 500):
        assert buckets.take(str(address))

    assert not buckets.take(str(MOST_REMEMBERED + 499))
    assert buckets.take("0")
    assert len(buckets._buckets) == MOST_REMEMBERED
