"""What a host may choose to play where seats differ: the shelf says it, and the games keep it."""

from itertools import product

import httpx
import pytest

from gruft.kernel.game import LANGUAGES
from gruft.shelf import SHELF
from gruft.words.speech import Words
from tests.server.houses import OpenedHouse


@pytest.mark.parametrize("slug", SHELF)
def test_whoever_chooses_a_side_plays_it_at_every_size_of_table(slug: str) -> None:
    game = SHELF[slug]
    for seats in game.seat_counts:
        for side in game.sides:
            names = list(side.options)
            for values in product(*side.options.values()):
                if all(int(value) < seats for value in values):
                    started = game.fresh(seats, 7, **dict(zip(names, values, strict=True)))
                    assert game.roles(started)[side.seat] == f"role-{side.name}"


@pytest.mark.parametrize("slug", SHELF)
def test_every_way_to_deal_is_one_side_of_the_host(slug: str) -> None:
    game = SHELF[slug]
    for name in {name for side in game.sides for name in side.options}:
        option = next(one for one in game.options() if one.name == name)
        values = [value for side in game.sides for value in side.options[name]]
        assert sorted(values, key=str) == sorted(range(option.low, option.high + 1), key=str)
        assert game.sides[0].options[name][0] == option.offered


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_has_its_words_on_the_page(language: str) -> None:
    for game in SHELF.values():
        words = Words.at(game, language, client="gruft.server")
        for side in game.sides:
            key = f"web-side-{game.slug}-{side.name}"
            assert words.has(key)
            assert words.has(f"{key}-hint")


def test_the_shelf_says_which_sides_there_are(house: OpenedHouse) -> None:
    shelf = httpx.get(f"{house.address}/api/shelf").json()
    games = {one["slug"]: one["sides"] for one in shelf["games"]}
    assert [one["name"] for one in games["vampire_empire"]] == ["vampires", "humans"]
    assert [one["seat"] for one in games["vampire_empire"]] == [0, 1]
    assert games["grottenstein"][0] == {
        "name": "hunters",
        "seat": 0,
        "options": {"vampire_seat": [-1, 1, 2, 3, 4]},
    }
    assert games["vampire_queen"] == games["vampire_connection"] == []
