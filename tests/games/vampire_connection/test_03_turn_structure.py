"""Chapter 3: the order of a turn, what AP may play in it, and what ends PLAY."""

from itertools import permutations

import pytest

from tests.games.vampire_connection.table import (
    SEAT_COUNTS,
    Table,
    begun,
    connecting,
    given,
    turn_begins,
)

#: Everything but hunters and responses that needs a card.
OWN_TURN_PLAYS = [
    "mist > tomb",
    "mist > village",
    "mist+2x > village",
    "wolf > tomb",
    "bat > castle of Garlictooth",
    "carriage+hb > village",
    "hb > village",
    "GO The Baker",
    "escape The Baker",
    "party -The Tyke",
    "book [The Baker] @ Garlictooth",
    "crucifix [The Baker] @ Garlictooth",
]
ALL_CARDS = (
    "mist, wolf, bat, carriage, hunchback, Double Success, Good Opportunity, Escape, Party,"
    "book, crucifix"
)


def everything_can_be_played(holder: int, **keys: object) -> Table:
    """The holder has every card that AP may play in PLAY, and somebody to play it on."""
    hands = ["-"] * 4
    hands[holder] = ALL_CARDS
    captives = ["-", "-", "-", "The Baker, The Village Priest"]
    captives[holder] = "The Tyke"
    return given(hands, captives=captives, **keys)  # type: ignore[arg-type]


def decisions_of_the_turn(table: Table) -> list[str]:
    """What is asked, one after the other, if everybody does the harmless thing."""
    asked: list[str] = []
    active = table.active
    while table.active == active and not table.position.is_over():
        asked.append(table.asked)
        table.somebody_is_harmless()
    return asked


# --- the order of a turn -------------------------------------------------------------------------


@pytest.mark.clause("VC-22")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_turns_pass_clockwise(seats: int) -> None:
    table = begun(seats, start=seats - 1)

    for turn in range(seats + 2):
        assert table.active == (seats - 1 + turn) % seats
        assert table.told_of("fact-turn-begins")[-1]["player"] == table.active
        table.ends_the_turn()


@pytest.mark.clause("VC-22")
def test_a_turn_begins_when_the_previous_player_has_finished_their_last_discard() -> None:
    table = given(["mist*9, wolf*4", "bat", "bat"])
    table.plays(0, "end play")
    table.plays(0, "pass")
    assert table.asked == "discard"

    table.refuses(0, "discard mist", "", "line-unfinished")
    table.refuses(1, "end connection", "VC-22", "refusal-not-your-turn")
    table.plays(0, "discard mist+wolf")

    assert (table.active, table.turn, table.asked) == (1, 1, "connection")


@pytest.mark.clause("VC-23")
def test_the_parts_of_a_turn_follow_in_the_order_of_the_overview() -> None:
    table = turn_begins(
        ["mist*9, wolf*4", "bat", "bat"],
        places=["castle", "castle", "tomb"],
        captives=["The Baker", "-", "-"],
    )

    assert decisions_of_the_turn(table) == [
        *["tomb-window"] * 2,
        "connection",
        "play",
        *["tomb-window"] * 2,
        *["consume", "buy"],
        "discard",
    ]


@pytest.mark.clause("VC-23")
def test_the_first_window_is_that_of_the_start_and_the_last_that_of_the_end() -> None:
    table = turn_begins(["mist", "bat", "bat"], places=["castle", "castle", "tomb"])
    points = [table.truth["pending"]]

    table.all_pass()
    table.plays(0, "end connection")
    table.plays(0, "end play")
    points.append(table.truth["pending"])

    assert [dict(point)["point"] for point in points] == [  # type: ignore[call-overload]
        "start",
        "end",
    ]


@pytest.mark.clause("VC-23")
def test_cards_are_drawn_after_drinking_and_before_the_surplus_is_discarded() -> None:
    table = given(["mist*8, wolf*4", "-", "-"], deck="Party, *", captives=["The Mayor", "-", "-"])
    table.plays(0, "end play")
    table.plays(0, "pass")

    assert table.hand(0)["Party"] == 0
    table.plays(0, "buy 0")

    assert table.asked == "discard"
    table.plays(0, "discard Party")


@pytest.mark.clause("VC-23")
@pytest.mark.parametrize("line", ["mist > tomb", "offer Ficklecrash", "end play", "hb > village"])
def test_after_play_nothing_of_an_earlier_part_is_possible(line: str) -> None:
    table = given(["mist, hunchback", "bat", "bat"])
    table.plays(0, "end play")

    table.refuses(0, line, "VC-23", "refusal-play-is-over")


# --- playing cards -------------------------------------------------------------------------------


@pytest.mark.clause("VC-24")
@pytest.mark.parametrize("hand", [ALL_CARDS, "-"])
def test_ap_may_play_no_card_at_all(hand: str) -> None:
    table = given([hand, "-", "-"])

    table.plays(0, "end play")

    assert table.asked == "consume"


@pytest.mark.clause("VC-24")
@pytest.mark.parametrize(
    "order", list(permutations(["hb > village", "escape The Baker", "book [The Tyke] @ Biggulp"]))
)
def test_ap_may_play_any_number_of_cards_in_any_order(order: tuple[str, ...]) -> None:
    table = given(
        ["hunchback, Escape, book", "-", "-"],
        captives=["The Tyke", "The Baker", "-"],
        village="The Bard, *",
    )

    for played, line in enumerate(order):
        assert "end play" in table.legal(0)
        assert table.hand(0).total() == 3 - played
        table.plays(0, line)

    assert (table.asked, table.hand(0).total()) == ("play", 0)


@pytest.mark.clause("VC-24")
def test_ap_does_not_pass_but_ends_play() -> None:
    given(["mist", "-", "-"]).refuses(0, "pass", "VC-24", "refusal-pass-in-play")


@pytest.mark.clause("VC-25")
@pytest.mark.parametrize("line", OWN_TURN_PLAYS)
def test_ap_may_play_each_of_these_in_their_own_play(line: str) -> None:
    assert everything_can_be_played(0).allows(0, line)


@pytest.mark.clause("VC-25")
@pytest.mark.parametrize("line", OWN_TURN_PLAYS)
def test_nobody_else_may_play_any_of_these(line: str) -> None:
    table = everything_can_be_played(1)

    table.refuses(1, line, "VC-22", "refusal-not-your-turn")


@pytest.mark.clause("VC-25", "VC-30")
@pytest.mark.parametrize("line", OWN_TURN_PLAYS)
def test_even_ap_may_play_none_of_these_in_the_connection(line: str) -> None:
    table = everything_can_be_played(0, pending="connection")

    table.refuses(0, line, "VC-30", "refusal-connection-first")


@pytest.mark.clause("VC-25")
@pytest.mark.parametrize("line", OWN_TURN_PLAYS)
def test_even_ap_may_play_none_of_these_in_the_end_phase(line: str) -> None:
    table = everything_can_be_played(0)
    table.plays(0, "end play")

    table.refuses(0, line, "VC-23", "refusal-play-is-over")


@pytest.mark.clause("VC-26")
@pytest.mark.parametrize("line", [*OWN_TURN_PLAYS, "respond book"])
def test_in_a_window_only_a_hunter_may_be_played(line: str) -> None:
    table = everything_can_be_played(1, places=["castle", "castle", "tomb", "castle"])
    table.plays(0, "end play")
    assert table.asked == "tomb-window"

    table.refuses(1, line, "VC-26", "refusal-only-hunters-now")


@pytest.mark.clause("VC-26")
@pytest.mark.parametrize(("move", "base"), [("wolf > village", 2), ("bat > tomb", 3)])
def test_out_of_turn_hunters_and_their_stakes_are_played_in_windows(move: str, base: int) -> None:
    table = given(["wolf, bat", f"{ALL_CARDS}, Rudey, stake*3", "-"])

    table.plays(0, move)

    assert table.legal(1) == ["pass", f"Rudey+{base} -> Biggulp"]


@pytest.mark.clause("VC-26")
def test_out_of_turn_protections_are_played_as_responses() -> None:
    table = given(
        ["Good Opportunity", "mist, bat, crucifix, holy water, book, Rudey, stake*3", "-"],
        captives=["-", "The Village Priest", "-"],
    )

    table.plays(0, "GO The Village Priest")

    assert table.legal(1) == ["pass", "respond crucifix", "respond holy water", "respond book"]
    table.refuses(1, "mist > village", "VC-123")
    table.refuses(1, "Rudey -> Biggulp", "VC-123")


# --- discarding ----------------------------------------------------------------------------------


@pytest.mark.clause("VC-27")
@pytest.mark.parametrize("hand", ["mist", "mist*9, wolf*6"])
def test_no_card_can_be_discarded_in_play(hand: str) -> None:
    table = given([hand, "-", "-"])

    table.refuses(0, "discard mist", "VC-27", "refusal-no-discarding")


@pytest.mark.clause("VC-27")
def test_a_hand_within_the_limit_cannot_be_made_smaller_at_the_end() -> None:
    table = given(["mist*7, wolf*4", "-", "-"])

    assert decisions_of_the_turn(table) == ["play", "consume"]
    assert table.hand(0).total() == 12


@pytest.mark.clause("VC-27")
def test_no_card_beyond_the_surplus_can_be_discarded() -> None:
    table = given(["mist*8, wolf*4", "-", "-"], deck="bat, *")
    table.plays(0, "end play")
    table.plays(0, "pass")

    table.refuses(0, "discard mist; discard mist", "", "line-goes-on")
    table.plays(0, "discard mist")

    assert (table.active, table.hand(0).total()) == (1, 12)


# --- the end of PLAY -----------------------------------------------------------------------------


@pytest.mark.clause("VC-28")
def test_play_ends_at_once_when_ap_is_staked_on_the_way() -> None:
    table = given(["wolf, mist*2, hunchback", "Rudey, stake*2", "-"])

    table.plays(0, "wolf > village")
    table.plays(1, "Rudey+2 -> Biggulp")

    assert table.active == 1
    assert table.hand(0).total() == 3 + 1
    assert table.told_of("fact-draws") == [{"player": 0, "cards": 1}]


@pytest.mark.clause("VC-28")
def test_play_ends_at_once_when_ap_is_staked_on_arrival_in_their_tomb() -> None:
    table = given(["mist*2, hunchback", "Rudey", "-"])

    table.plays(0, "mist > tomb")
    table.plays(1, "Rudey+0 -> Biggulp")

    assert table.active == 1
    assert table.markers == ["Rudey", None, None]


@pytest.mark.clause("VC-28")
@pytest.mark.parametrize("event", ["Sunrise", "Masked Ball", "Unrest", "Angel"])
def test_play_ends_at_once_when_an_event_has_been_executed(event: str) -> None:
    table = given(["hunchback, mist*2", "-", "-"], village=f"{event}, *", kidnapped=False)

    table.plays(0, "hb > village")

    assert table.asked == ("connection" if event == "Sunrise" else "consume")
    assert "mist > village" not in table.legal(table.turn)


@pytest.mark.clause("VC-28")
@pytest.mark.parametrize("event", ["Unrest", "Angel"])
def test_the_last_tomb_window_comes_before_the_end_phase_after_an_event_too(event: str) -> None:
    table = given(
        ["hunchback, mist", "-", "-"], village=f"{event}, *", places=["castle", "castle", "tomb"]
    )

    table.plays(0, "hb > village")
    assert table.asked == "tomb-window"
    table.all_pass()

    assert table.asked == "consume"


@pytest.mark.clause("VC-28")
def test_the_last_tomb_window_comes_after_a_staking_too_and_concerns_others() -> None:
    table = given(
        ["wolf, mist", "Rudey, stake*2", "Thrashon, stake"], places=["castle", "tomb", "castle"]
    )

    table.plays(0, "wolf > village")
    table.plays(1, "Rudey+2 -> Biggulp")

    assert table.asked == "tomb-window"
    assert table.legal(1) == ["pass"]
    table.plays(1, "pass")
    assert table.legal(2) == ["pass", "Thrashon+1 -> Ficklecrash"]


@pytest.mark.clause("VC-28")
@pytest.mark.parametrize("village", ["The Baker, *", "garlic, *"])
def test_a_victim_or_a_defence_does_not_end_play(village: str) -> None:
    table = given(["mist*2", "-", "-"], village=village)

    table.plays(0, "mist > village")

    assert table.asked == "play"


@pytest.mark.clause("VC-28")
def test_staking_another_vampire_does_not_end_aps_play() -> None:
    table = given(["Rudey, mist", "-", "-"], places=["castle", "tomb", "castle"])

    table.plays(0, "Rudey -> Ficklecrash")

    assert (table.asked, table.turn) == ("play", 0)


# --- staked when the turn begins -----------------------------------------------------------------


@pytest.mark.clause("VC-29")
def test_a_vampire_staked_when_its_turn_begins_has_the_connection_and_play() -> None:
    table = turn_begins(["hunchback, mist", "bat", "-"], markers=["stake", None, None])

    assert table.asked == "connection"
    assert "offer Ficklecrash" in table.legal(0)
    table.plays(0, "end connection")

    assert table.asked == "play"
    assert table.legal(0) == ["end play", "revive"]


@pytest.mark.clause("VC-29")
def test_after_reviving_it_plays_on() -> None:
    table = connecting(["hunchback, mist", "bat", "-"], markers=["stake", None, None])
    table.plays(0, "end connection")

    table.plays(0, "revive")

    assert table.legal(0) == ["end play", "mist > castle"]


@pytest.mark.clause("VC-29")
def test_staked_in_the_window_before_the_connection_the_turn_is_over() -> None:
    table = turn_begins(["hunchback, mist", "Rudey", "-"], places=["tomb", "castle", "castle"])

    table.plays(1, "Rudey -> Biggulp")

    assert table.active == 1
    assert table.told_of("fact-draws") == [{"player": 0, "cards": 1}]
