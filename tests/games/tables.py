"""What the tests of every game say at a table: play, refuse, see, be told.

Everything is asked of the public interface: moves and positions as people write them, scenes and
facts as a seat receives them. Each game adds the words of its own.
"""

from typing import Generic, TypeVar

import pytest

from gruft.kernel.chance import Chance, FastChance
from gruft.kernel.game import Game
from gruft.kernel.journal import Journal, Telling
from gruft.kernel.lines import play_line
from gruft.kernel.position import Position
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import Decision, Piece, Scene

SPECTATOR = -1

#: What a test says happened: the key of a message, and what it names.
Told = tuple[str, dict[str, object]]
P = TypeVar("P", bound=Position)


class GameTable(Generic[P]):
    """A game in progress, asked and answered in written moves."""

    def __init__(self, game: Game, position: P) -> None:
        self.game = game
        self.position = position
        if position.journal is None:
            position.journal = Journal()
        self.journal = position.journal
        self.seats = int(position.seats)
        self._truth: dict[str, object] = {}
        self._scenes: dict[int, Scene] = {}

    # --- playing ---------------------------------------------------------------------------------

    def plays(self, seat: int, line: str) -> None:
        """The seat plays a whole line."""
        self._truth, self._scenes = {}, {}
        play_line(self.game, self.position, seat, line)

    def refuses(self, seat: int, line: str, clause: str, key: str = "") -> None:
        """The line is refused for the reason given, and nothing changes."""
        before, told = self.game.to_json(self.position), len(self.journal.facts)
        refusal = self.game.refuse(self.position, seat, line)
        assert refusal is not None, f"seat {seat} may play {line}"
        assert refusal.clause == clause, str(refusal)
        assert key in ("", refusal.key), str(refusal)
        with pytest.raises(Refused) as again:
            self.plays(seat, line)
        assert again.value.same_as(refusal)
        assert self.game.to_json(self.position) == before
        assert len(self.journal.facts) == told

    def allows(self, seat: int, line: str) -> bool:
        """Tell whether the line is accepted from this seat."""
        return self.game.refuse(self.position, seat, line) is None

    def legal(self, seat: int) -> list[str]:
        """Every legal move, written, in the order of the action space."""
        return [self.game.write(self.position, move) for move in self.position.moves(seat)]

    # --- what is true ----------------------------------------------------------------------------

    @property
    def truth(self) -> dict[str, object]:
        """The whole position as JSON, written once between two moves."""
        if not self._truth:
            self._truth = self.game.to_json(self.position)
        return self._truth

    @property
    def turn(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.position.to_act()
        return seat

    def number(self, key: str) -> int:
        """A number of the position."""
        value = self.truth[key]
        assert isinstance(value, int)
        return value

    def entries(self, key: str) -> list[object]:
        """A list of the position."""
        value = self.truth[key]
        assert isinstance(value, list)
        return value

    # --- what is seen and told -------------------------------------------------------------------

    def scene(self, seat: int) -> Scene:
        if seat not in self._scenes:
            self._scenes[seat] = self.game.scene(self.position, seat)
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
        """What this seat was told since the table was dealt."""
        return [_plainly(telling) for telling in self.journal.told(seat)]

    def told_of(self, key: str, seat: int = SPECTATOR) -> list[dict[str, object]]:
        """What the messages of one kind named, in order."""
        return [args for told, args in self.told(seat) if told == key]


def _plainly(telling: Telling) -> Told:
    """A player is named by the seat's number, a word by its key."""
    return telling.key, {name: _plain(value) for name, value in telling.args.items()}


def _plain(value: object) -> object:
    if isinstance(value, dict):
        (inner,) = value.values()
        return [_plain(one) for one in inner] if isinstance(inner, list) else inner
    return value


def advised(table: GameTable[P], luck: Chance | None = None) -> list[tuple[str, str]]:
    """The whole line that is advised to the seat that is asked: every move with its reason."""
    game, position = table.game, table.position.clone()
    seat = position.to_act()[0]
    line: list[tuple[str, str]] = []
    while not line or position.composing() == seat:
        advice = game.advise(position, seat, luck or FastChance(1))
        line.append((game.write(position, advice.move), advice.reason.key))
        position.apply(seat, advice.move)
    return line
