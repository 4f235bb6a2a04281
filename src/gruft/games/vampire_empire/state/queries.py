"""What can be asked of a Vampire Empire game: one vector of numbers, and its words by name.

This room reads what is true now. The smallest changes of it are in `state.py`; what may be done is
for the chapters in `rules/` to say.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import Printed, class_of, fights_for_all
from gruft.kernel.chance import Chance
from gruft.kernel.position import Position


class Reading(Position):
    """Cards, characters and the turn. `words` is laid out as `layout.py` says."""

    def __init__(self, printed: Printed, words: vec[i64], chance: Chance) -> None:
        super().__init__(2, chance)
        self.printed = printed
        self.words = words

    # --- seats and turns -------------------------------------------------------------------------

    @final
    def is_over(self) -> bool:
        return self.words[at.DECISION] == at.OVER

    @final
    def is_night(self) -> bool:
        """VE-34: night during the whole of V's turn, whoever is asked."""
        return self.words[at.ACTIVE] == c.VAMPIRES

    @final
    def held(self, seat: i64, kind: i64) -> i64:
        """How many cards of this kind the seat holds."""
        return self.words[at.HANDS + seat * c.KINDS + kind]

    @final
    def in_deck_of(self, seat: i64, kind: i64) -> bool:
        """The seat's deck has such a card."""
        return self.printed.copies[seat * c.KINDS + kind] > 0

    @final
    def hand_size(self, seat: i64) -> i64:
        """VE-30: the sizes of hands are public."""
        return self.words[at.HAND_SIZE + seat]

    @final
    def out_of_cards(self, seat: i64) -> bool:
        """VE-227: neither hand nor deck."""
        return self.words[at.HAND_SIZE + seat] == 0 and self.words[at.DECK_SIZE + seat] == 0

    @final
    def cost(self, kind: i64) -> i64:
        """VE-132: the day cost by day, the night cost by night, for both seats."""
        return self.printed.night[kind] if self.is_night() else self.printed.day[kind]

    @final
    def can_pay(self, seat: i64, kind: i64) -> bool:
        """VE-131: held, with as many other cards as it costs."""
        return self.held(seat, kind) > 0 and self.hand_size(seat) > self.cost(kind)

    @final
    def count_of_type(self, seat: i64, type_bit: i64, lowest: i64) -> i64:
        """How many cards of a type the seat holds, from a kind upwards."""
        words = self.words
        types = self.printed.types
        found: i64 = 0
        for kind in range(lowest, i64(c.KINDS)):
            if types[kind] & type_bit != 0:
                found += words[at.HANDS + seat * c.KINDS + kind]
        return found

    @final
    def cards_from(self, seat: i64, lowest: i64) -> i64:
        """How many cards the seat holds, from a kind upwards."""
        words = self.words
        found: i64 = 0
        for kind in range(lowest, i64(c.KINDS)):
            found += words[at.HANDS + seat * c.KINDS + kind]
        return found

    @final
    def is_paying_for(self, purpose: i64) -> bool:
        """The cost of this is being paid."""
        return self.words[at.DECISION] == at.PAY and self.words[at.PURPOSE] == purpose

    @final
    def takes_effect(self) -> bool:
        """A support card asks for something."""
        return self.words[at.DECISION] >= at.EFFECT_CHAR

    @final
    def composes_group(self) -> bool:
        """Cards have left the hand for a group that is not shown yet."""
        if self.words[at.DECISION] in (at.HIDE_CARD, at.WATER_CARD, at.COMMIT):
            return True
        return self.is_paying_for(at.FOR_GROUP)

    # --- characters ------------------------------------------------------------------------------

    @final
    def in_castle(self, character: i64) -> bool:
        """Tell whether a character is in the castle."""
        return self.words[at.PLACE + character] == at.IN_CASTLE

    @final
    def is_vampire(self, character: i64) -> bool:
        """The truth, whoever knows it."""
        return self.words[at.VAMPIRE + character] == 1

    @final
    def is_revealed(self, character: i64) -> bool:
        """Its token lies face up; it is a vampire for all to see."""
        return self.words[at.REVEALED + character] == 1

    @final
    def markers(self, character: i64, side: i64) -> i64:
        """The markers of one side on a character, added up."""
        return self.words[at.MARKERS + side * c.CHARACTERS + character]

    @final
    def castle_count(self) -> i64:
        """How many characters are in the castle."""
        words = self.words
        found: i64 = 0
        for character in range(i64(c.CHARACTERS)):
            if words[at.PLACE + character] == at.IN_CASTLE:
                found += 1
        return found

    @final
    def revealed_in_castle(self) -> i64:
        """How many revealed vampires are in the castle."""
        words = self.words
        found: i64 = 0
        for character in range(i64(c.CHARACTERS)):
            if words[at.PLACE + character] == at.IN_CASTLE:
                found += words[at.REVEALED + character]
        return found

    @final
    def alive(self, vampires: i64) -> i64:
        """How many vampires (1) or humans (0) live; city and journey count."""
        words = self.words
        found: i64 = 0
        for character in range(i64(c.CHARACTERS)):
            lives = words[at.PLACE + character] != at.DEAD
            if lives and words[at.VAMPIRE + character] == vampires:
                found += 1
        return found

    @final
    def vampires_unrevealed(self) -> bool:
        """A public fact, for every dead vampire's token lies face up."""
        for character in range(i64(c.CHARACTERS)):
            if self.is_vampire(character) and not self.is_revealed(character):
                return True
        return False

    @final
    def points(self, seat: i64) -> i64:
        """VE-218: 1 for each living human, 2 for each living vampire."""
        return self.alive(0) if seat == c.HUMANS else 2 * self.alive(1)

    # --- cards in combat -------------------------------------------------------------------------

    @final
    def is_combat_card(self, kind: i64) -> bool:
        """VE-5, VE-167: by its types; holy water alone only if the table reads it so."""
        types: i64 = self.printed.types[kind]
        if types & c.COMBAT_TYPES != 0:
            return True
        return self.printed.readings.chapel_holy_water and types & c.WATER != 0

    @final
    def markers_count(self) -> bool:
        """VE-104, VE-110, VE-202: in round 1; in round 2 only where the table reads it so."""
        return self.words[at.ROUND] == 1 or self.printed.readings.markers_both_rounds

    @final
    def protects(self) -> bool:
        """VE-116, read the other way: support cards are played for the attacked one."""
        return self.words[at.POINT] == at.AFTER_ATTACK

    @final
    def would_stop(self) -> bool:
        """VE-106: no card in the second attack ends the combat."""
        words = self.words
        again = words[at.ROUND] == 2 and words[at.FIGHTING] == c.ATTACK
        return again and words[at.DECISION] == at.COMMIT and words[at.GROUP_SIZE] == 0

    @final
    def is_eligible(self, kind: i64, supported: i64, opposed: i64) -> bool:
        """VE-91 to VE-97: by class, as water, as red card, or for every character."""
        types: i64 = self.printed.types[kind]
        if types & class_of(supported) != 0 or fights_for_all(kind):
            return True
        if types & c.WATER != 0 and self.is_revealed(opposed):
            return True
        return types & c.RED != 0 and self.is_revealed(supported)
