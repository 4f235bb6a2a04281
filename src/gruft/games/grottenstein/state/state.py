"""The smallest changes of a game of Vampir: a card moves, a door changes, points are counted.

This room does not decide what may be done. It keeps what is known of cards beside where they are.
"""

from typing import final

from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import learn, note_taken, show
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.queries import Reading, floor_place


class State(Reading):
    """A game in which figures, cards and doors change."""

    @final
    def ask(self, decision: i64) -> None:
        """Somebody is asked next."""
        self.words[at.DECISION] = decision
        self.words[at.NEXT] = at.ASK

    @final
    def throw_dice(self, count: i64) -> i64:
        """The sum of so many dice."""
        total: i64 = 0
        if self.journal is not None:
            self.dice = ()
        while count > 0:
            die: i64 = self.chance.die(self.printed.sides)
            if self.journal is not None:
                self.dice = (*self.dice, int(die))
            total += die
            count -= 1
        return total

    # --- points ----------------------------------------------------------------------------------

    @final
    def subtract(self, figure: i64, points: i64) -> i64:
        """GR-122: excess damage is lost; return what was really lost."""
        lost: i64 = min(points, self.words[at.LIFE + figure])
        self.words[at.LIFE + figure] -= lost
        return lost

    @final
    def add(self, figure: i64, points: i64) -> i64:
        """GR-13: nobody rises above 40; return what was really gained."""
        gained: i64 = min(points, self.printed.most_life - self.words[at.LIFE + figure])
        self.words[at.LIFE + figure] += gained
        return gained

    # --- cards -----------------------------------------------------------------------------------

    @final
    def lay_down(self, card: i64, field: i64) -> None:
        """GR-22, GR-23: a card lies face down on its field."""
        self.words[at.DOWN + field] = card + 1
        self.words[at.PLACE + card] = at.FACE_DOWN

    @final
    def turn_up(self, card: i64, field: i64) -> None:
        """GR-87: a card lies face up on a field, for everybody to see."""
        show(self.words, self.printed, card)
        if self.words[at.DOWN + field] == card + 1:
            self.words[at.DOWN + field] = 0
        self.words[at.PLACE + card] = at.OPEN_FIELD + field

    @final
    def give(self, card: i64, figure: i64) -> None:
        """A card comes to a sheet; who knew it before still does."""
        self.words[at.PLACE + card] = at.SHEET + figure
        note_taken(self.words, self.printed, figure, card)

    @final
    def take_from_field(self, card: i64, field: i64, figure: i64) -> None:
        """GR-86: the card that was turned up goes to the sheet."""
        self.words[at.DOWN + field] = 0
        self.give(card, figure)

    @final
    def show_card(self, card: i64) -> None:
        """GR-121: a card is used or applied and thereby known."""
        show(self.words, self.printed, card)

    @final
    def let_know(self, card: i64, seats: i64) -> None:
        """Some seats, given as bits, see the card."""
        learn(self.words, card, seats)

    @final
    def remove_card(self, card: i64) -> None:
        """A card leaves the game, face up."""
        show(self.words, self.printed, card)
        self.words[at.PLACE + card] = at.OUT

    @final
    def show_sheet(self, figure: i64) -> None:
        """GR-181: all cards of a servant are public."""
        for card in range(i64(c.CARDS)):
            if self.holds(figure, card):
                show(self.words, self.printed, card)

    @final
    def drop_sheet(self, figure: i64) -> None:
        """GR-191: what a servant carried stays on their square as their remains."""
        for card in range(i64(c.CARDS)):
            if self.holds(figure, card):
                self.words[at.PLACE + card] = floor_place(at.REMAINS + figure, self.where(figure))

    # --- doors -----------------------------------------------------------------------------------

    @final
    def set_door(self, door: i64, state: i64) -> None:
        """GR-76, GR-78, GR-136: the white chip of a door comes from the supply or goes back."""
        if self.villa.door_kind[door] != v.ARMOURED:
            if self.door_state(door) == at.CLOSED:
                self.words[at.CHIPS] += 1
            if state == at.CLOSED:
                self.words[at.CHIPS] -= 1
        self.words[at.DOORS + door] = self.door_damage(door) * 4 + state

    @final
    def damage_door(self, door: i64, points: i64) -> i64:
        """GR-134, GR-136: damage adds up; return the points that the door has left."""
        most: i64 = self.printed.door_life
        damage: i64 = min(self.door_damage(door) + points, most)
        self.words[at.DOORS + door] = damage * 4 + self.door_state(door)
        if damage == most:
            self.set_door(door, at.DESTROYED)
        return most - damage
