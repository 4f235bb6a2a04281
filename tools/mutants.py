"""Breaks the rules on purpose, one place at a time, and sees that a test notices.

    python -m tools.mutants vampire_queen --only rounds,windows --jobs 2

Survivors are printed; one is accepted only with a written reason in tools/mutants.toml, and is then
not tried any more except with `--recheck`. Every mutant faces the tests that run the line that was
changed: first the one that noticed it the last time, then those that notice much in little time;
and at last all of them once more with all the examples they have in earnest. What works when a
module is imported faces all tests. `make mutants` runs it for every game. What noticed what is
remembered in build/mutants; `--go-on` continues a run that was broken off.
"""

import argparse
import json
import os
import sys
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

from tools.mutant_reach import ALWAYS, NEVER, PERHAPS, Reach, reach_of
from tools.mutant_runs import (
    REMEMBERED,
    ROOT,
    SLOWER,
    Court,
    Trial,
    Verdict,
    import_and_run,
    verdicts,
    verdicts_in_workshop,
)
from tools.mutations import Mutant, mutants_of

GAMES = ROOT / "src" / "gruft" / "games"
SETTINGS = ROOT / "tools" / "mutants.toml"
#: The rooms of a game that hold rules, and the file in them that only numbers the state's places.
ROOMS = ("state", "rules", "knowledge")
LABELS = "layout.py"
HASTY, THOROUGH = "hasty", "thorough"  # the profiles of tests/conftest.py
#: So many times as many examples has the one as the other.
MORE_EXAMPLES = 34
#: A test that takes longer than so many seconds is asked after all others, or in haste not at all.
SLOW = 0.5
#: After so many verdicts they are written down.
SAVED_EVERY = 20
#: So many tests are tried on a function that ran already, before everything is imported anew.
FEW = 40


@dataclass(frozen=True)
class Wish:
    """What was asked for."""

    only: frozenset[str] = frozenset()
    jobs: int = 2
    limit: int = 0
    go_on: bool = False
    hasty: bool = False
    recheck: bool = False


class Memory:
    """Which test noticed which mutant, kept from run to run."""

    def __init__(self, game: str) -> None:
        self._file = REMEMBERED / f"{game}.json"
        self.noticed_by: dict[str, str] = {}
        if self._file.exists():
            self.noticed_by = json.loads(self._file.read_text(encoding="utf-8"))
        self.keen = Counter(self.noticed_by.values())

    def note(self, verdict: Verdict) -> None:
        """Remember a verdict."""
        if verdict.noticed:
            self.noticed_by[verdict.mutant.name] = verdict.by
        else:
            self.noticed_by.pop(verdict.mutant.name, None)
        if len(self.noticed_by) % SAVED_EVERY == 0:
            self.save()

    def save(self) -> None:
        """Write everything down."""
        REMEMBERED.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self.noticed_by, indent=0), encoding="utf-8")


def settings() -> Mapping[str, object]:
    """What may survive, by game."""
    return tomllib.loads(SETTINGS.read_text(encoding="utf-8"))


def rules_of(game: Path) -> list[Path]:
    """The files that are mutated: those of the rooms that hold rules."""
    files = [file for room in ROOMS for file in sorted(game.glob(f"{room}/[!_]*.py"))]
    return [file for file in files if file.name != LABELS]


def mutants_in(game: Path, only: Collection[str] = ()) -> list[Mutant]:
    """Every way to break some modules of a game, or all of them."""
    files = [file for file in rules_of(game) if not only or file.stem in only]
    return [mutant for file in files for mutant in mutants_of(file)]


def trial_of(mutant: Mutant, reach: Reach, memory: Memory) -> Trial:
    """The tests that can notice a mutant, in the order of what they promise."""
    last = memory.noticed_by.get(mutant.name, "")

    def promise(test: str) -> tuple[bool, bool, float]:
        seconds = reach.seconds[test]
        return test != last, seconds > SLOW, seconds / (1 + memory.keen[test])

    return Trial(mutant, tuple(sorted(reach.tests_of(mutant), key=promise)))


@dataclass(frozen=True)
class Bench:
    """Where the mutants of a game are tried: its tests, what they run, and what they noticed."""

    tests: Path
    reach: Reach
    memory: Memory
    jobs: int

    def unnoticed(self, trials: list[Trial], court: Court) -> list[Mutant]:
        """Hold trials, and return the mutants that nobody notices, in the order of the trials."""
        left: set[str] = set()
        for done, verdict in enumerate(self._verdicts(trials, court), start=1):
            self.memory.note(verdict)
            if not verdict.noticed:
                left.add(verdict.mutant.name)
                tell(f"not noticed by {court.profile} tests: {verdict.mutant.name}")
            show_progress(court.profile, done, len(trials))
        self.memory.save()
        return [trial.mutant for trial in trials if trial.mutant.name in left]

    def _verdicts(self, trials: list[Trial], court: Court) -> Iterator[Verdict]:
        """What becomes of each trial, held in the way its mutant needs."""
        needed = {trial.mutant.name: self.reach.import_of(trial.mutant) for trial in trials}
        by_name = {trial.mutant.name: trial for trial in trials}
        broken = [
            _held_first(by_name[name], kind) for name, kind in needed.items() if kind != ALWAYS
        ]
        imported = [by_name[name] for name in by_name if needed[name] == ALWAYS]
        for verdict in verdicts_in_workshop(broken, court, self.jobs, self.tests):
            name = verdict.mutant.name
            if verdict.noticed or needed[name] == NEVER:
                yield verdict
            else:
                imported.append(by_name[name])
        yield from verdicts(imported, court, self.jobs, import_and_run)


def _held_first(trial: Trial, needed: str) -> Trial:
    """What has to be imported to be seen whole, and will be, faces only a few tests before."""
    return replace(trial, most=FEW) if needed == PERHAPS else trial


def survivors(game: Path, mutants: list[Mutant], wish: Wish) -> list[Mutant]:
    """The mutants that no test of the game notices."""
    tests = ROOT / "tests" / "games" / game.name
    memory, reach = Memory(game.name), reach_of(game, tests, HASTY)
    bench = Bench(tests, reach, memory, wish.jobs)
    court = Court(HASTY, reach.seconds)
    left = [mutant for mutant in mutants if not (wish.go_on and mutant.name in memory.noticed_by)]
    trials = [trial_of(mutant, reach, memory) for mutant in left]
    if wish.hasty:
        return bench.unnoticed([without_slow_tests(t, reach) for t in trials], court)
    left = bench.unnoticed(trials, court)
    trials = [only_properties(trial_of(mutant, reach, memory), reach) for mutant in left]
    return bench.unnoticed(trials, Court(THOROUGH, reach.seconds, MORE_EXAMPLES * SLOWER))


def without_slow_tests(trial: Trial, reach: Reach) -> Trial:
    """The tests that cost little; all of them if none does."""
    quick = tuple(test for test in trial.tests if reach.seconds[test] <= SLOW)
    return Trial(trial.mutant, quick or trial.tests)


def only_properties(trial: Trial, reach: Reach) -> Trial:
    """The tests that have more examples when they are not in haste."""
    return Trial(trial.mutant, tuple(test for test in trial.tests if test in reach.properties))


def tell(said: str) -> None:
    """Say something to whom it may concern, beside what the run is for."""
    print(said, file=sys.stderr, flush=True)


def show_progress(profile: str, done: int, total: int) -> None:
    """One line that is written over on a screen, and every fiftieth step elsewhere."""
    told = f"{profile} tests: {done} of {total} mutants"
    if sys.stderr.isatty():
        print(f"\r{told} ", end="\n" if done == total else "", file=sys.stderr, flush=True)
    elif done % 50 == 0 or done == total:
        tell(told)


def examine(game: Path, wish: Wish) -> int:
    """Run one game's mutants; print what should not be so; return how many things these are."""
    reasons = cast("dict[str, str]", settings().get(game.name, {}))
    mutants = mutants_in(game)
    unknown = sorted(set(reasons) - {mutant.name for mutant in mutants})
    for name in unknown:
        print(f"{SETTINGS.name} excuses what does not exist: {name}")
    mutants = mutants_in(game, wish.only)
    excused = [mutant for mutant in mutants if mutant.name in reasons]
    if wish.recheck:
        return len(unknown) + recheck(game, excused, wish)
    tried = [mutant for mutant in mutants if mutant.name not in reasons][: wish.limit or None]
    found = survivors(game, tried, wish)
    for mutant in found:
        print(f"survived: {mutant.file.relative_to(ROOT)}:{mutant.line} {mutant.name}", flush=True)
    told = f"{len(tried)} mutants, {len(found)} survived; {len(excused)} more are excused"
    print(f"{game.name}: {told}", flush=True)
    return len(unknown) + len(found)


def recheck(game: Path, excused: list[Mutant], wish: Wish) -> int:
    """Try the mutants that are excused, and print those that need no excuse any more."""
    left = survivors(game, excused, wish)
    needless = [mutant.name for mutant in excused if mutant not in left]
    for name in needless:
        print(f"no longer needed in {SETTINGS.name}: {name}", flush=True)
    print(f"{game.name}: {len(excused)} mutants are excused, {len(needless)} without need")
    return len(needless)


class NotThere(Exception):
    """Something was asked for by a name that nothing has."""


def must_be_there(kind: str, wanted: Collection[str], there: Collection[str]) -> None:
    """Raise if a name is misspelt: to try nothing would look as if nothing had survived."""
    if unknown := sorted(set(wanted) - set(there)):
        known = ", ".join(sorted(there))
        raise NotThere(f"no such {kind}: {', '.join(unknown)}; there are {known}")


def named(listed: str) -> frozenset[str]:
    """The names in a list that somebody typed."""
    return frozenset(name.strip() for name in listed.split(",") if name.strip())


def what_can_be_asked() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("games", nargs="*", help="slugs; all games if none is named")
    parser.add_argument(
        "--only", type=named, default=frozenset(), help="modules, for example rounds,cards"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--limit", type=int, default=0, help="stop after so many mutants")
    parser.add_argument(
        "--go-on", action="store_true", help="believe an earlier run in what was noticed"
    )
    parser.add_argument(
        "--hasty",
        action="store_true",
        help="ask only quick tests, with few examples of what is random",
    )
    parser.add_argument(
        "--recheck", action="store_true", help="try only what is excused, and say what need not be"
    )
    return parser


def main(given: list[str] | None = None) -> None:
    """Examine the games that were asked for."""
    parser = what_can_be_asked()
    told = vars(parser.parse_args(given))
    asked = told.pop("games")
    folders = sorted(folder for folder in GAMES.iterdir() if (folder / "game.py").exists())
    chosen = [folder for folder in folders if not asked or folder.name in asked]
    modules = {file.stem for folder in chosen for file in rules_of(folder)}
    try:
        must_be_there("game", asked, {folder.name for folder in folders})
        must_be_there("module", told["only"], modules)
    except NotThere as problem:
        parser.error(str(problem))
    os.chdir(ROOT)
    # Compiling the tests anew for every mutant would take longer than running them.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = sys.pycache_prefix or str(REMEMBERED / "compiled")
    sys.exit(1 if sum(examine(folder, Wish(**told)) for folder in chosen) else 0)


if __name__ == "__main__":
    main()
