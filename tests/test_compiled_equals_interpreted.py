"""The same seeded games are played compiled and interpreted, and must end alike.

mypyc has been caught compiling correct Python into silently wrong code. `make test` builds the
compiled package first and sets GRUFT_NEEDS_COMPILED; there, and in CI, a missing one is a failure.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from gruft.kernel.game import Game
from gruft.shelf import SHELF
from gruft.testing.digests import GAMES
from tests.built import installed_python
from tools.compare_compiled import DIGESTS, differences, output

WHERE = "import {0} as module; print(module.__file__)"


@pytest.fixture(scope="module")
def compiled() -> Path:
    return installed_python()


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


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_same_seeded_games_end_alike(compiled: Path, game: Game) -> None:
    interpreted = output(sys.executable, "-m", DIGESTS, game.slug)

    assert len(interpreted) == 2 * len(game.seat_counts)
    assert differences(interpreted, output(str(compiled), "-m", DIGESTS, game.slug)) == []
