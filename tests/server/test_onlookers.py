"""Who looks on at a table: the host knows them, and may silence them and send them away."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from gruft.kernel.scene import SPECTATOR
from tests.server.guests import Message, Person, Refused, Seat, begun
from tests.server.houses import OpenedHouse

GALLERY = [SPECTATOR]


@contextmanager
def watched(house: OpenedHouse) -> Iterator[tuple[Seat, Seat, str]]:
    """A host who plays, somebody who looks on, and the table."""
    with (
        begun(house.address) as (host, table),
        Person(house.address, "Bo") as bo,
        bo.come() as gallery,
    ):
        gallery.enter(table)
        yield host, gallery, table


def onlookers(host: Seat, table: str) -> list[Message]:
    found: list[Message] = host.ask("look around", table=table)["onlookers"]
    return found


def says(gallery: Seat, table: str) -> None:
    gallery.ask("say", table=table, seat=SPECTATOR, channel=GALLERY, text="Boo!")


def test_the_host_sees_by_name_who_looks_on(house: OpenedHouse) -> None:
    with watched(house) as (host, _, table):
        (bo,) = onlookers(host, table)

    assert (bo["name"], bo["silent"]) == ("Bo", False)


def test_who_looks_through_two_windows_is_one_and_who_plays_or_has_gone_is_none(
    house: OpenedHouse,
) -> None:
    with watched(house) as (host, gallery, table):
        with gallery.person.come() as again, host.person.come() as own:
            again.enter(table)
            own.enter(table)
            assert len(onlookers(host, table)) == 1
            again.ask("leave", table=table)

        gallery.ask("leave", table=table)
        assert onlookers(host, table) == []


def test_what_a_host_calls_somebody_is_good_at_one_table_and_tells_nothing(
    house: OpenedHouse,
) -> None:
    with watched(house) as (host, gallery, table):
        other = host.person.set_table("vampire_queen", 3)
        host.enter(other)
        gallery.enter(other)

        (here,), (there,) = onlookers(host, table), onlookers(host, other)

        assert here["name"] == there["name"] == "Bo"
        assert here["who"] != there["who"]
        with pytest.raises(Refused) as refusal:
            host.ask("kick", table=other, seat=SPECTATOR, onlooker=here["who"])
    assert refusal.value.key == "onlooker-gone"


def test_who_is_silenced_looks_on_in_silence_until_they_may_speak_again(house: OpenedHouse) -> None:
    with watched(house) as (host, gallery, table):
        (bo,) = onlookers(host, table)
        wish = {"table": table, "seat": SPECTATOR, "onlooker": bo["who"]}
        says(gallery, table)

        host.ask("mute", **wish, silent=True)
        with pytest.raises(Refused) as refusal:
            says(gallery, table)
        (silenced,) = onlookers(host, table)
        host.ask("mute", **wish, silent=False)
        says(gallery, table)

    assert refusal.value.key == "talk-silent"
    assert silenced == {**bo, "silent": True}


def test_who_is_sent_away_sees_no_more_and_does_not_come_back(house: OpenedHouse) -> None:
    with watched(house) as (host, gallery, table):
        (bo,) = onlookers(host, table)

        host.ask("kick", table=table, seat=SPECTATOR, onlooker=bo["who"])
        with pytest.raises(Refused) as refusal:
            gallery.enter(table)

        assert onlookers(host, table) == []
    assert refusal.value.key == "table-kicked"


@pytest.mark.parametrize(
    "wish",
    [
        {"type": "mute", "seat": SPECTATOR, "silent": True, "onlooker": "x"},
        {"type": "kick", "seat": SPECTATOR, "onlooker": "x"},
    ],
    ids=lambda wish: str(wish["type"]),
)
def test_only_the_host_looks_around(house: OpenedHouse, wish: Message) -> None:
    with watched(house) as (_, gallery, table), pytest.raises(Refused) as refusal:
        gallery.ask(**wish, table=table)

    assert refusal.value.key == "table-host-only"


@pytest.mark.parametrize(("who", "why"), [("", "table-no-seat"), ("nobody", "onlooker-gone")])
def test_nobody_is_sent_away_by_a_wrong_name(house: OpenedHouse, who: str, why: str) -> None:
    with watched(house) as (host, _, table):
        with pytest.raises(Refused) as refusal:
            host.ask("kick", table=table, seat=SPECTATOR, onlooker=who)

        assert len(onlookers(host, table)) == 1
    assert refusal.value.key == why
