"""What a player hears who wants to go where the throw does not lead."""

import pytest

from tests.games.grottenstein.refused import Case, at, refusal_of, servant


def zombies(*squares: str) -> dict[str, object]:
    """Two zombies that blue has placed."""
    return {"caster": "blue", "squares": list(squares)}


THROWN = at("throw", dice=[1, 2])
BEFORE_A_CLOSED_DOOR = at("throw", red="Gh5", dice=[1, 1], doors={"Gh5/h6": "closed"})
BEFORE_THE_WALL = at("throw", red="Gn1", dice=[1, 1])
BEFORE_A_ZOMBIE = at("throw", red="Ga6", zombies=zombies("Gc7", "Gb6"), dice=[1, 1])
FLYING = at("bat", slot="vampire", worn=["cape"], vampire="Ga6", red="Gb6", dice=[1, 1, 1, 1])

DISTANCE_CASES: list[Case] = [
    (
        THROWN,
        "Gg7",
        "Gg7 is too far away: it takes at least 4 steps, and you rolled 3. (GR-50)",
    ),
    (
        THROWN,
        "Ca1",
        "Ca1 is too far away: it takes at least 21 steps, and you rolled 3. (GR-50)",
    ),
    (
        at("throw", slot="vampire", dice=[1, 1], vampire="Gh3"),
        "Gg6",
        "Gg6 is too far away: it takes at least 6 steps, and you rolled 2. (GR-50)",
    ),
    (
        at("throw", red="Gh5", dice=[1, 2], doors={"Gh5/h6": "closed"}),
        "Gh8",
        "You can’t get to Gh8: door Gh5/h6 is closed. (GR-63)",
    ),
    (
        BEFORE_A_CLOSED_DOOR,
        "Gh8",
        "Gh8 is too far away: it takes at least 3 steps, and you rolled 2. (GR-50)",
    ),
]

DOORS_CASES: list[Case] = [
    (
        BEFORE_A_CLOSED_DOOR,
        "Gh6",
        "You can’t get to Gh6: door Gh5/h6 is closed. (GR-63)",
    ),
    (
        BEFORE_A_CLOSED_DOOR,
        "Gh7",
        "You can’t get to Gh7: door Gh5/h6 is closed. (GR-63)",
    ),
    (
        at("throw", red=servant("Gh5"), dice=[1, 1], doors={"Gh5/h6": "closed"}),
        "Gh6",
        "You can’t get to Gh6: door Gh5/h6 is closed. (GR-63)",
    ),
    (
        at("throw", red="Gb11", dice=[1, 1]),
        "Ga11",
        "You can’t get to Ga11: door Ga11/b11 is closed. (GR-63)",
    ),
    (
        at("throw", red="Ce2", dice=[1, 1]),
        "Cf2",
        "You can’t get to Cf2: door Ce2/f2 is closed. (GR-63)",
    ),
    (
        at("throw", red="Ge2", dice=[1, 1]),
        "Gd2",
        "You can’t get to Gd2: the one-way door Gd2/e2 only opens from the other side. (GR-61)",
    ),
    (
        at("throw", red=servant("Ge2"), dice=[1, 1]),
        "Gd2",
        "You can’t get to Gd2: the one-way door Gd2/e2 only opens from the other side. (GR-61)",
    ),
    (
        at("throw", red="Ge2", dice=[1, 1], doors={"Gd2/e2": "closed"}),
        "Gd2",
        "You can’t get to Gd2: door Gd2/e2 is closed. (GR-63)",
    ),
    (
        at("throw", red="Gd2", dice=[1, 1], doors={"Gd2/e2": "closed"}),
        "Ge2",
        "You can’t get to Ge2: door Gd2/e2 is closed. (GR-63)",
    ),
]

SQUARES_CASES: list[Case] = [
    (
        BEFORE_THE_WALL,
        "Go1",
        "You can’t get to Go1: the wall chip is on Go1. (GR-70)",
    ),
    (
        BEFORE_THE_WALL,
        "Co2",
        "You can’t get to Co2: the wall chip is on Go1. (GR-70)",
    ),
    (
        at("throw", red="Gh11", blue="Gg11", dice=[1, 1]),
        "Go1",
        "You can’t get to Go1: the wall chip is on Go1. (GR-70)",
    ),
    (
        at("throw", slot="vampire", vampire="Gn1", dice=[1, 1]),
        "Go1",
        "You can’t get to Go1: the wall chip is on Go1. (GR-70)",
    ),
    (
        at("bat", slot="vampire", vampire="Gn1", worn=["cape"], dice=[1, 1, 1, 1]),
        "Go1",
        "You can’t get to Go1: the wall chip is on Go1. (GR-70)",
    ),
    (
        at("throw", red="Cg1", vampire="Ga1", dice=[1, 1]),
        "Cg2",
        "You can’t get to Cg2: only the vampire may enter the coffin (Cg2). (GR-58)",
    ),
    (
        at("throw", red="Cg1", vampire="Ga1", dice=[1, 1], doors={"Ce2/f2": "open"}),
        "Cg3",
        "You can’t get to Cg3: only the vampire may enter the coffin (Cg2). (GR-58)",
    ),
    (
        at("throw", red=servant("Cg1"), vampire="Ga1", dice=[1, 1]),
        "Ch2",
        "You can’t get to Ch2: only the vampire may enter the coffin (Ch2). (GR-58)",
    ),
    (
        at("throw", red="Gb5", dice=[1, 1]),
        "Ga5",
        "You can’t get to Ga5: only the vampire or a living hunter with Pseudo-vampire may enter "
        "the vampire’s passage (Ga5). (GR-73)",
    ),
    (
        at("throw", red="Gb5", dice=[1, 2]),
        "Cb5",
        "You can’t get to Cb5: only the vampire or a living hunter with Pseudo-vampire may enter "
        "the vampire’s passage (Ga5). (GR-73)",
    ),
    (
        at("throw", red=servant("Gb5"), holds={"red": "Pseudo-vampire"}, dice=[1, 1]),
        "Ca5",
        "You can’t get to Ca5: only the vampire or a living hunter with Pseudo-vampire may enter "
        "the vampire’s passage (Ca5). (GR-184)",
    ),
    (
        at("throw", red=servant("Ga5"), holds={"red": "Pseudo-vampire"}, dice=[1, 1]),
        "Cb5",
        "You can’t get to Cb5: only the vampire or a living hunter with Pseudo-vampire may go "
        "through the passage to Ca5. (GR-74)",
    ),
    (
        at("throw", red="Go10", dice=[1, 1]),
        "Co10",
        "You can’t get to Co10: the hatch to Co10 needs a ladder, and there isn’t one. (ED-14)",
    ),
    (
        at("throw", slot="vampire", vampire="Go10", dice=[1, 1]),
        "Co9",
        "You can’t get to Co9: the hatch to Co10 needs a ladder, and there isn’t one. (ED-14)",
    ),
]

FIGURES_CASES: list[Case] = [
    (
        at("throw", dice=[1, 1]),
        "Gh11",
        "You can’t get to Gh11: Dr. Ottilie Brand is on Gh11. (GR-53)",
    ),
    (
        at("throw", red="Ga6", blue="Gb6", dice=[1, 1]),
        "Gc6",
        "You can’t get to Gc6: Dr. Ottilie Brand is on Gb6. (GR-53)",
    ),
    (
        at("throw", red="Ga6", vampire="Gb6", dice=[1, 1]),
        "Gb6",
        "You can’t get to Gb6: Count Grottenstein is on Gb6. (GR-53)",
    ),
    (
        at("throw", slot="vampire", vampire="Ga6", red="Gb6", dice=[1, 1]),
        "Gb6",
        "You can’t get to Gb6: Ruprecht Hauk is on Gb6. (GR-53)",
    ),
    (
        at("throw", red="Ga6", blue={"state": "corpse", "at": "Gb6"}, dice=[1, 1]),
        "Gb6",
        "You can’t get to Gb6: a corpse lies on Gb6 (Dr. Ottilie Brand). (GR-54)",
    ),
    (
        at("throw", red="Ga6", green=servant("Gb6"), dice=[1, 1]),
        "Gb6",
        "You can’t get to Gb6: Brother Anselm is on Gb6. (GR-53)",
    ),
    (
        at("throw", red="Ga6", zombies=zombies("Gb6", "Gc6"), dice=[1, 1]),
        "Gb6",
        "You can’t get to Gb6: a zombie is on Gb6. (GR-59)",
    ),
    (
        BEFORE_A_ZOMBIE,
        "Gc6",
        "You can’t get to Gc6: a zombie is on Gb6. (GR-59)",
    ),
    (
        BEFORE_A_ZOMBIE,
        "Gb6",
        "You can’t get to Gb6: a zombie is on Gb6. (GR-59)",
    ),
]

#: Of several shortest ways the one with least in it counts, and what is in it first.
WAYS_CASES: list[Case] = [
    (
        at(
            "throw",
            red="Gb5",
            holds={"red": "Pseudo-vampire"},
            zombies=zombies("Cb5", "Uh5"),
            dice=[2, 2],
        ),
        "Cc5",
        "You can’t get to Cc5: a zombie is on Cb5. (GR-59)",
    ),
    (
        at(
            "throw",
            red="Go10",
            floor={"Go10": {"ladder": "Ladder"}},
            zombies=zombies("Co11", "Cn10"),
            dice=[1, 2],
        ),
        "Cn11",
        "You can’t get to Cn11: a zombie is on Co11. (GR-59)",
    ),
    (
        at(
            "throw",
            slot="vampire",
            vampire="Gh5",
            red="Gh6",
            doors={"Gh5/h6": "closed"},
            dice=[1, 1],
        ),
        "Gh7",
        "You can’t get to Gh7: Ruprecht Hauk is on Gh6. (GR-53)",
    ),
    (
        at("throw", red="Gh5", blue="Gh6", dice=[1, 1]),
        "Gh7",
        "You can’t get to Gh7: Dr. Ottilie Brand is on Gh6. (GR-53)",
    ),
    (
        at("throw", red="Ge2", blue="Gd2", doors={"Gd2/e2": "destroyed"}, dice=[1, 1]),
        "Gc2",
        "You can’t get to Gc2: Dr. Ottilie Brand is on Gd2. (GR-53)",
    ),
    (
        at("throw", red="Ga6", zombies=zombies("Gb6", "Ga7"), dice=[1, 1]),
        "Gb7",
        "You can’t get to Gb7: a zombie is on Gb6. (GR-59)",
    ),
    (
        at("throw", red="Ga6", zombies=zombies("Gb6", "Gc6"), blue="Gb7", dice=[1, 2]),
        "Gc7",
        "You can’t get to Gc7: Dr. Ottilie Brand is on Gb7. (GR-53)",
    ),
    (
        at("throw", red="Ga6", zombies=zombies("Ga7", "Ga8"), blue="Gb7", dice=[1, 2]),
        "Gb8",
        "You can’t get to Gb8: Dr. Ottilie Brand is on Gb7. (GR-53)",
    ),
    (
        at("throw", red="Ga6", zombies=zombies("Ga7", "Gb7"), blue="Gb6", dice=[1, 2]),
        "Gc7",
        "You can’t get to Gc7: Dr. Ottilie Brand is on Gb6. (GR-53)",
    ),
    (
        at("throw", red="Gi3", vampire="Gj3", dice=[1, 1], doors={"Gi3/j3": "closed"}),
        "Gk3",
        "You can’t get to Gk3: door Gi3/j3 is closed. (GR-63)",
    ),
    (
        at(
            "bat",
            slot="vampire",
            worn=["cape"],
            vampire="Gm1",
            red="Gn1",
            dice=[1, 1, 1, 1],
        ),
        "Co2",
        "You can’t get to Co2: the wall chip is on Go1. (GR-70)",
    ),
]

BATS_CASES: list[Case] = [
    (
        FLYING,
        "Gb6",
        "As a bat you fly over others, but you can’t land on Gb6: Ruprecht Hauk is there. (GR-149)",
    ),
    (
        at(
            "bat",
            slot="vampire",
            worn=["cape"],
            vampire="Ga6",
            red={"state": "corpse", "at": "Gb6"},
            dice=[1, 1, 1, 1],
        ),
        "Gb6",
        "As a bat you fly over others, but you can’t land on Gb6: Ruprecht Hauk is there. (GR-149)",
    ),
    (
        at(
            "bat",
            slot="vampire",
            worn=["cape"],
            vampire="Ga6",
            zombies=zombies("Gc7", "Gb6"),
            dice=[1, 1, 1, 1],
        ),
        "Gb6",
        "You can’t get to Gb6: a zombie is on Gb6. (GR-149)",
    ),
    (
        FLYING,
        "Gh6",
        "Gh6 is too far away: it takes at least 9 steps, and you rolled 4. (GR-50)",
    ),
]

CASES = [*DISTANCE_CASES, *DOORS_CASES, *SQUARES_CASES, *FIGURES_CASES, *WAYS_CASES, *BATS_CASES]


@pytest.mark.clause("GR-50", "GR-53", "GR-63")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_a_square_that_the_throw_does_not_lead_to_is_refused_with_the_reason(case: Case) -> None:
    table, written, sentence = case

    for move in written.split(", "):
        assert refusal_of(table(), move) == sentence
