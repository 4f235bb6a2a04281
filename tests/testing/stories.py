"""A small language for tests about scenario files: a story in YAML, and what became of it."""

from pathlib import Path
from textwrap import dedent

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.refusal import Refused
from gruft.testing.scenario import FileResult, run_bytes
from gruft.testing.scenario_report import report
from gruft.words.speech import Words
from tests.tree import ROOT

SCENARIOS = ROOT / "tests/scenarios"

#: Three seats: seat 0 leads, seat 1 can raise, seat 2 holds both slayers. Nothing was played yet.
SET_UP = """\
game: vampire_queen
seats: 3
position: {leader: 0, crypt: "-", hands: ["4 4 9", "5 5 Q", "8 S15 S20"]}
"""


def scenario_files() -> list[Path]:
    return sorted(SCENARIOS.rglob("*.yaml"))


def run(text: str | bytes) -> FileResult:
    """Run the text of a file called story.yaml."""
    content = text if isinstance(text, bytes) else text.encode()
    return run_bytes(content, "story.yaml")


def told(*steps: str, set_up: str = SET_UP) -> FileResult:
    """Run a story of these steps."""
    listed = "".join(f"  - {step}\n" for step in steps) or "  []\n"
    return run(f"{set_up}steps:\n{listed}")


def said(result: FileResult, language: str = "en") -> list[str]:
    """The report of one file, line by line."""
    return report([result], language)


def lines(text: str) -> list[str]:
    """The lines of an indented text."""
    return dedent(text).strip("\n").splitlines()


def verdicts(result: FileResult) -> list[str]:
    return [step.verdict for step in result.steps]


def refused(text: str | bytes) -> str:
    """The report about a file that cannot be run."""
    result = run(text)
    assert result.problem is not None
    (line,) = said(result)
    return line


def why(key: str, clause: str = "", **args: object) -> str:
    """The sentence of a refusal, in whatever words the game has for it now."""
    return Words.at(GAME, "en").refuse(Refused(key, clause, **args))
