"""Runs the conformance kit on any game.

    python -m gruft.testing my_package:GAME
    python -m gruft.testing vampire_queen --only pairs --games 100000

A game is named by its slug if it stands on the shelf, else by module and attribute. Exit code 0:
the game conforms; 1: it does not; 2: there is no such game or check.
"""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from gruft.kernel.game import Game
from gruft.shelf import SHELF
from gruft.testing.completeness import missing_from_game
from gruft.testing.conformance import CHECKS, Check, clauses_check
from gruft.testing.nonconformity import Nonconformity
from gruft.testing.tiny import TINY


class Unusable(Exception):
    """What was typed names no game."""


def find_game(target: str) -> Game:
    """The game that was named on the command line."""
    known = {**SHELF, **TINY}
    if target in known:
        return known[target]
    module, _, name = target.partition(":")
    try:
        game = getattr(import_module(module), name or "GAME")
    except (ImportError, AttributeError, ValueError) as problem:
        raise Unusable(f"{target}: there is no such game ({problem})") from None
    if not isinstance(game, Game):
        raise Unusable(f"{target}: this is a {type(game).__name__}, not a Game")
    return game


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(prog="python -m gruft.testing", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", help="a slug of the shelf, or module:NAME")
    parser.add_argument("--games", type=int, help="seeded games for each check and number of seats")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--seats", type=int, help="this number of seats only")
    parser.add_argument("--tests", type=Path, help="a folder of tests that must prove every clause")
    names = [check.name for check in CHECKS]
    parser.add_argument("--only", choices=names, action="append", help="this check only")
    return parser.parse_args(given)


def chosen_checks(given: argparse.Namespace) -> list[Check]:
    """The checks that were asked for."""
    checks = [check for check in CHECKS if given.only is None or check.name in given.only]
    return [*checks, clauses_check(given.tests)] if given.tests else checks


def run_all(game: Game, given: argparse.Namespace) -> int:
    """Run the checks, saying how far they are, and return how many failed."""
    failed = 0
    for check in chosen_checks(given):
        sys.stdout.write(f"{check.name}: {check.about}\n")
        for seats in check.seat_counts(game):
            if check.speaks_of(seats, given.seats):
                failed += not _passes(check, game, seats, given)
    return failed


def _passes(check: Check, game: Game, seats: int, given: argparse.Namespace) -> bool:
    try:
        tally = check.run(game, seats, given.seed, given.games, _Progress(seats))
    except Nonconformity as problem:
        sys.stdout.write(f"\n{problem}\n\n")
        return False
    counted = ", ".join(f"{count} {what}" for what, count in sorted(tally.items()))
    sys.stdout.write(f"  {seats} seats: conforms{f' ({counted})' if counted else ''}\n")
    return True


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
    except Unusable as problem:
        sys.stderr.write(f"{problem}\n")
        return 2
    if missing := missing_from_game(game):
        sys.stdout.write(f"{typed.game}: the game lacks {', '.join(missing)}\n")
        return 1
    if typed.seats is not None and typed.seats not in game.seat_counts:
        sys.stderr.write(f"{game.slug} is not played with {typed.seats} seats\n")
        return 2
    failed = run_all(game, typed)
    sys.stdout.write(f"{game.slug}: {f'{failed} checks failed' if failed else 'conforms'}\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
