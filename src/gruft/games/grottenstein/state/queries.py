"""What can be asked of a game of Vampir: one vector of numbers, and its words by name.

This room reads what is true now. The smallest changes of it are in `state.py`; what may be done is
for the chapters in `rules/` to say.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.board import Board


class Reading(Board):
    """Cards on fields, sheets and the floor."""

    @final
    def holds(self, figure: i64, card: i64) -> bool:
        """Tell whether the card is on this figure's sheet."""
        return self.words[at.PLACE + card] == at.SHEET + figure

    @final
    def holding(self, figure: i64, effect: i64) -> i64:
        """The first card with this effect on the figure's sheet, else -1."""
        words, effects = self.words, self.printed.effect
        for card in range(i64(c.CARDS)):
            if words[at.PLACE + card] == at.SHEET + figure and effects[card] == effect:
                return card
        return -1

    @final
    def carries(self, figure: i64, effect: i64) -> bool:
        """Tell whether a card with this effect is on the figure's sheet."""
        return self.holding(figure, effect) >= 0

    @final
    def cards_of(self, figure: i64) -> i64:
        """How many cards lie on the figure's sheet."""
        words = self.words
        count: i64 = 0
        for card in range(i64(c.CARDS)):
            if words[at.PLACE + card] == at.SHEET + figure:
                count += 1
        return count

    @final
    def places_used(self, figure: i64) -> i64:
        """GR-96, GR-98: the object places that are filled."""
        words, places = self.words, self.printed.places
        count: i64 = 0
        for card in range(i64(c.CARDS)):
            if words[at.PLACE + card] == at.SHEET + figure:
                count += places[card]
        return count

    @final
    def has_colour_for(self, figure: i64, card: i64) -> bool:
        """GR-99, GR-100: a border binds objects to their colour."""
        border: i64 = self.printed.border[card]
        return border < 0 or border == figure or self.printed.kind(card) != c.OBJECT

    @final
    def field_here(self, figure: i64) -> i64:
        """The card field of the square on which a figure stands, else -1."""
        return self.villa.field[self.words[at.WHERE + figure]]

    @final
    def face_down(self, field: i64) -> i64:
        """The face-down card of a field, else -1."""
        return self.words[at.DOWN + field] - 1

    @final
    def has_remains(self, square: i64) -> bool:
        """GR-191: cards of a servant lie on the square."""
        words = self.words
        for card in range(i64(c.CARDS)):
            if is_remains(words[at.PLACE + card], square):
                return True
        return False

    @final
    def ladder_is_laid(self) -> bool:
        """ED-14: the hatch is open."""
        words = self.words
        for card in range(i64(c.CARDS)):
            if words[at.PLACE + card] >= at.FLOOR + at.LAID * at.FLOOR_KIND:
                return True
        return False


def floor_place(kind: i64, square: i64) -> i64:
    """Where a card is that lies on a square, not on a field."""
    return at.FLOOR + kind * at.FLOOR_KIND + square


def is_remains(place: i64, square: i64) -> bool:
    """GR-191: a card that a servant left on this square."""
    return is_on_floor(place, square) and place < at.FLOOR + at.UNLIT * at.FLOOR_KIND


def is_unlit(place: i64, square: i64) -> bool:
    """GR-219: a card of a charge that did not go off on this square."""
    return place == at.FLOOR + at.UNLIT * at.FLOOR_KIND + square


def is_on_floor(place: i64, square: i64) -> bool:
    """Tell whether a card lies on this square, whatever for."""
    return place >= at.FLOOR and (place - at.FLOOR) % at.FLOOR_KIND == square
