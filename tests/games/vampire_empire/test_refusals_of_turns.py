"""What a player hears in steps 1 and 2: the sentence and its clause."""

import pytest

from gruft.games.vampire_empire.state import cards as c
from tests.games.vampire_empire.refused import (
    Case,
    begun_with,
    cellar,
    char,
    moat,
    pick,
    play,
    refusal_of,
)
from tests.games.vampire_empire.table import H, Table, V, by_day, given

ELEVEN = "Garlic*2, Pitchfork, Musket, Candlestick*2, Holy Bible, Relic, Dagger*2, Rapier"
EIGHT = "Garlic*2, Pitchfork, Musket, Candlestick*2, Holy Bible, Relic"


def discarding(hand: str, *begun: str, **keys: object) -> Table:
    """V's step 1, perhaps with some discards already named."""
    table = given(hand, decision="step1", **keys)  # type: ignore[arg-type]
    return begun_with(table, V, *begun)


def revealing(**keys: object) -> Table:
    return given("Coffin, Garlic", decision="reveal", **keys)  # type: ignore[arg-type]


def discarding_by_day(hand: str, **keys: object) -> Table:
    """H's step 1."""
    return by_day("Garlic", hand, decision="step1", **keys)


STEP_1: list[Case] = [
    (
        lambda: discarding("Garlic", cellar_used=[True, False]),
        V,
        cellar("Garlic"),
        "Your cellar has already been your second deck: from now on all your discards go to the "
        "moat. (VE-226)",
    ),
    (
        lambda: discarding_by_day("Garlic", cellar_used=[False, True]),
        H,
        cellar("Garlic"),
        "Your cellar has already been your second deck: from now on all your discards go to the "
        "moat. (VE-226)",
    ),
    (
        lambda: discarding("Dagger", cellar_used=[True, False]),
        V,
        moat("Garlic"),
        "You don\u2019t hold Garlic. (VE-147)",
    ),
    (
        lambda: discarding("Garlic"),
        V,
        moat("Dagger"),
        "You don\u2019t hold Dagger. (VE-149)",
    ),
    (
        lambda: discarding("Garlic"),
        V,
        cellar("Chapel"),
        "Only the human deck has Chapel, and the vampire player never takes cards from it."
        " (VE-206)",
    ),
    (
        lambda: discarding_by_day("Garlic"),
        H,
        moat("Coffin"),
        "Coffin is from the vampire deck; only Crypt Opening could bring it to you. (VE-203)",
    ),
    (
        lambda: discarding("Garlic"),
        V,
        moat("Spare 44"),
        "This edition has no card with the number 44. (VE-238)",
    ),
    (
        lambda: discarding("Garlic, Dagger", "moat Dagger"),
        V,
        moat("Garlic"),
        "Name the cards of a group in the order of the card list: Garlic comes before Dagger, so "
        "go on with Dagger or a later card. (VE-240)",
    ),
    (
        lambda: discarding("Garlic, Dagger", "moat Garlic"),
        V,
        cellar("Dagger"),
        "Name cards for the cellar before those for the moat. You’ve already started with the "
        "moat. (VE-240)",
    ),
    (
        lambda: discarding(ELEVEN),
        V,
        moat("Rapier"),
        "You must come down to eight cards, and discards are named in the order of the card list: "
        "starting with Rapier, you’d keep too many. Possible for the moat now: Garlic, Pitchfork, "
        "Musket, Candlestick, Holy Bible, Relic, Dagger. (VE-44)",
    ),
    (
        lambda: discarding(ELEVEN),
        V,
        c.DONE,
        "You hold 11 cards and must come down to eight: discard at least 3 more. (VE-44)",
    ),
    (
        lambda: discarding(ELEVEN),
        V,
        c.SKIP,
        "You hold 11 cards and must come down to eight: discard at least 3 more. (VE-44)",
    ),
    (
        lambda: discarding("Garlic*2, Dagger", "cellar Garlic"),
        V,
        c.SKIP,
        "You can only skip all of step 1, and you’ve already discarded: finish it by drawing. "
        "(VE-42)",
    ),
    (
        lambda: discarding("Garlic*2, Dagger", "moat Garlic"),
        V,
        c.SKIP,
        "You can only skip all of step 1, and you’ve already discarded: finish it by drawing. "
        "(VE-42)",
    ),
    (
        lambda: discarding(EIGHT),
        V,
        c.SKIP,
        "You wouldn’t draw anything anyway, so there’s nothing to skip: finish step 1 by "
        "drawing. (VE-242)",
    ),
    (
        lambda: discarding("Garlic, Dagger", decks=["-", None]),
        V,
        c.SKIP,
        "You wouldn’t draw anything anyway, so there’s nothing to skip: finish step 1 by "
        "drawing. (VE-242)",
    ),
    (
        lambda: discarding_by_day("Garlic, Dagger", decks=[None, "-"]),
        H,
        c.SKIP,
        "You wouldn’t draw anything anyway, so there’s nothing to skip: finish step 1 by "
        "drawing. (VE-242)",
    ),
    (
        lambda: discarding("Garlic"),
        V,
        c.SKIP,
        "With fewer than two cards in hand you can\u2019t skip step 1 while your deck lasts: "
        "finish it by drawing. (VE-43)",
    ),
    (
        lambda: discarding("Coffin, Garlic"),
        V,
        play("Coffin"),
        "No card can be played in steps 1 and 2; wait for the window after them. (VE-36)",
    ),
    (
        lambda: discarding("Coffin"),
        V,
        char("Lady"),
        "There’s no one to name now; a vampire is revealed only in step 2 of the night. (VE-47)",
    ),
    (
        lambda: discarding("Raven*2, Vampire 1"),
        V,
        c.HIDE,
        "A turn has exactly one action, in step 3 between the two windows. Right now: Discard "
        "what you don’t need, then draw. (VE-38)",
    ),
]

STEP_2: list[Case] = [
    (revealing, V, char("Officer"), "The Officer isn’t one of your vampires. (VE-47)"),
    (
        lambda: revealing(revealed=["Lady"]),
        V,
        char("Lady"),
        "The Lady is already a revealed vampire, and stays one. (VE-50)",
    ),
    (
        lambda: revealing(dead=["Butler"]),
        V,
        char("Butler"),
        "The Butler is dead; only a living vampire can be revealed. (VE-47)",
    ),
    (
        revealing,
        V,
        play("Coffin"),
        "No card can be played in steps 1 and 2; wait for the window after them. (VE-36)",
    ),
    (
        revealing,
        V,
        moat("Garlic"),
        "You discard only in step 1 of your own turn, before you draw; after that, cards leave "
        "your hand only as payment. (VE-41)",
    ),
    (
        revealing,
        V,
        cellar("Garlic"),
        "Cards go to the cellar only as discards in step 1 of your own turn. (VE-26)",
    ),
    (
        revealing,
        V,
        c.SKIP,
        "You can only skip step 1 of your own turn, and only all of it. (VE-42)",
    ),
    (
        revealing,
        V,
        c.TYPE,
        "That isn’t what you’re being asked now: Reveal one of your vampires? (VE-253)",
    ),
    (
        revealing,
        V,
        pick("Garlic"),
        "That isn’t what you’re being asked now: Reveal one of your vampires? (VE-253)",
    ),
]

CASES = [*STEP_1, *STEP_2]


@pytest.mark.clause("VE-36", "VE-41", "VE-42", "VE-43", "VE-44", "VE-226", "VE-240", "VE-242")
@pytest.mark.parametrize("case", STEP_1, ids=[case[-1][-50:] for case in STEP_1])
def test_in_step_1_a_refusal_says_what_cannot_be_discarded_or_skipped(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence


@pytest.mark.clause("VE-26", "VE-36", "VE-41", "VE-47", "VE-50")
@pytest.mark.parametrize("case", STEP_2, ids=[case[-1][-50:] for case in STEP_2])
def test_in_step_2_a_refusal_says_who_cannot_be_revealed(case: Case) -> None:
    table, seat, move, sentence = case

    assert refusal_of(table(), seat, move) == sentence
