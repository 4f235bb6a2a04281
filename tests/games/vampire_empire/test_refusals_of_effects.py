"""What a player hears when a choice does not fit the effect of a support card."""

import pytest

from gruft.games.vampire_empire.state import cards as c
from tests.games.vampire_empire.refused import (
    Case,
    after,
    begun_with,
    char,
    pick,
    play,
    refusal_of,
)
from tests.games.vampire_empire.table import H, Table, V, by_day, given


def marking(*begun: str, **keys: object) -> Table:
    """H plays Novice, for the clergy."""
    table = by_day("Garlic", "Novice, Garlic", decision="window", **keys)
    return begun_with(table, H, "play Novice", *begun)


def setting_out() -> Table:
    """H plays Secret Journey."""
    table = by_day("Garlic", "Secret Journey, Garlic", decision="window")
    return begun_with(table, H, "play Secret Journey", "pay Garlic")


def misty() -> Table:
    """V's Mist Form can take the Lady or the Monk; H has no cellar."""
    castle = ["Lady", "Monk", "Officer"]
    table = given("Mist Form, Garlic", decision="window", castle=castle, revealed=["Lady", "Monk"])
    return begun_with(table, V, "play Mist Form", "pay Garlic")


def bat() -> Table:
    table = given("Bat Form, Garlic", "Garlic", decision="window")
    return after(table, (V, "*Bat Form{Garlic}"), (H, "decline"))


def chapel(*begun: str) -> Table:
    """H's moat: Relic, Rapier, Rosary, Holy Water 1, Ostler, and the Garlic that was paid."""
    moats = ["-", "Relic, Rapier, Rosary, Holy Water 1, Ostler"]
    table = by_day("Garlic", "Chapel, Garlic", decision="window", moats=moats)
    return begun_with(table, H, "play Chapel", "pay Garlic", *begun)


def crypt() -> Table:
    """V's cellar: Dagger and Relic."""
    cellars = ["Dagger, Relic", "-"]
    table = by_day("Garlic", "Crypt Opening, Garlic", decision="window", cellars=cellars)
    return after(table, (H, "*Crypt Opening{Garlic}"))


def mist_in_the_cellar() -> Table:
    """H's cellar: Relic."""
    table = given("Mist Form, Garlic", decision="window", revealed=["Lady"], cellars=["-", "Relic"])
    return after(table, (V, "*Mist Form{Garlic}"))


def hypnotised(*begun: str) -> Table:
    """Monk and Nun have entered the castle."""
    table = given("Hypnosis, Garlic", decision="window")
    after(table, (V, "*Hypnosis{Garlic}"))
    return begun_with(table, V, *begun)


MARKING = "That isn’t what you’re being asked now: Choose who gets the marker. (VE-253)"

CHARACTERS: list[Case] = [
    (
        marking,
        H,
        char("Officer"),
        "Novice marks only its own class (clergy), and the Officer belongs to another. (VE-155)",
    ),
    (
        marking,
        H,
        char("Lady"),
        "Novice marks only its own class (clergy), and the Lady belongs to another. (VE-155)",
    ),
    (marking, H, c.TYPE, MARKING),
    (marking, H, play("Garlic"), MARKING),
    (
        marking,
        H,
        char("Nun"),
        "The Nun is in the city; choose someone in the castle. (VE-155)",
    ),
    (
        marking,
        H,
        c.DONE,
        "Novice takes effect and needs your choice; you can\u2019t decline. (VE-155)",
    ),
    (
        lambda: marking("Bishop"),
        H,
        c.DONE,
        "Novice takes effect and needs your choice; you can\u2019t decline. (VE-155)",
    ),
    (
        lambda: marking("Bishop"),
        H,
        char("Bishop"),
        "That isn’t what you’re being asked now: Attack or defence? (VE-253)",
    ),
    (
        setting_out,
        H,
        char("Monk"),
        "The Monk is in the city; choose someone in the castle. (VE-156)",
    ),
    (
        misty,
        V,
        char("Officer"),
        "Mist Form takes a revealed vampire from the castle, and the Officer isn’t one. (VE-185)",
    ),
    (
        hypnotised,
        V,
        char("Butler"),
        "The Butler is in the city; choose someone in the castle. (VE-187)",
    ),
    (
        lambda: hypnotised("Nun"),
        V,
        char("Nun"),
        "The Nun is already going back to the city: choose someone else. (VE-251)",
    ),
    (
        lambda: hypnotised("Lady"),
        V,
        char("Lady"),
        "The Lady is already going back to the city: choose someone else. (VE-251)",
    ),
    (
        hypnotised,
        V,
        c.TYPE,
        "That isn’t what you’re being asked now: Send someone back to the city. (VE-253)",
    ),
    (
        hypnotised,
        V,
        c.DONE,
        "Hypnosis takes effect and needs your choice; you can\u2019t decline. (VE-187)",
    ),
    (
        hypnotised,
        V,
        play("Garlic"),
        "That isn’t what you’re being asked now: Send someone back to the city. (VE-253)",
    ),
]

PICKING = "That isn’t what you’re being asked now: Choose a combat card to bring back. (VE-253)"

CARDS: list[Case] = [
    (
        bat,
        V,
        c.DONE,
        "Bat Form takes effect and needs your choice; you can\u2019t decline. (VE-177)",
    ),
    (
        bat,
        V,
        c.PASS,
        "A turn has exactly one action, in step 3 between the two windows. Right now: Name a "
        "card type. (VE-38)",
    ),
    (
        chapel,
        H,
        pick("Ostler"),
        "Chapel brings back combat cards only: no support cards, and nothing that’s only holy "
        "water. Ostler can’t come back. (VE-167)",
    ),
    (
        chapel,
        H,
        pick("Holy Water 1"),
        "Chapel brings back combat cards only: no support cards, and nothing that’s only holy "
        "water. Holy Water 1 can’t come back. (VE-167)",
    ),
    (chapel, H, play("Garlic"), PICKING),
    (chapel, H, char("Lady"), PICKING),
    (chapel, H, pick("Musket"), "Musket isn\u2019t in your moat. (VE-164)"),
    (
        lambda: chapel("pick Relic"),
        H,
        pick("Garlic"),
        "Name the cards of a group in the order of the card list: Garlic comes before Relic, so "
        "go on with Relic or a later card. (VE-240)",
    ),
    (
        chapel,
        H,
        pick("Rapier"),
        "Name the cards of a group in the order of the card list: from Rapier on, you don’t have "
        "the 3 still needed. Possible now: Garlic, Relic. (VE-241)",
    ),
    (
        chapel,
        H,
        c.DONE,
        "Chapel takes effect and needs your choice; you can\u2019t decline. (VE-164)",
    ),
    (
        crypt,
        H,
        pick("Garlic"),
        "Garlic isn\u2019t in your opponent\u2019s cellar. There you see: Relic, Dagger. (VE-169)",
    ),
    (
        mist_in_the_cellar,
        V,
        pick("Garlic"),
        "Garlic isn\u2019t in your opponent\u2019s cellar. There you see: Relic. (VE-183)",
    ),
    (
        crypt,
        H,
        pick("Spare 44"),
        "This edition has no card with the number 44. (VE-238)",
    ),
]

CASES = [*CHARACTERS, *CARDS]


@pytest.mark.clause("VE-155", "VE-156", "VE-185", "VE-187", "VE-251")
@pytest.mark.parametrize("case", CHARACTERS, ids=[case[-1][-50:] for case in CHARACTERS])
def test_an_effect_needs_a_character_in_the_castle_that_fits_the_card(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-164", "VE-167", "VE-169", "VE-177", "VE-183", "VE-240", "VE-241")
@pytest.mark.parametrize("case", CARDS, ids=[case[-1][-50:] for case in CARDS])
def test_an_effect_takes_only_cards_of_the_pile_it_names(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence
