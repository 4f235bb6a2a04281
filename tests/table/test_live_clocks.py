"""The clocks of a live table: whose runs, what an answer costs, and what happens at zero."""

import pytest

from gruft.games.grottenstein.game import GAME as VAMPIR
from gruft.games.vampire_connection.game import GAME as CONNECTION
from gruft.games.vampire_empire.game import GAME as EMPIRE
from gruft.games.vampire_queen.game import GAME as QUEEN
from gruft.kernel.scene import SPECTATOR
from gruft.table.live import commands, house
from gruft.table.live.clocks import LEAST_AFTER_AGREEMENT, MOST_LAG
from gruft.table.live.retracting import MOST_SLIPS
from gruft.table.live.setting import Clock
from gruft.testing.tiny.envelopes.game import GAME as ENVELOPES
from tests.table.live_tables import SECOND, UNHURRIED, Live, bank, per_move, refused


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


def test_the_house_looks_again_when_no_answer_can_be_on_its_way_any_more() -> None:
    live = Live(clock=per_move(20)).begin()

    assert house.due_at(live.sitting) == live.now + 20 * SECOND + MOST_LAG


def test_at_zero_the_harmless_move_is_played() -> None:
    live = Live(clock=per_move(20)).begin()
    harmless = live.harmless(0)

    live.after(20 * SECOND + MOST_LAG)

    assert live.sitting.must_be_playing().lines[0].line == harmless
    assert live.view(0).seats[0].plays == "person"
    assert "log-time-up" in [one.key for one in live.table.log.page(1)]


def test_that_a_time_is_up_is_not_told_while_all_choose() -> None:
    """It would tell who has chosen."""
    live = Live(ENVELOPES, clock=per_move(20)).begin()

    live.after(20 * SECOND + MOST_LAG)

    assert live.sitting.must_be_playing().lines
    assert "log-time-up" not in [one.key for one in live.table.log.page(SPECTATOR)]


def test_a_secret_choice_is_drawn_at_zero_so_that_nobody_who_saw_the_time_run_out_knows_it() -> (
    None
):
    def arranged(secret: str) -> str:
        live = Live(VAMPIR, 2, secret, clock=per_move(20)).begin()
        live.after(20 * SECOND + MOST_LAG)
        assert live.reloaded().views() == live.views()
        return live.sitting.must_be_playing().lines[0].line

    secrets = [f"{number:064x}" for number in range(1, 5)]

    assert len({arranged(secret) for secret in secrets}) == len(secrets)
    assert arranged(secrets[0]) == arranged(secrets[0])


def test_while_an_answer_may_be_on_its_way_nothing_happens_and_no_clock_shows_less_than_zero() -> (
    None
):
    live = Live(clock=per_move(20)).begin()

    live.after(20 * SECOND + MOST_LAG - 1)

    assert live.sitting.must_be_playing().lines == ()
    assert live.sitting.clocks.left_at(0, live.now) == 0


@pytest.mark.parametrize("clock", [per_move(30), bank(30), per_move(3 * 24 * 60 * 60)])
def test_an_answer_that_was_given_in_time_counts_though_it_comes_after_zero(clock: Clock) -> None:
    live = Live(clock=clock, at_zero="bot").begin()

    live.after(clock.time + 300).answers(0, lag=300)

    assert len(live.sitting.must_be_playing().lines) == 1
    assert live.view(0).seats[0].plays == "person"


@pytest.mark.parametrize("clock", [per_move(30), bank(30)])
def test_an_answer_comes_too_late_if_the_line_is_not_as_slow_as_that(clock: Clock) -> None:
    live = Live(clock=clock).begin()
    live.after(clock.time + 301)

    with refused("answer-out-of-time"):
        live.answers(0, lag=300)

    assert live.sitting.must_be_playing().lines == ()


def test_however_slow_the_line_no_answer_counts_when_the_seat_is_lost() -> None:
    live = Live(clock=bank(30), at_zero="bot").begin()
    live.now += 30 * SECOND + MOST_LAG

    with refused("seat-is-played-by-bot"):
        live.answers(0, lag=60 * SECOND)


def test_at_a_table_that_wants_it_a_bot_plays_on_and_the_seat_ranks_last() -> None:
    live = Live(clock=bank(30), at_zero="bot").begin()

    live.after(30 * SECOND + MOST_LAG)

    assert live.view(0).seats[0].plays == "lost"
    assert house.thinking_bots(live.sitting) == {0: "raven"}


def test_a_bot_has_no_clock() -> None:
    live = Live(clock=bank(30)).begin()
    live.do(commands.mind, 0)

    live.after(300 * SECOND)

    assert live.sitting.must_be_playing().lines == ()
    assert live.sitting.clocks.since == {}


def test_a_bot_that_minds_a_seat_earns_no_time_for_it() -> None:
    live = Live(clock=bank(60, increment=30)).begin().after(10 * SECOND)

    live.do(commands.mind, 0)
    live.do(commands.come_back, 0)

    assert live.sitting.clocks.left[0] == 50 * SECOND


def test_leaving_and_coming_back_gives_no_new_time_for_the_same_move() -> None:
    live = Live(clock=per_move(90)).begin().after(80 * SECOND)

    live.do(commands.mind, 0)
    live.do(commands.come_back, 0)

    assert live.sitting.clocks.left_at(0, live.now) == 10 * SECOND


def test_after_a_bot_has_answered_there_is_the_whole_time_for_the_next_move() -> None:
    live = Live(clock=per_move(90)).begin().after(80 * SECOND)
    live.do(commands.mind, 0)
    live.do(commands.take_answer, 0, live.sitting.questions[0], live.harmless(0))

    live.do(commands.come_back, 0)

    assert live.sitting.clocks.left[0] == 90 * SECOND


# --- what is taken back --------------------------------------------------------------------------


def test_after_an_undo_the_clock_of_who_is_asked_runs() -> None:
    live = Live(clock=bank(60)).begin()
    live.after(10 * SECOND).answers(0)

    live.do(commands.undo, 0)

    assert set(live.sitting.clocks.since) == {0}
    assert live.sitting.clocks.left[0] == 50 * SECOND


def test_playing_and_taking_back_earns_no_time() -> None:
    live = Live(clock=bank(60, increment=30)).begin()

    for _ in range(MOST_SLIPS):
        live.after(SECOND).answers(0)
        live.do(commands.undo, 0)

    assert live.sitting.clocks.left[0] == (60 - MOST_SLIPS) * SECOND
    assert live.reloaded().views() == live.views()


def test_playing_and_taking_back_is_no_way_to_think_longer_about_one_move() -> None:
    live = Live(clock=per_move(20)).begin()

    live.after(15 * SECOND).answers(0)
    live.do(commands.undo, 0)

    assert live.sitting.clocks.left[0] == 5 * SECOND
    live.after(3 * SECOND).answers(0)
    assert live.sitting.clocks.left[0] == 20 * SECOND


def test_time_that_was_thought_after_a_line_is_gone_when_it_is_taken_back() -> None:
    live = Live(CONNECTION, clock=bank(60, increment=30)).begin()
    seat = live.asked()
    live.answers(seat)
    assert live.asked() == seat

    live.after(10 * SECOND).do(commands.undo, seat)

    assert live.sitting.clocks.left[seat] == 50 * SECOND


@pytest.mark.parametrize("clock", [bank(60, increment=30), per_move(60)])
def test_who_takes_back_has_thought_until_then_and_the_next_has_lost_nothing(clock: Clock) -> None:
    live = Live(QUEEN, clock=clock).begin()
    seat = live.passed()
    third, before = live.asked(), live.sitting.clocks.left

    live.after(10 * SECOND).do(commands.undo, seat)

    assert live.sitting.clocks.left[seat] == 50 * SECOND
    assert live.sitting.clocks.left[third] == before[third]


def test_nobody_loses_their_seat_by_taking_back() -> None:
    live = Live(clock=per_move(20)).begin()
    live.after(20 * SECOND - 10).answers(0)

    with refused("undo-no-time"):
        live.do(commands.undo, 0)

    assert len(live.sitting.must_be_playing().lines) == 1


@pytest.mark.parametrize(
    ("clock", "left"), [(per_move(30), 30 * SECOND), (bank(30, 5), LEAST_AFTER_AGREEMENT)]
)
def test_what_all_agree_to_take_back_can_be_thought_about_once_more(
    clock: Clock, left: int
) -> None:
    live = Live(EMPIRE, seats=2, clock=clock).begin()
    seat = live.asked()
    live.after(29 * SECOND).answers(seat)

    live.do(commands.undo, seat)
    live.do(commands.vote, 1 - seat, True)

    assert live.asked() == seat
    assert live.sitting.clocks.left[seat] == left


def test_whose_question_is_taken_away_gets_no_increment_for_it() -> None:
    live = Live(QUEEN, clock=bank(60, increment=30)).begin()
    seat, others = live.asked(), {0, 1, 2} - {live.asked()}
    live.after(SECOND).answers(seat)
    live.after(SECOND).answers(second := live.asked())
    live.after(SECOND).do(commands.undo, seat)
    third = live.asked()

    for other in others:
        live.do(commands.vote, other, True)

    assert {seat, second, third} == {0, 1, 2}
    assert live.asked() == seat
    assert live.sitting.clocks.left == (59 * SECOND,) * 3
