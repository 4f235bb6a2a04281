"""Requests that no page of the house would make: refused in a sentence, and nothing is changed."""

import json
from typing import Any

import httpx
import pytest

from gruft.server import guests
from gruft.server.manners import DEEPEST_BODY, LARGEST_BODY, is_too_deep
from gruft.server.origins import is_own_name, is_own_origin
from tests.server.guests import Person
from tests.server.houses import OpenedHouse

pytestmark = pytest.mark.usefixtures("unnoticed")

JSON = {"content-type": "application/json"}
TABLE = b'{"setting": {"game": "vampire_queen", "seats": 3}}'


def tables_of(mallory: Person) -> int:
    answer = mallory.http.get("/api/tables").json()
    return len(answer["mine"]) + len(answer["open"])


def key_in(answer: httpx.Response) -> str:
    return str(answer.json()["key"])


# ---- other sites ----

FOREIGN = [
    {"origin": "https://elsewhere.example"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://127.0.0.1"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "file://"},
    {"origin": "http://gruft.example.elsewhere.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


def writes(besieged: OpenedHouse) -> list[tuple[str, str]]:
    described = httpx.get(f"{besieged.address}/schema/openapi.json").json()["paths"]
    return [
        (method, path)
        for path, methods in described.items()
        for method in methods
        if method not in ("get", "head", "options", "parameters")
    ]


@pytest.mark.parametrize("foreign", FOREIGN, ids=str)
def test_the_page_of_another_site_can_write_nothing(
    besieged: OpenedHouse, mallory: Person, foreign: dict[str, str]
) -> None:
    before = tables_of(mallory)

    assert len(writes(besieged)) >= 2
    for method, path in writes(besieged):
        for body in (TABLE, b'{"name": "Mallory"}'):
            answer = mallory.http.request(method, path, content=body, headers={**JSON, **foreign})

            assert (answer.status_code, key_in(answer)) == (403, "http-403")
    assert tables_of(mallory) == before
    assert mallory.http.get("/api/guest").json() == {"name": mallory.name}


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_what_a_form_could_send_is_not_read(mallory: Person, kind: str) -> None:
    answer = mallory.http.post(
        "/api/guest", content=b'{"name": "Eve"}', headers={"content-type": kind}
    )

    assert (answer.status_code, key_in(answer)) == (415, "http-415")
    assert mallory.http.get("/api/guest").json() == {"name": mallory.name}


def test_a_page_of_the_house_can(besieged: OpenedHouse, mallory: Person) -> None:
    own = {"origin": besieged.address, "sec-fetch-site": "same-origin"}

    assert mallory.http.post("/api/guest", json={"name": "Eve"}, headers=own).status_code == 200
    assert is_own_origin({"host": "gruft.example"})


# ---- names ----


@pytest.mark.parametrize(
    "name",
    [
        "elsewhere.example",
        "127.0.0.1.elsewhere.example:8666",
        "x.local.example",
        "[",
        "a b",
    ],
)
def test_a_name_that_the_house_does_not_have_is_a_trap(besieged: OpenedHouse, name: str) -> None:
    """A site that lets its own name point here would else be taken for the house itself."""
    headers = {"host": name, "origin": f"http://{name}"}

    for path in ("/api/shelf", "/api/tables", "/", "/healthz", "/metrics", "/schema"):
        answer = httpx.get(f"{besieged.address}{path}", headers=headers)
        assert answer.status_code in (400, 421)
        assert key_in(answer) in ("http-400", "http-421")


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "DELETE", "OPTIONS", "PROPFIND"])
@pytest.mark.parametrize("path", ["/", "/a/b/c", "/api/nothing/here", "/api/tables", "/t/a-b-c"])
def test_under_a_strange_name_nothing_is_answered_not_even_that_it_is_not_there(
    besieged: OpenedHouse, method: str, path: str
) -> None:
    headers = {"host": "elsewhere.example", "accept": "text/html"}

    answer = httpx.request(method, f"{besieged.address}{path}", headers=headers)

    assert answer.status_code == 421
    assert method == "HEAD" or key_in(answer) == "http-421"


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8666",
        "192.168.2.7",
        "[::1]:8666",
        "[fe80::1]",
        "localhost",
        "muehle:8666",
        "muehle.local",
        "muehle.fritz.box:8666",
        "muehle.lan.",
        "GRUFT.example:443",
    ],
)
def test_names_of_ones_own_network_are_known(host: str) -> None:
    assert is_own_name({"host": host}, {"gruft.example"})


def test_no_name_is_no_name() -> None:
    assert not is_own_name({}, ())


# ---- who one is ----


def test_who_has_no_cookie_can_write_nothing(besieged: OpenedHouse) -> None:
    answer = httpx.post(f"{besieged.address}/api/tables", content=TABLE, headers=JSON)

    assert (answer.status_code, key_in(answer)) == (401, "http-401")


@pytest.mark.parametrize(
    "forge",
    [
        # The very last letter stands for four bits only: "A" and "B" would say the same.
        lambda token: token[:-2] + ("A" if token[-2] != "A" else "B") + token[-1],
        lambda token: "x" + token,
        lambda token: token.partition(".")[0],
        lambda token: token.partition(".")[0] + ".",
        lambda _: "." * 3_000,
        lambda _: '"' + "\\" * 50,
        lambda token: token.replace(".", "%00."),
    ],
)
def test_a_forged_cookie_is_nobody(besieged: OpenedHouse, mallory: Person, forge: Any) -> None:
    forged = forge(mallory.http.cookies[guests.COOKIE])
    headers = {"cookie": f"{guests.COOKIE}={forged}", **JSON}

    assert httpx.get(f"{besieged.address}/api/guest", headers=headers).json() == {"name": ""}
    answer = httpx.post(f"{besieged.address}/api/tables", content=TABLE, headers=headers)
    assert (answer.status_code, key_in(answer)) == (401, "http-401")


def test_a_cookie_that_is_too_old_is_nobody(
    besieged: OpenedHouse, mallory: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "VALID_FOR", -1)

    assert mallory.http.get("/api/guest").json() == {"name": ""}
    answer = mallory.http.post("/api/tables", content=TABLE, headers=JSON)
    assert (answer.status_code, key_in(answer)) == (401, "http-401")


def test_who_comes_again_need_not_give_a_name_again(mallory: Person) -> None:
    renewed = mallory.http.get("/api/guest").headers["set-cookie"]

    for word in ("HttpOnly", "SameSite=strict", "Path=/", "Max-Age="):
        assert word.lower() in renewed.lower()


# ---- bodies ----


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe\x00",
        b'{"name": "\xff"}',
        b'{"name": "\xc3("}',
        b'{"name": "\xed\xa0\x80"}',
        b'{"\xff": "a"}',
        b'{"name": 3}',
        b'{"name": null}',
        b'{"name": NaN}',
        b'{"name": "\\ud800"}',
        b'{"name": "a", "admin": true}',
        b'{"name": "a"}{"name": "b"}',
        b"[" * 100_000,
        b'{"name": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"name": ' + b'{"a":' * 20_000 + b"1" + b"}" * 20_000 + b"}",
        b'{"name": ' + b"9" * 100_000 + b"}",
    ],
    ids=lambda body: repr(body[:24]),
)
def test_what_cannot_be_read_is_refused(mallory: Person, body: bytes) -> None:
    answer = mallory.http.post("/api/guest", content=body, headers=JSON)

    assert (answer.status_code, key_in(answer)) == (400, "http-400")
    assert mallory.http.get("/api/guest").json() == {"name": mallory.name}


def test_a_table_that_is_no_text_is_refused(mallory: Person) -> None:
    body = TABLE.replace(b"vampire_queen", b"vampire\xffqueen")

    answer = mallory.http.post("/api/tables", content=body, headers=JSON)

    assert (answer.status_code, key_in(answer)) == (400, "http-400")
    assert tables_of(mallory) == 0


def test_what_is_too_much_is_refused(mallory: Person) -> None:
    body = b'{"name": "' + b"a" * LARGEST_BODY + b'"}'

    answer = mallory.http.post("/api/guest", content=body, headers=JSON)

    assert (answer.status_code, key_in(answer)) == (413, "http-413")


def test_brackets_in_words_are_not_deep() -> None:
    assert not is_too_deep(json.dumps({"name": "[{" * 100}).encode())
    assert not is_too_deep(b"[" * DEEPEST_BODY)
    assert not is_too_deep(b"[]" * 100)
    assert is_too_deep(b"[" * (DEEPEST_BODY + 1))
    assert is_too_deep(b'"' + b"x" * 9 + b'"' + b"[" * (DEEPEST_BODY + 1) + b'"')


@pytest.mark.parametrize(
    "given",
    [
        {"seats": 10**30},
        {"seats": -1},
        {"seats": 3.5},
        {"game": "\0"},
        {"game": "a" * 10_000},
        {"grace": 10**30},
        {"pace": {"least": 10**30, "longest": 10**31}},
        {"pace": {"least": -5, "longest": -1}},
        {"pace": {"least": 0, "longest": 5, "period": 10**40, "times": [1]}},
        {"pace": {"least": 0, "longest": 5, "period": 10**5, "times": list(range(20_000))}},
        {"stand_in": "nobody"},
        {"options": {"phases": [[[]]]}},
        {"options": {"x" * 5_000: 1}},
        {"overrides": {"a.b.c": 1}},
        {"overrides": {"x" * 5_000: {}}},
        {"clock": {"kind": "move", "time": 10**30}},
    ],
    ids=lambda given: repr(given)[:40],
)
def test_a_table_that_nobody_could_play_at_is_refused(mallory: Person, given: Any) -> None:
    setting = {"game": "vampire_queen", "seats": 3, **given}

    answer = mallory.http.post("/api/tables", json={"setting": setting})

    assert answer.status_code in (400, 422)
    assert len(answer.content) < 1_000
    assert tables_of(mallory) == 0


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("a" * 1_000, "a" * 24),
        ("  A\tB\n ", "A B"),
        ("A\u202eB\u0000\u200b", "AB"),
        ("\U0001f987" * 100, "\U0001f987" * 24),
        ("Ada\u3164", "Ada"),
        ("\u115fA\u1160d\uffa0a\u2800", "Ada"),
        ("Zoe\u034f\u0308", "Zo\u00eb"),
        ("Zoe\u200b\u0308", "Zo\u00eb"),
        ("\u2764\ufe0f", "\u2764"),
        (" \u0301 \u0308Ada", "Ada"),
        ("\u3164" * 24 + "Ada", "Ada"),
    ],
)
def test_a_name_is_cut_to_what_can_be_shown(mallory: Person, given: str, shown: str) -> None:
    assert mallory.http.post("/api/guest", json={"name": given}).json() == {"name": shown}


@pytest.mark.parametrize(
    "given",
    ["", " \t", "\u3164", "\u2800 \u2800", "\u115f\u1160", "\uffa0", "\u0301", "\ufe0f"],
)
def test_a_name_that_is_not_seen_is_none(mallory: Person, given: str) -> None:
    answer = mallory.http.post("/api/guest", json={"name": given})

    assert (answer.status_code, key_in(answer)) == (422, "guest-no-name")
    assert mallory.http.get("/api/guest").json() == {"name": mallory.name}
