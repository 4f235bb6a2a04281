"""Chapter 9.4: the windows in which vampires in their tombs can be staked."""

import pytest

from tests.games.vampire_connection.table import VAMPIRES, Table, connecting, given, turn_begins

RESTING = ["castle", "tomb", "castle"]


def window(table: Table) -> tuple[object, object, int]:
    """The open decision, the point of the turn, and who has the word."""
    pending = table.truth["pending"]
    assert isinstance(pending, dict)
    return pending["decision"], pending.get("point"), table.turn


# --- the four points -----------------------------------------------------------------------------


@pytest.mark.clause("VC-143")
def test_a_window_opens_at_the_start_of_a_turn_before_the_connection() -> None:
    table = turn_begins(["mist", "mist", "mist"], places=RESTING)

    assert window(table) == ("tomb-window", "start", 1)
    table.all_pass()
    assert window(table) == ("connection", None, 0)


@pytest.mark.clause("VC-143")
def test_a_window_opens_after_a_concluded_trade() -> None:
    table = connecting(["mist", "wolf", "bat"], places=RESTING)

    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    assert table.asked == "offer-answer"
    table.plays(1, "accept")

    assert window(table) == ("tomb-window", "trade", 1)
    table.all_pass()
    assert window(table) == ("play", None, 0)


@pytest.mark.clause("VC-143")
def test_what_was_traded_can_be_used_in_that_window() -> None:
    table = connecting(["Rudey", "mist", "wolf"], places=["castle", "castle", "tomb"])

    table.plays(0, "trade Ficklecrash: Rudey <-> mist")
    table.plays(1, "accept")

    assert table.legal(1) == ["pass", "Rudey+0 -> Shortway"]


@pytest.mark.clause("VC-143")
def test_a_window_opens_after_a_trade_by_counter_offer() -> None:
    table = connecting(["mist", "wolf", "bat"], places=RESTING)

    table.plays(0, "trade Ficklecrash: mist <-> bat")
    table.plays(1, "counter wolf <-> mist")
    table.plays(0, "accept")

    assert window(table) == ("tomb-window", "trade", 1)


@pytest.mark.clause("VC-143")
def test_no_window_opens_when_the_connection_ends_without_a_trade() -> None:
    table = connecting(["mist", "wolf", "bat"], places=RESTING)

    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    table.plays(1, "reject")
    assert window(table) == ("connection", None, 0)
    table.plays(0, "end connection")

    assert window(table) == ("play", None, 0)


@pytest.mark.clause("VC-143")
@pytest.mark.parametrize("form", ["mist", "wolf", "bat", "carriage+hb"])
def test_a_window_opens_when_ap_has_arrived_in_their_tomb_by_movement(form: str) -> None:
    table = given(["mist, wolf, bat, carriage, hunchback", "-", "-"])

    table.plays(0, f"{form} > tomb")
    while table.asked == "move-window":
        table.plays(table.turn, "pass")

    assert window(table) == ("tomb-window", "arrival", 1)
    table.all_pass()
    assert window(table) == ("play", None, 0)


@pytest.mark.clause("VC-143")
@pytest.mark.parametrize("line", ["mist > castle", "leave tomb"])
def test_no_window_opens_when_ap_has_arrived_in_their_castle(line: str) -> None:
    vampires = ["Shortway", "Ficklecrash", "Biggulp"]
    table = given(["mist*2", "-", "-"], places=["tomb", "tomb", "castle"], vampires=vampires)

    table.plays(0, line)

    assert window(table) == ("play", None, 0)


@pytest.mark.clause("VC-143")
def test_a_window_opens_when_play_has_ended() -> None:
    table = given(["mist", "-", "-"], places=RESTING)

    table.plays(0, "end play")

    assert window(table) == ("tomb-window", "end", 1)
    table.all_pass()
    assert window(table) == ("consume", None, 0)


@pytest.mark.clause("VC-143")
def test_a_window_opens_when_an_event_has_ended_play() -> None:
    table = given(["mist", "-", "-"], village="Sunrise, *")

    table.plays(0, "mist > village")

    assert table.places == ["tomb", "tomb", "tomb"]
    assert window(table) == ("tomb-window", "end", 1)


@pytest.mark.clause("VC-143")
def test_a_window_opens_when_a_staking_has_ended_play() -> None:
    table = given(["wolf", "Thrashon, stake", "-"], places=RESTING)

    table.plays(0, "wolf > village")
    table.plays(1, "Thrashon+1 -> Biggulp")

    assert window(table) == ("tomb-window", "end", 1)


@pytest.mark.clause("VC-143")
def test_ap_may_stake_at_any_moment_of_their_play() -> None:
    hands = ["mist*2, Beatquick, Rudey, stake", "-", "-"]
    table = given(hands, places=["castle", "tomb", "tomb"], village="garlic, *")

    table.plays(0, "Beatquick+1 -> Shortway")
    table.plays(0, "mist > village")
    table.plays(0, "Rudey+0 -> Ficklecrash")

    assert table.markers == [None, "Rudey", "stake"]
    assert window(table) == ("play", None, 0)


@pytest.mark.clause("VC-143")
def test_outside_the_windows_nobody_else_stakes() -> None:
    table = given(["mist", "Rudey", "-"], places=["tomb", "castle", "castle"])

    table.refuses(1, "Rudey+0 -> Biggulp", "VC-22", "refusal-not-your-turn")

    assert table.legal(1) == []


# --- only with a target --------------------------------------------------------------------------


@pytest.mark.clause("VC-144")
@pytest.mark.parametrize(
    "state",
    [
        {},
        {"places": RESTING, "kidnapped": False},
        {"places": RESTING, "round": 1},
        {"places": RESTING, "markers": [None, "stake", None]},
        {"places": ["tomb", "castle", "castle"], "markers": ["stake", None, None]},
    ],
)
def test_without_hunters_or_targets_no_window_opens(state: dict[str, object]) -> None:
    table = turn_begins(["mist", "Rudey, stake*3", "-"], **state)

    assert window(table) == ("connection", None, 0)


@pytest.mark.clause("VC-144")
def test_one_target_among_staked_vampires_is_enough() -> None:
    markers = ["stake", "stake", None]
    table = turn_begins(["-", "-", "-"], places=["tomb"] * 3, markers=markers)

    assert window(table) == ("tomb-window", "start", 1)


@pytest.mark.clause("VC-144")
def test_the_last_seat_can_be_the_only_target() -> None:
    places = ["castle"] * 5 + ["tomb"]
    table = turn_begins(["-"] * 6, places=places)

    assert window(table) == ("tomb-window", "start", 1)


@pytest.mark.clause("VC-144")
def test_an_immune_vampire_in_its_tomb_opens_no_window() -> None:
    places = ["tomb", "castle", "castle"]
    table = given(["mist", "Rudey", "-"], places=places, immune=True)

    table.plays(0, "end play")

    assert (table.active, table.asked) == (1, "tomb-window")


# --- who is asked --------------------------------------------------------------------------------


@pytest.mark.clause("VC-145")
@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (3, [0, 1, 2])])
def test_all_but_ap_are_asked_clockwise(active: int, order: list[int]) -> None:
    table = turn_begins(["-"] * 4, active=active, places=["tomb"] * 4)

    asked = []
    while table.asked == "tomb-window":
        asked.append(table.turn)
        table.refuses(active, "pass", "VC-145", "refusal-others-answer-first")
        table.plays(table.turn, "pass")

    assert asked == order
    assert window(table) == ("connection", None, active)


@pytest.mark.clause("VC-145")
def test_ap_does_not_stake_in_a_window_but_in_their_play() -> None:
    table = turn_begins(["Rudey", "-", "-"], places=RESTING)

    table.refuses(0, "Rudey+0 -> Ficklecrash", "VC-145")
    table.all_pass()
    table.plays(0, "end connection")

    assert table.allows(0, "Rudey+0 -> Ficklecrash")


@pytest.mark.clause("VC-145")
def test_a_seat_may_stake_any_target_but_its_own_vampire() -> None:
    table = turn_begins(["-", "-", "Rudey", "-"], places=["tomb", "tomb", "tomb", "castle"])

    table.plays(1, "pass")

    targets = [f"Rudey+0 -> {name}" for name in VAMPIRES[:2]]
    assert table.legal(2) == ["pass", *targets]
    table.refuses(2, "Rudey+0 -> Shortway", "VC-130")
    table.refuses(2, "Rudey+0 -> Garlictooth", "VC-129")


@pytest.mark.clause("VC-145")
def test_a_seat_keeps_the_word_until_it_passes() -> None:
    hands = ["-", "Rudey, Beatquick, stake", "-", "Thrashon, stake"]
    table = turn_begins(hands, places=["tomb", "castle", "tomb", "tomb"])

    table.plays(1, "Rudey+0 -> Shortway")
    assert window(table) == ("tomb-window", "start", 1)
    table.plays(1, "Beatquick+1 -> Garlictooth")
    assert window(table) == ("tomb-window", "start", 1)
    table.plays(1, "pass")

    assert window(table) == ("tomb-window", "start", 2)
    table.refuses(1, "pass", "VC-141", "refusal-had-your-word")


@pytest.mark.clause("VC-145")
def test_the_open_window_says_that_the_word_is_kept() -> None:
    table = turn_begins(["-", "-", "-"], places=RESTING)

    opened = table.position.window()

    assert opened is not None
    assert (opened.kind, opened.seats, opened.word_returns) == ("tomb", [1, 2], True)


# --- one by one ----------------------------------------------------------------------------------


@pytest.mark.clause("VC-146")
def test_each_staking_is_carried_out_before_the_next_seat_is_asked() -> None:
    hands = ["-", "Rudey", "Thrashon, stake"]
    table = turn_begins(hands, places=["tomb", "tomb", "castle"])

    table.plays(1, "Rudey+0 -> Biggulp")
    assert table.markers == ["Rudey", None, None]
    table.plays(1, "pass")

    assert table.legal(2) == ["pass", "Thrashon+1 -> Ficklecrash"]
    table.refuses(2, "Thrashon+1 -> Biggulp", "VC-163")


@pytest.mark.clause("VC-146")
def test_when_no_target_is_left_the_remaining_seats_are_not_asked() -> None:
    table = turn_begins(["mist", "Rudey", "Thrashon, stake"], places=["castle", "castle", "tomb"])

    table.plays(1, "Rudey+0 -> Shortway")

    assert window(table) == ("connection", None, 0)


@pytest.mark.clause("VC-146")
def test_a_seat_whose_own_vampire_is_the_last_target_is_still_asked() -> None:
    table = turn_begins(["-", "Rudey", "-"], places=["tomb", "tomb", "castle"])

    table.plays(1, "Rudey+0 -> Biggulp")

    assert window(table) == ("tomb-window", "start", 1)
    assert table.legal(1) == ["pass"]


# --- AP staked before their play -----------------------------------------------------------------


@pytest.mark.clause("VC-147")
def test_ap_staked_at_the_start_goes_straight_to_the_end_of_their_turn() -> None:
    table = turn_begins(["mist", "Rudey", "-"], places=["tomb", "castle", "castle"])

    table.plays(1, "Rudey+0 -> Biggulp")

    assert (table.active, table.asked) == (1, "connection")
    assert table.hand(0).total() == 2
    assert table.drops[0] == 1


@pytest.mark.clause("VC-147")
def test_the_window_is_finished_first_and_none_follows_at_the_end_of_play() -> None:
    hands = ["mist", "Rudey", "Thrashon, stake"]
    table = turn_begins(hands, places=["tomb", "tomb", "castle"])

    table.plays(1, "Rudey+0 -> Biggulp")
    assert window(table) == ("tomb-window", "start", 1)
    table.plays(1, "pass")
    assert window(table) == ("tomb-window", "start", 2)
    table.plays(2, "pass")

    assert table.active == 1
    assert window(table) == ("tomb-window", "start", 2)


@pytest.mark.clause("VC-147")
def test_ap_staked_after_their_trade_goes_straight_to_the_end_of_their_turn() -> None:
    hands = ["mist", "Rudey, wolf", "-"]
    table = connecting(hands, places=["tomb", "tomb", "castle"])

    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    table.plays(1, "accept")
    table.plays(1, "Rudey+0 -> Biggulp")
    table.plays(1, "pass")
    table.plays(2, "pass")

    assert table.active == 1
    assert window(table) == ("tomb-window", "start", 2)
    assert table.hand(0).total() == 2


@pytest.mark.clause("VC-147")
@pytest.mark.parametrize("pending", [None, "connection"])
def test_an_ap_who_was_staked_before_does_not_lose_their_turn(pending: str | None) -> None:
    """VC-29: only who is staked in this very turn goes to its end."""
    table = given(
        ["mist", "wolf", "-"],
        markers=["stake", None, None],
        places=["tomb", "tomb", "castle"],
        pending=pending,
    )
    if pending is None:
        table.all_pass()
        assert window(table) == ("connection", None, 0)

    table.plays(0, "trade Ficklecrash: mist <-> wolf")
    table.plays(1, "accept")
    table.all_pass()

    assert window(table) == ("play", None, 0)


@pytest.mark.clause("VC-147")
def test_others_staked_at_the_start_do_not_end_the_turn_of_ap() -> None:
    table = turn_begins(["mist", "Rudey", "-"], places=["tomb", "castle", "tomb"])

    table.plays(1, "Rudey+0 -> Shortway")
    table.all_pass()

    assert window(table) == ("connection", None, 0)
