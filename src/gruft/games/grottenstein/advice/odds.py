"""What a seat of Vampir may reckon with: the cards it knows, weapons, blows and dangers.

Nothing is looked at but what the seat may know: a card that it does not know is nowhere for it.
Points are counted in tenths.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import knows
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.bits import has
from gruft.games.grottenstein.state.state import State
from gruft.kernel.vectors import zeros

UNKNOWN: Final = -1
NONE: Final = -1


@final
class Look:
    """What one seat sees when it is asked, and how much each idea counts for it."""

    def __init__(self, position: State, seat: i64, habits: vec[i64]) -> None:
        self.position = position
        self.words = position.words
        self.villa = position.villa
        self.printed = position.printed
        self.seat: i64 = seat
        self.figure: i64 = position.actor()
        self.habits = habits
        self.place = zeros(c.CARDS)  # where each card is, as far as the seat knows
        for card in range(i64(c.CARDS)):
            known: bool = knows(self.words, seat, card)
            self.place[card] = self.words[at.PLACE + card] if known else UNKNOWN

    def counts(self, which: i64) -> i64:
        """How much this idea counts."""
        return self.habits[which]

    # --- cards -----------------------------------------------------------------------------------

    def card_of(self, figure: i64, effect: i64) -> i64:
        """A card with this effect that the seat knows to be on a sheet, else -1."""
        for card in range(i64(c.CARDS)):
            if self.place[card] == at.SHEET + figure and self.printed.effect[card] == effect:
                return card
        return NONE

    def has(self, figure: i64, effect: i64) -> bool:
        """Tell whether a figure is known to hold a card with this effect."""
        return self.card_of(figure, effect) >= 0

    def holder(self, effect: i64) -> i64:
        """The living hunter who is known to hold a card with this effect, else -1."""
        for hunter in range(i64(c.HUNTERS)):
            if self.is_living(hunter) and self.has(hunter, effect):
                return hunter
        return NONE

    def down_at(self, field: i64) -> i64:
        """The face-down card of a field as the seat knows it: `UNKNOWN` if it does not."""
        card: i64 = self.words[at.DOWN + field] - 1
        return card if card >= 0 and knows(self.words, self.seat, card) else UNKNOWN

    def is_down(self, field: i64) -> bool:
        """A face-down card lies on the field."""
        return self.words[at.DOWN + field] > 0

    def is_found(self, effect: i64) -> bool:
        """The seat knows where a card with this effect is."""
        for card in range(i64(c.CARDS)):
            if self.printed.effect[card] == effect and self.place[card] != UNKNOWN:
                return True
        return False

    # --- figures ---------------------------------------------------------------------------------

    def is_living(self, figure: i64) -> bool:
        """A living hunter."""
        return figure != c.VAMPIRE and self.words[at.STATUS + figure] == at.LIVING

    def where(self, figure: i64) -> i64:
        """The square of a figure."""
        return self.position.where(figure)

    # --- keys ------------------------------------------------------------------------------------

    def key_for(self, figure: i64, lock: i64) -> i64:
        """A key on the sheet that may fit a lock and was not tried there in vain, else -1."""
        for card in range(i64(c.CARDS)):
            if self.place[card] == at.SHEET + figure and self.may_fit(card, lock):
                return card
        return NONE

    def may_fit(self, card: i64, lock: i64) -> bool:
        """GR-26, GR-126, GR-232: what the tries have said about a key; the two locks differ."""
        effect: i64 = self.printed.effect[card]
        if effect == c.UNIVERSAL_KEY:
            return True
        if not c.FIRST_KEY <= effect < c.FIRST_KEY + c.LOCKS:
            return False
        colour: i64 = effect - c.FIRST_KEY
        other: i64 = at.ARMOUR_LOCK if lock == at.CRYPT_LOCK else at.CRYPT_LOCK
        if self.words[at.OPENED + lock] > 0:
            return self.words[at.OPENED + lock] - 1 == colour
        if self.words[at.OPENED + other] - 1 == colour:
            return False
        return not has(self.words[at.FAILED + lock], colour)

    # --- blows -----------------------------------------------------------------------------------

    def blow(self, weapon: i64) -> i64:
        """What a weapon takes on the average, in tenths."""
        printed = self.printed
        sides: i64 = printed.sides
        if printed.success_from[weapon] > 0:
            chances: i64 = sides + 1 - printed.success_from[weapon]
            return 10 * printed.fixed_damage[weapon] * chances // sides
        if printed.dice[weapon] != 1:
            return 5 * printed.dice[weapon] * (sides + 1) + 10 * printed.bonus[weapon]
        total: i64 = 0
        for die in range(1, sides + 1):
            total += max(0, die + printed.bonus[weapon])
        return 10 * total // sides

    def strike(self, hunter: i64, square: i64, target: i64) -> i64:
        """The best blow that a hunter is known to have against somebody on a square, in tenths."""
        best: i64 = 0
        here: i64 = self.where(hunter)
        if self.position.reaches(here, square, self.printed.range[c.W_DAGGER]):
            best = self.blow(c.W_DAGGER)
        for card in range(i64(c.CARDS)):
            if self.place[card] == at.SHEET + hunter:
                weapon: i64 = self.printed.weapon(card)
                if weapon >= 0 and self.harms(weapon, target):
                    force: i64 = self.blow(weapon)
                    if force > best and self.position.reaches(
                        here, square, self.printed.range[weapon]
                    ):
                        best = force
        return best

    def harms(self, weapon: i64, target: i64) -> bool:
        """Weapons against the vampire alone do nothing to others."""
        return target == c.VAMPIRE or self.printed.targets[weapon] == 0

    def danger(self, square: i64) -> i64:
        """What the hunters can take from the vampire on a square in their next slots, in tenths."""
        total: i64 = 0
        for hunter in range(i64(c.HUNTERS)):
            if self.is_living(hunter) and self.words[at.SHACKLED + hunter] == 0:
                total += self.strike(hunter, square, c.VAMPIRE)
        return total
