"""Half a line: what the seat that composes it sees of its own choices, and nobody else."""

from collections.abc import Sequence

from gruft.kernel.game import Game
from gruft.kernel.position import Position


def composed(game: Game, position: Position, seat: int, parts: Sequence[str]) -> Position:
    """The position with the first parts of a line chosen; without any, the position itself."""
    if not parts:
        return position
    after = position.clone()
    for part in parts:
        after.play(seat, game.parse(after, seat, part))
    return after
