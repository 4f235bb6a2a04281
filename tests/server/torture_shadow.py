"""What the store says of a table, folded beside the house: every state that was ever true.

After each death the acts on the disk are compared with what people were told: what was done is
there, what was shown was true, in this order, nothing is there twice, and nothing that was there
before has changed.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

from gruft.server.encoding import ENCODER
from gruft.server.keys import digest_of
from gruft.server.parts import parts_of
from gruft.server.reading import acts_from, table_from
from gruft.server.streams import told
from gruft.server.whole import whole_part
from gruft.store.folder import FILE
from gruft.table.fair import commitment_to
from gruft.table.live.acts import Stamped, read_stamped
from gruft.table.live.table import LiveTable
from gruft.table.live.talk import heard_by
from gruft.table.live.views import view_for
from tests.server.torture_clients import Testimony, signature


def stored_acts(folder: Path) -> dict[str, list[bytes]]:
    """All acts of all tables, by number; a gap is a mistake at once."""
    query = 'SELECT "table", number, body FROM acts ORDER BY "table", number'
    found: dict[str, list[bytes]] = {}
    with closing(sqlite3.connect(folder / FILE)) as database:
        for table, number, body in database.execute(query):
            acts = found.setdefault(table, [])
            assert number == len(acts), f"{table}: act {len(acts)} is missing"
            acts.append(body)
        (sound,) = database.execute("PRAGMA integrity_check").fetchone()
    assert sound == "ok", sound
    return found


def lost_beside(
    stored: Mapping[str, Sequence[bytes]], digests: Collection[str], told: Testimony
) -> list[str]:
    """What somebody was told of tables that nobody looks at, and is not there."""
    moves = {table: _moves(acts) for table, acts in stored.items()}
    return [
        *(f"{table} was set, and is lost" for table in sorted(told.tables - stored.keys())),
        *("a key was given, and is lost" for key in told.keys if digest_of(key) not in digests),
        *(
            f"{one} was done at {table}, and is lost"
            for table, done in told.done.items()
            for one in sorted(done - moves.get(table, set()))
        ),
    ]


def stored_keys(folder: Path) -> set[str]:
    """The digests of all keys."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        return {digest for (digest,) in database.execute("SELECT digest FROM keys")}


def _moves(acts: Sequence[bytes]) -> set[str]:
    return {read_stamped(act).move.rpartition(" ")[2] for act in acts}


class Shadow:
    """One table as its acts say."""

    def __init__(self, table: str, eyes: Sequence[int]) -> None:
        self.table = table
        self._eyes = eyes
        self._stored: list[bytes] = []
        self._folded: LiveTable | None = None
        #: For each pair of eyes, the states of the last life and the one that it began with.
        self.states: dict[int, list[str]] = {seat: [] for seat in eyes}
        self.moves: Counter[str] = Counter()

    @property
    def length(self) -> int:
        """How many acts are known."""
        return len(self._stored)

    @property
    def is_over(self) -> bool:
        """Tell whether its match has been played."""
        return self._folded is not None and self._folded.sitting.phase == "over"

    def catch_up(self, stored: Sequence[bytes]) -> list[str]:
        """Take what one more life has left on the disk; returns what is wrong with it."""
        if list(stored[: self.length]) != self._stored:
            return [f"{self.table}: acts that were there have changed or are gone"]
        for states in self.states.values():
            del states[:-1]
        for act in stored[self.length :]:
            self._take(act)
        return [f"{move} was done {times} times" for move, times in self.moves.items() if times > 1]

    def _take(self, act: bytes) -> None:
        stamped = read_stamped(act)
        self._stored.append(act)
        if stamped.move:
            self.moves[stamped.move.rpartition(" ")[2]] += 1
        self._fold(stamped)
        for seat, states in self.states.items():
            states.append(self.state(seat))

    def _fold(self, stamped: Stamped) -> None:
        if self._folded is None:
            self._folded = table_from(acts_from(self._stored))
        else:
            self._folded.catch_up([stamped])

    def state(self, seat: int) -> str:
        """What this seat must see now."""
        table = self._folded
        assert table is not None
        sitting = table.sitting
        commitment = commitment_to(bytes.fromhex(sitting.secret))
        built = parts_of(view_for(table, seat, commitment), [])
        parts = {path: whole_part(path, json.loads(value)) for path, value in built.items()}
        length = table.log.length(seat)
        last = told(table.log.page(seat, max(0, length - 1)))
        words = heard_by(sitting.talk, seat, sitting.setting.seats)[-1:]
        said = [
            {"name": one.name, "seat": one.seat, "channel": list(one.channel), "text": one.text}
            for one in words
        ]
        return signature(parts, length, json.loads(ENCODER.encode(last)), said)

    # --- what people say -------------------------------------------------------------------------

    def contradicts(self, who: str, testimony: Testimony) -> list[str]:
        """What somebody was told of this table although it is not true."""
        wrong = [
            f"{who}: {one} was refused, and is stored"
            for one in sorted(testimony.refused & self.moves.keys())
        ]
        return [*wrong, *self._false(who, testimony)]

    def _false(self, who: str, testimony: Testimony) -> list[str]:
        found = []
        for seat, states in self.states.items():
            shown = _each_once(testimony.shown.get((self.table, seat), []))
            if not _is_in_order(shown, iter(states)):
                found.append(f"{who}: seat {seat} was shown what is not stored")
        return found


def _each_once(shown: Sequence[str]) -> list[str]:
    """States without their repetitions: who comes or goes changes nothing of what is compared."""
    return [one for place, one in enumerate(shown) if place == 0 or shown[place - 1] != one]


def _is_in_order(shown: Sequence[str], true: Iterator[str]) -> bool:
    """Tell whether all this was true, one after the other."""
    return all(one in true for one in shown)
