"""Sections 10 and 11: what a blow does to figures and doors."""

from mypy_extensions import i64

from gruft.games.grottenstein.knowledge.seen import deny
from gruft.games.grottenstein.rules.life import die_at_zero
from gruft.games.grottenstein.show import fight_facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.state import State


def attack(state: State, figure: i64, weapon: i64, target: i64) -> i64:
    """GR-115, GR-116, ED-7 to ED-9: throw, subtract, hinder; return what was really lost."""
    die: i64 = _throw(state, weapon)
    damage: i64 = _damage(state, weapon, die)
    if damage > 0 or state.printed.success_from[weapon] == 0:
        damage -= _protection(state, figure, target)
    lost: i64 = state.subtract(target, max(damage, 0))
    if state.journal is not None:
        fight_facts.struck(state, figure, weapon, target, die, lost)
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
    if target == c.VAMPIRE:
        return 0
    saved: i64 = 0
    shield: i64 = state.holding(target, c.SHIELD)
    if shield >= 0:
        saved += state.printed.shield
        _apply(state, target, shield)
    else:
        deny(state.words, target, at.NOT_SHIELD)
    if figure == c.VAMPIRE:
        saved += _garlic(state, target)
    return saved


def _garlic(state: State, target: i64) -> i64:
    """ED-15: only against the vampire."""
    garlic: i64 = state.holding(target, c.GARLIC)
    if garlic < 0:
        deny(state.words, target, at.NOT_GARLIC)
        return 0
    _apply(state, target, garlic)
    return state.printed.garlic


def _apply(state: State, target: i64, card: i64) -> None:
    state.show_card(card)
    if state.journal is not None:
        fight_facts.protected(state, target, card)


def _hinder(state: State, weapon: i64, target: i64) -> None:
    """ED-7, ED-9: in their next slot the target may not attack, or may not move."""
    hinders: i64 = state.printed.hinders[weapon]
    if hinders == c.HINDERS_ATTACK and target == c.VAMPIRE:
        state.words[at.NO_BITE] = 1
        if state.journal is not None:
            fight_facts.kept_off(state)
    elif hinders == c.HINDERS_MOVE:
        state.words[at.STUCK + target] = 1
        if state.journal is not None:
            fight_facts.stuck(state, target)


def strike_door(state: State, figure: i64, weapon: i64, door: i64) -> None:
    """GR-131, GR-134, GR-136: a blow at a door, which nothing protects."""
    die: i64 = _throw(state, weapon)
    left: i64 = state.damage_door(door, max(_damage(state, weapon, die), 0))
    if state.journal is not None:
        fight_facts.struck_door(state, figure, weapon, door, die, left)
