"""The story of a match of Vampire Queen: points after each phase, slayers, hands that were shed."""

from gruft.games.vampire_queen.layout import PHASE
from gruft.games.vampire_queen.position import VampireQueen
from gruft.kernel.position import Position
from gruft.kernel.refusal import seat_of
from gruft.kernel.story import Gauge, Reading, Story


class VampireQueenStory(Story):
    """What tells a match of Vampire Queen."""

    # Weightiest first. Who led a slayer tells little: what counts is where it ended up.
    turning = ("fact-scores-nothing", "fact-takes")
    counted = ("fact-wins-round", "fact-takes", "fact-scores-nothing")
    score = "story-score"
    unit = "story-unit"
    title = "story-title"

    def reading(self, position: Position) -> Reading:
        """VQ-119: everybody's points; a phase is counted when it has been scored."""
        assert isinstance(position, VampireQueen)
        gauges = [Gauge(seat_of(seat), int(position.score(seat))) for seat in range(position.seats)]
        return Reading(int(position.words[PHASE]) - (0 if position.is_over() else 1), gauges)
