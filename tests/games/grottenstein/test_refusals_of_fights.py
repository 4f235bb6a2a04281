"""What a player hears who has nobody to fight, and who cannot drive the stake."""

import pytest

from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.refused import Case, at, refusal_of, servant

DIAGONALLY = laid_over({"range_metric": "chebyshev"})
BOTH = {"red": "Hammer, Stake"}
HALL = at()
BESIDE_THE_COFFIN = at(red="Ch1", vampire="Ch2")
SERVANT_BESIDE_THE_COFFIN = at(red=servant("Ch1"), vampire="Ch2")

NOBODY_TO_FIGHT_CASES: list[Case] = [
    (
        HALL,
        "fight",
        "From Gg11 none of your weapons can reach an enemy, and there’s no door to break. (GR-104)",
    ),
    (
        at(red="Gh1", vampire="Gh4"),
        "fight",
        "Count Grottenstein is out of reach: 3 squares away, range 1. (GR-110)",
    ),
    (
        at(red="Gh1", vampire="Gh4", holds={"red": "Sword"}),
        "fight",
        "Count Grottenstein is out of reach: 3 squares away, range 2. (GR-110)",
    ),
    (
        at(red="Gh1", vampire="Gg3", green=servant("Gh3")),
        "fight",
        "Brother Anselm is out of reach: 2 squares away, range 1. (GR-110)",
    ),
    (
        at(slot="yellow", yellow="Gh1", vampire="Gg4", holds={"yellow": "Bow"}),
        "fight",
        "Count Grottenstein is out of reach: 4 squares away, range 3. (GR-110)",
    ),
    (
        at(red="Gd1", vampire="Ge1"),
        "fight",
        "Count Grottenstein is out of reach: a wall is between you. (GR-112)",
    ),
    (
        at(red="Gd1", vampire="Ge1", holds={"red": "Sword"}),
        "fight",
        "Count Grottenstein is out of reach: a wall is between you. (GR-112)",
    ),
    (
        BESIDE_THE_COFFIN,
        "fight",
        "Count Grottenstein lies in the coffin, where neither blows nor help can reach. (GR-162)",
    ),
    (
        at(red="Ci2", vampire={"at": "Ch2", "life": 9}),
        "fight",
        "Count Grottenstein lies in the coffin, where neither blows nor help can reach. (GR-162)",
    ),
    (
        at(red="Gb11", vampire="Gi6"),
        "fight",
        "Force does nothing to the armoured door (Ga11/b11). (GR-66)",
    ),
    (
        at(red="Ga11", vampire="Gb11"),
        "fight",
        "Count Grottenstein is out of reach: the closed door Ga11/b11 is between you. (GR-112)",
    ),
    (
        at(red=servant("Gh1"), blue="Gh3"),
        "fight",
        "Dr. Ottilie Brand is out of reach: 2 squares away, range 1. (GR-110)",
    ),
    (
        at(red=servant("Uh1")),
        "fight",
        "From Uh1 none of your weapons can reach an enemy, and there’s no door to break. (GR-104)",
    ),
    (
        at(red=servant("Gd1"), blue="Ge1"),
        "fight",
        "Dr. Ottilie Brand is out of reach: a wall is between you. (GR-112)",
    ),
    (
        SERVANT_BESIDE_THE_COFFIN,
        "fight",
        "From Ch1 none of your weapons can reach an enemy, and there’s no door to break. (GR-104)",
    ),
    (
        at(red="Gn1", vampire="Co2", holds={"red": "Sword"}),
        "fight",
        "Count Grottenstein is out of reach: the wall chip is between you. (GR-70)",
    ),
    (
        at(red="Ga11", vampire="Ga2", holds={"red": "Holy water"}, green=servant("Ga9")),
        "fight",
        "Force does nothing to the armoured door (Ga11/b11). (GR-66)",
    ),
    (
        at(edition=DIAGONALLY, red="Ga1", vampire="Gc3"),
        "fight",
        "Count Grottenstein is out of reach: 2 squares away, range 1. (GR-110)",
    ),
    (
        at(edition=DIAGONALLY, red="Gd3", vampire="Ge4"),
        "fight",
        "Count Grottenstein is out of reach: a wall is between you. (GR-112)",
    ),
    (
        at(red="Gk7", vampire="Uk5"),
        "fight",
        "Count Grottenstein is out of reach: 2 squares away, range 1. (GR-110)",
    ),
    (
        at(red="Gk7", vampire="Uk4"),
        "fight",
        "Count Grottenstein is out of reach: 3 squares away, range 1. (GR-110)",
    ),
    (
        at(red="Gd1", vampire="Gk7"),
        "fight",
        "Count Grottenstein is out of reach: 13 squares away, range 1. (GR-110)",
    ),
]

#: The nearest enemy counts, and what is in the line to them.
LINE_CASES: list[Case] = [
    (
        at(red="Gh5", vampire="Gh2"),
        "fight",
        "Count Grottenstein is out of reach: 3 squares away, range 1. (GR-110)",
    ),
    (
        at(red="Gh1", vampire="Gh3", green=servant("Gh5")),
        "fight",
        "Count Grottenstein is out of reach: 2 squares away, range 1. (GR-110)",
    ),
    (
        at(red="Gd1", vampire="Ge1", green=servant("Gc3")),
        "fight",
        "Count Grottenstein is out of reach: a wall is between you. (GR-112)",
    ),
    (
        at(
            slot="yellow",
            yellow="Gm4",
            vampire="Gn6",
            holds={"yellow": "Bow"},
            doors={"Cc8/c9": "destroyed"},
        ),
        "fight",
        "Count Grottenstein is out of reach: the one-way door Gn5/n6 is between you, and its "
        "arrow points at you. (GR-62)",
    ),
    (
        at(red="Ga1", vampire="Gc1"),
        "fight",
        "Count Grottenstein is out of reach: 2 squares away, range 1. (GR-110)",
    ),
    (
        at(red="Gc1", vampire="Ga1"),
        "fight",
        "Count Grottenstein is out of reach: 2 squares away, range 1. (GR-110)",
    ),
    (
        at(red="Ua1", green=servant("Ga2"), vampire="Uo11"),
        "fight",
        "Count Grottenstein is out of reach: 24 squares away, range 1. (GR-110)",
    ),
]

AFTER_MOVING_CASES: list[Case] = [
    (
        at("stay"),
        "fight",
        "Once you’ve moved you can only attack servants, and there are none in the villa. (GR-118)",
    ),
    (
        at("stay", red="Gh2", vampire="Gh4", holds={"red": "Sword"}),
        "fight",
        "You attack the vampire or a door instead of moving; once you’ve rolled or stayed, you "
        "can only attack servants. (GR-120)",
    ),
    (
        at("stay", red="Ge1", vampire="Gf2", green=servant("Ge3")),
        "fight",
        "Brother Anselm is out of reach: 2 squares away, range 1. (GR-110)",
    ),
    (
        at("stay", red="Gh5", doors={"Gh5/h6": "closed"}),
        "fight",
        "You attack the vampire or a door instead of moving; once you’ve rolled or stayed, you "
        "can only attack servants. (GR-120)",
    ),
    (
        at("stay", red="Gh5", doors={"Gh5/h6": "closed"}, green=servant("Ga1")),
        "fight",
        "You attack the vampire or a door instead of moving; once you’ve rolled or stayed, you "
        "can only attack servants. (GR-120)",
    ),
    (
        at("stay", red="Gh5", green=servant("Gh2")),
        "fight",
        "Brother Anselm is out of reach: 3 squares away, range 1. (GR-110)",
    ),
    (
        at("stay", red="Gd3", green=servant("Ge3")),
        "fight",
        "Brother Anselm is out of reach: a wall is between you. (GR-112)",
    ),
    (
        at("stay", red="Gd3", vampire="Gc3", green=servant("Ge3")),
        "fight",
        "You attack the vampire or a door instead of moving; once you’ve rolled or stayed, you "
        "can only attack servants. (GR-120)",
    ),
    (
        at("stay", red="Gh5", green=servant("Ua5")),
        "fight",
        "Brother Anselm is out of reach: no plan shows both squares. (GR-111)",
    ),
    (
        at("stay", red=servant("Gh5"), blue="Gg5"),
        "fight",
        "A servant attacks instead of moving, never afterwards. (GR-185)",
    ),
]

STAKES_CASES: list[Case] = [
    (
        HALL,
        "stake vampire",
        "You can stake the vampire only while he lies in his coffin. (GR-170)",
    ),
    (
        at(red="Ch1", vampire="Ci2", holds=BOTH),
        "stake vampire",
        "You can stake the vampire only while he lies in his coffin. (GR-170)",
    ),
    (
        SERVANT_BESIDE_THE_COFFIN,
        "stake vampire",
        "Only a living hunter can stake the vampire. (GR-168)",
    ),
    (
        BESIDE_THE_COFFIN,
        "stake vampire",
        "You need both hammer and stake. Missing: Hammer, Stake. (GR-168)",
    ),
    (
        at(red="Ch1", blue="Cg1", vampire="Ch2", holds={"red": "Hammer", "blue": "Stake"}),
        "stake vampire",
        "You need both hammer and stake. Missing: Stake. (GR-175)",
    ),
    (
        at(red="Ch1", vampire="Ch2", holds={"red": "Stake"}),
        "stake vampire",
        "You need both hammer and stake. Missing: Hammer. (GR-175)",
    ),
    (
        at(red="Cf1", vampire="Ch2", holds=BOTH),
        "stake vampire",
        "To stake the vampire you must have ended your last turn next to the coffin, with hammer "
        "and stake. (GR-169)",
    ),
    (
        at(red={"at": "Ch1", "ready": False}, vampire="Ch2", holds=BOTH),
        "stake vampire",
        "To stake the vampire you must have ended your last turn next to the coffin, with hammer "
        "and stake. (GR-169)",
    ),
    (
        at("stay", red="Ch1", vampire="Ch2", holds=BOTH),
        "stake vampire",
        "You stake the vampire instead of moving: you can’t arrive and stake in the same turn. "
        "(GR-171)",
    ),
    (
        at("stay", red=servant("Ch1"), vampire="Ch2"),
        "stake vampire",
        "Only a living hunter can stake the vampire. (GR-168)",
    ),
]

CASES = [*NOBODY_TO_FIGHT_CASES, *LINE_CASES, *AFTER_MOVING_CASES, *STAKES_CASES]


@pytest.mark.clause("GR-104", "GR-118", "GR-169")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_a_fight_without_target_is_refused_with_the_reason(case: Case) -> None:
    table, written, sentence = case

    for move in written.split(", "):
        assert refusal_of(table(), move) == sentence
