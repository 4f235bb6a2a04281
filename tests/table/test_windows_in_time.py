"""How long a window stays open: by the clock and by answers, the same for everybody."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.scene import SPECTATOR
from gruft.table.pace import LIVE, Pace, check_pace
from tests.table.matches import refusing
from tests.table.watches import (
    BOTH_WITH_1,
    LEAST,
    LIVELY,
    LONGEST,
    NOBODY_ASKED,
    ONE_EACH,
    SECOND,
    SLOW,
    Hands,
    is_open,
    lines,
    on_watch,
)

HALF_A_MINUTE = 30 * SECOND


# ---- live tables ----


@pytest.mark.parametrize("hands", [ONE_EACH, BOTH_WITH_1, NOBODY_ASKED])
def test_a_window_has_its_least_length_however_soon_all_have_answered(hands: Hands) -> None:
    steward = on_watch(hands, now=500)
    for seat in (1, 2):
        steward.seal(seat, 1, "pass", 500)

    steward.tick(500 + LEAST - 1)
    assert is_open(steward)

    steward.tick(500 + LEAST)
    assert not is_open(steward)


@pytest.mark.parametrize("hands", [ONE_EACH, BOTH_WITH_1, NOBODY_ASKED])
def test_at_its_longest_length_a_window_closes_and_who_did_not_answer_passes(hands: Hands) -> None:
    steward = on_watch(hands, now=500)
    steward.seal(2, 1, "pass", 600)

    steward.tick(500 + LONGEST - 1)
    assert is_open(steward)

    steward.tick(500 + LONGEST)
    assert lines(steward)[1:] == [(1, "pass"), (2, "pass")]


def test_between_the_two_a_window_closes_with_the_last_answer() -> None:
    steward = on_watch()
    steward.seal(1, 1, "pass", LEAST + 10)
    steward.tick(LEAST + 10)
    assert is_open(steward)

    steward.seal(2, 1, "pass", LEAST + 20)
    steward.tick(LEAST + 20)

    assert not is_open(steward)


def test_a_window_that_opens_anew_has_the_same_length_again() -> None:
    steward = on_watch(BOTH_WITH_1)
    steward.seal(1, 1, "lay lantern", 0)
    steward.seal(2, 1, "pass", 0)
    steward.tick(7 * SECOND)

    prompt = steward.prompt(SPECTATOR)

    assert prompt is not None
    assert prompt.opened == 7 * SECOND
    assert prompt.earliest - prompt.opened == LEAST
    assert prompt.latest - prompt.opened == LONGEST


def test_what_everybody_sees_of_the_length_does_not_depend_on_answers() -> None:
    steward = on_watch()
    before = steward.prompt(SPECTATOR)

    steward.seal(1, 1, "pass", 0)
    steward.seal(2, 1, "lay lantern", 0)

    after = steward.prompt(SPECTATOR)
    assert before is not None
    assert after is not None
    assert (before.earliest, before.latest) == (after.earliest, after.latest) == (LEAST, LONGEST)


def test_the_house_knows_when_to_look_again() -> None:
    steward = on_watch()
    assert steward.due_at() == LONGEST

    steward.seal(1, 1, "pass", 10)
    steward.seal(2, 1, "pass", 20)
    assert steward.due_at() == LEAST

    steward.withdraw(2, 1, 30)
    steward.seal(2, 1, "pass", LEAST + 5)
    assert steward.due_at() == LEAST + 5


# ---- slow tables ----


def test_a_slow_table_closes_windows_at_its_fixed_times_only() -> None:
    steward = on_watch(pace=SLOW, now=SECOND)
    for seat in (1, 2):
        steward.seal(seat, 1, "pass", 10 * SECOND)
    assert steward.due_at() == HALF_A_MINUTE

    steward.tick(HALF_A_MINUTE - 1)
    assert is_open(steward)

    steward.tick(HALF_A_MINUTE)
    assert not is_open(steward)


def test_an_answer_after_a_fixed_time_waits_for_the_next_one() -> None:
    steward = on_watch(pace=SLOW, now=SECOND)
    steward.seal(1, 1, "pass", 10 * SECOND)
    steward.seal(2, 1, "pass", HALF_A_MINUTE + 1)

    steward.tick(HALF_A_MINUTE + SECOND)
    assert is_open(steward)
    assert steward.due_at() == 60 * SECOND

    steward.tick(60 * SECOND)
    assert not is_open(steward)


def test_the_least_length_holds_at_a_slow_table_too() -> None:
    steward = on_watch(pace=SLOW, now=HALF_A_MINUTE - SECOND)
    for seat in (1, 2):
        steward.seal(seat, 1, "pass", HALF_A_MINUTE - SECOND)

    steward.tick(HALF_A_MINUTE)
    assert is_open(steward)

    steward.tick(60 * SECOND)
    assert not is_open(steward)


def test_a_slow_window_without_answers_closes_at_the_fixed_time_after_its_longest_length() -> None:
    steward = on_watch(pace=SLOW, now=SECOND)
    assert steward.due_at() == 120 * SECOND

    steward.tick(119 * SECOND)
    assert is_open(steward)

    steward.tick(120 * SECOND)
    assert not is_open(steward)


def test_a_house_that_looks_late_still_counts_only_answers_given_in_time() -> None:
    steward = on_watch(pace=SLOW, now=SECOND)
    steward.seal(1, 1, "pass", 2 * SECOND)
    steward.seal(2, 1, "pass", 3 * SECOND)

    with refusing("window-closed"):
        steward.seal(2, 1, "lay lantern", HALF_A_MINUTE + 1)
    steward.tick(HALF_A_MINUTE + 2)

    assert lines(steward)[1:] == [(1, "pass"), (2, "pass")]


@given(
    period=st.integers(2, 100),
    times=st.sets(st.integers(0, 99), min_size=1),
    time=st.integers(0, 1_000),
)
def test_the_fixed_times_come_again_in_every_period(
    period: int, times: set[int], time: int
) -> None:
    fixed = tuple(sorted({one % period for one in times}))
    pace = Pace(0, 0, period, fixed)

    assert pace.moment_from(time) == min(t for t in range(time, time + 101) if t % period in fixed)
    earlier = [t for t in range(time - 100, time + 1) if t % period in fixed]
    assert pace.moment_until(time) == max(earlier)


# ---- paces ----


@pytest.mark.parametrize("pace", [LIVE, LIVELY, SLOW, Pace(0, 0)])
def test_usable_paces(pace: Pace) -> None:
    check_pace(pace)


@pytest.mark.parametrize(
    ("pace", "key"),
    [
        (Pace(2, 1), "pace-too-short"),
        (Pace(1, 2, period=9), "pace-no-checkpoint"),
        (Pace(1, 2, times=(3,)), "pace-no-checkpoint"),
        (Pace(1, 2, period=9, times=(3, 3)), "pace-bad-checkpoints"),
        (Pace(1, 2, period=9, times=(4, 3)), "pace-bad-checkpoints"),
        (Pace(1, 2, period=9, times=(9,)), "pace-bad-checkpoints"),
    ],
)
def test_unusable_paces(pace: Pace, key: str) -> None:
    with refusing(key):
        check_pace(pace)
    with refusing(key):
        on_watch(pace=pace)
