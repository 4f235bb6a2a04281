"""Records as text: they read back as they were, and every change to the text shows at its line."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.record import (
    ABORTED,
    RESIGNED,
    Drawn,
    Ended,
    Header,
    LinePlayed,
    Record,
    Result,
    Undone,
)
from gruft.kernel.record_text import (
    LONGEST_RECORD,
    line_of_draw,
    line_of_header,
    line_of_result,
    line_of_step,
    read_record,
    write_record,
)
from gruft.kernel.refusal import Refused
from gruft.kernel.witness import SHUFFLE, Draw
from tests.table.matches import assert_sayable, refusing
from tests.table.small_record import SMALL, SMALL_TEXT, contents, whole_text

# ---- there and back ----

numbers = st.integers(0, 10**6)
printable = st.text(
    st.characters(exclude_categories=["C", "Zl", "Zp", "Zs"]), min_size=1, max_size=20
)
plain_json = st.recursive(
    st.booleans() | st.integers(-(10**6), 10**6) | printable,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(printable, inner, max_size=3),
    max_leaves=6,
)
objects = st.dictionaries(printable, plain_json, max_size=3)
digests = st.binary(min_size=32, max_size=32).map(bytes.hex)
headers = st.builds(
    Header,
    game=printable,
    revision=numbers,
    edition=digests,
    overrides=objects,
    options=st.dictionaries(printable, st.booleans() | numbers | printable, max_size=3),
    seats=numbers,
    names=st.lists(printable, max_size=4).map(tuple),
    commitment=digests,
    salts=st.lists(st.binary(min_size=1, max_size=20).map(bytes.hex), max_size=4).map(tuple),
    secret=digests,
    start=objects | st.sampled_from(["fresh", "hidden"]),
)
steps = st.builds(LinePlayed, numbers, printable) | st.builds(
    Undone, numbers, numbers, numbers, st.lists(numbers, max_size=4).map(tuple)
)
ends = st.builds(Ended, numbers, st.sampled_from([ABORTED, RESIGNED]))
results = st.builds(
    Result,
    st.lists(st.integers(-999, 999), max_size=4).map(tuple),
    st.lists(numbers, max_size=4).map(tuple),
    printable,
    printable | st.just(""),
)
draws = st.builds(
    Draw,
    st.sampled_from(["word", "below", "pick", "die"]),
    printable | st.just(""),
    numbers,
    numbers.map(lambda number: (number,)),
) | st.builds(Draw, st.just(SHUFFLE), printable, numbers, st.lists(numbers, max_size=9).map(tuple))
drawn = st.lists(st.builds(Drawn, st.integers(0, 3), draws), max_size=6).map(tuple)


@given(headers, st.lists(steps, max_size=8).map(tuple), results, drawn)
def test_a_finished_record_survives_its_text(
    head: Header, play: tuple[LinePlayed, ...], result: Result, luck: tuple[Drawn, ...]
) -> None:
    record = Record(head, play, result, luck)

    text = write_record(record)

    assert read_record(text, "x") == record
    assert write_record(read_record(text, "x")) == text


@given(headers, st.lists(steps, max_size=8), ends, drawn)
def test_a_record_of_a_match_that_was_broken_off_survives_its_text(
    head: Header, play: list[LinePlayed], end: Ended, luck: tuple[Drawn, ...]
) -> None:
    record = Record(head, (*play, end), None, luck)

    assert read_record(write_record(record), "x") == record


@given(headers, st.lists(steps, max_size=8).map(tuple))
def test_a_running_record_survives_its_text_and_has_no_secret(
    head: Header, play: tuple[LinePlayed, ...]
) -> None:
    record = Record(replace(head, secret=""), play)

    text = write_record(record)

    assert "secret" not in [line.partition(":")[0] for line in contents(text)]
    assert read_record(text, "x") == record


def test_a_record_is_readable_by_people() -> None:
    assert contents()[-20:] == [
        'start: position {"points": [1, 2, 3], "ß": "“"}',
        "play",
        "0: take; left",
        "undo by 2 to 0 branch 0 agreed 0 1 2",
        "0: hold",
        "undo by 0 to 0 branch 0",
        "1: x: y #12345678",
        "outcome",
        "scores: [3, -1, 0]",
        "winners: [0, 2]",
        "cause: toy-over",
        "clause: TY-2",
        "draws",
        "branch 0",
        "pick first of all 3: 2",
        "shuffle deck 4: 3 0 1 2",
        "branch 2",
        "die 6: 5",
        "shuffle empty 0:",
        "word 4294967296: 4294967295",
    ]


def test_the_lines_of_a_record_are_where_they_are_said_to_be() -> None:
    lines = SMALL_TEXT.split("\n")

    assert lines[line_of_header(SMALL, "secret") - 1].startswith("secret: ")
    assert lines[line_of_header(SMALL, "game") - 1].startswith("game: ")
    assert lines[line_of_step(SMALL, 2) - 1].startswith("0: hold")
    assert lines[line_of_result(SMALL) - 1].startswith("outcome")
    assert lines[line_of_draw(SMALL, 0) - 1].startswith("pick")
    assert lines[line_of_draw(SMALL, 2) - 1].startswith("die")
    assert lines[line_of_draw(SMALL, 4) - 1].startswith("word")


def test_a_line_break_cannot_be_smuggled_in() -> None:
    with pytest.raises(ValueError, match="does not break"):
        write_record(replace(SMALL, play=(LinePlayed(0, "hold\nhold"),)))


# ---- edits ----

edits = st.tuples(
    st.sampled_from(["replace", "insert", "delete"]),
    st.integers(min_value=0),
    st.characters(codec="utf-8"),
)


def edited(text: str, edit: tuple[str, int, str]) -> tuple[str, int]:
    """The text after the edit, and the line it was made on."""
    kind, number, letter = edit
    place = number % len(text)
    rest = text[place:] if kind == "insert" else text[place + 1 :]
    changed = text[:place] + ("" if kind == "delete" else letter) + rest
    return changed, 1 + text[:place].count("\n")


def first_refusal(text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        read_record(text, "x")
    assert_sayable(caught.value)
    return caught.value


@given(edits)
def test_any_edit_of_one_character_is_refused_and_its_line_is_named(
    edit: tuple[str, int, str],
) -> None:
    text, line = edited(whole_text(), edit)
    if text == whole_text():
        return

    refused = first_refusal(text)

    title_keys = {"record-not-a-record", "record-unknown-version"}
    if refused.key not in title_keys:
        # A line feed that goes away or comes in first shows on the line it ends or begins.
        assert refused.details["line"] in (line, line + 1)
    else:
        assert line == 1


def test_a_record_that_was_cut_off_is_refused_at_every_line_and_every_character() -> None:
    lines = SMALL_TEXT.split("\n")
    for kept in range(1, len(lines) - 1):
        with refusing("record-truncated", file="x", line=kept + 1):
            read_record("\n".join(lines[:kept]) + "\n", "x")
    for cut in range(len("gruft record 1"), len(SMALL_TEXT)):
        assert first_refusal(SMALL_TEXT[:cut]).key == "record-truncated"


def test_a_line_that_was_removed_doubled_or_exchanged_is_noticed_where_it_was() -> None:
    lines = SMALL_TEXT.split("\n")
    for at in range(1, len(lines) - 3):
        removed = [*lines[:at], *lines[at + 1 :]]
        doubled = [*lines[: at + 1], *lines[at:]]
        exchanged = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        for changed, line in ((removed, at + 1), (doubled, at + 2), (exchanged, at + 1)):
            with refusing("record-line-edited", file="x", line=line):
                read_record("\n".join(changed), "x")


def test_text_after_the_end() -> None:
    last = SMALL_TEXT.count("\n")

    with refusing("record-surplus", line=last + 1):
        read_record(SMALL_TEXT + "more\n", "x")


def test_line_ends_of_another_system() -> None:
    with refusing("record-line-ends", file="x", line=1):
        read_record(SMALL_TEXT.replace("\n", "\r\n"), "x")


# ---- files that are something else ----


@pytest.mark.parametrize("text", ["", "\n", "hello", "Gruft record 1\n", "\ufeff" + SMALL_TEXT])
def test_not_a_record(text: str) -> None:
    with refusing("record-not-a-record", file="x"):
        read_record(text, "x")


@pytest.mark.parametrize("version", ["", "0", "2", "1 ", "01", "one"])
def test_an_unknown_version(version: str) -> None:
    with refusing("record-unknown-version", file="x", given=version, known=1):
        read_record(SMALL_TEXT.replace("record 1", f"record {version}", 1), "x")


def test_a_huge_file() -> None:
    with refusing("file-too-large", file="x", limit=LONGEST_RECORD):
        read_record("x" * (LONGEST_RECORD + 1), "x")


def test_letters_that_are_not_unicode() -> None:
    with refusing("record-line-edited", file="x", line=3):
        read_record("gruft record 1\ngame: toy\n\udc80\n", "x")
