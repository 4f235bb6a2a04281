"""What vampire cards are worth to a seat of The Vampire Connection, in hundredths of a drop.

A card is worth what it may still bring: the first of a type more than the next, a hunter more with
stakes, a bat less without blood. What a play brings is said in `play.py`.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.vampire_connection.advice import weights as idea
from gruft.games.vampire_connection.advice.odds import Look
from gruft.games.vampire_connection.state import cards as c

USEFUL_STAKES: Final = 3


def is_hunter(card: i64) -> bool:
    """One of the four who carry stakes."""
    return c.BEATQUICK <= card <= c.ASSISTANT


def copy_worth(look: Look, card: i64, number: i64) -> i64:
    """What the copy of this number is worth in the hand of the seat."""
    worth: i64 = look.counts(idea.NEXT_COPY + card)
    if number == 1:
        worth = look.counts(idea.FIRST_COPY + card)
    position = look.position
    if card in (c.CARRIAGE, c.BAT):
        # A carriage wants a driver, a bat blood; Ficklecrash needs neither.
        if position.has_ability(look.seat, c.FICKLECRASH):
            return worth
        if card == c.CARRIAGE and position.held(look.seat, c.HUNCHBACK) < 2:
            return worth - look.counts(idea.NO_DRIVER)
        if card == c.BAT and position.drops(look.seat) == 0:
            return worth - look.counts(idea.NO_BLOOD)
        return worth
    if is_hunter(card):
        stakes: i64 = min(USEFUL_STAKES, position.held(look.seat, c.STAKE))
        return worth + stakes * look.counts(idea.STAKES_FOR_HUNTER)
    if card == c.STAKE:
        if number <= USEFUL_STAKES and hunters_held(look) > 0:
            worth += look.counts(idea.HUNTER_FOR_STAKES)
    elif card in (c.CRUCIFIX, c.HOLY_WATER) and position.has_priest(look.seat, look.active):
        worth += look.counts(idea.PRIEST_AT_HOME)
    return worth


def hunters_held(look: Look) -> i64:
    """How many hunters the seat holds."""
    count: i64 = 0
    for card in range(c.BEATQUICK, i64(c.ASSISTANT + 1)):
        count += look.position.held(look.seat, card)
    return count


def losing(look: Look, card: i64) -> i64:
    """What the hand loses with one card of this type."""
    return copy_worth(look, card, look.position.held(look.seat, card))


def gaining(look: Look, card: i64) -> i64:
    """What the hand gains by one card of this type."""
    return copy_worth(look, card, look.position.held(look.seat, card) + 1)


def spending(look: Look, card: i64) -> i64:
    """What it costs to play the card now instead of keeping it."""
    return losing(look, card) * look.horizon * look.eagerness // 10000


def drawing(look: Look) -> i64:
    """What a card from the deck is worth on the average."""
    total: i64 = 0
    for card in range(i64(c.TYPES)):
        total += look.pool[card] * gaining(look, card)
    return total * look.horizon // (100 * look.hidden)


def hand_worth(look: Look) -> i64:
    """What all cards of the hand are worth."""
    total: i64 = 0
    for card in range(i64(c.TYPES)):
        for number in range(1, look.position.held(look.seat, card) + 1):
            total += copy_worth(look, card, number)
    return total * look.horizon // 100
