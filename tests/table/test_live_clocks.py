"""The clocks of a live table: whose runs, what an answer costs, and what happens at zero."""

from gruft.table.live import commands, house
from gruft.table.live.clocks import MOST_LAG
from tests.table.live_tables import SECOND, UNHURRIED, Live, bank, per_move


def test_the_clock_of_the_seat_that_is_asked_runs_and_no_other() -> None:
    live = Live(clock=bank(60)).begin()

    live.after(10 * SECOND)

    assert live.sitting.clocks.left_at(0, live.now) == 50 * SECOND
    assert live.sitting.clocks.left_at(1, live.now) == 60 * SECOND


def test_an_answer_stops_the_clock_and_adds_the_increment() -> None:
    live = Live(clock=bank(60, increment=5)).begin()

    live.after(10 * SECOND).answers(0)

    assert live.sitting.clocks.left[0] == 55 * SECOND


def test_a_slow_line_is_not_counted_but_only_up_to_a_cap() -> None:
    def left_after(lag: int) -> int:
        live = Live(clock=bank(60)).begin()
        live.after(10 * SECOND).answers(0, lag=lag)
        return live.sitting.clocks.left[0]

    assert left_after(200) == 50 * SECOND + 200
    assert left_after(60 * SECOND) == 50 * SECOND + MOST_LAG


def test_time_for_each_move_is_full_again_at_the_next() -> None:
    live = Live(clock=per_move(20)).begin()

    live.after(15 * SECOND).answers(0)

    assert live.sitting.clocks.left[0] == 20 * SECOND


def test_in_a_window_no_clock_runs() -> None:
    live = Live(clock=bank(60), pace=UNHURRIED).begin()
    live.answers(0)

    assert live.view(1).window is not None
    assert live.sitting.clocks.since == {}


def test_the_house_looks_again_when_the_time_is_over() -> None:
    live = Live(clock=per_move(20)).begin()

    assert house.due_at(live.sitting) == live.now + 20 * SECOND


def test_at_zero_the_harmless_move_is_played() -> None:
    live = Live(clock=per_move(20)).begin()
    harmless = live.harmless(0)

    live.after(20 * SECOND)

    assert live.sitting.must_be_playing().lines[0].line == harmless
    assert live.view(0).seats[0].plays == "person"


def test_a_moment_before_zero_nothing_happens() -> None:
    live = Live(clock=per_move(20)).begin()

    live.after(20 * SECOND - 1)

    assert live.sitting.must_be_playing().lines == ()


def test_at_a_table_that_wants_it_a_bot_plays_on_and_the_seat_ranks_last() -> None:
    live = Live(clock=bank(30), at_zero="bot").begin()

    live.after(30 * SECOND)

    assert live.view(0).seats[0].plays == "lost"
    assert house.thinking_bots(live.sitting) == {0: "raven"}


def test_a_bot_has_no_clock() -> None:
    live = Live(clock=bank(30)).begin()
    live.do(commands.mind, 0)

    live.after(300 * SECOND)

    assert live.sitting.must_be_playing().lines == ()
    assert live.sitting.clocks.since == {}


def test_after_an_undo_the_clock_of_who_is_asked_runs() -> None:
    live = Live(clock=bank(60)).begin()
    live.after(10 * SECOND).answers(0)
    live.do(commands.undo, 0)

    if live.sitting.vote is not None:
        for seat in (1, 2):
            live.do(commands.vote, seat, True)

    assert set(live.sitting.clocks.since) == {0}
    assert live.sitting.clocks.left[0] == 50 * SECOND
