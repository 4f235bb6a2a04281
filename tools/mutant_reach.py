"""Finds out which test runs which line of a game, and how long each test takes.

A test that does not run a line cannot notice that it is broken. Only tests that have changed since
the last time are watched again. Which of them a mutant faces is for `mutants.py` to say.
"""

import hashlib
import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

import coverage
import pytest

from tools.mutant_runs import PYTEST, REMEMBERED, ROOT, apart, module_of, use_profile
from tools.mutations import Mutant

#: Whether a change makes a difference before the first test is run: to everything, to the examples
#: of some tests, or not at all.
ALWAYS, PERHAPS, NEVER = "always", "perhaps", "never"

#: The lines that ran, by file; line n is bit n of the number.
Lines = dict[str, int]


@dataclass
class Watched:
    """What was seen of the tests of one file."""

    digest: str
    seconds: dict[str, float] = field(default_factory=dict)
    ran: dict[str, Lines] = field(default_factory=dict)
    #: The tests that have more examples in another profile.
    properties: list[str] = field(default_factory=list)
    #: What ran when the file was imported and its tests were collected.
    collected: Lines = field(default_factory=dict)
    #: What ran when the rules and what all tests share were imported.
    imported: Lines = field(default_factory=dict)


class Reach:
    """What the tests of a game run."""

    def __init__(self, files: list[Watched]) -> None:
        self.files = files
        self.seconds = {test: took for file in files for test, took in file.seconds.items()}
        self.properties = {test for file in files for test in file.properties}

    def import_of(self, mutant: Mutant) -> str:
        """Whether the mutant has to be imported to be seen whole."""
        met = _meets(mutant)
        if not mutant.function or any(met(file.imported) for file in self.files):
            return ALWAYS
        return PERHAPS if any(met(file.collected) for file in self.files) else NEVER

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that can notice: those that run the line, or all if that cannot be known."""
        if self.import_of(mutant) == ALWAYS:
            return list(self.seconds)
        met = _meets(mutant)
        found = [
            test
            for file in self.files
            for test, lines in file.ran.items()
            if met(lines) or met(file.collected)
        ]
        return found or list(self.seconds)


def _meets(mutant: Mutant) -> Callable[[Lines], bool]:
    """Whether the change is among some lines."""
    name, changed = _name_of(mutant.file), sum(1 << line for line in mutant.lines)
    return lambda lines: lines.get(name, 0) & changed != 0


def _name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def reach_of(game: Path, tests: Path, profile: str) -> Reach:
    """What the tests in a folder run of a game; remembered until the tests or the game change."""
    memory = REMEMBERED / f"{game.name}.reach.json"
    digests = _digests(game, tests)
    known = _remembered(memory, digests)
    new = {name: digest for name, digest in digests.items() if name not in known}
    if new:
        print(f"{game.name}: watching {len(new)} files of tests", file=sys.stderr, flush=True)
        use_profile(profile)
        pid = apart(lambda: _watch(Watcher(game, tests, new), known, memory))
        if os.waitpid(pid, 0)[1] != 0:
            sys.exit("These tests fail without any mutation.")
    return Reach(list(_remembered(memory, digests).values()))


def _digests(game: Path, tests: Path) -> dict[str, str]:
    """A digest for each file of tests: of the file itself and of what all tests share."""
    shared = hashlib.sha256()
    for file in (*sorted(game.rglob("*.py")), *helpers_in(tests)):
        shared.update(file.read_bytes())
    digests = {}
    for file in sorted(tests.rglob("test_*.py")):
        own = shared.copy()
        own.update(file.read_bytes())
        digests[_name_of(file)] = own.hexdigest()
    return digests


def helpers_in(tests: Path) -> list[Path]:
    """What the tests of a folder share."""
    return sorted(file for file in tests.rglob("*.py") if not file.name.startswith("test_"))


def _remembered(memory: Path, digests: dict[str, str]) -> dict[str, Watched]:
    """What was seen of the tests that are still the same."""
    if not memory.exists():
        return {}
    files = json.loads(memory.read_text(encoding="utf-8"))
    return {
        name: Watched(**seen) for name, seen in files.items() if seen["digest"] == digests.get(name)
    }


def _watch(watcher: "Watcher", known: dict[str, Watched], memory: Path) -> int:
    """Run the new tests and write down what they run."""
    os.dup2(2, 1)
    status = int(pytest.main([*PYTEST, "-x", *watcher.files], plugins=[watcher]))
    if status == 0:
        files = known | watcher.seen()
        told = {name: asdict(watched) for name, watched in files.items()}
        memory.parent.mkdir(parents=True, exist_ok=True)
        memory.write_text(json.dumps(told), encoding="utf-8")
    return status


class Watcher:
    """Looks on while the tests run."""

    def __init__(self, game: Path, tests: Path, digests: dict[str, str]) -> None:
        self.shared = [
            *(module_of(file, ROOT / "src") for file in sorted(game.rglob("*.py"))),
            *(module_of(file, ROOT) for file in helpers_in(tests)),
        ]
        self.files = {name: Watched(digest) for name, digest in digests.items()}
        self.coverage = coverage.Coverage(
            data_file=None, config_file=False, include=[f"{game}/*"], messages=False
        )
        self.coverage.start()

    def pytest_collection(self) -> None:
        """What all tests share is imported before the first of them, so that none is blamed."""
        for module in self.shared:
            importlib.import_module(module)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        """The tests of a file are collected."""
        self.coverage.switch_context(collector.nodeid if collector.nodeid in self.files else "")
        result = yield
        self.coverage.switch_context("")
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """A test begins, and ends."""
        began = time.process_time()
        self.coverage.switch_context(item.nodeid)
        result = yield
        self.coverage.switch_context("")
        file = self.files[item.nodeid.partition("::")[0]]
        file.seconds[item.nodeid] = round(time.process_time() - began, 3)
        file.ran[item.nodeid] = {}
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            file.properties.append(item.nodeid)
        return result

    def seen(self) -> dict[str, Watched]:
        """What every test has run."""
        self.coverage.stop()
        data = self.coverage.get_data()
        for measured in data.measured_files():
            for line, contexts in data.contexts_by_lineno(measured).items():
                for context in contexts:
                    self._note(context, _name_of(Path(measured)), line)
        return self.files

    def _note(self, context: str, rules: str, line: int) -> None:
        file, _, test = context.partition("::")
        if test:
            met = [self.files[file].ran[context]]
        elif file:
            met = [self.files[file].collected]
        else:
            met = [watched.imported for watched in self.files.values()]
        for lines in met:
            lines[rules] = lines.get(rules, 0) | 1 << line
