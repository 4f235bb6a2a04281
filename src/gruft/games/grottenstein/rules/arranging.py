"""Section 3: the vampire's secret arrangement of cellar cards and locks."""

from mypy_extensions import i64

from gruft.games.grottenstein import facts
from gruft.games.grottenstein.bits import bit
from gruft.games.grottenstein.cards import CARDS, LOCKS, M_CARD, M_LOCK
from gruft.games.grottenstein.layout import (
    ARMOUR_LOCK,
    CRYPT_LOCK,
    DECISION,
    IN_HAND,
    LOCK,
    LOCKING_ARMOUR,
    LOCKING_CRYPT,
    NEXT,
    PLACE,
    PLACED,
    SLOT_BEGINS,
    VAMPIRE_SEAT,
)
from gruft.games.grottenstein.state import State


def cards_to_lay(state: State) -> list[int]:
    """GR-23: the cellar cards that are not laid yet."""
    found: list[int] = []
    card: i64 = 0
    while card < CARDS:
        if state.words[PLACE + card] == IN_HAND:
            found.append(M_CARD + card)
        card += 1
    return found


def lay_cellar_card(state: State, move: i64) -> None:
    """GR-23, GR-24: the next cellar field, face down; the vampire seat remembers it."""
    words = state.words
    state.lay_down(move - M_CARD, words[PLACED])
    state.let_know(move - M_CARD, bit(words[VAMPIRE_SEAT]))
    words[PLACED] += 1
    state.ask(words[DECISION] if len(cards_to_lay(state)) > 0 else LOCKING_CRYPT)


def locks(state: State) -> list[int]:
    """GR-26: two of the four lock cards, one after the other."""
    found: list[int] = []
    colour: i64 = 0
    while colour < LOCKS:
        used: bool = state.words[DECISION] == LOCKING_ARMOUR and (
            state.words[LOCK + CRYPT_LOCK] == colour
        )
        if not used:
            found.append(M_LOCK + colour)
        colour += 1
    return found


def choose_lock(state: State, move: i64) -> None:
    """GR-26, GR-27: first the crypt's, then the armoured door's; then the first round begins."""
    if state.words[DECISION] == LOCKING_CRYPT:
        state.words[LOCK + CRYPT_LOCK] = move - M_LOCK
        state.ask(LOCKING_ARMOUR)
        return
    state.words[LOCK + ARMOUR_LOCK] = move - M_LOCK
    if state.journal is not None:
        facts.arranged(state)
    state.words[NEXT] = SLOT_BEGINS
