"""The kit notices a missing translation, a variable too many, and a message nobody wrote."""

from pathlib import Path
from shutil import copytree

import pytest

import gruft.testing.tiny.envelopes
from gruft.kernel.journal import Telling
from gruft.testing.messages import disagreements, read_messages
from gruft.testing.tiny.envelopes.game import Envelopes, EnvelopesPosition
from tests.testing.sabotage import caught, envelopes

SHIPPED = Path(gruft.testing.tiny.envelopes.__file__).parent


@pytest.fixture
def game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Envelopes:
    """Envelopes with texts of its own that a test may spoil."""
    package = f"spoiled_{abs(hash(request.node.name))}"
    copytree(SHIPPED, tmp_path / package)
    monkeypatch.syspath_prepend(tmp_path)
    spoiled = Envelopes()
    spoiled.package = package
    return spoiled


def spoil(game: Envelopes, language: str, old: str, new: str, tmp_path: Path) -> None:
    file = tmp_path / game.package / "text" / f"{language}.ftl"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_message_that_is_missing_in_one_language_is_found(
    game: Envelopes, tmp_path: Path
) -> None:
    spoil(game, "fr", "fact-tie =", "fact-draw =", tmp_path)

    assert "the message fact-draw is missing in en (and 1 more)" in caught("words", game)


def test_a_language_that_is_missing_is_found(game: Envelopes, tmp_path: Path) -> None:
    (tmp_path / game.package / "text" / "it.ftl").unlink()

    assert "it.ftl" in caught("words", game)


def test_a_variable_that_one_language_lacks_is_found(game: Envelopes, tmp_path: Path) -> None:
    spoil(game, "ru", "{ $player }", "кто-то", tmp_path)

    assert "the message fact-scores in ru differs from en in $player" in caught("words", game)


def test_a_line_that_is_not_a_message_is_found(game: Envelopes, tmp_path: Path) -> None:
    spoil(game, "de", "fact-tie =", "fact tie", tmp_path)

    assert "de.ftl: this is no message: fact tie" in caught("words", game)


def test_a_message_that_stands_twice_is_found() -> None:
    with pytest.raises(ValueError, match="the message a stands twice"):
        read_messages("a = 1\nb = 2\na = 3\n", "en.ftl")


def test_variables_of_plural_forms_are_read() -> None:
    text = "a = { $n ->\n    [one] { $who }\n   *[other] { $n } { $whose }\n}\n-brand = Gruft\n"

    assert read_messages(text, "en.ftl") == {"a": {"n", "who", "whose"}, "-brand": set()}


def test_a_message_of_the_house_that_a_game_says_anew_is_found(
    game: Envelopes, tmp_path: Path
) -> None:
    for language in ("en", "de", "fr", "it", "ru"):
        file = tmp_path / game.package / "text" / f"{language}.ftl"
        file.write_text(f"{file.read_text()}\nseat-name = {{ $number }}\n")

    assert "seat-name belong to the house already" in caught("words", game)


def test_a_declared_thing_without_a_name_is_found(game: Envelopes, tmp_path: Path) -> None:
    for language in ("en", "de", "fr", "it", "ru"):
        spoil(game, language, "zone-stock =", "zone-pile =", tmp_path)

    assert "nothing says zone-stock" in caught("words", game)


def test_a_fact_that_nobody_wrote_a_message_for_is_found() -> None:
    class Mute(EnvelopesPosition):
        def open_all(self) -> None:
            super().open_all()
            self.tell("fact-unheard-of")

    assert "fact-unheard-of" in caught("words", envelopes(Mute))


def test_a_message_that_lacks_an_argument_is_found() -> None:
    class Terse(EnvelopesPosition):
        def open_all(self) -> None:
            super().open_all()
            self.tell("fact-hand")

    assert "cannot be said in en" in caught("words", envelopes(Terse))


def test_a_label_that_nobody_wrote_a_message_for_is_found() -> None:
    class Unlabelled(Envelopes):
        def label(self, move: int) -> Telling:
            return Telling("move-unheard-of", {})

    assert "move-unheard-of" in caught("words", Unlabelled())


def test_the_languages_of_the_tiny_games_agree() -> None:
    assert list(disagreements("gruft.testing.tiny.envelopes")) == []
