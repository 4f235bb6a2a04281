"""Entries: the durable steps of a table's life, and their JSON.

An entry is kept before anything is told of it, and a table is a fold over its entries. A new kind
of entry (a clock, a word of chat) is one more line in `KINDS`; the kinds that exist never change
their meaning without a new version.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields

from gruft.kernel.fields import Fields, check_fields, read_json, write_json
from gruft.kernel.record import (
    END_FIELDS,
    HEADER_FIELDS,
    LINE_FIELDS,
    UNDO_FIELDS,
    Ended,
    Header,
    LinePlayed,
    Undone,
)
from gruft.kernel.refusal import Refused
from gruft.kernel.seal import Place
from gruft.table.window_entries import WINDOW_KINDS, TableStep

VERSION = 1
LONGEST_FILE = 20_000_000

#: A match is opened by its header, and by nothing else.
Opened = Header
Entry = Opened | TableStep

KINDS: Mapping[str, tuple[type[Entry], Fields]] = {
    "opened": (Opened, HEADER_FIELDS),
    "line": (LinePlayed, LINE_FIELDS),
    "undone": (Undone, UNDO_FIELDS),
    "ended": (Ended, END_FIELDS),
    **WINDOW_KINDS,
}
_NAMES = {made: name for name, (made, _) in KINDS.items()}


def entry_to_json(entry: Entry) -> dict[str, object]:
    """The entry as plain JSON data."""
    values = {one.name: getattr(entry, one.name) for one in fields(entry)}
    plain = {name: list(v) if isinstance(v, tuple) else v for name, v in values.items()}
    return {"version": VERSION, "kind": _NAMES[type(entry)], **plain}


def entry_from_json(data: object, place: Place) -> Entry:
    """The entry that this JSON data describes, or a refusal that names the place."""
    if not isinstance(data, Mapping):
        raise place.refuse("entry-not-an-object")
    version = str(data.get("version"))
    if version != str(VERSION):
        raise place.refuse("entry-unknown-version", given=version[:60], known=VERSION)
    kind = str(data.get("kind"))
    if kind not in KINDS:
        raise place.refuse("entry-unknown-kind", given=kind[:60], known=", ".join(KINDS))
    made, kinds = KINDS[kind]
    values = {name: value for name, value in data.items() if name not in ("version", "kind")}
    return made(**check_fields(values, kinds, place))


def write_entry(entry: Entry) -> str:
    """One entry as one line of a file, with its line end."""
    return write_json(entry_to_json(entry)) + "\n"


def write_entries(entries: Iterable[Entry]) -> str:
    """Entries as the lines of a file."""
    return "".join(write_entry(entry) for entry in entries)


def read_entries(text: str, file: str) -> list[Entry]:
    """Read a file of entries, one on each line.

    A last line without its line end was being written when the machine stopped: nobody was told of
    it, so it is left out.
    """
    if len(text) > LONGEST_FILE:
        raise Refused("file-too-large", file=file, limit=LONGEST_FILE)
    *lines, _unfinished = text.split("\n")
    entries = [_read_entry(line, Place(file, number)) for number, line in enumerate(lines, start=1)]
    if not entries:
        raise Refused("entries-empty", file=file)
    return entries


def _read_entry(line: str, place: Place) -> Entry:
    try:
        data = read_json(line)
    except ValueError:
        raise place.refuse("entry-not-json", given=line[:60]) from None
    return entry_from_json(data, place)
