"""Every piece of Vampire Empire says what it does, every question why it is asked."""

import pytest

from gruft.games.vampire_empire.cards import FIRST_SPARE
from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.names import CHARACTER_NAMES, KIND_NAMES
from gruft.games.vampire_empire.position import DECISION_KEYS
from gruft.games.vampire_empire.scene_characters import CHARACTER_KINDS
from gruft.games.vampire_empire.scene_zones import card
from gruft.kernel.about import about_piece
from gruft.kernel.game import LANGUAGES
from gruft.words.speech import Words
from tests.games.vampire_empire.table import given

SPEAKERS = {language: Words(language, [GAME.package]) for language in LANGUAGES}


@pytest.mark.clause("VE-8", "VE-91")
def test_every_card_of_the_edition_says_what_it_does() -> None:
    abouts = GAME.about(GAME.shipped_edition(), {})
    printed = given("Dagger", "Relic").position.printed

    for kind in range(FIRST_SPARE):
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

    assert abouts["support-card Hypnosis"].text.args == {"day": 2, "night": 1, "count": 2}
    assert abouts["combat-card Relic"].text.args["value"] == 3


def test_every_question_has_a_why_and_its_clauses() -> None:
    rulebook, moments = GAME.rulebook(), GAME.moments()

    for key in DECISION_KEYS[1:]:
        assert 2 <= len(moments[key]) <= 5
    for key, clauses in moments.items():
        assert set(clauses) <= set(rulebook)
        for words in SPEAKERS.values():
            assert words.say(f"why-{key}")
