"""What vampire cards are worth to a seat of The Vampire Connection, in hundredths of a drop.

A card is worth what it may still bring: the first of a type more than the next, a hunter more with
stakes, a bat less without blood. What a play brings is said in `plays.py`.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.vampire_connection import experience as idea
from gruft.games.vampire_connection.cards import (
    ASSISTANT,
    BAT,
    BEATQUICK,
    CARRIAGE,
    CRUCIFIX,
    FICKLECRASH,
    HOLY_WATER,
    HUNCHBACK,
    STAKE,
    TYPES,
)
from gruft.games.vampire_connection.odds import Look
from gruft.games.vampire_connection.rules.protections import has_priest

USEFUL_STAKES: Final = 3


def is_hunter(card: i64) -> bool:
    """One of the four who carry stakes."""
    return BEATQUICK <= card <= ASSISTANT


def copy_worth(look: Look, card: i64, number: i64) -> i64:
    """What the copy of this number is worth in the hand of the seat."""
    worth: i64 = look.counts(idea.NEXT_COPY + card)
    if number == 1:
        worth = look.counts(idea.FIRST_COPY + card)
    if card in (CARRIAGE, BAT):
        return worth - _missing(look, card)
    if is_hunter(card):
        stakes: i64 = min(USEFUL_STAKES, look.position.held(look.seat, STAKE))
        return worth + stakes * look.counts(idea.STAKES_FOR_HUNTER)
    if card == STAKE:
        if number <= USEFUL_STAKES and hunters_held(look) > 0:
            worth += look.counts(idea.HUNTER_FOR_STAKES)
    elif card in (CRUCIFIX, HOLY_WATER) and has_priest(look.position, look.seat, look.active):
        worth += look.counts(idea.PRIEST_AT_HOME)
    return worth


def _missing(look: Look, card: i64) -> i64:
    """VC-58, VC-60, VC-220: a carriage wants a driver, a bat blood; Ficklecrash needs neither."""
    position = look.position
    if position.has_ability(look.seat, FICKLECRASH):
        return 0
    if card == CARRIAGE:
        return look.counts(idea.NO_DRIVER) if position.held(look.seat, HUNCHBACK) < 2 else 0
    return look.counts(idea.NO_BLOOD) if position.drops(look.seat) == 0 else 0


def hunters_held(look: Look) -> i64:
    """How many hunters the seat holds."""
    count: i64 = 0
    card: i64 = BEATQUICK
    while card <= ASSISTANT:
        count += look.position.held(look.seat, card)
        card += 1
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
    card: i64 = 0
    while card < TYPES:
        total += look.pool[card] * gaining(look, card)
        card += 1
    return total * look.horizon // (100 * look.hidden)


def hand_worth(look: Look) -> i64:
    """What all cards of the hand are worth."""
    total: i64 = 0
    card: i64 = 0
    while card < TYPES:
        number: i64 = 1
        while number <= look.position.held(look.seat, card):
            total += copy_worth(look, card, number)
            number += 1
        card += 1
    return total * look.horizon // 100
