"""Hypothesis strategies give matches and positions of any game."""

from hypothesis import given, settings

from gruft.kernel.position import Position
from gruft.testing.matches import Match, settled
from gruft.testing.strategies import matches, open_matches, positions
from gruft.testing.tiny import TINY


@given(matches(TINY["watchmen"]))
@settings(max_examples=30)
def test_a_match_is_never_in_the_middle_of_a_line(match: Match) -> None:
    assert settled(match.position)


@given(open_matches(TINY["turncoat"], seats=3))
@settings(max_examples=30)
def test_an_open_match_has_somebody_to_ask(match: Match) -> None:
    assert match.trial.seats == 3
    assert match.position.to_act()


@given(positions(TINY["envelopes"], longest=1))
@settings(max_examples=30)
def test_a_position_is_what_play_leads_to(position: Position) -> None:
    TINY["envelopes"].check(position)
