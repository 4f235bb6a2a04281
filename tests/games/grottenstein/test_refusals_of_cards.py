"""What a player hears who cannot reveal, take or put down a card."""

import pytest

from tests.games.grottenstein.refused import GONE, Case, at, refusal_of, servant

IN_THE_HALL = at("stay")
EMPTY_FIELD = at("stay", red="Gh3", down={"G4": None}, out="Rats")
TWO_OPEN_CARDS = at("stay", "take", red="Gh3", open={"G4": "Sword, Bow"}, holds={"red": "Plan"})
STAKE_NAMED = at(
    "stay",
    "take",
    "C01",
    red="Gh3",
    yellow=GONE,
    open={"G4": "Sword"},
    floor={"Gh3": {"yellow": "Stake, Hammer, Bow, Shield, Plan", "unlit": "Torch"}},
    holds={"red": "Flute"},
)
PUTTING_DOWN = at("stay", "put", red="Gh3", down={"G4": None}, holds={"red": "Sword"})

REVEALING_CASES: list[Case] = [
    (
        IN_THE_HALL,
        "reveal",
        "Gg11 isn’t a numbered square, so it has no field for cards. (GR-82)",
    ),
    (
        EMPTY_FIELD,
        "reveal",
        "There’s no face-down card on G4. (GR-82)",
    ),
    (
        at("stay", red=servant("Gh3"), down={"G4": None}, open={"G4": "Sword"}),
        "reveal",
        "There’s no face-down card on G4. (GR-82)",
    ),
]

#: The first field, the first card and the remains of the first colour are like all others.
FIRST_CASES: list[Case] = [
    (
        at("stay", red="Ca1", down={"C1": None}, out="Club"),
        "reveal",
        "There’s no face-down card on C1. (GR-82)",
    ),
    (
        at("stay", red="Ca1", down={"C1": None}, out="Club"),
        "put",
        "Ruprecht Hauk has no card to put down. (GR-90)",
    ),
    (
        at("stay", red="Ca1", open={"C1": "Bow"}, holds={"red": "Club"}),
        "take",
        "The border of Bow shows that only Jette Falk can carry it. (GR-99)",
    ),
    (
        at("stay", red=servant("Gh3"), down={"G4": "First-aid kit"}, holds={"red": "Sword"}),
        "put",
        "G4 still has a face-down card, so you can’t put anything on it. (GR-90)",
    ),
    (
        at("stay", slot="blue", blue=servant("Gh5"), red=GONE, floor={"Gh5": {"red": "Stake"}}),
        "take",
        "Servants can’t take Stake; it’s for living hunters. (GR-194)",
    ),
    (
        at("stay", red=servant("Gh3"), open={"G4": "Bow"}),
        "take",
        "The border of Bow shows that only Jette Falk can carry it. (GR-99)",
    ),
]

TAKING_CASES: list[Case] = [
    (
        IN_THE_HALL,
        "take",
        "There’s nothing to take on Gg11. (GR-89)",
    ),
    (
        EMPTY_FIELD,
        "take",
        "There’s nothing to take on Gh3. (GR-89)",
    ),
    (
        at("stay", red="Gh3", open={"G4": "Bow"}),
        "take",
        "The border of Bow shows that only Jette Falk can carry it. (GR-99)",
    ),
    (
        at("stay", red="Gh3", open={"G4": "Sword"}, holds={"red": "Plan, Flute, Shield"}),
        "take",
        "You don’t have enough room for Sword. Places needed: 1, free: 0. (GR-96)",
    ),
    (
        at("stay", red="Gh3", open={"G4": "Francisca"}, holds={"red": "Plan, Flute"}),
        "take",
        "You don’t have enough room for Francisca. Places needed: 2, free: 1. (GR-96)",
    ),
    (
        at("stay", red="Gh3", open={"G5": "Sword"}, down={"G4": None}, out="Rats"),
        "take",
        "There’s nothing to take on Gh3. (GR-89)",
    ),
    (
        at("stay", red=servant("Gh5"), yellow=GONE, floor={"Gh5": {"yellow": "Stake"}}),
        "take",
        "Servants can’t take Stake; it’s for living hunters. (GR-194)",
    ),
    (
        at("stay", red=servant("Gh5"), floor={"Gh5": {"unlit": "Dynamite"}}),
        "take",
        "Servants can’t take Dynamite; it’s for living hunters. (GR-219)",
    ),
    (
        at("stay", red=servant("Go10"), floor={"Co10": {"ladder": "Ladder"}}),
        "take",
        "Servants can’t take Ladder; it’s for living hunters. (ED-14)",
    ),
    (
        at("stay", red=servant("Go9"), floor={"Go10": {"ladder": "Ladder"}}),
        "take",
        "There’s nothing to take on Go9. (GR-89)",
    ),
    (
        at("stay", slot="blue", blue="Gn1", charge={"lighter": "red", "aim": "wall", "at": "Gn1"}),
        "take",
        "Dynamite is burning, and nobody can take it. (GR-212)",
    ),
    (
        at("stay", red="Gb5", yellow=GONE, floor={"Ga5": {"yellow": "Bow"}}),
        "take",
        "The border of Bow shows that only Jette Falk can carry it. (GR-99)",
    ),
    (
        at("stay", red="Gh5", yellow=GONE, floor={"Ga5": {"yellow": "Bow"}}),
        "take",
        "There’s nothing to take on Gh5. (GR-89)",
    ),
    (
        TWO_OPEN_CARDS,
        "E10",
        "The border of Bow shows that only Jette Falk can carry it. (GR-99)",
    ),
    (
        TWO_OPEN_CARDS,
        "E06",
        "Plan isn’t face up on Gh3. (GR-89)",
    ),
    (
        TWO_OPEN_CARDS,
        "E11",
        "Shield isn’t face up on Gh3. (GR-89)",
    ),
    (
        TWO_OPEN_CARDS,
        "end, dagger, G4",
        "You’ve started this and can’t take it back: Choose a card to take. (GR-237)",
    ),
    (
        at(
            "stay",
            "take",
            slot="blue",
            blue="Gk1",
            red="Gl1",
            open={"G5": "Sword"},
            charge={"lighter": "red", "aim": "wall", "at": "Gn1"},
        ),
        "E04",
        "Dynamite isn’t face up on Gk1. (GR-89)",
    ),
]

TAKING_MORE_CASES: list[Case] = [
    (
        STAKE_NAMED,
        "C01",
        "You’ve already named Stake. (GR-236)",
    ),
    (
        STAKE_NAMED,
        "E09",
        "One action takes cards from one place, and Sword is in another. (GR-236)",
    ),
    (
        STAKE_NAMED,
        "E10",
        "The border of Bow shows that only Jette Falk can carry it. (GR-99)",
    ),
    (
        STAKE_NAMED,
        "E02",
        "Antidote isn’t face up on Gh3. (GR-89)",
    ),
    (
        STAKE_NAMED,
        "Gh3",
        "You’ve started this and can’t take it back: Take another card, or is that all? (GR-237)",
    ),
    (
        at(
            "stay",
            "take",
            "C01",
            "E08",
            red="Gh3",
            yellow=GONE,
            open={"G4": "Sword"},
            floor={"Gh3": {"yellow": "Stake, Hammer, Bow, Shield, Plan", "unlit": "Torch"}},
            holds={"red": "Flute"},
        ),
        "E11",
        "You don’t have enough room for Shield. Places needed: 1, free: 0. (GR-96)",
    ),
    (
        at(
            "stay",
            "take",
            "C01",
            red="Go10",
            yellow=GONE,
            floor={"Go10": {"yellow": "Stake", "ladder": "Ladder"}},
        ),
        "E03",
        "One action takes cards from one place, and Ladder is in another. (GR-236)",
    ),
    (
        at(
            "stay",
            "take",
            "C01",
            red="Gb5",
            yellow=GONE,
            green=GONE,
            floor={"Gb5": {"yellow": "Stake"}, "Ga5": {"green": "Hammer"}},
        ),
        "E08",
        "One action takes cards from one place, and Hammer is in another. (GR-236)",
    ),
    (
        at(
            "stay",
            "take",
            "C01",
            slot="blue",
            blue="Gn1",
            red="Gl1",
            yellow=GONE,
            floor={"Gn1": {"yellow": "Stake"}},
            charge={"lighter": "red", "aim": "wall", "at": "Gn1"},
        ),
        "E05",
        "Torch is burning, and nobody can take it. (GR-212)",
    ),
]

PUTTING_CASES: list[Case] = [
    (
        at("stay", holds={"red": "Sword"}),
        "put",
        "Gg11 isn’t a numbered square, so it has no field for cards. (GR-95)",
    ),
    (
        at("stay", red=servant("Gh3"), holds={"red": "Sword"}),
        "put",
        "G4 still has a face-down card, so you can’t put anything on it. (GR-90)",
    ),
    (
        at(
            "stay",
            red="Gh3",
            down={"G4": None},
            yellow=GONE,
            floor={"Gh3": {"yellow": "Stake"}},
            holds={"red": "Sword"},
        ),
        "put",
        "A servant’s remains are on Gh3, so nothing else can be put down there. (GR-192)",
    ),
    (
        EMPTY_FIELD,
        "put",
        "Ruprecht Hauk has no card to put down. (GR-90)",
    ),
    (
        PUTTING_DOWN,
        "dagger",
        "The dagger isn’t a card, so it can’t be put down. (GR-97)",
    ),
    (
        PUTTING_DOWN,
        "E10",
        "Ruprecht Hauk doesn’t have Bow. (GR-90)",
    ),
    (
        PUTTING_DOWN,
        "end, G4",
        "You’ve started this and can’t take it back: Choose a card to put down. (GR-237)",
    ),
]

CASES = [*REVEALING_CASES, *FIRST_CASES, *TAKING_CASES, *TAKING_MORE_CASES, *PUTTING_CASES]


@pytest.mark.clause("GR-89", "GR-96", "GR-236")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_a_card_that_cannot_be_had_is_refused_with_the_reason(case: Case) -> None:
    table, written, sentence = case

    for move in written.split(", "):
        assert refusal_of(table(), move) == sentence
