"""Duels on duplicate deals."""

import pytest

from gruft.arena.duel import DealResult, Duel, fight, play_deal, report
from gruft.arena.matches import Setting, play_out
from gruft.bots.players import BOTS, Bot, RandomBot
from gruft.games.vampire_queen.game import GAME
from tests.arena.spies import Last, Spy

SHORT = Setting(GAME, 3, {"phases": 1})


def duel(candidate: Bot, opponent: Bot, seed: int = 1) -> Duel:
    return Duel(SHORT, candidate, opponent, seed)


def test_a_deal_is_played_once_with_the_candidate_in_every_seat() -> None:
    spy = Spy()

    play_deal(duel(candidate=spy, opponent=Last()), deal=0)

    assert {seat for seat, _ in spy.shown} == {0, 1, 2}


def test_a_deal_counts_as_the_mean_of_its_games() -> None:
    """Recounted from the single games."""
    last, moth = Last(), RandomBot()
    tables: list[list[Bot]] = [[last, moth, moth], [moth, last, moth], [moth, moth, last]]
    games = [play_out(SHORT, table, seed=1, deal=7) for table in tables]

    result = play_deal(duel(last, moth), deal=7)

    own = [game.outcome.scores[seat] for seat, game in enumerate(games)]
    everybody = [sum(game.outcome.scores) for game in games]
    assert result.points == pytest.approx(sum(own) / 3)
    assert result.others == pytest.approx((sum(everybody) - sum(own)) / 6)
    assert result.share == pytest.approx(sum(game.share(s) for s, game in enumerate(games)) / 3)


def test_a_player_against_copies_of_itself_wins_its_share_exactly() -> None:
    moth = RandomBot()

    measured = fight(duel(moth, moth), deals=8)

    assert measured.share.mean == pytest.approx(1 / 3)
    assert measured.share.high - measured.share.low == pytest.approx(0)
    assert measured.difference.mean == pytest.approx(0)


def test_the_same_seed_measures_the_same_and_another_seed_something_else() -> None:
    first, again, other = (
        fight(duel(BOTS["naive"], RandomBot(), seed), deals=4) for seed in (1, 1, 2)
    )

    assert first == again
    assert first != other


def test_several_processes_measure_what_one_measures() -> None:
    measured = duel(BOTS["naive"], RandomBot())

    assert fight(measured, deals=3, processes=2) == fight(measured, deals=3)


def test_intervals_are_over_deals_not_over_games() -> None:
    results = [DealResult(0.5, 10, 20), DealResult(0.25, 14, 18), DealResult(0.75, 12, 22)]

    measured = report(duel(Last(), Last()), results)

    assert (measured.deals, measured.games) == (3, 9)
    assert measured.points.mean == 12
    assert measured.points.high == pytest.approx(12 + 1.96 * 2 / 3**0.5)
    assert measured.difference.mean == 8
    assert measured.others.mean == 20


def test_progress_is_told_after_every_deal() -> None:
    told: list[tuple[int, int]] = []

    fight(duel(Last(), Last()), deals=3, progress=lambda done, of: told.append((done, of)))

    assert told == [(1, 3), (2, 3), (3, 3)]
