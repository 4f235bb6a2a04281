"""What a player hears whose weapon or target is the wrong one."""

import pytest

from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.refused import GONE, Case, at, refusal_of, servant
from tests.games.grottenstein.table import Table, given


def against_hunters() -> Table:
    """An owner's sword, in the hand of a hunter."""
    edition = laid_over({"weapons.sword.targets": "hunters"})
    table = given(edition=edition, red="Gh3", vampire="Gh4", holds={"red": "Sword"})
    table.begins("fight")
    return table


CHOOSING_A_WEAPON = at("fight", red="Gh3", vampire="Gh4", holds={"red": "Plan, Sword"})
DAGGER_DRAWN = at(
    "fight",
    "dagger",
    red="Gi5",
    vampire="Gh5",
    blue="Gj5",
    green=servant("Gl5"),
    yellow={"state": "corpse", "at": "Gi6"},
)

WEAPONS_CASES: list[Case] = [
    (
        CHOOSING_A_WEAPON,
        "E06",
        "You can’t attack with Plan. (GR-107)",
    ),
    (
        CHOOSING_A_WEAPON,
        "E13",
        "You can’t attack with Pseudo-vampire. (GR-107)",
    ),
    (
        CHOOSING_A_WEAPON,
        "C05",
        "Ruprecht Hauk doesn’t have Club. (GR-107)",
    ),
    (
        CHOOSING_A_WEAPON,
        "end, blue, Gh5",
        "You’ve started this and can’t take it back: Choose a weapon. (GR-237)",
    ),
    (
        CHOOSING_A_WEAPON,
        "E20",
        "You can’t attack with Bat swarm. (GR-107)",
    ),
    (
        # The count stands beside them; the servant is for the sword alone.
        at("stay", "fight", red="Gh2", vampire="Gi2", blue=servant("Gh4"), holds={"red": "Sword"}),
        "dagger",
        "You attack the vampire or a door instead of moving; once you’ve rolled or stayed, "
        "you can only attack servants. (GR-120)",
    ),
    (
        at("fight", red="Gh2", vampire="Gh4", holds={"red": "Sword"}),
        "dagger",
        "Count Grottenstein is out of reach: 2 squares away, range 1. (GR-110)",
    ),
    (
        at(
            "fight",
            red="Gh5",
            vampire="Gi3",
            doors={"Gh5/h6": "closed"},
            holds={"red": "Holy water"},
        ),
        "C02",
        "The holy water is no use against doors. (GR-135)",
    ),
    (
        at(
            "fight",
            slot="green",
            green="Gh3",
            red=servant("Gh4"),
            holds={"green": "Crucifix"},
            vampire="Ga1",
        ),
        "E12",
        "The crucifix only works against the vampire. (GR-107)",
    ),
    (
        at(
            "fight",
            slot="green",
            green="Gh3",
            red=servant("Gh4"),
            holds={"green": "Crucifix"},
            vampire="Ca1",
        ),
        "E12",
        "The crucifix only works against the vampire. (GR-107)",
    ),
    (
        at("fight", red="Gd2", vampire="Ge2", doors={"Gd2/e2": "closed"}, holds={"red": "Stake"}),
        "C01",
        "Count Grottenstein is out of reach: the closed door Gd2/e2 is between you. (GR-112)",
    ),
    (
        at("fight", red="Ge2", vampire="Gd2", holds={"red": "Stake"}),
        "C01",
        "Count Grottenstein is out of reach: the one-way door Gd2/e2 is between you, and its "
        "arrow points at you. (GR-62)",
    ),
    (
        at("fight", red="Ch1", vampire="Ch2", green=servant("Cg1"), holds={"red": "Holy water"}),
        "C02",
        "Count Grottenstein lies in the coffin, where neither blows nor help can reach. (GR-162)",
    ),
    (
        against_hunters,
        "E09",
        "The sword only works against living hunters. (GR-107)",
    ),
]

TARGETS_CASES: list[Case] = [
    (
        at(
            *("fight", "E09"),
            red="Un5",
            vampire="Um4",
            holds={"red": "Sword"},
            doors={"Um5/m6": "closed"},
        ),
        "vampire",
        "Count Grottenstein is out of reach: the one-way door Un4/n5 is between you, and its "
        "arrow points at you. (GR-62)",
    ),
    (
        DAGGER_DRAWN,
        "red",
        "Ruprecht Hauk is on your side. (GR-105)",
    ),
    (
        DAGGER_DRAWN,
        "blue",
        "Dr. Ottilie Brand is on your side. (GR-105)",
    ),
    (
        DAGGER_DRAWN,
        "green",
        "Brother Anselm is out of reach: 3 squares away, range 1. (GR-110)",
    ),
    (
        DAGGER_DRAWN,
        "yellow",
        "Jette Falk is a corpse now, beyond attack and beyond help. (GR-105)",
    ),
    (
        DAGGER_DRAWN,
        "end, E09, Gh5",
        "You’ve started this and can’t take it back: Choose a target. (GR-237)",
    ),
    (
        DAGGER_DRAWN,
        "wall",
        "The wall isn’t a door: only dynamite removes the wall chip. (GR-71)",
    ),
    (
        DAGGER_DRAWN,
        "Gh5/h6",
        "You’re on Gi5, and door Gh5/h6 isn’t next to it. (GR-131)",
    ),
    (
        DAGGER_DRAWN,
        "Ga11/b11",
        "You’re on Gi5, and door Ga11/b11 isn’t next to it. (GR-131)",
    ),
    (
        at("fight", "dagger", red="Gh3", vampire="Gh4", yellow=GONE),
        "yellow",
        "Jette Falk has left the villa for good. (GR-190)",
    ),
    (
        at("fight", "dagger", red="Gh5", vampire="Gg5"),
        "Gh5/h6",
        "Door Gh5/h6 is already open. (GR-132)",
    ),
    (
        at("fight", "dagger", red="Gh5", vampire="Gg5", doors={"Gh5/h6": "destroyed"}),
        "Gh5/h6",
        "Door Gh5/h6 is destroyed and stays open for good. (GR-132)",
    ),
    (
        at("fight", "dagger", red="Ga11", vampire="Ca10"),
        "Ga11/b11",
        "Force does nothing to the armoured door (Ga11/b11). (GR-66)",
    ),
    (
        at(
            "fight",
            "C01",
            red="Gh5",
            vampire="Gg5",
            doors={"Gh5/h6": "closed"},
            holds={"red": "Stake"},
        ),
        "Gh5/h6",
        "The stake is no use against doors. (GR-135)",
    ),
    (
        at("fight", "dagger", red="Gb3", green=servant("Gb2"), vampire="Ub4"),
        "vampire",
        "Count Grottenstein is out of reach: no plan shows both squares. (GR-111)",
    ),
    (
        at("fight", "E09", red="Gd3", green=servant("Gc3"), vampire="Ge3", holds={"red": "Sword"}),
        "vampire",
        "Count Grottenstein is out of reach: a wall is between you. (GR-112)",
    ),
    (
        at(
            "fight",
            "E09",
            red="Gg4",
            green=servant("Gf4"),
            vampire="Gg5",
            holds={"red": "Sword"},
            doors={"Gg4/g5": "closed"},
        ),
        "vampire",
        "Count Grottenstein is out of reach: the closed door Gg4/g5 is between you. (GR-112)",
    ),
    (
        at("fight", "E09", red="Ge2", green=servant("Ge1"), vampire="Gd2", holds={"red": "Sword"}),
        "vampire",
        "Count Grottenstein is out of reach: the one-way door Gd2/e2 is between you, and its "
        "arrow points at you. (GR-62)",
    ),
    (
        at("fight", "E09", red="Gn1", green=servant("Gm1"), vampire="Co2", holds={"red": "Sword"}),
        "vampire",
        "Count Grottenstein is out of reach: the wall chip is between you. (GR-70)",
    ),
    (
        at("fight", "dagger", red="Ch1", green=servant("Cg1"), vampire="Ch2"),
        "vampire",
        "Count Grottenstein lies in the coffin, where neither blows nor help can reach. (GR-162)",
    ),
    (
        at(
            "fight",
            "C02",
            red="Gh3",
            green=servant("Gh2"),
            vampire="Gh4",
            holds={"red": "Holy water"},
        ),
        "green",
        "The holy water only works against the vampire. (GR-107)",
    ),
    (
        at("stay", "fight", "dagger", red="Gh2", green=servant("Gg2"), vampire="Gh1"),
        "vampire",
        "You attack the vampire or a door instead of moving; once you’ve rolled or stayed, you "
        "can only attack servants. (GR-120)",
    ),
    (
        at("stay", "fight", "dagger", red="Gh5", green=servant("Gg5"), doors={"Gh5/h6": "closed"}),
        "Gh5/h6",
        "You attack the vampire or a door instead of moving; once you’ve rolled or stayed, you "
        "can only attack servants. (GR-120)",
    ),
    (
        at("fight", "dagger", red=servant("Gh5"), blue="Gg5", vampire="Gi5"),
        "vampire",
        "Count Grottenstein is on your side. (GR-105)",
    ),
    (
        at("fight", "dagger", red=servant("Gh5"), blue="Gg5", green=servant("Gi5")),
        "green",
        "Brother Anselm is on your side. (GR-105)",
    ),
]

CASES = [*WEAPONS_CASES, *TARGETS_CASES]


@pytest.mark.clause("GR-105", "GR-107", "GR-131")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_a_wrong_weapon_or_target_is_refused_with_the_reason(case: Case) -> None:
    table, written, sentence = case

    for move in written.split(", "):
        assert refusal_of(table(), move) == sentence
