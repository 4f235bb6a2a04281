"""Which clauses a folder of tests claims to prove, and which of a rulebook's are left.

A test claims clauses by `@pytest.mark.clause("VQ-38")`, a scenario file by a top-level key
`proves: [VQ-38]`. Sources are read, not run, so that the answer is the same for every selection
of tests and under pytest-xdist.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import yaml

from gruft.kernel.game import Game
from gruft.kernel.rulebook import Clause
from gruft.testing.matches import Trial


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
    """Every id that a test or scenario under this folder claims."""
    modules = (path.read_text() for path in sorted(tests.rglob("test_*.py")))
    scenarios = (path.read_text() for path in sorted((tests / "scenarios").rglob("*.yaml")))
    claimed = {clause for source in modules for clause in marks(source)}
    return claimed.union(*(scenario_proves(source) for source in scenarios))


def in_order(clauses: Iterable[str]) -> list[str]:
    """Sort VQ-9 before VQ-10."""
    return sorted(clauses, key=lambda clause: (clause[:2], int(clause[3:])))


def unproved(game: Game, tests: Path) -> list[str]:
    """The clauses of a game's rulebook that no test under this folder claims to prove."""
    return in_order(set(game.rulebook()) - clauses_claimed(tests))


def rulebooks_agree(trial: Trial) -> None:
    """The rulebook has the same clauses in every language, each with a text and a known prefix."""
    game = trial.game
    stated = list(_book(trial, "en"))
    if not stated:
        trial.fail("the rulebook states no clause")
    for language in game.languages:
        book = _book(trial, language)
        if list(book) != stated:
            odd = in_order(set(book) ^ set(stated)) or ["their order"]
            trial.fail(f"the rulebooks in en and {language} differ in {', '.join(odd)}")
        if silent := [clause.id for clause in book.values() if not _is_stated(clause)]:
            trial.fail(f"the rulebook in {language} says nothing under {', '.join(silent)}")
    prefixes = {clause.split("-")[0] for clause in stated}
    if prefixes != set(game.clause_prefixes):
        trial.fail(f"the clauses begin with {sorted(prefixes)}, not {game.clause_prefixes}")
    if game.seats_clause not in stated:
        trial.fail(f"the number of seats cites {game.seats_clause!r}, which is no clause")
    for option in game.options():
        if option.clause not in stated:
            trial.fail(f"the option {option.name} cites {option.clause!r}, which is no clause")


def _book(trial: Trial, language: str) -> Mapping[str, Clause]:
    try:
        return trial.game.rulebook(language)
    except FileNotFoundError as missing:
        trial.fail(f"there is no {Path(str(missing.filename)).name} beside the game")
    except ValueError as problem:
        trial.fail(f"the rulebook in {language}: {problem}")


def _is_stated(clause: Clause) -> bool:
    return bool(clause.text.strip())


def clauses_are_proved(trial: Trial, tests: Path) -> None:
    """Every clause of the rulebook is claimed by some test."""
    if missing := unproved(trial.game, tests):
        trial.fail(f"no test under {tests.name} proves {', '.join(missing)}")
