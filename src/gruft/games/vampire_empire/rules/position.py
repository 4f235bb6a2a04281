"""A game of Vampire Empire: which question is open, what may be answered, what follows.

The chapters are in `rules/`. A move answers the open decision; then steps follow one another until
somebody is asked again.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.knowledge.worlds import deal_world
from gruft.games.vampire_empire.rules import turns
from gruft.games.vampire_empire.rules.common import NO_SUCH_MOVE, not_asked
from gruft.games.vampire_empire.rules.questions import QUESTIONS
from gruft.games.vampire_empire.rules.steps import take_steps
from gruft.games.vampire_empire.show.windows import open_window
from gruft.games.vampire_empire.show.words import WORDS
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.chance import Chance
from gruft.kernel.position import Outcome, Window
from gruft.kernel.question import Reason, put_into_words
from gruft.kernel.refusal import Refused

NOBODY: Final = -1


@final
class VampireEmpire(State):
    """A game of Vampire Empire."""

    def clone(self) -> "VampireEmpire":
        return VampireEmpire(self.printed, self.words[:], self.chance.clone())

    def world(self, seat: i64, chance: Chance) -> "VampireEmpire":
        self.must_not_be_composed_by_others(seat)
        world = VampireEmpire(self.printed, self.words[:], chance.fork())
        deal_world(world.words, seat, chance)
        return world

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [self.words[at.ASKED]]

    def decision(self, seat: i64) -> str:
        if not self._has_a_say(seat):
            return "decision-wait"
        return QUESTIONS[self.words[at.DECISION]].key

    def composing(self) -> i64:
        return self.words[at.ASKED] if self.words[at.COMPOSING] == 1 else NOBODY

    def window(self) -> Window | None:
        return open_window(self)

    # --- moves -----------------------------------------------------------------------------------

    def _has_a_say(self, seat: i64) -> bool:
        """Asked now, or still to be asked in the open window (VE-125, VE-126)."""
        words = self.words
        if words[at.DECISION] == at.OVER or seat < c.VAMPIRES or seat > c.HUMANS:
            return False
        if words[at.ASKED] == seat:
            return True
        return (
            words[at.DECISION] == at.WINDOW and words[at.DECLINED] == 0 and self.hand_size(seat) > 0
        )

    def moves(self, seat: i64) -> list[int]:
        if not self._has_a_say(seat):
            return []
        return QUESTIONS[self.words[at.DECISION]].moves(self, seat)

    def objection(self, seat: i64, move: i64) -> Reason | None:
        """Why this seat may not make this move now, or not yet; None if it may."""
        if not self._has_a_say(seat):
            return self.not_asked(seat)
        if move < 0 or move >= c.MOVES:
            return NO_SUCH_MOVE
        reason = QUESTIONS[self.words[at.DECISION]].objection(self, seat, move)
        return self.not_asked(seat) if reason is None and seat != self.words[at.ASKED] else reason

    def not_asked(self, seat: i64) -> Reason:
        """The game is over, the seat's word is to come or has been, or the other decides."""
        return turns.game_over(self) if self.is_over() else not_asked(self, seat)

    def is_legal(self, seat: i64, move: i64) -> bool:
        return self.objection(seat, move) is None

    def refusal(self, seat: i64, move: i64) -> Refused:
        reason = self.objection(seat, move)
        assert reason is not None, "a legal move is not refused"
        return put_into_words(reason, WORDS, self, seat, move)

    # --- what happens ----------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        self.words[at.COMPOSING] = 0
        QUESTIONS[self.words[at.DECISION]].take(self, seat, move)
        take_steps(self, seat)

    def run(self) -> None:
        """Take the steps that need nobody's decision."""
        take_steps(self, NOBODY)

    def outcome(self) -> Outcome:
        """VE-214 to VE-220: who has won and why, with the survivors' points."""
        cause, clause = turns.outcome_cause(self)
        scores = [int(self.points(c.VAMPIRES)), int(self.points(c.HUMANS))]
        return Outcome(scores, turns.winners(self), cause, clause)
