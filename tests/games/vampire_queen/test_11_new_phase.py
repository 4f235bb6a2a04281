"""Chapter 11: how the next phase begins."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.script import ScriptedChance
from gruft.kernel.witness import SHUFFLE, WitnessedChance
from tests.games.vampire_queen.playouts import rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import (
    DEALT,
    SEAT_COUNTS,
    SLAYERS,
    UNDEALT,
    VAMPIRES,
    cards,
    given,
)


def held(hand: str, kinds: list[str]) -> list[str]:
    return [card for card in hand.split() if card in kinds]


@pytest.mark.clause("VQ-107")
@pytest.mark.parametrize(
    "slayers", [["S15", "S20", ""], ["S20", "", "S15"], ["", "S15 S20", ""], ["", "", "S15 S20"]]
)
def test_each_slayer_stays_with_the_seat_that_held_it(slayers: list[str]) -> None:
    hands = [f"{own} 4 5" for own in slayers]
    table = given([*hands, "6"], leader=3)

    table.round("6", "pass", "pass", "pass")

    assert table.phase == 2
    assert [held(hand, SLAYERS) for hand in table.hands] == [*(own.split() for own in slayers), []]


@pytest.mark.clause("VQ-108")
def test_the_s20_holder_leads_whoever_emptied_their_hand_or_won_the_last_round() -> None:
    """Seat 0 goes out, seat 1 wins the round, seat 2 holds S20."""
    table = given(["4", "6 9", "7 S20", "8 S15"])

    table.round("4", "6", "pass", "pass")

    assert table.phase == 2
    assert table.leader == 2
    assert table.turn == 2


@pytest.mark.clause("VQ-108")
def test_the_s20_holder_leads_even_if_another_seat_picked_up_last() -> None:
    table = given(["S15", "6 9", "13 12", "8 S20"])

    table.round("S15", "6", "13", "8")

    assert table.phase == 2
    assert table.holder("S15") == 2
    assert table.leader == 3


@pytest.mark.clause("VQ-108")
def test_the_s20_holder_leads_who_has_just_picked_it_up() -> None:
    table = given(["S20", "6 9", "13 12", "8 S15"])

    table.round("S20", "6", "13", "8")

    assert table.leader == 2
    begins = table.told_of("fact-phase-begins")
    assert begins == [{"phase": 2, "phases": 5, "player": 2}]


@pytest.mark.clause("VQ-109")
def test_the_s20_holder_also_deals_the_new_phase() -> None:
    table = given(["4", "6 9", "7 S20", "8 S15"], dealer=3)
    assert table.dealer == 3

    table.round("4", "6", "pass", "pass")

    assert table.dealer == 2
    assert ["dealer" in view.marks for view in table.scene(0).seats] == [False, False, True, False]


@pytest.mark.clause("VQ-110")
def test_hands_crypt_and_undealt_cards_are_all_shuffled_again() -> None:
    """Scripted luck deals seat 0 cards that lay in the crypt, were undealt or stayed in a hand."""
    table = given(
        ["4", "6 9 S20", "7 S15"],
        undealt="1*8 2*8 3*8 5*8 8*8 10*8 11*8 12*8 13*5",
    )
    table.position.chance = ScriptedChance(
        [], [["4", "9", "7", *["1"] * 8, "Q", "Q"]], GAME.read_piece, then=3
    )

    table.round("4", "6", "pass")

    assert cards(table.hand(0)) == cards("4 9 7 1*8 Q*2")


@pytest.mark.clause("VQ-110")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_whole_pack_is_shuffled_once_for_each_phase(seats: int) -> None:
    table = start(seats, seed=2, phases=3)
    luck = WitnessedChance(FastChance(9))
    table.position.chance = luck

    ended = [told.ends_phase for told in rounds(table, 2)]

    assert ended.count(True) == 3
    assert [(draw.kind, draw.what, draw.bound) for draw in luck.draws] == [
        (SHUFFLE, "pack", 108)
    ] * 2


@pytest.mark.clause("VQ-110", "VQ-111", "VQ-112", "VQ-107", "VQ-108")
@settings(max_examples=25)
@holds_for(seat_counts, seeds)
def test_a_new_phase_starts_like_the_first_but_for_the_slayers(seats: int, seed: int) -> None:
    table = start(seats, seed, phases=3)

    for told in rounds(table, seed):
        if told.ends_phase and not table.position.is_over():
            slayers = [held(hand, SLAYERS) for hand in table.hands]
            assert [len(hand.split()) for hand in table.hands] == [
                DEALT[seats] + len(own) for own in slayers
            ]
            assert [len(held(hand, VAMPIRES)) for hand in table.hands] == [DEALT[seats]] * seats
            assert table.undealt.total() == UNDEALT[seats]
            assert not table.crypt
            assert table.on_the_table == {}
            assert table.ban is None
            assert table.leader == table.dealer == table.turn == table.holder("S20")


@pytest.mark.clause("VQ-111")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_seat_with_both_slayers_starts_with_two_cards_more(seats: int) -> None:
    """And it leads; all others have as many as were dealt."""
    hands = ["4", "6 9 S15 S20", *["7", "8", "9", "10", "11", "12", "13", "1", "2", "3"]]
    table = given(hands[:seats])

    table.round("4", *["pass"] * (seats - 1))

    assert table.phase == 2
    assert [len(hand.split()) for hand in table.hands] == [
        DEALT[seats] + (2 if seat == 1 else 0) for seat in range(seats)
    ]
    assert table.leader == 1


@pytest.mark.clause("VQ-111")
def test_seats_with_one_slayer_start_with_one_card_more() -> None:
    table = given(["4", "6 9 S20", "7 S15", "8"])

    table.round("4", "pass", "pass", "pass")

    assert [len(hand.split()) for hand in table.hands] == [13, 14, 14, 13]


@pytest.mark.clause("VQ-112")
def test_a_new_phase_starts_with_an_empty_crypt_an_empty_table_and_no_ban() -> None:
    table = given(["S20", "6 9", "13 12", "8 S15"])
    assert table.crypt

    table.round("S20", "6", "13", "8")

    assert not table.crypt
    assert table.on_the_table == {}
    assert table.ban is None
