"""Slow lines: what the way to the house and back costs is not counted as thinking."""

from collections.abc import Iterator
from random import Random

import pytest

from gruft.table.live.chairs import sitter_at
from gruft.table.live.clocks import MOST_LAG
from gruft.table.live.setting import Clock, Setting
from tests.server.pairs import any_line
from tests.server.pairs_house import HOST, QuietHouse, Visitor, quiet_time

TEN_SECONDS = 10_000


@pytest.fixture
def house() -> Iterator[QuietHouse]:
    with quiet_time():
        clock = Clock("move", TEN_SECONDS)
        opened = QuietHouse(Setting("vampire_queen", 3, clock=clock, at_zero="bot"))
        opened.begin()
        yield opened
        opened.close()


def reason(house: QuietHouse, seat: int) -> str | None:
    """Why a bot plays this seat, if one does."""
    return sitter_at(house.sitting.chairs, seat).reason


def beats_late(who: Visitor, late: int) -> None:
    """The beat says that its sender heard the house so long ago."""
    who.ask("beat", heard=who.house.loop.now - late)


@pytest.mark.parametrize(("late", "lag"), [(-50, 0), (0, 0), (300, 300), (60_000, MOST_LAG)])
def test_the_whole_way_there_and_back_counts_but_only_up_to_a_cap(
    house: QuietHouse, late: int, lag: int
) -> None:
    host = house.visitors[HOST]

    beats_late(host, late)

    assert host.client.lag == lag


@pytest.mark.parametrize(("late", "answered"), [(0, "refused"), (399, "refused"), (400, "done")])
def test_an_answer_may_come_as_late_as_the_line_is_slow(
    house: QuietHouse, late: int, answered: str
) -> None:
    seat = house.state.position.to_act()[0]
    who = house.visitors[seat]
    beats_late(who, late)
    house.wait_until(house.sitting.clocks.since[seat] + TEN_SECONDS + 400)

    question, line = house.sitting.questions[seat], any_line(house.state, seat, Random(1))
    answer = who.ask("answer", seat=seat, question=question, line=line)

    assert answer["type"] == answered, answer
    assert reason(house, seat) is None


def test_the_house_looks_when_no_answer_can_be_on_its_way_any_more(house: QuietHouse) -> None:
    seat = house.state.position.to_act()[0]
    over = house.sitting.clocks.since[seat] + TEN_SECONDS + MOST_LAG

    house.wait_until(over - 1)
    assert reason(house, seat) is None
    house.wait_until(over + 1)

    assert reason(house, seat) == "time"
