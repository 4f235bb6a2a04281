"""Vampire Queen as the house knows it: the answers to the kernel's questions, gathered from the
rooms."""

from collections.abc import Mapping, Sequence
from typing import cast

from gruft.games.vampire_queen.advice import advice
from gruft.games.vampire_queen.edition import reading as printed
from gruft.games.vampire_queen.notation import position as position_json
from gruft.games.vampire_queen.notation.moves import kind_of, read_move, read_tokens, write_move
from gruft.games.vampire_queen.notation.position_line import read_line, write_line
from gruft.games.vampire_queen.rules.position import VampireQueen, begin
from gruft.games.vampire_queen.rules.questions import not_asked
from gruft.games.vampire_queen.show import about, scene
from gruft.games.vampire_queen.show.facts import WORDS
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import numbers_in, queens_in, value_of
from gruft.kernel.about import Abouts
from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Advised, Game
from gruft.kernel.journal import Journal
from gruft.kernel.options import Option, Options
from gruft.kernel.position import Position
from gruft.kernel.question import put_into_words
from gruft.kernel.refusal import Refused
from gruft.kernel.rulebook import clauses_of
from gruft.kernel.scene import Description, Scene


class VampireQueenGame(Game):
    """3 to 12 players climb over each other's sets and hand each other the slayers."""

    slug = scene.SLUG
    package = "gruft.games.vampire_queen"
    edition_file = "edition/edition.toml"
    revision = 1
    seat_counts = range(3, 13)
    story = about.VampireQueenStory()
    clause_prefixes = ("VQ",)
    seats_clause = "VQ-6"
    cards_apart = " "
    engine_clauses = clauses_of("VQ", 116, 125, (129, 131), 133, 136)
    public_lines = True

    def options(self) -> tuple[Option, ...]:
        """VQ-8, VQ-117, VQ-123: how many phases, who gets S15 (-1: drawn by lot), whether memory
        counts."""
        return (
            Option("phases", 5, "VQ-117", low=1, high=position_json.MOST_PHASES, usual_high=10),
            Option("s15_seat", at.NOBODY, "VQ-8", low=at.NOBODY, high=self.seat_counts[-1] - 1),
            Option("memory", False, "VQ-123"),
        )

    def check_edition(self, edition: Edition, file: str) -> None:
        printed.check(edition, file)

    def tiny_edition(self) -> tuple[int, Options, Edition]:
        """Three seats, two cards each, six vampires and one queen."""
        few: dict[str, object] = {"number.values": [1, 2], "number.copies": 3, "queen.copies": 1}
        few |= {f"deal.{seats}": 7 // seats for seats in range(3, 8)}
        return 3, {"phases": 1, "s15_seat": 0, "memory": False}, self.edition_with(few, "tiny")

    def start(
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> VampireQueen:
        s15_seat = int(options["s15_seat"])
        if s15_seat >= seats:
            raise Refused("option-no-such-seat", "VQ-8", option="s15_seat", high=seats - 1)
        pack = printed.pack_for(edition, seats)
        pack.memory_counts = bool(options["memory"])
        return begin(seats, pack, int(options["phases"]), s15_seat, chance, journal)

    def parse(self, position: Position, seat: int, text: str) -> int:
        return read_move(text)

    def write(self, position: Position, move: int) -> str:
        return write_move(move)

    def to_json(self, position: Position) -> dict[str, object]:
        return position_json.to_json(_of_ours(position))

    def from_json(
        self, fresh: Position, data: Mapping[str, object], chance: Chance
    ) -> VampireQueen:
        return position_json.from_json(_of_ours(fresh), data, chance)

    def read_position(self, text: str) -> Mapping[str, object]:
        return read_line(text)

    def write_position(self, position: Position, view: int | None = None) -> str:
        return write_line(_of_ours(position), view)

    def read_piece(self, deck: str, text: str) -> int:
        """A vampire as the pack is shuffled: by its kind."""
        counted = read_tokens(text)
        (token,) = counted if counted.total() == 1 else ("",)
        if token in ("", "S15", "S20"):
            raise Refused("refusal-unreadable", "VQ-12", given=text[:40])
        return kind_of(token)

    def not_asked(self, position: Position, seat: int) -> Refused:
        ours = _of_ours(position)
        return put_into_words(not_asked(ours, seat), WORDS, ours, seat, c.PASS)

    def scene(self, position: Position, seat: int) -> Scene:
        return scene.scene(_of_ours(position), seat)

    def default(self, position: Position, seat: int) -> int:
        """Pass where one may; else the lowest vampire that may be played, and a queen or a slayer
        only where nothing else may: nobody shall lose by a timeout what is worth keeping."""
        moves = position.moves(seat)
        return c.PASS if c.PASS in moves else min(moves, key=_lowest_first)

    def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
        return advice.advise(_of_ours(position), seat)

    def naive(self, position: Position, seat: int) -> int:
        """The lowest card that may be played; queens, then slayers, only where nothing else may."""
        return min(position.moves(seat), key=_lowest_first)

    def check(self, position: Position) -> None:
        position_json.check(_of_ours(position))

    def census(self, position: Position) -> Mapping[str, int]:
        return position_json.census(_of_ours(position))

    def describe(self) -> Description:
        return scene.DESCRIPTION

    def about(self, edition: Edition, options: Options) -> Abouts:
        return about.about(edition)

    def moments(self) -> Mapping[str, Sequence[str]]:
        return about.MOMENTS


def _of_ours(position: Position) -> VampireQueen:
    return cast(VampireQueen, position)


def _lowest_first(move: int) -> tuple[int, ...]:
    """An order of moves: sets before slayers before passing, low before high, few cards first."""
    if move <= c.S20:
        return (1 if move == c.PASS else 0, 99, move)
    return (0, value_of(move), queens_in(move), numbers_in(move))


GAME = VampireQueenGame()
