"""What can be asked of a Vampire Connection game: one vector of numbers, and its words by name.

This room reads what is true now. The smallest changes of it are in `state.py`; what may be done is
for the chapters in `rules/` to say.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import Printed
from gruft.kernel.chance import Chance
from gruft.kernel.position import Position


class Reading(Position):
    """Cards, victims, drops and the turn. `words` is laid out as `state/layout.py` says."""

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
        return self.words[at.DECISION] == at.OVER

    @final
    def active(self) -> i64:
        """AP, the seat whose turn it is."""
        return self.words[at.ACTIVE]

    @final
    def round(self) -> i64:
        """VC-21: round 1 is everybody's first turn."""
        return self.words[at.TURN] // self.seats + 1

    @final
    def left_of(self, seat: i64) -> i64:
        """VC-1: the next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    @final
    def held(self, seat: i64, card: i64) -> i64:
        """How many cards of this type the seat holds."""
        return self.words[at.HANDS + seat * c.TYPES + card]

    @final
    def hand_size(self, seat: i64) -> i64:
        """VC-230: hand sizes are public."""
        return self.words[at.HAND_SIZE + seat]

    @final
    def drops(self, seat: i64) -> i64:
        """VC-8: the seat's stored blood."""
        return self.words[at.DROPS + seat]

    @final
    def in_tomb(self, seat: i64) -> bool:
        """VC-48: in its tomb, else in its castle."""
        return self.words[at.IN_TOMB + seat] == 1

    @final
    def is_staked(self, seat: i64) -> bool:
        """VC-152: a marker lies with the vampire."""
        return self.words[at.MARKER + seat] != 0

    @final
    def has_ability(self, seat: i64, vampire: i64) -> bool:
        """VC-218: abilities are switched on or off together."""
        return self.abilities and self.words[at.VAMPIRE + seat] == vampire

    @final
    def hunters_enabled(self) -> bool:
        """VC-126 to VC-128: from round 2 on, once somebody was carried off."""
        return self.words[at.KIDNAPPED] == 1 and self.round() > 1

    # --- victims ---------------------------------------------------------------------------------

    @final
    def is_captive_of(self, victim: i64, seat: i64) -> bool:
        """Tell whether the victim lies in this seat's castle."""
        return self.words[at.PLACE + victim] == at.CAPTIVE + seat

    @final
    def is_fresh(self, victim: i64) -> bool:
        """Tell whether AP caught the victim in this turn."""
        return self.words[at.PLACE + victim] == at.FRESH

    @final
    def lord_of(self, victim: i64) -> i64:
        """The seat whose captive this is, else -1."""
        place: i64 = self.words[at.PLACE + victim]
        return place - at.CAPTIVE if at.CAPTIVE <= place < at.DEAD else -1

    @final
    def cover_on(self, victim: i64) -> i64:
        """The kind of protection on the victim, else -1."""
        slot: i64 = self.words[at.COVER + victim]
        return self.words[at.LAID_KIND + slot - 1] - 1 if slot > 0 else -1

    @final
    def captives(self, seat: i64) -> i64:
        """How many captives the seat has."""
        count: i64 = 0
        for victim in range(i64(c.VICTIMS)):
            if self.is_captive_of(victim, seat):
                count += 1
        return count

    @final
    def lies_at(self, victim: i64, castle: i64) -> bool:
        """VC-108: the captives of a castle and, at AP's own, the fresh victims."""
        place: i64 = self.words[at.PLACE + victim]
        if place == at.CAPTIVE + castle:
            return True
        return place == at.FRESH and castle == self.words[at.ACTIVE]

    @final
    def has_priest(self, castle: i64, fresh_too: bool) -> bool:
        """VC-112, VC-121: a priest among the victims at this castle."""
        for victim in range(i64(c.VICTIMS)):
            counts: bool = fresh_too or not self.is_fresh(victim)
            if counts and self.printed.priest[victim] == 1 and self.lies_at(victim, castle):
                return True
        return False

    @final
    def naming_those_at(self, first: i64, last: i64) -> list[int]:
        """The moves that name the victims at these places, sorted."""
        found: list[int] = []
        for victim in range(i64(c.VICTIMS)):
            if first <= self.words[at.PLACE + victim] <= last:
                found.append(c.VICTIM + victim)
        return found

    @final
    def covered_alone(self, victim: i64) -> bool:
        """Tell whether the victim is the only one under its protection."""
        slot: i64 = self.words[at.COVER + victim]
        for other in range(i64(c.VICTIMS)):
            if other != victim and self.words[at.COVER + other] == slot:
                return False
        return slot > 0

    # --- places ----------------------------------------------------------------------------------

    @final
    def village_from(self) -> i64:
        """Where the village deck begins in the vector."""
        return at.DECKS + self.printed.vampire_total()

    @final
    def free_slot(self) -> i64:
        """A place for one more laid card."""
        slot: i64 = 0
        while self.words[at.LAID_KIND + slot] != 0:
            slot += 1
        return slot
