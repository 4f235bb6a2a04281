"""What opened a window of Vampire Empire, in words that everybody may hear."""

from gruft.games.vampire_empire.cards import VAMPIRES
from gruft.games.vampire_empire.layout import (
    ACTIVE,
    CARD,
    CONTEXT,
    DEATH,
    DECISION,
    NAMED,
    ON_COMBAT,
    ON_HIDE,
    POINT,
    RESPOND,
    TARGET,
    WATER_RESPONSE,
    WINDOW,
    WINDOW_A,
)
from gruft.games.vampire_empire.names import character_word, kind_word
from gruft.games.vampire_empire.state import State
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of


def trigger(state: State) -> Telling:
    """The moment, as the open decision and the table tell it."""
    decision = int(state.words[DECISION])
    if decision == WINDOW:
        key = "window-before-action" if state.words[POINT] == WINDOW_A else "window-after-action"
        return Telling(key, {"player": seat_of(state.words[ACTIVE])})
    if decision == WATER_RESPONSE:
        return Telling("window-water", _named(state))
    if decision == DEATH:
        return Telling("window-death", _named(state))
    return _shown(state, "window-respond" if decision == RESPOND else "window-replace")


def _named(state: State) -> dict[str, object]:
    return {"character": character_word(int(state.words[NAMED]) - 1)}


def _shown(state: State, key: str) -> Telling:
    """VE-173: what V has shown: a group of a combat or of Hide, or a single card."""
    context = int(state.words[CONTEXT])
    if context == ON_HIDE:
        return Telling(f"{key}-hide", _named(state))
    if context == ON_COMBAT:
        target = character_word(int(state.words[TARGET]) - 1)
        return Telling(f"{key}-combat", {"character": target})
    card = kind_word(state.printed, int(state.words[CARD]) - 1)
    return Telling(f"{key}-card", {"player": seat_of(VAMPIRES), "card": card})
