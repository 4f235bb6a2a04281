"""Saved games: one append-only file for each, durable before anything is told.

The first line says who sits where (people and bots); every further line is one entry of the table.
Each line carries a check that grows out of all lines before it (`kernel/seal.py`). A last line that
is not whole was being written when the machine stopped: nobody was told of it, so it is dropped.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gruft.kernel.fields import NUMBER, TEXTS, Fields, Kind, check_fields, read_json, write_json
from gruft.kernel.record import Header
from gruft.kernel.refusal import Refused
from gruft.kernel.seal import CHECK_LENGTH, Place, next_digest
from gruft.store.locks import lock
from gruft.table.entries import Entry, entry_from_json, entry_to_json
from gruft.terminal.files import decoded, refusing_failures, write_new

TITLE = "gruft save 1"
LARGEST_SAVE = 20_000_000
PERSON = "person"

SEATING_FIELDS: Fields = {
    "players": TEXTS,
    "seed": Kind(NUMBER.name, NUMBER.fits, optional=True),
}


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays in each seat: a person or a kind of bot; and the seed of a repeatable game."""

    players: tuple[str, ...]
    seed: int | None = None

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]


@dataclass(frozen=True, slots=True)
class Saved:
    """What a save file holds. `torn` tells that a half-written last line was left out."""

    path: Path
    seating: Seating
    entries: tuple[Entry, ...]
    torn: bool
    digest: str
    size: int

    @property
    def header(self) -> Header:
        """How the match was set up."""
        header = self.entries[0]
        if not isinstance(header, Header):
            raise Refused("entries-not-opened")
        return header


class SaveFile:
    """The keeper of a table: writes every entry down for good before the table changes."""

    def __init__(self, path: Path, seating: Seating, saved: Saved | None = None) -> None:
        self.path = path
        self.seating = seating
        self._handle = -1
        self._digest = saved.digest if saved else TITLE
        self._size = saved.size if saved else 0

    @classmethod
    def reopen(cls, path: Path) -> tuple["SaveFile", Saved]:
        """Go on with a saved game; another `gruft` that has it open is respected."""
        file = cls(path, Seating(()))
        file._open()
        try:
            saved = read_save(path)
            kept = cls(path, saved.seating, saved)
            kept._handle = file._handle
            kept._cut_torn_line()
        except BaseException:
            file.close()
            raise
        return kept, saved

    def keep(self, number: int, entry: Entry) -> None:
        """Write an entry down; if that fails nothing has changed, on the disk or at the table."""
        if number == 0:
            self._begin(entry)
            return
        line, digest = sealed_line(self._digest, entry_to_json(entry))
        with refusing_failures(self.path):
            try:
                _write_whole(self._handle, line)
            except OSError:
                self._cut_torn_line()
                raise
        self._digest, self._size = digest, self._size + len(line)

    def close(self) -> None:
        """Let go of the file; what was kept stays."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def discard(self) -> None:
        """Remove the file of a game that is over and recorded."""
        with refusing_failures(self.path):
            self.path.unlink(missing_ok=True)
        self.close()

    def _begin(self, header: Entry) -> None:
        first, digest = sealed_line(TITLE, _seating_to_json(self.seating))
        second, digest = sealed_line(digest, entry_to_json(header))
        write_new(self.path, f"{TITLE}\n" + (first + second).decode())
        self._open()
        self._digest = digest
        self._size = len(TITLE) + 1 + len(first) + len(second)

    def _open(self) -> None:
        with refusing_failures(self.path):
            self._handle = os.open(self.path, os.O_RDWR | os.O_APPEND)
        if not lock(self._handle):
            self.close()
            raise Refused("save-in-use", file=str(self.path))

    def _cut_torn_line(self) -> None:
        with refusing_failures(self.path):
            os.ftruncate(self._handle, self._size)
            os.fsync(self._handle)


def _write_whole(handle: int, line: bytes) -> None:
    written = 0
    while written < len(line):
        written += os.write(handle, line[written:])
    os.fsync(handle)


def sealed_line(before: str, data: Mapping[str, object]) -> tuple[bytes, str]:
    """One line of a save file, and the digest after it."""
    content = write_json(data)
    digest = next_digest(before, content)
    return f"{content} #{digest[:CHECK_LENGTH]}\n".encode(), digest


# --- reading -------------------------------------------------------------------------------------


def read_save(path: Path) -> Saved:
    """Read a save file, or say what is wrong with it. Nothing is changed."""
    with refusing_failures(path), path.open("rb") as file:
        data = file.read(LARGEST_SAVE + 1)
    if len(data) > LARGEST_SAVE:
        raise Refused("file-too-large", file=str(path), limit=LARGEST_SAVE)
    title, *lines = data.split(b"\n")
    if title != TITLE.encode():
        raise Refused("save-not-a-save", file=str(path))
    return _read_lines(path, lines)


def _read_lines(path: Path, lines: list[bytes]) -> Saved:
    digest, size = TITLE, len(TITLE) + 1
    found: list[tuple[Place, object]] = []
    torn = lines[-1] != b""
    whole = lines[:-1]
    for number, line in enumerate(whole, start=2):
        place = Place(str(path), number)
        content = _checked(digest, line)
        if content is None:
            if number <= len(whole):
                raise place.refuse("record-line-edited")
            torn = True
            break
        digest, size = next_digest(digest, content), size + len(line) + 1
        found.append((place, _json(content, place)))
    if len(found) < 2:
        raise Refused("save-empty", file=str(path))
    (first_place, first), *rest = found
    entries = tuple(entry_from_json(data, place) for place, data in rest)
    seating = _seating_from_json(first, first_place)
    return Saved(path, seating, entries, torn, digest, size)


def _checked(before: str, line: bytes) -> str | None:
    """The content of a line whose check is right, else nothing."""
    try:
        content, _, check = decoded(line, "").rpartition(" #")
    except Refused:
        return None
    return content if next_digest(before, content)[:CHECK_LENGTH] == check else None


def _json(content: str, place: Place) -> object:
    try:
        return read_json(content)
    except ValueError:
        raise place.refuse("entry-not-json", given=content[:60]) from None


def _seating_to_json(seating: Seating) -> dict[str, object]:
    seed = {} if seating.seed is None else {"seed": seating.seed}
    return {"players": list(seating.players), **seed}


def _seating_from_json(data: object, place: Place) -> Seating:
    if not isinstance(data, Mapping):
        raise place.refuse("entry-not-an-object")
    values = check_fields(data, SEATING_FIELDS, place)
    return Seating(**values)
