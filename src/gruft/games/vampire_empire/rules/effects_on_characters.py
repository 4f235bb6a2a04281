"""Chapter 10: cards that touch the characters: markers, Secret Journey, Mist Form, Hypnosis."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.knowledge.sightings import returned_on_top
from gruft.games.vampire_empire.rules import support, turns
from gruft.games.vampire_empire.rules.common import (
    MUST,
    MUST_BE_CHOSEN,
    Elsewhere,
    castle_characters,
    clause_of,
    misplaced,
)
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.cards import best_marked, class_of, marker_class
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

#: By the support card that takes effect.
NOT_IN_CASTLE: Final[dict[int, Elsewhere]] = {
    kind: Elsewhere(clause_of(kind)) for kind in (*c.MARKER_CARDS, c.SECRET_JOURNEY)
}
NOT_IN_CASTLE[c.MIST_FORM] = Elsewhere("VE-185")
MARKS_ANOTHER_CLASS: Final[dict[int, Reason]] = {
    kind: Reason(
        "refusal-marks-another-class",
        clause_of(kind),
        "character",
        "card=played",
        "classes=played_class",
    )
    for kind in c.MARKER_CARDS
}
VANISHING_MUST_BE_CHOSEN: Final = Reason(MUST, "VE-185", "card=played")
MIST_NEEDS_REVEALED: Final = Reason("refusal-mist-needs-revealed", "VE-185", "character")
RETURN_MUST_BE_CHOSEN: Final = Reason(MUST, "VE-187", "card=played")
RETURNS_ALREADY: Final = Reason("refusal-returns-already", "VE-251", "character")
NOT_TO_RETURN: Final = Elsewhere("VE-187")


# --- choosing a character ------------------------------------------------------------------------


@final
class EffectCharacter(Question[State]):
    """VE-155, VE-156, VE-176, VE-185: somebody in the castle who fits the card."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return castle_characters(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        kind: i64 = state.words[at.CARD] - 1
        if move == c.DONE:
            return VANISHING_MUST_BE_CHOSEN if kind == c.MIST_FORM else MUST_BE_CHOSEN[kind]
        if not c.is_character(move):
            return misplaced(state, seat, move)
        elsewhere = NOT_IN_CASTLE[kind].objection(state, move - c.CHAR)
        if elsewhere is not None or suits(state, kind, move - c.CHAR):
            return elsewhere
        return MIST_NEEDS_REVEALED if kind == c.MIST_FORM else MARKS_ANOTHER_CLASS[kind]

    def take(self, state: State, seat: i64, move: i64) -> None:
        character: i64 = move - c.CHAR
        kind: i64 = state.words[at.CARD] - 1
        if kind == c.SECRET_JOURNEY:
            _set_out(state, character)
        elif kind == c.MIST_FORM:
            _vanish(state, character)
        else:
            state.words[at.PICKED] = character + 1
            support.ask_for_choice(state, at.EFFECT_SIDE, True)


def suits(state: State, kind: i64, character: i64) -> bool:
    """A marker needs the class, Mist Form a revealed vampire, Secret Journey anybody."""
    if kind == c.MIST_FORM:
        return state.is_revealed(character)
    return marker_class(kind) in (0, class_of(character))


@final
class EffectSide(Question[State]):
    """VE-155, VE-176, VE-199: attack or defence; the marker adds to those that are there."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return [c.SIDE + c.ATTACK, c.SIDE + c.DEFENCE]

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if c.SIDE <= move < c.ACTION:
            return None
        if move == c.DONE:
            return MUST_BE_CHOSEN[state.words[at.CARD] - 1]
        return misplaced(state, seat, move)

    def take(self, state: State, seat: i64, move: i64) -> None:
        character: i64 = state.words[at.PICKED] - 1
        kind: i64 = state.words[at.CARD] - 1
        value: i64 = 2 if best_marked(kind) == character else 1
        state.words[at.MARKERS + (move - c.SIDE) * c.CHARACTERS + character] += value
        state.words[at.PICKED] = 0
        if state.journal is not None:
            facts.tell(
                state,
                "fact-marker",
                player=seat,
                character=character,
                side=move - c.SIDE,
                value=value,
            )
        state.words[at.NEXT] = at.EFFECT_ENDS


def _set_out(state: State, character: i64) -> None:
    """VE-156 to VE-161: the card stays with the traveller, so it is not put into the moat."""
    state.words[at.CARD] = 0
    if state.journal is not None:
        facts.tell(state, "fact-sets-out", character=character)
    state.send_away(character)
    _refilled(state)


def _refilled(state: State) -> None:
    """VE-19, VE-215: the castle is filled up and checked."""
    state.refill()
    if not turns.check_castle(state):
        state.words[at.NEXT] = at.EFFECT_ENDS


# --- Mist Form ----


def begin_vanishing(state: State, straight_on: bool) -> None:
    """VE-185, VE-252: with one revealed vampire in the castle there is nothing to choose."""
    if state.revealed_in_castle() > 1:
        support.ask_for_choice(state, at.EFFECT_CHAR, straight_on)
        return
    character: i64 = 0
    while not (state.in_castle(character) and state.is_revealed(character)):
        character += 1
    _vanish(state, character)


def _vanish(state: State, character: i64) -> None:
    """VE-185: shuffled into the city; the castle is filled up, perhaps with the same vampire."""
    state.leave_castle(character, at.IN_CITY)
    state.shuffle_into_city(character)
    if state.journal is not None:
        facts.tell_luck(state, "fact-vanishes", character=character)
    _refilled(state)


# --- Hypnosis ------------------------------------------------------------------------------------


def begin_hypnosis(state: State) -> None:
    """VE-186, VE-188: the top two of the city enter, or the only one."""
    entered: i64 = 0
    while entered < c.HYPNOTISED and state.words[at.CITY_SIZE] > 0:
        state.enter_from_city()
        entered += 1
    state.words[at.TO_PICK] = entered
    support.ask_for_choice(state, at.EFFECT_RETURN, False)


@final
class EffectReturn(Question[State]):
    """VE-187, VE-189, VE-251: of those who are in the castle now; the first will lie on top."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return castle_characters(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.DONE:
            return RETURN_MUST_BE_CHOSEN
        if not c.is_character(move):
            return misplaced(state, seat, move)
        if move - c.CHAR + 1 == state.words[at.PICKED]:
            return RETURNS_ALREADY
        return NOT_TO_RETURN.objection(state, move - c.CHAR)

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        first: i64 = words[at.PICKED] - 1
        words[at.TO_PICK] -= 1
        if words[at.TO_PICK] > 0:
            words[at.PICKED] = move - c.CHAR + 1
            words[at.COMPOSING] = 1
            return
        words[at.PICKED] = 0
        _return_to_city(state, move - c.CHAR, first)


def _return_to_city(state: State, character: i64, top: i64) -> None:
    """VE-190, VE-191: who leaves loses its markers; the castle is checked when it is finished."""
    state.leave_castle(character, at.IN_CITY)
    state.onto_the_city(character)
    if top >= 0:
        state.leave_castle(top, at.IN_CITY)
        state.onto_the_city(top)
    returned_on_top(state.words, state.words[at.PLAYER], 1 if top < 0 else 2)
    if state.journal is not None:
        facts.hypnosis_returned(state, character, top)
    if not turns.check_castle(state):
        state.words[at.NEXT] = at.EFFECT_ENDS
