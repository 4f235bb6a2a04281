"""Ways that lead nowhere: paths, methods, requests that are none; and what every answer carries."""

import http.client
import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from gruft.server.manners import HEADERS
from gruft.server.pages import KINDS, WEB
from tests.server.guests import Person
from tests.server.houses import OpenedHouse
from tests.server.strangers import in_time, knock

pytestmark = pytest.mark.usefixtures("unnoticed")

JSON = {"content-type": "application/json"}
TABLE = b'{"setting": {"game": "vampire_queen", "seats": 3}}'


# ---- methods and paths ----


@pytest.mark.parametrize(
    "method", ["PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "PROPFIND", "post"]
)
def test_a_method_that_is_not_offered_is_refused(besieged: OpenedHouse, method: str) -> None:
    connection = http.client.HTTPConnection(urlsplit(besieged.address).netloc)
    connection.request(method, "/api/guest", headers={"X-HTTP-Method-Override": "POST"})
    answer = connection.getresponse()
    answer.read()
    connection.close()

    assert answer.status in (400, 404, 405)
    if answer.status == 405:
        assert "POST" in (answer.headers["allow"] or "")


@pytest.mark.parametrize("path", ["/api/shelf", "/api/tables"])
def test_a_method_cannot_be_confused(mallory: Person, path: str) -> None:
    """What only reads cannot be made to write by a header or a parameter."""
    headers = {"X-HTTP-Method-Override": "POST", "X-Method-Override": "POST", **JSON}

    answer = mallory.http.request("GET", f"{path}?_method=POST", content=TABLE, headers=headers)

    assert answer.status_code == 200
    assert mallory.http.get("/api/tables").json()["mine"] == []


PATHS = [
    "/assets/../index.html",
    "/assets/%2e%2e/index.html",
    "/..%2f..%2fapp.py",
    "/%2e%2e/%2e%2e/app.py",
    "/assets/..%5c..%5capp.py",
    "/%00",
    "/assets/%00",
    "/index.html%00.svg",
    "//etc/passwd",
    "/assets//etc/passwd",
    "/assets/.",
    "/assets/..",
    "/index.html/..",
    "/index.html/x",
    "/.vite",
    "/.vite/manifest.json",
    "/assets",
    "/" + "a" * 5_000,
    "/assets/" + "a" * 5_000,
    "/%ff%fe",
    "/api/text/..%2fen",
    "/api/games/..%2f/rules/en",
    "/api/games/vampire_queen/text/%00",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_no_path_leads_out_of_the_page(besieged: OpenedHouse, path: str) -> None:
    connection = http.client.HTTPConnection(urlsplit(besieged.address).netloc)
    connection.request("GET", path)
    answer = connection.getresponse()
    told = answer.read()
    connection.close()

    assert answer.status == 404
    assert json.loads(told)["key"] == "http-404"


@pytest.mark.parametrize(
    "request_line",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
)
def test_what_is_not_a_request_is_refused(besieged: OpenedHouse, request_line: bytes) -> None:
    with knock(besieged) as connection:
        connection.sendall(request_line)

        assert connection.recv(100).startswith(b"HTTP/1.1 4")


def test_a_head_without_end_is_cut_off(besieged: OpenedHouse) -> None:
    with knock(besieged) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")

        def is_cut_off() -> bool:
            try:
                connection.sendall(b"X: " + b"y" * 1_000 + b"\r\n")
            except ConnectionError:
                return True
            return False

        assert in_time(is_cut_off)


# ---- answers ----


@pytest.mark.parametrize(
    "path", ["/", "/api/guest", "/api/tables", "/api/nothing", "/t/a-b-c", "/healthz", "/schema"]
)
def test_every_answer_protects_who_reads_it(mallory: Person, path: str) -> None:
    headers = mallory.http.get(path).headers

    for name, value in HEADERS.items():
        assert headers[name] == value or name == "cache-control"
    assert "unsafe" not in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "access-control-allow-origin" not in headers


def test_what_is_ones_own_is_kept_by_nobody_in_between(mallory: Person) -> None:
    for path in ("/api/guest", "/api/tables", "/api/tables/a-b-c/record"):
        assert mallory.http.get(path).headers["cache-control"] == "no-store"


@pytest.mark.skipif(not WEB.exists(), reason="the page was not built")
def test_files_of_the_page_say_what_they_are(mallory: Person) -> None:
    page = mallory.http.get("/").text
    named = set(re.findall(r'"(/assets/[^"]+)"', page))

    assert named
    for path in named:
        answer = mallory.http.get(path)
        kind = answer.headers["content-type"].partition(";")[0]
        assert (answer.status_code, kind) == (200, KINDS[Path(path).suffix])
        assert "immutable" in answer.headers["cache-control"]
