"""What is told about a table from outside: the invitation, who watches, the course of a match."""

from collections.abc import Iterator

import httpx
import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES
from gruft.kernel.options import read_options
from gruft.shelf import SHELF
from gruft.words.speech import Words
from tests.server.guests import Person, Refused, begun
from tests.server.houses import OpenedHouse


@pytest.fixture
def ada(house: OpenedHouse) -> Iterator[Person]:
    """A guest."""
    with Person(house.address, "Ada") as person:
        yield person


def invitation(person: Person, table: str) -> dict[str, str]:
    told: dict[str, str] = person.http.get(f"/api/tables/{table}/invitation").json()
    return told


def test_an_invitation_names_game_and_host_to_somebody_without_a_name(
    house: OpenedHouse, ada: Person
) -> None:
    table = ada.set_table("vampire_queen", 3)
    with ada.come() as host:
        host.enter(table)
        host.sit(table, 0, "Ada")

    told = httpx.get(f"{house.address}/api/tables/{table}/invitation").json()
    assert told == {
        "game": "vampire_queen",
        "host": "Ada",
        "phase": "setting",
    }


def test_of_a_match_behind_closed_doors_nothing_is_told(house: OpenedHouse) -> None:
    with begun(house.address, watching="nobody") as (_, table), Person(house.address) as bo:
        assert invitation(bo, table) == {"game": "", "host": "", "phase": "playing"}


def test_the_course_of_a_match_is_told_when_it_is_over(house: OpenedHouse) -> None:
    with begun(house.address, options={"phases": 2}) as (seat, table):
        address = f"/api/tables/{table}/course"
        assert seat.person.http.get(address).json()["key"] == "table-not-over"

        seat.play(table, [0])

        told = seat.person.http.get(address).json()
    assert told["parts"] == list(range(1, len(told["parts"]) + 1))
    assert [line["who"] for line in told["lines"]] == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert all(len(line["values"]) == len(told["parts"]) + 1 for line in told["lines"])


def test_players_know_who_watches_but_only_the_host_can_call_them(house: OpenedHouse) -> None:
    with (
        begun(house.address) as (host, table),
        Person(house.address, "Bo") as bo,
        bo.come() as gallery,
    ):
        gallery.enter(table)
        (seen,) = host.ask("look around", table=table)["onlookers"]
        assert (seen["name"], seen["who"] != "") == ("Bo", True)

        with pytest.raises(Refused) as refusal:
            gallery.ask("look around", table=table)

    assert refusal.value.key == "seat-not-yours"


@pytest.mark.parametrize("slug", SHELF)
def test_what_tells_a_story_has_words_in_every_language(slug: str) -> None:
    game = SHELF[slug]
    for language in LANGUAGES:
        words = Words.at(game, language)
        keys = [*game.story.turning, *game.story.counted, game.story.title]
        counts = [f"story-counts-{key.removeprefix('fact-')}" for key in game.story.counted]
        score = [game.story.score, game.story.unit] if game.story.score else []
        assert [key for key in (*keys, *counts, *score) if not words.has(key)] == []


@pytest.mark.parametrize("slug", SHELF)
def test_an_end_without_scores_is_one_that_the_game_knows(slug: str) -> None:
    game = SHELF[slug]
    assert set(game.story.unscored) < game.describe().causes


def test_only_when_the_cards_run_out_do_points_win_vampire_empire() -> None:
    game = SHELF["vampire_empire"]
    assert game.describe().causes - set(game.story.unscored) == {"end-points"}


@pytest.mark.parametrize("slug", SHELF)
def test_a_match_is_followed_by_the_same_numbers_from_beginning_to_end(slug: str) -> None:
    game = SHELF[slug]
    position = game.fresh(game.seat_counts[0], seed=1)
    first = game.story.reading(position)
    while asked := position.to_act():
        position.play(asked[0], game.advise(position, asked[0], FastChance(1)).move)
    last = game.story.reading(position)

    assert [gauge.who for gauge in first.gauges] == [gauge.who for gauge in last.gauges]
    assert last.part > first.part
    assert [gauge.value for gauge in first.gauges] != [gauge.value for gauge in last.gauges]


@pytest.mark.parametrize("slug", SHELF)
def test_a_gentle_first_match_is_one_that_the_game_can_play(slug: str) -> None:
    game = SHELF[slug]
    read_options(
        game.options(), {one.name: one.first for one in game.options() if one.first is not None}
    )
