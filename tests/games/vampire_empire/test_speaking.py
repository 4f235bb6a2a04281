"""Every piece of Vampire Empire says what it does, every question why it is asked."""

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.notation.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
    character_word,
)
from gruft.games.vampire_empire.rules.questions import QUESTIONS
from gruft.games.vampire_empire.show.characters import CHARACTER_KINDS
from gruft.games.vampire_empire.show.zones import card
from gruft.games.vampire_empire.state import cards as c
from gruft.kernel.about import about_piece
from gruft.kernel.game import LANGUAGES
from gruft.words.speech import Words
from tests.games.vampire_empire.table import given

SPEAKERS = {language: Words(language, [GAME.package]) for language in LANGUAGES}


@pytest.mark.clause("VE-8", "VE-91")
def test_every_card_of_the_edition_says_what_it_does() -> None:
    abouts = GAME.about(GAME.shipped_edition(), {})
    printed = given("Dagger", "Relic").position.printed

    for kind in range(c.FIRST_SPARE):
        piece = card(printed, kind)
        (told,) = about_piece(abouts, piece.kind, piece.face)
        assert told.clause in GAME.rulebook()
        said = {language: words.tell(told.text) for language, words in SPEAKERS.items()}
        assert len(set(said.values())) == len(LANGUAGES), KIND_NAMES[kind]


def test_characters_tokens_and_suspects_speak() -> None:
    abouts = GAME.about(GAME.shipped_edition(), {})

    for kind in CHARACTER_KINDS:
        for face in CHARACTER_NAMES:
            assert len(about_piece(abouts, kind, face)) == 1


def test_the_numbers_are_those_of_the_edition() -> None:
    abouts = GAME.about(GAME.shipped_edition(), {})

    hypnosis = {"day": 2, "night": 1, "count": 2, "protects": 0}
    assert abouts["support-card Hypnosis"].text.args == hypnosis
    assert abouts["combat-card Relic"].text.args["value"] == 3


def test_every_question_has_a_why_and_its_clauses() -> None:
    rulebook, moments = GAME.rulebook(), GAME.moments()

    for key in [question.key for question in QUESTIONS[1:]]:
        assert 2 <= len(moments[key]) <= 5
    for key, clauses in moments.items():
        assert set(clauses) <= set(rulebook)
        for words in SPEAKERS.values():
            assert words.say(f"why-{key}", target=character_word(0))
