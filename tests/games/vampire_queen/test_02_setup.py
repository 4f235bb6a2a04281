"""Chapter 2: who gets the slayers, and how the first phase is dealt."""

from collections import Counter

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.script import ScriptedChance
from gruft.kernel.witness import PICK, SHUFFLE, WitnessedChance
from tests.games.chances import chi_square
from tests.games.tables import SPECTATOR
from tests.games.vampire_queen.playouts import random_moves, seat_counts, seeds, start
from tests.games.vampire_queen.table import (
    DEALT,
    SEAT_COUNTS,
    SLAYERS,
    UNDEALT,
    VALUES,
    VAMPIRES,
    cards,
    dealt,
)


def scripted(*throws: int, pack: list[str] | None = None) -> ScriptedChance:
    """Luck that throws these numbers, and shuffles the pack into this order."""
    return ScriptedChance(throws, [pack] if pack else [], GAME.read_piece, then=1)


@pytest.mark.clause("VQ-8")
@pytest.mark.parametrize("lot", range(5))
def test_the_lot_chooses_who_receives_s15(lot: int) -> None:
    assert dealt(5, chance=scripted(lot)).holder("S15") == lot


@pytest.mark.clause("VQ-8")
def test_every_seat_is_equally_likely_to_be_drawn_and_a_seed_always_draws_the_same() -> None:
    drawn = Counter(dealt(5, seed=seed).holder("S15") for seed in range(500))
    again = Counter(dealt(5, seed=seed).holder("S15") for seed in range(500))

    assert drawn == again
    assert chi_square(drawn, dict.fromkeys(range(5), 100.0)) < 18.5  # p = 0.001 with 4 degrees


@pytest.mark.clause("VQ-8")
def test_the_lot_is_cast_once_before_the_cards_are_shuffled() -> None:
    luck = WitnessedChance(FastChance(1))

    dealt(5, chance=luck)

    first = luck.draws[0]
    assert (first.kind, first.what, first.bound) == (PICK, "S15", 5)
    assert [draw.kind for draw in luck.draws] == [PICK, SHUFFLE]


@pytest.mark.clause("VQ-8")
@pytest.mark.parametrize("host_names", range(4))
def test_the_host_may_name_who_receives_s15(host_names: int) -> None:
    for seed in range(5):
        assert dealt(4, seed=seed, s15_seat=host_names).holder("S15") == host_names


@pytest.mark.clause("VQ-9", "VQ-10")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_left_neighbour_of_s15_receives_s20_and_leads_the_first_round(seats: int) -> None:
    for s15_seat in range(seats):
        table = dealt(seats, s15_seat=s15_seat)
        left_neighbour = (s15_seat + 1) % seats

        assert table.holder("S20") == left_neighbour
        assert table.leader == left_neighbour
        assert table.turn == left_neighbour


@pytest.mark.clause("VQ-11")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_s15_seat_deals_the_first_phase_and_is_dealt_cards_like_everybody(seats: int) -> None:
    table = dealt(seats, s15_seat=1)

    assert table.dealer == 1
    assert [len(hand.split()) for hand in table.hands] == [
        DEALT[seats] + (seat in (1, 2)) for seat in range(seats)
    ]


@pytest.mark.clause("VQ-11")
@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 1])
def test_everybody_is_shown_who_deals(watcher: int) -> None:
    table = dealt(4, s15_seat=3)

    deals = ["dealer" in view.marks for view in table.scene(watcher).seats]

    assert deals == [False, False, False, True]


@pytest.mark.clause("VQ-12")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_all_108_vampires_and_no_slayer_are_shuffled_together_once(seats: int) -> None:
    luck = WitnessedChance(FastChance(1))

    table = dealt(seats, chance=luck, s15_seat=0)

    assert [(draw.kind, draw.what, draw.bound) for draw in luck.draws] == [(SHUFFLE, "pack", 108)]
    pack = sum(map(cards, table.hands), table.undealt)
    assert pack - cards("S15 S20") == Counter(dict.fromkeys(VALUES, 8) | {"Q": 4})


@pytest.mark.clause("VQ-12")
def test_the_order_is_uniformly_random() -> None:
    """Seat 0 gets every kind as often as the pack has it, and so do the cards left over."""
    tables = [dealt(8, seed=seed, s15_seat=7) for seed in range(400)]
    expected = dict.fromkeys(VALUES, 8 / 108) | {"Q": 4 / 108}

    for sample in (
        [card for table in tables for card in table.hand(1).split()],
        [card for table in tables for card in table.undealt.elements()],
    ):
        drawn = Counter(sample)
        share = {card: part * len(sample) for card, part in expected.items()}
        assert chi_square(drawn, share) < 34.5  # p = 0.001 with 13 degrees


@pytest.mark.clause("VQ-13")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_each_seat_is_dealt_the_number_of_the_table_and_the_rest_stays_undealt(seats: int) -> None:
    table = dealt(seats)

    vampires = [len([card for card in hand.split() if card in VAMPIRES]) for hand in table.hands]

    assert vampires == [DEALT[seats]] * seats
    assert table.undealt.total() == UNDEALT[seats]
    assert seats * DEALT[seats] + UNDEALT[seats] == 108


@pytest.mark.clause("VQ-13")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_from_the_top_of_the_pack_seat_0_gets_its_cards_then_seat_1_and_so_on(seats: int) -> None:
    pack = [card for card in [*VALUES, "Q"] for _ in range(4 if card == "Q" else 8)]

    table = dealt(seats, chance=scripted(0, pack=pack))

    each = DEALT[seats]
    for seat in range(seats):
        top = Counter(pack[seat * each : (seat + 1) * each])
        assert cards(table.hand(seat)) - cards("S15 S20") == top
    assert table.undealt == Counter(pack[seats * each :])


@pytest.mark.clause("VQ-14")
@settings(max_examples=10)
@holds_for(seat_counts, seeds)
def test_undealt_cards_play_no_part_and_nobody_ever_sees_them(seats: int, seed: int) -> None:
    table = start(seats, seed)
    put_aside = table.undealt

    for seat, move in random_moves(table, seed):
        table.plays(seat, move)

        assert table.undealt == put_aside
        for watcher in (SPECTATOR, table.dealer):
            assert table.sees(watcher, "undealt") == ["?"] * UNDEALT[seats]


@pytest.mark.clause("VQ-14")
def test_undealt_cards_come_back_in_the_next_phase() -> None:
    """All eight ones are left over with 3 players; scripted luck then deals them to seat 0."""
    table = dealt(
        3,
        chance=ScriptedChance(
            [0],
            [[*["2"] * 8, *["3"] * 8, *["4"] * 8, *["5"] * 8, *["6"] * 7], ["1"] * 8],
            GAME.read_piece,
            then=1,
        ),
        phases=2,
    )
    assert table.undealt["1"] == 8

    for seat, move in random_moves(table, 7):
        if table.phase == 2:
            break
        table.plays(seat, move)

    assert cards(table.hand(0))["1"] == 8


@pytest.mark.clause("VQ-15")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_slayer_is_held_in_addition_to_the_dealt_cards(seats: int) -> None:
    for hand in dealt(seats).hands:
        held = hand.split()
        slayers = [card for card in held if card in SLAYERS]

        assert len(held) == DEALT[seats] + len(slayers)


@pytest.mark.clause("VQ-16")
@holds_for(seat_counts, seeds)
def test_only_the_leader_and_the_right_neighbour_start_with_one_card_more(
    seats: int, seed: int
) -> None:
    table = dealt(seats, seed=seed)

    longer = {seat for seat, hand in enumerate(table.hands) if len(hand.split()) > DEALT[seats]}

    assert longer == {table.leader, (table.leader - 1) % seats}
    assert all(len(table.hand(seat).split()) == DEALT[seats] + 1 for seat in longer)


@pytest.mark.clause("VQ-17")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_everybody_starts_with_no_penalty_points(seats: int) -> None:
    assert dealt(seats).scores == [0] * seats
