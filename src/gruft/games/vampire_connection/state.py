"""The smallest changes of a Vampire Connection game: a card leaves a hand, a victim moves.

This room does not decide what may be done.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_connection import facts
from gruft.games.vampire_connection.cards import CRUCIFIX, MOST_LAID, TYPES, VICTIMS
from gruft.games.vampire_connection.knowledge import forget, note_draw, note_reshuffle
from gruft.games.vampire_connection.layout import (
    COVER,
    DECKS,
    DISCARDED,
    HAND_SIZE,
    HANDS,
    LAID_AT,
    LAID_KIND,
    PLACE,
    VAMPIRE_DECK_SIZE,
)
from gruft.games.vampire_connection.reading import Reading
from gruft.kernel.vectors import spread


class State(Reading):
    """A game in which cards and victims move."""

    # --- victims ---------------------------------------------------------------------------------

    @final
    def move_victim(self, victim: i64, place: i64) -> None:
        """Put a victim elsewhere; what lay on it stays behind unless `place` keeps it (VC-120)."""
        self.words[PLACE + victim] = place

    @final
    def uncover(self, victim: i64) -> None:
        """VC-120: the victim leaves without its protection; a card with no victim is discarded."""
        slot: i64 = self.words[COVER + victim]
        if slot == 0:
            return
        self.words[COVER + victim] = 0
        other: i64 = 0
        while other < VICTIMS:
            if self.words[COVER + other] == slot:
                return
            other += 1
        self.discard_laid(slot - 1)

    @final
    def discard_laid(self, slot: i64) -> None:
        """VC-11: a laid card goes to the discard pile, and nothing lies under it any more.

        Cards laid later move up, so that they stay in the order in which they were laid.
        """
        words = self.words
        words[DISCARDED + CRUCIFIX + words[LAID_KIND + slot] - 1] += 1
        victim: i64 = 0
        while victim < VICTIMS:
            if words[COVER + victim] == slot + 1:
                words[COVER + victim] = 0
            elif words[COVER + victim] > slot + 1:
                words[COVER + victim] -= 1
            victim += 1
        later: i64 = slot + 1
        while later < MOST_LAID:
            words[LAID_KIND + later - 1] = words[LAID_KIND + later]
            words[LAID_AT + later - 1] = words[LAID_AT + later]
            later += 1
        words[LAID_KIND + MOST_LAID - 1] = 0

    # --- vampire cards ---------------------------------------------------------------------------

    @final
    def lose_card(self, seat: i64, card: i64) -> None:
        """A card leaves a hand face up; all see it (VC-239)."""
        self.words[HANDS + seat * TYPES + card] -= 1
        self.words[HAND_SIZE + seat] -= 1
        forget(self.words, self.seats, seat, card)

    @final
    def discard(self, seat: i64, card: i64) -> None:
        """VC-11: a used card goes face up onto the discard pile."""
        self.lose_card(seat, card)
        self.words[DISCARDED + card] += 1

    @final
    def draw(self, seat: i64) -> i64:
        """VC-182, VC-183: take the top card; an empty deck is made anew; -1 if nothing is left."""
        if self.words[VAMPIRE_DECK_SIZE] == 0 and pile_size(self.words) > 0:
            self._reshuffle()
        size: i64 = self.words[VAMPIRE_DECK_SIZE]
        if size == 0:
            return -1
        card: i64 = self.words[DECKS + size - 1]
        self.words[VAMPIRE_DECK_SIZE] = size - 1
        self.words[HANDS + seat * TYPES + card] += 1
        self.words[HAND_SIZE + seat] += 1
        note_draw(self.words, seat, card)
        return card

    def _reshuffle(self) -> None:
        words = self.words
        note_reshuffle(words, self.seats)
        order = spread(words[DISCARDED : DISCARDED + TYPES])
        card: i64 = 0
        while card < TYPES:
            words[DISCARDED + card] = 0
            card += 1
        self.chance.shuffle(order, "vampire")
        place_deck(words, DECKS, order)
        words[VAMPIRE_DECK_SIZE] = len(order)
        if self.journal is not None:
            facts.deck_reshuffled(self)


def pile_size(words: vec[i64]) -> i64:
    """How many cards lie on the vampire discard pile."""
    total: i64 = 0
    card: i64 = 0
    while card < TYPES:
        total += words[DISCARDED + card]
        card += 1
    return total


def place_deck(words: vec[i64], start: i64, order: vec[i64]) -> None:
    """Lay a shuffled order down, its first card on top."""
    size: i64 = len(order)
    place: i64 = 0
    while place < size:
        words[start + place] = order[size - 1 - place]
        place += 1
