"""One game between bots, from the first deal to the outcome.

Every seat is shown a world of its own at each question. The luck of the game and the luck of each
player are separate streams, so the same deal can be played again with somebody else in a seat.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gruft.bots.players import Bot
from gruft.kernel.chance import FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Game, set_up
from gruft.kernel.position import Outcome, Position

SPECTATOR = -1


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: a game, how many seats, its options, and an edition (None: as shipped)."""

    game: Game
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    edition: Edition | None = None

    def start(self, seed: int, deal: int) -> Position:
        """The first position of a numbered deal; refuses seats and options that cannot be."""
        edition = self.edition or self.game.shipped_edition()
        luck = luck_of(seed, deal, "deal")
        return set_up(self.game, self.seats, self.options, edition, luck)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: how it ended, how long it was, and who played what (see `Game.roles`)."""

    outcome: Outcome
    moves: int
    lines: int
    roles: tuple[str, ...] = ()
    rounds: int = 0
    turns: int = 0

    def share(self, seat: int) -> float:
        """The part of the win that is this seat's: winners share it evenly."""
        winners = self.outcome.winners
        return 1 / len(winners) if seat in winners else 0.0


def luck_of(seed: int, deal: int, whose: str) -> FastChance:
    """The stream of luck that belongs to this name in this deal."""
    digest = hashlib.sha256(f"{seed} {deal} {whose}".encode()).digest()
    return FastChance(int.from_bytes(digest[:7], "big"))


def play_out(setting: Setting, bots: Sequence[Bot], seed: int, deal: int) -> Played:
    """Play one deal to its end; `bots` are named by seat."""
    position = setting.start(seed, deal)
    luck = [luck_of(seed, deal, f"seat {seat}") for seat in range(setting.seats)]
    roles = tuple(setting.game.roles(position))
    moves = lines = 0
    while asked := position.to_act():
        seat = asked[0]
        world = position.world(seat, luck[seat])
        line = bots[seat].choose(setting.game, world, seat, luck[seat])
        for move in line:
            position.play(seat, move)
        moves += len(line)
        lines += 1
    counters = setting.game.scene(position, SPECTATOR).counters
    rounds, turns = counters.get("round", 0), counters.get("turn", 0)
    return Played(position.outcome(), moves, lines, roles, rounds, turns)
