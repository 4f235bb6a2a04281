"""What setup.py does with games that do not compile, and on a machine that has no compiler.

The house that is built here is tiny: it has the kernel's names, and games of one function each.
"""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.built import compiled_files
from tests.tree import ROOT, SRC

GOOD = "def five() -> int:\n    return 5\n"
CHANGED = "def six() -> int:\n    return 6\n"
NESTED = "def refused() -> None:\n    class Inside:\n        pass\n"
PROJECT = """
[project]
name = "gruft"
version = "0"
[tool.setuptools.packages.find]
where = ["src"]
"""
#: A compiler that stumbles over one game.
PICKY = """#!/bin/sh
case "$*" in *__native_unlucky.c*) exit 1;; esac
exec cc "$@"
"""


class House:
    """A folder with setup.py, the kernel's names and some games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copy(ROOT / "setup.py", folder)
        (folder / "pyproject.toml").write_text(PROJECT)
        for module in compiled_files()["gruft.kernel"]:
            self.write(module.relative_to(SRC).as_posix(), GOOD)

    def write(self, file: str, text: str) -> None:
        """Write a source, and make packages of the folders above it."""
        path = self.folder / "src" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        for folder in Path(file).parents[:-1]:
            (self.folder / "src" / folder / "__init__.py").touch()

    def write_game(self, slug: str, rules: str) -> None:
        """Write a game whose rules are one file, and which shows something."""
        self.write(f"gruft/games/{slug}/game.py", GOOD)
        self.write(f"gruft/games/{slug}/rules/play.py", rules)
        self.write(f"gruft/games/{slug}/show/scene.py", GOOD)

    def build(self, compiler: str = "cc") -> list[str]:
        """Build; return what is said to the person who installs."""
        done = subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build"],
            cwd=self.folder,
            env=os.environ | {"CC": compiler, "GRUFT_PURE": ""},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return [line for line in done.stderr.splitlines() if line.startswith("gruft:")]

    def compiled(self) -> set[str]:
        """The modules of games that were compiled."""
        files = self.folder.glob("build/lib*/gruft/games/*/**/*.*")
        libraries = (file for file in files if file.suffix in (".so", ".pyd"))
        return {"/".join((*file.parts[-3:-1], file.name.partition(".")[0])) for file in libraries}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house in which everything has been compiled once."""
    house = House(tmp_path_factory.mktemp("house"))
    for slug in ("good", "nested", "unlucky"):
        house.write_game(slug, GOOD)

    assert house.build() == []
    assert house.compiled() == {f"{slug}/rules/play" for slug in ("good", "nested", "unlucky")}
    return house


def test_a_game_that_does_not_compile_stays_plain_alone(house: House) -> None:
    """Also what was compiled of it before is gone, or it would hide the changed source."""
    house.write_game("nested", NESTED)
    house.write_game("unlucky", CHANGED)
    picky = house.folder / "picky"
    picky.write_text(PICKY)
    picky.chmod(0o755)

    said = house.build(str(picky))

    assert house.compiled() == {"good/rules/play"}
    assert said == [
        "gruft: nested stays plain Python, correct but slower: "
        "src/gruft/games/nested/rules/play.py:2: Nested class definitions not supported",
        "gruft: unlucky stays plain Python, correct but slower: the C compiler failed",
    ]


def test_a_kernel_that_is_refused_leaves_everything_plain() -> None:
    setup = runpy.run_path(str(ROOT / "setup.py"))
    said = "src/gruft/kernel/vectors.py:2: note: see\nsrc/gruft/kernel/vectors.py:7:3: error: No!\n"

    with pytest.raises(setup["CannotCompile"], match=r"^mypyc refused \S+vectors.py:7: No!$"):
        setup["refused"](said, setup["libraries"](ROOT))


def test_without_a_compiler_everything_stays_plain(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.write_game("good", GOOD)

    said = house.build("no-such-compiler")

    assert said == [
        "gruft: the rules stay plain Python, correct but slower: no C compiler was found"
    ]
    assert house.compiled() == set()
