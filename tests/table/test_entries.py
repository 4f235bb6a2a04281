"""Entries: kept as one line of JSON each, and refused with the place when they are broken."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruft.kernel.record import ABORTED, RESIGNED, Ended, LinePlayed, Undone
from gruft.kernel.seal import Place
from gruft.table.entries import (
    KINDS,
    LONGEST_FILE,
    Entry,
    entry_from_json,
    entry_to_json,
    read_entries,
    write_entries,
    write_entry,
)
from gruft.table.pace import END_OF_TIME, Pace
from gruft.table.table import Table
from gruft.table.window_entries import (
    UNTIL,
    Ordered,
    Recalled,
    Sealed,
    WindowClosed,
    WindowOpened,
    Withdrawn,
)
from tests.table.matches import finished, header, picture, refusing
from tests.table.toy import TOY

numbers = st.integers(0, 10**9)
moments = st.integers(0, END_OF_TIME)
lines = st.text(st.characters(exclude_categories=["C", "Zl", "Zp", "Zs"]), min_size=1)
entries: st.SearchStrategy[Entry] = st.one_of(
    st.builds(LinePlayed, numbers, lines),
    st.builds(Undone, numbers, numbers, numbers, st.lists(numbers, max_size=5).map(tuple)),
    st.builds(Ended, numbers, st.sampled_from([ABORTED, RESIGNED])),
    st.just(header()),
    st.builds(Pace, moments, moments, moments, st.lists(moments, max_size=3).map(tuple)),
    st.builds(WindowOpened, numbers, moments),
    st.builds(Sealed, numbers, numbers, lines, moments),
    st.builds(Withdrawn, numbers, numbers, moments),
    st.builds(WindowClosed, numbers, moments),
    st.builds(
        Ordered,
        numbers,
        lines,
        st.lists(numbers, max_size=3).map(tuple),
        st.sampled_from(UNTIL),
        moments,
    ),
    st.builds(Recalled, numbers, lines, moments),
)
HERE = Place("match.jsonl", 7)


@given(entries)
def test_an_entry_survives_its_json(entry: Entry) -> None:
    data = json.loads(json.dumps(entry_to_json(entry)))

    assert entry_from_json(data, HERE) == entry


@given(st.lists(entries, min_size=1))
def test_entries_survive_their_file(kept: list[Entry]) -> None:
    assert read_entries(write_entries(kept), "match.jsonl") == kept


def test_every_entry_is_one_line_with_its_version_and_kind() -> None:
    written = write_entry(LinePlayed(2, "take; left"))

    assert written == '{"kind": "line", "line": "take; left", "seat": 2, "version": 1}\n'


def test_a_line_that_was_cut_off_by_a_crash_was_never_told_and_is_left_out() -> None:
    table = finished()
    text = write_entries(table.entries)

    for cut in range(len(write_entry(table.entries[0])), len(text), 7):
        kept = read_entries(text[:cut], "match.jsonl")

        assert kept == table.entries[: text[:cut].count("\n")]


def test_a_table_goes_on_from_its_file() -> None:
    table = finished()

    again = Table.from_entries(TOY, read_entries(write_entries(table.entries), "match.jsonl"))

    assert picture(again) == picture(table)


# ---- what is refused ----


def test_a_file_without_a_whole_line() -> None:
    with refusing("entries-empty", file="match.jsonl"):
        read_entries('{"version"', "match.jsonl")


def test_a_huge_file() -> None:
    with refusing("file-too-large", limit=LONGEST_FILE):
        read_entries("x" * (LONGEST_FILE + 1), "match.jsonl")


@pytest.mark.parametrize(
    "line",
    ["", "{", '{"seat": NaN}', '{"a": 1, "a": 2}', "[" * 100_000, '"\\ud800"', "1" * 5000],
)
def test_a_line_that_is_not_json(line: str) -> None:
    text = write_entry(header()) + line + "\n"

    with refusing("entry-not-json", file="match.jsonl", line=2):
        read_entries(text, "match.jsonl")


def test_json_without_names() -> None:
    with refusing("entry-not-an-object", line=1):
        read_entries("[1]\n", "match.jsonl")


@pytest.mark.parametrize("version", [0, 2, "one", None, True])
def test_an_unknown_version(version: object) -> None:
    with refusing("entry-unknown-version", line=7, given=str(version)):
        entry_from_json({"version": version, "kind": "line"}, HERE)


def test_an_unknown_kind() -> None:
    with refusing("entry-unknown-kind", given="dance", known=", ".join(KINDS)):
        entry_from_json({"version": 1, "kind": "dance"}, HERE)


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"seat": "2"}, "record-wrong-kind"),
        ({"seat": True}, "record-wrong-kind"),
        ({"seat": -1}, "record-wrong-kind"),
        ({"seat": 10**12}, "record-wrong-kind"),
        ({"line": ""}, "record-wrong-kind"),
        ({"line": "a\nb"}, "record-wrong-kind"),
        ({"line": ["a"]}, "record-wrong-kind"),
        ({"extra": 1}, "record-unknown-key"),
    ],
)
def test_a_value_that_is_wrong(changed: dict[str, object], key: str) -> None:
    with refusing(key, file="match.jsonl", line=7, setting=next(iter(changed))):
        entry_from_json(entry_to_json(LinePlayed(2, "hold")) | changed, HERE)


@pytest.mark.parametrize("kind", list(KINDS))
def test_a_value_that_is_missing(kind: str) -> None:
    with refusing("record-missing-key", setting=next(iter(KINDS[kind][1]))):
        entry_from_json({"version": 1, "kind": kind}, HERE)


def test_an_end_for_an_unknown_reason() -> None:
    with refusing("record-wrong-kind", setting="cause"):
        entry_from_json({"version": 1, "kind": "ended", "seat": 0, "cause": "bored"}, HERE)


@pytest.mark.parametrize(
    ("kind", "changed"),
    [
        ("sealed", {"at": -1}),
        ("sealed", {"at": END_OF_TIME + 1}),
        ("sealed", {"at": True}),
        ("ordered", {"until": "dawn"}),
        ("ordered", {"about": [-1]}),
        ("pace", {"times": [0.5]}),
    ],
)
def test_a_time_or_an_order_that_cannot_be_read(kind: str, changed: dict[str, object]) -> None:
    right: dict[str, Entry] = {
        "sealed": Sealed(1, 1, "pass", 0),
        "ordered": Ordered(1, "pass", (), "turn", 0),
        "pace": Pace(1, 2, 3, (0,)),
    }

    with refusing("record-wrong-kind", setting=next(iter(changed))):
        entry_from_json(entry_to_json(right[kind]) | changed, HERE)
