"""What a seat sees of an open window: when it may close, its own question, its own answer.

Everything else that lies sealed is nobody's business: who has answered, who has orders, when the
window will close if all are quick. Two seats that are asked differ in nothing but their questions.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gruft.kernel.lines import as_if_asked
from gruft.kernel.scene import Decision, OpenWindow, Scene
from gruft.table.sealed import Opening
from gruft.table.standing_orders import Standing, given_by
from gruft.table.state import State


@dataclass(frozen=True, slots=True)
class Prompt:
    """An open window for one seat. `number` is what an answer must name; times are of the house.

    `answer` is what this seat has sealed, empty if nothing; `orders` are its own.
    """

    number: int
    window: OpenWindow
    opened: int
    earliest: int
    latest: int
    decision: Decision | None
    answer: str
    orders: Sequence[Standing]


def prompt_for(state: State, seat: int) -> Prompt | None:
    """The open window as this seat (-1: a spectator) sees it."""
    pace, opening = state.windows.pace, _open_to_answers(state)
    if pace is None or opening is None:
        return None
    return Prompt(
        number=opening.number,
        window=opening.window,
        opened=opening.at,
        earliest=pace.earliest(opening.at),
        latest=pace.latest(opening.at),
        decision=_decision(state, opening, seat),
        answer=opening.answers.get(seat, ""),
        orders=given_by(state.windows.orders, seat),
    )


def scene_of(state: State, seat: int) -> Scene:
    """The table as this seat sees it; in a sealed window everybody is asked at once."""
    scene = state.game.scene(state.position, seat)
    if state.is_over:
        # Where people have ended a match the rules would go on, but nobody is asked any more.
        return replace(scene, asked=(), decision=None, window=None)
    opening = _open_to_answers(state)
    if opening is None:
        return scene
    decision = _decision(state, opening, seat)
    return replace(scene, asked=opening.window.seats, decision=decision)


def _open_to_answers(state: State) -> Opening | None:
    opening = state.windows.opening
    return None if opening is None or opening.closed or state.is_over else opening


def _decision(state: State, opening: Opening, seat: int) -> Decision | None:
    if seat not in opening.window.seats:
        return None
    return state.game.scene(as_if_asked(state.game, state.position, seat), seat).decision
