"""A house that lets something slip is found out, in whatever way it does."""

import pytest

from tests.server.pairs import Leak
from tests.server.pairs_evening import spend
from tests.server.pairs_plans import planned
from tests.server.pairs_plants import PLANTS, Plant

#: So many evenings may pass until a leak is found. Luck decides how soon it can show.
PATIENCE = 12
#: Short evenings on which the watcher asks a lot.
CURIOUS: dict[str, object] = {"until": "", "steps": 8, "begins": 4, "delay": 0, "asks": 60}

#: Where luck lets a leak show late, the evening with which one may as well begin.
FIRST = {
    ("a_record_has_the_lines_of_others", "vampire_empire"): 5,
    ("the_lobby_tells_when_anything_was_done", "vampire_empire"): 4,
    ("the_lobby_tells_when_anything_was_done", "vampire_queen"): 2,
    ("who_has_chosen_can_be_seen", "vampire_connection"): 3,
}

CASES = [(plant, game) for plant in PLANTS for game in plant.games]


def spend_some(plant: Plant, game: str) -> None:
    first = FIRST.get((plant.name, game), 0)
    for seed in range(first, first + PATIENCE):
        spend(planned(game, seed, **CURIOUS | dict(plant.evening or {})))


@pytest.mark.parametrize(("plant", "game"), CASES, ids=lambda one: getattr(one, "name", one))
def test_a_planted_leak_is_found(plant: Plant, game: str) -> None:
    with plant.sow(), pytest.raises(Leak):
        spend_some(plant, game)
