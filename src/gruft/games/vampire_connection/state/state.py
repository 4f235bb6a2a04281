"""The smallest changes of a Vampire Connection game: a card leaves a hand, a victim moves.

This room does not decide what may be done.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_connection.knowledge.memory import forget, note_draw, note_reshuffle
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.queries import Reading
from gruft.kernel.vectors import spread


class State(Reading):
    """A game in which cards and victims move."""

    # --- victims ---------------------------------------------------------------------------------

    @final
    def uncover(self, victim: i64) -> None:
        """VC-120: the victim leaves without its protection; a card with no victim is discarded."""
        slot: i64 = self.words[at.COVER + victim]
        if slot == 0:
            return
        self.words[at.COVER + victim] = 0
        for other in range(i64(c.VICTIMS)):
            if self.words[at.COVER + other] == slot:
                return
        self.discard_laid(slot - 1)

    @final
    def discard_laid(self, slot: i64) -> None:
        """VC-11: a laid card goes to the discard pile, and nothing lies under it any more.

        Cards laid later move up, so that they stay in the order in which they were laid.
        """
        words = self.words
        words[at.DISCARDED + c.CRUCIFIX + words[at.LAID_KIND + slot] - 1] += 1
        for victim in range(i64(c.VICTIMS)):
            if words[at.COVER + victim] == slot + 1:
                words[at.COVER + victim] = 0
            elif words[at.COVER + victim] > slot + 1:
                words[at.COVER + victim] -= 1
        for later in range(slot + 1, i64(c.MOST_LAID)):
            words[at.LAID_KIND + later - 1] = words[at.LAID_KIND + later]
            words[at.LAID_AT + later - 1] = words[at.LAID_AT + later]
        words[at.LAID_KIND + c.MOST_LAID - 1] = 0

    # --- vampire cards ---------------------------------------------------------------------------

    @final
    def lose_card(self, seat: i64, card: i64) -> None:
        """A card leaves a hand face up; all see it (VC-239)."""
        self.words[at.HANDS + seat * c.TYPES + card] -= 1
        self.words[at.HAND_SIZE + seat] -= 1
        forget(self.words, self.seats, seat, card)

    @final
    def discard(self, seat: i64, card: i64) -> None:
        """VC-11: a used card goes face up onto the discard pile."""
        self.lose_card(seat, card)
        self.words[at.DISCARDED + card] += 1

    @final
    def draw(self, seat: i64) -> i64:
        """VC-182, VC-183: take the top card; an empty deck is made anew; -1 if nothing is left."""
        if self.words[at.VAMPIRE_DECK_SIZE] == 0 and pile_size(self.words) > 0:
            self._reshuffle()
        size: i64 = self.words[at.VAMPIRE_DECK_SIZE]
        if size == 0:
            return -1
        card: i64 = self.words[at.DECKS + size - 1]
        self.words[at.VAMPIRE_DECK_SIZE] = size - 1
        self.words[at.HANDS + seat * c.TYPES + card] += 1
        self.words[at.HAND_SIZE + seat] += 1
        note_draw(self.words, seat, card)
        return card

    def _reshuffle(self) -> None:
        words = self.words
        note_reshuffle(words, self.seats)
        order = spread(words[at.DISCARDED : at.DISCARDED + c.TYPES])
        for card in range(i64(c.TYPES)):
            words[at.DISCARDED + card] = 0
        self.chance.shuffle(order, "vampire")
        place_deck(words, at.DECKS, order)
        words[at.VAMPIRE_DECK_SIZE] = len(order)
        if self.journal is not None:
            facts.deck_reshuffled(self)


def pile_size(words: vec[i64]) -> i64:
    """How many cards lie on the vampire discard pile."""
    total: i64 = 0
    for card in range(i64(c.TYPES)):
        total += words[at.DISCARDED + card]
    return total


def place_deck(words: vec[i64], start: i64, order: vec[i64]) -> None:
    """Lay a shuffled order down, its first card on top."""
    size: i64 = len(order)
    for place in range(size):
        words[start + place] = order[size - 1 - place]
