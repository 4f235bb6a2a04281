"""What the page needs to know before anybody plays: printed values, lists of tables, silence."""

from collections.abc import Iterator

import httpx
import pytest

from gruft.bots.names import NAMES
from gruft.server import house as houses
from tests.server.guests import Person, Refused, begun
from tests.server.houses import OpenedHouse


@pytest.fixture
def ada(house: OpenedHouse) -> Iterator[Person]:
    """A guest."""
    with Person(house.address, "Ada") as person:
        yield person


def test_a_host_is_shown_every_printed_value_and_may_change_it(ada: Person) -> None:
    printed = ada.http.get("/api/games/vampire_queen/edition").json()
    values = {one["name"]: one["value"] for one in printed}

    table = ada.set_table("vampire_queen", 3, overrides={"queen.points": 15})

    assert values["queen.points"] == 14
    assert all(one["source"] for one in printed)
    with ada.come() as seat:
        seat.enter(table)
        assert seat.view(table, -1)["setting"]["overrides"] == {"queen.points": 15}
    assert ada.http.get("/api/games/chess/edition").status_code == 404


TWINS = {"vampire_0": "Biggulp", "vampire_1": "Biggulp"}


@pytest.mark.parametrize(
    ("setting", "key"),
    [
        ({"game": "vampire_queen", "stand_in": "parrot"}, "bot-unknown"),
        ({"game": "vampire_queen", "stand_in": "naive"}, "bot-unknown"),
        ({"game": "vampire_connection", "options": TWINS}, "option-vampire-twice"),
    ],
)
def test_a_host_is_told_before_anybody_sits_down(
    ada: Person, setting: dict[str, object], key: str
) -> None:
    answer = ada.http.post("/api/tables", json={"setting": {"seats": 3, **setting}})

    assert (answer.status_code, answer.json()["key"]) == (422, key)
    assert ada.http.get("/api/tables").json()["mine"] == []


def test_only_bots_on_the_shelf_are_seated(ada: Person) -> None:
    shelf = ada.http.get("/api/shelf").json()["bots"]
    table = ada.set_table("vampire_queen", 3)
    with ada.come() as host:
        host.enter(table)

        with pytest.raises(Refused) as refusal:
            host.fill_with_bots(table, [0], "naive")
        host.fill_with_bots(table, [0], "raven")

        assert refusal.value.key == "bot-unknown"
        assert refusal.value.answer["args"]["known"] == ", ".join(shelf)


def test_a_guest_may_be_called_like_a_bot(ada: Person) -> None:
    table = ada.set_table("vampire_queen", 3)
    with ada.come() as host:
        host.enter(table)
        host.sit(table, 0, "corvina")

        host.fill_with_bots(table, [1, 2], "raven")

        host.drain()
        names = [one["name"] for one in host.view(table, 0)["seats"]]
        assert names[0] == "corvina"
        assert len({name.casefold() for name in names}) == 3
        assert {*names[1:]} < {*NAMES["raven"]}


def test_ones_own_tables_tell_who_is_waited_for_and_who_is_a_bot(house: OpenedHouse) -> None:
    with begun(house.address) as (seat, table):
        seat.wait_to_be_asked(table, 0)

        (mine,) = seat.person.http.get("/api/tables").json()["mine"]

        assert mine["asked"] == mine["names"][:1]
        assert mine["bots"][1:] == ["moth", "moth"]
        assert mine["bots"][0] == ""


def test_whom_the_host_has_silenced_is_seen_to_be_silent(house: OpenedHouse, ada: Person) -> None:
    table = ada.set_table("vampire_queen", 3)
    with ada.come() as host, Person(house.address, "Bo") as bo, bo.come() as guest:
        for place, seat in enumerate((host, guest)):
            seat.enter(table)
            seat.sit(table, place)

        host.ask("mute", table=table, seat=1, silent=True)

        guest.drain()
        assert [one["silent"] for one in guest.view(table, 1)["seats"]] == [False, True, False]


def test_a_gallery_that_sees_later_sees_at_once_who_sits_down(house: OpenedHouse) -> None:
    watching = begun(house.address, delay=600_000)
    with watching as (seat, table), Person(house.address, "Bo") as bo, bo.come() as guest:
        again = bo.set_table("vampire_queen", 3, delay=600_000)

        guest.enter(again)
        guest.enter(table)

        assert guest.view(again, -1)["phase"] == "setting"
        assert guest.view(table, -1)["phase"] == "setting"
        assert seat.view(table, 0)["phase"] == "playing"


def test_a_guest_at_the_house_is_told_where_others_find_it(
    house: OpenedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"{house.address}/api/address"
    shut = httpx.get(address).json()
    monkeypatch.setattr(houses, "lan_address", lambda _, port: f"http://192.168.2.7:{port}/")

    at_home = httpx.get(address).json()
    under_a_name = httpx.get(address, headers={"host": "gruft.local"}).json()
    passed_on = httpx.get(address, headers={"x-forwarded-for": "198.51.100.3"}).json()

    port = house.address.rpartition(":")[2]
    assert at_home == {"network": f"http://192.168.2.7:{port}"}
    assert shut == under_a_name == passed_on == {"network": ""}
