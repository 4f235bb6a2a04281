"""What the table itself tells everybody: lines taken back, a new branch of luck, the end."""

from collections.abc import Sequence

from gruft.kernel.journal import Fact, Telling
from gruft.kernel.record import Ended, Undone
from gruft.kernel.refusal import seat_of
from gruft.kernel.scene import SPECTATOR


def undone(step: Undone, taken: Sequence[Sequence[Fact]], new_branch: bool) -> list[Fact]:
    """Everybody hears who took back how much, and whether luck was drawn anew.

    `told` is how many messages of the log that is for each reader, who may have been told more than
    others: a client strikes them out.
    """
    facts = [fact for line in taken for fact in line]

    def telling(seat: int) -> Telling:
        told = sum(1 for fact in facts if fact.told(seat) is not None)
        player = seat_of(step.seat)
        return Telling("log-undone", {"player": player, "lines": len(taken), "told": told})

    apart = {seat for fact in facts for seat in fact.private}
    facts_told = [Fact(telling(SPECTATOR), {seat: telling(seat) for seat in sorted(apart)})]
    if new_branch:
        facts_told.append(_for_all("log-new-branch", branch=step.branch))
    return facts_told


def ended(step: Ended) -> list[Fact]:
    """Everybody hears who ended the match."""
    return [_for_all(f"log-{step.cause}", player=seat_of(step.seat))]


def window_over(seat: int) -> Fact:
    """A seat alone hears that a window closed without it: who answers is nobody else's business."""
    return Fact(None, {seat: Telling("log-window-over", {})})


def _for_all(key: str, **args: object) -> Fact:
    return Fact(Telling(key, args), {})
