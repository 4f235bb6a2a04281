"""What a decent player of Vampire Queen knows (another hand is writing it)."""

from gruft.games.vampire_queen.position import VampireQueen
from gruft.kernel.game import Advised
from gruft.kernel.journal import Telling


def advise(position: VampireQueen, seat: int) -> Advised:
    """Lowest legal move."""
    return Advised(position.moves(seat)[0], Telling("advice-must", {}))
