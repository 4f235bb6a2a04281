"""`gruft scenario`: exit codes, a readable difference, and a report for build servers."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from gruft.kernel.game import LANGUAGES
from tests.terminal.runs import House

STORY = """
game: vampire_queen
seats: 3
seed: 7
position: {leader: 0, hands: ["6 6 6 1 S20", "5 5 5 2 S15", "8 8 8 3"]}
steps:
  - {seat: 0, play: "6 6 6"}
  - {seat: 1, refused: "5 5 5", clause: VQ-38}
"""


@pytest.fixture
def story(tmp_path: Path) -> Path:
    path = tmp_path / "story.yaml"
    path.write_text(STORY)
    return path


def test_a_story_that_holds(house: House, story: Path) -> None:
    run = house.run("scenario", str(story))

    assert run.code == 0
    assert "all 2 steps hold" in run.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_that_does_not_hold_is_told_with_its_line(
    house: House, story: Path, language: str
) -> None:
    story.write_text(STORY.replace("VQ-38", "VQ-37"))

    run = house.run("scenario", str(story), "--lang", language, plain=False)

    assert run.code == 1
    assert f"{story}:8" in run.out
    assert "VQ-38" in run.out
    assert "VQ-37" in run.out


def test_a_line_of_a_report_stays_whole_in_a_pipe(house: House, story: Path) -> None:
    far = story.parent / ("a-very-long-name-of-a-file-" * 6 + ".yaml")
    far.write_text(STORY)

    run = house.run("scenario", str(far))

    assert run.out.splitlines() == [f"{far}: all 2 steps hold."]


def test_a_file_that_cannot_be_used_does_not_keep_the_others_from_running(
    house: House, story: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("game: [")

    run = house.run("scenario", str(broken), str(story))

    assert run.code == 2
    assert "broken.yaml" in run.err
    assert "all 2 steps hold" in run.text


def test_the_report_can_be_read_by_build_servers_and_is_replaced_by_the_next(
    house: House, story: Path, tmp_path: Path
) -> None:
    report = tmp_path / "report.xml"

    first = house.run("scenario", str(story), "--junit", str(report))
    story.write_text(STORY.replace("VQ-38", "VQ-37"))
    second = house.run("scenario", str(story), "--junit", str(report))

    suites = ElementTree.parse(report).getroot()
    assert (first.code, second.code) == (0, 1)
    assert suites.get("failures") == "1"
    assert suites.get("tests") == "2"
