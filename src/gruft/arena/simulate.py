"""Many games of given bots: who wins in which seat and role, how long and how fast games are."""

import statistics
from collections import Counter
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
class RoleReport:
    """What was won by whoever played a role: in how many games it was played, and what it won."""

    role: str
    games: int
    share: Estimate
    points: Estimate


@dataclass(frozen=True, slots=True)
class CauseReport:
    """How many games ended for a cause, and their share of all."""

    cause: str
    games: int
    share: Estimate


@dataclass(frozen=True, slots=True)
class FactReport:
    """In how many games a fact came up, their share of all, and how often in a game."""

    fact: str
    games: int
    share: Estimate
    times: float


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
    roles: tuple[RoleReport, ...]
    causes: tuple[CauseReport, ...]
    shared: int
    moves: Length
    lines: Length
    rounds: Length
    turns: Length
    seconds: float
    facts: tuple[FactReport, ...] = ()

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
    counted: Sequence[str] = (),
) -> Simulation:
    """Play so many games, each with a deal of its own, and count."""
    seated = bots_by_seat(bots, setting.seats)
    began = perf_counter()
    played: list[Played] = []
    for deal in range(games):
        played.append(play_out(setting, seated, seed, deal, counted))
        progress(deal + 1, games)
    seconds = perf_counter() - began
    return Simulation(
        games,
        tuple(_of_seat(seat, bot, played) for seat, bot in enumerate(seated)),
        tuple(_of_role(role, played) for role in _roles(played)),
        _causes(played),
        sum(game.is_shared for game in played),
        _length([game.moves for game in played]),
        _length([game.lines for game in played]),
        _length([game.rounds for game in played]),
        _length([game.turns for game in played]),
        seconds,
        _facts(played),
    )


def _of_seat(seat: int, bot: Bot, played: Sequence[Played]) -> SeatReport:
    won = sum(game.share(seat) for game in played)
    points = [game.outcome.scores[seat] for game in played]
    return SeatReport(bot.name, of_share(won, len(played)), of_mean(points))


def _roles(played: Sequence[Played]) -> list[str]:
    return sorted({role for game in played for role in (*game.began, *game.roles)})


def _of_role(role: str, played: Sequence[Played]) -> RoleReport:
    """What all seats win that play a role at the end; games without it say nothing about it."""
    games = [game for game in played if role in game.began or role in game.roles]
    won = sum(game.share(seat) for game in games for seat in _seats_of(role, game))
    points = [
        max((game.outcome.scores[seat] for seat in _seats_of(role, game)), default=0)
        for game in games
    ]
    return RoleReport(role, len(games), of_share(won, len(games)), of_mean(points))


def _seats_of(role: str, game: Played) -> list[int]:
    return [seat for seat, one in enumerate(game.roles) if one == role]


def _facts(played: Sequence[Played]) -> tuple[FactReport, ...]:
    """What was counted, in the order of the names."""
    names = sorted({name for game in played for name in game.facts})
    return tuple(_of_fact(name, played) for name in names)


def _of_fact(name: str, played: Sequence[Played]) -> FactReport:
    games = sum(game.facts.get(name, 0) > 0 for game in played)
    times = sum(game.facts.get(name, 0) for game in played)
    return FactReport(name, games, of_share(games, len(played)), times / len(played))


def _causes(played: Sequence[Played]) -> tuple[CauseReport, ...]:
    """Why games ended, the commonest cause first."""
    counted = Counter(sorted(game.outcome.cause for game in played))
    return tuple(
        CauseReport(cause, games, of_share(games, len(played)))
        for cause, games in counted.most_common()
    )


def _length(numbers: Sequence[int]) -> Length:
    return Length(min(numbers), statistics.fmean(numbers), max(numbers))
