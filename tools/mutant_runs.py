"""Runs tests against one mutant after the other, each in a fork of its own.

A mutant is noticed if a test fails, or if a test does not come to an end in good time. Which test
it was is told, so that it can be asked first another time. Which tests are run is for `mutants.py`
to say.

There are two ways to break the rules. The quick one is a workshop in which all tests are collected
already: a fork of it gives one function the code of the mutant. What works when modules are
imported is imported instead of the real module, in a process that has not seen the game yet.
"""

import gc
import importlib.abc
import importlib.util
import json
import os
import resource
import select
import signal
import sys
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType

import pytest

from gruft.words import speech
from tools.mutations import Mutant

#: What every test needs and no mutant touches is imported once, before the forks.
WARM = speech

ROOT = Path(__file__).parent.parent
REMEMBERED = ROOT / "build" / "mutants"
MEMORY = 2 * 1024**3
#: A test that takes so many times as long as with the unbroken rules would go on for ever.
SLOWER, GRACE = 10.0, 2.0
#: So long may it take to import the tests.
IMPORTING = 12.0
#: So many tests are imported first; most mutants are noticed by one of them.
FIRST = 8
PYTEST = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist")
#: Nobody reads why a mutant was noticed.
SILENT = (*PYTEST, "--tb=no", "--assert=plain")


@dataclass(frozen=True)
class Trial:
    """A mutant and the tests it has to face, in this order; no more than `most` of them."""

    mutant: Mutant
    tests: tuple[str, ...]
    most: int | None = None


@dataclass(frozen=True)
class Verdict:
    """Whether a mutant was noticed, and by which test (empty: the tests could not even begin)."""

    mutant: Mutant
    noticed: bool
    by: str = ""


@dataclass(frozen=True)
class Court:
    """How trials are held: in which profile of tests/conftest.py, and what a test may take."""

    profile: str
    seconds: Mapping[str, float]
    slower: float = SLOWER

    def patience(self, test: str) -> float:
        """How long a test may take."""
        return self.slower * self.seconds.get(test, 0.0) + GRACE


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the mutant's source in place of the real module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != module_of(self.mutant.file):
            return None
        return importlib.util.spec_from_loader(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, str(self.mutant.file), "exec"), module.__dict__)


class Noticer:
    """Ends the process at the first test that fails or takes too long, and tells its name."""

    def __init__(self, court: Court, out: int) -> None:
        self.court, self.out = court, out
        self.test = ""
        signal.signal(signal.SIGPROF, self.too_long)

    def too_long(self, _signal: int, _frame: FrameType | None) -> None:
        """A test, or importing the tests, is taking too long."""
        self.notice(self.test)

    def notice(self, test: str) -> None:
        """Tell the name and end."""
        os.write(self.out, test.encode())
        os._exit(1)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Give each test as much time as it may take."""
        self.test = item.nodeid
        signal.setitimer(signal.ITIMER_PROF, self.court.patience(item.nodeid))
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has failed, or nothing has happened."""
        if report.failed:
            self.notice(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file of tests cannot be imported, or nothing has happened."""
        if report.failed:
            self.notice(report.nodeid)


class InOrder:
    """Runs these tests in this order, and no others."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.tests = tests

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put the tests in order."""
        items[:] = in_order(items, self.tests)


def in_order(items: list[pytest.Item], tests: Sequence[str]) -> list[pytest.Item]:
    """The tests of these names."""
    named = {item.nodeid: item for item in items}
    return [named[test] for test in tests if test in named]


def module_of(file: Path, folder: Path = ROOT / "src") -> str:
    """The name under which a file is imported."""
    return ".".join(file.relative_to(folder).with_suffix("").parts)


def be_quiet() -> None:
    """Say nothing more in this process, and ask nothing."""
    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)


def use_profile(profile: str) -> None:
    """Let tests/conftest.py choose this profile in this process."""
    os.environ["GRUFT_TEST_PROFILE"] = profile


def import_and_run(trial: Trial, court: Court, out: int) -> int:
    """Import the mutant and everything else, and run the tests."""
    be_quiet()
    use_profile(court.profile)
    sys.meta_path.insert(0, Broken(trial.mutant))
    noticer = Noticer(court, out)
    for tests in (trial.tests[:FIRST], trial.tests[FIRST:]):
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        signal.setitimer(signal.ITIMER_PROF, IMPORTING)
        if files and pytest.main([*SILENT, *files], plugins=[InOrder(tests), noticer]) != 0:
            return 1
    return 0


def break_and_run(session: pytest.Session, trial: Trial, court: Court, out: int) -> int:
    """Give a function that is imported already the code of the mutant, and run the tests."""
    try:
        break_function(trial.mutant)
    except (LookupError, TypeError, ValueError):
        return 0  # nobody noticed it: better a false alarm than false praise
    session.config.pluginmanager.register(Noticer(court, out))
    for item, following in pairwise([*in_order(session.items, trial.tests), None]):
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
    return 0


def break_function(mutant: Mutant) -> None:
    """Give the mutant's function the mutant's code."""
    found: object = sys.modules[module_of(mutant.file)]
    for name in mutant.function.split("."):
        found = vars(found)[name]
    if not isinstance(found, FunctionType):
        raise TypeError(mutant.function)
    module = compile(mutant.source, str(mutant.file), "exec")
    (found.__code__,) = (code for code in codes_in(module) if code.co_qualname == mutant.function)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """A code and all codes inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


@dataclass
class Running:
    """A trial that is under way in a forked process."""

    trial: Trial
    pid: int
    pidfd: int
    reading: int

    def verdict(self) -> Verdict:
        """What became of the trial, once the process has ended."""
        _, status = os.waitpid(self.pid, 0)
        by = os.read(self.reading, 4096).decode()
        os.close(self.reading)
        os.close(self.pidfd)
        return Verdict(self.trial.mutant, status != 0, by)


#: Runs the tests of a trial in the forked process, and says what it noticed in a pipe.
Run = Callable[[Trial, Court, int], int]


def apart(work: Callable[[], int]) -> int:
    """Do this in a forked process, which ends with what it returns; return the process."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        status = work()
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def start(trial: Trial, court: Court, run: Run) -> Running:
    """Hold the trial in a process of its own."""
    reading, writing = os.pipe()

    def held() -> int:
        # A mutant may loop or fill the memory where no handler of signals is called.
        seconds = int(sum(court.patience(test) for test in trial.tests)) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        return run(trial, court, writing)

    pid = apart(held)
    os.close(writing)
    return Running(trial, pid, os.pidfd_open(pid), reading)


class Neighbours:
    """Which tests noticed something in the same function, or in the same file: they are asked
    first, since what is broken next to it is mostly noticed by the same."""

    def __init__(self) -> None:
        self._noticed: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def note(self, verdict: Verdict) -> None:
        """Remember who has noticed it."""
        for place in _places(verdict.mutant):
            self._noticed[place][verdict.by] += verdict.noticed

    def asked(self, trial: Trial) -> Trial:
        """The trial with its tests in a new order, but for the one that comes first already."""
        function, file = (self._noticed[place] for place in _places(trial.mutant))
        others = sorted(trial.tests[1:], key=lambda test: (-function[test], -file[test]))
        return Trial(trial.mutant, (*trial.tests[:1], *others)[: trial.most])


def _places(mutant: Mutant) -> tuple[str, str]:
    return f"{mutant.file.stem}.{mutant.function}", mutant.file.stem


def verdicts(trials: Sequence[Trial], court: Court, jobs: int, run: Run) -> Iterator[Verdict]:
    """Hold all trials, a few at a time."""
    waiting, under_way = list(trials), list[Running]()
    neighbours = Neighbours()
    while waiting or under_way:
        while waiting and len(under_way) < jobs:
            under_way.append(start(neighbours.asked(waiting.pop(0)), court, run))
        ended, _, _ = select.select([running.pidfd for running in under_way], [], [])
        for running in [running for running in under_way if running.pidfd in ended]:
            under_way.remove(running)
            verdict = running.verdict()
            neighbours.note(verdict)
            yield verdict


class Workshop:
    """Holds trials in forks of a process that has collected all tests."""

    def __init__(self, trials: Sequence[Trial], court: Court, jobs: int, out: int) -> None:
        self.trials, self.court, self.jobs, self.out = trials, court, jobs, out

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Hold the trials instead of running the tests."""
        gc.freeze()  # what is never looked at again is not copied into every fork
        places = {trial.mutant.name: place for place, trial in enumerate(self.trials)}

        def run(trial: Trial, court: Court, out: int) -> int:
            return break_and_run(session, trial, court, out)

        for verdict in verdicts(self.trials, self.court, self.jobs, run):
            told = json.dumps([places[verdict.mutant.name], verdict.noticed, verdict.by])
            os.write(self.out, f"{told}\n".encode())
        return True


def verdicts_in_workshop(
    trials: Sequence[Trial], court: Court, jobs: int, tests: Path
) -> Iterator[Verdict]:
    """Hold trials of mutants that need not be imported, with the tests of a folder."""
    reading, writing = os.pipe()

    def held() -> int:
        be_quiet()
        use_profile(court.profile)
        workshop = Workshop(trials, court, jobs, writing)
        return int(pytest.main([*SILENT, str(tests)], plugins=[workshop]))

    pid = apart(held)
    os.close(writing)
    with os.fdopen(reading) as told:
        for line in told:
            place, noticed, by = json.loads(line)
            yield Verdict(trials[place].mutant, noticed, by)
    if os.waitpid(pid, 0)[1] != 0:
        sys.exit(f"The tests cannot be collected: pytest {tests}")
