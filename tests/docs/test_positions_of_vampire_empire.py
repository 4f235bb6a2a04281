"""The page about the notation of Vampire Empire tells the truth about written positions."""

import json
import re

import pytest

from gruft.games.vampire_empire.notation.entries import COMBAT_ENTRIES
from gruft.games.vampire_empire.notation.knowledge import KEYS as KNOWLEDGE_KEYS
from gruft.games.vampire_empire.notation.lines import DECISIONS
from gruft.games.vampire_empire.notation.pending import (
    BY_CONTEXT,
    BY_DECISION,
    BY_PURPOSE,
    CONTEXTS,
    PURPOSES,
)
from gruft.games.vampire_empire.notation.position import FACTS, KEYS
from tests.games.vampire_empire.laid import laid_over
from tests.games.vampire_empire.table import given
from tests.tree import GAMES, ROOT, modules

PAGE = (ROOT / "docs/notation/vampire_empire.md").read_text()
SECTION = PAGE[PAGE.index("## The position") : PAGE.index("## Outcome")]
TABLES = re.findall(r"(?:^\|.*\n)+", SECTION, re.MULTILINE)
BASE: dict[str, object] = {
    "castle": ["Lady", "Bishop", "Officer"],
    "vampires": ["Lady", "Monk", "Cook"],
}


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def rows(*heading: str) -> list[list[str]]:
    """The rows of all tables with this heading."""
    found: list[list[str]] = []
    for table in TABLES:
        first, _, *others = table.splitlines()
        if cells(first) == list(heading):
            found += [cells(line) for line in others]
    assert found, heading
    return found


def first_name(cell: str) -> str:
    return cell.split("`")[1]


def test_every_key_is_explained_in_its_order() -> None:
    told = [first_name(row[0]) for row in rows("key", "value", "if it is not named")]

    assert told == list(KEYS)


def test_the_page_names_the_bounds_that_are_declared() -> None:
    told = {first_name(row[0]): row[1] for row in rows("key", "value", "if it is not named")}

    bounds = {fact.key: fact.bounds for fact in FACTS}
    assert set(bounds) < set(told)
    assert bounds["turn"] in told["turn"]


def test_every_entry_of_pending_is_explained() -> None:
    told = {
        first_name(row[0])
        for row in rows("entry", "of the decisions", "value", "if it is not named")
    }
    tables = (BY_DECISION, BY_PURPOSE, BY_CONTEXT)

    entries = {entry.key for table in tables for one in table.values() for entry in one.entries}

    assert told == {"decision", "asked", *entries}


def test_every_entry_of_combat_and_of_knowledge_is_explained() -> None:
    told = [first_name(row[0]) for row in rows("entry", "value", "if it is not named")]

    assert told == [*COMBAT_ENTRIES, *KNOWLEDGE_KEYS]


@pytest.mark.parametrize("row", rows("pending", "with"), ids=lambda row: str(row[0])[:40])
def test_the_example_of_a_decision_is_read_and_written_again(row: list[str]) -> None:
    pending, keys = (json.loads(first_name(cell)) for cell in row)

    table = laid_over({**BASE, **keys, "pending": pending})

    assert table.truth["pending"] == pending


def test_there_is_an_example_of_everything_that_can_be_asked() -> None:
    told = [json.loads(first_name(row[0])) for row in rows("pending", "with")]

    assert {one["decision"] for one in told} == set(DECISIONS)
    assert {one["for"] for one in told if "for" in one} == set(PURPOSES)
    assert {one["context"] for one in told if "context" in one} == set(CONTEXTS)


def test_the_example_of_knowledge_is_read_and_written_again() -> None:
    (block,) = re.findall(r"^```json\n(.*?)^```$", SECTION, re.MULTILINE | re.DOTALL)

    table = given("Dagger, Raven", "-", moats=["Garlic", "-"], knowledge=json.loads(block))

    assert table.truth["knowledge"] == json.loads(block)


def test_every_refusal_of_a_position_is_told_with_its_clauses() -> None:
    told: dict[str, set[str]] = {}
    for messages, clauses, _ in rows("message", "clause", "refused"):
        for key in re.findall(r"`([^`]+)`", messages):
            told[key] = set(re.findall(r"VE-\d+", clauses))
    code = "".join(path.read_text() for path in modules(GAMES / "vampire_empire"))

    for key, clause in re.findall(r'"(position-[a-z-]+)",\s*"(VE-\d+)"', code):
        assert clause in told[key], key
    assert set(re.findall(r'"(position-[a-z-]+)"', code)) <= set(told)


def test_every_clause_that_forbids_a_question_is_told() -> None:
    (told,) = (
        row[1]
        for row in rows("message", "clause", "refused")
        if row[0] == "`position-question-impossible`"
    )
    rooms = (GAMES / "vampire_empire/notation").glob("*.py")
    code = "".join(room.read_text() for room in rooms)

    used = set(re.findall(r'\n    \(.*?, "(VE-\d+)", ', code))
    used |= set(re.findall(r'\n        "(VE-\d+)",\n', code))
    used |= set(re.findall(r'impossible\(.*?, "(VE-\d+)"\)', code))
    used |= {question.ended_by for question in BY_DECISION.values()}

    assert set(re.findall(r"VE-\d+", told)) == used
