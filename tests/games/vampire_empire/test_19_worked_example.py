"""Chapter 19: the worked combat of the rulebook."""

from collections import Counter

import pytest

from tests.games.vampire_empire.combats import ROUND_1, ROUND_2, sums
from tests.games.vampire_empire.table import CASTLE, H, Table, V, by_day


def example() -> Table:
    """The Bishop attacks the revealed Lady by day; both rounds up to V's second defence."""
    table = by_day(
        "Rapier, Vampire 1, Vampire 2, Vampire 3, Garlic",
        "Holy Bible, Candlestick, Relic, Holy Water 2, Garlic",
        revealed=["Lady"],
    )
    table.plays(H, "Bishop x Lady a[Holy Bible, Candlestick]")
    table.plays(V, "d[Rapier, Vampire 2]")
    table.plays(H, "decline")
    table.plays(H, "a[Relic, Holy Water 2]")
    return table


@pytest.mark.clause("VE-91", "VE-92", "VE-93", "VE-104", "VE-110", "VE-113")
def test_in_the_example_the_lady_holds_in_both_rounds() -> None:
    table = example()

    table.plays(V, "d[Vampire 3, Vampire 1]")
    table.plays(H, "decline")

    assert (sums(table, ROUND_1), sums(table, ROUND_2)) == ([(3, 4)], [(8, 8)])
    assert table.castle == set(CASTLE)
    assert table.moat(V) == Counter(["Rapier", "Vampire 1", "Vampire 2", "Vampire 3"])
    assert table.moat(H) == Counter(["Holy Bible", "Candlestick", "Relic", "Holy Water 2"])
    assert (table.asked, table.pending["window"]) == ("window", "B")


@pytest.mark.clause("VE-110", "VE-209")
def test_in_the_variation_the_lady_dies_and_v_is_asked_for_regeneration() -> None:
    table = example()

    table.plays(V, "d[Vampire 3]")
    table.plays(H, "decline")

    assert sums(table, ROUND_2) == [(8, 7)]
    assert (table.dead, table.asked, table.turn) == ({"Lady"}, "death", V)
