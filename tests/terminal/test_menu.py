"""The house opens: Enter alone leads to a game, and every wrong answer is asked again."""

import pytest

from gruft.kernel.game import LANGUAGES
from gruft.shelf import SHELF
from gruft.terminal.saves import read_save
from tests.terminal.runs import House


def players(house: House) -> tuple[str, ...]:
    return read_save(house.saves[-1]).seating.players


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_alone_leads_to_a_game_of_one_person_and_three_ravens(
    house: House, language: str
) -> None:
    run = house.run("play", "--lang", language, typed="\n" * 6, plain=False)

    assert run.code == 0
    assert players(house) == ("person", "raven", "raven", "raven")


def test_the_answers_are_the_table(house: House) -> None:
    house.run("play", typed="1\n5\n2\nAnn\nBen\n3\nphases=2\n\n")

    saved = read_save(house.saves[0])
    assert saved.seating.players == ("person", "person", "naive", "naive", "naive")
    assert saved.header.names[:2] == ("Ann", "Ben")
    assert saved.header.options["phases"] == 2


def test_a_wrong_answer_is_explained_and_asked_again(house: House) -> None:
    typed = "9\n1\ntwenty\n2\n4\n7\n1\nAnn\n8\n1\nspeed=3\nphases=0\nphases=1\n\n"

    run = house.run("play", typed=typed)

    assert f"Type a whole number from 1 to {len(SHELF)}, not “9”." in run.text
    assert "Type a whole number from 3 to 12, not “twenty”." in run.text
    assert "Type a whole number from 3 to 12, not “2”." in run.text
    assert "Type a whole number from 0 to 4, not “7”." in run.text
    assert "There’s no option “speed”." in run.text
    assert "“phases” is a whole number" in run.text
    assert read_save(house.saves[0]).header.options["phases"] == 1


def test_an_unfinished_game_is_offered_first(house: House) -> None:
    house.play(typed="\n")

    gone_on = house.run("play", typed="\n")
    house.run("play", typed="2\n" + "\n" * 6)

    assert "Unfinished game:" in gone_on.text
    assert "The game goes on" in gone_on.text
    assert len(house.saves) == 2


def test_the_end_of_the_input_in_the_menu_is_not_an_error(house: House) -> None:
    run = house.run("play")

    assert run.code == 0
    assert house.saves == []
