"""Folders, files and addresses that no house can use: a sentence, and never a traceback."""

from pathlib import Path

import pytest

from gruft.server.serving import NoSuchHost, listen
from gruft.store.folder import FILE
from tests.server.houses import open_house
from tests.terminal.runs import House as Command

LONG = "a" * 300
NOBODY = "~no-such-user/house"
TOO_LONG, NO_HOME = "File name too long", "~no-such-user: this isn’t a folder."

FOLDERS = [("serve", "--port", "0"), ("doctor",), ("backup", "x"), ("restore", "x")]
BAD = [(LONG, TOO_LONG), (f"{LONG}/house", TOO_LONG), (NOBODY, NO_HOME), ("~no-such-user", NO_HOME)]


@pytest.mark.parametrize("words", FOLDERS, ids=" ".join)
@pytest.mark.parametrize(("data", "sentence"), BAD, ids=lambda one: one[:20])
def test_a_folder_that_cannot_be_is_refused(
    command: Command, words: tuple[str, ...], data: str, sentence: str
) -> None:
    run = command.run(*words, "--data", data)

    assert run.code == 2
    assert sentence in run.complaint


@pytest.mark.parametrize("words", FOLDERS, ids=" ".join)
@pytest.mark.parametrize(("home", "sentence"), BAD, ids=lambda one: one[:20])
def test_a_home_that_cannot_be_is_refused(
    command: Command, words: tuple[str, ...], home: str, sentence: str
) -> None:
    command.set_environment(GRUFT_HOME=home)

    run = command.run(*words)

    assert run.code == 2
    assert sentence in run.complaint


@pytest.mark.parametrize("words", FOLDERS, ids=" ".join)
def test_a_folder_that_may_not_be_looked_at_is_refused(
    command: Command, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    forbid(monkeypatch, tmp_path / "secret" / "house")

    run = command.run(*words, "--data", str(tmp_path / "secret" / "house"))

    assert run.code == 2
    assert "you aren’t allowed to open this" in run.complaint


def forbid(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Root may look everywhere, so it is only said that one may not."""
    looks = Path.exists

    def exists(one: Path) -> bool:
        if one == path:
            raise PermissionError
        return looks(one)

    monkeypatch.setattr(Path, "exists", exists)


@pytest.mark.parametrize(("file", "sentence"), BAD, ids=lambda one: one[:20])
def test_a_backup_needs_a_place_that_can_be(
    command: Command, folder: Path, file: str, sentence: str
) -> None:
    with open_house(folder):
        run = command.run("backup", file)

    assert run.code == 2
    assert sentence in run.complaint


@pytest.mark.parametrize(("file", "sentence"), BAD, ids=lambda one: one[:20])
def test_a_backup_that_cannot_be_is_not_restored(
    command: Command, folder: Path, file: str, sentence: str
) -> None:
    run = command.run("restore", file)

    assert run.code == 2
    assert sentence in run.complaint
    assert not folder.exists()


def test_a_database_that_may_not_be_looked_at_is_refused(
    command: Command, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder.mkdir()
    forbid(monkeypatch, folder / FILE)

    for words in (("backup", str(tmp_path / "copy")), ("serve", "--port", "0")):
        run = command.run(*words)
        assert run.code == 2
        assert "you aren’t allowed to open this" in run.complaint


def test_the_doctor_names_what_it_may_not_look_at(
    command: Command, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.mkdir()
    forbid(monkeypatch, folder / FILE)

    run = command.run("doctor")

    assert (run.code, run.err) == (1, "")
    assert "you aren’t allowed to open this" in run.text


HOSTS = [f"é{LONG}", f"é:{LONG}", "a\0b", "\udcff"]


@pytest.mark.parametrize("host", HOSTS, ids=lambda host: ascii(host)[:20])
def test_a_name_that_no_machine_can_have_is_refused(host: str) -> None:
    with pytest.raises(NoSuchHost):
        listen(host, 0)


def test_it_is_refused_with_a_sentence(command: Command) -> None:
    run = command.run("serve", "--port", "0", "--host", f"é{LONG}")

    assert run.code == 2
    assert "This machine doesn’t have the address “éaaa" in run.complaint
