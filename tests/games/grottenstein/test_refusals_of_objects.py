"""What a player hears who cannot use an object or a power."""

import pytest

from tests.games.grottenstein.refused import GONE, Case, at, refusal_of, servant

#: The powers and traps of the event cards are out of the game, and the ground floor is empty.
TWELVE = ", ".join(f"E{number}" for number in range(13, 25))
NOTHING_DOWN = {f"G{number}": None for number in range(1, 13)}
IN_THE_HALL = at("stay")
USING_SOMETHING = at(
    "stay",
    "use",
    holds={"red": "Antidote, Sword, Shield, Pseudo-vampire, Zombie formula, Gold key"},
)
USING_OTHER_THINGS = at("stay", "use", holds={"red": "Flute, Dynamite, Garlic, Universal key"})
USING_MORE = at("stay", "use", holds={"red": "Flute, Torch, Ladder"})
CURING = at(
    "stay",
    "use",
    "E02",
    red="Gg4",
    blue="Gg2",
    green="Gg5",
    yellow={"state": "corpse", "at": "Gh4"},
    doors={"Gg4/g5": "closed"},
    holds={"red": "Antidote"},
)
CURING_IN_THE_CRYPT = at(
    "stay", "use", "E02", red="Ch1", vampire="Ch2", yellow=GONE, holds={"red": "Antidote"}
)
USING_THE_PLAN = at("stay", "use", "E06", down={"G5": None}, holds={"red": "Plan"})
FIRST_ZOMBIE = at("stay", "cast", holds={"red": "Zombie formula"})
SECOND_ZOMBIE = at("stay", "cast", "Gb5", holds={"red": "Zombie formula"})

USING_CASES: list[Case] = [
    (
        at("stay", holds={"red": "Sword, Gold key"}),
        "use",
        "Ruprecht Hauk has no object that takes an action to use. (GR-81)",
    ),
    (
        IN_THE_HALL,
        "use",
        "Ruprecht Hauk has no object that takes an action to use. (GR-81)",
    ),
    (
        at("stay", holds={"red": "Ladder"}),
        "use",
        "The ladder goes on a hatch square. Gg11 isn’t one. (ED-14)",
    ),
    (
        at("stay", holds={"red": "Plan"}, down=NOTHING_DOWN, out=TWELVE),
        "use",
        "There’s no face-down card left on your floor (Ground floor) for the plan to show. (ED-13)",
    ),
    (
        at("stay", holds={"red": "Plan, Ladder"}, down=NOTHING_DOWN, out=TWELVE),
        "use",
        "There’s no face-down card left on your floor (Ground floor) for the plan to show. (ED-13)",
    ),
    (
        USING_SOMETHING,
        "E09",
        "Sword is a weapon: use it to attack. (GR-102)",
    ),
    (
        USING_SOMETHING,
        "E11",
        "Shield works by itself and needs no action. (GR-116)",
    ),
    (
        USING_SOMETHING,
        "E13",
        "Pseudo-vampire works by itself and needs no action. (ED-16)",
    ),
    (
        USING_SOMETHING,
        "E14",
        "Zombie formula isn’t used like this: casting the formula is an action of its own. "
        "(GR-203)",
    ),
    (
        USING_SOMETHING,
        "E15",
        "Gold key isn’t used like this: trying a key on a door is an action of its own. (GR-124)",
    ),
    (
        USING_SOMETHING,
        "E01",
        "Ruprecht Hauk doesn’t have First-aid kit. (GR-81)",
    ),
    (
        USING_SOMETHING,
        "end, dagger",
        "You’ve started this and can’t take it back: Choose an object to use. (GR-237)",
    ),
    (
        USING_OTHER_THINGS,
        "E04",
        "Dynamite isn’t used like this: lighting dynamite with the torch is an action of its own. "
        "(GR-209)",
    ),
    (
        USING_OTHER_THINGS,
        "C04",
        "Garlic works by itself and needs no action. (ED-15)",
    ),
    (
        USING_OTHER_THINGS,
        "C07",
        "Universal key isn’t used like this: trying a key on a door is an action of its own. "
        "(GR-124)",
    ),
    (
        USING_MORE,
        "E05",
        "Torch isn’t used like this: lighting dynamite with the torch is an action of its own. "
        "(GR-209)",
    ),
    (
        USING_MORE,
        "E03",
        "The ladder goes on a hatch square. Gg11 isn’t one. (ED-14)",
    ),
    (
        at("stay", "use", holds={"red": "Flute, Plan"}, down=NOTHING_DOWN, out=TWELVE),
        "E06",
        "There’s no face-down card left on your floor (Ground floor) for the plan to show. (ED-13)",
    ),
    (
        at("stay", "use", red=servant("Gh5"), holds={"red": "Flute, Gold key, Pseudo-vampire"}),
        "E15, E13",
        "Servants can use neither keys nor other powers. (GR-182)",
    ),
]

HELPING_CASES: list[Case] = [
    (
        CURING,
        "blue",
        "Dr. Ottilie Brand is out of reach: 2 squares away, range 1. (GR-101)",
    ),
    (
        CURING,
        "green",
        "Brother Anselm is out of reach: the closed door Gg4/g5 is between you. (GR-101)",
    ),
    (
        CURING,
        "yellow",
        "Jette Falk is a corpse now, beyond attack and beyond help. (GR-101)",
    ),
    (
        CURING,
        "vampire",
        "Count Grottenstein is out of reach: no plan shows both squares. (GR-101)",
    ),
    (
        CURING,
        "end",
        "You’ve started this and can’t take it back: Who needs it? (GR-237)",
    ),
    (
        CURING_IN_THE_CRYPT,
        "vampire",
        "Count Grottenstein lies in the coffin, where neither blows nor help can reach. (GR-101)",
    ),
    (
        CURING_IN_THE_CRYPT,
        "yellow",
        "Jette Falk has left the villa for good. (GR-190)",
    ),
    (
        at("stay", "use", "E02", red="Ge2", blue="Gd2", green="Gd1", holds={"red": "Antidote"}),
        "blue",
        "Dr. Ottilie Brand is out of reach: the one-way door Gd2/e2 is between you, and its arrow "
        "points at you. (GR-101)",
    ),
    (
        at("stay", "use", "E02", red="Ge1", green="Gd1", holds={"red": "Antidote"}),
        "green",
        "Brother Anselm is out of reach: a wall is between you. (GR-101)",
    ),
]

LOOKING_CASES: list[Case] = [
    (
        at("stay", "use", "E06", red="Cb5", holds={"red": "Plan"}),
        "G1",
        "The plan shows only cards on your floor (Cellar), and G1 is on another one. (ED-13)",
    ),
    (
        at("stay", "use", "E06", red="Ub5", holds={"red": "Plan"}),
        "G1",
        "The plan shows only cards on your floor (Upper floor), and G1 is on another one. (ED-13)",
    ),
    (
        USING_THE_PLAN,
        "U7",
        "The plan shows only cards on your floor (Ground floor), and U7 is on another one. (ED-13)",
    ),
    (
        USING_THE_PLAN,
        "C3",
        "The plan shows only cards on your floor (Ground floor), and C3 is on another one. (ED-13)",
    ),
    (
        USING_THE_PLAN,
        "G5",
        "There’s no face-down card on G5. (ED-13)",
    ),
    (
        USING_THE_PLAN,
        "end",
        "You’ve started this and can’t take it back: Choose a card to look at. (GR-237)",
    ),
]

CASTING_CASES: list[Case] = [
    (
        IN_THE_HALL,
        "cast",
        "You don’t have the zombie formula. (GR-203)",
    ),
    (
        at("stay", red=servant("Gh5"), holds={"red": "Zombie formula"}),
        "cast",
        "Servants can use neither keys nor other powers. (GR-182)",
    ),
    (
        FIRST_ZOMBIE,
        "Cg2",
        "A zombie can’t be placed in the coffin (Cg2). (GR-204)",
    ),
    (
        FIRST_ZOMBIE,
        "Go1",
        "A zombie can’t be placed on Go1 while the wall chip is there. (GR-204)",
    ),
    (
        FIRST_ZOMBIE,
        "Gg11",
        "There’s already someone on Gg11. (GR-204)",
    ),
    (
        FIRST_ZOMBIE,
        "Gh11",
        "There’s already someone on Gh11. (GR-204)",
    ),
    (
        FIRST_ZOMBIE,
        "Ci2",
        "There’s already someone on Ci2. (GR-204)",
    ),
    (
        FIRST_ZOMBIE,
        "end",
        "You’ve started this and can’t take it back: Place the first zombie. (GR-237)",
    ),
    (
        SECOND_ZOMBIE,
        "Gb5",
        "The first zombie is already on Gb5. (GR-204)",
    ),
    (
        SECOND_ZOMBIE,
        "Ch2",
        "A zombie can’t be placed in the coffin (Ch2). (GR-204)",
    ),
    (
        at("stay", "cast", blue={"state": "corpse"}, holds={"red": "Zombie formula"}),
        "Gh11",
        "There’s already someone on Gh11. (GR-204)",
    ),
]

CASES = [*USING_CASES, *HELPING_CASES, *LOOKING_CASES, *CASTING_CASES]


@pytest.mark.clause("GR-81", "GR-101", "GR-204")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_an_object_of_no_use_is_refused_with_the_reason(case: Case) -> None:
    table, written, sentence = case

    for move in written.split(", "):
        assert refusal_of(table(), move) == sentence
