"""The decks of Vampire Empire, and the places of the characters: castle, city, journeys, the dead.

This room does not decide what may be done. Every change also changes what has been seen.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.vampire_empire.knowledge import sightings as seen
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.piles import Piles
from gruft.kernel.vectors import spread, vector

DECK_NAMES = ("vampire deck", "human deck")


class State(Piles):
    """A game in which cards are drawn and characters move."""

    # --- decks -----------------------------------------------------------------------------------

    @final
    def draw(self, seat: i64, wanted: i64) -> list[int]:
        """VE-40, VE-222, VE-223: draw; a cellar becomes the deck in the middle of it."""
        drawn: list[int] = []
        while len(drawn) < wanted and self.words[at.DECK_SIZE + seat] > 0:
            drawn.append(self._take_top(seat))
            if self.words[at.DECK_SIZE + seat] == 0:
                seen.hidden_move(self.words, seat, seen.IN_DECK, seen.IN_HAND)
                seen.emptied(self.words, seat, seen.IN_DECK)
                self.renew_deck(seat)
            elif len(drawn) == wanted:
                seen.hidden_move(self.words, seat, seen.IN_DECK, seen.IN_HAND)
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
        seen.hidden_move(words, seat, seen.IN_CELLAR, seen.IN_DECK)
        seen.emptied(words, seat, seen.IN_CELLAR)
        if self.journal is not None:
            facts.tell_luck(self, "fact-new-deck", player=seat)

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
            seen.seen_going(self.words, seat, kind, seen.IN_DECK)
        self._lay_deck(seat, cards)

    # --- characters ------------------------------------------------------------------------------

    @final
    def leave_castle(self, character: i64, place: i64) -> None:
        """VE-201: a character leaves the castle and loses its markers."""
        self.words[at.PLACE + character] = place
        self.words[at.MARKERS + c.ATTACK * c.CHARACTERS + character] = 0
        self.words[at.MARKERS + c.DEFENCE * c.CHARACTERS + character] = 0

    @final
    def to_the_bottom(self, character: i64) -> None:
        """VE-58, VE-61: from the castle to the bottom of the city, and everybody saw it."""
        self.leave_castle(character, at.IN_CITY)
        words = self.words
        place: i64 = words[at.CITY_SIZE]
        while place > 0:
            words[at.CITY + place] = words[at.CITY + place - 1]
            words[at.CITY_SEEN + place] = words[at.CITY_SEEN + place - 1]
            place -= 1
        words[at.CITY] = character
        words[at.CITY_SEEN] = seen.ALL_SEE
        words[at.CITY_SIZE] += 1

    @final
    def onto_the_city(self, character: i64) -> None:
        """A character is laid on top of the city; who knows it is noted afterwards."""
        self.words[at.PLACE + character] = at.IN_CITY
        self.words[at.CITY + self.words[at.CITY_SIZE]] = character
        self.words[at.CITY_SIZE] += 1

    @final
    def shuffle_into_city(self, character: i64) -> None:
        """VE-212: the whole city is shuffled, which ends all knowledge of its order."""
        self.onto_the_city(character)
        size: i64 = self.words[at.CITY_SIZE]
        order = self.words[at.CITY : at.CITY + size]
        self.chance.shuffle(order, "city")
        for place in range(size):
            self.words[at.CITY + place] = order[size - 1 - place]
        seen.city_shuffled(self.words)

    @final
    def enter_from_city(self) -> i64:
        """VE-19: the top card of the city enters the castle; it is returned."""
        size: i64 = self.words[at.CITY_SIZE] - 1
        self.words[at.CITY_SIZE] = size
        character: i64 = self.words[at.CITY + size]
        self.words[at.PLACE + character] = at.IN_CASTLE
        seen.top_left(self.words)
        if self.journal is not None:
            facts.show(self, "fact-enters", character=character)
        return character

    @final
    def send_away(self, character: i64) -> None:
        """VE-156: a character sets out on a journey."""
        self.leave_castle(character, at.ON_JOURNEY)
        self.words[at.JOURNEY + self.words[at.JOURNEYS]] = character
        self.words[at.JOURNEYS] += 1

    @final
    def refill(self) -> None:
        """VE-19, VE-23, VE-158: from the city, then from the journeys, as long as there is room."""
        room: i64 = c.CASTLE_SIZE - self.castle_count()
        while room > 0:
            if self.words[at.CITY_SIZE] > 0:
                self.enter_from_city()
            elif self.words[at.JOURNEYS] > 0:
                self._return_from_journey()
            else:
                return
            room -= 1

    def _return_from_journey(self) -> None:
        """VE-159, VE-161: the first to leave returns first, and its card goes to H's moat."""
        character: i64 = self.words[at.JOURNEY]
        self.words[at.JOURNEYS] -= 1
        place: i64 = 0
        while place < self.words[at.JOURNEYS]:
            self.words[at.JOURNEY + place] = self.words[at.JOURNEY + place + 1]
            place += 1
        self.words[at.PLACE + character] = at.IN_CASTLE
        self.into_moat(c.HUMANS, c.SECRET_JOURNEY)
        if self.journal is not None:
            facts.tell(self, "fact-returns", character=character)
