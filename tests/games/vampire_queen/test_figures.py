"""The scenes that illustrate how to play can be laid, and show what their captions say."""

from pathlib import Path

import pytest
import yaml

from gruft.games.vampire_queen import game
from gruft.games.vampire_queen.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from gruft.kernel.scene import Scene

FIGURES = Path(game.__file__).parent / "figures"


def laid(name: str) -> Scene:
    """What the eyes of a figure see after its steps."""
    told = yaml.safe_load((FIGURES / f"{name}.yaml").read_text(encoding="utf-8"))
    fresh = set_up(GAME, told["seats"], {}, GAME.shipped_edition(), FastChance(told["seed"]))
    position = GAME.from_json(fresh, told["position"], FastChance(told["seed"]))
    for step in told["steps"]:
        position.play(step["seat"], GAME.parse(position, step["seat"], str(step["play"])))
    return GAME.scene(position, told["eyes"])


@pytest.mark.clause("VQ-38")
def test_two_tens_would_beat_the_eights() -> None:
    scene = laid("raise")

    assert scene.counters["to-beat"] == 8
    assert scene.decision is not None
    assert {"pass", "10 10"} <= {choice.move for choice in scene.decision.choices}


@pytest.mark.clause("VQ-63", "VQ-72")
def test_the_nine_would_take_everything_and_a_queen_would_not() -> None:
    scene = laid("slayer")

    assert scene.decision is not None
    (queen,) = [choice for choice in scene.decision.choices if choice.move == "Q"]
    assert queen.then[1].key == "then-lower"
    assert queen.then[1].args == {"value": 9}
