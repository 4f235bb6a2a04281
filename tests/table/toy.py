"""A tiny game for tests of tables and records: everything that a table must cope with, and no more.

On a turn a seat plays three lines. `hold` does nothing, `throw` adds a die to its points, `stir`
shuffles the deck, `peek` shows the seat the top card, and `take` is a compound choice: `take; left`
adds one point, `take; right` two. The game ends after so many turns as the option says.
"""

from collections.abc import Mapping
from typing import Any, cast

from mypy_extensions import i64

from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition, read_shipped
from gruft.kernel.game import Game
from gruft.kernel.journal import SHOWN, Journal, Telling
from gruft.kernel.options import Option, Options
from gruft.kernel.position import Outcome, Position
from gruft.kernel.refusal import Refused, seat_of

MOVES = ("hold", "throw", "stir", "peek", "take", "left", "right")
HOLD, THROW, STIR, PEEK, TAKE, LEFT, RIGHT = range(7)
LINES_IN_A_TURN = 3
EDITION = '[deck]\nsize = 5\nsource = "the tests"\n'


class ToyPosition(Position):
    """Points, a deck, whose turn it is, and whether a card is half taken."""

    def __init__(self, seats: i64, chance: Chance, deck: list[int], turn: int, turns: int) -> None:
        super().__init__(seats, chance)
        self.deck = deck
        self.turn = turn
        self.turns = turns
        self.points = [0] * int(seats)
        self.lines = LINES_IN_A_TURN
        self.half = False

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [self.turn]

    def moves(self, seat: i64) -> list[int]:
        if seat not in self.to_act():
            return []
        return [LEFT, RIGHT] if self.half else [HOLD, THROW, STIR, PEEK, TAKE]

    def is_legal(self, seat: i64, move: i64) -> bool:
        return move in self.moves(seat)

    def refusal(self, seat: i64, move: i64) -> Refused:
        return Refused("toy-not-now", "TY-1", move=MOVES[move])

    def composing(self) -> i64:
        return self.turn if self.half else -1

    def is_over(self) -> bool:
        return self.turns == 0

    def outcome(self) -> Outcome:
        best = max(self.points)
        winners = [seat for seat, points in enumerate(self.points) if points == best]
        return Outcome(list(self.points), winners, "toy-over", "TY-2")

    def clone(self) -> "ToyPosition":
        twin = ToyPosition(self.seats, self.chance.clone(), list(self.deck), self.turn, self.turns)
        twin.points = list(self.points)
        twin.lines, twin.half = self.lines, self.half
        return twin

    def apply(self, seat: i64, move: i64) -> None:
        self._do(int(seat), int(move))
        self.half = move == TAKE
        if not self.half:
            self.lines -= 1
        if self.lines == 0:
            self.lines, self.turns = LINES_IN_A_TURN, self.turns - 1
            self.turn = (self.turn + 1) % self.seats

    def _do(self, seat: int, move: int) -> None:
        self._tell(seat, move)
        if move == THROW:  # Deliberately without a horizon: the table itself must notice draws.
            self.points[seat] += self.chance.die(6)
        elif move == STIR:
            self.deck = self.chance.shuffled(self.deck, "deck")
        elif move in (LEFT, RIGHT):
            self.points[seat] += 1 + (move == RIGHT)

    def _tell(self, seat: int, move: int) -> None:
        if self.journal is None or move == TAKE:
            return
        args: dict[str, object] = {"player": seat_of(seat), "move": MOVES[move]}
        self.journal.tell("toy-played", args)
        if move == PEEK:
            self.journal.horizon(SHOWN)
            self.journal.tell_apart(None, {seat: Telling("toy-top", {"card": self.deck[0]})})


class ToyGame(Game):
    """The rules of the toy, as the house asks for them."""

    slug = "toy"
    package = "tests.table"
    revision = 3
    seat_counts = range(2, 5)
    clause_prefixes = ("TY",)
    seats_clause = "TY-3"

    def options(self) -> tuple[Option, ...]:
        return (Option("turns", 6, "TY-4", low=1, high=99),)

    def shipped_edition(self) -> Edition:
        return read_shipped(EDITION, "edition.toml")

    def check_edition(self, edition: Edition, file: str) -> None:
        size = edition.number("deck.size")
        if not 1 <= size <= 9:
            args = {"file": file, "setting": "deck.size", "given": size}
            raise Refused("edition-out-of-range", "TY-5", low=1, high=9, **args)

    def start(
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> ToyPosition:
        deck = chance.shuffled(list(range(edition.number("deck.size"))), "deck")
        first = int(chance.pick(seats, "first"))
        if journal is not None:
            journal.tell("toy-begins", {"player": seat_of(first)})
        return ToyPosition(seats, chance, deck, first, int(options["turns"]))

    def parse(self, position: Position, seat: int, text: str) -> int:
        """Capitals are read too, so that not every readable line is a canonical one."""
        if text.lower() not in MOVES:
            raise Refused("toy-unreadable", "TY-6", given=text[:40])
        return MOVES.index(text.lower())

    def write(self, position: Position, move: int) -> str:
        return MOVES[move]

    def not_asked(self, position: Position, seat: int) -> Refused:
        return Refused("toy-not-your-turn", "TY-7")

    def to_json(self, position: Position) -> dict[str, object]:
        toy = cast(ToyPosition, position)
        names = ("deck", "turn", "turns", "points", "lines", "half")
        return {name: getattr(toy, name) for name in names}

    def from_json(self, fresh: Position, data: Mapping[str, Any], chance: Chance) -> ToyPosition:
        toy = cast(ToyPosition, fresh)
        if not set(data) <= {"points", "deck"}:
            raise Refused("position-unknown-key", setting=str(set(data)), known="points, deck")
        toy.points = list(data.get("points", toy.points))
        toy.deck = list(data["deck"]) if "deck" in data else chance.shuffled(toy.deck, "deck")
        return toy


class OpenToyGame(ToyGame):
    """The same toy, in which everybody may read every line at once."""

    public_lines = True


TOY = ToyGame()
OPEN_TOY = OpenToyGame()
EVERY_LINE = ("hold", "throw", "stir", "peek", "take; left", "take; right")
