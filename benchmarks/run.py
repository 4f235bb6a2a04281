"""Measures the compiled rules against their peers in one interleaved run and prints ratios.

Every round measures every contestant once, in turn, so that a busy machine slows all of them alike;
the best of the rounds counts. Run it with `make bench`; docs/benchmarks.md tells how to read it.
"""

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import peers
from stopwatch import Stopwatch, must_be_compiled


@dataclass(frozen=True)
class Contestant:
    """Something that is measured: it does its work once and returns things done per second."""

    name: str
    unit: str
    measure: Callable[[], float]


#: What is hidden: 95 of 108 vampires; 53 of 58 vampire cards and 43 village cards; 40 and 32 cards
#: and 6 characters; 24 event and 12 cellar cards, once the vampire has arranged them.
OURS = (
    Stopwatch("vampire_queen", 95),
    Stopwatch("vampire_connection", 96),
    Stopwatch("vampire_empire", 78, seats=2),
    Stopwatch("grottenstein", 36, observer=1, opening=14),
)
#: Who goes farthest in Vampir: the vampire, through all doors, from the foot of the main stair.
FAR = "grottenstein, all destinations of a throw of 12"
FAR_AWAY: dict[str, object] = {
    "round": 2,
    "slot": "vampire",
    "figures": {"vampire": {"at": "Gj7"}},
    "thrown": 12,
    "pending": "destination",
}


def measured(ours: Stopwatch) -> list[Contestant]:
    """Everything that is measured of a game of the house."""
    return [
        Contestant(f"{ours.slug}, driven from Python", "moves", ours.driven_from_python),
        Contestant(f"{ours.slug}, compiled loop", "moves", ours.inside_the_module),
        Contestant(f"{ours.slug}, un-compiled loop", "moves", ours.without_compiling),
        Contestant(f"{ours.slug}, clones", "clones", ours.clones),
        Contestant(f"{ours.slug}, worlds", "worlds", ours.worlds),
        Contestant(f"{ours.slug}, shuffles of the hidden cards", "shuffles", ours.hidden_shuffles),
    ]


CONTESTANTS = (
    *(contestant for ours in OURS for contestant in measured(ours)),
    Contestant(FAR, "lists", partial(OURS[-1].lists_of_moves, FAR_AWAY)),
    Contestant("pyspiel hearts, decision nodes only", "moves", peers.hearts_decisions),
    Contestant("pyspiel hearts, whole game", "nodes", peers.hearts_whole),
    Contestant("pyspiel hearts, whole game, even draws", "nodes", peers.hearts_whole_cheap_draw),
    Contestant("pyspiel hearts, clones", "clones", peers.hearts_clones),
    Contestant("pyspiel crazy_eights, decision nodes only", "moves", peers.eights_decisions),
    Contestant("pyspiel crazy_eights, whole game", "nodes", peers.eights_whole),
    Contestant("rlcard uno (also builds observations)", "moves", peers.rlcard_uno),
)

#: The peers that random play is held against, and what was promised of each game.
PEERS = {
    "hearts decision nodes": "pyspiel hearts, decision nodes only",
    "hearts whole game": "pyspiel hearts, whole game",
    "hearts whole game, even draws": "pyspiel hearts, whole game, even draws",
    "crazy_eights decision nodes": "pyspiel crazy_eights, decision nodes only",
    "rlcard uno": "rlcard uno (also builds observations)",
}
PROMISED = {
    ("vampire_queen", "hearts decision nodes"): "at least 2",
    ("vampire_queen", "hearts whole game"): "at least 5",
    ("vampire_queen", "un-compiled loop"): "at least 25",
    ("vampire_connection", "hearts decision nodes"): "at least 1",
    ("vampire_empire", "hearts decision nodes"): "at least 1",
    ("grottenstein", "hearts decision nodes"): "at least 0.5",
}


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


def ratios(best: dict[str, float], slug: str) -> list[tuple[str, float, str]]:
    """What was promised of a game: the question, the figure, and what is to be reached."""
    driven, clones = best[f"{slug}, driven from Python"], best[f"{slug}, clones"]
    found = [
        (f"driven from Python / {short}", driven / best[peer], PROMISED.get((slug, short), ""))
        for short, peer in PEERS.items()
    ]
    compiled = best[f"{slug}, compiled loop"] / best[f"{slug}, un-compiled loop"]
    allowed = 20 / clones + 1 / best[f"{slug}, shuffles of the hidden cards"]
    world = 1 / best[f"{slug}, worlds"] / allowed
    far = [("microseconds for all destinations of a throw of 12", 1e6 / best[FAR], "at most 50")]
    return [
        *found,
        ("compiled / un-compiled loop", compiled, PROMISED.get((slug, "un-compiled loop"), "")),
        ("clones / hearts clones", clones / best["pyspiel hearts, clones"], ""),
        ("a world / (20 clones + one shuffle of the hidden cards)", world, "at most 1"),
        *(far if FAR.startswith(slug) else []),
    ]


def main() -> None:
    """Measure and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=11, help="how often each is measured (11)")
    rounds = parser.parse_args().rounds
    must_be_compiled()
    best = best_of(rounds)
    print(f"| contestant | per second, best of {rounds} | microseconds |\n| --- | ---: | ---: |")
    for contestant in CONTESTANTS:
        rate = best[contestant.name]
        print(f"| {contestant.name} | {rate:,.0f} {contestant.unit} | {1e6 / rate:.3f} |")
    for ours in OURS:
        print(f"\n| {ours.slug} | measured | to reach |\n| --- | ---: | --- |")
        for question, figure, wanted in ratios(best, ours.slug):
            print(f"| {question} | {figure:.2f} | {wanted} |")


if __name__ == "__main__":
    main()
