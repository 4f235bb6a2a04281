"""A machine that slept with the house open: nobody has lost any time by it."""

from typing import Any

import pytest

from gruft.server import client, hall
from gruft.server.sleeping import LEAST_JUMP, Wakefulness
from tests.server.guests import begun
from tests.server.houses import OpenedHouse

AN_HOUR = 3_600_000
A_MINUTE: dict[str, Any] = {"clock": {"kind": "bank", "time": 60_000, "increment": 0}, "grace": 0}


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How far the clock of the house has jumped."""
    jump, awake = [0], hall.now
    for module in (hall, client):
        monkeypatch.setattr(module, "now", lambda: awake() + jump[0])
    return jump


@pytest.mark.parametrize("at_zero", ["bot", "move"])
def test_whose_clock_ran_has_their_time_back_when_the_machine_wakes_up(
    house: OpenedHouse, slept: list[int], at_zero: str
) -> None:
    with begun(house.address, at_zero=at_zero, **A_MINUTE) as (seat, table):
        seat.wait_to_be_asked(table, 0)
        slept[0] += AN_HOUR

        lines = seat.play(table, [0], most=1)

        assert len(lines) == 1
        assert seat.view(table, 0)["seats"][0]["plays"] == "person"
        assert seat.view(table, 0)["clocks"][0]["left"] > 30_000


def test_a_jitter_is_no_sleep_and_what_was_slept_counts_once() -> None:
    watch = Wakefulness()
    assert watch.slept(1_000_000, 500) == 0
    watch.note(1_000_000, 500)

    assert watch.slept(1_000_000 + LEAST_JUMP, 600) == 0
    assert watch.slept(1_000_000 + LEAST_JUMP, 500) == LEAST_JUMP
    assert watch.slept(900_000, 600) == 0

    watch.note(1_000_000 + LEAST_JUMP, 500)
    assert watch.slept(1_000_000 + LEAST_JUMP, 500) == 0
