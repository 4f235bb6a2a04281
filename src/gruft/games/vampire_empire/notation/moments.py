"""Conditions on positions of Vampire Empire: the moments for which they are told."""

from collections.abc import Callable

from gruft.games.vampire_empire.rules.position import VampireEmpire
from gruft.games.vampire_empire.state import layout as at

Holds = Callable[[VampireEmpire], bool]
#: When it must hold, the clause that asks for it, and what must hold.
Condition = tuple[Holds, str, Holds]


def decision_is(*decisions: int) -> Holds:
    """One of these decisions is open."""
    return lambda position: position.words[at.DECISION] in decisions


responding = decision_is(at.RESPOND, at.REPLACE)


def responding_to(context: int) -> Holds:
    """H responds to this, or V replaces a card of it."""
    return lambda position: responding(position) and bool(position.words[at.CONTEXT] == context)


def either(*moments: Holds) -> Holds:
    """One of these moments has come."""
    return lambda position: any(moment(position) for moment in moments)
