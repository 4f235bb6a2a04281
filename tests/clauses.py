"""Which clauses the rulebooks state, and which of them the tests claim to prove.

A test claims clauses by `@pytest.mark.clause("VQ-38")`, a scenario file by a top-level key
`proves: [VQ-38]`. Sources are read, not run, so that the answer is the same for every selection
of tests and under pytest-xdist.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import yaml

STATED = re.compile(r"^(?:[-*] )?\*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)


def clauses_stated(rulebook: str) -> list[str]:
    """Return the ids in the order of the book."""
    return STATED.findall(rulebook)


def marks(source: str) -> Iterator[str]:
    """Yield the ids that a test module's marks name."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="clause", value=ast.Attribute(attr="mark"))):
                for argument in node.args:
                    if not isinstance(argument, ast.Constant):
                        where = ast.unparse(argument)
                        raise TypeError(f"a clause mark needs ids in plain text, not {where}")
                    yield str(argument.value)


def scenario_proves(source: str) -> list[str]:
    """Return the ids that a scenario file claims."""
    scenario = yaml.safe_load(source)
    return list(scenario.get("proves", ())) if isinstance(scenario, dict) else []


def clauses_claimed(tests: Path) -> set[str]:
    modules = (path.read_text() for path in sorted(tests.rglob("test_*.py")))
    scenarios = (path.read_text() for path in sorted((tests / "scenarios").rglob("*.yaml")))
    claimed = {clause for source in modules for clause in marks(source)}
    return claimed.union(*(scenario_proves(source) for source in scenarios))


def in_order(clauses: Iterable[str]) -> list[str]:
    """Sort VQ-9 before VQ-10."""
    return sorted(clauses, key=lambda clause: (clause[:2], int(clause[3:])))
