"""A gallery with a delay sees everything later, also across a restart of the house."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from gruft.kernel.scene import SPECTATOR
from tests.server.guests import Message, Person, Seat, begin
from tests.server.houses import OpenedHouse, open_house

#: In milliseconds, as delays are.
A_MINUTE = 60_000
LATER: dict[str, Any] = {"delay": 10 * A_MINUTE, "grace": 0}


class Watch:
    """The clock of the house, which can be put forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._minutes = 0
        honest = time.time_ns
        monkeypatch.setattr(
            time, "time_ns", lambda: honest() + self._minutes * A_MINUTE * 1_000_000
        )

    def put_forward(self, minutes: int) -> None:
        self._minutes += minutes


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


@pytest.fixture
def people(folder: Path) -> Iterator[tuple[Person, Person]]:
    """One who plays and one who looks on, both known to the house."""
    with ExitStack() as kept:
        with open_house(folder) as house:
            known = [kept.enter_context(Person(house.address, name)) for name in ("Ada", "Bo")]
        yield known[0], known[1]


def public_log(house: OpenedHouse, table: str) -> list[str]:
    """The keys of everything that a gallery without delay would have been told by now."""
    log = house.running.hall.tables.hosted[table].table.log
    return [one.key for one in log.page(SPECTATOR)]


def shown_to(person: Person, table: str) -> tuple[Message, list[str]]:
    """What somebody in the gallery is shown first: the view, and the keys of the log."""
    with person.come() as gallery:
        gallery.enter(table)
        seen = gallery.seen[table, SPECTATOR]
        return seen.parts, [one["key"] for one in seen.log]


def play_one(seat: Seat, table: str) -> None:
    """Play a line, and wait until all others have played theirs."""
    seat.play(table, [0], most=1)
    seat.wait_to_be_asked(table, 0)


def test_after_a_restart_a_delayed_gallery_is_where_it_was_and_goes_on_from_there(
    folder: Path, watch: Watch, people: tuple[Person, Person]
) -> None:
    ada, bo = people
    with open_house(folder) as house:
        with ada.moved_to(house.address).come() as seat:
            table = begin(seat, **LATER)
            play_one(seat, table)
            early = public_log(house, table)
            watch.put_forward(5)
            play_one(seat, table)
            late = public_log(house, table)
        before, _ = shown_to(bo.moved_to(house.address), table)
    assert before["phase"] == "setting"
    assert len(early) < len(late)

    seen = []
    for minutes in (0, 6, 5):
        watch.put_forward(minutes)
        with open_house(folder) as house:
            seen.append(shown_to(bo.moved_to(house.address), table))

    (same, nothing), (parts, some), (_, everything) = seen
    assert same | {"present": before["present"]} == before
    assert nothing == []
    assert parts["phase"] == "playing"
    assert parts["scene.decision"] is None
    assert some == early
    assert everything == late


def test_a_delayed_gallery_hears_its_own_words_at_once_and_those_of_players_later(
    folder: Path, watch: Watch, people: tuple[Person, Person]
) -> None:
    ada, bo = people
    with open_house(folder) as house, ada.moved_to(house.address).come() as seat:
        table = begin(seat, **LATER)
        with bo.moved_to(house.address).come() as gallery:
            gallery.enter(table)
            seat.ask("say", table=table, seat=0, channel=[0, 1, 2], text="Who is there?")

            gallery.ask("say", table=table, seat=SPECTATOR, channel=[SPECTATOR], text="Only me.")

            assert words_heard(gallery, table) == ["Only me."]
            assert gallery.view(table, SPECTATOR)["phase"] == "setting"

    watch.put_forward(5)
    with open_house(folder) as house, bo.moved_to(house.address).come() as gallery:
        gallery.enter(table)
        assert words_heard(gallery, table) == ["Only me."]
    watch.put_forward(6)
    with open_house(folder) as house, bo.moved_to(house.address).come() as gallery:
        gallery.enter(table)
        assert sorted(words_heard(gallery, table)) == ["Only me.", "Who is there?"]


def words_heard(gallery: Seat, table: str) -> list[str]:
    return [one["text"] for one in gallery.seen[table, SPECTATOR].talk]


def test_what_happens_after_a_restart_comes_to_a_delayed_gallery_in_its_turn(
    folder: Path, watch: Watch, people: tuple[Person, Person]
) -> None:
    ada, bo = people
    with open_house(folder) as house, ada.moved_to(house.address).come() as seat:
        table = begin(seat, **LATER)

    watch.put_forward(5)
    with open_house(folder) as house, ada.moved_to(house.address).come() as seat:
        seat.enter(table)
        play_one(seat, table)
        with bo.moved_to(house.address).come() as gallery:
            gallery.enter(table)
            first = gallery.view(table, SPECTATOR)["phase"]
            watch.put_forward(6)
            # Any step lets the house look whether something may be seen by now.
            seat.ask("say", table=table, seat=0, channel=[0, 1, 2], text="Well?")
            gallery.listen()

            assert (first, gallery.view(table, SPECTATOR)["phase"]) == ("setting", "playing")
            told = [one["key"] for one in gallery.seen[table, SPECTATOR].log]
            public = public_log(house, table)
            assert 0 < len(told) < len(public)
            assert told == public[: len(told)]
            assert gallery.seen[table, SPECTATOR].talk == []
