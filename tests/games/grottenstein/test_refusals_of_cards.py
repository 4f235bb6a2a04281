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
        "This is not a numbered square, so it has no field for cards: Gg11. (GR-82)",
    ),
    (
        EMPTY_FIELD,
        "reveal",
        "There is no face-down card here: G4. (GR-82)",
    ),
    (
        at("stay", red=servant("Gh3"), down={"G4": None}, open={"G4": "Sword"}),
        "reveal",
        "There is no face-down card here: G4. (GR-82)",
    ),
]

#: The first field, the first card and the remains of the first colour are like all others.
FIRST_CASES: list[Case] = [
    (
        at("stay", red="Ca1", down={"C1": None}, out="Club"),
        "reveal",
        "There is no face-down card here: C1. (GR-82)",
    ),
    (
        at("stay", red="Ca1", down={"C1": None}, out="Club"),
        "put",
        "Ruprecht Hauk has no card to put down. (GR-90)",
    ),
    (
        at("stay", red="Ca1", open={"C1": "Bow"}, holds={"red": "Club"}),
        "take",
        "Its coloured border says that only Jette Falk may carry this card: Bow. (GR-99)",
    ),
    (
        at("stay", red=servant("Gh3"), down={"G4": "First-aid kit"}, holds={"red": "Sword"}),
        "put",
        "A face-down card still lies here, so nothing can be put on it: G4. (GR-90)",
    ),
    (
        at("stay", slot="blue", blue=servant("Gh5"), red=GONE, floor={"Gh5": {"red": "Stake"}}),
        "take",
        "Servants cannot take this card; it is for living hunters: Stake. (GR-194)",
    ),
    (
        at("stay", red=servant("Gh3"), open={"G4": "Bow"}),
        "take",
        "Its coloured border says that only Jette Falk may carry this card: Bow. (GR-99)",
    ),
]

TAKING_CASES: list[Case] = [
    (
        IN_THE_HALL,
        "take",
        "Nothing that could be taken lies here: Gg11. (GR-89)",
    ),
    (
        EMPTY_FIELD,
        "take",
        "Nothing that could be taken lies here: Gh3. (GR-89)",
    ),
    (
        at("stay", red="Gh3", open={"G4": "Bow"}),
        "take",
        "Its coloured border says that only Jette Falk may carry this card: Bow. (GR-99)",
    ),
    (
        at("stay", red="Gh3", open={"G4": "Sword"}, holds={"red": "Plan, Flute, Shield"}),
        "take",
        "There is not enough room on the sheet for this card: Sword. Places needed: 1, free: "
        "0. (GR-96)",
    ),
    (
        at("stay", red="Gh3", open={"G4": "Francisca"}, holds={"red": "Plan, Flute"}),
        "take",
        "There is not enough room on the sheet for this card: Francisca. Places needed: 2, "
        "free: 1. (GR-96)",
    ),
    (
        at("stay", red="Gh3", open={"G5": "Sword"}, down={"G4": None}, out="Rats"),
        "take",
        "Nothing that could be taken lies here: Gh3. (GR-89)",
    ),
    (
        at("stay", red=servant("Gh5"), yellow=GONE, floor={"Gh5": {"yellow": "Stake"}}),
        "take",
        "Servants cannot take this card; it is for living hunters: Stake. (GR-194)",
    ),
    (
        at("stay", red=servant("Gh5"), floor={"Gh5": {"unlit": "Dynamite"}}),
        "take",
        "Servants cannot take this card; it is for living hunters: Dynamite. (GR-219)",
    ),
    (
        at("stay", red=servant("Go10"), floor={"Co10": {"ladder": "Ladder"}}),
        "take",
        "Servants cannot take this card; it is for living hunters: Ladder. (ED-14)",
    ),
    (
        at("stay", red=servant("Go9"), floor={"Go10": {"ladder": "Ladder"}}),
        "take",
        "Nothing that could be taken lies here: Go9. (GR-89)",
    ),
    (
        at("stay", slot="blue", blue="Gn1", charge={"lighter": "red", "aim": "wall", "at": "Gn1"}),
        "take",
        "This card is burning, and nobody may take it: Dynamite. (GR-212)",
    ),
    (
        at("stay", red="Gb5", yellow=GONE, floor={"Ga5": {"yellow": "Bow"}}),
        "take",
        "Its coloured border says that only Jette Falk may carry this card: Bow. (GR-99)",
    ),
    (
        at("stay", red="Gh5", yellow=GONE, floor={"Ga5": {"yellow": "Bow"}}),
        "take",
        "Nothing that could be taken lies here: Gh5. (GR-89)",
    ),
    (
        TWO_OPEN_CARDS,
        "E10",
        "Its coloured border says that only Jette Falk may carry this card: Bow. (GR-99)",
    ),
    (
        TWO_OPEN_CARDS,
        "E06",
        "This card does not lie face up on Gh3: Plan. (GR-89)",
    ),
    (
        TWO_OPEN_CARDS,
        "E11",
        "This card does not lie face up on Gh3: Shield. (GR-89)",
    ),
    (
        TWO_OPEN_CARDS,
        "end, dagger, G4",
        "What has been begun is completed and cannot be taken back: Which card do you take? "
        "(GR-237)",
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
        "This card does not lie face up on Gk1: Dynamite. (GR-89)",
    ),
]

TAKING_MORE_CASES: list[Case] = [
    (
        STAKE_NAMED,
        "C01",
        "You have already named this card: Stake. (GR-236)",
    ),
    (
        STAKE_NAMED,
        "E09",
        "One action takes cards from one place, and this one lies in another: Sword. (GR-236)",
    ),
    (
        STAKE_NAMED,
        "E10",
        "Its coloured border says that only Jette Falk may carry this card: Bow. (GR-99)",
    ),
    (
        STAKE_NAMED,
        "E02",
        "This card does not lie face up on Gh3: Antidote. (GR-89)",
    ),
    (
        STAKE_NAMED,
        "Gh3",
        "What has been begun is completed and cannot be taken back: Which other card do you "
        "take, or is that all? (GR-237)",
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
        "There is not enough room on the sheet for this card: Shield. Places needed: 1, "
        "free: 0. (GR-96)",
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
        "One action takes cards from one place, and this one lies in another: Ladder. (GR-236)",
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
        "One action takes cards from one place, and this one lies in another: Hammer. (GR-236)",
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
        "This card is burning, and nobody may take it: Torch. (GR-212)",
    ),
]

PUTTING_CASES: list[Case] = [
    (
        at("stay", holds={"red": "Sword"}),
        "put",
        "This is not a numbered square, so it has no field for cards: Gg11. (GR-95)",
    ),
    (
        at("stay", red=servant("Gh3"), holds={"red": "Sword"}),
        "put",
        "A face-down card still lies here, so nothing can be put on it: G4. (GR-90)",
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
        "The remains of a servant lie here, and nothing else may be put down: Gh3. (GR-192)",
    ),
    (
        EMPTY_FIELD,
        "put",
        "Ruprecht Hauk has no card to put down. (GR-90)",
    ),
    (
        PUTTING_DOWN,
        "dagger",
        "The dagger is not a card: it cannot be put down. (GR-97)",
    ),
    (
        PUTTING_DOWN,
        "E10",
        "Ruprecht Hauk does not carry this card: Bow. (GR-90)",
    ),
    (
        PUTTING_DOWN,
        "end, G4",
        "What has been begun is completed and cannot be taken back: Which card do you put "
        "down? (GR-237)",
    ),
]

CASES = [*REVEALING_CASES, *FIRST_CASES, *TAKING_CASES, *TAKING_MORE_CASES, *PUTTING_CASES]


@pytest.mark.clause("GR-89", "GR-96", "GR-236")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_a_card_that_cannot_be_had_is_refused_with_the_reason(case: Case) -> None:
    table, written, sentence = case

    for move in written.split(", "):
        assert refusal_of(table(), move) == sentence
