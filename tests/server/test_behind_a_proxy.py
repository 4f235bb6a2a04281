"""A house behind a proxy with TLS, as the operations page describes it."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from gruft.server.wire import VERSION
from tests.server.guests import Person, Refused
from tests.server.houses import OpenedHouse, open_house

NAME = "gruft.example"
PASSED_ON = {"host": NAME, "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}


@pytest.fixture
def house(folder: Path) -> Iterator[OpenedHouse]:
    """A house that knows its name on the internet."""
    with open_house(folder, names=(NAME,)) as opened:
        yield opened


def test_a_cookie_is_secure_if_the_guest_came_by_tls(house: OpenedHouse) -> None:
    address, guest = f"{house.address}/api/guest", {"name": "Ada"}

    by_tls = httpx.post(address, json=guest, headers=PASSED_ON).headers["set-cookie"]
    plainly = httpx.post(address, json=guest).headers["set-cookie"]

    assert "Secure" in by_tls
    assert "Secure" not in plainly
    for cookie in (by_tls, plainly):
        assert "HttpOnly" in cookie
        assert "samesite=strict" in cookie.lower()


def test_the_page_of_the_house_may_do_everything(house: OpenedHouse) -> None:
    headers = {"origin": f"https://{NAME}", **PASSED_ON}

    with Person(house.address) as person:
        named = person.http.post("/api/guest", json={"name": "Ada"}, headers=headers)
        with person.come(Origin=house.address) as seat:
            seat.say("hello", version=VERSION)
            welcome = seat.listen()

    assert named.status_code == 200
    assert (welcome["type"], welcome["name"]) == ("welcome", "Ada")


def test_the_page_of_another_site_may_not(house: OpenedHouse) -> None:
    headers = {"origin": "https://elsewhere.example", **PASSED_ON}

    with Person(house.address) as person:
        named = person.http.post("/api/guest", json={"name": "Ada"}, headers=headers)
        with pytest.raises(WebSocketException):
            person.come(Origin="https://elsewhere.example")

    assert named.status_code == 403


def test_numbers_are_not_passed_on(house: OpenedHouse) -> None:
    assert httpx.get(f"{house.address}/metrics", headers=PASSED_ON).status_code == 404


def test_every_answer_carries_the_headers_that_protect_a_guest(house: OpenedHouse) -> None:
    for path in ("/api/shelf", "/api/nothing", "/healthz"):
        headers = httpx.get(f"{house.address}{path}", headers=PASSED_ON).headers

        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_a_page_of_another_version_is_told_to_reload(house: OpenedHouse) -> None:
    with (
        Person(house.address) as person,
        person.come() as seat,
        pytest.raises(Refused) as refused,
    ):
        seat.ask("hello", version=99)

    assert refused.value.key == "message-other-version"
    assert refused.value.answer["args"] == {"given": 99, "wanted": VERSION}
