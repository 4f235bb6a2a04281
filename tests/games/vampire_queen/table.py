"""The language of these tests: a table of Vampire Queen in the words of the game.

A table is given by its hands; cards that are not named fill the undealt stack, and what is then
left lies in the crypt. Everything is asked of the public interface: moves and positions as people
write them, scenes and facts as a seat receives them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from gruft.games.vampire_queen.game import GAME
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.journal import Journal
from gruft.kernel.options import read_options
from tests.games.tables import SPECTATOR, GameTable, Told

SEAT_COUNTS = range(3, 13)
DEALT = {3: 13, 4: 13, 5: 13, 6: 13, 7: 13, 8: 13, 9: 12, 10: 10, 11: 9, 12: 9}
UNDEALT = {3: 69, 4: 56, 5: 43, 6: 30, 7: 17, 8: 4, 9: 0, 10: 8, 11: 9, 12: 0}
VALUES = [str(value) for value in range(1, 14)]
VAMPIRES = [*VALUES, "Q"]
SLAYERS = ["S15", "S20"]


def cards(text: str) -> Counter[str]:
    """Count the cards of a written list; `6*3` stands for `6 6 6`, `-` for none."""
    counted: Counter[str] = Counter()
    for part in text.split():
        token, _, times = part.partition("*")
        counted[token] += int(times or 1)
    del counted["-"]
    return counted


def points(held: Counter[str]) -> int:
    """What cards cost, counted by hand: numbers their value, a queen 14, slayers 15 and 20."""
    cost = {"Q": 14, "S15": 15, "S20": 20}
    return sum(times * (cost.get(card) or int(card)) for card, times in held.items())


def _written(value: object) -> object:
    if not isinstance(value, list):
        return value
    return " ".join(str(one).removeprefix("card-") for one in value)


class Table(GameTable[VampireQueen]):
    """A game in progress, asked and answered in written cards."""

    def __init__(self, position: VampireQueen) -> None:
        super().__init__(GAME, position)

    def round(self, *moves: str) -> None:
        """A whole round, in turn order from the seat to act."""
        assert len(moves) == self.seats, "a round has one move for each seat"
        for move in moves:
            self.plays(self.turn, move)

    def told(self, seat: int = SPECTATOR) -> list[Told]:
        """Facts with their cards as people write them, whatever a sentence calls a slayer."""
        return [
            (key, {name: _written(value) for name, value in args.items()})
            for key, args in super().told(seat)
        ]

    # --- what is true ----------------------------------------------------------------------------

    @property
    def leader(self) -> int:
        return self.number("leader")

    @property
    def dealer(self) -> int:
        return self.number("dealer")

    @property
    def phase(self) -> int:
        return self.number("phase")

    @property
    def ban(self) -> object:
        return self.truth["ban"]

    @property
    def scores(self) -> list[int]:
        return [int(str(score)) for score in self.entries("scores")]

    @property
    def on_the_table(self) -> dict[int, str]:
        """The moves of this round by seat."""
        laid = self.truth["table"]
        assert isinstance(laid, dict)
        return {int(seat): str(move) for seat, move in laid.items()}

    def hand(self, seat: int) -> str:
        return self.hands[seat]

    @property
    def hands(self) -> list[str]:
        return [str(hand) for hand in self.entries("hands")]

    @property
    def crypt(self) -> Counter[str]:
        return cards(str(self.truth["crypt"]))

    @property
    def undealt(self) -> Counter[str]:
        return cards(str(self.truth["undealt"]))

    def known(self, seat: int) -> str:
        """VQ-125: the vampires that everybody knows this seat to hold."""
        knowledge = self.truth["knowledge"]
        assert isinstance(knowledge, dict)
        return str(knowledge["known"][seat])

    def holder(self, slayer: str) -> int:
        (seat,) = [seat for seat, hand in enumerate(self.hands) if slayer in hand.split()]
        return seat

    def line(self, view: int | None = None) -> str:
        """The position on one line, whole or as one seat sees it."""
        return GAME.write_position(self.position, view)


def given(
    hands: Sequence[str | None],
    *,
    seed: int = 1,
    edition: Edition | None = None,
    known: Sequence[str] | None = None,
    memory: bool = False,
    **keys: object,
) -> Table:
    """A table with these hands, everybody's first; `leader` is seat 0 unless it is named."""
    data: dict[str, object] = {"hands": list(hands), "leader": 0, **keys}
    if known is not None:
        data["knowledge"] = {"known": list(known)}
    return laid_over(len(hands), data, seed=seed, edition=edition, memory=memory)


def laid_over(
    seats: int,
    data: Mapping[str, object],
    *,
    seed: int = 1,
    edition: Edition | None = None,
    memory: bool = False,
) -> Table:
    """A fresh table with the written keys of a position laid over it."""
    fresh = dealt(seats, seed=seed, edition=edition, memory=memory).position
    return Table(GAME.from_json(fresh, data, FastChance(seed)))


def dealt(
    seats: int,
    *,
    seed: int = 1,
    chance: Chance | None = None,
    edition: Edition | None = None,
    **options: object,
) -> Table:
    """A table at the beginning of the game."""
    return Table(
        GAME.start(
            seats,
            read_options(GAME.options(), options),
            edition or GAME.shipped_edition(),
            chance or FastChance(seed),
            Journal(),
        )
    )
