"""A game of The Vampire Connection: which question is open, what may be answered, what follows.

The chapters are in `rules/`. A move answers the open decision; then steps follow one another until
somebody is asked again.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.answering import answers, carry_out
from gruft.games.vampire_connection.cards import MOVES
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    ASKED,
    CHOSEN,
    COUNTERING_GIVE,
    COUNTERING_WANT,
    COVERING,
    DECISION,
    DISCARD,
    GIVING,
    MOVE_WINDOW,
    NAMED,
    OFFER_GIVE,
    OFFER_WANT,
    OVER,
    TARGET,
    TOMB_WINDOW,
)
from gruft.games.vampire_connection.refusals import why_not
from gruft.games.vampire_connection.rules import (
    turns,
)
from gruft.games.vampire_connection.state import State
from gruft.games.vampire_connection.steps import take_steps
from gruft.games.vampire_connection.windows import open_window
from gruft.games.vampire_connection.worlds import deal_world
from gruft.kernel.chance import Chance
from gruft.kernel.position import Outcome, Window
from gruft.kernel.refusal import Refused

DECISION_KEYS: Final = (
    "decision-over",
    "decision-tomb-window",
    "decision-connection",
    "decision-offer-give",
    "decision-offer-want",
    "decision-offer-answer",
    "decision-offer-give",
    "decision-offer-want",
    "decision-counter-answer",
    "decision-play",
    "decision-target",
    "decision-cover",
    "decision-move-window",
    "decision-rob",
    "decision-response",
    "decision-order",
    "decision-ball",
    "decision-consume",
    "decision-buy",
    "decision-discard",
)


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
        decision: i64 = self.words[DECISION]
        if decision == OVER:
            return []
        if decision == GIVING:
            return [seat for seat in range(self.seats) if self.words[CHOSEN + seat] == 0]
        return [self.words[ASKED]]

    def decision(self, seat: i64) -> str:
        if not self._has_a_say(seat):
            return "decision-wait"
        return DECISION_KEYS[self.words[DECISION]]

    def composing(self) -> i64:
        decision: i64 = self.words[DECISION]
        if OFFER_GIVE <= decision <= OFFER_WANT or decision in (TARGET, COVERING):
            return self.words[ASKED]
        if decision in (COUNTERING_GIVE, COUNTERING_WANT):
            return self.words[ASKED]
        if decision == DISCARD and self.words[NAMED] > 0:
            return self.words[ASKED]
        return -1

    def window(self) -> Window | None:
        return open_window(self)

    # --- moves -----------------------------------------------------------------------------------

    def _has_a_say(self, seat: i64) -> bool:
        """Asked now, or still to be asked in the open window."""
        decision: i64 = self.words[DECISION]
        if decision == OVER or seat < 0 or seat >= self.seats:
            return False
        if decision == GIVING:
            return self.words[CHOSEN + seat] == 0
        if decision in (TOMB_WINDOW, MOVE_WINDOW):
            return self._comes_later(seat)
        return self.words[ASKED] == seat

    def _comes_later(self, seat: i64) -> bool:
        other: i64 = self.words[ASKED]
        while other != self.words[ACTIVE]:
            if other == seat:
                return True
            other = self.left_of(other)
        return False

    def moves(self, seat: i64) -> list[int]:
        return answers(self, seat) if self._has_a_say(seat) else []

    def is_legal(self, seat: i64, move: i64) -> bool:
        if move < 0 or move >= MOVES or seat not in self.to_act():
            return False
        return move in self.moves(seat)

    def refusal(self, seat: i64, move: i64) -> Refused:
        return why_not(self, seat, move)

    # --- what happens ----------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        carry_out(self, seat, move)
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
