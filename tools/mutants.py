"""Breaks the rules on purpose, one place at a time, and sees that a test notices.

    python -m tools.mutants vampire_queen --only rounds --jobs 2

Survivors are printed; one is accepted only with a written reason in tools/mutants.toml. Every
mutant first faces the test that noticed it the last time, then the tests that notice most, then all
tests of its game, at last with all the examples that the tests have in earnest. `make mutants` runs
it for every game. What noticed what is remembered in build/mutants; `--go-on` continues a run that
was broken off.
"""

import argparse
import json
import os
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from tools.mutant_runs import ROOT, Trial, Verdict, patience_for, verdicts
from tools.mutations import Mutant, mutants_of

GAMES = ROOT / "src" / "gruft" / "games"
SETTINGS = ROOT / "tools" / "mutants.toml"
REMEMBERED = ROOT / "build" / "mutants"
HASTY, THOROUGH = "hasty", "gruft"  # the profiles of tests/conftest.py
#: So many of the tests that notice most are asked before all others.
KEENEST = 40
#: After so many verdicts they are written down.
SAVED_EVERY = 20


@dataclass(frozen=True)
class Stage:
    """One round of trials: what it is called, which tests it asks, and in which profile."""

    title: str
    tests: Callable[[Mutant], tuple[str, ...]]
    profile: str = HASTY


class Memory:
    """Which test noticed which mutant, kept from run to run."""

    def __init__(self, game: str) -> None:
        self._file = REMEMBERED / f"{game}.json"
        self.noticed_by: dict[str, str] = {}
        if self._file.exists():
            self.noticed_by = json.loads(self._file.read_text(encoding="utf-8"))

    def note(self, verdict: Verdict) -> None:
        """Remember a verdict."""
        if verdict.by:
            self.noticed_by[verdict.mutant.name] = verdict.by
        if len(self.noticed_by) % SAVED_EVERY == 0:
            self.save()

    def save(self) -> None:
        """Write everything down."""
        REMEMBERED.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self.noticed_by, indent=0), encoding="utf-8")

    def keenest(self) -> tuple[str, ...]:
        """The tests that notice most."""
        return tuple(test for test, _ in Counter(self.noticed_by.values()).most_common(KEENEST))


def settings() -> Mapping[str, object]:
    """What is broken, and what may survive."""
    return tomllib.loads(SETTINGS.read_text(encoding="utf-8"))


def rules_of(game: Path) -> list[Path]:
    """The files that are mutated: the game's compiled rules and the reasons for refusals."""
    chosen = cast("list[str]", settings()["rules"])
    files = [file for name in chosen for file in sorted(game.glob(name))]
    return files + sorted((game / "rules").glob("[!_]*.py"))


def quick_tests_of(game: Path) -> tuple[str, ...]:
    """The few files that notice most, for the first run of all."""
    folder = ROOT / "tests" / "games" / game.name
    chosen = [folder / name for name in cast("list[str]", settings()["quick"])]
    return tuple(str(file) for file in chosen if file.exists()) or (str(folder),)


def run_stage(
    stage: Stage, mutants: list[Mutant], memory: Memory, jobs: int, patience: float
) -> list[Mutant]:
    """Put all mutants to these tests and return those that nobody noticed."""
    left: list[Mutant] = []
    trials = [Trial(mutant, stage.tests(mutant), stage.profile) for mutant in mutants]
    for done, verdict in enumerate(verdicts(trials, jobs, patience), start=1):
        memory.note(verdict)
        if not verdict.noticed:
            left.append(verdict.mutant)
        show_progress(stage.title, done, len(trials))
    memory.save()
    return left


def show_progress(title: str, done: int, total: int) -> None:
    """One line that is written over on a screen, and every fiftieth step elsewhere."""
    if sys.stderr.isatty():
        print(f"\r{title}: {done} of {total} mutants ", end="", file=sys.stderr, flush=True)
    elif done % 50 == 0 or done == total:
        print(f"{title}: {done} of {total} mutants", file=sys.stderr, flush=True)


def survivors(game: Path, mutants: list[Mutant], jobs: int, go_on: bool) -> list[Mutant]:
    """The mutants that no test of the game notices; those noticed before are tried again first."""
    folder = (str(ROOT / "tests" / "games" / game.name),)
    memory = Memory(game.name)
    unbroken = Mutant(mutants[0].file, 0, "unbroken", mutants[0].file.read_text(encoding="utf-8"))
    by_name = memory.noticed_by
    known = [mutant for mutant in mutants if mutant.name in by_name and not go_on]
    new = [mutant for mutant in mutants if mutant.name not in by_name]
    keen = (*memory.keenest(), *quick_tests_of(game))
    patience = patience_for(Trial(unbroken, keen, HASTY))
    once_more = Stage("the same test again", lambda mutant: (by_name[mutant.name],))
    left = run_stage(once_more, known, memory, jobs, patience)
    left = run_stage(Stage("the keenest tests", lambda _: keen), left + new, memory, jobs, patience)
    for stage in (
        Stage("all tests", lambda _: folder),
        Stage("all tests, thoroughly", lambda _: folder, THOROUGH),
    ):
        if left:
            patience = patience_for(Trial(unbroken, folder, stage.profile))
            left = run_stage(stage, left, memory, jobs, patience)
    return left


def examine(game: Path, only: str, jobs: int, limit: int, go_on: bool) -> int:
    """Run one game's mutants; print what survived without a reason; return how many."""
    reasons = cast("dict[str, str]", settings().get(game.name, {}))
    files = [file for file in rules_of(game) if only in ("", file.stem)]
    mutants = [mutant for file in files for mutant in mutants_of(file)][: limit or None]
    left = survivors(game, mutants, jobs, go_on)
    found = [mutant for mutant in left if mutant.name not in reasons]
    for mutant in found:
        print(f"survived: {mutant.file.relative_to(ROOT)}:{mutant.line} {mutant.name}", flush=True)
    excused = len(left) - len(found)
    print(f"{game.name}: {len(mutants)} mutants, {excused} excused, {len(found)} survived")
    if not only and not limit:
        for name in sorted(set(reasons) - {mutant.name for mutant in left}):
            print(f"no longer needed in {SETTINGS.name}: {name}")
    return len(found)


def main() -> None:
    """Examine the games that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("games", nargs="*", help="slugs; all games if none is named")
    parser.add_argument("--only", default="", help="one module, for example rounds")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--limit", type=int, default=0, help="stop after so many mutants")
    parser.add_argument(
        "--go-on", action="store_true", help="believe an earlier run in what was noticed"
    )
    wanted = parser.parse_args()
    folders = sorted(folder for folder in GAMES.iterdir() if (folder / "edition.toml").exists())
    chosen = [folder for folder in folders if not wanted.games or folder.name in wanted.games]
    if not chosen:
        parser.error(f"no such game; there are {', '.join(folder.name for folder in folders)}")
    os.chdir(ROOT)
    total = sum(
        examine(folder, wanted.only, wanted.jobs, wanted.limit, wanted.go_on) for folder in chosen
    )
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
