"""A game of Vampire Empire: which question is open, what may be answered, what follows.

The chapters are in `rules/`. A move answers the open decision; then steps follow one another until
somebody is asked again.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.answering import answers, carry_out
from gruft.games.vampire_empire.cards import HUMANS, MOVES, VAMPIRES
from gruft.games.vampire_empire.layout import (
    ASKED,
    COMPOSING,
    DECISION,
    DECLINED,
    OVER,
    WINDOW,
)
from gruft.games.vampire_empire.refusals import why_not
from gruft.games.vampire_empire.rules import turns
from gruft.games.vampire_empire.state import State
from gruft.games.vampire_empire.steps import take_steps
from gruft.games.vampire_empire.windows import open_window
from gruft.games.vampire_empire.worlds import deal_world
from gruft.kernel.chance import Chance
from gruft.kernel.position import Outcome, Window
from gruft.kernel.refusal import Refused

NOBODY: Final = -1
DECISION_KEYS: Final = (
    "decision-over",
    "decision-step1",
    "decision-reveal",
    "decision-window",
    "decision-pay",
    "decision-action",
    "decision-hide-character",
    "decision-hide-card",
    "decision-water-character",
    "decision-water-card",
    "decision-attacker",
    "decision-target",
    "decision-commit",
    "decision-respond",
    "decision-cancel",
    "decision-replace",
    "decision-water-response",
    "decision-death",
    "decision-immediate",
    "decision-use-water",
    "decision-effect-character",
    "decision-effect-side",
    "decision-effect-type",
    "decision-effect-pick",
    "decision-effect-return",
)


@final
class VampireEmpire(State):
    """A game of Vampire Empire."""

    def clone(self) -> "VampireEmpire":
        return VampireEmpire(self.printed, self.words[:], self.chance.clone())

    def world(self, seat: i64, chance: Chance) -> "VampireEmpire":
        world = VampireEmpire(self.printed, self.words[:], chance.fork())
        deal_world(world.words, seat, chance)
        return world

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [self.words[ASKED]]

    def decision(self, seat: i64) -> str:
        if not self._has_a_say(seat):
            return "decision-wait"
        return DECISION_KEYS[self.words[DECISION]]

    def composing(self) -> i64:
        return self.words[ASKED] if self.words[COMPOSING] == 1 else NOBODY

    def window(self) -> Window | None:
        return open_window(self)

    # --- moves -----------------------------------------------------------------------------------

    def _has_a_say(self, seat: i64) -> bool:
        """Asked now, or still to be asked in the open window (VE-125, VE-126)."""
        words = self.words
        if words[DECISION] == OVER or seat < VAMPIRES or seat > HUMANS:
            return False
        if words[ASKED] == seat:
            return True
        return words[DECISION] == WINDOW and words[DECLINED] == 0 and self.hand_size(seat) > 0

    def moves(self, seat: i64) -> list[int]:
        return answers(self, seat) if self._has_a_say(seat) else []

    def is_legal(self, seat: i64, move: i64) -> bool:
        if move < 0 or move >= MOVES or self.is_over() or seat != self.words[ASKED]:
            return False
        return move in self.moves(seat)

    def refusal(self, seat: i64, move: i64) -> Refused:
        return why_not(self, seat, move)

    # --- what happens ----------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        self.words[COMPOSING] = 0
        carry_out(self, seat, move)
        take_steps(self, seat)

    def run(self) -> None:
        """Take the steps that need nobody's decision."""
        take_steps(self, NOBODY)

    def outcome(self) -> Outcome:
        """VE-214 to VE-220: who has won and why, with the survivors' points."""
        cause, clause = turns.outcome_cause(self)
        scores = [int(self.points(VAMPIRES)), int(self.points(HUMANS))]
        return Outcome(scores, turns.winners(self), cause, clause)
