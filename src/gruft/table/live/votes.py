"""What all must agree to: taking lines back past the horizon, and ending a match without a result.

One proposal at a time. Bots agree to everything, and so do seats that bots play to the end. A
player who is away for a while is asked about taking back, and not about breaking the match off.
"""

from dataclasses import dataclass, replace

from gruft.kernel.refusal import Refused
from gruft.table.live.acts import Agreed, Declined, Matter, Proposed


@dataclass(frozen=True, slots=True)
class Vote:
    """An open proposal and who has agreed to it."""

    seat: int
    matter: Matter
    keep: int
    agreed: frozenset[int]

    def missing(self, voters: frozenset[int]) -> frozenset[int]:
        """The seats that have yet to agree."""
        return voters - self.agreed


def after_vote(vote: Vote | None, act: Proposed | Agreed | Declined) -> Vote | None:
    """Open a vote, count a voice, or close the vote because somebody does not agree."""
    if isinstance(act, Proposed):
        if vote is not None:
            raise Refused("vote-open")
        return Vote(act.seat, act.matter, act.keep, frozenset({act.seat}))
    if vote is None:
        raise Refused("vote-none")
    if isinstance(act, Declined):
        return None
    return replace(vote, agreed=vote.agreed | {act.seat})
