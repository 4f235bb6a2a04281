"""Advice for a whole line: what a decent player would do until somebody else is asked, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from gruft.kernel.chance import Chance
from gruft.kernel.game import Game
from gruft.kernel.journal import Telling
from gruft.kernel.position import Position


@dataclass(frozen=True, slots=True)
class AdvisedLine:
    """Moves with the words of the questions they answer, and the reason for the first of them."""

    moves: list[int]
    steps: Sequence[Telling]
    reason: Telling


def advise_line(game: Game, world: Position, seat: int, chance: Chance) -> AdvisedLine:
    """What the game advises in a world that a seat believes in; the world is not touched."""
    after = world.clone()
    advised = game.advise(after, seat, chance)
    moves, steps = [advised.move], [_label(game, after, seat, advised.move)]
    after.apply(seat, advised.move)
    while after.composing() == seat:
        moves.append(game.advise(after, seat, chance).move)
        steps.append(_label(game, after, seat, moves[-1]))
        after.apply(seat, moves[-1])
    return AdvisedLine(moves, steps, advised.reason)


def _label(game: Game, position: Position, seat: int, move: int) -> Telling:
    decision, written = game.scene(position, seat).decision, game.write(position, move)
    choices = decision.choices if decision is not None else ()
    return next(choice.label for choice in choices if choice.move == written)
