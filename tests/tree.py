"""The project as a tree of files, for the tests that read it."""

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
KERNEL = SRC / "gruft/kernel"
GAMES = SRC / "gruft/games"
TINY_GAMES = SRC / "gruft/testing/tiny"
STRANGERS = ROOT / "tests/strangers"

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(*rooms: Path) -> list[Path]:
    return sorted(path for room in rooms for path in room.rglob("*.py"))


def game_folders() -> list[Path]:
    """Return the folder of every game; a folder is a game as soon as it can be imported."""
    return sorted(path.parent for path in GAMES.glob("*/__init__.py"))


def rulebook_folders() -> list[Path]:
    """Return the folder of every game that has a rulebook, the tiny ones and strangers included."""
    others = [*TINY_GAMES.glob("*/rulebook.md"), *STRANGERS.glob("*/rulebook.md")]
    return game_folders() + sorted(path.parent for path in others)


@cache
def tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text(), filename=str(module))


def functions(module: Path) -> Iterator[Function]:
    return (node for node in ast.walk(tree(module)) if isinstance(node, Function))


def classes(module: Path) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree(module)) if isinstance(node, ast.ClassDef))


def imported(module: Path) -> Iterator[str]:
    """Yield the full name of every module, or member of one, that is imported."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def length(node: Function | ast.ClassDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def name_of(module: Path, node: Function | ast.ClassDef | None = None) -> str:
    """Name a place the way lists of exceptions name it: `gruft/kernel/chance.py Chance`."""
    path = module.relative_to(SRC if module.is_relative_to(SRC) else ROOT).as_posix()
    return f"{path} {node.name}" if node else path


@cache
def project_files() -> list[Path]:
    """Return every file that is, or is about to be, under version control."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    paths = (ROOT / name for name in listed.stdout.split("\0") if name)
    return sorted(path for path in paths if path.is_file())


def keys_raised(game: str, modules: Iterable[str], kinds: str) -> set[str]:
    """The messages of some kinds (`refusal|wanted`) that modules of a game name."""
    return {
        node.value
        for module in modules
        for node in ast.walk(tree(GAMES / game / f"{module}.py"))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(rf"(?:{kinds})-[a-z0-9-]+", node.value)
    }
