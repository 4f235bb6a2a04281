"""Sections 10, 11 and 13: weapons, ranges and blows, against figures and doors; the stake."""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein import facts_of_fights
from gruft.games.grottenstein.cards import (
    CARDS,
    DAGGER,
    FIGURES,
    GARLIC,
    HAMMER,
    HINDERS_ATTACK,
    HINDERS_MOVE,
    LIVING_HUNTERS,
    M_CARD,
    M_FIGURE,
    NO_WEAPON,
    SHIELD,
    STAKE,
    VAMPIRE,
    VAMPIRE_ONLY,
    W_DAGGER,
    door_move,
    door_of_move,
)
from gruft.games.grottenstein.knowledge import deny
from gruft.games.grottenstein.layout import (
    FIRST,
    NEXT,
    NO_BITE,
    NOT_GARLIC,
    NOT_SHIELD,
    ORIGIN,
    PICKED_CARD,
    PLACE,
    SHEET,
    SLOT_ENDS,
    STAKE_FLAG,
    STAKED,
    STUCK,
    TARGET,
)
from gruft.games.grottenstein.rules.carrying import sheet
from gruft.games.grottenstein.rules.charges import can_be_forced
from gruft.games.grottenstein.rules.life import die_at_zero, finish, settle
from gruft.games.grottenstein.state import State

THE_DAGGER: Final = -1  # PICKED_CARD of an attack without a card

# --- what can be attacked ------------------------------------------------------------------------


def can_fight(state: State, figure: i64, in_place: bool) -> bool:
    """GR-102, GR-118, GR-237: some weapon has some target."""
    if _has_target(state, figure, W_DAGGER, in_place):
        return True
    words = state.words
    card: i64 = 0
    while card < CARDS:
        if words[PLACE + card] == SHEET + figure:
            weapon: i64 = state.printed.weapon(card)
            if weapon != NO_WEAPON and _has_target(state, figure, weapon, in_place):
                return True
        card += 1
    return False


def weapons(state: State, figure: i64, in_place: bool) -> list[int]:
    """GR-106, GR-108: the dagger and the cards that have a target now."""
    found: list[int] = []
    for move in sheet(state, figure):
        weapon: i64 = state.printed.weapon(move - M_CARD)
        if weapon != NO_WEAPON and _has_target(state, figure, weapon, in_place):
            found.append(move)
    if _has_target(state, figure, W_DAGGER, in_place):
        found.append(DAGGER)
    return found


def _has_target(state: State, figure: i64, weapon: i64, in_place: bool) -> bool:
    for target in range(FIGURES):
        if can_hit(state, figure, weapon, target, in_place):
            return True
    if in_place and state.printed.breaks_doors[weapon] == 1:
        villa = state.villa
        square: i64 = state.where(figure)
        place: i64 = villa.touch_from[square]
        while place < villa.touch_from[square + 1]:
            if can_be_forced(state, villa.touches[place]):
                return True
            place += 1
    return False


def targets(state: State, figure: i64, weapon: i64, in_place: bool) -> list[int]:
    """GR-104, GR-118, GR-131: doors that the square touches, and figures within range."""
    villa = state.villa
    found: list[int] = []
    if in_place and state.printed.breaks_doors[weapon] == 1:
        square: i64 = state.where(figure)
        place: i64 = villa.touch_from[square]
        while place < villa.touch_from[square + 1]:
            if can_be_forced(state, villa.touches[place]):
                found.append(door_move(villa.touches[place]))
            place += 1
    for target in range(FIGURES):
        if can_hit(state, figure, weapon, target, in_place):
            found.append(M_FIGURE + target)
    found.sort()
    return found


def can_hit(state: State, figure: i64, weapon: i64, target: i64, in_place: bool) -> bool:
    """GR-104, GR-110, GR-118, GR-120: an enemy that this weapon harms, within its range."""
    if not is_enemy(state, figure, target):
        return False
    if not in_place and not state.is_servant(target):
        return False
    harmed: i64 = state.printed.targets[weapon]
    if harmed == VAMPIRE_ONLY and target != VAMPIRE:
        return False
    if harmed == LIVING_HUNTERS and not state.is_living(target):
        return False
    return state.reaches(state.where(figure), state.where(target), state.printed.range[weapon])


def is_enemy(state: State, figure: i64, target: i64) -> bool:
    """GR-105, GR-162, GR-185: two teams; no corpses, and not the vampire while he lies."""
    if figure == VAMPIRE or state.is_servant(figure):
        return state.is_living(target)
    if target == VAMPIRE:
        return not state.is_lying()
    return state.is_servant(target)


# --- a blow --------------------------------------------------------------------------------------


def choose_weapon(state: State, move: i64) -> None:
    """GR-106: one attack uses exactly one weapon."""
    state.words[PICKED_CARD] = THE_DAGGER if move == DAGGER else move - M_CARD
    state.ask(TARGET)


def chosen_weapon(state: State) -> i64:
    """The weapon of the attack in the making."""
    card: i64 = state.words[PICKED_CARD]
    return W_DAGGER if card == THE_DAGGER else state.printed.weapon(card)


def choices_of_target(state: State) -> list[int]:
    """The targets of the attack in the making."""
    in_place: bool = state.words[ORIGIN] == FIRST
    return targets(state, state.actor(), chosen_weapon(state), in_place)


def strike(state: State, move: i64) -> None:
    """GR-102: the attack is made; nothing else happens in this slot before its end."""
    figure: i64 = state.actor()
    weapon: i64 = chosen_weapon(state)
    card: i64 = state.words[PICKED_CARD]
    if card != THE_DAGGER:
        state.show_card(card)
    state.words[NEXT] = SLOT_ENDS
    if M_FIGURE <= move < M_FIGURE + FIGURES:
        attack(state, figure, weapon, move - M_FIGURE)
    else:
        _strike_door(state, figure, weapon, door_of_move(move))
    if card != THE_DAGGER and state.printed.uses[weapon] == 1:
        state.remove_card(card)
    settle(state)


def attack(state: State, figure: i64, weapon: i64, target: i64) -> i64:
    """GR-115, GR-116, ED-7 to ED-9: throw, subtract, hinder; return what was really lost."""
    die: i64 = _throw(state, weapon)
    damage: i64 = _damage(state, weapon, die)
    if damage > 0 or state.printed.success_from[weapon] == 0:
        damage -= _protection(state, figure, target)
    lost: i64 = state.subtract(target, max(damage, 0))
    if state.journal is not None:
        facts_of_fights.struck(state, figure, weapon, target, die, lost)
    if _works(state, weapon, die):
        _hinder(state, weapon, target)
    die_at_zero(state, target)
    return lost


def _throw(state: State, weapon: i64) -> i64:
    """GR-115, ED-7, ED-9: the dice of the weapon, or the one that tells whether it works."""
    tries: bool = state.printed.success_from[weapon] > 0
    return state.throw_dice(1 if tries else state.printed.dice[weapon])


def _works(state: State, weapon: i64, die: i64) -> bool:
    """ED-7, ED-9: a weapon that may fail works from some number on."""
    return die >= state.printed.success_from[weapon]


def _damage(state: State, weapon: i64, die: i64) -> i64:
    """GR-115, ED-7: what a throw takes from a figure or a door without any protection."""
    if not _works(state, weapon, die):
        return 0
    if state.printed.success_from[weapon] > 0:
        return state.printed.fixed_damage[weapon]
    return die + state.printed.bonus[weapon]


def _protection(state: State, figure: i64, target: i64) -> i64:
    """GR-116, GR-121, ED-15: shield and garlic work by themselves, and are thereby shown."""
    if target == VAMPIRE:
        return 0
    saved: i64 = 0
    shield: i64 = state.holding(target, SHIELD)
    if shield >= 0:
        saved += state.printed.shield
        _apply(state, target, shield)
    else:
        deny(state.words, target, NOT_SHIELD)
    if figure == VAMPIRE:
        saved += _garlic(state, target)
    return saved


def _garlic(state: State, target: i64) -> i64:
    """ED-15: only against the vampire."""
    garlic: i64 = state.holding(target, GARLIC)
    if garlic < 0:
        deny(state.words, target, NOT_GARLIC)
        return 0
    _apply(state, target, garlic)
    return state.printed.garlic


def _apply(state: State, target: i64, card: i64) -> None:
    state.show_card(card)
    if state.journal is not None:
        facts_of_fights.protected(state, target, card)


def _hinder(state: State, weapon: i64, target: i64) -> None:
    """ED-7, ED-9: in their next slot the target may not attack, or may not move."""
    hinders: i64 = state.printed.hinders[weapon]
    if hinders == HINDERS_ATTACK and target == VAMPIRE:
        state.words[NO_BITE] = 1
        if state.journal is not None:
            facts_of_fights.kept_off(state)
    elif hinders == HINDERS_MOVE:
        state.words[STUCK + target] = 1
        if state.journal is not None:
            facts_of_fights.stuck(state, target)


def _strike_door(state: State, figure: i64, weapon: i64, door: i64) -> None:
    """GR-131, GR-134, GR-136: a blow at a door, which nothing protects."""
    die: i64 = _throw(state, weapon)
    left: i64 = state.damage_door(door, max(_damage(state, weapon, die), 0))
    if state.journal is not None:
        facts_of_fights.struck_door(state, figure, weapon, door, die, left)


# --- the stake -----------------------------------------------------------------------------------


def can_stake(state: State, hunter: i64) -> bool:
    """GR-168 to GR-172: prepared at the end of their last slot, and the vampire lies."""
    return state.is_living(hunter) and state.words[STAKE_FLAG + hunter] == 1 and state.is_lying()


def drive_stake(state: State, hunter: i64) -> None:
    """GR-170, GR-220: the hunters win at once."""
    state.show_card(state.holding(hunter, HAMMER))
    state.show_card(state.holding(hunter, STAKE))
    if state.journal is not None:
        facts_of_fights.staked(state, hunter)
    finish(state, STAKED)
