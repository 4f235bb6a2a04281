"""Measures the house against boardgame.io: the same load on both, in paired rounds.

The rounds follow each other in the same matches, from the first move to as many as a match of
Vampire Queen has: what a server pays for the past of a match belongs to its price. Run it with
`make bench-server`; docs/benchmarks.md tells how to read it.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Protocol

from benchmarks.server.boardgame_side import boardgame_side
from benchmarks.server.gruft_side import gruft_side
from benchmarks.server.load import Played, Player, play
from benchmarks.server.processes import processor_seconds
from gruft.kernel import position

#: So many times more must the FlatFile store cost.
WANTED = 3
#: So many moves of each match are played before anything counts.
WARM_UP = 20

Matches = Sequence[Sequence[Player]]


class Side(Protocol):
    """A server under load."""

    name: str
    pid: int

    async def new_matches(self) -> Matches:
        """Everybody sits down at a new match."""

    async def moves_made(self) -> int:
        """How many moves the server itself has counted."""


@dataclass(frozen=True)
class Measured:
    """One round of one side."""

    played: Played
    seconds: float

    @property
    def ms_per_move(self) -> float:
        """Milliseconds of processor time."""
        return 1000 * self.seconds / self.played.moves


Found = dict[str, list[Measured]]


async def measure(side: Side, matches: Matches, wishes: argparse.Namespace, turn: int) -> Measured:
    """Play a round, and see what it cost the server."""
    made, spent = await side.moves_made(), processor_seconds(side.pid)
    played = await play(matches, wishes.moves, wishes.pause, turn)
    spent = processor_seconds(side.pid) - spent
    made = await side.moves_made() - made
    if not made == played.moves == wishes.moves * len(matches):
        sys.exit(f"{side.name} counted {made} moves, and we {played.moves}")
    return Measured(played, spent)


async def measure_all(wishes: argparse.Namespace) -> Found:
    """All rounds of all sides, in the same matches; who begins changes from round to round."""
    async with AsyncExitStack() as kept:
        sides = await open_sides(kept, wishes)
        for side in sides:
            show_progress(f"before the first round: {side.name}")
            await warm_up(side)
        matches = {side.name: await side.new_matches() for side in sides}
        found: Found = {side.name: [] for side in sides}
        for turn in range(wishes.rounds):
            for side in sides if turn % 2 else reversed(sides):
                show_progress(f"round {turn + 1} of {wishes.rounds}: {side.name}")
                found[side.name].append(await measure(side, matches[side.name], wishes, turn))
        show_progress("")
    return found


async def warm_up(side: Side) -> None:
    """Other matches, which do not count: for the compilers that compile while they run."""
    await play(await side.new_matches(), WARM_UP, 0.0, -1)


async def open_sides(kept: AsyncExitStack, wishes: argparse.Namespace) -> list[Side]:
    """All servers that are measured, with all their clients."""
    folder = Path(kept.enter_context(tempfile.TemporaryDirectory(prefix="gruft-bench-")))
    many = wishes.matches, wishes.seats
    sides: list[Side] = [
        await kept.enter_async_context(gruft_side(*many, folder / "house")),
        await kept.enter_async_context(boardgame_side(*many, folder / "boardgame")),
    ]
    if wishes.memory:
        sides.append(await kept.enter_async_context(boardgame_side(*many, None)))
    return sides


def show_progress(text: str) -> None:
    """One line that is written over, for people only."""
    if sys.stderr.isatty():
        print(f"\r{text:<78}\r", end="", file=sys.stderr, flush=True)


def print_costs(found: Found) -> None:
    """What each server costs, how long its players wait, and what they are sent."""
    print("| server | ms of processor per move", end=" ")
    print("| ms until all have seen a move, median / 95 % / 99 %", end=" ")
    print("| bytes per move and seat | an update in bytes, 99 % / 99.9 % / largest |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name, rounds in found.items():
        waits = parts_of([1000 * wait for one in rounds for wait in one.played.waits], 100)
        updates = [size for one in rounds for size in one.played.updates]
        sent = sum(size for one in rounds for size in one.played.frames) / len(updates)
        waited = f"{waits[49]:.0f} / {waits[94]:.0f} / {waits[98]:.0f}"
        most = parts_of(updates, 1000)
        sizes = f"{most[989]:,.0f} / {most[998]:,.0f} / {max(updates):,}"
        print(f"| {name} | {over_all(rounds):.2f} | {waited} | {sent:,.0f} | {sizes} |")


def print_rounds(found: Found, moves: int) -> None:
    """What a move costs early and late in a match, and how many times more the others cost."""
    (_, ours), *others = found.items()
    print(f"\n| moves of each match | {' | '.join(found)} |", end="")
    print("".join(f" {name} costs |" for name, _ in others))
    print(f"| --- | {' | '.join(['---:'] * (len(found) + len(others)))} |")
    for turn, one in enumerate(ours):
        costs = [rounds[turn].ms_per_move for rounds in found.values()]
        times = [cost / one.ms_per_move for cost in costs[1:]]
        print(row(f"{turn * moves + 1} to {(turn + 1) * moves}", costs, times))
    costs = [over_all(rounds) for rounds in found.values()]
    print(row("the whole match", costs, [cost / costs[0] for cost in costs[1:]]))
    print(f"\nAt least {WANTED} times as much is wanted of FlatFile over the whole match.")


def row(name: str, costs: Sequence[float], times: Sequence[float]) -> str:
    """A row of the table of rounds."""
    cells = [name, *(f"{cost:.2f} ms" for cost in costs), *(f"{one:.2f} times" for one in times)]
    return f"| {' | '.join(cells)} |"


def over_all(rounds: Sequence[Measured]) -> float:
    """Milliseconds of processor time per move of all rounds together."""
    spent = sum(one.seconds for one in rounds)
    return 1000 * spent / sum(one.played.moves for one in rounds)


def parts_of(values: Sequence[float], many: int) -> list[float]:
    """The values that cut these into so many equal parts."""
    return quantiles(values, n=many)


def print_page() -> None:
    """How much JavaScript the first load of the page needs."""
    command = ["node", "web/check-size.mjs"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    print(f"\n{told.stdout.strip().splitlines()[-1] if told.stdout else 'The page is not built.'}")


def main() -> None:
    """Measure and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual, about in (
        ("--matches", 33, "matches at once"),
        ("--seats", 6, "seats of each, every one at a socket of its own"),
        ("--rounds", 6, "rounds, one after the other in the same matches"),
        ("--moves", 100, "moves of each match in each round"),
    ):
        parser.add_argument(name, type=int, default=usual, help=f"{about} ({usual})")
    parser.add_argument("--pause", type=float, default=0.1, help="seconds before each move (0.1)")
    parser.add_argument("--memory", action="store_true", help="also measure it without a store")
    wishes = parser.parse_args()
    found = asyncio.run(measure_all(wishes))
    is_compiled = not position.__file__.endswith(".py")
    print(f"Our rules are {'compiled' if is_compiled else 'interpreted'}.", end=" ")
    print(f"{wishes.matches} matches of {wishes.seats} seats and", end=" ")
    print(f"{wishes.rounds * wishes.moves} moves, in {wishes.rounds} paired rounds.\n")
    print_costs(found)
    print_rounds(found, wishes.moves)
    print_page()


if __name__ == "__main__":
    main()
