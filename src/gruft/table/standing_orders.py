"""Standing orders at a table: the three of the house, those of the game, and when they lapse.

An order passes for a seat that has not answered. It is private, reads public facts only, and is
looked at when a window may close, never before; so it shows in nothing but in how soon a window
closes, as a quick answer does. A seat that answers is not touched by its orders.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from gruft.kernel.game import Game
from gruft.kernel.orders import Occasion, Order
from gruft.kernel.refusal import Refused
from gruft.kernel.scene import OpenWindow, Scene, plain
from gruft.table.window_entries import RECALLED, THIS_TURN, THIS_WINDOW, UNTIL, Ordered, Recalled

ASK, CONCERNS, PASS = "ask", "concerns", "pass"


@dataclass(frozen=True, slots=True)
class Standing:
    """An order in force; `since` is how many lines had been played when it was given."""

    seat: int
    order: str
    about: tuple[int, ...]
    until: str
    since: int


Orders = tuple[Standing, ...]


# --- what can be ordered -------------------------------------------------------------------------


def concerns(occasion: Occasion) -> bool:
    """Tell whether a window names this seat, or is opened for it alone."""
    named = _seats_in(plain(occasion.window.trigger))
    return occasion.seat in named or occasion.window.seats == (occasion.seat,)


def _seats_in(value: object) -> Iterator[object]:
    if isinstance(value, Mapping) and "seat" in value:
        yield value["seat"]
    inner = value.values() if isinstance(value, Mapping) else value
    if isinstance(inner, Iterable) and not isinstance(inner, str):
        for one in inner:
            yield from _seats_in(one)


#: Always ask me; ask me only if it concerns me; pass for me.
PRESETS = (
    Order(ASK, lambda occasion: False),
    Order(CONCERNS, lambda occasion: not concerns(occasion)),
    Order(PASS, lambda occasion: True),
)
_PRESET_KEYS = frozenset(order.key for order in PRESETS)


def orders_of(game: Game) -> dict[str, Order]:
    """Every order that can be given at a table of this game; the same for every seat and hand."""
    return {order.key: order for order in (*PRESETS, *game.standing_orders())}


# --- giving and recalling ------------------------------------------------------------------------


def with_order(orders: Orders, step: Ordered, game: Game, seats: int, lines: int) -> Orders:
    """Give an order: a preset takes the place of another, and "always ask me" of all orders."""
    _check_order(step, game, seats)
    if step.order == ASK:
        return tuple(one for one in orders if one.seat != step.seat)
    replaced = _PRESET_KEYS if step.order in _PRESET_KEYS else {step.order}
    kept = [one for one in orders if one.seat != step.seat or one.order not in replaced]
    return (*kept, Standing(step.seat, step.order, step.about, step.until, lines))


def without_order(orders: Orders, step: Recalled) -> Orders:
    """Recall an order that was given."""
    kept = tuple(one for one in orders if (one.seat, one.order) != (step.seat, step.order))
    if len(kept) == len(orders):
        raise Refused("order-not-given", given=step.order[:60])
    return kept


def _check_order(step: Ordered, game: Game, seats: int) -> None:
    known = orders_of(game)
    if step.order not in known:
        raise Refused("order-unknown", given=step.order[:60], known=", ".join(known))
    if step.until not in UNTIL:
        raise Refused("order-unknown-until", given=step.until[:60], known=", ".join(UNTIL))
    if bool(step.about) != known[step.order].names_seats:
        key = "order-without-seats" if step.about else "order-needs-seats"
        raise Refused(key, given=step.order)
    for seat in step.about:
        if not 0 <= seat < seats:
            raise Refused("table-no-seat", given=seat, high=seats - 1)


# --- looking at them -----------------------------------------------------------------------------


def passing_seats(orders: Orders, game: Game, window: OpenWindow, scene: Scene) -> set[int]:
    """The seats whose orders pass in this window; `scene` is the spectator's."""
    known = orders_of(game)
    return {
        one.seat
        for one in orders
        if known[one.order].passes(Occasion(window, scene, one.seat, one.about))
    }


def still_standing(orders: Orders, window_is_over: bool, turn_is_over: bool, turn: int) -> Orders:
    """The orders that do not lapse now; `turn` is the seat whose turn it is."""
    lapsed = {THIS_WINDOW: window_is_over, THIS_TURN: turn_is_over, RECALLED: False}
    return tuple(
        one for one in orders if not lapsed.get(one.until, turn_is_over and one.seat == turn)
    )


def given_before(orders: Orders, lines: int) -> Orders:
    """The orders that had been given when so many lines were played; undo takes the rest back."""
    return tuple(one for one in orders if one.since <= lines)


def given_by(orders: Orders, seat: int) -> Sequence[Standing]:
    """The orders of one seat, for its own eyes."""
    return tuple(one for one in orders if one.seat == seat)
