"""Bots have names of their own, in every language, and nothing on the table is called so."""

import re

import pytest

from gruft.bots.names import NAMES, bot_name
from gruft.kernel.game import LANGUAGES
from gruft.shelf import SHELF
from gruft.words.speech import Words, text_of

LARGEST_TABLE = 12


def test_there_are_enough_names_for_the_largest_table_and_none_twice() -> None:
    every = [name for names in NAMES.values() for name in names]

    assert all(len(names) == LARGEST_TABLE for names in NAMES.values())
    assert len({name.casefold() for name in every}) == len(every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_said_in_every_language_and_no_piece_is_called_so(language: str) -> None:
    pieces: set[str] = set()
    for game in SHELF.values():
        words = Words.at(game, language)
        every = [name.casefold() for names in NAMES.values() for name in names]
        said = {words.say(f"bot-called-{name}") for name in every}
        called = re.findall(
            "^(name-[a-z0-9-]+) =",
            text_of(game.package, language),
            re.M,
        )
        pieces |= {words.say(key).casefold() for key in called}

    assert len(said) == sum(map(len, NAMES.values()))
    assert len(pieces) > 20
    assert not {name.casefold() for name in said} & pieces


def test_a_table_has_its_own_first_bot_and_nobody_is_called_twice() -> None:
    taken: list[str] = []
    for _ in range(LARGEST_TABLE):
        taken.append(bot_name("raven", taken, "moth-crypt-bell"))

    assert {*taken} == {*NAMES["raven"]}
    assert bot_name("raven", [], "moth-crypt-bell") == taken[0]
    assert len({bot_name("raven", [], f"table-{number}") for number in range(40)}) > 6


def test_who_is_called_like_a_bot_keeps_the_name() -> None:
    assert bot_name("raven", ["CORVINA"]) == "Lenore"
    assert bot_name("raven", NAMES["raven"]) == "Corvina 2"
    assert bot_name("naive", ["naive"]) == "Naive 2"
