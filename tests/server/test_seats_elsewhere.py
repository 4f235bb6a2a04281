"""Seats that were taken to another browser before the match: the holder of one may do all that who
sat down there may, and who holds the host's seat is the host."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.server.guests import Person, Refused, Seat
from tests.server.houses import OpenedHouse

HOST, GUEST = 0, 1


@contextmanager
def moved(house: OpenedHouse, seat: int) -> Iterator[tuple[Seat, Seat, str]]:
    """Host and guest sit; one of them goes on in another browser: this one, the last one, table."""
    with ExitStack() as kept:
        people = [kept.enter_context(Person(house.address, name)) for name in ("Ann", "Bo")]
        phone = kept.enter_context(Person(house.address, "Phone"))
        table = people[HOST].set_table("vampire_queen", 3)
        sockets = [kept.enter_context(person.come()) for person in people]
        for place, socket in enumerate(sockets):
            socket.enter(table)
            socket.sit(table, place)
        phone.keys[table] = [*people[seat].keys[table]]
        there = kept.enter_context(phone.come())
        there.enter(table)
        yield there, sockets[seat], table


def test_who_holds_the_seat_of_the_host_is_the_host(house: OpenedHouse) -> None:
    with moved(house, HOST) as (there, _, table):
        assert there.enter(table)["is_host"]

        there.fill_with_bots(table, [2])
        there.ask("kick", table=table, seat=GUEST)
        there.fill_with_bots(table, [GUEST])
        there.ask("begin", table=table)

        assert there.view(table, HOST)["phase"] == "playing"


def test_who_holds_another_seat_is_none(house: OpenedHouse) -> None:
    with moved(house, GUEST) as (there, _, table):
        assert not there.enter(table).get("is_host", False)
        with pytest.raises(Refused) as refusal:
            there.ask("begin", table=table)
        assert refusal.value.key == "table-host-only"


def test_who_holds_a_seat_may_leave_it_for_a_free_one_and_stand_up(house: OpenedHouse) -> None:
    with moved(house, GUEST) as (there, last, table):
        there.ask("swap", table=table, seat=GUEST, other=2)
        with pytest.raises(Refused) as refusal:
            last.ask("stand up", table=table, seat=2)
        there.ask("stand up", table=table, seat=2)

        assert there.enter(table)["seats"] == [-1]
    assert refusal.value.key == "seat-not-yours"


def test_nobody_acts_for_a_seat_that_they_do_not_hold(house: OpenedHouse) -> None:
    with moved(house, GUEST) as (there, _, table), pytest.raises(Refused) as refusal:
        there.ask("stand up", table=table, seat=HOST)

    assert refusal.value.key == "table-host-only"
