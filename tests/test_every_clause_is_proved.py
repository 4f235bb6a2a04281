"""Every clause of every rulebook is proved by some test, and no test proves what no book says."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.clauses import clauses_claimed, clauses_stated, in_order, marks, scenario_proves
from tests.tree import GAMES, ROOT, game_folders, rulebook_folders


@cache
def claimed() -> set[str]:
    return clauses_claimed(ROOT / "tests")


def stated(game: Path) -> list[str]:
    return clauses_stated((game / "rulebook.md").read_text())


def test_every_folder_among_the_games_is_a_game() -> None:
    """Else the tests below would be about nothing."""
    folders = sorted(
        path for path in GAMES.iterdir() if path.is_dir() and path.name != "__pycache__"
    )

    assert folders == game_folders()


@pytest.mark.parametrize("game", rulebook_folders(), ids=lambda game: str(game.name))
def test_the_rulebook_states_clauses_and_each_of_them_once(game: Path) -> None:
    times = Counter(stated(game))

    assert times
    assert [clause for clause, count in times.items() if count > 1] == []


@pytest.mark.parametrize("game", rulebook_folders(), ids=lambda game: str(game.name))
def test_every_clause_is_proved(game: Path) -> None:
    assert in_order(set(stated(game)) - claimed()) == []


def test_no_test_names_a_clause_that_no_rulebook_states() -> None:
    known = {clause for game in rulebook_folders() for clause in stated(game)}

    assert sorted(claimed() - known) == []


# ---- the check itself ----


def test_a_clause_is_a_bold_id_at_the_beginning_of_a_line() -> None:
    book = "**XY-1** One.\n- **XY-2** Two, see **XY-7**.\n**XY-3, an example**\nXY-4 bare\n"

    assert clauses_stated(book) == ["XY-1", "XY-2"]


def test_marks_are_found_on_functions_parameters_and_whole_modules() -> None:
    source = (
        "import pytest\n"
        "pytestmark = pytest.mark.clause('XY-1')\n"
        "@pytest.mark.clause('XY-2', 'XY-3')\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.clause('XY-4'))])\n"
        "def test_something(x): ...\n"
    )

    assert sorted(marks(source)) == ["XY-1", "XY-2", "XY-3", "XY-4"]


def test_a_mark_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(TypeError, match="plain text"):
        list(marks("@pytest.mark.clause(*ALL)\ndef test_everything(): ..."))


def test_a_scenario_may_prove_clauses() -> None:
    assert scenario_proves("game: x\nproves: [XY-1, XY-2]\n") == ["XY-1", "XY-2"]
    assert scenario_proves("game: x\n") == []


def test_an_unproved_clause_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios/story.yaml").write_text("proves: [XY-2]")
    (tmp_path / "test_story.py").write_text("@pytest.mark.clause('XY-1')\ndef test_it(): ...")

    book = clauses_stated("**XY-1** a\n**XY-2** b\n**XY-10** c\n**XY-3** d\n")

    assert in_order(set(book) - clauses_claimed(tmp_path)) == ["XY-3", "XY-10"]
