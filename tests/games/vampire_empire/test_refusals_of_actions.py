"""What a player hears when an action cannot be chosen, or Hide and Holy Water are not complete."""

import pytest

from gruft.games.vampire_empire.cards import ASK_WATER, COMBAT, DONE, HIDE, TYPE
from gruft.games.vampire_empire.game import GAME
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
        HIDE,
        "Only the vampire player hides characters;"
        " red cards in your hand do not change that. (VE-204)",
    ),
    (
        lambda: given("Raven, Garlic"),
        V,
        HIDE,
        "To hide a character you need three red cards, and you hold 1. (VE-55)",
    ),
    (
        lambda: given("Garlic, Dagger", edition=owners_garlic("vampire", "vampire", "human")),
        V,
        HIDE,
        "To hide a character you need three red cards, and you hold 1. (VE-55)",
    ),
    (
        lambda: given("Garlic"),
        V,
        ASK_WATER,
        "Only the human player puts somebody to the test with holy water;"
        " you can hide a character, fight or pass. (VE-53)",
    ),
    (
        lambda: by_day("-", "Silver Bullets, Garlic"),
        H,
        ASK_WATER,
        "To put somebody to the test you need two water cards, and you hold 1. (VE-62)",
    ),
    (
        lambda: by_day(
            "-", "Garlic, Dagger", edition=owners_garlic("holy_water", "human", "vampire")
        ),
        H,
        ASK_WATER,
        "To put somebody to the test you need two water cards, and you hold 1. (VE-62)",
    ),
    (
        lambda: given("Relic, Garlic", revealed=["Lady"]),
        V,
        COMBAT,
        "While a revealed vampire is in the castle, only a revealed vampire can attack for you,"
        " and your cards do not make a sufficient attack with one. (VE-87)",
    ),
    (
        lambda: given("Vampire 3, Garlic"),
        V,
        COMBAT,
        "An attack needs at least one fitting card and more than the target\u2019s defence markers;"
        " with your cards nobody in the castle gets that far. (VE-100)",
    ),
    (
        lambda: given("Garlic"),
        V,
        DONE,
        "The action cannot be left out; if you want none of the others, you pass. (VE-38)",
    ),
    (
        lambda: given("Coffin, Garlic"),
        V,
        play("Coffin"),
        "This card is played in the window before or after the action;"
        " now choose the action: Coffin. (VE-120)",
    ),
    (
        lambda: given("Dagger"),
        V,
        play("Dagger"),
        "First choose the action; cards are shown as a part of it: Dagger. (VE-38)",
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
        "Nobody is to be named now; a vampire is revealed only in step 2 of the night. (VE-47)",
    ),
    (
        lambda: given("Dagger"),
        V,
        TYPE,
        "That does not answer what is asked now: Which action do you take? (VE-253)",
    ),
    (
        lambda: by_day("-", "Dagger"),
        H,
        char("Lady"),
        "That does not answer what is asked now: Which action do you take? (VE-253)",
    ),
]

HIDING: list[Case] = [
    (
        lambda: hiding(THREE_RED),
        V,
        char("Monk"),
        "Monk is in the city; here you choose somebody in the castle. (VE-56)",
    ),
    (
        lambda: hiding(THREE_RED, castle=["Bishop", "Officer", "Monk"]),
        V,
        char("Lady"),
        "Lady is in the city; here you choose somebody in the castle. (VE-56)",
    ),
    (
        lambda: hiding(THREE_RED),
        V,
        TYPE,
        "That does not answer what is asked now: Whom do you hide? (VE-253)",
    ),
    (
        lambda: hiding(THREE_RED, dead=["Maid"]),
        V,
        char("Maid"),
        "Maid is dead; here you choose somebody in the castle. (VE-56)",
    ),
    (
        lambda: hiding(THREE_RED, journey=["Nun"]),
        V,
        char("Nun"),
        "Nun is on a journey and out of reach; here you choose somebody in the castle. (VE-157)",
    ),
    (
        lambda: hiding(THREE_RED),
        V,
        play("Raven"),
        "First name the character; the cards follow. (VE-245)",
    ),
    (
        lambda: hiding(THREE_RED),
        V,
        DONE,
        "Here you have to choose, and what has been begun cannot be taken back:"
        " Whom do you hide? (VE-241)",
    ),
    (
        lambda: hiding(THREE_RED, "Lady"),
        V,
        play("Garlic"),
        "Only red cards hide a character, and this is none: Garlic. (VE-55)",
    ),
    (
        lambda: hiding(THREE_RED, "Lady", "play Raven"),
        V,
        DONE,
        "To hide a character you show exactly three red cards; still missing: 2. (VE-55)",
    ),
    (
        lambda: hiding(THREE_RED, "Lady"),
        V,
        play("Vampire 2"),
        "You do not hold this card: Vampire 2. (VE-154)",
    ),
    (
        lambda: hiding("Raven*2, Hound, Vampire 1", "Lady", "play Raven", "play Hound"),
        V,
        play("Raven"),
        "Cards of one group are named in the order of the card list, and Raven comes before"
        " Hound: go on with Hound or with a later card. (VE-240)",
    ),
    (
        lambda: hiding(THREE_RED, "Lady"),
        V,
        play("Hound"),
        "Cards of one group are named in the order of the card list, and from Hound on you do not"
        " have the 3 that are still needed. Possible now: Raven. (VE-241)",
    ),
    (
        lambda: hiding(THREE_RED, "Lady"),
        V,
        COMBAT,
        "A turn has exactly one action, in step 3 between the two windows."
        " Now something else is asked: Which red card do you play? (VE-38)",
    ),
]

TESTING: list[Case] = [
    (
        lambda: with_water(TWO_WATERS, dead=["Maid"]),
        H,
        char("Maid"),
        "Maid is dead; only the living in castle and city can be put to the test. (VE-63)",
    ),
    (
        lambda: with_water(TWO_WATERS, revealed=["Lady"]),
        H,
        char("Lady"),
        "Lady is a revealed vampire: there is nothing left to test. (VE-63)",
    ),
    (
        lambda: with_water(TWO_WATERS, journey=["Nun"]),
        H,
        char("Nun"),
        "Nun is on a journey;"
        " only somebody in the castle or in the city can be put to the test. (VE-157)",
    ),
    (
        lambda: with_water(TWO_WATERS),
        H,
        TYPE,
        "That does not answer what is asked now:"
        " Whom do you put to the test with holy water? (VE-253)",
    ),
    (
        lambda: with_water(TWO_WATERS),
        H,
        play("Holy Water 1"),
        "First name the character; the cards follow. (VE-246)",
    ),
    (
        lambda: with_water(TWO_WATERS, "Lady"),
        H,
        play("Garlic"),
        "To put somebody to the test you show only water cards, and this is none: Garlic. (VE-62)",
    ),
    (
        lambda: with_water(TWO_WATERS, "Lady"),
        H,
        DONE,
        "To put somebody to the test you show exactly two water cards; still missing: 2. (VE-62)",
    ),
    (
        lambda: with_water(TWO_WATERS, "Lady", "play Holy Water 1"),
        H,
        DONE,
        "To put somebody to the test you show exactly two water cards; still missing: 1. (VE-62)",
    ),
    (
        lambda: with_water(TWO_WATERS, "Lady"),
        H,
        play("Holy Water 2"),
        "Cards of one group are named in the order of the card list, and from Holy Water 2 on you"
        " do not have the 2 that are still needed. Possible now: Holy Water 1. (VE-241)",
    ),
    (
        lambda: with_water(TWO_WATERS, "Lady"),
        H,
        char("Lady"),
        "That does not answer what is asked now: Which water card do you play? (VE-253)",
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
