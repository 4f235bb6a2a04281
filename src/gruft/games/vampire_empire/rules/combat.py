"""Chapter 8: who fights whom, the two rounds, and how a combat ends."""

from mypy_extensions import i64

from gruft.games.vampire_empire import combat_facts
from gruft.games.vampire_empire.cards import (
    ATTACK,
    CHAR,
    CHARACTERS,
    DEFENCE,
    HUMANS,
    VAMPIRES,
    other,
)
from gruft.games.vampire_empire.layout import (
    ACTION_ENDS,
    ACTIVE,
    ASK,
    ASKED,
    ATTACK_SUM,
    ATTACKER,
    CHOOSE_TARGET,
    COMPOSING,
    CONTEXT,
    DEATH_ASKED,
    DECISION,
    DEFENCE_SUM,
    FIGHTING,
    GROUP_COST,
    GROUP_SIZE,
    GROUP_STANDS,
    LOW_WATER,
    NEXT,
    ON_COMBAT,
    RESPONSE_ASKED,
    ROUND,
    TARGET,
)
from gruft.games.vampire_empire.rules import deaths, groups
from gruft.games.vampire_empire.state import State

# --- the choice of characters --------------------------------------------------------------------


def may_attack(state: State, seat: i64, attacker: i64) -> bool:
    """VE-83 to VE-86: H never leads a revealed vampire, V must if one is in the castle."""
    if not state.in_castle(attacker):
        return False
    if seat == HUMANS:
        return not state.is_revealed(attacker)
    return state.is_revealed(attacker) or state.revealed_in_castle() == 0


def has_target(state: State, seat: i64, attacker: i64) -> bool:
    """VE-100: somebody in the castle can be attacked by this character."""
    target: i64 = 0
    while target < CHARACTERS:
        if is_target(state, seat, attacker, target):
            return True
        target += 1
    return False


def is_target(state: State, seat: i64, attacker: i64, target: i64) -> bool:
    """VE-82, VE-88, VE-100: any other castle character against which VE-99 can be met."""
    if target == attacker or not state.in_castle(target):
        return False
    return groups.can_attack(state, seat, attacker, target, 0)


def is_possible(state: State, seat: i64) -> bool:
    """VE-87, VE-89: whether Combat can be chosen at all."""
    attacker: i64 = 0
    while attacker < CHARACTERS:
        if may_attack(state, seat, attacker) and has_target(state, seat, attacker):
            return True
        attacker += 1
    return False


def attackers(state: State, seat: i64) -> list[int]:
    """VE-247: only those who have a target."""
    found: list[int] = []
    attacker: i64 = 0
    while attacker < CHARACTERS:
        if may_attack(state, seat, attacker) and has_target(state, seat, attacker):
            found.append(CHAR + attacker)
        attacker += 1
    return found


def targets(state: State, seat: i64) -> list[int]:
    """VE-247: only those against whom VE-99 can be met."""
    attacker: i64 = state.words[ATTACKER] - 1
    found: list[int] = []
    target: i64 = 0
    while target < CHARACTERS:
        if is_target(state, seat, attacker, target):
            found.append(CHAR + target)
        target += 1
    return found


def choose_attacker(state: State, move: i64) -> None:
    """VE-82: the attacker is named."""
    state.words[ATTACKER] = move - CHAR + 1
    state.words[DECISION] = CHOOSE_TARGET
    state.words[COMPOSING] = 1


def choose_target(state: State, move: i64) -> None:
    """VE-82: the attacked one is named; the cards follow in the same line."""
    state.words[TARGET] = move - CHAR + 1
    begin(state)


def begin(state: State) -> None:
    """VE-98: round 1 begins with the attack."""
    state.words[ROUND] = 1
    groups.begin_group(state, ATTACK)
    state.words[COMPOSING] = 1


# --- the rounds ----------------------------------------------------------------------------------


def group_shown(state: State) -> None:
    """VE-102, VE-107, VE-119: H may respond to every group of V; no card in round 2 is a stop."""
    words = state.words
    if words[ROUND] == 2 and words[FIGHTING] == ATTACK and words[GROUP_SIZE] == 0:
        end_without_death(state, "stopped")
        return
    groups.lay_down(state)
    _put_the_water_away(state)
    if words[ASKED] == VAMPIRES:
        words[CONTEXT] = ON_COMBAT
        words[NEXT] = RESPONSE_ASKED
    else:
        words[NEXT] = GROUP_STANDS


def _put_the_water_away(state: State) -> None:
    """Settled reading of VE-76: an unused lower card goes when the first group is shown."""
    if state.words[LOW_WATER] > 0:
        state.off_field_into_moat(HUMANS, state.words[LOW_WATER] - 1)
        state.words[LOW_WATER] = 0


def go_on(state: State) -> None:
    """VE-103, VE-104, VE-110: after the attack the defence, after the defence the comparison."""
    if state.words[FIGHTING] == ATTACK:
        _ask_defender(state)
    elif state.words[ROUND] == 1:
        _compare_first(state)
    else:
        _compare_second(state)


def _ask_defender(state: State) -> None:
    """VE-103: an empty hand is not asked; its defence is an empty group."""
    words = state.words
    groups.begin_group(state, DEFENCE)
    words[NEXT] = ASK
    if state.hand_size(other(words[ACTIVE])) == 0:
        group_shown(state)


def _compare_first(state: State) -> None:
    """VE-104, VE-105, VE-202: with the attacker's attack and the target's defence markers."""
    words = state.words
    attack: i64 = words[ATTACK_SUM] + state.markers(words[ATTACKER] - 1, ATTACK)
    defence: i64 = words[DEFENCE_SUM] + state.markers(words[TARGET] - 1, DEFENCE)
    if state.journal is not None:
        combat_facts.compared(state, attack, defence)
    if attack > defence:
        _dies(state)
        return
    words[ROUND] = 2
    if state.hand_size(words[ACTIVE]) == 0:
        end_without_death(state, "stopped")
        return
    state.keep_first_round()
    groups.begin_group(state, ATTACK)
    words[NEXT] = ASK


def _compare_second(state: State) -> None:
    """VE-110: all cards of both rounds, without markers."""
    words = state.words
    if state.journal is not None:
        combat_facts.compared(state, words[ATTACK_SUM], words[DEFENCE_SUM])
    if words[ATTACK_SUM] > words[DEFENCE_SUM]:
        _dies(state)
    else:
        end_without_death(state, "holds")


def end_without_death(state: State, how: str) -> None:
    """VE-107, VE-113, VE-114, VE-162: the cards go to the moats, the characters stay."""
    state.clear_field()
    if state.journal is not None:
        combat_facts.combat_ended(state, how)
    forget_fighters(state)
    state.words[NEXT] = ACTION_ENDS


def _dies(state: State) -> None:
    """VE-207: the first three parts of a death; the window follows."""
    target: i64 = state.words[TARGET] - 1
    state.clear_field()
    forget_fighters(state)
    deaths.die(state, target)
    state.words[NEXT] = DEATH_ASKED


def forget_fighters(state: State) -> None:
    """The combat is over."""
    state.words[ROUND] = 0
    state.words[ATTACKER] = 0
    state.words[TARGET] = 0
    state.words[ATTACK_SUM] = 0
    state.words[DEFENCE_SUM] = 0
    state.words[GROUP_COST] = 0
