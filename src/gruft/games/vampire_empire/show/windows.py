"""The open window of Vampire Empire as everybody sees it, and when the table may pass in it.

Its kind, what opened it, who is still to be asked: nothing in it depends on anybody's hand but its
size. Standing orders read no more than that.
"""

from gruft.games.vampire_empire.notation.names import character_word, kind_word
from gruft.games.vampire_empire.state import cards as c
from gruft.games.vampire_empire.state import layout as at
from gruft.games.vampire_empire.state.state import State
from gruft.kernel.journal import Telling
from gruft.kernel.orders import Occasion, Order
from gruft.kernel.position import Window
from gruft.kernel.refusal import seat_of

SUPPORT, RESPONSE, REPLACEMENT, RESCUE = "support", "response", "replacement", "rescue"
#: VE-116, read the other way: nobody but the second player, who is asked after each card.
PROTECTION = "protection"
#: The kinds of windows, and the message that says what opened one.
WINDOWS = {
    at.WINDOW: (SUPPORT, "window"),
    at.RESPOND: (RESPONSE, "window-respond"),
    at.REPLACE: (REPLACEMENT, "window-replace"),
    at.WATER_RESPONSE: ("denial", "window-water"),
    at.DEATH: (RESCUE, "window-death"),
}


def open_window(state: State) -> Window | None:
    """Who is asked in it, the first one first; in windows A and B the word returns."""
    decision = int(state.words[at.DECISION])
    if decision not in WINDOWS:
        return None
    kind, message = WINDOWS[decision]
    asked = int(state.words[at.ASKED])
    seats, returns = [asked], kind == SUPPORT
    if state.protects() and kind == SUPPORT:
        kind, message, returns = PROTECTION, "window-after-attack", False
    if returns and state.words[at.DECLINED] == 0 and state.hand_size(1 - asked) > 0:
        seats.append(1 - asked)
    return Window(kind, _trigger(state, kind, message), seats, returns)


def _trigger(state: State, kind: str, message: str) -> Telling:
    """What opened it: the step of the turn, or what was shown: a group of a combat or of Hide, or a
    single card."""
    words = state.words
    if kind == SUPPORT:
        when = "before" if words[at.POINT] == at.WINDOW_A else "after"
        return Telling(f"{message}-{when}-action", {"player": seat_of(words[at.ACTIVE])})
    answering = kind in (RESPONSE, REPLACEMENT)
    about = at.TARGET if kind == PROTECTION else at.NAMED
    if answering and words[at.CONTEXT] == at.ON_COMBAT:
        # H is asked even if V has shown nothing, or nothing of it is left.
        none = "-none" if kind == RESPONSE and words[at.GROUP_SIZE] == 0 else ""
        message, about = f"{message}-combat{none}", at.TARGET
    elif answering and words[at.CONTEXT] == at.ON_HIDE:
        message = f"{message}-hide"
    elif answering:
        card = kind_word(state.printed, int(words[at.CARD]) - 1)
        return Telling(f"{message}-card", {"player": seat_of(c.VAMPIRES), "card": card})
    elif kind == RESCUE and state.printed.readings.regeneration_always:
        message = f"{message}-always"
    return Telling(message, {"character": character_word(int(words[about]) - 1)})


def _is_turn_of(occasion: Occasion) -> bool:
    return occasion.window.trigger.args.get("player") == seat_of(occasion.seat)


def passes_in_own_turn(occasion: Occasion) -> bool:
    """In windows A and B of one's own turn pass, and wait for the opponent's turn."""
    return occasion.window.kind == SUPPORT and _is_turn_of(occasion)


def passes_in_other_turns(occasion: Occasion) -> bool:
    """In windows A and B of the opponent's turn pass."""
    return occasion.window.kind == SUPPORT and not _is_turn_of(occasion)


def passes_at_single_cards(occasion: Occasion) -> bool:
    """Let the opponent's single support cards be; Hide and combat are still asked."""
    return occasion.window.kind == RESPONSE and occasion.window.trigger.key.endswith("-card")


ORDERS = (
    Order("own-turn", passes_in_own_turn),
    Order("other-turn", passes_in_other_turns),
    Order("single-cards", passes_at_single_cards),
)
