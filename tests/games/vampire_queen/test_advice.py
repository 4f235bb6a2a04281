"""What a decent player does and why; that it reads no hidden card; and that it wins."""

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.arena.duel import Duel, fight
from gruft.arena.matches import Setting
from gruft.bots.players import BOTS
from gruft.games.vampire_queen.advice.advice import advise, candidates, evaluate, policy
from gruft.games.vampire_queen.game import GAME
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES
from gruft.words.speech import Words
from tests.games.vampire_queen.playouts import random_moves, seat_counts, seeds, start
from tests.games.vampire_queen.table import SEAT_COUNTS, Table, dealt, given

REASONS = [
    "advice-dump",
    "advice-last-cards",
    "advice-lead-burden",
    "advice-lead-part",
    "advice-lead-slayer",
    "advice-likely-safe",
    "advice-must",
    "advice-pass",
    "advice-raise",
    "advice-safe-card",
    "advice-take-the-pile",
    "advice-unbeatable",
    "advice-whole-group",
    "advice-win-the-lead",
]


def advised(table: Table) -> tuple[str, str]:
    """The advice to the seat to act: its move, written, and the reason."""
    advice = advise(table.position, table.turn)
    return GAME.write(table.position, advice.move), advice.reason.key


# ---- leading ----


def test_it_leads_a_slayer_as_soon_as_it_may() -> None:
    table = given(["2 5 8 10 11 13 S20", "3 4 5 5 7 8", "6 8 1 2 2 3 S15"])

    assert advised(table) == ("S20", "advice-lead-slayer")


def test_it_leads_the_dearer_slayer_first() -> None:
    table = given(["2 5 8 10 11 13 S15 S20", "3 4 5 5 7 8", "6 8 1 2 2 3"])

    assert advised(table) == ("S20", "advice-lead-slayer")


def test_it_leads_the_other_slayer_while_one_is_banned() -> None:
    table = given(["2 5 8 10 11 13 S15 S20", "3 4 5 5 7 8", "6 8 1 2 2 3"], ban="S20")

    assert advised(table) == ("S15", "advice-lead-slayer")


def test_it_leads_the_middle_and_keeps_what_hides_it_and_what_wins() -> None:
    table = given(["1 1 7 7 13 13", "2 3 4 5 6 8 9 10", "2 3 4 5 6 8 9 S15 S20"])

    assert advised(table) == ("7 7", "advice-lead-burden")


def test_with_two_groups_left_it_leads_the_one_that_nobody_can_beat() -> None:
    table = given(["4 13 13", "2 3 6 6 8 8", "2 5 9 9 S15 S20"], crypt="Q*4")

    assert advised(table) == ("13 13", "advice-unbeatable")


def test_it_keeps_its_slayer_as_the_last_card_if_nobody_can_stop_it() -> None:
    table = given(["13 13 S20", "2 3 6 6 8 8", "2 5 9 9 S15"], crypt="Q*4")

    assert advised(table) == ("13 13", "advice-unbeatable")


def test_it_plays_its_whole_hand_if_it_can() -> None:
    table = given(["4 4 Q", "2 3 6 6 8 8", "2 5 9 9 S15 S20"])

    assert advised(table) == ("4 4 Q", "advice-last-cards")


def test_it_sees_when_there_is_nothing_to_choose() -> None:
    table = given(["4", "2 3 6 6 8 8", "2 5 9 9 S15 S20"])

    assert advised(table) == ("4", "advice-must")


# ---- raising ----


def test_it_raises_with_a_whole_group() -> None:
    table = given(["3 3 5 9 10 11", "2 7 7 10 10 10 13", "2 5 6 8 9 9 S15 S20"])
    table.plays(0, "3 3")

    assert advised(table) == ("7 7", "advice-whole-group")


def test_it_wins_the_round_to_lead_its_slayer() -> None:
    table = given(["8 3 6 6 4 4", "2 13 5 6 S20", "4 5 5 7 9 S15"], crypt="Q*4")
    table.plays(0, "8")

    assert advised(table) == ("13", "advice-win-the-lead")


def test_it_wins_the_round_if_its_last_set_can_then_be_led() -> None:
    table = given(["8 3 6 6 4 4", "2 2 13", "4 5 5 7 9 S15 S20"], crypt="Q*4")
    table.plays(0, "8")

    assert advised(table) == ("13", "advice-unbeatable")


def test_it_gets_rid_of_cards_when_somebody_is_nearly_out() -> None:
    table = given(["3 9", "2 12 12 4", "4 5 5 7 8 S15 S20"])
    table.plays(0, "3")

    move, reason = advised(table)

    assert move != "pass"
    assert reason == "advice-dump"


def test_it_throws_away_as_much_as_it_can_in_the_last_round() -> None:
    table = given(["5 5", "6 6 11 12 Q", "4 5 5 7 8 S15 S20"])
    table.plays(0, "5 5")

    assert advised(table) == ("12 Q", "advice-dump")


# ---- under a slayer ----


def test_it_keeps_its_lowest_cards_where_a_higher_one_takes_nothing() -> None:
    table = given(["S20 3 4", "12 2 5", "11 1 2 Q S15"])
    table.plays(0, "S20")
    table.plays(1, "12")

    assert advised(table) == ("11", "advice-safe-card")


def test_it_relies_on_others_who_can_hardly_stay_below() -> None:
    table = given(["S20 3 4", "2 12 13", "9 8 7", "S15 10 11"])
    table.plays(0, "S20")

    assert advised(table) == ("2", "advice-likely-safe")


def test_it_takes_the_pile_with_open_eyes() -> None:
    table = given(["S20 3 4", "2 5 6", "12 13 S15"])
    table.plays(0, "S20")
    table.plays(1, "2")

    assert advised(table)[1] == "advice-take-the-pile"


def test_in_the_last_round_under_a_slayer_it_plays_the_highest_card_that_is_safe() -> None:
    table = given(["S20", "10 2 5", "13 9 1 S15"])
    table.plays(0, "S20")
    table.plays(1, "10")

    assert advised(table) == ("9", "advice-safe-card")


def test_it_must_pass_under_a_slayer_with_nothing_but_the_other_one() -> None:
    table = given(["S20 3", "S15", "13 9 1"])
    table.plays(0, "S20")

    assert advised(table) == ("pass", "advice-must")


# ---- words ----


def test_every_reason_is_given_sooner_or_later_and_no_other() -> None:
    given_reasons = set()
    for seed in range(40):
        table = start(SEAT_COUNTS[seed % len(SEAT_COUNTS)], seed)
        for seat, move in random_moves(table, seed):
            given_reasons.add(advise(table.position, seat).reason.key)
            table.plays(seat, move)

    assert sorted(given_reasons) == REASONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language, [GAME.package])

    assert [reason for reason in REASONS if not words.has(reason)] == []


# ---- what it reads ----


def asked_of(position: VampireQueen, seat: int) -> tuple[object, ...]:
    advice = advise(position, seat)
    return (
        int(advice.move),
        advice.reason.key,
        policy(position, seat),
        candidates(position, seat),
        evaluate(position, seat),
    )


@settings(max_examples=40)
@holds_for(seats=seat_counts, seed=seeds)
def test_it_answers_alike_in_all_worlds_of_the_seat(seats: int, seed: int) -> None:
    table = start(seats, seed)
    for count, (seat, move) in enumerate(random_moves(table, seed)):
        if count % 4 == 0:
            worlds = [table.position.world(seat, FastChance(seed + draw)) for draw in range(2)]
            answers = [asked_of(position, seat) for position in (table.position, *worlds)]
            assert answers[0] == answers[1] == answers[2]
        table.plays(seat, move)


@settings(max_examples=40)
@holds_for(seats=seat_counts, seed=seeds)
def test_candidates_are_legal_and_different_and_the_policy_plays_the_first(
    seats: int, seed: int
) -> None:
    table = start(seats, seed)
    for seat, move in random_moves(table, seed):
        position = table.position
        before = GAME.to_json(position)
        found = candidates(position, seat)
        assert found[0] == policy(position, seat) == advise(position, seat).move
        assert len(set(found)) == len(found)
        assert set(found) <= set(position.moves(seat))
        assert GAME.to_json(position) == before
        table.plays(seat, move)


def test_every_slayer_that_may_be_led_is_a_candidate_and_every_whole_group() -> None:
    table = given(["4 4 9 Q S15 S20", "3 4 5 5 7 8", "6 8 1 2 2 3"], ban="S20")

    found = [GAME.write(table.position, move) for move in candidates(table.position, 0)]

    assert set(found) == {"S15", "Q", "4", "4 4", "4 4 Q", "9", "9 Q"}


# ---- what a hand is worth ----


def hope(hand: str, other: str = "3 4 5 5 7 8", leader: int = 0) -> int:
    """What seat 0 may hope for with this hand."""
    slayers = " ".join(slayer for slayer in ("S15", "S20") if slayer not in hand)
    table = given([hand, f"{other}", f"6 8 1 2 2 3 {slayers}"], leader=leader)
    return int(evaluate(table.position, 0))


def test_nobody_may_hope_for_less_than_no_points() -> None:
    assert hope("1") <= 0


def test_a_slayer_in_the_hand_is_bad_and_the_dearer_one_worse() -> None:
    assert hope("2 6 9 9", "3 4") > hope("2 6 9 9 S15", "3 4") > hope("2 6 9 9 S20", "3 4")


def test_many_numbers_are_worse_than_one() -> None:
    assert hope("9 9 9") > hope("7 9 11") > hope("5 6 7 8 9 10 11 12")


def test_it_is_better_to_lead_than_to_follow() -> None:
    assert hope("6 9 9 11", leader=0) > hope("6 9 9 11", leader=1)


def test_a_full_hand_is_worse_when_somebody_else_is_nearly_out() -> None:
    full = "6 7 7 8 9 9 10 11 11 12"
    many, one = hope(full, "3 4 5 5 7 8", leader=1), hope(full, "3", leader=1)

    assert many > one


@pytest.mark.parametrize("seats", [3, 4, 6, 9, 12])
def test_what_it_expects_is_about_what_comes(seats: int) -> None:
    """Hands fresh from the deal, and what they cost in the end, on the average of many."""
    expected = cost = 0.0
    for seed in range(60 // seats):
        position = dealt(seats, seed=seed, phases=1).position
        expected += sum(-evaluate(position, seat) / 1000 for seat in range(seats))
        while not position.is_over():
            (seat,) = position.to_act()
            position.apply(seat, policy(position, seat))
        cost += sum(position.outcome().scores)

    assert 0.7 * cost < expected < 1.4 * cost


# ---- how well it plays ----


@pytest.mark.parametrize("seats", [3, 4, 6, 12])
@pytest.mark.parametrize("rival", ["moth", "naive"])
def test_it_beats_random_and_naive_players_by_a_margin_that_is_no_luck(
    rival: str, seats: int
) -> None:
    """Duplicate deals, in every seat, two phases; the interval is over deals."""
    setting = Setting(GAME, seats, {"phases": 2})

    measured = fight(Duel(setting, BOTS["raven"], BOTS[rival], seed=11), deals=60 // seats)

    assert measured.share.low > 1 / seats
    assert measured.difference.low > 0.2 * measured.others.mean


def test_a_game_of_its_own_kind_ends() -> None:
    table = dealt(5, seed=3)
    while not table.position.is_over():
        table.plays(table.turn, advised(table)[0])

    assert max(table.scores) > 0
