"""Chapter 9.1: from when on hunters may be played, by whom, and against whom."""

from typing import Any

import pytest

from tests.games.vampire_connection.table import SEAT_COUNTS, Table, begun, given, turn_begins

HUNTER = "Beatquick, stake"


def somebody_rests(**keys: Any) -> Table:
    """Ficklecrash rests in his tomb; Biggulp and Shortway could stake him, as far as cards go."""
    return given([HUNTER, "-", "Thrashon, stake"], places=["castle", "tomb", "castle"], **keys)


def notices(table: Table) -> list[str]:
    return [notice.key for notice in table.scene(-1).notices]


# --- the first round -----------------------------------------------------------------------------


@pytest.mark.clause("VC-126")
def test_nobody_plays_a_hunter_in_the_first_round_although_somebody_was_kidnapped() -> None:
    table = somebody_rests(round=1)

    table.refuses(0, "Beatquick+1 -> Ficklecrash", "VC-126", "refusal-hunters-in-first-round")
    table.plays(0, "end play")

    assert table.asked == "consume"
    assert table.truth["enabled"] is False


@pytest.mark.clause("VC-126")
def test_the_assistant_does_not_come_in_the_first_round_either() -> None:
    table = given(["Assistant, stake*2", "-", "-"], places=["castle", "tomb", "castle"], round=1)

    table.refuses(0, "Assistant+2 -> Ficklecrash", "VC-126")

    assert table.legal(0) == ["end play"]


@pytest.mark.clause("VC-126")
def test_in_the_first_round_a_journey_opens_no_window() -> None:
    table = given(["wolf", HUNTER, "-"], round=1, village="The Baker, *")

    table.plays(0, "wolf > village")

    assert table.fresh == {"The Baker": 1}
    assert table.asked == "play"


@pytest.mark.clause("VC-126", "VC-128")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_first_round_is_over_when_everybody_has_had_their_first_turn(seats: int) -> None:
    resting = ["castle"] * (seats - 2) + ["tomb", "castle"]
    table = given(["-"] * seats, places=resting, round=1, active=seats - 1, drops=[0] * seats)
    assert not table.truth["enabled"]

    table.plays(seats - 1, "end play")
    table.plays(seats - 1, "pass")

    assert (table.number("round"), table.active) == (2, 0)
    assert table.truth["enabled"] is True
    assert (table.asked, table.turn) == ("tomb-window", 1)


# --- the first kidnapping ------------------------------------------------------------------------


@pytest.mark.clause("VC-127")
@pytest.mark.parametrize("number", [2, 3, 50])
def test_from_round_2_on_hunters_wait_until_somebody_was_kidnapped(number: int) -> None:
    table = somebody_rests(round=number, kidnapped=False)

    table.refuses(0, "Beatquick+1 -> Ficklecrash", "VC-127", "refusal-nobody-kidnapped")
    table.plays(0, "end play")

    assert table.asked == "consume"


@pytest.mark.clause("VC-127")
def test_victims_in_the_castles_do_not_matter_but_the_flag_does() -> None:
    """VC-72: what brings the hunters in is the kidnapping, not who lies where today."""
    freed = somebody_rests(kidnapped=True)
    never = somebody_rests(kidnapped=False, captives=["The Baker", "-", "-"])

    assert freed.allows(0, "Beatquick+1 -> Ficklecrash")
    assert not never.allows(0, "Beatquick+1 -> Ficklecrash")


@pytest.mark.clause("VC-127", "VC-128")
def test_the_first_kidnapping_brings_the_hunters_at_once() -> None:
    hands = ["hunchback, wolf, Beatquick, stake", "-", "-"]
    resting = ["castle", "tomb", "castle"]
    table = given(hands, places=resting, kidnapped=False, village="The Baker, *")
    assert "notice-hunters-asleep" in notices(table)

    table.plays(0, "hb > village")

    assert table.truth["enabled"] is True
    assert "notice-hunters-free" in notices(table)
    assert table.allows(0, "Beatquick+1 -> Ficklecrash")
    table.plays(0, "wolf > tomb")
    assert table.asked == "move-window"


@pytest.mark.clause("VC-128")
def test_whether_hunters_may_come_is_tested_again_at_every_window() -> None:
    table = given(
        ["wolf*2", "-", "-"],
        places=["castle", "tomb", "castle"],
        kidnapped=False,
        village="The Baker, *",
    )

    table.plays(0, "wolf > village")
    assert (table.asked, table.fresh) == ("play", {"The Baker": 1})
    table.plays(0, "end play")

    assert (table.asked, table.turn) == ("tomb-window", 1)


@pytest.mark.clause("VC-128")
def test_everybody_sees_whether_hunters_may_come() -> None:
    for seat in (-1, 0, 1, 2):
        keys = [
            [notice.key for notice in somebody_rests(**state).scene(seat).notices][1]
            for state in ({}, {"round": 1}, {"kidnapped": False})
        ]
        assert keys == ["notice-hunters-free", "notice-hunters-soon", "notice-hunters-asleep"]


@pytest.mark.clause("VC-127", "VC-128")
def test_at_the_beginning_of_the_game_hunters_are_not_enabled() -> None:
    table = begun(4)

    assert table.truth["enabled"] is False
    assert table.asked == "connection"


# --- whom, and with whose cards ------------------------------------------------------------------


@pytest.mark.clause("VC-129")
def test_a_vampire_in_its_castle_cannot_be_staked() -> None:
    table = somebody_rests()

    table.refuses(0, "Beatquick+1 -> Shortway", "VC-129", "refusal-stakes-in-castle")
    table.plays(0, "end play")
    table.plays(1, "pass")

    assert table.legal(2) == ["pass", "Thrashon+1 -> Ficklecrash"]
    table.refuses(2, "Thrashon+1 -> Biggulp", "VC-129")


@pytest.mark.clause("VC-130")
def test_a_player_cannot_stake_their_own_vampire_in_their_turn() -> None:
    table = given(["Rudey, Beatquick, stake*2", "-", "-"], places=["tomb", "tomb", "castle"])

    table.refuses(0, "Rudey+0 -> Biggulp", "VC-130", "refusal-stakes-oneself")

    assert table.allows(0, "Rudey+0 -> Ficklecrash")


@pytest.mark.clause("VC-130")
def test_a_player_cannot_stake_their_own_vampire_in_a_window() -> None:
    table = turn_begins(["-", "Rudey", "-"], places=["tomb", "tomb", "castle"])

    table.refuses(1, "Rudey+0 -> Ficklecrash", "VC-130")

    assert table.legal(1) == ["pass", "Rudey+0 -> Biggulp"]


@pytest.mark.clause("VC-131")
def test_hunter_and_stakes_come_from_one_hand() -> None:
    table = turn_begins(["-", "Beatquick", "stake*7"], places=["tomb", "castle", "castle"])

    table.refuses(1, "Beatquick+1 -> Biggulp", "VC-134", "refusal-too-few-stakes")
    table.plays(1, "pass")

    table.refuses(2, "Beatquick+1 -> Biggulp", "VC-131", "refusal-not-held")
    assert table.legal(2) == ["pass"]


@pytest.mark.clause("VC-132")
@pytest.mark.parametrize("number", [0, 1, 3, 4])
def test_exactly_the_required_number_of_stakes_is_played(number: int) -> None:
    table = given(["wolf", "Beatquick, stake*5", "-"])
    table.plays(0, "wolf > tomb")

    table.refuses(1, f"Beatquick+{number} -> Biggulp", "VC-132", "refusal-wrong-stakes")
    table.plays(1, "Beatquick+2 -> Biggulp")

    assert table.hand(1) == {"stake": 3}


@pytest.mark.clause("VC-132")
def test_who_does_not_say_how_many_plays_exactly_as_many_as_are_needed() -> None:
    table = given(["bat", "Thrashon, stake*4", "-"])
    table.plays(0, "bat > tomb")

    table.plays(1, "Thrashon -> Biggulp")

    assert table.hand(1) == {"stake": 1}


@pytest.mark.clause("VC-133")
def test_a_staking_cannot_be_answered() -> None:
    """Neither the victim of it, who holds every protection and a priest, nor anybody else."""
    saints = "crucifix, holy water*2, book*2, hunchback"
    table = given(
        [HUNTER, saints, "-"],
        places=["castle", "tomb", "castle"],
        captives=["-", "The Village Priest", "-"],
    )

    table.plays(0, "Beatquick+1 -> Ficklecrash")

    assert table.markers == [None, "stake", None]
    assert (table.asked, table.turn) == ("play", 0)
    assert table.position.window() is None
    table.refuses(1, "respond crucifix", "VC-22")
