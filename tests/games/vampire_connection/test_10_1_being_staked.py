"""Chapter 10: the marker, how the turn ends, and what a staked vampire's owner may do."""

import pytest

from tests.games.vampire_connection.table import STAKED, connecting, given, staked, turn_begins

PRIEST = "The Village Priest"


# --- the marker ----------------------------------------------------------------------------------


@pytest.mark.clause("VC-152", "VC-153")
@pytest.mark.parametrize(
    ("form", "hunter", "number"),
    [
        ("wolf", "Thrashon", 1),
        ("wolf", "Rudey", 2),
        ("bat", "Beatquick", 2),
        ("bat", "Thrashon", 3),
    ],
)
def test_one_stake_is_the_marker_and_all_else_is_discarded(
    form: str, hunter: str, number: int
) -> None:
    table = given([form, f"{hunter}, stake*5", "-"])

    table.plays(0, f"{form} > village")
    table.plays(1, f"{hunter}+{number} -> Biggulp")

    assert (table.places[0], table.markers[0]) == ("tomb", "stake")
    assert table.discard == {form: 1, hunter: 1} | ({"stake": number - 1} if number > 1 else {})
    assert table.hand(1)["stake"] == 5 - number


@pytest.mark.clause("VC-152", "VC-153")
def test_rudey_himself_is_the_marker_where_no_stake_was_needed() -> None:
    table = given(["Rudey, stake", "-", "-"], places=["castle", "tomb", "castle"])

    table.plays(0, "Rudey+0 -> Ficklecrash")

    assert table.markers == [None, "Rudey", None]
    assert table.discard == {}
    assert table.hand(0) == {"stake": 1}


@pytest.mark.clause("VC-152", "VC-153")
def test_against_stoneheart_a_stake_is_the_marker_and_rudey_is_discarded() -> None:
    vampires = ["Biggulp", "Stoneheart", "Shortway"]
    places = ["castle", "tomb", "castle"]
    table = given(["Rudey, stake", "-", "-"], places=places, vampires=vampires)

    table.plays(0, "Rudey+1 -> Stoneheart")

    assert table.markers == [None, "stake", None]
    assert table.discard == {"Rudey": 1}


@pytest.mark.clause("VC-152")
def test_the_assistant_leaves_one_of_his_two_stakes() -> None:
    table = given(["Assistant, stake*2", "-", "-"], places=["castle", "tomb", "castle"])

    table.plays(0, "Assistant+2 -> Ficklecrash")

    assert table.markers == [None, "stake", None]
    assert table.discard == {"Assistant": 1, "stake": 1}


@pytest.mark.clause("VC-154")
def test_a_marker_is_not_shuffled_into_a_new_deck() -> None:
    """One stake lies with Ficklecrash, the other six are shuffled with the discard pile."""
    hands = ["-", "-", "-"]
    table = given(hands, markers=[None, "stake", None], deck="-")
    assert table.discard["stake"] == 6

    table.ends_the_turn()

    assert table.deck.count("stake") + table.hand(0)["stake"] == 6
    assert table.markers == [None, "stake", None]


@pytest.mark.clause("VC-154")
@pytest.mark.parametrize("marker", ["stake", "Rudey"])
def test_a_marker_is_on_the_discard_pile_when_it_has_been_removed(marker: str) -> None:
    table = staked("hunchback", markers=[marker, None, None])
    assert marker not in table.discard

    table.plays(0, "revive")

    assert table.discard == {"hunchback": 1, marker: 1}


# --- staked in one's own turn --------------------------------------------------------------------


@pytest.mark.clause("VC-155")
def test_who_is_staked_on_their_way_ends_their_turn_as_staked() -> None:
    hands = ["wolf, mist", "Thrashon, stake", "-"]
    table = given(hands, fresh="The Baker", captives=["The Farmhand", "-", "-"], deck="bat, *")

    table.plays(0, "wolf > village")
    table.plays(1, "Thrashon+1 -> Biggulp")

    assert table.active == 1
    assert table.hand(0) == {"mist": 1, "bat": 1}
    assert table.captives(0) == {"The Baker": 1, "The Farmhand": 1}
    assert table.drops[0] == 1


@pytest.mark.clause("VC-155")
def test_the_window_after_that_concerns_only_other_vampires() -> None:
    hands = ["wolf", "Thrashon, Rudey, stake*2", "-"]
    table = given(hands, places=["castle", "castle", "tomb"])

    table.plays(0, "wolf > village")
    table.plays(1, "Thrashon+1 -> Biggulp")

    assert table.asked == "tomb-window"
    assert table.legal(1) == ["pass", "Rudey+0 -> Shortway"]


@pytest.mark.clause("VC-155")
def test_who_is_staked_after_their_arrival_in_the_tomb_plays_on_no_more() -> None:
    hands = ["mist*2", "Rudey", "-"]
    table = given(hands, places=["castle", "castle", "tomb"], deck="bat, *")

    table.plays(0, "mist > tomb")
    table.plays(1, "Rudey+0 -> Biggulp")
    table.plays(1, "pass")
    table.plays(2, "pass")

    pending = table.truth["pending"]
    assert isinstance(pending, dict)
    assert (table.active, pending["decision"], pending["point"]) == (0, "tomb-window", "end")
    table.plays(1, "pass")
    table.plays(2, "pass")
    assert table.active == 1
    assert table.hand(0) == {"mist": 1, "bat": 1}


@pytest.mark.clause("VC-155")
def test_who_is_staked_after_their_play_does_not_rest() -> None:
    hands = ["mist", "Rudey", "-"]
    table = given(hands, places=["tomb", "castle", "castle"], fresh="The Baker")

    table.plays(0, "end play")
    table.plays(1, "Rudey+0 -> Biggulp")

    assert table.active == 1
    assert table.hand(0).total() == 2
    assert table.captives(0) == {"The Baker": 1}


@pytest.mark.clause("VC-155")
def test_who_is_staked_at_the_start_draws_one_card_and_that_was_their_turn() -> None:
    table = turn_begins(["mist", "Rudey", "-"], places=["tomb", "castle", "castle"])

    table.plays(1, "Rudey+0 -> Biggulp")

    assert table.told_of("fact-draws") == [{"player": 0, "cards": 1}]
    assert table.active == 1


# --- the journey does not happen -----------------------------------------------------------------


@pytest.mark.clause("VC-156")
@pytest.mark.parametrize("line", ["wolf > village", "wolf+2x > village"])
def test_who_is_staked_on_their_way_to_the_village_turns_no_card(line: str) -> None:
    hands = ["wolf, Double Success", "Thrashon, stake", "-"]
    table = given(hands, village="The Baker, The Mayor, *")

    table.plays(0, line)
    table.plays(1, "Thrashon+1 -> Biggulp")

    assert table.village[:2] == ["The Baker", "The Mayor"]
    assert table.captives(0) == {}
    assert table.discard["Double Success"] == line.count("2x")


@pytest.mark.clause("VC-156")
def test_who_is_staked_on_their_way_to_a_castle_robs_nobody() -> None:
    hands = ["bat", "Beatquick, stake*2", "-"]
    table = given(hands, captives=["-", "The Baker", "-"])

    table.plays(0, "bat > castle of Ficklecrash")
    table.plays(1, "Beatquick+2 -> Biggulp")

    assert table.captives(1) == {"The Baker": 1}
    assert (table.drops[0], table.places[0]) == (0, "tomb")


@pytest.mark.clause("VC-156")
def test_who_is_staked_on_their_way_home_lies_in_their_tomb() -> None:
    table = given(["wolf", "Thrashon, stake", "-"], places=["tomb", "castle", "castle"])

    table.plays(0, "wolf > castle")
    table.plays(1, "Thrashon+1 -> Biggulp")

    assert (table.places[0], table.markers[0]) == ("tomb", "stake")


@pytest.mark.clause("VC-156")
def test_who_is_staked_on_their_way_into_the_tomb_does_not_arrive_there_once_more() -> None:
    hands = ["wolf", "Thrashon, stake", "-"]
    table = given(hands, places=["castle", "castle", "tomb"])

    table.plays(0, "wolf > tomb")
    table.plays(1, "Thrashon+1 -> Biggulp")

    pending = table.truth["pending"]
    assert isinstance(pending, dict)
    assert pending["point"] == "end"


# --- staked in another player's turn -------------------------------------------------------------


@pytest.mark.clause("VC-157")
def test_who_is_staked_in_another_turn_has_their_own_turn_later() -> None:
    table = given(["Rudey", "mist", "wolf"], places=["castle", "tomb", "castle"])

    table.plays(0, "Rudey+0 -> Ficklecrash")
    assert (table.asked, table.turn) == ("play", 0)
    table.ends_the_turn()

    assert (table.active, table.asked) == (1, "connection")
    table.plays(1, "end connection")
    assert (table.asked, table.turn) == ("play", 1)


@pytest.mark.clause("VC-157")
def test_a_vampire_staked_in_another_turn_loses_neither_cards_nor_victims() -> None:
    captives = ["-", "The Baker", "-"]
    places = ["castle", "tomb", "castle"]
    table = given(["Rudey", "mist, hunchback", "-"], places=places, captives=captives)

    table.plays(0, "Rudey+0 -> Ficklecrash")

    assert table.hand(1) == {"mist": 1, "hunchback": 1}
    assert table.captives(1) == {"The Baker": 1}


# --- what the owner may do -----------------------------------------------------------------------


@pytest.mark.clause("VC-158")
def test_a_staked_vampires_owner_may_protect_let_escape_stake_and_revive() -> None:
    table = staked(
        "crucifix, holy water, book, Escape, Beatquick, stake, hunchback",
        places=["tomb", "tomb", "castle"],
        captives=[PRIEST, "-", "-"],
    )

    assert table.legal(0) == [
        "end play",
        "revive",
        "Beatquick+1 -> Ficklecrash",
        "escape",
        "crucifix @ Biggulp",
        "holy water @ Biggulp",
        "book @ Biggulp",
    ]


@pytest.mark.clause("VC-158")
@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("mist > castle", "VC-50"),
        ("wolf > castle", "VC-50"),
        ("bat > castle", "VC-50"),
        ("carriage+hb > castle", "VC-50"),
        ("mist > village", "VC-50"),
        ("hb > village", "VC-50"),
        ("bat > castle of Ficklecrash", "VC-50"),
        ("GO", "VC-202"),
        ("party", "VC-214"),
    ],
)
def test_they_may_neither_travel_nor_send_nor_seize_nor_celebrate(line: str, clause: str) -> None:
    hand = "mist, wolf, bat, carriage, hunchback, Good Opportunity, Party"
    table = staked(hand, captives=["The Baker", "The Mayor", "-"])

    table.refuses(0, line, clause)

    assert table.legal(0) == ["end play", "revive"]


@pytest.mark.clause("VC-158")
def test_shortway_does_not_leave_her_tomb_while_staked() -> None:
    vampires = ["Shortway", "Biggulp", "Ficklecrash"]
    table = staked("mist", vampires=vampires)

    table.refuses(0, "leave tomb", "VC-223")


@pytest.mark.clause("VC-158")
def test_they_may_trade() -> None:
    table = connecting(["mist", "hunchback", "-"], markers=STAKED)

    table.plays(0, "trade Ficklecrash: mist <-> hunchback")
    table.plays(1, "accept")

    assert table.hand(0) == {"hunchback": 1}
    table.plays(0, "revive")
    assert table.markers == [None, None, None]


@pytest.mark.clause("VC-158")
def test_they_may_respond_and_stake_in_the_turns_of_others() -> None:
    hands = ["bat", "crucifix, Rudey, stake*3", "-"]
    markers = [None, "stake", None]
    table = given(hands, markers=markers, captives=["-", PRIEST, "-"])

    table.plays(0, "bat > castle of Ficklecrash")
    assert table.legal(1) == ["pass", "Rudey+3 -> Biggulp"]
    table.all_pass()
    table.plays(0, f"rob {PRIEST}")

    assert table.legal(1) == ["pass", "respond crucifix"]
