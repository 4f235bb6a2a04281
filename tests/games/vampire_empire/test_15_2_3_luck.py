"""Chapter 15.2: what luck decides in a world, and that it decides no more; who knows the city."""

import pytest

from gruft.games.vampire_empire.knowledge.sightings import (
    ALL_SEE,
    SPECTATOR_SEES,
    sees,
)
from gruft.kernel.chance import FastChance
from gruft.kernel.witness import BELOW, SHUFFLE, WitnessedChance
from tests.games.tables import SPECTATOR
from tests.games.vampire_empire.table import H, Table, V, by_day, given

CITY, CARDS, DECK = "imagined city", "imagined cards", "imagined deck"
LOT = ""


def table_with(sighted: list[dict[str, dict[str, str]]]) -> Table:
    """Of V lie two cards in hand, 34 in the deck, three in the cellar and one in the moat."""
    return by_day(
        "Garlic, Dagger",
        "Pistol, Relic",
        cellars=["Claws, Raven, Hound", "Garlic"],
        moats=["Rapier", "Dagger*2"],
        knowledge={"sighted": sighted},
    )


def luck_of(table: Table, observer: int) -> list[tuple[str, int]]:
    """What is drawn for a world: lots, and shuffles by the name of what is shuffled."""
    luck = WitnessedChance(FastChance(1))
    table.position.world(observer, luck)
    return [(draw.what, draw.bound) for draw in luck.draws if draw.kind in (BELOW, SHUFFLE)]


@pytest.mark.clause("VE-232")
@pytest.mark.parametrize(
    ("observer", "luck"),
    [
        (V, [(LOT, 6), (LOT, 5), (CITY, 6), (DECK, 34), (CARDS, 40)]),
        (H, [(LOT, 7), (LOT, 6), (LOT, 5), (CITY, 6), (CARDS, 40), (DECK, 35)]),
        (
            SPECTATOR,
            [*((LOT, doubt) for doubt in (9, 8, 7, 6, 5)), (CITY, 6), (CARDS, 40), (CARDS, 40)],
        ),
    ],
)
def test_luck_decides_only_what_the_observer_does_not_know(
    observer: int, luck: list[tuple[str, int]]
) -> None:
    table = table_with([{}, {}])

    assert luck_of(table, observer) == luck


@pytest.mark.clause("VE-232", "VE-233")
@pytest.mark.parametrize(
    ("zones", "card", "lots"),
    [
        ("hand", "Garlic", 2),
        ("cellar", "Claws", 3),
        ("hand+moat", "Garlic", 3),
        ("hand+cellar+moat", "Garlic", 6),
        ("deck", "Relic", 34),
        ("hand+deck+cellar+moat", "Claws", 40),
    ],
)
def test_a_seen_card_has_one_lot_for_every_place_where_it_may_lie(
    zones: str, card: str, lots: int
) -> None:
    table = table_with([{"opponent": {zones: card}}, {}])

    luck = luck_of(table, H)

    assert luck[3:] == [(CITY, 6), (LOT, lots), (CARDS, 39), (DECK, 34), (DECK, 35)]


@pytest.mark.clause("VE-232")
def test_in_the_world_of_a_spectator_the_seats_have_seen_what_all_have_seen() -> None:
    table = table_with(
        [
            {
                "opponent": {"hand": "Garlic, Dagger", "cellar": "Raven, Hound"},
                "spectators": {"cellar": "Raven"},
            },
            {"opponent": {"hand": "Pistol, Relic"}, "spectators": {"hand": "Relic"}},
        ]
    )

    world = Table(table.position.world(SPECTATOR, FastChance(1)))

    knowledge = world.truth["knowledge"]
    assert isinstance(knowledge, dict)
    by_all = [{"cellar": "Raven"}, {"hand": "Relic"}]
    assert knowledge["sighted"] == [{"opponent": one, "spectators": one} for one in by_all]


# --- who knows the city --------------------------------------------------------------------------


@pytest.mark.clause("VE-190", "VE-232")
def test_everybody_knows_places_in_the_city_for_themselves() -> None:
    assert sees(V) + sees(H) + SPECTATOR_SEES == ALL_SEE


@pytest.mark.clause("VE-190", "VE-232")
@pytest.mark.parametrize("unordered", [V, H])
def test_when_one_of_the_last_two_enters_the_castle_everybody_knows_the_last(
    unordered: int,
) -> None:
    table = given(
        "Pistol, Garlic",
        "-",
        dead=["Maid", "Cook", "Butler", "Lord"],
        knowledge={"unordered": unordered},
    )
    assert table.city == ["Monk", "Nun"]

    table.plays(V, "Lady x Bishop a[Pistol]")

    knowledge = table.truth["knowledge"]
    assert isinstance(knowledge, dict)
    assert (knowledge["city"], knowledge["unordered"]) == (["Nun"], None)
