"""What a player hears when an action cannot be chosen, or Hide and Holy Water are not complete."""

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.state import cards as c
from gruft.kernel.edition import Edition
from tests.games.vampire_empire.refused import Case, begun_with, char, play, refusal_of
from tests.games.vampire_empire.table import H, Table, V, by_day, given


def hiding(hand: str, *begun: str, **keys: object) -> Table:
    return begun_with(given(hand, **keys), V, "hide", *begun)  # type: ignore[arg-type]


def with_water(hand: str, *begun: str, **keys: object) -> Table:
    """H uses holy water."""
    return begun_with(by_day("Garlic", hand, **keys), H, "water", *begun)


THREE_RED = "Garlic, Raven, Hound, Vampire 1"
TWO_WATERS = "Garlic, Holy Water 1, Holy Water 2"


def owners_garlic(type_: str, deck: str, other_deck: str) -> Edition:
    """The first of all cards is of another type and in one deck only."""
    return GAME.edition_with(
        {
            "cards.garlic.types": [type_],
            f"cards.garlic.{deck}": 2,
            f"cards.garlic.{other_deck}": 0,
            f"cards.pitchfork.{other_deck}": 3,
        },
        "mine.toml",
    )


CHOOSING: list[Case] = [
    (
        lambda: by_day("-", "Raven, Garlic"),
        H,
        c.HIDE,
        "Only the vampire player hides characters; red cards in your hand don\u2019t change that. "
        "(VE-204)",
    ),
    (
        lambda: given("Raven, Garlic"),
        V,
        c.HIDE,
        "To hide a character you need three red cards, and you hold 1. (VE-55)",
    ),
    (
        lambda: given("Garlic, Dagger", edition=owners_garlic("vampire", "vampire", "human")),
        V,
        c.HIDE,
        "To hide a character you need three red cards, and you hold 1. (VE-55)",
    ),
    (
        lambda: given("Garlic"),
        V,
        c.ASK_WATER,
        "Only the human player tests characters with holy water; you can hide a character, "
        "fight or pass. (VE-53)",
    ),
    (
        lambda: by_day("-", "Silver Bullets, Garlic"),
        H,
        c.ASK_WATER,
        "To test a character you need two water cards, and you hold 1. (VE-62)",
    ),
    (
        lambda: by_day(
            "-", "Garlic, Dagger", edition=owners_garlic("holy_water", "human", "vampire")
        ),
        H,
        c.ASK_WATER,
        "To test a character you need two water cards, and you hold 1. (VE-62)",
    ),
    (
        lambda: given("Relic, Garlic", revealed=["Lady"]),
        V,
        c.COMBAT,
        "While a revealed vampire is in the castle, only a revealed vampire can attack for you, "
        "and your cards aren’t enough for an attack with one. (VE-87)",
    ),
    (
        lambda: given("Vampire 3, Garlic"),
        V,
        c.COMBAT,
        "An attack needs at least one suitable card and more than the target’s defence markers; "
        "your cards aren’t enough with anyone in the castle. (VE-100)",
    ),
    (
        lambda: given("Garlic"),
        V,
        c.DONE,
        "You can’t skip the action; if you don’t want any of the others, pass. (VE-38)",
    ),
    (
        lambda: given("Coffin, Garlic"),
        V,
        play("Coffin"),
        "Coffin is played in the window before or after the action; now choose the action."
        " (VE-120)",
    ),
    (
        lambda: given("Dagger"),
        V,
        play("Dagger"),
        "Choose the action first; Dagger is shown as part of it. (VE-38)",
    ),
    (
        lambda: given("Dagger"),
        V,
        play("Spare 45"),
        "This edition has no card with the number 45. (VE-238)",
    ),
    (
        lambda: given("Dagger"),
        V,
        char("Lady"),
        "There’s no one to name now; a vampire is revealed only in step 2 of the night. (VE-47)",
    ),
    (
        lambda: given("Dagger"),
        V,
        c.TYPE,
        "That isn’t what you’re being asked now: Choose your action. (VE-253)",
    ),
    (
        lambda: by_day("-", "Dagger"),
        H,
        char("Lady"),
        "That isn’t what you’re being asked now: Choose your action. (VE-253)",
    ),
]

HIDING: list[Case] = [
    (
        lambda: hiding(THREE_RED),
        V,
        char("Monk"),
        "The Monk is in the city; choose someone in the castle. (VE-56)",
    ),
    (
        lambda: hiding(THREE_RED, castle=["Bishop", "Officer", "Monk"]),
        V,
        char("Lady"),
        "The Lady is in the city; choose someone in the castle. (VE-56)",
    ),
    (
        lambda: hiding(THREE_RED),
        V,
        c.TYPE,
        "That isn’t what you’re being asked now: Choose a character to hide. (VE-253)",
    ),
    (
        lambda: hiding(THREE_RED, dead=["Maid"]),
        V,
        char("Maid"),
        "The Maid is dead; choose someone in the castle. (VE-56)",
    ),
    (
        lambda: hiding(THREE_RED, journey=["Nun"]),
        V,
        char("Nun"),
        "The Nun is on a journey and out of reach; choose someone in the castle. (VE-157)",
    ),
    (
        lambda: hiding(THREE_RED),
        V,
        play("Raven"),
        "Name the character first; the cards follow. (VE-245)",
    ),
    (
        lambda: hiding(THREE_RED),
        V,
        c.DONE,
        "You have to choose here, and you can’t take back what you’ve started: Choose a "
        "character to hide. (VE-241)",
    ),
    (
        lambda: hiding(THREE_RED, "Lady"),
        V,
        play("Garlic"),
        "Only red cards can hide a character. Garlic isn\u2019t red. (VE-55)",
    ),
    (
        lambda: hiding(THREE_RED, "Lady", "play Raven"),
        V,
        c.DONE,
        "To hide a character, show exactly three red cards. Still missing: 2. (VE-55)",
    ),
    (
        lambda: hiding(THREE_RED, "Lady"),
        V,
        play("Vampire 2"),
        "You don\u2019t hold Vampire 2. (VE-154)",
    ),
    (
        lambda: hiding("Raven*2, Hound, Vampire 1", "Lady", "play Raven", "play Hound"),
        V,
        play("Raven"),
        "Name the cards of a group in the order of the card list: Raven comes before Hound, so go "
        "on with Hound or a later card. (VE-240)",
    ),
    (
        lambda: hiding(THREE_RED, "Lady"),
        V,
        play("Hound"),
        "Name the cards of a group in the order of the card list: from Hound on, you don’t have "
        "the 3 still needed. Possible now: Raven. (VE-241)",
    ),
    (
        lambda: hiding(THREE_RED, "Lady"),
        V,
        c.COMBAT,
        "A turn has exactly one action, in step 3 between the two windows. Right now: Choose a "
        "red card to hide it with. (VE-38)",
    ),
]

TESTING: list[Case] = [
    (
        lambda: with_water(TWO_WATERS, dead=["Maid"]),
        H,
        char("Maid"),
        "The Maid is dead; only the living in castle and city can be tested. (VE-63)",
    ),
    (
        lambda: with_water(TWO_WATERS, revealed=["Lady"]),
        H,
        char("Lady"),
        "The Lady is a revealed vampire: there’s nothing left to test. (VE-63)",
    ),
    (
        lambda: with_water(TWO_WATERS, journey=["Nun"]),
        H,
        char("Nun"),
        "The Nun is on a journey; only someone in the castle or the city can be tested. (VE-157)",
    ),
    (
        lambda: with_water(TWO_WATERS),
        H,
        c.TYPE,
        "That isn’t what you’re being asked now: Choose a character to test. (VE-253)",
    ),
    (
        lambda: with_water(TWO_WATERS),
        H,
        play("Holy Water 1"),
        "Name the character first; the cards follow. (VE-246)",
    ),
    (
        lambda: with_water(TWO_WATERS, "Lady"),
        H,
        play("Garlic"),
        "Only holy water cards count for a test. Garlic isn\u2019t one. (VE-62)",
    ),
    (
        lambda: with_water(TWO_WATERS, "Lady"),
        H,
        c.DONE,
        "To test a character, show exactly two water cards. Still missing: 2. (VE-62)",
    ),
    (
        lambda: with_water(TWO_WATERS, "Lady", "play Holy Water 1"),
        H,
        c.DONE,
        "To test a character, show exactly two water cards. Still missing: 1. (VE-62)",
    ),
    (
        lambda: with_water(TWO_WATERS, "Lady"),
        H,
        play("Holy Water 2"),
        "Name the cards of a group in the order of the card list: from Holy Water 2 on, you don’t "
        "have the 2 still needed. Possible now: Holy Water 1. (VE-241)",
    ),
    (
        lambda: with_water(TWO_WATERS, "Lady"),
        H,
        char("Lady"),
        "That isn’t what you’re being asked now: Choose a holy water card. (VE-253)",
    ),
]

CASES = [*CHOOSING, *HIDING, *TESTING]


@pytest.mark.clause("VE-38", "VE-53", "VE-55", "VE-62", "VE-87", "VE-100", "VE-204")
@pytest.mark.parametrize("case", CHOOSING, ids=[case[-1][-50:] for case in CHOOSING])
def test_an_action_that_cannot_be_carried_out_is_refused_with_what_it_needs(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-55", "VE-56", "VE-157", "VE-240", "VE-241", "VE-245")
@pytest.mark.parametrize("case", HIDING, ids=[case[-1][-50:] for case in HIDING])
def test_hiding_needs_somebody_in_the_castle_and_three_red_cards(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-62", "VE-63", "VE-157", "VE-246")
@pytest.mark.parametrize("case", TESTING, ids=[case[-1][-50:] for case in TESTING])
def test_holy_water_needs_somebody_in_castle_or_city_and_two_water_cards(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence
