"""The numbers and habits the project holds itself to, read off the tree.

Every exception is listed by name with its reason; a list that grows is a sign to stop and think.
"""

import ast
import json
import re
import statistics
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.built import compiled_files
from tests.tree import (
    GAMES,
    KERNEL,
    ROOT,
    SRC,
    classes,
    functions,
    game_folders,
    imported,
    length,
    modules,
    name_of,
    project_files,
    tree,
)

# "gruft/table/clock.py Clock": "why it is one class"
LONG_CLASSES: dict[str, str] = {}
LONG_FUNCTIONS: dict[str, str] = {}
LONG_FILES: dict[str, str] = {}
NOT_COMPILED = {
    "gruft/kernel/luck.py": "lists every way in which luck can fall, for the kit and small games",
    "gruft/kernel/script.py": "told luck overrides compiled luck, for stories and never in search",
    "gruft/kernel/witness.py": "writes the draws of real matches down, never those of search",
}

KERNEL_MAY_IMPORT = sys.stdlib_module_names | {"gruft", "librt", "mypy_extensions"}
# import-linter sees `librt` as one package; these parts of it are clock, luck and threads.
RULES_MAY_NOT_IMPORT = ("librt.random", "librt.time", "librt.threading")

# Spelled so that this file does not contain what it looks for.
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:w[o]rk|r[o]ot|h[o]me|U[s]ers|f[a]rm)/")
PACKAGE_HOST = re.compile(
    r"p[y]pi\.org|p[y]thonhosted\.org|n[p]mjs\.|d[e]b\.debian|--(?:extra-)?index-url[= ]"
)
ADDRESS = re.compile(r"https?:|file:|git\+", re.IGNORECASE)


def texts() -> Iterable[tuple[Path, str]]:
    for path in project_files():
        try:
            yield path, path.read_text()
        except UnicodeDecodeError:
            continue


def lines_in(paths: Iterable[Path]) -> int:
    return sum(len(path.read_text().splitlines()) for path in paths)


# ---- sizes ----


def test_no_file_is_longer_than_400_lines() -> None:
    long = [name_of(path) for path in modules(SRC) if lines_in([path]) > 400]

    assert sorted(long) == sorted(LONG_FILES)


def test_no_function_of_the_rules_is_longer_than_50_lines() -> None:
    long = [
        name_of(path, node)
        for path in modules(KERNEL, GAMES)
        for node in functions(path)
        if length(node) > 50
    ]

    assert sorted(long) == sorted(LONG_FUNCTIONS)


def test_no_class_is_longer_than_200_lines() -> None:
    long = [
        name_of(path, node) for path in modules(SRC) for node in classes(path) if length(node) > 200
    ]

    assert sorted(long) == sorted(LONG_CLASSES)


def test_functions_are_short() -> None:
    sizes = sorted(length(node) for path in modules(SRC) for node in functions(path))

    assert statistics.median(sizes) <= 8
    assert sizes[len(sizes) * 9 // 10] <= 25


def test_the_rules_have_at_least_as_many_lines_of_test_as_of_code() -> None:
    """The conformance kit and the scenarios are tests too."""
    tests = [*modules(ROOT / "tests", SRC / "gruft/testing"), *(ROOT / "tests").rglob("*.yaml")]
    tested, testing = lines_in(modules(KERNEL, GAMES)), lines_in(tests)

    assert testing >= tested


# ---- walls that import-linter cannot see ----


@pytest.mark.parametrize("game", game_folders(), ids=lambda game: str(game.name))
def test_the_kernel_names_no_game(game: Path) -> None:
    naming = [name_of(path) for path in modules(KERNEL) if game.name in path.read_text().lower()]

    assert naming == []


def test_the_kernel_imports_the_standard_library_and_the_run_time_of_the_compiler_only() -> None:
    foreign = [
        f"{name_of(path)} imports {name}"
        for path in modules(KERNEL)
        for name in imported(path)
        if name.split(".")[0] not in KERNEL_MAY_IMPORT
    ]

    assert foreign == []


def test_the_rules_use_no_clock_or_luck_of_librt() -> None:
    forbidden = [
        f"{name_of(path)} imports {name}"
        for path in modules(KERNEL, GAMES)
        for name in imported(path)
        if name.startswith(RULES_MAY_NOT_IMPORT)
    ]

    assert forbidden == []


def test_every_module_that_uses_machine_integers_is_compiled() -> None:
    """Else it is slower than plain Python, and nobody notices."""
    compiled = set().union(*compiled_files().values())
    slow = [
        name_of(path)
        for path in set(modules(KERNEL, GAMES)) - compiled
        if "mypy_extensions.i64" in imported(path)
    ]

    assert sorted(slow) == sorted(NOT_COMPILED)


# ---- words ----


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        name_of(path)
        for path in modules(SRC, ROOT / "tests", ROOT / "tools")
        if not ast.get_docstring(tree(path))
    ]

    assert silent == []


def test_every_folder_of_python_is_a_package_with_an_init() -> None:
    folders = {path.parent for path in modules(SRC)} - {SRC}

    assert sorted(folder for folder in folders if not (folder / "__init__.py").exists()) == []


# ---- the repository ----


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    assert [name_of(path) for path, text in texts() if MACHINE_PATH.search(text)] == []


def test_no_file_names_a_package_host() -> None:
    assert [name_of(path) for path, text in texts() if PACKAGE_HOST.search(text)] == []


def test_no_lock_file_carries_an_address() -> None:
    locks = sorted((ROOT / "requirements").glob("*.txt"))

    assert locks
    assert [path.name for path in locks if ADDRESS.search(path.read_text())] == []


def test_every_locked_package_carries_a_hash() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        pins = re.findall(r"^\S+==.*?(?=^\S|\Z)", lock.read_text(), re.MULTILINE | re.DOTALL)

        assert pins
        assert [pin for pin in pins if "--hash=sha256:" not in pin] == []


def test_the_locks_of_npm_carry_digests_and_no_address_to_download_from() -> None:
    """npm writes addresses into them unless an .npmrc beside them tells it not to."""
    locks = [path for path in project_files() if path.name == "package-lock.json"]
    packages = {
        f"{lock.parent.name} {name}": package
        for lock in locks
        for name, package in json.loads(lock.read_text())["packages"].items()
        if name  # the nameless one is ourselves
    }

    assert len(locks) == 2
    assert packages
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if "integrity" not in package] == []


def test_the_build_is_pinned_to_the_locked_tools() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lock = (ROOT / "requirements/dev.txt").read_text()

    for requirement in project["build-system"]["requires"]:
        assert f"\n{requirement.replace('[mypyc]', '')} \\\n" in lock


def test_ci_runs_what_contributors_run() -> None:
    script = ROOT / ".ci/run"

    assert "make test" in script.read_text().splitlines()
    assert script.stat().st_mode & 0o111
