"""The JSON Schema of scenario files is fresh, and accepts and refuses what the runner does."""

from pathlib import Path

import jsonschema
import pytest

from gruft.testing.scenario_form import KINDS, Form, read_form
from gruft.testing.scenario_yaml import Source, Unusable, read_yaml
from gruft.testing.schema import SCHEMA_FILE, main, schema, written
from tests.testing.stories import scenario_files
from tests.tree import ROOT

VALIDATOR = jsonschema.Draft202012Validator(schema())

FRAME: dict[str, object] = {"game": "vampire_queen", "seats": 3, "steps": []}


def is_valid(data: object) -> bool:
    return bool(VALIDATOR.is_valid(data))


def has_the_form(data: object) -> bool:
    try:
        read_form(Source(data, {}))
    except Unusable:
        return False
    return True


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())


def test_the_schema_in_the_documents_is_fresh() -> None:
    """`python -m gruft.testing.schema` writes it anew."""
    assert (ROOT / SCHEMA_FILE).read_text() == written()


def test_the_schema_can_be_written_anywhere(tmp_path: Path) -> None:
    main([str(tmp_path / "schema.json")])

    assert (tmp_path / "schema.json").read_text() == written()


@pytest.mark.parametrize("file", scenario_files(), ids=lambda file: str(file.stem))
def test_every_scenario_of_ours_is_valid(file: Path) -> None:
    data = read_yaml(file.read_bytes()).data

    assert list(VALIDATOR.iter_errors(data)) == []


@pytest.mark.parametrize(
    "step",
    [
        {"seat": 0, "play": "6"},
        {"seat": 0, "play": 6},
        {"seat": 0, "refused": "6", "clause": "VQ-1", "key": "x"},
        {"legal": {"seat": 0, "includes": ["6"], "excludes": [7]}},
        {"legal": {"seat": 0, "exactly": []}},
        {"expect": {}},
        {"sees": {"seat": -1, "hides": ["x"]}},
        {"say": "x", "task": "y"},
        {},
        5,
        {"seat": 0},
        {"seat": 0, "play": None},
        {"seat": -1, "play": "6"},
        {"seat": True, "play": "6"},
        {"seat": 0, "play": "6", "refused": "6"},
        {"seat": 0, "play": "6", "say": "x"},
        {"seat": 0, "play": "6", "clause": "VQ-1"},
        {"legal": {"seat": 0}},
        {"legal": {"includes": ["6"]}},
        {"expect": []},
        {"sees": {"seat": -2, "hides": ["x"]}},
        {"sees": {"seat": 0}},
        {"say": 5},
    ],
    ids=repr,
)
def test_the_schema_accepts_the_steps_that_the_runner_accepts(step: object) -> None:
    story = {**FRAME, "steps": [step]}

    assert is_valid(story) == has_the_form(story)


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"name": "x", "about": "y", "proves": ["VQ-1"]},
        {"seed": 2**53 - 1},
        {"seed": 2**53},
        {"seed": -1},
        {"seed": "7"},
        {"chance": [1, ["Q", 6], []]},
        {"chance": [[["Q"]]]},
        {"options": {"phases": 3, "open": True, "pace": "slow"}},
        {"options": {"phases": [3]}},
        {"edition": {"number.values": [1, 2]}},
        {"edition": {"number": {"copies": 1}}},
        {"position": "VQ1; n=3"},
        {"position": {"hands": [None]}},
        {"position": []},
        {"proves": "VQ-1"},
        {"colour": "red"},
        {"seats": 100},
        {"seats": None},
        {"game": 5},
    ],
    ids=repr,
)
def test_the_schema_accepts_the_files_that_the_runner_accepts(change: dict[str, object]) -> None:
    story = {**FRAME, **change}

    assert is_valid(story) == has_the_form(story)


def test_the_schema_names_every_key_and_every_kind_of_step() -> None:
    text = written()

    for key in (*Form.__struct_fields__, *KINDS):
        assert f'"{key}"' in text
