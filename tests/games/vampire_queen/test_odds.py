"""What a seat can reckon: will a set be beaten, does a card take the pile, does the phase end?"""

from hypothesis import given as holds_for
from hypothesis import settings

from gruft.games.vampire_queen.advice.odds import SURE, Look, takes, unbeaten
from gruft.kernel.chance import FastChance
from tests.games.vampire_queen.playouts import random_moves, seat_counts, seeds, start
from tests.games.vampire_queen.table import Table, given


def look(table: Table) -> Look:
    return Look(table.position, table.turn)


# ---- sets ----


def test_queens_alone_are_never_beaten() -> None:
    table = given(["5 Q", "13 13 Q", "13 Q Q S15 S20"])

    assert unbeaten(look(table), size=1, value=14) == SURE


def test_who_acts_last_is_not_beaten_any_more() -> None:
    table = given(["5 9", "6 8", "7 9 S15 S20"])
    table.plays(0, "5")
    table.plays(1, "6")

    assert unbeaten(look(table), size=1, value=7) == SURE


def test_a_thirteen_is_as_good_as_safe_when_all_queens_are_gone() -> None:
    table = given(["5 13", "6 8 9", "7 9 S15 S20"], crypt="Q*4")

    assert unbeaten(look(table), size=1, value=13) == SURE


def test_low_sets_are_beaten_and_high_ones_seldom() -> None:
    table = given(["1 13 13", "6 8 9 2 2 5 5 7", "7 9 10 11 11 3 3 S15 S20"])

    assert unbeaten(look(table), size=1, value=1) < SURE // 10
    assert unbeaten(look(table), size=2, value=13) > SURE * 9 // 10


def test_a_set_that_somebody_openly_took_is_reckoned_with() -> None:
    hands = ["5 5 8", "2 9 9", "3 S15 S20"]

    unknown = given(hands)
    known = given(hands, known=["-", "9 9", "-"])

    assert unbeaten(look(known), size=2, value=8) < unbeaten(look(unknown), size=2, value=8) // 2


def test_queens_that_somebody_openly_took_are_reckoned_with() -> None:
    hands = ["5 13 13", "2 Q Q", "3 S15 S20"]

    unknown = given(hands)
    known = given(hands, known=["-", "Q Q", "-"])

    assert unbeaten(look(known), size=2, value=13) < unbeaten(look(unknown), size=2, value=13)


@settings(max_examples=60)
@holds_for(seats=seat_counts, seed=seeds)
def test_a_higher_set_is_never_beaten_more_often(seats: int, seed: int) -> None:
    seen = look(start(seats, seed))

    for size in range(1, 9):
        chances = [unbeaten(seen, size, value) for value in range(1, 15)]
        assert chances == sorted(chances)
        assert chances[0] >= 0
        assert chances[-1] == SURE


# ---- slayer rounds ----


def test_a_card_below_the_highest_takes_nothing() -> None:
    table = given(["S20 3", "9 2", "8 1 S15"])
    table.plays(0, "S20")
    table.plays(1, "9")

    assert takes(look(table), 8) == 0


def test_the_last_card_takes_if_it_is_as_high_as_the_highest() -> None:
    table = given(["S20 3", "9 2", "9 1 S15"])
    table.plays(0, "S20")
    table.plays(1, "9")

    assert takes(look(table), 9) == SURE


def test_a_one_takes_nothing_as_long_as_somebody_is_to_follow() -> None:
    """Nobody can stay below it, and later counts as higher."""
    table = given(["S20 3", "9 1", "8 2 S15"])
    table.plays(0, "S20")

    assert takes(look(table), 1) == 0


def test_nobody_takes_who_plays_after_a_forced_pass() -> None:
    table = given(["S20 3", "S15", "13 2", "4 5"])
    table.plays(0, "S20")
    table.plays(1, "pass")

    assert takes(look(table), 13) == 0


def test_nobody_takes_who_plays_before_a_forced_pass() -> None:
    table = given(["S20 3", "13 2", "4 5", "S15"])
    table.plays(0, "S20")

    assert takes(look(table), 13) == 0


def test_a_high_card_takes_if_the_next_one_is_known_to_hold_a_low_one() -> None:
    hands = ["S20 3", "13 12", "2 12 S15"]

    known = given(hands, known=["-", "-", "2"])
    known.plays(0, "S20")

    assert takes(look(known), 13) == SURE


def test_a_queen_stays_below_a_two() -> None:
    known = given(["S20 3", "13 2", "Q 12 S15"], known=["-", "-", "Q"])
    known.plays(0, "S20")

    assert takes(look(known), 2) == SURE


@settings(max_examples=60)
@holds_for(seats=seat_counts, seed=seeds)
def test_a_higher_card_never_takes_less_often(seats: int, seed: int) -> None:
    table = start(seats, seed)
    for seat, move in random_moves(table, seed):
        if table.position.decision(seat) == "decision-slayer-round":
            chances = [takes(look(table), value) for value in range(1, 14)]
            assert chances == sorted(chances)
            assert 0 <= chances[0] <= chances[-1] <= SURE
        table.plays(seat, move)


# ---- the end ----


def test_the_phase_ends_if_somebody_has_no_card_left() -> None:
    table = given(["9", "10 2", "11 3 S15 S20"])
    assert not look(table).ends_now()

    table.plays(0, "9")

    assert look(table).ends_now()


def test_the_phase_may_go_on_if_the_one_without_cards_is_about_to_take_the_pile() -> None:
    table = given(["S20 3", "9", "8 1 S15"])
    table.plays(0, "S20")

    table.plays(1, "9")

    assert not look(table).ends_now()


def test_the_phase_ends_if_a_slayer_was_somebodys_last_card() -> None:
    table = given(["S20", "9 2", "8 1 S15"])

    table.plays(0, "S20")

    assert look(table).ends_now()


def test_the_smallest_of_the_other_hands_counts_slayers() -> None:
    table = given(["1", "9 2 3", "8 S15 S20 5"])

    assert look(table).fewest() == 3


def test_who_holds_their_last_vampire_and_is_still_to_act_is_counted() -> None:
    table = given(["1 2", "9", "S15", "8", "3 S20"])
    assert look(table).last_cards() == 2

    table.plays(0, "1")
    table.plays(1, "9")
    table.plays(2, "pass")

    assert look(table).last_cards() == 0


# ---- knowledge ----


@settings(max_examples=40)
@holds_for(seats=seat_counts, seed=seeds)
def test_everything_is_reckoned_alike_in_all_worlds_of_the_seat(seats: int, seed: int) -> None:
    table = start(seats, seed)
    for count, (seat, move) in enumerate(random_moves(table, seed)):
        if count % 5 == 0:
            world = table.position.world(seat, FastChance(seed + count))
            assert reckoned(look(table)) == reckoned(Look(world, seat))
        table.plays(seat, move)


def reckoned(seen: Look) -> list[int]:
    chances = [unbeaten(seen, size, value) for size in (1, 2, 3) for value in (1, 7, 13)]
    piles = [takes(seen, value) for value in (1, 4, 13)]
    return [*chances, *piles, seen.fewest(), seen.last_cards(), seen.ends_now(), seen.leads()]
