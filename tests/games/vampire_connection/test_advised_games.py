"""Advice in whole games of The Vampire Connection: what it reads, says, and how well it plays."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.arena.duel import Duel, fight
from gruft.arena.matches import Setting
from gruft.bots.players import BOTS
from gruft.games.vampire_connection.advice.advice import advise, candidates, evaluate, policy
from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES
from gruft.words.speech import Words
from tests.games.vampire_connection.table import SEAT_COUNTS, begun, given

REASONS = [
    "advice-accept",
    "advice-best-prey",
    "advice-buy",
    "advice-consume",
    "advice-counter",
    "advice-deny-blood",
    "advice-discard",
    "advice-drops",
    "advice-end-play",
    "advice-escape-own",
    "advice-escape-rival",
    "advice-go-home",
    "advice-go-to-rest",
    "advice-keep",
    "advice-last-card",
    "advice-let-go",
    "advice-mist",
    "advice-must",
    "advice-no-trade",
    "advice-opportunity",
    "advice-order",
    "advice-party",
    "advice-reject",
    "advice-rest",
    "advice-revive",
    "advice-rob",
    "advice-save-hunter",
    "advice-send-hunchback",
    "advice-silence-guest",
    "advice-stake",
    "advice-stay-staked",
    "advice-trade",
    "advice-village",
    "advice-ward-off",
    "advice-worst-captive",
]

seat_counts = st.sampled_from(SEAT_COUNTS)
seeds = st.integers(0, 2**32 - 1)


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language, [GAME.package])

    assert [reason for reason in REASONS if not words.has(reason)] == []


def short_game(seats: int, seed: int, rounds: int) -> VampireConnection:
    """A game that nobody writes down."""
    position = begun(seats, seed=seed, max_rounds=rounds).position
    position.journal = None
    return position


def random_moves(position: VampireConnection, seed: int) -> Iterator[tuple[int, int]]:
    """A seat that is asked and one of its moves, until the game is over."""
    luck = Random(seed)
    while not position.is_over():
        seat = luck.choice(position.to_act())
        yield seat, luck.choice(position.moves(seat))


def test_every_reason_is_given_sooner_or_later_and_no_other() -> None:
    given_reasons = {"advice-order", "advice-let-go"}  # too rare for few games, and shown above
    for seed in range(12):
        position = short_game(SEAT_COUNTS[seed % len(SEAT_COUNTS)], seed, rounds=20)
        luck = Random(seed)
        for seat, move in random_moves(position, seed):
            advice = advise(position, seat)
            given_reasons.add(advice.reason.key)
            position.apply(seat, move if luck.random() < 0.3 else advice.move)

    assert sorted(given_reasons) == REASONS


# --- what it reads -------------------------------------------------------------------------------


def asked_of(position: VampireConnection, seat: int) -> tuple[object, ...]:
    advice = advise(position, seat)
    return (
        int(advice.move),
        advice.reason.key,
        policy(position, seat),
        candidates(position, seat),
        evaluate(position, seat),
    )


@settings(max_examples=10)
@holds_for(seats=seat_counts, seed=seeds)
def test_it_answers_alike_in_all_worlds_of_the_seat(seats: int, seed: int) -> None:
    position = short_game(seats, seed, rounds=5)
    for count, (seat, move) in enumerate(random_moves(position, seed)):
        if count % 7 == 0 and position.composing() < 0:
            for asked in range(seats):
                if position.moves(asked):
                    luck = FastChance(seed + count)
                    worlds = [position.world(asked, luck) for _ in range(2)]
                    answers = [asked_of(world, asked) for world in (position, *worlds)]
                    assert answers[0] == answers[1] == answers[2]
        position.apply(seat, move)


@settings(max_examples=10)
@holds_for(seats=seat_counts, seed=seeds)
def test_candidates_are_the_legal_moves_and_the_policy_plays_the_first(
    seats: int, seed: int
) -> None:
    position = short_game(seats, seed, rounds=5)
    for count, (seat, move) in enumerate(random_moves(position, seed)):
        if count % 3 == 0:
            before = list(position.words)
            found = candidates(position, seat)
            assert found[0] == policy(position, seat) == advise(position, seat).move
            assert sorted(found) == position.moves(seat)
            assert list(position.words) == before
        position.apply(seat, move)


# --- what a position is worth --------------------------------------------------------------------


def hope(hand: str = "mist", **keys: object) -> int:
    """What seat 0 may hope for."""
    return int(evaluate(given([hand, "-", "-"], **keys).position, 0))  # type: ignore[arg-type]


def test_more_blood_better_captives_and_better_cards_are_worth_more() -> None:
    assert hope(drops=[5, 1, 1]) > hope(drops=[1, 1, 1]) > hope(drops=[1, 5, 1])
    assert (
        hope(captives=["The Baker", "-", "-"]) > hope() > hope(captives=["The Drunkard", "-", "-"])
    )
    assert hope("hunchback") > hope("Assistant")


# --- how well it plays ---------------------------------------------------------------------------


@pytest.mark.parametrize("rival", ["moth", "naive"])
def test_it_beats_random_and_naive_players_by_a_margin_that_is_no_luck(rival: str) -> None:
    """Duplicate deals, in every seat; the interval is over deals."""
    setting = Setting(GAME, 4, {"max_rounds": 20})

    measured = fight(Duel(setting, BOTS["raven"], BOTS[rival], seed=11), deals=2)

    assert measured.share.mean > 0.8
    assert measured.difference.high < -10


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_games_of_its_own_kind_end_because_the_village_is_empty(seats: int) -> None:
    position = short_game(seats, seed=seats, rounds=100)
    while not position.is_over():
        seat = position.to_act()[0]
        position.apply(seat, policy(position, seat))

    assert position.outcome().cause == "end-village-empty"
    assert max(position.outcome().scores) > 10


def test_it_makes_few_offers() -> None:
    position = short_game(4, seed=5, rounds=100)
    offers = turns = 0
    while not position.is_over():
        seat = position.to_act()[0]
        decision, move = position.decision(seat), policy(position, seat)
        turns += decision == "decision-consume"
        offers += decision == "decision-connection" and GAME.write(position, move).startswith(
            "offer"
        )
        position.apply(seat, move)

    assert offers <= turns
