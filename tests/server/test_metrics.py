"""What a house counts, and who may read it; and that it knows when it can no longer write."""

import re
import sqlite3

import httpx
import pytest

from gruft.server import health
from gruft.server.metrics import Metrics, is_from_this_machine
from tests.server.guests import Person, Refused, begun
from tests.server.houses import OpenedHouse

HERE = {"host": "127.0.0.1:8666"}


def numbers(house: OpenedHouse) -> dict[str, float]:
    """Every sample of the page by its name and labels."""
    page = httpx.get(f"{house.address}/metrics").raise_for_status().text
    samples = re.findall(r"^(gruft_[^ ]+) ([^ ]+)$", page, re.MULTILINE)
    return {name: float(value) for name, value in samples}


def test_a_match_is_counted(house: OpenedHouse) -> None:
    with begun(house.address) as (seat, table):
        lines = seat.play(table, [0], most=3)
        with pytest.raises(Refused):
            seat.ask("answer", table=table, seat=1, question=1, line="pass")

        counted = numbers(house)

    assert counted["gruft_tables"] == 1
    assert counted["gruft_clients"] == 1
    assert counted['gruft_moves_total{game="vampire_queen"}'] >= len(lines) + 4
    assert counted['gruft_refusals_total{key="seat-not-yours"}'] == 1
    assert counted["gruft_append_seconds_count"] >= len(lines)
    assert counted["gruft_bot_seconds_count"] >= 1
    assert counted["gruft_failures_total"] == 0


def test_what_is_refused_over_http_is_counted_too(house: OpenedHouse) -> None:
    httpx.post(f"{house.address}/api/guest", json={"name": " "})

    assert numbers(house)['gruft_refusals_total{key="guest-no-name"}'] == 1


def test_houses_do_not_share_their_numbers() -> None:
    one, other = Metrics(), Metrics()

    one.refused("seat-not-yours")

    assert b'key="seat-not-yours"} 1.0' in one.page()
    assert b"seat-not-yours" not in other.page()


@pytest.mark.parametrize(
    ("client", "headers"),
    [
        ("192.0.2.7", HERE),
        ("", HERE),
        ("127.0.0.1", {"host": "gruft.example"}),
        ("127.0.0.1", {}),
        ("127.0.0.1", HERE | {"x-forwarded-for": "192.0.2.7"}),
        ("127.0.0.1", HERE | {"forwarded": "for=192.0.2.7"}),
    ],
)
def test_the_numbers_are_for_the_machine_of_the_house_only(
    client: str, headers: dict[str, str]
) -> None:
    """A player who could read them could count the sealed answers of others."""
    assert not is_from_this_machine(client, headers)


@pytest.mark.parametrize("host", ["127.0.0.1:8666", "localhost", "[::1]:8666"])
def test_the_machine_of_the_house_has_several_names(host: str) -> None:
    assert is_from_this_machine("127.0.0.1", {"host": host})


def test_somebody_else_finds_no_numbers(house: OpenedHouse) -> None:
    answer = httpx.get(f"{house.address}/metrics", headers={"host": "gruft.lan"})

    assert answer.status_code == 404
    assert "gruft_moves" not in answer.text


# ---- health ----


def test_a_house_that_writes_is_well(house: OpenedHouse) -> None:
    answer = httpx.get(f"{house.address}/healthz")

    assert (answer.status_code, answer.json()) == (200, {"ok": True})


def test_a_house_whose_writer_is_dead_is_not_well(
    house: OpenedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "ASKED_EVERY", 0.0)
    store: object = house.running.store
    store._writer.close()  # type: ignore[attr-defined]

    answer = httpx.get(f"{house.address}/healthz")

    assert (answer.status_code, answer.json()) == (503, {"ok": False})


def test_who_asks_too_often_is_told_what_was_found_out_last(
    house: OpenedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "ASKED_EVERY", 1_000_000.0)
    asked = []
    checked = house.running.store.check

    async def count() -> None:
        asked.append(1)
        await checked()

    monkeypatch.setattr(house.running.store, "check", count)
    for _ in range(5):
        httpx.get(f"{house.address}/healthz")

    assert len(asked) == 1


def test_a_mistake_at_a_socket_is_counted_and_costs_nobody_else_their_seat(
    house: OpenedHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with begun(house.address) as (seat, table), Person(house.address, "Igor") as other:
        # Nobody else is about to move.
        seat.wait_to_be_asked(table, 0)
        with other.come() as gallery, monkeypatch.context() as broken:
            gallery.enter(table)
            broken.setattr(house.running.store, "append", full)
            with pytest.raises(Refused) as told:
                gallery.ask("say", table=table, seat=-1, channel=[-1], text="Boo")
            assert told.value.key == "http-500"

        assert numbers(house)["gruft_failures_total"] >= 1
        assert len(seat.play(table, [0], most=2)) == 2
