"""Chapter 7.2: V hides a character of the castle in the city."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_empire.rules import actions, turns
from gruft.games.vampire_empire.rules.common import Elsewhere, castle_characters, character_first
from gruft.games.vampire_empire.show import facts
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.question import Question, Reason

NOT_TO_BE_HIDDEN: Final = Elsewhere("VE-56")
CHARACTER_TO_HIDE_FIRST: Final = Reason("refusal-character-first", "VE-245")


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
        actions.name(state, move, at.HIDE_CARD)


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
