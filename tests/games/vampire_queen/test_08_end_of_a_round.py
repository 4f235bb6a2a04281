"""Chapter 8: what happens when everybody has acted."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from tests.games.tables import SPECTATOR
from tests.games.vampire_queen.playouts import rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import cards, given


@pytest.mark.clause("VQ-91")
def test_a_normal_round_ends_in_the_order_winner_cards_phase_leader() -> None:
    table = given(["6 6 S20", "8", "7 3 S15"], phases=2)

    table.round("6", "8", "pass")

    assert [key for key, _ in table.told()][3:7] == [
        "fact-wins-round",
        "fact-scores",
        "fact-scores-nothing",
        "fact-scores",
    ]


@pytest.mark.clause("VQ-91")
def test_a_slayer_round_ends_with_the_pick_up_before_the_hands_are_looked_at() -> None:
    """Seat 1 plays its last card and takes: were hands looked at first, the phase would end."""
    table = given(["6 S20", "8", "7 3 S15"])

    table.round("S20", "8", "3")

    assert [key for key, _ in table.told()][-1] == "fact-takes"
    assert table.phase == 1
    assert table.leader == 1
    assert table.ban == "S20"


@pytest.mark.clause("VQ-91")
def test_the_round_ends_only_when_all_seats_have_acted() -> None:
    table = given(["6 6 S20", "8 2", "7 3 S15", "9 9"])
    for move in ("6", "8", "pass"):
        table.plays(table.turn, move)
    assert table.leader == 0
    assert table.on_the_table == {0: "6", 1: "8", 2: "pass"}

    table.plays(3, "pass")

    assert table.leader == 1
    assert table.on_the_table == {}


@pytest.mark.clause("VQ-92")
def test_after_a_normal_round_all_played_cards_go_to_the_crypt_and_are_out_of_the_phase() -> None:
    table = given(["6 6 Q S20", "8 8 8 2", "9 9 9 S15"])
    crypt, hands = table.crypt, table.hands

    table.round("6 6 Q", "8 8 8", "9 9 9")

    assert table.crypt - crypt == cards("6*2 Q 8*3 9*3")
    assert table.hands == ["S20", "2", "S15"]
    assert hands[0] == "6 6 Q S20"


@pytest.mark.clause("VQ-92")
@settings(max_examples=20)
@holds_for(seat_counts, seeds)
def test_the_crypt_only_grows_and_only_by_what_was_played(seats: int, seed: int) -> None:
    table = start(seats, seed)
    crypt = table.crypt

    for told in rounds(table, seed):
        played = [] if told.is_slayer_round else told.cards_played
        crypt += cards(" ".join(played))
        assert table.crypt == crypt


@pytest.mark.clause("VQ-93")
@pytest.mark.parametrize(
    ("moves", "leader"),
    [
        (["6", "8", "9", "10"], 3),
        (["6", "8", "9", "pass"], 2),
        (["6", "8", "pass", "pass"], 1),
        (["6", "pass", "9", "pass"], 2),
        (["6", "pass", "pass", "10"], 3),
    ],
)
def test_the_next_leader_is_the_last_seat_that_did_not_pass(moves: list[str], leader: int) -> None:
    table = given(["6 1", "8 1 S20", "9 1 S15", "10 1"])

    table.round(*moves)

    assert table.leader == leader
    assert table.turn == leader
    assert table.told_of("fact-wins-round") == [{"player": leader}]


@pytest.mark.clause("VQ-93")
@settings(max_examples=20)
@holds_for(seat_counts, seeds)
def test_the_highest_set_wins_in_every_normal_round(seats: int, seed: int) -> None:
    table = start(seats, seed)

    for told in rounds(table, seed):
        if not told.is_slayer_round:
            last = [seat for seat, move in told.moves if move != "pass"][-1]
            assert table.told_of("fact-wins-round") == [{"player": last}]
            if not told.ends_phase:
                assert table.leader == last


@pytest.mark.clause("VQ-94")
def test_if_everyone_else_passed_the_same_leader_leads_again_with_a_free_choice() -> None:
    table = given(["6 6 6 2 S20", "8 8", "9 S15"])

    table.round("6 6 6", "pass", "pass")

    assert table.leader == 0
    assert table.legal(0) == ["S20", "2"]
    table.plays(0, "2")
    assert table.scene(SPECTATOR).counters["set-size"] == 1
    assert table.scene(SPECTATOR).counters["to-beat"] == 2


@pytest.mark.clause("VQ-95")
def test_after_a_normal_round_there_is_no_ban() -> None:
    table = given(["6 6 2 S20", "8 8", "9 S15"], ban="S20")

    table.round("6", "pass", "pass")

    assert table.ban is None
    assert table.allows(0, "S20")


@pytest.mark.clause("VQ-95", "VQ-82")
@settings(max_examples=30)
@holds_for(seat_counts, seeds)
def test_the_ban_is_the_slayer_of_the_round_before_and_nothing_else(seats: int, seed: int) -> None:
    expected: str | None = None

    for told in rounds(start(seats, seed, phases=2), seed):
        assert told.ban == expected
        expected = told.lead if told.is_slayer_round and not told.ends_phase else None
