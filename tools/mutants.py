"""Breaks the rules on purpose, one place at a time, and sees that a test notices.

Every mutant is run in a fork of its own, against the tests of its game. Survivors are printed; one
is accepted only with a written reason in tools/mutants.toml. `make mutants` runs it for every game.
"""

import argparse
import importlib.abc
import importlib.util
import os
import resource
import select
import signal
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest

from tools.mutations import Mutant, mutants_of

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "gruft" / "games"
REASONS = ROOT / "tools" / "mutants.toml"
HASTY, THOROUGH = "hasty", "gruft"  # the profiles of tests/conftest.py
MEMORY = 2 * 1024**3
PATIENCE = 120.0  # seconds; a mutant that loops for ever is noticed too


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the mutant's source in place of the real module."""

    def __init__(self, module: str, mutant: Mutant) -> None:
        self.module, self.mutant = module, mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.module:
            return None
        return importlib.util.spec_from_loader(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, str(self.mutant.file), "exec"), module.__dict__)


@dataclass
class Running:
    """A mutant whose tests are under way in a forked process."""

    mutant: Mutant
    pid: int
    pidfd: int
    deadline: float


def rules_of(game: Path) -> list[Path]:
    """The files that are mutated: the game's compiled rules and the reasons for refusals."""
    chosen = tomllib.loads(REASONS.read_text(encoding="utf-8"))["rules"]
    return [game / name for name in chosen if (game / name).exists()] + sorted(
        (game / "rules").glob("*.py")
    )


def quick_tests_of(game: Path) -> list[str]:
    """The few tests that notice most mutants, and are therefore asked first."""
    folder = ROOT / "tests" / "games" / game.name
    chosen = tomllib.loads(REASONS.read_text(encoding="utf-8"))["quick"]
    return [str(folder / name) for name in chosen if (folder / name).exists()] or [str(folder)]


def start(mutant: Mutant, tests: list[str], profile: str) -> Running:
    """Fork, import the mutant, run the tests."""
    pid = os.fork()
    if pid == 0:
        os.environ["GRUFT_TEST_PROFILE"] = profile
        _be_the_mutant(mutant, tests)
    return Running(mutant, pid, os.pidfd_open(pid), time.monotonic() + PATIENCE)


def _be_the_mutant(mutant: Mutant, tests: list[str]) -> None:
    status = 1
    try:
        # A mutant may loop for ever or fill the memory, also when nobody waits for it any more.
        resource.setrlimit(resource.RLIMIT_CPU, (int(PATIENCE), int(PATIENCE)))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        module = ".".join(mutant.file.relative_to(ROOT / "src").with_suffix("").parts)
        sys.meta_path.insert(0, Broken(module, mutant))
        status = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]))
    finally:
        os._exit(status)


def is_noticed(running: Running) -> bool | None:
    """Whether a test failed; None while the tests are still running."""
    pid, status = os.waitpid(running.pid, os.WNOHANG)
    if pid == 0:
        if time.monotonic() < running.deadline:
            return None
        os.kill(running.pid, signal.SIGKILL)
        os.waitpid(running.pid, 0)
        status = 1
    os.close(running.pidfd)
    return os.waitstatus_to_exitcode(status) != 0 if pid else True


def survivors(mutants: list[Mutant], tests: list[str], jobs: int, profile: str) -> Iterator[Mutant]:
    """Run all mutants, a few at a time, and yield those that no test noticed."""
    waiting, under_way, done = list(mutants), cast("list[Running]", []), 0
    while waiting or under_way:
        while waiting and len(under_way) < jobs:
            under_way.append(start(waiting.pop(0), tests, profile))
        select.select([running.pidfd for running in under_way], [], [], 1.0)
        for running in list(under_way):
            noticed = is_noticed(running)
            if noticed is None:
                continue
            under_way.remove(running)
            done += 1
            show_progress(done, len(mutants))
            if not noticed:
                yield running.mutant


def must_pass_unbroken(file: Path, tests: list[str]) -> None:
    """Tests that fail anyhow would seem to notice every mutant."""
    unbroken = Mutant(file, 0, "unbroken", file.read_text(encoding="utf-8"))
    if not list(survivors([unbroken], tests, 1, HASTY)):
        sys.exit(f"The tests fail without any mutation: pytest {' '.join(tests)}")


def show_progress(done: int, total: int) -> None:
    """One line that is written over on a screen, and every fiftieth step elsewhere."""
    if sys.stderr.isatty():
        print(f"\r{done} of {total} mutants", end="", file=sys.stderr, flush=True)
    elif done % 50 == 0:
        print(f"{done} of {total} mutants", file=sys.stderr, flush=True)


def examine(game: Path, only: str, jobs: int, limit: int) -> int:
    """Run one game's mutants; print what survived without a reason; return how many."""
    reasons = tomllib.loads(REASONS.read_text(encoding="utf-8")).get(game.name, {})
    files = [file for file in rules_of(game) if only in ("", file.stem)]
    mutants = [mutant for file in files for mutant in mutants_of(file)][: limit or None]
    tests = [str(ROOT / "tests" / "games" / game.name)]
    must_pass_unbroken(files[0], tests)
    found, names = 0, set()
    tough = list(survivors(mutants, quick_tests_of(game), jobs, HASTY))
    tough = list(survivors(tough, tests, jobs, HASTY))
    for mutant in survivors(tough, tests, jobs, THOROUGH):
        names.add(mutant.name)
        if mutant.name not in reasons:
            found += 1
            print(
                f"survived: {mutant.file.relative_to(ROOT)}:{mutant.line} {mutant.name}", flush=True
            )
    excused = len(names) - found
    print(f"{game.name}: {len(mutants)} mutants, {excused} excused, {found} survived")
    if not only and not limit:
        for name in sorted(set(reasons) - names):
            print(f"no longer needed in {REASONS.name}: {name}")
    return found


def main() -> None:
    """Examine the games that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="slugs; all games if none is named")
    parser.add_argument("--only", default="", help="one module, for example rounds")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--limit", type=int, default=0, help="stop after so many mutants")
    wanted = parser.parse_args()
    folders = sorted(folder for folder in GAMES.iterdir() if (folder / "edition.toml").exists())
    chosen = [folder for folder in folders if not wanted.games or folder.name in wanted.games]
    if not chosen:
        parser.error(f"no such game; there are {', '.join(folder.name for folder in folders)}")
    os.chdir(ROOT)
    total = sum(examine(folder, wanted.only, wanted.jobs, wanted.limit) for folder in chosen)
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
