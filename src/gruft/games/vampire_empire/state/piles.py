"""Hands, cellars and moats of Vampire Empire: a card goes from one to another.

This room does not decide what may be done. Every change also changes what has been seen.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.vampire_empire.knowledge import sightings as seen
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.queries import Reading


class Piles(Reading):
    """A game in which cards move."""

    @final
    def play_from_hand(self, seat: i64, kind: i64) -> None:
        """VE-28: a card leaves the hand for all to see."""
        self.words[at.HANDS + seat * c.KINDS + kind] -= 1
        self.words[at.HAND_SIZE + seat] -= 1
        seen.seen_leaving(self.words, seat, kind, seen.IN_HAND)
        if self.words[at.HAND_SIZE + seat] == 0:
            seen.emptied(self.words, seat, seen.IN_HAND)

    @final
    def into_hand(self, seat: i64, kind: i64) -> None:
        """A card joins a hand."""
        self.words[at.HANDS + seat * c.KINDS + kind] += 1
        self.words[at.HAND_SIZE + seat] += 1

    @final
    def discard_to_moat(self, seat: i64, kind: i64) -> None:
        """VE-25, VE-27: a card goes face down from the hand into the moat."""
        self._discard(seat, kind, c.MOAT)
        self.words[at.MOATS + seat * c.KINDS + kind] += 1
        self.words[at.MOAT_SIZE + seat] += 1

    @final
    def discard_to_cellar(self, seat: i64, kind: i64) -> None:
        """VE-26, VE-27: a card goes face down from the hand into the cellar."""
        self._discard(seat, kind, c.CELLAR)
        self.words[at.CELLARS + seat * c.KINDS + kind] += 1
        self.words[at.CELLAR_SIZE + seat] += 1

    def _discard(self, seat: i64, kind: i64, pile: i64) -> None:
        """A card leaves the hand unseen; the line under way remembers it."""
        words = self.words
        words[at.HANDS + seat * c.KINDS + kind] -= 1
        words[at.HAND_SIZE + seat] -= 1
        words[at.DISCARDED + pile + kind] += 1
        words[at.DISCARDS] += 1

    @final
    def begin_discards(self) -> None:
        """A new line of hidden discards begins."""
        words = self.words
        if words[at.DISCARDS] > 0:
            words[at.DISCARDS] = 0
            for place in range(i64(2 * c.KINDS)):
                words[at.DISCARDED + place] = 0

    @final
    def hidden_discards(self, seat: i64, cellared: i64, moated: i64) -> None:
        """VE-27, VE-234: the opponent learns, all at once, how many cards went where."""
        if cellared > 0:
            seen.hidden_move(self.words, seat, seen.IN_HAND, seen.IN_CELLAR)
        if moated > 0:
            seen.hidden_move(self.words, seat, seen.IN_HAND, seen.IN_MOAT)
        if self.words[at.HAND_SIZE + seat] == 0:
            seen.emptied(self.words, seat, seen.IN_HAND)

    @final
    def into_moat(self, seat: i64, kind: i64) -> None:
        """VE-25: a card that everybody has seen goes into a moat."""
        self.words[at.MOATS + seat * c.KINDS + kind] += 1
        self.words[at.SHOWN + seat * c.KINDS + kind] += 1
        self.words[at.MOAT_SIZE + seat] += 1

    @final
    def out_of_moat(self, seat: i64, kind: i64) -> None:
        """VE-164: a card leaves the moat for all to see; a copy that was seen there goes first."""
        self.words[at.MOATS + seat * c.KINDS + kind] -= 1
        self.words[at.MOAT_SIZE + seat] -= 1
        if self.words[at.SHOWN + seat * c.KINDS + kind] > 0:
            self.words[at.SHOWN + seat * c.KINDS + kind] -= 1
        else:
            seen.seen_leaving(self.words, seat, kind, seen.IN_MOAT)

    @final
    def out_of_cellar(self, seat: i64, kind: i64) -> None:
        """VE-169, VE-183: a card is taken from a cellar and shown."""
        self.words[at.CELLARS + seat * c.KINDS + kind] -= 1
        self.words[at.CELLAR_SIZE + seat] -= 1
        seen.seen_leaving(self.words, seat, kind, seen.IN_CELLAR)
        if self.words[at.CELLAR_SIZE + seat] == 0:
            seen.emptied(self.words, seat, seen.IN_CELLAR)

    @final
    def onto_field(self, seat: i64) -> None:
        """VE-28: the group that was composed is shown and lies on the table."""
        words = self.words
        if words[at.GROUP_SIZE] > 0:
            for kind in range(i64(c.KINDS)):
                words[at.FIELD + seat * c.KINDS + kind] += words[at.GROUP + kind]

    @final
    def clear_group(self) -> None:
        """A new group begins."""
        words = self.words
        for kind in range(i64(c.KINDS)):
            words[at.GROUP + kind] = 0

    @final
    def keep_first_round(self) -> None:
        """VE-110: the rounds add up, but the table goes on telling them apart."""
        words = self.words
        for place in range(i64(3 * c.KINDS)):
            # V's cancelled cards follow the two fields, with the group between them.
            source: i64 = (
                at.FIELD + place if place < 2 * c.KINDS else at.CANCELLED + place - 2 * c.KINDS
            )
            words[at.EARLIER + place] = words[source]

    @final
    def clear_field(self) -> None:
        """VE-113: all cards on the table go to the moats of those who played them."""
        words = self.words
        for place in range(i64(2 * c.KINDS)):
            left: i64 = words[at.FIELD + place]
            if left > 0:
                words[at.FIELD + place] = 0
                words[at.MOATS + place] += left
                words[at.SHOWN + place] += left
                words[at.MOAT_SIZE + place // c.KINDS] += left
        self.clear_group()
        for kind in range(i64(c.KINDS)):
            words[at.CANCELLED + kind] = 0
        if words[at.ROUND] == 2:
            for place in range(i64(3 * c.KINDS)):
                words[at.EARLIER + place] = 0

    @final
    def off_field_into_moat(self, seat: i64, kind: i64) -> None:
        """VE-76: one card on the table goes to the moat before the others."""
        self.words[at.FIELD + seat * c.KINDS + kind] -= 1
        self.into_moat(seat, kind)

    @final
    def clear_table(self) -> None:
        """Settled reading of VE-216: at the end nothing is left of an action or an effect."""
        words = self.words
        self.clear_field()
        if words[at.CARD] > 0:
            self.into_moat(words[at.PLAYER], words[at.CARD] - 1)
        words[at.CARD] = 0
        words[at.NAMED] = 0
        words[at.GROUP_SIZE] = 0
