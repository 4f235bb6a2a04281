"""Clients at a socket that are nobody, come from elsewhere or send nonsense: refused in a sentence,
or let go, and nobody else notices."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from gruft.server.limits import USUAL, Limits
from gruft.server.socket import MOST_NONSENSE
from gruft.server.wire import LARGEST_MESSAGE, VERSION
from tests.server.guests import Person, Refused, Seat
from tests.server.houses import OpenedHouse
from tests.server.strangers import BINARY, HELLO, Stranger, refusal_of, somewhere, stranger

pytestmark = pytest.mark.usefixtures("unnoticed")

FOREIGN = ("https://elsewhere.example", "null", "http://127.0.0.1:1", "file://", "http://[")


@pytest.fixture(scope="module")
def limits() -> Limits:
    """Those of every day."""
    return USUAL


@pytest.fixture
def seat(mallory: Person) -> Iterator[Seat]:
    with mallory.come(**somewhere()) as one:
        yield one


# ---- the handshake ----


@pytest.mark.parametrize("origin", FOREIGN)
def test_the_page_of_another_site_may_not_listen(mallory: Person, origin: str) -> None:
    assert refusal_of(mallory, Origin=origin) == (403, "http-403")


def test_a_site_that_takes_the_house_for_itself_may_not_listen(
    besieged: OpenedHouse, mallory: Person
) -> None:
    with Stranger(besieged, mallory.cookie, host="elsewhere.example") as one:
        assert one.status == 421
    with Stranger(besieged, mallory.cookie) as one:
        assert one.status == 101


@pytest.mark.parametrize("cookie", ["", "gruft_guest=", "gruft_guest=abc.def.ghi", "gruft_guest=."])
def test_who_is_nobody_may_not_listen(mallory: Person, cookie: str) -> None:
    assert refusal_of(mallory, Cookie=cookie) == (401, "http-401")


# ---- nonsense ----

NONSENSE = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"NaN",
    b"[" * LARGEST_MESSAGE,
    b'{"x":' + b"[" * 10_000,
    b'{"x":' + b"[" * 8_000 + b"]" * 8_000 + b', "type": "hello", "id": "1", "version": 1}',
    b'{"type": "cheat", "id": "1"}',
    b'{"type": ["hello"], "id": "1"}',
    b'{"type": "hello", "id": 1, "version": 1}',
    b'{"type": "hello", "id": "1", "version": "1"}',
    b'{"type": "hello", "id": "1", "version": 1e400}',
    b'{"type": "hello", "id": "1", "version": NaN}',
    b'{"type": "hello", "id": "1", "version": 1' + b"0" * 5_000 + b"}",
    b'{"type": "hello", "id": "1", "version": 9007199254740993}',
    b'{"type": "hello", "id": "1", "version": 1, "more": 1}',
    b'{"type": "hello", "id": "\\ud800", "version": 1}',
    b'{"type": "hello", "id": "' + b"a" * 65 + b'", "version": 1}',
    b'{"type": "beat", "id": "1", "heard": -' + b"9" * 400 + b"}",
    HELLO + HELLO,
]


@pytest.mark.parametrize("sent", NONSENSE, ids=lambda sent: repr(sent[:40]))
def test_nonsense_is_refused_in_a_sentence(seat: Seat, sent: bytes) -> None:
    seat.socket.send(sent.decode())
    assert seat.listen() == {"type": "refused", "id": "", "key": "message-unreadable"}

    assert seat.say("hello", version=VERSION)
    assert seat.listen()["type"] == "welcome"


def test_bytes_are_nonsense(besieged: OpenedHouse) -> None:
    with stranger(besieged) as one:
        for _ in range(MOST_NONSENSE + 1):
            one.send(HELLO, BINARY)

        assert one.farewell() == (1008, "socket-nonsense")


def test_who_talks_nothing_but_nonsense_is_let_go(seat: Seat) -> None:
    for _ in range(MOST_NONSENSE + 1):
        seat.socket.send("bla")

    with pytest.raises(ConnectionClosed) as closed:
        listen_to_the_end(seat)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "socket-nonsense")


def listen_to_the_end(seat: Seat) -> None:
    while True:
        seat.listen()


def test_what_is_too_long_closes_the_socket(besieged: OpenedHouse) -> None:
    with stranger(besieged) as one:
        one.send(b'"' + b"a" * LARGEST_MESSAGE + b'"')

        assert one.farewell()[0] == 1009


def test_what_is_too_long_in_pieces_closes_the_socket(besieged: OpenedHouse) -> None:
    with stranger(besieged) as one:
        for kind in (1, 0, 0, 0, 0):
            one.send(b"a" * (LARGEST_MESSAGE // 4), kind, last=False)

        assert one.farewell()[0] == 1009


def test_what_is_no_text_closes_the_socket(
    besieged: OpenedHouse, caplog: pytest.LogCaptureFixture
) -> None:
    with stranger(besieged) as one:
        one.send(b"\xff\xfe")

        assert one.farewell()[0] == 1007
    assert caplog.records == []


def test_what_is_not_a_frame_closes_the_socket(besieged: OpenedHouse) -> None:
    with stranger(besieged) as one:
        one.connection.sendall(b"\xff" * 64)

        assert one.farewell()[0] == 1002


# ---- words ----


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("", "talk-empty"),
        (" \t\n", "talk-empty"),
        ("a" * 401, "talk-unsayable"),
        ("a\u0000b", "talk-unsayable"),
        ("a\u202eb", "talk-unsayable"),
        ("a\nb", "talk-unsayable"),
        ("a\u2028b", "talk-unsayable"),
    ],
)
def test_what_cannot_be_shown_is_not_said(mallory: Person, seat: Seat, said: str, key: str) -> None:
    table = mallory.set_table("vampire_queen", 3)
    seat.enter(table)
    seat.sit(table, 0)

    with pytest.raises(Refused) as refused:
        seat.ask("say", table=table, seat=0, channel=[0, 1, 2], text=said)

    assert refused.value.key == key
    assert seat.seen[table, 0].talk == []


def test_nobody_says_more_than_can_be_read(mallory: Person, seat: Seat) -> None:
    table = mallory.set_table("vampire_queen", 3)
    seat.enter(table)
    seat.sit(table, 0)

    with pytest.raises(Refused) as refused:
        babble(seat, table, int(USUAL.talk.size) * 3)
    assert refused.value.key == "talk-too-fast"

    with mallory.come(**somewhere()) as again:  # it is the guest who is too fast, not the socket
        again.enter(table)
        with pytest.raises(Refused):
            babble(again, table, int(USUAL.talk.size))


def babble(seat: Seat, table: str, times: int) -> None:
    for _ in range(times):
        seat.ask("say", table=table, seat=0, channel=[0, 1, 2], text="bla")


@pytest.mark.parametrize("seat_number", [-2, -1, 3, 2**53 - 1, -(2**53) + 1])
def test_a_seat_that_is_not_there_cannot_be_had(
    mallory: Person, seat: Seat, seat_number: int
) -> None:
    table = mallory.set_table("vampire_queen", 3)
    seat.enter(table)
    given: dict[str, object] = {"table": table, "seat": seat_number}

    for message, more in (
        ("sit", {"name": "Eve", "salt": "ab" * 16}),
        ("seat bot", {"bot": "moth"}),
        ("stand up", {}),
        ("swap", {"other": seat_number}),
        ("invite", {}),
        ("kick", {}),
        ("mute", {"silent": True}),
        ("resign", {}),
        ("answer", {"question": 0, "line": ""}),
        ("hint", {}),
    ):
        with pytest.raises(Refused) as refused:
            seat.ask(message, **given, **more)
        assert refused.value.key in ("table-no-seat", "seat-not-yours", "table-not-begun")
