"""The kit notices a piece that says nothing, a text too long, and a question without clauses."""

from collections.abc import Mapping
from types import MappingProxyType

import pytest

from gruft.kernel.about import About, about_piece
from gruft.kernel.journal import Telling
from gruft.testing.tiny.envelopes.game import Envelopes
from tests.testing.sabotage import caught


def envelopes(**changed: Mapping[str, object]) -> Envelopes:
    game = Envelopes()
    for name, value in changed.items():
        setattr(game, name, MappingProxyType(dict(value)))
    return game


def test_a_game_whose_pieces_are_silent_is_found() -> None:
    assert "nothing says what these pieces do: card" in caught("told", envelopes(told={}))


def test_a_face_that_no_text_speaks_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Envelopes()
    monkeypatch.setattr(
        game, "about", lambda *_: {"card 1": About(Telling("about-card", {}), "EN-6")}
    )

    assert "nothing says what the piece 'card " in caught("told", game)


def test_a_text_about_something_that_is_not_a_piece_is_found() -> None:
    game = envelopes(told={"": "EN-6", "9": "EN-6"})

    assert "about 'card 9', which is no declared piece" in caught("told", game)


def test_a_text_that_nobody_wrote_is_found() -> None:
    assert "cannot be said in en" in caught("told", envelopes(told={"": "EN-6", "2": "EN-6"}))


def test_a_text_that_cites_no_clause_is_found() -> None:
    assert "cites 'EN-99', which is no clause" in caught("told", envelopes(told={"": "EN-99"}))


def test_a_question_without_clauses_is_found() -> None:
    assert "no clause is named behind decision-seal" in caught("told", envelopes(asked_by={}))


def test_a_question_with_too_many_clauses_or_unknown_ones_is_found() -> None:
    many = envelopes(asked_by={"decision-seal": ("EN-1",) * 6})
    unknown = envelopes(asked_by={"decision-seal": ("EN-3", "EN-42")})

    assert "6 clauses stand behind decision-seal" in caught("told", many)
    assert "decision-seal cites EN-42" in caught("told", unknown)


def test_cards_that_lie_as_one_tell_one_by_one_and_a_back_what_its_kind_is() -> None:
    kind, bat, wolf = (About(Telling(f"about-{name}", {}), "EN-6") for name in ("card", "b", "w"))
    abouts = {"card": kind, "card bat": bat, "card wolf": wolf}

    assert about_piece(abouts, "card", "bat+wolf") == [bat, wolf]
    assert about_piece(abouts, "card", "") == [kind]
    assert about_piece(abouts, "card", "mist") == [kind]
    assert about_piece(abouts, "door", "") == []
