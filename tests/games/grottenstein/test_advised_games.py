"""Advice in whole games of Vampir: what it reads, what it says, and how well it plays."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given as holds_for
from hypothesis import settings

from gruft.arena.matches import Setting, play_out
from gruft.bots.players import BOTS
from gruft.games.grottenstein.advice.advice import ERRANDS, GOALS, advise, policy
from gruft.games.grottenstein.game import GAME
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES
from gruft.words.speech import Words
from tests.games.grottenstein.laid import late_game, seat_counts, seeds
from tests.games.grottenstein.table import begun

#: The other reasons are told by the errands of hunters and the goals of the vampire.
ONLY_HERE = [
    "advice-must",
    "advice-arrange",
    "advice-lock",
    "advice-own-servant",
    "advice-wear",
    "advice-fly",
    "advice-bite",
    "advice-drain",
    "advice-lie-still",
    "advice-servant-strikes",
    "advice-servant-follows",
    "advice-servant-runs",
    "advice-stake",
    "advice-strike",
    "advice-strike-servant",
    "advice-take",
    "advice-leave",
    "advice-make-room",
    "advice-plan",
    "advice-end",
]
REASONS = sorted([*ERRANDS, *GOALS, *ONLY_HERE])
VAMPIRES_SEAT = 0


def game(seed: int, seats: int) -> Grottenstein:
    """A game that nobody writes down; odd seeds begin late, where much happens."""
    table = late_game(seed, seats) if seed % 2 else begun(seed=seed, seats=seats)
    table.position.journal = None
    return table.position


def mixed_moves(
    position: Grottenstein, seed: int, advised: float, most: int
) -> Iterator[tuple[int, int]]:
    """The seat that is asked and a move, advised in this share of cases, else by lot."""
    luck, lent = Random(seed), FastChance(seed)
    for _ in range(most):
        if position.is_over():
            return
        seat = position.to_act()[0]
        wise = luck.random() < advised
        yield seat, policy(position, seat, lent) if wise else luck.choice(position.moves(seat))


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language, [GAME.package])

    assert [reason for reason in REASONS if not words.has(reason)] == []


def test_no_other_reason_is_given() -> None:
    found = set()
    for seed in range(4):
        position = game(seed, seats=2 + seed)
        for seat, move in mixed_moves(position, seed, advised=0.6, most=250):
            found.add(advise(position, seat, FastChance(seed)).reason.key)
            position.apply(seat, move)

    assert found <= set(REASONS)
    assert len(found) > 20


# --- what it reads -------------------------------------------------------------------------------


def asked_of(position: Grottenstein, seat: int) -> tuple[int, str]:
    advice = advise(position, seat, FastChance(1))
    return int(advice.move), advice.reason.key


@settings(max_examples=6)
@holds_for(seed=seeds, seats=seat_counts)
def test_it_answers_alike_in_all_worlds_of_the_seat(seed: int, seats: int) -> None:
    position = game(seed, seats)
    for count, (seat, move) in enumerate(mixed_moves(position, seed, advised=0.7, most=150)):
        if count % 5 == 0:
            luck = FastChance(seed + count)
            worlds = [position.world(seat, luck) for _ in range(2)]
            answers = [asked_of(world, seat) for world in (position, *worlds)]
            assert answers[0] == answers[1] == answers[2]
        position.apply(seat, move)


@settings(max_examples=6)
@holds_for(seed=seeds, seats=seat_counts)
def test_it_advises_a_legal_move_and_changes_nothing(seed: int, seats: int) -> None:
    position = game(seed, seats)
    for seat, move in mixed_moves(position, seed, advised=0.3, most=150):
        before = list(position.words)
        assert advise(position, seat, FastChance(seed)).move in position.moves(seat)
        assert list(position.words) == before
        position.apply(seat, move)


# --- how well it plays ---------------------------------------------------------------------------


def test_an_advised_vampire_beats_random_hunters() -> None:
    bots = [BOTS["raven"], BOTS["moth"]]

    games = [play_out(Setting(GAME, 2), bots, seed=11, deal=deal) for deal in range(2)]

    assert [played.outcome.winners for played in games] == [[VAMPIRES_SEAT]] * 2


def test_advised_hunters_beat_a_random_vampire() -> None:
    bots = [BOTS["moth"], *[BOTS["raven"]] * 4]

    games = [play_out(Setting(GAME, 5), bots, seed=11, deal=deal) for deal in range(2)]

    # A hunter who dies and rises as a servant has changed sides.
    assert all(played.outcome.winners and 0 not in played.outcome.winners for played in games)


def test_the_beginner_makes_legal_moves_and_walks_to_cards() -> None:
    position = game(0, seats=2)
    revealed = 0
    for _ in range(200):
        seat = position.to_act()[0]
        move = GAME.naive(position, seat)
        assert move in position.moves(seat)
        revealed += GAME.write(position, move) == "reveal"
        position.apply(seat, move)

    assert revealed > 5


def test_hunters_play_alike_however_many_people_share_them() -> None:
    together, apart = (
        play_out(Setting(GAME, seats, {"max_rounds": 6}), [BOTS["raven"]] * seats, seed=2, deal=1)
        for seats in (2, 5)
    )

    assert together.moves == apart.moves
    assert together.rounds == apart.rounds == 6
