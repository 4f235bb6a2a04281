"""Seats that are kept, the pace where one person plays bots, and what follows a match."""

import pytest

from gruft.kernel.refusal import Refused
from gruft.table.live import commands
from gruft.table.live.acts import Kept, Matter, Proposed, Stamped
from gruft.table.live.rematch import rematch_acts
from gruft.table.live.table import LiveTable
from gruft.testing.tiny.watchmen import GAME as WATCHMEN
from tests.table.live_tables import HOST, NOON, SALT, SECOND, UNHURRIED, Live

OTHER_SECRET = "a5" * 32


def kept(live: Live) -> list[int]:
    return [seat for seat, shown in enumerate(live.view(-1).seats) if shown.kept]


def test_a_kept_seat_is_for_the_guest_it_is_kept_for() -> None:
    live = Live()
    live.do(lambda work: work.do(Kept(1, "bo", "Bo")))

    with pytest.raises(Refused, match="seat-kept"):
        live.do(commands.sit, "cem", "Cem", 1, SALT)
    assert live.view(-1).seats[1].name == "Bo"

    live.do(commands.sit, "bo", "Bo", 1, SALT)
    assert kept(live) == []
    assert live.reloaded().views() == live.views()


def test_a_kept_seat_moves_with_a_swap_and_goes_with_a_bot() -> None:
    live = Live()
    live.do(commands.keep_seat, HOST, 1)

    live.do(commands.swap, HOST, 1, 2)
    assert kept(live) == [2]

    live.do(commands.seat_bot, HOST, 2, "moth", "Moth")
    assert kept(live) == []


def test_a_guest_gives_up_what_was_kept_for_them() -> None:
    live = Live()
    live.do(lambda work: work.do(Kept(1, "bo", "Bo")))

    with pytest.raises(Refused, match="table-host-only"):
        live.do(commands.leave_seat, "cem", 1)
    live.do(commands.leave_seat, "bo", 1)

    assert kept(live) == []
    with pytest.raises(Refused, match="seat-free"):
        live.do(commands.leave_seat, HOST, 1)


def test_no_seat_is_kept_that_somebody_has_or_after_the_beginning() -> None:
    live = Live().all_sit()
    with pytest.raises(Refused, match="seat-taken"):
        live.do(commands.keep_seat, HOST, 1)

    with pytest.raises(Refused, match="table-begun"):
        Live().begin().do(commands.keep_seat, HOST, 1)


@pytest.mark.parametrize(("people", "least"), [(1, 0), (2, 3 * SECOND), (3, 3 * SECOND)])
def test_windows_take_no_time_where_one_person_plays_bots(people: int, least: int) -> None:
    live = Live(pace=UNHURRIED, watching="nobody").begin(people=people)

    pace = live.sitting.must_be_playing().windows.pace

    assert pace is not None
    assert (pace.least, pace.longest) == (least, UNHURRIED.longest)


def test_windows_take_their_time_where_somebody_may_look_on() -> None:
    live = Live(pace=UNHURRIED, watching="link").begin(people=1)

    pace = live.sitting.must_be_playing().windows.pace

    assert pace is not None
    assert pace.least == UNHURRIED.least


@pytest.mark.parametrize(("matter", "stays"), [("abort", True), ("undo", False)])
def test_a_line_ends_a_proposal_about_lines_and_no_other(matter: Matter, stays: bool) -> None:
    live = Live().begin(people=2)
    live.do(lambda work: work.do(Proposed(0, matter)))

    live.answers(live.asked())

    assert (live.sitting.vote is not None) == stays


def test_a_rematch_seats_everybody_one_further_on_and_asks_people_for_new_salts() -> None:
    live = Live().begin(people=2)
    live.do(commands.mute, HOST, "bo", True)
    live.do(commands.mute, HOST, "cem", True)

    acts = rematch_acts(live.sitting, OTHER_SECRET, "bo", {0: "ann elsewhere"})
    again = LiveTable.from_acts(WATCHMEN, [Stamped(NOON, act) for act in acts])

    names = [None if one is None else one.name for one in again.sitting.chairs]
    assert names == ["Moth 2", None, None]
    assert {seat: one.guest for seat, one in again.sitting.kept.items()} == {
        1: "ann elsewhere",
        2: "bo",
    }
    assert again.sitting.secret == OTHER_SECRET
    assert again.sitting.host == "bo"
    assert again.sitting.talk.silent == {"cem"}
