"""Vampire Queen under the stopwatch: four seats, five phases, random play."""

import subprocess
import sys
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

GAME = find("vampire_queen")
EDITION = GAME.shipped_edition()
SEATS = 4
SOURCES = Path(__file__).parent.parent / "src"


def must_be_compiled() -> None:
    """Stop if this interpreter does not have the compiled package."""
    if gruft.kernel.position.__file__.endswith(".py"):
        sys.exit("The compiled package is not installed here. Use `make bench`.")


def fresh(seed: int) -> Position:
    """A new game."""
    return set_up(GAME, SEATS, {}, EDITION, FastChance(seed))


def driven_from_python() -> float:
    """Moves per second when Python asks, chooses and plays."""
    played, spent = 0, 0.0
    for seed in range(12):
        position, luck = fresh(seed), picks(seed)
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


def inside_the_module(games: int = 40) -> float:
    """Moves per second when the compiled module plays by itself."""
    played, spent = 0, 0.0
    for seed in range(games):
        position, luck = fresh(seed), FastChance(seed)
        start = perf_counter()
        played += play_randomly(position, luck)
        spent += perf_counter() - start
    return played / spent


def without_compiling() -> float:
    """The same loop on the plain sources, in an interpreter of its own."""
    code = "import queen; print(queen.inside_the_module(4))"
    paths = f"{SOURCES}:{Path(__file__).parent}"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)


def clones() -> float:
    """Clones per second."""
    clone = fresh(1).clone
    start = perf_counter()
    for _ in range(100_000):
        clone()
    return 100_000 / (perf_counter() - start)


def worlds() -> float:
    """Worlds per second, at the first decision, where most is hidden."""
    world, chance = fresh(1).world, FastChance(2)
    start = perf_counter()
    for _ in range(20_000):
        world(0, chance)
    return 20_000 / (perf_counter() - start)


def hidden_shuffles() -> float:
    """Shuffles per second of as many cards as one seat does not see."""
    chance = FastChance(3)
    hidden = vector(list(range(108 - 13)))
    start = perf_counter()
    for _ in range(20_000):
        chance.shuffle(hidden, "hidden")
    return 20_000 / (perf_counter() - start)
