"""Scenes for "how to play": a scenario file beside the game lays the table, somebody looks at it.

`figures/<name>.yaml` is a scenario (docs/scenarios.md) whose steps are played, with one key more:
`eyes`, the seat that looks (-1: a spectator). So a picture can never show what the rules forbid.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from gruft.kernel.game import Game
from gruft.kernel.plan import Plan
from gruft.kernel.scene import Scene
from gruft.testing.scenario_form import read_form
from gruft.testing.scenario_stage import find_setting
from gruft.testing.scenario_steps import check_step
from gruft.testing.scenario_yaml import Source, read_yaml


@dataclass(frozen=True, slots=True)
class Figure:
    """A scene as a seat sees it, and the boards that it is drawn on."""

    scene: Scene
    plans: tuple[Plan, ...]


def has_figure(game: Game, name: str) -> bool:
    """Tell whether the game has a figure of this name, which is a plain word."""
    return (
        name.replace("_", "").isalnum() and (files(game.package) / f"figures/{name}.yaml").is_file()
    )


@cache
def figure_of(game: Game, name: str) -> Figure:
    """The scene of a figure; raise ValueError if a step of it does not hold."""
    file = files(game.package) / f"figures/{name}.yaml"
    given = read_yaml(file.read_bytes())
    assert isinstance(given.data, dict)
    eyes = int(given.data.get("eyes", 0))
    without = {key: value for key, value in given.data.items() if key != "eyes"}
    source = Source({"steps": [], **without}, given.lines)
    form, steps = read_form(source)
    stage = find_setting(source, form, name, lambda slug: game).stage()
    for number, step in enumerate(steps, start=1):
        if found := check_step(step, stage):
            raise ValueError(f"figure {name}: step {number} does not hold: {found}")
    plans = tuple(game.plans(stage.position))
    return Figure(game.scene(stage.position, eyes), plans)
