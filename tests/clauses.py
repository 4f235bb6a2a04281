"""Which clauses the rulebooks state, whatever the kernel makes of them.

What the tests claim to prove is read by `gruft.testing.clauses`, so that authors of other games can
ask the same of their tests.
"""

import re

from gruft.testing.clauses import clauses_claimed, in_order, marks, scenario_proves

__all__ = ["clauses_claimed", "clauses_stated", "in_order", "marks", "scenario_proves"]

STATED = re.compile(r"^(?:[-*] )?\*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)


def clauses_stated(rulebook: str) -> list[str]:
    """Return the ids in the order of the book."""
    return STATED.findall(rulebook)
