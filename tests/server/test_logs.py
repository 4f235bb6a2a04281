"""The log of a house: one JSON object per line, and nothing in it that somebody may not know."""

import hashlib
import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from gruft.kernel.refusal import Refused
from gruft.server import logs
from gruft.store.folder import FILE
from tests.server.guests import Person, Seat, begun
from tests.server.houses import open_house

SECRET = "the third card is the Queen"


@contextmanager
def logged(level: str = "debug") -> Iterator[io.StringIO]:
    """Everything that is logged meanwhile."""
    root, ours = logging.getLogger(), logging.getLogger(logs.OURS)
    before = root.handlers[:], root.level, ours.level
    written = io.StringIO()
    logs.write_logs(level, written)
    try:
        yield written
    finally:
        root.handlers[:], root.level, ours.level = before
        root.setLevel(root.level)
        ours.setLevel(ours.level)


def lines(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


# ---- lines ----


def test_an_event_is_one_line_with_time_level_name_and_fields() -> None:
    with logged() as written:
        logs.event("table-set", table="0123456789", game="vampire_queen", seats=3)

    (line,) = lines(written)
    assert line.pop("at").endswith("Z")
    assert line == {
        "level": "info",
        "by": "gruft",
        "event": "table-set",
        "table": "0123456789",
        "game": "vampire_queen",
        "seats": 3,
    }


def test_a_field_that_is_not_granted_is_a_mistake_of_the_programmer() -> None:
    with pytest.raises(ValueError, match="not for the log: hand"):
        logs.event("table-set", hand="Q")


def test_a_table_is_called_by_a_mark_and_not_by_its_three_words() -> None:
    mark = logs.mark_of("bat-rain-spoon")

    assert mark == logs.mark_of("bat-rain-spoon")
    assert mark != logs.mark_of("bat-rain-fork")
    assert "bat" not in mark


def test_marks_are_the_same_in_a_house_and_others_elsewhere(tmp_path: Path) -> None:
    """Otherwise a reader of the log could try all names until a mark fits, and come in."""
    marks = []
    for folder in ("here", "elsewhere", "here"):
        with open_house(tmp_path / folder):
            marks.append(logs.mark_of("bat-rain-spoon"))

    here, elsewhere, again = marks

    assert here == again != elsewhere
    assert not hashlib.sha256(b"bat-rain-spoon").hexdigest().startswith(here)


def test_a_failure_tells_its_kind_and_place_but_not_its_words() -> None:
    def fail() -> None:
        raise ValueError(SECRET)

    with logged() as written:
        try:
            fail()
        except ValueError as problem:
            logs.failure("house-could-not", problem)

    (line,) = lines(written)
    assert line["failure"] == "ValueError"
    assert line["where"][-1].startswith("test_logs.py:")
    assert line["where"][-1].endswith(" fail")
    assert SECRET not in written.getvalue()


def test_a_refusal_that_was_not_meant_tells_its_key_only() -> None:
    with logged() as written:
        logs.failure("house-could-not", Refused("card-not-yours", "VQ-38", card=SECRET))

    assert lines(written)[0]["key"] == "card-not-yours"
    assert SECRET not in written.getvalue()


def test_failures_inside_a_group_and_behind_another_are_told_alike() -> None:
    inner = KeyError(SECRET)
    inner.__cause__ = OSError(SECRET)

    with logged() as written:
        logs.failure("house-could-not", ExceptionGroup(SECRET, [inner]))

    (line,) = lines(written)
    assert line["inside"][0]["failure"] == "KeyError"
    assert line["inside"][0]["cause_of_it"]["failure"] == "OSError"
    assert SECRET not in written.getvalue()


@pytest.mark.parametrize(
    ("sentence", "given"),
    [
        ("cannot read %s", (SECRET,)),
        (f"Task exception was never retrieved\nfuture: {SECRET}", ()),
        (f"Task was destroyed <Task {SECRET}>", ()),
        (ValueError(SECRET), ()),
    ],
)
def test_other_libraries_are_quoted_without_what_they_carry(
    sentence: object, given: tuple[str, ...]
) -> None:
    with logged() as written:
        logging.getLogger("uvicorn.error").error(sentence, *given)

    assert len(lines(written)) == 1
    assert SECRET not in written.getvalue()


def test_other_libraries_are_not_heard_while_all_is_well() -> None:
    with logged() as written:
        logging.getLogger("uvicorn.error").info("connection open")

    assert written.getvalue() == ""


# ---- a match ----


def acts_of(folder: Path) -> Iterator[dict[str, Any]]:
    with closing(sqlite3.connect(folder / FILE)) as database:
        for (body,) in database.execute("SELECT body FROM acts"):
            yield json.loads(body)


def strings_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings_in(inner)


def secrets_of(seat: Seat, table: str, folder: Path) -> set[str]:
    """Everything about the match that a reader of the log must not find in it."""
    person = seat.person
    cookies = set(person.http.cookies.values())
    stored = {text for act in acts_of(folder) for text in strings_in(act)}
    faces = {text for frame in seat.heard for text in strings_in(frame.get("parts", {}))}
    words = {person.name, table, *person.keys[table], *cookies}
    return {word for word in words | stored | faces if word}


def found_in(written: str, secrets: set[str], public: set[str]) -> set[str]:
    """The secrets that stand in a log: long ones anywhere, short ones as a value of their own."""
    told = {text for line in written.splitlines() for text in strings_in(json.loads(line))}
    return {one for one in secrets - public if one in told or (len(one) > 8 and one in written)}


def test_the_log_of_a_match_holds_no_secret_hand_line_token_cookie_or_key(folder: Path) -> None:
    with logged() as written:
        with open_house(folder) as house, begun(house.address) as (seat, table):
            seat.play(table, [0], most=12)
            secrets = secrets_of(seat, table, folder)
            with Person(house.address, "Igor") as other, other.come() as gallery:
                gallery.enter(table)
        text = written.getvalue()

    public = {"vampire_queen", "info", "gruft"}
    assert [line["event"] for line in lines(written)] == [
        "house-opened",
        "table-set",
        "match-playing",
        "house-closed",
    ]
    assert found_in(text, secrets, public) == set()
    # The net has small enough meshes: whatever is planted is found.
    for planted in secrets - public:
        assert planted in found_in(text + json.dumps({"why": planted}), secrets, public)


def test_a_house_that_makes_a_mistake_logs_it_and_tells_nobody_what_it_was(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> list[object]:
        raise ValueError(SECRET)

    with logged() as written, open_house(folder) as house, Person(house.address) as person:
        monkeypatch.setattr(house.running.store, "open_tables", fail)
        answer = person.http.get("/api/tables")

    assert answer.status_code == 500
    assert answer.json() == {"type": "refused", "id": "", "key": "http-500"}
    assert [line["failure"] for line in lines(written) if "failure" in line] == ["ValueError"]
    assert SECRET not in written.getvalue()
