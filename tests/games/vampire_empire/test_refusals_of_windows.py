"""What a player hears in windows and when paying: the sentence and its clause."""

import pytest

from gruft.games.vampire_empire.state import cards as c
from tests.games.vampire_empire.refused import (
    Case,
    after,
    begun_with,
    cellar,
    moat,
    play,
    refusal_of,
)
from tests.games.vampire_empire.table import CITY, H, Table, V, by_day, given


def window(vampires: str, humans: str = "-", **keys: object) -> Table:
    """V is asked in window A of the night."""
    return given(vampires, humans, decision="window", **keys)  # type: ignore[arg-type]


def day_window(vampires: str, humans: str, **keys: object) -> Table:
    """H is asked in window A of the day."""
    return by_day(vampires, humans, decision="window", **keys)


def passing(hand: str, *paid: str) -> Table:
    return begun_with(given(hand), V, "pass", *paid)


IN_WINDOWS: list[Case] = [
    (
        lambda: window("Garlic"),
        V,
        play("Garlic"),
        "Only support cards can be played in windows. Garlic isn’t one. (VE-121)",
    ),
    (
        lambda: window("Claws, Garlic"),
        V,
        play("Claws"),
        "Claws is played only in a combat, not in a window. (VE-122)",
    ),
    (
        lambda: day_window("-", "Secret Passage, Garlic"),
        H,
        play("Secret Passage"),
        "Secret Passage is played only in a combat, not in a window. (VE-122)",
    ),
    (
        lambda: window("Regeneration, Garlic"),
        V,
        play("Regeneration"),
        "Regeneration is played only as an answer when its moment comes, not in a window. (VE-122)",
    ),
    (
        lambda: window("I'm Not a Vampire, Garlic"),
        V,
        play("I'm Not a Vampire"),
        "I\u2019m Not a Vampire is played only as an answer when its moment comes, not in a"
        " window. (VE-122)",
    ),
    (
        lambda: day_window("-", "Regeneration, Garlic*2"),
        H,
        play("Regeneration"),
        "The human player can only pay with Regeneration or discard it. (VE-205)",
    ),
    (
        lambda: window("Kitchen Boy"),
        V,
        play("Kitchen Boy"),
        "Kitchen Boy needs a castle character of its class (servant) for its marker, and there "
        "isn\u2019t one. (VE-198)",
    ),
    (
        lambda: day_window("-", "Chapel, Garlic", moats=["-", "Holy Water 1, Ostler"]),
        H,
        play("Chapel"),
        "Your moat holds no combat card for Chapel to bring back. (VE-136)",
    ),
    (
        lambda: day_window("Garlic", "Crypt Opening, Garlic"),
        H,
        play("Crypt Opening"),
        "Your opponent’s cellar is empty, so there’s nothing for Crypt Opening to take. (VE-170)",
    ),
    (
        lambda: window("Bat Form, Garlic"),
        V,
        play("Bat Form"),
        "Your opponent’s hand is empty, so there’s nothing for Bat Form to show. (VE-181)",
    ),
    (
        lambda: window("Mist Form, Garlic"),
        V,
        play("Mist Form"),
        "Mist Form needs a revealed vampire in the castle, and there isn\u2019t one. (VE-182)",
    ),
    (
        lambda: window("Hypnosis, Garlic", dead=CITY, revealed=["Monk", "Cook"]),
        V,
        play("Hypnosis"),
        "The city is empty, so Hypnosis can’t bring anyone into the castle. (VE-188)",
    ),
    (
        lambda: window("Coffin, Garlic", decks=["-", None]),
        V,
        play("Coffin"),
        "Your deck is empty, so Coffin has nothing to draw. (VE-194)",
    ),
    (
        lambda: day_window("Garlic", "Garlic", cellars=["Relic", "-"]),
        H,
        play("Crypt Opening"),
        "You don\u2019t hold Crypt Opening. (VE-169)",
    ),
    (
        lambda: window("Garlic"),
        V,
        play("Coffin"),
        "You don\u2019t hold Coffin. (VE-193)",
    ),
    (
        lambda: window("Coffin"),
        V,
        play("Coffin"),
        "Coffin now costs one other card from your hand, and you have none. (VE-131)",
    ),
    (
        lambda: after(day_window("Coffin, Garlic", "Garlic"), (H, "decline")),
        V,
        play("Coffin"),
        "Coffin now costs 2 other cards from your hand, and you have only 1. (VE-131)",
    ),
    (
        lambda: window("Garlic"),
        V,
        play("Ostler"),
        "Only the human deck has Ostler, and the vampire player never takes cards from it."
        " (VE-206)",
    ),
    (
        lambda: window("Garlic"),
        V,
        c.PASS,
        "A turn has exactly one action, in step 3 between the two windows. Right now: Play a "
        "support card? (VE-38)",
    ),
    (
        lambda: after(window("Garlic", "Garlic"), (V, "decline")),
        H,
        c.PASS,
        "Ada chooses the action this turn. (VE-38)",
    ),
]

PAYING: list[Case] = [
    (
        lambda: passing("Garlic, Dagger"),
        V,
        c.DONE,
        "Passing costs two cards, or all if you have fewer: 2 more go to the moat. (VE-79)",
    ),
    (
        lambda: passing("Garlic, Dagger", "pay Garlic"),
        V,
        c.DONE,
        "Passing costs two cards, or all if you have fewer: one more goes to the moat. (VE-79)",
    ),
    (
        lambda: passing("Garlic, Dagger"),
        V,
        cellar("Garlic"),
        "What you pay goes to the moat, never to the cellar. (VE-79)",
    ),
    (
        lambda: passing("Garlic, Dagger"),
        V,
        moat("Rapier"),
        "You don\u2019t hold Rapier. (VE-149)",
    ),
    (
        lambda: passing("Garlic, Dagger, Rapier", "pay Dagger"),
        V,
        moat("Garlic"),
        "Name the cards of a group in the order of the card list: Garlic comes before Dagger, so "
        "go on with Dagger or a later card. (VE-240)",
    ),
    (
        lambda: passing("Garlic, Dagger, Rapier"),
        V,
        moat("Rapier"),
        "Name the cards of a group in the order of the card list: from Rapier on, you don’t have "
        "the 2 still needed. Possible now: Garlic, Dagger. (VE-241)",
    ),
    (
        lambda: passing("Garlic, Dagger"),
        V,
        play("Garlic"),
        "That isn’t what you’re being asked now: Choose a card to discard. (VE-253)",
    ),
    (
        lambda: begun_with(window("Coffin, Garlic"), V, "play Coffin"),
        V,
        c.DONE,
        "Pay the full cost: one more card from your hand goes to the moat. (VE-130)",
    ),
    (
        lambda: begun_with(window("Coffin, Garlic"), V, "play Coffin"),
        V,
        cellar("Garlic"),
        "What you pay goes to the moat, never to the cellar. (VE-130)",
    ),
]

CASES = [*IN_WINDOWS, *PAYING]


@pytest.mark.clause(
    "VE-121", "VE-122", "VE-131", "VE-136", "VE-170", "VE-181", "VE-182", "VE-188", "VE-194",
    "VE-198", "VE-205",
)  # fmt: skip
@pytest.mark.parametrize("case", IN_WINDOWS, ids=[case[-1][-50:] for case in IN_WINDOWS])
def test_in_a_window_a_refusal_says_what_keeps_the_card_from_being_played(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-79", "VE-130", "VE-240", "VE-241")
@pytest.mark.parametrize("case", PAYING, ids=[case[-1][-50:] for case in PAYING])
def test_when_paying_a_refusal_says_what_is_still_to_be_paid_and_with_what(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence
