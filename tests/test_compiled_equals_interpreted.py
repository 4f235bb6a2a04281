"""The same seeded games are played compiled and interpreted, and must end alike.

mypyc has been caught compiling correct Python into silently wrong code. `make test` builds the
compiled package first and sets GRUFT_NEEDS_COMPILED; there, and in CI, a missing one is a failure.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gruft.shelf import SHELF
from tests.tree import ROOT, SRC
from tools.compare_compiled import DIGESTS, differences, output

COMPILED = ROOT / ".venv-compiled/bin/python"
BUILT = ROOT / ".venv-compiled/.installed"
WHERE = "import {0} as module; print(module.__file__)"


def newest_source() -> float:
    return max(path.stat().st_mtime for path in SRC.rglob("*.py"))


def give_up(reason: str) -> None:
    if os.environ.get("CI") or os.environ.get("GRUFT_NEEDS_COMPILED"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The Python that holds the compiled package, built from the sources as they are."""
    if os.environ.get("GRUFT_PURE") == "1":
        pytest.skip("GRUFT_PURE=1 asks for plain Python")
    if not COMPILED.exists():
        give_up("there is no compiled package; `make compile` builds it")
    if BUILT.stat().st_mtime < newest_source():
        give_up("the compiled package is older than the sources; `make compile` builds it anew")
    return COMPILED


def compiled_module(python: Path, module: str) -> str:
    """The file a module is loaded from, asked from a place where the sources cannot be imported."""
    asked = subprocess.run(
        [python, "-c", WHERE.format(module)], cwd="/", capture_output=True, text=True, check=True
    )
    return asked.stdout.strip()


@pytest.mark.parametrize(
    "module",
    ["gruft.kernel.chance", "gruft.kernel.position"]
    + [f"{game.package}.position" for game in SHELF.values()],
)
def test_the_compiled_package_is_compiled(compiled: Path, module: str) -> None:
    file = compiled_module(compiled, module)

    assert file.endswith((".so", ".pyd"))


def test_the_same_seeded_games_end_alike(compiled: Path) -> None:
    interpreted = output(sys.executable, "-m", DIGESTS)

    assert len(interpreted) >= 2 * sum(len(game.seat_counts) for game in SHELF.values())
    assert differences(interpreted, output(str(compiled), "-m", DIGESTS)) == []
