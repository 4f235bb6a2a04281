"""What always stands on the table of Vampire Queen: the aim, who is ahead, how far the end is.

All of it is public (VQ-119, VQ-120), so every seat reads the same; who only watches has no aim.
"""

from gruft.games.vampire_queen.knowledge.worlds import hand_size
from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.state import layout as at
from gruft.kernel.journal import Telling
from gruft.kernel.refusal import seat_of, words

AIM = Telling("aim-fewest", {})


def standing(position: VampireQueen) -> tuple[Telling, ...]:
    """VQ-96, VQ-114: who has the fewest points, and what ends the phase."""
    if position.is_over():
        return ()
    return (AIM, _ahead(position), _ending(position))


def _ahead(position: VampireQueen) -> Telling:
    points = [int(position.score(seat)) for seat in range(position.seats)]
    fewest = min(points)
    first = [seat for seat, mine in enumerate(points) if mine == fewest]
    if len(first) == position.seats:
        return Telling("ahead-nobody", {"points": fewest})
    return Telling("ahead-fewest", {"players": words([*map(seat_of, first)]), "points": fewest})


def _ending(position: VampireQueen) -> Telling:
    fewest = min(int(hand_size(position.hand(seat))) for seat in range(position.seats))
    phase, phases = int(position.words[at.PHASE]), int(position.phases)
    key = "ending-last-phase" if phase == phases else "ending-phase"
    return Telling(key, {"phase": phase, "phases": phases, "cards": fewest})
