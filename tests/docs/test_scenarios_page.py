"""docs/scenarios.md is exact: its files hold, its reports are what is really said."""

import re
from textwrap import dedent

import pytest
from msgspec import Struct

from gruft.games.vampire_queen.game import GAME
from gruft.testing.scenario_compare import LIST_WORDS
from gruft.testing.scenario_form import (
    KINDS,
    LARGEST_SEED,
    MOST_WORLDS,
    USUAL_WORLDS,
    Branch,
    Expect,
    Form,
    LegalMoves,
    Lesson,
    OtherSetUp,
    Play,
    Refusal,
    RefusedSetUp,
    SeenBy,
    WorldsOf,
    read_form,
)
from gruft.testing.scenario_stage import find_setting
from gruft.testing.scenario_yaml import DEEPEST_NESTING, LONGEST_FILE, read_yaml
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


STEPS = [Play, Refusal, Expect, SeenBy, WorldsOf, OtherSetUp, RefusedSetUp, Branch, Lesson]


@pytest.mark.parametrize("struct", [*STEPS, LegalMoves])
def test_every_key_of_a_step_is_in_the_heading_of_its_kind(struct: type[Struct]) -> None:
    headings = re.findall(r"^### (.*)$", PAGE, re.MULTILINE)
    # `exactly` has a heading of its own, because it stands alone.
    keys = [key for key in struct.__struct_fields__ if key != "exactly"]

    assert [one for one in headings if all(re.search(rf"\b{key}\b", one) for key in keys)]


def test_every_key_of_what_a_seat_is_shown_is_named_as_the_beginning_of_a_path() -> None:
    source = read_yaml(b"game: vampire_queen\nseats: 3\nsteps: []\n")
    stage = find_setting(source, read_form(source)[0], "story.yaml", lambda slug: GAME).stage()

    (named,) = re.findall(r"is a key of the scene: (.*?)\. Parts", PAGE)

    assert re.findall(r"`(\w+)`", named) == list(stage.shown_to(0))


def test_every_limit_is_the_limit_of_the_code() -> None:
    assert f"at most {LONGEST_FILE} bytes" in PAGE
    assert f"nested at most {DEEPEST_NESTING} levels" in PAGE
    assert f"from 0 to {LARGEST_SEED}" in PAGE
    assert f"1 to {MOST_WORLDS}, {USUAL_WORLDS} if it is missing" in PAGE


@pytest.mark.parametrize("word", LIST_WORDS)
def test_every_word_about_lists_is_explained(word: str) -> None:
    assert f"\n| `{word}` |" in PAGE
