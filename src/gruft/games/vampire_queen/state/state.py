"""The state of a Vampire Queen game: one vector of numbers, and its words by name.

This room holds what is true now. It does not decide what may be done or what happens next.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_queen.state import cards as c
from gruft.games.vampire_queen.state import layout as at
from gruft.games.vampire_queen.state.cards import Pack, slayer_bit
from gruft.kernel.chance import Chance
from gruft.kernel.position import Position

LEADING: Final = 0
RAISING: Final = 1
FOLLOWING_A_SLAYER: Final = 2


class State(Position):
    """Cards, points and turn. `words` is laid out as `layout.py` says."""

    def __init__(
        self, seats: i64, pack: Pack, phases: i64, words: vec[i64], chance: Chance
    ) -> None:
        super().__init__(seats, chance)
        self.pack = pack
        self.phases: i64 = phases
        self.words = words

    @final
    def hand(self, seat: i64) -> i64:
        """The seat's cards, packed."""
        return self.words[at.SEATS_FROM + at.HANDS * self.seats + seat]

    @final
    def known(self, seat: i64) -> i64:
        """VQ-125: the vampires that everybody knows this seat to hold, packed."""
        return self.words[at.SEATS_FROM + at.KNOWN * self.seats + seat]

    @final
    def score(self, seat: i64) -> i64:
        """VQ-105: the seat's penalty points so far."""
        return self.words[at.SEATS_FROM + at.SCORES * self.seats + seat]

    @final
    def laid(self, seat: i64) -> i64:
        """The seat's move of this round, or -1."""
        return self.words[at.SEATS_FROM + at.LAID * self.seats + seat]

    @final
    def put(self, run: i64, seat: i64, word: i64) -> None:
        """Set a word of a seat: its hand, known cards, score or move of this round."""
        self.words[at.SEATS_FROM + run * self.seats + seat] = word

    @final
    def is_over(self) -> bool:
        return self.words[at.TURN] == at.NOBODY

    @final
    def situation(self) -> i64:
        """Which of the three kinds of turn this is: leading, raising, or following a slayer."""
        lead: i64 = self.words[at.LEAD]
        if lead == at.NOT_YET:
            return LEADING
        return RAISING if lead > c.S20 else FOLLOWING_A_SLAYER

    @final
    def set_size(self) -> i64:
        """VQ-31: how many cards every set of this round has."""
        return self.words[at.SET_SIZE]

    @final
    def holder_of(self, slayer: i64) -> i64:
        """VQ-5, VQ-90: the seat that holds this slayer; nobody while it lies on the table."""
        bit: i64 = slayer_bit(slayer)
        for seat in range(self.seats):
            if self.hand(seat) & bit != 0:
                return seat
        return at.NOBODY
