"""Chapter 4: what the leader may put down."""

import pytest
from hypothesis import given as holds_for
from hypothesis import strategies as st

from gruft.games.vampire_queen.game import GAME
from tests.games.vampire_queen.naive import sets
from tests.games.vampire_queen.table import VAMPIRES, Table, dealt, given


def leader_with(hand: str, ban: str | None = None) -> Table:
    """Seat 0 leads with this hand; slayers that it lacks are with seat 1."""
    missing = [slayer for slayer in ("S15", "S20") if slayer not in hand.split()]
    return given([hand, " ".join(["4", *missing]), "12 12"], ban=ban)


@pytest.mark.clause("VQ-23")
@pytest.mark.parametrize("hand", ["6 9 S20", "1", "Q", "S20", "6 S20 S15"])
def test_the_leader_must_play_something(hand: str) -> None:
    table = leader_with(hand)

    table.refuses(0, "pass", "VQ-23", "refusal-leader-passes")

    assert "pass" not in table.legal(0)


@pytest.mark.clause("VQ-24", "VQ-25")
def test_the_leader_plays_one_set_of_a_single_value_or_exactly_one_slayer() -> None:
    table = leader_with("6 6 9 Q S20")

    assert table.legal(0) == [
        "S20",
        "Q",
        *["6", "6 Q", "6 6", "6 6 Q"],
        *["9", "9 Q"],
    ]


hands = st.lists(st.sampled_from(VAMPIRES), min_size=1, max_size=15).filter(
    lambda hand: hand.count("Q") <= 4 and all(hand.count(card) <= 7 for card in VAMPIRES)
)


@pytest.mark.clause("VQ-25", "VQ-28", "VQ-30", "VQ-35")
@holds_for(hands)
def test_a_lead_is_any_number_of_one_value_with_any_queens_or_queens_alone(
    hand: list[str],
) -> None:
    """Nothing but the hand limits a lead: not its size, not its value."""
    table = given([" ".join(hand), "S15", "S20"])

    legal = table.legal(0)

    assert sorted(legal) == sorted(" ".join(one) for one in sets(hand))
    assert all(GAME.refuse(table.position, 0, move) is None for move in legal)


@pytest.mark.clause("VQ-26")
@pytest.mark.parametrize("cards", ["6 9", "6 6 9", "6 9 Q", "9 6 Q Q", "6 9 11"])
def test_two_different_values_are_refused_whatever_queens_are_with_them(cards: str) -> None:
    table = leader_with("6 6 9 11 Q Q")

    table.refuses(0, cards, "VQ-26", "refusal-two-values")


@pytest.mark.clause("VQ-27")
@pytest.mark.parametrize("cards", ["S20 6", "6 6 S20", "S20 Q", "S15 S20", "S15 S20 6 Q"])
def test_a_slayer_together_with_any_other_card_is_refused(cards: str) -> None:
    table = leader_with("6 6 Q S15 S20")

    table.refuses(0, cards, "VQ-27", "refusal-slayer-not-alone")


@pytest.mark.clause("VQ-28")
@pytest.mark.parametrize("size", range(1, 9))
def test_the_size_of_a_lead_is_limited_only_by_the_cards_held(size: int) -> None:
    table = leader_with("7*8 2 S20")
    lead = " ".join(["7"] * size)

    table.plays(0, lead)

    assert table.on_the_table == {0: lead}


@pytest.mark.clause("VQ-28")
def test_more_cards_than_are_held_cannot_be_led() -> None:
    table = leader_with("7 7 Q S20")

    table.refuses(0, "7 7 7", "VQ-46", "refusal-not-held")
    table.refuses(0, "7 Q Q", "VQ-46", "refusal-not-held")
    table.refuses(0, "8", "VQ-46", "refusal-not-held")
    table.refuses(0, "S15", "VQ-46", "refusal-not-held")


@pytest.mark.clause("VQ-29")
def test_the_largest_set_has_12_cards_and_the_largest_of_queens_alone_4() -> None:
    table = leader_with("5*8 Q*4 S20")

    legal = [move.split() for move in table.legal(0)]

    assert max(len(move) for move in legal) == 12
    assert max(len(move) for move in legal if set(move) == {"Q"}) == 4
    table.plays(0, "5*8 Q*4")
    assert table.hand(0) == "S20"


@pytest.mark.clause("VQ-29")
def test_no_action_at_all_puts_down_more_than_12_cards() -> None:
    position = dealt(3).position

    written = [GAME.write(position, move).split() for move in range(GAME.describe().moves)]

    assert max(len(move) for move in written) == 12
    assert max(len(move) for move in written if set(move) == {"Q"}) == 4


@pytest.mark.clause("VQ-30")
def test_a_triplet_may_be_split() -> None:
    table = leader_with("6 6 6 9")

    table.plays(0, "6 6")

    assert table.hand(0) == "6 9"


@pytest.mark.clause("VQ-31")
@pytest.mark.parametrize(("lead", "size"), [("6", 1), ("6 6", 2), ("6 Q Q", 3), ("Q Q", 2)])
def test_the_number_of_cards_led_fixes_the_set_size_for_everyone(lead: str, size: int) -> None:
    table = given(["6 6 Q Q S20", "8 8 8 8 S15", "9 9 9 9", "4 5"])

    table.plays(0, lead)

    for seat in (1, 2):
        assert table.scene(seat).counters["set-size"] == size
        assert all(len(move.split()) == size for move in table.legal(seat) if move != "pass")
        for other in {1, 2, 3, 4} - {size}:
            table.refuses(seat, " ".join(["8"] * other), "VQ-37", "refusal-wrong-size")
        table.plays(seat, "pass")


@pytest.mark.clause("VQ-31")
def test_before_the_lead_of_each_round_no_size_is_fixed() -> None:
    table = given(["6 6 S20", "8 8 8 S15", "9 9 9"])
    sizes = [table.position.set_size()]

    table.round("6 6", "8 8", "9 9")
    sizes.append(table.position.set_size())

    assert sizes == [0, 0]


@pytest.mark.clause("VQ-31")
def test_a_larger_raise_never_changes_the_set_size_later_in_the_round() -> None:
    table = given(["6 6 S20", "8 8 8 S15", "9 9 9"])
    table.plays(0, "6 6")
    table.plays(1, "8 8")

    assert table.legal(2) == ["pass", "9 9"]


@pytest.mark.clause("VQ-32")
@pytest.mark.parametrize("seats", [3, 7, 12])
def test_a_slayer_may_be_led_in_the_very_first_round_of_a_game(seats: int) -> None:
    table = dealt(seats)

    table.plays(table.turn, "S20")

    assert list(table.on_the_table.values()) == ["S20"]


@pytest.mark.clause("VQ-32")
def test_a_slayer_may_be_led_in_the_first_round_of_a_new_phase() -> None:
    table = given(["4", "6 S20", "7 S15"], leader=0)
    table.round("4", "pass", "pass")
    assert table.phase == 2

    assert table.turn == 1
    assert table.allows(1, "S20")


@pytest.mark.clause("VQ-33")
@pytest.mark.parametrize(("lead", "kept"), [("S15", "9 S20"), ("S20", "9 S15")])
def test_a_leader_with_both_slayers_chooses_one_and_leads_only_that(lead: str, kept: str) -> None:
    table = leader_with("9 S15 S20")

    table.plays(0, lead)

    assert table.hand(0) == kept
    assert table.on_the_table == {0: lead}


@pytest.mark.clause("VQ-33")
@pytest.mark.parametrize(("banned", "free"), [("S15", "S20"), ("S20", "S15")])
def test_of_two_slayers_the_banned_one_may_not_be_chosen(banned: str, free: str) -> None:
    table = leader_with("9 S15 S20", ban=banned)

    assert table.legal(0) == [free, "9"]
    table.refuses(0, banned, "VQ-82", "refusal-slayer-just-taken")


@pytest.mark.clause("VQ-34")
@pytest.mark.parametrize("slayer", ["S15", "S20"])
def test_a_leader_whose_whole_hand_is_one_slayer_can_only_lead_it(slayer: str) -> None:
    assert leader_with(slayer).legal(0) == [slayer]


@pytest.mark.clause("VQ-35")
def test_there_is_no_minimum_value_for_a_lead() -> None:
    table = leader_with("1 13 Q")

    table.plays(0, "1")

    assert table.on_the_table == {0: "1"}
