"""What pieces do, on the screen: all of them, or the one that somebody means."""

from pathlib import Path

import pytest

from gruft.kernel.game import LANGUAGES
from gruft.shelf import SHELF
from gruft.words.pieces import meant, name_of, plainly
from gruft.words.speech import Words
from tests.terminal.runs import House


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_listed_with_its_text_and_its_clause(house: House, language: str) -> None:
    house.put_tiny_games_on_the_shelf()

    run = house.run("cards", "watchmen", "--lang", language, plain=False)

    game = SHELF["watchmen"]
    words = Words.at(game, language)
    for about in game.about(game.shipped_edition(), {}).values():
        assert " ".join(words.tell(about.text).split()) in " ".join(run.out.split())
        assert about.clause in run.out


def test_one_piece_is_told_about_alone(house: House) -> None:
    house.put_tiny_games_on_the_shelf()

    run = house.run("cards", "watchmen", "lantern")

    assert "lantern Lay it during a watch: it is worth two points at the end. WA-9" in run.text
    assert "coin" not in run.out


@pytest.mark.parametrize("written", ["Laterne", "lantern", "latrene", "LANTERNE"])
def test_a_name_is_understood_in_the_readers_language_in_english_and_misspelled(
    house: House, written: str
) -> None:
    house.put_tiny_games_on_the_shelf()

    run = house.run("cards", "watchmen", written, "--lang", "de", plain=False)

    assert run.code == 0
    assert "Leg sie in einer Wache aus" in run.text


def test_a_kind_is_told_once_and_what_holds_for_the_rest_of_it_last(house: House) -> None:
    run = house.run("cards", "vampire_connection")

    assert run.out.count("\nVictim\n") == 1
    victims = run.out[run.out.index("\nVictim\n") :].split("\n\n")[0]
    assert victims.index("Any other, or face down:") > victims.index("VC-7")


def test_a_kind_without_others_is_told_under_its_own_name(house: House) -> None:
    run = house.run("cards", "grottenstein", "corpse")

    assert "\nCorpse\n  A dead hunter." in run.out
    assert "Any other" not in run.out


def test_a_name_that_no_piece_has_is_refused_in_a_sentence(house: House) -> None:
    run = house.run("cards", "vampire_queen", "zzz")

    assert run.code == 2
    assert "No piece of this game is called “zzz”." in run.complaint


def test_the_numbers_are_those_of_an_owners_edition(house: House, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[queen]\npoints = 17\n")

    told = house.run("cards", "vampire_queen", "queen", "--edition", str(own))

    assert "17" in told.text
    assert "17" not in house.run("cards", "vampire_queen", "queen").text


def test_at_the_table_a_card_is_told_about_and_nothing_is_played(house: House) -> None:
    run = house.play(typed="card queen\ncard zzz\nquit\n")

    assert "VQ-" in run.text
    assert "No piece of this game is called “zzz”." in run.text
    assert "card with a name after it" in house.play(typed="help\nquit\n").text


def test_pieces_are_meant_by_their_whole_name_before_a_part_of_it() -> None:
    words = Words("en", ["gruft.games.vampire_connection"])
    pieces = ["card bat", "card bat as wolf", "victim V01"]

    assert meant("bat", pieces, [words]) == ["card bat"]
    assert meant("tyke", pieces, [words]) == ["victim V01"]
    assert meant("", pieces, [words]) == []


def test_names_are_compared_without_case_accents_and_signs() -> None:
    assert plainly("  Crucifix-d'Évêque ") == "crucifix d eveque"
    assert plainly("Чёрный петух") == plainly("черный ПЕТУХ")


def test_cards_that_lie_as_one_are_named_one_by_one() -> None:
    words = Words("en", ["gruft.games.vampire_empire"])

    assert name_of(words, "trio Lady+Lord+Maid") == "Lady, Lord, Maid"
