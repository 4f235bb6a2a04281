"""A key opens a seat for as long as its guest sits there, and not a moment longer."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from gruft.server.keys import seat_key
from tests.server.guests import PATIENCE, SALT, Person, Refused, Seat, begun
from tests.server.houses import OpenedHouse
from tests.server.strangers import loop_of


@contextmanager
def waiting(house: OpenedHouse, seats: int = 3) -> Iterator[tuple[str, Seat, Seat]]:
    """A table before its match: Ada is its host and sits in seat 0, Bo sits in seat 1."""
    with ExitStack() as kept:
        ada = kept.enter_context(Person(house.address, "Ada"))
        bo = kept.enter_context(Person(house.address, "Bo"))
        table = ada.set_table("vampire_queen", seats)
        host, guest = kept.enter_context(ada.come()), kept.enter_context(bo.come())
        for seat, person in enumerate((host, guest)):
            person.enter(table)
            person.sit(table, seat)
        yield table, host, guest


def until_entered(seat: Seat, since: int) -> list[int]:
    """Wait until the house says of itself where one looks from now on."""
    while True:
        told = [one for one in seat.heard[since:] if one["type"] == "entered"]
        if told:
            return list(told[-1]["seats"])
        seat.listen()


def opens(person: Person, table: str, key: str) -> list[int]:
    """The seats that a key opens for somebody who comes with it and nothing else."""
    with Person(person.address, "Thief") as thief, thief.come() as seat:
        thief.keys[table] = [key]
        return list(seat.enter(table)["seats"])


def refusal(guest: Seat, type: str, **fields: object) -> str:
    with pytest.raises(Refused) as refused:
        guest.ask(type, **fields)
    return refused.value.key


def talk_of(seat: Seat, table: str, place: int) -> list[str]:
    seat.drain()
    seen = seat.seen.get((table, place))
    return [one["text"] for one in seen.talk] if seen else []


# --- standing up ---------------------------------------------------------------------------------


def test_who_stands_up_has_a_key_to_nothing(house: OpenedHouse) -> None:
    with waiting(house) as (table, _, bo):
        (key,) = bo.person.keys[table]
        bo.ask("stand up", table=table, seat=1)

        assert opens(bo.person, table, key) == [-1]
        assert bo.enter(table)["seats"] == [-1]


def test_who_stands_up_speaks_no_more_for_the_seat(house: OpenedHouse) -> None:
    with waiting(house) as (table, _, bo):
        since = len(bo.heard)
        bo.ask("stand up", table=table, seat=1)

        assert until_entered(bo, since) == [-1]
        said = {"table": table, "seat": 1, "channel": [0, 1, 2], "text": "Still here"}
        assert refusal(bo, "say", **said) == "seat-not-yours"


def test_who_is_made_to_stand_up_looks_on_from_the_gallery(house: OpenedHouse) -> None:
    with waiting(house) as (table, ada, bo):
        since = len(bo.heard)
        ada.ask("stand up", table=table, seat=1)
        assert until_entered(bo, since) == [-1]

        with Person(house.address, "Cem") as cem, cem.come() as third:
            third.enter(table)
            third.sit(table, 1)
            third.ask("say", table=table, seat=1, channel=[0, 1, 2], text="Mine now")

        bo.drain()
        after = [one for one in bo.heard[since:] if one["type"] in ("shown", "changed")]
        told = [one for one in after if one["seat"] == 1]
        assert told == []
        assert talk_of(bo, table, -1) == ["Mine now"]


def test_the_key_of_the_last_guest_does_not_open_the_seat_of_the_next(house: OpenedHouse) -> None:
    with waiting(house) as (table, _, bo), Person(house.address, "Cem") as cem:
        (key,) = bo.person.keys[table]
        bo.ask("stand up", table=table, seat=1)
        with cem.come() as third:
            third.enter(table)
            third.sit(table, 1)

            assert bo.enter(table)["seats"] == [-1]
            assert opens(bo.person, table, key) == [-1]
            assert third.enter(table)["seats"] == [1]


# --- being sent away -----------------------------------------------------------------------------


def test_who_is_sent_away_sees_nothing_more(house: OpenedHouse) -> None:
    with waiting(house) as (table, ada, bo):
        (key,) = bo.person.keys[table]
        ada.ask("kick", table=table, seat=1)
        ada.ask("say", table=table, seat=0, channel=[0, 1, 2], text="He is gone")

        assert talk_of(bo, table, 1) == []
        assert talk_of(bo, table, -1) == []
        said = {"table": table, "seat": -1, "channel": [-1], "text": "Am I"}
        assert refusal(bo, "say", **said) == "table-not-entered"
        assert refusal(bo, "enter", table=table, keys=[key]) == "table-kicked"
        assert opens(bo.person, table, key) == [-1]


def test_who_is_sent_away_during_the_match_has_lost_the_seat(house: OpenedHouse) -> None:
    with waiting(house) as (table, ada, bo):
        (key,) = bo.person.keys[table]
        ada.fill_with_bots(table, [2])
        ada.ask("begin", table=table)
        bo.drain()
        since = len(bo.heard)
        ada.ask("kick", table=table, seat=1)

        assert refusal(bo, "come back", table=table, seat=1) == "seat-not-yours"
        ada.play(table, [0], most=2)
        bo.drain()
        views = [one for one in bo.heard[since:] if one["type"] in ("shown", "changed")]
        assert views == []
        assert opens(bo.person, table, key) == [-1]
        record = bo.person.http.get(f"/api/tables/{table}/record")
        assert record.json()["key"] == "table-kicked"


def test_who_is_sent_away_gets_no_new_key_by_sitting_down_once_more(house: OpenedHouse) -> None:
    """A message that is sent again under its id is answered like the first, but not to them."""
    with waiting(house) as (table, ada, bo), Person(house.address, "Cem") as cem:
        with cem.come() as third:
            third.enter(table)
            sits = {"table": table, "seat": 2, "name": "Cem", "salt": SALT, "id": "my-sit"}
            assert third.ask("sit", **sits)["key"]
            assert third.ask("sit", **sits)["key"]
            ada.ask("begin", table=table)
            ada.ask("kick", table=table, seat=2)

            assert refusal(third, "sit", **sits) == "table-kicked"
            assert refusal(third, "come back", table=table, seat=2) == "seat-not-yours"
        assert bo.enter(table)["seats"] == [1]


def test_no_key_opens_the_seat_of_somebody_who_was_sent_away(house: OpenedHouse) -> None:
    with waiting(house) as (table, ada, bo):
        ada.fill_with_bots(table, [2])
        ada.ask("begin", table=table)
        ada.ask("kick", table=table, seat=1)

        store, left = house.running.store, seat_key("left over", table, 1, "nobody")
        asyncio.run_coroutine_threadsafe(store.add_key(left), loop_of(house)).result(PATIENCE)

        assert opens(bo.person, table, "left over") == [-1]
        assert refusal(bo, "enter", table=table, keys=["left over"]) == "table-kicked"


def test_bots_are_not_sent_away_or_silenced(house: OpenedHouse) -> None:
    with waiting(house, seats=4) as (table, ada, _):
        ada.fill_with_bots(table, [2, 3])

        assert refusal(ada, "kick", table=table, seat=2) == "seat-is-bot"
        assert refusal(ada, "mute", table=table, seat=2, silent=True) == "seat-is-bot"
        assert [one["plays"] for one in ada.view(table, 0)["seats"][2:]] == ["bot", "bot"]


# --- changing places -----------------------------------------------------------------------------


def test_a_stranger_does_not_learn_who_is_a_bot_by_trying_to_send_them_away(
    house: OpenedHouse,
) -> None:
    with waiting(house) as (table, host, bo):
        host.ask("seat bot", table=table, seat=2, bot="moth")

        for seat in (0, 2):
            assert refusal(bo, "kick", table=table, seat=seat) == "table-host-only"
            assert refusal(bo, "mute", table=table, seat=seat, silent=True) == "table-host-only"
        with Person(house.address, "Igor") as igor, igor.come() as stranger:
            assert refusal(stranger, "rematch", table=table) == "seat-not-yours"


def test_who_moves_to_a_free_seat_takes_their_key_along(house: OpenedHouse) -> None:
    with waiting(house) as (table, _, bo):
        since = len(bo.heard)
        bo.ask("swap", table=table, seat=1, other=2)

        assert until_entered(bo, since) == [2]
        assert bo.view(table, 2)["seats"][2]["name"] == "Bo"
        said = {"table": table, "channel": [0, 1, 2], "text": "Here"}
        assert refusal(bo, "say", seat=1, **said) == "seat-not-yours"
        bo.ask("say", seat=2, **said)
        assert bo.enter(table)["seats"] == [2]


def test_two_who_change_places_see_through_each_others_eyes_no_more(house: OpenedHouse) -> None:
    with waiting(house) as (table, ada, bo):
        at_ada, at_bo = len(ada.heard), len(bo.heard)
        ada.ask("swap", table=table, seat=0, other=1)

        assert until_entered(ada, at_ada) == [1]
        assert until_entered(bo, at_bo) == [0]
        ada.fill_with_bots(table, [2])
        ada.ask("begin", table=table)
        ada.drain()
        bo.drain()
        scenes = {
            (one["seat"], seat)
            for seat, person, since in ((1, ada, at_ada), (0, bo, at_bo))
            for one in person.heard[since:]
            if any(part.startswith("scene") for part in one.get("parts", {}))
        }
        assert scenes == {(1, 1), (0, 0)}
        assert ada.enter(table)["seats"] == [1]
        assert bo.enter(table)["seats"] == [0]


def test_a_key_that_is_used_elsewhere_closes_the_seat_here(house: OpenedHouse) -> None:
    with waiting(house) as (table, _, bo), Person(house.address, "Phone") as phone:
        phone.keys[table] = list(bo.person.keys[table])
        since = len(bo.heard)
        with phone.come() as there:
            assert there.enter(table)["seats"] == [1]

            assert until_entered(bo, since) == [-1]
            assert bo.enter(table)["seats"] == [-1]
            assert there.enter(table)["seats"] == [1]


def test_who_took_a_seat_elsewhere_keeps_it_though_the_answer_was_lost(house: OpenedHouse) -> None:
    with waiting(house) as (table, _, bo), Person(house.address, "Bo's phone") as phone:
        phone.keys[table] = list(bo.person.keys[table])
        with phone.come() as first:
            first.enter(table)
        phone.keys.clear()

        with phone.come() as again:
            assert again.enter(table)["seats"] == [1]
        assert bo.enter(table)["seats"] == [-1]


def test_who_only_waited_along_is_not_let_in_when_a_closed_match_begins(house: OpenedHouse) -> None:
    with (
        Person(house.address) as ada,
        Person(house.address, "Igor") as igor,
        ada.come() as host,
        igor.come() as stranger,
    ):
        table = ada.set_table("vampire_queen", 3, watching="nobody")
        host.enter(table)
        host.sit(table, 0)
        host.fill_with_bots(table, [1, 2])
        assert stranger.enter(table)["seats"] == [-1]
        since = len(stranger.heard)

        host.ask("begin", table=table)

        assert until_entered(stranger, since) == []
        host.play(table, [0], most=2)
        stranger.drain()
        views = [one for one in stranger.heard[since:] if one["type"] in ("shown", "changed")]
        assert views == []


# --- what is taken home --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "key"),
    [({"watching": "nobody"}, "table-not-for-watching"), ({"delay": 60_000}, "table-not-over")],
)
def test_a_record_shows_a_stranger_no_more_than_the_table_does(
    house: OpenedHouse, chosen: dict[str, Any], key: str
) -> None:
    with begun(house.address, **chosen) as (seat, table), Person(house.address, "Igor") as igor:
        path = f"/api/tables/{table}/record"

        assert igor.http.get(path).json()["key"] == key
        assert seat.person.http.get(path).status_code == 200
