"""The language of these tests: a table of The Vampire Connection in the words of the game.

A table is given by its hands and by whatever else matters; vampire cards that are not named are the
deck, village cards that are not named are the village. Unless a test says otherwise, seat 0 is AP
in PLAY of round 2, so that hunters may come, and the seats are Biggulp, Ficklecrash, Shortway,
Garlictooth, Stoneheart and Miststone in this order.
"""

from collections import Counter
from collections.abc import Sequence

from gruft.games.vampire_connection.game import GAME
from gruft.games.vampire_connection.rules.position import VampireConnection
from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.game import set_up
from gruft.kernel.journal import Journal
from gruft.kernel.lines import default_line, write_line
from tests.games.tables import GameTable

VAMPIRES = ["Biggulp", "Ficklecrash", "Shortway", "Garlictooth", "Stoneheart", "Miststone"]
SEAT_COUNTS = range(3, 7)
#: Of three vampires the first is staked.
STAKED = ["stake", None, None]


def cards(text: str) -> Counter[str]:
    """Count the cards of a written list."""
    counted: Counter[str] = Counter()
    for part in text.split(","):
        name, _, times = part.strip().partition("*")
        if name not in ("", "-"):
            counted[name] += int(times or 1)
    return counted


class Table(GameTable[VampireConnection]):
    """A game in progress, asked and answered in written moves."""

    def __init__(self, position: VampireConnection) -> None:
        super().__init__(GAME, position)

    def all_pass(self) -> None:
        """Everybody who is asked in the open window passes."""
        while self.position.window() is not None:
            self.plays(self.turn, "pass")

    def begins(self, seat: int, *moves: str) -> None:
        """The seat makes the first moves of a line and has not yet said the rest."""
        for written in moves:
            move = GAME.parse(self.position, seat, written)
            assert self.position.is_legal(seat, move), written
            self.position.apply(seat, move)
        self._truth, self._scenes = {}, {}

    def ends_the_turn(self) -> None:
        """AP plays nothing more, consumes nobody, buys nothing; all others pass."""
        active = self.active
        while not self.position.is_over() and self.active == active:
            self.somebody_is_harmless()

    def somebody_is_harmless(self) -> None:
        """The first seat that is asked does what is done at a timeout."""
        seat = self.position.to_act()[0]
        line = default_line(GAME, self.position, seat)
        self.plays(seat, write_line(GAME, self.position, line, seat))

    # --- what is true ----------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The open decision."""
        pending = self.truth["pending"]
        assert isinstance(pending, dict)
        return str(pending["decision"])

    @property
    def active(self) -> int:
        return self.number("active")

    @property
    def drops(self) -> list[object]:
        return self.entries("drops")

    @property
    def places(self) -> list[object]:
        return self.entries("places")

    @property
    def markers(self) -> list[object]:
        return self.entries("markers")

    def hand(self, seat: int) -> Counter[str]:
        return cards(str(self.entries("hands")[seat]))

    def captives(self, seat: int) -> Counter[str]:
        return cards(str(self.entries("captives")[seat]))

    def dead(self, seat: int) -> Counter[str]:
        return cards(str(self.entries("dead")[seat]))

    @property
    def fresh(self) -> Counter[str]:
        return cards(str(self.truth["fresh"]))

    @property
    def discard(self) -> Counter[str]:
        return cards(str(self.truth["discard"]))

    @property
    def deck(self) -> list[str]:
        """The vampire deck, top first."""
        return _one_by_one(str(self.truth["deck"]))

    @property
    def village(self) -> list[str]:
        """The village deck, top first."""
        return _one_by_one(str(self.truth["village"]))

    @property
    def village_discard(self) -> Counter[str]:
        return cards(str(self.truth["village_discard"]))

    @property
    def laid(self) -> list[object]:
        return self.entries("laid")

    def knows(self, observer: int | str, seat: int) -> Counter[str]:
        """What an observer (a seat, or `spectator`) knows to be in a hand, at least."""
        knowledge = self.truth["knowledge"]
        assert isinstance(knowledge, dict)
        return cards(str(knowledge["known"].get(str(observer), {}).get(str(seat), "-")))


def _one_by_one(text: str) -> list[str]:
    listed: list[str] = []
    for part in text.split(", "):
        name, _, times = part.partition("*")
        listed += [name] * int(times or 1) if name != "-" else []
    return listed


def given(
    hands: Sequence[str | None],
    *,
    seed: int = 1,
    edition: Edition | None = None,
    memory: bool = False,
    **keys: object,
) -> Table:
    """A table with these hands; see above for what is not named. `None` is any hand."""
    seats = len(hands)
    data: dict[str, object] = {
        "hands": list(hands),
        "vampires": VAMPIRES[:seats],
        "round": 2,
        "start": 0,
        "active": 0,
        "kidnapped": True,
        "pending": "play",
        **keys,
    }
    fresh = begun(seats, seed=seed, edition=edition, memory=memory).position
    return Table(GAME.from_json(fresh, data, FastChance(seed)))


def turn_begins(hands: Sequence[str | None], **keys: object) -> Table:
    """The same table at the very beginning of AP's turn."""
    return given(hands, **{"pending": None, **keys})  # type: ignore[arg-type]


def connecting(hands: Sequence[str | None], **keys: object) -> Table:
    """The same table in the Connection."""
    return given(hands, **{"pending": "connection", **keys})  # type: ignore[arg-type]


def staked(hand: str, *others: str, **keys: object) -> Table:
    """Seat 0 was staked before this turn; it is in PLAY with this hand."""
    hands = [hand, *(others or ("-", "-"))]
    return given(hands, **{"markers": STAKED, **keys})  # type: ignore[arg-type]


def begun(
    seats: int,
    *,
    seed: int = 1,
    chance: Chance | None = None,
    edition: Edition | None = None,
    **options: object,
) -> Table:
    """A table at the beginning of the game."""
    luck = chance or FastChance(seed)
    position = set_up(GAME, seats, options, edition or GAME.shipped_edition(), luck, Journal())
    assert isinstance(position, VampireConnection)
    return Table(position)
