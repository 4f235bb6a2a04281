"""The story of a match of Vampire Queen: points after each phase, slayers, hands that were shed."""

from gruft.games.vampire_queen.rules.position import VampireQueen
from gruft.games.vampire_queen.state import layout as at
from gruft.kernel.position import Position
from gruft.kernel.story import Reading, ScoredStory, of_seats


class VampireQueenStory(ScoredStory):
    """What tells a match of Vampire Queen."""

    # Weightiest first. Who led a slayer tells little: what counts is where it ended up.
    turning = ("fact-scores-nothing", "fact-takes")
    counted = ("fact-wins-round", "fact-takes", "fact-scores-nothing")

    def reading(self, position: Position) -> Reading:
        """VQ-119: everybody's points; a phase is counted when it has been scored."""
        assert isinstance(position, VampireQueen)
        points = of_seats(position.score(seat) for seat in range(position.seats))
        return Reading(int(position.words[at.PHASE]) - (0 if position.is_over() else 1), points)
