"""`make play` opens the house at once; the compiled rules are built beside it, and end with it."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.tree import ROOT

BESIDE = ROOT / "tools/beside.py"
ALONE = ROOT / "tools/alone.py"
NOTE = ".venv-compiled/.installed"
PATIENCE = 30
#: Begins a command beside itself and stays until something comes in.
HOUSE = """
import os, subprocess, sys
script, *command = sys.argv[1:]
beside = subprocess.Popen([sys.executable, script, str(os.getpid()), *command])
print("open", flush=True)
sys.stdin.readline()
"""
#: A house that stays open until its rules are being compiled, if they are to be.
HOUSE_SCRIPT = """
while [ "${GRUFT_COMPILED-}" ] && [ ! -s asked ]; do sleep 0.02; done
echo "$* from ${PYTHONPATH-src} ${GRUFT_COMPILED-no}"
"""


def wait_for(file: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < until, f"{file.name} never came"
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    """Tell whether a process runs; one that has ended and was not asked about does not."""
    stat = Path(f"/proc/{process}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def script(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


# ---- what opens ----


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder in which every command says what it was asked for."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__*"))
    script(tmp_path / ".venv/bin/gruft", HOUSE_SCRIPT)
    script(tmp_path / ".venv/bin/python", f'exec "{sys.executable}" "$@"')
    (tmp_path / "setup.py").write_text("")
    (tmp_path / NOTE).parent.mkdir()
    (tmp_path / NOTE).write_text("the/compiled/rules\n")
    return tmp_path


def play(checkout: Path, make: str) -> str:
    """What is said by the house that opens; `make` is what stands in for make."""
    script(checkout / "make", make)
    asked = [str(checkout / "tools/play.sh"), str(checkout / "make")]
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run(asked, cwd=checkout, env=own, capture_output=True, text=True, check=True)
    return said.stdout.strip()


def test_the_house_opens_compiled_if_the_rules_are(checkout: Path) -> None:
    assert play(checkout, "exit 0") == "serve from the/compiled/rules no"


def test_rules_that_are_not_compiled_yet_are_compiled_beside_the_plain_house(
    checkout: Path,
) -> None:
    """A note of rules that are too old is no note: bots would believe it."""
    said = play(checkout, 'case "$1" in --question) exit 1;; *) echo "$*" >asked;; esac')

    assert said == f"serve from src {checkout / NOTE}"
    assert not (checkout / NOTE).exists()
    assert "compile" in (checkout / "asked").read_text()


def test_a_machine_without_a_compiler_plays_plain(checkout: Path) -> None:
    (checkout / "setup.py").write_text("raise SystemExit('gruft: no compiler')")

    assert play(checkout, "exit 1") == "serve from src no"


# ---- beside the house ----


def begin_house(folder: Path, *command: str) -> subprocess.Popen[str]:
    house = subprocess.Popen(
        [sys.executable, "-c", HOUSE, str(BESIDE), *command],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert house.stdout is not None
    assert house.stdout.readline() == "open\n"
    return house


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
def test_what_runs_beside_ends_with_the_house(tmp_path: Path, ending: signal.Signals) -> None:
    """With all that it began: a build that goes on unseen would be in the way of the next."""
    house = begin_house(
        tmp_path, "sh", "-c", "sleep 600 & echo $! >child.new; mv child.new child; wait"
    )
    wait_for(tmp_path / "child")
    child = int((tmp_path / "child").read_text())
    assert is_alive(child)

    house.send_signal(ending)
    house.communicate()

    until = time.monotonic() + PATIENCE
    while is_alive(child) and time.monotonic() < until:
        time.sleep(0.02)
    assert not is_alive(child)


def test_only_what_concerns_the_player_is_said(tmp_path: Path) -> None:
    house = begin_house(
        tmp_path, "sh", "-c", "echo gcc; echo gruft: slow; nice; echo x >&2; exit 3"
    )
    assert house.stdout is not None

    said = [house.stdout.readline(), house.stdout.readline()]
    house.communicate("done")

    assert said == [
        "gruft: slow\n",
        "gruft: the rules could not be compiled; build/beside.txt says why\n",
    ]
    lowest = min(19, os.nice(0) + 19)
    assert (tmp_path / "build/beside.txt").read_text() == f"gcc\ngruft: slow\n{lowest}\nx\n"


def test_two_builds_never_run_at_once(tmp_path: Path) -> None:
    slow = "echo begin >>log; touch begun; while [ ! -e go ]; do sleep 0.02; done; echo end >>log"
    command = [sys.executable, str(ALONE), "build/.lock", "sh", "-c"]
    first = subprocess.Popen([*command, slow], cwd=tmp_path)
    wait_for(tmp_path / "begun")
    second = subprocess.Popen(
        [*command, "echo second >>log; exit 5"], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    )
    assert second.stdout is not None

    waiting = second.stdout.readline()
    (tmp_path / "go").touch()

    assert "waiting" in waiting
    assert (first.wait(), second.wait()) == (0, 5)
    second.stdout.close()
    assert (tmp_path / "log").read_text().split() == ["begin", "end", "second"]


def test_a_killed_build_keeps_the_lock_until_its_last_process_has_ended(tmp_path: Path) -> None:
    command = [sys.executable, str(ALONE), "build/.lock", "sh", "-c"]
    first = subprocess.Popen([*command, "echo $$ >pid; touch begun; exec sleep 600"], cwd=tmp_path)
    wait_for(tmp_path / "begun")
    first.kill()
    first.wait()

    second = subprocess.Popen([*command, "true"], cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    assert second.stdout is not None
    waiting = second.stdout.readline()
    os.kill(int((tmp_path / "pid").read_text()), signal.SIGTERM)

    assert "waiting" in waiting
    assert second.wait() == 0
    second.stdout.close()
