"""Rulebooks and editions on the screen."""

from pathlib import Path

import pytest

from gruft.kernel.edition import leaves
from gruft.kernel.game import LANGUAGES
from gruft.shelf import SHELF
from tests.terminal.runs import House


def test_the_whole_rulebook_has_every_chapter_and_every_clause(house: House) -> None:
    run = house.run("rules", "vampire_queen", "--all")

    clauses = SHELF["vampire_queen"].rulebook()
    assert run.code == 0
    assert [one.id for one in clauses.values() if f" {one.id} " not in run.out] == []
    assert [one.chapter for one in clauses.values() if one.chapter not in run.text] == []


@pytest.mark.parametrize("slug", SHELF)
def test_what_only_an_engine_needs_is_left_out_unless_it_is_asked_for(
    house: House, slug: str
) -> None:
    game = SHELF[slug]
    shown = house.run("rules", slug).out.split()
    some = min(game.engine_clauses)

    assert game.engine_clauses <= set(game.rulebook())
    assert game.engine_clauses
    # It may be named in the text of another clause, but has no line of its own.
    assert shown.count(some) < house.run("rules", slug, "--all").out.split().count(some)
    assert some in house.run("rules", slug, some).out


@pytest.mark.parametrize("written", ["VQ-38", "vq-38", "VQ38", "38"])
def test_a_single_clause_is_shown_alone(house: House, written: str) -> None:
    run = house.run("rules", "vampire_queen", written)

    assert run.text.startswith("5. Raising and passing (normal rounds) VQ-38 The value of a raise")
    assert "VQ-39" not in run.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_shown_in_the_readers_language(house: House, language: str) -> None:
    run = house.run("rules", "vampire_queen", "VQ-5", "--lang", language, plain=False)

    wanted = SHELF["vampire_queen"].rulebook(language)["VQ-5"].text
    assert " ".join(wanted.split()) in " ".join(run.out.split())


def test_a_word_finds_every_clause_it_stands_in(house: House) -> None:
    run = house.run("rules", "vampire_queen", "FORCED pass", "--all")

    book = SHELF["vampire_queen"].rulebook()
    wanted = [
        one.id for one in book.values() if "forced pass" in " ".join(one.text.lower().split())
    ]
    assert [id for id in wanted if id in run.out.split()] == wanted
    assert "VQ-2 " not in run.out


def test_a_chapter_is_shown_with_its_parts(house: House) -> None:
    run = house.run("rules", "vampire_queen", "--chapter", "7")

    assert "7.1 Slayers and slayer rounds · Starting one" in run.out
    assert "7.4 Slayers and slayer rounds · After a slayer round" in run.out
    assert "8. End of a round" not in run.out


def test_an_edition_is_listed_with_the_source_of_every_value(house: House) -> None:
    run = house.run("editions", "vampire_queen")

    assert "queen.points 14 rulebook" in run.text
    assert "deal.12 9 rulebook" in run.text


@pytest.mark.parametrize("game", SHELF)
def test_no_key_of_an_edition_is_cut_because_an_owner_has_to_type_it(
    house: House, game: str
) -> None:
    run = house.run("editions", game)

    keys = [key for key, _ in leaves(SHELF[game].shipped_edition().data)]
    assert [key for key in keys if f"{key} " not in run.out] == []


def test_an_owners_edition_is_shown_as_a_difference(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[queen]\npoints = 20\ncopies = 4\n")

    run = house.run("editions", "vampire_queen", str(file))

    assert run.code == 0
    assert run.text.endswith("changes one value: Value Printed Yours queen.points 14 20")


def test_what_is_unusual_about_an_owners_edition_is_said(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[vampire_cards]\nparty = 2\n")

    run = house.run("editions", "vampire_connection", str(file))

    assert run.code == 0
    assert run.complaint == "Note: this edition has 59 vampire cards; the box has 58."
    assert run.text.endswith("Value Printed Yours vampire_cards.party 1 2")


def test_it_is_said_too_when_a_table_is_opened_with_it(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[vampire_cards]\nparty = 2\n")

    run = house.run("play", "vampire_connection", "--edition", str(file), "--seed", "3")

    assert "this edition has 59 vampire cards; the box has 58." in run.complaint


def test_an_edition_that_changes_nothing_says_so(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[queen]\npoints = 14\n")

    assert (
        "is the same as the printed one" in house.run("editions", "vampire_queen", str(file)).text
    )
