"""Finished games: recorded, verified, watched again."""

from dataclasses import replace
from pathlib import Path

import pytest

from gruft.kernel.game import LANGUAGES
from gruft.kernel.record_text import read_record, write_record
from tests.terminal.runs import House


@pytest.fixture
def record(house: House) -> Path:
    """The record of a game that bots played to its end."""
    house.play("--bots", "moth,naive,raven", "--seats", "3", "--option", "phases=1")
    (path,) = house.records
    return path


def test_a_finished_game_is_recorded_and_no_longer_saved(house: House) -> None:
    run = house.play("--bots", "moth,moth,moth", "--seats", "3", "--option", "phases=1")

    (path,) = house.records
    finished = read_record(path.read_text(), path.name)
    assert house.saves == []
    assert f"The game is recorded:\n{path}\n" in run.out
    assert finished.header.secret in run.out
    assert finished.result is not None
    assert "Winner" in run.out
    assert f"\nCheck it with: gruft verify {path}\n" in run.out
    assert f"\nWatch it again with: gruft replay {path}\n" in run.out
    assert "Penalty points" in run.out


def test_points_that_say_only_who_won_are_not_shown(house: House) -> None:
    run = house.run(
        "play", "grottenstein", "--seats", "2", "--bots", "moth,moth", "--seed", "1", "--fast"
    )

    assert "Winner" in run.out
    assert "Points" not in run.out[run.out.index("Winner") - 60 :]


def test_verify_says_what_was_checked(house: House, record: Path) -> None:
    run = house.run("verify", str(record))

    assert run.code == 0
    assert "Everything is as promised: the commitment," in run.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_names_the_first_difference(house: House, record: Path, language: str) -> None:
    """A whole new record, seal and all, of a match that never was."""
    true = read_record(record.read_text(), record.name)
    assert true.result is not None
    dearer = replace(true.result, scores=tuple(score + 1 for score in true.result.scores))
    record.write_text(write_record(replace(true, result=dearer)))

    run = house.run("verify", str(record), "--lang", language, plain=False)

    assert run.code == 1
    assert record.name in run.out
    assert len(run.text) > len(str(record)) + 40


def test_verify_refuses_a_record_that_was_edited(house: House, record: Path) -> None:
    record.write_text(record.read_text().replace("pass", "1", 1))

    run = house.run("verify", str(record))

    assert run.code == 2
    assert "this line was changed" in run.complaint


def test_verify_looks_at_every_record_and_tells_the_worst(
    house: House, record: Path, tmp_path: Path
) -> None:
    run = house.run("verify", str(record), str(tmp_path / "nowhere.record"), str(record))

    assert run.code == 2
    assert run.text.count("Everything is as promised") == 2
    assert "nowhere.record: there’s no such file." in run.complaint


def test_replay_tells_a_spectator_what_everybody_was_told(house: House, record: Path) -> None:
    run = house.run("replay", str(record))

    assert run.code == 0
    assert "   0  Phase 1 of 1 begins." in run.out
    assert "Your hand:" not in run.out
    assert "The last phase has been scored. (VQ-113)" in run.out


def test_replay_shows_a_seat_its_own_hand_only(house: House, record: Path) -> None:
    run = house.run("replay", str(record), "--seat", "2", "--all")

    assert run.out.count("Your hand:") == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seat", "0"], "--seat is a whole number from 1 to 3, not “0”."),
        (["--seat", "4"], "--seat is a whole number from 1 to 3, not “4”."),
        (["--seat", "1", "--open"], "--seat and --open don’t go together."),
    ],
)
def test_replay_refuses_eyes_that_nobody_has(
    house: House, record: Path, words: list[str], sentence: str
) -> None:
    run = house.run("replay", str(record), *words)

    assert run.code == 2
    assert sentence in run.complaint


def test_a_game_with_an_owners_edition_is_recorded_with_it_and_verified(
    house: House, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[queen]\npoints = 20\n")

    house.play("--bots", "moth,moth,moth", "--seats", "3", "--edition", str(mine))

    (path,) = house.records
    mine.unlink()
    assert read_record(path.read_text(), path.name).header.overrides == {"queen.points": 20}
    assert house.run("verify", str(path)).code == 0
