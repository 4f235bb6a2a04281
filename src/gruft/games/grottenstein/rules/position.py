"""A game of Vampir: which question is open, what may be answered, what follows.

The chapters are in `rules/`. A move answers the open decision; then steps follow one another until
somebody is asked again.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.worlds import imagine
from gruft.games.grottenstein.rules import hunter, slots
from gruft.games.grottenstein.rules.common import GAME_OVER, not_asked, not_in_villa
from gruft.games.grottenstein.rules.questions import QUESTIONS
from gruft.games.grottenstein.show.words import WORDS
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State
from gruft.kernel.chance import Chance
from gruft.kernel.position import Outcome
from gruft.kernel.question import Reason, put_into_words
from gruft.kernel.refusal import Refused

#: By the causes of `layout.py`.
ENDS: Final = ["", "end-staked", "end-vampire-dead", "end-no-hunter", "end-rounds-over"]


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
        """A verb has been chosen and not all that belongs to it."""
        begun: bool = self.is_setting_up() and self.words[at.PLACED] > 0
        return self.asked() if begun or self.is_choosing() else at.NOBODY

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
        """Carry out the answer, then the steps that need nobody's decision."""
        QUESTIONS[self.words[at.DECISION]].take(self, seat, move)
        while self.words[at.NEXT] != at.ASK:
            step: i64 = self.words[at.NEXT]
            if step == at.STOPS:
                hunter.stop(self)
            elif step == at.SLOT_BEGINS:
                slots.begin_slot(self)
            elif step == at.SLOT_PLAYS:
                slots.play_slot(self)
            elif step == at.CORPSE_RISES:
                slots.raise_corpse(self)
            else:
                slots.end_slot(self)

    # --- the end ---------------------------------------------------------------------------------

    def teams(self) -> list[int]:
        """0 for the hunters' team, 1 for the vampire's, by seat."""
        teams: list[int] = []
        for seat in range(self.seats):
            teams.append(1 if self.is_vampires(seat) else 0)
        return teams

    def outcome(self) -> Outcome:
        """One team wins, with everybody who is on it now."""
        cause: i64 = self.words[at.CAUSE]
        winning = 0 if cause <= at.VAMPIRE_DEAD else 1  # staked or dead
        teams = self.teams()
        scores = [1 if team == winning else 0 for team in teams]
        winners = [seat for seat, team in enumerate(teams) if team == winning]
        return Outcome(scores, winners, ENDS[cause], GAME_OVER[cause].clause)
