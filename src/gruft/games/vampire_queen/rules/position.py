"""A game of Vampire Queen: which question is open, what may be answered, what follows.

The chapters are beside this file. A move answers the open question; then the next seat is asked, or
the round ends.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.vampire_queen.knowledge.worlds import deal_world, forget_played
from gruft.games.vampire_queen.rules.common import NO_SUCH_MOVE, not_asked
from gruft.games.vampire_queen.rules.questions import QUESTIONS
from gruft.games.vampire_queen.rules.rounds import end_round
from gruft.games.vampire_queen.show import facts
from gruft.games.vampire_queen.show.words import WORDS
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.state import State
from gruft.kernel.chance import Chance
from gruft.kernel.position import Outcome
from gruft.kernel.question import Reason, put_into_words
from gruft.kernel.refusal import Refused


@final
class VampireQueen(State):
    """A game of Vampire Queen."""

    def clone(self) -> "VampireQueen":
        return VampireQueen(self.seats, self.pack, self.phases, self.words[:], self.chance.clone())

    def world(self, seat: i64, chance: Chance) -> "VampireQueen":
        world = VampireQueen(self.seats, self.pack, self.phases, self.words[:], chance.fork())
        if not self.is_over():  # VQ-134: at the end all hands have been shown
            deal_world(world.words, self.seats, self.pack, seat, chance)
        return world

    def to_act(self) -> list[int]:
        turn: i64 = self.words[at.TURN]
        if turn == at.NOBODY:
            return []
        return [turn]

    def _is_asked(self, seat: i64) -> bool:
        return seat == self.words[at.TURN] and seat != at.NOBODY

    def decision(self, seat: i64) -> str:
        return QUESTIONS[self.situation()].key if self._is_asked(seat) else "decision-wait"

    def moves(self, seat: i64) -> list[int]:
        """VQ-36, VQ-46: every legal move of the seat, sorted; none when it is not its turn."""
        return QUESTIONS[self.situation()].moves(self, seat) if self._is_asked(seat) else []

    def objection(self, seat: i64, move: i64) -> Reason | None:
        """Why this seat may not make this move now; None if it may."""
        if not self._is_asked(seat):
            return not_asked(self, seat)
        if move < 0 or move >= c.MOVES:
            return NO_SUCH_MOVE
        return QUESTIONS[self.situation()].objection(self, seat, move)

    def is_legal(self, seat: i64, move: i64) -> bool:
        return self.objection(seat, move) is None

    def refusal(self, seat: i64, move: i64) -> Refused:
        reason = self.objection(seat, move)
        assert reason is not None, "a legal move is not refused"
        return put_into_words(reason, WORDS, self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        if self.journal is not None:
            facts.turn_taken(self, seat, move)
        words = self.words
        words[at.SEATS_FROM + at.LAID * self.seats + seat] = move
        if move != c.PASS:
            self._put_down(seat, move)
        QUESTIONS[self.situation()].take(self, seat, move)
        words[at.ACTED] += 1
        if words[at.ACTED] == self.seats:
            end_round(self)
        else:
            words[at.TURN] = seat + 1 if seat + 1 < self.seats else 0  # VQ-19

    def _put_down(self, seat: i64, move: i64) -> None:
        """VQ-45, VQ-125: the cards lie on the table and are no longer known to be in the hand."""
        words = self.words
        cards: i64 = c.CARDS_OF[move]
        words[at.SEATS_FROM + at.HANDS * self.seats + seat] -= cards
        words[at.TABLE] += cards
        known: i64 = words[at.SEATS_FROM + at.KNOWN * self.seats + seat]
        if known != 0:
            words[at.SEATS_FROM + at.KNOWN * self.seats + seat] = forget_played(known, move)

    def outcome(self) -> Outcome:
        """VQ-114, VQ-115: the lowest total wins; all who share it win."""
        scores: list[int] = []
        for seat in range(self.seats):
            scores.append(self.score(seat))
        lowest = min(scores)
        winners = [seat for seat in range(len(scores)) if scores[seat] == lowest]
        return Outcome(scores, winners, "end-last-phase", "VQ-113")
