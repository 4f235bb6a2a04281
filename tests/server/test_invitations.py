"""Seats that are kept: whoever has the invitation sits down there, once, and nobody else does."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.guests import Person, Refused, Seat
from tests.server.houses import OpenedHouse


@contextmanager
def invited(house: OpenedHouse, seat: int = 1) -> Iterator[tuple[str, Seat, str]]:
    """A table whose host sits in seat 0 and has an invitation to another one."""
    with Person(house.address) as ada:
        table = ada.set_table("vampire_queen", 3)
        with ada.come() as host:
            host.enter(table)
            host.sit(table, 0)
            yield table, host, invitation_to(host, table, seat)


def invitation_to(host: Seat, table: str, seat: int) -> str:
    link = host.ask("invite", table=table, seat=seat)["link"]
    path, secret = link.split("#")
    assert path == f"/t/{table}"
    return str(secret)


@contextmanager
def guest(house: OpenedHouse, table: str, name: str = "Bo") -> Iterator[Seat]:
    with Person(house.address, name) as person, person.come() as seat:
        seat.enter(table)
        yield seat


def refused(seat: Seat, table: str, place: int, invitation: str = "") -> str:
    with pytest.raises(Refused) as refusal:
        seat.sit(table, place, invitation=invitation)
    return refusal.value.key


def test_a_seat_that_is_kept_is_taken_with_its_invitation_only(house: OpenedHouse) -> None:
    with invited(house) as (table, host, secret), guest(house, table) as bo:
        assert bo.view(table, -1)["seats"][1]["kept"]
        assert refused(bo, table, 1) == "seat-kept"
        assert refused(bo, table, 1, "x" * 43) == "seat-kept"
        assert refused(host, table, 1) == "seat-kept"

        bo.sit(table, 1, invitation=secret)

        assert bo.view(table, 1)["seats"][1] == {
            "plays": "person",
            "name": "Bo",
            "bot": "",
            "is_host": False,
            "kept": False,
            "silent": False,
            "sent_away": False,
        }


def test_an_invitation_is_to_one_seat_of_one_table(house: OpenedHouse) -> None:
    with invited(house) as (table, host, secret), guest(house, table) as bo:
        other = host.person.set_table("vampire_queen", 3)
        host.enter(other)
        invitation_to(host, table, 2)
        invitation_to(host, other, 1)

        assert refused(bo, table, 2, secret) == "seat-kept"
        assert refused(bo, other, 1, secret) == "seat-kept"


def test_an_invitation_is_used_up(house: OpenedHouse) -> None:
    with invited(house) as (table, host, secret), guest(house, table) as bo:
        bo.sit(table, 1, invitation=secret)
        bo.ask("stand up", table=table, seat=1)
        invitation_to(host, table, 1)

        assert refused(bo, table, 1, secret) == "seat-kept"


def test_an_invitation_is_no_key(house: OpenedHouse) -> None:
    with invited(house) as (table, _, secret), guest(house, table) as bo:
        bo.person.keys[table] = [secret]

        assert bo.enter(table)["seats"] == [-1]


def test_a_new_invitation_takes_the_place_of_the_last(house: OpenedHouse) -> None:
    with invited(house) as (table, host, first), guest(house, table) as bo:
        second = invitation_to(host, table, 1)

        assert refused(bo, table, 1, first) == "seat-kept"
        bo.sit(table, 1, invitation=second)


def test_the_host_gives_a_seat_free_again(house: OpenedHouse) -> None:
    with invited(house) as (table, host, _), guest(house, table) as bo:
        with pytest.raises(Refused) as refusal:
            bo.ask("stand up", table=table, seat=1)
        assert refusal.value.key == "table-host-only"

        host.ask("stand up", table=table, seat=1)
        bo.sit(table, 1)


def test_a_kept_seat_may_be_given_to_a_bot(house: OpenedHouse) -> None:
    with invited(house) as (table, host, secret), guest(house, table) as bo:
        host.fill_with_bots(table, [1])

        assert refused(bo, table, 1, secret) == "seat-taken"


def test_nobody_moves_to_a_seat_that_is_kept(house: OpenedHouse) -> None:
    with invited(house) as (table, host, secret), guest(house, table) as bo:
        bo.sit(table, 2)
        with pytest.raises(Refused) as refusal:
            bo.ask("swap", table=table, seat=2, other=1)
        assert refusal.value.key == "table-host-only"

        host.ask("swap", table=table, seat=2, other=1)
        with guest(house, table, "Cem") as cem:
            assert refused(cem, table, 1, secret) == "seat-taken"
            cem.sit(table, 2, invitation=secret)


def test_only_the_host_invites_and_only_to_free_seats(house: OpenedHouse) -> None:
    with invited(house) as (table, host, _), guest(house, table) as bo:
        for asking, seat, key in ((bo, 2, "table-host-only"), (host, 0, "seat-taken")):
            with pytest.raises(Refused) as refusal:
                asking.ask("invite", table=table, seat=seat)
            assert refusal.value.key == key
        with pytest.raises(Refused) as refusal:
            host.ask("invite", table=table, seat=7)
        assert refusal.value.key == "table-no-seat"


def test_a_seat_is_kept_after_the_house_was_closed(house: OpenedHouse) -> None:
    with invited(house) as (table, _, secret), guest(house, table) as bo:
        house.running.hall._hosted.pop(table)  # as if the house had forgotten it

        assert refused(bo, table, 1) == "seat-kept"
        bo.sit(table, 1, invitation=secret)


def test_a_salt_that_is_none_keeps_nobody_from_beginning(house: OpenedHouse) -> None:
    with invited(house) as (table, _, secret), guest(house, table) as bo:
        for salt in ("", "no salt at all", "zz" * 16, "ab" * 17):
            with pytest.raises(Refused) as refusal:
                bo.sit(table, 1, salt=salt, invitation=secret)
            assert refusal.value.key == "salt-wrong"


def test_who_sat_down_but_was_not_told_gets_a_key_when_they_ask_again(house: OpenedHouse) -> None:
    with invited(house) as (table, _, secret), guest(house, table) as bo:
        wish = {"table": table, "seat": 1, "name": "Bo", "salt": "ab" * 16, "invitation": secret}
        first = bo.ask("sit", id="once", **wish)["key"]
        second = bo.ask("sit", id="once", **wish)["key"]

        assert len({first, second, ""}) == 3
        bo.person.keys[table] = [second]
        assert bo.enter(table)["seats"] == [1]


def test_who_sits_there_by_their_cookie_needs_no_key(house: OpenedHouse) -> None:
    with invited(house) as (table, _, secret), guest(house, table) as bo:
        bo.sit(table, 1, invitation=secret)
        bo.person.keys.clear()

        answer = bo.enter(table)

        assert answer["seats"] == [1]
        assert list(answer["given"]) == ["1"]
        assert "given" not in bo.enter(table)
