"""The page about adding a game shows Liar's Dice line by line, as the tests run it."""

import re

import pytest

from tests.tree import ROOT, STRANGERS

PAGE = (ROOT / "docs/adding-a-game.md").read_text()
GAME = STRANGERS / "liars_dice"


def blocks(language: str) -> list[str]:
    """The blocks of the page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def lines(text: str) -> list[str]:
    """Lines that say something."""
    return [line for line in text.splitlines() if line.strip()]


def test_the_blocks_of_the_page_are_the_whole_game() -> None:
    shown = [line for block in blocks("python") for line in lines(block)]

    assert shown == lines((GAME / "game.py").read_text())


@pytest.mark.parametrize(
    ("language", "file"), [("markdown", "rulebook.md"), ("toml", "edition.toml")]
)
def test_rules_and_printed_data_are_shown_as_they_are(language: str, file: str) -> None:
    written = (GAME / file).read_text()

    assert blocks(language)[0].strip() in written


def test_every_word_of_the_game_is_shown() -> None:
    (shown,) = blocks("ftl")

    assert shown.strip() == (GAME / "text/en.ftl").read_text().strip()


def test_a_simple_game_is_short() -> None:
    assert len((GAME / "game.py").read_text().splitlines()) <= 300
