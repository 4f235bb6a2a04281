"""Whom a hunter or servant of Vampir strikes, and with what."""

from typing import Final

from mypy_extensions import i64

from gruft.games.grottenstein.advice import weights as idea
from gruft.games.grottenstein.advice.odds import NONE, Look
from gruft.games.grottenstein.rules.fights import can_hit
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import door_of_move

NOBODY: Final = -1
NOTHING_REACHES: Final = -2


def fights(look: Look) -> bool:
    """Whether to strike: at the vampire when all who reach him strike hard enough together."""
    target: i64 = victim(look, True)
    if target != c.VAMPIRE:
        return target >= 0
    square: i64 = look.where(c.VAMPIRE)
    together: i64 = look.danger(square)
    if look.villa.floor[square] == v.CELLAR_FLOOR:
        together -= look.blow(c.W_BITE) // 2
    return 100 * together >= look.counts(idea.FIGHT_FROM) * look.blow(c.W_BITE)


def victim(look: Look, in_place: bool) -> i64:
    """Whom they strike: the vampire if they can, else the weakest enemy, else nobody (-1)."""
    found: i64 = NOBODY
    most: i64 = 0
    for target in range(i64(c.FIGURES)):
        card: i64 = best_weapon(look, target, in_place)
        if card != NOTHING_REACHES:
            worth: i64 = worth_of_victim(look, target, card)
            if worth > most:
                most = worth
                found = target
    return found


def worth_of_victim(look: Look, target: i64, card: i64) -> i64:
    """The vampire before servants, but first whoever falls by this blow."""
    weapon_kind: i64 = c.W_DAGGER if card == NONE else look.printed.weapon(card)
    falls: bool = look.blow(weapon_kind) >= 10 * look.words[at.LIFE + target]
    worth: i64 = 100 if target == c.VAMPIRE else 60
    if falls:
        worth += 80
    if target != c.VAMPIRE and (look.has(target, c.HAMMER) or look.has(target, c.STAKE)):
        worth += 50
    return worth


def best_weapon(look: Look, target: i64, in_place: bool) -> i64:
    """The card that strikes him hardest, -1 for the dagger, -2 if nothing reaches him."""
    state = look.position
    found: i64 = NOTHING_REACHES
    best: i64 = -1
    if can_hit(state, look.figure, c.W_DAGGER, target, in_place):
        found = NONE
        best = look.blow(c.W_DAGGER)
    for card in range(i64(c.CARDS)):
        if look.place[card] == at.SHEET + look.figure:
            weapon: i64 = look.printed.weapon(card)
            if weapon >= 0 and can_hit(state, look.figure, weapon, target, in_place):
                force: i64 = force_of(look, weapon, target)
                if force > best:
                    best = force
                    found = card
    return found


def force_of(look: Look, weapon: i64, target: i64) -> i64:
    """What a blow is worth, in tenths: who cannot bite or run away suffers more."""
    force: i64 = look.blow(weapon)
    hinders: i64 = look.printed.hinders[weapon]
    if hinders == 0:
        return force
    if target != c.VAMPIRE:
        return 0
    if hinders == 1:
        return force + look.blow(c.W_BITE) // 2
    if look.words[at.STUCK + c.VAMPIRE] == 1:
        return 0
    return look.danger(look.where(c.VAMPIRE)) * 2 // 3


def weapon(look: Look, moves: list[int]) -> i64:
    """The best weapon against the victim; against a door what strikes hardest."""
    in_place: bool = look.words[at.ORIGIN] == at.FIRST
    target: i64 = victim(look, in_place)
    if target >= 0:
        card: i64 = best_weapon(look, target, in_place)
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
    in_place: bool = look.words[at.ORIGIN] == at.FIRST
    wanted: i64 = victim(look, in_place)
    if wanted >= 0 and c.M_FIGURE + wanted in moves:
        return c.M_FIGURE + wanted
    for move in moves:
        if move < c.M_WALL and look.villa.door_kind[door_of_move(move)] == v.CRYPT_DOOR:
            return move
    return moves[0]
