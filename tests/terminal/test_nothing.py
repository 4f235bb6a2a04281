"""One word for nothing, in whatever way a game writes it."""

import pytest

from gruft.kernel.journal import Telling
from gruft.kernel.scene import Choice, Spot
from gruft.terminal.nothing import nothing_among


def choices(*moves: str) -> list[Choice]:
    return [Choice(move, Telling("move", {})) for move in moves]


@pytest.mark.parametrize(
    "typed", ["decline", "none", "pass", "-", "Pass", "done", "nobody", "no", "stop"]
)
@pytest.mark.parametrize("written", ["decline", "done", "none", "pass", "stop"])
def test_every_word_for_nothing_is_taken_where_one_choice_means_it(
    typed: str, written: str
) -> None:
    assert nothing_among(choices("Lady", written), typed) == written


def test_where_two_choices_may_mean_it_the_game_reads_what_was_typed() -> None:
    assert nothing_among(choices("done", "stop"), "-") is None
    assert nothing_among(choices("Lady"), "pass") is None


def test_a_piece_of_that_name_and_any_other_word_are_left_alone() -> None:
    piece = Choice("none", Telling("move", {}), on=(Spot(0, 0),))
    assert nothing_among([piece], "none") is None
    assert nothing_among(choices("done"), "Lady") is None
