"""Chapter 8.2: the lord of a captive wards an attack off, or does not."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.vampire_connection.rules.common import (
    NOT_HELD,
    NOT_YOUR_TURN,
    OTHER_QUESTION,
    Decision,
)
from gruft.games.vampire_connection.rules.victims import seize_opportunity, steal
from gruft.games.vampire_connection.show import facts
from gruft.games.vampire_connection.show.triggers import attack_trigger
from gruft.games.vampire_connection.state import cards as c
from gruft.games.vampire_connection.state import layout as at
from gruft.games.vampire_connection.state.state import State
from gruft.kernel.position import Window
from gruft.kernel.question import Reason

LORD_FIRST: Final = Reason("refusal-others-answer-first", "VC-123", "player=asked")
BOOK_AGAINST_ROBBERY: Final = Reason("refusal-book-against-robbery", "VC-121")
NO_PRIEST_HERE: Final = Reason("refusal-no-priest-here", "VC-122", "card")
ONLY_PROTECTION: Final = Reason("refusal-only-protection-now", "VC-123")

RESPONSES: Final[list[int]] = [c.PASS, *range(c.RESPOND, c.FIRST)]


def ask_the_lord(state: State, lord: i64) -> None:
    """VC-125: asked by public facts, whatever they hold."""
    state.words[at.DECISION] = at.RESPONSE
    state.words[at.ASKED] = lord
    state.words[at.RESPONDED] = 0


@final
class Respond(Decision):
    """VC-106, VC-121 to VC-124: one fitting protection card wards the attack off."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return RESPONSES

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if move == c.PASS:
            return None
        if not c.is_response(move):
            return ONLY_PROTECTION if c.is_play(move) else OTHER_QUESTION
        kind: i64 = move - c.RESPOND
        if kind == c.LAID_BOOK:
            if state.words[at.CARD] != c.PLAY_OPPORTUNITY:
                return BOOK_AGAINST_ROBBERY
        elif not state.has_priest(seat, False):
            return NO_PRIEST_HERE
        return NOT_HELD[c.CRUCIFIX + kind] if state.held(seat, c.CRUCIFIX + kind) == 0 else None

    def take(self, state: State, seat: i64, move: i64) -> None:
        if move != c.PASS:
            if state.journal is not None:
                facts.warded_off(state, seat, move)
            state.discard(seat, c.CRUCIFIX + move - c.RESPOND)
        else:
            if state.journal is not None:
                facts.window_closed(state)
            if state.words[at.CARD] == c.PLAY_OPPORTUNITY:
                seize_opportunity(state)
            else:
                steal(state)
        state.words[at.NEXT] = at.PLAY_GOES_ON

    def not_asked(self, state: State, seat: i64) -> Reason:
        return LORD_FIRST if seat == state.words[at.ACTIVE] else NOT_YOUR_TURN

    def window(self, state: State) -> Window | None:
        return Window("response", attack_trigger(state), [state.words[at.ASKED]], False)
