"""A game of The Vampire Connection: which question is open, what may be answered, what follows.

The chapters are in `rules/`. A move answers the open decision; then steps follow one another until
somebody is asked again.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.knowledge.worlds import deal_world
from gruft.games.vampire_connection.rules import turns
from gruft.games.vampire_connection.rules.common import NO_SUCH_MOVE, NO_SUCH_SEAT
from gruft.games.vampire_connection.rules.questions import QUESTIONS
from gruft.games.vampire_connection.rules.steps import take_steps
from gruft.games.vampire_connection.show.words import WORDS
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.chance import Chance
from gruft.kernel.position import Outcome, Window
from gruft.kernel.question import Reason, put_into_words
from gruft.kernel.refusal import Refused

NOBODY: Final = -1


@final
class VampireConnection(State):
    """A game of The Vampire Connection."""

    def clone(self) -> "VampireConnection":
        return VampireConnection(
            self.seats,
            self.printed,
            self.abilities,
            self.rounds,
            self.words[:],
            self.chance.clone(),
        )

    def world(self, seat: i64, chance: Chance) -> "VampireConnection":
        world = VampireConnection(
            self.seats, self.printed, self.abilities, self.rounds, self.words[:], chance.fork()
        )
        deal_world(world.words, self.seats, self.printed, seat, chance)
        return world

    def to_act(self) -> list[int]:
        return QUESTIONS[self.words[at.DECISION]].to_act(self)

    def decision(self, seat: i64) -> str:
        return QUESTIONS[self.words[at.DECISION]].key if self._has_a_say(seat) else "decision-wait"

    def composing(self) -> i64:
        composed: bool = QUESTIONS[self.words[at.DECISION]].is_composed(self)
        return self.words[at.ASKED] if composed else NOBODY

    def window(self) -> Window | None:
        return QUESTIONS[self.words[at.DECISION]].window(self)

    # --- moves -----------------------------------------------------------------------------------

    def _has_a_say(self, seat: i64) -> bool:
        """Asked now, or still to be asked in the open window."""
        if seat < 0 or seat >= self.seats:
            return False
        return QUESTIONS[self.words[at.DECISION]].has_a_say(self, seat)

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
        return self.not_asked(seat) if reason is None and seat not in self.to_act() else reason

    def not_asked(self, seat: i64) -> Reason:
        """The game is over, the seat's word is to come or has been, or another player decides."""
        if not self.is_over() and (seat < 0 or seat >= self.seats):
            return NO_SUCH_SEAT
        return QUESTIONS[self.words[at.DECISION]].not_asked(self, seat)

    def is_legal(self, seat: i64, move: i64) -> bool:
        return self.objection(seat, move) is None

    def refusal(self, seat: i64, move: i64) -> Refused:
        reason = self.objection(seat, move)
        assert reason is not None, "a legal move is not refused"
        return put_into_words(reason, WORDS, self, seat, move)

    # --- what happens ----------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        QUESTIONS[self.words[at.DECISION]].take(self, seat, move)
        take_steps(self)

    def run(self) -> None:
        """Take the steps that need nobody's decision."""
        take_steps(self)

    def outcome(self) -> Outcome:
        """VC-191, VC-192: most drops win; equal most share the victory."""
        scores: list[int] = []
        for seat in range(self.seats):
            scores.append(self.drops(seat))
        most = max(scores)
        winners = [seat for seat in range(len(scores)) if scores[seat] == most]
        return turns.outcome_of(self, scores, winners)
