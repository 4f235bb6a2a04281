"""What a beginner of Vampir plays without a thought: the measure of the advice, not advice.

They go where something lies or somebody stands, and do the first thing that can be done there.
"""

from gruft.games.grottenstein.rules.position import Grottenstein
from gruft.games.grottenstein.rules.vampire import square_of_piece
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at


def destination(position: Grottenstein, moves: list[int]) -> int:
    """The first square with something to do, else the last that the throw reaches."""
    inviting = _invites_vampire if position.actor() == c.VAMPIRE else _invites_hunter
    return next((square for square in moves if inviting(position, square)), moves[-1])


def is_asked_for_a_way(position: Grottenstein) -> bool:
    """A destination is asked for."""
    return bool(position.words[at.DECISION] == at.DESTINATION)


def _invites_hunter(position: Grottenstein, square: int) -> bool:
    """A face-down card lies there."""
    field = position.villa.field[square]
    return bool(field >= 0 and position.words[at.DOWN + field] > 0)


def _invites_vampire(position: Grottenstein, square: int) -> bool:
    """A piece of his wardrobe lies there or beside it, or a hunter stands beside it."""
    wanted = [
        int(square_of_piece(position, piece))
        for piece in range(c.PIECES)
        if position.words[at.WORN + piece] == 0
    ]
    if not wanted:
        wanted = [int(position.where(figure)) for figure in range(c.HUNTERS)]
    return any(
        square == goal or position.villa.is_near(square, goal) for goal in wanted if goal >= 0
    )
