"""Standing orders of The Vampire Connection: when the table may pass in a window for hunters.

They read what everybody sees: how a vampire travels, and whose vampire lies in its tomb.
"""

from gruft.games.vampire_connection.notation.names import key
from gruft.games.vampire_connection.show.scene import IN_TOMB_MARK, STAKED_MARK
from gruft.kernel.orders import Occasion, Order
from gruft.kernel.refusal import seat_of, word

#: The kinds of windows in which hunters may be played.
TOMB, MOVEMENT = "tomb", "movement"


def passes_at_other_tombs(occasion: Occasion) -> bool:
    """In tomb windows pass, unless the vampire of a chosen seat lies open to hunters."""
    return occasion.window.kind == TOMB and not any(
        IN_TOMB_MARK in view.marks and STAKED_MARK not in view.marks
        for view in occasion.scene.seats
        if view.seat in occasion.about
    )


def passes_on_other_journeys(occasion: Occasion) -> bool:
    """In movement windows pass, unless the vampire of a chosen seat is on its way."""
    chosen = [seat_of(seat) for seat in occasion.about]
    traveller = occasion.window.trigger.args.get("player")
    return occasion.window.kind == MOVEMENT and traveller not in chosen


def passes_unless_by_bat(occasion: Occasion) -> bool:
    """In movement windows pass, unless somebody flies as a bat."""
    form = occasion.window.trigger.args.get("form")
    return occasion.window.kind == MOVEMENT and form != word(key("bat"))


ORDERS = (
    Order("tombs", passes_at_other_tombs, names_seats=True),
    Order("journeys", passes_on_other_journeys, names_seats=True),
    Order("not-by-bat", passes_unless_by_bat),
)
