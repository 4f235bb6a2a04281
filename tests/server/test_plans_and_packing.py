"""What is large and the same for everybody: plans of boards, texts, and how they are packed."""

import httpx
import pytest
from websockets.sync.client import connect

from gruft.server.pages import WEB
from gruft.shelf import SHELF
from tests.server.guests import Person, begun
from tests.server.houses import OpenedHouse


def test_the_plans_of_a_match_are_those_of_its_game(house: OpenedHouse) -> None:
    with begun(house.address, "grottenstein", 2) as (seat, table):
        answer = seat.person.http.get(f"/api/games/grottenstein/plans/{table}")

        hosted = house.running.hall._hosted[table]
        assert hosted.sitting.match is not None
        printed = SHELF["grottenstein"].plans(hosted.sitting.match.position)
        assert [plan["name"] for plan in answer.json()] == [plan.name for plan in printed]
        assert answer.json()[0]["squares"] == list(printed[0].squares)
        assert answer.json()[0]["title"] == printed[0].title.to_json()
        assert answer.headers["content-encoding"] == "gzip"


def test_a_game_without_boards_has_no_plans(house: OpenedHouse) -> None:
    with begun(house.address) as (seat, table):
        http = seat.person.http

        assert http.get(f"/api/games/vampire_queen/plans/{table}").json() == []
        assert http.get(f"/api/games/grottenstein/plans/{table}").status_code == 404
        assert http.get("/api/games/vampire_queen/plans/no-such-table").status_code == 422


def test_there_are_no_plans_before_the_match(house: OpenedHouse) -> None:
    with Person(house.address) as person:
        table = person.set_table("grottenstein", 2)

        assert person.http.get(f"/api/games/grottenstein/plans/{table}").status_code == 404


@pytest.mark.parametrize("path", ["/api/text/ru", "/api/games/vampire_queen/rules/en"])
def test_texts_are_packed_for_whoever_can_unpack_them(house: OpenedHouse, path: str) -> None:
    address = f"{house.address}{path}"
    packed = [httpx.get(address) for _ in range(2)]
    plain = httpx.get(address, headers={"accept-encoding": "identity"})

    assert [one.headers.get("content-encoding") for one in packed] == ["gzip", "gzip"]
    assert "content-encoding" not in plain.headers
    assert {one.content for one in packed} == {plain.content}


def test_the_page_and_its_files_are_packed(house: OpenedHouse) -> None:
    if not WEB.exists():
        pytest.skip("the web client was not built")
    # The largest: what is small anyway is sent as it is.
    scripts = [path for path in (WEB / "assets").iterdir() if path.suffix == ".js"]
    script = max(scripts, key=lambda path: path.stat().st_size)
    answer = httpx.get(f"{house.address}/assets/{script.name}")

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == script.read_bytes()


def test_what_is_about_one_guest_is_not_packed(house: OpenedHouse) -> None:
    with begun(house.address) as (seat, table):
        seat.play(table, [0], most=12)
        http = seat.person.http
        answers = [http.get(f"/api/tables/{table}/record"), http.get("/api/tables")]

        assert len(answers[0].content) > 1_000
        assert all("content-encoding" not in one.headers for one in answers)


def test_what_goes_over_a_socket_is_not_packed_though_a_browser_offers_it(
    house: OpenedHouse,
) -> None:
    with Person(house.address) as person:
        address = house.address.replace("http", "ws", 1) + "/ws"
        cookie = {"Cookie": person.cookie}
        with connect(address, additional_headers=cookie, compression="deflate") as socket:
            assert socket.protocol.extensions == []
