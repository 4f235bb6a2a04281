"""A stranger's game lives in the stranger's package and is played like any other."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gruft.kernel.refusal import Refused
from gruft.shelf import BROUGHT, SHELF, bring, bring_strangers, load
from tests.tree import ROOT

STRANGERS = ROOT / "tests" / "strangers"
LIARS_DICE = "liars_dice.game:GAME"


@pytest.fixture(autouse=True)
def the_shelf_as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test brings along is gone after it."""
    monkeypatch.setenv(BROUGHT, "")
    monkeypatch.setattr(sys, "path", [*sys.path])
    before = dict(SHELF)
    yield
    SHELF.clear()
    SHELF.update(before)


def gruft(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in the folder where the stranger's package lies."""
    return subprocess.run(
        [sys.executable, "-m", "gruft.terminal", "--no-color", "--lang", "en", *arguments],
        cwd=STRANGERS,
        env={**os.environ, **environment},
        input="",
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_rules_of_a_game_that_is_brought_along_can_be_read() -> None:
    read = gruft("rules", "--game", LIARS_DICE, "LD-7")

    assert read.returncode == 0, read.stderr
    assert "all cups are lifted" in read.stdout


def test_bots_play_it_and_the_advised_ones_win() -> None:
    count = gruft(
        "simulate", f"--game={LIARS_DICE}", "--games", "60", "--bots", "raven,moth", "--seed", "1"
    )

    assert count.returncode == 0, count.stderr
    assert count.stdout.count("Moth    0.0%") == 2


def test_it_stands_beside_the_four_games_of_the_house() -> None:
    listed = gruft("games", **{BROUGHT: LIARS_DICE})

    assert "Liar’s Dice" in listed.stdout
    assert "Vampire Queen" in listed.stdout
    assert "Liar’s Dice" not in gruft("games").stdout


def test_scenario_files_are_run_on_it(tmp_path: Path) -> None:
    told = tmp_path / "a_lie.yaml"
    told.write_text(
        "game: liars_dice\nseats: 2\nposition: {dice: [[1, 2], [3]]}\n"
        "steps:\n  - {seat: 0, refused: liar, clause: LD-6}\n  - {seat: 0, play: 2 fives}\n"
        "  - {seat: 1, play: liar}\n  - {expect: {turn: 0}}\n"
    )

    run = gruft("scenario", "--game", LIARS_DICE, str(told))

    assert run.returncode == 0, run.stdout + run.stderr


def test_an_installed_game_is_found_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described = tmp_path / "liars_dice-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: liars-dice\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text(f"[gruft.games]\nliars_dice = {LIARS_DICE}\n")
    monkeypatch.syspath_prepend(STRANGERS)
    monkeypatch.syspath_prepend(tmp_path)

    assert bring_strangers() == []
    assert SHELF["liars_dice"].seats_clause == "LD-1"


def test_processes_that_think_inherit_what_was_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(STRANGERS)

    bring(LIARS_DICE)
    bring(LIARS_DICE)

    assert os.environ[BROUGHT] == LIARS_DICE


def test_a_game_that_cannot_be_loaded_does_not_close_the_house() -> None:
    listed = gruft("games", **{BROUGHT: "no_such_module:GAME"})

    assert listed.returncode == 0
    assert "There’s no module “no_such_module”" in listed.stderr
    assert "Vampire Queen" in listed.stdout


@pytest.mark.parametrize(
    ("target", "key"),
    [
        ("no_such_module:GAME", "game-no-module"),
        ("gruft.no_such_part:GAME", "game-no-module"),
        ("broken_module", "game-module-broken"),
        ("half_module", "game-module-broken"),
        ("gruft.shelf:NOTHING", "game-not-in-module"),
        ("gruft.shelf", "game-not-in-module"),
        ("gruft.shelf:SHELF", "game-not-a-game"),
        (":GAME", "game-target-unreadable"),
        ("a:b:c", "game-target-unreadable"),
    ],
)
def test_what_names_no_game_is_refused_by_a_sentence(
    target: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_module.py").write_text("1 / 0\n")
    (tmp_path / "half_module.py").write_text("import no_such_library\n")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(Refused) as refused:
        load(target)

    assert refused.value.key == key


def test_a_slug_that_is_taken_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "another_queen.py").write_text(
        "from gruft.kernel.game import Game\nGAME = Game()\nGAME.slug = 'vampire_queen'\n"
    )
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(Refused) as refused:
        bring("another_queen")

    assert (refused.value.key, refused.value.details["slug"]) == (
        "game-slug-taken",
        "vampire_queen",
    )


def test_a_game_that_was_named_wrongly_ends_the_command_with_a_sentence() -> None:
    run = gruft("play", "--game", "liars_dice.gone:GAME")

    assert run.returncode == 2
    assert run.stderr.startswith("There’s no module “liars_dice.gone”")
