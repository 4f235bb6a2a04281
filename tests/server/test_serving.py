"""`gruft serve` as people run it: where it opens, how it stops, what it says; `gruft doctor`."""

import json
import os
import re
import signal
import socket
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from gruft.server.addresses import lan_address, own_address
from gruft.server.logs import LOG_FILE
from gruft.server.serving import NoSuchHost, PortTaken, listen
from gruft.shelf import SHELF
from gruft.store.folder import FILE, held
from gruft.terminal import doctoring, hosting, versions
from tests.server.evenings import address_of, serving
from tests.server.guests import PATIENCE, Person, begun
from tests.server.houses import HERE, HouseProcess
from tests.server.strangers import in_time
from tests.terminal.runs import House as Command

# ---- a whole evening ----


def test_a_house_opens_says_where_and_closes_on_ctrl_c(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", "--host", HERE, "--no-browser") as process:
        address = address_of(process)
        assert httpx.get(f"{address}/healthz").json() == {"ok": True}

        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        assert process.stderr is not None
        # Not `communicate`: it would miss what `readline` has read ahead.
        out, err, code = process.stdout.read(), process.stderr.read(), process.wait(PATIENCE)

    assert code == 0
    assert "The house is closed. Everything is stored." in out
    assert str(tmp_path / "house") in "".join(out.split())
    assert stat.S_IMODE((tmp_path / "house").stat().st_mode) == 0o700
    assert err == ""
    log = tmp_path / "house" / LOG_FILE
    assert [json.loads(line)["event"] for line in log.read_text().splitlines()] == [
        "house-opened",
        "house-closed",
    ]
    assert stat.S_IMODE(log.stat().st_mode) == 0o600


def test_a_house_closes_politely_with_a_client_at_its_socket(folder: Path) -> None:
    with HouseProcess(folder) as house, Person(house.address) as person, person.come() as seat:
        seat.enter(person.set_table("vampire_queen", 3))

        assert house.close() == 0


@pytest.mark.parametrize("end", [HouseProcess.kill, HouseProcess.close])
def test_a_match_goes_on_after_the_house_was_killed_or_closed(
    folder: Path, end: Callable[[HouseProcess], object]
) -> None:
    with HouseProcess(folder) as house, Person(house.address) as person:
        table = person.set_table("vampire_queen", 3)
        with person.come() as seat:
            seat.enter(table)
            seat.sit(table, 0)
            seat.fill_with_bots(table, [1, 2])
            seat.ask("begin", table=table)
            seat.play(table, [0], most=2)
            log = list(seat.seen[table, 0].log)
            end(house)

        house.open()
        with person.moved_to(house.address).come() as back:
            back.enter(table)
            assert back.seen[table, 0].log[: len(log)] == log
            assert len(back.play(table, [0], most=2)) == 2


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="who began whom is read on Linux")
def test_no_process_outlives_a_house_that_was_killed(folder: Path) -> None:
    """A match needs a bot, or there is no process that could."""
    with HouseProcess(folder, near_bots=False) as house, begun(house.address) as (seat, table):
        seat.play(table, [0], most=1)
        children = house.children
        house.kill()

    assert children
    assert in_time(lambda: not any(map(is_alive, children)))


def is_alive(process: int) -> bool:
    """Tell whether a process is there, and not only its name."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


# ---- what is refused ----


def test_a_second_house_in_the_same_folder_is_refused(command: Command, folder: Path) -> None:
    folder.mkdir()
    with held(folder):
        run = command.run("serve", "--port", "0")

    assert run.code == 2
    assert "a server is running in this folder" in run.complaint


def test_a_port_that_is_taken_is_refused(command: Command) -> None:
    with listen(HERE, 0) as taken:
        port = str(taken.getsockname()[1])
        run = command.run("serve", "--host", HERE, "--port", port)

    assert run.code == 2
    assert f"Port {port} isn’t free" in run.complaint


@pytest.mark.parametrize("port", ["x", "-1", "65536", ""])
def test_a_port_is_a_number(command: Command, port: str) -> None:
    run = command.run("serve", f"--port={port}")

    assert run.code == 2
    assert "--port" in run.complaint


def test_an_address_of_another_machine_is_refused(command: Command) -> None:
    run = command.run("serve", "--host", "192.0.2.1", "--port", "0")

    assert run.code == 2
    assert "This machine doesn’t have the address “192.0.2.1”." in run.complaint


def test_a_folder_that_is_a_file_is_refused(command: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    for data in ("file", "file/house"):
        run = command.run("serve", "--data", str(tmp_path / data))

        assert run.code == 2
        assert "file: this isn’t a folder." in run.complaint


def test_a_folder_that_may_not_be_written_is_refused(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(_: Path) -> None:
        raise PermissionError

    monkeypatch.setattr("gruft.terminal.dwelling.make_private", forbidden)

    run = command.run("serve", "--port", "0")

    assert run.code == 2
    assert "you aren’t allowed to open this" in run.complaint


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("PRAGMA user_version = 99", "a newer version of Gruft has written this"),
        (None, "this isn’t a sound Gruft database"),
    ],
)
def test_a_database_that_cannot_be_read_is_refused(
    command: Command, folder: Path, statement: str | None, sentence: str
) -> None:
    folder.mkdir()
    if statement is None:
        (folder / FILE).write_text("Dear diary, " * 100)
    else:
        with closing(sqlite3.connect(folder / FILE)) as database:
            database.execute(statement)
    before = (folder / FILE).read_bytes()

    run = command.run("serve", "--port", "0")

    assert run.code == 2
    assert sentence in run.complaint
    assert (folder / FILE).read_bytes() == before


def test_a_house_that_fails_to_open_says_so(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "serve", lambda *_: False)

    run = command.run("serve", "--port", "0")

    assert run.code == 2
    assert "The server couldn’t start" in run.complaint


# ---- addresses ----


def test_addresses_are_written_as_a_browser_reads_them() -> None:
    assert own_address("0.0.0.0", 8666) == "http://127.0.0.1:8666/"
    assert own_address("192.0.2.7", 80) == "http://192.0.2.7:80/"
    assert own_address("::1", 8666) == "http://[::1]:8666/"


def test_only_a_house_that_is_open_to_all_has_an_address_for_others() -> None:
    assert lan_address(HERE, 8666) is None
    found = lan_address("0.0.0.0", 8666)
    assert found is None or re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8666/", found)


def test_an_address_is_had_by_one() -> None:
    with listen(HERE, 0) as taken, pytest.raises(PortTaken):
        listen(HERE, taken.getsockname()[1])
    with pytest.raises(NoSuchHost):
        listen("192.0.2.1", 0)


def test_a_browser_is_opened_only_where_somebody_could_see_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)

    assert not hosting.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert hosting.has_browser()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not hosting.has_browser()


@pytest.mark.parametrize(
    ("asked", "level"), [("debug", "debug"), ("ERROR", "error"), ("x", ""), ("", "")]
)
def test_how_much_is_logged_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, asked: str, level: str
) -> None:
    monkeypatch.setenv(hosting.LOG_NAME, asked)

    assert hosting.log_level() == level


def test_names_of_the_house_are_given_by_its_keeper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(hosting.NAMES_NAME, raising=False)
    assert hosting.names() == ()

    monkeypatch.setenv(hosting.NAMES_NAME, "gruft.example, spiele.example")
    assert hosting.names() == ("gruft.example", "spiele.example")


def test_a_house_says_that_its_rules_are_still_being_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hosting.COMPILED_NAME, str(tmp_path / "note"))

    with serving(tmp_path, "--port", "0", "--host", HERE, "--no-browser") as process:
        address_of(process)
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        out = process.stdout.read()

    assert "Compiling the rules: bots use them when ready" in out


# ---- the doctor ----


@pytest.fixture
def port() -> str:
    with socket.socket() as free:
        free.bind(("0.0.0.0", 0))
        return str(free.getsockname()[1])


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The built page, wherever it may be on this machine."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("")
    monkeypatch.setattr(doctoring, "WEB", web)
    return web / "index.html"


def test_all_is_well_before_the_first_evening(command: Command, port: str, page: Path) -> None:
    run = command.run("doctor", "--port", port)

    assert run.code == 0
    assert [line[0] for line in run.out.splitlines() if line[1:2] == " "].count("!") == 0
    assert f"Port {port} is free." in run.text
    assert "There’s no data in it yet" in run.text
    assert run.text.endswith("All is well.")


def test_all_is_well_after_it(command: Command, folder: Path, port: str, page: Path) -> None:
    with HouseProcess(folder) as house:
        house.close()

    run = command.run("doctor", "--port", port)

    assert run.code == 0
    assert re.search(r"The database is sound \(version \d+\)\.", run.text)


def test_an_open_house_is_no_illness(command: Command, folder: Path, page: Path) -> None:
    with HouseProcess(folder), held(folder), listen("0.0.0.0", 0) as taken:
        run = command.run("doctor", "--port", str(taken.getsockname()[1]))

    assert run.code == 0
    assert "A server is running in this folder." in run.text


@pytest.mark.parametrize(
    ("compiled", "told"),
    [
        ((), "The rules are interpreted"),
        (("vampire_queen", "grottenstein"), "except for The Vampire Connection, Vampire Empire:"),
        (tuple(SHELF), "The rules are compiled."),
    ],
)
def test_the_doctor_and_the_version_say_which_rules_are_compiled(
    command: Command,
    port: str,
    page: Path,
    monkeypatch: pytest.MonkeyPatch,
    compiled: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.setattr(versions, "is_compiled", lambda game: game.slug in compiled)

    run = command.run("doctor", "--port", port)

    assert run.code == 0
    assert told in run.text
    assert told.rstrip(":.").removeprefix("The rules are ") in command.run("--version").text


def test_everything_that_is_wrong_is_named(
    command: Command, folder: Path, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.unlink()
    folder.mkdir()
    (folder / FILE).write_text("Dear diary, " * 100)
    monkeypatch.setattr(doctoring, "LEAST_SPACE", 10**9)
    monkeypatch.setattr(os, "access", lambda *_: False)

    with listen("0.0.0.0", 0) as taken:
        run = command.run("doctor", "--port", str(taken.getsockname()[1]))

    assert run.code == 1
    ill = [line for line in run.out.splitlines() if line.startswith("!")]
    assert len(ill) == 5
    assert "Something is wrong" in run.text
