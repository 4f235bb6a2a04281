"""Chapter 13, continued: Good Opportunity and Escape."""

import pytest

from gruft.games.vampire_connection.game import GAME
from tests.games.vampire_connection.table import Table, cards, given

STAKED = ["stake", None, None]


def chance(captives: list[str], **keys: object) -> Table:
    """AP holds Good Opportunity and a mist."""
    return given(["Good Opportunity, mist", "-", "-"], captives=captives, **keys)  # type: ignore[arg-type]


# --- Good Opportunity ----------------------------------------------------------------------------


@pytest.mark.clause("VC-202")
@pytest.mark.parametrize("place", ["castle", "tomb"])
def test_good_opportunity_is_played_from_castle_or_tomb(place: str) -> None:
    table = chance(["The Baker", "-", "-"], places=[place, "castle", "castle"])

    table.plays(0, "GO The Baker")

    assert table.dead(0) == cards("The Baker")
    assert table.places[0] == place


@pytest.mark.clause("VC-202")
def test_who_is_staked_has_no_good_opportunity() -> None:
    table = chance(["The Baker", "-", "-"], markers=STAKED)

    assert table.legal(0) == ["end play"]
    table.refuses(0, "GO The Baker", "VC-202")


@pytest.mark.clause("VC-202")
def test_it_must_be_held_and_is_played_in_ones_own_play() -> None:
    table = given(["mist", "Good Opportunity", "-"], captives=["The Baker", "-", "-"])

    table.refuses(0, "GO The Baker", "VC-202")
    table.refuses(1, "GO The Baker", "VC-22")
    table.plays(0, "end play")
    table.refuses(0, "GO The Baker", "VC-23")


@pytest.mark.clause("VC-203")
def test_its_target_is_a_captive_of_any_castle_also_of_ones_own() -> None:
    table = chance(
        ["The Baker", "The Mayor", "The Bard"], fresh="The Tyke", dead=["-", "The Farmhand", "-"]
    )

    table.begins(0, "GO")

    assert table.legal(0) == ["on The Bard", "on The Baker", "on The Mayor"]
    table.refuses(0, "on The Tyke", "VC-203")
    table.refuses(0, "on The Farmhand", "VC-203")
    table.refuses(0, "on The Midwife", "VC-203")


@pytest.mark.clause("VC-203")
@pytest.mark.parametrize("castle", ["Ficklecrash", "Shortway"])
def test_the_castle_may_be_named_and_must_then_be_the_right_one(castle: str) -> None:
    table = chance(["-", "The Baker", "The Bard"])

    if castle == "Ficklecrash":
        table.plays(0, "GO The Baker@Ficklecrash")
        assert table.asked == "response"
    else:
        table.refuses(0, "GO The Baker@Shortway", "VC-203")


@pytest.mark.clause("VC-203")
def test_without_a_captive_anywhere_there_is_no_opportunity() -> None:
    table = chance(["-", "-", "-"], fresh="The Tyke", dead=["-", "The Farmhand", "-"])

    assert "GO" not in table.legal(0)
    table.refuses(0, "GO The Tyke", "VC-203")


@pytest.mark.clause("VC-204", "VC-206")
@pytest.mark.parametrize("lord", [0, 1, 2])
def test_ap_gets_the_right_value_in_drops_and_the_victim_lies_in_their_tomb(lord: int) -> None:
    captives = ["-", "-", "-"]
    captives[lord] = "The Mayor"
    table = chance(captives)

    table.plays(0, "GO The Mayor")
    table.all_pass()

    assert table.drops == [7, 1, 1]
    assert table.captives(lord) == cards("-")
    assert [table.dead(seat) for seat in range(3)] == [cards("The Mayor"), cards("-"), cards("-")]
    assert table.legal(0)[:2] == ["end play", "mist > tomb"]
    assert table.discard == cards("Good Opportunity")


@pytest.mark.clause("VC-204")
def test_they_are_drops_and_not_points_so_they_buy_no_cards() -> None:
    table = chance(["The Mayor", "-", "-"])
    table.plays(0, "GO The Mayor")

    table.plays(0, "end play")
    assert table.asked == "consume"
    table.plays(0, "keep all")

    assert table.active == 1
    assert [told["cards"] for told in table.told_of("fact-draws")] == [1]
    assert table.drops[0] == 7


@pytest.mark.clause("VC-204")
def test_the_drops_can_be_spent_at_once() -> None:
    table = given(["Good Opportunity, bat", "-", "-"], captives=["The Baker", "-", "-"])
    table.plays(0, "GO The Baker")

    table.plays(0, "bat > tomb")

    assert table.drops[0] == 4


@pytest.mark.clause("VC-205")
@pytest.mark.parametrize(
    ("right", "drops", "left"), [(-1, 3, 2), (-3, 3, 0), (-5, 3, 0), (0, 3, 3)]
)
def test_a_negative_amount_is_paid_as_far_as_one_can(right: int, drops: int, left: int) -> None:
    edition = GAME.edition_with({"victims.V03.right": right}, "own")
    table = chance(["The Drunkard", "-", "-"], drops=[drops, 1, 1], edition=edition)

    table.plays(0, "GO The Drunkard")

    assert table.drops == [left, 1, 1]
    assert table.dead(0) == cards("The Drunkard")


@pytest.mark.clause("VC-206")
def test_the_victim_pays_no_more_at_the_end_of_the_turn() -> None:
    table = chance(["The Mayor, The Midwife", "-", "-"])
    table.plays(0, "GO The Mayor")

    for line in ("end play", "keep all", "buy 0"):
        table.plays(0, line)

    assert table.drops[0] == 9


@pytest.mark.clause("VC-207")
@pytest.mark.parametrize("hand", ["crucifix, holy water, book", "-"])
def test_against_ones_own_captive_nobody_is_asked(hand: str) -> None:
    table = given(
        [f"Good Opportunity, {hand}" if hand != "-" else "Good Opportunity", "-", "-"],
        captives=["The Village Priest", "The Baker", "-"],
    )

    table.plays(0, "GO The Village Priest")

    assert table.asked == "play"
    assert table.dead(0) == cards("The Village Priest")
    assert table.told_of("fact-nobody-responds") == []


# --- Escape --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-208", "VC-209")
@pytest.mark.parametrize("where", ["castle", "tomb", "staked"])
@pytest.mark.parametrize("lord", [0, 1, 2])
def test_escape_sends_a_captive_of_any_castle_back(where: str, lord: int) -> None:
    captives = ["-", "-", "-"]
    captives[lord] = "The Mayor, The Bard"
    table = given(
        ["Escape, mist", "-", "-"],
        captives=captives,
        places=["castle" if where == "castle" else "tomb", "castle", "castle"],
        markers=STAKED if where == "staked" else [None, None, None],
    )

    table.plays(0, "escape The Mayor")

    assert table.captives(lord) == cards("The Bard")
    assert table.village.count("The Mayor") == 1
    assert table.discard == cards("Escape")
    assert (table.asked, table.turn) == ("play", 0)


@pytest.mark.clause("VC-208")
@pytest.mark.parametrize("kind", ["crucifix", "holy water", "book"])
def test_protected_captives_can_escape(kind: str) -> None:
    laid = [{"card": kind, "castle": 1, "victims": "The Mayor"}]
    table = given(["Escape", "-", "-"], captives=["-", "The Mayor", "-"], laid=laid)

    table.plays(0, "escape The Mayor@Ficklecrash")

    assert "The Mayor" in table.village


@pytest.mark.clause("VC-208")
def test_fresh_and_dead_victims_cannot_escape() -> None:
    table = given(
        ["Escape", "-", "-"],
        captives=["-", "The Mayor", "-"],
        fresh="The Baker",
        dead=["The Bard", "-", "-"],
    )
    table.begins(0, "escape")

    assert table.legal(0) == ["on The Mayor"]
    table.refuses(0, "on The Baker", "VC-208")
    table.refuses(0, "on The Bard", "VC-208")
    table.refuses(0, "on The Tyke", "VC-208")


@pytest.mark.clause("VC-208")
def test_without_a_captive_or_the_card_nobody_escapes() -> None:
    alone = given(["Escape", "-", "-"], fresh="The Baker", dead=["-", "The Bard", "-"])
    alone.refuses(0, "escape The Baker", "VC-208")
    assert alone.legal(0) == ["end play"]

    without = given(["mist", "Escape", "-"], captives=["The Mayor", "-", "-"])
    without.refuses(0, "escape The Mayor", "VC-208")
    without.refuses(1, "escape The Mayor", "VC-22")


@pytest.mark.clause("VC-209")
def test_the_lord_cannot_answer_an_escape() -> None:
    table = given(
        ["Escape", "crucifix, holy water, book", "-"], captives=["-", "The Village Priest", "-"]
    )

    table.plays(0, "escape The Village Priest")

    assert (table.asked, table.turn) == ("play", 0)
    assert table.told_of("fact-village-shuffled") == [{}]
    assert table.told_of("fact-nobody-responds") == []


@pytest.mark.clause("VC-209")
def test_the_captive_may_then_lie_anywhere_in_the_village() -> None:
    found = set()
    for seed in range(12):
        table = given(
            ["Escape", "-", "-"],
            captives=["-", "The Mayor", "-"],
            village="The Tyke, The Bard, The Baker",
            seed=seed,
        )
        table.plays(0, "escape The Mayor")
        found.add(table.village.index("The Mayor"))

    assert found == {0, 1, 2, 3}


@pytest.mark.clause("VC-210")
@pytest.mark.parametrize(
    ("victims", "laid"),
    [
        ("The Mayor", []),
        ("The Baker, The Mayor", [{"card": "holy water", "castle": 1, "victims": "The Baker"}]),
    ],
)
def test_a_card_that_covered_nobody_else_is_discarded_else_it_stays(
    victims: str, laid: list[dict[str, object]]
) -> None:
    table = given(
        ["Escape", "-", "-"],
        captives=["-", "The Mayor, The Baker", "-"],
        laid=[{"card": "holy water", "castle": 1, "victims": victims}],
    )

    table.plays(0, "escape The Mayor")

    assert table.laid == laid
    assert table.discard["holy water"] == 1 - len(laid)
