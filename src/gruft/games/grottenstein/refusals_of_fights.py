"""Sections 10 to 13: why a weapon is not used, a target not attacked, and the stake not driven.

Figures, doors and lines are there for all to see; then comes the seat's own sheet.
"""

from gruft.games.grottenstein.cards import (
    CARDS,
    DAGGER,
    HAMMER,
    HUNTERS,
    LIVING_HUNTERS,
    M_CARD,
    M_FIGURE,
    NAILS,
    STAKE,
    TEETH,
    VAMPIRE,
    VAMPIRE_ONLY,
    W_BITE,
    W_DAGGER,
    door_of_move,
)
from gruft.games.grottenstein.layout import BAT_SLOT, FIRST, NO_BITE, ORIGIN, PICKED_CARD, WORN
from gruft.games.grottenstein.names import PIECE_KEYS
from gruft.games.grottenstein.reasons import (
    effect_word,
    here,
    is_card,
    is_door,
    is_figure,
    must_choose,
    not_a_figure,
    not_carried,
    others,
)
from gruft.games.grottenstein.refusals_of_doors import not_breakable, touched_doors
from gruft.games.grottenstein.refusals_of_reach import (
    OTHER_PLAN,
    out_of_reach,
    squares_apart,
    stands_apart,
    with_clause,
)
from gruft.games.grottenstein.rules.charges import can_be_forced
from gruft.games.grottenstein.rules.fights import (
    THE_DAGGER,
    can_fight,
    chosen_weapon,
    is_enemy,
    targets,
)
from gruft.games.grottenstein.state import State
from gruft.games.grottenstein.telling import card_word, door_word, figure_word, weapon_word
from gruft.games.grottenstein.villa import ARMOURED
from gruft.kernel.refusal import Refused, words

NO_WEAPON = -1
#: A weapon and its card, by which its owner may call it; a bite has as little of one as the dagger.
Arm = tuple[int, int]
DAGGER_ARM: Arm = (W_DAGGER, THE_DAGGER)
BITE_ARM: Arm = (W_BITE, THE_DAGGER)

# --- nothing to attack ---------------------------------------------------------------------------


def nothing_to_fight(state: State, figure: int) -> Refused:
    """GR-66, GR-104, GR-110: no weapon of the figure has a target before it moves."""
    enemies = [other for other in others(figure) if _is_of_other_team(state, figure, other)]
    reason = _no_target(state, figure, _weapons_of(state, figure), enemies)
    if not stands_apart(reason):
        return reason
    for door in touched_doors(state, figure):
        if state.villa.door_kind[door] == ARMOURED:
            return Refused("refusal-armoured-resists", "GR-66", door=door_word(state, door))
    if reason.key == OTHER_PLAN:
        return Refused("refusal-nothing-to-attack", "GR-104", square=here(state, figure))
    return reason


def no_servant_to_fight(state: State, figure: int) -> Refused:
    """GR-118, GR-120, GR-185: after moving only servants are attacked, and only by hunters."""
    if state.is_servant(figure):
        return Refused("refusal-servant-attacks-first", "GR-185")
    if can_fight(state, figure, True):
        return Refused("refusal-attack-instead-of-moving", "GR-120")
    servants = [other for other in range(HUNTERS) if state.is_servant(other)]
    if not servants:
        return Refused("refusal-no-servant", "GR-118")
    return _no_target(state, figure, _weapons_of(state, figure), servants)


def _is_of_other_team(state: State, figure: int, target: int) -> bool:
    """GR-105: the vampire counts also while he lies."""
    lying_vampire = target == VAMPIRE and not state.is_servant(figure)
    return lying_vampire or bool(is_enemy(state, figure, target))


def _weapons_of(state: State, figure: int) -> list[Arm]:
    """GR-107, GR-108: the dagger and the weapons on the sheet."""
    cards = [card for card in range(CARDS) if state.holds(figure, card)]
    held = [(int(state.printed.weapon(card)), card) for card in cards]
    return [DAGGER_ARM, *((weapon, card) for weapon, card in held if weapon != NO_WEAPON)]


def _no_target(state: State, figure: int, arms: list[Arm], enemies: list[int]) -> Refused:
    """Why the nearest enemy cannot be hit."""
    square = int(state.where(figure))
    distances = [squares_apart(state, square, int(state.where(target))) for target in enemies]
    nearest = enemies[distances.index(min(distances))]
    return _why_not_hit(state, figure, arms, nearest)


def _why_not_hit(state: State, figure: int, arms: list[Arm], target: int) -> Refused:
    """GR-110 to GR-112, GR-162: not even the longest of these weapons lands on the target."""
    ranges = [int(state.printed.range[one]) for one, _ in arms if _harms(state, one, target)]
    if not ranges:
        return _harms_others(state, arms[0])
    reason = out_of_reach(state, figure, target, max(ranges))
    return reason or Refused("refusal-lying", "GR-162", target=figure_word(state, target))


# --- weapons -------------------------------------------------------------------------------------


def choosing_weapon(state: State, seat: int, move: int) -> Refused:
    """GR-106 to GR-108: a weapon that the figure has and that has a target now."""
    figure = int(state.actor())
    if move == DAGGER:
        return _useless(state, figure, DAGGER_ARM)
    if not is_card(move):
        return must_choose(state, seat)
    card = move - M_CARD
    weapon = int(state.printed.weapon(card))
    if weapon == NO_WEAPON:
        return Refused("refusal-no-weapon", "GR-107", card=card_word(state, card))
    return not_carried(state, figure, card, "GR-107") or _useless(state, figure, (weapon, card))


def _useless(state: State, figure: int, arm: Arm) -> Refused:
    """GR-107, GR-110, GR-112, GR-120, GR-135: no target for this weapon."""
    in_place = state.words[ORIGIN] == FIRST
    if not in_place and targets(state, figure, arm[0], True):
        # What the weapon could have struck before the move is what is meant, not a servant far off.
        return Refused("refusal-attack-instead-of-moving", "GR-120")
    enemies = [
        other
        for other in others(figure)
        if _is_of_other_team(state, figure, other) and (in_place or state.is_servant(other))
    ]
    harmed = [other for other in enemies if _harms(state, arm[0], other)]
    reason = _no_target(state, figure, [arm], harmed or enemies)
    if not stands_apart(reason):
        return reason
    if harmed != enemies:
        return _harms_others(state, arm)
    if in_place and _touches_breakable(state, figure):
        return Refused("refusal-harms-no-doors", "GR-135", weapon=weapon_word(state, *arm))
    return reason


def _touches_breakable(state: State, figure: int) -> bool:
    return any(can_be_forced(state, door) for door in touched_doors(state, figure))


def _harms(state: State, weapon: int, target: int) -> bool:
    """20.9: some weapons work against the vampire alone."""
    targets = state.printed.targets[weapon]
    if targets == VAMPIRE_ONLY:
        return target == VAMPIRE
    return targets != LIVING_HUNTERS or bool(state.is_living(target))


def _harms_others(state: State, arm: Arm) -> Refused:
    """GR-107: the edition says whom a weapon harms."""
    only_vampire = state.printed.targets[arm[0]] == VAMPIRE_ONLY
    key = "refusal-harms-only-vampire" if only_vampire else "refusal-harms-only-hunters"
    return Refused(key, "GR-107", weapon=weapon_word(state, *arm))


# --- targets -------------------------------------------------------------------------------------


def choosing_target(state: State, seat: int, move: int) -> Refused:
    """GR-104, GR-105, GR-118, GR-131: an enemy within range, or a door before moving."""
    figure, arm = int(state.actor()), (int(chosen_weapon(state)), int(state.words[PICKED_CARD]))
    if is_figure(move):
        return _attacking_figure(state, figure, arm, move - M_FIGURE)
    if is_door(move):
        return _attacking_door(state, figure, arm, door_of_move(move))
    return must_choose(state, seat)


def _attacking_figure(state: State, figure: int, arm: Arm, target: int) -> Refused:
    name = figure_word(state, target)
    unfit = not_a_figure(state, target, "GR-105")
    if unfit is not None:
        return unfit
    if not _is_of_other_team(state, figure, target):
        return Refused("refusal-own-team", "GR-105", target=name)
    if state.words[ORIGIN] != FIRST and target == VAMPIRE:
        return Refused("refusal-attack-instead-of-moving", "GR-120")
    return _why_not_hit(state, figure, [arm], target)


def _attacking_door(state: State, figure: int, arm: Arm, door: int) -> Refused:
    """GR-120, GR-131, GR-132, GR-135: in place, from beside it, and with the right weapon."""
    if state.words[ORIGIN] != FIRST:
        return Refused("refusal-attack-instead-of-moving", "GR-120")
    reason = not_breakable(state, figure, door)
    return reason or Refused("refusal-harms-no-doors", "GR-135", weapon=weapon_word(state, *arm))


# --- the bite ------------------------------------------------------------------------------------


def not_biting(state: State) -> Refused:
    """GR-151, GR-153, GR-163, ED-7: what keeps the vampire from attacking at all."""
    missing = [piece for piece in (TEETH, NAILS) if state.words[WORN + piece] == 0]
    if missing:
        pieces = words([f"piece-{PIECE_KEYS[piece]}" for piece in missing])
        return Refused("refusal-bite-needs-pieces", "GR-153", pieces=pieces)
    if state.words[BAT_SLOT] == 1:
        return Refused("refusal-bat-does-not-bite", "GR-151")
    if state.is_lying():
        return Refused("refusal-lying-does-not-bite", "GR-163")
    if state.words[NO_BITE] == 1:
        return Refused("refusal-kept-off", "ED-7")
    hunters = [hunter for hunter in range(HUNTERS) if state.is_living(hunter)]
    reason = _as_bite(_no_target(state, VAMPIRE, [BITE_ARM], hunters))
    return Refused("refusal-nobody-to-bite", "GR-154") if reason.key == OTHER_PLAN else reason


def biting(state: State, seat: int, move: int) -> Refused:
    """GR-105, GR-140, GR-154: a living hunter within reach."""
    if not is_figure(move):
        return must_choose(state, seat)
    target = move - M_FIGURE
    unfit = not_a_figure(state, target, "GR-105")
    if unfit is not None:
        return unfit
    if not state.is_living(target):
        return Refused("refusal-own-team", "GR-105", target=figure_word(state, target))
    reason = out_of_reach(state, VAMPIRE, target, int(state.printed.range[W_BITE]))
    assert reason is not None
    return _as_bite(reason)


def _as_bite(reason: Refused) -> Refused:
    """GR-140, GR-154: the vampire's own clauses of range and doors."""
    if reason.key in ("refusal-line-closed-door", "refusal-line-one-way"):
        return with_clause(reason, "GR-140")
    return with_clause(reason, "GR-154") if stands_apart(reason) else reason


# --- the stake -----------------------------------------------------------------------------------


def not_staking(state: State, figure: int) -> Refused:
    """GR-168 to GR-171, GR-175: a living hunter with both cards, in time beside the coffin."""
    if state.is_servant(figure):
        return Refused("refusal-only-hunters-stake", "GR-168")
    if not state.is_lying():
        return Refused("refusal-not-lying", "GR-170")
    lacking = [effect for effect in (HAMMER, STAKE) if not state.carries(figure, effect)]
    if lacking:
        cards = words([effect_word(state, effect) for effect in lacking])
        clause = "GR-175" if len(lacking) == 1 else "GR-168"
        return Refused("refusal-stake-needs-both", clause, cards=cards)
    return Refused("refusal-stake-not-prepared", "GR-169")


def staking_too_soon(state: State, figure: int) -> Refused:
    """GR-171: arriving and staking in the same turn is impossible."""
    if state.is_servant(figure):
        return Refused("refusal-only-hunters-stake", "GR-168")
    return Refused("refusal-stake-instead-of-moving", "GR-171")
