"""Breaks a Python source in one small place at a time: the catalogue of mutations.

This room only makes mutants. Who runs the tests against them is `mutants.py`.
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True)
class Mutant:
    """A source with one place changed. `name` says where and how, the same in every run."""

    file: Path
    line: int
    name: str
    source: str


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mutant of the functions of a file, and of its module-level numbers."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    seen: dict[str, int] = {}
    for path, owner in _places(tree):
        for change, describe in _changes(_at(tree, path)):
            broken = copy.deepcopy(tree)
            _replace(broken, path, change)
            label = f"{file.stem}.{owner}: {describe}"
            seen[label] = seen.get(label, 0) + 1
            name = f"{label} #{seen[label]}" if seen[label] > 1 else label
            line = getattr(_at(tree, path), "lineno", 0)
            yield Mutant(file, line, name, ast.unparse(ast.fix_missing_locations(broken)))


Path_ = tuple[tuple[str, int], ...]


def _places(tree: ast.Module) -> Iterator[tuple[Path_, str]]:
    """The way to every node that may change, with the function or class it belongs to."""
    yield from _walk(tree, (), "module")


def _walk(node: ast.AST, path: Path_, owner: str) -> Iterator[tuple[Path_, str]]:
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        children = value if isinstance(value, list) else [value]
        for place, child in enumerate(children):
            if not isinstance(child, ast.AST) or _is_no_rule(child):
                continue
            here = (*path, (field, place if isinstance(value, list) else -1))
            inner = owner
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inner = child.name if owner == "module" else f"{owner}.{child.name}"
            yield here, inner
            yield from _walk(child, here, inner)


def _is_no_rule(node: ast.AST) -> bool:
    """Imports, docstrings and what only a type checker reads cannot break a game."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _changes(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    if type(node) in SWAPPED:
        other = SWAPPED[type(node)]
        yield other(), f"{type(node).__name__} -> {other.__name__}"
    if isinstance(node, ast.Constant):
        yield from _other_constants(node)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand, f"without not: {ast.unparse(node)}"
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield from _other_conditions(node)
    if isinstance(node, ast.Expr | ast.Assign | ast.AugAssign):
        yield ast.Pass(), f"without: {ast.unparse(node)}"


def _other_constants(node: ast.Constant) -> Iterator[tuple[ast.AST, str]]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value), f"{node.value} -> {not node.value}"
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1), f"{node.value} -> {node.value + 1}"
    elif isinstance(node.value, str) and node.value:
        yield ast.Constant(node.value + "x"), f"{node.value!r} -> {node.value + 'x'!r}"


def _other_conditions(node: ast.If | ast.While | ast.IfExp) -> Iterator[tuple[ast.AST, str]]:
    for value in (True, False):
        if isinstance(node, ast.While) and value:
            continue  # an endless loop proves nothing but patience
        broken = copy.deepcopy(node)
        broken.test = ast.Constant(value)
        yield broken, f"{ast.unparse(node.test)} -> {value}"


def _at(tree: ast.AST, path: Path_) -> ast.AST:
    node: ast.AST = tree
    for field, place in path:
        value = getattr(node, field)
        node = value if place < 0 else value[place]
    return node


def _replace(tree: ast.AST, path: Path_, change: ast.AST) -> None:
    parent = _at(tree, path[:-1])
    field, place = path[-1]
    if place < 0:
        setattr(parent, field, change)
    else:
        getattr(parent, field)[place] = change
