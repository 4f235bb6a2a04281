"""A game in the simple form: it names its moves, pieces, questions and words; the rest follows.

The contract of `Game` is answered here once for all games of this form: written moves, JSON both
ways with checks, scenes, refusals, the move at a timeout, what is declared. Each answer may be
overridden by a game that has a reason. `docs/adding-a-game.md` walks through one.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, cast, get_type_hints

from gruft.kernel.about import Abouts
from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Advised, Game
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.options import Options
from gruft.kernel.position import Outcome, Position
from gruft.kernel.question import Question, Reason, put_into_words
from gruft.kernel.refusal import Refused, seat_of, word
from gruft.kernel.scene import (
    Choice,
    Decision,
    Description,
    OpenWindow,
    Scene,
    SeatView,
    Spot,
    Zone,
)
from gruft.kernel.simple.data import Table, plain_fields, read_table
from gruft.kernel.simple.pieces import Kind, counted
from gruft.kernel.simple.position import SimplePosition
from gruft.kernel.simple.telling import SetUp

#: Makes an argument of a message of the position, the seat and the move it tried.
Word = Callable[[Any, int, int], object]
#: What every message may need without being told how.
USUAL_WORDS: Mapping[str, Word] = MappingProxyType(
    {
        "given": lambda position, seat, move: position.setup.game.write(position, move),
        "number": lambda position, seat, move: str(move),
        "seat": lambda position, seat, move: seat + 1,
        "player": lambda position, seat, move: seat_of(position.asked_as_seen_by(seat)[0]),
        "question": lambda position, seat, move: word(position.decision(seat)),
    }
)


class SimpleGame(Game):
    """A game whose moves are a list of written names, and whose positions are a table of data."""

    revision = 1
    languages: tuple[str, ...] = ("en",)
    #: All that may be written as a move; a move's number is its place in this list.
    names: tuple[str, ...]
    #: The clause behind refusals that no rule of the game has a word for.
    moves_clause: str
    kinds: Mapping[str, Kind]
    zone_names: tuple[str, ...]
    counters: tuple[str, ...] = ()
    #: The messages that say why a game ended.
    causes: tuple[str, ...]
    questions: tuple[Question[Any], ...]
    #: The clauses behind each window, by the message that opens it.
    windows: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    #: How arguments of this game's refusals are made, beside those of `USUAL_WORDS`.
    words: Mapping[str, Word] = MappingProxyType({})
    #: From, to and clause of numbers in the edition that an owner may change.
    edition_ranges: Mapping[str, tuple[int, int, str]] = MappingProxyType({})
    #: Seats (0: the fewest) and values of an edition so small that all its histories can be listed.
    tiny_seats: int = 0
    tiny_values: Mapping[str, object] = MappingProxyType({})
    position_class: ClassVar[type[SimplePosition]]

    def table_class(self) -> type[Table]:
        """What positions hold: the class that `position_class` declares its `table` to be."""
        return cast("type[Table]", get_type_hints(self.position_class)["table"])

    # --- before the game -------------------------------------------------------------------------

    def start(
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> SimplePosition:
        return self._set_up(seats, options, edition).begin(chance, journal)

    def _set_up(self, seats: int, options: Options, edition: Edition) -> SetUp:
        return SetUp(self, seats, tuple(sorted(options.items())), edition.digest, edition)

    def check_edition(self, edition: Edition, file: str) -> None:
        for key, (low, high, clause) in self.edition_ranges.items():
            given = edition.number(key)
            if not low <= given <= high:
                bounds = {"given": given, "low": low, "high": high}
                raise Refused("edition-out-of-range", clause, file=file, setting=key, **bounds)

    def tiny_edition(self) -> tuple[int, Options, Edition]:
        usual: Options = {option.name: option.default for option in self.options()}
        seats = self.tiny_seats or self.seat_counts[0]
        return seats, usual, self.edition_with(self.tiny_values, "the tiny edition")

    # --- notation --------------------------------------------------------------------------------

    def parse(self, position: Position, seat: int, text: str) -> int:
        spelled = " ".join(text.lower().split())
        if spelled not in _places(self.names):
            raise Refused("refusal-unreadable", self.moves_clause, given=text[:40])
        return _places(self.names)[spelled]

    def write(self, position: Position, move: int) -> str:
        return self.names[move]

    def read_piece(self, deck: str, text: str) -> int:
        if text not in self._faces():
            raise Refused("refusal-unreadable", self.moves_clause, given=text[:40])
        return self._faces().index(text)

    def _faces(self) -> list[str]:
        return [face for kind in self.kinds.values() for face in kind.faces]

    def to_json(self, position: Position) -> dict[str, object]:
        return plain_fields(_simple(position).table)

    def from_json(
        self, fresh: Position, data: Mapping[str, object], chance: Chance
    ) -> SimplePosition:
        begun = _simple(fresh)
        table = read_table(begun.table, data, begun.setup.seats)
        position = self.position_class(begun.setup, table, chance)
        self.check(position)
        return position

    # --- refusals --------------------------------------------------------------------------------

    def reason(self, key: str, *needs: str) -> Reason:
        """Why something is refused that every game refuses."""
        return Reason(key, self.moves_clause, *needs)

    def all_words(self) -> Mapping[str, Word]:
        """How arguments of messages are made."""
        return {**USUAL_WORDS, **self.words}

    def not_asked_reason(self, position: SimplePosition, seat: int) -> Reason:
        """Why a seat that is not asked may not move now, by what it knows itself."""
        if position.is_over():
            return self.reason("refusal-game-over")
        if not 0 <= seat < position.seats:
            return self.reason("refusal-no-such-seat", "given=seat")
        if len(position.asked_as_seen_by(seat)) == 1:
            return self.reason("refusal-not-your-turn", "player")
        return self.reason("refusal-not-asked")

    def not_asked(self, position: Position, seat: int) -> Refused:
        ours = _simple(position)
        return put_into_words(self.not_asked_reason(ours, seat), self.all_words(), ours, seat, -1)

    # --- what a seat sees ------------------------------------------------------------------------

    def scene(self, position: Position, seat: int) -> Scene:
        ours = _simple(position)
        window, teams = ours.window(), self.teams(position)
        return Scene(
            game=self.slug,
            seat=seat,
            asked=tuple(ours.asked_as_seen_by(seat)),
            seats=tuple(
                SeatView(other, teams[other], ours.counters_of(other))
                for other in range(ours.setup.seats)
            ),
            zones=ours.shown(seat),
            notices=ours.notices(seat),
            counters=ours.counters(),
            decision=self._decision(ours, seat) if seat in ours.to_act() else None,
            window=window
            and OpenWindow(window.kind, window.trigger, tuple(window.seats), window.word_returns),
            outcome=ours.outcome() if ours.is_over() else None,
            standing=ours.standing(seat),
        )

    def _decision(self, position: SimplePosition, seat: int) -> Decision:
        zones = position.shown(seat)
        choices = [
            Choice(
                self.names[move],
                self.label(move),
                _spots(zones, seat, position.piece_of(seat, move)),
            )
            for move in position.moves(seat)
        ]
        return Decision(Telling(position.decision(seat), {}), tuple(choices))

    def label(self, move: int) -> Telling:
        """What a move is called: its verb is the message, and what it is done to."""
        verb, _, rest = self.names[move].partition(" ")
        what: object = word(f"kind-{rest}") if rest in self._faces() else rest
        return Telling(f"move-{verb}", {"what": what} if rest else {})

    # --- what is played for a seat ---------------------------------------------------------------

    def default(self, position: Position, seat: int) -> int:
        return position.moves(seat)[0]

    def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
        moves = position.moves(seat)
        if len(moves) == 1:
            return Advised(moves[0], Telling("advice-only-move", {}))
        return Advised(moves[chance.pick(len(moves), "advice")], Telling("advice-any", {}))

    # --- what must hold --------------------------------------------------------------------------

    def check(self, position: Position) -> None:
        ours = _simple(position)
        ours.check()
        if self.census(ours) != self.census(ours.setup.begin(FastChance(0))):
            raise Refused("position-impossible", self.moves_clause)

    def census(self, position: Position) -> Mapping[str, int]:
        laid = _simple(position).zones()
        return Counter(counted(self.kinds, piece) for one in laid for piece in one.zone.pieces)

    # --- about the game --------------------------------------------------------------------------

    def about(self, edition: Edition, options: Options) -> Abouts:
        told = [kind.abouts(name) for name, kind in self.kinds.items()]
        return {piece: about for one in told for piece, about in one.items()}

    def moments(self) -> Mapping[str, tuple[str, ...]]:
        asked = {question.key: tuple(question.clauses) for question in self.questions}
        return {**asked, **self.windows}

    def describe(self) -> Description:
        return Description(
            kinds=frozenset(self.kinds),
            faces=frozenset(self._faces()),
            marks=frozenset(),
            zones=frozenset(self.zone_names),
            counters=frozenset(self.counters),
            moves=len(self.names),
            causes=frozenset(self.causes),
            shapes={name: kind.shape for name, kind in self.kinds.items()},
        )


def most_points(points: list[int], cause: str, clause: str) -> Outcome:
    """The outcome of a game in which most points win, and all who share them."""
    best = [seat for seat, mine in enumerate(points) if mine == max(points)]
    return Outcome(list(points), best, cause, clause)


def _spots(zones: Sequence[Zone], seat: int, piece: tuple[str, str] | None) -> tuple[Spot, ...]:
    """Where the first such piece lies before the seat itself, or in the middle."""
    for number, zone in enumerate(zones):
        for place, one in enumerate(zone.pieces):
            if (zone.name, one.face) == piece and zone.owner in (seat, -1):
                return (Spot(number, place),)
    return ()


@cache
def _places(names: tuple[str, ...]) -> Mapping[str, int]:
    return {name.lower(): move for move, name in enumerate(names)}


def _simple(position: Position) -> SimplePosition:
    return cast(SimplePosition, position)
