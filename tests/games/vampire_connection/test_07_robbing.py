"""Chapter 7: robbing a foreign castle by bat or by carriage."""

from typing import Any

import pytest

from tests.games.vampire_connection.table import Table, cards, given
from tests.games.vampire_connection.visits import one_by_one

ROBBERS = {"bat": "bat", "carriage+hb": "carriage, hunchback"}
PRIEST = "The Village Priest"


def robber(captives: str, *, by: str = "bat", lord: str = "-", **keys: object) -> Table:
    """AP may rob seat 1, who has these captives and holds these cards."""
    hands = [f"{ROBBERS[by]}, mist", lord, "-"]
    return given(hands, captives=["-", captives, "-"], **keys)  # type: ignore[arg-type]


def robbing(captives: str, *, by: str = "bat", lord: str = "-", **keys: object) -> Table:
    """AP has come to the castle of seat 1 and is asked whom they take."""
    table = robber(captives, by=by, lord=lord, **keys)
    table.plays(0, f"{by} > castle of Ficklecrash")
    table.all_pass()
    return table


def under(card: str, victims: str) -> list[dict[str, object]]:
    return [{"card": card, "castle": 1, "victims": victims}]


# --- going there ---------------------------------------------------------------------------------


@pytest.mark.clause("VC-100")
@pytest.mark.parametrize("by", ROBBERS)
def test_the_movement_window_comes_before_the_robbery(by: str) -> None:
    table = robber("The Baker", by=by)

    table.plays(0, f"{by} > castle of Ficklecrash")
    assert table.asked == "move-window"
    table.all_pass()

    assert (table.asked, table.turn) == ("rob", 0)


@pytest.mark.clause("VC-100")
@pytest.mark.parametrize("by", ROBBERS)
def test_a_robber_who_is_staked_robs_nobody(by: str) -> None:
    table = robber("The Baker", by=by, lord="Beatquick, stake*2")
    table.plays(0, f"{by} > castle of Ficklecrash")

    table.plays(1, "Beatquick -> Biggulp")

    assert table.captives(1) == cards("The Baker")
    assert table.fresh == cards("-")
    assert table.places[0] == "tomb"


@pytest.mark.clause("VC-100")
@pytest.mark.parametrize("by", ROBBERS)
def test_nobody_robs_themselves(by: str) -> None:
    hand = ROBBERS[by]
    table = given([hand, "-", "-"], captives=["The Baker", "The Mayor", "-"])

    assert f"{by} > castle of Biggulp" not in table.legal(0)
    table.refuses(0, f"{by} > castle of Biggulp", "VC-100")


@pytest.mark.clause("VC-100")
@pytest.mark.parametrize("by", ["mist", "wolf"])
def test_mist_and_wolf_do_not_rob(by: str) -> None:
    table = given([by, "-", "-"], captives=["-", "The Mayor", "-"])

    assert not any("castle of" in line for line in table.legal(0))
    table.refuses(0, f"{by} > castle of Ficklecrash", "VC-49")


@pytest.mark.clause("VC-100")
@pytest.mark.parametrize("by", ROBBERS)
def test_every_castle_with_somebody_to_steal_can_be_robbed(by: str) -> None:
    captives = ["The Tyke", "The Baker", "-", "The Mayor"]
    table = given([ROBBERS[by], "-", "-", "-"], captives=captives)

    castles = [line for line in table.legal(0) if "castle of" in line]

    assert castles == [f"{by} > castle of Ficklecrash", f"{by} > castle of Garlictooth"]


@pytest.mark.clause("VC-100")
@pytest.mark.parametrize("by", ROBBERS)
def test_at_a_full_table_no_robber_reaches_a_tomb(by: str) -> None:
    table = given([ROBBERS[by]] + ["-"] * 5, dead=["The Baker", "-", "-", "-", "-", "-"])

    assert not any("castle of" in line for line in table.legal(0))


# --- naming --------------------------------------------------------------------------------------


@pytest.mark.clause("VC-101")
def test_ap_names_one_captive_of_that_castle() -> None:
    table = robbing(
        "The Baker, The Mayor, The Bard, The Tyke", laid=under("crucifix", "The Bard, The Tyke")
    )

    assert table.legal(0) == ["rob The Baker", "rob The Mayor"]


@pytest.mark.clause("VC-101")
def test_naming_is_compulsory() -> None:
    table = robbing("The Baker", dead=["-", "The Tyke", "-"])

    table.refuses(0, "pass", "VC-101")
    table.refuses(0, "end play", "VC-247")
    table.refuses(0, "rob The Mayor", "VC-101")
    table.refuses(0, "rob The Tyke", "VC-101")


@pytest.mark.clause("VC-101", "VC-247")
def test_ap_is_asked_also_if_there_is_only_one() -> None:
    table = robbing("The Baker")

    assert (table.asked, table.legal(0)) == ("rob", ["rob The Baker"])


@pytest.mark.clause("VC-101")
def test_a_captive_of_another_castle_is_out_of_reach() -> None:
    table = given(["bat", "-", "-"], captives=["The Mayor", "The Baker", "The Bard"])
    table.plays(0, "bat > castle of Ficklecrash")
    table.all_pass()

    table.refuses(0, "rob The Bard", "VC-101")
    table.refuses(0, "rob The Mayor", "VC-101")


@pytest.mark.clause("VC-101", "VC-116")
@pytest.mark.parametrize("card", ["crucifix", "holy water"])
def test_a_captive_under_crucifix_or_holy_water_cannot_be_named(card: str) -> None:
    table = robbing("The Baker, The Mayor", laid=under(card, "The Baker"))

    table.refuses(0, "rob The Baker", "VC-116")


@pytest.mark.clause("VC-101")
def test_exactly_one_captive_is_stolen() -> None:
    table = robbing("The Baker, The Mayor")

    table.plays(0, "rob The Mayor")

    assert table.fresh == cards("The Mayor")
    assert table.captives(1) == cards("The Baker")


# --- answering -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-102")
@pytest.mark.parametrize("card", ["crucifix", "holy water"])
@pytest.mark.parametrize("by", ROBBERS)
def test_the_lord_may_answer_with_crucifix_or_holy_water(by: str, card: str) -> None:
    table = robbing(f"{PRIEST}, The Baker", by=by, lord=f"{card}, book")
    table.plays(0, "rob The Baker")
    assert (table.asked, table.turn) == ("response", 1)

    table.plays(1, f"respond {card}")

    assert table.captives(1) == cards(f"{PRIEST}, The Baker")
    assert table.fresh == cards("-")


@pytest.mark.clause("VC-103")
@pytest.mark.parametrize("by", ROBBERS)
def test_without_an_answer_the_captive_becomes_a_fresh_victim(by: str) -> None:
    table = robbing(f"{PRIEST}, The Baker", by=by, lord="crucifix")
    table.plays(0, "rob The Baker")
    assert table.captives(1) == cards(f"{PRIEST}, The Baker")

    table.plays(1, "pass")

    assert table.fresh == cards("The Baker")
    assert table.captives(1) == cards(PRIEST)
    assert table.hand(1) == cards("crucifix")
    assert (table.asked, table.turn, table.places[0]) == ("play", 0, "castle")


@pytest.mark.clause("VC-103")
def test_who_has_no_priest_cannot_answer_and_is_not_asked() -> None:
    table = robbing("The Baker", lord="crucifix, holy water, book")

    table.plays(0, "rob The Baker")

    assert table.fresh == cards("The Baker")
    assert table.asked == "play"


@pytest.mark.clause("VC-103", "VC-167")
def test_a_stolen_victim_can_be_consumed_in_the_same_turn() -> None:
    table = robbing("The Mayor")
    table.plays(0, "rob The Mayor")

    one_by_one(table, 0, "end play", "consume The Mayor", "buy 0")

    assert table.drops[0] == 6


@pytest.mark.clause("VC-103", "VC-72")
def test_a_robbery_does_not_carry_anybody_off_from_the_village() -> None:
    table = robbing("The Baker", kidnapped=False)

    table.plays(0, "rob The Baker")

    assert table.truth["kidnapped"] is False


# --- books ---------------------------------------------------------------------------------------


@pytest.mark.clause("VC-104", "VC-116")
@pytest.mark.parametrize("by", ROBBERS)
def test_a_captive_under_a_book_can_be_stolen_and_the_book_stays_on_it(by: str) -> None:
    table = robbing("The Baker", by=by, laid=under("book", "The Baker"))

    table.plays(0, "rob The Baker")

    assert table.fresh == cards("The Baker")
    assert table.laid == [{"card": "book", "castle": 0, "victims": "The Baker"}]
    assert table.discard["book"] == 0


@pytest.mark.clause("VC-104")
def test_the_stolen_book_protects_at_the_new_castle() -> None:
    table = robbing("The Mayor", laid=under("book", "The Mayor"))
    one_by_one(table, 0, "rob The Mayor", "end play")

    table.refuses(0, "consume The Mayor", "VC-164")
    table.plays(0, "keep all")

    assert table.drops[0] == 0
    assert (table.captives(0), table.laid) == (cards("The Mayor"), [])
    assert table.discard["book"] == 1


@pytest.mark.clause("VC-104")
def test_the_books_of_other_captives_stay_where_they_are() -> None:
    table = robbing("The Baker, The Mayor", laid=under("book", "The Mayor"))

    table.plays(0, "rob The Baker")

    assert table.laid == under("book", "The Mayor")


# --- lord and robber -----------------------------------------------------------------------------


@pytest.mark.clause("VC-105")
@pytest.mark.parametrize(
    "keys",
    [
        {"places": ["castle", "castle", "castle"]},
        {"places": ["castle", "tomb", "castle"]},
        {"markers": [None, "stake", None]},
    ],
)
@pytest.mark.parametrize("answer", ["pass", "respond crucifix"])
def test_where_the_lord_lies_makes_no_difference(keys: dict[str, Any], answer: str) -> None:
    table = robbing(f"{PRIEST}, The Baker", lord="crucifix", **keys)
    table.plays(0, "rob The Baker")
    assert table.legal(1) == ["pass", "respond crucifix"]

    table.plays(1, answer)

    assert table.fresh == cards("The Baker" if answer == "pass" else "-")


@pytest.mark.clause("VC-106")
@pytest.mark.parametrize("card", ["crucifix", "holy water"])
@pytest.mark.parametrize("by", ROBBERS)
def test_after_a_repulsed_robbery_the_cards_are_discarded_and_ap_plays_on(
    by: str, card: str
) -> None:
    table = robbing(f"{PRIEST}, The Baker", by=by, lord=card)
    table.plays(0, f"rob {PRIEST}")

    table.plays(1, f"respond {card}")

    assert table.discard == cards(f"{ROBBERS[by]}, {card}")
    assert (table.hand(1), table.laid) == (cards("-"), [])
    assert (table.asked, table.turn, table.places[0]) == ("play", 0, "castle")
    assert table.legal(0) == ["end play", "mist > tomb", "mist > village"]


@pytest.mark.clause("VC-106")
def test_they_may_try_again_on_the_same_victim() -> None:
    table = given(
        ["bat*3", "crucifix, holy water", "-"],
        captives=["-", PRIEST, "-"],
        drops=[3, 1, 1],
        kidnapped=False,
    )

    for answer in ("respond crucifix", "respond holy water", "pass"):
        one_by_one(table, 0, "bat > castle of Ficklecrash", f"rob {PRIEST}")
        table.plays(1, answer)

    assert table.fresh == cards(PRIEST)
    assert table.drops[0] == 0
