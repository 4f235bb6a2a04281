"""`gruft editions` for a game with a map: plans are shown line by line, and bad ones refused."""

from pathlib import Path

import pytest

from gruft.games.grottenstein.game import GAME
from gruft.shelf import SHELF
from tests.games.grottenstein.editions import plan, redrawn
from tests.terminal.runs import House


@pytest.fixture(autouse=True)
def vampir_stands_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, GAME.slug, GAME)


def file_with(folder: Path, **plans: str) -> str:
    """An owner's file with these plans."""
    file = folder / "mine.toml"
    drawn = "".join(f"{floor} = '''\n{board.rstrip()}\n'''\n" for floor, board in plans.items())
    file.write_text(f"[board]\n{drawn}", encoding="utf-8")
    return str(file)


def test_a_plan_is_shown_below_the_table_as_an_owner_has_to_type_it(house: House) -> None:
    run = house.run("editions", "grottenstein")

    assert "board.G see below" in run.text
    for floor in "CGU":
        assert plan(floor).strip("\n") in run.out


def test_of_an_owners_plan_the_lines_are_shown_that_differ(house: House, tmp_path: Path) -> None:
    file = file_with(tmp_path, G=redrawn("G", {"g5/g6": "D"}), C=plan("C"))

    run = house.run("editions", "grottenstein", file)

    assert run.code == 0
    assert "changes one value: Value Printed Yours board.G see below see below" in run.text
    assert run.text.endswith(
        "board.G Line Printed Yours"
        " 12 +-+D+-+-+-+-+-+D+-+-+-+-+-+^+-+ +-+D+-+-+-+-+D+D+-+-+-+-+-+^+-+"
    )


@pytest.mark.parametrize(
    ("drawn", "complaint"),
    [
        (
            redrawn("G", {"c4/c5": "-"}),
            "the hunters can’t get there from the entrance hall. (GR-52)",
        ),
        (redrawn("G", {"b2": "8"}), "“board.G” must have the sign “1” once, not 0 times. (GR-10)"),
        (
            plan("G").replace("3 |. .", "3 |.\t."),
            "line 7, character 6 of “board.G” can’t be “\\t”.",
        ),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_with_the_reason(
    house: House, tmp_path: Path, drawn: str, complaint: str
) -> None:
    run = house.run("editions", "grottenstein", file_with(tmp_path, G=drawn))

    assert run.code != 0
    assert complaint in run.complaint


def test_notes_are_said_on_the_side(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("cards.E09.deck = 'none'\n")

    run = house.run("editions", "grottenstein", str(file))

    assert run.complaint == "Note: this edition has 23 event cards; the box has 24."


def test_a_game_can_be_simulated_with_an_owners_villa(house: House, tmp_path: Path) -> None:
    file = file_with(tmp_path, G=redrawn("G", {"g5/g6": "D"}))

    run = house.run(
        "simulate", "grottenstein", "--games", "1", "--edition", file, "--option", "max_rounds=2"
    )

    assert run.code == 0
