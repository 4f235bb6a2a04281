"""Plays an old and a new Gruft with equal seeds, and says where anything that can be seen differs.

    python tools/lockstep.py build/old.whl vampire_empire --games 2000 --seed 0

The old one is a wheel, installed into an environment of its own under build/lockstep; the new one
is the Python that `--new` names (.venv-compiled, unless told otherwise). Both play on their own and
print a line of digests for every step; where two lines differ the step is played again and shown.
Exit code 0: nothing differs; 1: something does.
"""

import argparse
import difflib
import hashlib
import json
import subprocess
import sys
import venv
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path

HOME = Path(__file__).parent.parent
STEPS = HOME / "tools/lockstep_steps.py"
BUILD = HOME / "build/lockstep"
#: So many games are one errand: a process that plays them ends, and gives its memory back.
ERRAND = 25
#: Of each kind of difference so many are shown in full.
SHOWN = 3


def environment_of(wheel: Path) -> str:
    """The Python in which the old Gruft is installed; made once for each wheel."""
    mark = hashlib.sha256(wheel.read_bytes()).hexdigest()[:12]
    folder = BUILD / mark
    python = folder / "bin/python"
    if not (folder / "ready").exists():
        venv.create(folder, with_pip=True, clear=True)
        known = HOME / "requirements/runtime.txt"
        install = [str(python), "-m", "pip", "install", "--quiet"]
        subprocess.run([*install, "--require-hashes", "-r", str(known)], check=True)
        subprocess.run([*install, "--no-deps", str(wheel)], check=True)
        (folder / "ready").touch()
    return str(python)


def run(python: str, *arguments: object) -> str:
    """What the player prints in this environment."""
    # Without -P the folder of the tool, and with it the new sources, would come first.
    command = [python, "-P", str(STEPS), *map(str, arguments), *HANDED_ON]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=HOME)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout


class Difference:
    """The first step of a game at which the two do not show the same."""

    def __init__(self, game: int, step: int, aspects: tuple[str, ...], last: str) -> None:
        self.game = game
        self.step = step
        self.aspects = aspects
        self.last = last


def by_game(printed: str) -> dict[int, list[dict[str, object]]]:
    """The lines of each game."""
    lines = [json.loads(line) for line in printed.splitlines()]
    return {game: list(some) for game, some in groupby(lines, key=lambda line: line["game"])}


def differences(old: str, new: str) -> Iterator[Difference]:
    """Where the games of an errand part; after that a game tells nothing."""
    new_games = by_game(new)
    for game, steps in by_game(old).items():
        others = new_games.get(game, [])
        for number, step in enumerate(steps):
            other = others[number] if number < len(others) else {"seen": {}, "last": "no step"}
            if step == other:
                continue
            seen, seen_now = step["seen"], other["seen"]
            assert isinstance(seen, dict)
            assert isinstance(seen_now, dict)
            names = {*seen, *seen_now}
            apart = sorted(one for one in names if seen.get(one) != seen_now.get(one))
            yield Difference(game, number, tuple(apart) or ("move",), str(step["last"]))
            break
        else:
            if len(others) != len(steps):
                yield Difference(game, len(steps) - 1, ("length",), "the end")


def shown(pythons: tuple[str, str], slug: str, found: Difference) -> str:
    """The step in which two games part, line by line."""
    old, new = (
        run(one, slug, found.game, found.game + 1, "--show", found.step).splitlines()
        for one in pythons
    )
    lines = difflib.unified_diff(old, new, "old", "new", lineterm="", n=2)
    return "\n".join(list(lines)[:80])


def compare(pythons: tuple[str, str], slug: str, numbers: range) -> int:
    """Play these games in both environments; returns how many differ."""
    with ThreadPoolExecutor(len(pythons)) as pool:
        old, new = pool.map(lambda one: run(one, slug, numbers.start, numbers.stop), pythons)
    found = list(differences(old, new))
    for one in found:
        kind = ", ".join(one.aspects)
        print(f"\n{slug} game {one.game}, step {one.step} ({one.last}): {kind}")
        KINDS[kind] += 1
        if KINDS[kind] <= SHOWN:
            print(shown(pythons, slug, one))
    STEPS_COMPARED[slug] += len(old.splitlines())
    return len(found)


#: What the player is told besides: how often to look, and what was changed on purpose.
HANDED_ON: list[str] = []
KINDS: Counter[str] = Counter()
STEPS_COMPARED: Counter[str] = Counter()


def main() -> int:
    """Compare as told."""
    parser = argparse.ArgumentParser(prog="lockstep", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("old", type=Path, help="the wheel of the old Gruft")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game")
    parser.add_argument("--new", default=str(HOME / ".venv-compiled/bin/python"))
    parser.add_argument(
        "--decided", help="a Python file that makes equal what was changed on purpose"
    )
    parser.add_argument(
        "--every", type=int, default=1, help="look at everything only at every so many-th step"
    )
    given = parser.parse_args()
    HANDED_ON.extend(["--every", str(given.every)])
    if given.decided:
        HANDED_ON.extend(["--decided", given.decided])
    pythons = (environment_of(given.old), given.new)
    differing = 0
    end = given.seed + given.games
    for first in range(given.seed, end, ERRAND):
        numbers = range(first, min(first + ERRAND, end))
        differing += compare(pythons, given.game, numbers)
        done, steps = numbers.stop - given.seed, STEPS_COMPARED[given.game]
        print(
            f"\r{given.game}: {done} of {given.games} games, {steps} steps, {differing} differ",
            end="\n" if done == given.games else "",
            file=sys.stderr,
            flush=True,
        )
    print(f"{given.game}: {given.games} games from {given.seed} on, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
