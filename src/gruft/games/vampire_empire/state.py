"""The places of the characters in Vampire Empire: castle, city, journeys and the dead.

This room does not decide what may be done. Every change also changes what has been seen.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.vampire_empire import facts
from gruft.games.vampire_empire.cards import (
    ATTACK,
    CASTLE_SIZE,
    CHARACTERS,
    DEFENCE,
    HUMANS,
    SECRET_JOURNEY,
)
from gruft.games.vampire_empire.decks import Decks
from gruft.games.vampire_empire.knowledge import ALL_SEE, city_shuffled, top_left
from gruft.games.vampire_empire.layout import (
    CITY,
    CITY_SEEN,
    CITY_SIZE,
    IN_CASTLE,
    IN_CITY,
    JOURNEY,
    JOURNEYS,
    MARKERS,
    ON_JOURNEY,
    PLACE,
)


class State(Decks):
    """A game in which characters move."""

    @final
    def leave_castle(self, character: i64, place: i64) -> None:
        """VE-201: a character leaves the castle and loses its markers."""
        self.words[PLACE + character] = place
        self.words[MARKERS + ATTACK * CHARACTERS + character] = 0
        self.words[MARKERS + DEFENCE * CHARACTERS + character] = 0

    @final
    def to_the_bottom(self, character: i64) -> None:
        """VE-58, VE-61: from the castle to the bottom of the city, and everybody saw it."""
        self.leave_castle(character, IN_CITY)
        words = self.words
        place: i64 = words[CITY_SIZE]
        while place > 0:
            words[CITY + place] = words[CITY + place - 1]
            words[CITY_SEEN + place] = words[CITY_SEEN + place - 1]
            place -= 1
        words[CITY] = character
        words[CITY_SEEN] = ALL_SEE
        words[CITY_SIZE] += 1

    @final
    def onto_the_city(self, character: i64) -> None:
        """A character is laid on top of the city; who knows it is noted afterwards."""
        self.words[PLACE + character] = IN_CITY
        self.words[CITY + self.words[CITY_SIZE]] = character
        self.words[CITY_SIZE] += 1

    @final
    def shuffle_into_city(self, character: i64) -> None:
        """VE-212: the whole city is shuffled, which ends all knowledge of its order."""
        self.onto_the_city(character)
        size: i64 = self.words[CITY_SIZE]
        order = self.words[CITY : CITY + size]
        self.chance.shuffle(order, "city")
        place: i64 = 0
        while place < size:
            self.words[CITY + place] = order[size - 1 - place]
            place += 1
        city_shuffled(self.words)

    @final
    def enter_from_city(self) -> i64:
        """VE-19: the top card of the city enters the castle; it is returned."""
        size: i64 = self.words[CITY_SIZE] - 1
        self.words[CITY_SIZE] = size
        character: i64 = self.words[CITY + size]
        self.words[PLACE + character] = IN_CASTLE
        top_left(self.words)
        if self.journal is not None:
            facts.entered(self, character)
        return character

    @final
    def send_away(self, character: i64) -> None:
        """VE-156: a character sets out on a journey."""
        self.leave_castle(character, ON_JOURNEY)
        self.words[JOURNEY + self.words[JOURNEYS]] = character
        self.words[JOURNEYS] += 1

    @final
    def refill(self) -> None:
        """VE-19, VE-23, VE-158: from the city, then from the journeys, as long as there is room."""
        room: i64 = CASTLE_SIZE - self.castle_count()
        while room > 0:
            if self.words[CITY_SIZE] > 0:
                self.enter_from_city()
            elif self.words[JOURNEYS] > 0:
                self._return_from_journey()
            else:
                return
            room -= 1

    def _return_from_journey(self) -> None:
        """VE-159, VE-161: the first to leave returns first, and its card goes to H's moat."""
        character: i64 = self.words[JOURNEY]
        self.words[JOURNEYS] -= 1
        place: i64 = 0
        while place < self.words[JOURNEYS]:
            self.words[JOURNEY + place] = self.words[JOURNEY + place + 1]
            place += 1
        self.words[PLACE + character] = IN_CASTLE
        self.into_moat(HUMANS, SECRET_JOURNEY)
        if self.journal is not None:
            facts.returned(self, character)
