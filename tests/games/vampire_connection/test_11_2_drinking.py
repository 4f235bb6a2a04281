"""Chapter 11.2: net points, and what they become."""

from typing import Any

import pytest

from tests.games.vampire_connection.table import Table, given

VAMPIRE_CARDS = 58


def drunk(consumed: str = "", hands: list[str] | None = None, **keys: Any) -> Table:
    """Biggulp has ended PLAY in his castle and consumed this victim, or nobody."""
    table = given(hands or ["-", "-", "-"], **keys)
    table.plays(0, "end play")
    while table.asked == "tomb-window" and table.active == 0:
        table.plays(table.turn, "pass")
    if table.asked == "consume":
        table.plays(0, f"consume {consumed}" if consumed else "pass")
    return table


def net(table: Table) -> object:
    """The net points of which cards may be bought."""
    pending = table.truth["pending"]
    assert isinstance(pending, dict)
    return pending["net"]


# --- who drinks ----------------------------------------------------------------------------------


@pytest.mark.clause("VC-169")
@pytest.mark.parametrize("place", ["castle", "tomb"])
@pytest.mark.parametrize("sunrise", [False, True])
def test_ap_drinks_only_in_their_castle_and_not_after_sunrise(place: str, sunrise: bool) -> None:
    places = [place, "castle", "castle"]

    table = drunk(captives=["The Baker", "-", "-"], places=places, sunrise=sunrise)

    drinks = place == "castle" and not sunrise
    assert (table.asked == "buy") is drinks
    assert bool(table.told_of("fact-drinks")) is drinks


@pytest.mark.clause("VC-169")
def test_drinking_is_compulsory_also_from_a_guest_who_does_not_agree_with_one() -> None:
    table = drunk(captives=["The Drunkard", "-", "-"], drops=[5, 1, 1])

    assert table.drops == [3, 1, 1]
    assert table.active == 1


@pytest.mark.clause("VC-169")
def test_nobody_skips_a_negative_guest_beside_a_better_one() -> None:
    table = drunk(captives=["The Drunkard, The Mayor's Daughter", "-", "-"])

    table.refuses(0, "pass", "VC-173", "refusal-must-choose")

    assert net(table) == 3 - 2


@pytest.mark.clause("VC-169")
def test_nobody_drinks_from_the_captives_of_others() -> None:
    table = drunk(captives=["-", "The Baker", "The Farmhand"])

    assert table.told_of("fact-drinks-in-vain") == [{"player": 0, "net": 0, "total": 1}]
    assert table.drops == [1, 1, 1]


@pytest.mark.clause("VC-170")
def test_victims_caught_this_turn_are_drunk_from_at_once() -> None:
    table = drunk(fresh="The Baker, The Farmhand", captives=["The Mayor", "-", "-"])

    assert net(table) == 2 + 2 + 1


# --- the sum -------------------------------------------------------------------------------------


@pytest.mark.clause("VC-171")
@pytest.mark.parametrize(
    ("fresh", "captives", "consumed", "points"),
    [
        ("The Baker", "-", "The Baker", 4),
        ("The Baker", "The Mayor", "The Baker", 4 + 1),
        ("The Baker, The Farmhand", "The Mayor", "The Baker", 4 + 2 + 1),
        ("The Drunkard", "The Baker", "The Drunkard", -1 + 2),
        ("The Alchemist", "The Baker", "The Alchemist", 0 + 2),
        ("The Mayor", "The Drunkard, The Tyke, The Naughty Brat", "The Mayor", 6 - 2 - 1 - 1),
        ("-", "The Mayor, The Tax Collector, The Tyke, The Farmhand", "", 1 + 0 - 1 + 2),
    ],
)
def test_the_right_value_of_the_consumed_and_the_left_values_of_the_captives_make_one_sum(
    fresh: str, captives: str, consumed: str, points: int
) -> None:
    table = drunk(consumed, fresh=fresh, captives=[captives, "-", "-"])

    assert net(table) == points


@pytest.mark.clause("VC-171")
@pytest.mark.parametrize(
    ("consumed", "points"),
    [("The Naughty Brat", 2 + 1), ("Grandmother with Stroller", 4), ("The Tyke", 2)],
)
def test_biggulps_bonus_counts_in_the_sum(consumed: str, points: int) -> None:
    assert net(drunk(consumed, fresh=consumed)) == points


@pytest.mark.clause("VC-171")
def test_who_was_consumed_in_an_earlier_turn_gives_nothing_any_more() -> None:
    table = drunk("The Mayor", fresh="The Mayor", captives=["-", "The Baker", "-"])
    table.plays(0, "buy 0")

    table.plays(1, "end connection")
    table.plays(1, "end play")
    table.plays(1, "pass")

    assert net(table) == 2


@pytest.mark.clause("VC-171")
def test_captives_under_protection_do_not_count() -> None:
    laid = [{"card": "book", "castle": 0, "victims": "The Drunkard"}]

    table = drunk(captives=["The Drunkard, The Baker", "-", "-"], laid=laid)

    assert net(table) == 2


@pytest.mark.clause("VC-171", "VC-172")
@pytest.mark.parametrize(
    ("captives", "points"),
    [
        ("The Baker", 2 * 2),
        ("The Baker, The Mayor", 2 * 3),
        ("The Baker, The Tyke", 2 * (2 - 1)),
    ],
)
def test_a_party_doubles_the_whole_left_sum(captives: str, points: int) -> None:
    assert net(drunk(captives=[captives, "-", "-"], party=True)) == points


@pytest.mark.clause("VC-172")
def test_a_party_doubles_a_negative_sum_as_well() -> None:
    table = drunk(captives=["The Drunkard, The Mayor", "-", "-"], party=True, drops=[9, 1, 1])

    assert table.drops[0] == 9 - 2 * (2 - 1)


@pytest.mark.clause("VC-172")
def test_a_party_does_not_double_the_right_value() -> None:
    table = drunk("The Mayor", fresh="The Mayor", captives=["The Baker", "-", "-"], party=True)

    assert net(table) == 6 + 2 * 2


# --- drops and cards -----------------------------------------------------------------------------


@pytest.mark.clause("VC-173")
@pytest.mark.parametrize(
    ("captives", "points", "most"),
    [
        ("The Mayor", 1, 1),
        ("The Baker", 2, 2),
        ("The Baker, The Mayor", 3, 3),
        ("The Baker, The Farmhand", 4, 3),
        ("The Baker, The Farmhand, The Midwife", 6, 3),
    ],
)
def test_ap_buys_up_to_three_cards_and_not_more_than_their_points(
    captives: str, points: int, most: int
) -> None:
    table = drunk(captives=[captives, "-", "-"])

    assert net(table) == points
    assert table.legal(0) == [f"buy {number}" for number in range(most + 1)]
    if most < 3:
        table.refuses(0, f"buy {most + 1}", "VC-173", "refusal-buys-too-many")


@pytest.mark.clause("VC-173")
@pytest.mark.parametrize("number", range(4))
def test_points_that_buy_no_card_become_drops(number: int) -> None:
    """E-7: net 5, three cards, two drops."""
    captives = ["The Baker, The Farmhand, The Mayor", "-", "-"]
    table = drunk(captives=captives, drops=[7, 1, 1])

    table.plays(0, f"buy {number}")

    assert table.drops == [7 + 5 - number, 1, 1]
    assert table.hand(0).total() == number + 1


@pytest.mark.clause("VC-173")
@pytest.mark.parametrize("captives", ["-", "The Scarecrow", "The Baker, The Drunkard"])
def test_with_no_points_nothing_is_asked(captives: str) -> None:
    table = drunk(captives=[captives, "-", "-"])

    assert table.active == 1
    assert (table.drops[0], table.hand(0).total()) == (1, 1)


@pytest.mark.clause("VC-174")
def test_stored_drops_buy_no_cards() -> None:
    table = drunk(captives=["The Mayor", "-", "-"], drops=[99, 1, 1])

    assert table.legal(0) == ["buy 0", "buy 1"]
    table.refuses(0, "buy 2", "VC-173")
    table.plays(0, "buy 1")

    assert table.drops[0] == 99


@pytest.mark.clause("VC-174")
def test_without_points_a_rich_vampire_buys_nothing_either() -> None:
    table = drunk(drops=[99, 1, 1])

    assert table.active == 1
    assert (table.drops[0], table.hand(0).total()) == (99, 1)


@pytest.mark.clause("VC-175")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (3, 1), (2, 0), (1, 0), (0, 0)])
def test_a_negative_sum_is_paid_as_far_as_one_can(before: int, after: int) -> None:
    """E-18: no debts, and the Breath comes all the same."""
    table = drunk(captives=["The Drunkard", "-", "-"], drops=[before, 1, 1])

    assert table.drops[0] == after
    assert table.hand(0).total() == 1


# --- not more than can be drawn ------------------------------------------------------------------


def with_piles(deck: int, pile: int, **keys: Any) -> Table:
    """So many cards in the deck and on the discard pile; Ficklecrash holds all others."""
    held = VAMPIRE_CARDS - deck - pile - len(keys.get("laid", []))
    piles = {
        "captives": ["The Baker, The Farmhand, The Mayor", "-", "-"],
        "deck": f"mist*{deck}" if deck else "-",
        "discard": f"wolf*{pile}" if pile else "-",
    }
    return drunk(hands=["-", f"?*{held}", "-"], **piles | keys)


@pytest.mark.clause("VC-176")
@pytest.mark.parametrize(
    ("deck", "pile", "most"),
    [(0, 0, 0), (1, 0, 0), (0, 1, 0), (2, 0, 1), (0, 2, 1), (1, 2, 2), (2, 2, 3), (4, 4, 3)],
)
def test_nobody_buys_more_cards_than_can_be_drawn_besides_the_breath(
    deck: int, pile: int, most: int
) -> None:
    table = with_piles(deck, pile)

    assert table.legal(0) == [f"buy {number}" for number in range(most + 1)]
    if most < 3:
        table.refuses(0, f"buy {most + 1}", "VC-176", "refusal-too-few-to-buy")


@pytest.mark.clause("VC-176")
@pytest.mark.parametrize(("castle", "most"), [(0, 1), (1, 0)])
def test_protections_discarded_by_drinking_can_be_drawn_already(castle: int, most: int) -> None:
    """VC-118: they are on the pile before cards are bought; those at other castles are not."""
    captives = ["The Baker, The Tyke", "The Mayor", "-"]
    victim = ["The Tyke", "The Mayor"][castle]
    laid = [{"card": "book", "castle": castle, "victims": victim}]

    table = with_piles(1, 0, captives=captives, laid=laid)

    assert table.legal(0) == [f"buy {number}" for number in range(most + 1)]


@pytest.mark.clause("VC-177")
def test_the_number_is_fixed_before_any_card_is_drawn() -> None:
    table = drunk(captives=["The Baker", "-", "-"], deck="mist, wolf, bat, *")
    assert table.hand(0) == {}
    assert table.deck[:3] == ["mist", "wolf", "bat"]

    table.plays(0, "buy 1")

    assert table.hand(0) == {"mist": 1, "wolf": 1}
    assert table.active == 1
    assert table.told_of("fact-buys") == [{"player": 0, "cards": 1, "drops": 1, "total": 2}]
