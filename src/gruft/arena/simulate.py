"""Many games of given bots: who wins in which seat, how long games are, how fast they go."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from gruft.arena.duel import Progress
from gruft.arena.estimates import Estimate, of_mean, of_share
from gruft.arena.matches import Played, Setting, play_out
from gruft.bots.players import Bot


@dataclass(frozen=True, slots=True)
class SeatReport:
    """What one seat won: the name of its bot, its share of the wins, its points."""

    bot: str
    share: Estimate
    points: Estimate


@dataclass(frozen=True, slots=True)
class Length:
    """How long games were."""

    shortest: int
    mean: float
    longest: int


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came out. Everything but `seconds` is the same again for the same seed."""

    games: int
    seats: tuple[SeatReport, ...]
    moves: Length
    lines: Length
    seconds: float

    @property
    def moves_per_second(self) -> float:
        """How fast it went, thinking included."""
        return self.moves.mean * self.games / self.seconds


def bots_by_seat(bots: Sequence[Bot], seats: int) -> list[Bot]:
    """The bots around the table: a short list begins again, a long one is cut."""
    return [bots[seat % len(bots)] for seat in range(seats)]


def simulate(
    setting: Setting,
    bots: Sequence[Bot],
    games: int,
    seed: int,
    progress: Progress = lambda done, of: None,
) -> Simulation:
    """Play so many games, each with a deal of its own, and count."""
    seated = bots_by_seat(bots, setting.seats)
    began = perf_counter()
    played: list[Played] = []
    for deal in range(games):
        played.append(play_out(setting, seated, seed, deal))
        progress(deal + 1, games)
    seconds = perf_counter() - began
    return Simulation(
        games,
        tuple(_of_seat(seat, bot, played) for seat, bot in enumerate(seated)),
        _length([game.moves for game in played]),
        _length([game.lines for game in played]),
        seconds,
    )


def _of_seat(seat: int, bot: Bot, played: Sequence[Played]) -> SeatReport:
    won = sum(game.share(seat) for game in played)
    points = [game.outcome.scores[seat] for game in played]
    return SeatReport(bot.name, of_share(won, len(played)), of_mean(points))


def _length(numbers: Sequence[int]) -> Length:
    return Length(min(numbers), statistics.fmean(numbers), max(numbers))
