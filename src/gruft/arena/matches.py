"""One game between bots, from the first deal to the outcome.

Every seat is shown a world of its own at each question. The luck of the game and the luck of each
player are separate streams, so the same deal can be played again with somebody else in a seat.
"""

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gruft.bots.players import Bot
from gruft.kernel.chance import FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Game, set_up
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.position import Outcome, Position

SPECTATOR = -1


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: a game, how many seats, its options, and an edition (None: as shipped)."""

    game: Game
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    edition: Edition | None = None

    def start(self, seed: int, deal: int, journal: Journal | None = None) -> Position:
        """The first position of a numbered deal; refuses seats and options that cannot be."""
        edition = self.edition or self.game.shipped_edition()
        luck = luck_of(seed, deal, "deal")
        return set_up(self.game, self.seats, self.options, edition, luck, journal)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: how it ended, how long it was, who played what, and what was counted.

    Seats may change sides: `roles` are those at the end (see `Game.roles`), `began` those before.
    """

    outcome: Outcome
    moves: int
    lines: int
    roles: tuple[str, ...] = ()
    rounds: int = 0
    turns: int = 0
    began: tuple[str, ...] = ()
    is_shared: bool = False
    facts: Mapping[str, int] = field(default_factory=dict)

    def share(self, seat: int) -> float:
        """The part of the win that is this seat's: winners share it evenly."""
        winners = self.outcome.winners
        return 1 / len(winners) if seat in winners else 0.0


def luck_of(seed: int, deal: int, whose: str) -> FastChance:
    """The stream of luck that belongs to this name in this deal."""
    digest = hashlib.sha256(f"{seed} {deal} {whose}".encode()).digest()
    return FastChance(int.from_bytes(digest[:7], "big"))


def play_out(
    setting: Setting, bots: Sequence[Bot], seed: int, deal: int, counted: Sequence[str] = ()
) -> Played:
    """Play one deal to its end; `bots` are named by seat. Facts are counted by their keys."""
    game = setting.game
    tally = Tally(counted)
    position = setting.start(seed, deal, tally.journal)
    luck = [luck_of(seed, deal, f"seat {seat}") for seat in range(setting.seats)]
    began = tuple(game.roles(position))
    moves = lines = 0
    while asked := position.to_act():
        seat = asked[0]
        world = position.world(seat, luck[seat])
        line = bots[seat].choose(game, world, seat, luck[seat])
        for move in line:
            position.play(seat, move)
        tally.count()
        moves += len(line)
        lines += 1
    counters = game.scene(position, SPECTATOR).counters
    rounds, turns = counters.get("round", 0), counters.get("turn", 0)
    outcome, teams = position.outcome(), game.teams(position)
    shared = len({teams[seat] for seat in outcome.winners}) > 1
    roles = tuple(game.roles(position))
    return Played(outcome, moves, lines, roles, rounds, turns, began, shared, tally.found)


class Tally:
    """How often facts came up. `key:argument` counts apart what the fact says of something."""

    def __init__(self, counted: Sequence[str]) -> None:
        self.counted = counted
        self.journal = Journal() if counted else None
        self.found: Counter[str] = Counter()

    def count(self) -> None:
        """Count what has been told since the last time."""
        if self.journal is None:
            return
        for told in self.journal.told(SPECTATOR):
            self.found.update(name for wish in self.counted if (name := _named(told, wish)))
        self.journal.facts.clear()


def _named(told: Telling, wish: str) -> str | None:
    """The name under which a fact is counted; None if nobody asked for it."""
    key, _, argument = wish.partition(":")
    if told.key != key or (argument and argument not in told.args):
        return None
    return f"{key} {_plain(told.args[argument])}" if argument else key


def _plain(value: object) -> object:
    """What an argument of a fact says, without how it is to be read."""
    return next(iter(value.values())) if isinstance(value, dict) else value
