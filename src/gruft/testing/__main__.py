"""Runs the conformance kit on any game.

    python -m gruft.testing my_package:GAME
    python -m gruft.testing my_package.game:GAME --quick
    python -m gruft.testing vampire_queen --only pairs --games 100000

`--quick` plays one game of each check with the fewest seats, for the time while one writes. A game
is named by its slug if it stands on the shelf, else by module and attribute. Exit code 0: the game
conforms; 1: it does not; 2: there is no such game or check.
"""

import argparse
import sys
from pathlib import Path

from gruft.kernel.game import Game
from gruft.kernel.refusal import Refused
from gruft.shelf import SHELF, load
from gruft.testing.completeness import missing_from_game
from gruft.testing.conformance import CHECKS, Check, clauses_check
from gruft.testing.nonconformity import Nonconformity
from gruft.testing.tiny import TINY
from gruft.testing.translations import translation_notes
from gruft.words.speech import Words

#: Left out when one is in a hurry: they tell whether the kit would find a leak.
SLOW = ("plants",)


def find_game(target: str) -> Game:
    """The game that was named on the command line."""
    known = {**SHELF, **TINY}
    return known[target] if target in known else load(target)


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(prog="python -m gruft.testing", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", help="a slug of the shelf, or module:NAME")
    parser.add_argument("--games", type=int, help="seeded games for each check and number of seats")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--seats", type=int, help="this number of seats only")
    parser.add_argument("--quick", action="store_true", help="one game with the fewest seats")
    parser.add_argument("--tests", type=Path, help="a folder of tests that must prove every clause")
    names = [check.name for check in CHECKS]
    parser.add_argument("--only", choices=names, action="append", help="this check only")
    return parser.parse_args(given)


def chosen_checks(given: argparse.Namespace) -> list[Check]:
    """The checks that were asked for."""
    checks = [check for check in CHECKS if given.only is None or check.name in given.only]
    if given.quick:
        checks = [check for check in checks if check.name not in SLOW]
    return [*checks, clauses_check(given.tests)] if given.tests else checks


class Run:
    """One run of the kit: says how far it is, and remembers what failed."""

    def __init__(self, game: Game, given: argparse.Namespace) -> None:
        self.game = game
        self.given = given
        #: What was found, and the first place where it was.
        self.told: dict[tuple[str, str], int] = {}
        self.failed: dict[str, list[int]] = {}
        self.passed = 0

    def all(self) -> bool:
        """Run the checks, then sum up; tell whether the game conforms."""
        for check in chosen_checks(self.given):
            sys.stdout.write(f"{check.name}: {check.about}\n")
            for seats in self._seat_counts(check):
                self._one(check, seats)
        self._sum_up()
        return not self.failed

    def _seat_counts(self, check: Check) -> list[int]:
        wanted = self.given.seats
        found = [one for one in check.seat_counts(self.game) if check.speaks_of(one, wanted)]
        return found[:1] if self.given.quick else found

    def _one(self, check: Check, seats: int) -> None:
        games = self.given.games or (1 if self.given.quick and not check.tiny else None)
        try:
            tally = check.run(self.game, seats, self.given.seed, games, _Progress(seats))
        except Nonconformity as problem:
            self._fail(check, seats, problem)
            return
        self.passed += 1
        counted = ", ".join(f"{count} {what}" for what, count in sorted(tally.items()))
        sys.stdout.write(f"  {seats} seats: conforms{f' ({counted})' if counted else ''}\n")

    def _fail(self, check: Check, seats: int, problem: Nonconformity) -> None:
        """What is wrong with a file is the same for every number of seats, and told once."""
        self.failed.setdefault(check.name, []).append(seats)
        first = self.told.setdefault((check.name, problem.problem), seats)
        if first == seats:
            sys.stdout.write(f"\n{problem}\n\n")
        else:
            sys.stdout.write(f"  {seats} seats: the same as with {first}\n")

    def _sum_up(self) -> None:
        failed = sum(map(len, self.failed.values()))
        sys.stdout.write(f"\nSummary: {self.passed} of {self.passed + failed} runs conform.\n")
        for name, seats in self.failed.items():
            sys.stdout.write(f"  fails: {name} (seats: {', '.join(map(str, seats))})\n")
        for note in translation_notes(self.game):
            sys.stdout.write(f"  note: {note}\n")


class _Progress:
    """A line on the error stream that counts the games, if somebody is watching."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def __call__(self, done: int, games: int) -> None:
        if sys.stderr.isatty() and (done == games or done % max(1, games // 200) == 0):
            end = "\r\033[K" if done == games else ""
            sys.stderr.write(f"\r  {self.seats} seats: {done} of {games} games{end}")
            sys.stderr.flush()


def main(given: list[str] | None = None) -> int:
    """Run the kit as told; return the exit code."""
    typed = arguments(given)
    try:
        game = find_game(typed.game)
    except Refused as refused:
        sys.stderr.write(f"{Words('en').refuse(refused)}\n")
        return 2
    if missing := missing_from_game(game):
        sys.stdout.write(f"{typed.game}: the game lacks {', '.join(missing)}\n")
        return 1
    if typed.seats is not None and typed.seats not in game.seat_counts:
        sys.stderr.write(f"{game.slug} is not played with {typed.seats} seats\n")
        return 2
    conforms = Run(game, typed).all()
    sys.stdout.write(f"{game.slug}: {'conforms' if conforms else 'does not conform'}\n")
    return 0 if conforms else 1


if __name__ == "__main__":
    sys.exit(main())
