"""The rules of a turn of Vampire Queen: who may play what, and what it does on the table.

Chapters 2 to 7 of the rulebook. This room writes facts but knows no words, no screens and no files.
"""

from typing import cast, final

from mypy_extensions import i64

from gruft.games.vampire_queen import facts
from gruft.games.vampire_queen.cards import (
    CARDS_OF,
    MOVES,
    NO_SLAYER,
    PASS,
    S15_BIT,
    S20,
    S20_BIT,
    VAMPIRE_BITS,
    Pack,
    numbers_in,
    queens_in,
    value_in_slayer_round,
    value_of,
)
from gruft.games.vampire_queen.knowledge import deal_world, forget_played
from gruft.games.vampire_queen.layout import (
    ACTED,
    AHEAD,
    BAN,
    DEALER,
    FORCED,
    HANDS,
    KNOWN,
    LAID,
    LEAD,
    NOBODY,
    PHASE,
    RUNS,
    SEATS_FROM,
    SET_SIZE,
    TABLE,
    TO_BEAT,
    TURN,
)
from gruft.games.vampire_queen.refusals import why_not
from gruft.games.vampire_queen.rounds import begin_round, deal, end_round
from gruft.games.vampire_queen.state import LEADING, RAISING, State
from gruft.games.vampire_queen.turns import answers_to_a_slayer, holds, leads, raises
from gruft.kernel.chance import Chance
from gruft.kernel.journal import Journal
from gruft.kernel.position import Outcome
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
        turn: i64 = self.words[TURN]
        if turn == NOBODY:
            return []
        return [turn]

    def decision(self, seat: i64) -> str:
        if self.words[TURN] != seat or seat == NOBODY:
            return "decision-wait"
        situation = self.situation()
        if situation == LEADING:
            return "decision-lead"
        return "decision-raise" if situation == RAISING else "decision-slayer-round"

    def moves(self, seat: i64) -> list[int]:
        """VQ-36, VQ-46: every legal move of the seat, sorted; none when it is not its turn."""
        if self.words[TURN] != seat or seat == NOBODY:
            return []
        return cast("list[int]", self._what_it_may_put_down(seat))

    def _what_it_may_put_down(self, seat: i64) -> list[object]:
        words = self.words
        hand: i64 = words[SEATS_FROM + HANDS * self.seats + seat]
        situation = self.situation()
        if situation == LEADING:
            return leads(hand, words[BAN])
        if situation == RAISING:
            return raises(hand, words[SET_SIZE], words[TO_BEAT])
        return answers_to_a_slayer(hand)

    def is_legal(self, seat: i64, move: i64) -> bool:
        if seat != self.words[TURN] or seat == NOBODY or move < 0 or move >= MOVES:
            return False
        hand: i64 = self.hand(seat)
        situation = self.situation()
        if situation == LEADING:
            # VQ-23: the leader never passes. VQ-82: not the slayer that was just taken.
            return move != PASS and move != self.words[BAN] and holds(hand, move)
        if move == PASS:
            # VQ-40, VQ-64, VQ-67: under a slayer only a hand without vampires passes.
            return situation == RAISING or hand & VAMPIRE_BITS == 0
        if move <= S20 or not holds(hand, move):
            return False  # VQ-43, VQ-65: a slayer is only ever led
        size: i64 = numbers_in(move) + queens_in(move)
        if situation == RAISING:
            return size == self.set_size() and value_of(move) > self.words[TO_BEAT]
        return size == 1  # VQ-61

    def refusal(self, seat: i64, move: i64) -> Refused:
        return why_not(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        if self.journal is not None:
            facts.turn_taken(self, seat, move)
        words = self.words
        words[SEATS_FROM + LAID * self.seats + seat] = move
        if move != PASS:
            self._put_down(seat, move)
        situation = self.situation()
        if situation == LEADING:
            self._open_round(seat, move)
        elif situation == RAISING:
            self._raise(seat, move)
        else:
            self._follow_slayer(seat, move)
        words[ACTED] += 1
        if words[ACTED] == self.seats:
            end_round(self)
        else:
            words[TURN] = seat + 1 if seat + 1 < self.seats else 0  # VQ-19

    def _put_down(self, seat: i64, move: i64) -> None:
        """VQ-45, VQ-125: the cards lie on the table and are no longer known to be in the hand."""
        words = self.words
        cards: i64 = CARDS_OF[move]
        words[SEATS_FROM + HANDS * self.seats + seat] -= cards
        words[TABLE] += cards
        known: i64 = words[SEATS_FROM + KNOWN * self.seats + seat]
        if known != 0:
            words[SEATS_FROM + KNOWN * self.seats + seat] = forget_played(known, move)

    def _open_round(self, seat: i64, move: i64) -> None:
        """VQ-31, VQ-59, VQ-60: the lead fixes the size of the sets, or makes it a slayer round."""
        words = self.words
        words[LEAD] = move
        words[AHEAD] = seat
        if move > S20:
            words[SET_SIZE] = numbers_in(move) + queens_in(move)
            words[TO_BEAT] = value_of(move)

    def _raise(self, seat: i64, move: i64) -> None:
        """VQ-39: passes leave the value to beat as it is."""
        if move != PASS:
            self.words[TO_BEAT] = value_of(move)
            self.words[AHEAD] = seat

    def _follow_slayer(self, seat: i64, move: i64) -> None:
        """VQ-67, VQ-72, VQ-73: note the forced pass, or the last of the highest vampires."""
        if move == PASS:
            self.words[FORCED] = seat
        elif value_in_slayer_round(move) >= self.words[TO_BEAT]:
            self.words[TO_BEAT] = value_in_slayer_round(move)
            self.words[AHEAD] = seat

    def outcome(self) -> Outcome:
        """VQ-114, VQ-115: the lowest total wins; all who share it win."""
        scores: list[int] = []
        for seat in range(self.seats):
            scores.append(self.score(seat))
        lowest = min(scores)
        winners = [seat for seat in range(len(scores)) if scores[seat] == lowest]
        return Outcome(scores, winners, "end-last-phase", "VQ-113")


def begin(
    seats: i64, pack: Pack, phases: i64, s15_seat: i64, chance: Chance, journal: Journal | None
) -> VampireQueen:
    """VQ-8 to VQ-17: hand out the slayers, deal, and let the holder of S20 lead the first round."""
    position = VampireQueen(seats, pack, phases, zeros(SEATS_FROM + RUNS * seats), chance)
    position.journal = journal
    if s15_seat == NOBODY:
        s15_seat = chance.pick(seats, "S15")
    leader: i64 = (s15_seat + 1) % seats  # VQ-9, VQ-10
    position.put(HANDS, s15_seat, S15_BIT)
    position.put(HANDS, leader, S20_BIT)
    position.words[DEALER] = s15_seat  # VQ-11
    position.words[PHASE] = 1
    deal(position)
    begin_round(position, leader, NO_SLAYER)
    return position
