"""The scenes that illustrate how to play can be laid, and show what their captions say."""

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.testing.figures import figure_of


@pytest.mark.clause("VE-53", "VE-55")
def test_the_vampires_choose_their_action_at_night() -> None:
    scene = figure_of(GAME, "castle").scene

    assert scene.seat == 0
    assert "night" in scene.counters
    assert scene.decision is not None
    assert {"combat", "pass"} <= {choice.move for choice in scene.decision.choices}


@pytest.mark.clause("VE-110")
def test_eight_against_eight_is_a_tie() -> None:
    scene = figure_of(GAME, "combat").scene

    assert (scene.counters["attack"], scene.counters["defence"]) == (8, 8)
    assert "notice-tie" in [notice.key for notice in scene.notices]
