"""Chapter 7.4: the next leader, and the ban on the slayer just taken."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.kernel.refusal import Refused
from tests.games.vampire_queen.playouts import rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import SLAYERS, given, laid_over


@pytest.mark.clause("VQ-79")
def test_the_taker_leads_the_next_round() -> None:
    table = given(["6 S20", "3 9", "12 9 S15", "Q 9"])

    table.round("S20", "3", "12", "Q")

    assert table.leader == 2
    assert table.turn == 2
    assert table.decision().question.key == "decision-lead"


@pytest.mark.clause("VQ-80")
def test_after_a_forced_pass_the_passer_leads_the_next_round_not_the_highest_card() -> None:
    table = given(["6 S20", "S15", "13 9", "4 9"])

    table.round("S20", "pass", "13", "4")

    assert table.leader == 1
    assert table.turn == 1


@pytest.mark.clause("VQ-81")
def test_cards_taken_up_are_ordinary_hand_cards_from_then_on() -> None:
    table = given(["6 S20", "3 9 S15", "9 12", "Q 9"])
    table.round("S20", "3", "12", "Q")

    assert table.legal(2) == ["Q", "3", "3 Q", "9", "9 Q", "12", "12 Q"]
    table.plays(2, "3 Q")
    assert table.hand(2) == "9 12 S20"


@pytest.mark.clause("VQ-82")
@pytest.mark.parametrize("slayer", SLAYERS)
def test_the_slayer_just_taken_may_not_be_led_in_the_next_round(slayer: str) -> None:
    other = "S20" if slayer == "S15" else "S15"
    table = given([f"6 {slayer}", f"3 9 {other}", "9 12"])

    table.round(slayer, "3", "12")

    assert table.ban == slayer
    assert slayer not in table.legal(2)
    table.refuses(2, slayer, "VQ-82", "refusal-slayer-just-taken")


@pytest.mark.clause("VQ-82", "VQ-119")
def test_everybody_sees_which_slayer_is_banned() -> None:
    table = given(["6 S20", "3 9 S15", "9 12"])
    table.round("S20", "3", "12")

    for watcher in (-1, 0, 1, 2):
        marked = {
            piece.face: piece.marks
            for owner in range(3)
            for piece in table.pieces(watcher, "hand", owner)
            if piece.face in SLAYERS
        }
        assert marked == {"S15": (), "S20": ("banned",)}
        assert [notice.key for notice in table.scene(watcher).notices] == [
            "notice-leads",
            "notice-ban",
        ]
        assert table.scene(watcher).notices[1].args == {"card": "20"}


@pytest.mark.clause("VQ-83")
def test_a_taker_who_also_holds_the_other_slayer_may_lead_that_one_at_once() -> None:
    table = given(["6 7 S20", "3 9 10", "9 12 S15"])
    table.round("S20", "3", "12")

    assert [move for move in table.legal(2) if move in SLAYERS] == ["S15"]

    table.round("S15", "6", "9")
    assert table.ban == "S15"
    assert table.leader == 1


@pytest.mark.clause("VQ-84")
def test_the_ban_lasts_exactly_one_round() -> None:
    """Slayer round, one barred round, then the holder may lead the slayer again."""
    table = given(["6 6 S20", "3 9 9 S15", "9 12 13"])
    table.round("S20", "3", "12")
    table.refuses(2, "S20", "VQ-82", "refusal-slayer-just-taken")

    table.round("13", "pass", "pass")

    assert table.leader == 2
    assert table.ban is None
    table.plays(2, "S20")


@pytest.mark.clause("VQ-84")
def test_after_the_barred_round_the_holder_may_lead_the_slayer_whenever_they_lead() -> None:
    table = given(["6 6 13 2 S20", "3 9 9 S15", "9 12 12"])
    table.round("S20", "3", "12")
    table.round("3", "13", "pass")
    assert table.leader == 0

    table.round("2", "pass", "12")

    assert table.leader == 2
    assert table.allows(2, "S20")


@pytest.mark.clause("VQ-84")
def test_a_second_slayer_round_moves_the_ban_to_the_second_slayer() -> None:
    table = given(["6 6 S20", "13 9 9", "9 12 12 S15"])
    table.round("S20", "9", "12")
    first = table.ban

    table.round("S15", "6", "13")

    assert table.leader == 1
    assert (first, table.ban) == ("S20", "S15")
    table.refuses(1, "S15", "VQ-82", "refusal-slayer-just-taken")


@pytest.mark.clause("VQ-85")
def test_the_ban_does_not_carry_over_into_a_new_phase() -> None:
    table = given(["S20", "3 9 S15", "9 12"])

    table.round("S20", "3", "12")

    assert table.phase == 2
    assert table.ban is None
    assert table.leader == 2
    table.plays(2, "S20")


@pytest.mark.clause("VQ-85")
def test_in_the_new_phase_the_s20_holder_may_also_lead_an_s15_just_taken() -> None:
    table = given(["S15", "3 9", "9 12 S20"])

    table.round("S15", "3", "12")

    assert table.phase == 2
    assert {"S15", "S20"} <= set(table.legal(2))


@pytest.mark.clause("VQ-85", "VQ-113")
def test_when_the_game_is_over_no_slayer_is_barred_any_more() -> None:
    table = given(["5 S20", "3 9", "12 S15"], phases=1)
    table.round("S20", "3", "12")
    assert table.ban == "S20"

    table.round("3", "5", "9")

    assert table.position.is_over()
    assert table.ban is None


@pytest.mark.clause("VQ-86", "VQ-87")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_a_ban_never_leaves_the_leader_without_an_action_and_is_on_a_slayer_they_hold(
    seats: int, seed: int
) -> None:
    table = start(seats, seed, phases=2)

    for told in rounds(table, seed):
        assert told.ban in (None, *SLAYERS)
        if told.ban is not None:
            held = told.hands[told.leader].split()
            assert told.ban in held
            assert set(held) - set(SLAYERS)
            assert told.lead != told.ban


@pytest.mark.clause("VQ-86")
@pytest.mark.parametrize("hand", ["S20", "S15 S20"])
def test_a_position_whose_leader_holds_nothing_but_banned_slayers_is_refused(hand: str) -> None:
    rest = "9 S15" if hand == "S20" else "9"

    with pytest.raises(Refused) as refusal:
        given([hand, rest, "12"], ban="S20")

    assert (refusal.value.key, refusal.value.clause) == ("position-impossible-ban", "VQ-86")


@pytest.mark.clause("VQ-87")
def test_the_ban_is_part_of_the_position() -> None:
    """Two tables that differ in the ban alone differ in what may be done."""
    barred = given(["9 S20", "4 S15", "12"], ban="S20")
    free = given(["9 S20", "4 S15", "12"])

    assert barred.legal(0) == ["9"]
    assert free.legal(0) == ["S20", "9"]
    assert {**barred.truth, "ban": None} == free.truth
    assert laid_over(3, barred.truth).legal(0) == ["9"]
    assert barred.line() == free.line().replace("ban=-", "ban=S20")


@pytest.mark.clause("VQ-87")
def test_a_ban_on_a_slayer_that_the_leader_does_not_hold_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        given(["9 S20", "4 S15", "12"], ban="S15")

    assert (refusal.value.key, refusal.value.clause) == ("position-impossible-ban", "VQ-86")


@pytest.mark.clause("VQ-89")
@settings(max_examples=40)
@holds_for(seat_counts, seeds)
def test_at_most_two_slayer_rounds_follow_each_other_inside_one_phase(
    seats: int, seed: int
) -> None:
    in_a_row = 0

    for told in rounds(start(seats, seed, phases=2), seed):
        in_a_row = in_a_row + 1 if told.is_slayer_round else 0
        assert in_a_row <= 2
        if told.ends_phase:
            in_a_row = 0


@pytest.mark.clause("VQ-89")
def test_after_the_second_slayer_round_the_other_slayer_is_in_another_hand() -> None:
    table = given(["6 6 S20", "13 9 9", "9 12 12 S15"])
    table.round("S20", "9", "12")
    table.round("S15", "6", "13")

    assert table.holder("S15") == table.leader == 1
    assert table.holder("S20") == 2
    assert not set(table.legal(1)) & set(SLAYERS)


@pytest.mark.clause("VQ-90")
@settings(max_examples=30)
@holds_for(seat_counts, seeds)
def test_between_rounds_each_slayer_is_in_some_hand(seats: int, seed: int) -> None:
    table = start(seats, seed, phases=2)

    for _ in rounds(table, seed):
        held = [card for hand in table.hands for card in hand.split() if card in SLAYERS]

        assert sorted(held) == SLAYERS
        assert not (table.crypt + table.undealt).keys() & set(SLAYERS)


@pytest.mark.clause("VQ-90")
@pytest.mark.parametrize("zone", ["crypt", "undealt"])
def test_a_slayer_in_the_crypt_or_undealt_is_refused(zone: str) -> None:
    with pytest.raises(Refused) as refusal:
        laid_over(3, {"hands": ["9 S20", "4", "12"], zone: "S15 3"})

    assert (refusal.value.key, refusal.value.clause) == ("position-slayer-away", "VQ-90")


@pytest.mark.clause("VQ-90")
def test_while_a_slayer_lies_on_the_table_nobody_holds_it() -> None:
    table = given(["6 S20", "3 9 S15", "9 12"])
    assert [table.position.holder_of(slayer) for slayer in (1, 2)] == [1, 0]

    table.plays(0, "S20")

    assert [table.position.holder_of(slayer) for slayer in (1, 2)] == [1, -1]
