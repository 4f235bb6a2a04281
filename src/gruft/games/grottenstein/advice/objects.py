"""What hunters of Vampir do with keys, objects and cards that they find."""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.advice import weights as idea
from gruft.games.grottenstein.advice.cards_to_fetch import is_for_another
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.advice.worth import wants, worth_of
from gruft.games.grottenstein.rules.carrying import cannot_take, lies_here
from gruft.games.grottenstein.rules.objects import cannot_help
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v

NOBODY: Final = -1
NOTHING_REACHES: Final = -2


def key_here(look: Look) -> i64:
    """A key that may fit the door they stand at, else -1."""
    villa = look.villa
    here: i64 = look.where(look.figure)
    lock: i64 = at.ARMOUR_LOCK if here == villa.armoured_inside else at.CRYPT_LOCK
    return look.key_for(look.figure, lock)


def key(look: Look) -> i64:
    """The key they try."""
    return c.M_CARD + key_here(look)


def used_card(look: Look) -> i64:
    """An object that helps somebody now, or the ladder at the hatch; else -1."""
    ladder: i64 = look.card_of(look.figure, c.LADDER)
    here: i64 = look.where(look.figure)
    if ladder >= 0 and here in (look.villa.hatch[0], look.villa.hatch[1]):
        return NONE if look.position.ladder_is_laid() else ladder
    for effect in (c.ANTIDOTE, c.FLUTE, c.KIT):
        card: i64 = look.card_of(look.figure, effect)
        if card >= 0 and patient_for(look, effect) >= 0:
            return card
    return NONE


def patient_for(look: Look, effect: i64) -> i64:
    """Who needs the remedy most within reach, else -1."""
    found: i64 = NOBODY
    for hunter in range(i64(c.HUNTERS)):
        weaker: bool = found < 0 or look.words[at.LIFE + hunter] < look.words[at.LIFE + found]
        if weaker and look.is_living(hunter) and _needs(look, hunter, effect):
            found = hunter if cannot_help(look.position, look.figure, hunter) is None else found
    return found


def _needs(look: Look, hunter: i64, effect: i64) -> bool:
    if effect == c.ANTIDOTE:
        return look.words[at.POISONED + hunter] == 1
    if effect == c.FLUTE:
        return look.words[at.BITTEN_BY_RATS + hunter] == 1
    return look.words[at.LIFE + hunter] <= look.counts(idea.HEAL_BELOW)


def used(look: Look) -> i64:
    """The object they use: a remedy, the ladder, else the plan."""
    card: i64 = used_card(look)
    return c.M_CARD + (card if card >= 0 else look.card_of(look.figure, c.PLAN))


def patient(look: Look) -> i64:
    """Whom they help."""
    effect: i64 = look.printed.effect[look.words[at.PICKED_CARD]]
    return c.M_FIGURE + patient_for(look, effect)


def field_to_see(look: Look) -> i64:
    """An unknown field of their floor, else -1."""
    first_field: i64 = look.villa.floor[look.where(look.figure)] * v.NUMBERS
    for field in range(first_field, first_field + v.NUMBERS):
        if look.is_down(field) and look.down_at(field) < 0:
            return field
    return NONE


def looked_at(look: Look) -> i64:
    """The field they look at with the plan."""
    return c.M_FIELD + field_to_see(look)


def keeps(look: Look) -> i64:
    """GR-86: take what was turned up, or leave it."""
    card: i64 = look.position.face_down(look.position.field_here(look.figure))
    return c.TAKE if wants(look, look.figure, card) else c.LEAVE


def best_find(look: Look) -> i64:
    """The open card here that they want most, else -1."""
    found: i64 = NONE
    best: i64 = 0
    for card in range(i64(c.CARDS)):
        if not lies_here(look.position, look.figure, card):
            continue
        if cannot_take(look.position, look.figure, card, 0) is not None:
            continue
        worth: i64 = worth_of(look, look.figure, card)
        if is_for_another(look, look.figure, look.printed.effect[card], card):
            continue
        laid: bool = look.place[card] >= at.FLOOR + at.LAID * at.FLOOR_KIND
        if not laid and wants(look, look.figure, card) and worth > best:
            found = card
            best = worth
    return found


def taken(look: Look, moves: list[int]) -> i64:
    """The card they take first."""
    card: i64 = best_find(look)
    return c.M_CARD + card if card >= 0 else moves[0]


def taken_too(look: Look, moves: list[int]) -> i64:
    """GR-193: everything else that they want."""
    for move in moves:
        if move != c.END and worth_of(look, look.figure, move - c.M_CARD) > 0:
            return move
    return c.END
