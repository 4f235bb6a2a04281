"""Positions of the tiny games: a table of plain data, and worlds found by listing all histories.

A tiny game can afford what no real game can: it keeps word for word what every seat was told, and a
world is any position to which a history with the same tellings can lead. So its worlds are exact by
construction, what others know included. Copy Vampire Queen, not this, to write a real game.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition, canonical
from gruft.kernel.journal import Fact, Telling
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Zone
from gruft.testing.luck import all_lines, all_luck

if TYPE_CHECKING:
    from gruft.testing.tiny.game import TinyGame


@dataclass
class Table:
    """Everything that is true now; each game adds fields of its own.

    `pending` is the half-made line of `composer`; `knowledge` is what each seat was told, a line of
    text for each line of play, and last what a spectator was told.
    """

    composer: int
    pending: list[int]
    knowledge: list[str]


@dataclass(frozen=True)
class SetUp:
    """What a game was started with."""

    game: "TinyGame"
    seats: int
    options: tuple[tuple[str, int | bool | str], ...]
    digest: str
    edition: Edition = field(compare=False)

    def number(self, option: str) -> int:
        """The number that was chosen for an option."""
        return int(dict(self.options)[option])


class TinyPosition(Position):
    """A position of a tiny game. Games answer the five questions that raise, and tell facts."""

    def __init__(self, setup: SetUp, table: Any, chance: Chance) -> None:
        super().__init__(setup.seats, chance)
        self.setup = setup
        self.table = table
        self._news: list[list[str]] = [[] for _ in range(setup.seats + 1)]

    # --- what each game answers ---

    def asked(self) -> list[int]:
        """The seats that are asked while no line is half made."""
        raise NotImplementedError

    def choices(self, seat: int) -> list[int]:
        """The moves of a seat that is asked, or will be in an open window."""
        raise NotImplementedError

    def carry_out(self, seat: int, line: list[int]) -> None:
        """Make a whole line come true."""
        raise NotImplementedError

    def zones(self, seat: int) -> tuple[Zone, ...]:
        """What this seat sees of the pieces."""
        raise NotImplementedError

    def pieces(self) -> list[str]:
        """Every piece by its name, wherever it lies."""
        raise NotImplementedError

    # --- what they share ---

    def length_of(self, line: list[int]) -> int:
        """Of how many moves a line has that begins like this."""
        return 1

    def asked_as_seen_by(self, seat: int) -> list[int]:
        """The seats that this seat knows to be asked."""
        return self.to_act()

    def counters_of(self, seat: int) -> dict[str, int]:
        """What everybody can count of a seat."""
        return {}

    def tell(self, key: str, args: dict[str, object]) -> None:
        """Tell everybody the same."""
        self.tell_apart(Telling(key, args), {})

    def tell_apart(self, public: Telling | None, private: dict[int, Telling]) -> None:
        """Tell some seats something else, and let everybody remember what they were told."""
        fact = Fact(public, private)
        texts = {one: canonical(one.to_json()) for one in (public, *private.values()) if one}
        for watcher in (*range(self.seats), -1):
            if told := fact.told(watcher):
                self._news[watcher].append(texts[told])
        if self.journal is not None:
            self.journal.tell_apart(public, private)

    def mark(self, horizon: str) -> None:
        """Mark that undo stops here."""
        if self.journal is not None:
            self.journal.horizon(horizon)

    def remember(self) -> None:
        """Lay down what was told since the last line."""
        for seat, news in enumerate(self._news):
            if news:
                self.table.knowledge[seat] += f"[{','.join(news)}]\n"
                news.clear()

    def told(self, seat: int) -> list[Telling]:
        """All that this seat was ever told."""
        lines = [json.loads(line) for line in self.table.knowledge[seat].splitlines()]
        return [Telling(told["key"], told["args"]) for line in lines for told in line]

    def to_act(self) -> list[int]:
        if self.table.pending:
            return [self.table.composer]
        return [] if self.is_over() else self.asked()

    def moves(self, seat: int) -> list[int]:
        window = self.window()
        if seat in self.to_act() or (window is not None and seat in window.seats):
            return self.choices(seat)
        return []

    def is_legal(self, seat: int, move: int) -> bool:
        return seat in self.to_act() and move in self.choices(seat)

    def refusal(self, seat: int, move: int) -> Refused:
        game = self.setup.game
        if seat not in self.to_act():
            return game.not_asked(self, seat)
        known = 0 <= move < len(game.names)
        given = game.names[move] if known else str(move)
        return Refused("refusal-not-now", game.moves_clause, given=given)

    def apply(self, seat: int, move: int) -> None:
        line = [*self.table.pending, move]
        if len(line) < self.length_of(line):
            self.table.composer, self.table.pending = int(seat), line
            return
        self.table.composer, self.table.pending = -1, []
        self.carry_out(int(seat), line)
        self.remember()

    def composing(self) -> int:
        return int(self.table.composer)

    def clone(self) -> "TinyPosition":
        return type(self)(self.setup, copied(self.table), self.chance.clone())

    def before_this_line(self) -> "TinyPosition":
        """The position without the half-made line."""
        before = self.clone()
        before.table.composer, before.table.pending = -1, []
        return before

    def world(self, seat: int, chance: Chance) -> "TinyPosition":
        possible = list(fitting(self.setup, int(seat), self.table.knowledge[seat]).values())
        world = possible[chance.pick(len(possible), "world")].clone()
        world.chance = chance.fork()
        for move in self.table.pending:
            world.apply(seat, move)
        return world

    def next_positions(self) -> list["TinyPosition"]:
        """Every position to which one more line can lead, whatever luck says."""
        found: list[TinyPosition] = []
        for seat in self.to_act():
            for _, after in all_lines(self, seat):
                after.journal = None
                found.append(cast(TinyPosition, after))
        return found


def copied(table: Any) -> Any:
    """A table that shares nothing with this one."""
    return type(table)(**{name: _copy(value) for name, value in vars(table).items()})


def _copy(value: Any) -> Any:
    return [_copy(inner) for inner in value] if isinstance(value, list) else value


def written(position: TinyPosition) -> str:
    """A position's one written form."""
    return canonical(vars(position.table))


@lru_cache(maxsize=20_000)
def fitting(setup: SetUp, watcher: int, log: str) -> dict[str, TinyPosition]:
    """Every position that fits what the watcher was told, by its written form."""
    earlier = "".join(log.splitlines(keepends=True)[:-1])
    candidates: Iterable[TinyPosition] = _starts(setup)
    if earlier:
        before = fitting(setup, watcher, earlier).values()
        candidates = (after for position in before for after in _next(position))
    found: dict[str, TinyPosition] = {}
    waiting = [one for one in candidates if one.table.knowledge[watcher] == log]
    while waiting:  # also whatever may have happened since without their noticing
        position = waiting.pop()
        if found.setdefault(written(position), position) is position:
            waiting += [one for one in _next(position) if one.table.knowledge[watcher] == log]
    return dict(sorted(found.items()))


@lru_cache(maxsize=20_000)
def _next(position: TinyPosition) -> list[TinyPosition]:
    return position.next_positions()


@lru_cache
def _starts(setup: SetUp) -> list[TinyPosition]:
    return list(all_luck(setup.game.opening(setup)))
