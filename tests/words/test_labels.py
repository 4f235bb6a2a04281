"""Labels and questions: how long a label may be, moves as imperatives, and how a question ends."""

import re

import pytest

from gruft.kernel.game import LANGUAGES
from tests.words.printed import ARGUMENT, GAMES, Sentence, buttons, messages

#: The longest a label may be, by where it stands; an argument counts as three letters.
LIMITS = {"button": 20, "move": 34, "counter": 22}


def place_of(one: Sentence) -> str:
    if one.name in buttons():
        return "button"
    kind = one.name.split("-")[0]
    return kind if kind in LIMITS and one.file.startswith(GAMES) else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short_enough_for_their_place(language: str) -> None:
    long = [
        f"{one} ({len(one.text)})"
        for one in messages(language)
        if (place := place_of(one)) and len(one.text) > LIMITS[place]
    ]

    assert long == []


def test_every_place_has_labels() -> None:
    """Guards the test above: where no label is found, none is too long."""
    places = [place_of(one) for one in messages("en")]

    assert all(places.count(place) > 10 for place in LIMITS), places


def test_italian_moves_are_imperatives() -> None:
    infinitive = re.compile(r"\w+(?:are|ere|ire|rre|rsi)\b")

    assert infinitive.match("Tirare i dadi")
    assert [
        str(one)
        for one in messages("it")
        if one.name.startswith("move-") and infinitive.match(one.text)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_ends_with_a_mark(language: str) -> None:
    questions = [one for one in messages(language) if one.name.startswith("decision-")]

    assert len(questions) > 50
    assert [
        str(one) for one in questions if one.text != ARGUMENT and not one.text.endswith((".", "?"))
    ] == []
