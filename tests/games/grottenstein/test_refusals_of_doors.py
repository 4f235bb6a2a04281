"""What a player hears who cannot close, open or blow up a door."""

import pytest

from tests.games.grottenstein.editions import laid_over, redrawn
from tests.games.grottenstein.refused import Case, at, refusal_of, servant

#: Gh5, Gb11 and Ce2 touch one door more than in the shipped villa.
MORE_DOORS = laid_over(
    {
        "board.G": redrawn("G", {"h4/h5": "D", "b11/c11": "D"}),
        "board.C": redrawn("C", {"e2/e3": "D"}),
    }
)
NINE_DOORS = [
    "Cc4/c5",
    "Cg4/g5",
    "Cm4/m5",
    "Cb5/b6",
    "Ch5/h6",
    "Ck5/k6",
    "Cd7/e7",
    "Ck7/l7",
    "Cf8/f9",
]
ALL_CHIPS_USED = dict.fromkeys(NINE_DOORS, "closed")
KEY = {"red": "Gold key, Plan"}
CHARGE = {"red": "Dynamite, Torch"}
CLOSED_DOOR = at("stay", red="Gh5", doors={"Gh5/h6": "closed"})
CLOSING_A_DOOR = at("stay", "close", red="Gh5")
CHOOSING_A_KEY = at("stay", "key", red="Ce2", holds=KEY)
KEY_CHOSEN = at("stay", "key", "E15", red="Ce2", holds=KEY)
LIGHTING = at("stay", "light", red="Gn1", holds=CHARGE)

CLOSING_CASES: list[Case] = [
    (
        at("stay", red="Gh4"),
        "close",
        "There’s no door next to Gh4. (GR-76)",
    ),
    (
        at("stay", red="Gh3", down={"G4": None}, out="Rats"),
        "close",
        "There’s no door next to Gh3. (GR-76)",
    ),
    (
        at("stay", red="Gh5", doors=ALL_CHIPS_USED),
        "close",
        "There are no white lock chips left, so no door can be closed. (GR-78)",
    ),
    (
        CLOSED_DOOR,
        "close",
        "Door Gh5/h6 is already closed. (GR-77)",
    ),
    (
        at("stay", red="Gh5", doors={"Gh5/h6": "destroyed 40"}),
        "close",
        "Door Gh5/h6 is destroyed and stays open for good. (GR-77)",
    ),
    (
        at("stay", red="Gb11"),
        "close",
        "Nobody can close the armoured door (Ga11/b11): once open, it stays open. (GR-67)",
    ),
    (
        at("stay", red="Ga11", doors={"Ga11/b11": "open"}),
        "close",
        "Nobody can close the armoured door (Ga11/b11): once open, it stays open. (GR-67)",
    ),
    (
        CLOSING_A_DOOR,
        "Gg4/g5",
        "You’re on Gh5, and door Gg4/g5 isn’t next to it. (GR-76)",
    ),
    (
        CLOSING_A_DOOR,
        "wall",
        "The wall isn’t a door: only dynamite removes the wall chip. (GR-71)",
    ),
    (
        CLOSING_A_DOOR,
        "end, Gh6",
        "You’ve started this and can’t take it back: Choose a door to close. (GR-237)",
    ),
    (
        at("stay", "close", edition=MORE_DOORS, red="Gh5", doors={"Gh4/h5": "closed"}),
        "Gh4/h5",
        "Door Gh4/h5 is already closed. (GR-77)",
    ),
    (
        at("stay", "close", edition=MORE_DOORS, red="Gh5", doors={"Gh4/h5": "destroyed"}),
        "Gh4/h5",
        "Door Gh4/h5 is destroyed and stays open for good. (GR-77)",
    ),
    (
        at("stay", "close", edition=MORE_DOORS, red="Gb11"),
        "Ga11/b11",
        "Nobody can close the armoured door (Ga11/b11): once open, it stays open. (GR-67)",
    ),
]

KEYS_CASES: list[Case] = [
    (
        at("stay", red="Gh3", down={"G4": None}, holds=KEY),
        "key",
        "There’s no door next to Gh3. (GR-124)",
    ),
    (
        at("stay", red="Ce2"),
        "key",
        "You don’t have a key. (GR-124)",
    ),
    (
        at("stay", red=servant("Ce2"), holds=KEY),
        "key",
        "Servants can use neither keys nor other powers. (GR-182)",
    ),
    (
        at("stay", red="Gh5", holds=KEY),
        "key",
        "Keys open only the two crypt doors and the armoured door, not door Gh5/h6. (GR-123)",
    ),
    (
        at("stay", red="Gh5", holds=KEY, doors={"Gh5/h6": "closed"}),
        "key",
        "Keys open only the two crypt doors and the armoured door, not door Gh5/h6. (GR-79)",
    ),
    (
        at("stay", red="Ce2", holds=KEY, doors={"Ce2/f2": "open"}),
        "key",
        "Door Ce2/f2 is already open. (GR-124)",
    ),
    (
        at("stay", red="Ce2", holds=KEY, doors={"Ce2/f2": "destroyed 40"}),
        "key",
        "Door Ce2/f2 is destroyed and stays open for good. (GR-124)",
    ),
    (
        at("stay", red="Gb11", holds=KEY),
        "key",
        "The armoured door (Ga11/b11) opens only from inside, from the stair. (GR-65)",
    ),
    (
        at("stay", red="Ga11", holds=KEY, doors={"Ga11/b11": "open"}),
        "key",
        "Door Ga11/b11 is already open. (GR-124)",
    ),
    (
        CHOOSING_A_KEY,
        "E06",
        "Plan isn’t a key. (GR-124)",
    ),
    (
        CHOOSING_A_KEY,
        "E16",
        "Ruprecht Hauk doesn’t have Silver key. (GR-124)",
    ),
    (
        CHOOSING_A_KEY,
        "Gold, end, Ce2/f2",
        "You’ve started this and can’t take it back: Choose a key to try. (GR-237)",
    ),
    (
        CHOOSING_A_KEY,
        "E09",
        "Sword isn’t a key. (GR-124)",
    ),
    (
        CHOOSING_A_KEY,
        "C07",
        "Ruprecht Hauk doesn’t have Universal key. (GR-124)",
    ),
    (
        KEY_CHOSEN,
        "Ci3/i4",
        "You’re on Ce2, and door Ci3/i4 isn’t next to it. (GR-124)",
    ),
    (
        KEY_CHOSEN,
        "Cd3/e3",
        "You’re on Ce2, and door Cd3/e3 isn’t next to it. (GR-124)",
    ),
    (
        KEY_CHOSEN,
        "wall",
        "The wall isn’t a door: only dynamite removes the wall chip. (GR-71)",
    ),
    (
        KEY_CHOSEN,
        "end, gold",
        "You’ve started this and can’t take it back: Choose a door to try it on. (GR-237)",
    ),
    (
        KEY_CHOSEN,
        "Ga11/b11",
        "You’re on Ce2, and door Ga11/b11 isn’t next to it. (GR-124)",
    ),
    (
        at("stay", "key", "E15", red="Ci4", holds=KEY),
        "Ce2/f2",
        "You’re on Ci4, and door Ce2/f2 isn’t next to it. (GR-124)",
    ),
    (
        at("stay", "key", "E15", edition=MORE_DOORS, red="Ce2", holds=KEY),
        "Ce2/e3",
        "Keys open only the two crypt doors and the armoured door, not door Ce2/e3. (GR-123)",
    ),
    (
        at(
            "stay",
            "key",
            "E15",
            edition=MORE_DOORS,
            red="Ce2",
            holds=KEY,
            doors={"Ce2/e3": "closed"},
        ),
        "Ce2/e3",
        "Keys open only the two crypt doors and the armoured door, not door Ce2/e3. (GR-79)",
    ),
]

CHARGES_CASES: list[Case] = [
    (
        at("stay", red="Gh3", down={"G4": None}, holds=CHARGE),
        "light",
        "There’s nothing to blow up next to Gh3: no door and no wall chip. (GR-209)",
    ),
    (
        at("stay", red="Gn1"),
        "light",
        "To blow something up you need both dynamite and torch. Missing: Dynamite, Torch. (GR-209)",
    ),
    (
        at("stay", red="Gn1", holds={"red": "Torch"}),
        "light",
        "To blow something up you need both dynamite and torch. Missing: Dynamite. (GR-209)",
    ),
    (
        at("stay", red="Gn1", holds={"red": "Dynamite"}),
        "light",
        "To blow something up you need both dynamite and torch. Missing: Torch. (GR-209)",
    ),
    (
        CLOSED_DOOR,
        "light",
        "To blow something up you need both dynamite and torch. Missing: Dynamite, Torch. (GR-209)",
    ),
    (
        at("stay", red="Ge2"),
        "light",
        "To blow something up you need both dynamite and torch. Missing: Dynamite, Torch. (GR-209)",
    ),
    (
        at("stay", red="Gn1", holds=CHARGE, wall=False),
        "light",
        "There’s nothing to blow up next to Gn1: no door and no wall chip. (GR-209)",
    ),
    (
        at("stay", red="Gh5", holds=CHARGE),
        "light",
        "Door Gh5/h6 is already open. (GR-211)",
    ),
    (
        at("stay", red="Gh5", holds=CHARGE, doors={"Gh5/h6": "destroyed 40"}),
        "light",
        "Door Gh5/h6 is destroyed and stays open for good. (GR-211)",
    ),
    (
        at("stay", red="Ga11", holds=CHARGE),
        "light",
        "Force does nothing to the armoured door (Ga11/b11). (GR-66)",
    ),
    (
        at("stay", red="Gb11", holds=CHARGE),
        "light",
        "Force does nothing to the armoured door (Ga11/b11). (GR-66)",
    ),
    (
        LIGHTING,
        "Gh5/h6",
        "You’re on Gn1, and door Gh5/h6 isn’t next to it. (GR-209)",
    ),
    (
        LIGHTING,
        "Ga11/b11",
        "You’re on Gn1, and door Ga11/b11 isn’t next to it. (GR-209)",
    ),
    (
        LIGHTING,
        "end, Gn1",
        "You’ve started this and can’t take it back: Choose what to blow up. (GR-237)",
    ),
    (
        at("stay", "light", red="Ge2", holds=CHARGE),
        "wall",
        "Ge2 isn’t next to the wall chip. (GR-210)",
    ),
    (
        at("stay", "light", red="Ge2", holds=CHARGE, wall=False),
        "wall",
        "The wall chip is gone: the way is clear. (GR-211)",
    ),
    (
        at(
            "stay", "light", edition=MORE_DOORS, red="Gh5", holds=CHARGE, doors={"Gh5/h6": "closed"}
        ),
        "Gh4/h5",
        "Door Gh4/h5 is already open. (GR-211)",
    ),
    (
        at(
            "stay",
            "light",
            edition=MORE_DOORS,
            red="Gh5",
            holds=CHARGE,
            doors={"Gh5/h6": "closed", "Gh4/h5": "destroyed"},
        ),
        "Gh4/h5",
        "Door Gh4/h5 is destroyed and stays open for good. (GR-211)",
    ),
    (
        at(
            "stay",
            "light",
            edition=MORE_DOORS,
            red="Gb11",
            holds=CHARGE,
            doors={"Gb11/c11": "closed"},
        ),
        "Ga11/b11",
        "Force does nothing to the armoured door (Ga11/b11). (GR-66)",
    ),
    (
        at("stay", edition=MORE_DOORS, red="Gh5", doors={"Gh5/h6": "closed"}),
        "light",
        "To blow something up you need both dynamite and torch. Missing: Dynamite, Torch. (GR-209)",
    ),
]

CASES = [*CLOSING_CASES, *KEYS_CASES, *CHARGES_CASES]


@pytest.mark.clause("GR-76", "GR-123", "GR-211")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_a_door_that_resists_is_refused_with_the_reason(case: Case) -> None:
    table, written, sentence = case

    for move in written.split(", "):
        assert refusal_of(table(), move) == sentence
