"""Records that somebody made up, seal and all: what is wrong in them is said."""

import pytest

from gruft.kernel.record import (
    ABORTED,
)
from gruft.kernel.record_text import (
    line_of_draw,
    line_of_header,
    line_of_result,
    line_of_step,
    read_record,
    write_record,
)
from gruft.table.records import record_of
from tests.table.matches import opened, play, refusing
from tests.table.small_record import SMALL, contents, resealed


def changed(at: str, *to: str) -> str:
    """The small record with the line that begins with `at` put differently."""
    lines = contents()
    (place,) = [number for number, line in enumerate(lines) if line.startswith(at)]
    return resealed([*lines[:place], *to, *lines[place + 1 :]])


HEADER_NAMES = [line.partition(":")[0] for line in contents()[:11]]


@pytest.mark.parametrize("name", [name for name in HEADER_NAMES if name != "secret"])
def test_a_header_without_one_of_its_values(name: str) -> None:
    with refusing("record-missing-key", file="x", setting=name):
        read_record(changed(f"{name}: "), "x")


@pytest.mark.parametrize("name", HEADER_NAMES)
def test_a_header_with_a_value_twice(name: str) -> None:
    (line,) = [line for line in contents() if line.startswith(f"{name}: ")]

    with refusing("record-double-key", line=line_of_header(SMALL, name) + 1, setting=name):
        read_record(changed(line, line, line), "x")


@pytest.mark.parametrize("line", ["moon: full", "nonsense", ""])
def test_a_header_with_an_unknown_value(line: str) -> None:
    with refusing("record-unknown-key", line=3, setting=line.partition(":")[0]):
        read_record(changed("revision", line), "x")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("revision", "one"),
        ("overrides", "{"),
        ("options", '{"a": 1, "a": 2}'),
        ("options", '{"a": NaN}'),
        ("names", '["\\ud800"]'),
        ("seats", "9" * 5000),
        ("start", "position {"),
        ("start", "position " + "[" * 100_000),
    ],
)
def test_a_value_that_cannot_be_read(name: str, value: str) -> None:
    with refusing("record-not-json", line=line_of_header(SMALL, name), setting=name):
        read_record(changed(f"{name}: ", f"{name}: {value}"), "x")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", ""),
        ("revision", "-1"),
        ("revision", "1.5"),
        ("revision", "true"),
        ("seats", '"3"'),
        ("seats", "1000000000000"),
        ("edition", "00" * 31),
        ("edition", "AB" * 32),
        ("commitment", "xy" * 32),
        ("secret", ""),
        ("overrides", "[]"),
        ("options", "null"),
        ("names", '"Ann"'),
        ("names", "[1]"),
        ("names", '["a\\nb"]'),
        ("salts", '["0"]'),
        ("salts", "{}"),
        ("start", "anywhere"),
        ("start", "position []"),
    ],
)
def test_a_value_of_another_kind(name: str, value: str) -> None:
    with refusing("record-wrong-kind", line=line_of_header(SMALL, name), setting=name):
        read_record(changed(f"{name}: ", f"{name}: {value}"), "x")


def test_a_record_without_play() -> None:
    with refusing("record-missing-key", setting="play", line=13):
        read_record(resealed(contents()[:11]), "x")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hold",
        "0:hold",
        "0: ",
        "-1: hold",
        "01: hold",
        "\u0661: hold",
        "0: a\u2028b",
        "undo by 2 to 0",
        "undo by 2 to 0 branch 0 agreed",
        "undo by 2 to 0 branch 0 agreed 0  1",
        "bored by 2",
        "aborted by",
        "play",
    ],
)
def test_a_line_of_play_that_is_none(line: str) -> None:
    with refusing("record-unknown-line", line=line_of_step(SMALL, 2)):
        read_record(changed("0: hold", line), "x")


@pytest.mark.parametrize(
    "line",
    ["", "die", "die 6", "die 6: ", "die 6: 1 2", "die six: 1", "coin 2: 1", "outcome", "die 6: x"],
)
def test_a_draw_that_is_none(line: str) -> None:
    with refusing("record-unknown-line", line=line_of_draw(SMALL, 2)):
        read_record(changed("die 6", line), "x")


def test_a_draw_without_a_branch() -> None:
    with refusing("record-unknown-line", line=line_of_draw(SMALL, 0) - 1):
        read_record(changed("branch 0"), "x")


def test_an_outcome_without_one_of_its_values() -> None:
    with refusing("record-missing-key", setting="winners", line=line_of_result(SMALL) + 3):
        read_record(changed("winners"), "x")


def test_an_open_secret_without_an_end_or_without_draws() -> None:
    whole = contents()
    without_end = [*whole[: whole.index("outcome")], *whole[whole.index("draws") :]]
    without_draws = whole[: whole.index("draws")]

    for lines in (without_end, without_draws):
        with refusing("record-without-end", file="x"):
            read_record(resealed(lines), "x")


def test_an_end_without_the_secret() -> None:
    with refusing("record-without-secret", file="x"):
        read_record(changed("secret"), "x")


def test_a_match_that_was_broken_off_shows_its_secret() -> None:
    table = opened()
    play(table, "throw")
    table.end(1, ABORTED)

    text = write_record(record_of(table))

    assert "aborted by 1" in contents(text)
    assert f"secret: {table.header.secret}" in contents(text)
