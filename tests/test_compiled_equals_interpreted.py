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
from tests.built import compiled_files, installed_python
from tests.tree import SRC
from tools.compare_compiled import DIGESTS, differences, output

WHERE = """
import importlib, sys
for name in sys.argv[1:]:
    print(name, importlib.import_module(name).__file__)
"""


@pytest.fixture(scope="module")
def compiled() -> Path:
    return installed_python()


def files_of(python: Path, modules: list[str]) -> dict[str, str]:
    """Where modules are loaded from, asked from a place where the sources cannot be imported."""
    asked = [str(python), "-c", WHERE, *modules]
    told = subprocess.run(asked, cwd="/", capture_output=True, text=True, check=True)
    return dict(line.split(" ", 1) for line in told.stdout.splitlines())


@pytest.mark.parametrize(("library", "sources"), compiled_files().items())
def test_the_compiled_package_is_compiled(compiled: Path, library: str, sources: set[Path]) -> None:
    names = [".".join(file.relative_to(SRC).with_suffix("").parts) for file in sources]
    files = files_of(compiled, names)

    assert len(files) == len(sources) > 0
    assert {name: file for name, file in files.items() if not file.endswith((".so", ".pyd"))} == {}


def test_every_game_is_compiled() -> None:
    assert set(compiled_files()) == {"gruft.kernel"} | {game.package for game in SHELF.values()}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_same_seeded_games_end_alike(compiled: Path, game: Game) -> None:
    interpreted = output(sys.executable, "-m", DIGESTS, game.slug)

    assert len(interpreted) == 2 * len(game.seat_counts)
    assert differences(interpreted, output(str(compiled), "-m", DIGESTS, game.slug)) == []
