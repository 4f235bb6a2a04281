"""What a seat of Vampir may reckon with: the cards it knows, weapons, blows and dangers; and how
much each idea counts for the advised player.

Nothing is looked at but what the seat may know: a card that it does not know is nowhere for it.
Points are counted in tenths. What ideas count comes from practice: one change at a time, on the
same dice.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import knows
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.layout import has
from gruft.games.grottenstein.state.state import State
from gruft.kernel.vectors import zeros

# --- hunters: what an errand is worth, in steps ---
TO_STAKE: Final = 200  # beside the coffin with hammer and stake
TO_FETCH: Final = 90  # hammer or stake that lies open
TO_HAND_OVER: Final = 80  # bringing them together
TO_ENTER: Final = 80  # opening the cellar with ladder or dynamite
TO_UNLOCK: Final = 70  # trying a key
TO_BREAK: Final = 45  # breaking a crypt door
TO_SEARCH_ABOVE: Final = 40  # an event card while hammer or way in are missing
TO_SEARCH_BELOW: Final = 50  # a cellar card while the stake is missing
TO_SEARCH_REST: Final = 10  # any other card
TO_OCCUPY: Final = 50  # the crypt while the vampire is away
TO_CURE: Final = 60  # helping, or being helped
TO_HUNT_SERVANT: Final = 30
TO_CHASE: Final = 20  # standing beside the vampire
COMRADE_FIGHTS: Final = 25  # more where a comrade fights him already
NEARER_COMRADE: Final = 30  # less where a comrade is nearer
CARD_ON_THE_WAY: Final = 4  # a detour for a card
TRAP_ON_THE_WAY: Final = 4  # a detour around a known trap
HEAL_BELOW: Final = 28  # life points
FIGHT_FROM: Final = 0  # all blows together, in percent of a bite

# --- the vampire ---
PAIN: Final = 60  # what a point of his own counts, in percent of a hunter's
PAIN_WHEN_WEAK: Final = 200  # the same when little is left
HOME_BELOW: Final = 20  # life points
PREY_WEAK: Final = 4  # more for each point that a hunter lacks, in percent
PREY_WITH_STAKE: Final = 20  # more for the hunter with the stake, in tenths
BATS_KEPT: Final = 1  # bat cards for the way home
DETOUR_FOR_CAPE: Final = 30  # steps
FAR: Final = 9  # steps that are worth a bat card
BITE_FROM: Final = 3  # the least that a bite must be worth
PREY_IN_CRYPT: Final = 30  # more for a hunter in the crypt
PAIN_UNDER_PROTECTION: Final = 40  # the same while falling to 0 only sends him home

UNKNOWN: Final = -1
NONE: Final = -1


@final
class Look:
    """What one seat sees when it is asked."""

    def __init__(self, position: State, seat: i64) -> None:
        self.position = position
        self.words = position.words
        self.villa = position.villa
        self.printed = position.printed
        self.seat: i64 = seat
        self.figure: i64 = position.actor()
        self.place = zeros(c.CARDS)  # where each card is, as far as the seat knows
        for card in range(i64(c.CARDS)):
            known: bool = knows(self.words, seat, card)
            self.place[card] = self.words[at.PLACE + card] if known else UNKNOWN

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

    def mark_hunters(self, goals: vec[i64]) -> None:
        """The squares of the living hunters."""
        for hunter in range(i64(c.HUNTERS)):
            if self.is_living(hunter):
                goals[self.where(hunter)] = 1

    # --- keys ------------------------------------------------------------------------------------

    def key_for(self, figure: i64, lock: i64) -> i64:
        """A key on the sheet that may fit a lock and was not tried there in vain, else -1."""
        for card in range(i64(c.CARDS)):
            if self.place[card] == at.SHEET + figure and self.may_fit(card, lock):
                return card
        return NONE

    def may_fit(self, card: i64, lock: i64) -> bool:
        """What the tries have said about a key; the two locks differ."""
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
        vampire: bool = target == c.VAMPIRE
        here: i64 = self.where(hunter)
        if self.position.reaches(here, square, self.printed.range[c.W_DAGGER]):
            best = self.blow(c.W_DAGGER)
        for card in range(i64(c.CARDS)):
            if self.place[card] == at.SHEET + hunter:
                weapon: i64 = self.printed.weapon(card)
                fits: bool = weapon >= 0 and (vampire or self.printed.targets[weapon] == c.ENEMIES)
                force: i64 = self.blow(weapon) if fits else 0
                if force > best and self.position.reaches(here, square, self.printed.range[weapon]):
                    best = force
        return best

    def danger(self, square: i64) -> i64:
        """What the hunters can take from the vampire on a square in their next slots, in tenths."""
        total: i64 = 0
        for hunter in range(i64(c.HUNTERS)):
            if self.is_living(hunter) and self.words[at.SHACKLED + hunter] == 0:
                total += self.strike(hunter, square, c.VAMPIRE)
        return total
