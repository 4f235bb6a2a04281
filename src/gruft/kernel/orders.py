"""Standing orders: what a game lets a player arrange in advance for its windows.

An order sees the window and the table as a spectator sees it, and nothing else, so that it cannot
read anybody's hand, its owner's included. It says whether the table may pass for its owner; it
never plays a card.
"""

from collections.abc import Callable
from dataclasses import dataclass

from gruft.kernel.scene import OpenWindow, Scene


@dataclass(frozen=True, slots=True)
class Occasion:
    """A window as an order sees it: whose order it is, and the seats that it was given for."""

    window: OpenWindow
    scene: Scene
    seat: int
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Order:
    """An order: its key (`order-<key>` is its label) and the occasions on which it passes.

    `names_seats` says that it is given for certain seats, one at least.
    """

    key: str
    passes: Callable[[Occasion], bool]
    names_seats: bool = False
