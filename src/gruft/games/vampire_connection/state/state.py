"""The state of a Vampire Connection game: what can be asked of it, and its smallest changes.

This room holds what is true now. What may be done is for the chapters in `rules/` to say.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_connection.knowledge.worlds import forget, note_draw, note_reshuffle
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.cards import Printed
from gruft.kernel.chance import Chance
from gruft.kernel.journal import CHANCE
from gruft.kernel.position import Position
from gruft.kernel.vectors import spread


class State(Position):
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

    @final
    def ask(self, decision: i64, seat: i64) -> None:
        """This seat is asked next."""
        self.words[at.DECISION] = decision
        self.words[at.ASKED] = seat
        self.words[at.NEXT] = at.ASK

    @final
    def village_from(self) -> i64:
        """Where the village deck begins in the vector."""
        return at.DECKS + self.printed.vampire_total()

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
        """How many cards the seat holds, as everybody sees."""
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
        """A marker lies with the vampire."""
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
        """VC-112: a priest among the victims at this castle."""
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
    def under(self, slot: i64) -> i64:
        """How many victims lie under this laid card."""
        count: i64 = 0
        for victim in range(i64(c.VICTIMS)):
            if self.words[at.COVER + victim] == slot + 1:
                count += 1
        return count

    @final
    def uncover(self, victim: i64) -> None:
        """VC-120: the victim leaves without its protection; a card with no victim is discarded."""
        slot: i64 = self.words[at.COVER + victim]
        self.words[at.COVER + victim] = 0
        if slot > 0 and self.under(slot - 1) == 0:
            self.discard_laid(slot - 1)

    @final
    def discard_laid(self, slot: i64) -> None:
        """VC-11: a laid card goes to the discard pile, and nothing lies under it any more.

        Cards laid later move up, so that they stay in the order in which they were laid.
        """
        words = self.words
        words[at.DISCARDED + c.CRUCIFIX + words[at.LAID_KIND + slot] - 1] += 1
        for victim in range(i64(c.VICTIMS)):
            if words[at.COVER + victim] == slot + 1:
                words[at.COVER + victim] = 0
            elif words[at.COVER + victim] > slot + 1:
                words[at.COVER + victim] -= 1
        for later in range(slot + 1, i64(c.MOST_LAID)):
            words[at.LAID_KIND + later - 1] = words[at.LAID_KIND + later]
            words[at.LAID_AT + later - 1] = words[at.LAID_AT + later]
        words[at.LAID_KIND + c.MOST_LAID - 1] = 0

    # --- vampire cards ---------------------------------------------------------------------------

    @final
    def lose_card(self, seat: i64, card: i64) -> None:
        """A card leaves a hand face up; all see it."""
        self.words[at.HANDS + seat * c.TYPES + card] -= 1
        self.words[at.HAND_SIZE + seat] -= 1
        forget(self.words, seat, card)

    @final
    def discard(self, seat: i64, card: i64) -> None:
        """VC-11: a used card goes face up onto the discard pile."""
        self.lose_card(seat, card)
        self.words[at.DISCARDED + card] += 1


def draw(state: State, seat: i64) -> i64:
    """VC-182, VC-183: take the top card; an empty deck is made anew; -1 if nothing is left."""
    words = state.words
    if words[at.VAMPIRE_DECK_SIZE] == 0 and pile_size(words) > 0:
        note_reshuffle(words, state.seats)
        order = spread(words[at.DISCARDED : at.DISCARDED + c.TYPES])
        for kind in range(i64(c.TYPES)):
            words[at.DISCARDED + kind] = 0
        state.chance.shuffle(order, "vampire")
        place_deck(words, at.DECKS, order)
        words[at.VAMPIRE_DECK_SIZE] = len(order)
        if state.journal is not None:
            facts.tell(state, "fact-deck-reshuffled", CHANCE)
    size: i64 = words[at.VAMPIRE_DECK_SIZE]
    if size == 0:
        return -1
    card: i64 = words[at.DECKS + size - 1]
    words[at.VAMPIRE_DECK_SIZE] = size - 1
    words[at.HANDS + seat * c.TYPES + card] += 1
    words[at.HAND_SIZE + seat] += 1
    note_draw(words, seat, card)
    return card


def pile_size(words: vec[i64]) -> i64:
    """How many cards lie on the vampire discard pile."""
    total: i64 = 0
    for card in range(i64(c.TYPES)):
        total += words[at.DISCARDED + card]
    return total


def village_deck(state: State) -> list[int]:
    """The cards of the village deck, the lowest first."""
    first: i64 = state.village_from()
    found: list[int] = []
    for place in range(first, first + state.words[at.VILLAGE_DECK_SIZE]):
        found.append(state.words[place])
    return found


def place_deck(words: vec[i64], start: i64, order: vec[i64]) -> None:
    """Lay a shuffled order down, its first card on top."""
    size: i64 = len(order)
    for place in range(size):
        words[start + place] = order[size - 1 - place]
