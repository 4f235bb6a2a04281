"""Random play inside one compiled loop: for measuring, for simulations, for bots that need a
yardstick."""

from mypy_extensions import i64

from gruft.kernel.chance import Chance
from gruft.kernel.position import Position


def play_randomly(position: Position, chance: Chance) -> i64:
    """Play the position to its end with moves drawn evenly, and return how many there were."""
    played: i64 = 0
    asked = position.to_act()
    while asked:
        seat: i64 = asked[0]
        moves = position.moves(seat)
        count: i64 = len(moves)
        position.apply(seat, moves[chance.below(count)])
        played += 1
        asked = position.to_act()
    return played
