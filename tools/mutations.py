"""Breaks a Python source in one small place at a time: the catalogue of mutations.

This room only makes mutants. `mutants.py` runs the tests against them.
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import cast

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


Way = tuple[tuple[str, int], ...]
#: What these decorators return is the function itself.
HARMLESS = ("final",)


@dataclass(frozen=True)
class Mutant:
    """A source with one place changed. `name` says where and how, the same in every run."""

    file: Path
    name: str
    source: str
    #: The lines of the statement that was changed.
    lines: range
    #: The function whose body was changed; empty if the change works when the module is imported.
    function: str

    @property
    def line(self) -> int:
        """Where the change is, as in a traceback."""
        return self.lines.start


@dataclass(frozen=True)
class Place:
    """A node that may change: the way to it, what it is called after, and what it is part of."""

    way: Way
    owner: str
    statement: ast.stmt
    function: str


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every mutant of the functions of a file, and of its module-level numbers."""
    text = file.read_text(encoding="utf-8")
    tree = ast.parse(text)
    seen: dict[str, int] = {}
    for place in _places(tree):
        for change, describe in _changes(_at(tree, place.way)):
            label = f"{file.stem}.{place.owner}: {describe}"
            seen[label] = seen.get(label, 0) + 1
            name = f"{label} #{seen[label]}" if seen[label] > 1 else label
            source = _changed(text, tree, place.way, change)
            yield Mutant(file, name, source, _lines_of(place.statement), place.function)


def _changed(text: str, tree: ast.Module, way: Way, change: ast.AST) -> str:
    """The text with one change; only the outermost statement around it is written anew."""
    outermost = cast("ast.stmt", _at(tree, way[:1]))
    unbroken = _at(tree, way)
    _replace(tree, way, change)
    anew = ast.unparse(_at(tree, way[:1]))
    _replace(tree, way, unbroken)
    lines = text.splitlines()
    lines[_first_line(outermost) - 1 : outermost.end_lineno] = [anew]
    return "\n".join(lines) + "\n"


def _first_line(statement: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(decorator.lineno for decorator in decorators)])


def _lines_of(statement: ast.stmt) -> range:
    """The lines of a statement, without those of the statements inside it."""
    body = getattr(statement, "body", [])
    last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
    return range(statement.lineno, max(statement.lineno, last) + 1)


def _places(tree: ast.Module) -> Iterator[Place]:
    """Every node that may change."""
    for place, statement in enumerate(tree.body):
        if not _is_no_rule(statement):
            here = Place((("body", place),), _name_inside("module", statement), statement, "")
            yield here
            yield from _inside(statement, here)


def _inside(node: ast.AST, around: Place) -> Iterator[Place]:
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        function = around.function
        if isinstance(node, ast.FunctionDef) and field == "body" and not function:
            function = around.owner if _is_bare(node) else ""
        for place, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or _is_no_rule(child):
                continue
            way = (*around.way, (field, place if isinstance(value, list) else -1))
            statement = child if isinstance(child, ast.stmt) else around.statement
            here = Place(way, _name_inside(around.owner, child), statement, function)
            yield here
            yield from _inside(child, here)


def _name_inside(owner: str, node: ast.AST) -> str:
    if not isinstance(node, ast.FunctionDef | ast.ClassDef):
        return owner
    return node.name if owner == "module" else f"{owner}.{node.name}"


def _is_bare(function: ast.FunctionDef) -> bool:
    """Whether a call runs the function itself, and not what a decorator made of it."""
    return all(ast.unparse(decorator) in HARMLESS for decorator in function.decorator_list)


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


def _at(tree: ast.AST, way: Way) -> ast.AST:
    node: ast.AST = tree
    for field, place in way:
        value = getattr(node, field)
        node = value if place < 0 else value[place]
    return node


def _replace(tree: ast.AST, way: Way, change: ast.AST) -> None:
    parent = _at(tree, way[:-1])
    field, place = way[-1]
    if place < 0:
        setattr(parent, field, change)
    else:
        getattr(parent, field)[place] = change
