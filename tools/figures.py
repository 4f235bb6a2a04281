"""Counts what the rules are made of: lines, files, functions, and how often a thing is said.

    python tools/figures.py [TREE]

Lines are all lines of Python files, comments and empty ones included. Games are the folders in
`src/gruft/games`. docs/measurements/figures.md says what the numbers were, and why they are looked
at.
"""

import ast
import re
import statistics
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

HOME = Path(__file__).parent.parent
#: The part of `layout.py` in which a game numbers its decisions.
DECISIONS = re.compile(r"^# --- decisions\b.*?(?=^# ---|\Z)", re.MULTILINE | re.DOTALL)
CONSTANT = re.compile(r"^([A-Z]\w+): Final", re.MULTILINE)
LAYOUT = "layout"
PERCENTILE = 0.9


@dataclass(frozen=True, slots=True)
class Source:
    """One Python file."""

    path: Path
    text: str
    tree: ast.Module

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())


@dataclass(frozen=True, slots=True)
class Figure:
    """A row of the table."""

    name: str
    value: str


def sources(folders: Iterable[Path]) -> list[Source]:
    """The Python files below these folders."""
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    texts = [(file, file.read_text()) for file in files]
    return [Source(file, text, ast.parse(text)) for file, text in texts]


def functions(source: Source) -> int:
    """Functions and methods, those inside others included."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return sum(isinstance(node, kinds) for node in ast.walk(source.tree))


def import_lines(source: Source) -> int:
    """Lines of import statements; one that is broken over ten lines has ten."""
    return sum(
        (node.end_lineno or node.lineno) - node.lineno + 1
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
    )


def files_per_decision(game: list[Source]) -> float:
    """In how many files a decision is used on average, besides the one that numbers it."""
    (layout,) = (source for source in game if source.path.stem == LAYOUT)
    part = DECISIONS.search(layout.text)
    decisions = CONSTANT.findall(part[0]) if part else []
    if not decisions:
        raise SystemExit(f"{layout.path}: no decisions are numbered here")
    used = [used_of_layout(source.tree) for source in game if source is not layout]
    return statistics.mean(sum(name in names for names in used) for name in decisions)


def used_of_layout(tree: ast.Module) -> set[str]:
    """The constants of `layout.py` that a file uses: imported by name, or through the module."""
    used, known_as = set[str](), set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            if node.module.endswith(f".{LAYOUT}"):
                used |= {one.name for one in node.names}
            known_as |= {one.asname or one.name for one in node.names if one.name == LAYOUT}
    return used | {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id in known_as
    }


def files_per_clause(game: list[Source], prefix: str) -> int:
    """How many files name a clause, in code or comment: nine clauses of ten are in no more."""
    clause = re.compile(rf"\b{prefix}-\d+\b")
    named = [set(clause.findall(source.text)) for source in game]
    counts = sorted(sum(one in names for names in named) for one in set[str]().union(*named))
    if not counts:
        raise SystemExit(f"no clause {prefix}-... is named anywhere")
    return counts[min(len(counts) - 1, int(PERCENTILE * len(counts)))]


def figures(home: Path) -> list[Figure]:
    """The whole table, of the tree in this folder."""
    package = home / "src/gruft"
    folders = sorted(folder.parent for folder in (package / "games").glob("*/__init__.py"))
    games = sources(folders)
    empire, vampir = of_game(games, "vampire_empire"), of_game(games, "grottenstein")
    lines = sum(source.lines for source in games)
    imports = sum(map(import_lines, games)) / lines
    clauses = f"{files_per_clause(empire, 'VE')}, {files_per_clause(vampir, 'GR')}"
    return [
        Figure("Python lines in games", f"{lines:,}"),
        Figure("Python lines in src", f"{lines_in(home / 'src'):,}"),
        Figure("files in games", f"{len(games):,}"),
        Figure("functions in games", f"{sum(map(functions, games)):,}"),
        Figure("import lines in games", f"{imports:.1%}"),
        Figure(
            "files that use one decision (Vampire Empire, mean)",
            f"{files_per_decision(empire):.1f}",
        ),
        Figure("files that name one clause, 90th percentile (Empire, Vampir)", clauses),
        Figure("test lines", f"{lines_in(home / 'tests'):,}"),
    ]


def of_game(games: list[Source], slug: str) -> list[Source]:
    return [source for source in games if slug in source.path.parts]


def lines_in(folder: Path) -> int:
    return sum(len(file.read_text().splitlines()) for file in folder.rglob("*.py"))


def main(*arguments: str) -> None:
    home = Path(arguments[0]) if arguments else HOME
    for figure in figures(home):
        print(f"{figure.value:>8}  {figure.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
