"""What can be asked of a Vampire Connection game: one vector of numbers, and its words by name.

This room reads what is true now. The smallest changes of it are in `state.py`; what may be done is
for the chapters in `rules/` to say.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_connection.cards import TYPES, VICTIMS, Printed
from gruft.games.vampire_connection.layout import (
    ACTIVE,
    CAPTIVE,
    COVER,
    DEAD,
    DECISION,
    DECKS,
    DROPS,
    FRESH,
    HAND_SIZE,
    HANDS,
    IN_TOMB,
    KIDNAPPED,
    LAID_KIND,
    MARKER,
    OVER,
    PLACE,
    TURN,
    VAMPIRE,
)
from gruft.kernel.chance import Chance
from gruft.kernel.position import Position


class Reading(Position):
    """Cards, victims, drops and the turn. `words` is laid out as `layout.py` says."""

    def __init__(
        self,
        seats: i64,
        printed: Printed,
        abilities: bool,
        rounds: i64,
        words: vec[i64],
        chance: Chance,
    ) -> None:
        super().__init__(seats, chance)
        self.printed = printed
        self.abilities = abilities
        self.rounds: i64 = rounds
        self.words = words

    # --- seats and turns -------------------------------------------------------------------------

    @final
    def is_over(self) -> bool:
        return self.words[DECISION] == OVER

    @final
    def active(self) -> i64:
        """AP, the seat whose turn it is."""
        return self.words[ACTIVE]

    @final
    def round(self) -> i64:
        """VC-21: round 1 is everybody's first turn."""
        return self.words[TURN] // self.seats + 1

    @final
    def left_of(self, seat: i64) -> i64:
        """VC-1: the next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    @final
    def held(self, seat: i64, card: i64) -> i64:
        """How many cards of this type the seat holds."""
        return self.words[HANDS + seat * TYPES + card]

    @final
    def hand_size(self, seat: i64) -> i64:
        """VC-230: hand sizes are public."""
        return self.words[HAND_SIZE + seat]

    @final
    def drops(self, seat: i64) -> i64:
        """VC-8: the seat's stored blood."""
        return self.words[DROPS + seat]

    @final
    def in_tomb(self, seat: i64) -> bool:
        """VC-48: in its tomb, else in its castle."""
        return self.words[IN_TOMB + seat] == 1

    @final
    def is_staked(self, seat: i64) -> bool:
        """VC-152: a marker lies with the vampire."""
        return self.words[MARKER + seat] != 0

    @final
    def has_ability(self, seat: i64, vampire: i64) -> bool:
        """VC-218: abilities are switched on or off together."""
        return self.abilities and self.words[VAMPIRE + seat] == vampire

    @final
    def hunters_enabled(self) -> bool:
        """VC-126 to VC-128: from round 2 on, once somebody was carried off."""
        return self.words[KIDNAPPED] == 1 and self.round() > 1

    # --- victims ---------------------------------------------------------------------------------

    @final
    def is_captive_of(self, victim: i64, seat: i64) -> bool:
        """Tell whether the victim lies in this seat's castle."""
        return self.words[PLACE + victim] == CAPTIVE + seat

    @final
    def is_fresh(self, victim: i64) -> bool:
        """Tell whether AP caught the victim in this turn."""
        return self.words[PLACE + victim] == FRESH

    @final
    def lord_of(self, victim: i64) -> i64:
        """The seat whose captive this is, else -1."""
        place: i64 = self.words[PLACE + victim]
        return place - CAPTIVE if CAPTIVE <= place < DEAD else -1

    @final
    def cover_on(self, victim: i64) -> i64:
        """The kind of protection on the victim, else -1."""
        slot: i64 = self.words[COVER + victim]
        return self.words[LAID_KIND + slot - 1] - 1 if slot > 0 else -1

    @final
    def captives(self, seat: i64) -> i64:
        """How many captives the seat has."""
        count: i64 = 0
        victim: i64 = 0
        while victim < VICTIMS:
            if self.is_captive_of(victim, seat):
                count += 1
            victim += 1
        return count

    @final
    def covered_alone(self, victim: i64) -> bool:
        """Tell whether the victim is the only one under its protection."""
        slot: i64 = self.words[COVER + victim]
        other: i64 = 0
        while other < VICTIMS:
            if other != victim and self.words[COVER + other] == slot:
                return False
            other += 1
        return slot > 0

    # --- places ----------------------------------------------------------------------------------

    @final
    def village_from(self) -> i64:
        """Where the village deck begins in the vector."""
        return DECKS + self.printed.vampire_total()

    @final
    def free_slot(self) -> i64:
        """A place for one more laid card."""
        slot: i64 = 0
        while self.words[LAID_KIND + slot] != 0:
            slot += 1
        return slot
