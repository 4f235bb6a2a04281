"""Sitting down at a live table: who may sit where, who decides, and how a match begins."""

import pytest

from gruft.kernel.refusal import Refused
from gruft.table.live import commands
from gruft.table.live.acts import read_stamped
from gruft.table.live.setting import Clock, Setting, check_setting
from gruft.table.pace import Pace
from gruft.testing.tiny.watchmen import GAME as WATCHMEN
from tests.table.live_tables import HOST, SALT, Live, refused


def test_a_guest_takes_a_free_seat_and_everybody_sees_it() -> None:
    live = Live()

    live.do(commands.sit, "bo", "Bo", 1, SALT)

    assert [seat.name for seat in live.view(-1).seats] == ["", "Bo", ""]
    assert [seat.plays for seat in live.view(0).seats] == ["nobody", "person", "nobody"]


def test_nobody_sits_on_a_taken_seat_or_under_a_name_that_is_taken() -> None:
    live = Live()
    live.do(commands.sit, "bo", "Bo", 1, SALT)

    with refused("seat-taken"):
        live.do(commands.sit, "cem", "Cem", 1, SALT)
    with refused("name-twice"):
        live.do(commands.sit, "cem", "BO", 2, SALT)
    with refused("table-no-seat"):
        live.do(commands.sit, "cem", "Cem", 3, SALT)

    assert len(live.stored) == 2


def test_only_the_host_seats_bots_and_begins() -> None:
    live = Live().all_sit(people=2)

    with refused("table-host-only"):
        live.do(commands.seat_bot, "bo", 2, "moth", "Moth")
    with refused("table-host-only"):
        live.do(commands.begin, "bo", live.table.edition, [bytes(16)] * 3)


def test_a_match_begins_when_every_seat_is_taken() -> None:
    live = Live()
    live.do(commands.sit, HOST, "Ann", 0, SALT)

    with refused("seat-free"):
        live.do(commands.begin, HOST, live.table.edition, [bytes(16)] * 3)
    assert live.view(0).phase == "setting"

    full = Live().begin(people=1)
    assert full.view(0).phase == "playing"
    assert full.sitting.match is not None
    assert full.sitting.match.header.names == ("Ann", "Moth 1", "Moth 2")


def test_the_luck_comes_from_the_secret_of_the_house_and_everybodys_salt() -> None:
    live = Live().begin(people=2)

    header = live.sitting.must_be_playing().header

    assert header.salts == (SALT, SALT, "00" * 16)
    assert header.secret == live.sitting.secret


def test_a_guest_stands_up_and_the_host_makes_others_stand_up() -> None:
    live = Live().all_sit()

    live.do(commands.leave_seat, "bo", 1)
    live.do(commands.leave_seat, HOST, 2)

    assert [seat.plays for seat in live.view(0).seats] == ["person", "nobody", "nobody"]
    with refused("table-host-only"):
        live.do(commands.leave_seat, "bo", 0)


def test_a_guest_moves_to_a_free_seat_and_only_the_host_exchanges_others() -> None:
    live = Live().all_sit()
    live.do(commands.leave_seat, "cem", 2)

    live.do(commands.swap, "bo", 1, 2)
    with refused("table-host-only"):
        live.do(commands.swap, "bo", 2, 0)
    live.do(commands.swap, HOST, 0, 2)

    assert [seat.name for seat in live.view(0).seats] == ["Bo", "", "Ann"]


def test_after_the_beginning_nobody_sits_down_or_stands_up() -> None:
    live = Live().begin()

    with refused("table-begun"):
        live.do(commands.leave_seat, "bo", 1)
    with refused("table-begun"):
        live.do(commands.begin, HOST, live.table.edition, [bytes(16)] * 3)


def test_who_was_sent_away_does_not_come_back() -> None:
    live = Live().all_sit()

    live.do(commands.kick, HOST, "bo")

    assert live.view(0).seats[1].plays == "nobody"
    with refused("table-kicked"):
        live.do(commands.sit, "bo", "Bo", 1, SALT)
    with refused("kick-oneself"):
        live.do(commands.kick, HOST, HOST)


def test_everybody_sees_who_was_sent_away_from_a_match() -> None:
    live = Live().begin()

    live.do(commands.kick, HOST, "bo")

    assert [one.sent_away for one in live.view(0).seats] == [False, True, False]
    assert live.view(0).seats[1].plays == "minded"


@pytest.mark.parametrize(
    ("key", "setting"),
    [
        ("seats-out-of-range", Setting("watchmen", 9)),
        ("setting-out-of-range", Setting("watchmen", 3, clock=Clock("move", 10))),
        ("setting-out-of-range", Setting("watchmen", 3, clock=Clock("none", 10))),
        ("setting-out-of-range", Setting("watchmen", 3, delay=-1)),
        ("pace-too-short", Setting("watchmen", 3, pace=Pace(least=9, longest=8))),
        ("option-unknown", Setting("watchmen", 3, options={"no": 1})),
    ],
)
def test_a_setting_that_nobody_could_play_by_is_refused(key: str, setting: Setting) -> None:
    with pytest.raises(Refused) as refusal:
        check_setting(setting, WATCHMEN)

    assert refusal.value.key == key


def test_acts_are_read_as_they_were_written() -> None:
    live = Live().begin()

    acts = [read_stamped(stored) for stored in live.stored]

    assert [type(stamped.act).__name__ for stamped in acts] == [
        "TableSet",
        "SatDown",
        "SatDown",
        "SatDown",
        "Stepped",
        "Stepped",
    ]
    assert live.reloaded().views() == live.views()
