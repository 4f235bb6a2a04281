"""Section 3: the vampire's secret arrangement of cellar cards and locks."""

from typing import Final, final

from mypy_extensions import i64

from gruft.games.grottenstein.rules.common import SlotQuestion, is_card, is_lock
from gruft.games.grottenstein.show import facts
from gruft.games.grottenstein.state import cards as c
from gruft.games.grottenstein.state import layout as at
from gruft.games.grottenstein.state.bits import bit
from gruft.games.grottenstein.state.state import State
from gruft.kernel.question import Reason

SET_UP_FIRST: Final = Reason("refusal-set-up-first", "GR-19", "question")
NO_CELLAR_CARD: Final = Reason("refusal-no-cellar-card", "GR-23", "card")
LAID_ALREADY: Final = Reason("refusal-laid-already", "GR-23", "card")
LOCK_USED: Final = Reason("refusal-lock-used", "GR-26", "lock")

LOCKS: Final[list[int]] = [c.M_LOCK + colour for colour in range(c.LOCKS)]


def cards_to_lay(state: State) -> list[int]:
    """GR-23: the cellar cards that are not laid yet."""
    found: list[int] = []
    for card in range(i64(c.CARDS)):
        if state.words[at.PLACE + card] == at.IN_HAND:
            found.append(c.M_CARD + card)
    return found


def not_to_lay(state: State, card: i64) -> Reason | None:
    """GR-23: an event card, or a cellar card that lies already."""
    if state.words[at.PLACE + card] == at.IN_HAND:
        return None
    return NO_CELLAR_CARD if state.printed.deck[card] == c.EVENT else LAID_ALREADY


def not_at_set_up(state: State) -> str:
    """GR-19: before the first slot of the first round."""
    return "" if state.words[at.ROUND] == 1 and state.words[at.SLOT] == 0 else "GR-19"


@final
class Placing(SlotQuestion):
    """GR-23, GR-24: a card for the next cellar field, face down; the vampire seat remembers it."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return cards_to_lay(state)

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        return not_to_lay(state, move - c.M_CARD) if is_card(move) else SET_UP_FIRST

    def not_now(self, state: State) -> str:
        return not_at_set_up(state)

    def take(self, state: State, seat: i64, move: i64) -> None:
        words = state.words
        state.lay_down(move - c.M_CARD, words[at.PLACED])
        state.let_know(move - c.M_CARD, bit(words[at.VAMPIRE_SEAT]))
        words[at.PLACED] += 1
        state.ask(at.PLACING if len(cards_to_lay(state)) > 0 else at.LOCKING_CRYPT)


@final
class Locking(SlotQuestion):
    """GR-26, GR-27: two of the four lock cards: first the crypt's, then the armoured door's."""

    def candidates(self, state: State, seat: i64) -> list[int]:
        return LOCKS

    def objection(self, state: State, seat: i64, move: i64) -> Reason | None:
        if is_card(move):
            return not_to_lay(state, move - c.M_CARD)
        if not is_lock(move):
            return SET_UP_FIRST
        second: bool = state.words[at.DECISION] == at.LOCKING_ARMOUR
        used: bool = second and state.words[at.LOCK + at.CRYPT_LOCK] == move - c.M_LOCK
        return LOCK_USED if used else None

    def not_now(self, state: State) -> str:
        return not_at_set_up(state)

    def take(self, state: State, seat: i64, move: i64) -> None:
        if state.words[at.DECISION] == at.LOCKING_CRYPT:
            state.words[at.LOCK + at.CRYPT_LOCK] = move - c.M_LOCK
            state.ask(at.LOCKING_ARMOUR)
            return
        state.words[at.LOCK + at.ARMOUR_LOCK] = move - c.M_LOCK
        if state.journal is not None:
            facts.arranged(state)
        state.words[at.NEXT] = at.SLOT_BEGINS
