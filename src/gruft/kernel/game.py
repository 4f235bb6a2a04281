"""The contract of a game: what the house asks of every set of rules.

A game is a folder whose package holds one `Game` object. It answers these questions and no others;
a new question needs two games that ask it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from gruft.kernel.about import Abouts
from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition, override, read_shipped, with_overrides
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.lines import refused
from gruft.kernel.options import Option, Options, Side, read_options
from gruft.kernel.orders import Order
from gruft.kernel.plan import Plan
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.rulebook import Clause, read_rulebook
from gruft.kernel.scene import Description, Scene
from gruft.kernel.story import Story

LANGUAGES = ("en", "de", "fr", "it", "ru")
#: Colours that can be read in every theme of the page.
HUES = ("red", "amber", "green", "blue", "violet")


@dataclass(frozen=True, slots=True)
class Advised:
    """What a decent player would do, and why, as a message."""

    move: int
    reason: Telling


class GameFacts:
    """What a game is, in plain values. Those without a default are filled in by every game."""

    slug: str
    package: str
    edition_file: str = "edition.toml"  # everything printed, below the folder of the package
    revision: int
    seat_counts: range
    #: The languages it is told in, English first; readers of others get what it says in English.
    languages: tuple[str, ...] = LANGUAGES
    clause_prefixes: tuple[str, ...]
    #: The clauses behind "so many seats cannot play" and "an edition has no such value".
    seats_clause: str = ""
    edition_clause: str = ""
    cards_apart: str = ","  # what stands between the cards of a written list
    #: Tables of the edition in which an owner may add entries.
    open_tables: tuple[str, ...] = ()
    engine_clauses: frozenset[str] = frozenset()
    #: Whether `world` gives only what fits what a seat was told; bounds may give more, never less.
    worlds_are_exact: bool = True
    #: Whether everybody may read every line; else a seat is handed only its own before the end.
    public_lines: bool = False
    #: Whether players bargain with promises, so that a live table writes them down.
    has_promises: bool = False
    sides: tuple[Side, ...] = ()
    #: How it is known on the page: one of `HUES`, and a letter or two (nothing: neutral).
    hue: str = ""
    sign: str = ""
    story: Story = Story()


class Game(GameFacts):
    """A set of rules. Subclasses fill in the facts and the methods that raise."""

    # --- before the game -------------------------------------------------------------------------

    def options(self) -> Sequence[Option]:
        """The choices a table makes before the start."""
        return ()

    def shipped_edition(self) -> Edition:
        """The edition that comes with the game."""
        return _shipped(self.package, self.edition_file)

    def edition_from(self, text: str, file: str) -> Edition:
        """The shipped edition with an owner's file laid over it, checked."""
        laid = override(self.shipped_edition(), text, file, self.open_tables, self.edition_clause)
        self.check_edition(laid, file)
        return laid

    def edition_with(self, overrides: Mapping[str, object], file: str) -> Edition:
        """The shipped edition with single values laid over it, checked."""
        shipped = self.shipped_edition()
        edition = with_overrides(shipped, overrides, file, self.open_tables, self.edition_clause)
        self.check_edition(edition, file)
        return edition

    def former(self, revision: int) -> "Game | None":
        """The game by the older rules that a match was begun by; None if nobody knows them now."""
        return None

    def check_edition(self, edition: Edition, file: str) -> None:
        """Refuse an edition that the rules cannot be played with."""
        raise NotImplementedError

    def edition_warnings(self, edition: Edition) -> list[Telling]:
        """What is unusual about an edition that can be played all the same."""
        return []

    def tiny_edition(self) -> tuple[int, Options, Edition]:
        """Seats, options and an edition with at most ten hidden pieces: all histories fit."""
        raise NotImplementedError

    def tiny_position(self) -> Mapping[str, object]:
        """Keys laid over a tiny start whose histories are too many; chance decides the rest."""
        return {}

    def start(
        self,
        seats: int,
        options: Options,
        edition: Edition,
        chance: Chance,
        journal: Journal | None = None,
    ) -> Position:
        """Set the game up, telling the journal. Seats, options and edition have been checked."""
        raise NotImplementedError

    def fresh(self, seats: int, seed: int, **options: object) -> Position:
        """A game of the shipped edition with the fast luck of a seed, to experiment with."""
        return set_up(self, seats, options, self.shipped_edition(), FastChance(seed))

    # --- notation --------------------------------------------------------------------------------

    def unfold(self, position: Position, seat: int, text: str) -> list[str]:
        """The single moves that a written part of a line stands for; games may have short forms."""
        return [text]

    def parse(self, position: Position, seat: int, text: str) -> int:
        """Read one written move; refuse what is not a move of this game."""
        raise NotImplementedError

    def write(self, position: Position, move: int) -> str:
        """Write one move in its canonical form."""
        raise NotImplementedError

    def to_json(self, position: Position) -> dict[str, object]:
        """Everything true now: zones, turn, `pending`, `knowledge`; the generator stays out."""
        raise NotImplementedError

    def from_json(self, fresh: Position, data: Mapping[str, object], chance: Chance) -> Position:
        """Lay written keys over a fresh start; pieces not named are placed by `chance`. Checked."""
        raise NotImplementedError

    def read_position(self, text: str) -> Mapping[str, object]:
        """Read a position written on one line into its JSON, if the game has such a form."""
        raise Refused("position-no-line-form", game=self.slug)

    def read_piece(self, deck: str, text: str) -> int:
        """Read a written piece of a deck into the number that is shuffled."""
        raise NotImplementedError

    # --- while it is played ----------------------------------------------------------------------

    def refuse(self, position: Position, seat: int, text: str) -> Refused | None:
        """Why this input is not accepted from this seat; None if it is."""
        return refused(self, position, seat, text)

    def not_asked(self, position: Position, seat: int) -> Refused:
        """Why a seat that is not asked may not move now."""
        raise NotImplementedError

    def scene(self, position: Position, seat: int) -> Scene:
        """The table as this seat sees it (-1: a spectator)."""
        raise NotImplementedError

    def plans(self, position: Position) -> Sequence[Plan]:
        """The boards of squares as they are printed; the same for everybody, all game long."""
        return ()

    def teams(self, position: Position) -> list[int]:
        """The team of each seat."""
        return list(range(position.seats))

    def roles(self, position: Position) -> list[str]:
        """The message that names what each seat plays, where seats are not alike; else nothing."""
        return []

    def channels(self, position: Position) -> list[tuple[int, ...]]:
        """The circles that may talk among themselves; the whole table always comes first."""
        return [tuple(range(position.seats))]

    def default(self, position: Position, seat: int) -> int:
        """The harmless move at a timeout."""
        raise NotImplementedError

    def unanswered(self, position: Position, seat: int, chance: Chance) -> int:
        """What is played at a timeout: by lot where all could else tell a secret choice."""
        return self.default(position, seat)

    def whose_turn(self, position: Position) -> int:
        """The seat whose turn it is, as everybody can see; -1 where that cannot be said."""
        asked = position.to_act()
        return asked[0] if len(asked) == 1 and position.window() is None else -1

    def standing_orders(self) -> Sequence[Order]:
        """The orders that this game offers for its windows, beside those of the house."""
        return ()

    def advise(self, position: Position, seat: int, chance: Chance) -> Advised:
        """What a decent player in this seat would do; the same in all worlds of the seat."""
        raise NotImplementedError

    def naive(self, position: Position, seat: int) -> int:
        """What a beginner plays without a thought: the first move that does something."""
        idle = self.default(position, seat)
        return next((move for move in position.moves(seat) if move != idle), idle)

    def check(self, position: Position) -> None:
        """Refuse a position that cannot come about, or knowledge that is not true."""
        raise NotImplementedError

    def census(self, position: Position) -> Mapping[str, int]:
        """How many pieces of each kind there are, wherever they lie; the same all game long."""
        raise NotImplementedError

    def describe(self) -> Description:
        """Everything scenes may contain."""
        raise NotImplementedError

    def about(self, edition: Edition, options: Options) -> Abouts:
        """What every kind of piece does, in the numbers that a table plays with."""
        return {}

    def moments(self) -> Mapping[str, Sequence[str]]:
        """The clauses behind each question and window, by its message key, the weightiest first."""
        return {}

    def secrets_from(self, seat: int) -> bool:
        """Tell whether anything is ever hidden from this seat (-1: a spectator)."""
        return True

    def rulebook(self, language: str = "en") -> Mapping[str, Clause]:
        """The clauses in a language."""
        return _rulebook(self.package, self.told_in(language))

    def told_in(self, language: str) -> str:
        """The language in which a reader of this one is told about the game."""
        return language if language in self.languages else "en"


@cache
def _shipped(package: str, name: str) -> Edition:
    file = files(package) / name
    return read_shipped(file.read_text(encoding="utf-8"), "edition.toml")


def in_language(package: str, name: str, language: str) -> str:
    """A page that a game has in several languages."""
    page = f"{name}.md" if language == "en" else f"{name}.{language}.md"
    return (files(package) / page).read_text(encoding="utf-8")


@cache
def _rulebook(package: str, language: str) -> Mapping[str, Clause]:
    return read_rulebook(in_language(package, "rulebook", language))


def check_seats(game: Game, seats: int) -> None:
    """Refuse a number of seats the game is not made for."""
    if seats not in game.seat_counts:
        raise Refused(
            "seats-out-of-range",
            game.seats_clause,
            given=seats,
            low=game.seat_counts[0],
            high=game.seat_counts[-1],
        )


def set_up(
    game: Game,
    seats: int,
    given: Mapping[str, object],
    edition: Edition,
    chance: Chance,
    journal: Journal | None = None,
) -> Position:
    """Check seats and options, then start the game."""
    check_seats(game, seats)
    return game.start(seats, read_options(game.options(), given), edition, chance, journal)
