"""A game of Vampire Queen: how it begins, which question is open, and what follows.

A move answers the open question; then the next seat is asked, or the round ends.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.vampire_queen.knowledge.worlds import deal_world, forget_played
from gruft.games.vampire_queen.rules.questions import NO_SUCH_MOVE, QUESTIONS, not_asked
from gruft.games.vampire_queen.rules.rounds import begin_round, deal, end_round
from gruft.games.vampire_queen.show import facts
from gruft.games.vampire_queen.show.facts import WORDS
from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import Pack
from gruft.games.vampire_queen.state.state import State
from gruft.kernel.chance import Chance
from gruft.kernel.journal import Journal
from gruft.kernel.position import Outcome
from gruft.kernel.question import Reason, put_into_words
from gruft.kernel.refusal import Refused
from gruft.kernel.vectors import zeros


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
        if move != c.PASS:  # VQ-45: the cards lie on the table
            cards: i64 = c.CARDS_OF[move]
            words[at.SEATS_FROM + at.HANDS * self.seats + seat] -= cards
            words[at.TABLE] += cards
            known: i64 = words[at.SEATS_FROM + at.KNOWN * self.seats + seat]
            if known != 0:
                words[at.SEATS_FROM + at.KNOWN * self.seats + seat] = forget_played(known, move)
        QUESTIONS[self.situation()].take(self, seat, move)
        words[at.ACTED] += 1
        if words[at.ACTED] == self.seats:
            end_round(self)
        else:
            words[at.TURN] = seat + 1 if seat + 1 < self.seats else 0  # VQ-19

    def outcome(self) -> Outcome:
        """VQ-114, VQ-115: the lowest total wins; all who share it win."""
        scores: list[int] = []
        for seat in range(self.seats):
            scores.append(self.score(seat))
        lowest = min(scores)
        winners = [seat for seat in range(len(scores)) if scores[seat] == lowest]
        return Outcome(scores, winners, "end-last-phase", "VQ-113")


# --- setting up (chapter 2) ----------------------------------------------------------------------


def begin(
    seats: i64, pack: Pack, phases: i64, s15_seat: i64, chance: Chance, journal: Journal | None
) -> VampireQueen:
    """VQ-8 to VQ-17: hand out the slayers, deal, and let the holder of S20 lead the first round."""
    position = VampireQueen(seats, pack, phases, zeros(at.SEATS_FROM + at.RUNS * seats), chance)
    position.journal = journal
    if s15_seat == at.NOBODY:
        s15_seat = chance.pick(seats, "S15")
    leader: i64 = (s15_seat + 1) % seats  # VQ-9, VQ-10
    position.put(at.HANDS, s15_seat, c.S15_BIT)
    position.put(at.HANDS, leader, c.S20_BIT)
    position.words[at.DEALER] = s15_seat  # VQ-11
    position.words[at.PHASE] = 1
    deal(position)
    begin_round(position, leader, c.NO_SLAYER)
    return position
