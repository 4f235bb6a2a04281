"""Chapter 14, worlds: every deal of the hidden cards that fits, and each equally likely."""

from collections import Counter

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.witness import SHUFFLE, WitnessedChance
from tests.games.chances import chi_square
from tests.games.vampire_queen.memory import (
    unseen_by,
    vampires,
    world_of,
    worlds_consistent_with,
)
from tests.games.vampire_queen.playouts import random_moves, rounds, seat_counts, seeds, start
from tests.games.vampire_queen.table import SEAT_COUNTS, UNDEALT, Table, cards, dealt, given

#: Three ones, three twos and a queen: few enough to write down every world.
TINY = Counter({"1": 3, "2": 3, "Q": 1})


def tiny() -> Table:
    _, _, edition = GAME.tiny_edition()
    return given(["1 2 S15", "2 Q S20", "1 1"], leader=1, edition=edition)


def after_a_slayer_round() -> Table:
    """Seat 0 has openly taken a 1 and a 2."""
    table = tiny()
    table.round("S20", "1", "2")
    return table


def in_the_middle_of_a_round() -> Table:
    table = tiny()
    table.plays(1, "2")
    table.plays(2, "pass")
    return table


MOMENTS = {
    "fresh": tiny,
    "taken": after_a_slayer_round,
    "middle": in_the_middle_of_a_round,
}
#: Chi-square at p = 0.001 for so many degrees of freedom.
CRITICAL = {3: 16.3, 4: 18.5, 5: 20.5, 6: 22.5, 7: 24.3, 8: 26.1, 9: 27.9, 10: 29.6, 11: 31.3}


def sample(table: Table, observer: int, draws: int) -> Counter[tuple[str, ...]]:
    return Counter(
        world_of(Table(table.position.world(observer, FastChance(seed)))) for seed in range(draws)
    )


@pytest.mark.clause("VQ-125", "VQ-130")
@pytest.mark.parametrize("observer", [0, 1, 2])
def test_points_and_known_cards_are_the_same_in_every_world(observer: int) -> None:
    table = given(["1 4 S15", "2 Q S20", "9 9"], scores=[7, 30, 5], known=["1", "-", "9"], leader=1)

    for seed in range(5):
        world = Table(table.position.world(observer, FastChance(seed)))

        assert [world.known(seat) for seat in range(3)] == ["1", "-", "9"]
        assert world.scores == [7, 30, 5]


@pytest.mark.clause("VQ-130")
@pytest.mark.parametrize("moment", MOMENTS)
def test_exactly_the_cards_whose_place_is_unknown_are_shuffled_once(moment: str) -> None:
    table, luck = MOMENTS[moment](), WitnessedChance(FastChance(1))

    table.position.world(0, luck)

    (shuffle,) = (draw for draw in luck.draws if draw.kind == SHUFFLE)
    assert (shuffle.what, shuffle.bound) == ("world", unseen_by(0, table, TINY).pool.total())


@pytest.mark.clause("VQ-130", "VQ-136")
@pytest.mark.parametrize("observer", [0, 1, 2])
@pytest.mark.parametrize("moment", MOMENTS)
def test_worlds_are_exactly_the_consistent_deals_and_each_deal_is_equally_likely(
    moment: str, observer: int
) -> None:
    table = MOMENTS[moment]()
    consistent = worlds_consistent_with(observer, table, unseen_by(observer, table, TINY))

    drawn = sample(table, observer, 1200)

    assert set(drawn) == set(consistent)
    assert world_of(table) in drawn
    share = {world: 1200 * ways / consistent.total() for world, ways in consistent.items()}
    degrees = len(consistent) - 1
    limit = CRITICAL.get(degrees, degrees + 3.1 * (2 * degrees) ** 0.5 + 5)
    assert chi_square(drawn, share) < limit


@pytest.mark.clause("VQ-130", "VQ-131", "VQ-136")
@settings(max_examples=12)
@holds_for(seat_counts, seeds)
def test_every_world_fits_everything_the_seat_knows(seats: int, seed: int) -> None:
    table = start(seats, seed, phases=2)
    observer = seed % seats

    for told in rounds(table, seed):
        if table.position.is_over():
            break
        world = Table(table.position.world(observer, FastChance(seed + len(told.moves))))
        here, there = unseen_by(observer, table), unseen_by(observer, world)

        assert here == there
        assert world.hand(observer) == table.hand(observer)
        dealt_out = Counter(world.undealt)
        for seat in here.needs:
            known = cards(world.known(seat))
            held = vampires(cards(world.hand(seat)))
            assert known <= held
            dealt_out += held - known
        assert dealt_out == here.pool
        assert world.undealt.total() == UNDEALT[seats]
        assert {**world.truth, "hands": 0, "undealt": 0} == {
            **table.truth,
            "hands": 0,
            "undealt": 0,
        }
        GAME.check(world.position)


@pytest.mark.clause("VQ-131")
@settings(max_examples=12)
@holds_for(seat_counts, seeds)
def test_the_pool_is_what_the_others_and_the_undealt_stack_need(seats: int, seed: int) -> None:
    """At every moment of a phase, also in the middle of a round."""
    table = start(seats, seed)
    observer = seed % seats

    for seat, move in random_moves(table, seed):
        unseen = unseen_by(observer, table)

        assert unseen.pool.total() == sum(unseen.needs.values()) + UNDEALT[seats]
        assert all(times >= 0 for times in unseen.pool.values())
        assert all(need >= 0 for need in unseen.needs.values())
        table.plays(seat, move)


@pytest.mark.clause("VQ-127")
def test_a_pass_proves_nothing_so_a_world_may_give_the_passer_cards_that_could_raise() -> None:
    table = given(["5 2 S20", "3 4 S15", "7 8"])
    table.plays(0, "5")
    table.plays(1, "pass")

    hands = [Table(table.position.world(2, FastChance(seed))).hand(1) for seed in range(60)]

    could_raise = [
        hand for hand in hands if any(card == "Q" or int(card) > 5 for card in hand.split()[:-1])
    ]
    assert 20 < len(could_raise) < 60


@pytest.mark.clause("VQ-132")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_with_9_and_with_12_players_every_unseen_card_is_in_an_opponents_hand(seats: int) -> None:
    table = dealt(seats, seed=4)
    unseen = unseen_by(0, table)

    world = Table(table.position.world(0, FastChance(9)))

    others = sum((vampires(cards(hand)) for hand in world.hands[1:]), Counter[str]())
    assert (others == unseen.pool) == (seats in (9, 12))
    assert (world.undealt.total() == 0) == (seats in (9, 12))


@pytest.mark.clause("VQ-124", "VQ-130")
def test_in_every_world_the_taker_holds_what_they_were_seen_to_take() -> None:
    table = given(["S20 4 5", "2 9 9", "13 6 S15", "Q 8 8"])
    table.round("S20", "2", "13", "Q")

    for seed in range(30):
        world = Table(table.position.world(0, FastChance(seed)))
        assert cards("2 13 Q S15 S20") <= cards(world.hand(2))


@pytest.mark.clause("VQ-136")
def test_the_same_luck_draws_the_same_world_and_other_luck_another() -> None:
    table = dealt(5)

    worlds = [Table(table.position.world(0, FastChance(seed))).truth for seed in (1, 1, 2)]

    assert worlds[0] == worlds[1] != worlds[2]


@pytest.mark.clause("VQ-134")
def test_when_the_game_is_over_the_only_world_is_the_truth() -> None:
    table = given(["6", "3 10 Q", "S15 S20"], phase=5)
    table.round("6", "pass", "pass")

    assert Table(table.position.world(0, FastChance(1))).truth == table.truth


@pytest.mark.clause("VQ-130")
def test_a_spectators_worlds_keep_public_facts_alone() -> None:
    table = given(["4 5", "9 Q S15", "6 S20"], known=["-", "9", "-"])

    hands = {tuple(Table(table.position.world(-1, FastChance(seed))).hands) for seed in range(40)}

    assert len({own for own, _, _ in hands}) > 10
    assert all("9" in second.split() and "S15" in second for _, second, _ in hands)
    assert all("S20" in third for _, _, third in hands)
    assert all(len(second.split()) == 3 for _, second, _ in hands)
