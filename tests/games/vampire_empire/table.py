"""The language of these tests: a table of Vampire Empire in the words of the game.

A table is given by its two hands, the vampires' first, and by whatever else matters; cards that are
not named are in their decks. Unless a test says otherwise it is V's action in the third turn; Lady,
Bishop and Officer are in the castle; Lady, Monk and Cook are the vampires, none of them revealed;
Lord and Nun are H's innocents; the city is, from the top, Monk, Nun, Maid, Cook, Butler and Lord.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from gruft.games.vampire_empire.game import GAME
from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.game import set_up
from gruft.kernel.journal import Journal
from gruft.kernel.lines import default_line, write_line
from tests.games.tables import GameTable

V, H = 0, 1
SEATS = 2

CASTLE = ["Lady", "Bishop", "Officer"]
CITY = ["Monk", "Nun", "Maid", "Cook", "Butler", "Lord"]
VAMPIRES = ["Lady", "Monk", "Cook"]
INNOCENTS = ["Lord", "Nun"]
EVERYBODY = ["Lady", "Lord", "Officer", "Monk", "Nun", "Bishop", "Maid", "Cook", "Butler"]


def cards(text: str) -> Counter[str]:
    """Count the cards of a written list."""
    return Counter(one_by_one(text))


def one_by_one(text: str) -> list[str]:
    """The cards of a written list in its order."""
    listed: list[str] = []
    for part in text.split(","):
        name, _, times = part.strip().partition("*")
        listed += [name] * int(times or 1) if name not in ("", "-") else []
    return listed


class Table(GameTable[VampireEmpire]):
    """A game in progress, asked and answered in written moves."""

    def __init__(self, position: VampireEmpire) -> None:
        super().__init__(GAME, position)

    # --- playing ---------------------------------------------------------------------------------

    def begins(self, seat: int, *moves: str) -> None:
        """The seat makes the first moves of a line and has not yet said the rest."""
        for written in moves:
            move = GAME.parse(self.position, seat, written)
            assert self.position.is_legal(seat, move), written
            self.position.apply(seat, move)
        self._truth, self._scenes = {}, {}

    def all_decline(self) -> None:
        """Everybody who is asked in windows and responses declines, until something else is due."""
        while not self.position.is_over() and self.position.window() is not None:
            self.plays(self.turn, "decline")

    def somebody_is_harmless(self) -> None:
        """The seat that is asked does what is done at a timeout."""
        line = default_line(GAME, self.position, self.turn)
        self.plays(self.turn, write_line(GAME, self.position, line, self.turn))

    def ends_the_turn(self) -> None:
        """The active player does nothing more of use, and nobody plays a card."""
        turn = self.number("turn")
        while not self.position.is_over() and self.number("turn") == turn:
            self.somebody_is_harmless()

    # --- what is true ----------------------------------------------------------------------------

    @property
    def pending(self) -> Mapping[str, object]:
        """The open decision with all that belongs to it."""
        pending = self.truth["pending"]
        assert isinstance(pending, dict)
        return pending

    @property
    def asked(self) -> str:
        """The open decision."""
        return str(self.pending["decision"])

    @property
    def active(self) -> int:
        return self.number("active")

    @property
    def castle(self) -> set[object]:
        return set(self.entries("castle"))

    @property
    def city(self) -> list[object]:
        """The city, top first."""
        return self.entries("city")

    @property
    def journey(self) -> list[object]:
        return self.entries("journey")

    @property
    def dead(self) -> set[object]:
        return set(self.entries("dead"))

    @property
    def revealed(self) -> set[object]:
        return set(self.entries("revealed"))

    @property
    def proven(self) -> set[object]:
        """The characters that everybody knows to be human."""
        return set(self.entries("proven"))

    def marks_of(self, observer: int, zone: str, character: str) -> set[str]:
        """What an observer sees of a character in a place."""
        pieces = [one for one in self.pieces(observer, zone) if one.face == character]
        (found,) = pieces
        return set(found.marks)

    def markers(self, character: str) -> dict[str, int]:
        """The markers on a character, by side; sides without a marker are left out."""
        markers = self.truth["markers"]
        assert isinstance(markers, dict)
        return {side: value for side, value in markers.get(character, {}).items() if value}

    def hand(self, seat: int) -> Counter[str]:
        return cards(str(self.entries("hands")[seat]))

    def deck(self, seat: int) -> list[str]:
        """A deck, top first."""
        return one_by_one(str(self.entries("decks")[seat]))

    def cellar(self, seat: int) -> Counter[str]:
        return cards(str(self.entries("cellars")[seat]))

    def moat(self, seat: int) -> Counter[str]:
        return cards(str(self.entries("moats")[seat]))

    @property
    def cause(self) -> str:
        """Why the game has ended: end-castle, end-no-humans, end-no-vampires or end-points."""
        assert self.position.is_over()
        return self.position.outcome().cause

    @property
    def winners(self) -> list[int]:
        assert self.position.is_over()
        return self.position.outcome().winners


def given(
    vampires: str = "-",
    humans: str = "-",
    /,
    *,
    decision: str = "action",
    seed: int = 1,
    edition: Edition | None = None,
    readings: Sequence[str] = (),
    pending: Mapping[str, object] | None = None,
    **keys: object,
) -> Table:
    """A table with these two hands; see above for what is not named."""
    fresh = begun(seed=seed, edition=edition, readings=readings)
    data: dict[str, object] = {
        "turn": 3,
        "active": V,
        "castle": CASTLE,
        "city": _city_without(keys),
        "vampires": VAMPIRES,
        "innocents": INNOCENTS,
        "hands": [vampires, humans],
        "pending": {"decision": decision, **(pending or {})},
        **keys,
    }
    return Table(GAME.from_json(fresh.position, data, FastChance(seed)))


def _city_without(keys: Mapping[str, object]) -> list[str]:
    """Characters who are nowhere else are in the city, in the usual order."""
    elsewhere: set[object] = set()
    for place, usual in (("castle", CASTLE), ("journey", []), ("dead", [])):
        listed = keys.get(place, usual)
        assert isinstance(listed, list)
        elsewhere |= set(listed)
    order = CITY + [name for name in EVERYBODY if name not in CITY]
    return [name for name in order if name not in elsewhere]


def by_day(vampires: str = "-", humans: str = "-", /, **keys: object) -> Table:
    """The same table in H's turn."""
    return given(vampires, humans, **{"active": H, "turn": 4, **keys})  # type: ignore[arg-type]


def begun(
    *,
    seed: int = 1,
    chance: Chance | None = None,
    edition: Edition | None = None,
    readings: Sequence[str] = (),
) -> Table:
    """A table at the beginning of the game; it reads these clauses the other way."""
    luck, options = chance or FastChance(seed), dict.fromkeys(readings, True)
    position = set_up(GAME, SEATS, options, edition or GAME.shipped_edition(), luck, Journal())
    assert isinstance(position, VampireEmpire)
    return Table(position)
