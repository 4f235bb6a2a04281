"""What hunters of Vampir do with keys, objects and cards that they find."""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein import experience as idea
from gruft.games.grottenstein.cards import (
    ANTIDOTE,
    END,
    FLUTE,
    HUNTERS,
    KIT,
    LADDER,
    LEAVE,
    M_CARD,
    M_FIELD,
    M_FIGURE,
    PLAN,
    TAKE,
)
from gruft.games.grottenstein.gathering import is_for_another
from gruft.games.grottenstein.layout import (
    ARMOUR_LOCK,
    BITTEN_BY_RATS,
    CRYPT_LOCK,
    FLOOR,
    FLOOR_KIND,
    LAID,
    LIFE,
    PICKED_CARD,
    POISONED,
)
from gruft.games.grottenstein.odds import NONE, Look
from gruft.games.grottenstein.rules.carrying import takeable
from gruft.games.grottenstein.rules.objects import can_help
from gruft.games.grottenstein.villa import NUMBERS
from gruft.games.grottenstein.worth import wants, worth_of

NOBODY: Final = -1
NOTHING_REACHES: Final = -2


def key_here(look: Look) -> i64:
    """A key that may fit the door they stand at, else -1."""
    villa = look.villa
    here: i64 = look.where(look.figure)
    lock: i64 = ARMOUR_LOCK if here == villa.armoured_inside else CRYPT_LOCK
    return look.key_for(look.figure, lock)


def key(look: Look) -> i64:
    """The key they try."""
    return M_CARD + key_here(look)


def used_card(look: Look) -> i64:
    """An object that helps somebody now, or the ladder at the hatch; else -1."""
    ladder: i64 = look.card_of(look.figure, LADDER)
    here: i64 = look.where(look.figure)
    if ladder >= 0 and here in (look.villa.hatch[0], look.villa.hatch[1]):
        return NONE if look.position.ladder_is_laid() else ladder
    for effect in (ANTIDOTE, FLUTE, KIT):
        card: i64 = look.card_of(look.figure, effect)
        if card >= 0 and patient_for(look, effect) >= 0:
            return card
    return NONE


def patient_for(look: Look, effect: i64) -> i64:
    """Who needs the remedy most within reach, else -1."""
    found: i64 = NOBODY
    hunter: i64 = 0
    while hunter < HUNTERS:
        weaker: bool = found < 0 or look.words[LIFE + hunter] < look.words[LIFE + found]
        if weaker and look.is_living(hunter) and _needs(look, hunter, effect):
            found = hunter if can_help(look.position, look.figure, hunter) else found
        hunter += 1
    return found


def _needs(look: Look, hunter: i64, effect: i64) -> bool:
    if effect == ANTIDOTE:
        return look.words[POISONED + hunter] == 1
    if effect == FLUTE:
        return look.words[BITTEN_BY_RATS + hunter] == 1
    return look.words[LIFE + hunter] <= look.counts(idea.HEAL_BELOW)


def used(look: Look) -> i64:
    """The object they use: a remedy, the ladder, else the plan."""
    card: i64 = used_card(look)
    return M_CARD + (card if card >= 0 else look.card_of(look.figure, PLAN))


def patient(look: Look) -> i64:
    """Whom they help."""
    effect: i64 = look.printed.effect[look.words[PICKED_CARD]]
    return M_FIGURE + patient_for(look, effect)


def field_to_see(look: Look) -> i64:
    """An unknown field of their floor, else -1."""
    first_field: i64 = look.villa.floor[look.where(look.figure)] * NUMBERS
    field: i64 = first_field
    while field < first_field + NUMBERS:
        if look.is_down(field) and look.down_at(field) < 0:
            return field
        field += 1
    return NONE


def looked_at(look: Look) -> i64:
    """The field they look at with the plan."""
    return M_FIELD + field_to_see(look)


def keeps(look: Look) -> i64:
    """GR-86: take what was turned up, or leave it."""
    card: i64 = look.position.face_down(look.position.field_here(look.figure))
    return TAKE if wants(look, look.figure, card) else LEAVE


def best_find(look: Look) -> i64:
    """The open card here that they want most, else -1."""
    found: i64 = NONE
    best: i64 = 0
    for move in takeable(look.position, look.figure):
        card: i64 = move - M_CARD
        worth: i64 = worth_of(look, look.figure, card)
        if is_for_another(look, look.figure, look.printed.effect[card], card):
            continue
        laid: bool = look.at[card] >= FLOOR + LAID * FLOOR_KIND
        if not laid and wants(look, look.figure, card) and worth > best:
            found = card
            best = worth
    return found


def taken(look: Look, moves: list[int]) -> i64:
    """The card they take first."""
    card: i64 = best_find(look)
    return M_CARD + card if card >= 0 else moves[0]


def taken_too(look: Look, moves: list[int]) -> i64:
    """GR-193: everything else that they want."""
    for move in moves:
        if move != END and worth_of(look, look.figure, move - M_CARD) > 0:
            return move
    return END
