"""Whatever is wrong: exit code 2, one sentence in the reader's language, never a traceback."""

from pathlib import Path

import pytest

from tests.terminal.runs import House

PLAY = ("play", "vampire_queen")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["plya"], "There’s no command “plya”. The commands are: serve, play, games,"),
        (["play", "vampire_king"], "There’s no game “vampire_king” on the shelf."),
        (["rules"], "Something is missing: GAME."),
        (["rules", "vampire_queen", "VQ-999"], "There’s no clause VQ-999; the first is VQ-1."),
        (["rules", "vampire_queen", "XX-1"], "There’s no clause XX-1; the first is VQ-1."),
        (
            ["rules", "vampire_queen", "xylophone"],
            "No clause of the rulebook contains “xylophone”.",
        ),
        (["rules", "vampire_queen", "--chapter", "99"], "There’s no chapter “99”."),
        (["rules", "vampire_queen", "a", "b"], "“b” is too much here."),
        (["games", "--colour", "red"], "There’s no option “--colour” here."),
        ([*PLAY, "--seats"], "Something is missing: --seats."),
        ([*PLAY, "--seats", "2"], "This game is for 3 to 12 players, not 2. (VQ-6)"),
        ([*PLAY, "--seats", "13"], "This game is for 3 to 12 players, not 13. (VQ-6)"),
        ([*PLAY, "--seats", "-4"], "This game is for 3 to 12 players, not -4. (VQ-6)"),
        ([*PLAY, "--seats", "many"], "--seats is a whole number"),
        ([*PLAY, "--seats", "4", "--seats", "5"], "--seats is given twice."),
        ([*PLAY, "--bots", "owl"], "no bot called “owl”. Known bots: moth, naive, raven."),
        ([*PLAY, "--seat", "2"], "“2” doesn’t say who sits where"),
        ([*PLAY, "--seat", "2="], "“2=” doesn’t say who sits where"),
        ([*PLAY, "--seat", "9=raven", "--seats", "4"], "There’s no seat 9: the seats are 1 to 4."),
        ([*PLAY, "--seat", "0=raven"], "--seat is a whole number from 1 to 99, not “0”."),
        ([*PLAY, "--seat", "2=Ann", "--seat", "2=moth"], "Seat 2 is given to two players."),
        ([*PLAY, "--names", "Ann,Ben,Cid,Dora", "--seats", "3"], "more players than seats (3)."),
        ([*PLAY, "--names", "Ann,ann"], "Someone at this table is already called “ann”"),
        ([*PLAY, "--option", "phases"], "“phases” isn’t an option of the game"),
        ([*PLAY, "--option", "phases=0"], "The option “phases” is a whole number from 1"),
        ([*PLAY, "--option", "speed=3"], "There’s no option “speed”."),
        (
            [*PLAY, "--option", "phases=1", "--option", "phases=2"],
            "--option phases is given twice.",
        ),
        ([*PLAY, "--option", "s15_seat=9"], "names a seat from 0 to 3"),
        ([*PLAY, "--seed", "luck"], "--seed is a whole number from 0"),
        ([*PLAY, "--seed", "-1"], "--seed is a whole number from 0"),
        ([*PLAY, "--fast=maybe"], "“maybe” can’t be used for --fast."),
        (["play", "--resume"], "There’s no unfinished game."),
        ([*PLAY, "--resume"], "--resume continues a saved game as it is"),
        (["play", "--resume", "--seats", "4"], "--resume continues a saved game as it is"),
        (["verify"], "Something is missing: RECORD."),
        (["scenario"], "Something is missing: FILE."),
        (["simulate"], "Something is missing: GAME."),
        (["simulate", "vampire_queen", "--games", "0"], "--games is a whole number from 1"),
        (["simulate", "vampire_queen", "--bots", "owl"], "no bot called “owl”"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_a_wrong_command_line_is_refused_with_a_sentence(
    house: House, words: list[str], sentence: str
) -> None:
    run = house.run(*words)

    assert run.code == 2
    assert sentence in run.complaint
    assert run.err.count("\n") <= 3
    assert house.saves == []


@pytest.mark.parametrize("words", [["--lang", "xx"], ["--lang", ""], ["--lang="], ["--lang"]])
def test_an_unknown_language_is_refused_in_the_readers_own(house: House, words: list[str]) -> None:
    house.set_environment(LANG="de_DE.UTF-8")

    run = house.run("games", *words, plain=False)

    assert run.code == 2
    assert run.complaint.startswith("Die Sprache „")


def test_an_unknown_language_in_the_environment_is_refused_too(house: House) -> None:
    house.set_environment(GRUFT_LANG="klingon")

    run = house.run("games", plain=False)

    assert run.code == 2
    assert "The language “klingon” isn’t available." in run.complaint


def test_refusals_are_in_the_language_that_was_asked_for(house: House) -> None:
    run = house.run("play", "vampire_queen", "--seats", "2", "--lang", "ru", plain=False)

    assert run.code == 2
    assert "(VQ-6)" in run.complaint
    assert "игра" in run.complaint.lower()


# ---- files ----

FILE_COMMANDS = [
    ("editions", "vampire_queen"),
    ("replay",),
    ("verify",),
    ("scenario",),
    ("play", "vampire_queen", "--edition"),
    ("play", "--resume"),
]


@pytest.fixture(params=FILE_COMMANDS, ids=" ".join)
def command(request: pytest.FixtureRequest) -> tuple[str, ...]:
    found: tuple[str, ...] = request.param
    return found


def test_a_file_that_is_not_there(house: House, command: tuple[str, ...], tmp_path: Path) -> None:
    run = house.run(*command, str(tmp_path / "nowhere.txt"))

    assert run.code == 2
    assert "nowhere.txt" in run.err.replace("\n", "")
    assert "there’s no such file" in run.complaint.lower()


def test_a_folder_instead_of_a_file(house: House, command: tuple[str, ...], tmp_path: Path) -> None:
    run = house.run(*command, str(tmp_path))

    assert run.code == 2
    assert tmp_path.name in run.err.replace("\n", "")


def test_a_file_that_is_not_text(house: House, command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "noise.bin"
    file.write_bytes(b"gruft\xff\xfe\x00\n" * 20)

    run = house.run(*command, str(file))

    assert run.code == 2
    assert "noise.bin" in run.err.replace("\n", "")
    assert file.read_bytes() == b"gruft\xff\xfe\x00\n" * 20


def test_a_file_without_an_end(house: House, command: tuple[str, ...]) -> None:
    run = house.run(*command, "/dev/zero")

    assert run.code == 2
    assert "/dev/zero" in run.complaint


def test_a_file_of_another_kind(house: House, command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("The moon is up.\n")

    run = house.run(*command, str(file))

    assert run.code == 2
    assert "poem.txt" in run.err.replace("\n", "")
    assert file.read_text() == "The moon is up.\n"


def test_a_name_that_no_file_can_have(house: House, command: tuple[str, ...]) -> None:
    assert house.run(*command, "a\0b").code == 2
    assert house.run(*command, "x" * 5000).code == 2


def test_a_home_that_is_a_file(house: House, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("keep me")
    house.set_environment(GRUFT_HOME=str(file))

    run = house.play()

    assert run.code == 2
    assert run.complaint.endswith("file: this isn’t a folder.")
    assert file.read_text() == "keep me"


def test_a_save_is_never_written_over_another_file(house: House, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("keep me")

    run = house.play("--save", str(file))

    assert run.code == 2
    assert "this file exists already" in run.complaint
    assert file.read_text() == "keep me"


def test_a_save_in_a_folder_that_is_not_there(house: House, tmp_path: Path) -> None:
    run = house.play("--save", str(tmp_path / "no" / "game.save"))

    assert run.code == 2
    assert "there’s no such file" in run.complaint


def test_a_report_replaces_an_older_report_and_nothing_else(house: House, tmp_path: Path) -> None:
    letter, scenario = tmp_path / "letter.txt", tmp_path / "nowhere.yaml"
    letter.write_text("keep me")

    run = house.run("scenario", str(scenario), "--junit", str(letter))

    assert run.code == 2
    assert "won’t be overwritten" in run.complaint
    assert letter.read_text() == "keep me"
