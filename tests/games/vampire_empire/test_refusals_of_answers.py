"""What a player hears when an answer is refused: Sacrifice, replacements, denials and rescues."""

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

LADY_ATTACKS = "Lady x Bishop a[Dagger, Pistol]"


def shown(humans: str, vampires: str = "Garlic") -> Table:
    """V has shown Dagger and Pistol for the Lady against the Bishop."""
    return after(given(f"Dagger, Pistol, {vampires}", humans), (V, LADY_ATTACKS))


def card_shown(humans: str) -> Table:
    """V has played Coffin in a window."""
    table = given("Coffin, Garlic", humans, decision="window")
    return after(table, (V, "*Coffin{Garlic}"))


def undefended(humans: str) -> Table:
    """H attacks, and V shows no card."""
    table = by_day("Garlic", f"Dagger, {humans}")
    return after(table, (H, "Officer x Lady a[Dagger]"), (V, "d[]"))


def sacrificing(humans: str) -> Table:
    return begun_with(shown(f"Sacrifice, {humans}"), H, "play Sacrifice")


def sacrificing_again() -> Table:
    """Pistol is cancelled, V has not replaced it, and H plays a second Sacrifice."""
    table = given("Dagger, Rapier, Pistol, Garlic", "Sacrifice*2, Garlic*2")
    after(table, (V, "Lady x Bishop a[Dagger, Rapier, Pistol]"))
    after(table, (H, "!Sacrifice{Garlic}>Pistol"), (V, "decline"))
    return begun_with(table, H, "play Sacrifice")


def sacrificing_in_round_2() -> Table:
    """Dagger was shown in round 1, Rapier and Pistol in round 2."""
    table = given("Dagger, Rapier, Pistol", "Relic, Sacrifice, Garlic")
    after(table, (V, "Lady x Bishop a[Dagger]"), (H, "decline"), (H, "d[Relic]"))
    after(table, (V, "a[Rapier, Pistol]"))
    return begun_with(table, H, "play Sacrifice")


def replacing(vampires: str) -> Table:
    """Pistol has been cancelled."""
    return after(shown("Sacrifice, Garlic", vampires), (H, "!Sacrifice{Garlic}>Pistol"))


def replacing_by_day(vampires: str) -> Table:
    """Dagger has been cancelled in the Lady's defence."""
    table = by_day(f"Dagger, {vampires}", "Dagger, Sacrifice, Garlic")
    after(table, (H, "Officer x Lady a[Dagger]"), (V, "d[Dagger]"))
    return after(table, (H, "!Sacrifice{Garlic}>Dagger"))


def hiding_disturbed() -> Table:
    """One of the three red cards has been cancelled."""
    table = given("Raven, Hound, Vampire 1, Garlic", "Sacrifice, Garlic")
    after(table, (V, "hide Lady [Raven, Hound, Vampire 1]"))
    return after(table, (H, "!Sacrifice{Garlic}>Raven"))


def put_to_the_test(vampires: str) -> Table:
    """H has put the Lady to the test."""
    table = by_day(vampires, "Holy Water 1, Holy Water 2")
    return after(table, (H, "water Lady [Holy Water 1, Holy Water 2]"))


def dead_human(humans: str) -> Table:
    return after(shown(humans), (H, "decline"), (H, "d[]"))


def dead_vampire(vampires: str) -> Table:
    table = by_day(vampires, "Pistol", revealed=["Lady"])
    return after(table, (H, "Officer x Lady a[Pistol]"), (V, "d[]"))


RESPONSES: list[Case] = [
    (
        lambda: shown("Garlic"),
        H,
        play("Garlic"),
        "Here you can play Sacrifice or Secret Passage, or decline, but not Garlic. (VE-119)",
    ),
    (
        lambda: card_shown("Garlic"),
        H,
        play("Garlic"),
        "Here you can play Sacrifice or decline, but not Garlic. (VE-173)",
    ),
    (
        lambda: card_shown("Secret Passage, Garlic*2"),
        H,
        play("Secret Passage"),
        "Secret Passage ends a combat, and there isn’t one now. (VE-118)",
    ),
    (
        lambda: undefended("Sacrifice, Garlic"),
        H,
        play("Sacrifice"),
        "Every card in this group is already cancelled, so there’s nothing left for Sacrifice. "
        "(VE-119)",
    ),
    (
        lambda: shown("Garlic"),
        H,
        play("Sacrifice"),
        "You don\u2019t hold Sacrifice. (VE-172)",
    ),
    (
        lambda: shown("Garlic"),
        H,
        play("Secret Passage"),
        "You don\u2019t hold Secret Passage. (VE-162)",
    ),
    (
        lambda: shown("Sacrifice"),
        H,
        play("Sacrifice"),
        "Sacrifice now costs one other card from your hand, and you have none. (VE-131)",
    ),
    (
        lambda: shown("Secret Passage, Garlic"),
        H,
        play("Secret Passage"),
        "Secret Passage now costs 2 other cards from your hand, and you have only 1. (VE-131)",
    ),
    (
        lambda: shown("Sacrifice, Garlic"),
        H,
        pick("Dagger"),
        "Play Sacrifice first; then say which card it cancels. (VE-249)",
    ),
    (
        lambda: shown("Sacrifice, Garlic"),
        H,
        pick("Garlic"),
        "Play Sacrifice first; then say which card it cancels. (VE-249)",
    ),
    (
        lambda: shown("Sacrifice, Garlic"),
        H,
        char("Lady"),
        "That isn’t what you’re being asked now: Respond to this? (VE-253)",
    ),
    (
        lambda: shown("Garlic"),
        H,
        c.SKIP,
        "You can only skip step 1 of your own turn, and only all of it. (VE-42)",
    ),
]

CANCELLING: list[Case] = [
    (
        lambda: sacrificing("Garlic"),
        H,
        pick("Relic"),
        "Relic hasn\u2019t been shown. Sacrifice can cancel: Dagger, Pistol. (VE-174)",
    ),
    (
        lambda: sacrificing("Garlic"),
        H,
        pick("Garlic"),
        "Garlic hasn\u2019t been shown. Sacrifice can cancel: Dagger, Pistol. (VE-174)",
    ),
    (
        lambda: sacrificing("Garlic"),
        H,
        pick("Spare 44"),
        "This edition has no card with the number 44. (VE-238)",
    ),
    (
        sacrificing_again,
        H,
        pick("Pistol"),
        "Pistol is already cancelled. Sacrifice can cancel: Dagger, Rapier. (VE-119)",
    ),
    (
        sacrificing_in_round_2,
        H,
        pick("Dagger"),
        "Dagger was shown earlier, and it’s too late to answer it. Sacrifice can "
        "cancel: Rapier, Pistol. (VE-175)",
    ),
    (
        lambda: sacrificing("Garlic"),
        H,
        play("Garlic"),
        "That isn’t what you’re being asked now: Choose the card to cancel. (VE-253)",
    ),
    (
        lambda: sacrificing("Garlic"),
        H,
        char("Lady"),
        "That isn’t what you’re being asked now: Choose the card to cancel. (VE-253)",
    ),
    (
        lambda: replacing("Garlic"),
        V,
        pick("Garlic"),
        "That isn’t what you’re being asked now: Replace the cancelled card? (VE-253)",
    ),
    (
        lambda: replacing("Relic"),
        V,
        play("Relic"),
        "Relic supports only its own class (clergy), and the Lady belongs to another. (VE-91)",
    ),
    (
        lambda: replacing("Claws"),
        V,
        play("Claws"),
        "Claws now costs one other card from your hand, and you have none. (VE-131)",
    ),
    (
        lambda: replacing_by_day("Claws, Garlic"),
        V,
        play("Claws"),
        "Claws now costs 2 other cards from your hand, and you have only 1. (VE-131)",
    ),
    (
        lambda: replacing("Garlic"),
        V,
        play("Dagger"),
        "You don\u2019t hold Dagger. (VE-149)",
    ),
    (
        hiding_disturbed,
        V,
        play("Garlic"),
        "When you hide a character, only a red card can replace a cancelled one. Garlic isn\u2019t "
        "red. (VE-144)",
    ),
    (
        hiding_disturbed,
        V,
        play("Vampire 2"),
        "You don\u2019t hold Vampire 2. (VE-154)",
    ),
]

DENIALS: list[Case] = [
    (
        lambda: put_to_the_test("Garlic"),
        V,
        c.YES,
        "You don’t answer yourself: if you decline, the truth about the Lady comes out. (VE-66)",
    ),
    (
        lambda: put_to_the_test("Garlic"),
        V,
        play("Garlic"),
        "You can answer holy water only with I\u2019m Not a Vampire, or decline; not with"
        " Garlic. (VE-65)",
    ),
    (
        lambda: put_to_the_test("Garlic"),
        V,
        play("Herbalist"),
        "Only the human deck has Herbalist, and the vampire player never takes cards from it."
        " (VE-206)",
    ),
    (
        lambda: put_to_the_test("Garlic"),
        V,
        play("I'm Not a Vampire"),
        "You don\u2019t hold I\u2019m Not a Vampire. (VE-196)",
    ),
    (
        lambda: put_to_the_test("I'm Not a Vampire"),
        V,
        play("I'm Not a Vampire"),
        "I\u2019m Not a Vampire now costs one other card from your hand, and you have none. "
        "(VE-131)",
    ),
]

RESCUES: list[Case] = [
    (
        lambda: dead_human("Garlic"),
        H,
        play("Garlic"),
        "Only Herbalist saves a human who has died, not Garlic. (VE-209)",
    ),
    (
        lambda: dead_human("Garlic"),
        H,
        play("Herbalist"),
        "You don\u2019t hold Herbalist. (VE-168)",
    ),
    (
        lambda: dead_vampire("Garlic"),
        V,
        play("Garlic"),
        "Only Regeneration saves a revealed vampire that has died, not Garlic. (VE-209)",
    ),
    (
        lambda: dead_vampire("Regeneration, Garlic"),
        V,
        play("Regeneration"),
        "Regeneration now costs 2 other cards from your hand, and you have only 1. (VE-131)",
    ),
    (
        lambda: dead_vampire("Garlic"),
        V,
        c.YES,
        "That isn’t what you’re being asked now: Save the dead character? (VE-253)",
    ),
]

CASES = [*RESPONSES, *CANCELLING, *DENIALS, *RESCUES]


@pytest.mark.clause("VE-118", "VE-119", "VE-131", "VE-173", "VE-249")
@pytest.mark.parametrize("case", RESPONSES, ids=[case[-1][-50:] for case in RESPONSES])
def test_a_response_is_sacrifice_or_in_a_combat_secret_passage(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-119", "VE-144", "VE-174", "VE-175")
@pytest.mark.parametrize("case", CANCELLING, ids=[case[-1][-50:] for case in CANCELLING])
def test_only_a_card_just_shown_is_cancelled_and_only_a_fitting_card_replaces_it(
    case: Case,
) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-65", "VE-66", "VE-131")
@pytest.mark.parametrize("case", DENIALS, ids=[case[-1][-50:] for case in DENIALS])
def test_holy_water_is_answered_with_one_card_or_not_at_all(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-131", "VE-209")
@pytest.mark.parametrize("case", RESCUES, ids=[case[-1][-50:] for case in RESCUES])
def test_the_dead_are_saved_by_one_card_each(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence
