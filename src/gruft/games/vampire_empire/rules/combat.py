"""Chapter 8: who fights whom, the two rounds, and how a combat ends."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.rules import deaths, groups, support
from gruft.games.vampire_empire.rules.common import Elsewhere, castle_characters, character_first
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import other
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

NO_FIGHTER: Final = Elsewhere("VE-82")
FIGHTER_FIRST: Final = Reason("refusal-character-first", "VE-247")
LEADS_REVEALED: Final = Reason("refusal-revealed-attacks-for-humans", "VE-83", "character")
REVEALED_MUST_ATTACK: Final = Reason("refusal-revealed-must-attack", "VE-85", "character")
NO_CARD_FOR_ATTACKER: Final = Reason("refusal-no-card-for-attacker", "VE-98", "character")
ATTACK_OUT_OF_REACH: Final = Reason(
    "refusal-attack-out-of-reach", "VE-100", "character", "needed=needed_of_any"
)
ATTACKS_ITSELF: Final = Reason("refusal-attacks-itself", "VE-82", "character")
NO_CARD_AGAINST: Final = Reason("refusal-no-card-against", "VE-98", "character")
TARGET_OUT_OF_REACH: Final = Reason(
    "refusal-target-out-of-reach", "VE-100", "character", "needed=needed_of_target"
)

# --- the choice of characters --------------------------------------------------------------------


def may_attack(state: State, seat: i64, attacker: i64) -> bool:
    """VE-82 to VE-86: somebody in the castle whom the seat may lead."""
    return state.in_castle(attacker) and may_not_attack(state, seat, attacker) is None


def has_attacker(state: State, seat: i64) -> bool:
    """VE-73: somebody in the castle may attack for this seat."""
    for character in range(i64(c.CHARACTERS)):
        if may_attack(state, seat, character):
            return True
    return False


def may_not_attack(state: State, seat: i64, attacker: i64) -> Reason | None:
    """VE-83 to VE-86: H never leads a revealed vampire, V must if one is in the castle."""
    if state.is_revealed(attacker):
        return LEADS_REVEALED if seat == c.HUMANS else None
    bound = seat == c.VAMPIRES and state.revealed_in_castle() > 0
    return REVEALED_MUST_ATTACK if bound else None


def has_target(state: State, seat: i64, attacker: i64) -> bool:
    """VE-100: somebody in the castle can be attacked by this character."""
    for target in range(i64(c.CHARACTERS)):
        if is_target(state, seat, attacker, target):
            return True
    return False


def is_target(state: State, seat: i64, attacker: i64, target: i64) -> bool:
    """VE-82, VE-88, VE-100: any other castle character against which VE-99 can be met."""
    if target == attacker or not state.in_castle(target):
        return False
    return groups.can_attack(state, seat, attacker, target, 0)


def is_possible(state: State, seat: i64) -> bool:
    """VE-87, VE-89: whether Combat can be chosen at all."""
    for attacker in range(i64(c.CHARACTERS)):
        if may_attack(state, seat, attacker) and has_target(state, seat, attacker):
            return True
    return False


@final
class ChooseAttacker(Question[State]):
    """VE-82 to VE-87, VE-247: in the castle, allowed to the seat, and with cards to support it."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return castle_characters(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not c.is_character(move):
            return character_first(state, seat, move, FIGHTER_FIRST)
        attacker: i64 = move - c.CHAR
        reason = NO_FIGHTER.objection(state, attacker) or may_not_attack(state, seat, attacker)
        if reason is not None or has_target(state, seat, attacker):
            return reason
        for target in range(i64(c.CHARACTERS)):
            if target != attacker and _has_card_for(state, seat, attacker, target):
                return ATTACK_OUT_OF_REACH
        return NO_CARD_FOR_ATTACKER

    def take(self, state: State, seat: i64, move: i64) -> None:
        state.words[at.ATTACKER] = move - c.CHAR + 1
        state.words[at.DECISION] = at.CHOOSE_TARGET
        state.words[at.COMPOSING] = 1


def _has_card_for(state: State, seat: i64, attacker: i64, target: i64) -> bool:
    """VE-98: any card at all that supports this attack on somebody in the castle."""
    if not state.in_castle(target):
        return False
    words = state.words
    for kind in range(i64(c.KINDS)):
        if words[at.HANDS + seat * c.KINDS + kind] > 0 and state.is_eligible(
            kind, attacker, target
        ):
            return True
    return False


@final
class ChooseTarget(Question[State]):
    """VE-82, VE-88, VE-100: another castle character against whom the cards are enough."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return castle_characters(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not c.is_character(move):
            return character_first(state, seat, move, FIGHTER_FIRST)
        attacker: i64 = state.words[at.ATTACKER] - 1
        target: i64 = move - c.CHAR
        if target == attacker:
            return ATTACKS_ITSELF
        reason = NO_FIGHTER.objection(state, target)
        if reason is not None or groups.can_attack(state, seat, attacker, target, 0):
            return reason
        known = _has_card_for(state, seat, attacker, target)
        return TARGET_OUT_OF_REACH if known else NO_CARD_AGAINST

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VE-82: the attacked one is named; the cards follow in the same line."""
        state.words[at.TARGET] = move - c.CHAR + 1
        begin(state)


def begin(state: State) -> None:
    """VE-98: round 1 begins with the attack."""
    state.words[at.ROUND] = 1
    groups.begin_group(state, c.ATTACK)
    state.words[at.COMPOSING] = 1


# --- the rounds ----------------------------------------------------------------------------------


def group_shown(state: State) -> None:
    """VE-102, VE-107, VE-119: H may respond to every group of V; no card in round 2 is a stop."""
    words = state.words
    if words[at.ROUND] == 2 and words[at.FIGHTING] == c.ATTACK and words[at.GROUP_SIZE] == 0:
        end_without_death(state, "stopped")
        return
    groups.lay_down(state)
    if words[at.LOW_WATER] > 0:
        # Settled reading of VE-76: an unused lower card goes when the first group is shown.
        state.off_field_into_moat(c.HUMANS, words[at.LOW_WATER] - 1)
        words[at.LOW_WATER] = 0
    if words[at.ASKED] == c.VAMPIRES:
        words[at.CONTEXT] = at.ON_COMBAT
        words[at.NEXT] = at.RESPONSE_ASKED
    else:
        words[at.NEXT] = at.GROUP_STANDS


def go_on(state: State) -> None:
    """VE-103, VE-104, VE-110: after the attack the defence, after the defence the comparison."""
    words = state.words
    if words[at.FIGHTING] == c.ATTACK:
        words[at.NEXT] = at.DEFENCE_BEGINS
        if words[at.ROUND] == 1 and state.printed.readings.protect_after_attack:
            # VE-116, read the other way: once, when it is known who is attacked.
            state.clear_group()
            words[at.GROUP_SIZE] = 0
            words[at.POINT] = at.AFTER_ATTACK
            words[at.NEXT] = at.WINDOW_OPENS
        return
    attack: i64 = words[at.ATTACK_SUM]
    defence: i64 = words[at.DEFENCE_SUM]
    if state.markers_count():
        # The attacker's attack and the target's defence markers.
        attack += state.markers(words[at.ATTACKER] - 1, c.ATTACK)
        defence += state.markers(words[at.TARGET] - 1, c.DEFENCE)
    if state.journal is not None:
        facts.compared(state, attack, defence)
    if attack > defence:
        _dies(state)
    elif words[at.ROUND] == 2:
        end_without_death(state, "holds")
    else:
        words[at.ROUND] = 2
        if state.hand_size(words[at.ACTIVE]) == 0:
            end_without_death(state, "stopped")
            return
        state.keep_first_round()
        groups.begin_group(state, c.ATTACK)
        words[at.NEXT] = at.ASK


def defend(state: State) -> None:
    """VE-103: the other player is asked; with an empty hand the defence is an empty group."""
    words = state.words
    words[at.POINT] = at.WINDOW_A
    groups.begin_group(state, c.DEFENCE)
    words[at.NEXT] = at.ASK
    if state.hand_size(other(words[at.ACTIVE])) == 0:
        group_shown(state)


def target_left(state: State) -> None:
    """VE-116, read the other way: whoever has left the castle is attacked no longer."""
    if state.words[at.CARD] > 0:
        support.card_to_moat(state)
    end_without_death(state, "left")


def end_without_death(state: State, how: str) -> None:
    """VE-107, VE-113, VE-114, VE-162: the cards go to the moats, the characters stay."""
    state.clear_field()
    if state.journal is not None:
        facts.tell(state, f"fact-combat-{how}", target=state.words[at.TARGET] - 1)
    forget_fighters(state)
    state.words[at.NEXT] = at.ACTION_ENDS


def _dies(state: State) -> None:
    """VE-207: the first three parts of a death; the window follows."""
    target: i64 = state.words[at.TARGET] - 1
    state.clear_field()
    forget_fighters(state)
    deaths.die(state, target)
    state.words[at.NEXT] = at.DEATH_ASKED


def forget_fighters(state: State) -> None:
    """The combat is over."""
    state.words[at.ROUND] = 0
    state.words[at.ATTACKER] = 0
    state.words[at.TARGET] = 0
    state.words[at.ATTACK_SUM] = 0
    state.words[at.DEFENCE_SUM] = 0
    state.words[at.GROUP_COST] = 0
