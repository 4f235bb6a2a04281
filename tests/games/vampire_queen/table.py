"""The language of these tests: a table of Vampire Queen in the words of the game.

A table is given by its hands; cards that are not named fill the undealt stack, and what is then
left lies in the crypt. Everything is asked of the public interface: moves and positions as people
write them, scenes and facts as a seat receives them.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from gruft.games.vampire_queen.game import GAME
from gruft.games.vampire_queen.position import VampireQueen
from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.edition import Edition
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.lines import play_line
from gruft.kernel.options import read_options
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Decision, Piece, Scene

SEAT_COUNTS = range(3, 13)
DEALT = {3: 13, 4: 13, 5: 13, 6: 13, 7: 13, 8: 13, 9: 12, 10: 10, 11: 9, 12: 9}
UNDEALT = {3: 69, 4: 56, 5: 43, 6: 30, 7: 17, 8: 4, 9: 0, 10: 8, 11: 9, 12: 0}
VALUES = [str(value) for value in range(1, 14)]
VAMPIRES = [*VALUES, "Q"]
SLAYERS = ["S15", "S20"]
SPECTATOR = -1

#: What a test says happened: the key of a message, and what it names.
Told = tuple[str, dict[str, object]]


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


class Table:
    """A game in progress, asked and answered in written cards."""

    def __init__(self, position: VampireQueen) -> None:
        self.position = position
        if position.journal is None:
            position.journal = Journal()
        self.journal = position.journal
        self.seats = int(position.seats)
        self._truth: dict[str, object] = {}
        self._scenes: dict[int, Scene] = {}

    # --- playing ---------------------------------------------------------------------------------

    def plays(self, seat: int, move: str) -> None:
        """The seat puts down these cards, or passes."""
        self._truth, self._scenes = {}, {}
        play_line(GAME, self.position, seat, move)

    def round(self, *moves: str) -> None:
        """A whole round, in turn order from the seat to act."""
        assert len(moves) == self.seats, "a round has one move for each seat"
        for move in moves:
            self.plays(self.turn, move)

    def refuses(self, seat: int, move: str, clause: str, key: str = "") -> None:
        """The move is refused for the reason given, and nothing changes."""
        before, told = GAME.to_json(self.position), len(self.journal.facts)
        refusal = GAME.refuse(self.position, seat, move)
        assert refusal is not None, f"seat {seat} may play {move}"
        assert refusal.clause == clause, str(refusal)
        assert key in ("", refusal.key), str(refusal)
        with pytest.raises(Refused) as again:
            self.plays(seat, move)
        assert again.value.same_as(refusal)
        assert GAME.to_json(self.position) == before
        assert len(self.journal.facts) == told

    def allows(self, seat: int, move: str) -> bool:
        """Tell whether the move is accepted from this seat."""
        return GAME.refuse(self.position, seat, move) is None

    def legal(self, seat: int) -> list[str]:
        """Every legal move, written, in the order of the action space."""
        return [GAME.write(self.position, move) for move in self.position.moves(seat)]

    # --- what is true ----------------------------------------------------------------------------

    @property
    def truth(self) -> dict[str, object]:
        """The whole position as JSON, written once between two moves."""
        if not self._truth:
            self._truth = GAME.to_json(self.position)
        return self._truth

    @property
    def turn(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.position.to_act()
        return seat

    @property
    def leader(self) -> int:
        return _number(self.truth["leader"])

    @property
    def dealer(self) -> int:
        return _number(self.truth["dealer"])

    @property
    def phase(self) -> int:
        return _number(self.truth["phase"])

    @property
    def ban(self) -> object:
        return self.truth["ban"]

    @property
    def scores(self) -> list[int]:
        return [_number(score) for score in _entries(self.truth["scores"])]

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
        return [str(hand) for hand in _entries(self.truth["hands"])]

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
        return str(_entries(knowledge["known"])[seat])

    def holder(self, slayer: str) -> int:
        (seat,) = [seat for seat, hand in enumerate(self.hands) if slayer in hand.split()]
        return seat

    # --- what is seen and told -------------------------------------------------------------------

    def scene(self, seat: int) -> Scene:
        if seat not in self._scenes:
            self._scenes[seat] = GAME.scene(self.position, seat)
        return self._scenes[seat]

    def sees(self, seat: int, zone: str, owner: int = -1) -> list[str]:
        """The faces this seat sees in a zone; a back is `?`."""
        return [piece.face or "?" for piece in self.pieces(seat, zone, owner)]

    def pieces(self, seat: int, zone: str, owner: int = -1) -> tuple[Piece, ...]:
        (found,) = [one for one in self.scene(seat).zones if (one.name, one.owner) == (zone, owner)]
        return found.pieces

    def decision(self) -> Decision:
        """The question put to the seat to act."""
        decision = self.scene(self.turn).decision
        assert decision is not None
        return decision

    def told(self, seat: int = SPECTATOR) -> list[Told]:
        """What this seat was told since the table was set."""
        return [_plainly(telling) for telling in self.journal.told(seat)]

    def told_of(self, key: str, seat: int = SPECTATOR) -> list[dict[str, object]]:
        """What the messages of one kind named, in order."""
        return [args for told, args in self.told(seat) if told == key]

    def line(self, view: int | None = None) -> str:
        """The position on one line, whole or as one seat sees it."""
        return GAME.write_position(self.position, view)


def given(
    hands: Sequence[str | None],
    *,
    seed: int = 1,
    edition: Edition | None = None,
    known: Sequence[str] | None = None,
    **keys: object,
) -> Table:
    """A table with these hands, everybody's first; `leader` is seat 0 unless it is named."""
    data: dict[str, object] = {"hands": list(hands), "leader": 0, **keys}
    if known is not None:
        data["knowledge"] = {"known": list(known)}
    return laid_over(len(hands), data, seed=seed, edition=edition)


def laid_over(
    seats: int, data: Mapping[str, object], *, seed: int = 1, edition: Edition | None = None
) -> Table:
    """A fresh table with the written keys of a position laid over it."""
    fresh = dealt(seats, seed=seed, edition=edition).position
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


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _entries(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def _plainly(telling: Telling) -> Told:
    """A player is named by the seat's number."""
    return telling.key, {
        name: value["seat"] if isinstance(value, dict) else value
        for name, value in telling.args.items()
    }
