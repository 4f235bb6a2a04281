"""The lists of the first page: who finds which table there, and who is told to take a turn."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from gruft.server.listings import listed_as
from gruft.store.contract import Listing
from gruft.table.live import commands
from tests.server.guests import Person, Seat, chooser
from tests.server.houses import OpenedHouse
from tests.table.live_tables import SECOND, UNHURRIED, Live


@pytest.fixture
def two(house: OpenedHouse) -> Iterator[tuple[Seat, Seat]]:
    """Ada and Bo, each at a socket."""
    with ExitStack() as kept:
        people = [kept.enter_context(Person(house.address, name)) for name in ("Ada", "Bo")]
        ada, bo = (kept.enter_context(person.come()) for person in people)
        yield ada, bo


def found(person: Person, where: str) -> list[str]:
    """The names of the tables in a list."""
    return [one["table"] for one in person.http.get("/api/tables").json()[where]]


def sit_down(table: str, *people: Seat) -> None:
    for seat, person in enumerate(people):
        person.enter(table)
        person.sit(table, seat)


# ---- what everybody finds ----


@pytest.mark.parametrize("watching", ["nobody", "link", "everybody"])
@pytest.mark.parametrize("listed", [False, True])
def test_strangers_find_what_is_offered_and_later_what_all_may_watch(
    two: tuple[Seat, Seat], watching: str, listed: bool
) -> None:
    ada, bo = two
    table = ada.person.set_table("vampire_queen", 3, watching=watching, listed=listed)
    before = found(bo.person, "open")
    sit_down(table, ada)
    ada.fill_with_bots(table, [1, 2])
    ada.ask("begin", table=table)
    meanwhile = found(bo.person, "open")

    ada.ask("abort", table=table, seat=0)

    assert before == ([table] if listed else [])
    assert meanwhile == ([table] if watching == "everybody" else [])
    assert found(bo.person, "open") == []


# ---- one's own tables ----


def test_a_table_is_ones_own_for_as_long_as_one_sits_there(two: tuple[Seat, Seat]) -> None:
    ada, bo = two
    table = ada.person.set_table("vampire_queen", 3)
    sit_down(table, ada, bo)
    assert found(bo.person, "mine") == [table]

    bo.ask("stand up", table=table, seat=1)

    assert found(bo.person, "mine") == []
    assert found(ada.person, "mine") == [table]
    bo.sit(table, 2)
    assert found(bo.person, "mine") == [table]


@pytest.mark.parametrize("begins", [False, True])
def test_who_was_sent_away_finds_nothing_of_the_table_any_more(
    two: tuple[Seat, Seat], begins: bool
) -> None:
    ada, bo = two
    table = ada.person.set_table("vampire_queen", 3, watching="nobody")
    sit_down(table, ada, bo)
    if begins:
        ada.fill_with_bots(table, [2])
        ada.ask("begin", table=table)

    ada.ask("kick", table=table, seat=1)

    assert found(bo.person, "mine") == []
    assert found(ada.person, "mine") == [table]


def test_who_left_their_seat_to_a_bot_is_told_that_it_plays_for_them(
    two: tuple[Seat, Seat],
) -> None:
    ada, bo = two
    table = ada.person.set_table("vampire_queen", 3)
    sit_down(table, ada, bo)
    ada.fill_with_bots(table, [2])
    ada.ask("begin", table=table)

    bo.ask("resign", table=table, seat=1)

    told = [one.http.get("/api/tables").json()["mine"][0] for one in (ada.person, bo.person)]
    assert [one["played_for_you"] for one in told] == [False, True]


def test_a_seat_that_is_taken_to_another_browser_is_found_there(
    house: OpenedHouse, two: tuple[Seat, Seat]
) -> None:
    ada, bo = two
    table = ada.person.set_table("vampire_queen", 3)
    sit_down(table, ada, bo)
    ada.fill_with_bots(table, [2])
    ada.ask("begin", table=table)
    with Person(house.address, "Bo") as phone, phone.come() as there:
        phone.keys[table] = [*bo.person.keys[table]]
        there.enter(table)
        while not there.is_asked(table, 1):
            if ada.is_asked(table, 0):
                ada.answer(table, 0, chooser(1))
            there.drain()
            ada.drain()

        (mine,) = phone.http.get("/api/tables").json()["mine"]

        assert (mine["table"], mine["your_turn"]) == (table, True)
        assert found(bo.person, "mine") == []


# ---- whose turn it is ----


def listing(live: Live) -> Listing:
    return listed_as("bat-moon-owl", live.sitting, live.now)


def in_window() -> Live:
    """A match of three people, and a window is open."""
    live = Live(pace=UNHURRIED).begin()
    while live.sitting.must_be_playing().windows.opening is None:
        live.answers(live.sitting.must_be_playing().position.to_act()[0])
    return live


def test_while_a_window_is_open_all_who_are_in_it_are_asked_and_nobody_sees_who_has_answered() -> (
    None
):
    live = in_window()
    opening = live.sitting.must_be_playing().windows.opening
    assert opening is not None
    first, *others = opening.window.seats
    before = listing(live)

    live.answers(first)

    people = [live.sitting.chairs[seat] for seat in (first, *others)]
    assert before.asked == [one.name for one in people if one is not None]
    assert before.waits_for_seats == [first, *others]
    assert listing(live).asked == before.asked
    # Of this everybody is told only whether they are the one who is waited for.
    assert listing(live).waits_for_seats == others


def test_after_a_window_it_is_the_turn_of_who_is_asked_then() -> None:
    live = in_window()

    live.after(60 * SECOND)

    asked = live.sitting.must_be_playing().position.to_act()
    assert live.sitting.must_be_playing().windows.opening is None
    people = [live.sitting.chairs[seat] for seat in asked]
    assert listing(live).asked == [one.name for one in people if one is not None]


def test_nobody_is_told_that_it_is_their_turn_while_a_bot_plays_for_them() -> None:
    live = Live().begin()
    (seat, *_) = live.sitting.must_be_playing().position.to_act()
    sitter = live.sitting.chairs[seat]
    assert sitter is not None
    assert seat in listing(live).waits_for_seats

    live.do(commands.mind, seat)

    assert seat not in listing(live).waits_for_seats
    assert listing(live).played_for == [seat]
    assert sitter.name in listing(live).asked
