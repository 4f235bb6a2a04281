"""A stranger's game at a server: the page is told what to call it, and bots play it to the end."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gruft.shelf import BROUGHT, SHELF, bring
from tests.server.guests import Person, begun
from tests.server.houses import OpenedHouse, open_house
from tests.tree import STRANGERS

GAME = "liars_dice"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenedHouse]:
    """A house with Liar's Dice, whose bots think in a process of their own."""
    monkeypatch.setenv(BROUGHT, "")
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.syspath_prepend(STRANGERS)
    before = dict(SHELF)
    bring(f"{GAME}.game:GAME")
    with open_house(tmp_path, processes=1) as opened:
        yield opened
    SHELF.clear()
    SHELF.update(before)


def test_the_page_takes_name_author_line_colour_and_sign_from_the_game(house: OpenedHouse) -> None:
    with Person(house.address, "Ada") as ada:
        shown = ada.http.get("/api/shelf").json()["games"][-1]
        words = ada.http.get("/api/web-text/fr").text

    assert (shown["slug"], shown["hue"], shown["sign"]) == (GAME, "amber", "⚄")
    assert shown["shapes"] == {"die": "die"}
    assert f'room-{GAME} = {{ "Liar’s Dice" }}' in words
    assert f'room-{GAME}-by = {{ "traditional" }}' in words
    assert f'room-{GAME}-line = {{ "Bid on all the dice' in words
    assert words.count("room-vampire_queen =") == 1


def test_its_words_and_rules_are_english_for_every_reader(house: OpenedHouse) -> None:
    with Person(house.address, "Ada") as ada:
        assert "fact-bids = " in ada.http.get(f"/api/games/{GAME}/text/ru").text
        clauses = ada.http.get(f"/api/games/{GAME}/rules/de").json()
        assert ada.http.get(f"/api/games/{GAME}/howto/de").status_code == 404

    assert [clause["id"] for clause in clauses][:2] == ["LD-1", "LD-2"]


def test_somebody_plays_it_against_a_bot_to_the_end(house: OpenedHouse) -> None:
    with begun(house.address, GAME, 2) as (seat, table):
        played = seat.play(table, [0])

        assert played
        assert seat.view(table, 0)["phase"] == "over"
