"""Chapter 7.3: H asks with holy water, V may deny, and a hit may be followed by an attack."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.rules import actions, combat, groups, support, turns
from gruft.games.vampire_empire.rules.common import (
    CHARACTERS,
    Elsewhere,
    card_or_nothing,
    castle_characters,
    character_first,
    misplaced,
    only,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

CHARACTER_TO_ASK_FIRST: Final = Reason("refusal-character-first", "VE-246")
ASKS_ABOUT_THE_DEAD: Final = Reason("refusal-asks-about-the-dead", "VE-63", "character")
ASKS_ABOUT_REVEALED: Final = Reason("refusal-asks-about-revealed", "VE-63", "character")
ASKS_ABOUT_TRAVELLER: Final = Reason("refusal-asks-about-traveller", "VE-157", "character")

TRUTH_IS_TOLD: Final = Reason("refusal-truth-is-told", "VE-66", "character=named")
ONLY_DENIAL: Final = Reason("refusal-only-denial", "VE-65", "card")

ATTACKER_AT_ONCE_FIRST: Final = Reason("refusal-character-first", "VE-250")
ATTACKS_ITSELF_AT_ONCE: Final = Reason("refusal-attacks-itself", "VE-72", "character")
NOT_AT_ONCE: Final = Elsewhere("VE-72")
IMMEDIATE_OUT_OF_REACH: Final = Reason("refusal-immediate-out-of-reach", "VE-73", "character")
WATER_IS_NEEDED: Final = Reason("refusal-water-is-needed", "VE-99", "needed")

# --- the question --------------------------------------------------------------------------------


@final
class WaterCharacter(Question[State]):
    """VE-63, VE-64: somebody in castle or city who is not a revealed vampire."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return CHARACTERS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if not c.is_character(move):
            return character_first(state, seat, move, CHARACTER_TO_ASK_FIRST)
        return not_to_be_asked_about(state, move - c.CHAR)

    def take(self, state: State, seat: i64, move: i64) -> None:
        actions.name(state, move, at.WATER_CARD)


def not_to_be_asked_about(state: State, character: i64) -> Reason | None:
    """VE-63, VE-157: on whom holy water may not be used."""
    place: i64 = state.words[at.PLACE + character]
    if place == at.DEAD:
        return ASKS_ABOUT_THE_DEAD
    if state.is_revealed(character):
        return ASKS_ABOUT_REVEALED
    return ASKS_ABOUT_TRAVELLER if place == at.ON_JOURNEY else None


# --- the answer ----------------------------------------------------------------------------------


def ask_for_denial(state: State) -> None:
    """VE-65, VE-126: V may answer with a card before the truth is told."""
    words = state.words
    words[at.NEXT] = at.WATER_TOLD
    if state.hand_size(c.VAMPIRES) > 0:
        words[at.DECISION] = at.WATER_RESPONSE
        words[at.ASKED] = c.VAMPIRES
        words[at.NEXT] = at.ASK


@final
class WaterResponse(Question[State]):
    """VE-65, VE-66, VE-196: I'm Not a Vampire, or let the truth be told."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return card_or_nothing(state, seat, c.NOT_A_VAMPIRE)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.YES:
            return TRUTH_IS_TOLD
        return only(state, seat, move, c.NOT_A_VAMPIRE, ONLY_DENIAL)

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move != c.DONE:
            support.put_down(state, c.VAMPIRES, c.NOT_A_VAMPIRE, at.FOR_DENIAL)
            return
        if state.journal is not None:
            facts.declined(state)
        state.words[at.NEXT] = at.WATER_TOLD


def denial_cancelled(state: State) -> None:
    """VE-197: the decision returns to V."""
    support.card_to_moat(state)
    state.words[at.NEXT] = at.WATER_SHOWN


def deny(state: State) -> None:
    """VE-196: no answer, no attack, both water cards are gone."""
    support.card_to_moat(state)
    state.clear_field()
    if state.journal is not None:
        facts.tell(state, "fact-denied", character=state.words[at.NAMED] - 1)
    state.words[at.NEXT] = at.ACTION_ENDS


def tell_the_truth(state: State) -> None:
    """VE-66 to VE-71: human or vampire; a hit in the castle may be followed by an attack."""
    words = state.words
    character: i64 = words[at.NAMED] - 1
    if not state.is_vampire(character):
        words[at.PROVEN + character] = 1
        state.clear_field()
        words[at.NEXT] = at.ACTION_ENDS
        if state.journal is not None:
            facts.show(state, "fact-is-human", character=character)
        return
    words[at.REVEALED + character] = 1
    if state.journal is not None:
        facts.show(state, "fact-is-vampire", character=character)
    if turns.check_castle(state):
        return
    if state.in_castle(character) and combat.has_attacker(state, c.HUMANS):
        _keep_the_lower_card(state)
        words[at.DECISION] = at.IMMEDIATE
        words[at.ASKED] = c.HUMANS
        words[at.NEXT] = at.ASK
    else:
        state.clear_field()
        words[at.NEXT] = at.ACTION_ENDS


def _keep_the_lower_card(state: State) -> None:
    """VE-74, VE-76: of equal values the lower id; the other card goes to the moat now."""
    words = state.words
    low: i64 = -1
    high: i64 = -1
    for kind in range(i64(c.KINDS)):
        left: i64 = words[at.FIELD + c.HUMANS * c.KINDS + kind]
        while left > 0:
            if low < 0:
                low = kind
            else:
                high = kind
            left -= 1
    if state.printed.value[high] < state.printed.value[low]:
        low, high = high, low
    state.off_field_into_moat(c.HUMANS, high)
    words[at.LOW_WATER] = low + 1


# --- the immediate attack ------------------------------------------------------------------------


@final
class Immediate(Question[State]):
    """VE-70, VE-72, VE-73: an attacker with whom VE-99 can be met, or decline."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [*castle_characters(state), c.DONE]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.DONE:
            return None
        if not c.is_character(move):
            return character_first(state, seat, move, ATTACKER_AT_ONCE_FIRST)
        character: i64 = move - c.CHAR
        target: i64 = state.words[at.NAMED] - 1
        if character == target:
            return ATTACKS_ITSELF_AT_ONCE
        reason = NOT_AT_ONCE.objection(state, character)
        reason = reason or combat.may_not_attack(state, seat, character)
        if reason is not None:
            return reason
        low: i64 = state.printed.value[state.words[at.LOW_WATER] - 1]
        reaches = groups.can_attack(state, seat, character, target, low)
        return None if reaches else IMMEDIATE_OUT_OF_REACH

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        if move == c.DONE:
            words[at.LOW_WATER] = 0
            state.clear_field()
            words[at.NEXT] = at.ACTION_ENDS
            if state.journal is not None:
                facts.tell(state, "fact-no-attack", player=c.HUMANS)
            return
        words[at.ATTACKER] = move - c.CHAR + 1
        words[at.TARGET] = words[at.NAMED]
        words[at.DECISION] = at.USE_WATER
        words[at.COMPOSING] = 1


@final
class UseWater(Question[State]):
    """VE-75, VE-241: the lower card counts; without it only if the hand alone is enough."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [c.YES, c.DONE]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.YES:
            return None
        if move != c.DONE:
            return misplaced(state, seat, move)
        words = state.words
        target: i64 = words[at.TARGET] - 1
        enough = groups.can_attack(state, seat, words[at.ATTACKER] - 1, target, 0)
        return None if enough else WATER_IS_NEEDED

    def take(self, state: State, seat: i64, move: i64) -> None:
        """VE-74 to VE-77: the card belongs to the first group, if it is used."""
        words = state.words
        combat.begin(state)
        if move == c.YES:
            low: i64 = words[at.LOW_WATER] - 1
            words[at.LOW_WATER] = 0
            words[at.FIELD + c.HUMANS * c.KINDS + low] -= 1
            words[at.GROUP + low] += 1
            words[at.GROUP_SIZE] = 1
