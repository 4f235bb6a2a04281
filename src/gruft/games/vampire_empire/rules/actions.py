"""Chapter 7: the one action of a turn: hide a character, ask with holy water, fight, or pass."""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.rules import combat, support, turns
from gruft.games.vampire_empire.rules.common import (
    FALLING_ORDER,
    Elsewhere,
    all_of,
    castle_characters,
    character_first,
    misplaced,
    never_held,
    not_held,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

ACTIONS_OF_VAMPIRES: Final[list[int]] = [c.HIDE, c.COMBAT, c.PASS]
ACTIONS_OF_HUMANS: Final[list[int]] = [c.ASK_WATER, c.COMBAT, c.PASS]

HUMANS_DO_NOT_HIDE: Final = Reason("refusal-humans-do-not-hide", "VE-204")
TOO_FEW_RED_CARDS: Final = Reason("refusal-too-few-red-cards", "VE-55", "held=red_held")
VAMPIRES_DO_NOT_ASK: Final = Reason("refusal-vampires-do-not-ask", "VE-53")
TOO_FEW_WATER_CARDS: Final = Reason("refusal-too-few-water-cards", "VE-62", "held=water_held")
NO_CARDS_FOR_REVEALED: Final = Reason("refusal-no-cards-for-revealed", "VE-87")
NO_CARDS_FOR_COMBAT: Final = Reason("refusal-no-cards-for-combat", "VE-100")
ACTION_LEFT_OUT: Final = Reason("refusal-action-left-out", "VE-38")
WINDOW_IS_CLOSED: Final = Reason("refusal-window-is-closed", "VE-120", "card")
ACTION_FIRST: Final = Reason("refusal-action-first", "VE-38", "card")

NOT_TO_BE_HIDDEN: Final = Elsewhere("VE-56")
CHARACTER_TO_HIDE_FIRST: Final = Reason("refusal-character-first", "VE-245")

HIDE_NOT_COMPLETE: Final = Reason("refusal-hide-not-complete", "VE-55", "missing=to_hide")
WATER_NOT_COMPLETE: Final = Reason("refusal-water-not-complete", "VE-62", "missing=to_ask")
HIDE_NEEDS_RED: Final = Reason("refusal-hide-needs-red", "VE-55", "card")
NEEDS_WATER: Final = Reason("refusal-needs-water", "VE-62", "card")
FOLLOW: Final = "refusal-too-few-follow"
TOO_FEW_RED_FOLLOW: Final = Reason(FOLLOW, "VE-241", "card", "missing=to_hide", "cards=next")
TOO_FEW_WATER_FOLLOW: Final = Reason(FOLLOW, "VE-241", "card", "missing=to_ask", "cards=next")


@final
class Act(Question[State]):
    """VE-38, VE-53, VE-54: the actions of the seat, as far as they can be carried out."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return ACTIONS_OF_VAMPIRES if seat == c.VAMPIRES else ACTIONS_OF_HUMANS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.PASS:
            return None
        if move == c.HIDE:
            if seat == c.HUMANS:
                return HUMANS_DO_NOT_HIDE
            red: i64 = state.count_of_type(seat, c.RED, 0)
            return None if red >= c.HIDE_CARDS else TOO_FEW_RED_CARDS
        if move == c.ASK_WATER:
            if seat == c.VAMPIRES:
                return VAMPIRES_DO_NOT_ASK
            return None if can_ask(state, seat) else TOO_FEW_WATER_CARDS
        if move == c.COMBAT:
            if combat.is_possible(state, seat):
                return None
            # There is always somebody who may attack, so it is the cards that lack.
            bound = seat == c.VAMPIRES and state.revealed_in_castle() > 0
            return NO_CARDS_FOR_REVEALED if bound else NO_CARDS_FOR_COMBAT
        if move == c.DONE:
            return ACTION_LEFT_OUT
        if not c.is_play(move):
            return misplaced(state, seat, move)
        kind: i64 = move - c.PLAY
        missing = never_held(state, seat, kind)
        return missing or (WINDOW_IS_CLOSED if c.goes_into_windows(kind) else ACTION_FIRST)

    def take(self, state: State, seat: i64, move: i64) -> None:
        """The action is begun; what it needs follows in the same line."""
        words = state.words
        if move == c.PASS:
            held: i64 = state.hand_size(seat)
            cost: i64 = held if held < c.PASS_CARDS else c.PASS_CARDS
            support.ask_for_payment(state, cost, at.FOR_PASS)
            return
        words[at.COMPOSING] = 1
        if move == c.COMBAT:
            words[at.DECISION] = at.CHOOSE_ATTACKER
        else:
            words[at.DECISION] = at.HIDE_CHAR if move == c.HIDE else at.WATER_CHAR
            words[at.LAST] = c.PLAY


def can_ask(state: State, seat: i64) -> bool:
    """VE-62: two water cards; the castle always has somebody to ask about (VE-63, VE-215)."""
    return state.count_of_type(seat, c.WATER, 0) >= c.WATER_CARDS


def passed(state: State) -> None:
    """VE-79 to VE-81: the cards are in the moat, and window B follows."""
    if state.journal is not None:
        facts.tell_paid(state, state.words[at.ASKED], "fact-passes")
    state.words[at.NEXT] = at.ACTION_ENDS


def end_action(state: State) -> None:
    """VE-35: window B follows every action."""
    state.words[at.NAMED] = 0
    state.words[at.GROUP_SIZE] = 0
    state.words[at.POINT] = at.WINDOW_B
    state.words[at.NEXT] = at.WINDOW_OPENS


# --- naming a character and showing cards --------------------------------------------------------


def name(state: State, move: i64, cards: i64) -> None:
    state.words[at.NAMED] = move - c.CHAR + 1
    state.words[at.DECISION] = cards
    state.words[at.COMPOSING] = 1


@final
class ShowCards(Question[State]):
    """VE-55, VE-62: so many cards of one type in rising order; the last one shows them all."""

    def __init__(self, key: str, clauses: Sequence[str], wanted: i64, count: i64) -> None:
        super().__init__(key, clauses)
        self.wanted = wanted
        self.count = count
        hides = wanted == c.RED
        self.not_complete = HIDE_NOT_COMPLETE if hides else WATER_NOT_COMPLETE
        self.wrong_type = HIDE_NEEDS_RED if hides else NEEDS_WATER
        self.too_few = TOO_FEW_RED_FOLLOW if hides else TOO_FEW_WATER_FOLLOW

    def candidates(self, state: State, seat: i64) -> list[int]:
        return all_of(c.PLAY, state, seat, state.words[at.LAST] - c.PLAY)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.DONE:
            return self.not_complete
        if not c.is_play(move):
            return misplaced(state, seat, move)
        kind: i64 = move - c.PLAY
        missing = never_held(state, seat, kind)
        if missing is not None:
            return missing
        if state.printed.types[kind] & self.wanted == 0:
            return self.wrong_type
        missing = not_held(state, seat, kind)
        if missing is not None:
            return missing
        if move < state.words[at.LAST]:
            return FALLING_ORDER
        left: i64 = state.count_of_type(seat, self.wanted, kind)
        return None if left + state.words[at.GROUP_SIZE] >= self.count else self.too_few

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        state.play_from_hand(seat, move - c.PLAY)
        words[at.GROUP + move - c.PLAY] += 1
        words[at.GROUP_SIZE] += 1
        words[at.LAST] = move
        if words[at.GROUP_SIZE] < self.count:
            words[at.COMPOSING] = 1
            return
        state.onto_field(seat)
        if state.journal is not None:
            facts.show(
                state,
                "fact-hides" if self.wanted == c.RED else "fact-asks",
                player=seat,
                character=words[at.NAMED] - 1,
                cards=facts.counted(state, at.GROUP),
            )
        if self.wanted == c.RED:
            words[at.CONTEXT] = at.ON_HIDE
            words[at.NEXT] = at.RESPONSE_ASKED
        else:
            words[at.NEXT] = at.WATER_SHOWN


@final
class HideCharacter(Question[State]):
    """VE-56: somebody in the castle, revealed or not; named together with the cards."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return castle_characters(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if c.is_character(move):
            return NOT_TO_BE_HIDDEN.objection(state, move - c.CHAR)
        return character_first(state, seat, move, CHARACTER_TO_HIDE_FIRST)

    def take(self, state: State, seat: i64, move: i64) -> None:
        name(state, move, at.HIDE_CARD)


def hide(state: State) -> None:
    """VE-58 to VE-60: with three effective red cards the character changes places."""
    character: i64 = state.words[at.NAMED] - 1
    hidden = state.words[at.GROUP_SIZE] >= c.HIDE_CARDS
    state.clear_field()
    state.words[at.NEXT] = at.ACTION_ENDS
    if state.journal is not None:
        facts.tell(state, "fact-hidden" if hidden else "fact-hide-fails", character=character)
    if hidden:
        state.to_the_bottom(character)
        state.refill()
        turns.check_castle(state)
