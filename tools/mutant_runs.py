"""Runs tests against one mutant after the other, each in a fork of its own.

A mutant is noticed if a test fails, or if the tests do not come to an end in good time. Which test
it was is told, so that it can be asked first another time. What is run when is for `mutants.py`
to say.
"""

import importlib.abc
import importlib.util
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

from gruft.words import speech
from tools.mutations import Mutant

#: What every test needs and no mutant touches is imported once, before the forks.
WARM = speech

ROOT = Path(__file__).parent.parent
MEMORY = 2 * 1024**3
#: A mutant that takes so many times as long as the unbroken rules loops for ever.
SLOWER, GRACE = 4.0, 5.0


@dataclass(frozen=True)
class Trial:
    """A mutant and the tests it has to face, with a profile of tests/conftest.py."""

    mutant: Mutant
    tests: tuple[str, ...]
    profile: str


@dataclass(frozen=True)
class Verdict:
    """Whether a mutant was noticed, and by which test (empty: by not coming to an end)."""

    mutant: Mutant
    noticed: bool
    by: str = ""


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


class Noticer:
    """Tells the name of the first test that fails."""

    def __init__(self, out: int) -> None:
        self.out = out

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has failed, or nothing has happened."""
        if report.failed:
            os.write(self.out, f"{report.nodeid}\n".encode())


@dataclass
class Running:
    """A trial that is under way in a forked process."""

    trial: Trial
    pid: int
    pidfd: int
    reading: int
    deadline: float


def start(trial: Trial, patience: float) -> Running:
    """Fork, import the mutant, run the tests."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.environ["GRUFT_TEST_PROFILE"] = trial.profile
        _be_the_mutant(trial, writing, patience)
    os.close(writing)
    return Running(trial, pid, os.pidfd_open(pid), reading, time.monotonic() + patience)


def _be_the_mutant(trial: Trial, out: int, patience: float) -> None:
    status = 1
    try:
        # A mutant may loop for ever or fill the memory, also when nobody waits for it any more.
        resource.setrlimit(resource.RLIMIT_CPU, (int(patience) + 1, int(patience) + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        file = trial.mutant.file
        module = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
        sys.meta_path.insert(0, Broken(module, trial.mutant))
        arguments = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *trial.tests]
        status = int(pytest.main(arguments, plugins=[Noticer(out)]))
    finally:
        os._exit(status)


def verdict_on(running: Running) -> Verdict | None:
    """What became of the trial; None while the tests are still running."""
    pid, status = os.waitpid(running.pid, os.WNOHANG)
    if pid == 0 and time.monotonic() < running.deadline:
        return None
    if pid == 0:
        os.kill(running.pid, signal.SIGKILL)
        _, status = os.waitpid(running.pid, 0)
    by = os.read(running.reading, 4096).decode().partition("\n")[0]
    os.close(running.reading)
    os.close(running.pidfd)
    return Verdict(running.trial.mutant, os.waitstatus_to_exitcode(status) != 0, by)


def verdicts(trials: list[Trial], jobs: int, patience: float) -> Iterator[Verdict]:
    """Run all trials, a few at a time."""
    waiting, under_way = list(trials), list[Running]()
    while waiting or under_way:
        while waiting and len(under_way) < jobs:
            under_way.append(start(waiting.pop(0), patience))
        select.select([running.pidfd for running in under_way], [], [], 1.0)
        for running in list(under_way):
            verdict = verdict_on(running)
            if verdict is not None:
                under_way.remove(running)
                yield verdict


def patience_for(trial: Trial) -> float:
    """How long such a trial may take, by how long the unbroken rules take.

    Tests that fail anyhow would seem to notice every mutant, so they must pass.
    """
    began = time.monotonic()
    (verdict,) = verdicts([trial], 1, 3600.0)
    if verdict.noticed:
        sys.exit(f"The tests fail without any mutation: pytest {' '.join(trial.tests)}")
    return SLOWER * (time.monotonic() - began) + GRACE
