"""However a command ends, it ends cleanly: Ctrl-C, a closed pipe, closed streams."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gruft.terminal.keyboard import Keyboard
from gruft.terminal.saves import read_save
from tests.terminal.runs import House, environment, heed_ctrl_c

GRUFT = [sys.executable, "-m", "gruft.terminal"]


def start(home: Path, *words: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*GRUFT, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment(home)},
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509
    )


def test_ctrl_c_in_a_game_saves_it_and_says_how_to_go_on(tmp_path: Path) -> None:
    with start(tmp_path, "play", "vampire_queen", "--seed", "3", "--names", "Ann") as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("Hand: "):
                break
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()

    (path,) = (tmp_path / "saves").glob("*.save")
    assert process.returncode == 130
    assert "Continue with: gruft play --resume" in out
    assert err == ""
    assert len(read_save(path).entries) > 1


def test_ctrl_c_anywhere_else_is_one_word(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(keyboard: Keyboard, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Keyboard, "ask", interrupt)

    run = house.run("play")

    assert run.code == 130
    assert run.complaint == "Interrupted."


def test_a_reader_who_has_seen_enough_is_not_bothered(tmp_path: Path) -> None:
    with start(tmp_path, "rules", "vampire_queen") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        complaint = process.stderr.read()

    assert process.returncode == 141
    assert complaint == ""


def test_a_game_whose_reader_is_gone_stays_saved(tmp_path: Path) -> None:
    words = ("play", "vampire_queen", "--bots", "moth,moth,moth", "--seats", "3")
    with start(tmp_path, *words, "--option", "phases=300") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        complaint = process.stderr.read()

    (path,) = (tmp_path / "saves").glob("*.save")
    assert process.returncode == 141
    assert complaint == ""
    assert read_save(path).torn is False


def test_closed_streams_are_not_an_error(tmp_path: Path) -> None:
    command = f"{' '.join(GRUFT)} play vampire_queen --seed 3 <&- >&- 2>&-"

    ended = subprocess.run(
        ["sh", "-c", command], check=False, env={**os.environ, **environment(tmp_path)}
    )

    assert ended.returncode == 0
    assert len(list((tmp_path / "saves").glob("*.save"))) == 1
