"""What the pieces of The Vampire Connection tell about themselves, and which clauses count when."""

import pytest

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.game import LANGUAGES
from gruft.kernel.options import Options
from gruft.words.speech import Words

OPTIONS: Options = {option.name: option.default for option in GAME.options()}


def told(piece: str, *, options: Options = OPTIONS, language: str = "en", **own: int) -> str:
    overrides: dict[str, object] = {name.replace("__", "."): value for name, value in own.items()}
    edition = GAME.edition_with(overrides, "own")
    return Words(language, [GAME.package]).tell(GAME.about(edition, options)[piece].text)


def test_every_kind_and_every_face_has_a_text_and_a_clause() -> None:
    about = GAME.about(GAME.shipped_edition(), OPTIONS)
    faces = {piece.split(" ", 1)[1] for piece in about if " " in piece}

    assert GAME.describe().kinds <= about.keys()
    assert faces == GAME.describe().faces
    assert {one.clause for one in about.values()} <= GAME.rulebook().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_say_everything_they_name(language: str) -> None:
    speech = Words(language, [GAME.package])

    for one in GAME.about(GAME.shipped_edition(), OPTIONS).values():
        assert speech.has(one.text.key)
        assert "{" not in speech.tell(one.text)


def test_the_numbers_are_those_of_the_edition() -> None:
    assert "needs 3 stakes" in told("card bat")
    assert "needs 5 stakes" in told("card bat", stakes__bat=5)
    assert "2 each time" not in told("victim V01")
    assert "Left: -1" in told("victim V01")


def test_what_turns_a_form_back_is_named() -> None:
    assert "garlic, church" in told("card mist").replace(" and ", ", ")
    assert "wolf" in told("defence windows")


def test_without_abilities_no_vampire_boasts_of_one() -> None:
    off = {**OPTIONS, "abilities": False}

    assert "garlic" in told("vampire Garlictooth")
    assert "garlic" not in told("vampire Garlictooth", options=off)
    assert "Biggulp" not in told("victim V13", options=off)


def test_moments_name_clauses_and_questions_that_exist() -> None:
    speech = Words("en", [GAME.package])

    for question, clauses in GAME.moments().items():
        assert speech.has(question)
        assert speech.has(f"why-{question}")
        assert 2 <= len(clauses) <= 5
        assert set(clauses) <= GAME.rulebook().keys()
