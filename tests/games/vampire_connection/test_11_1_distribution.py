"""Chapter 11.1: one fresh victim may be consumed; the others go into the castle."""

from typing import Any

import pytest

from tests.games.vampire_connection.table import Table, given

BOOK_ON_THE_BAKER = [{"card": "book", "castle": 0, "victims": "The Baker"}]
#: The vampire does not drink: it rests, is staked, or the sun rose.
NOT_DRINKING: list[dict[str, Any]] = [
    {"places": ["tomb", "castle", "castle"]},
    {"markers": ["stake", None, None]},
    {"places": ["tomb", "castle", "castle"], "sunrise": True},
    {"places": ["castle", "castle", "castle"], "sunrise": True},
]


def played(**keys: Any) -> Table:
    """Biggulp has ended PLAY, and nobody stakes anybody."""
    table = given(["-", "-", "-"], **keys)
    table.plays(0, "end play")
    while table.asked == "tomb-window" and table.active == 0:
        table.plays(table.turn, "pass")
    return table


# --- in the castle -------------------------------------------------------------------------------


@pytest.mark.clause("VC-164")
def test_ap_may_consume_one_fresh_victim() -> None:
    table = played(fresh="The Baker, The Mayor")
    assert table.legal(0) == ["pass", "consume The Baker", "consume The Mayor"]

    table.plays(0, "consume The Mayor")

    assert table.dead(0) == {"The Mayor": 1}
    assert table.told_of("fact-consumes") == [{"player": 0, "victim": "name-v20"}]
    assert table.asked == "buy"


@pytest.mark.clause("VC-164")
def test_the_consumed_victim_gives_its_right_value() -> None:
    table = played(fresh="The Mayor")

    table.plays(0, "consume The Mayor")
    table.plays(0, "buy 0")

    assert table.drops[0] == 1 + 6


@pytest.mark.clause("VC-164")
def test_ap_consumes_at_most_one() -> None:
    table = played(fresh="The Baker, The Mayor, The Farmhand")

    table.plays(0, "consume The Mayor")

    table.refuses(0, "consume The Baker", "VC-247")
    assert table.dead(0) == {"The Mayor": 1}


@pytest.mark.clause("VC-164")
def test_ap_may_consume_nobody() -> None:
    table = played(fresh="The Baker")

    table.plays(0, "pass")

    assert table.dead(0) == {}
    assert table.told_of("fact-consumes-nobody") == [{"player": 0}]


@pytest.mark.clause("VC-164")
def test_to_consume_nobody_changes_nothing_that_anybody_knows() -> None:
    table = given(["-"] * 4, deck="-", captives=["-", "The Baker", "-", "-"])
    table.ends_the_turn()
    table.plays(1, "end connection")
    table.plays(1, "end play")
    before = table.truth

    table.plays(1, "pass")

    assert table.truth == before | {"pending": table.truth["pending"]}


@pytest.mark.clause("VC-164")
def test_a_victim_under_a_protection_card_is_not_consumed() -> None:
    table = played(fresh="The Baker, The Mayor", laid=BOOK_ON_THE_BAKER)

    table.refuses(0, "consume The Baker", "VC-164", "refusal-victim-protected")

    assert table.legal(0) == ["pass", "consume The Mayor"]


@pytest.mark.clause("VC-164")
@pytest.mark.parametrize("keys", [{}, {"captives": ["The Baker", "-", "-"]}])
def test_ap_is_asked_also_if_there_is_nobody_to_consume(keys: dict[str, Any]) -> None:
    table = played(**keys)

    assert (table.asked, table.legal(0)) == ("consume", ["pass"])


@pytest.mark.clause("VC-164")
def test_victims_in_the_village_or_in_tombs_are_not_consumed() -> None:
    table = played(fresh="The Baker", dead=["The Mayor", "-", "-"], village="The Farmhand, *")

    table.refuses(0, "consume The Mayor", "VC-164", "refusal-victim-is-dead")
    table.refuses(0, "consume The Farmhand", "VC-164", "refusal-victim-in-village")


# --- the others ----------------------------------------------------------------------------------


@pytest.mark.clause("VC-165")
@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("pass", {"The Baker": 1, "The Mayor": 1, "The Tyke": 1}),
        ("consume The Mayor", {"The Baker": 1, "The Tyke": 1}),
    ],
)
def test_all_other_fresh_victims_become_captives(line: str, kept: dict[str, int]) -> None:
    table = played(fresh="The Baker, The Mayor", captives=["The Tyke", "-", "-"])

    table.plays(0, line)

    assert table.captives(0) == kept
    assert table.fresh == {}


@pytest.mark.clause("VC-165")
def test_they_become_captives_of_ap_and_of_nobody_else() -> None:
    table = given(["-", "-", "-"], active=2, fresh="The Baker")

    table.plays(2, "end play")
    table.plays(2, "pass")

    assert [table.captives(seat).total() for seat in range(3)] == [0, 0, 1]


@pytest.mark.clause("VC-165", "VC-166")
@pytest.mark.parametrize("keys", NOT_DRINKING[:3])
def test_protection_cards_go_into_the_castle_with_their_victims(keys: dict[str, Any]) -> None:
    table = played(fresh="The Baker", laid=BOOK_ON_THE_BAKER, **keys)

    assert table.active == 1
    assert table.captives(0) == {"The Baker": 1}
    assert table.laid == BOOK_ON_THE_BAKER


@pytest.mark.clause("VC-165")
def test_a_protected_fresh_victim_is_drunk_from_as_a_protected_captive() -> None:
    table = played(fresh="The Baker, The Mayor", laid=BOOK_ON_THE_BAKER)

    table.plays(0, "pass")

    assert table.truth["pending"] == {"decision": "buy", "asked": 0, "net": 1, "consumed": None}
    assert table.captives(0) == {"The Baker": 1, "The Mayor": 1}


# --- not in the castle ---------------------------------------------------------------------------


@pytest.mark.clause("VC-166")
@pytest.mark.parametrize("keys", NOT_DRINKING)
def test_who_does_not_drink_consumes_nobody(keys: dict[str, Any]) -> None:
    table = played(fresh="The Baker, The Mayor", **keys)

    assert table.active == 1
    assert table.captives(0) == {"The Baker": 1, "The Mayor": 1}
    assert table.dead(0) == {}
    assert table.drops[0] == 1


# --- captives, and second thoughts ---------------------------------------------------------------


@pytest.mark.clause("VC-167")
@pytest.mark.parametrize("captives", [["The Mayor", "-", "-"], ["-", "The Mayor", "-"]])
def test_captives_of_earlier_turns_are_not_consumed(captives: list[str]) -> None:
    table = played(fresh="The Baker", captives=captives)

    table.refuses(0, "consume The Mayor", "VC-167", "refusal-victim-is-held")

    assert table.legal(0) == ["pass", "consume The Baker"]


@pytest.mark.clause("VC-167")
def test_who_was_kept_once_is_not_consumed_in_a_later_turn() -> None:
    table = played(fresh="The Baker")
    table.plays(0, "pass")
    table.plays(0, "buy 0")

    table.ends_the_turn()
    table.ends_the_turn()
    table.plays(0, "end connection")
    table.plays(0, "end play")

    table.refuses(0, "consume The Baker", "VC-167")


@pytest.mark.clause("VC-168")
@pytest.mark.parametrize("line", ["pass", "consume The Mayor"])
def test_the_decision_cannot_be_changed_later(line: str) -> None:
    table = played(fresh="The Baker, The Mayor")
    table.plays(0, line)

    table.refuses(0, "consume The Baker", "VC-247", "refusal-other-question")
    table.refuses(0, "pass", "VC-173")

    assert {move.split()[0] for move in table.legal(0)} == {"buy"}
