"""Blows on random boards reach exactly the squares that a second reading of the rules allows."""

from functools import cache
from random import Random

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.kernel.edition import Edition
from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.laid import seeds
from tests.games.grottenstein.naive import COLUMNS, ROWS, Board
from tests.games.grottenstein.situations import CROSSROADS, PLANS, SQUARES, random_situation
from tests.games.grottenstein.table import Table, given


def judge_alike(
    table: Table, board: Board, square: str, ranges: range, *, diagonals: bool = False
) -> None:
    """From this square the rules and the second opinion let blows reach the same squares."""
    number = {name: place for place, name in enumerate(table.position.villa.names)}
    for there in _shown_near(square, ranges[-1] + 1):
        for reach in ranges:
            struck = table.position.reaches(number[square], number[there], reach)
            expected = PLANS.strikes(board, square, there, reach, diagonals=diagonals)
            assert struck is expected, (square, there, reach)


def _shown_near(square: str, apart: int) -> set[str]:
    """The squares that some plan shows near to a square, and the square itself."""
    span = range(-apart, apart + 1)
    return {
        PLANS.square((plan, column + across, row + down))
        for plan, column, row in PLANS.cells[square]
        for across in span
        for down in span
        if 0 <= column + across < len(COLUMNS) and 0 <= row + down < ROWS
    }


@pytest.mark.clause("GR-62", "GR-70", "GR-110", "GR-111", "GR-112", "GR-113", "GR-114", "GR-137")
@settings(max_examples=30)
@holds_for(seeds)
def test_blows_reach_the_same_squares(seed: int) -> None:
    luck = Random(seed)
    situation = random_situation(luck)
    table = situation.table()

    for square in [situation.start, *luck.sample(SQUARES, 3), *luck.sample(CROSSROADS, 3)]:
        judge_alike(table, situation.board, square, range(1, 4))


@pytest.mark.clause("GR-110", "GR-111", "GR-112", "GR-113")
@pytest.mark.parametrize("wall", [True, False])
def test_blows_reach_the_same_squares_from_everywhere_in_the_villa(wall: bool) -> None:
    table = given(wall=wall)
    doors = {"Ce2/f2": "closed", "Ci3/i4": "closed", "Ga11/b11": "closed"}

    for square in SQUARES:
        judge_alike(table, Board(doors, wall), square, range(3, 4))


@cache
def with_long_bow(metric: str) -> Edition:
    return laid_over({"range_metric": metric, "weapons.bow.range": 4})


@pytest.mark.clause("GR-110", "GR-113")
@pytest.mark.parametrize("metric", ["manhattan", "chebyshev"])
@settings(max_examples=6)
@holds_for(seeds)
def test_an_owners_longer_ranges_and_other_metric_are_judged_alike(metric: str, seed: int) -> None:
    luck = Random(seed)
    situation = random_situation(luck)
    table = situation.table(edition=with_long_bow(metric))

    for square in luck.sample(CROSSROADS, 2):
        judge_alike(table, situation.board, square, range(1, 5), diagonals=metric == "chebyshev")
