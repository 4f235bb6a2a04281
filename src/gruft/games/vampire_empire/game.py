"""Vampire Empire as the house knows it: the answers to the kernel's questions, gathered from the
rooms."""

from collections.abc import Mapping, Sequence
from typing import cast

from gruft.games.vampire_empire.advice import advice
from gruft.games.vampire_empire.edition import reading as printed
from gruft.games.vampire_empire.edition.tiny import TINY_POSITION
from gruft.games.vampire_empire.notation import position as position_json
from gruft.games.vampire_empire.notation import possible
from gruft.games.vampire_empire.notation.moves import read_move, write_move
from gruft.games.vampire_empire.notation.names import read_character, read_kind
from gruft.games.vampire_empire.notation.short_forms import unfold
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.rules.set_up import begin
from gruft.games.vampire_empire.show import (
    about,
    scene,
)
from gruft.games.vampire_empire.show.choices import MOMENTS
from gruft.games.vampire_empire.show.story import VampireEmpireStory
from gruft.games.vampire_empire.show.windows import ORDERS
from gruft.games.vampire_empire.show.words import WORDS
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.kernel.about import Abouts
from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Advised, Game
from gruft.kernel.journal import Journal
from gruft.kernel.options import Option, Options, Side
from gruft.kernel.orders import Order
from gruft.kernel.position import Position
from gruft.kernel.question import put_into_words
from gruft.kernel.refusal import Refused
from gruft.kernel.rulebook import clauses_of
from gruft.kernel.scene import Description, Scene

NOBODY = -1
CHARACTER_SHUFFLES = ("characters", "tokens", "city")


class VampireEmpireGame(Game):
    """One player hides three vampires among nine characters, the other hunts them."""

    slug = scene.SLUG
    package = "gruft.games.vampire_empire"
    edition_file = "edition/edition.toml"
    revision = 1
    seat_counts = range(2, 3)
    story = VampireEmpireStory()
    clause_prefixes = ("VE",)
    seats_clause = "VE-17"
    engine_clauses = clauses_of("VE", (232, 233), (236, 253))
    edition_clause = "VE-237"
    #: VE-17: each seat has a side of its own.
    sides = (Side("vampires", c.VAMPIRES), Side("humans", c.HUMANS))
    worlds_are_exact = False

    def check_edition(self, edition: Edition, file: str) -> None:
        printed.check(edition, file)

    def options(self) -> tuple[Option, ...]:
        """Where the book can be read two ways, the table chooses; off is the ruling."""
        return tuple(Option(name, False, clause) for name, clause in printed.READINGS.items())

    def tiny_edition(self) -> tuple[int, Options, Edition]:
        """The shipped one, for a smaller deck is not allowed (VE-237); see `tiny_position`."""
        return 2, dict.fromkeys(printed.READINGS, False), self.shipped_edition()

    def tiny_position(self) -> Mapping[str, object]:
        return TINY_POSITION

    def start(
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> VampireEmpire:
        return begin(printed.printed_for(edition, options), chance, journal)

    def unfold(self, position: Position, seat: int, text: str) -> list[str]:
        return unfold(_of_ours(position), seat, text)

    def parse(self, position: Position, seat: int, text: str) -> int:
        return read_move(_of_ours(position), text)

    def write(self, position: Position, move: int) -> str:
        return write_move(_of_ours(position), move)

    def to_json(self, position: Position) -> dict[str, object]:
        return position_json.to_json(_of_ours(position))

    def from_json(
        self, fresh: Position, data: Mapping[str, object], chance: Chance
    ) -> VampireEmpire:
        return position_json.from_json(_of_ours(fresh), data, chance)

    def read_piece(self, deck: str, text: str) -> int:
        """A character, or a card of one of the two decks."""
        if deck in CHARACTER_SHUFFLES:
            return read_character(text)
        return read_kind(printed.printed_for(self.shipped_edition()), text)

    def not_asked(self, position: Position, seat: int) -> Refused:
        ours = _of_ours(position)
        return put_into_words(ours.not_asked(seat), WORDS, ours, seat, NOBODY)

    def scene(self, position: Position, seat: int) -> Scene:
        return scene.scene(_of_ours(position), seat)

    def roles(self, position: Position) -> list[str]:
        """VE-17: seat 0 plays the vampires, seat 1 the humans."""
        return ["role-vampires", "role-humans"]

    def default(self, position: Position, seat: int) -> int:
        """Decline, draw, show nobody, pass; else the lowest legal move."""
        moves = position.moves(seat)
        harmless = (c.DONE, c.PASS)
        return next((move for move in harmless if move in moves), moves[0])

    def whose_turn(self, position: Position) -> int:
        """VE-34: the active player's, even while the other is asked."""
        return NOBODY if position.is_over() else int(_of_ours(position).words[at.ACTIVE])

    def standing_orders(self) -> tuple[Order, ...]:
        return ORDERS

    def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
        return advice.advise(_of_ours(position), seat)

    def check(self, position: Position) -> None:
        possible.check(_of_ours(position))

    def census(self, position: Position) -> Mapping[str, int]:
        return possible.census(_of_ours(position))

    def about(self, edition: Edition, options: Options) -> Abouts:
        return about.about(printed.printed_for(edition, options))

    def moments(self) -> Mapping[str, Sequence[str]]:
        return MOMENTS

    def describe(self) -> Description:
        return scene.DESCRIPTION


def _of_ours(position: Position) -> VampireEmpire:
    return cast(VampireEmpire, position)


GAME = VampireEmpireGame()
