"""A small game for tests of the kernel: seats take turns at ringing bells, and an echo answers.

A turn is a line of two moves, a rope and a strength (`b; loudly`), or of one (`rest`). The echo is
luck. Nothing else of it matters.
"""

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Game
from gruft.kernel.journal import CHANCE, Journal
from gruft.kernel.options import Option, Options
from gruft.kernel.position import Outcome, Position
from gruft.kernel.refusal import Refused, seat_of

A, B, C, SOFTLY, LOUDLY, REST = range(6)
WRITTEN = ("a", "b", "c", "softly", "loudly", "rest")
NO_ROPE = -1


class Tower(Position):
    """`rung` lists seat, rope, strength and echo; `rope` is the one taken but not yet rung."""

    def __init__(self, seats: int, chance: Chance, turns: int) -> None:
        super().__init__(seats, chance)
        self.turns = turns
        self.turn = 0
        self.rope = NO_ROPE
        self.rung: list[tuple[int, ...]] = []

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [self.turn % self.seats]

    def moves(self, seat: int) -> list[int]:
        return [A, B, C, REST] if self.rope == NO_ROPE else [SOFTLY, LOUDLY]

    def is_legal(self, seat: int, move: int) -> bool:
        return seat in self.to_act() and move in self.moves(seat)

    def refusal(self, seat: int, move: int) -> Refused:
        return Refused("bells-not-now", "BE-2", move=WRITTEN[move])

    def apply(self, seat: int, move: int) -> None:
        if move in (A, B, C):
            self.rope = move
            return
        if move != REST:
            self._ring(seat, move)
        self.rope = NO_ROPE
        self.turn += 1

    def _ring(self, seat: int, strength: int) -> None:
        self.rung.append((seat, self.rope, strength, self.chance.die(6)))
        if self.journal is not None:
            self.journal.tell("bells-rung", {"player": seat_of(seat)})
            self.journal.horizon(CHANCE)

    def composing(self) -> int:
        return -1 if self.rope == NO_ROPE else self.turn % self.seats

    def clone(self) -> "Tower":
        twin = Tower(self.seats, self.chance.clone(), self.turns)
        twin.turn, twin.rope, twin.rung = self.turn, self.rope, list(self.rung)
        return twin

    def is_over(self) -> bool:
        return self.turn == self.turns

    def outcome(self) -> Outcome:
        scores = [sum(one[3] for one in self.rung if one[0] == seat) for seat in range(self.seats)]
        return Outcome(scores, [scores.index(max(scores))], "bells-dawn", "BE-3")


class Bells(Game):
    """Two to four ringers."""

    slug = "bells"
    package = "bells"
    revision = 1
    seat_counts = range(2, 5)
    clause_prefixes = ("BE",)
    seats_clause = "BE-1"

    def options(self) -> tuple[Option, ...]:
        return (Option("turns", 4, "BE-3", low=1, high=9),)

    def start(
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> Tower:
        tower = Tower(seats, chance, int(options["turns"]))
        tower.journal = journal
        return tower

    def parse(self, position: Position, seat: int, text: str) -> int:
        if text not in WRITTEN:
            raise Refused("bells-unreadable", "BE-2", given=text)
        return WRITTEN.index(text)

    def write(self, position: Position, move: int) -> str:
        return WRITTEN[move]

    def not_asked(self, position: Position, seat: int) -> Refused:
        return Refused("bells-not-your-turn", "BE-2", asked=seat_of(position.to_act()[0]))

    def default(self, position: Position, seat: int) -> int:
        return REST if position.is_legal(seat, REST) else SOFTLY


GAME = Bells()
BARE = Edition({}, {})


def tower(seats: int = 2, turns: int = 4, seed: int = 1, journal: Journal | None = None) -> Tower:
    """A tower in which nobody has rung yet."""
    return GAME.start(seats, {"turns": turns}, BARE, FastChance(seed), journal)


def everything(position: Tower) -> dict[str, object]:
    """All that is true in a tower, the coming luck and the facts told included."""
    coming = position.clone().chance
    return {
        "turn": position.turn,
        "rope": position.rope,
        "rung": list(position.rung),
        "luck": [coming.word() for _ in range(4)],
        "facts": list(position.journal.facts) if position.journal else [],
    }
