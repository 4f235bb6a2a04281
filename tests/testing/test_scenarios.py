"""Every scenario file under tests/scenarios holds, and says what it is about."""

from pathlib import Path

import pytest

from gruft.shelf import SHELF
from gruft.testing.scenario import run_file
from gruft.testing.scenario_form import read_form
from gruft.testing.scenario_yaml import read_yaml
from tests.testing.stories import SCENARIOS, said, scenario_files


@pytest.mark.parametrize("file", scenario_files(), ids=lambda file: str(file.stem))
def test_the_scenario_holds(file: Path) -> None:
    result = run_file(file)

    assert result.held, "\n".join(said(result))
    assert result.notes == ()


@pytest.mark.parametrize("file", scenario_files(), ids=lambda file: str(file.stem))
def test_the_scenario_says_what_it_is_about_and_what_it_proves(file: Path) -> None:
    form, steps = read_form(read_yaml(file.read_bytes()))

    assert form.game == file.parent.name
    assert form.name
    assert form.about
    assert form.proves
    assert steps


@pytest.mark.parametrize("slug", SHELF)
def test_every_game_has_scenarios(slug: str) -> None:
    assert list((SCENARIOS / slug).glob("*.yaml"))


@pytest.mark.parametrize("example", range(1, 10))
def test_every_worked_example_of_vampire_queen_is_a_scenario(example: int) -> None:
    assert list((SCENARIOS / "vampire_queen").glob(f"ex-{example}-*.yaml"))


@pytest.mark.parametrize("example", range(1, 20))
def test_every_worked_example_of_the_vampire_connection_is_a_scenario(example: int) -> None:
    assert list((SCENARIOS / "vampire_connection").glob(f"ex-{example}-*.yaml"))


def test_the_worked_combat_of_vampire_empire_and_its_variation_are_scenarios() -> None:
    assert len(list((SCENARIOS / "vampire_empire").glob("ex-1-*.yaml"))) == 2


@pytest.mark.parametrize("example", range(1, 11))
def test_every_example_of_the_rulebook_of_vampir_is_a_scenario(example: int) -> None:
    assert list((SCENARIOS / "grottenstein").glob(f"ex-{example}-*.yaml"))
