"""What is true in a game of Vampir, and its smallest changes.

One vector of numbers, laid out as `layout.py` says. What may be done is for the chapters in
`rules/` to say. What is known of cards is kept beside where they are.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import note_taken, show
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import Printed
from gruft.games.grottenstein.state.layout import has
from gruft.games.grottenstein.state.villa import Villa
from gruft.kernel.chance import Chance
from gruft.kernel.position import Position


class Board(Position):
    """Whose slot it is, figures, doors and lines of sight."""

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
        """The figure whose slot it is."""
        slot: i64 = self.words[at.SLOT]
        return c.VAMPIRE if slot == c.HUNTERS else self.words[at.ORDER + slot]

    @final
    def asked(self) -> i64:
        """The seat that has the word; -1 when the game is over."""
        decision: i64 = self.words[at.DECISION]
        if decision == at.OVER:
            return at.NOBODY
        if decision <= at.RISING:
            return self.words[at.VAMPIRE_SEAT]
        return self.words[at.PLAYER + self.actor()]

    @final
    def is_setting_up(self) -> bool:
        """The vampire still arranges cellar and locks."""
        return at.PLACING <= self.words[at.DECISION] <= at.LOCKING_ARMOUR

    @final
    def is_choosing(self) -> bool:
        """A verb has been chosen and not all that belongs to it."""
        return self.words[at.DECISION] >= at.WEAPON

    @final
    def is_in_place(self) -> bool:
        """The attack that is being chosen was begun before moving."""
        return self.words[at.ORIGIN] == at.FIRST

    @final
    def is_vampires(self, seat: i64) -> bool:
        """Tell whether the seat is on the vampire's team."""
        return seat == self.words[at.VAMPIRE_SEAT] or has(self.words[at.TURNED], seat)

    # --- figures ---------------------------------------------------------------------------------

    @final
    def is_living(self, figure: i64) -> bool:
        """A living hunter."""
        return figure != c.VAMPIRE and self.words[at.STATUS + figure] == at.LIVING

    @final
    def is_servant(self, figure: i64) -> bool:
        """A servant."""
        return self.words[at.STATUS + figure] == at.SERVANT

    @final
    def is_figure(self, figure: i64) -> bool:
        """A living hunter, a servant or the vampire, never a corpse."""
        status: i64 = self.words[at.STATUS + figure]
        return status in (at.LIVING, at.SERVANT)

    @final
    def is_lying(self) -> bool:
        """The vampire lies exactly while he stands on a coffin square."""
        return self.villa.kind[self.words[at.WHERE + c.VAMPIRE]] == v.COFFIN

    @final
    def is_resting(self) -> bool:
        """The vampire lies in his coffin and is not whole yet."""
        return self.is_lying() and self.words[at.LIFE + c.VAMPIRE] < self.printed.most_life

    @final
    def wears(self, piece: i64) -> bool:
        """The vampire has this piece of his wardrobe."""
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
        """The hunters who live."""
        words = self.words
        found: list[int] = []
        for hunter in range(i64(c.HUNTERS)):
            if words[at.STATUS + hunter] == at.LIVING:
                found.append(hunter)
        return found

    @final
    def is_taken(self, square: i64) -> bool:
        """A figure, a corpse or a zombie stands there."""
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
        """The points that a door has lost."""
        return self.words[at.DOORS + door] >> 2

    @final
    def reaches(self, square: i64, target: i64, distance: i64) -> bool:
        """A blow of this range from one square lands on the other."""
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
        """No closed door, no arrow against it, no wall chip."""
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


class State(Board):
    """A game in which figures, cards and doors change."""

    # --- where cards are -------------------------------------------------------------------------

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
    def has_open_cards(self, figure: i64) -> bool:
        """GR-181, GR-229 to GR-231: everybody sees what this figure finds and carries."""
        return self.printed.finds_are_public or self.is_servant(figure)

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
        """The object places that are filled."""
        words, places = self.words, self.printed.places
        count: i64 = 0
        for card in range(i64(c.CARDS)):
            if words[at.PLACE + card] == at.SHEET + figure:
                count += places[card]
        return count

    @final
    def has_colour_for(self, figure: i64, card: i64) -> bool:
        """GR-100: a border binds objects to their colour."""
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
    def turned_up(self) -> i64:
        """The field whose card lies turned up before the one whose slot it is, else -1."""
        return self.field_here(self.actor()) if self.words[at.DECISION] == at.REVEALED else -1

    @final
    def has_remains(self, square: i64) -> bool:
        """Cards of a servant lie on the square."""
        words = self.words
        for card in range(i64(c.CARDS)):
            if is_remains(words[at.PLACE + card], square):
                return True
        return False

    @final
    def ladder_is_laid(self) -> bool:
        """The hatch is open."""
        words = self.words
        for card in range(i64(c.CARDS)):
            if words[at.PLACE + card] >= at.FLOOR + at.LAID * at.FLOOR_KIND:
                return True
        return False

    # --- changes ---------------------------------------------------------------------------------

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
        """A card lies face down on its field."""
        self.words[at.DOWN + field] = card + 1
        self.words[at.PLACE + card] = at.FACE_DOWN

    @final
    def turn_up(self, card: i64, field: i64) -> None:
        """A card lies face up on a field, for everybody to see."""
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
    def show_card(self, card: i64) -> None:
        """A card is used or applied and thereby known."""
        show(self.words, self.printed, card)

    @final
    def remove_card(self, card: i64) -> None:
        """A card leaves the game, face up."""
        show(self.words, self.printed, card)
        self.words[at.PLACE + card] = at.OUT

    # --- doors -----------------------------------------------------------------------------------

    @final
    def set_door(self, door: i64, state: i64) -> None:
        """The white chip of a door comes from the supply or goes back."""
        if self.villa.door_kind[door] != v.ARMOURED:
            if self.door_state(door) == at.CLOSED:
                self.words[at.CHIPS] += 1
            if state == at.CLOSED:
                self.words[at.CHIPS] -= 1
        self.words[at.DOORS + door] = self.door_damage(door) * 4 + state

    @final
    def damage_door(self, door: i64, points: i64) -> i64:
        """Damage adds up; return the points that the door has left."""
        most: i64 = self.printed.door_life
        damage: i64 = min(self.door_damage(door) + points, most)
        self.words[at.DOORS + door] = damage * 4 + self.door_state(door)
        if damage == most:
            self.set_door(door, at.DESTROYED)
        return most - damage


# --- the floor -----------------------------------------------------------------------------------


def floor_place(kind: i64, square: i64) -> i64:
    """Where a card is that lies on a square, not on a field."""
    return at.FLOOR + kind * at.FLOOR_KIND + square


def is_remains(place: i64, square: i64) -> bool:
    """A card that a servant left on this square."""
    return is_on_floor(place, square) and place < at.FLOOR + at.UNLIT * at.FLOOR_KIND


def is_unlit(place: i64, square: i64) -> bool:
    """A card of a charge that did not go off on this square."""
    return place == at.FLOOR + at.UNLIT * at.FLOOR_KIND + square


def is_on_floor(place: i64, square: i64) -> bool:
    """Tell whether a card lies on this square, whatever for."""
    return place >= at.FLOOR and (place - at.FLOOR) % at.FLOOR_KIND == square
