"""What a seat of Vampire Empire can reckon: who may be a vampire, what the rival may hold.

Only what the seat may know is looked at: its own cards, what lies open, what it has seen. Chances
are counted in 1024ths; the chances of sums in parts of `WHOLE`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.knowledge.sightings import ALL_SEE, IN_HAND, OPPONENT, sighted
from gruft.games.vampire_empire.knowledge.worlds import may_be_a_vampire
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import class_of, other
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.vectors import zeros

SURE: Final = 1024
WHOLE: Final = 1048576
MOST: Final = 32  # no sum above this one is told apart


@final
class Look:
    """What one seat sees when it is asked, and how much each idea counts for it."""

    def __init__(self, position: State, seat: i64, habits: vec[i64]) -> None:
        self.position = position
        self.words = position.words
        self.seat: i64 = seat
        self.rival: i64 = other(seat)
        self.habits = habits
        self.attacker: i64 = position.words[at.ATTACKER] - 1
        self.target: i64 = position.words[at.TARGET] - 1
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

    def held(self, kind: i64) -> i64:
        """How many cards of a kind this seat holds."""
        return self.words[at.HANDS + self.seat * c.KINDS + kind]

    def _count_cards(self) -> None:
        """The rival's hidden cards are known, but not which are in their hand."""
        words = self.words
        base: i64 = self.rival * c.KINDS
        hidden: i64 = words[at.DECK_SIZE + self.rival]
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
        start: i64 = at.DECKS + self.rival * at.DECK_ROOM
        for place in range(words[at.DECK_SIZE + self.rival]):
            self.pool[words[start + place]] += 1
        if hidden > 0:
            self.chance = SURE * (words[at.HAND_SIZE + self.rival] - sure) // hidden

    def _suspect(self) -> None:
        """V knows; for H every trio that fits is equally likely, but for what V was seen doing."""
        words = self.words
        if self.seat == c.VAMPIRES:
            for character in range(i64(c.CHARACTERS)):
                self.suspicion[character] = SURE * words[at.VAMPIRE + character]
            return
        missing: i64 = c.VAMPIRE_TOKENS
        doubtful: i64 = 0
        for character in range(i64(c.CHARACTERS)):
            missing -= words[at.REVEALED + character]
            if may_be_a_vampire(words, c.HUMANS, character):
                doubtful += 1
        share: i64 = 0 if doubtful == 0 else SURE * missing // doubtful
        for character in range(i64(c.CHARACTERS)):
            if words[at.REVEALED + character] == 1:
                self.suspicion[character] = SURE
            elif may_be_a_vampire(words, c.HUMANS, character):
                self.suspicion[character] = share
        # Everybody knows who was hidden at the bottom of the city.
        if words[at.CITY_SIZE] > 0 and words[at.CITY_SEEN] == ALL_SEE:
            self._learn(words[at.CITY], self.counts(idea.HIDDEN))
        if words[at.ROUND] > 0 and self.target >= 0:
            self._learn(self.target, self._weight_of_the_combat())

    def _learn(self, character: i64, percent: i64) -> None:
        """Take evidence that is so many percent as likely with a vampire as without."""
        chance: i64 = self.suspicion[character]
        if 0 < chance < SURE:
            with_it: i64 = chance * percent
            self.suspicion[character] = SURE * with_it // (with_it + (SURE - chance) * 100)

    def _weight_of_the_combat(self) -> i64:
        """V attacks humans, defends vampires, and lets humans die."""
        words = self.words
        if self.position.is_night():
            return self.counts(idea.ATTACKED)
        if words[at.DEFENCE_SUM] > 0:
            return self.counts(idea.DEFENDED)
        if words[at.FIGHTING] == c.ATTACK:
            return 100
        # V leaves a vampire alone for show, or because they cannot help it.
        sums = rival_sums(self, self.target, self.attacker)
        helpless: i64 = chance_below(sums, words[at.ATTACK_SUM]) * 100 // SURE
        return max(self.counts(idea.UNDEFENDED), helpless)

    def _guard(self) -> None:
        """V guards vampires, H guards whom H knows to be human."""
        words = self.words
        safe: i64 = SURE if self.seat == c.VAMPIRES else 0
        for character in range(i64(c.CHARACTERS)):
            if words[at.PLACE + character] == at.IN_CASTLE and self.suspicion[character] == safe:
                self.guarding |= class_of(character)
                if words[at.REVEALED + character] == 1:
                    self.guarding |= c.RED


def exposed_share(words: vec[i64]) -> i64:
    """How surely H will know the vampires, as far as V can tell: two innocents more are known."""
    missing: i64 = c.VAMPIRE_TOKENS
    doubtful: i64 = 0
    for character in range(i64(c.CHARACTERS)):
        missing -= words[at.REVEALED + character]
        if words[at.REVEALED + character] == 0 and words[at.PROVEN + character] == 0:
            doubtful += 1
    doubtful = max(missing, doubtful - c.INNOCENT_TOKENS)
    return SURE if doubtful <= 0 else SURE * missing // doubtful


# --- sums ----------------------------------------------------------------------------------------


def rival_sums(look: Look, supported: i64, opposed: i64) -> vec[i64]:
    """How likely each sum is that the rival can show for a character, in parts of `WHOLE`."""
    sums = zeros(MOST + 1)
    sums[0] = WHOLE
    if look.words[at.HAND_SIZE + look.rival] == 0:
        return sums
    chance: i64 = min(SURE, look.chance * look.counts(idea.HOLDS) // 100)
    for kind in range(i64(c.KINDS)):
        possible = look.pool[kind] + look.known[kind] > 0
        if possible and look.position.is_eligible(kind, supported, opposed):
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


def dead(look: Look, vampires: i64) -> i64:
    """How many vampires (1) or humans (0) have died, which is public."""
    found: i64 = 0
    for character in range(i64(c.CHARACTERS)):
        gone = look.words[at.PLACE + character] == at.DEAD
        if gone and look.words[at.REVEALED + character] == vampires:
            found += 1
    return found
