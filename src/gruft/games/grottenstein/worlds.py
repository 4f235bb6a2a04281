"""Worlds of Vampir: positions that fit all that one seat knows (section 21)."""

from mypy_extensions import i64

from gruft.games.grottenstein.state import State
from gruft.kernel.chance import Chance


def imagine(state: State, seat: i64, chance: Chance) -> None:
    """Section 21."""
