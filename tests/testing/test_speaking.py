"""The kit notices a piece that says nothing, a text too long, and a question without clauses."""

from types import MappingProxyType

import pytest

from gruft.kernel.about import About, about_piece
from gruft.kernel.journal import Telling
from gruft.kernel.simple import Kind
from gruft.testing.tiny.envelopes.game import VALUES, Envelopes, Seal
from tests.testing.sabotage import caught


def telling(*faces: str, clause: str = "EN-6") -> Envelopes:
    """Envelopes whose cards have texts for these faces, too."""
    game = Envelopes()
    told = dict.fromkeys(faces, "EN-6")
    game.kinds = MappingProxyType({"card": Kind(VALUES, clause, faces_told=told)})
    return game


def asking(*clauses: str) -> Envelopes:
    """Envelopes whose question names these clauses."""
    game = Envelopes()
    game.questions = (Seal("decision-seal", clauses),) if clauses else ()
    return game


def test_a_game_whose_pieces_are_silent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Envelopes()
    monkeypatch.setattr(game, "about", lambda *_: {})

    assert "nothing says what these pieces do: card" in caught("told", game)


def test_a_face_that_no_text_speaks_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Envelopes()
    monkeypatch.setattr(
        game, "about", lambda *_: {"card 1": About(Telling("about-card", {}), "EN-6")}
    )

    assert "nothing says what the piece 'card " in caught("told", game)


def test_a_text_about_something_that_is_not_a_piece_is_found() -> None:
    assert "about 'card 9', which is no declared piece" in caught("told", telling("9"))


def test_a_text_that_nobody_wrote_is_found() -> None:
    assert "cannot be said in en" in caught("told", telling("2"))


def test_a_text_that_cites_no_clause_is_found() -> None:
    assert "cites 'EN-99', which is no clause" in caught("told", telling(clause="EN-99"))


def test_a_question_without_clauses_is_found() -> None:
    assert "no clause is named behind decision-seal" in caught("told", asking())


def test_a_question_with_too_many_clauses_or_unknown_ones_is_found() -> None:
    assert "6 clauses stand behind decision-seal" in caught("told", asking(*["EN-1"] * 6))
    assert "decision-seal cites EN-42" in caught("told", asking("EN-3", "EN-42"))


def test_cards_that_lie_as_one_tell_one_by_one_and_a_back_what_its_kind_is() -> None:
    kind, bat, wolf = (About(Telling(f"about-{name}", {}), "EN-6") for name in ("card", "b", "w"))
    abouts = {"card": kind, "card bat": bat, "card wolf": wolf}

    assert about_piece(abouts, "card", "bat+wolf") == [bat, wolf]
    assert about_piece(abouts, "card", "") == [kind]
    assert about_piece(abouts, "card", "mist") == [kind]
    assert about_piece(abouts, "door", "") == []
