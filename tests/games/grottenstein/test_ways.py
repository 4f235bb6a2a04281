"""The distances of the advice against the second opinion on the map."""

import pytest

from gruft.games.grottenstein.advice import distances as ways
from gruft.games.grottenstein.edition import map_check as walking
from gruft.games.grottenstein.edition.map_check import locked
from gruft.games.grottenstein.edition.plans import read_plans
from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.kernel.vectors import vector
from tests.games.grottenstein.table import arranged, given

DRAWING = read_plans(GAME.shipped_edition(), "shipped")
SHUT = locked(DRAWING)
WALKERS = {
    "hunter": walking.Walker(closed=SHUT),
    "pseudo-vampire": walking.Walker(closed=SHUT, pseudo=True),
    "vampire": walking.Walker(vampire=True),
}
BARRED = {"Cg2", "Ch2", "Ga5", "Ca5", "Go1"}
SQUARES = ["Gh11", "Ga8", "Uo10", "Cb5", "Cf3", "Co10"]


def walker(position: Grottenstein, who: str) -> ways.Walker:
    return ways.Walker(position, who == "vampire", who == "pseudo-vampire")


def by_name(position: Grottenstein, found: list[int]) -> dict[str, int]:
    """How far every square is that can be reached."""
    names = position.villa.names
    return {
        name: steps for name, steps in zip(names, found, strict=True) if steps < ways.OUT_OF_REACH
    }


def _without_barred(found: dict[str, int]) -> dict[str, int]:
    """Coffin, passage and wall: who may not stop there needs no way from there."""
    return {name: steps for name, steps in found.items() if name not in BARRED}


@pytest.mark.parametrize("who", WALKERS)
@pytest.mark.parametrize("start", SQUARES)
def test_ways_from_a_square_are_as_long_as_the_map_says(who: str, start: str) -> None:
    position = arranged().position
    square = position.villa.names.index(start)

    found = by_name(position, list(ways.from_square(walker(position, who), square)))

    assert found == walking.distances(walking.ways_of(DRAWING, WALKERS[who]), start)


@pytest.mark.parametrize("who", WALKERS)
@pytest.mark.parametrize("goal", SQUARES)
def test_ways_to_a_goal_are_those_ways_backwards(who: str, goal: str) -> None:
    position = arranged().position
    marks = vector([int(name == goal) for name in position.villa.names])
    back = walking.backwards(walking.ways_of(DRAWING, WALKERS[who]))

    found = by_name(position, list(ways.to_goals(walker(position, who), marks)))

    expected = walking.distances(back, goal)
    assert _without_barred(found) == _without_barred(expected)


def test_a_laid_ladder_opens_the_cellar_and_a_corpse_shuts_its_square() -> None:
    table = given(
        floor={"Go10": {"ladder": "E03"}}, blue={"at": "Gh8", "life": 0, "state": "corpse"}
    )
    position = table.position
    hall = position.villa.names.index("Gh9")

    found = by_name(position, list(ways.from_square(walker(position, "hunter"), hall)))

    assert "Co10" in found
    assert "Gh8" not in found
