"""Chapter 16: what an owner's edition prints on a card counts in play, whichever card it is."""

import pytest

from gruft.kernel.edition import Edition
from tests.games.vampire_empire.editions import laid_over
from tests.games.vampire_empire.table import H, Table, V, by_day, cards, given

#: Garlic is the first of all kinds.
RED_GARLIC: dict[str, object] = {
    "cards.garlic.types": ["vampire"],
    "cards.garlic.human": 0,
    "cards.pitchfork.human": 3,
}
HOLY_GARLIC: dict[str, object] = {
    "cards.garlic.types": ["holy_water"],
    "cards.garlic.vampire": 0,
    "cards.pitchfork.vampire": 3,
}


@pytest.fixture(scope="module")
def red() -> Edition:
    return laid_over(RED_GARLIC)


@pytest.fixture(scope="module")
def holy() -> Edition:
    return laid_over(HOLY_GARLIC)


@pytest.mark.clause("VE-55", "VE-236")
def test_a_garlic_that_is_printed_red_hides_a_character(red: Edition) -> None:
    table = given("Garlic*2, Vampire 1", "-", edition=red)

    table.plays(V, "hide Bishop [Garlic, Garlic, Vampire 1]")

    assert table.city[-1] == "Bishop"


@pytest.mark.clause("VE-62", "VE-236")
def test_two_garlics_that_are_holy_ask_a_question(holy: Edition) -> None:
    table = by_day("-", "Garlic*2", edition=holy)

    table.plays(H, "water Bishop [Garlic, Garlic]")

    assert table.proven == {"Bishop"}
    assert table.moat(H)["Garlic"] == 2


def hit_with_garlic(holy: Edition, second: str) -> Table:
    """Holy water finds Lady in the castle; the lower of the two cards is a Garlic of value 1."""
    table = by_day("-", f"Garlic, {second}, Relic", edition=holy, moats=["-", "-"])
    table.plays(H, f"water Lady [Garlic, {second}]")
    assert table.asked == "immediate"
    return table


@pytest.mark.clause("VE-74", "VE-76")
@pytest.mark.parametrize("second", ["Holy Water 2", "Holy Water 3", "Statue of Saint"])
def test_a_holy_garlic_can_be_the_lower_card_of_the_immediate_attack(
    holy: Edition, second: str
) -> None:
    table = hit_with_garlic(holy, second)
    assert table.moat(H) == cards(second)

    table.plays(H, "& Bishop x Lady using Garlic a[]")
    table.plays(H, "decline")

    assert table.dead == {"Lady"}
    assert table.moat(H) == cards(f"Garlic, {second}")


@pytest.mark.clause("VE-75", "VE-76")
def test_a_holy_garlic_that_is_not_used_goes_when_the_first_group_is_shown(holy: Edition) -> None:
    table = hit_with_garlic(holy, "Holy Water 2")

    table.plays(H, "& Bishop x Lady a[Relic]")

    assert table.dead == {"Lady"}
    assert table.moat(H) == cards("Garlic, Holy Water 2, Relic")


@pytest.mark.clause("VE-76", "VE-104")
def test_it_lies_in_the_moat_before_the_defence_is_asked_for(holy: Edition) -> None:
    table = by_day("Dagger*2", "Garlic, Holy Water 2, Relic", edition=holy, moats=["-", "-"])
    table.plays(H, "water Lady [Garlic, Holy Water 2]")
    table.plays(V, "decline")

    table.plays(H, "& Bishop x Lady a[Relic]")

    assert (table.asked, table.turn) == ("commit", V)
    assert table.moat(H) == cards("Garlic, Holy Water 2")


@pytest.mark.clause("VE-74")
def test_of_two_holy_garlics_one_may_be_used(holy: Edition) -> None:
    table = by_day("-", "Garlic*2", edition=holy, moats=["-", "-"])
    table.plays(H, "water Lady [Garlic, Garlic]")
    assert table.moat(H) == cards("Garlic")

    table.plays(H, "& Officer x Lady using Garlic a[]")

    assert table.moat(H) == cards("Garlic*2")
