"""The contract of a position: what is checked for every game, and what each game must answer."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.chance import FastChance
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.position import Outcome, Position, Window
from gruft.kernel.refusal import Refused
from tests.kernel.bells import LOUDLY, REST, A, everything, tower

seats = st.integers(-1, 3)
moves = st.integers(0, REST)


@given(seats, moves, st.sampled_from([[], [A], [REST], [A, LOUDLY]]))
def test_a_move_is_played_exactly_when_it_is_legal_and_else_nothing_changes(
    seat: int, move: int, before: list[int]
) -> None:
    table = tower(journal=Journal())
    for earlier in before:
        table.play(0, earlier)
    expected = table.clone()
    legal = table.is_legal(seat, move)
    untouched = everything(table)

    if legal:
        expected.apply(seat, move)
        table.play(seat, move)
        assert everything(table) | {"facts": []} == everything(expected)
    else:
        with pytest.raises(Refused):
            table.play(seat, move)
        assert everything(table) == untouched


def test_an_illegal_move_is_refused_in_the_words_of_the_position() -> None:
    table = tower()

    with pytest.raises(Refused) as refused:
        table.play(0, LOUDLY)

    assert refused.value.same_as(table.refusal(0, LOUDLY))


def test_apply_does_not_check() -> None:
    table = tower()

    table.apply(1, REST)

    assert table.turn == 1


def test_a_position_has_no_journal_until_it_is_given_one() -> None:
    assert tower().journal is None


def test_a_clone_shares_nothing_and_keeps_no_journal() -> None:
    table = tower(journal=Journal())
    before = everything(table)

    clone = table.clone()
    clone.play(0, A)
    clone.play(0, LOUDLY)

    assert clone.journal is None
    assert everything(table) == before


def test_unless_a_game_says_otherwise_nobody_composes_and_no_window_is_open() -> None:
    bare = Position(3, FastChance(1))

    assert bare.composing() == -1
    assert bare.window() is None


class Unfinished(Position):
    """A position of a game that somebody has only begun to write."""


@pytest.mark.parametrize(
    "ask",
    [
        lambda position: position.to_act(),
        lambda position: position.moves(0),
        lambda position: position.is_legal(0, 1),
        lambda position: position.decision(0),
        lambda position: position.refusal(0, 1),
        lambda position: position.apply(0, 1),
        lambda position: position.play(0, 1),
        lambda position: position.clone(),
        lambda position: position.world(0, FastChance(1)),
        lambda position: position.is_over(),
        lambda position: position.outcome(),
    ],
)
def test_what_a_game_has_not_answered_yet_raises_cleanly(
    ask: Callable[[Position], object],
) -> None:
    unfinished = Unfinished(2, FastChance(1))

    assert unfinished.seats == 2
    with pytest.raises(NotImplementedError):
        ask(unfinished)


def test_an_outcome_names_scores_winners_cause_and_clause() -> None:
    outcome = Outcome([3, 7, 7], [1, 2], "dawn", "XY-9")

    assert outcome.to_json() == {
        "scores": [3, 7, 7],
        "winners": [1, 2],
        "cause": "dawn",
        "clause": "XY-9",
    }


def test_a_window_names_kind_trigger_seats_and_whether_the_word_returns() -> None:
    trigger = Telling("card-laid", {"card": "bat"})

    window = Window("hunters", trigger, [2, 0], word_returns=True)

    assert (window.kind, window.trigger, window.seats) == ("hunters", trigger, [2, 0])
    assert window.word_returns
