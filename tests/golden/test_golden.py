"""The golden playthroughs are what the stories tell today. `make golden` writes them anew."""

from difflib import unified_diff
from pathlib import Path

import pytest

from gruft.shelf import SHELF
from gruft.testing.scenario import run_file
from tests.golden.playthrough import tell
from tests.golden.refusals import ROWS, sentences_of
from tests.golden.regenerate import HERE, STORIES, golden_file, golden_refusals, main
from tests.testing.stories import said

LONGEST = 200


def ids(story: Path) -> str:
    return story.stem


@pytest.mark.parametrize("story", STORIES, ids=ids)
def test_the_story_is_told_as_it_was(story: Path) -> None:
    golden = golden_file(story)

    told = tell(story.stem, story.read_bytes())

    kept = golden.read_text(encoding="utf-8").splitlines(keepends=True)
    now = told.splitlines(keepends=True)
    difference = "".join(unified_diff(kept, now, golden.name, "as it is told now"))
    assert not difference, difference


@pytest.mark.parametrize("story", STORIES, ids=ids)
def test_the_story_is_a_scenario_that_holds(story: Path) -> None:
    result = run_file(story)

    assert result.held, said(result)
    assert result.notes == ()


@pytest.mark.parametrize("slug", ROWS)
def test_refusals_are_said_as_they_were(slug: str) -> None:
    assert sentences_of(slug) == golden_refusals(slug).read_text(encoding="utf-8")


def test_every_text_has_a_story() -> None:
    assert sorted(HERE.glob("*.txt")) == sorted(map(golden_file, STORIES))


@pytest.mark.parametrize("story", STORIES, ids=ids)
def test_a_story_is_short_enough_to_be_read(story: Path) -> None:
    assert len(golden_file(story).read_text().splitlines()) <= LONGEST


@pytest.mark.parametrize("slug", SHELF)
def test_every_way_in_which_a_game_can_end_is_told(slug: str) -> None:
    texts = [golden_file(story).read_text() for story in STORIES]
    told = "\n".join(text for text in texts if text.startswith(f"# {slug}/"))

    for cause in SHELF[slug].describe().causes:
        assert f"\n=> {cause} " in told


def test_a_shared_win_is_told() -> None:
    assert "Ada and Bela won" in golden_file(HERE / "a_shared_win.yaml").read_text()


def texts_in(folder: Path) -> dict[str, str]:
    texts = folder.rglob("*.txt")
    return {str(path.relative_to(folder)): path.read_text() for path in texts}


def test_regenerating_writes_every_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.golden.regenerate.HERE", tmp_path)

    main()

    assert texts_in(tmp_path) == texts_in(HERE)
    assert capsys.readouterr().out.count("wrote ") == len(STORIES) + len(ROWS)
