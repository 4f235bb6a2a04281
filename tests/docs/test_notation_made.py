"""The tables of the notation pages that follow from the rules are fresh, and nothing is missing."""

from pathlib import Path

import pytest

from gruft.games.vampire_empire.game import GAME as VAMPIRE_EMPIRE
from gruft.games.vampire_empire.rules import combat, effects, questions
from gruft.kernel.game import Game
from gruft.kernel.question import Reason
from gruft.shelf import SHELF
from tools import notation
from tools.notation import NoPlace, fresh, games_of_questions, page_of


def test_every_game_with_questions_has_such_tables() -> None:
    assert VAMPIRE_EMPIRE in games_of_questions()
    for game in SHELF.values():
        made = "made by make notation" in page_of(game).read_text()
        assert made == (game in games_of_questions())


@pytest.mark.parametrize("game", games_of_questions(), ids=lambda game: str(game.slug))
def test_the_tables_are_fresh(game: Game) -> None:
    """`make notation` writes them anew."""
    page = page_of(game).read_text()

    assert fresh(game, page) == page


def test_a_new_reason_is_told_under_its_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        combat, "TOO_LATE", Reason("refusal-too-late", "VE-99", "character=x"), False
    )
    before, after = (
        notation.refusals(VAMPIRE_EMPIRE).partition(str(chapter.__doc__).partition("\n")[0][:-1])
        for chapter in (combat, effects)
    )

    assert "| `refusal-too-late` | VE-99 | `character` |" in before[2]
    assert "refusal-too-late" not in after[2]


def test_the_clauses_of_a_question_are_told_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions.QUESTIONS[1], "clauses", ("VE-9", "VE-2"))

    assert "| `step1` | `decision-step1` | VE-9, VE-2 |" in notation.decisions(VAMPIRE_EMPIRE)


def test_a_page_without_a_place_for_a_table_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(notation, "PAGES", tmp_path)
    first, *_ = games_of_questions()
    (tmp_path / f"{first.slug}.md").write_text("# Notation\n")

    assert notation.main() == 1
    assert f"{first.slug}.md needs one" in capsys.readouterr().err
    with pytest.raises(NoPlace):
        fresh(VAMPIRE_EMPIRE, "")
