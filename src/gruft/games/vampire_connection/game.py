"""The Vampire Connection as the house knows it: the answers to the kernel's questions, gathered
from the rooms."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import cast

from gruft.games.vampire_connection.advice import advice
from gruft.games.vampire_connection.edition import reading as printed
from gruft.games.vampire_connection.notation import impossible
from gruft.games.vampire_connection.notation import position as position_json
from gruft.games.vampire_connection.notation.moves import read_move, write_move
from gruft.games.vampire_connection.notation.names import (
    TYPE_NAMES,
    VAMPIRE_NAMES,
    find_type,
    find_village_card,
    key,
)
from gruft.games.vampire_connection.notation.short_forms import unfold
from gruft.games.vampire_connection.rules.position import VampireConnection, begin
from gruft.games.vampire_connection.show import about, scene
from gruft.games.vampire_connection.show.words import WORDS
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.kernel.about import Abouts
from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Advised, Game
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.options import Option, Options
from gruft.kernel.orders import Order
from gruft.kernel.position import Position
from gruft.kernel.question import put_into_words
from gruft.kernel.refusal import Refused
from gruft.kernel.rulebook import clauses_of
from gruft.kernel.scene import Description, Scene

NOBODY = -1
DRAWN = "drawn"
#: VC-151: what is done at a timeout, the harmless thing first.
HARMLESS = (c.PASS, c.REJECT, c.END_CONNECTION, c.END_PLAY, c.BUY)


TYPE_KEYS = [name.lower().replace(" ", "_") for name in TYPE_NAMES]


class VampireConnectionGame(Game):
    """3 to 6 vampires trade, travel, rob each other and hunt each other's masters."""

    slug = scene.SLUG
    package = "gruft.games.vampire_connection"
    edition_file = "edition/edition.toml"
    revision = 1
    seat_counts = range(3, 7)
    story = about.VampireConnectionStory()
    clause_prefixes = ("VC",)
    seats_clause = "VC-1"
    engine_clauses = clauses_of("VC", 229, (236, 250))
    edition_clause = "VC-229"
    #: So that a victim beyond the 28 places is refused as such, not as an unknown value.
    open_tables = ("victims",)
    worlds_are_exact = False
    #: VC-37: what is promised with a trade is left to the talk, and binds nobody.
    has_promises = True

    def options(self) -> tuple[Option, ...]:
        """Section 22: abilities, the vampire of each seat, the start player, the longest game."""
        seats = [
            Option(f"vampire_{seat}", DRAWN, "VC-13", words=(DRAWN, *VAMPIRE_NAMES))
            for seat in range(self.seat_counts[-1])
        ]
        return (
            Option("abilities", True, "VC-218", first=False),
            *seats,
            Option("start", NOBODY, "VC-20", low=NOBODY, high=self.seat_counts[-1] - 1),
            Option("max_rounds", 100, "VC-193", low=1, high=position_json.MOST_ROUNDS),
            Option("memory", False, "VC-233"),
        )

    def check_edition(self, edition: Edition, file: str) -> None:
        printed.check(edition, file)

    def edition_warnings(self, edition: Edition) -> list[Telling]:
        return list(printed.warnings(edition))

    def tiny_edition(self) -> tuple[int, Options, Edition]:
        """Three seats that hold all thirty cards (VC-229), one of them no hunchback; one victim."""
        few: dict[str, object] = {f"vampire_cards.{name}": 0 for name in TYPE_KEYS}
        few |= {"vampire_cards.hunchback": 29, "vampire_cards.mist": 1}
        few |= {f"victims.V{number:02d}.in_play": number == 1 for number in range(1, 29)}
        few |= {f"defences.{name}.count": 0 for name in ("garlic", "windows", "church")}
        few |= {"events.sunrise": 1, "events.masked_ball": 1, "table.dealt": 9}
        options = {option.name: option.default for option in self.options()}
        options |= {f"vampire_{seat}": VAMPIRE_NAMES[seat] for seat in range(3)}
        return 3, options | {"start": 0, "max_rounds": 2}, self.edition_with(few, "tiny")

    def start(
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> VampireConnection:
        first = int(options["start"])
        if first >= seats:
            raise Refused("option-no-such-seat", "VC-20", option="start", high=seats - 1)
        numbers = printed.printed_for(edition, seats)
        numbers.memory_counts = bool(options["memory"])
        return begin(
            seats,
            numbers,
            bool(options["abilities"]),
            int(options["max_rounds"]),
            chosen_vampires(seats, options),
            first,
            chance,
            journal,
        )

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
    ) -> VampireConnection:
        return position_json.from_json(_of_ours(fresh), data, chance)

    def read_piece(self, deck: str, text: str) -> int:
        """A card as its deck is shuffled: a type, a village card or a vampire."""
        if deck == "vampires":
            found = VAMPIRE_NAMES.index(text) if text in VAMPIRE_NAMES else None
        else:
            found = find_type(text) if deck == "vampire" else find_village_card(text)
        if found is None:
            raise Refused("refusal-no-such-card", "VC-3", given=text[:40])
        return found

    def not_asked(self, position: Position, seat: int) -> Refused:
        ours = _of_ours(position)
        return put_into_words(ours.not_asked(seat), WORDS, ours, seat, NOBODY)

    def scene(self, position: Position, seat: int) -> Scene:
        return scene.scene(_of_ours(position), seat)

    def roles(self, position: Position) -> list[str]:
        """VC-13: the vampire of each seat."""
        vampires = _of_ours(position).words[at.VAMPIRE : at.VAMPIRE + position.seats]
        return [key(VAMPIRE_NAMES[vampire]) for vampire in vampires]

    def channels(self, position: Position) -> list[tuple[int, ...]]:
        """VC-44: what two offer each other is seen by nobody else, and so is what they say."""
        seats = range(position.seats)
        return [tuple(seats), *combinations(seats, 2)]

    def default(self, position: Position, seat: int) -> int:
        """VC-151: pass, reject, end the phase, buy nothing; else the lowest legal move."""
        moves = position.moves(seat)
        return next((move for move in HARMLESS if move in moves), moves[0])

    def whose_turn(self, position: Position) -> int:
        """VC-22: AP's, even while others are asked."""
        return NOBODY if position.is_over() else int(_of_ours(position).words[at.ACTIVE])

    def standing_orders(self) -> tuple[Order, ...]:
        return about.ORDERS

    def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
        return advice.advise(_of_ours(position), seat)

    def check(self, position: Position) -> None:
        impossible.check(_of_ours(position))

    def census(self, position: Position) -> Mapping[str, int]:
        return impossible.census(_of_ours(position))

    def about(self, edition: Edition, options: Options) -> Abouts:
        return about.about(edition, options)

    def moments(self) -> Mapping[str, Sequence[str]]:
        return about.MOMENTS

    def describe(self) -> Description:
        return scene.DESCRIPTION


def chosen_vampires(seats: int, options: Options) -> list[int]:
    """VC-13: the vampire of each seat; -1 where it is drawn by lot."""
    chosen = [str(options[f"vampire_{seat}"]) for seat in range(seats)]
    named = [name for name in chosen if name != DRAWN]
    for name in named:
        if named.count(name) > 1:
            raise Refused("option-vampire-twice", "VC-13", vampire=name)
    return [VAMPIRE_NAMES.index(name) if name != DRAWN else NOBODY for name in chosen]


def _of_ours(position: Position) -> VampireConnection:
    return cast(VampireConnection, position)


GAME = VampireConnectionGame()
