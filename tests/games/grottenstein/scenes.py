"""What tests say about scenes of Vampir: who watches, and the pieces a seat sees."""

from gruft.kernel.chance import FastChance
from gruft.kernel.scene import Piece, Zone
from tests.games.grottenstein.laid import walk
from tests.games.grottenstein.table import BLUE, GREEN, RED, VAMPIRE, YELLOW, Table
from tests.games.tables import SPECTATOR

HUNTERS = (RED, BLUE, GREEN, YELLOW)
EVERY_WATCHER = (SPECTATOR, VAMPIRE, *HUNTERS)
NOT_THE_VAMPIRE = (SPECTATOR, *HUNTERS)
NOT_THE_HUNTERS = (SPECTATOR, VAMPIRE)


def zone(table: Table, seat: int, name: str) -> Zone:
    """The one zone of this name."""
    (found,) = [one for one in table.scene(seat).zones if one.name == name]
    return found


def faces(table: Table, seat: int, name: str) -> list[str]:
    """What this seat sees in a zone; a back is `?` and the deck that it belongs to."""
    return [one.face or f"?{one.kind.split('-')[0]}" for one in zone(table, seat, name).pieces]


def at(table: Table, seat: int, name: str, node: str) -> Piece:
    """The one piece of a zone at this place."""
    (found,) = [one for one in zone(table, seat, name).pieces if one.node == node]
    return found


def figure(table: Table, seat: int, face: str) -> Piece:
    zones = [one for one in table.scene(seat).zones if one.name == "figures"]
    return next(piece for one in zones for piece in one.pieces if piece.face == face)


def played_on(seed: int, seats: int, moves: int) -> Table:
    """A game after so many random moves, with no line half made."""
    *_, position = walk(seed, seats, moves + 1)
    luck = FastChance(seed)
    while position.composing() >= 0:
        legal = position.moves(position.composing())
        position.apply(position.composing(), legal[luck.below(len(legal))])
    return Table(position)
