"""Section 10: weapons and their targets, figures and doors."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules import doors
from gruft.games.grottenstein.rules.carrying import sheet
from gruft.games.grottenstein.rules.common import (
    FIGURES,
    MUST_CHOOSE,
    SlotQuestion,
    is_card,
    is_door,
    is_figure,
    no_corpses,
    not_a_figure,
    not_carried,
)
from gruft.games.grottenstein.rules.life import attack, settle, strike_door
from gruft.games.grottenstein.rules.reach import (
    OTHER_PLAN,
    Reach,
    about_each,
    is_apart,
    squares_apart,
)
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state import villa as v
from gruft.games.grottenstein.state.cards import door_of_move
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

THE_DAGGER: Final = -1  # stands for a card where an attack needs none
HARMLESS: Final = -1  # the range of weapons that cannot harm a target

BLOW: Final = Reach("GR-110", "GR-111", "GR-112", "GR-70", "GR-112", "GR-62")
NOTHING_TO_ATTACK: Final = Reason("refusal-nothing-to-attack", "GR-104", "square=here")
ARMOURED_RESISTS: Final = Reason("refusal-armoured-resists", "GR-66", "door=armoured_door")
SERVANT_ATTACKS_FIRST: Final = Reason("refusal-servant-attacks-first", "GR-185")
INSTEAD_OF_MOVING: Final = Reason("refusal-attack-instead-of-moving", "GR-120")
NO_SERVANT: Final = Reason("refusal-no-servant", "GR-118")
LYING: Final = about_each("refusal-lying", "GR-162")
HARMS_ONLY_VAMPIRE: Final = Reason("refusal-harms-only-vampire", "GR-107", "weapon")
HARMS_ONLY_HUNTERS: Final = Reason("refusal-harms-only-hunters", "GR-107", "weapon")
HARMS_NO_DOORS: Final = Reason("refusal-harms-no-doors", "GR-135", "weapon")
NO_WEAPON: Final = Reason("refusal-no-weapon", "GR-107", "card")
WEAPON_NOT_CARRIED: Final = not_carried("GR-107")
NO_BLOWS_AT_CORPSES: Final = no_corpses("GR-105")
OWN_TEAM: Final = Reason("refusal-own-team", "GR-105", "target=figure_named")
BROKEN_FROM_BESIDE: Final = doors.not_touched("GR-131")

# --- what can be attacked ------------------------------------------------------------------------


def can_fight(state: State, figure: i64, in_place: bool) -> bool:
    """GR-102, GR-118: some weapon has some target."""
    if has_target(state, figure, c.W_DAGGER, in_place):
        return True
    words = state.words
    for card in range(i64(c.CARDS)):
        if words[at.PLACE + card] == at.SHEET + figure:
            weapon: i64 = state.printed.weapon(card)
            if weapon != c.NO_WEAPON and has_target(state, figure, weapon, in_place):
                return True
    return False


def has_target(state: State, figure: i64, weapon: i64, in_place: bool) -> bool:
    """GR-104, GR-118, GR-131: a door that the square touches, or a figure within range."""
    for target in range(i64(c.FIGURES)):
        if can_hit(state, figure, weapon, target, in_place):
            return True
    breaks: bool = in_place and state.printed.breaks_doors[weapon] == 1
    return breaks and doors.touches(state, figure, doors.BREAKING)


def can_hit(state: State, figure: i64, weapon: i64, target: i64, in_place: bool) -> bool:
    """GR-104, GR-110, GR-118, GR-120: an enemy that this weapon harms, within its range."""
    if not is_enemy(state, figure, target):
        return False
    if not in_place and not state.is_servant(target):
        return False
    if not harms(state, weapon, target):
        return False
    return state.reaches(state.where(figure), state.where(target), state.printed.range[weapon])


def is_enemy(state: State, figure: i64, target: i64) -> bool:
    """GR-105, GR-162, GR-185: two teams; no corpses, and not the vampire while he lies."""
    if figure == c.VAMPIRE or state.is_servant(figure):
        return state.is_living(target)
    if target == c.VAMPIRE:
        return not state.is_lying()
    return state.is_servant(target)


def harms(state: State, weapon: i64, target: i64) -> bool:
    """20.9: some weapons work against the vampire alone."""
    harmed: i64 = state.printed.targets[weapon]
    if harmed == c.VAMPIRE_ONLY:
        return target == c.VAMPIRE
    return harmed != c.LIVING_HUNTERS or state.is_living(target)


# --- why something cannot be hit -----------------------------------------------------------------


def enemies_of(state: State, figure: i64, only_servants: bool) -> list[int]:
    """GR-105, GR-118: the other team, the vampire also while he lies; or of them only servants."""
    hunts: bool = figure != c.VAMPIRE and not state.is_servant(figure)
    found: list[int] = []
    for other in range(i64(c.FIGURES)):
        fits: bool = hunts if other == c.VAMPIRE else is_enemy(state, figure, other)
        if fits and (not only_servants or state.is_servant(other)):
            found.append(other)
    return found


def weapon_of(state: State, card: i64) -> i64:
    """The weapon that a card, or no card, is."""
    return c.W_DAGGER if card == THE_DAGGER else state.printed.weapon(card)


def cards_in_question(state: State, move: i64) -> list[int]:
    """GR-106 to GR-108: the weapons that a move is about, as cards."""
    if state.words[at.DECISION] == at.TARGET:
        return [state.words[at.PICKED_CARD]]
    if is_card(move):
        return [move - c.M_CARD]
    found: list[int] = [THE_DAGGER]
    if move != c.DAGGER:
        for one in sheet(state, state.actor()):
            if state.printed.weapon(one - c.M_CARD) != c.NO_WEAPON:
                found.append(one - c.M_CARD)
    return found


def range_of(state: State, cards: list[int], target: i64) -> i64:
    """GR-110: the longest range of weapons that harm the target."""
    longest: i64 = HARMLESS
    for card in cards:
        weapon: i64 = weapon_of(state, card)
        if harms(state, weapon, target):
            longest = max(longest, state.printed.range[weapon])
    return longest


def cannot_hit(state: State, figure: i64, cards: list[int], target: i64) -> Reason | None:
    """GR-110 to GR-112, GR-162: not even the longest of these weapons lands on the target."""
    distance: i64 = range_of(state, cards, target)
    if distance == HARMLESS:
        return harms_others(state, cards)
    reason = BLOW.objection(state, figure, target, distance)
    lies: bool = target == c.VAMPIRE and state.is_lying()
    return LYING[target] if reason is None and lies else reason


def harms_others(state: State, cards: list[int]) -> Reason:
    """GR-107: the edition says whom a weapon harms."""
    only_vampire: bool = state.printed.targets[weapon_of(state, cards[0])] == c.VAMPIRE_ONLY
    return HARMS_ONLY_VAMPIRE if only_vampire else HARMS_ONLY_HUNTERS


def nearest(state: State, figure: i64, enemies: list[int]) -> i64:
    """The nearest enemy, the first of several."""
    square: i64 = state.where(figure)
    found: i64 = enemies[0]
    for enemy in enemies:
        closer: i64 = squares_apart(state, square, state.where(enemy))
        if closer < squares_apart(state, square, state.where(found)):
            found = enemy
    return found


def nothing_to_fight(state: State, figure: i64) -> Reason | None:
    """GR-66, GR-104, GR-110: no weapon of the figure has a target before it moves."""
    if can_fight(state, figure, True):
        return None
    cards = cards_in_question(state, c.FIGHT)
    enemy: i64 = nearest(state, figure, enemies_of(state, figure, False))
    reason = cannot_hit(state, figure, cards, enemy)
    assert reason is not None
    if not is_apart(reason):
        return reason
    if armoured_door(state, figure) >= 0:
        return ARMOURED_RESISTS
    return NOTHING_TO_ATTACK if reason.key == OTHER_PLAN else reason


def armoured_door(state: State, figure: i64) -> i64:
    """GR-66: the armoured door if the figure's square touches it, else -1."""
    for move in doors.door_moves(state, figure):
        if state.villa.door_kind[door_of_move(move)] == v.ARMOURED:
            return door_of_move(move)
    return doors.NO_DOOR


def no_servant_to_fight(state: State, figure: i64) -> Reason | None:
    """GR-118, GR-120, GR-185: after moving only servants are attacked, and only by hunters."""
    if state.is_servant(figure):
        return SERVANT_ATTACKS_FIRST
    if can_fight(state, figure, False):
        return None
    if can_fight(state, figure, True):
        return INSTEAD_OF_MOVING
    servants = enemies_of(state, figure, True)
    if len(servants) == 0:
        return NO_SERVANT
    cards = cards_in_question(state, c.FIGHT)
    return cannot_hit(state, figure, cards, nearest(state, figure, servants))


# --- the questions -------------------------------------------------------------------------------


@final
class Weapon(SlotQuestion):
    """GR-106 to GR-108: one weapon that the figure has and that has a target now."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [*sheet(state, state.actor()), c.DAGGER]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        figure: i64 = state.actor()
        if move != c.DAGGER:
            if not is_card(move):
                return MUST_CHOOSE
            if state.printed.weapon(move - c.M_CARD) == c.NO_WEAPON:
                return NO_WEAPON
            if not state.holds(figure, move - c.M_CARD):
                return WEAPON_NOT_CARRIED
        return _useless(state, figure, cards_in_question(state, move))

    def moves(self, state: State, seat: i64) -> list[int]:
        figure: i64 = state.actor()
        found: list[int] = []
        for move in self.candidates(state, seat):
            weapon: i64 = weapon_of(state, THE_DAGGER if move == c.DAGGER else move - c.M_CARD)
            armed: bool = weapon != c.NO_WEAPON
            if armed and has_target(state, figure, weapon, state.is_in_place()):
                found.append(move)
        return found

    def take(self, state: State, seat: i64, move: i64) -> None:
        state.words[at.PICKED_CARD] = THE_DAGGER if move == c.DAGGER else move - c.M_CARD
        state.ask(at.TARGET)


def _useless(state: State, figure: i64, cards: list[int]) -> Reason | None:
    """GR-107, GR-110, GR-112, GR-120, GR-135: no target for this weapon."""
    weapon: i64 = weapon_of(state, cards[0])
    in_place: bool = state.is_in_place()
    if has_target(state, figure, weapon, in_place):
        return None
    if not in_place and has_target(state, figure, weapon, True):
        # What the weapon could have struck before the move is what is meant, not a servant far off.
        return INSTEAD_OF_MOVING
    enemies = enemies_of(state, figure, not in_place)
    harmed = [enemy for enemy in enemies if harms(state, weapon, enemy)]
    reason = cannot_hit(state, figure, cards, nearest(state, figure, harmed or enemies))
    assert reason is not None
    if not is_apart(reason):
        return reason
    if len(harmed) < len(enemies):
        return harms_others(state, cards)
    breakable: bool = in_place and doors.touches(state, figure, doors.BREAKING)
    return HARMS_NO_DOORS if breakable else reason


@final
class Target(SlotQuestion):
    """GR-104, GR-105, GR-118, GR-131: an enemy within range, or a door before moving."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return sorted([*FIGURES, *doors.door_moves(state, state.actor())])

    def picked(self, state: State) -> list[int]:
        card: i64 = state.words[at.PICKED_CARD]
        return [c.DAGGER if card == THE_DAGGER else c.M_CARD + card]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        figure: i64 = state.actor()
        if is_door(move):
            return _not_at_door(state, figure, door_of_move(move))
        if not is_figure(move):
            return MUST_CHOOSE
        target: i64 = move - c.M_FIGURE
        unfit = not_a_figure(state, target, NO_BLOWS_AT_CORPSES)
        if unfit is not None:
            return unfit
        if target not in enemies_of(state, figure, False):
            return OWN_TEAM
        if not state.is_in_place() and target == c.VAMPIRE:
            return INSTEAD_OF_MOVING
        return cannot_hit(state, figure, [state.words[at.PICKED_CARD]], target)

    def moves(self, state: State, seat: i64) -> list[int]:
        figure: i64 = state.actor()
        weapon: i64 = weapon_of(state, state.words[at.PICKED_CARD])
        in_place: bool = state.is_in_place()
        found: list[int] = []
        if in_place and state.printed.breaks_doors[weapon] == 1:
            for move in doors.door_moves(state, figure):
                if doors.BREAKING.objection(state, door_of_move(move)) is None:
                    found.append(move)
        for target in range(i64(c.FIGURES)):
            if can_hit(state, figure, weapon, target, in_place):
                found.append(c.M_FIGURE + target)
        found.sort()
        return found

    def take(self, state: State, seat: i64, move: i64) -> None:
        """GR-102: the attack is made; nothing else happens in this slot before its end."""
        figure: i64 = state.actor()
        card: i64 = state.words[at.PICKED_CARD]
        weapon: i64 = weapon_of(state, card)
        if card != THE_DAGGER:
            state.show_card(card)
        state.words[at.NEXT] = at.SLOT_ENDS
        if is_figure(move):
            attack(state, figure, weapon, move - c.M_FIGURE)
        else:
            strike_door(state, figure, weapon, door_of_move(move))
        if card != THE_DAGGER and state.printed.uses[weapon] == 1:
            state.remove_card(card)
        settle(state)


def _not_at_door(state: State, figure: i64, door: i64) -> Reason | None:
    """GR-66, GR-120, GR-131, GR-132, GR-135: in place, from beside it, with the right weapon."""
    if not state.is_in_place():
        return INSTEAD_OF_MOVING
    away = doors.not_from_here(state, figure, door, BROKEN_FROM_BESIDE)
    reason = away or doors.BREAKING.objection(state, door)
    if reason is not None:
        return reason
    weapon: i64 = weapon_of(state, state.words[at.PICKED_CARD])
    return None if state.printed.breaks_doors[weapon] == 1 else HARMS_NO_DOORS
