"""What the table itself tells everybody: lines taken back, a new branch of luck, the end."""

from gruft.kernel.journal import Fact, Telling
from gruft.kernel.record import Ended, Undone
from gruft.kernel.refusal import seat_of


def undone(step: Undone, lines: int, new_branch: bool) -> list[Fact]:
    """Everybody hears who took back how much, and whether luck was drawn anew."""
    facts = [_for_all("log-undone", player=seat_of(step.seat), lines=lines)]
    if new_branch:
        facts.append(_for_all("log-new-branch", branch=step.branch))
    return facts


def ended(step: Ended) -> list[Fact]:
    """Everybody hears who ended the match."""
    return [_for_all(f"log-{step.cause}", player=seat_of(step.seat))]


def _for_all(key: str, **args: object) -> Fact:
    return Fact(Telling(key, args), {})
