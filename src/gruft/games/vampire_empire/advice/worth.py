"""What characters, cards and answers of Vampire Empire are worth to a seat.

Groups are composed card by card in rising order, so a set of cards is found again at every step:
the first card of the best set is played, and the rest of it is the best set that is left.
"""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.advice import weights as idea
from gruft.games.vampire_empire.advice.odds import SURE, Look, dead
from gruft.games.vampire_empire.state import cards as c
from gruft.kernel.vectors import zeros

HUMANS_AT_FIRST: Final = c.CHARACTERS - c.VAMPIRE_TOKENS
HEAVIEST: Final = 40  # no sum above this one is told apart
IMPOSSIBLE: Final = 1000000
HOPELESS: Final = -1000000
NOTHING: Final = -1


class Answer:
    """What a seat answers to one question, and why; to do nothing is worth nothing.

    Each question of the rules has its answer: `advice.py` lists them in the same order.
    """

    def __init__(self, why: str = "", why_not: str = "") -> None:
        #: The messages that say why something is done, and why nothing is.
        self.why = why
        self.why_not = why_not or why

    def worth(self, look: Look, move: i64) -> i64:
        """What is gained by doing this; what has no number is done if it can be."""
        return 1

    def choice(self, look: Look, moves: list[int]) -> i64:
        """The first of the moves that are worth most."""
        best: i64 = c.DONE
        most: i64 = 0 if c.DONE in moves else 2 * HOPELESS
        for move in moves:
            if move != c.DONE:
                worth: i64 = self.worth(look, move)
                if worth > most:
                    most = worth
                    best = move
        return best

    def reason(self, look: Look, move: i64) -> str:
        """The message that says why."""
        return self.why_not if move == c.DONE else self.why


# --- characters ----------------------------------------------------------------------------------


def death_worth(look: Look, character: i64) -> i64:
    """What a character's death is worth to this seat; less than nothing if it is one of its own."""
    suspicion: i64 = look.suspicion[character]
    vampire: i64 = vampire_worth(look)
    if look.position.is_revealed(character):
        vampire += look.counts(idea.PRESSURE) * look.position.revealed_in_castle()
    gain: i64 = (suspicion * vampire - (SURE - suspicion) * human_worth(look)) // SURE
    return gain if look.seat == c.HUMANS else 0 - gain


def life_worth(look: Look, character: i64) -> i64:
    """What may be spent on keeping a character alive in a combat."""
    saved: i64 = 0 - death_worth(look, character)
    return saved * look.counts(idea.SAVING) // 100 if saved > 0 else saved


def human_worth(look: Look) -> i64:
    """What a human is worth, the more the fewer are left."""
    gone: i64 = dead(look, 0)
    worth: i64 = look.counts(idea.HUMAN) * (100 + gone * look.counts(idea.FEWER_HUMANS)) // 100
    return worth + look.counts(idea.LAST) if gone >= HUMANS_AT_FIRST - 1 else worth


def vampire_worth(look: Look) -> i64:
    """What a vampire is worth, the more the fewer are left."""
    gone: i64 = dead(look, 1)
    worth: i64 = look.counts(idea.VAMPIRE) * (100 + gone * look.counts(idea.FEWER_VAMPIRES)) // 100
    return worth + look.counts(idea.LAST) if gone >= c.VAMPIRE_TOKENS - 1 else worth


def takeover_near(look: Look) -> bool:
    """One more revealed vampire in the castle would end the game."""
    return look.position.revealed_in_castle() >= c.CASTLE_SIZE - 1 and dead(look, 1) == 0


# --- single cards --------------------------------------------------------------------------------


def price(look: Look, kind: i64) -> i64:
    """What is lost by spending a card."""
    types: i64 = look.position.printed.types[kind]
    if types & c.SUPPORT != 0:
        return look.counts(idea.HELD + kind - c.FIRST_SUPPORT)
    value: i64 = look.position.printed.value[kind]
    worth: i64 = look.counts(idea.ONE + min(value, 3) - 1)
    if types & look.guarding != 0:
        worth += look.counts(idea.GUARD)
    if types & c.CLASSES == 0:
        return worth * look.counts(idea.COLOURED) // 100
    if types & (types - 1) != 0:
        worth += look.counts(idea.TWO_COLOURED)
    return worth


def expense(look: Look, kind: i64) -> i64:
    """What is lost by playing a card: the card, and what is paid for it."""
    return price(look, kind) + look.position.cost(kind) * look.counts(idea.FODDER)


def cheapest(look: Look, count: i64, lowest: i64) -> i64:
    """The lowest kind among the so many cards of the hand that are worth least, from a kind on."""
    limit: i64 = price_of_cheapest(look, count, lowest, False)
    left: i64 = count
    for kind in range(lowest, i64(c.KINDS)):
        if look.held(kind) > 0 and price(look, kind) < limit:
            left -= look.held(kind)
    for kind in range(lowest, i64(c.KINDS)):
        if look.held(kind) > 0:
            worth: i64 = price(look, kind)
            if worth < limit or (worth == limit and left > 0):
                return kind
    return NOTHING


def price_of_cheapest(look: Look, count: i64, lowest: i64, together: bool) -> i64:
    """What the last of the cheapest cards is worth, or all of them together."""
    total: i64 = 0
    taken: i64 = 0
    limit: i64 = -1
    while taken < count:
        following: i64 = IMPOSSIBLE
        copies: i64 = 0
        for kind in range(lowest, i64(c.KINDS)):
            held: i64 = look.held(kind)
            if held > 0:
                worth: i64 = price(look, kind)
                if limit < worth < following:
                    following = worth
                    copies = 0
                if worth == following:
                    copies += held
        if following == IMPOSSIBLE:
            break
        limit = following
        total += limit * min(copies, count - taken)
        taken += copies
    return total if together else limit


@final
class Purse:
    """The cards of the hand that can join the group for a character, from a kind on."""

    def __init__(self, look: Look, supported: i64, opposed: i64, lowest: i64) -> None:
        self.best = zeros(HEAVIEST + 1)  # the least price of exactly this sum
        self.first = zeros(HEAVIEST + 1)  # the lowest kind of that set
        self.most: i64 = 0  # the highest sum
        self.whole: i64 = 0  # the price of all of them
        for total in range(1, i64(HEAVIEST + 1)):
            self.best[total] = IMPOSSIBLE
            self.first[total] = NOTHING
        self.first[0] = NOTHING
        kind: i64 = c.KINDS - 1
        while kind >= lowest:
            held: i64 = look.held(kind)
            if held > 0 and look.position.is_eligible(kind, supported, opposed):
                self._add(look, kind, held)
            kind -= 1

    def _add(self, look: Look, kind: i64, copies: i64) -> None:
        value: i64 = look.position.printed.value[kind]
        worth: i64 = expense(look, kind)
        while copies > 0:
            total: i64 = HEAVIEST
            while total >= value:
                before: i64 = self.best[total - value]
                if before + worth < self.best[total]:
                    self.best[total] = before + worth
                    self.first[total] = kind
                total -= 1
            self.most = min(HEAVIEST, self.most + value)
            self.whole += worth
            copies -= 1

    def least(self, needed: i64) -> i64:
        """The sum, of at least what is needed, that costs least; one that is impossible if none."""
        found: i64 = max(0, needed)
        for total in range(found, i64(HEAVIEST + 1)):
            if self.best[total] < self.best[found]:
                found = total
        return found

    def cost(self, needed: i64) -> i64:
        """What it costs to reach at least this sum."""
        if needed > HEAVIEST:
            return IMPOSSIBLE
        return self.best[self.least(needed)]
