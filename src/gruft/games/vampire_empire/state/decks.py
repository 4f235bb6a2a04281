"""The decks of Vampire Empire: drawn from, made anew from the cellar, shuffled into.

This room does not decide what may be done. Every change also changes what has been seen.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.vampire_empire.knowledge.sightings import (
    IN_CELLAR,
    IN_DECK,
    IN_HAND,
    emptied,
    hidden_move,
    seen_going,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.piles import Piles
from gruft.kernel.vectors import spread, vector

DECK_NAMES = ("vampire deck", "human deck")


class Decks(Piles):
    """A game in which cards are drawn."""

    @final
    def draw(self, seat: i64, wanted: i64) -> list[int]:
        """VE-40, VE-222, VE-223: draw; a cellar becomes the deck in the middle of it."""
        drawn: list[int] = []
        while len(drawn) < wanted and self.words[at.DECK_SIZE + seat] > 0:
            drawn.append(self._take_top(seat))
            if self.words[at.DECK_SIZE + seat] == 0:
                hidden_move(self.words, seat, IN_DECK, IN_HAND)
                emptied(self.words, seat, IN_DECK)
                self.renew_deck(seat)
            elif len(drawn) == wanted:
                hidden_move(self.words, seat, IN_DECK, IN_HAND)
        return drawn

    @final
    def deal(self, seat: i64, cards: list[int], count: i64) -> None:
        """VE-15: the deck is shuffled, and the first cards are drawn."""
        self._lay_deck(seat, cards)
        self.draw(seat, count)

    def _take_top(self, seat: i64) -> i64:
        size: i64 = self.words[at.DECK_SIZE + seat] - 1
        self.words[at.DECK_SIZE + seat] = size
        kind: i64 = self.words[at.DECKS + seat * at.DECK_ROOM + size]
        self.into_hand(seat, kind)
        return kind

    @final
    def renew_deck(self, seat: i64) -> None:
        """VE-222 to VE-225: an empty deck is made anew from a cellar with cards.

        That happens once a game, for nothing goes into a used cellar (VE-226).
        """
        words = self.words
        if words[at.DECK_SIZE + seat] > 0 or words[at.CELLAR_SIZE + seat] == 0:
            return
        cards = spread(words[at.CELLARS + seat * c.KINDS : at.CELLARS + (seat + 1) * c.KINDS])
        for kind in range(i64(c.KINDS)):
            words[at.CELLARS + seat * c.KINDS + kind] = 0
        words[at.CELLAR_SIZE + seat] = 0
        words[at.CELLAR_USED + seat] = 1
        self._lay_deck(seat, list(cards))
        hidden_move(words, seat, IN_CELLAR, IN_DECK)
        emptied(words, seat, IN_CELLAR)
        if self.journal is not None:
            facts.cellar_became_deck(self, seat)

    def _lay_deck(self, seat: i64, cards: list[int]) -> None:
        """Shuffle the cards and lay them down, the first on top."""
        order = vector(cards)
        self.chance.shuffle(order, DECK_NAMES[seat])
        size: i64 = len(order)
        for place in range(size):
            self.words[at.DECKS + seat * at.DECK_ROOM + place] = order[size - 1 - place]
        self.words[at.DECK_SIZE + seat] = size

    @final
    def shuffle_into_deck(self, seat: i64, shown: list[int]) -> None:
        """VE-164: cards that all have seen are shuffled into the deck."""
        start: i64 = at.DECKS + seat * at.DECK_ROOM
        cards = list(self.words[start : start + self.words[at.DECK_SIZE + seat]])
        for kind in shown:
            cards.append(kind)
            seen_going(self.words, seat, kind, IN_DECK)
        self._lay_deck(seat, cards)
