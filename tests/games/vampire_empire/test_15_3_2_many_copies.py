"""Chapter 15.2, number 5, in an owner's edition: more than fifteen sightings count as fifteen."""

import pytest

from gruft.kernel.chance import FastChance
from tests.games.vampire_empire.editions import laid_over
from tests.games.vampire_empire.table import H, Table, V, by_day, cards, given

MANY = laid_over(
    {
        "cards.garlic.human": 20,
        **{
            f"cards.{name}.human": 0
            for name in (
                *("statue_of_saint", "silver_bullets", "aspen_stake", "holy_water_1"),
                *("holy_water_2", "holy_water_3", "crucifix", "sacrifice", "secret_passage"),
            )
        },
    }
)


def seen(table: Table, owner: int = H) -> dict[str, str]:
    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    found: dict[str, str] = knowledge["sighted"][owner]["opponent"]
    return found


@pytest.mark.clause("VE-177")
@pytest.mark.parametrize(("held", "remembered"), [(14, 14), (15, 15), (16, 15), (20, 15)])
def test_of_a_hand_at_most_fifteen_copies_are_remembered(held: int, remembered: int) -> None:
    table = given("Bat Form, Garlic", f"Garlic*{held}, Pitchfork", decision="window", edition=MANY)
    table.plays(V, "play Bat Form; pay Garlic")
    table.plays(H, "decline")

    table.plays(V, "noble")

    assert seen(table) == {"hand": f"Garlic*{remembered}, Pitchfork"}


@pytest.mark.clause("VE-233")
@pytest.mark.parametrize(("elsewhere", "together"), [(6, 14), (7, 15), (8, 15)])
def test_sightings_that_can_no_longer_be_told_apart_are_added_up_to_fifteen(
    elsewhere: int, together: int
) -> None:
    sighted = {"hand": "Garlic*8", "hand+moat": f"Garlic*{elsewhere}, Relic"}
    table = by_day(
        "Dagger",
        "Garlic*18, Relic",
        knowledge={"sighted": [{}, {"opponent": sighted}]},
        edition=MANY,
    )

    table.plays(H, "pass {Garlic, Garlic}")

    assert seen(table) == {"hand+moat": f"Garlic*{together}, Relic"}
    world = Table(table.position.world(V, FastChance(1)))
    assert (world.hand(H) + world.moat(H))["Garlic"] >= together


@pytest.mark.clause("VE-28")
def test_a_copy_that_is_played_is_one_less_of_fifteen() -> None:
    sighted = {"hand": "Garlic*15, Relic", "deck": "Pistol"}
    table = by_day(
        "Dagger",
        "Garlic*18, Relic",
        castle=["Butler", "Bishop", "Officer"],
        knowledge={"sighted": [{}, {"opponent": sighted}]},
        edition=MANY,
    )

    table.plays(H, "Butler x Bishop a[Garlic]")

    assert seen(table) == {"hand": "Garlic*14, Relic", "deck": "Pistol"}
    assert table.hand(H) == cards("Garlic*17, Relic")


@pytest.mark.clause("VE-164")
@pytest.mark.parametrize(("before", "after"), [(11, 14), (12, 15), (14, 15)])
def test_what_chapel_shows_is_added_up_to_fifteen(before: int, after: int) -> None:
    table = by_day(
        "Dagger",
        "Chapel, Relic",
        decision="window",
        moats=["-", "Garlic*3"],
        knowledge={"sighted": [{}, {"opponent": {"deck": f"Garlic*{before}, Pistol"}}]},
        edition=MANY,
    )

    table.plays(H, "*Chapel{Relic}: Garlic, Garlic, Garlic")

    assert seen(table) == {"deck": f"Garlic*{after}, Pistol"}
