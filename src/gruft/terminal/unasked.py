"""Answers that are given without asking: what everybody can see is the only one, and passes in
windows that a person has no use for.

A pass that only one's own hand forces is given by itself where one person plays against bots:
nobody is there to notice. Where several share the screen everybody is asked, unless they have said
that they want to skip windows.
"""

from gruft.kernel.game import Game
from gruft.kernel.position import Position
from gruft.kernel.refusal import seat_of
from gruft.kernel.scene import Scene


def only_answer(scene: Scene, alone: bool) -> str | None:
    """The one answer there is, if it may be given without asking."""
    decision = scene.decision
    if decision is None or len(decision.choices) != 1:
        return None
    unnoticed = alone and scene.window is not None
    return decision.choices[0].move if decision.forced or unnoticed else None


def can_be_skipped(scene: Scene) -> bool:
    """Tell whether this is a window that is not aimed at the seat itself.

    Where the word returns nobody is aimed at: the player it names is the one whose turn it is.
    """
    window = scene.window
    if window is None:
        return False
    return window.word_returns or seat_of(scene.seat) not in window.trigger.args.values()


def harmless_answer(game: Game, position: Position, seat: int) -> str:
    """The written pass."""
    return game.write(position, game.default(position, seat))
