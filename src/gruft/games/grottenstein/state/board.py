"""What can be asked of the board of Vampir: whose slot it is, figures, doors and lines of sight.

This room reads what is true now. Cards are in `queries.py`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.bits import has
from gruft.games.grottenstein.state.cards import Printed
from gruft.games.grottenstein.state.villa import Villa
from gruft.kernel.chance import Chance
from gruft.kernel.position import Position


class Board(Position):
    """Figures, doors and the slot. `words` is laid out as `layout.py` says."""

    def __init__(self, seats: i64, printed: Printed, words: vec[i64], chance: Chance) -> None:
        super().__init__(seats, chance)
        self.printed = printed
        self.villa: Villa = printed.villa
        self.words = words
        # Only facts read the single dice of a throw; the rules know nothing but their sum.
        self.dice: tuple[int, ...] = ()

    # --- slots and seats -------------------------------------------------------------------------

    @final
    def is_over(self) -> bool:
        return self.words[at.DECISION] == at.OVER

    @final
    def actor(self) -> i64:
        """GR-7: the figure whose slot it is."""
        slot: i64 = self.words[at.SLOT]
        return c.VAMPIRE if slot == c.HUNTERS else self.words[at.ORDER + slot]

    @final
    def asked(self) -> i64:
        """The seat that has the word; -1 when the game is over."""
        decision: i64 = self.words[at.DECISION]
        if decision == at.OVER:
            return at.NOBODY
        if decision <= at.LOCKING_ARMOUR or decision == at.RISING:
            return self.words[at.VAMPIRE_SEAT]
        return self.words[at.PLAYER + self.actor()]

    @final
    def is_vampires(self, seat: i64) -> bool:
        """GR-33, GR-39: tell whether the seat is on the vampire's team."""
        return seat == self.words[at.VAMPIRE_SEAT] or has(self.words[at.TURNED], seat)

    # --- figures ---------------------------------------------------------------------------------

    @final
    def is_living(self, figure: i64) -> bool:
        """GR-8: a living hunter."""
        return figure != c.VAMPIRE and self.words[at.STATUS + figure] == at.LIVING

    @final
    def is_servant(self, figure: i64) -> bool:
        """GR-8: a servant."""
        return self.words[at.STATUS + figure] == at.SERVANT

    @final
    def is_figure(self, figure: i64) -> bool:
        """GR-235: a living hunter, a servant or the vampire, never a corpse."""
        status: i64 = self.words[at.STATUS + figure]
        return status in (at.LIVING, at.SERVANT)

    @final
    def is_lying(self) -> bool:
        """GR-157: the vampire lies exactly while he stands on a coffin square."""
        return self.villa.kind[self.words[at.WHERE + c.VAMPIRE]] == v.COFFIN

    @final
    def is_resting(self) -> bool:
        """GR-160: the vampire lies in his coffin and is not whole yet."""
        return self.is_lying() and self.words[at.LIFE + c.VAMPIRE] < self.printed.most_life

    @final
    def wears(self, piece: i64) -> bool:
        """GR-142: the vampire has this piece of his wardrobe."""
        return self.words[at.WORN + piece] == 1

    @final
    def where(self, figure: i64) -> i64:
        """The square of a figure, -1 when it is gone."""
        return self.words[at.WHERE + figure]

    @final
    def life(self, figure: i64) -> i64:
        """GR-13: life points."""
        return self.words[at.LIFE + figure]

    @final
    def living_hunters(self) -> list[int]:
        """GR-8, GR-222: the hunters who live."""
        words = self.words
        found: list[int] = []
        for hunter in range(i64(c.HUNTERS)):
            if words[at.STATUS + hunter] == at.LIVING:
                found.append(hunter)
        return found

    @final
    def is_taken(self, square: i64) -> bool:
        """GR-53, GR-54, GR-59: a figure, a corpse or a zombie stands there."""
        words = self.words
        for figure in range(i64(c.FIGURES)):
            if words[at.WHERE + figure] == square and words[at.STATUS + figure] != at.GONE:
                return True
        return words[at.ZOMBIES] == square or words[at.ZOMBIES + 1] == square

    # --- doors and lines -------------------------------------------------------------------------

    @final
    def door_state(self, door: i64) -> i64:
        """Open, closed or destroyed."""
        return self.words[at.DOORS + door] & 3

    @final
    def door_damage(self, door: i64) -> i64:
        """GR-134: the points that a door has lost."""
        return self.words[at.DOORS + door] >> 2

    @final
    def reaches(self, square: i64, target: i64, distance: i64) -> bool:
        """GR-110 to GR-114: a blow of this range from one square lands on the other."""
        villa = self.villa
        targets, distances = villa.sight_to, villa.sight_distance
        line: i64 = villa.sight_from[square]
        last: i64 = villa.sight_from[square + 1]
        while line < last:
            if targets[line] == target:
                near: bool = distances[line] <= distance
                if near and self._line_is_free(line):
                    return True
            line += 1
        return False

    def _line_is_free(self, line: i64) -> bool:
        """GR-62, GR-112: no closed door, no arrow against it, no wall chip."""
        villa = self.villa
        place: i64 = villa.sight_past_from[line]
        last: i64 = villa.sight_past_from[line + 1]
        while place < last:
            past: i64 = villa.sight_past[place]
            if past == v.PAST_WALL:
                if self.words[at.WALL] == 1:
                    return False
            else:
                state: i64 = self.words[at.DOORS + (past >> 1)] & 3
                if state == at.CLOSED or (state != at.DESTROYED and past & 1 == 1):
                    return False
            place += 1
        return True
