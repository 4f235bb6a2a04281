"""One live table: its sitting, the log of its match, and what may be taken home.

It does no I/O. Its runner works something out (`work`), stores its acts durably under their
numbers, and then has it taken (`take`); nothing is told before.
"""

from collections.abc import Iterable, Sequence

from gruft.kernel.game import Game
from gruft.kernel.record import Header
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import SPECTATOR
from gruft.table.live.acts import Said, Stamped, Stepped, TableSet, step_in
from gruft.table.live.setting import check_setting
from gruft.table.live.sitting import Turn, after_act, set_table
from gruft.table.live.talk import is_heard
from gruft.table.live.work import Work
from gruft.table.log import Log, Told
from gruft.table.table import Table, keep_nowhere

#: So many of a seat's own ids of moves are remembered, so that a repeated one is recognized.
REMEMBERED = 64


class LiveTable:
    """A table that people sit at. `length` acts are its whole life so far."""

    def __init__(self, game: Game, first: Stamped) -> None:
        if not isinstance(first.act, TableSet):
            raise Refused("entries-not-opened")
        self.edition = check_setting(first.act.setting, game)
        self.sitting = set_table(game, first.act)
        self.since = self.changed = self.news_at = first.at
        self.length = 1
        self.log = Log(self.sitting.setting.seats)
        self.match: Table | None = None
        self._moves: dict[str, int] = {}

    @classmethod
    def from_acts(cls, game: Game, acts: Iterable[Stamped]) -> "LiveTable":
        """A table as it was left."""
        first, *later = acts
        table = cls(game, first)
        table.catch_up(later)
        return table

    def work(self, now: int, move: str = "", lag: int = 0) -> Work:
        """Begin to work something out."""
        return Work(self.sitting, now, move, lag)

    def knows(self, move: str) -> int | None:
        """The number of the act that a client's own id stands for, if it came before."""
        return self._moves.get(move)

    def take(self, work: Work) -> Told:
        """What was worked out is stored, so from now on it is true; return what each is told."""
        told = self._nothing_told()
        for stamped, turn in zip(work.acts, work.turns, strict=True):
            self._take_one(stamped, turn, told)
        return told

    def catch_up(self, acts: Sequence[Stamped]) -> Told:
        """Take acts that were stored without this table; return what each is told."""
        told = self._nothing_told()
        for stamped in acts:
            self._take_one(stamped, after_act(self.sitting, stamped), told)
        return told

    def news_at_after(self, work: Work) -> int:
        """When everybody could last see that something happened, once this work is taken."""
        at = self.news_at
        for stamped, turn in zip(work.acts, work.turns, strict=True):
            at = news_after(at, stamped, turn)
        return at

    def _nothing_told(self) -> Told:
        return {seat: [] for seat in range(SPECTATOR, self.sitting.setting.seats)}

    def _take_one(self, stamped: Stamped, turn: Turn, told: Told) -> None:
        self.sitting = turn.sitting
        self.changed = stamped.at
        self.news_at = news_after(self.news_at, stamped, turn)
        self._remember(stamped)
        self.length += 1
        if isinstance(stamped.act, Stepped):
            self._follow_match(stamped.act, turn)
        for seat, tellings in self.log.add(turn.facts).items():
            told[seat] += tellings

    def _follow_match(self, act: Stepped, turn: Turn) -> None:
        assert turn.change is not None
        step = step_in(act)
        if isinstance(step, Header):
            self.match = Table(turn.change, keep_nowhere)
        elif self.match is not None:
            self.match.take(step, turn.change)

    def _remember(self, stamped: Stamped) -> None:
        if stamped.move:
            self._moves[stamped.move] = self.length
            while len(self._moves) > REMEMBERED * self.sitting.setting.seats:
                del self._moves[next(iter(self._moves))]


def news_after(at: int, stamped: Stamped, turn: Turn) -> int:
    """When everybody could last see that something happened: a sealed answer, an order or a word
    to a few is no news."""
    act = stamped.act
    if isinstance(act, Stepped):
        is_news = any(fact.told(SPECTATOR) is not None for fact in turn.facts)
    elif isinstance(act, Said):
        is_news = is_heard(act, SPECTATOR, turn.sitting.setting.seats) and act.seat != SPECTATOR
    else:
        is_news = True
    return stamped.at if is_news else at
