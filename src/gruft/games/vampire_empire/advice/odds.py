"""What a seat of Vampire Empire can reckon: who may be a vampire, what the rival may hold.

Only what the seat may know is looked at: its own cards, what lies open, what it has seen. Chances
are counted in 1024ths; the chances of sums in parts of `WHOLE`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.knowledge.sightings import (
    ALL_SEE,
    IN_HAND,
    OPPONENT,
    sighted,
)
from gruft.games.vampire_empire.knowledge.worlds import (
    VAMPIRE_TOKENS,
    may_be_a_vampire,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import class_of, other
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.vectors import zeros

SURE: Final = 1024
WHOLE: Final = 1048576
MOST: Final = 32  # no sum above this one is told apart
INNOCENTS: Final = 2


@final
class Look:
    """What one seat sees when it is asked, and how much each idea counts for it."""

    def __init__(self, position: State, seat: i64, habits: vec[i64]) -> None:
        self.position = position
        self.words = position.words
        self.seat: i64 = seat
        self.rival: i64 = other(seat)
        self.habits = habits
        self.known = zeros(c.KINDS)  # cards that the rival surely holds
        self.pool = zeros(c.KINDS)  # their other hidden cards
        self.chance: i64 = 0  # how likely one of those is in their hand
        self.suspicion = zeros(c.CHARACTERS)
        self.guarding: i64 = 0  # the types of cards that defend one of one's own side in the castle
        self._count_cards()
        self._suspect()
        self._guard()

    def counts(self, which: i64) -> i64:
        """How much this idea counts for this side."""
        return self.habits[2 * which + self.seat]

    # --- the rival's cards -----------------------------------------------------------------------

    def _count_cards(self) -> None:
        """Section 15.2, number 4: their hidden cards are known, but not which are in hand."""
        words = self.words
        base: i64 = self.rival * c.KINDS
        hidden: i64 = 0
        sure: i64 = 0
        for kind in range(i64(c.KINDS)):
            offset: i64 = base + kind
            there: i64 = words[at.HANDS + offset] + words[at.CELLARS + offset]
            there += words[at.MOATS + offset] - words[at.SHOWN + offset]
            seen: i64 = sighted(words, self.rival, OPPONENT, kind, IN_HAND)
            self.known[kind] = seen
            self.pool[kind] = there - seen
            sure += seen
            hidden += there - seen
        hidden += self._count_deck()
        if hidden > 0:
            self.chance = SURE * (words[at.HAND_SIZE + self.rival] - sure) // hidden

    def _count_deck(self) -> i64:
        start: i64 = at.DECKS + self.rival * at.DECK_ROOM
        size: i64 = self.words[at.DECK_SIZE + self.rival]
        for place in range(size):
            self.pool[self.words[start + place]] += 1
        return size

    def supply(self, seat: i64) -> i64:
        """How many cards a seat can still spend."""
        words = self.words
        left: i64 = words[at.HAND_SIZE + seat] + words[at.DECK_SIZE + seat]
        return left + words[at.CELLAR_SIZE + seat] if words[at.CELLAR_USED + seat] == 0 else left

    # --- who is a vampire ------------------------------------------------------------------------

    def _suspect(self) -> None:
        """V knows; for H every trio that fits is equally likely, but for what V was seen doing."""
        words = self.words
        character: i64 = 0
        if self.seat == c.VAMPIRES:
            while character < c.CHARACTERS:
                self.suspicion[character] = SURE * words[at.VAMPIRE + character]
                character += 1
            return
        share: i64 = open_share(words, c.HUMANS)
        hidden: i64 = self._hidden_by_all_seen()
        while character < c.CHARACTERS:
            if words[at.REVEALED + character] == 1:
                self.suspicion[character] = SURE
            elif may_be_a_vampire(words, c.HUMANS, character):
                self.suspicion[character] = share
                if character == hidden and share < SURE:
                    self.suspicion[character] = likelier(share, self.counts(idea.HIDDEN))
            character += 1
        self._learn_from_the_combat()

    def _guard(self) -> None:
        """V guards vampires, H guards whom H knows to be human."""
        words = self.words
        safe: i64 = SURE if self.seat == c.VAMPIRES else 0
        for character in range(i64(c.CHARACTERS)):
            if words[at.PLACE + character] == at.IN_CASTLE and self.suspicion[character] == safe:
                self.guarding |= class_of(character)
                if words[at.REVEALED + character] == 1:
                    self.guarding |= c.RED

    def _hidden_by_all_seen(self) -> i64:
        """VE-61: who was hidden at the bottom of the city; -1 if nobody knows."""
        if self.words[at.CITY_SIZE] > 0 and self.words[at.CITY_SEEN] == ALL_SEE:
            return self.words[at.CITY]
        return -1

    def _learn_from_the_combat(self) -> None:
        """V attacks humans, defends vampires, and lets humans die."""
        words = self.words
        if words[at.ROUND] == 0 or words[at.TARGET] == 0:
            return
        target: i64 = words[at.TARGET] - 1
        weight: i64 = 100
        if self.position.is_night():
            weight = self.counts(idea.ATTACKED)
        elif words[at.DEFENCE_SUM] > 0:
            weight = self.counts(idea.DEFENDED)
        elif words[at.FIGHTING] != c.ATTACK:
            weight = self._silence(target)
        if 0 < self.suspicion[target] < SURE:
            self.suspicion[target] = likelier(self.suspicion[target], weight)

    def _silence(self, target: i64) -> i64:
        """V leaves a vampire alone for show, or because they cannot help it."""
        words = self.words
        attacker: i64 = words[at.ATTACKER] - 1
        sums = rival_sums(self, target, attacker)
        helpless: i64 = chance_below(sums, words[at.ATTACK_SUM]) * 100 // SURE
        return max(self.counts(idea.UNDEFENDED), helpless)


def open_share(words: vec[i64], observer: i64) -> i64:
    """How likely each character is a vampire that the observer is in doubt about."""
    missing: i64 = VAMPIRE_TOKENS
    doubtful: i64 = 0
    for character in range(i64(c.CHARACTERS)):
        missing -= words[at.REVEALED + character]
        if may_be_a_vampire(words, observer, character):
            doubtful += 1
    return 0 if doubtful == 0 else SURE * missing // doubtful


def exposed_share(words: vec[i64]) -> i64:
    """How surely H will know the vampires, as far as V can tell: two innocents more are known."""
    missing: i64 = VAMPIRE_TOKENS
    doubtful: i64 = 0
    for character in range(i64(c.CHARACTERS)):
        missing -= words[at.REVEALED + character]
        if words[at.REVEALED + character] == 0 and words[at.PROVEN + character] == 0:
            doubtful += 1
    doubtful = max(missing, doubtful - INNOCENTS)
    return SURE if doubtful <= 0 else SURE * missing // doubtful


def likelier(chance: i64, percent: i64) -> i64:
    """The chance after evidence that is so many percent as likely with a vampire as without."""
    with_it: i64 = chance * percent
    return SURE * with_it // (with_it + (SURE - chance) * 100)


# --- sums ----------------------------------------------------------------------------------------


def suits(look: Look, kind: i64, supported: i64, opposed: i64) -> bool:
    """VE-91 to VE-97, as if revealed where `words` say so."""
    return look.position.is_eligible(kind, supported, opposed)


def rival_sums(look: Look, supported: i64, opposed: i64) -> vec[i64]:
    """How likely each sum is that the rival can show for a character, in parts of `WHOLE`."""
    sums = zeros(MOST + 1)
    sums[0] = WHOLE
    if look.words[at.HAND_SIZE + look.rival] == 0:
        return sums
    chance: i64 = min(SURE, look.chance * look.counts(idea.HOLDS) // 100)
    for kind in range(i64(c.KINDS)):
        if look.pool[kind] + look.known[kind] > 0 and suits(look, kind, supported, opposed):
            value: i64 = look.position.printed.value[kind]
            _add_copies(sums, value, look.known[kind], SURE)
            _add_copies(sums, value, look.pool[kind], chance)
    return sums


def _add_copies(sums: vec[i64], value: i64, copies: i64, chance: i64) -> None:
    while copies > 0:
        total: i64 = MOST
        while total >= 0:
            reached: i64 = min(MOST, total + value)
            part: i64 = sums[total] * chance // SURE
            if reached != total:
                sums[total] -= part
                sums[reached] += part
            total -= 1
        copies -= 1


def chance_below(sums: vec[i64], total: i64) -> i64:
    """How likely the sum is below this number, in 1024ths."""
    found: i64 = 0
    place: i64 = 0
    while place < total and place <= MOST:
        found += sums[place]
        place += 1
    return found // SURE


def alive(look: Look, vampires: i64) -> i64:
    """VE-31: how many of a side live; who is dead is public."""
    dead: i64 = 0
    for character in range(i64(c.CHARACTERS)):
        if (
            look.words[at.PLACE + character] == at.DEAD
            and look.words[at.REVEALED + character] == vampires
        ):
            dead += 1
    return (VAMPIRE_TOKENS if vampires == 1 else c.CHARACTERS - VAMPIRE_TOKENS) - dead
