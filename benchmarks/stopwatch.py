"""A game of the house under the stopwatch: random play, usually with four seats."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from picks import picks

import gruft.kernel.position
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from gruft.kernel.playout import play_randomly
from gruft.kernel.position import Position
from gruft.kernel.vectors import vector
from gruft.shelf import find

SOURCES = Path(__file__).parent.parent / "src"


def must_be_compiled() -> None:
    """Stop if this interpreter does not have the compiled package."""
    if gruft.kernel.position.__file__.endswith(".py"):
        sys.exit("The compiled package is not installed here. Use `make bench`.")


@dataclass(frozen=True)
class Stopwatch:
    """One game. `hidden` is how many pieces the observer does not see after the opening moves."""

    slug: str
    hidden: int
    seats: int = 4
    observer: int = 0
    opening: int = 0

    def fresh(self, seed: int) -> Position:
        """A new game."""
        game = find(self.slug)
        return set_up(game, self.seats, {}, game.shipped_edition(), FastChance(seed))

    def opened(self, seed: int) -> Position:
        """A new game after its opening moves, each the first that is legal."""
        position = self.fresh(seed)
        for _ in range(self.opening):
            seat = position.to_act()[0]
            position.apply(seat, position.moves(seat)[0])
        return position

    def driven_from_python(self) -> float:
        """Moves per second when Python asks, chooses and plays."""
        played, spent = 0, 0.0
        for seed in range(12):
            position, luck = self.fresh(seed), picks(seed)
            start = perf_counter()
            asked = position.to_act()
            while asked:
                seat = asked[0]
                moves = position.moves(seat)
                position.apply(seat, moves[next(luck) % len(moves)])
                played += 1
                asked = position.to_act()
            spent += perf_counter() - start
        return played / spent

    def inside_the_module(self, games: int = 40) -> float:
        """Moves per second when the compiled module plays by itself."""
        played, spent = 0, 0.0
        for seed in range(games):
            position, luck = self.fresh(seed), FastChance(seed)
            start = perf_counter()
            played += play_randomly(position, luck)
            spent += perf_counter() - start
        return played / spent

    def without_compiling(self) -> float:
        """The same loop on the plain sources, in an interpreter of its own."""
        code = f"import stopwatch; print(stopwatch.{self!r}.inside_the_module(4))"
        paths = f"{SOURCES}:{Path(__file__).parent}"
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONPATH": paths},
            capture_output=True,
            text=True,
            check=True,
        )
        return float(run.stdout)

    def clones(self) -> float:
        """Clones per second."""
        clone = self.fresh(1).clone
        start = perf_counter()
        for _ in range(100_000):
            clone()
        return 100_000 / (perf_counter() - start)

    def worlds(self) -> float:
        """Worlds per second, at the beginning, where most is hidden."""
        world, chance = self.opened(1).world, FastChance(2)
        start = perf_counter()
        for _ in range(20_000):
            world(self.observer, chance)
        return 20_000 / (perf_counter() - start)

    def lists_of_moves(self, keys: dict[str, object]) -> float:
        """Lists of all legal moves per second, in a written position."""
        position = find(self.slug).from_json(self.fresh(1), keys, FastChance(1))
        seat = position.to_act()[0]
        start = perf_counter()
        for _ in range(10_000):
            position.moves(seat)
        return 10_000 / (perf_counter() - start)

    def hidden_shuffles(self) -> float:
        """Shuffles per second of as many cards as one seat does not see."""
        chance = FastChance(3)
        hidden = vector(list(range(self.hidden)))
        start = perf_counter()
        for _ in range(20_000):
            chance.shuffle(hidden, "hidden")
        return 20_000 / (perf_counter() - start)
