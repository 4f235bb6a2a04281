"""What a hunter hears who begins, goes on with or ends his slot in a wrong way; and the set-up."""

from collections.abc import Callable

import pytest

from tests.games.grottenstein.editions import laid_over
from tests.games.grottenstein.refused import Case, at, refusal_of
from tests.games.grottenstein.table import Table, begun

CELLAR_CARDS = [f"C{number:02d}" if number < 10 else f"CARD(C{number})" for number in range(1, 13)]


def arranging(laid: int, *locks: str) -> Callable[[], Table]:
    """The set-up, with so many cards and these locks chosen."""

    def table() -> Table:
        fresh = begun()
        fresh.begins(*CELLAR_CARDS[:laid], *locks)
        return fresh

    return table


def without_the_club() -> Table:
    return begun(edition=laid_over({"cards.C05.deck": "none"}))


HALL = at()
THROWN = at("throw", dice=[1, 2])
BEFORE_A_CARD = at("stay", red="Gh3", down={"G4": "Sword"})
IN_THE_HALL = at("stay")
FULL_SHEET = at(
    "stay", "reveal", red="Gh3", down={"G4": "Sword"}, holds={"red": "Plan, Flute, Shield"}
)

SET_UP_CASES: list[Case] = [
    (
        arranging(1),
        "C01",
        "You have already laid this card: Stake. (GR-23)",
    ),
    (
        arranging(1),
        "E01",
        "Only cellar cards are laid in the cellar, and this is an event card: First-aid kit. "
        "(GR-23)",
    ),
    (
        arranging(1),
        "gold, throw, end",
        "First the set-up must be completed: Which card do you lay on the next field of the "
        "cellar? (GR-19)",
    ),
    (
        arranging(12),
        "C01",
        "You have already laid this card: Stake. (GR-23)",
    ),
    (
        arranging(12),
        "Gh5",
        "First the set-up must be completed: Which lock do you give the crypt? (GR-19)",
    ),
    (
        arranging(12, "silver"),
        "silver",
        "The crypt already has this lock: silver. The armoured door gets another one. (GR-26)",
    ),
    (
        arranging(12, "silver"),
        "C02",
        "You have already laid this card: Holy water. (GR-23)",
    ),
    (
        without_the_club,
        "C05",
        "This edition does not have this card: Club. (GR-14)",
    ),
]

RISING_CASES: list[Case] = [
    (
        at(red={"state": "corpse"}),
        "throw, end",
        "First decide about the servant: Who plays the new servant? (GR-37)",
    ),
]

OPENING_CASES: list[Case] = [
    (
        at(red={"at": "Gh3", "stuck": True}),
        "throw",
        "Ruprecht Hauk is stuck in the grease: in this turn there is no movement, only "
        "staying. (ED-9)",
    ),
    (
        HALL,
        "end, reveal, take, put, close, use, key, cast, light",
        "The movement comes first, even if you just stay where you are: How do you begin "
        "this turn? (GR-43)",
    ),
    (
        HALL,
        "bat",
        "Only the vampire becomes a bat. (GR-147)",
    ),
    (
        HALL,
        "bite",
        "Only the vampire bites; hunters and servants fight with weapons. (GR-154)",
    ),
    (
        HALL,
        "wear cape, wear nails",
        "Only the vampire takes pieces of his wardrobe. (GR-142)",
    ),
    (
        HALL,
        "Gh10, Gg11",
        "First throw the dice; then you choose where to go. (GR-57)",
    ),
    (
        HALL,
        "leave",
        "There is no revealed card that you could leave. (GR-87)",
    ),
    (
        HALL,
        "servant mine, servant owner",
        "No corpse is rising now. (GR-37)",
    ),
    (
        HALL,
        "gold, iron",
        "Locks are chosen only during the set-up. (GR-26)",
    ),
    (
        HALL,
        "dagger, E09, C05, Gh5/h6, wall, G7, blue, vampire",
        "First say what you want to do: How do you begin this turn? (GR-237)",
    ),
]

DESTINATION_CASES: list[Case] = [
    (
        THROWN,
        "throw, stay, bat",
        "You have already thrown: 3. Now choose a square; your own is allowed too. (GR-57)",
    ),
    (
        THROWN,
        "fight",
        "You have thrown, so you move: a fight in place is chosen before the throw. (GR-103)",
    ),
    (
        THROWN,
        "end, E09, bite, reveal",
        "First choose where your movement ends; your own square is allowed too: Where do you "
        "go? (GR-43)",
    ),
    (
        at("throw", slot="vampire", dice=[1, 2]),
        "fight, bite",
        "First choose where your movement ends; your own square is allowed too: Where do you "
        "go? (GR-48)",
    ),
    (
        at("bat", slot="vampire", worn=["cape"], dice=[1, 2, 3, 4]),
        "throw",
        "You have already thrown: 10. Now choose a square; your own is allowed too. (GR-57)",
    ),
]

AFTER_MOVING_CASES: list[Case] = [
    (
        BEFORE_A_CARD,
        "end",
        "Your movement has ended on a face-down card, and before anything else you must "
        "reveal it: G4. (GR-82)",
    ),
    (
        BEFORE_A_CARD,
        "fight, take, put, close, use, key, cast, light",
        "Your movement has ended on a face-down card, and before anything else you must "
        "reveal it: G4. (GR-83)",
    ),
    (
        BEFORE_A_CARD,
        "throw",
        "Your movement in this turn is over: What do you do now? (GR-43)",
    ),
    (
        IN_THE_HALL,
        "throw, stay, Gg10",
        "Your movement in this turn is over: What do you do now? (GR-43)",
    ),
    (
        IN_THE_HALL,
        "bat",
        "Only the vampire becomes a bat. (GR-147)",
    ),
    (
        IN_THE_HALL,
        "bite",
        "Only the vampire bites; hunters and servants fight with weapons. (GR-154)",
    ),
    (
        IN_THE_HALL,
        "wear teeth",
        "Only the vampire takes pieces of his wardrobe. (GR-142)",
    ),
    (
        IN_THE_HALL,
        "leave",
        "There is no revealed card that you could leave. (GR-87)",
    ),
    (
        IN_THE_HALL,
        "dagger, G4, E01, green",
        "First say what you want to do: What do you do now? (GR-237)",
    ),
    (
        IN_THE_HALL,
        "servant owner",
        "No corpse is rising now. (GR-37)",
    ),
    (
        IN_THE_HALL,
        "copper",
        "Locks are chosen only during the set-up. (GR-26)",
    ),
]

REVEALED_CASES: list[Case] = [
    (
        at("stay", "reveal", red="Gh3", down={"G4": "Bow"}),
        "take",
        "Its coloured border says that only Jette Falk may carry this card: Bow. (GR-99)",
    ),
    (
        FULL_SHEET,
        "take",
        "There is not enough room on the sheet for this card: Sword. Places needed: 1, free: "
        "0. (GR-96)",
    ),
    (
        FULL_SHEET,
        "put",
        "That would be two actions: take the revealed card or leave it, but nothing can be "
        "put down for it. (GR-93)",
    ),
    (
        at("stay", "reveal", red="Gh3", down={"G4": "Sword"}),
        "end, E09, throw",
        "The revealed card comes first: Do you take the revealed card, or do you leave it? (GR-86)",
    ),
]

CASES = [
    *SET_UP_CASES,
    *RISING_CASES,
    *OPENING_CASES,
    *DESTINATION_CASES,
    *AFTER_MOVING_CASES,
    *REVEALED_CASES,
]


@pytest.mark.clause("GR-19", "GR-43", "GR-83")
@pytest.mark.parametrize("case", CASES, ids=[case[-1][-50:] for case in CASES])
def test_a_slot_out_of_order_is_refused_with_its_reason(case: Case) -> None:
    table, written, sentence = case

    for move in written.split(", "):
        assert refusal_of(table(), move) == sentence
