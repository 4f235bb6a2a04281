"""Hands, cellars and moats of Vampire Empire: a card goes from one to another.

This room does not decide what may be done. Every change also changes what has been seen.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.vampire_empire.cards import CELLAR, KINDS, MOAT
from gruft.games.vampire_empire.knowledge import (
    IN_CELLAR,
    IN_HAND,
    IN_MOAT,
    emptied,
    hidden_move,
    seen_leaving,
)
from gruft.games.vampire_empire.layout import (
    CANCELLED,
    CARD,
    CELLAR_SIZE,
    CELLARS,
    DISCARDED,
    EARLIER,
    FIELD,
    GROUP,
    GROUP_SIZE,
    HAND_SIZE,
    HANDS,
    MOAT_SIZE,
    MOATS,
    NAMED,
    PLAYER,
    SHOWN,
)
from gruft.games.vampire_empire.reading import Reading


class Piles(Reading):
    """A game in which cards move."""

    # --- cards -----------------------------------------------------------------------------------

    @final
    def play_from_hand(self, seat: i64, kind: i64) -> None:
        """VE-28: a card leaves the hand for all to see."""
        self._leave_hand(seat, kind)
        seen_leaving(self.words, seat, kind, IN_HAND)
        if self.words[HAND_SIZE + seat] == 0:
            emptied(self.words, seat, IN_HAND)

    def _leave_hand(self, seat: i64, kind: i64) -> None:
        self.words[HANDS + seat * KINDS + kind] -= 1
        self.words[HAND_SIZE + seat] -= 1

    @final
    def into_hand(self, seat: i64, kind: i64) -> None:
        """A card joins a hand."""
        self.words[HANDS + seat * KINDS + kind] += 1
        self.words[HAND_SIZE + seat] += 1

    @final
    def discard_to_moat(self, seat: i64, kind: i64) -> None:
        """VE-25, VE-27: a card goes face down from the hand into the moat."""
        self._leave_hand(seat, kind)
        self.words[DISCARDED + MOAT + kind] += 1
        self.words[MOATS + seat * KINDS + kind] += 1
        self.words[MOAT_SIZE + seat] += 1

    @final
    def discard_to_cellar(self, seat: i64, kind: i64) -> None:
        """VE-26, VE-27: a card goes face down from the hand into the cellar."""
        self._leave_hand(seat, kind)
        self.words[DISCARDED + CELLAR + kind] += 1
        self.words[CELLARS + seat * KINDS + kind] += 1
        self.words[CELLAR_SIZE + seat] += 1

    @final
    def begin_discards(self) -> None:
        """A new line of hidden discards begins."""
        words = self.words
        place: i64 = 0
        while place < 2 * KINDS:
            words[DISCARDED + place] = 0
            place += 1

    @final
    def hidden_discards(self, seat: i64, cellared: i64, moated: i64) -> None:
        """VE-27, VE-234: the opponent learns, all at once, how many cards went where."""
        if cellared > 0:
            hidden_move(self.words, seat, IN_HAND, IN_CELLAR)
        if moated > 0:
            hidden_move(self.words, seat, IN_HAND, IN_MOAT)
        if self.words[HAND_SIZE + seat] == 0:
            emptied(self.words, seat, IN_HAND)

    @final
    def into_moat(self, seat: i64, kind: i64) -> None:
        """VE-25: a card that everybody has seen goes into a moat."""
        self.words[MOATS + seat * KINDS + kind] += 1
        self.words[SHOWN + seat * KINDS + kind] += 1
        self.words[MOAT_SIZE + seat] += 1

    @final
    def out_of_moat(self, seat: i64, kind: i64) -> None:
        """VE-164: a card leaves the moat for all to see; a copy that was seen there goes first."""
        self.words[MOATS + seat * KINDS + kind] -= 1
        self.words[MOAT_SIZE + seat] -= 1
        if self.words[SHOWN + seat * KINDS + kind] > 0:
            self.words[SHOWN + seat * KINDS + kind] -= 1
        else:
            seen_leaving(self.words, seat, kind, IN_MOAT)

    @final
    def out_of_cellar(self, seat: i64, kind: i64) -> None:
        """VE-169, VE-183: a card is taken from a cellar and shown."""
        self.words[CELLARS + seat * KINDS + kind] -= 1
        self.words[CELLAR_SIZE + seat] -= 1
        seen_leaving(self.words, seat, kind, IN_CELLAR)
        if self.words[CELLAR_SIZE + seat] == 0:
            emptied(self.words, seat, IN_CELLAR)

    @final
    def onto_field(self, seat: i64) -> None:
        """VE-28: the group that was composed is shown and lies on the table."""
        words = self.words
        kind: i64 = 0
        while kind < KINDS:
            words[FIELD + seat * KINDS + kind] += words[GROUP + kind]
            kind += 1

    @final
    def clear_group(self) -> None:
        """A new group begins."""
        words = self.words
        kind: i64 = 0
        while kind < KINDS:
            words[GROUP + kind] = 0
            kind += 1

    @final
    def keep_first_round(self) -> None:
        """VE-110: the rounds add up, but the table goes on telling them apart."""
        words = self.words
        place: i64 = 0
        while place < 3 * KINDS:
            # V's cancelled cards follow the two fields, with the group between them.
            source: i64 = FIELD + place if place < 2 * KINDS else CANCELLED + place - 2 * KINDS
            words[EARLIER + place] = words[source]
            place += 1

    @final
    def clear_field(self) -> None:
        """VE-113: all cards on the table go to the moats of those who played them."""
        words = self.words
        place: i64 = 0
        while place < 2 * KINDS:
            left: i64 = words[FIELD + place]
            while left > 0:
                self.into_moat(place // KINDS, place % KINDS)
                left -= 1
            words[FIELD + place] = 0
            words[EARLIER + place] = 0
            place += 1
        self.clear_group()
        kind: i64 = 0
        while kind < KINDS:
            words[CANCELLED + kind] = 0
            words[EARLIER + 2 * KINDS + kind] = 0
            kind += 1

    @final
    def off_field_into_moat(self, seat: i64, kind: i64) -> None:
        """VE-76: one card on the table goes to the moat before the others."""
        self.words[FIELD + seat * KINDS + kind] -= 1
        self.into_moat(seat, kind)

    @final
    def clear_table(self) -> None:
        """Settled reading of VE-216: at the end nothing is left of an action or an effect."""
        words = self.words
        self.clear_field()
        if words[CARD] > 0:
            self.into_moat(words[PLAYER], words[CARD] - 1)
        words[CARD] = 0
        words[NAMED] = 0
        words[GROUP_SIZE] = 0
