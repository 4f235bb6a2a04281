"""Chapter 11.3: the Breath, bought cards, resting, and what happens when the deck is empty."""

from typing import Any

import pytest

from gruft.kernel.chance import FastChance
from gruft.kernel.witness import SHUFFLE, WitnessedChance
from tests.games.vampire_connection.table import Table, given

VAMPIRE_CARDS = 58
TOP = "mist, wolf, bat, carriage, book, *"


def ended(hand: str = "-", other: str = "-", **keys: Any) -> Table:
    """Biggulp has ended PLAY and consumed nobody; if he may buy, he is asked now."""
    table = given([hand, other, "-"], **keys)
    table.plays(0, "end play")
    while table.asked == "tomb-window" and table.active == 0:
        table.plays(table.turn, "pass")
    if table.asked == "consume":
        table.plays(0, "pass")
    return table


RESTING: dict[str, Any] = {"places": ["tomb", "castle", "castle"]}
STAKED: dict[str, Any] = {"markers": ["stake", None, None]}
SUNRISE: dict[str, Any] = {"places": ["tomb", "castle", "castle"], "sunrise": True}
SUNRISE_AND_BALL: dict[str, Any] = {"places": ["castle", "castle", "castle"], "sunrise": True}


# --- how many ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-178")
@pytest.mark.parametrize(
    ("bought", "drawn"),
    [
        (0, ["mist"]),
        (1, ["mist", "wolf"]),
        (2, ["mist", "wolf", "bat"]),
        (3, ["mist", "wolf", "bat", "carriage"]),
    ],
)
def test_after_drinking_ap_draws_what_they_bought_and_the_breath(
    bought: int, drawn: list[str]
) -> None:
    table = ended(captives=["The Baker, The Farmhand", "-", "-"], deck=TOP)

    table.plays(0, f"buy {bought}")

    assert sorted(table.hand(0)) == sorted(drawn)
    assert table.told_of("fact-draws") == [{"player": 0, "cards": len(drawn)}]


@pytest.mark.clause("VC-178")
@pytest.mark.parametrize("captives", ["-", "The Drunkard"])
def test_the_breath_comes_also_to_who_gained_nothing(captives: str) -> None:
    table = ended(captives=[captives, "-", "-"], deck=TOP)

    assert table.active == 1
    assert table.hand(0) == {"mist": 1}


@pytest.mark.clause("VC-179")
def test_who_rests_in_their_tomb_draws_four_cards() -> None:
    table = ended(deck=TOP, **RESTING)

    assert table.hand(0) == {"mist": 1, "wolf": 1, "bat": 1, "carriage": 1}
    assert table.active == 1


@pytest.mark.clause("VC-179")
def test_who_was_revived_in_this_turn_rests_as_well() -> None:
    table = given(["hunchback", "-", "-"], deck=TOP, **STAKED)

    table.plays(0, "revive")
    table.plays(0, "end play")

    assert table.hand(0).total() == 4


@pytest.mark.clause("VC-179")
def test_only_the_place_at_the_end_of_the_turn_counts() -> None:
    table = given(["mist*2", "-", "-"], deck="wolf, *", **RESTING)

    table.plays(0, "mist > castle")
    table.plays(0, "end play")
    table.plays(0, "pass")

    assert table.hand(0) == {"mist": 1, "wolf": 1}


@pytest.mark.clause("VC-180")
@pytest.mark.parametrize("keys", [STAKED, SUNRISE, SUNRISE_AND_BALL, STAKED | {"sunrise": True}])
def test_staked_or_after_sunrise_ap_draws_the_breath_alone(keys: dict[str, Any]) -> None:
    table = ended(deck=TOP, captives=["The Baker", "-", "-"], **keys)

    assert table.hand(0) == {"mist": 1}
    assert (table.active, table.drops[0]) == (1, 1)


@pytest.mark.clause("VC-180")
def test_sunrise_takes_the_rest_from_ap_alone() -> None:
    """VC-88: a vampire sent into its tomb by the sun rests there at the end of its own turn."""
    table = given(["mist", "-", "-"], village="Sunrise, *", deck=TOP)

    table.plays(0, "mist > village")
    table.ends_the_turn()
    table.ends_the_turn()

    assert [table.hand(seat).total() for seat in range(3)] == [1, 4, 0]


@pytest.mark.clause("VC-181")
def test_the_cards_of_resting_come_unasked_and_are_not_points() -> None:
    table = given(["-", "-", "-"], captives=["The Baker", "-", "-"], **RESTING)

    table.plays(0, "end play")
    table.plays(1, "pass")
    table.plays(2, "pass")

    assert table.active == 1
    assert (table.hand(0).total(), table.drops[0]) == (4, 1)


@pytest.mark.clause("VC-181")
def test_the_breath_comes_unasked_and_is_not_a_point() -> None:
    table = ended(captives=["The Baker", "-", "-"])

    table.plays(0, "buy 0")

    assert (table.hand(0).total(), table.drops[0]) == (1, 3)


# --- an empty deck -------------------------------------------------------------------------------


def piles(deck: str, discard: str, count: int) -> Table:
    """A resting Biggulp draws four; Ficklecrash holds all cards but the few of the two piles."""
    hand = f"?*{VAMPIRE_CARDS - count}"
    return ended("-", hand, deck=deck, discard=discard, **RESTING)


@pytest.mark.clause("VC-182")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    table = piles("mist", "wolf*2, bat*3", 6)

    drawn = table.hand(0)
    assert drawn.total() == 4
    assert drawn["mist"] == 1
    assert table.discard == {}
    assert drawn["wolf"] + table.deck.count("wolf") == 2
    assert drawn["bat"] + table.deck.count("bat") == 3
    assert table.told_of("fact-deck-reshuffled") == [{}]


@pytest.mark.clause("VC-182")
def test_the_pile_is_turned_only_when_a_card_must_be_drawn() -> None:
    table = piles("mist*4", "wolf*2", 6)

    assert table.hand(0) == {"mist": 4}
    assert (table.deck, table.discard) == ([], {"wolf": 2})
    assert table.told_of("fact-deck-reshuffled") == []


@pytest.mark.clause("VC-182")
def test_the_new_deck_is_shuffled() -> None:
    def made(seed: int) -> list[str]:
        return ended(deck="-", seed=seed, **RESTING).deck

    decks = [made(seed) for seed in (1, 2)]

    assert [len(deck) for deck in decks] == [VAMPIRE_CARDS - 4] * 2
    assert decks[0] != decks[1]
    assert made(1) == decks[0]


@pytest.mark.clause("VC-182")
def test_the_whole_pile_is_shuffled_once_and_nothing_else() -> None:
    table = given(["-", "?*52", "-"], deck="mist", discard="wolf*2, bat*3", **RESTING)
    luck = WitnessedChance(FastChance(1))
    table.position.chance = luck

    table.plays(0, "end play")
    table.all_pass()

    assert [(draw.kind, draw.what, draw.bound) for draw in luck.draws] == [(SHUFFLE, "vampire", 5)]


@pytest.mark.clause("VC-183")
@pytest.mark.parametrize(
    ("deck", "discard", "count"),
    [("-", "-", 0), ("mist", "-", 1), ("-", "wolf", 1), ("mist", "wolf*2", 3)],
)
def test_when_both_piles_are_empty_the_remaining_draws_are_lost(
    deck: str, discard: str, count: int
) -> None:
    table = piles(deck, discard, count)

    assert table.hand(0).total() == count
    assert table.told_of("fact-draws") == [{"player": 0, "cards": count}]
    assert table.active == 1


@pytest.mark.clause("VC-183")
@pytest.mark.parametrize(("deck", "discard", "times"), [("mist", "-", 0), ("-", "mist", 1)])
def test_nobody_is_told_of_a_new_deck_when_there_is_none(
    deck: str, discard: str, times: int
) -> None:
    table = piles(deck, discard, 1)

    assert len(table.told_of("fact-deck-reshuffled")) == times


@pytest.mark.clause("VC-3", "VC-5")
def test_58_vampire_cards_and_43_village_cards_are_in_the_game() -> None:
    printed = given(["-", "-", "-"]).position.printed

    assert (printed.vampire_total(), printed.village_total()) == (VAMPIRE_CARDS, 43)
