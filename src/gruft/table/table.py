"""One live match: a fold over its entries, kept before they are told.

Every change goes the same way: it is worked out, its entry is given to the keeper, and only when
the keeper has stored it does the table change and anybody hear of it. A keeper that raises leaves
the table as it was.
"""

from collections.abc import Callable, Collection, Iterable

from gruft.kernel.game import Game
from gruft.kernel.position import Position
from gruft.kernel.record import Drawn, Ended, Header, LinePlayed, Step, Undone
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Scene
from gruft.table.entries import Entry
from gruft.table.log import Log, Told
from gruft.table.prompts import scene_of
from gruft.table.state import (
    Change,
    PlayedLine,
    after,
    branch_after_undo,
    canonical_line,
    must_be_open_to,
    opened,
    undo_is_free_to,
)
from gruft.table.window_entries import TableStep

#: Stores an entry durably under its number, or raises.
Keeper = Callable[[int, Entry], None]


def keep_nowhere(number: int, entry: Entry) -> None:
    """The keeper of a table that nobody needs to find again."""


class Table:
    """A match being played. `entries` is its whole life; everything else follows from it."""

    def __init__(self, opening: Change, keeper: Keeper) -> None:
        self.state = opening.state
        self.keeper = keeper
        self.entries: list[Entry] = [opening.state.header]
        self.draws: list[Drawn] = [*opening.draws]
        self.log = Log(opening.state.header.seats)
        self.log.add(opening.facts)

    @classmethod
    def open(cls, game: Game, header: Header, keeper: Keeper = keep_nowhere) -> "Table":
        """Sit down at a new table; `opening.new_header` makes its header."""
        opening = opened(game, header)
        keeper(0, header)
        return cls(opening, keeper)

    @classmethod
    def from_entries(
        cls, game: Game, entries: Iterable[Entry], keeper: Keeper = keep_nowhere
    ) -> "Table":
        """Sit down again at a table that was left; the keeper is given what comes from now on."""
        kept = list(entries)
        if not kept or not isinstance(kept[0], Header):
            raise Refused("entries-not-opened")
        table = cls.open(game, kept[0])
        for number, entry in enumerate(kept[1:], start=1):
            table.repeat_entry(entry, number)
        table.keeper = keeper
        return table

    # --- asking ----------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The rules that are played by."""
        return self.state.game

    @property
    def header(self) -> Header:
        """How the match was set up."""
        return self.state.header

    @property
    def position(self) -> Position:
        """Everything that is true now, hidden cards included. It is not to be changed."""
        return self.state.position

    @property
    def lines(self) -> tuple[PlayedLine, ...]:
        """The lines that stand."""
        return self.state.lines

    @property
    def steps(self) -> list[Step]:
        """All play since the match was opened, also what was taken back; what lies sealed and what
        was ordered is no play."""
        return [one for one in self.entries if isinstance(one, LinePlayed | Undone | Ended)]

    @property
    def branch(self) -> int:
        """The branch that luck is drawn from now."""
        return self.state.branch

    @property
    def ended(self) -> Ended | None:
        """How the match ended before its game was over, if it did."""
        return self.state.ended

    @property
    def is_over(self) -> bool:
        """Tell whether the match has ended, by its rules or before."""
        return self.state.is_over

    def scene(self, seat: int) -> Scene:
        """The table as this seat sees it (-1: a spectator)."""
        return scene_of(self.state, seat)

    def undo_is_free_to(self, seat: int) -> int:
        """How many lines remain if this seat takes back all it may take back without asking."""
        return undo_is_free_to(self.state, seat)

    # --- acting ----------------------------------------------------------------------------------

    def answer(self, seat: int, text: str) -> Told:
        """A seat answers the decision it is asked; returns what each seat is told."""
        must_be_open_to(self.state, seat)
        return self.repeat(canonical_line(self.state, seat, text))

    def undo(self, seat: int, keep: int, agreed: Collection[int] = ()) -> Told:
        """Take lines back until `keep` remain: freely up to the horizon, else if all agree."""
        branch = branch_after_undo(self.state, max(0, keep))
        return self.repeat(Undone(seat, keep, branch, tuple(sorted({*agreed}))))

    def end(self, seat: int, cause: str) -> Told:
        """A seat ends the match before its game is over; from then on its luck lies open."""
        return self.repeat(Ended(seat, cause))

    def repeat(self, step: TableStep) -> Told:
        """Take a step as it is: work it out, have it kept, and only then change and tell."""
        change = after(self.state, step)
        self.keeper(len(self.entries), step)
        return self.take(step, change)

    def take(self, step: TableStep, change: Change) -> Told:
        """Change and tell, when a step has been worked out and is kept."""
        self.entries.append(step)
        self.state = change.state
        self.draws += change.draws
        return self.log.add(change.facts)

    def repeat_entry(self, entry: Entry, number: int) -> Told:
        """Take a step that was kept under this number, or say that what was kept cannot be."""
        if isinstance(entry, Header):
            raise Refused("entries-opened-twice", number=number)
        try:
            return self.repeat(entry)
        except Refused as refusal:
            raise Refused("entry-refused", refusal.clause, number=number) from refusal
