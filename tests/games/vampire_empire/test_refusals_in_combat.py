"""What a player hears in a combat when a character or a card does not fit, or is not enough."""

import pytest

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.state import cards as c
from tests.games.vampire_empire.refused import Case, after, begun_with, char, play, refusal_of
from tests.games.vampire_empire.table import H, Table, V, by_day, given

STRONG_BISHOP = {"Bishop": {"defence": 2}, "Officer": {"defence": 2}}
STRONG_LADY = {"Lady": {"defence": 2}}


def attacking(hand: str, *begun: str, **keys: object) -> Table:
    """V has chosen Combat."""
    return begun_with(given(hand, "Garlic", **keys), V, "combat", *begun)  # type: ignore[arg-type]


def attacking_by_day(hand: str, *begun: str, **keys: object) -> Table:
    """H has chosen Combat."""
    return begun_with(by_day("Garlic", hand, **keys), H, "combat", *begun)


def found(hand: str, *begun: str, **keys: object) -> Table:
    """Holy water has found the Lady in the castle."""
    table = by_day("Garlic", f"Holy Water 1, Holy Water 2, {hand}", **keys)
    after(table, (H, "water Lady [Holy Water 1, Holy Water 2]"), (V, "decline"))
    return begun_with(table, H, *begun)


def with_a_better_pistol() -> Table:
    """The one card that could pay for Claws is worth more than they are."""
    edition = GAME.edition_with({"cards.pistol.value": 4}, "mine.toml")
    markers = {"Bishop": {"defence": 3}}
    return attacking("Pistol, Claws", "Lady", "Bishop", edition=edition, markers=markers)


FIGHTERS: list[Case] = [
    (
        lambda: attacking("Dagger"),
        V,
        char("Monk"),
        "The Monk is in the city; choose someone in the castle. (VE-82)",
    ),
    (
        lambda: attacking("Dagger", revealed=["Lady"]),
        V,
        char("Officer"),
        "While a revealed vampire is in the castle, only a revealed vampire attacks for you, and "
        "the Officer isn’t one. (VE-85)",
    ),
    (
        lambda: attacking_by_day("Dagger", revealed=["Lady"]),
        H,
        char("Lady"),
        "The Lady is a revealed vampire and doesn’t attack for the human player. (VE-83)",
    ),
    (
        lambda: attacking("Dagger"),
        V,
        char("Bishop"),
        "An attack needs at least one suitable card, and you have none for the Bishop. (VE-98)",
    ),
    (
        lambda: attacking("Dagger, Relic", markers=STRONG_BISHOP),
        V,
        char("Lady"),
        "With the Lady your cards must be worth at least 3, and the suitable cards you can pay "
        "for aren’t enough. (VE-100)",
    ),
    (
        lambda: attacking("Dagger"),
        V,
        play("Dagger"),
        "Name the character first; the cards follow. (VE-247)",
    ),
    (
        lambda: attacking("Dagger"),
        V,
        c.DONE,
        "You have to choose here, and you can’t take back what you’ve started: Choose who "
        "attacks. (VE-241)",
    ),
    (
        lambda: attacking("Dagger"),
        V,
        c.TYPE,
        "That isn’t what you’re being asked now: Choose who attacks. (VE-253)",
    ),
    (
        lambda: attacking("Dagger", "Lady"),
        V,
        play("Dagger"),
        "Name the character first; the cards follow. (VE-247)",
    ),
    (
        lambda: attacking("Dagger", "Lady"),
        V,
        char("Lady"),
        "Attacker and target must be two different characters: choose someone other than the "
        "Lady. (VE-82)",
    ),
    (
        lambda: attacking("Dagger", "Lady", dead=["Maid"]),
        V,
        char("Maid"),
        "The Maid is dead; choose someone in the castle. (VE-82)",
    ),
    (
        lambda: attacking_by_day("Holy Water 1", "Bishop", revealed=["Lady"]),
        H,
        char("Officer"),
        "An attack needs at least one suitable card, and you have none to play against the "
        "Officer. (VE-98)",
    ),
    (
        lambda: attacking("Dagger*2", "Lady", markers={"Bishop": {"defence": 2}}),
        V,
        char("Bishop"),
        "Against the Bishop your cards must be worth at least 3, and the suitable cards you can "
        "pay for aren’t enough. (VE-100)",
    ),
]

GROUPS: list[Case] = [
    (
        lambda: attacking("Dagger", "Lady", "Bishop"),
        V,
        c.DONE,
        "The first attack needs at least one card; markers don\u2019t replace it. (VE-98)",
    ),
    (
        lambda: attacking(
            "Dagger*2", "Lady", "Bishop", "play Dagger", markers={"Bishop": {"defence": 1}}
        ),
        V,
        c.DONE,
        "The cards of the first attack must be worth at least 2. So far they’re worth 1: add "
        "more. (VE-99)",
    ),
    (
        lambda: attacking(
            *("Dagger*2", "Lady", "Bishop", "play Dagger"),
            markers={"Bishop": {"defence": 2}, "Lady": {"attack": 1}},
        ),
        V,
        c.DONE,
        "The cards of the first attack must be worth at least 2. So far they’re worth 1: add "
        "more. (VE-99)",
    ),
    (
        with_a_better_pistol,
        V,
        play("Claws"),
        "The cards of the first attack must be worth at least 4, and in the order of the card "
        "list you couldn’t reach that after Claws. (VE-99)",
    ),
    (
        lambda: attacking(
            "Dagger, Rapier, Pistol", "Lady", "Bishop", markers={"Bishop": {"defence": 3}}
        ),
        V,
        play("Pistol"),
        "The cards of the first attack must be worth at least 4, and in the order of the card "
        "list you couldn’t reach that after Pistol. (VE-99)",
    ),
    (
        lambda: attacking("Claws*2, Garlic", "Lady", "Bishop", "play Claws"),
        V,
        play("Claws"),
        "The cards left in your hand must pay for the whole group, and with Claws in it they "
        "wouldn’t be enough. (VE-134)",
    ),
    (
        lambda: attacking("Claws, Dagger", "Lady", "Bishop", "play Dagger"),
        V,
        play("Claws"),
        "Claws now costs one other card from your hand, and you have none. (VE-131)",
    ),
    (
        lambda: attacking("Dagger, Rapier", "Lady", "Bishop", "play Rapier"),
        V,
        play("Dagger"),
        "Name the cards of a group in the order of the card list: Dagger comes before Rapier, so "
        "go on with Rapier or a later card. (VE-240)",
    ),
    (
        lambda: attacking("Dagger", "Lady", "Bishop"),
        V,
        play("Pistol"),
        "You don\u2019t hold Pistol. (VE-149)",
    ),
    (
        lambda: attacking("Dagger", "Lady", "Bishop"),
        V,
        c.CELLAR,
        "Cards go to the cellar only as discards in step 1 of your own turn. (VE-26)",
    ),
    (
        lambda: attacking("Dagger", "Lady", "Bishop"),
        V,
        char("Lady"),
        "That isn’t what you’re being asked now: Choose cards for this combat. (VE-253)",
    ),
]

ELIGIBLE: list[Case] = [
    (
        lambda: attacking("Dagger, Relic", "Lady", "Bishop"),
        V,
        play("Relic"),
        "Relic supports only its own class (clergy), and the Lady belongs to another. (VE-91)",
    ),
    (
        lambda: attacking("Dagger, Rosary", "Lady", "Bishop"),
        V,
        play("Rosary"),
        "Rosary supports only its own class (clergy, servant), and the Lady belongs to another. "
        "(VE-91)",
    ),
    (
        lambda: attacking("Dagger, Vampire 1", "Lady", "Bishop"),
        V,
        play("Vampire 1"),
        "Vampire 1 is red and supports only revealed vampires; the Lady is still a secret one. "
        "(VE-95)",
    ),
    (
        lambda: attacking("Dagger, Vampire 1", "Officer", "Bishop"),
        V,
        play("Vampire 1"),
        "Vampire 1 is red and supports only revealed vampires; the Officer isn’t one. (VE-93)",
    ),
    (
        lambda: attacking_by_day("Dagger, Vampire 1", "Lady", "Bishop"),
        H,
        play("Vampire 1"),
        "Vampire 1 is red and supports only revealed vampires; the Lady isn’t one. (VE-93)",
    ),
    (
        lambda: attacking("Dagger, Raven", "Lady", "Bishop"),
        V,
        play("Raven"),
        "Raven supports its own class (clergy) and revealed vampires, and the Lady is neither. "
        "(VE-94)",
    ),
    (
        lambda: attacking_by_day("Dagger, Holy Water 1", "Officer", "Lady"),
        H,
        play("Holy Water 1"),
        "Holy Water 1 works only against a revealed vampire, and the Lady isn’t one. (VE-92)",
    ),
    (
        lambda: attacking_by_day("Dagger, Statue of Saint", "Officer", "Lady"),
        H,
        play("Statue of Saint"),
        "Statue of Saint supports its own class (clergy), and others only against a revealed "
        "vampire; that doesn’t help the Officer here. (VE-94)",
    ),
    (
        lambda: attacking_by_day("Dagger, Sacrifice", "Officer", "Lady"),
        H,
        play("Sacrifice"),
        "Play Sacrifice in response, once the vampire player has shown cards. (VE-119)",
    ),
    (
        lambda: attacking_by_day("Dagger, Secret Journey", "Officer", "Lady"),
        H,
        play("Secret Journey"),
        "Secret Journey isn\u2019t played in a combat. (VE-116)",
    ),
    (
        lambda: attacking("Dagger, Coffin", "Lady", "Bishop"),
        V,
        play("Coffin"),
        "Coffin isn\u2019t played in a combat. (VE-116)",
    ),
]

AT_ONCE: list[Case] = [
    (
        lambda: found("Dagger"),
        H,
        char("Lady"),
        "Attacker and target must be two different characters: choose someone other than the "
        "Lady. (VE-72)",
    ),
    (
        lambda: found("Dagger"),
        H,
        char("Monk"),
        "The Monk is in the city; choose someone in the castle. (VE-72)",
    ),
    (
        lambda: found("Relic", castle=["Lady", "Bishop", "Monk"], revealed=["Monk"]),
        H,
        char("Monk"),
        "The Monk is a revealed vampire and doesn’t attack for the human player. (VE-83)",
    ),
    (
        lambda: found("Garlic", markers=STRONG_LADY),
        H,
        char("Officer"),
        "Even with the water card your hand isn’t enough for an attack with the Officer. (VE-73)",
    ),
    (
        lambda: found("Dagger"),
        H,
        play("Dagger"),
        "Name the character first; the cards follow. (VE-250)",
    ),
    (
        lambda: found("Dagger", "Bishop"),
        H,
        c.DONE,
        "Without the water card your hand isn\u2019t enough: the attack needs cards worth at least "
        "1. Use it. (VE-99)",
    ),
    (
        lambda: found(
            "Candlestick", "Bishop", markers={"Lady": {"defence": 2}, "Bishop": {"attack": 1}}
        ),
        H,
        c.DONE,
        "Without the water card your hand isn\u2019t enough: the attack needs cards worth at least "
        "2. Use it. (VE-99)",
    ),
    (
        lambda: found("Dagger", "Bishop"),
        H,
        c.SKIP,
        "You can only skip step 1 of your own turn, and only all of it. (VE-42)",
    ),
]

CASES = [*FIGHTERS, *GROUPS, *ELIGIBLE, *AT_ONCE]


@pytest.mark.clause("VE-82", "VE-83", "VE-85", "VE-98", "VE-100", "VE-247")
@pytest.mark.parametrize("case", FIGHTERS, ids=[case[-1][-50:] for case in FIGHTERS])
def test_who_may_not_fight_is_refused_with_the_reason(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-98", "VE-99", "VE-131", "VE-134", "VE-240")
@pytest.mark.parametrize("case", GROUPS, ids=[case[-1][-50:] for case in GROUPS])
def test_an_attack_that_is_too_small_or_too_costly_is_refused(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-91", "VE-92", "VE-93", "VE-94", "VE-95", "VE-116", "VE-119")
@pytest.mark.parametrize("case", ELIGIBLE, ids=[case[-1][-50:] for case in ELIGIBLE])
def test_a_card_that_does_not_fit_is_refused_with_what_it_would_fit(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-72", "VE-73", "VE-83", "VE-99", "VE-250")
@pytest.mark.parametrize("case", AT_ONCE, ids=[case[-1][-50:] for case in AT_ONCE])
def test_an_immediate_attack_needs_another_character_and_enough_cards(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-95", "VE-232")
def test_h_does_not_learn_from_a_refusal_that_a_character_is_a_secret_vampire() -> None:
    hand = "Dagger, Vampire 1"
    guilty = attacking_by_day(hand, "Lady", "Bishop")
    innocent = attacking_by_day(hand, "Lady", "Bishop", vampires=["Butler", "Monk", "Cook"])

    heard = [refusal_of(table, H, play("Vampire 1")) for table in (guilty, innocent)]

    assert heard[0] == heard[1]
