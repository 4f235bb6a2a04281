"""What the three tiny games have in common as games: written moves, JSON, scenes, checks.

A tiny game names its moves and kinds and deals; everything else that the kernel asks is answered
here.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, cast, get_args, get_origin, get_type_hints

from gruft.kernel.about import About, Abouts
from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Advised, Game
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.laying import refuse_unknown_keys
from gruft.kernel.options import Options
from gruft.kernel.position import Outcome, Position
from gruft.kernel.refusal import Refused, word
from gruft.kernel.scene import (
    Choice,
    Decision,
    Description,
    OpenWindow,
    Piece,
    Scene,
    SeatView,
    Zone,
)
from gruft.testing.tiny.position import SetUp, Table, TinyPosition, copied, fitting, written


class TinyGame(Game):
    """A game whose moves are a list of written names, and whose positions are `TinyPosition`s."""

    revision = 1
    names: tuple[str, ...]
    moves_clause: str
    kinds: tuple[str, ...]
    zone_names: tuple[str, ...]
    counters: tuple[str, ...] = ()
    causes: tuple[str, ...]
    #: The clause about each face; "" is a back, and stands for every face that has none.
    told: Mapping[str, str]
    asked_by: Mapping[str, tuple[str, ...]]
    table_class: ClassVar[type[Table]]
    position_class: ClassVar[type[TinyPosition]]

    def deal(self, setup: SetUp, chance: Chance, position: Any) -> None:
        """Lay out the table of a fresh position and tell everybody what they see."""
        raise NotImplementedError

    def opening(self, setup: SetUp) -> Any:
        """How to begin with this set-up, given luck and perhaps a journal."""

        def begun(chance: Chance, journal: Journal | None = None) -> TinyPosition:
            table = self.table_class(-1, [], [""] * (setup.seats + 1))
            position = self.position_class(setup, table, chance)
            position.journal = journal
            self.deal(setup, chance, position)
            position.remember()
            return position

        return begun

    def start(
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> TinyPosition:
        chosen = tuple(sorted(options.items()))
        setup = SetUp(self, seats, chosen, edition.digest, edition)
        return cast(TinyPosition, self.opening(setup)(chance, journal))

    def tiny_edition(self) -> tuple[int, Options, Edition]:
        usual: Options = {option.name: option.default for option in self.options()}
        return self.seat_counts[-1], usual, self.shipped_edition()

    def parse(self, position: Position, seat: int, text: str) -> int:
        spelled = text.strip().lower()
        if spelled not in self.names:
            raise Refused("refusal-unreadable", self.moves_clause, given=text[:40])
        return self.names.index(spelled)

    def write(self, position: Position, move: int) -> str:
        return self.names[move]

    def read_piece(self, deck: str, text: str) -> int:
        if text not in self.kinds:
            raise Refused("refusal-unreadable", self.moves_clause, given=text[:40])
        return self.kinds.index(text)

    def to_json(self, position: Position) -> dict[str, object]:
        return dict(vars(copied(_tiny(position).table)))

    def from_json(
        self, fresh: Position, data: Mapping[str, object], chance: Chance
    ) -> TinyPosition:
        begun = _tiny(fresh)
        whole = {**vars(begun.table), **data}
        hints = get_type_hints(self.table_class)
        refuse_unknown_keys(data, list(hints))
        for key, kind in hints.items():
            if not _is_of_kind(whole[key], kind):
                raise Refused("position-impossible", self.moves_clause)
        table = copied(self.table_class(**whole))
        position = self.position_class(begun.setup, table, chance)
        self.check(position)
        return position

    def not_asked(self, position: Position, seat: int) -> Refused:
        return Refused("refusal-not-asked", self.moves_clause)

    def scene(self, position: Position, seat: int) -> Scene:
        ours = _tiny(position)
        window, teams = ours.window(), self.teams(position)
        return Scene(
            game=self.slug,
            seat=seat,
            asked=tuple(ours.asked_as_seen_by(seat)),
            seats=tuple(
                SeatView(other, teams[other], ours.counters_of(other))
                for other in range(ours.seats)
            ),
            zones=ours.zones(seat),
            notices=tuple(ours.told(seat)),
            counters={},
            decision=self._decision(ours, seat) if seat in ours.to_act() else None,
            window=window
            and OpenWindow(window.kind, window.trigger, tuple(window.seats), window.word_returns),
            outcome=ours.outcome() if ours.is_over() else None,
        )

    def _decision(self, position: TinyPosition, seat: int) -> Decision:
        choices = [Choice(self.names[move], self.label(move)) for move in position.moves(seat)]
        return Decision(Telling(position.decision(seat), {}), tuple(choices))

    def label(self, move: int) -> Telling:
        """What a move is called: its verb is the message, and what it is done to."""
        verb, _, rest = self.names[move].partition(" ")
        what: object = word(f"kind-{rest}") if rest in self.kinds else rest
        return Telling(f"move-{verb}", {"what": what} if rest else {})

    def default(self, position: Position, seat: int) -> int:
        return position.moves(seat)[0]

    def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
        return Advised(position.moves(seat)[-1], Telling("advice", {}))

    def census(self, position: Position) -> Mapping[str, int]:
        return Counter(_tiny(position).pieces())

    def check(self, position: Position) -> None:
        """Refuse a position that some seat, by what it was told, must take to be impossible."""
        ours = _tiny(position)
        again = ours.before_this_line()
        possible = len(ours.table.knowledge) == ours.seats + 1 and all(
            written(again) in fitting(ours.setup, watcher, ours.table.knowledge[watcher])
            for watcher in range(-1, ours.seats)
        )
        for move in ours.table.pending:
            possible = possible and again.is_legal(ours.table.composer, move)
            if possible:
                again.apply(ours.table.composer, move)
        if not possible or written(again) != written(ours):
            raise Refused("position-impossible", self.moves_clause)

    def about(self, edition: Edition, options: Options) -> Abouts:
        return {
            f"card {face}".strip(): About(Telling(f"about-{face or 'card'}", {}), clause)
            for face, clause in self.told.items()
        }

    def moments(self) -> Mapping[str, tuple[str, ...]]:
        return self.asked_by

    def describe(self) -> Description:
        return Description(
            kinds=frozenset({"card"}),
            faces=frozenset(self.kinds),
            marks=frozenset(),
            zones=frozenset(self.zone_names),
            counters=frozenset(self.counters),
            moves=len(self.names),
            causes=frozenset(self.causes),
        )


def cards(name: str, shape: str, owner: int, faces: Iterable[str]) -> Zone:
    """A zone of cards; an empty face is a back."""
    return Zone(name, shape, owner, tuple(Piece("card", face) for face in faces))


def most_points(points: list[int], cause: str, clause: str) -> Outcome:
    """The outcome of a game in which most points win, and all who share them."""
    best = [seat for seat, mine in enumerate(points) if mine == max(points)]
    return Outcome(list(points), best, cause, clause)


def must_lie_between(
    edition: Edition, file: str, key: str, low: int, high: int, clause: str
) -> None:
    """Refuse a value of an edition that lies outside its range."""
    given = edition.number(key)
    if not low <= given <= high:
        bounds = {"given": given, "low": low, "high": high}
        raise Refused("edition-out-of-range", clause, file=file, setting=key, **bounds)


def _tiny(position: Position) -> TinyPosition:
    return cast(TinyPosition, position)


def _is_of_kind(value: object, kind: Any) -> bool:
    if get_origin(kind) is list:
        (inner,) = get_args(kind)
        return isinstance(value, list) and all(_is_of_kind(one, inner) for one in value)
    return type(value) is kind
