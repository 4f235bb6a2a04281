"""Once more: the same players at another table, everybody one seat further on."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.server.guests import Person, Refused, Seat
from tests.server.houses import OpenedHouse


@contextmanager
def played(house: OpenedHouse) -> Iterator[tuple[str, Seat, Seat]]:
    """Ada, Bo and a moth have broken a match off."""
    with ExitStack() as kept:
        ada = kept.enter_context(Person(house.address, "Ada"))
        bo = kept.enter_context(Person(house.address, "Bo"))
        table = ada.set_table("vampire_queen", 3, watching="nobody", hints=False)
        host, guest = kept.enter_context(ada.come()), kept.enter_context(bo.come())
        for seat, person in enumerate((host, guest)):
            person.enter(table)
            person.sit(table, seat)
        host.fill_with_bots(table, [2])
        host.ask("begin", table=table)
        guest.ask("abort", table=table, seat=1)
        host.ask("vote", table=table, seat=0, agree=True)
        yield table, host, guest


def test_everybody_sits_one_seat_further_on(house: OpenedHouse) -> None:
    with played(house) as (table, ada, bo):
        again = bo.ask("rematch", table=table)["table"]

        entered = ada.enter(again), bo.enter(again)

        moth = ada.view(table, 0)["seats"][2]["name"]
        assert [one["kept"] for one in entered] == [[1], [2]]
        seats = ada.view(again, -1)["seats"]
        assert [(one["plays"], one["name"]) for one in seats] == [
            ("bot", moth),
            ("nobody", "Ada"),
            ("nobody", "Bo"),
        ]
        assert ada.view(again, -1)["setting"] == ada.view(table, 0)["setting"]
        assert ada.view(again, -1)["commitment"] != ada.view(table, 0)["commitment"]


def test_who_asks_for_it_is_the_host_whether_the_old_one_comes_or_not(house: OpenedHouse) -> None:
    with played(house) as (table, ada, bo):
        again = bo.ask("rematch", table=table)["table"]
        bo.enter(again)

        bo.sit(again, 2)
        bo.ask("stand up", table=again, seat=1)
        bo.ask("seat bot", table=again, seat=1, bot="raven")
        bo.ask("begin", table=again)

        assert bo.view(again, 2)["phase"] == "playing"
        with pytest.raises(Refused) as refusal:
            ada.ask("mute", table=again, seat=2, silent=True)
        assert refusal.value.key == "table-host-only"


def test_a_seat_that_was_taken_to_another_browser_is_kept_for_who_plays_there(
    house: OpenedHouse,
) -> None:
    with played(house) as (table, ada, bo), Person(house.address, "Bo") as phone:
        phone.keys[table] = [*bo.person.keys[table]]
        with phone.come() as there:
            there.enter(table)

            again = ada.ask("rematch", table=table)["table"]

            assert there.enter(again)["kept"] == [2]


def test_who_plays_elsewhere_finds_their_seat_though_they_were_just_not_here(
    house: OpenedHouse,
) -> None:
    with played(house) as (table, ada, bo), Person(house.address, "Bo") as phone:
        phone.keys[table] = [*bo.person.keys[table]]
        with phone.come() as there:
            there.enter(table)
            there.ask("leave", table=table)

            again = ada.ask("rematch", table=table)["table"]

            assert there.enter(again)["kept"] == [2]
            assert bo.enter(again)["kept"] == []


def test_each_takes_their_own_seat_and_the_match_begins(house: OpenedHouse) -> None:
    with played(house) as (table, ada, bo):
        again = ada.ask("rematch", table=table)["table"]
        ada.enter(again)
        bo.enter(again)
        with pytest.raises(Refused) as refusal:
            bo.sit(again, 1)
        assert refusal.value.key == "seat-kept"

        ada.sit(again, 1)
        bo.sit(again, 2)
        ada.ask("begin", table=again)

        assert ada.view(again, 1)["phase"] == "playing"


def test_all_are_shown_the_way_and_there_is_only_one(house: OpenedHouse) -> None:
    with played(house) as (table, ada, bo):
        again = ada.ask("rematch", table=table)["table"]
        while not bo.view(table, 1)["rematch"]:
            bo.listen()

        assert bo.view(table, 1)["rematch"] == again
        assert bo.ask("rematch", table=table)["table"] == again


def test_the_keys_of_the_old_table_open_nothing_at_the_new_one(house: OpenedHouse) -> None:
    with played(house) as (table, ada, bo):
        again = ada.ask("rematch", table=table)["table"]
        ada.enter(again)
        ada.sit(again, 1)

        bo.person.keys[again] = [*ada.person.keys[table], *bo.person.keys[table]]
        assert bo.enter(again)["seats"] == [-1]


def test_who_was_sent_away_stays_away(house: OpenedHouse) -> None:
    with played(house) as (table, ada, bo):
        ada.ask("kick", table=table, seat=1)
        again = ada.ask("rematch", table=table)["table"]
        ada.enter(again)

        assert ada.view(again, -1)["seats"][2]["name"] == ""
        with pytest.raises(Refused) as refusal:
            bo.enter(again)
        assert refusal.value.key == "table-kicked"


def test_a_match_comes_to_its_end_first_and_strangers_wish_for_nothing(house: OpenedHouse) -> None:
    with played(house) as (table, ada, _), Person(house.address, "Igor") as igor:
        fresh = ada.person.set_table("vampire_queen", 3)
        with pytest.raises(Refused) as refusal:
            ada.ask("rematch", table=fresh)
        assert refusal.value.key == "table-not-over"

        with igor.come() as stranger, pytest.raises(Refused) as refusal:
            stranger.ask("rematch", table=table)
        assert refusal.value.key == "seat-not-yours"
