"""A game inside another: answers every question as the inner one does, unless it is overridden.

This is how the kit plants faults into any game, compiled ones too, without touching its code.
"""

from collections.abc import Mapping, Sequence
from typing import cast

from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Advised, Game
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.options import Option, Options
from gruft.kernel.orders import Order
from gruft.kernel.plan import Plan
from gruft.kernel.position import Outcome, Position, Window
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Description, Scene


class WrappedPosition(Position):
    """A position of the inner game, whose worlds are asked of the wrapping game."""

    def __init__(self, game: "WrappedGame", inner: Position) -> None:
        super().__init__(inner.seats, inner.chance)
        self.game = game
        self._inner = inner

    @property
    def inner(self) -> Position:
        """The inner position, with the luck and the journal that were set on this one."""
        self._inner.chance = self.chance
        self._inner.journal = self.journal
        return self._inner

    def to_act(self) -> list[int]:
        return self.inner.to_act()

    def moves(self, seat: int) -> list[int]:
        return self.inner.moves(seat)

    def is_legal(self, seat: int, move: int) -> bool:
        return self.inner.is_legal(seat, move)

    def decision(self, seat: int) -> str:
        return self.inner.decision(seat)

    def refusal(self, seat: int, move: int) -> Refused:
        return self.inner.refusal(seat, move)

    def apply(self, seat: int, move: int) -> None:
        self.inner.apply(seat, move)
        self.chance = self._inner.chance

    def composing(self) -> int:
        return self.inner.composing()

    def window(self) -> Window | None:
        return self.inner.window()

    def clone(self) -> "WrappedPosition":
        return WrappedPosition(self.game, self.inner.clone())

    def world(self, seat: int, chance: Chance) -> "WrappedPosition":
        return WrappedPosition(self.game, self.game.world(self.inner, seat, chance))

    def is_over(self) -> bool:
        return self.inner.is_over()

    def outcome(self) -> Outcome:
        return self.inner.outcome()


class WrappedGame(Game):
    """A game that passes every question on to the inner one."""

    def __init__(self, inner: Game) -> None:
        self.inner = inner
        self.slug = inner.slug
        self.package = inner.package
        self.revision = inner.revision
        self.seat_counts = inner.seat_counts
        self.clause_prefixes = inner.clause_prefixes
        self.seats_clause = inner.seats_clause
        self.edition_clause = inner.edition_clause
        self.open_tables = inner.open_tables
        self.worlds_are_exact = inner.worlds_are_exact
        self.has_promises = inner.has_promises
        self.sides = inner.sides

    def world(self, position: Position, seat: int, chance: Chance) -> Position:
        """A world of the inner position."""
        return position.world(seat, chance)

    def options(self) -> Sequence[Option]:
        return self.inner.options()

    def shipped_edition(self) -> Edition:
        return self.inner.shipped_edition()

    def check_edition(self, edition: Edition, file: str) -> None:
        self.inner.check_edition(edition, file)

    def edition_warnings(self, edition: Edition) -> list[Telling]:
        return self.inner.edition_warnings(edition)

    def tiny_edition(self) -> tuple[int, Options, Edition]:
        return self.inner.tiny_edition()

    def tiny_position(self) -> Mapping[str, object]:
        return self.inner.tiny_position()

    def start(
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> WrappedPosition:
        return WrappedPosition(self, self.inner.start(seats, options, edition, chance, journal))

    def parse(self, position: Position, seat: int, text: str) -> int:
        return self.inner.parse(inner_of(position), seat, text)

    def write(self, position: Position, move: int) -> str:
        return self.inner.write(inner_of(position), move)

    def to_json(self, position: Position) -> dict[str, object]:
        return self.inner.to_json(inner_of(position))

    def from_json(
        self, fresh: Position, data: Mapping[str, object], chance: Chance
    ) -> WrappedPosition:
        return WrappedPosition(self, self.inner.from_json(inner_of(fresh), data, chance))

    def read_piece(self, deck: str, text: str) -> int:
        return self.inner.read_piece(deck, text)

    def not_asked(self, position: Position, seat: int) -> Refused:
        return self.inner.not_asked(inner_of(position), seat)

    def scene(self, position: Position, seat: int) -> Scene:
        return self.inner.scene(inner_of(position), seat)

    def plans(self, position: Position) -> Sequence[Plan]:
        return self.inner.plans(inner_of(position))

    def teams(self, position: Position) -> list[int]:
        return self.inner.teams(inner_of(position))

    def roles(self, position: Position) -> list[str]:
        return self.inner.roles(inner_of(position))

    def channels(self, position: Position) -> list[tuple[int, ...]]:
        return self.inner.channels(inner_of(position))

    def default(self, position: Position, seat: int) -> int:
        return self.inner.default(inner_of(position), seat)

    def unanswered(self, position: Position, seat: int, chance: Chance) -> int:
        return self.inner.unanswered(inner_of(position), seat, chance)

    def whose_turn(self, position: Position) -> int:
        return self.inner.whose_turn(inner_of(position))

    def standing_orders(self) -> Sequence[Order]:
        return self.inner.standing_orders()

    def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
        return self.inner.advise(inner_of(position), seat, chance)

    def check(self, position: Position) -> None:
        self.inner.check(inner_of(position))

    def census(self, position: Position) -> Mapping[str, int]:
        return self.inner.census(inner_of(position))

    def describe(self) -> Description:
        return self.inner.describe()

    def secrets_from(self, seat: int) -> bool:
        return self.inner.secrets_from(seat)


def inner_of(position: Position) -> Position:
    """The position inside a wrapped one."""
    return cast(WrappedPosition, position).inner
