"""Runs a command at low priority beside the process that began this one, and ends with it.

    python tools/beside.py PARENT COMMAND...

What the command says goes into build/beside.txt; only lines that begin with "gruft:" are for the
person at the screen.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType

SAID = Path("build/beside.txt")
LOWEST_PRIORITY = 19
LOOK_EVERY = 0.2
OURS = "gruft:"


def run_beside(command: list[str], parent: int) -> int:
    """Run the command while the parent lives; end it then with everything that it began."""
    SAID.parent.mkdir(exist_ok=True)
    with SAID.open("w") as said:
        os.nice(LOWEST_PRIORITY)
        running = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, start_new_session=True
        )
    try:
        while running.poll() is None and os.getppid() == parent:
            time.sleep(LOOK_EVERY)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGTERM)
    return running.wait()


def leave(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(1)


def main(house: str, *command: str) -> None:
    parent = int(house)
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, leave)
    code = run_beside(list(command), parent)
    if os.getppid() != parent:
        return
    for line in SAID.read_text().splitlines():
        if line.startswith(OURS):
            print(line, flush=True)
    if code:
        print(f"{OURS} the rules could not be compiled; {SAID} says why", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
