"""The places of the characters in Vampire Empire: castle, city, journeys and the dead.

This room does not decide what may be done. Every change also changes what has been seen.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.vampire_empire.knowledge.sightings import (
    ALL_SEE,
    city_shuffled,
    top_left,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.decks import Decks


class State(Decks):
    """A game in which characters move."""

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
        words[at.CITY_SEEN] = ALL_SEE
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
        city_shuffled(self.words)

    @final
    def enter_from_city(self) -> i64:
        """VE-19: the top card of the city enters the castle; it is returned."""
        size: i64 = self.words[at.CITY_SIZE] - 1
        self.words[at.CITY_SIZE] = size
        character: i64 = self.words[at.CITY + size]
        self.words[at.PLACE + character] = at.IN_CASTLE
        top_left(self.words)
        if self.journal is not None:
            facts.entered(self, character)
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
            facts.returned(self, character)
