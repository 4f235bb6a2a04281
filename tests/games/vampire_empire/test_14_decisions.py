"""Chapter 14: who is asked what, and who has to wait."""

import pytest

from gruft.games.vampire_empire.state import cards as c
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.questions import QUESTIONS
from tests.games.vampire_empire.table import H, V, given

NOT_A_SEAT = 2


@pytest.mark.clause("VE-38", "VE-127")
@pytest.mark.parametrize("question", QUESTIONS)
def test_who_is_asked_is_told_what_and_everybody_else_waits(question: str) -> None:
    table = QUESTIONS[question]()

    assert table.asked == question
    assert table.position.decision(table.turn) == f"decision-{question}"
    for watcher in {SPECTATOR, V, H, NOT_A_SEAT} - {table.turn}:
        has_a_say = question == "window" and watcher in (V, H)
        assert table.position.decision(watcher) == f"decision-{'window' if has_a_say else 'wait'}"
        assert (table.position.moves(watcher) != []) == has_a_say


@pytest.mark.clause("VE-123", "VE-126", "VE-127")
@pytest.mark.parametrize(("hand", "expected"), [("Garlic", ["decline"]), ("-", [])])
def test_in_a_window_who_is_still_to_be_asked_may_think_ahead(
    hand: str, expected: list[str]
) -> None:
    table = given("Garlic", hand, decision="window")

    assert table.position.to_act() == [V]
    assert table.legal(H) == expected
    assert not table.position.is_legal(H, c.DONE)


@pytest.mark.clause("VE-125")
def test_who_has_declined_has_nothing_more_to_say() -> None:
    table = given("Garlic", "Garlic", decision="window")

    table.plays(V, "decline")

    assert (table.legal(V), table.legal(H)) == ([], ["decline"])
    assert table.position.decision(V) == "decision-wait"


@pytest.mark.clause("VE-39", "VE-242")
def test_every_move_that_is_offered_is_legal_and_no_other() -> None:
    table = given("Garlic, Dagger", "-", decision="step1")

    legal = [move for move in range(-1, c.MOVES + 1) if table.position.is_legal(V, move)]

    assert legal == table.position.moves(V)
    assert (legal[0], legal[-1]) == (0, c.SKIP)


@pytest.mark.clause("VE-216", "VE-218")
def test_when_the_game_is_over_nobody_is_asked() -> None:
    table = given("Dagger", "-", decks=["-", "-"])
    table.plays(V, "pass {Dagger}")

    assert table.position.to_act() == []
    for seat in (SPECTATOR, V, H):
        assert table.position.moves(seat) == []
        assert table.position.decision(seat) == "decision-wait"
        assert not any(table.position.is_legal(seat, move) for move in range(c.MOVES))
