"""Kills a real house again and again while people play in it, and looks for what is lost.

`make torture KILLS=200 SEED=1`, or `python -m tests.server.torture`. Every kind of game, bots,
windows, talk and spectators are under way; the house is killed at a random moment, what is on its
disk is compared with what everybody was told, and it is opened again on the same folder. At the end
everybody plays on in peace, and every match that came to its end must verify.
"""

import argparse
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from gruft.kernel.record_text import read_record
from gruft.shelf import find
from gruft.table.verify import verify
from tests.server.guests import Person, Seat
from tests.server.torture_clients import Countdown, Player
from tests.server.torture_house import SLOW, SOUND, TorturedHouse
from tests.server.torture_shadow import Shadow, lost_beside, stored_acts, stored_keys

#: For each game: the seats, and who plays them. The others are moths.
TABLES = (
    ("vampire_queen", 4, {"Ada": [0], "Bo": [1, 2]}),
    ("vampire_connection", 3, {"Ada": [0], "Bo": [2]}),
    ("vampire_empire", 2, {"Ada": [1]}),
    ("grottenstein", 3, {"Bo": [0], "Ada": [1]}),
)
WATCHER = "Cem"
A_WEEK = {"kind": "move", "time": 7 * 24 * 60 * 60 * 1000, "increment": 0}
SALT = "5a" * 16
#: A life ends when so many frames at most were sent, or when nobody does anything any more.
MOST_FRAMES = 160
LONGEST_LIFE = 20.0
LAST_MOMENT = 0.03
LINES_IN_PEACE = 24


@dataclass(slots=True)
class Report:
    """What a torture has shown."""

    kills: int = 0
    done: int = 0
    acts: int = 0
    shown: int = 0
    matches: int = 0
    mistakes: list[str] = field(default_factory=list)


class Torture:
    """A house, the people in it, and what its disk says."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        kinds: Sequence[str] = (SOUND, SLOW),
        most_frames: int = MOST_FRAMES,
    ) -> None:
        self._folder = folder
        self._luck = random.Random(seed)
        self._kinds = kinds
        self._most_frames = most_frames
        self._house = TorturedHouse(folder)
        self._players: dict[str, Player] = {}
        self._shadows: dict[str, Shadow] = {}
        #: Which of the kinds of tables each of them is.
        self._numbers: dict[str, int] = {}
        self.report = Report()

    def run(self, kills: int, after_each: Callable[[Report], None] = lambda _: None) -> Report:
        """Kill the house so many times, or until something is lost; then play on in peace."""
        with ExitStack() as kept:
            kept.callback(self._house.kill)
            self._open()
            self._invite(kept)
            while self.report.kills < kills and not self.report.mistakes:
                self._one_life()
                after_each(self.report)
            if not self.report.mistakes:
                self._live_in_peace()
        return self.report

    def _open(self) -> None:
        kind = self._luck.choice(self._kinds)
        address = self._house.of_kind(kind).open().address
        for player in self._players.values():
            player.person.moved_to(address)

    # --- setting tables --------------------------------------------------------------------------

    def _invite(self, kept: ExitStack) -> None:
        for name in ("Ada", "Bo", WATCHER):
            person = kept.enter_context(Person(self._house.address, name))
            self._players[name] = Player(person, random.Random(self._luck.random()))
        for number in range(len(TABLES)):
            self._set_table(number)

    def _set_table(self, number: int) -> None:
        game, seats, people = TABLES[number]
        host = self._players[next(iter(people))].person
        clock = A_WEEK if number % 2 else {"kind": "none"}
        table = host.set_table(game, seats, clock=clock, grace=0)
        with ExitStack() as kept:
            sitting = {
                name: kept.enter_context(self._players[name].person.come()) for name in people
            }
            self._all_sit(table, seats, sitting, people)
        for name, own in {**people, WATCHER: []}.items():
            self._players[name].tables[table] = own
        self._shadows[table] = Shadow(table, range(-1, seats))
        self._numbers[table] = number

    def _all_sit(
        self, table: str, seats: int, sitting: dict[str, Seat], people: dict[str, list[int]]
    ) -> None:
        for name, own in people.items():
            sitting[name].enter(table)
            for seat in own:
                sitting[name].sit(table, seat, f"{name} {seat}", SALT)
        taken = {seat for own in people.values() for seat in own}
        host = next(iter(sitting.values()))
        host.fill_with_bots(table, [seat for seat in range(seats) if seat not in taken])
        host.ask("begin", table=table)

    def _replace_finished(self) -> None:
        """Where a match is over, another one begins, so that there is always something to lose."""
        for table in [one for one in self._shadows if self._shadows[one].is_over]:
            self._set_table(self._numbers[table])
            self._forget(table)

    def _forget(self, table: str) -> None:
        self.report.matches += 1
        self._verify(table)
        del self._shadows[table]
        for player in self._players.values():
            player.tables.pop(table, None)

    # --- living and dying ------------------------------------------------------------------------

    def _one_life(self) -> None:
        # Counted, not timed: a slow machine shall see as much of life as a fast one.
        frames = Countdown(self._luck.randrange(self._most_frames))
        for player in self._players.values():
            player.testimony.notice = frames.count
        _all_at_once(
            [partial(self._kill_after, frames), *(one.live for one in self._players.values())]
        )
        self.report.kills += 1
        self._compare()
        if not self.report.mistakes:
            self._open()
            self._replace_finished()

    def _kill_after(self, frames: Countdown) -> None:
        frames.wait(LONGEST_LIFE)
        time.sleep(self._luck.uniform(0, LAST_MOMENT))
        self._house.kill()

    def _compare(self) -> None:
        """What is on the disk, against what everybody was told."""
        stored = stored_acts(self._folder)
        for table, shadow in self._shadows.items():
            known = shadow.length
            self.report.mistakes += shadow.catch_up(stored.get(table, []))
            self.report.acts += shadow.length - known
            for name, player in self._players.items():
                self.report.mistakes += shadow.contradicts(name, player.testimony)
        keys = stored_keys(self._folder)
        for player in self._players.values():
            self.report.mistakes += lost_beside(stored, keys, player.testimony)
            self.report.mistakes += player.complaints
        self._count()

    def _count(self) -> None:
        told = [player.testimony for player in self._players.values()]
        self.report.done = sum(len(one) for each in told for one in each.done.values())
        self.report.shown += sum(len(one) for each in told for one in each.shown.values())
        for one in told:
            one.shown.clear()

    # --- the end ---------------------------------------------------------------------------------

    def _live_in_peace(self) -> None:
        """Everything goes on, bots and windows included: nobody waits in vain to be asked."""
        playing = [one for one in self._players.values() if any(one.tables.values())]
        lines = Countdown(LINES_IN_PEACE)
        _all_at_once([partial(one.live_in_peace, lines) for one in playing])
        self._compare()
        for table in [one for one in self._shadows if self._shadows[one].is_over]:
            self._forget(table)

    def _verify(self, table: str) -> None:
        person = self._players["Ada"].person
        record = read_record(person.http.get(f"/api/tables/{table}/record").text, table)
        if not verify(record, find(record.header.game)).is_fair:
            self.report.mistakes.append(f"{table}: the record does not verify")


def _all_at_once(doing: Sequence[Callable[[], None]]) -> None:
    threads = [threading.Thread(target=one) for one in doing]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def main() -> int:
    """Torture a house in a folder of its own, and say what was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        torture = Torture(Path(folder) / "house", wishes.seed)
        report = torture.run(wishes.kills, lambda so_far: _show(so_far, wishes.kills))
    sys.stdout.write(_told(report, wishes.seed))
    return 1 if report.mistakes else 0


def _show(report: Report, kills: int) -> None:
    if sys.stderr.isatty():
        bar = "#" * (40 * report.kills // kills)
        sys.stderr.write(f"\r[{bar:40}] {report.kills} of {kills} kills, {report.acts} acts ")
    elif report.kills % 20 == 0:
        sys.stderr.write(f"{report.kills} of {kills} kills, {report.acts} acts\n")
    sys.stderr.flush()


def _told(report: Report, seed: int) -> str:
    lines = [
        f"\nseed {seed}: {report.kills} kills, {len(report.mistakes)} mistakes",
        f"{report.done} messages were acknowledged, {report.shown} views shown",
        f"{report.acts} acts stored, {report.matches} matches played to the end and verified",
        *report.mistakes[:20],
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
