"""Runs a command, but never two of them at once: the second waits for the first.

python tools/alone.py LOCK COMMAND...
"""

import fcntl
import os
import subprocess
import sys
from pathlib import Path


def main(lock: str, *command: str) -> int:
    Path(lock).parent.mkdir(parents=True, exist_ok=True)
    with Path(lock).open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("another build is under way; waiting for it", flush=True)
            fcntl.flock(held, fcntl.LOCK_EX)
        # The command has the lock as well: it is free when both have ended.
        os.set_inheritable(held.fileno(), True)
        return subprocess.run(command, close_fds=False, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
