"""Backup beside a running house, restore, and every way in which either is refused."""

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from gruft.store import folder as folders
from gruft.store.folder import FILE, Damaged, InUse, check_database, copy_database, held, put_back
from gruft.store.schema import MIGRATIONS, TooNew
from gruft.store.sqlite import SqliteStore
from tests.server.guests import Person, begun
from tests.server.houses import HouseProcess, OpenedHouse, open_house
from tests.terminal.runs import House as Command


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "monday.sqlite"


@pytest.fixture
def closed(folder: Path) -> Path:
    """A house with one table, closed again."""
    with open_house(folder) as house, Person(house.address) as person:
        person.set_table("vampire_queen", 3)
    return folder


def changed(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute(statement)
        database.commit()


def tables_in(file: Path) -> int:
    return folders.count_tables(file)


# ---- backup ----


def test_a_backup_is_made_while_a_match_is_played_and_goes_on_in_another_house(
    house: OpenedHouse, command: Command, copy: Path, tmp_path: Path
) -> None:
    with begun(house.address) as (seat, table):
        seat.play(table, [0], most=3)

        run = command.run("backup", str(copy))

        assert (run.code, run.err) == (0, "")
        assert "one table" in run.text
        number, log = seat.seen[table, 0].number, list(seat.seen[table, 0].log)
        seat.play(table, [0], most=2)
        person = seat.person
        assert number < seat.seen[table, 0].number

        other = tmp_path / "other"
        assert command.run("restore", str(copy), "--data", str(other)).code == 0
        with open_house(other) as again, person.moved_to(again.address).come() as back:
            back.enter(table)
            told = back.seen[table, 0].log
            assert told[: len(log)] == log
            assert len(back.play(table, [0], most=2)) == 2


def test_a_backup_is_one_private_file(closed: Path, command: Command, copy: Path) -> None:
    command.run("backup", str(copy), "--data", str(closed))

    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in copy.parent.iterdir()) == ["house", copy.name]
    assert check_database(copy) == len(MIGRATIONS)


def test_a_backup_is_never_written_over_a_file(closed: Path, command: Command, copy: Path) -> None:
    copy.write_text("mine")

    run = command.run("backup", str(copy))

    assert run.code == 2
    assert "this file exists already" in run.complaint
    assert copy.read_text() == "mine"


def test_there_is_nothing_to_back_up_where_no_house_is(command: Command, copy: Path) -> None:
    run = command.run("backup", str(copy))

    assert run.code == 2
    assert "there’s no data in this folder yet" in run.complaint
    assert not copy.exists()


def test_a_backup_needs_a_place(closed: Path, command: Command, tmp_path: Path) -> None:
    run = command.run("backup", str(tmp_path / "nowhere" / "monday.sqlite"))

    assert run.code == 2
    assert "monday.sqlite: there’s no such file" in run.complaint


def test_half_a_backup_is_not_a_backup(
    closed: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(_: Path) -> int:
        raise Damaged("half")

    monkeypatch.setattr(folders, "check_database", damaged)

    with pytest.raises(Damaged):
        copy_database(closed / FILE, copy)

    assert [path.name for path in copy.parent.iterdir()] == ["house"]


# ---- restore ----


def test_a_house_that_is_there_is_not_replaced_unless_asked_for(
    closed: Path, command: Command, copy: Path
) -> None:
    command.run("backup", str(copy))
    with open_house(closed) as house, Person(house.address) as person:
        person.set_table("vampire_queen", 3)

    run = command.run("restore", str(copy))

    assert run.code == 2
    assert "there’s already data here" in run.complaint
    assert tables_in(closed / FILE) == 2

    run = command.run("restore", str(copy), "--force")

    assert run.code == 0
    assert tables_in(closed / FILE) == 1
    (aside,) = closed.glob("house-before-*.sqlite")
    assert aside.name in run.text.replace(" ", "")
    assert tables_in(aside) == 2


def test_houses_laid_aside_are_never_written_over(closed: Path, copy: Path) -> None:
    copy_database(closed / FILE, copy)

    asides = {put_back(copy, closed) for _ in range(7)}

    assert len(asides) == 7
    assert all(aside is not None and aside.exists() for aside in asides)


def test_what_the_log_beside_an_old_house_holds_does_not_get_into_the_new_one(
    folder: Path, closed: Path, command: Command, copy: Path
) -> None:
    command.run("backup", str(copy))
    with HouseProcess(folder) as house, Person(house.address) as person:
        person.set_table("vampire_queen", 3)
        house.kill()
    assert (folder / f"{FILE}-wal").stat().st_size > 0

    assert command.run("restore", str(copy), "--force").code == 0

    assert tables_in(folder / FILE) == 1
    (aside,) = folder.glob("house-before-*.sqlite")
    assert tables_in(aside) == 2


def test_the_restored_house_is_private(closed: Path, command: Command, copy: Path) -> None:
    command.run("backup", str(copy))
    other = copy.with_name("other")

    command.run("restore", str(copy), "--data", str(other))

    assert stat.S_IMODE(other.stat().st_mode) == 0o700
    assert stat.S_IMODE((other / FILE).stat().st_mode) == 0o600


def test_a_house_that_is_open_is_not_replaced(
    house: OpenedHouse, folder: Path, command: Command, copy: Path
) -> None:
    command.run("backup", str(copy))

    with held(folder):
        run = command.run("restore", str(copy), "--force")

    assert run.code == 2
    assert "a server is running in this folder" in run.complaint


def test_files_that_are_not_backups_are_refused(
    closed: Path, command: Command, copy: Path, tmp_path: Path
) -> None:
    command.run("backup", str(copy))
    newer, torn, other, text = (tmp_path / name for name in ("newer", "torn", "other", "text"))
    newer.write_bytes(copy.read_bytes())
    changed(newer, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    whole = copy.read_bytes()
    torn.write_bytes(whole[: len(whole) // 2])
    changed(other, "CREATE TABLE cats (name TEXT)")
    text.write_text("Dear diary")

    for file, sentence in (
        (newer, "a newer version of Gruft has written this"),
        (torn, "this isn’t a sound Gruft database"),
        (other, "this isn’t a sound Gruft database"),
        (text, "this isn’t a sound Gruft database"),
        (tmp_path / "nowhere", "there’s no such file"),
        (tmp_path, "this is a folder"),
    ):
        run = command.run("restore", str(file), "--data", str(tmp_path / "new"))

        assert run.code == 2
        assert sentence in run.complaint
        assert not (tmp_path / "new").exists()


# ---- the folder ----


def test_one_house_at_a_time(tmp_path: Path) -> None:
    with held(tmp_path), pytest.raises(InUse), held(tmp_path):
        pass
    with held(tmp_path):
        pass


def test_a_folder_of_somebody_else_keeps_its_permissions(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o755)

    folders.make_private(shared)
    folders.make_private(tmp_path / "new" / "house")

    assert stat.S_IMODE(shared.stat().st_mode) == 0o755
    assert stat.S_IMODE((tmp_path / "new" / "house").stat().st_mode) == 0o700


def test_a_newer_database_is_not_touched(closed: Path) -> None:
    changed(closed / FILE, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = (closed / FILE).read_bytes()

    with pytest.raises(TooNew):
        SqliteStore(closed)
    with pytest.raises(TooNew):
        folders.check_version(closed / FILE)

    assert (closed / FILE).read_bytes() == before
