"""What a hunter or servant of Vampir does in a slot: where the errand leads, what is done there,
whom they strike and with what."""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.advice import odds as idea
from gruft.games.grottenstein.advice.cards import is_for_another, is_plot, to_spare, wants, worth_of
from gruft.games.grottenstein.advice.distances import (
    BLASTING,
    BREAKING,
    FETCHING,
    HANDING_OVER,
    Errand,
    Walker,
    to_goals,
)
from gruft.games.grottenstein.advice.goals import errand_of
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.rules.carrying import cannot_take, lies_here
from gruft.games.grottenstein.rules.fights import can_hit
from gruft.games.grottenstein.rules.objects import cannot_help
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import door_of_move

NOTHING_REACHES: Final = -2
WORST: Final = -1000000

# --- the slot opens ------------------------------------------------------------------------------


def first(look: Look, moves: list[int]) -> i64:
    """Stake, fight, or go where the errand leads."""
    if c.STAKE_HIM in moves:
        return c.STAKE_HIM
    if c.FIGHT in moves and _fights(look):
        return c.FIGHT
    errand = errand_of(look, look.figure)
    if errand.square == look.where(look.figure):
        if c.FIGHT in moves and (errand.kind == BREAKING or victim(look, True) >= 0):
            return c.FIGHT
        return c.STAY
    return c.THROW if c.THROW in moves else c.STAY


def _fights(look: Look) -> bool:
    """Whether to strike: at the vampire when all who reach him strike hard enough together."""
    target: i64 = victim(look, True)
    if target != c.VAMPIRE:
        return target >= 0
    square: i64 = look.where(c.VAMPIRE)
    together: i64 = look.danger(square)
    if look.villa.floor[square] == v.CELLAR_FLOOR:
        together -= look.blow(c.W_BITE) // 2
    return 100 * together >= idea.FIGHT_FROM * look.blow(c.W_BITE)


# --- the move ------------------------------------------------------------------------------------


def destination(look: Look, moves: list[int]) -> i64:
    """As near to the goal as the throw leads, over cards that are worth a look."""
    goal: i64 = errand_of(look, look.figure).square
    goals = look.villa.blank[:]
    goals[goal] = 1
    passage: bool = look.is_living(look.figure) and look.has(look.figure, c.PSEUDO_VAMPIRE)
    left = to_goals(Walker(look.position, False, passage), goals)
    best: i64 = moves[0]
    least: i64 = 1000000
    for square in moves:
        if square == goal:
            return square
        cost: i64 = 10 * left[square] + _cost_of_stop(look, square)
        if cost < least:
            least = cost
            best = square
    return best


def _cost_of_stop(look: Look, square: i64) -> i64:
    """A face-down card on the way must be turned up: a find, or a trap."""
    field: i64 = look.villa.field[square]
    if field < 0 or not look.is_down(field) or not look.is_living(look.figure):
        return 0
    card: i64 = look.down_at(field)
    if card >= 0 and look.printed.kind(card) == c.TRAP:
        return 10 * idea.TRAP_ON_THE_WAY
    return -10 * idea.CARD_ON_THE_WAY


# --- the action ----------------------------------------------------------------------------------


def action(look: Look, moves: list[int]) -> i64:
    """At most one."""
    if c.REVEAL in moves:
        return c.REVEAL
    if c.FIGHT in moves and victim(look, False) >= 0:
        return c.FIGHT
    errand = errand_of(look, look.figure)
    at_goal: bool = errand.square == look.where(look.figure)
    if c.KEY in moves and key_here(look) >= 0:
        return c.KEY
    if c.LIGHT in moves and at_goal and errand.kind == BLASTING:
        return c.LIGHT
    if c.USE in moves and _remedy(look) >= 0:
        return c.USE
    if c.TAKE in moves and _best_find(look) >= 0:
        return c.TAKE
    if c.PUT in moves and _card_to_put(look, errand) >= 0:
        return c.PUT
    if c.USE in moves and look.has(look.figure, c.PLAN) and _field_to_see(look) >= 0:
        return c.USE
    return c.END


def put(look: Look, moves: list[int]) -> i64:
    """The card they lay down."""
    return c.M_CARD + _card_to_put(look, errand_of(look, look.figure))


def _card_to_put(look: Look, errand: Errand) -> i64:
    """What they lay down here: for a comrade, or to make room; else -1."""
    if errand.square != look.where(look.figure):
        return NONE
    if errand.kind == HANDING_OVER:
        return errand.card
    full: bool = look.position.places_used(look.figure) == c.PLACES
    if errand.card >= 0 and errand.kind == FETCHING and full:
        card: i64 = to_spare(look, look.figure)
        if not is_plot(look, look.printed.effect[card]):
            return card
    return NONE


# --- keys and objects ----------------------------------------------------------------------------


def key(look: Look, moves: list[int]) -> i64:
    """The key they try."""
    return c.M_CARD + key_here(look)


def key_here(look: Look) -> i64:
    """A key that may fit the door they stand at, else -1."""
    inside: bool = look.where(look.figure) == look.villa.armoured_inside
    return look.key_for(look.figure, at.ARMOUR_LOCK if inside else at.CRYPT_LOCK)


def used(look: Look, moves: list[int]) -> i64:
    """The object they use: a remedy, the ladder, else the plan."""
    card: i64 = _remedy(look)
    return c.M_CARD + (card if card >= 0 else look.card_of(look.figure, c.PLAN))


def _remedy(look: Look) -> i64:
    """An object that helps somebody now, or the ladder at the hatch; else -1."""
    ladder: i64 = look.card_of(look.figure, c.LADDER)
    here: i64 = look.where(look.figure)
    if ladder >= 0 and here in (look.villa.hatch[0], look.villa.hatch[1]):
        return NONE if look.position.ladder_is_laid() else ladder
    for effect in (c.ANTIDOTE, c.FLUTE, c.KIT):
        card: i64 = look.card_of(look.figure, effect)
        if card >= 0 and _patient_for(look, effect) >= 0:
            return card
    return NONE


def patient(look: Look, moves: list[int]) -> i64:
    """Whom they help."""
    effect: i64 = look.printed.effect[look.words[at.PICKED_CARD]]
    return c.M_FIGURE + _patient_for(look, effect)


def _patient_for(look: Look, effect: i64) -> i64:
    """Who needs the remedy most within reach, else -1."""
    words = look.words
    found: i64 = NONE
    for hunter in range(i64(c.HUNTERS)):
        needs: bool = words[at.LIFE + hunter] <= idea.HEAL_BELOW
        if effect == c.ANTIDOTE:
            needs = words[at.POISONED + hunter] == 1
        elif effect == c.FLUTE:
            needs = words[at.BITTEN_BY_RATS + hunter] == 1
        weaker: bool = found < 0 or words[at.LIFE + hunter] < words[at.LIFE + found]
        if weaker and needs and look.is_living(hunter):
            found = hunter if cannot_help(look.position, look.figure, hunter) is None else found
    return found


def looked_at(look: Look, moves: list[int]) -> i64:
    """The field they look at with the plan."""
    return c.M_FIELD + _field_to_see(look)


def _field_to_see(look: Look) -> i64:
    """An unknown field of their floor, else -1."""
    first_field: i64 = look.villa.floor[look.where(look.figure)] * v.NUMBERS
    for field in range(first_field, first_field + v.NUMBERS):
        if look.is_down(field) and look.down_at(field) < 0:
            return field
    return NONE


# --- finds ---------------------------------------------------------------------------------------


def keeps(look: Look, moves: list[int]) -> i64:
    """Take what was turned up, or leave it."""
    card: i64 = look.position.face_down(look.position.field_here(look.figure))
    return c.TAKE if wants(look, look.figure, card) else c.LEAVE


def taken(look: Look, moves: list[int]) -> i64:
    """The card they take first."""
    card: i64 = _best_find(look)
    return c.M_CARD + card if card >= 0 else moves[0]


def taken_too(look: Look, moves: list[int]) -> i64:
    """Everything else that they want."""
    for move in moves:
        if move != c.END and worth_of(look, look.figure, move - c.M_CARD) > 0:
            return move
    return c.END


def _best_find(look: Look) -> i64:
    """The open card here that they want most, else -1; a laid ladder stays."""
    state = look.position
    found: i64 = NONE
    best: i64 = 0
    for card in range(i64(c.CARDS)):
        if not lies_here(state, look.figure, card):
            continue
        if cannot_take(state, look.figure, card, 0) is not None:
            continue
        if is_for_another(look, look.figure, look.printed.effect[card], card):
            continue
        worth: i64 = worth_of(look, look.figure, card)
        laid: bool = look.place[card] >= at.FLOOR + at.LAID * at.FLOOR_KIND
        if not laid and wants(look, look.figure, card) and worth > best:
            found = card
            best = worth
    return found


# --- blows ---------------------------------------------------------------------------------------


def victim(look: Look, in_place: bool) -> i64:
    """Whom they strike: the vampire if they can, else the weakest enemy, else nobody (-1)."""
    found: i64 = NONE
    most: i64 = 0
    for enemy in range(i64(c.FIGURES)):
        card: i64 = _best_weapon(look, enemy, in_place)
        if card != NOTHING_REACHES:
            # The vampire before servants, but first whoever falls by this blow.
            kind: i64 = c.W_DAGGER if card == NONE else look.printed.weapon(card)
            worth: i64 = 100 if enemy == c.VAMPIRE else 60
            if look.blow(kind) >= 10 * look.words[at.LIFE + enemy]:
                worth += 80
            if enemy != c.VAMPIRE and (look.has(enemy, c.HAMMER) or look.has(enemy, c.STAKE)):
                worth += 50
            if worth > most:
                most = worth
                found = enemy
    return found


def _best_weapon(look: Look, enemy: i64, in_place: bool) -> i64:
    """The card that strikes an enemy hardest, -1 for the dagger, -2 if nothing reaches them."""
    state = look.position
    found: i64 = NOTHING_REACHES
    best: i64 = -1
    if can_hit(state, look.figure, c.W_DAGGER, enemy, in_place):
        found = NONE
        best = look.blow(c.W_DAGGER)
    for card in range(i64(c.CARDS)):
        if look.place[card] == at.SHEET + look.figure:
            kind: i64 = look.printed.weapon(card)
            if kind >= 0 and can_hit(state, look.figure, kind, enemy, in_place):
                force: i64 = _force_of(look, kind, enemy)
                if force > best:
                    best = force
                    found = card
    return found


def _force_of(look: Look, kind: i64, enemy: i64) -> i64:
    """What a blow is worth, in tenths: who cannot bite or run away suffers more."""
    force: i64 = look.blow(kind)
    hinders: i64 = look.printed.hinders[kind]
    if hinders == c.HINDERS_NOTHING:
        return force
    if enemy != c.VAMPIRE:
        return 0
    if hinders == c.HINDERS_ATTACK:
        return force + look.blow(c.W_BITE) // 2
    if look.words[at.STUCK + c.VAMPIRE] == 1:
        return 0
    return look.danger(look.where(c.VAMPIRE)) * 2 // 3


def weapon(look: Look, moves: list[int]) -> i64:
    """The best weapon against the victim; against a door what strikes hardest."""
    in_place: bool = look.position.is_in_place()
    enemy: i64 = victim(look, in_place)
    if enemy >= 0:
        card: i64 = _best_weapon(look, enemy, in_place)
        return c.DAGGER if card == NONE else c.M_CARD + card
    best: i64 = c.DAGGER
    force: i64 = look.blow(c.W_DAGGER)
    for move in moves:
        if move != c.DAGGER:
            kind: i64 = look.printed.weapon(move - c.M_CARD)
            if look.printed.breaks_doors[kind] == 1 and look.blow(kind) > force:
                best = move
                force = look.blow(kind)
    return best


def target(look: Look, moves: list[int]) -> i64:
    """The victim of the weapon, or a door of the crypt."""
    wanted: i64 = victim(look, look.position.is_in_place())
    if wanted >= 0 and c.M_FIGURE + wanted in moves:
        return c.M_FIGURE + wanted
    for move in moves:
        if move < c.M_WALL and look.villa.door_kind[door_of_move(move)] == v.CRYPT_DOOR:
            return move
    return moves[0]


# --- servants ------------------------------------------------------------------------------------


def runs(look: Look) -> bool:
    """A servant carries what the hunters need."""
    return look.has(look.figure, c.HAMMER) or look.has(look.figure, c.STAKE)


def servants_first(look: Look, moves: list[int]) -> i64:
    """Strike who is near, else go."""
    if c.FIGHT in moves and victim(look, True) >= 0 and not runs(look):
        return c.FIGHT
    return c.THROW if c.THROW in moves else c.STAY


def servants_destination(look: Look, moves: list[int]) -> i64:
    """To the nearest hunter, or away from all of them."""
    goals = look.villa.blank[:]
    look.mark_hunters(goals)
    left = to_goals(Walker(look.position, False, False), goals)
    flees: bool = runs(look)
    best: i64 = moves[0]
    most: i64 = WORST
    for square in moves:
        worth: i64 = left[square] if flees else 0 - left[square]
        if worth > most:
            most = worth
            best = square
    return best
