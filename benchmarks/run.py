"""Measures the compiled rules against their peers in one interleaved run and prints ratios.

Every round measures every contestant once, in turn, so that a busy machine slows all of them alike;
the best of the rounds counts. Run it with `make bench`; docs/benchmarks.md tells how to read it.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass

import peers
import queen


@dataclass(frozen=True)
class Contestant:
    """Something that is measured: it does its work once and returns things done per second."""

    name: str
    unit: str
    measure: Callable[[], float]


CONTESTANTS = (
    Contestant("vampire_queen, driven from Python", "moves", queen.driven_from_python),
    Contestant("vampire_queen, compiled loop", "moves", queen.inside_the_module),
    Contestant("vampire_queen, un-compiled loop", "moves", queen.without_compiling),
    Contestant("vampire_queen, clones", "clones", queen.clones),
    Contestant("vampire_queen, worlds", "worlds", queen.worlds),
    Contestant("vampire_queen, shuffles of the hidden cards", "shuffles", queen.hidden_shuffles),
    Contestant("pyspiel hearts, decision nodes only", "moves", peers.hearts_decisions),
    Contestant("pyspiel hearts, whole game", "nodes", peers.hearts_whole),
    Contestant("pyspiel hearts, whole game, even draws", "nodes", peers.hearts_whole_cheap_draw),
    Contestant("pyspiel hearts, clones", "clones", peers.hearts_clones),
    Contestant("pyspiel crazy_eights, decision nodes only", "moves", peers.eights_decisions),
    Contestant("pyspiel crazy_eights, whole game", "nodes", peers.eights_whole),
    Contestant("rlcard uno (also builds observations)", "moves", peers.rlcard_uno),
)


def best_of(rounds: int) -> dict[str, float]:
    """Let every contestant work once per round; keep the best of each."""
    best = {contestant.name: 0.0 for contestant in CONTESTANTS}
    for turn in range(rounds):
        for contestant in CONTESTANTS:
            show_progress(f"round {turn + 1} of {rounds}: {contestant.name}")
            best[contestant.name] = max(best[contestant.name], contestant.measure())
    show_progress("")
    return best


def show_progress(text: str) -> None:
    """One line that is written over, for people only."""
    if sys.stderr.isatty():
        print(f"\r{text:<78}\r", end="", file=sys.stderr, flush=True)


def ratios(best: dict[str, float]) -> list[tuple[str, float, str]]:
    """What was promised: the question, the figure, and what is to be reached."""
    driven = best["vampire_queen, driven from Python"]
    inside = best["vampire_queen, compiled loop"]
    world = 1 / best["vampire_queen, worlds"]
    allowed = (
        20 / best["vampire_queen, clones"] + 1 / best["vampire_queen, shuffles of the hidden cards"]
    )
    return [
        (
            "driven from Python / hearts decision nodes",
            driven / best["pyspiel hearts, decision nodes only"],
            "at least 2",
        ),
        (
            "driven from Python / hearts whole game",
            driven / best["pyspiel hearts, whole game"],
            "at least 5",
        ),
        (
            "driven from Python / hearts whole game, even draws",
            driven / best["pyspiel hearts, whole game, even draws"],
            "",
        ),
        (
            "driven from Python / crazy_eights decision nodes",
            driven / best["pyspiel crazy_eights, decision nodes only"],
            "",
        ),
        (
            "driven from Python / rlcard uno",
            driven / best["rlcard uno (also builds observations)"],
            "",
        ),
        (
            "compiled / un-compiled loop",
            inside / best["vampire_queen, un-compiled loop"],
            "at least 25",
        ),
        (
            "clones / hearts clones",
            best["vampire_queen, clones"] / best["pyspiel hearts, clones"],
            "",
        ),
        ("a world / (20 clones + one shuffle of the hidden cards)", world / allowed, "at most 1"),
    ]


def main() -> None:
    """Measure and print two tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=11, help="how often each is measured (11)")
    rounds = parser.parse_args().rounds
    queen.must_be_compiled()
    best = best_of(rounds)
    print(f"| contestant | per second, best of {rounds} | microseconds |\n| --- | ---: | ---: |")
    for contestant in CONTESTANTS:
        rate = best[contestant.name]
        print(f"| {contestant.name} | {rate:,.0f} {contestant.unit} | {1e6 / rate:.3f} |")
    print("\n| ratio | measured | to reach |\n| --- | ---: | --- |")
    for question, figure, wanted in ratios(best):
        print(f"| {question} | {figure:.2f} | {wanted} |")


if __name__ == "__main__":
    main()
