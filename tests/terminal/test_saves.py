"""Saved games: whatever happens to the machine, no move that was shown is lost."""

import os
import re
import stat
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from gruft.kernel.record import LinePlayed
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.shelf import SHELF
from gruft.table.entries import Entry
from gruft.table.table import Table
from gruft.terminal import saves
from gruft.terminal.saves import SaveFile, Seating, read_save
from gruft.words.speech import Words
from tests.terminal.runs import ANY_MOVE, House, environment

QUEEN = SHELF["vampire_queen"]


def saved_game(house: House, typed: str = ANY_MOVE, seed: int = 3) -> Path:
    """A game that was left after a few moves."""
    house.play(typed=typed, seed=seed)
    return house.saves[-1]


def entries(path: Path) -> tuple[Entry, ...]:
    return read_save(path).entries


# ---- going on ----


def test_resume_goes_on_where_the_game_was_left(house: House) -> None:
    path = saved_game(house)
    before = entries(path)

    run = house.run("play", "--resume", typed=ANY_MOVE)

    assert run.code == 0
    assert entries(path)[: len(before)] == before
    assert len(entries(path)) > len(before)


def test_a_game_that_is_resumed_is_the_game_that_was_not_left(house: House) -> None:
    whole = entries(saved_game(house, ANY_MOVE * 4))

    saved_game(house, ANY_MOVE)
    for typed in (ANY_MOVE[:9], ANY_MOVE[9:], ANY_MOVE * 2):
        house.run("play", "--resume", str(house.saves[-1]), typed=typed)

    assert entries(house.saves[-1]) == whole


def test_the_latest_of_several_games_is_gone_on_with_and_the_others_are_listed(
    house: House,
) -> None:
    older, newer = saved_game(house), saved_game(house, seed=4)
    os.utime(older, (1_000_000_000, 1_000_000_000))

    run = house.run("play", "--resume")

    assert "2 games are unfinished, the latest first:" in run.text
    assert str(newer) in run.out
    assert str(older) not in run.out


def test_a_game_can_be_saved_where_its_player_wants(house: House, tmp_path: Path) -> None:
    path = tmp_path / "mine.save"

    house.play("--save", str(path), typed="\n")
    run = house.run("play", "--resume", str(path), typed="abort\ny\n")

    assert run.code == 0
    assert not path.exists()
    assert house.run("verify", str(tmp_path / "mine.record")).code == 0


def test_folders_and_files_are_for_their_owner_alone(house: House) -> None:
    path = saved_game(house)

    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(house.home.stat().st_mode) == 0o700


# ---- damage ----


def test_a_file_that_breaks_off_anywhere_holds_every_whole_line_before(house: House) -> None:
    path = saved_game(house)
    data, whole = path.read_bytes(), entries(path)
    first_game_byte = sum(len(line) + 1 for line in data.split(b"\n")[:3])

    for end in range(first_game_byte, len(data)):
        path.write_bytes(data[:end])
        found = read_save(path)

        assert found.entries == whole[: data[:end].count(b"\n") - 2]
        assert found.torn == (data[end - 1 : end] != b"\n")


def test_a_torn_last_line_is_dropped_with_a_notice_and_play_goes_on(house: House) -> None:
    path = saved_game(house)
    data, whole = path.read_bytes(), entries(path)
    path.write_bytes(data[:-7])

    run = house.run("play", "--resume", typed="quit\n")

    assert "was half written and nobody had seen it, so it was dropped" in run.text
    assert entries(path)[: len(whole) - 1] == whole[:-1]
    assert read_save(path).torn is False


@pytest.mark.parametrize("line", [1, 2, 3, 5])
def test_a_line_that_was_changed_is_refused_by_its_number(house: House, line: int) -> None:
    path = saved_game(house)
    lines = path.read_text().split("\n")
    lines[line] = lines[line].replace("e", "3", 1)
    path.write_text("\n".join(lines))
    changed = path.read_bytes()

    run = house.run("play", "--resume", str(path))

    assert run.code == 2
    assert f"line {line + 1}: this line was changed" in run.complaint
    assert path.read_bytes() == changed


def test_a_game_that_another_window_has_open_is_left_alone(house: House) -> None:
    path = saved_game(house)
    file, _ = SaveFile.reopen(path)

    run = house.run("play", "--resume")
    file.close()

    assert run.code == 2
    assert "this game is open in another window" in run.complaint
    assert house.run("play", "--resume").code == 0


def test_a_full_disk_refuses_the_move_and_leaves_file_and_table_as_they_were(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, saved = SaveFile.reopen(saved_game(house))
    table = Table.from_entries(QUEEN, saved.entries, file.keep)
    data, seat = file.path.read_bytes(), table.position.to_act()[0]
    move = QUEEN.write(table.position, table.position.moves(seat)[0])

    def half(handle: int, line: bytes) -> None:
        os.write(handle, line[:9])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(saves, "_write_whole", half)
        with pytest.raises(Refused) as refused:
            table.answer(seat, move)

    assert refused.value.details["problem"] == "No space left on device"
    assert file.path.read_bytes() == data
    assert len(table.entries) == len(saved.entries)
    table.answer(seat, move)
    file.close()
    assert entries(file.path)[-1] == LinePlayed(seat, move)


def test_a_move_is_on_the_disk_before_it_is_told(house: House) -> None:
    told: list[int] = []

    class Watched(SaveFile):
        def keep(self, number: int, entry: Entry) -> None:
            super().keep(number, entry)
            told.append(len(read_save(self.path).entries))

    house.home.mkdir()
    file = Watched(house.home / "w.save", Seating(("moth",) * 3))
    header = read_save(saved_game(house)).header
    table = Table.open(QUEEN, header, file.keep)
    for _ in range(5):
        seat = table.position.to_act()[0]
        table.answer(seat, QUEEN.write(table.position, table.position.moves(seat)[0]))
    file.close()

    assert told == [1, 2, 3, 4, 5, 6]


# ---- kill -9 ----


def told_so_far(path: Path) -> list[str]:
    """Everything a spectator of a saved game has been told."""
    saved = read_save(path)
    table = Table.from_entries(QUEEN, saved.entries)
    words = Words.at(QUEEN, "en", saved.header.names)
    return [words.tell(telling) for telling in table.log.page(SPECTATOR)]


@pytest.mark.parametrize("lines", sorted(Random(2016).sample(range(1, 400), 5)))
def test_kill_9_never_loses_a_line_that_was_shown(tmp_path: Path, lines: int) -> None:
    """Bots play by themselves; after so many lines the process is killed without a warning."""
    command = [sys.executable, "-m", "gruft.terminal", "play", "vampire_queen", "--no-color"]
    command += ["--bots", "moth,moth,moth,moth", "--seats", "4", "--option", "phases=9"]
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment(tmp_path), "COLUMNS": "200"},
    ) as process:
        assert process.stdout is not None
        shown = [process.stdout.readline().rstrip("\n") for _ in range(lines)]
        process.kill()
        shown += process.stdout.read().split("\n")[:-1]

    (path,) = (tmp_path / "saves").glob("*.save")
    told = told_so_far(path)
    facts = [line for line in shown[shown.index(told[0]) :] if line] if told[0] in shown else []
    assert process.returncode == -9
    assert facts == told[: len(facts)]


def test_kill_9_at_a_persons_turn_loses_nothing_either(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gruft.terminal", "play", "vampire_queen", "--seed", "3"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment(tmp_path), "COLUMNS": "200", "LANG": "C.UTF-8"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(ANY_MOVE)
        process.stdin.flush()
        shown = next(line for line in process.stdout if re.match("Player 1 (pass|play|lead)", line))
        process.kill()

    (path,) = (tmp_path / "saves").glob("*.save")
    assert shown.strip() in told_so_far(path)
