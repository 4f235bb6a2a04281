"""The kit tells an author what is not translated yet, and what was merely copied."""

from pathlib import Path

import pytest

from gruft.testing.tiny.envelopes.game import GAME as ENVELOPES
from gruft.testing.translations import is_copied, translation_notes
from gruft.words.speech import Words, text_of
from tests.strangers.liars_dice.game import GAME as LIARS_DICE
from tests.strangers.liars_dice.game import LiarsDice


@pytest.fixture
def partly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LiarsDice:
    """A game that is told in English, and a little in German."""
    folder = tmp_path / "partly_german"
    (folder / "text").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "rulebook.de.md").touch()
    (folder / "text/en.ftl").write_text(
        "game-name = A Name of Four Words\n"
        "fact-one = { $player } has nothing to say here.\n"
        "fact-two =\n    { $n ->\n        [one] One die.\n       *[other] { $n } dice.\n    }\n"
        "move-bid = Bid\n"
    )
    (folder / "text/de.ftl").write_text(
        "game-name = A Name of Four Words\n"
        "fact-one = { $player } has nothing to say here.\n"
        "move-bid = Bid\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    game = LiarsDice()
    game.package = "partly_german"
    return game


def test_what_is_missing_and_what_is_copied_is_told_for_each_language(partly: LiarsDice) -> None:
    german, copied, french, *_ = translation_notes(partly)

    assert german == "de: 1 message is not translated; readers get English"
    assert copied == "de: merely copied from English: fact-one"
    assert french == "fr: the rulebook and 4 messages are not translated; readers get English"


def test_a_game_in_five_languages_needs_no_notes() -> None:
    assert list(translation_notes(ENVELOPES)) == []


def test_names_and_short_words_may_be_alike() -> None:
    assert not is_copied("{ $player } passes", "{ $player } passes")
    assert not is_copied("Dr. Ottilie Brand", "Dr. Ottilie Brand")
    assert is_copied("All cups are lifted.", "All cups are lifted.")
    assert not is_copied("Alle Becher werden gehoben.", "All cups are lifted.")


@pytest.mark.usefixtures("partly")
def test_readers_get_english_for_what_is_not_there_in_their_language() -> None:
    german = Words("de", ["partly_german"], ["Ann"])

    assert german.say("fact-two", n=2) == "2 dice."
    assert german.say("move-bid") == "Bid"
    assert "fact-two" in text_of("partly_german", "de")


def test_a_game_may_say_a_sentence_of_the_house_in_its_own_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "own_way"
    (folder / "text").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "text/en.ftl").write_text("refusal-game-over = It is done.\n")
    monkeypatch.syspath_prepend(tmp_path)

    assert Words("en", ["own_way"]).say("refusal-game-over") == "It is done."
    assert Words("en").say("refusal-game-over") == "The game is over."
    assert Words("de").say("refusal-game-over") == "Das Spiel ist zu Ende."


def test_the_rulebook_is_read_in_english_where_there_is_no_other() -> None:
    assert LIARS_DICE.rulebook("ru") == LIARS_DICE.rulebook("en")
