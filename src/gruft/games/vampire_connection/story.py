"""The story of a match of The Vampire Connection: drops per round, raids, stakes, disasters."""

from gruft.games.vampire_connection.position import VampireConnection
from gruft.kernel.position import Position
from gruft.kernel.refusal import seat_of
from gruft.kernel.story import Gauge, Reading, Story


class VampireConnectionStory(Story):
    """What tells a match of The Vampire Connection."""

    turning = (
        "fact-stakes",
        "fact-unrest",
        "fact-angel",
        "fact-ball",
        "fact-sunrise",
        "fact-steals",
        "fact-plays-party",
        "fact-village-empty",
    )
    counted = ("fact-catches", "fact-steals", "fact-consumes", "fact-stakes", "fact-turns-repulsed")
    score = "story-score"
    unit = "story-unit"
    title = "story-title"

    def reading(self, position: Position) -> Reading:
        """VC-230: everybody's drops, round by round."""
        assert isinstance(position, VampireConnection)
        gauges = [Gauge(seat_of(seat), int(position.drops(seat))) for seat in range(position.seats)]
        return Reading(int(position.round()), gauges)
