"""Standing orders of Vampire Empire: when the table may pass in a window.

They read what everybody sees: whose turn it is, and what opened the window.
"""

from gruft.kernel.orders import Occasion, Order
from gruft.kernel.refusal import seat_of

#: The kinds of windows, as `windows.py` names them.
SUPPORT, RESPONSE = "support", "response"


def passes_in_own_turn(occasion: Occasion) -> bool:
    """In windows A and B of one's own turn pass, and wait for the opponent's turn."""
    active = occasion.window.trigger.args.get("player")
    return occasion.window.kind == SUPPORT and active == seat_of(occasion.seat)


def passes_in_other_turns(occasion: Occasion) -> bool:
    """In windows A and B of the opponent's turn pass."""
    active = occasion.window.trigger.args.get("player")
    return occasion.window.kind == SUPPORT and active != seat_of(occasion.seat)


def passes_at_single_cards(occasion: Occasion) -> bool:
    """Let the opponent's single support cards be; Hide and combat are still asked."""
    return occasion.window.kind == RESPONSE and occasion.window.trigger.key.endswith("-card")


ORDERS = (
    Order("own-turn", passes_in_own_turn),
    Order("other-turn", passes_in_other_turns),
    Order("single-cards", passes_at_single_cards),
)
