"""What can be asked for on the command line: help, lists, versions, in every language."""

import pytest

from gruft.kernel.game import LANGUAGES
from gruft.terminal.cli import COMMANDS
from tests.terminal.runs import House


def test_gruft_alone_welcomes_with_the_commands(house: House) -> None:
    run = house.run()

    assert run.code == 0
    assert [name for name in COMMANDS if f"\n  {name} " not in run.out] == []
    assert "house of vampire games" in run.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page_with_examples(
    house: House, command: str, language: str
) -> None:
    run = house.run(command, "--help", "--lang", language, plain=False)

    examples = [line for line in run.out.splitlines() if line.startswith(f"  gruft {command}")]
    assert run.code == 0
    assert examples
    assert all(len(line) <= 80 for line in run.out.splitlines())


def test_the_version_says_how_the_rules_run(house: House) -> None:
    run = house.run("--version")

    assert run.code == 0
    assert run.text.startswith("Gruft ")
    assert run.text.endswith(("rules compiled", "rules interpreted"))


def test_games_are_listed_with_seats_author_and_a_sentence(house: House) -> None:
    run = house.run("games")

    assert run.code == 0
    assert "Vampire Queen vampire_queen by Wolfgang Kramer · 3 to 12 players" in run.text


@pytest.mark.parametrize(
    ("variable", "value", "word"),
    [
        ("GRUFT_LANG", "de", "Befehle"),
        ("LC_ALL", "fr_CH.UTF-8", "Commandes"),
        ("LANG", "it_IT", "Comandi"),
        ("LANG", "ru", "Команды"),
        ("LANG", "pt_BR.UTF-8", "Commands"),
        ("LANG", "C", "Commands"),
    ],
)
def test_the_language_is_that_of_the_environment(
    house: House, variable: str, value: str, word: str
) -> None:
    house.set_environment(**{variable: value})

    run = house.run(plain=False)

    assert word in run.out


def test_what_is_asked_for_comes_before_the_environment(house: House) -> None:
    house.set_environment(GRUFT_LANG="de", LANG="fr_FR.UTF-8")

    assert "Commands" in house.run("--lang", "en", plain=False).out
    assert "Commands" in house.run("--lang=en-GB", plain=False).out
    assert "Befehle" in house.run(plain=False).out


def test_without_colours_nothing_but_text_is_written(house: House) -> None:
    house.set_environment(FORCE_COLOR="1", TERM="xterm-256color")

    assert "\x1b" in house.run("games", plain=False).out
    assert "\x1b" not in house.run("games", "--no-color", plain=False).out
    house.set_environment(NO_COLOR="1")
    assert "\x1b" not in house.run("games", plain=False).out


def test_an_encoding_without_our_signs_gets_plain_ones(house: House) -> None:
    run = house.run("play", "vampire_queen", "--seed", "3", encoding="ascii")

    assert run.code == 0
    assert "\n>  Player 1" in run.out
    assert "----" in run.out
    assert "?" not in run.out.replace("pass?", "").replace("down?", "").replace("play?", "")
