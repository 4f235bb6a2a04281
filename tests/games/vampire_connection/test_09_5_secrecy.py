"""Chapter 9.5: windows tell nobody what a player holds; what is done when time is up."""

from typing import Any

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.games.vampire_connection.game import GAME
from gruft.kernel.lines import default_line, draft, write_line
from gruft.kernel.scene import plain
from tests.games.tables import SPECTATOR
from tests.games.vampire_connection.table import Table, connecting, given, turn_begins

seeds = st.integers(0, 2**16)
ALL_HUNTERS = "Beatquick, Thrashon, Rudey, Assistant, stake*7"
PRIEST = "The Village Priest"


def watched(table: Table) -> list[object]:
    """What a spectator sees and hears of a window in which everybody passes."""
    seen: list[object] = []
    while table.position.window() is not None:
        seen.append((table.asked, table.turn, plain(table.scene(SPECTATOR))))
        table.plays(table.turn, "pass")
        seen.append(table.told())
    return seen


# --- windows are left out for public reasons only ------------------------------------------------


@pytest.mark.clause("VC-148", "VC-149")
@settings(max_examples=6)
@holds_for(seeds)
def test_a_movement_window_is_the_same_whatever_the_others_hold(seed: int) -> None:
    def flight(seed: int) -> Table:
        table = given(["bat", None, None, None], seed=seed)
        table.plays(0, "bat > tomb")
        return table

    assert watched(flight(seed)) == watched(flight(1))


@pytest.mark.clause("VC-148", "VC-149")
@settings(max_examples=6)
@holds_for(seeds)
def test_a_tomb_window_is_the_same_whatever_the_others_hold(seed: int) -> None:
    places = ["castle", "tomb", "castle", "tomb"]

    def dusk(seed: int) -> Table:
        return turn_begins(["mist", None, None, None], places=places, seed=seed)

    assert watched(dusk(seed)) == watched(dusk(1))


@pytest.mark.clause("VC-148", "VC-149")
@settings(max_examples=6)
@holds_for(seeds)
def test_a_response_window_is_the_same_whatever_the_lord_holds(seed: int) -> None:
    def robbery(seed: int) -> Table:
        table = given(["bat", None, None], captives=["-", f"The Baker, {PRIEST}", "-"], seed=seed)
        table.plays(0, "bat > castle of Ficklecrash")
        watched(table)
        table.plays(0, "rob The Baker")
        assert table.asked == "response"
        return table

    assert watched(robbery(seed)) == watched(robbery(1))


@pytest.mark.clause("VC-148")
@pytest.mark.parametrize("hand", ["-", "mist", "stake*7", ALL_HUNTERS])
def test_a_window_opens_also_when_nobody_holds_a_hunter(hand: str) -> None:
    table = given(["wolf", hand, "-"])

    table.plays(0, "wolf > village")

    assert (table.asked, table.turn) == ("move-window", 1)


@pytest.mark.clause("VC-148")
@pytest.mark.parametrize(
    ("journey", "state"),
    [
        ("wolf > tomb", {"round": 1}),
        ("wolf > tomb", {"kidnapped": False}),
        ("mist > village", {}),
        ("hb > village", {}),
        ("wolf > castle", {"immune": True, "places": ["tomb", "castle", "castle"]}),
    ],
)
def test_a_window_is_left_out_for_what_everybody_can_see(
    journey: str, state: dict[str, Any]
) -> None:
    """Hunters not enabled, mist, hunchback, immunity: even with all hunters in one hand."""
    hands = ["wolf, mist, hunchback", ALL_HUNTERS, "-"]
    table = given(hands, village="The Baker, *", **state)

    table.plays(0, journey)

    assert (table.asked, table.turn) == ("play", 0)


@pytest.mark.clause("VC-148")
@pytest.mark.parametrize(("captives", "asked"), [("The Baker", "play"), (PRIEST, "response")])
def test_the_lord_is_asked_about_a_robbery_if_a_priest_lies_there(
    captives: str, asked: str
) -> None:
    table = given(["carriage, hunchback", "crucifix", "-"], captives=["-", captives, "-"])

    table.plays(0, "carriage+hb > castle of Ficklecrash")
    table.all_pass()
    table.plays(0, f"rob {captives}")

    assert table.asked == asked


# --- everybody entitled is asked -----------------------------------------------------------------


@pytest.mark.clause("VC-149")
def test_a_seat_that_can_only_pass_is_asked_all_the_same() -> None:
    table = given(["wolf", "-", "mist*5", ALL_HUNTERS])
    table.plays(0, "wolf > village")

    assert (table.turn, table.legal(1)) == (1, ["pass"])
    table.plays(1, "pass")
    assert (table.turn, table.legal(2)) == (2, ["pass"])
    table.plays(2, "pass")

    assert table.turn == 3
    assert len(table.legal(3)) == 4


@pytest.mark.clause("VC-149")
def test_the_owner_of_the_only_target_is_asked_as_well() -> None:
    table = turn_begins(["-", "Rudey", "-"], places=["castle", "tomb", "castle"])

    assert (table.asked, table.turn, table.legal(1)) == ("tomb-window", 1, ["pass"])


@pytest.mark.clause("VC-149")
def test_others_do_not_see_what_the_asked_seat_could_do() -> None:
    table = given(["wolf", ALL_HUNTERS, "-"])
    table.plays(0, "wolf > village")

    assert table.scene(1).decision is not None
    for seat in (SPECTATOR, 0):
        assert table.scene(seat).decision is None


# --- the public log ------------------------------------------------------------------------------


@pytest.mark.clause("VC-150")
def test_of_a_movement_window_all_hear_once_that_nobody_responded() -> None:
    table = given(["wolf", ALL_HUNTERS, "-"], village="The Baker, *")
    table.plays(0, "wolf > village")
    before = table.told()

    table.plays(1, "pass")
    assert table.told() == before
    table.plays(2, "pass")

    assert table.told_of("fact-no-hunter") == [{}]


@pytest.mark.clause("VC-150")
def test_of_a_tomb_window_all_hear_once_that_nobody_responded() -> None:
    table = turn_begins(["mist", ALL_HUNTERS, "-"], places=["castle", "tomb", "castle"])

    table.all_pass()

    assert table.told_of("fact-no-hunter") == [{}]


@pytest.mark.clause("VC-150")
def test_of_an_attack_all_hear_that_the_lord_did_not_respond() -> None:
    table = given(["Good Opportunity", "book", "-"], captives=["-", "The Baker", "-"])

    table.plays(0, "GO The Baker@Ficklecrash")
    assert table.told_of("fact-nobody-responds") == []
    table.plays(1, "pass")

    assert table.told_of("fact-nobody-responds") == [{}]


@pytest.mark.clause("VC-150")
def test_of_an_attack_that_was_warded_off_all_hear_the_response_alone() -> None:
    table = given(["Good Opportunity", "book", "-"], captives=["-", "The Baker", "-"])

    table.plays(0, "GO The Baker@Ficklecrash")
    table.plays(1, "respond book")

    (told,) = table.told_of("fact-wards-off")
    assert (told["player"], told["card"]) == (1, "name-book")
    assert table.told_of("fact-nobody-responds") == []


@pytest.mark.clause("VC-150")
def test_a_staking_is_heard_and_the_silence_of_the_others_is_not() -> None:
    hands = ["mist", "Beatquick, stake", "-"]
    table = turn_begins(hands, places=["tomb", "castle", "tomb"])

    table.plays(1, "Beatquick+1 -> Shortway")
    table.plays(1, "pass")
    table.plays(2, "pass")

    assert table.told_of("fact-stakes") == [
        {"player": 1, "hunter": "name-beatquick", "stakes": 1, "target": 2}
    ]
    assert table.told_of("fact-no-hunter") == []


@pytest.mark.clause("VC-150")
def test_each_window_has_its_own_remark_whatever_was_staked_before() -> None:
    hands = ["wolf", "Beatquick, stake", "-"]
    table = turn_begins(hands, places=["castle", "castle", "tomb"], village="The Baker, *")

    table.plays(1, "Beatquick+1 -> Shortway")
    table.plays(0, "end connection")
    table.plays(0, "wolf > village")
    table.all_pass()

    assert table.told_of("fact-no-hunter") == [{}]


@pytest.mark.clause("VC-150")
def test_what_ap_staked_in_person_is_not_an_answer_to_a_later_window() -> None:
    table = given(["Rudey", "-", "-"], places=["castle", "tomb", "tomb"])

    table.plays(0, "Rudey+0 -> Shortway")
    table.plays(0, "end play")
    table.all_pass()

    assert table.told_of("fact-no-hunter") == [{}]


# --- time is up ----------------------------------------------------------------------------------


def in_time_out(table: Table) -> str:
    """What is done for the seat that does not answer."""
    seat = table.position.to_act()[0]
    return write_line(GAME, table.position, default_line(GAME, table.position, seat), seat)


def after(table: Table, *lines: str) -> Table:
    """The same table after some lines of the seats that are asked."""
    for line in lines:
        table.plays(table.turn, line)
    return table


@pytest.mark.clause("VC-151")
def test_in_a_window_the_default_is_to_pass() -> None:
    places = ["tomb", "castle", "castle"]

    dusk = turn_begins(["-", "Rudey", "-"], places=places)
    flight = after(given(["wolf", ALL_HUNTERS, "-"]), "wolf > tomb")
    seized = given(["Good Opportunity", "book", "-"], captives=["-", "The Baker", "-"])

    assert in_time_out(dusk) == "pass"
    assert in_time_out(flight) == "pass"
    assert in_time_out(after(seized, "GO The Baker")) == "pass"


@pytest.mark.clause("VC-151")
def test_in_the_connection_the_default_is_to_reject_and_to_end() -> None:
    table = connecting(["mist", "wolf", "-"])
    assert in_time_out(table) == "end connection"

    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    assert in_time_out(table) == "reject"
    table.plays(1, "counter wolf <-> mist")

    assert in_time_out(table) == "reject"


@pytest.mark.clause("VC-151")
def test_a_half_composed_offer_is_dropped() -> None:
    """Nobody but its author ever saw it, and time ends the Connection for them."""
    table = connecting(["mist*2", "wolf*2", "-"])
    before = table.truth
    assert "want wolf" in draft(GAME, table.position, 0, "offer Ficklecrash; give mist; done")

    assert in_time_out(table) == "end connection"
    assert GAME.to_json(table.position) == before
    table.plays(0, in_time_out(table))

    table.refuses(0, "trade Ficklecrash: mist <-> wolf", "VC-30")


@pytest.mark.clause("VC-151")
def test_a_half_composed_counter_offer_fails_the_whole_offer() -> None:
    table = after(connecting(["mist*2", "wolf*2", "-"]), "trade Ficklecrash: mist <-> wolf")
    assert "want mist" in draft(GAME, table.position, 1, "counter; give wolf; done")

    table.plays(1, in_time_out(table))

    assert (table.asked, table.turn) == ("connection", 0)
    assert table.told_of("fact-no-trade") == [{"player": 0, "partner": 1}]
    assert table.truth["pending"] == {"decision": "connection", "asked": 0, "offers": 1}


@pytest.mark.clause("VC-151")
def test_at_the_end_of_the_turn_nothing_is_consumed_nor_bought() -> None:
    table = given(["mist", "-", "-"], fresh="The Baker")

    assert in_time_out(table) == "end play"
    table.plays(0, "end play")
    assert in_time_out(table) == "pass"
    table.plays(0, "pass")

    assert table.asked == "buy"
    assert in_time_out(table) == "buy 0"


@pytest.mark.clause("VC-151")
def test_of_compulsory_picks_the_lowest_is_taken() -> None:
    captives = ["-", "The Mayor, The Baker, The Tyke", "-"]
    robbing = after(given(["bat", "-", "-"], captives=captives), "bat > castle of Ficklecrash")
    robbing.all_pass()
    twice = given(["mist, Double Success", "-", "-"], village="Masked Ball, Sunrise, *")
    chosen = after(twice, "mist+2x > village")

    assert in_time_out(robbing) == "rob The Tyke"
    assert in_time_out(chosen) == "first Masked Ball"


@pytest.mark.clause("VC-151")
def test_the_lowest_captive_is_given_at_the_ball() -> None:
    captives = ["The Mayor, The Baker", "-", "-"]
    table = given(["mist", "-", "-"], captives=captives, village="Masked Ball, *")

    table.plays(0, "mist > village")

    assert in_time_out(table) == "gives The Baker"


@pytest.mark.clause("VC-151")
def test_the_lowest_types_are_discarded() -> None:
    table = given(["Party, book, wolf*8, bat*2, mist*2", "-", "-"], pending="discard")

    assert in_time_out(table) == "discard mist; discard mist"
