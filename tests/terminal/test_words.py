"""The words of the terminal stand beside those of the house and of the games, and hide none."""

import pytest

from gruft.bots.players import BOTS
from gruft.kernel.game import LANGUAGES
from gruft.shelf import SHELF
from gruft.terminal.commands import COMMANDS, own_word, read_command
from gruft.terminal.visit import CLIENT
from gruft.testing.messages import read_messages
from gruft.words.speech import HOUSE, Words, text_of
from tests.terminal.runs import TINY

OTHERS = [HOUSE, *(game.package for game in (*SHELF.values(), *TINY))]


def keys(package: str) -> set[str]:
    return set(read_messages(text_of(package, "en"), package))


@pytest.mark.parametrize("other", OTHERS)
def test_no_message_of_the_terminal_hides_one_of_another_room(other: str) -> None:
    assert keys(CLIENT) & keys(other) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_of_its_own_in_every_language(language: str) -> None:
    words = Words(language, [CLIENT])

    for name in COMMANDS:
        for spelling in (name, own_word(name, words), own_word(name, words).upper(), f"/{name}"):
            command = read_command(f"{spelling} about this", words)
            assert command is not None
            assert (command.name, command.about) == (name, "about this")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_a_move_of_a_game(language: str) -> None:
    """Else a person could not make it."""
    for game in (*SHELF.values(), *TINY):
        words = Words.at(game, language, client=CLIENT)
        fresh_moves = ("pass", "1", "Q", "S20", "yes", "no", "stay", "offer 2", "give coin")
        assert [move for move in fresh_moves if read_command(move, words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_description(language: str) -> None:
    words = Words(language, [CLIENT])

    assert [bot for bot in BOTS if not words.has(f"bot-{bot}")] == []
    assert [bot for bot in BOTS if not words.has(f"bot-{bot}-about")] == []
