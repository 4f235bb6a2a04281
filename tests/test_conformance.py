"""Every game on the shelf and every tiny game keeps the contract, at every number of seats.

The fewest and the most seats are looked at closely, the numbers in between in fewer games: what
goes wrong with seven seats but neither with three nor with twelve goes wrong in most games.
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
#: Tells whether the kit would find a leak, not whether there is one.
PLANTS = "plants"


def is_between(game: Game, seats: int) -> bool:
    return min(game.seat_counts) < seats < max(game.seat_counts)


def cases() -> Iterator[object]:
    for slug, game in GAMES.items():
        for check, seats in every_check(game):
            if check.name == PLANTS and is_between(game, seats):
                continue
            yield pytest.param(check, game, seats, id=f"{check.name}-{slug}-{seats}")


def enough(check: Check, game: Game, seats: int) -> int:
    """So many games of a check tell what `make test` wants to know."""
    if check.name == "pairs" and game.slug in TINY:
        return PAIRS_OF_TINY_GAMES
    if check.tiny or not is_between(game, seats):
        return check.games
    # Every seat and the spectator compare one pair; of all else a third, rounded up.
    return seats + 1 if check.name == "pairs" else -(-check.games // 3)


@pytest.mark.parametrize(("check", "game", "seats"), list(cases()))
def test_every_game_conforms(check: Check, game: Game, seats: int) -> None:
    check.run(game, seats, games=enough(check, game, seats))


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
