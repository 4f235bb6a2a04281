"""Section 16: the zombie formula."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules.common import (
    MUST_CHOOSE,
    SERVANT_WITHOUT_POWERS,
    SlotQuestion,
    is_square,
)
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

NO_FORMULA: Final = Reason("refusal-no-formula", "GR-203")
IN_COFFIN: Final = Reason("refusal-zombie-in-coffin", "GR-204", "square")
IN_WALL: Final = Reason("refusal-zombie-in-wall", "GR-204", "square")
NEEDS_ROOM: Final = Reason("refusal-zombie-needs-room", "GR-204", "square")
APART: Final = Reason("refusal-zombies-apart", "GR-204", "square")

SQUARES: Final[list[int]] = list(range(v.SQUARES))


def no_formula(state: State, figure: i64) -> Reason | None:
    """GR-182, GR-203: a hunter with the formula."""
    if state.is_servant(figure):
        return SERVANT_WITHOUT_POWERS
    return None if state.carries(figure, c.ZOMBIE_FORMULA) else NO_FORMULA


@final
class Casting(SlotQuestion):
    """GR-203, GR-204: two different free squares without coffin and wall chip, one by one."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return SQUARES

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not is_square(move):
            return MUST_CHOOSE
        kind: i64 = state.villa.kind[move]
        if kind == v.COFFIN:
            return IN_COFFIN
        if kind == v.WALLED and state.words[at.WALL] == 1:
            return IN_WALL
        if state.is_taken(move):
            return NEEDS_ROOM
        second: bool = state.words[at.DECISION] == at.CASTING_AGAIN
        return APART if second and move == state.words[at.PICKED_SQUARE] else None

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-203: with the second square both zombies stand; the formula is out of the game."""
        words = state.words
        if words[at.DECISION] == at.CASTING:
            words[at.PICKED_SQUARE] = move
            state.ask(at.CASTING_AGAIN)
            return
        figure: i64 = state.actor()
        words[at.ZOMBIES] = words[at.PICKED_SQUARE]
        words[at.ZOMBIES + 1] = move
        words[at.CASTER] = figure
        state.remove_card(state.holding(figure, c.ZOMBIE_FORMULA))
        if state.journal is not None:
            facts.zombies_cast(state, figure)
        words[at.NEXT] = at.SLOT_ENDS
