"""Live tables for the tests: guests by name, a clock of our own, and a store that is a list."""

import pytest

from gruft.kernel.game import Game
from gruft.kernel.lines import as_if_asked, default_line, write_line
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.server.encoding import ENCODER
from gruft.table.live import commands, house
from gruft.table.live.acts import Stamped, TableSet, read_stamped, write_stamped
from gruft.table.live.setting import Clock, Setting
from gruft.table.live.sitting import Sitting
from gruft.table.live.table import LiveTable
from gruft.table.live.views import View, view_for
from gruft.table.live.work import Work
from gruft.table.log import Told
from gruft.table.pace import Pace
from gruft.testing.tiny.watchmen import GAME as WATCHMEN

SECRET = "5a" * 32
SALT = "ab" * 16
SECOND = 1_000
NOON = 1_000_000_000
HOST = "ann"
GUESTS = ("ann", "bo", "cem", "dan", "eve", "fay", "gus", "hal", "ida", "jo", "kim", "lou")


def refused(key: str) -> pytest.RaisesExc[Refused]:
    """What is done here is refused for this reason."""
    return pytest.RaisesExc(Refused, check=lambda refusal: refusal.key == key)


class Live:
    """A table at which somebody does something now."""

    def __init__(
        self, game: Game = WATCHMEN, seats: int = 3, secret: str = SECRET, **chosen: object
    ) -> None:
        setting = Setting(game.slug, seats, **chosen)  # type: ignore[arg-type]
        first = Stamped(NOON, TableSet(setting, HOST, secret))
        self.game = game
        self.stored = [write_stamped(first)]
        self.table = LiveTable(game, first)
        self.now = NOON

    @property
    def sitting(self) -> Sitting:
        return self.table.sitting

    def do(self, command: object, *args: object, move: str = "", lag: int = 0) -> Told:
        """Carry out a command: worked out, stored, taken."""
        work = self.table.work(self.now, move, lag)
        command(work, *args)  # type: ignore[operator]
        self.stored += [write_stamped(stamped) for stamped in work.acts]
        return self.table.take(work)

    def work(self) -> Work:
        return self.table.work(self.now)

    # --- time ------------------------------------------------------------------------------------

    def after(self, milliseconds: int) -> "Live":
        """Some time later, when the house has done what was due."""
        self.now += milliseconds
        self.do(house.tick)
        return self

    # --- people ----------------------------------------------------------------------------------

    def all_sit(self, people: int | None = None) -> "Live":
        """People take the first seats, moths the others."""
        seats = self.sitting.setting.seats
        for seat in range(seats):
            if seat < (seats if people is None else people):
                self.do(commands.sit, GUESTS[seat], GUESTS[seat].capitalize(), seat, SALT)
            else:
                self.do(commands.seat_bot, HOST, seat, "moth", f"Moth {seat}")
        return self

    def begin(self, people: int | None = None) -> "Live":
        """Everybody sits, and the match begins."""
        self.all_sit(people)
        salts = [bytes(16)] * self.sitting.setting.seats
        self.do(commands.begin, HOST, self.table.edition, salts)
        return self

    # --- playing ---------------------------------------------------------------------------------

    def harmless(self, seat: int) -> str:
        """The harmless line of a seat."""
        position = self.sitting.must_be_playing().position
        asked = as_if_asked(self.game, position, seat)
        return write_line(self.game, asked, default_line(self.game, asked, seat), seat)

    def answers(self, seat: int, line: str | None = None, **stamp: object) -> Told:
        """A seat answers its question, harmlessly unless it is said how."""
        question = self.sitting.questions[seat]
        written = self.harmless(seat) if line is None else line
        return self.do(commands.answer, seat, question, written, **stamp)  # type: ignore[arg-type]

    def passed(self) -> int:
        """Somebody leads a set of Vampire Queen, and the next passes; returns who has passed."""
        leader = self.asked()
        scene = self.view(leader).scene
        assert scene is not None
        assert scene.decision is not None
        self.answers(leader, scene.decision.choices[-1].move)
        seat = self.asked()
        self.answers(seat, "pass")
        return seat

    def asked(self) -> int:
        """The first of the seats that are asked."""
        return self.sitting.must_be_playing().position.to_act()[0]

    # --- looking ---------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        return view_for(self.table, seat, "")

    def views(self) -> list[bytes]:
        """What everybody is shown, in bytes."""
        seats = range(SPECTATOR, self.sitting.setting.seats)
        return [ENCODER.encode(self.view(seat)) for seat in seats]

    def reloaded(self) -> "Live":
        """The same table after the house was shut and opened again."""
        again = Live.__new__(Live)
        again.game, again.stored, again.now = self.game, list(self.stored), self.now
        again.table = LiveTable.from_acts(self.game, [read_stamped(act) for act in self.stored])
        return again


def bank(seconds: int, increment: int = 0) -> Clock:
    return Clock("bank", seconds * SECOND, increment * SECOND)


def per_move(seconds: int) -> Clock:
    return Clock("move", seconds * SECOND)


UNHURRIED = Pace(least=3 * SECOND, longest=30 * SECOND)
