"""Questions that a table answers by itself, because there is nothing to decide.

Only where one person plays against bots and nobody may look on: there nobody could learn from a
pause, or from none, what that person holds. Everywhere else everybody is asked. What draws luck or
turns a card over is left to the person: it is the moment one plays for.
"""

from dataclasses import dataclass

from gruft.kernel.game import Game
from gruft.kernel.journal import CHANCE, SHOWN, Journal, Telling
from gruft.kernel.lines import as_if_asked
from gruft.kernel.position import Position
from gruft.kernel.record import LinePlayed
from gruft.table.live.chairs import played_by_bots
from gruft.table.live.sitting import Sitting, asked_seats
from gruft.table.state import State
from gruft.table.window_entries import Sealed


@dataclass(frozen=True, slots=True)
class OnlyAnswer:
    """The one answer there is, as it is called, and the step that gives it."""

    seat: int
    label: Telling
    step: LinePlayed | Sealed

    @property
    def is_written(self) -> bool:
        """Whether its message needs more than its key."""
        return bool(self.label.args)

    @property
    def name(self) -> str:
        """The message that names it, else how it is written."""
        return self.step.line if self.is_written else self.label.key


def alone_at(sitting: Sitting) -> int | None:
    """The seat of the only person at a table at which nobody may look on; None if there are more.

    A host without a seat may always look on.
    """
    people = [seat for seat, one in enumerate(sitting.chairs) if one is not None and one.is_person]
    if len(people) != 1 or sitting.setting.watching != "nobody":
        return None
    sitter = sitting.chairs[people[0]]
    is_host = sitter is not None and sitter.guest == sitting.host
    return people[0] if is_host else None


def only_answer(sitting: Sitting, now: int) -> OnlyAnswer | None:
    """What the only person is asked without having a choice, if that is so now."""
    seat, state = alone_at(sitting), sitting.match
    if seat is None or state is None or state.is_over or seat in played_by_bots(sitting.chairs):
        return None
    opening = state.windows.opening
    if opening is None:
        is_asked = seat in asked_seats(sitting)
        found = _only_line(state.game, state.position, seat) if is_asked else None
        return None if found is None else OnlyAnswer(seat, found[0], LinePlayed(seat, found[1]))
    if opening.closed or seat not in opening.window.seats or seat in opening.answers:
        return None
    found = _only_line(state.game, as_if_asked(state.game, state.position, seat), seat)
    return (
        None
        if found is None
        else OnlyAnswer(seat, found[0], Sealed(seat, opening.number, found[1], now))
    )


def was_unasked(state: State, number: int) -> bool:
    """Tell whether nothing was decided by a line; to take it back alone would change nothing."""
    line = state.lines[number]
    return _only_line(state.game, line.before, line.seat) is not None


def _only_line(game: Game, position: Position, seat: int) -> tuple[Telling, str] | None:
    moves = position.moves(seat)
    if len(moves) != 1:
        return None
    after = position.clone()
    after.journal = Journal()
    after.apply(seat, moves[0])
    is_moment = {CHANCE, SHOWN} & {*after.journal.horizons}
    if after.composing() == seat or (is_moment and position.window() is None):
        return None
    decision = game.scene(position, seat).decision
    assert decision is not None
    (choice,) = decision.choices
    # A card that is laid is a move of one's own, even if it is the only one.
    return None if choice.on else (choice.label, choice.move)
