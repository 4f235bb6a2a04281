"""Chapter 11.4: the hand limit, and the end of a turn."""

from typing import Any

import pytest

from tests.games.vampire_connection.table import Table, connecting, given, turn_begins

LIMITS = [(3, 12), (4, 12), (5, 10), (6, 8)]


def ended(seats: int, held: int, **keys: Any) -> Table:
    """Seat 0 has ended its turn in its castle with so many cards, and has drawn one more."""
    table = given([f"?*{held}", *["-"] * (seats - 1)], **keys)
    table.plays(0, "end play")
    table.plays(0, "pass")
    return table


# --- down to the limit ---------------------------------------------------------------------------


@pytest.mark.clause("VC-184")
@pytest.mark.parametrize(("seats", "limit"), LIMITS)
def test_up_to_the_limit_nothing_is_discarded(seats: int, limit: int) -> None:
    table = ended(seats, limit - 1)

    assert table.active == 1
    assert table.hand(0).total() == limit


@pytest.mark.clause("VC-184")
@pytest.mark.parametrize(("seats", "limit"), LIMITS)
@pytest.mark.parametrize("surplus", [1, 3])
def test_above_the_limit_ap_discards_down_to_it(seats: int, limit: int, surplus: int) -> None:
    table = ended(seats, limit - 1 + surplus)
    assert (table.asked, table.turn) == ("discard", 0)

    table.plays(
        0, "; ".join(f"discard {card}" for card in list(table.hand(0).elements())[:surplus])
    )

    assert table.active == 1
    assert table.hand(0).total() == limit
    assert table.discard.total() == surplus


@pytest.mark.clause("VC-184")
def test_the_cards_are_of_their_choice() -> None:
    hand = "mist*5, wolf*4, hunchback*2, Party, Rudey"
    table = given([hand, "-", "-"], deck="book, *")
    table.plays(0, "end play")
    table.plays(0, "pass")
    choice = ["mist", "wolf", "hunchback", "Rudey", "book", "Party"]
    assert table.legal(0) == [f"discard {card}" for card in choice]

    table.plays(0, "discard Party+book")

    assert table.hand(0) == {"mist": 5, "wolf": 4, "hunchback": 2, "Rudey": 1}
    assert table.discard == {"Party": 1, "book": 1}
    assert [told["card"] for told in table.told_of("fact-discards")] == ["name-party", "name-book"]


@pytest.mark.clause("VC-184")
def test_nobody_keeps_more_nor_discards_more_nor_what_they_do_not_hold() -> None:
    table = given(["mist*8, wolf*4", "-", "-"], deck="wolf, *")
    table.plays(0, "end play")
    table.plays(0, "pass")

    table.refuses(0, "pass", "VC-184", "refusal-must-choose")
    table.refuses(0, "discard Party", "VC-184", "refusal-not-held")
    table.refuses(0, "discard mist+mist", "", "line-goes-on")


@pytest.mark.clause("VC-184")
def test_all_surplus_cards_are_discarded_in_one_go() -> None:
    """Whatever was named earlier in the turn has no part in it."""
    hand = "Escape, mist*8, wolf*5"
    table = given([hand, "-", "-"], captives=["-", "The Mayor", "-"], deck="bat, *")
    table.plays(0, "escape The Mayor")
    table.plays(0, "end play")
    table.plays(0, "pass")
    assert table.truth["pending"] == {"decision": "discard", "asked": 0, "discarded": 0}

    table.refuses(0, "discard mist", "", "line-unfinished")
    table.plays(0, "discard mist; discard bat")

    assert table.hand(0) == {"mist": 7, "wolf": 5}
    assert table.active == 1


# --- nowhere else --------------------------------------------------------------------------------


@pytest.mark.clause("VC-185")
def test_in_between_any_hand_size_is_allowed() -> None:
    table = turn_begins(["?*20", "mist*2", "-"])

    assert table.asked == "connection"
    table.plays(0, "end connection")

    assert table.asked == "play"
    table.plays(0, "end play")
    assert table.asked == "consume"


@pytest.mark.clause("VC-185")
def test_a_trade_above_the_limit_is_no_matter() -> None:
    table = connecting(["wolf, bat", "mist*9, hunchback*3", "-"])

    table.plays(0, "trade Ficklecrash: wolf+bat <-> mist")
    table.plays(1, "accept")

    assert table.hand(1).total() == 13
    assert (table.asked, table.turn) == ("play", 0)


@pytest.mark.clause("VC-185")
def test_only_the_hand_of_ap_is_tested() -> None:
    table = given(["-", "?*20", "?*15"])

    table.ends_the_turn()

    assert (table.active, table.asked) == (1, "connection")
    assert [table.hand(seat).total() for seat in range(3)] == [1, 20, 15]


@pytest.mark.clause("VC-185")
def test_the_limit_is_tested_after_drawing() -> None:
    """Twelve cards and four for resting: four too many."""
    table = given(["?*12", "-", "-"], places=["tomb", "castle", "castle"])

    table.plays(0, "end play")
    table.all_pass()

    assert table.asked == "discard"
    assert table.hand(0).total() == 16


# --- the end of the turn -------------------------------------------------------------------------


@pytest.mark.clause("VC-186")
def test_at_the_end_of_the_turn_the_party_is_discarded() -> None:
    table = given(["-", "-", "-"], party=True)
    assert "Party" not in table.discard

    table.plays(0, "end play")
    assert table.truth["party"]
    table.plays(0, "pass")

    assert table.active == 1
    assert not table.truth["party"]
    assert table.discard == {"Party": 1}


@pytest.mark.clause("VC-186")
def test_the_party_lies_on_the_table_until_the_surplus_is_discarded() -> None:
    table = given(["?*12", "-", "-"], party=True)
    table.plays(0, "end play")
    table.plays(0, "pass")

    assert table.asked == "discard"
    assert table.truth["party"]
    table.plays(0, table.legal(0)[0])

    assert not table.truth["party"]
    assert table.discard["Party"] == 1


@pytest.mark.clause("VC-186")
@pytest.mark.parametrize("flag", ["sunrise", "immune"])
def test_at_the_end_of_the_turn_the_flags_are_cleared(flag: str) -> None:
    state: dict[str, Any] = {flag: True, "places": ["tomb", "castle", "castle"]}
    table = given(["-", "-", "-"], **state)
    assert table.truth[flag]

    table.ends_the_turn()

    assert table.active == 1
    assert not table.truth[flag]


@pytest.mark.clause("VC-186")
def test_a_party_of_yesterday_doubles_nothing() -> None:
    table = given(["-", "-", "-"], party=True, captives=["-", "The Baker", "-"])
    table.ends_the_turn()

    table.plays(1, "end connection")
    table.plays(1, "end play")
    table.plays(1, "pass")

    assert table.truth["pending"] == {"decision": "buy", "asked": 1, "net": 2, "consumed": None}


@pytest.mark.clause("VC-184")
def test_cards_that_were_discarded_are_counted_until_the_limit_holds() -> None:
    table = ended(3, 14)
    counted = []

    while table.asked == "discard":
        pending = table.truth["pending"]
        assert isinstance(pending, dict)
        counted.append(pending["discarded"])
        table.begins(0, table.legal(0)[0])

    assert counted == [0, 1, 2]
