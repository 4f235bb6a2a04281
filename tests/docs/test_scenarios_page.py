"""docs/scenarios.md is exact: its files hold, its reports are what is really said."""

import re
from textwrap import dedent

import pytest
from msgspec import Struct

from gruft.games.vampire_queen.game import GAME
from gruft.kernel.chance import FastChance
from gruft.kernel.game import set_up
from gruft.kernel.journal import Journal
from gruft.testing.scenario_form import (
    KINDS,
    LARGEST_SEED,
    Expect,
    Form,
    LegalMoves,
    Lesson,
    Play,
    Refusal,
    SeenBy,
)
from gruft.testing.scenario_steps import Stage
from gruft.testing.scenario_yaml import DEEPEST_NESTING, LONGEST_FILE
from tests.testing.stories import run, said
from tests.tree import ROOT

PAGE = (ROOT / "docs/scenarios.md").read_text()
FILES = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("text", FILES, ids=range(len(FILES)))
def test_every_file_on_the_page_holds(text: str) -> None:
    result = run(text)

    assert result.held, "\n".join(said(result))


def test_the_report_on_the_page_is_what_is_said() -> None:
    story = """\
        game: vampire_queen
        seats: 5
        position:
          leader: 0
          hands: ["6 6 6 9 S20", "8 8 8 2", "5 5 10", "11 11 11 1", "12 13 S15"]
        steps:
          - {seat: 0, play: "6 6 6"}
          - {seat: 1, play: "8 8 8"}
          - {expect: {hands: {1: "2 8"}, to_act: [3]}}
          - {seat: 3, play: 9}
        """

    assert "\n".join(said(run(dedent(story)))) in PAGE


def test_the_problem_on_the_page_is_what_is_said() -> None:
    story = "game: vampire_queen\nseats: 3\nposition:\n  leader: 3\nsteps: []\n"

    assert "\n".join(said(run(story))) in PAGE


@pytest.mark.parametrize("key", Form.__struct_fields__)
def test_every_key_of_a_file_is_explained(key: str) -> None:
    assert f"\n| `{key}` |" in PAGE


@pytest.mark.parametrize("key", KINDS)
def test_every_kind_of_step_is_explained(key: str) -> None:
    headings = re.findall(r"^### (.*)$", PAGE, re.MULTILINE)

    assert [heading for heading in headings if re.search(rf"\b{key}\b", heading)]


@pytest.mark.parametrize("struct", [Play, Refusal, LegalMoves, Expect, SeenBy, Lesson])
def test_every_key_of_a_step_is_in_the_heading_of_its_kind(struct: type[Struct]) -> None:
    headings = re.findall(r"^### (.*)$", PAGE, re.MULTILINE)
    keys = struct.__struct_fields__

    assert [one for one in headings if all(re.search(rf"\b{key}\b", one) for key in keys)]


def test_every_key_of_what_a_seat_is_shown_is_named_as_the_beginning_of_a_path() -> None:
    position = set_up(GAME, 3, {}, GAME.shipped_edition(), FastChance(1))

    (named,) = re.findall(r"is a key of the scene: (.*?)\. Parts", PAGE)

    assert re.findall(r"`(\w+)`", named) == list(Stage(GAME, position, Journal()).shown_to(0))


def test_every_limit_is_the_limit_of_the_code() -> None:
    assert f"at most {LONGEST_FILE} bytes" in PAGE
    assert f"nested at most {DEEPEST_NESTING} levels" in PAGE
    assert f"from 0 to {LARGEST_SEED}" in PAGE
