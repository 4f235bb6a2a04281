"""What cards of Vampir are worth to a hunter, and which of them they can spare.

A card is worth so many steps of a way to it; nothing if it is of no use to them now.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.advice import weights as idea
from gruft.games.grottenstein.advice.odds import Look
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at

USELESS: Final = 0
HANDY: Final = 8
HELPFUL: Final = 12
POWERFUL: Final = 25


def worth_of(look: Look, figure: i64, card: i64) -> i64:
    """How many steps a hunter would go for a card."""
    effect: i64 = look.printed.effect[card]
    if effect >= c.FIRST_TRAP or not look.position.has_colour_for(figure, card):
        return USELESS
    if effect >= c.FIRST_POWER:
        return USELESS if effect == c.ZOMBIE_FORMULA else POWERFUL
    if effect in (c.HAMMER, c.STAKE):
        return look.counts(idea.TO_FETCH)
    if is_plot(look, effect):
        return look.counts(idea.TO_FETCH) // 2
    if effect == c.ANTIDOTE:
        return look.counts(idea.TO_CURE) if _suffers(look, at.POISONED) else HANDY
    if effect == c.FLUTE:
        return look.counts(idea.TO_CURE) // 2 if _suffers(look, at.BITTEN_BY_RATS) else USELESS
    if effect in (c.KIT, c.SHIELD, c.GARLIC):
        return HELPFUL
    if effect == c.PLAN:
        return HANDY // 2
    return _worth_of_weapon(look, figure, card)


def is_plot(look: Look, effect: i64) -> bool:
    """Cards without which the hunters do not win: hammer, stake, and ways into the cellar."""
    if effect in (c.HAMMER, c.STAKE):
        return True
    if effect in (c.DYNAMITE, c.TORCH):
        return look.words[at.WALL] == 1 and not look.position.ladder_is_laid()
    return effect == c.LADDER and not look.position.ladder_is_laid()


def _worth_of_weapon(look: Look, figure: i64, card: i64) -> i64:
    """A weapon is worth what it strikes harder than what they have."""
    weapon: i64 = look.printed.weapon(card)
    if weapon < 0:
        return USELESS
    if look.printed.uses[weapon] == 1:
        return HELPFUL
    more: i64 = look.blow(weapon) - best_blow(look, figure)
    if look.printed.range[weapon] > look.printed.range[c.W_DAGGER]:
        more += 10
    return more // 2 if more > 0 else USELESS


def best_blow(look: Look, figure: i64) -> i64:
    """What their best lasting weapon takes, in tenths."""
    best: i64 = look.blow(c.W_DAGGER)
    for card in range(i64(c.CARDS)):
        if look.place[card] == at.SHEET + figure:
            weapon: i64 = look.printed.weapon(card)
            if weapon >= 0 and look.printed.uses[weapon] == 0:
                best = max(best, look.blow(weapon))
    return best


def _suffers(look: Look, evil: i64) -> bool:
    for hunter in range(i64(c.HUNTERS)):
        if look.is_living(hunter) and look.words[evil + hunter] == 1:
            return True
    return False


def wants(look: Look, figure: i64, card: i64) -> bool:
    """They take it: one place stays free for hammer, stake and ladder."""
    if worth_of(look, figure, card) == USELESS:
        return False
    effect: i64 = look.printed.effect[card]
    if effect >= c.FIRST_POWER or is_plot(look, effect):
        return True
    return look.position.places_used(figure) + look.printed.places[card] < c.PLACES


def to_spare(look: Look, figure: i64) -> i64:
    """The object on their sheet that is worth least to them, else -1."""
    found: i64 = -1
    least: i64 = 1000
    for card in range(i64(c.CARDS)):
        if look.place[card] == at.SHEET + figure and look.printed.places[card] > 0:
            worth: i64 = worth_of(look, figure, card)
            if worth < least:
                found = card
                least = worth
    return found
