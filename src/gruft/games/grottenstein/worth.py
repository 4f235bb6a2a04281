"""What cards of Vampir are worth to a hunter, and which of them they can spare.

A card is worth so many steps of a way to it; nothing if it is of no use to them now.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein import experience as idea
from gruft.games.grottenstein.cards import (
    ANTIDOTE,
    CARDS,
    DYNAMITE,
    FIRST_POWER,
    FIRST_TRAP,
    FLUTE,
    GARLIC,
    HAMMER,
    HUNTERS,
    KIT,
    LADDER,
    PLACES,
    PLAN,
    SHIELD,
    STAKE,
    TORCH,
    W_DAGGER,
    ZOMBIE_FORMULA,
)
from gruft.games.grottenstein.layout import BITTEN_BY_RATS, POISONED, SHEET, WALL
from gruft.games.grottenstein.odds import Look

USELESS: Final = 0
HANDY: Final = 8
HELPFUL: Final = 12
POWERFUL: Final = 25


def worth_of(look: Look, figure: i64, card: i64) -> i64:
    """How many steps a hunter would go for a card."""
    effect: i64 = look.printed.effect[card]
    if effect >= FIRST_TRAP or not look.position.has_colour_for(figure, card):
        return USELESS
    if effect >= FIRST_POWER:
        return USELESS if effect == ZOMBIE_FORMULA else POWERFUL
    if effect in (HAMMER, STAKE):
        return look.counts(idea.TO_FETCH)
    if is_plot(look, effect):
        return look.counts(idea.TO_FETCH) // 2
    if effect == ANTIDOTE:
        return look.counts(idea.TO_CURE) if _suffers(look, POISONED) else HANDY
    if effect == FLUTE:
        return look.counts(idea.TO_CURE) // 2 if _suffers(look, BITTEN_BY_RATS) else USELESS
    if effect in (KIT, SHIELD, GARLIC):
        return HELPFUL
    if effect == PLAN:
        return HANDY // 2
    return _worth_of_weapon(look, figure, card)


def is_plot(look: Look, effect: i64) -> bool:
    """Cards without which the hunters do not win: hammer, stake, and ways into the cellar."""
    if effect in (HAMMER, STAKE):
        return True
    if effect in (DYNAMITE, TORCH):
        return look.words[WALL] == 1 and not look.position.ladder_is_laid()
    return effect == LADDER and not look.position.ladder_is_laid()


def _worth_of_weapon(look: Look, figure: i64, card: i64) -> i64:
    """A weapon is worth what it strikes harder than what they have."""
    weapon: i64 = look.printed.weapon(card)
    if weapon < 0:
        return USELESS
    if look.printed.uses[weapon] == 1:
        return HELPFUL
    more: i64 = look.blow(weapon) - best_blow(look, figure)
    if look.printed.range[weapon] > look.printed.range[W_DAGGER]:
        more += 10
    return more // 2 if more > 0 else USELESS


def best_blow(look: Look, figure: i64) -> i64:
    """What their best lasting weapon takes, in tenths."""
    best: i64 = look.blow(W_DAGGER)
    card: i64 = 0
    while card < CARDS:
        if look.at[card] == SHEET + figure:
            weapon: i64 = look.printed.weapon(card)
            if weapon >= 0 and look.printed.uses[weapon] == 0:
                best = max(best, look.blow(weapon))
        card += 1
    return best


def _suffers(look: Look, evil: i64) -> bool:
    hunter: i64 = 0
    while hunter < HUNTERS:
        if look.is_living(hunter) and look.words[evil + hunter] == 1:
            return True
        hunter += 1
    return False


def wants(look: Look, figure: i64, card: i64) -> bool:
    """They take it: one place stays free for hammer, stake and ladder."""
    if worth_of(look, figure, card) == USELESS:
        return False
    effect: i64 = look.printed.effect[card]
    if effect >= FIRST_POWER or is_plot(look, effect):
        return True
    return look.position.places_used(figure) + look.printed.places[card] < PLACES


def to_spare(look: Look, figure: i64) -> i64:
    """The object on their sheet that is worth least to them, else -1."""
    found: i64 = -1
    least: i64 = 1000
    card: i64 = 0
    while card < CARDS:
        if look.at[card] == SHEET + figure and look.printed.places[card] > 0:
            worth: i64 = worth_of(look, figure, card)
            if worth < least:
                found = card
                least = worth
        card += 1
    return found
