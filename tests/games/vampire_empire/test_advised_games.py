"""Advice in whole games of Vampire Empire: what it reads, what it says, and how well it plays."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given as holds_for
from hypothesis import settings
from hypothesis import strategies as st

from gruft.arena.duel import Duel, fight
from gruft.arena.matches import Setting, play_out
from gruft.bots.players import BOTS
from gruft.games.vampire_empire.advice.advice import (
    advise,
    policy,
)
from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.kernel.chance import FastChance
from gruft.kernel.game import LANGUAGES
from gruft.words.speech import Words
from tests.games.vampire_empire.table import SEATS, H, V, begun

REASONS = [
    "advice-attack",
    "advice-bat",
    "advice-bluff",
    "advice-cellar",
    "advice-chapel",
    "advice-coffin",
    "advice-crypt",
    "advice-defend",
    "advice-deny",
    "advice-deny-for-show",
    "advice-draw",
    "advice-enough",
    "advice-hide",
    "advice-hunt",
    "advice-hypnosis",
    "advice-journey",
    "advice-leader",
    "advice-let-die",
    "advice-marker",
    "advice-mist",
    "advice-must",
    "advice-no-replacement",
    "advice-no-response",
    "advice-open",
    "advice-overfull",
    "advice-pass",
    "advice-passage",
    "advice-pay",
    "advice-press-on",
    "advice-question",
    "advice-replace",
    "advice-rescue",
    "advice-reveal",
    "advice-sacrifice",
    "advice-save-support",
    "advice-stay-secret",
    "advice-stop",
    "advice-strike",
    "advice-takeover",
    "advice-tell",
    "advice-use-water",
]

seeds = st.integers(0, 2**32 - 1)


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language, [GAME.package])

    assert [reason for reason in REASONS if not words.has(reason)] == []


def game(seed: int) -> VampireEmpire:
    """A game that nobody writes down."""
    position = begun(seed=seed).position
    position.journal = None
    return position


def mixed_moves(position: VampireEmpire, seed: int, advised: float) -> Iterator[tuple[int, int]]:
    """The seat that is asked and a move, advised in this share of cases, else by lot."""
    luck = Random(seed)
    while not position.is_over():
        seat = position.to_act()[0]
        wise = luck.random() < advised
        yield seat, policy(position, seat) if wise else luck.choice(position.moves(seat))


def test_every_reason_is_given_sooner_or_later_and_no_other() -> None:
    #: Too rare for few games, and shown in `test_advice.py`.
    found = {"advice-deny-for-show", "advice-overfull", "advice-takeover"}
    for seed in range(12):
        position = game(seed)
        for seat, move in mixed_moves(position, seed, advised=0.6):
            found.add(advise(position, seat).reason.key)
            position.apply(seat, move)

    assert sorted(found) == REASONS


# --- what it reads -------------------------------------------------------------------------------


def asked_of(position: VampireEmpire, seat: int) -> tuple[int, str]:
    advice = advise(position, seat)
    return int(advice.move), advice.reason.key


@settings(max_examples=5)
@holds_for(seed=seeds)
def test_it_answers_alike_in_all_worlds_of_the_seat(seed: int) -> None:
    position = game(seed)
    for count, (seat, move) in enumerate(mixed_moves(position, seed, advised=0.7)):
        if count % 3 == 0 and position.composing() < 0:
            for asked in (V, H):
                if position.moves(asked):
                    luck = FastChance(seed + count)
                    worlds = [position.world(asked, luck) for _ in range(2)]
                    answers = [asked_of(world, asked) for world in (position, *worlds)]
                    assert answers[0] == answers[1] == answers[2]
        position.apply(seat, move)


@settings(max_examples=5)
@holds_for(seed=seeds)
def test_it_advises_a_legal_move_and_changes_nothing(seed: int) -> None:
    position = game(seed)
    for seat, move in mixed_moves(position, seed, advised=0.3):
        before = list(position.words)
        assert advise(position, seat).move in position.moves(seat)
        assert list(position.words) == before
        position.apply(seat, move)


# --- how well it plays ---------------------------------------------------------------------------


@pytest.mark.parametrize("rival", ["moth", "naive"])
@pytest.mark.parametrize("side", [V, H], ids=["vampires", "humans"])
def test_it_beats_random_and_naive_players_on_both_sides(side: int, rival: str) -> None:
    bots = [BOTS[rival], BOTS[rival]]
    bots[side] = BOTS["raven"]

    games = [play_out(Setting(GAME, SEATS), bots, seed=11, deal=deal) for deal in range(6)]

    assert sum(played.share(side) for played in games) > 4


def test_on_duplicate_decks_it_beats_random_players_by_a_margin_that_is_no_luck() -> None:
    duel = Duel(Setting(GAME, SEATS), BOTS["raven"], BOTS["moth"], seed=5)

    measured = fight(duel, deals=6)

    assert measured.share.low > 0.6
    assert measured.difference.high < -1


def test_neither_side_of_its_own_kind_always_wins() -> None:
    ravens = [BOTS["raven"]] * SEATS

    games = [play_out(Setting(GAME, SEATS), ravens, seed=3, deal=deal) for deal in range(12)]

    assert 2 <= sum(played.share(V) for played in games) <= 10
