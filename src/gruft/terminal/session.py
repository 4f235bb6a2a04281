"""One match at this screen: asks people and bots in turn until the game is over or somebody leaves.

Every answer goes to the table, whose keeper is the save file: it is on the disk before it is shown.
With one person at the screen everything that happens is told as it happens. With several, each sees
only their own scene: between two of them the screen is wiped and the keyboard is handed over.
"""

import time
from dataclasses import dataclass

from rich.text import Text

from gruft.kernel.journal import Telling
from gruft.kernel.scene import SPECTATOR, Scene
from gruft.table.table import Table
from gruft.terminal.commands import UNDO, read_command
from gruft.terminal.fairness import thinking_seed
from gruft.terminal.looks import look_for
from gruft.terminal.opponents import bot_line
from gruft.terminal.saves import SaveFile
from gruft.terminal.signs import DOT
from gruft.terminal.unasked import can_be_skipped, harmless_answer, only_answer
from gruft.terminal.visit import Visit

#: Nobody has had the keyboard yet.
NOBODY = -2
PAUSE = 0.4
#: Where more sit, the table alone fills a screen of 24 rows: aim and why are left out.
MOST_WITH_WORDS = 8
#: So much of what happened before is told again to somebody who comes back.
REMINDERS = 8


class Left(Exception):
    """The person leaves; the game stays saved."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot seems to think: long enough to read, and not at all for a script."""

    pause: float = 0.0


class Session:
    """A table, the people and bots at it, and who looks at the screen."""

    def __init__(self, visit: Visit, table: Table, save: SaveFile, pace: Pace) -> None:
        self.visit = visit
        self.table = table
        self.save = save
        self.pace = pace
        self.seating = save.seating
        self.people = self.seating.people
        self.words = visit.sit_down(table.game, table.header.names)
        plans = table.game.plans(table.position)
        self.look = look_for(table.game.slug, self.words, plans)
        self.viewer = self._first_viewer()
        #: Seats that pass in windows without being asked, until something else is asked of them.
        self.skipping: set[int] = set()
        self.heard = dict.fromkeys(range(SPECTATOR, table.header.seats), 0)

    @property
    def is_shared(self) -> bool:
        """Tell whether several people share this screen, so that hands must be hidden."""
        return len(self.people) > 1

    def come_back(self) -> None:
        """Remember that this is not the beginning: only the last few facts are told again."""
        for seat in self.heard:
            self.heard[seat] = max(0, self.table.log.length(seat) - REMINDERS)

    # --- whose word it is ------------------------------------------------------------------------

    def next_seat(self) -> int:
        """The seat to be asked next; where several decide at once they are asked one by one."""
        return self.table.position.to_act()[0]

    def is_person(self, seat: int) -> bool:
        """Tell whether a person plays in this seat."""
        return seat in self.people

    def play_bot(self, seat: int) -> None:
        """Let a bot answer."""
        seed = thinking_seed(self.seating.seed, len(self.table.entries))
        line = bot_line(self.table, seat, self.seating.players[seat], seed)
        self.wait()
        self.answer(seat, line)

    def unasked_line(self, seat: int) -> str | None:
        """The answer that is given without asking the person, if there is one."""
        scene = self.table.scene(seat)
        if scene.window is None:
            self.skipping.discard(seat)
        if seat in self.skipping and can_be_skipped(scene):
            return harmless_answer(self.table.game, self.table.position, seat)
        return only_answer(scene, alone=not self.is_shared)

    def answer(self, seat: int, line: str) -> None:
        """Give an answer to the table, and tell what came of it."""
        self.table.answer(seat, line)
        if not self.is_shared:
            self.tell_news(self.viewer)

    def wait(self) -> None:
        """Give people time to read."""
        if self.pace.pause:
            time.sleep(self.pace.pause)

    # --- telling ---------------------------------------------------------------------------------

    def news(self, seat: int) -> list[Telling]:
        """What this seat has not heard yet; from now on it has."""
        tellings = self.table.log.page(seat, self.heard[seat])
        self.heard[seat] = self.table.log.length(seat)
        for telling in tellings:
            self.look.hear(telling)
        return tellings

    def tell_news(self, seat: int) -> None:
        """Tell a seat what it has not heard yet, line by line."""
        for telling in self.news(seat):
            self.visit.screen.say(self.words.tell(telling))

    def show_scene(self, scene: Scene, whole: bool = False) -> None:
        """Draw the table as a seat sees it."""
        screen = self.visit.screen
        screen.gap()
        screen.rule(self.look.heading(scene))
        if scene.standing and len(scene.seats) <= MOST_WITH_WORDS:
            screen.say(" ".join(self.words.tell(one) for one in scene.standing), "dim")
        if scene.seat in self.heard and (tellings := self.news(scene.seat)):
            separator = Text(f" {DOT} ", style="dim")
            screen.show(separator.join([Text(self.words.tell(one)) for one in tellings]))
            screen.gap()
        screen.show(*(self.look.whole(scene) if whole else self.look.table(scene)))

    # --- handing over the keyboard ---------------------------------------------------------------

    def hand_over(self, seat: int) -> bool:
        """Hide the last hand and wait for the next person; tell whether a move was taken back."""
        screen, before = self.visit.screen, self.viewer
        screen.wipe()
        self.visit.keyboard.forget()
        screen.gap()
        screen.rule(self.words.say("hand-over-title"))
        self.tell_news(SPECTATOR)
        screen.gap()
        free = before >= 0 and self.table.undo_is_free_to(before) < len(self.table.lines)
        if free:
            self.visit.say("hand-over-undo", "dim", player=self.name(before))
        answer = self.visit.ask("hand-over", player=self.name(seat))
        command = read_command(answer, self.words)
        if free and command is not None and command.name == UNDO:
            self.table.undo(before, self.table.undo_is_free_to(before))
            return True
        screen.wipe()
        self.viewer = seat
        return False

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.table.header.names[seat]

    def _first_viewer(self) -> int:
        if not self.people:
            return SPECTATOR
        return NOBODY if self.is_shared else self.people[0]
