"""Every game on the shelf and every tiny game keeps the contract, at every number of seats.

`python -m gruft.testing GAME --games 100000` looks at as many games as one has time for.
"""

from collections.abc import Iterator

import pytest

from gruft.kernel.game import Game
from gruft.shelf import SHELF
from gruft.testing.conformance import Check, clauses_check, every_check
from gruft.testing.tiny import TINY
from tests.tree import ROOT

GAMES = {**SHELF, **TINY}
#: Tiny games cost little, and some of their secrets come up rarely.
PAIRS_OF_TINY_GAMES = 40


def cases() -> Iterator[object]:
    for slug, game in GAMES.items():
        for check, seats in every_check(game):
            yield pytest.param(check, game, seats, id=f"{check.name}-{slug}-{seats}")


@pytest.mark.parametrize(("check", "game", "seats"), list(cases()))
def test_every_game_conforms(check: Check, game: Game, seats: int) -> None:
    games = PAIRS_OF_TINY_GAMES if check.name == "pairs" and game.slug in TINY else None

    check.run(game, seats, games=games)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_is_proved(game: Game) -> None:
    clauses_check(ROOT / "tests").run(game, game.seat_counts[0])


@pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
def test_paired_histories_differ_in_what_is_hidden(game: Game) -> None:
    """Else they would prove nothing: most comparisons must be between different truths."""
    pairs = next(check for check, _ in every_check(game) if check.name == "pairs")

    tally = pairs.run(game, game.seat_counts[0], games=4)

    assert tally["different"] > tally["compared"] // 2
    assert tally["another line"] > 0
