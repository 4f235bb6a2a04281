"""What a simple game was set up with, and how its positions tell, remember and draw luck."""

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition, canonical
from gruft.kernel.journal import CHANCE, Fact, Journal, Telling
from gruft.kernel.position import Position

if TYPE_CHECKING:
    from gruft.kernel.simple.game import SimpleGame
    from gruft.kernel.simple.position import SimplePosition


@dataclass(frozen=True)
class SetUp:
    """What a game was started with."""

    game: "SimpleGame"
    seats: int
    options: tuple[tuple[str, int | bool | str], ...]
    digest: str
    edition: Edition = field(compare=False)

    def number(self, option: str) -> int:
        """The number that was chosen for an option."""
        return int(dict(self.options)[option])

    def printed(self, key: str) -> int:
        """A number of the edition."""
        return self.edition.number(key)

    def begin(self, chance: Chance, journal: Journal | None = None) -> "SimplePosition":
        """Lay the table and tell everybody what they see."""
        position = self.game.position_class(self, self.game.table_class()(), chance)
        position.journal = journal
        if position.lists_histories():
            position.table.knowledge = [""] * (self.seats + 1)
        position.deal()
        position.remember()
        return position


class ToldPosition(Position):
    """A position that tells what happens, and may remember what it told."""

    def __init__(self, setup: SetUp, table: Any, chance: Chance) -> None:
        super().__init__(setup.seats, chance)
        self.setup = setup
        self.table = table
        self._news: list[list[str]] = [[] for _ in range(setup.seats + 1)]

    def tell(self, key: str, **args: object) -> None:
        """Tell everybody the same."""
        self.tell_apart(Telling(key, args), {})

    def tell_apart(self, public: Telling | None, private: dict[int, Telling]) -> None:
        """Tell some seats something else, and let everybody remember what they were told."""
        if self.table.knowledge:
            fact = Fact(public, private)
            texts = {one: canonical(one.to_json()) for one in (public, *private.values()) if one}
            for watcher in (*range(self.seats), -1):
                if told := fact.told(watcher):
                    self._news[watcher].append(texts[told])
        if self.journal is not None:
            self.journal.tell_apart(public, private)

    def mark(self, horizon: str) -> None:
        """Mark that undo stops here: `CHANCE`, `SHOWN` or `WINDOW`."""
        if self.journal is not None:
            self.journal.horizon(horizon)

    def throw(self, dice: int, sides: int = 6) -> list[int]:
        """Throw some dice; the lowest lies first. Nobody takes back what luck has decided."""
        self.mark(CHANCE)
        return sorted(int(self.chance.die(sides)) for _ in range(dice))

    def shuffled(self, pieces: list[int], deck: str) -> list[int]:
        """The pieces of a deck in a random order, top first."""
        self.mark(CHANCE)
        return self.chance.shuffled(pieces, deck)

    def remember(self) -> None:
        """Lay down what was told since the last line."""
        for seat, news in enumerate(self._news):
            if news:
                self.table.knowledge[seat] += f"[{','.join(news)}]\n"
                news.clear()

    def told(self, seat: int) -> list[Telling]:
        """All that this seat was ever told, in a game whose histories are listed."""
        lines = [json.loads(line) for line in self.table.knowledge[seat].splitlines()]
        return [Telling(told["key"], told["args"]) for line in lines for told in line]
