"""What a hunter hears who begins, goes on with or ends a slot in a wrong way; and the set-up."""

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
        "You’ve already laid Stake. (GR-23)",
    ),
    (
        arranging(1),
        "E01",
        "Only cellar cards are laid in the cellar; First-aid kit is an event card. (GR-23)",
    ),
    (
        arranging(1),
        "gold, throw, end",
        "Finish the set-up first: Lay a card on the next cellar field. (GR-19)",
    ),
    (
        arranging(12),
        "C01",
        "You’ve already laid Stake. (GR-23)",
    ),
    (
        arranging(12),
        "Gh5",
        "Finish the set-up first: Choose a lock for the crypt. (GR-19)",
    ),
    (
        arranging(12, "silver"),
        "silver",
        "The crypt already has the silver lock. Choose another one for the armoured door. (GR-26)",
    ),
    (
        arranging(12, "silver"),
        "C02",
        "You’ve already laid Holy water. (GR-23)",
    ),
    (
        without_the_club,
        "C05",
        "Club isn’t in this edition. (GR-14)",
    ),
]

RISING_CASES: list[Case] = [
    (
        at(red={"state": "corpse"}),
        "throw, end",
        "Decide about the servant first: Who plays the new servant? (GR-37)",
    ),
]

OPENING_CASES: list[Case] = [
    (
        at(red={"at": "Gh3", "stuck": True}),
        "throw",
        "Ruprecht Hauk is stuck in the grease and can’t move this turn. (ED-9)",
    ),
    (
        HALL,
        "end, reveal, take, put, close, use, key, cast, light",
        "You move first, even if you stay where you are: Roll and move, or stay and fight? (GR-43)",
    ),
    (
        HALL,
        "bat",
        "Only the vampire can become a bat. (GR-147)",
    ),
    (
        HALL,
        "bite",
        "Only the vampire bites; hunters and servants fight with weapons. (GR-154)",
    ),
    (
        HALL,
        "wear cape, wear nails",
        "Only the vampire can put on his cape, teeth and nails. (GR-142)",
    ),
    (
        HALL,
        "Gh10, Gg11",
        "Roll the dice first; then choose where to go. (GR-57)",
    ),
    (
        HALL,
        "leave",
        "You haven’t revealed a card you could leave. (GR-87)",
    ),
    (
        HALL,
        "servant mine, servant owner",
        "No corpse is rising right now. (GR-37)",
    ),
    (
        HALL,
        "gold, iron",
        "Locks are chosen only during set-up. (GR-26)",
    ),
    (
        HALL,
        "dagger, E09, C05, Gh5/h6, wall, G7, blue, vampire",
        "First say what you want to do: Roll and move, or stay and fight? (GR-237)",
    ),
]

DESTINATION_CASES: list[Case] = [
    (
        THROWN,
        "throw, stay, bat",
        "You’ve already rolled 3. Now choose a square; you may stay on your own. (GR-57)",
    ),
    (
        THROWN,
        "fight",
        "You’ve rolled, so you move: to fight where you stand, choose that before rolling. "
        "(GR-103)",
    ),
    (
        THROWN,
        "end, E09, bite, reveal",
        "First choose where you stop; you may stay on your own square: Where do you go? (GR-43)",
    ),
    (
        at("throw", slot="vampire", dice=[1, 2]),
        "fight, bite",
        "First choose where you stop; you may stay on your own square: Where do you go? (GR-48)",
    ),
    (
        at("bat", slot="vampire", worn=["cape"], dice=[1, 2, 3, 4]),
        "throw",
        "You’ve already rolled 10. Now choose a square; you may stay on your own. (GR-57)",
    ),
]

AFTER_MOVING_CASES: list[Case] = [
    (
        BEFORE_A_CARD,
        "end",
        "You’ve stopped on a face-down card (G4). Reveal it before you do anything else. (GR-82)",
    ),
    (
        BEFORE_A_CARD,
        "fight, take, put, close, use, key, cast, light",
        "You’ve stopped on a face-down card (G4). Reveal it before you do anything else. (GR-83)",
    ),
    (
        BEFORE_A_CARD,
        "throw",
        "You’ve already moved this turn: What do you do here? (GR-43)",
    ),
    (
        IN_THE_HALL,
        "throw, stay, Gg10",
        "You’ve already moved this turn: What do you do here? (GR-43)",
    ),
    (
        IN_THE_HALL,
        "bat",
        "Only the vampire can become a bat. (GR-147)",
    ),
    (
        IN_THE_HALL,
        "bite",
        "Only the vampire bites; hunters and servants fight with weapons. (GR-154)",
    ),
    (
        IN_THE_HALL,
        "wear teeth",
        "Only the vampire can put on his cape, teeth and nails. (GR-142)",
    ),
    (
        IN_THE_HALL,
        "leave",
        "You haven’t revealed a card you could leave. (GR-87)",
    ),
    (
        IN_THE_HALL,
        "dagger, G4, E01, green",
        "First say what you want to do: What do you do here? (GR-237)",
    ),
    (
        IN_THE_HALL,
        "servant owner",
        "No corpse is rising right now. (GR-37)",
    ),
    (
        IN_THE_HALL,
        "copper",
        "Locks are chosen only during set-up. (GR-26)",
    ),
]

REVEALED_CASES: list[Case] = [
    (
        at("stay", "reveal", red="Gh3", down={"G4": "Bow"}),
        "take",
        "The border of Bow shows that only Jette Falk can carry it. (GR-99)",
    ),
    (
        FULL_SHEET,
        "take",
        "You don’t have enough room for Sword. Places needed: 1, free: 0. (GR-96)",
    ),
    (
        FULL_SHEET,
        "put",
        "That would be two actions. Take the revealed card or leave it; you can’t put another "
        "one down for it. (GR-93)",
    ),
    (
        at("stay", "reveal", red="Gh3", down={"G4": "Sword"}),
        "end, E09, throw",
        "Deal with the revealed card first: Take the card or leave it? (GR-86)",
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
