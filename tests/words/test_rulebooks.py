"""The rulebooks of a game say the same in five languages: clause for clause, number for number."""

import re
from collections import Counter

import pytest

from gruft.kernel.game import LANGUAGES, Game
from gruft.kernel.rulebook import Clause
from gruft.shelf import SHELF

CODE = re.compile(r"`[^`]*`")
REFERENCE = re.compile(r"\b[A-Z]{2}-\d+\b")
NUMBER = re.compile(r"\d+")

every_translation = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
every_game = pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))


def differing(game: Game, language: str, what: re.Pattern[str]) -> list[str]:
    """The clauses in which a translation has other pieces of this kind than the English text."""

    def pieces(clause: Clause) -> Counter[str]:
        return Counter(what.findall(" ".join(clause.text.split())))

    english, translated = game.rulebook("en"), game.rulebook(language)
    return [id for id in english if pieces(english[id]) != pieces(translated[id])]


@every_game
@every_translation
def test_a_translation_has_the_same_clauses_in_the_same_order(game: Game, language: str) -> None:
    assert list(game.rulebook(language)) == list(game.rulebook("en"))


@every_game
@every_translation
def test_a_translation_has_the_same_chapters(game: Game, language: str) -> None:
    def chapters(language: str) -> list[str]:
        return [clause.chapter.split(" ")[0] for clause in game.rulebook(language).values()]

    assert chapters(language) == chapters("en")


@every_game
@every_translation
@pytest.mark.parametrize("what", [CODE, REFERENCE, NUMBER], ids=["code", "reference", "number"])
def test_a_translation_keeps_code_references_and_numbers(
    game: Game, language: str, what: re.Pattern[str]
) -> None:
    assert differing(game, language, what) == []


@every_game
@every_translation
def test_a_translation_is_not_the_english_text(game: Game, language: str) -> None:
    english, translated = game.rulebook("en"), game.rulebook(language)

    assert [id for id in english if english[id].text == translated[id].text] == []
