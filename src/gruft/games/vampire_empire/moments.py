"""Moments of Vampire Empire, for conditions on positions: which decision is open, and why."""

from collections.abc import Callable

from gruft.games.vampire_empire.layout import DECISION, PAY, PURPOSE
from gruft.games.vampire_empire.pending_json import open_entries
from gruft.games.vampire_empire.position import VampireEmpire

Holds = Callable[[VampireEmpire], bool]
#: When it must hold, the clause that asks for it, and what must hold.
Condition = tuple[Holds, str, Holds]


def decision_is(*decisions: int) -> Holds:
    """One of these decisions is open."""
    return lambda position: position.words[DECISION] in decisions


def has_entry(key: str) -> Holds:
    """The open decision has this entry."""
    return lambda position: key in open_entries(position)


def paying_for(purpose: int) -> Holds:
    """This is being paid for."""
    return lambda position: bool(
        position.words[DECISION] == PAY and position.words[PURPOSE] == purpose
    )


def responding(position: VampireEmpire) -> bool:
    """H responds to V's cards, or V replaces one."""
    return "context" in open_entries(position)
