"""Plays the same seeded games interpreted and compiled, and says where they differ.

mypyc has been caught compiling correct Python into silently wrong code; nothing ships without this.

    python tools/compare_compiled.py INTERPRETED_PYTHON COMPILED_PYTHON

Both run `python -m gruft.testing.digests`, which prints one line per match.
"""

import os
import subprocess
import sys
from pathlib import Path

DIGESTS = "gruft.testing.digests"
GAMES = Path(__file__).parent.parent / "src/gruft/games"

COUNT_COMPILED = """
import importlib.util, pathlib
home = pathlib.Path(importlib.util.find_spec("gruft").origin).parent
print(sum(1 for path in home.rglob("*") if path.suffix in (".so", ".pyd")))
"""


def output(python: str, *arguments: str) -> list[str]:
    # Hash randomisation stays on: a match that depends on it must be found here.
    done = subprocess.run([python, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{python} {' '.join(arguments)} failed:\n{done.stderr}")
    return done.stdout.splitlines()


def compiled_modules(python: str) -> int:
    return int(output(python, "-c", COUNT_COMPILED)[0])


def differences(interpreted: list[str], compiled: list[str]) -> list[str]:
    """Return the lines that only one of the two printed."""
    only_interpreted = [f"interpreted: {line}" for line in interpreted if line not in set(compiled)]
    only_compiled = [f"compiled:    {line}" for line in compiled if line not in set(interpreted)]
    return only_interpreted + only_compiled


def main(interpreted: str, compiled: str) -> None:
    if compiled_modules(interpreted):
        sys.exit(f"{interpreted} holds compiled modules, so there is nothing to compare with")
    if not compiled_modules(compiled):
        if os.environ.get("GRUFT_PURE") == "1":
            print("compiled = interpreted: not compared, GRUFT_PURE=1 is set")
            return
        sys.exit(f"{compiled} holds no compiled module; is there a C compiler? then: make clean")
    if not list(GAMES.glob("*/game.py")):
        print("compiled = interpreted: there is no game yet")
        return
    expected, actual = output(interpreted, "-m", DIGESTS), output(compiled, "-m", DIGESTS)
    if not expected:
        sys.exit(f"{DIGESTS} played no match")
    if found := differences(expected, actual):
        sys.exit("\n".join(["compiled and interpreted play differently:", *found]))
    print(f"compiled = interpreted: {len(expected)} matches end alike")


if __name__ == "__main__":
    main(*sys.argv[1:])
