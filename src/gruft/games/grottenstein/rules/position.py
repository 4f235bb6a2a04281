"""A game of Vampir: which question is open, what may be answered, what follows.

The chapters are in `rules/`. A move answers the open decision; then steps follow one another until
somebody is asked again.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.worlds import imagine
from gruft.games.grottenstein.rules.common import not_asked, not_in_villa
from gruft.games.grottenstein.rules.life import hunters_won
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.rules.steps import take_steps
from gruft.games.grottenstein.show.words import WORDS
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State
from gruft.kernel.chance import Chance
from gruft.kernel.position import Outcome
from gruft.kernel.question import Reason, put_into_words
from gruft.kernel.refusal import Refused


@final
class Grottenstein(State):
    """A game of Vampir: everything true now."""

    def clone(self) -> "Grottenstein":
        return Grottenstein(self.seats, self.printed, self.words[:], self.chance.clone())

    def world(self, seat: i64, chance: Chance) -> "Grottenstein":
        world = Grottenstein(self.seats, self.printed, self.words[:], chance.fork())
        imagine(world, seat, chance)
        return world

    # --- who is asked ----------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [] if self.is_over() else [self.asked()]

    def decision(self, seat: i64) -> str:
        if self.is_over() or seat != self.asked():
            return "decision-wait"
        return QUESTIONS[self.words[at.DECISION]].key

    def composing(self) -> i64:
        """GR-23, GR-26, GR-237: a verb has been chosen and not all that belongs to it."""
        decision: i64 = self.words[at.DECISION]
        if decision >= at.WEAPON or at.LOCKING_CRYPT <= decision <= at.LOCKING_ARMOUR:
            return self.asked()
        if decision == at.PLACING and self.words[at.PLACED] > 0:
            return self.asked()
        return at.NOBODY

    # --- moves -----------------------------------------------------------------------------------

    def moves(self, seat: i64) -> list[int]:
        if self.is_over() or seat != self.asked():
            return []
        return QUESTIONS[self.words[at.DECISION]].moves(self, seat)

    def objection(self, seat: i64, move: i64) -> Reason | None:
        """Why this seat may not make this move now; None if it may.

        Only what everybody sees and what the asked seat knows itself is looked at, so the answer is
        the same in every world of the seat.
        """
        if self.is_over() or seat != self.asked():
            return not_asked(self, seat)
        reason = not_in_villa(self, move)
        return reason or QUESTIONS[self.words[at.DECISION]].objection(self, seat, move)

    def is_legal(self, seat: i64, move: i64) -> bool:
        return self.objection(seat, move) is None

    def refusal(self, seat: i64, move: i64) -> Refused:
        reason = self.objection(seat, move)
        assert reason is not None, "a legal move is not refused"
        return put_into_words(reason, WORDS, self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        QUESTIONS[self.words[at.DECISION]].take(self, seat, move)
        take_steps(self)

    # --- the end ---------------------------------------------------------------------------------

    def teams(self) -> list[int]:
        """GR-33, GR-39: 0 for the hunters' team, 1 for the vampire's, by seat."""
        teams: list[int] = []
        for seat in range(self.seats):
            teams.append(1 if self.is_vampires(seat) else 0)
        return teams

    def outcome(self) -> Outcome:
        """GR-220 to GR-224: one team wins, with everybody who is on it now."""
        cause: i64 = self.words[at.CAUSE]
        winning = 0 if hunters_won(cause) else 1
        scores: list[int] = []
        winners: list[int] = []
        for seat, team in enumerate(self.teams()):
            scores.append(1 if team == winning else 0)
            if team == winning:
                winners.append(seat)
        if cause == at.STAKED:
            return Outcome(scores, winners, "end-staked", "GR-220")
        if cause == at.VAMPIRE_DEAD:
            return Outcome(scores, winners, "end-vampire-dead", "GR-221")
        if cause == at.NO_HUNTER_LEFT:
            return Outcome(scores, winners, "end-no-hunter", "GR-222")
        return Outcome(scores, winners, "end-rounds-over", "GR-224")
