"""Vampir as the shelf knows it: every question of the contract, answered by the rooms beside."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import cast

from gruft.games.grottenstein.advice import advice
from gruft.games.grottenstein.edition import reading as printed
from gruft.games.grottenstein.edition.plans import move_signs
from gruft.games.grottenstein.edition.printed import printed_for
from gruft.games.grottenstein.notation import position as position_json
from gruft.games.grottenstein.notation.moves import read_move, write_move
from gruft.games.grottenstein.notation.names import CARD_IDS, HUNTER_NAMES, read_card
from gruft.games.grottenstein.notation.short_forms import unfold
from gruft.games.grottenstein.rules.common import not_asked
from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.rules.set_up import begin
from gruft.games.grottenstein.show import about, scene
from gruft.games.grottenstein.show.notices import GrottensteinStory
from gruft.games.grottenstein.show.villa import plans_of
from gruft.games.grottenstein.show.words import WORDS
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.kernel.about import Abouts
from gruft.kernel.chance import Chance
from gruft.kernel.edition import Edition
from gruft.kernel.game import Advised, Game
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.options import Option, Options, Side, read_options
from gruft.kernel.plan import Plan
from gruft.kernel.position import Position
from gruft.kernel.question import put_into_words
from gruft.kernel.refusal import Refused
from gruft.kernel.rulebook import clauses_of
from gruft.kernel.scene import Description, Scene
from gruft.kernel.vectors import zeros

AS_PRINTED = printed.PRINTED
#: A sword, a swarm, the stake and the club; G1 and G2 lie beside the start squares.
TINY_CARDS = ("E09", "E20", "C01", "C05")
TINY_FIELDS = {"b2": "g10", "d4": "h10"}
ROLES = ("role-hunters", "role-vampire")
PRESETS = ("dagger_minus_2",)
HARMLESS = (c.END, c.STAY, c.LEAVE)
NO_MOVE = -1
#: The seat that plays the vampire: the last one, where a house puts bots first of all.
LAST = -1
ORDERS = tuple("-".join(order) for order in permutations(HUNTER_NAMES))


class GrottensteinGame(Game):
    """One vampire against four hunters in a villa of three floors, for 2 to 5 players."""

    slug = scene.SLUG
    package = "gruft.games.grottenstein"
    edition_file = "edition/edition.toml"
    #: 2: at 0 points the vampire comes into his coffin; `FormerGame` keeps revision 1.
    revision = 2
    seat_counts = range(2, 6)
    story = GrottensteinStory()
    clause_prefixes = ("GR", "ED")
    seats_clause = "GR-34"
    engine_clauses = clauses_of("GR", 237) | clauses_of("ED", (1, 5))
    #: An owner's villa may have other rooms.
    open_tables = ("rooms",)
    worlds_are_exact = False
    presets: tuple[str, ...] = PRESETS
    #: The first seat hunts unless it is the vampire's.
    sides = (
        Side("hunters", 0, {"vampire_seat": (LAST, *range(1, seat_counts[-1]))}),
        Side("vampire", 0, {"vampire_seat": (0,)}),
    )

    def options(self) -> tuple[Option, ...]:
        """What a table agrees on."""
        return (
            Option(
                "vampire_seat", 0, "GR-34", low=LAST, high=self.seat_counts[-1] - 1, gentle=LAST
            ),
            Option("hunter_order", AS_PRINTED, "GR-42", words=(AS_PRINTED, *ORDERS)),
            Option("preset", AS_PRINTED, "GR-109", words=(AS_PRINTED, *self.presets)),
            Option("vampire_zero", AS_PRINTED, "GR-221", words=(AS_PRINTED, *printed.ZEROS)),
            Option("range_metric", AS_PRINTED, "GR-110", words=(AS_PRINTED, *printed.METRICS)),
            Option("finds", "hidden", "GR-229", words=("hidden", "public")),
            Option("cellar_cards", "noted", "GR-24", words=("noted", "remembered")),
            Option("max_rounds", 0, "GR-224", low=0, high=printed.MOST_ROUNDS),
        )

    def former(self, revision: int) -> Game | None:
        return FORMER if revision == FORMER.revision else None

    def check_edition(self, edition: Edition, file: str) -> None:
        printed.check(edition, file)

    def edition_warnings(self, edition: Edition) -> list[Telling]:
        return list(printed.warnings(edition))

    def tiny_edition(self) -> tuple[int, Options, Edition]:
        """Two event and two cellar cards, one-sided dice, and the first fields beside the hall."""
        few: dict[str, object] = {
            f"cards.{card}.deck": "none" for card in CARD_IDS if card not in TINY_CARDS
        }
        board = str(self.shipped_edition().value("board.G"))
        few |= {"dice_sides": 1, "board.G": move_signs(board, TINY_FIELDS)}
        options = {option.name: option.default for option in self.options()}
        return 3, options | {"max_rounds": 2}, self.edition_with(few, "tiny")

    def start(
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> Grottenstein:
        vampire_seat = int(options["vampire_seat"])
        if vampire_seat == LAST:
            vampire_seat = seats - 1
        if vampire_seat >= seats:
            raise Refused("option-no-such-seat", "GR-34", option="vampire_seat", high=seats - 1)
        ready = printed_for(
            printed.with_options(edition, options),
            finds_are_public=options["finds"] == "public",
            cellar_is_remembered=options["cellar_cards"] == "remembered",
        )
        begun = Grottenstein(seats, ready, zeros(at.DOORS + ready.villa.doors), chance)
        begun.journal = journal
        begin(begun, vampire_seat)
        return begun

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
    ) -> Grottenstein:
        return position_json.from_json(_of_ours(fresh), data, chance)

    def not_asked(self, position: Position, seat: int) -> Refused:
        ours = _of_ours(position)
        return put_into_words(not_asked(ours, seat), WORDS, ours, seat, NO_MOVE)

    def scene(self, position: Position, seat: int) -> Scene:
        return scene.scene(_of_ours(position), seat)

    def plans(self, position: Position) -> tuple[Plan, ...]:
        """The three floors of the villa."""
        return plans_of(_of_ours(position).villa)

    def describe(self) -> Description:
        return scene.DESCRIPTION

    def about(self, edition: Edition, options: Options) -> Abouts:
        agreed = read_options(self.options(), options)
        return about.about(printed.with_options(edition, agreed))

    def moments(self) -> Mapping[str, Sequence[str]]:
        return {question.key: question.clauses for question in QUESTIONS if question.clauses}

    def teams(self, position: Position) -> list[int]:
        """Seats may change sides."""
        return _of_ours(position).teams()

    def roles(self, position: Position) -> list[str]:
        """What each seat plays for."""
        return [ROLES[team] for team in self.teams(position)]

    def channels(self, position: Position) -> list[tuple[int, ...]]:
        """GR-36: the hunters may talk among themselves, and so may the vampire's team."""
        teams = self.teams(position)
        circles = [
            tuple(seat for seat, team in enumerate(teams) if team == side) for side in (0, 1)
        ]
        everybody = tuple(range(position.seats))
        return [everybody, *(circle for circle in circles if 1 < len(circle) < len(everybody))]

    def read_piece(self, deck: str, text: str) -> int:
        """A card as it is shuffled, by id or name."""
        return read_card(printed_for(self.shipped_edition()), text)

    def check(self, position: Position) -> None:
        position_json.check(_of_ours(position))

    def census(self, position: Position) -> Mapping[str, int]:
        return position_json.census(_of_ours(position))

    def default(self, position: Position, seat: int) -> int:
        """End the slot, stay, leave what lies, take no step; else the lowest legal move."""
        ours, moves = _of_ours(position), position.moves(seat)
        no_step = int(ours.where(ours.actor()))
        return next((move for move in (*HARMLESS, no_step) if move in moves), moves[0])

    def unanswered(self, position: Position, seat: int, chance: Chance) -> int:
        """The arrangement stays secret also where everybody saw the time run out."""
        moves = position.moves(seat)
        if _of_ours(position).is_setting_up():
            return moves[chance.below(len(moves))]
        return self.default(position, seat)

    def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
        return advice.advise(_of_ours(position), seat, chance)

    def naive(self, position: Position, seat: int) -> int:
        """Go where something lies or somebody stands; else the first move that does something."""
        if advice.is_asked_for_a_way(_of_ours(position)):
            return advice.naive_destination(_of_ours(position), position.moves(seat))
        return super().naive(position, seat)


class FormerGame(GrottensteinGame):
    """Revision 1: the vampire died at 0 points, and a preset laid him into his coffin.

    Its edition must be the one that its matches were begun with, down to the fingerprint.
    """

    revision = 1
    presets = (*PRESETS, "tuned")

    def shipped_edition(self) -> Edition:
        return printed.former_edition(super().shipped_edition())


def _of_ours(position: Position) -> Grottenstein:
    return cast(Grottenstein, position)


GAME = GrottensteinGame()
FORMER = FormerGame()
