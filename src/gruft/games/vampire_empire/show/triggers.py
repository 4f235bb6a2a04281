"""What opened a window of Vampire Empire, in words that everybody may hear."""

from gruft.games.vampire_empire.notation.names import (
    character_word,
    kind_word,
)
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of


def trigger(state: State) -> Telling:
    """The moment, as the open decision and the table tell it."""
    decision = int(state.words[at.DECISION])
    if decision == at.WINDOW:
        key = (
            "window-before-action"
            if state.words[at.POINT] == at.WINDOW_A
            else "window-after-action"
        )
        return Telling(key, {"player": seat_of(state.words[at.ACTIVE])})
    if decision == at.WATER_RESPONSE:
        return Telling("window-water", _named(state))
    if decision == at.DEATH:
        return Telling("window-death", _named(state))
    return _shown(state, "window-respond" if decision == at.RESPOND else "window-replace")


def _named(state: State) -> dict[str, object]:
    return {"character": character_word(int(state.words[at.NAMED]) - 1)}


def _shown(state: State, key: str) -> Telling:
    """VE-173: what V has shown: a group of a combat or of Hide, or a single card."""
    context = int(state.words[at.CONTEXT])
    if context == at.ON_HIDE:
        return Telling(f"{key}-hide", _named(state))
    if context == at.ON_COMBAT:
        target = character_word(int(state.words[at.TARGET]) - 1)
        # VE-119, VE-145: H is asked even if V has shown nothing, or nothing of it is left.
        none = key == "window-respond" and state.words[at.GROUP_SIZE] == 0
        return Telling(f"{key}-combat-none" if none else f"{key}-combat", {"character": target})
    card = kind_word(state.printed, int(state.words[at.CARD]) - 1)
    return Telling(f"{key}-card", {"player": seat_of(c.VAMPIRES), "card": card})
