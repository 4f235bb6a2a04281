"""A house that was closed for a while: nobody's time ran, and what was open still is."""

import pytest

from gruft.kernel.refusal import Refused
from gruft.table.live import house
from gruft.table.live.acts import Reopened
from gruft.table.live.clocks import MOST_LAG
from tests.table.live_tables import SECOND, UNHURRIED, Live, bank, per_move

AN_HOUR = 3600 * SECOND


def closed_for_an_hour(live: Live) -> Live:
    """The house closes now, and opens again."""
    closed_at = live.now
    live.now += AN_HOUR
    live.do(house.go_on, closed_at)
    return live


def test_a_clock_goes_on_with_what_was_left() -> None:
    live = Live(clock=bank(60)).begin().after(10 * SECOND)

    closed_for_an_hour(live)

    assert live.sitting.clocks.left_at(0, live.now) == 50 * SECOND
    assert house.due_at(live.sitting) == live.now + 50 * SECOND + MOST_LAG


def test_without_the_note_the_hour_would_have_been_counted() -> None:
    live = Live(clock=per_move(20)).begin()
    question = live.sitting.questions[0]

    live.after(AN_HOUR)

    assert live.sitting.questions[0] > question


def test_a_window_lasts_as_long_as_it_would_have() -> None:
    live = Live(pace=UNHURRIED).begin()
    live.answers(0)
    live.after(SECOND // 10)
    before = live.view(1).window
    assert before is not None
    left = before.latest - live.now

    closed_for_an_hour(live)

    after = live.view(1).window
    assert after is not None
    assert after.number == before.number
    assert after.latest - live.now == left


def test_what_was_stored_after_the_last_note_was_not_before_it() -> None:
    live = Live(clock=bank(60)).begin().after(10 * SECOND)

    live.now += SECOND
    live.do(house.go_on, live.now - 30 * SECOND)

    assert live.sitting.clocks.left_at(0, live.now) == 60 * SECOND


def test_where_no_time_runs_nothing_is_written() -> None:
    live = Live().begin()
    length = len(live.stored)

    closed_for_an_hour(live)

    assert len(live.stored) == length


def test_it_is_read_again_like_everything_else() -> None:
    live = closed_for_an_hour(Live(clock=bank(60)).begin())

    assert live.reloaded().sitting.clocks == live.sitting.clocks


def test_it_belongs_to_a_match() -> None:
    live = Live()

    with pytest.raises(Refused) as refusal:
        live.work().do(Reopened(SECOND))

    assert refusal.value.key == "table-not-begun"
