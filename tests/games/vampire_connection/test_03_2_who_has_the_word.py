"""Chapter 3, continued: who is asked, who waits, and who will be asked later in a window."""

from importlib.resources import files

import pytest

from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.state import cards as c
from gruft.kernel.game import LANGUAGES
from tests.games.vampire_connection.refused import FLYING, ROBBED
from tests.games.vampire_connection.table import Table, given

SPECTATOR = -1


def questions(table: Table) -> list[str]:
    return [table.position.decision(seat) for seat in (0, 1, 2, SPECTATOR, 3)]


def in_a_window() -> Table:
    """Ficklecrash lies in her tomb; Shortway is asked, then Garlictooth."""
    return given(
        ["-", "-", "Rudey", "Thrashon, stake*2"],
        places=["castle", "tomb", "castle", "castle"],
        active=1,
        pending={"decision": "tomb-window", "asked": 2},
    )


@pytest.mark.clause("VC-22")
def test_in_play_ap_is_asked_and_everybody_else_waits() -> None:
    table = given(["mist", "wolf", "bat"], active=1)

    wait = "decision-wait"
    assert questions(table) == [wait, "decision-play", wait, wait, wait]
    assert [table.position.is_legal(seat, c.END_PLAY) for seat in (0, 1, 2)] == [False, True, False]


@pytest.mark.clause("VC-91", "VC-93")
def test_at_the_ball_every_lord_with_captives_is_asked_until_they_have_chosen() -> None:
    table = given(
        ["mist", "-", "-"], captives=["The Baker", "-", "The Bard"], village="Masked Ball, *"
    )
    table.plays(0, "mist > village")
    ball, wait = "decision-ball", "decision-wait"
    assert questions(table) == [ball, wait, ball, wait, wait]

    table.plays(2, "gives The Bard")

    assert questions(table) == [ball, wait, wait, wait, wait]


@pytest.mark.clause("VC-141", "VC-145")
def test_who_comes_later_in_a_window_knows_their_answers_but_does_not_give_them_yet() -> None:
    table = in_a_window()

    answers = [bool(table.position.moves(seat)) for seat in range(4)]
    assert answers == [True, False, True, True]
    assert [table.position.is_legal(seat, c.PASS) for seat in range(4)] == [
        False,
        False,
        True,
        False,
    ]


@pytest.mark.clause("VC-247")
@pytest.mark.parametrize("move", [-1, c.MOVES, c.MOVES + 1, c.END_PLAY])
def test_what_is_not_an_answer_to_the_question_is_not_legal(move: int) -> None:
    assert not in_a_window().position.is_legal(2, move)


@pytest.mark.clause("VC-193")
def test_after_the_end_nobody_is_asked_anything() -> None:
    table = given(["-", "-", "-"], round=100, active=2)

    table.ends_the_turn()

    assert table.position.is_over()
    assert questions(table) == ["decision-wait"] * 5
    assert table.position.to_act() == []


@pytest.mark.clause("VC-247")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_in_every_language(language: str) -> None:
    text = (files("gruft.games.vampire_connection") / "text" / f"{language}.ftl").read_text()
    messages = {line.partition(" = ")[0] for line in text.splitlines()}

    assert len(QUESTIONS) == 20
    assert {question.key for question in QUESTIONS} <= messages


@pytest.mark.clause("VC-142", "VC-145", "VC-123")
def test_only_in_a_tomb_window_does_the_word_return_to_who_has_answered() -> None:
    attacked = given(["-", "-", "-"], captives=["-", "V01, V10", "-"], pending=ROBBED)
    travelling = given(["-", "-", "-"], pending=FLYING)

    windows = [table.position.window() for table in (in_a_window(), travelling, attacked)]

    assert [window and (window.kind, window.word_returns) for window in windows] == [
        ("tomb", True),
        ("movement", False),
        ("response", False),
    ]


@pytest.mark.clause("VC-21")
@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("number", [1, 2, 7])
def test_a_round_is_one_turn_of_everybody(seats: int, number: int) -> None:
    tables = [given(["-"] * seats, round=number, active=seat) for seat in range(seats)]

    assert [table.position.round() for table in tables] == [number] * seats
