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
        "Your square touches no door: Gh4. (GR-76)",
    ),
    (
        at("stay", red="Gh3", down={"G4": None}, out="Rats"),
        "close",
        "Your square touches no door: Gh3. (GR-76)",
    ),
    (
        at("stay", red="Gh5", doors=ALL_CHIPS_USED),
        "close",
        "No white lock chip is left in the supply, so no door can be closed. (GR-78)",
    ),
    (
        CLOSED_DOOR,
        "close",
        "This door is closed already: Gh5/h6. (GR-77)",
    ),
    (
        at("stay", red="Gh5", doors={"Gh5/h6": "destroyed 40"}),
        "close",
        "This door is destroyed and open for good: Gh5/h6. (GR-77)",
    ),
    (
        at("stay", red="Gb11"),
        "close",
        "Nobody can close the armoured door (Ga11/b11); once opened, it stays open. (GR-67)",
    ),
    (
        at("stay", red="Ga11", doors={"Ga11/b11": "open"}),
        "close",
        "Nobody can close the armoured door (Ga11/b11); once opened, it stays open. (GR-67)",
    ),
    (
        CLOSING_A_DOOR,
        "Gg4/g5",
        "You are on Gh5, and that square does not touch the door Gg4/g5. (GR-76)",
    ),
    (
        CLOSING_A_DOOR,
        "wall",
        "The wall is not a door: only dynamite removes the wall chip. (GR-71)",
    ),
    (
        CLOSING_A_DOOR,
        "end, Gh6",
        "What has been begun is completed and cannot be taken back: Which door do you close? "
        "(GR-237)",
    ),
    (
        at("stay", "close", edition=MORE_DOORS, red="Gh5", doors={"Gh4/h5": "closed"}),
        "Gh4/h5",
        "This door is closed already: Gh4/h5. (GR-77)",
    ),
    (
        at("stay", "close", edition=MORE_DOORS, red="Gh5", doors={"Gh4/h5": "destroyed"}),
        "Gh4/h5",
        "This door is destroyed and open for good: Gh4/h5. (GR-77)",
    ),
    (
        at("stay", "close", edition=MORE_DOORS, red="Gb11"),
        "Ga11/b11",
        "Nobody can close the armoured door (Ga11/b11); once opened, it stays open. (GR-67)",
    ),
]

KEYS_CASES: list[Case] = [
    (
        at("stay", red="Gh3", down={"G4": None}, holds=KEY),
        "key",
        "Your square touches no door: Gh3. (GR-124)",
    ),
    (
        at("stay", red="Ce2"),
        "key",
        "You hold no key. (GR-124)",
    ),
    (
        at("stay", red=servant("Ce2"), holds=KEY),
        "key",
        "Servants can use neither keys nor other powers. (GR-182)",
    ),
    (
        at("stay", red="Gh5", holds=KEY),
        "key",
        "Only the two crypt doors and the armoured door can be opened with keys, not this "
        "one: Gh5/h6. (GR-123)",
    ),
    (
        at("stay", red="Gh5", holds=KEY, doors={"Gh5/h6": "closed"}),
        "key",
        "Only the two crypt doors and the armoured door can be opened with keys, not this "
        "one: Gh5/h6. (GR-79)",
    ),
    (
        at("stay", red="Ce2", holds=KEY, doors={"Ce2/f2": "open"}),
        "key",
        "This door is open already: Ce2/f2. (GR-124)",
    ),
    (
        at("stay", red="Ce2", holds=KEY, doors={"Ce2/f2": "destroyed 40"}),
        "key",
        "This door is destroyed and open for good: Ce2/f2. (GR-124)",
    ),
    (
        at("stay", red="Gb11", holds=KEY),
        "key",
        "The armoured door can be opened only from inside, from the stair: Ga11/b11. (GR-65)",
    ),
    (
        at("stay", red="Ga11", holds=KEY, doors={"Ga11/b11": "open"}),
        "key",
        "This door is open already: Ga11/b11. (GR-124)",
    ),
    (
        CHOOSING_A_KEY,
        "E06",
        "This card is not a key: Plan. (GR-124)",
    ),
    (
        CHOOSING_A_KEY,
        "E16",
        "Ruprecht Hauk does not carry this card: Silver key. (GR-124)",
    ),
    (
        CHOOSING_A_KEY,
        "Gold, end, Ce2/f2",
        "What has been begun is completed and cannot be taken back: Which key do you try? (GR-237)",
    ),
    (
        CHOOSING_A_KEY,
        "E09",
        "This card is not a key: Sword. (GR-124)",
    ),
    (
        CHOOSING_A_KEY,
        "C07",
        "Ruprecht Hauk does not carry this card: Universal key. (GR-124)",
    ),
    (
        KEY_CHOSEN,
        "Ci3/i4",
        "You are on Ce2, and that square does not touch the door Ci3/i4. (GR-124)",
    ),
    (
        KEY_CHOSEN,
        "Cd3/e3",
        "You are on Ce2, and that square does not touch the door Cd3/e3. (GR-124)",
    ),
    (
        KEY_CHOSEN,
        "wall",
        "The wall is not a door: only dynamite removes the wall chip. (GR-71)",
    ),
    (
        KEY_CHOSEN,
        "end, gold",
        "What has been begun is completed and cannot be taken back: Which door do you try it "
        "on? (GR-237)",
    ),
    (
        KEY_CHOSEN,
        "Ga11/b11",
        "You are on Ce2, and that square does not touch the door Ga11/b11. (GR-124)",
    ),
    (
        at("stay", "key", "E15", red="Ci4", holds=KEY),
        "Ce2/f2",
        "You are on Ci4, and that square does not touch the door Ce2/f2. (GR-124)",
    ),
    (
        at("stay", "key", "E15", edition=MORE_DOORS, red="Ce2", holds=KEY),
        "Ce2/e3",
        "Only the two crypt doors and the armoured door can be opened with keys, not this "
        "one: Ce2/e3. (GR-123)",
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
        "Only the two crypt doors and the armoured door can be opened with keys, not this "
        "one: Ce2/e3. (GR-79)",
    ),
]

CHARGES_CASES: list[Case] = [
    (
        at("stay", red="Gh3", down={"G4": None}, holds=CHARGE),
        "light",
        "Nothing can be blown up from Gh3: it touches neither a door nor the wall chip. (GR-209)",
    ),
    (
        at("stay", red="Gn1"),
        "light",
        "To blow something up you need both dynamite and torch; missing: Dynamite, Torch. (GR-209)",
    ),
    (
        at("stay", red="Gn1", holds={"red": "Torch"}),
        "light",
        "To blow something up you need both dynamite and torch; missing: Dynamite. (GR-209)",
    ),
    (
        at("stay", red="Gn1", holds={"red": "Dynamite"}),
        "light",
        "To blow something up you need both dynamite and torch; missing: Torch. (GR-209)",
    ),
    (
        CLOSED_DOOR,
        "light",
        "To blow something up you need both dynamite and torch; missing: Dynamite, Torch. (GR-209)",
    ),
    (
        at("stay", red="Ge2"),
        "light",
        "To blow something up you need both dynamite and torch; missing: Dynamite, Torch. (GR-209)",
    ),
    (
        at("stay", red="Gn1", holds=CHARGE, wall=False),
        "light",
        "Nothing can be blown up from Gn1: it touches neither a door nor the wall chip. (GR-209)",
    ),
    (
        at("stay", red="Gh5", holds=CHARGE),
        "light",
        "This door is open already: Gh5/h6. (GR-211)",
    ),
    (
        at("stay", red="Gh5", holds=CHARGE, doors={"Gh5/h6": "destroyed 40"}),
        "light",
        "This door is destroyed and open for good: Gh5/h6. (GR-211)",
    ),
    (
        at("stay", red="Ga11", holds=CHARGE),
        "light",
        "Force is useless against the armoured door: Ga11/b11. (GR-66)",
    ),
    (
        at("stay", red="Gb11", holds=CHARGE),
        "light",
        "Force is useless against the armoured door: Ga11/b11. (GR-66)",
    ),
    (
        LIGHTING,
        "Gh5/h6",
        "You are on Gn1, and that square does not touch the door Gh5/h6. (GR-209)",
    ),
    (
        LIGHTING,
        "Ga11/b11",
        "You are on Gn1, and that square does not touch the door Ga11/b11. (GR-209)",
    ),
    (
        LIGHTING,
        "end, Gn1",
        "What has been begun is completed and cannot be taken back: What do you blow up? (GR-237)",
    ),
    (
        at("stay", "light", red="Ge2", holds=CHARGE),
        "wall",
        "Your square is not adjacent to the wall chip: Ge2. (GR-210)",
    ),
    (
        at("stay", "light", red="Ge2", holds=CHARGE, wall=False),
        "wall",
        "The wall chip is gone: the way is free. (GR-211)",
    ),
    (
        at(
            "stay", "light", edition=MORE_DOORS, red="Gh5", holds=CHARGE, doors={"Gh5/h6": "closed"}
        ),
        "Gh4/h5",
        "This door is open already: Gh4/h5. (GR-211)",
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
        "This door is destroyed and open for good: Gh4/h5. (GR-211)",
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
        "Force is useless against the armoured door: Ga11/b11. (GR-66)",
    ),
    (
        at("stay", edition=MORE_DOORS, red="Gh5", doors={"Gh5/h6": "closed"}),
        "light",
        "To blow something up you need both dynamite and torch; missing: Dynamite, Torch. (GR-209)",
    ),
]

CASES = [*CLOSING_CASES, *KEYS_CASES, *CHARGES_CASES]


@pytest.mark.clause("GR-76", "GR-123", "GR-211")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_a_door_that_resists_is_refused_with_the_reason(case: Case) -> None:
    table, written, sentence = case

    for move in written.split(", "):
        assert refusal_of(table(), move) == sentence
