"""Chapter 12: the last village card, the last turn, and who wins."""

from typing import Any

import pytest

from tests.games.vampire_connection.table import Table, begun, given


def at_the_end(village: str, hand: str = "mist", **keys: Any) -> Table:
    """The village deck holds these cards and no others; Biggulp is in PLAY."""
    return given([hand, "-", "-"], village=village, **keys)


def over(drops: list[int], **keys: Any) -> Table:
    """A game that ends with these drops."""
    table = given(["-"] * len(drops), drops=drops, latch=True, **keys)
    table.ends_the_turn()
    assert table.position.is_over()
    return table


# --- the latch -----------------------------------------------------------------------------------


@pytest.mark.clause("VC-187")
@pytest.mark.parametrize(
    ("village", "line", "latch"),
    [
        ("The Baker", "mist > village", True),
        ("The Baker, The Mayor", "mist > village", False),
        ("The Baker, The Mayor", "mist+2x > village", True),
        ("The Baker, The Mayor, The Tyke", "mist+2x > village", False),
        ("The Baker", "mist+2x > village", True),
        ("windows", "mist > village", True),
        ("windows, The Baker", "mist > village", True),
        ("garlic", "mist > village", True),
        ("garlic, The Baker", "mist > village", False),
        ("windows, The Baker, The Mayor", "mist > village", False),
    ],
)
def test_the_latch_is_set_when_the_last_village_card_has_been_turned(
    village: str, line: str, latch: bool
) -> None:
    table = at_the_end(village, "mist, Double Success")

    table.plays(0, line)

    assert table.truth["latch"] is latch
    assert len(table.told_of("fact-village-empty")) == int(latch)


@pytest.mark.clause("VC-187")
def test_the_latch_is_never_cleared() -> None:
    table = at_the_end("The Baker", "mist, Escape", captives=["The Mayor", "-", "-"])

    table.plays(0, "mist > village")
    table.plays(0, "escape The Mayor")

    assert table.village == ["The Mayor"]
    assert table.truth["latch"] is True


@pytest.mark.clause("VC-187")
def test_at_the_beginning_the_latch_is_not_set() -> None:
    assert begun(3).truth["latch"] is False


# --- the last turn -------------------------------------------------------------------------------


@pytest.mark.clause("VC-188")
def test_ap_finishes_their_turn_and_then_the_game_is_over() -> None:
    table = at_the_end("The Baker", "mist*3", deck="bat, wolf, *")

    table.plays(0, "mist > village")
    assert (table.asked, table.turn) == ("play", 0)
    table.plays(0, "mist > tomb")
    table.all_pass()
    table.plays(0, "mist > castle")
    table.plays(0, "end play")
    table.plays(0, "consume The Baker")
    table.plays(0, "buy 1")

    assert table.position.is_over()
    assert table.position.to_act() == []
    assert table.drops == [1 + 3, 1, 1]
    assert table.hand(0) == {"bat": 1, "wolf": 1}
    outcome = table.position.outcome()
    assert (outcome.cause, outcome.clause) == ("end-village-empty", "VC-188")


@pytest.mark.clause("VC-188")
def test_the_surplus_is_discarded_also_in_the_last_turn() -> None:
    table = given(["?*12", "-", "-"], latch=True)
    table.plays(0, "end play")
    table.plays(0, "pass")

    assert table.asked == "discard"
    table.plays(0, table.legal(0)[0])

    assert table.position.is_over()
    assert table.hand(0).total() == 12


@pytest.mark.clause("VC-188")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_when_the_game_is_over_every_action_is_refused(seat: int) -> None:
    table = over([1, 1, 1])

    for line in ("pass", "end play", "mist > village", "buy 0"):
        table.refuses(seat, line, "VC-188", "refusal-game-over")

    assert table.legal(seat) == []
    assert table.scene(seat).decision is None
    assert table.scene(seat).outcome is not None


@pytest.mark.clause("VC-188")
def test_without_the_latch_the_next_turn_follows() -> None:
    table = at_the_end("The Baker, The Mayor")

    table.plays(0, "mist > village")
    table.ends_the_turn()

    assert not table.position.is_over()
    assert (table.active, table.scene(0).outcome) == (1, None)


@pytest.mark.clause("VC-188")
def test_the_flags_are_cleared_also_at_the_end_of_the_last_turn() -> None:
    table = over([1, 1, 1], party=True, sunrise=True)

    assert (table.truth["party"], table.truth["sunrise"]) == (False, False)
    assert table.discard["Party"] == 1


# --- cards that return ---------------------------------------------------------------------------


@pytest.mark.clause("VC-189")
@pytest.mark.parametrize(
    ("event", "keys"),
    [
        ("Angel", {"captives": ["-", "The Baker", "-"]}),
        ("Unrest", {"captives": ["-", "The Baker", "-"]}),
    ],
)
def test_angel_or_unrest_as_the_last_card_do_not_prolong_the_game(
    event: str, keys: dict[str, Any]
) -> None:
    table = at_the_end(event, **keys)

    table.plays(0, "mist > village")
    assert table.village != []
    table.ends_the_turn()

    assert table.position.is_over()
    assert table.position.outcome().cause == "end-village-empty"


@pytest.mark.clause("VC-189")
def test_after_an_escape_ap_may_visit_the_refilled_village_once_more() -> None:
    table = at_the_end("The Baker", "mist*2, Escape", captives=["-", "The Mayor", "-"])
    table.plays(0, "mist > village")
    table.refuses(0, "mist > village", "VC-68")

    table.plays(0, "escape The Mayor")
    table.plays(0, "mist > village")

    assert table.fresh == {"The Baker": 1, "The Mayor": 1}
    table.ends_the_turn()
    assert table.position.is_over()


@pytest.mark.clause("VC-189")
def test_an_escape_after_the_last_card_does_not_prolong_the_game() -> None:
    table = at_the_end("The Baker", "mist, Escape", captives=["-", "The Mayor", "-"])

    table.plays(0, "mist > village")
    table.plays(0, "escape The Mayor")
    table.ends_the_turn()

    assert table.village == ["The Mayor"]
    assert table.position.is_over()


@pytest.mark.clause("VC-190")
def test_an_escape_before_the_last_card_lengthens_the_deck() -> None:
    table = at_the_end("The Baker", "mist, Escape", captives=["-", "The Mayor", "-"])

    table.plays(0, "escape The Mayor")
    assert sorted(table.village) == ["The Baker", "The Mayor"]
    table.plays(0, "mist > village")
    table.ends_the_turn()

    assert not table.position.is_over()
    assert table.truth["latch"] is False


@pytest.mark.clause("VC-190")
def test_unrest_before_the_last_card_lengthens_the_deck() -> None:
    table = at_the_end("Unrest, The Baker", captives=["-", "The Mayor", "-"])

    table.plays(0, "mist > village")
    table.ends_the_turn()

    assert len(table.village) == 2
    assert not table.position.is_over()


# --- who wins ------------------------------------------------------------------------------------


@pytest.mark.clause("VC-191")
@pytest.mark.parametrize(
    ("drops", "winner"), [([9, 3, 8], 0), ([0, 3, 2], 1), ([7, 8, 9], 2), ([0, 0, 0, 0, 0, 1], 5)]
)
def test_the_seat_with_most_drops_wins(drops: list[int], winner: int) -> None:
    table = over(drops)

    outcome = table.position.outcome()
    assert (outcome.scores, outcome.winners) == (drops, [winner])
    assert table.told_of("fact-wins-game") == [{"player": winner, "drops": drops[winner]}]


@pytest.mark.clause("VC-191")
def test_captives_dead_victims_and_hands_count_nothing() -> None:
    table = given(
        ["-", "?*12", "-"],
        drops=[2, 1, 1],
        captives=["-", "The Mayor's Daughter, The Baker", "-"],
        dead=["-", "The Mayor", "The Blacksmith"],
        latch=True,
    )

    table.ends_the_turn()

    assert table.position.outcome().scores == [2, 1, 1]
    assert table.position.outcome().winners == [0]


@pytest.mark.clause("VC-191")
def test_what_ap_drinks_in_the_last_turn_counts() -> None:
    table = given(["-", "-", "-"], drops=[2, 3, 1], captives=["The Baker", "-", "-"], latch=True)

    table.ends_the_turn()

    assert table.position.outcome().scores == [4, 3, 1]
    assert table.position.outcome().winners == [0]


@pytest.mark.clause("VC-192")
@pytest.mark.parametrize(
    ("drops", "winners"),
    [([4, 4, 3], [0, 1]), ([4, 2, 4], [0, 2]), ([0, 0, 0], [0, 1, 2]), ([1, 7, 7, 7], [1, 2, 3])],
)
def test_seats_with_equal_most_drops_share_the_victory(
    drops: list[int], winners: list[int]
) -> None:
    table = over(drops)

    assert table.position.outcome().winners == winners
    assert [told["player"] for told in table.told_of("fact-wins-game")] == winners


# --- the last round ------------------------------------------------------------------------------


@pytest.mark.clause("VC-193")
def test_the_game_ends_after_the_last_turn_of_round_100() -> None:
    table = given(["-", "-", "-"], round=100, active=1)
    table.ends_the_turn()
    assert not table.position.is_over()
    assert (table.number("round"), table.active) == (100, 2)

    table.ends_the_turn()

    assert table.position.is_over()
    outcome = table.position.outcome()
    assert (outcome.cause, outcome.clause) == ("end-rounds-over", "VC-193")
    table.refuses(0, "pass", "VC-193", "refusal-game-over")


@pytest.mark.clause("VC-193")
def test_the_last_turn_is_that_of_the_seat_before_the_start_player() -> None:
    table = given(["-"] * 4, round=100, start=2, active=1)

    table.ends_the_turn()

    assert table.position.is_over()


@pytest.mark.clause("VC-193")
def test_after_round_99_the_game_goes_on() -> None:
    table = given(["-", "-", "-"], round=99, active=2)

    table.ends_the_turn()

    assert (table.number("round"), table.active) == (100, 0)
    assert not table.position.is_over()


@pytest.mark.clause("VC-193")
@pytest.mark.parametrize(("rounds", "turns"), [(1, 3), (2, 6)])
def test_the_number_of_rounds_is_an_option_of_the_table(rounds: int, turns: int) -> None:
    table = begun(3, max_rounds=rounds)

    for _ in range(turns):
        assert not table.position.is_over()
        table.ends_the_turn()

    assert table.position.is_over()
    assert table.position.outcome().cause == "end-rounds-over"


@pytest.mark.clause("VC-188", "VC-193")
def test_in_the_same_turn_the_village_is_the_cause() -> None:
    table = over([1, 1, 1], round=100, active=2)

    assert table.position.outcome().cause == "end-village-empty"
