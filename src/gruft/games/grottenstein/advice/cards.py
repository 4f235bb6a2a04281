"""What cards of Vampir are worth to a hunter, and how they come by them.

A card is worth so many steps of a way to it; nothing if it is of no use to them now.
"""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.advice import odds as idea
from gruft.games.grottenstein.advice.distances import (
    FETCHING,
    HANDING_OVER,
    MEETING,
    OUT_OF_REACH,
    Scout,
    ways_of,
)
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.rules.carrying import cannot_carry
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v

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
        return idea.TO_FETCH
    if is_plot(look, effect):
        return idea.TO_FETCH // 2
    if effect == c.ANTIDOTE:
        return idea.TO_CURE if _suffers(look, at.POISONED) else HANDY
    if effect == c.FLUTE:
        return idea.TO_CURE // 2 if _suffers(look, at.BITTEN_BY_RATS) else USELESS
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


HAS_HALF: Final = 30  # steps that the hunter with the other half goes further
MAKING_ROOM: Final = 15  # what laying another card down first costs, in steps
WAITING: Final = 10  # who only waits can do something else as well


def bring_together(scout: Scout, one: i64, other: i64, worth: i64) -> None:
    """GR-92: cards pass from hunter to hunter by way of a field; who carries less receives."""
    look = scout.look
    giver: i64 = look.holder(one)
    taker: i64 = look.holder(other)
    if giver < 0 or taker < 0 or giver == taker or look.has(giver, other) or look.has(taker, one):
        return
    if scout.figure not in (giver, taker):
        return
    upstairs: bool = look.villa.floor[look.where(giver)] > look.villa.floor[look.where(taker)]
    gives_other: bool = not upstairs and not has_room(look, taker, look.card_of(giver, one))
    if look.villa.floor[look.where(giver)] < look.villa.floor[look.where(taker)]:
        gives_other = has_room(look, giver, look.card_of(taker, other))
    if gives_other:
        giver, taker = taker, giver
    card: i64 = look.card_of(giver, other if gives_other else one)
    if not has_room(look, taker, card):
        return
    square: i64 = _meeting_place(look, scout, giver, taker)
    if square < 0:
        return
    if scout.figure == giver:
        scout.offer(HANDING_OVER, square, worth, card)
    else:
        scout.offer_beside(MEETING, square, worth - WAITING, card)


def has_room(look: Look, figure: i64, card: i64) -> bool:
    """They can carry it, if they lay down what they need less."""
    if cannot_carry(look.position, figure, card, 0) is None:
        return True
    spare: i64 = to_spare(look, figure)
    return spare >= 0 and not is_plot(look, look.printed.effect[spare])


def _meeting_place(look: Look, scout: Scout, giver: i64, taker: i64) -> i64:
    """The field that both reach soonest, else -1."""
    first = scout.far if scout.figure == giver else ways_of(look, giver)
    second = scout.far if scout.figure == taker else ways_of(look, taker)
    found: i64 = NONE
    least: i64 = OUT_OF_REACH
    for field in range(i64(v.FIELDS)):
        square: i64 = look.villa.field_square[field]
        way: i64 = first[square] + 2 * second[square]
        if way < least and not look.is_down(field) and not look.position.has_remains(square):
            found = square
            least = way
    return found


# --- cards that lie about ------------------------------------------------------------------------


def fetch(scout: Scout) -> None:
    """Open cards that they want, or that they would make room for."""
    look = scout.look
    for card in range(i64(c.CARDS)):
        square: i64 = square_of_open(look, card)
        if square >= 0:
            worth: i64 = worth_of(look, scout.figure, card)
            effect: i64 = look.printed.effect[card]
            if is_for_another(look, scout.figure, effect, card):
                worth = 0
            elif cannot_carry(look.position, scout.figure, card, 0) is None:
                if wants(look, scout.figure, card):
                    scout.offer_alone(FETCHING, square, worth + _pair(look, scout, effect), card)
            elif worth > 0 and is_plot(look, effect) and has_room(look, scout.figure, card):
                scout.offer_alone(FETCHING, square, worth - MAKING_ROOM, card)


def _pair(look: Look, scout: Scout, effect: i64) -> i64:
    """The hunter with the other half fetches it rather than anybody else."""
    half: i64 = other_half(effect)
    return HAS_HALF if half >= 0 and look.has(scout.figure, half) else 0


def other_half(effect: i64) -> i64:
    """What a card is of use with only, else -1."""
    if effect == c.HAMMER:
        return c.STAKE
    if effect == c.STAKE:
        return c.HAMMER
    if effect == c.DYNAMITE:
        return c.TORCH
    return c.DYNAMITE if effect == c.TORCH else NONE


def is_for_another(look: Look, figure: i64, effect: i64, card: i64) -> bool:
    """A comrade has the other half and can carry this one: it was laid down for them."""
    half: i64 = other_half(effect)
    if half < 0 or look.has(figure, half):
        return False
    comrade: i64 = look.holder(half)
    return comrade >= 0 and has_room(look, comrade, card)


def square_of_open(look: Look, card: i64) -> i64:
    """Where a card lies open for a hunter to take, else -1; a laid ladder stays."""
    place: i64 = look.place[card]
    if at.OPEN_FIELD <= place < at.SHEET:
        return look.villa.field_square[place - at.OPEN_FIELD]
    if at.FLOOR <= place < at.FLOOR + at.LIT * at.FLOOR_KIND:
        return (place - at.FLOOR) % at.FLOOR_KIND
    return NONE
