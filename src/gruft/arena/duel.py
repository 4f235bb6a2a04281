"""Duels on duplicate deals: a candidate once in every seat, against copies of one opponent.

All seats of a deal see the same cards come, so luck cancels out and a deal is the unit that is
counted: intervals are over deals, never over games. A shared win counts as a part of one.
"""

import statistics
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from gruft.arena.estimates import Estimate, of_mean
from gruft.arena.matches import Played, Setting, play_out
from gruft.bots.players import Bot

#: Told how many deals are done, and of how many.
Progress = Callable[[int, int], None]

#: Deals that a process is handed at a time.
HANDFUL = 8


@dataclass(frozen=True, slots=True)
class Duel:
    """What is measured: who plays against copies of whom, at which table, with which luck."""

    setting: Setting
    candidate: Bot
    opponent: Bot
    seed: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal, played with the candidate in every seat: means over these games."""

    share: float
    points: float
    others: float


@dataclass(frozen=True, slots=True)
class DuelReport:
    """Win share and points of the candidate, points of the others, and by how much they differ."""

    deals: int
    games: int
    share: Estimate
    points: Estimate
    others: Estimate
    difference: Estimate


def play_deal(duel: Duel, deal: int) -> DealResult:
    """Play one deal with the candidate in each seat in turn."""
    seats = range(duel.setting.seats)
    games = [_with_candidate_at(duel, deal, seat) for seat in seats]
    others = [_points_of_others(game, seat) for seat, game in enumerate(games)]
    return DealResult(
        statistics.fmean(game.share(seat) for seat, game in enumerate(games)),
        statistics.fmean(game.outcome.scores[seat] for seat, game in enumerate(games)),
        statistics.fmean(others),
    )


def _with_candidate_at(duel: Duel, deal: int, seat: int) -> Played:
    bots = [duel.opponent] * duel.setting.seats
    bots[seat] = duel.candidate
    return play_out(duel.setting, bots, duel.seed, deal)


def _points_of_others(game: Played, seat: int) -> float:
    scores = game.outcome.scores
    return statistics.fmean(scores[other] for other in range(len(scores)) if other != seat)


def fight(
    duel: Duel, deals: int, processes: int = 1, progress: Progress = lambda done, of: None
) -> DuelReport:
    """Play so many deals and report; the numbers do not depend on the number of processes."""
    results: list[DealResult] = []
    for result in _results(duel, deals, processes):
        results.append(result)
        progress(len(results), deals)
    return report(duel, results)


def _results(duel: Duel, deals: int, processes: int) -> Iterator[DealResult]:
    play = partial(play_deal, duel)
    if processes == 1:
        yield from map(play, range(deals))
        return
    # A fresh interpreter per process: forking a program that has threads is not safe.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, range(deals), chunksize=HANDFUL)


def report(duel: Duel, results: Iterable[DealResult]) -> DuelReport:
    """Sum up the deals."""
    deals = list(results)
    return DuelReport(
        len(deals),
        len(deals) * duel.setting.seats,
        of_mean([deal.share for deal in deals]),
        of_mean([deal.points for deal in deals]),
        of_mean([deal.others for deal in deals]),
        of_mean([deal.others - deal.points for deal in deals]),
    )
